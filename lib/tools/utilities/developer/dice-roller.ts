import {
  chanceOfAtLeast,
  chancesPicture,
  diceChances,
  keyFor,
  momentsOf,
  randomStream,
  readDiceRoll,
  rollDice,
  type Rolled,
} from '@/lib/engines/dice'
import type { Draw } from '@/lib/base/random/draw'
import type { Block, Fact } from '@/lib/kits/document/types'
import { defineGenerator, integer, problem, text } from '@/lib/kits/generator'

interface Values {
  notation: string
  count: number
  seed: string | undefined
}

const mostRolls = 10_000
const shownRolls = 50
const shownDice = 30

/** A seed is known to whoever reads the link, and its rolls can be repeated: for records, never for stakes. */
function keyOf({ seed }: Values, draw: Draw | undefined): Uint8Array | undefined {
  return seed === undefined ? draw?.key : keyFor(new Uint8Array(32), `dice ${seed}`)
}

function rollsOf(values: Values, key: Uint8Array): Rolled[] {
  const roll = readDiceRoll(values.notation)
  if ('says' in roll) return []
  const random = randomStream(keyFor(key, values.notation))
  return Array.from({ length: values.count }, () => rollDice(roll, random))
}

function writtenDie({ value, shown, kept }: Rolled['terms'][number]['dice'][number]): string {
  const way = shown.length > 0 ? `${shown.join('→')}→${value}` : String(value)
  return kept ? way : `(${way})`
}

function writtenDice({ terms }: Rolled): string {
  return terms
    .map(({ sign, factor, written, dice }, at) => {
      const mark = sign === -1 ? '− ' : at === 0 ? '' : '+ '
      const more = dice.length - shownDice
      const shown =
        dice.length === 0
          ? written
          : `[${dice.slice(0, shownDice).map(writtenDie).join(' ')}${more > 0 ? ` and ${more} more` : ''}]`
      return `${mark}${shown}${factor === 1 ? '' : ` × ${factor}`}`
    })
    .join(' ')
}

export default defineGenerator({
  form: {
    notation: text('Dice', {
      initial: '2d6',
      maxLength: 100,
      placeholder: '4d6kh3+2',
      help: 'Number, d, sides. Then kh3 or kl1 keeps, dl1 drops, ! explodes, r1 rolls ones again, >=7 counts. d% and dF too.',
    }),
    count: integer('How many rolls', { initial: 1, min: 1, max: mostRolls }),
    seed: text('Seed', {
      optional: true,
      maxLength: 100,
      help: 'The same seed gives the same rolls, for a replay. Empty: true chance.',
      refines: true,
    }),
  },
  makes:
    'Rolls of any dice in the usual notation, by the browser’s cryptographic chance, with the exact odds of every total.',
  limits: [
    'At most 10,000 dice and 10,000 rolls at once.',
    'Odds are left out where working them out would take seconds, and where dice are both kept and counted.',
    'An exploding die is rolled on up to 1,000 times.',
    'A replay by a seed is for records: whoever knows the seed knows the rolls beforehand.',
  ],
  sources: [
    {
      title: 'Web Cryptography: getRandomValues',
      href: 'https://www.w3.org/TR/webcrypto-2/#Crypto-method-getRandomValues',
    },
    { title: 'RFC 8439: ChaCha20 and Poly1305', href: 'https://www.rfc-editor.org/rfc/rfc8439' },
    {
      title: 'Feller: An Introduction to Probability Theory and Its Applications, volume 1, chapter XI (sums of dice)',
    },
  ],

  build(values, { show, draw }) {
    const roll = readDiceRoll(values.notation)
    if ('says' in roll)
      return problem('notation', `must be dice such as 2d6+1: it ${roll.says} (character ${roll.at + 1})`)
    const key = keyOf(values, draw)
    const rolls = key ? rollsOf(values, key) : undefined
    const [first] = rolls ?? []
    const spread = diceChances(roll)
    const facts: Fact[] = []
    if (spread) {
      const { mean, deviation, least, most } = momentsOf(spread)
      facts.push(
        { label: 'Average', value: show.number(mean, 2) },
        { label: 'Standard deviation', value: show.number(deviation, 2) },
        { label: 'Lowest and highest', value: `${show.number(least, 0)} and ${show.number(most, 0)}` },
      )
      // Before the first roll its lines have the room they take after it, so that nothing below moves.
      if (values.count === 1)
        facts.push({
          label: 'Chance of this or more',
          value: first ? show.percent(chanceOfAtLeast(spread, first.total), 2) : 'not rolled',
        })
    }
    if (rolls && rolls.length > 1)
      facts.push({
        label: 'Average of these rolls',
        value: show.number(rolls.reduce((sum, { total }) => sum + total, 0) / rolls.length, 2),
      })
    const totals = (rolls ?? [])
      .slice(0, shownRolls)
      .map(({ total }) => show.number(total, 0))
      .join('  ')
    const blocks: Block[] = [
      { kind: 'heading', level: 1, text: first ? totals : '?' },
      ...(values.count === 1
        ? ([{ kind: 'paragraph', text: first ? writtenDice(first) : 'Rolled as soon as the page runs.' }] as const)
        : []),
      { kind: 'facts', facts },
      ...(spread && spread.chances.length > 1
        ? ([
            {
              kind: 'image',
              svg: chancesPicture(spread, rolls?.length === 1 ? first?.total : undefined, (total) =>
                show.number(total, 0),
              ),
              alt: 'The chance of each total as bars',
              width: 120,
            },
          ] as const)
        : []),
      ...(rolls && rolls.length > 1
        ? ([
            {
              kind: 'table',
              label: 'Rolls',
              columns: [
                { label: 'Roll', align: 'end', width: 1 },
                { label: 'Dice', width: 6 },
                { label: 'Total', align: 'end', width: 1 },
              ],
              rows: rolls
                .slice(0, shownRolls)
                .map((one, at) => [show.count(at + 1), writtenDice(one), show.number(one.total, 0)]),
            },
          ] as const)
        : []),
    ]
    const rest = (rolls?.length ?? 0) - shownRolls
    return {
      title: 'Dice',
      sheet: 'bare',
      blocks,
      notices: [
        ...(rest > 0 ? [{ is: 'plain', says: `${show.count(rest)} further rolls are in the CSV file.` } as const] : []),
        ...(spread
          ? []
          : [{ is: 'plain', says: 'The odds of these dice are not worked out: it would take too long.' } as const]),
        ...(values.seed === undefined
          ? []
          : [{ is: 'plain', says: 'A replay: this seed gives these rolls each time.' } as const]),
      ],
    }
  },
  slow(values) {
    const dice = [...values.notation.matchAll(/(\d*)d(\d*)/gi)].reduce(
      (sum, [, count, sides]) => sum + Number(count || 1) * Math.max(6, Number(sides || 6)),
      0,
    )
    return dice > 600 || values.count > 500
  },

  files: {
    csv: {
      label: 'CSV',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      make(values, { draw }) {
        const key = keyOf(values, draw)
        if (!key) return problem<never>(null, 'The dice have not been rolled yet.')
        const rows = rollsOf(values, key).map((one, at) => `${at + 1},${one.total},"${writtenDice(one)}"\r\n`)
        return ['Roll,Total,Dice\r\n', ...rows].join('')
      },
    },
  },
  saves: [],
  fresh: { label: 'Roll', secure: true },

  examples: [
    {
      name: 'Two dice',
      given: { notation: '2d6' },
      expect: { text: ['Average: 7.00', 'Standard deviation: 2.42', 'Lowest and highest: 2 and 12'] },
    },
    {
      name: 'The best three of four',
      given: { notation: '4d6kh3' },
      expect: { text: ['Average: 12.24', 'Lowest and highest: 3 and 18'] },
    },
  ],
})
