import { slogansOf, type Slogan, type SloganFacts, type SloganRules, type Slogans } from '@/lib/engines/slogans'
import { csvCell } from '@/lib/base/format/csv-cell'
import { choice, defineGenerator, integer, longText, problem, text, type Notice } from '@/lib/kits/generator'

const figureNames: Readonly<Record<Slogan['figure'], string>> = {
  imperative: 'Call',
  contrast: 'Contrast',
  three: 'Three',
  question: 'Question',
  dedication: 'For whom',
  name: 'Name',
  kept: 'Kept',
}

const labels: Readonly<Record<keyof SloganFacts, string>> = {
  name: 'Name',
  thing: 'What you offer',
  action: 'People come to you to …',
  qualities: 'What is true of it',
  audience: 'For whom',
  without: 'Without what',
  place: 'Where',
}

type TextName = keyof SloganFacts | 'avoid' | 'kept'
type SloganValues = Omit<SloganRules, TextName> & Record<TextName, string | undefined>

function madeOf(values: SloganValues) {
  const { name = '', thing = '', action = '', qualities = '', audience = '', without = '', place = '' } = values
  const { avoid = '', kept = '' } = values
  const made = slogansOf({ ...values, name, thing, action, qualities, audience, without, place, avoid, kept })
  if (made.slogans.length > 0) return made
  if (made.fitting === 0) return problem('name', 'must be filled in, or one of the facts below it')
  if (made.shortest !== undefined)
    return problem('longest', `must be ${made.shortest} or more: no slogan of these facts is shorter`)
  return problem('avoid', 'must leave some slogans: every one has such a word')
}

const isMade = (made: ReturnType<typeof madeOf>): made is Slogans => 'slogans' in made

const linesOf = ({ slogans }: Slogans) => slogans.map(({ text: line }) => line).join('\n')

const soundOf = ({ sound }: Slogan) => (sound ? `${sound.letter} × ${sound.times}` : '')

const rowOf = (slogan: Slogan) => [
  slogan.text,
  [figureNames[slogan.figure], soundOf(slogan)].filter((part) => part !== '').join(', '),
  String(slogan.characters),
]

function noticesOf({ slogans, missing }: Slogans, { amount }: SloganValues): Notice[] {
  const notices: Notice[] = []
  const [most] = missing
  if (most)
    notices.push({
      is: 'plain',
      says: `${most.patterns} more patterns wait for “${labels[most.fact]}”${most.fact === 'qualities' ? ': two or three words' : ''}.`,
    })
  if (slogans.length < amount)
    notices.push({ is: 'fair', says: 'No other pattern fits these facts. Fill in another fact, or allow more length.' })
  return notices
}

export default defineGenerator({
  form: {
    name: text(labels.name, { optional: true, initial: 'Harbour Bakery', maxLength: 60 }),
    thing: text(labels.thing, {
      optional: true,
      initial: 'bread',
      maxLength: 60,
      help: 'As after “we make” or “we do”: bread, haircuts, tax returns. Small letters, no “the”.',
    }),
    action: text(labels.action, {
      optional: true,
      initial: 'start the day well',
      maxLength: 100,
      help: 'What they can do with it, beginning with a verb.',
    }),
    qualities: text(labels.qualities, {
      optional: true,
      initial: 'fresh, local, honest',
      maxLength: 200,
      help: 'Two or three adjectives, parted by commas. Only what you can stand for.',
    }),
    audience: text(labels.audience, {
      optional: true,
      initial: 'early birds',
      maxLength: 60,
      help: 'In the plural: early birds, young families.',
    }),
    without: text(labels.without, {
      optional: true,
      initial: 'additives',
      maxLength: 60,
      help: 'What you leave out: additives, small print, waiting.',
      refines: true,
    }),
    place: text(labels.place, {
      optional: true,
      maxLength: 60,
      placeholder: 'by the harbour',
      help: 'With its small word: in Leeds, by the harbour, at your door.',
      refines: true,
    }),
    tone: choice('Tone', {
      options: { any: 'Any', plain: 'Plain', warm: 'Warm', playful: 'Playful', bold: 'Bold' },
      initial: 'any',
      refines: true,
    }),
    amount: integer('How many', { initial: 12, min: 1, max: 200, slider: { from: 1, to: 40, step: 1 }, refines: true }),
    longest: integer('Longest', { initial: 45, min: 8, max: 300, unit: 'characters', refines: true }),
    avoid: text('Words to avoid', { optional: true, maxLength: 500, help: 'Parted by commas.', refines: true }),
    kept: longText('Slogans to keep', {
      optional: true,
      lines: 3,
      maxLength: 5000,
      help: 'One in each line, copied from the list or written by you. They stay in front when you draw others.',
      refines: true,
    }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 4_294_967_295,
      help: 'The same facts and seed give the same list.',
      refines: true,
    }),
  },
  makes:
    'Slogans from about 170 patterns of our own, filled with the facts that you type. No model runs, and no pattern adds a rank, a number or a praise.',
  limits: [
    'A pattern knows grammar by the place of a word only: type what you offer and for whom as the help says, or a sentence may limp.',
    'The patterns are English.',
    'Whether a slogan is free is not looked up. Search the trade mark registers before you print one.',
    'Same first letters are counted by spelling: “city” and “cake” count as alike, “phone” and “fun” do not.',
  ],
  sources: [
    { title: 'Our own patterns, written for this page' },
    {
      title: 'RFC 8439: ChaCha20, whose key stream orders the patterns of a seed',
      href: 'https://www.rfc-editor.org/rfc/rfc8439',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build(values, { show }) {
    const made = madeOf(values)
    if (!isMade(made)) return made
    return {
      title: values.name === undefined ? 'Slogans' : `Slogans for ${values.name.trim()}`,
      sheet: 'bare',
      blocks: [
        { kind: 'plain', label: 'Slogans', text: linesOf(made), look: 'prose' },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Slogans', value: show.count(made.slogans.length) },
            { label: 'Patterns that fit', value: `${show.count(made.fitting)} of ${show.count(made.ofTone)}` },
          ],
        },
        {
          kind: 'table',
          label: 'What each is made of',
          columns: [
            { label: 'Slogan', width: 5 },
            { label: 'Figure', width: 2 },
            { label: 'Length', align: 'end', width: 1 },
          ],
          rows: made.slogans.map(rowOf),
        },
        {
          kind: 'paragraph',
          text: 'Length in characters. “B × 2” are two neighbours with the same first letter, small words passed over.',
          quiet: true,
        },
      ],
      notices: noticesOf(made, values),
    }
  },

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      make(values) {
        const made = madeOf(values)
        return isMade(made) ? linesOf(made) : made
      },
    },
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const made = madeOf(values)
        if (!isMade(made)) return made
        const rows = [
          ['slogan', 'figure', 'words', 'characters', 'same letter'],
          ...made.slogans.map((slogan) => [
            slogan.text,
            figureNames[slogan.figure],
            String(slogan.words),
            String(slogan.characters),
            soundOf(slogan),
          ]),
        ]
        return rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
      },
    },
  },
  saves: [],
  fresh: { label: 'Other slogans', seed: 'seed', below: 1_000_000 },

  examples: [
    {
      name: 'A bakery, bold',
      given: {
        name: 'Harbour Bakery',
        thing: 'bread',
        action: 'start the day well',
        qualities: 'fresh, local, honest',
        audience: 'early birds',
        without: 'additives',
        place: 'by the harbour',
        tone: 'bold',
        amount: 200,
        longest: 300,
      },
      expect: {
        text: [
          'Early birds first.',
          'Start the day well. No excuses.',
          'Never additives. Always ',
          'Harbour Bakery. Just bread.',
        ],
      },
    },
    {
      name: 'Only an offer is known',
      given: {
        name: '',
        thing: 'haircuts',
        action: '',
        qualities: '',
        audience: '',
        without: '',
        place: '',
        tone: 'playful',
        amount: 200,
      },
      expect: { text: ['Less fuss, more haircuts.', 'Haircuts, anyone?', 'Ready, steady, haircuts.'] },
    },
  ],
})
