/* What vCard 4.0 (RFC 6350) and iCalendar (RFC 5545) have in common. */

/** A TEXT value: backslash, comma, semicolon and line break are escaped (RFC 6350, 3.4; RFC 5545, 3.3.11). */
export function escapeTextValue(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\\,;\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`))
}

function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}

const longestLine = 75

/** A content line cut so that no line is longer than 75 octets of UTF-8, never within a character (RFC 6350, 3.2; RFC 5545, 3.1). */
export function foldLine(line: string): string {
  let folded = ''
  let length = 0
  for (const character of line) {
    const bytes = bytesOf(character)
    if (length + bytes > longestLine) {
      folded += '\r\n '
      length = 1
    }
    folded += character
    length += bytes
  }
  return folded
}

/** Content lines as both formats end them. */
export function joinLines(lines: readonly string[]): string {
  return `${lines.map(foldLine).join('\r\n')}\r\n`
}
