/** Text as searches compare it: without capitals, accents and other ways to write the same sign (² is 2). */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
