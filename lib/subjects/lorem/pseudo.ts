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

function simplePartsOf(line: string): Part[] {
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

/** The head of an ICU message that chooses among texts: {count, plural, … */
const choosing = /\{\s*[\w.-]+\s*,\s*(?:plural|select|selectordinal)\s*,/

/** Where the brace that opens at `start` is closed; -1 where it is not. */
function closingOf(line: string, start: number): number {
  let depth = 0
  for (let at = start; at < line.length; at++) {
    if (line[at] === '{') depth++
    if (line[at] === '}' && --depth === 0) return at
  }
  return -1
}

/** Text and what stays as it is. Of {count, plural, one {# file} other {# files}} only the texts of the choices are text. */
function partsOf(line: string): Part[] {
  const found = choosing.exec(line)
  const end = found ? closingOf(line, found.index) : -1
  if (!found || end < 0) return simplePartsOf(line)
  const parts = simplePartsOf(line.slice(0, found.index))
  let at = found.index + found[0].length
  parts.push({ text: found[0], isText: false })
  for (let open = line.indexOf('{', at); open >= 0 && open < end; open = line.indexOf('{', at)) {
    const close = closingOf(line, open)
    parts.push({ text: line.slice(at, open + 1), isText: false }, ...partsOf(line.slice(open + 1, close)))
    at = close
  }
  parts.push({ text: line.slice(at, end + 1), isText: false })
  return [...parts, ...partsOf(line.slice(end + 1))]
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
