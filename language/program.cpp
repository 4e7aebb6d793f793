#include "language/program.h"

#include "engine/check.h"

namespace turnwright::language {
namespace {

std::string signed_text(int number) {
  return (number < 0 ? "-" : "+") + std::to_string(number < 0 ? -number : number);
}

class Formula {
 public:
  Formula(const Operations& operations, const Lexicon& lexicon, const Program& program)
      : operations_(operations), lexicon_(lexicon), program_(program) {}

  std::string of(std::size_t at) const {
    const Operation& operation = operations_[program_[at].operation];
    if (operation.notation == ",") return list(operation, at);
    if (!operation.notation.empty()) return filled(operation, at);
    std::string text(operation.name);
    if (operation.slots.empty()) return text;
    for (std::size_t i = 0; i < operation.slots.size(); ++i)
      text += (i == 0 ? "(" : ", ") + slot(operation, at, i);
    return text + ")";
  }

 private:
  std::string slot(const Operation& operation, std::size_t at, std::size_t i) const {
    const Slot& slot = operation.slots[i];
    const std::size_t place = child(operations_, program_, at, i);
    const int value = program_[place].value;
    switch (slot.kind) {
      case SlotKind::kNumber: return number_text(value);
      case SlotKind::kSigned: return signed_text(value);
      case SlotKind::kPair: return to_text(unpack(program_[place].value));
      case SlotKind::kWord: return std::string(word_name(operations_, lexicon_, slot.of, value));
      case SlotKind::kCategory: break;
    }
    return of(place);
  }

  std::string list(const Operation& operation, std::size_t at) const {
    std::string text;
    for (std::size_t i = 0; i < operation.slots.size(); ++i) {
      const Node& node = program_[child(operations_, program_, at, i)];
      const bool head = operation.slots[i].kind == SlotKind::kWord &&
                        operation.slots[i].of == operations_.head_class();
      if (node.operation == kValue && node.value == 0 && !head) continue;
      const std::string part = slot(operation, at, i);
      if (part.empty()) continue;
      text += (text.empty() ? "" : ",") + part;
    }
    return text;
  }

  std::string filled(const Operation& operation, std::size_t at) const {
    std::string text;
    std::string_view rest = operation.notation;
    while (!rest.empty()) {
      const std::size_t open = rest.find('{');
      text += rest.substr(0, open);
      if (open == std::string_view::npos) break;
      const std::size_t close = rest.find('}', open);
      const std::string_view name = rest.substr(open + 1, close - open - 1);
      for (std::size_t i = 0; i < operation.slots.size(); ++i)
        if (operation.slots[i].name == name) text += slot(operation, at, i);
      rest.remove_prefix(close + 1);
    }
    return text;
  }

  const Operations& operations_;
  const Lexicon& lexicon_;
  const Program& program_;
};

}  // namespace

std::string to_text(Pair pair) {
  return signed_text(pair.attack) + "/" + signed_text(pair.defence);
}

std::size_t after(const Operations& operations, const Program& program, std::size_t at) {
  std::size_t owed = 1;  // how many more nodes, at least, belong to it
  while (owed > 0) {
    DCHECK(at < program.size(), "a program that ends too early");
    if (program[at].operation != kValue) owed += operations[program[at].operation].slots.size();
    --owed;
    ++at;
  }
  return at;
}

std::size_t child(const Operations& operations, const Program& program, std::size_t at,
                  std::size_t slot) {
  std::size_t place = at + 1;
  for (std::size_t i = 0; i < slot; ++i) place = after(operations, program, place);
  return place;
}

int head_of(const Operations& operations, const Program& program, std::size_t at) {
  if (program[at].operation == kValue) return -1;
  const Operation& operation = operations[program[at].operation];
  if (operation.stands_for >= 0) return operation.stands_for;
  for (std::size_t i = 0; i < operation.slots.size(); ++i) {
    const Slot& slot = operation.slots[i];
    const std::size_t place = child(operations, program, at, i);
    if (slot.kind == SlotKind::kWord && slot.of == operations.head_class())
      return program[place].value;
    if (slot.kind == SlotKind::kCategory) {
      const int head = head_of(operations, program, place);
      if (head >= 0) return head;
    }
  }
  return -1;
}

std::string formula(const Operations& operations, const Lexicon& lexicon, const Program& program,
                    std::size_t at) {
  return Formula(operations, lexicon, program).of(at);
}

}  // namespace turnwright::language
