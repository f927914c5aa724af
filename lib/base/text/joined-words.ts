/** Parts of a sentence in a row: "a", "a and b", "a, b and c"; an empty text for none. */
export function joinedWords(parts: readonly string[], last: 'and' | 'or' = 'and'): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`
}
