const letters = /\p{L}+/gu

function isShouted(match: string): boolean {
  return match === match.toUpperCase() && /\p{L}{2}/u.test(match)
}

/**
 * A replacement in the capitals of what it replaces, by the rule of GNU Emacs (`replace-match`): all capitals where the match has no
 * small letter and a word of two letters; else a capital at the start of each word where every word of the match has one; else as it is.
 */
export function inCaseOf(match: string, replacement: string): string {
  const words = match.match(letters)
  if (!words) return replacement
  if (isShouted(match)) return replacement.toUpperCase()
  const isCapitalised = (word: string) => /^\p{Lu}/u.test(word)
  if (!words.every(isCapitalised)) return replacement
  return replacement.replace(letters, (word) => {
    const [first = '', ...rest] = word
    return first.toUpperCase() + rest.join('')
  })
}
