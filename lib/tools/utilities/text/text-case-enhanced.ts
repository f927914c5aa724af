import { eachLine } from '@/lib/base/text/each-line'
import { choice, defineTransform, text, toggle, type Notice } from '@/lib/kits/transform'
import { identifier, type IdentifierStyle } from '@/lib/subjects/title-case/identifiers'
import { nameCase } from '@/lib/subjects/title-case/names'
import { doubtfulWords, keepList, titleCase, titleStyles, type TitleStyle } from '@/lib/subjects/title-case/titles'

const isTitle = (style: string): style is TitleStyle => (titleStyles as readonly string[]).includes(style)
const shownDoubts = 5

function doubts(given: string, style: TitleStyle, count: (value: number) => string): Notice[] {
  const found: string[] = []
  let lines = 0
  eachLine(given, (line) => {
    const words = doubtfulWords(line, style)
    if (words.length > 0) lines++
    if (found.length < shownDoubts) found.push(...words)
    return line
  })
  if (lines === 0) return []
  const named = [...new Set(found)].slice(0, shownDoubts).map((word) => `“${word}”`)
  const where = lines === 1 ? 'one line' : `${count(lines)} lines`
  return [
    {
      is: 'fair',
      says: `Check ${named.join(', ')} in ${where}: as part of a verb (“Turn On the Light”) it gets a capital.`,
    },
  ]
}

export default defineTransform({
  takes: {
    kind: 'text',
    label: 'Titles or names, one a line',
    placeholder: 'a tale of two cities',
    accept: '.txt,.md,.csv',
    carried: 'text',
  },
  gives: { kind: 'text', label: 'In the new case', extension: 'txt', type: 'text/plain', carried: 'text' },
  options: {
    style: choice('Write as', {
      options: {
        ap: 'Title, AP',
        apa: 'Title, APA (7th)',
        chicago18: 'Title, Chicago (18th)',
        chicago17: 'Title, Chicago (17th)',
        mla: 'Title, MLA (9th)',
        every: 'Every Word Capitalised',
        name: 'Name of a person',
        camel: 'camelCase',
        pascal: 'PascalCase',
        snake: 'snake_case',
        constant: 'CONSTANT_CASE',
        kebab: 'kebab-case',
        train: 'Train-Case',
        dot: 'dot.case',
        path: 'path/case',
      },
      initial: 'chicago18',
      as: 'menu',
    }),
    keep: text('Words written your way', {
      initial: '',
      optional: true,
      maxLength: 5000,
      help: 'Parted by commas, such as “NASA, iPhone, eBay”.',
    }),
    shouted: toggle('The titles are all in capitals', {
      initial: false,
      help: 'They are made small first, so that nothing counts as an abbreviation.',
    }),
  },
  method:
    'Words that a style guide keeps small stay small; programming cases are put together from the words of each line',
  leadsTo: ['text-case', 'character-counter'],
  limits: [
    'A preposition that is part of a verb cannot be told from one that is not. Such words are named.',
    'AP capitalises “to” in an infinitive; here “to” stays small, and is to be checked.',
    'Each line is a title or name of its own, and the lists of small words are English.',
    'Names follow the usual spelling. MacDonald and Macdonald are both right, and only the bearer knows.',
  ],
  sources: [
    {
      title: 'APA Style: Title case capitalization',
      href: 'https://apastyle.apa.org/style-grammar-guidelines/capitalization/title-case',
    },
    { title: 'The Chicago Manual of Style, 18th edition (2024), section 8.160' },
    { title: 'MLA Handbook, 9th edition (2021), section 2.90' },
    { title: 'The Associated Press Stylebook: composition titles' },
  ],
  run(given, { style, keep, shouted }, { show }) {
    const kept = keepList(keep ?? '')
    const source = shouted ? given.toLowerCase() : given
    if (isTitle(style)) {
      const gives = eachLine(source, (line) => titleCase(line, { style, keep: kept }))
      return { gives, notices: doubts(source, style, show.count) }
    }
    if (style === 'name') return { gives: eachLine(source, nameCase) }
    return { gives: eachLine(source, (line) => identifier(line, style as IdentifierStyle, kept)) }
  },
  examples: [
    {
      name: 'A title with small words',
      given: { text: 'the lord of the rings: the return of the king' },
      expect: { text: 'The Lord of the Rings: The Return of the King' },
    },
    {
      name: 'A column of a database',
      given: { text: 'Date of last order\nparseHTMLPage' },
      options: { style: 'snake' },
      expect: { text: 'date_of_last_order\nparse_html_page' },
    },
    {
      name: 'Names from a form',
      given: { text: "SIOBHAN O'BRIEN\nludwig VAN beethoven\nronald mcdonald" },
      options: { style: 'name' },
      expect: { text: "Siobhan O'Brien\nLudwig van Beethoven\nRonald McDonald" },
    },
  ],
})
