import { hashtagsOf, type Hashtag, type HashtagRules, type TagKind } from '@/lib/engines/hashtags'
import { csvCell } from '@/lib/base/format/csv-cell'
import { choice, defineGenerator, integer, longText, problem, text, type Notice } from '@/lib/kits/generator'
import { stopWordLanguageNames } from '@/lib/subjects/word-count/language-names'

interface HashtagValues extends Omit<HashtagRules, 'text' | 'own' | 'leaveOut'> {
  text: string | undefined
  own: string | undefined
  leaveOut: string | undefined
  between: 'spaces' | 'lines'
}

const kindNames: Readonly<Record<TagKind, string>> = { own: 'Yours', narrow: 'Narrow', broad: 'Broad' }

function madeOf(values: HashtagValues) {
  const { text: given = '', own = '', leaveOut = '' } = values
  if (given.trim() === '' && own.trim() === '') return problem('text', 'must have some words')
  const made = hashtagsOf({ ...values, text: given, own, leaveOut })
  return made.tags.length === 0 ? problem('text', 'must have words that are not stop words') : made
}

const isMade = (made: ReturnType<typeof madeOf>): made is ReturnType<typeof hashtagsOf> => 'tags' in made

const lineOf = (tags: readonly Hashtag[], between: HashtagValues['between']) =>
  tags.map(({ tag }) => tag).join(between === 'lines' ? '\n' : ' ')

const scoreOf = ({ score }: Hashtag) => (score === undefined ? '' : String(Math.round(score * 10) / 10))
const timesOf = ({ times }: Hashtag) => (times === undefined ? '' : String(times))

const rowOf = (tag: Hashtag) => [tag.from, kindNames[tag.kind], scoreOf(tag), timesOf(tag)]

function noticesOf({ tags, refused, unfit }: ReturnType<typeof hashtagsOf>, { most }: HashtagValues): Notice[] {
  const notices: Notice[] = []
  if (refused.length > 0)
    notices.push({ is: 'fair', says: `No letter is left of ${refused.map((own) => `“${own}”`).join(', ')}.` })
  if (unfit > 0)
    notices.push({ is: 'fair', says: `${unfit} of your own tags did not fit into the ${most} that you asked for.` })
  if (tags.length < most)
    notices.push({ is: 'plain', says: 'The text has no more words to make tags of. A longer caption gives more.' })
  return notices
}

export default defineGenerator({
  form: {
    text: longText('Caption or topic', {
      optional: true,
      initial:
        'Wholegrain sourdough bread from our stone oven. On Saturday morning there is a sourdough baking class, and for each of you a jar with a sourdough starter. The local flour is from the water mill.',
      lines: 7,
      maxLength: 300_000,
    }),
    own: text('Your own tags', {
      optional: true,
      initial: 'Harbour Bakery, rise and shine 2026',
      maxLength: 2000,
      help: 'Brand, place or campaign, parted by commas. They come first.',
    }),
    most: integer('Tags at most', { initial: 10, min: 1, max: 100, slider: { from: 1, to: 30, step: 1 } }),
    writing: choice('Written as', {
      options: { camel: 'StoneOven', lower: 'stoneoven', underscore: 'stone_oven' },
      initial: 'camel',
      help: 'Screen readers tell words apart by their capitals.',
    }),
    between: choice('Parted by', {
      options: { spaces: 'Spaces', lines: 'Lines' },
      initial: 'spaces',
      refines: true,
    }),
    longest: integer('Longest tag', {
      initial: 28,
      min: 5,
      max: 100,
      unit: 'characters',
      help: 'Without the #. Your own tags are never cut.',
      refines: true,
    }),
    leaveOut: text('Words to leave out', {
      optional: true,
      maxLength: 4000,
      help: 'Parted by spaces or commas. A phrase ends at each of them.',
      refines: true,
    }),
    stopWords: choice('Language', {
      options: {
        auto: 'Told by the text',
        ...stopWordLanguageNames,
        none: 'Another: no stop words',
      },
      initial: 'auto',
      as: 'menu',
      help: 'Its small words, such as “the” and “of”, part the phrases.',
      refines: true,
    }),
  },
  makes:
    'Hashtags of the words in your text, ranked by RAKE, with your own in front. No model runs, and no tag is made of a word that you did not write.',
  limits: [
    'How often a tag is searched or used is not known here. Narrow and broad say how many words a tag has, not how many people follow it.',
    'How many tags a network takes differs and changes without notice, so no table stands here. You set the number.',
    'Verbs are words like others: a phrase may hold one. Name it under the words to leave out.',
    'Emoji in your own tags stay, as Unicode allows; some networks end the tag in front of them.',
    'A tag of digits alone is no tag on most networks and is not made.',
  ],
  sources: [
    {
      title:
        'S. Rose, D. Engel, N. Cramer, W. Cowley: Automatic Keyword Extraction from Individual Documents, in Text Mining (2010)',
      href: 'https://doi.org/10.1002/9780470689646.ch1',
    },
    {
      title: 'Unicode Standard Annex #31, section 6: hashtag identifiers',
      href: 'https://www.unicode.org/reports/tr31/#hashtag_identifiers',
    },
  ],

  build(values, { show }) {
    const made = madeOf(values)
    if (!isMade(made)) return made
    const line = lineOf(made.tags, values.between)
    return {
      title: 'Hashtags',
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'Hashtags', text: line, look: 'prose' },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Tags', value: show.count(made.tags.length) },
            { label: 'Characters', value: show.count([...line].length) },
          ],
        },
        {
          kind: 'table',
          label: 'Where each comes from',
          columns: [
            { label: 'Words', width: 3 },
            { label: 'Kind', width: 1 },
            { label: 'Score', align: 'end', width: 1 },
            { label: 'Times', align: 'end', width: 1 },
          ],
          rows: made.tags.map(rowOf),
        },
        {
          kind: 'paragraph',
          text: 'The score of a narrow tag is that of RAKE, the score of a broad one its degree: the words of all phrases that hold it.',
          quiet: true,
        },
      ],
      notices: noticesOf(made, values),
    }
  },

  slow: ({ text: given = '' }) => given.length > 40_000,

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      make(values) {
        const made = madeOf(values)
        return isMade(made) ? lineOf(made.tags, values.between) : made
      },
    },
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const made = madeOf(values)
        if (!isMade(made)) return made
        const rows = [['tag', 'words', 'kind', 'score', 'times'], ...made.tags.map((tag) => [tag.tag, ...rowOf(tag)])]
        return rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
      },
    },
  },
  saves: [],

  examples: [
    {
      name: 'A baking class',
      given: {
        text: 'Saturday morning is baking class: wholegrain sourdough bread, from starter to stone oven.',
        own: 'Harbour Bakery',
        most: 6,
      },
      expect: {
        plain: '#HarbourBakery #WholegrainSourdoughBread #Wholegrain #SaturdayMorning #Sourdough #BakingClass',
        text: ['Tags: 6', 'Characters: 93'],
      },
    },
    {
      name: 'Joined by underscores',
      given: { text: 'Stone oven, water mill', own: '', most: 2, writing: 'underscore' },
      expect: { plain: '#stone_oven #stone' },
    },
  ],
})
