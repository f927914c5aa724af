/** Up to two capital letters for a place that has no picture: of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name
    .trim()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words
  return chosen.map((word) => (/[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '').toUpperCase()).join('')
}

/**
 * A name in the two parts that a contact has. The family name is what is said to be it where that stands in the name, else the last
 * word; a name of one word is a given name.
 */
export function nameParts(name: string, family = ''): { givenName: string; familyName: string } {
  const whole = name.trim().replace(/\s+/g, ' ')
  const wanted = family.trim()
  if (wanted !== '') {
    const rest = whole.includes(wanted) ? whole.replace(wanted, ' ').replace(/\s+/g, ' ').trim() : whole
    return { givenName: rest, familyName: wanted }
  }
  const at = whole.lastIndexOf(' ')
  return at < 0
    ? { givenName: whole, familyName: '' }
    : { givenName: whole.slice(0, at), familyName: whole.slice(at + 1) }
}
