/** Words that overstate or judge a person instead of saying what happened. */
const loaded = [
  'always',
  'never',
  'constantly',
  'everyone',
  'everybody',
  'nobody',
  'obviously',
  'clearly',
  'lazy',
  'stupid',
  'careless',
  'incompetent',
  'useless',
  'hopeless',
  'liar',
  'disgraceful',
  'attitude',
] as const

/** Which of them a text has, as whole words in any case, each once and in the order of the list. */
export function loadedWords(text: string): string[] {
  const words = new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])
  return loaded.filter((word) => words.has(word))
}
