import { choice, date, defineTransform, integer, text, toggle, type Notice } from '@/lib/kits/transform'
import { problem } from '@/lib/base/problem'
import { repeated } from '@/lib/subjects/repeating/repeat'

const signs = { line: '\n', space: ' ', comma: ', ', none: '' } as const
const utf8 = new TextEncoder()

export default defineTransform({
  takes: { kind: 'text', label: 'Your text', placeholder: 'Box {n:03}', accept: '.txt,.md,.csv', carried: 'text' },
  gives: { kind: 'text', label: 'Repeated', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    until: choice('Repeat', {
      options: { times: 'A number of times', characters: 'Up to a length', bytes: 'Up to a size in bytes' },
      initial: 'times',
      as: 'menu',
    }),
    times: integer('Times', { initial: 10, min: 1, max: 1_000_000, shownWhen: { field: 'until', is: 'times' } }),
    size: integer('Size', {
      initial: 1000,
      min: 1,
      max: 10_000_000,
      help: 'In characters as people count them, or in bytes of UTF-8.',
      shownWhen: { field: 'until', is: ['characters', 'bytes'] },
    }),
    separator: choice('Between copies', {
      options: { line: 'A line break', space: 'A space', comma: 'A comma', none: 'Nothing', own: 'Your own' },
      initial: 'line',
      as: 'menu',
    }),
    between: text('Put between copies', {
      initial: ' | ',
      optional: true,
      maxLength: 200,
      shownWhen: { field: 'separator', is: 'own' },
    }),
    counts: toggle('Fill in {n}, {n:03}, {alpha} and {date}', { initial: true }),
    start: integer('Counter begins at', {
      initial: 1,
      min: -1_000_000,
      max: 1_000_000_000,
      negative: true,
      shownWhen: { field: 'counts', is: true },
      refines: true,
    }),
    step: integer('Each copy adds', {
      initial: 1,
      min: -100_000,
      max: 100_000,
      negative: true,
      shownWhen: { field: 'counts', is: true },
      refines: true,
    }),
    day: date('First day of {date}', {
      initial: '2027-01-01',
      shownWhen: { field: 'counts', is: true },
      refines: true,
    }),
    shuffles: toggle('Shuffle the words of each copy', { initial: false, refines: true }),
    seed: integer('Order number', {
      initial: 1,
      min: 0,
      max: 999_999,
      help: 'The same number gives the same orders again.',
      shownWhen: { field: 'shuffles', is: true },
      refines: true,
    }),
  },
  method:
    'Copies are put one behind the other; where a size ends them, the last one is cut at the end of a grapheme cluster of Unicode Annex 29',
  leadsTo: ['character-counter', 'word-counter', 'sort-lines'],
  limits: [
    'A result has at most 50 MB, and at most 2,000 copies where words are shuffled.',
    'A size is never exceeded; where the next character has more bytes than are left, the result is up to that much shorter.',
    '{alpha} counts a to z, then aa. {date} is a day of the Gregorian calendar, as ISO 8601 writes it.',
    'Braces with anything else within stay as they are.',
  ],
  sources: [
    { title: 'Unicode Standard Annex #29: Unicode Text Segmentation', href: 'https://www.unicode.org/reports/tr29/' },
    { title: 'RFC 3629: UTF-8', href: 'https://www.rfc-editor.org/rfc/rfc3629' },
    { title: 'ISO 8601-1:2019: dates', href: 'https://www.iso.org/standard/70907.html' },
  ],
  run(given, { separator, between, ...rules }, { show }) {
    const done = repeated(given, { ...rules, between: separator === 'own' ? (between ?? '') : signs[separator] })
    if (!done)
      return problem(
        rules.until === 'times' ? 'times' : 'size',
        'must be lower: copies have more than 50 MB together, or are more than 2,000 with shuffled words.',
      )
    const bytes = utf8.encode(done.text).length
    const notices: Notice[] =
      given === ''
        ? []
        : [
            { is: 'plain', says: `Copies: ${show.count(done.copies)}. Bytes of UTF-8: ${show.count(bytes)}.` },
            ...(done.isCut ? [{ is: 'plain' as const, says: 'The last copy was cut to keep to the size.' }] : []),
          ]
    return { gives: done.text, notices }
  },
  examples: [
    {
      name: 'Labels with numbers',
      given: { text: 'Box {n:03}' },
      options: { times: 4 },
      expect: { text: 'Box 001\nBox 002\nBox 003\nBox 004' },
    },
    {
      name: 'A field filled to its limit',
      given: { text: 'test ✓ ' },
      options: { until: 'bytes', size: 20, separator: 'none' },
      expect: { text: 'test ✓ test ✓ te' },
    },
    {
      name: 'Days of a rota',
      given: { text: '{date} shift {alpha}' },
      options: { times: 3, separator: 'comma' },
      expect: { text: '2027-01-01 shift a, 2027-01-02 shift b, 2027-01-03 shift c' },
    },
  ],
})
