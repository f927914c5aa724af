/** Ways in which programs write names of several words. */
export const identifierStyles = ['camel', 'pascal', 'snake', 'constant', 'kebab', 'train', 'dot', 'path'] as const
export type IdentifierStyle = (typeof identifierStyles)[number]

/**
 * The words of a name, however it is written: apart at spaces, signs and before capitals ("parseHTMLPage" is parse, HTML, Page). A number
 * stays with the letters before it.
 */
export function wordsOfName(name: string): string[] {
  return name
    .replaceAll(/['’]/g, '')
    .replaceAll(/([\p{Ll}\p{N}])(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
}

const big = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
const separators = { snake: '_', constant: '_', kebab: '-', train: '-', dot: '.', path: '/' } as const

/** A name in one style. Words of the keep list keep their capitals where the style has any. */
export function identifier(name: string, style: IdentifierStyle, keep: ReadonlyMap<string, string>): string {
  const words = wordsOfName(name)
  const asBig = (word: string) => keep.get(word.toLowerCase()) ?? big(word)
  switch (style) {
    case 'camel':
      return words.map((word, at) => (at === 0 ? word.toLowerCase() : asBig(word))).join('')
    case 'pascal':
      return words.map(asBig).join('')
    case 'train':
      return words.map(asBig).join('-')
    case 'constant':
      return words.map((word) => word.toUpperCase()).join('_')
    default:
      return words.map((word) => word.toLowerCase()).join(separators[style])
  }
}
