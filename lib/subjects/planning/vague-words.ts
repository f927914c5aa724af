/** Words by which a promise can mean anything; each is looked for as a whole. */
const vague = [
  'as needed',
  'as required',
  'if necessary',
  'where appropriate',
  'best effort',
  'best efforts',
  'reasonable',
  'timely',
  'user-friendly',
  'state of the art',
  'industry standard',
  'high quality',
  'etc',
  'and so on',
  'and more',
  'tbd',
] as const

/** Which of them a text has, in any case, each once and in the order of the list. */
export function vagueWords(text: string): string[] {
  const plain = text.toLowerCase()
  return vague.filter((word) => new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, 'u').test(plain))
}
