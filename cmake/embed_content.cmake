# Writes OUT, a source file that holds the text of each of FILES below FROM: see games/content.h.
# Every byte is escaped, so no text can end a literal early or be cut inside a character.
set(code "// Generated from content by cmake/embed_content.cmake.\n#include \"games/content.h\"\n\n")
string(APPEND code "namespace turnwright {\n\nstd::span<const ContentFile> all_content() {\n")
string(APPEND code "  static const ContentFile kFiles[] = {\n")
foreach(file ${FILES})
  file(RELATIVE_PATH path ${FROM} ${file})
  file(READ ${file} bytes HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
  # A literal may be no longer than 64 KiB everywhere; neighbours are joined by the compiler.
  string(REGEX REPLACE "(\\\\x0a)" "\\1\"\n\"" bytes "${bytes}")
  string(APPEND code "      {\"${path}\",\n\"${bytes}\"},\n")
endforeach()
string(APPEND code "  };\n  return kFiles;\n}\n\n}  // namespace turnwright\n")
file(WRITE ${OUT} "${code}")
