/** From the first UTF-16 unit to before the last. */
export interface Span {
  start: number
  end: number
}

/** Abbreviations that stand before what goes on with a capital letter or a number, by language, in small letters. */
const abbreviations = new Set(
  [
    'mr mrs ms dr prof st sr jr rev gen col sgt capt lt gov sen rep hon vs etc fig figs no nos vol ed eds pp p ch sec approx dept est inc ltd co corp cf al e.g i.e a.m p.m u.s u.k ph.d',
    'bzw ca d.h evtl ggf hr fr inkl nr od s str tel u.a usw vgl z.b z.t abs art dipl ing jh mio mrd',
    'm mm mme mlle av apr env etc p.ex cf chap éd',
    'sra srta ud uds pág núm art ej dña',
    'sig sigra dott avv ecc pag es',
    'dhr mevr bijv blz enz o.a t.a.v nr drs',
    'exmo exma sr',
    'tzn np itd itp ul prof',
    'т.е т.д т.п г ул им',
  ]
    .join(' ')
    .split(' '),
)

const lastWord = /(?:^|[\s("“‘«[])((?:\p{L}[\p{L}\p{M}]*\.)*\p{L}[\p{L}\p{M}]*)\.["'”’»)\]]*\s*$/u
const closedByQuote = /[.!?…]+["'”’»)\]]+\s*$/u
const initial = /^\p{Lu}$/u
const hasLetter = /[\p{L}\p{N}]/u
const beginsSmall = /^[\s"'“‘«([]*\p{Ll}/u
/** What nearly always ends its sentence when a capital follows. */
const mayEnd = new Set([
  'etc',
  'a.m',
  'p.m',
  'u.s',
  'u.k',
  'usw',
  'ecc',
  'enz',
  'itd',
  'itp',
  'т.д',
  'т.п',
  'inc',
  'ltd',
  'co',
  'corp',
  'ph.d',
])

/** Whether the full stop at the end of `before` belongs to an abbreviation and the sentence goes on with `after`. */
function goesOn(before: string, after: string): boolean {
  // “Really?” she asked.
  if (closedByQuote.test(before) && beginsSmall.test(after)) return true
  const word = lastWord.exec(before)?.[1]
  if (word === undefined || after === '') return false
  if (initial.test(word)) return word !== 'I'
  const small = word.toLowerCase()
  return abbreviations.has(small) && (!mayEnd.has(small) || beginsSmall.test(after) || /^\s*\d/.test(after))
}

let segmenter: Intl.Segmenter | undefined

/** UAX 29 looks back for a long time in a long text, so it gets a stretch at a time. */
function* segmentsOf(text: string): Generator<[string, number]> {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' })
  for (const { segment, index } of segmenter.segment(text)) yield [segment, index]
}

export interface SentenceRules {
  /** A single line end ends a sentence; else only an empty line does, and lines that begin with a bullet or number. */
  lineEnds: boolean
}

const bullet = /^[ \t]*(?:[-*+•–▪◦]|\d+[.)]|[a-z][.)])[ \t]+/

function* blocksOf(text: string, { lineEnds }: SentenceRules): Generator<Span> {
  let start = 0
  let wasOpen = false
  for (const { 0: line, index } of text.matchAll(/[^\n\r\u0085\u2028\u2029]*(?:\r\n|[\n\r\u0085\u2028\u2029]|$)/g)) {
    if (line === '') break
    const begins = lineEnds || line.trim() === '' || bullet.test(line)
    if (begins && wasOpen) {
      yield { start, end: index }
      start = index
    }
    if (!wasOpen) start = index
    wasOpen = line.trim() !== ''
    if (!wasOpen) start = index + line.length
  }
  if (start < text.length) yield { start, end: text.length }
}

function trimmed(text: string, span: Span): Span {
  const piece = text.slice(span.start, span.end)
  const start = span.start + (piece.length - piece.trimStart().length)
  return { start, end: Math.max(start, span.end - (piece.length - piece.trimEnd().length)) }
}

/**
 * Sentences of UAX 29, not ended by an abbreviation ("Dr. Ames"), an initial ("J. Ames") or, unless asked, by a single line end. What
 * holds no letter or digit is no sentence. Spans leave out the white space around them.
 */
export function spansOfSentences(text: string, rules: SentenceRules = { lineEnds: true }): Span[] {
  const found: Span[] = []
  for (const block of blocksOf(text, rules)) {
    let begin = block.start
    for (const piece of stretchesOf(text.slice(block.start, block.end))) {
      addSentences(found, text, begin, piece)
      begin += piece.length
    }
  }
  return found
}

/** Of a sentence, enough to tell an abbreviation at its end. */
const longestEnd = 60

/** A stretch is short enough that UAX 29, which looks back, is quick. */
const longestStretch = 16_000

/** A long block in stretches that end after a sentence, else after a space, else anywhere. */
function* stretchesOf(block: string): Generator<string> {
  let rest = block
  while (rest.length > longestStretch) {
    const window = rest.slice(0, longestStretch)
    const sentence = /^[\s\S]*[.!?。！？]["'”’)\]]*[\s](?=\S)/u.exec(window)?.[0].length ?? 0
    const space = sentence > longestStretch / 2 ? sentence : window.lastIndexOf(' ') + 1
    const place = space > longestStretch / 2 ? space : Math.max(window.lastIndexOf('。') + 1, 0) || longestStretch
    const isPair = /[\ud800-\udbff]$/.test(window.slice(0, place))
    const end = isPair ? place - 1 : place
    yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  yield rest
}

function addSentences(found: Span[], text: string, begin: number, piece: string): void {
  // UAX 29 ends a sentence at every line end; where lines go on they are spaces.
  const flowing = piece.replaceAll(/[\n\r\u0085\u2028\u2029]/g, ' ')
  let open: Span | undefined
  for (const [segment, index] of segmentsOf(flowing)) {
    const span = { start: open?.start ?? begin + index, end: begin + index + segment.length }
    const rest = flowing.slice(index + segment.length, index + segment.length + 40)
    if (goesOn(flowing.slice(Math.max(span.start, span.end - longestEnd) - begin, span.end - begin), rest)) {
      open = span
      continue
    }
    open = undefined
    const exact = trimmed(text, span)
    if (hasLetter.test(text.slice(exact.start, exact.end))) found.push(exact)
  }
  if (open) found.push(trimmed(text, open))
}
