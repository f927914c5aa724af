import fc from 'fast-check'

const lineEnd = fc.constantFrom('\n', '\n', '\n', '\r\n', '\r')
const word = fc.constantFrom(
  'a',
  'b',
  'c',
  'Total',
  'total',
  '12.50',
  'naïve',
  '東京',
  '👩‍👧',
  '',
  ' ',
  '\t',
  '# note',
  'end.',
)
const line = fc.array(word, { maxLength: 4 }).map((words) => words.join(' '))

/** A text of lines from a small stock, with any line ends, often without one at the end, sometimes empty. */
export const randomText = fc
  .tuple(fc.array(fc.tuple(line, lineEnd), { maxLength: 14 }), fc.boolean())
  .map(([lines, ended]) => {
    const text = lines.map(([content, end]) => content + end).join('')
    return ended ? text : text.replace(/(?:\r\n|\n|\r)$/, '')
  })

/** A text and an edited form of it, or an unrelated one. */
export const textPair = fc.oneof(
  fc.tuple(randomText, randomText),
  fc.tuple(randomText, fc.array(fc.tuple(fc.nat(), fc.nat(6), word), { maxLength: 4 })).map(([text, edits]) => {
    let edited = text
    for (const [place, length, added] of edits) {
      const at = edited === '' ? 0 : place % edited.length
      edited = edited.slice(0, at) + added + edited.slice(at + length)
    }
    return [text, edited] as [string, string]
  }),
)

/** The same runs every time. */
export const seeded = { seed: 2_031, numRuns: 400 }
