# Writes OUT, a source file that holds the text of each of FILES: see games/rulebook.h.
set(texts "")
set(books "")
set(count 0)
foreach(file ${FILES})
  get_filename_component(name ${file} NAME_WE)
  file(READ ${file} text)
  # Compilers need not take a literal longer than 64 KiB, neighbours joined: so a text is added up from parts.
  # A part ends with a line, and thus never inside a character.
  string(APPEND texts "      std::string()")
  string(LENGTH "${text}" length)
  while(length GREATER 0)
    string(SUBSTRING "${text}" 0 8000 part)
    string(FIND "${part}" "\n" newline REVERSE)
    if(length LESS 8000 OR newline EQUAL -1)
      set(part "${text}")
    else()
      math(EXPR end "${newline} + 1")
      string(SUBSTRING "${text}" 0 ${end} part)
    endif()
    string(APPEND texts " +\n      R\"~~~~(${part})~~~~\"")
    string(LENGTH "${part}" end)
    string(SUBSTRING "${text}" ${end} -1 text)
    string(LENGTH "${text}" length)
  endwhile()
  string(APPEND texts ",\n")
  string(APPEND books "      {\"${name}\", kTexts[${count}]},\n")
  math(EXPR count "${count} + 1")
endforeach()
file(WRITE ${OUT} "// Generated from docs/rules by cmake/embed.cmake.
#include \"games/rulebook.h\"

namespace turnwright {

std::span<const Rulebook> all_rulebooks() {
  static const std::string kTexts[] = {
${texts}  };
  static const Rulebook kRulebooks[] = {
${books}  };
  return kRulebooks;
}

}  // namespace turnwright
")
