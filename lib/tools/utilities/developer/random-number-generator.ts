import type { Draw } from '@/lib/base/random/draw'
import {
  drawn,
  drawnNormal,
  drawnOnce,
  drawnRow,
  games,
  keyFor,
  randomStream,
  rowsOf,
  sizeOf,
  type Game,
  type Pool,
} from '@/lib/engines/random-numbers'
import type { Block, Fact } from '@/lib/kits/document/types'
import { choice, date, defineGenerator, integer, number, problem, text, toggle } from '@/lib/kits/generator'

const most = 1_000_000_000_000
const mostDrawn = 100_000
const shown = 1000
const dayMs = 86_400_000

interface Values {
  kind: 'whole' | 'decimal' | 'day' | 'normal' | 'lottery'
  least: number
  most: number
  low: number
  high: number
  places: number
  first: string
  last: string
  mean: number
  deviation: number
  game: keyof typeof games
  count: number
  unique: boolean
  sorted: boolean
  without: string | undefined
  seed: string | undefined
}

const scaleOf = ({ places }: Values) => 10 ** places
const dayOf = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / dayMs

/** Numbers to leave out: single ones and ranges, in order. Undefined for what is none. */
function leftOut(written: string, least: number, greatest: number): number[] | undefined {
  const found = new Set<number>()
  for (const part of written.split(/[\s,;]+/).filter(Boolean)) {
    const [, from, to = from] = /^(-?\d+)(?:\.\.(-?\d+))?$/.exec(part) ?? []
    if (from === undefined || Number(to) - Number(from) > 100_000) return undefined
    for (let one = Number(from); one <= Number(to); one++) if (one >= least && one <= greatest) found.add(one)
  }
  return [...found].sort((one, other) => one - other)
}

function poolOf(values: Values): Pool | ReturnType<typeof problem<keyof Values>> {
  const { kind } = values
  const [least, greatest] =
    kind === 'whole'
      ? [values.least, values.most]
      : kind === 'day'
        ? [dayOf(values.first), dayOf(values.last)]
        : [Math.round(values.low * scaleOf(values)), Math.round(values.high * scaleOf(values))]
  if (greatest < least)
    return kind === 'whole'
      ? problem('most', `must be ${values.least} or more: it is less than the lowest number`)
      : kind === 'day'
        ? problem('last', 'must be the first day or later')
        : problem('high', 'must be the lowest number or more')
  const without = kind === 'whole' ? leftOut(values.without ?? '', least, greatest) : []
  if (!without) return problem('without', 'must be whole numbers and ranges such as 13, 20..29')
  const pool = { least, most: greatest, without }
  if (sizeOf(pool) < 1) return problem('without', 'must leave a number to draw')
  if (values.unique && values.count > sizeOf(pool))
    return problem('count', `must be ${sizeOf(pool)} or less: there are no more different ones`)
  return pool
}

const keyOf = ({ seed }: Values, draw: Draw | undefined) =>
  seed === undefined ? draw?.key : keyFor(new Uint8Array(32), `numbers ${seed}`)

/** What was drawn, as numbers that can be summed, and as it is written. */
function drawAll(
  values: Values,
  key: Uint8Array,
): { numbers: number[]; written: string[] } | ReturnType<typeof problem<keyof Values>> {
  const random = randomStream(keyFor(key, JSON.stringify({ ...values, seed: undefined, sorted: undefined })))
  const { kind, count } = values
  if (kind === 'lottery') {
    const game: Game = games[values.game]
    const rows = Array.from({ length: count }, () => drawnRow(random, game))
    const written = rows.map((row) =>
      row.map((drum, at) => `${at > 0 ? `${game.drums[at]?.label}: ` : ''}${drum.join(' ')}`).join('  '),
    )
    return { numbers: [], written }
  }
  if (kind === 'normal') {
    const numbers = drawnNormal(random, values.mean, values.deviation, count)
    const ordered = values.sorted ? numbers.toSorted((one, other) => one - other) : numbers
    return { numbers: ordered, written: ordered.map((one) => one.toFixed(values.places)) }
  }
  const pool = poolOf(values)
  if ('problem' in pool) return pool
  const raw = values.unique ? drawnOnce(random, pool, count) : drawn(random, pool, count)
  const ordered = values.sorted ? raw.toSorted((one, other) => one - other) : raw
  if (kind === 'day')
    return { numbers: [], written: ordered.map((day) => new Date(day * dayMs).toISOString().slice(0, 10)) }
  const numbers = kind === 'whole' ? ordered : ordered.map((one) => one / scaleOf(values))
  return { numbers, written: numbers.map((one) => (kind === 'whole' ? String(one) : one.toFixed(values.places))) }
}

const is = (...kinds: Values['kind'][]) => ({ field: 'kind', is: kinds }) as const
const drawnFromPool = is('whole', 'decimal', 'day')

export default defineGenerator({
  form: {
    kind: choice('What to draw', {
      options: {
        whole: 'Whole numbers',
        decimal: 'Decimals',
        day: 'Days',
        normal: 'Normal distribution',
        lottery: 'Lottery rows',
      },
      initial: 'whole',
      as: 'menu',
    }),
    least: integer('Lowest', { initial: 1, min: -most, max: most, negative: true, shownWhen: is('whole') }),
    most: integer('Highest', { initial: 100, min: -most, max: most, negative: true, shownWhen: is('whole') }),
    low: number('Lowest', { initial: 0, min: -1e6, max: 1e6, negative: true, shownWhen: is('decimal') }),
    high: number('Highest', { initial: 1, min: -1e6, max: 1e6, negative: true, shownWhen: is('decimal') }),
    first: date('First day', { initial: '2026-01-01', min: '1600-01-01', max: '2999-12-31', shownWhen: is('day') }),
    last: date('Last day', { initial: '2026-12-31', min: '1600-01-01', max: '2999-12-31', shownWhen: is('day') }),
    mean: number('Mean', { initial: 0, min: -1e9, max: 1e9, negative: true, shownWhen: is('normal') }),
    deviation: number('Standard deviation', { initial: 1, min: 0, max: 1e9, shownWhen: is('normal') }),
    game: choice('Game', {
      options: Object.fromEntries(Object.entries(games).map(([id, { name }]) => [id, name])) as Record<
        keyof typeof games,
        string
      >,
      initial: 'euromillions',
      as: 'menu',
      shownWhen: is('lottery'),
    }),
    count: integer('How many', { initial: 1, min: 1, max: mostDrawn }),
    unique: toggle('None twice', { shownWhen: drawnFromPool }),
    places: integer('Decimal places', {
      initial: 2,
      min: 0,
      max: 6,
      refines: true,
      shownWhen: is('decimal', 'normal'),
    }),
    sorted: toggle('In order', { refines: true, shownWhen: is('whole', 'decimal', 'day', 'normal') }),
    without: text('Leave out', {
      optional: true,
      maxLength: 1000,
      help: 'Numbers and ranges: 13, 20..29.',
      refines: true,
      shownWhen: is('whole'),
    }),
    seed: text('Seed', {
      optional: true,
      maxLength: 100,
      help: 'The same seed gives the same numbers, for a record. Empty: true chance.',
      refines: true,
    }),
  },
  makes:
    'Numbers, days or lottery rows by the browser’s cryptographic chance, each as likely as any other, or repeatable by a seed.',
  limits: [
    'At most 100,000 at once.',
    'Decimals are those with the places you ask for, both ends among them, each equally likely.',
    'A seed is for records and tests, never for stakes: whoever knows it knows the numbers.',
    'No row of a lottery is likelier than another, and none drawn here wins more often.',
  ],
  sources: [
    {
      title: 'Web Cryptography: getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
    { title: 'RFC 8439: ChaCha20 and Poly1305', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
    { title: 'Knuth: The Art of Computer Programming, volume 2, sections 3.3.1 (chi-square) and 3.4.2 (shuffling)' },
    {
      title: 'Box and Muller: A Note on the Generation of Random Normal Deviates, 1958',
      href: 'https://doi.org/10.1214/aoms/1177706645',
    },
  ],

  build(values, { show, draw }) {
    const pool = values.kind === 'lottery' || values.kind === 'normal' ? undefined : poolOf(values)
    if (pool && 'problem' in pool) return pool
    const key = keyOf(values, draw)
    const made = key ? drawAll(values, key) : undefined
    if (made && 'problem' in made) return made
    const facts: Fact[] = []
    if (pool)
      facts.push({
        label: 'Drawn from',
        value: `${show.count(sizeOf(pool))} ${values.kind === 'day' ? 'days' : 'numbers'}`,
      })
    if (values.kind === 'lottery') {
      const rows = rowsOf(games[values.game])
      facts.push({ label: 'Different rows', value: show.count(Number(rows)) })
    }
    if (made && made.numbers.length > 1) {
      const sum = made.numbers.reduce((all, one) => all + one, 0)
      const sorted = made.numbers.toSorted((one, other) => one - other)
      facts.push(
        { label: 'Mean', value: show.number(sum / made.numbers.length, 2) },
        {
          label: 'Lowest and highest drawn',
          value: `${show.number(sorted[0] ?? 0)} and ${show.number(sorted.at(-1) ?? 0)}`,
        },
      )
    }
    const blocks: Block[] = [
      made === undefined
        ? { kind: 'paragraph', text: 'Drawn as soon as the page runs.' }
        : made.written.length === 1
          ? { kind: 'heading', level: 1, text: made.written[0] ?? '' }
          : {
              kind: 'plain',
              label: 'Drawn',
              text: made.written.slice(0, shown).join(values.kind === 'lottery' ? '\n' : ', '),
            },
      ...(facts.length > 0 ? [{ kind: 'facts', facts } as const] : []),
    ]
    const rest = (made?.written.length ?? 0) - shown
    return {
      title: 'Random numbers',
      sheet: 'bare',
      blocks,
      notices: [
        ...(rest > 0 ? [{ is: 'plain', says: `${show.count(rest)} more are in the file.` } as const] : []),
        ...(values.seed === undefined
          ? []
          : [{ is: 'plain', says: 'Repeatable: this seed and these settings give these numbers each time.' } as const]),
      ],
    }
  },
  slow: ({ count }) => count > 2000,

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      make(values, { draw }) {
        const key = keyOf(values, draw)
        if (!key) return problem<never>(null, 'Nothing has been drawn yet.')
        const made = drawAll(values, key)
        if ('problem' in made) return made
        return ['Number,Drawn\r\n', ...made.written.map((one, at) => `${at + 1},${one}\r\n`)].join('')
      },
    },
  },
  saves: [],
  fresh: { label: 'Draw', secure: true },

  examples: [
    { name: 'One of a hundred', given: {}, expect: { text: ['Drawn from: 100 numbers'] } },
    {
      name: 'A row of EuroMillions',
      given: { kind: 'lottery', game: 'euromillions' },
      expect: { text: ['Different rows: 139,838,160'] },
    },
  ],
})
