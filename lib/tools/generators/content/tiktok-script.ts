import {
  asSrt,
  clockTime,
  shotsOf,
  spokenWords,
  timeOf,
  type Shot,
  type VideoFacts,
} from '@/lib/subjects/short-video/script'
import { csvCell } from '@/lib/base/format/csv-cell'
import {
  choice,
  defineGenerator,
  integer,
  longText,
  number,
  problem,
  text,
  toggle,
  type Notice,
} from '@/lib/kits/generator'

type TextName = 'hook' | 'points' | 'ending' | 'sponsor'

interface ScriptValues extends Omit<VideoFacts, TextName>, Record<TextName, string | undefined> {
  length: number
  caption: number
}

const mostShots = 60

function madeOf(values: ScriptValues) {
  const { hook = '', points = '', ending = '', sponsor = '' } = values
  const shots = shotsOf({ ...values, hook, points, ending, sponsor })
  if (shots.length === 0) return problem('points', 'must have a line, or the opening or ending some words')
  if (shots.length > mostShots)
    return problem('points', `must have so few lines that there are ${mostShots} shots at most`)
  return shots
}

const isMade = (made: ReturnType<typeof madeOf>): made is Shot[] => Array.isArray(made)

const endOf = (shots: readonly Shot[]) => shots.at(-1)?.end ?? 0

const timesOf = ({ start, end }: Shot) => `${clockTime(start)} to ${clockTime(end)}`

const seenOf = ({ shown, screen }: Shot) => (screen === '' ? shown : `${shown}. On the screen: “${screen}”`)

const rowOf = (shot: Shot) => [`${shot.part}, ${timesOf(shot)}`, seenOf(shot), shot.spoken]

const teleprompter = (shots: readonly Shot[]) =>
  shots
    .map(({ spoken }) => spoken)
    .filter((spoken) => spoken !== '')
    .join('\n\n')

function noticesOf(shots: readonly Shot[], values: ScriptValues): Notice[] {
  const notices: Notice[] = []
  const over = endOf(shots) - values.length * 1000
  if (over > 0) {
    const first = shots.find(({ end }) => end > values.length * 1000)
    notices.push({
      is: 'bad',
      says: `The script runs ${clockTime(over)} over. From “${first?.part ?? ''}” on it no longer fits: about ${Math.ceil((over / 1000) * values.wordsPerSecond)} words are too many.`,
    })
  }
  const opening = spokenWords(values.hook?.split('|')[0] ?? '')
  if (timeOf(opening, values) > 3000)
    notices.push({
      is: 'fair',
      says: `The opening takes longer than 3 seconds. At your pace it would have ${Math.floor(3 * values.wordsPerSecond)} words at most.`,
    })
  if (values.isPaid && (values.sponsor ?? '').trim() === '')
    notices.push({ is: 'fair', says: 'Name the sponsor, so that the first shot can show who paid.' })
  return notices
}

export default defineGenerator({
  form: {
    format: choice('Kind of video', {
      options: {
        tutorial: 'Tutorial',
        story: 'Story',
        review: 'Review',
        list: 'List',
        behind: 'Behind the scenes',
      },
      initial: 'tutorial',
      as: 'menu',
    }),
    hook: text('Opening line', { optional: true, initial: 'Your bread is dry after a day?', maxLength: 300 }),
    points: longText('What you say, a line for each shot', {
      optional: true,
      initial:
        'Let the loaf cool on a rack for two hours.\nPut it into a paper bag, cut side down. | Bag on the board | Cut side down\nNever into the fridge: there it dries fastest.',
      lines: 6,
      maxLength: 20_000,
      help: 'After a | what is seen, after another what stands on the screen.',
    }),
    ending: text('Ending', { optional: true, initial: 'Save this for your next loaf.', maxLength: 300 }),
    length: integer('Length', { initial: 30, min: 15, max: 180, unit: 's', slider: { from: 15, to: 180, step: 5 } }),
    wordsPerSecond: number('Pace', {
      initial: 2.5,
      min: 1,
      max: 5,
      decimals: 2,
      unit: 'words/s',
      help: 'Read a minute of your own aloud, count the words and divide by 60.',
      refines: true,
    }),
    shortest: number('Shortest shot', { initial: 1.5, min: 0.5, max: 10, decimals: 1, unit: 's', refines: true }),
    caption: integer('Longest caption', {
      initial: 42,
      min: 10,
      max: 200,
      unit: 'characters',
      help: 'Longer sentences are parted at words in the SRT file.',
      refines: true,
    }),
    isPaid: toggle('Somebody pays for the video', { refines: true }),
    sponsor: text('Who pays', {
      optional: true,
      maxLength: 80,
      shownWhen: { field: 'isPaid', is: true },
      refines: true,
    }),
  },
  makes:
    'A shot list with times, a text to read from and SRT captions, all of the lines that you wrote. No model runs; suggested by the page is only where the camera might stand.',
  limits: [
    'Times follow from a steady pace. Pauses, laughter and a second take are yours to add.',
    'Words are what stands between spaces. In languages written without spaces set each pause as a space, or the times are too short.',
    'What a law or network asks of paid videos is not looked up; the first shot says “Advertisement”, and you check the rest.',
    'At most 60 shots and 3 minutes.',
  ],
  sources: [
    {
      title: 'Matroska specification: SubRip (SRT) subtitles',
      href: 'https://www.matroska.org/technical/subtitles.html',
    },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build(values, { show }) {
    const shots = madeOf(values)
    if (!isMade(shots)) return shots
    const words = shots.reduce((sum, shot) => sum + shot.words, 0)
    return {
      title: 'Video script',
      sheet: 'a4',
      blocks: [
        { kind: 'heading', level: 1, text: 'Video script' },
        {
          kind: 'facts',
          facts: [
            { label: 'Runs', value: `${clockTime(endOf(shots))} of ${clockTime(values.length * 1000)}` },
            { label: 'Shots', value: show.count(shots.length) },
            { label: 'Words', value: show.count(words) },
          ],
        },
        {
          kind: 'table',
          label: 'Shots',
          columns: [
            { label: 'Shot', width: 2 },
            { label: 'Seen', width: 3 },
            { label: 'Spoken', width: 4 },
          ],
          rows: shots.map(rowOf),
        },
        { kind: 'heading', level: 2, text: 'To read from' },
        ...shots.flatMap(({ spoken }) => (spoken === '' ? [] : [{ kind: 'paragraph' as const, text: spoken }])),
      ],
      notices: noticesOf(shots, values),
    }
  },

  files: {
    srt: {
      label: 'SRT',
      type: 'application/x-subrip',
      extension: 'srt',
      leads: true,
      make(values) {
        const shots = madeOf(values)
        return isMade(shots) ? asSrt(shots, values.caption) : shots
      },
    },
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      make(values) {
        const shots = madeOf(values)
        if (!isMade(shots)) return shots
        const rows = [
          ['time', 'part', 'seen', 'spoken', 'on the screen'],
          ...shots.map((shot) => [timesOf(shot), shot.part, shot.shown, shot.spoken, shot.screen]),
        ]
        return rows.map((row) => `${row.map((cell) => csvCell(cell)).join(',')}\r\n`).join('')
      },
    },
    txt: {
      label: 'Spoken text',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      make(values) {
        const shots = madeOf(values)
        return isMade(shots) ? teleprompter(shots) : shots
      },
    },
  },

  examples: [
    {
      name: 'A tip in twenty seconds',
      given: {
        hook: 'Your bread is dry after a day?',
        points: 'Put it into a paper bag, cut side down.\nNever into the fridge: there it dries fastest.',
        ending: 'Save this for your next loaf.',
        length: 20,
      },
      expect: { text: ['Runs: 0:12.0 of 0:20.0', 'Shots: 4', 'Words: 30'] },
    },
    {
      name: 'Too long for its length',
      given: {
        hook: 'Three things we never throw away.',
        points: Array.from({ length: 6 }, () => 'One two three four five six seven eight nine ten.').join('\n'),
        ending: '',
        length: 15,
      },
      expect: { text: ['Runs: 0:26.4 of 0:15.0'] },
    },
  ],
})
