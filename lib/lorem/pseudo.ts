const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accented = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž']
const accents = new Map([...plain].map((letter, at) => [letter, accented[at] ?? letter]))

/** What programs put values into, and markup: {name}, {{name}}, ${name}, %s, %1$d, %(name)s, <b>, &amp;, \n. */
const untouched =
  /\$?\{\{?[^{}]*\}?\}|%(?:\d+\$|\([\w.]+\))?[-+ 0#]*(?:\d+)?(?:\.\d+)?(?:hh?|ll?|[Lqjzt])?[a-zA-Z@]|%%|<\/?[a-zA-Z][^<>]*>|&(?:#\d+|#x[0-9a-fA-F]+|\w+);|\\[nrt"'\\]/g

const vowels = /[aeiouAEIOU]/

interface Part {
  text: string
  isText: boolean
}

function partsOf(line: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const found of line.matchAll(untouched)) {
    if (found.index > end) parts.push({ text: line.slice(end, found.index), isText: true })
    parts.push({ text: found[0], isText: false })
    end = found.index + found[0].length
  }
  if (end < line.length) parts.push({ text: line.slice(end), isText: true })
  return parts
}

export interface PseudoOptions {
  accents: boolean
  /** Share by which the text grows, 0.3 for 30%; counted on the characters outside placeholders, rounded up. */
  growth: number
  /** Brackets around each line show where text is cut off or put together. */
  brackets: boolean
}

/**
 * One line of interface text as a test translation: letters with accents, longer, in brackets. Placeholders and markup stay as
 * they are. Vowels are doubled until the line has grown enough; where that is not enough, tildes follow.
 */
export function pseudolocalise(line: string, options: PseudoOptions): string {
  if (line.trim() === '') return line
  const parts = partsOf(line)
  const letters = parts.filter(({ isText }) => isText).reduce((sum, { text }) => sum + [...text].length, 0)
  let missing = Math.ceil(letters * options.growth - 1e-9)
  const vowelCount = parts.reduce(
    (sum, { text, isText }) => sum + (isText ? [...text].filter((sign) => vowels.test(sign)).length : 0),
    0,
  )
  let vowelsLeft = vowelCount
  const written = parts.map(({ text, isText }) => {
    if (!isText) return text
    return [...text]
      .map((sign) => {
        const shown = options.accents ? (accents.get(sign) ?? sign) : sign
        if (!vowels.test(sign)) return shown
        // Spread evenly over the vowels that are still to come.
        const extra = Math.min(Math.ceil(missing / vowelsLeft), 3)
        missing -= extra
        vowelsLeft--
        const small = options.accents ? (accents.get(sign.toLowerCase()) ?? sign) : sign.toLowerCase()
        return shown + small.repeat(extra)
      })
      .join('')
  })
  const text = written.join('') + '~'.repeat(missing)
  return options.brackets ? `[${text}]` : text
}
