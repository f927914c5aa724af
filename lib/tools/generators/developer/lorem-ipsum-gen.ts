import {
  asCsv,
  asHtml,
  asJson,
  asText,
  composeLorem,
  flavours,
  pseudolocalise,
  type FlavourName,
  type LoremRequest,
} from '@/lib/engines/lorem'
import { choice, defineGenerator, integer, longText, percent, problem, toggle } from '@/lib/kits/generator'

type Task = 'placeholder' | 'pseudo'

interface LoremValues extends LoremRequest {
  task: Task
  source: string
  accents: boolean
  growth: number
  brackets: boolean
}

/** More than this is made in a worker, in characters of the text that is expected. */
const quick = 60_000

const charactersPer: Readonly<Record<LoremRequest['unit'], number>> = {
  paragraphs: 360,
  sentences: 66,
  words: 7,
  characters: 1,
  bytes: 1,
}

const mostOf: Readonly<Record<LoremRequest['unit'], number>> = {
  paragraphs: 10_000,
  sentences: 60_000,
  words: 600_000,
  characters: 5_000_000,
  bytes: 5_000_000,
}

function tooMany({ unit, amount }: LoremRequest) {
  const most = mostOf[unit]
  return amount > most ? problem('amount', `must be ${most.toLocaleString('en')} or less for ${unit}`) : undefined
}

function linesOf({ source }: LoremValues): string[] {
  return source.split(/\r\n?|\n/)
}

/** Each line of the visitor's own text, and what it becomes. */
function pairsOf(values: LoremValues): [string, string][] {
  return linesOf(values).map((line) => [line, pseudolocalise(line, values)])
}

function textOf(values: LoremValues, progress?: (share: number) => void): { text: string; parts: readonly string[] } {
  if (values.task === 'pseudo') {
    const parts = pairsOf(values).map(([, line]) => line)
    return { text: parts.join('\n'), parts }
  }
  const parts = composeLorem(values, progress)
  return { text: asText(parts), parts }
}

const hasText = ({ task, source }: LoremValues) => task === 'placeholder' || source.trim() !== ''

const noText = () => problem('source', 'must be filled in')

/** Code points, without an array of them. */
function countCharacters(text: string): number {
  let pairs = 0
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0xd800 && unit < 0xdc00) pairs++
  }
  return text.length - pairs
}

export default defineGenerator({
  form: {
    task: choice('Make', {
      options: { placeholder: 'Placeholder text', pseudo: 'Pseudo-translation' },
      initial: 'placeholder',
    }),
    flavour: choice('Flavour', {
      options: {
        latin: 'Latin (lorem ipsum)',
        business: 'Business English',
        legal: 'Legal English',
        tech: 'Technical English',
        cyrillic: 'Cyrillic',
        greek: 'Greek',
        armenian: 'Armenian',
        georgian: 'Georgian',
        hebrew: 'Hebrew, right to left',
        arabic: 'Arabic, right to left',
        devanagari: 'Devanagari',
        tamil: 'Tamil',
        thai: 'Thai',
        chinese: 'Chinese',
        japanese: 'Japanese',
        korean: 'Korean',
      },
      initial: 'latin',
      as: 'menu',
      shownWhen: { field: 'task', is: 'placeholder' },
    }),
    amount: integer('How many', {
      initial: 3,
      min: 1,
      max: 5_000_000,
      shownWhen: { field: 'task', is: 'placeholder' },
    }),
    unit: choice('Counted in', {
      options: {
        paragraphs: 'Paragraphs',
        sentences: 'Sentences',
        words: 'Words',
        characters: 'Characters',
        bytes: 'Bytes (UTF-8)',
      },
      initial: 'paragraphs',
      as: 'menu',
      help: 'The text has exactly as many. Characters are Unicode code points, spaces and line breaks included.',
      shownWhen: { field: 'task', is: 'placeholder' },
    }),
    opening: toggle('Begin with “Lorem ipsum dolor sit amet”', {
      initial: true,
      shownWhen: [
        { field: 'task', is: 'placeholder' },
        { field: 'flavour', is: 'latin' },
      ],
      refines: true,
    }),
    seed: integer('Seed', {
      initial: 1,
      min: 0,
      max: 4_294_967_295,
      help: 'The same seed gives the same text, today and in your tests next year.',
      shownWhen: { field: 'task', is: 'placeholder' },
      refines: true,
    }),
    source: longText('Your text', {
      initial: 'Save changes\nHello {name}, you have %d new messages.',
      lines: 6,
      maxLength: 500_000,
      help: 'One string for each line. {name}, %s, <b>, &amp; and the keywords of ICU plurals stay as they are.',
      shownWhen: { field: 'task', is: 'pseudo' },
    }),
    accents: toggle('Accents on letters', { initial: true, shownWhen: { field: 'task', is: 'pseudo' } }),
    growth: percent('Longer by', {
      initial: 0.3,
      slider: { to: 1, step: 0.05 },
      min: 0,
      max: 2,
      shownWhen: { field: 'task', is: 'pseudo' },
    }),
    brackets: toggle('Brackets around each line', {
      initial: true,
      help: 'A missing bracket on screen shows a string that is cut off.',
      shownWhen: { field: 'task', is: 'pseudo' },
      refines: true,
    }),
  },
  makes: 'Placeholder text of an exact size from a seed, or your own interface strings as a pseudo-translation.',
  limits: [
    'The text means nothing. In the scripts other than Latin even the words are made up, so a reader may meet a real word by chance.',
    'A word is what the generator put together as one. Chinese, Japanese and Thai are written without spaces, so word counters differ there.',
    'Text cut to an exact number of characters or bytes may end with a shortened word, or with a letter or full stop added.',
    'At most 5 MB, 10,000 paragraphs, 60,000 sentences or 600,000 words at a time.',
  ],
  sources: [
    {
      title: 'D. Blackman, S. Vigna: Scrambled linear pseudorandom number generators (xoshiro128++)',
      href: 'https://prng.di.unimi.it/',
    },
    { title: 'The Unicode Standard, chapter 3: encoding forms', href: 'https://www.unicode.org/versions/latest/' },
    { title: 'RFC 4180: common format for CSV files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
  ],

  build(values, { show, progress }) {
    const fault = values.task === 'placeholder' ? tooMany(values) : undefined
    if (fault) return fault
    if (!hasText(values)) return noText()
    const { text } = textOf(values, progress)
    const { language, direction } =
      values.task === 'pseudo' ? { language: 'en', direction: 'ltr' as const } : flavours[values.flavour as FlavourName]
    return {
      title: values.task === 'pseudo' ? 'Pseudo-translation' : 'Placeholder text',
      sheet: 'bare',
      blocks: [
        {
          kind: 'plain',
          label: values.task === 'pseudo' ? 'Pseudo-translation' : 'Text',
          text,
          look: 'prose',
          language,
          direction,
        },
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Characters', value: show.count(countCharacters(text)) },
            { label: 'Bytes in UTF-8', value: show.count(new TextEncoder().encode(text).length) },
          ],
        },
      ],
    }
  },

  slow: (values) =>
    values.task === 'placeholder'
      ? values.amount * charactersPer[values.unit] > quick && !tooMany(values)
      : values.source.length > quick,

  files: {
    txt: {
      label: 'TXT',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      slow: true,
      make: (values, { progress }) => made(values, progress, ({ text }) => text),
    },
    html: {
      label: 'HTML',
      type: 'text/html;charset=utf-8',
      extension: 'html',
      slow: true,
      make: (values, { progress }) => made(values, progress, ({ parts }) => asHtml(parts)),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      slow: true,
      make: (values, { progress }) => made(values, progress, ({ parts }) => asJson(parts)),
    },
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      make(values, { progress }) {
        if (values.task === 'pseudo') return hasText(values) ? asCsv(['original', 'pseudo'], pairsOf(values)) : noText()
        return made(values, progress, ({ parts }) =>
          asCsv(
            ['paragraph', 'text'],
            parts.map((part, at) => [String(at + 1), part]),
          ),
        )
      },
    },
  },
  saves: [],
  fresh: { label: 'Another text', seed: 'seed', below: 1_000_000 },

  examples: [
    {
      name: 'Fifty bytes of Cyrillic',
      given: { flavour: 'cyrillic', unit: 'bytes', amount: 50, seed: 7 },
      expect: { plainBytes: 50 },
    },
    {
      name: 'A button label',
      given: { task: 'pseudo', source: 'Save changes', accents: true, growth: 0.3, brackets: true },
      expect: { plain: '[Šååṽéé çĥååñĝééš]' },
    },
  ],
})

function made(
  values: LoremValues,
  progress: (share: number) => void,
  write: (made: { text: string; parts: readonly string[] }) => string,
) {
  const fault = values.task === 'placeholder' ? tooMany(values) : undefined
  if (fault) return fault
  return hasText(values) ? write(textOf(values, progress)) : noText()
}
