import { columnFields } from '@/lib/families/lines/column-fields'
import { choice, defineTransform, toggle, type Notice } from '@/lib/kits/transform'
import { withoutDuplicates } from '@/lib/subjects/lines/duplicates'

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Lines',
    placeholder: 'One entry a line',
    accept: '.txt,.csv,.tsv,.log,.md',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'Lines that stay', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    keep: choice('Keep', {
      options: {
        first: 'The first of each',
        last: 'The last of each',
        unique: 'Lines that stand there once',
        repeated: 'One of each that is repeated',
      },
      initial: 'first',
      as: 'menu',
    }),
    ignoresCase: toggle('Capitals make no difference', { initial: false }),
    ignoresEdges: toggle('Spaces at both ends make no difference', { initial: true }),
    keepsBlank: toggle('Leave blank lines where they are', { initial: false }),
    ignoresAccents: toggle('Accents make no difference', { initial: false, refines: true }),
    counts: toggle('Write before each line how often it was there', { initial: false, refines: true }),
    ...columnFields('Compare only column'),
  },
  method:
    'Compares every line with all others by its characters, or by what is left of them once case, accents and outer spaces are put aside',
  leadsTo: ['word-counter', 'reverse-text', 'sort-lines'],
  limits: [
    'Two lines that look alike may differ in a character that nobody sees, such as a no-break space or an accent that is a character of its own. Remove extra spaces first where that happens.',
    'A column ends at its sign even within quotes. A table with quoted cells belongs into a table tool.',
    'Case is that of Unicode for all languages alike, so that the Turkish İ and I stay two letters.',
    'All of the text is held in memory.',
  ],
  sources: [
    {
      title: 'POSIX.1-2024: uniq',
      href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/uniq.html',
    },
    {
      title: 'Unicode Standard Annex #15: Unicode Normalization Forms',
      href: 'https://www.unicode.org/reports/tr15/',
    },
  ],
  run(text, options, { show }) {
    const { text: gives, linesIn, linesOut, distinct, most } = withoutDuplicates(text, options)
    const notices: Notice[] =
      linesIn === 0
        ? []
        : [
            {
              is: 'plain',
              says: `Lines before and after: ${show.count(linesIn)}, ${show.count(linesOut)}. Different ones: ${show.count(distinct)}.`,
            },
            ...(most > 1
              ? [{ is: 'plain' as const, says: `The commonest line was there ${show.count(most)} times.` }]
              : []),
          ]
    return { gives, notices }
  },
  examples: [
    {
      name: 'Guests who answered twice',
      given: { text: 'Ada Park\nBruno Lima\nada park\nChen Wei\nBruno Lima \n' },
      options: { ignoresCase: true },
      expect: { text: 'Ada Park\nBruno Lima\nChen Wei\n' },
    },
    {
      name: 'Orders by customer, the last one of each',
      given: { text: '1001,Ada,12.00\n1002,Bruno,8.50\n1003,Ada,3.20\n' },
      options: { keep: 'last', column: 2, delimiter: 'comma' },
      expect: { text: '1002,Bruno,8.50\n1003,Ada,3.20\n' },
    },
    {
      name: 'How often each address failed',
      given: { text: '10.0.0.7\n10.0.0.9\n10.0.0.7\n10.0.0.7\n' },
      options: { keep: 'repeated', counts: true },
      expect: { text: '3\t10.0.0.7\n' },
    },
  ],
})
