import { columnFields } from '@/lib/families/lines/column-fields'
import { choice, defineTransform, integer, toggle, type Notice } from '@/lib/kits/transform'
import { sortedLines } from '@/lib/subjects/lines/sorting'

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Lines',
    placeholder: 'One entry a line',
    accept: '.txt,.csv,.tsv,.log,.md',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Sorted', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    by: choice('Sort by', {
      options: {
        alphabet: 'Alphabet',
        natural: 'Alphabet, numbers by value',
        number: 'First number in the line',
        length: 'Length',
        ip: 'IP address',
        codes: 'Character codes, as programs do',
        shuffle: 'Random order',
      },
      initial: 'alphabet',
      as: 'menu',
    }),
    descends: toggle('From last to first', { initial: false, shownWhen: { field: 'by', is: notShuffled() } }),
    ignoresCase: toggle('Capitals make no difference', {
      initial: true,
      shownWhen: { field: 'by', is: ['alphabet', 'natural'] },
    }),
    dropsBlank: toggle('Remove blank lines', { initial: true }),
    dropsRepeated: toggle('Remove repeated lines', { initial: false }),
    language: choice('Alphabet of', {
      options: {
        en: 'English and most others',
        cs: 'Czech',
        da: 'Danish and Norwegian',
        de: 'German',
        es: 'Spanish',
        et: 'Estonian',
        hu: 'Hungarian',
        lt: 'Lithuanian',
        pl: 'Polish',
        sv: 'Swedish and Finnish',
        tr: 'Turkish',
        vi: 'Vietnamese',
      },
      initial: 'en',
      as: 'menu',
      shownWhen: { field: 'by', is: ['alphabet', 'natural'] },
      refines: true,
    }),
    seed: integer('Order number', {
      initial: 1,
      min: 0,
      max: 999_999,
      help: 'The same number gives the same order again.',
      shownWhen: { field: 'by', is: 'shuffle' },
    }),
    ...columnFields('Sort by column'),
  },
  method:
    'A stable sort: lines that compare alike keep their order. Alphabets are those of the Unicode Collation Algorithm as your browser has them',
  leadsTo: ['remove-duplicate-lines', 'word-counter', 'reverse-text'],
  limits: [
    'Alphabets come from your browser. Browsers of different years may place rare signs differently; character codes are the same everywhere.',
    'A number is read as your region writes it: 1.234 is a thousand and more in Germany. Exponents are not read.',
    'Lines without the number or the address that is asked for stand at the end, in their order.',
    'A column ends at its sign even within quotes. A table with quoted cells belongs into a table tool.',
    'A random order comes from its number and is no draw among people who do not trust each other.',
  ],
  sources: [
    {
      title: 'Unicode Technical Standard #10: Unicode Collation Algorithm',
      href: 'https://www.unicode.org/reports/tr10/',
    },
    {
      title: 'Unicode CLDR: collation charts',
      href: 'https://www.unicode.org/cldr/charts/latest/collation/index.html',
    },
    { title: 'POSIX.1-2024: sort', href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/sort.html' },
    { title: 'RFC 8439: ChaCha20, of which random orders are drawn', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
  ],
  run(text, options, { show }) {
    const { text: gives, lines, withoutValue, dropped } = sortedLines(text, options, show.region)
    const notices: Notice[] = [
      ...(lines > 0 ? [{ is: 'plain' as const, says: `Lines: ${show.count(lines)}.` }] : []),
      ...(dropped > 0 ? [{ is: 'plain' as const, says: `Left out: ${show.count(dropped)}.` }] : []),
      ...(withoutValue > 0
        ? [
            {
              is: 'fair' as const,
              says: `Without ${options.by === 'ip' ? 'an address' : 'a number'}: ${show.count(withoutValue)}. They stand at the end.`,
            },
          ]
        : []),
    ]
    return { gives, notices }
  },
  examples: [
    {
      name: 'A list of names',
      given: { text: 'éclair\nZebra\napple\n\nBanana\n' },
      expect: { text: 'apple\nBanana\néclair\nZebra\n' },
    },
    {
      name: 'Files with numbers',
      given: { text: 'scan10.pdf\nscan9.pdf\nscan1.pdf\n' },
      options: { by: 'natural' },
      expect: { text: 'scan1.pdf\nscan9.pdf\nscan10.pdf\n' },
    },
    {
      name: 'Dearest item first',
      given: { text: 'Saw,24.90\nNails,3.20\nDrill,119.00\n' },
      options: { by: 'number', descends: true, column: 2 },
      expect: { text: 'Drill,119.00\nSaw,24.90\nNails,3.20\n' },
    },
  ],
})

/** A random order has no first and no last. */
function notShuffled() {
  return ['alphabet', 'natural', 'number', 'length', 'ip', 'codes'] as const
}
