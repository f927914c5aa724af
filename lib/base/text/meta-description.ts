const longestDescription = 155

/**
 * Cuts a description to at most 155 characters, at the end of a word, and marks the cut with an ellipsis that counts.
 * A description that fits is returned as it is, with runs of white space as single spaces.
 */
export function metaDescription(text: string): string {
  const plain = text.replace(/\s+/g, ' ').trim()
  if (plain.length <= longestDescription) return plain
  const room = plain.slice(0, longestDescription)
  const lastSpace = room.lastIndexOf(' ')
  const cut = lastSpace > 0 ? room.slice(0, lastSpace) : room.slice(0, longestDescription - 1)
  return `${cut.replace(/[\s,;:.–-]+$/, '')}…`
}
