/** Beginnings of English words that name what a dismissal must not be about in many countries. */
const stems = [
  'pregnan',
  'matern',
  'patern',
  'disab',
  'ethnic',
  'race',
  'racial',
  'religio',
  'gender',
  'transgender',
  'sexual',
  'national origin',
  'nationality',
  'trade union',
  'whistleblow',
  'jury',
  'strike',
  'retirement age',
  'too old',
] as const

/** Which of them a text has at the beginning of a word, each once, as they stand in the text. */
export function protectedWords(text: string): string[] {
  const found = stems.flatMap((stem) => {
    const match = new RegExp(`(?<!\\p{L})${stem}\\p{L}*`, 'iu').exec(text)
    return match ? [match[0].toLowerCase()] : []
  })
  return [...new Set(found)]
}
