const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const letters = /\p{L}/gu

/** Whether more than a third of the letters are Chinese, Japanese or Korean, so that characters say more of its length than words. */
export function mostlyEastAsian(text: string): boolean {
  const found = text.match(eastAsian)?.length ?? 0
  return found > 0 && found > (text.match(letters)?.length ?? 0) / 3
}
