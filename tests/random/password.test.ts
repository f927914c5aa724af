import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { atomsOf, bitsOf, isPlannable, mostStates, planPasswords, type PasswordRules } from '@/lib/base/random/password'
import { readSiteRules } from '@/lib/base/random/password-rules'
import { randomStream } from '@/lib/base/random/stream'

const seeded = (seed: number) => randomStream(new Uint8Array(createHash('sha256').update(`password ${seed}`).digest()))

interface Sets {
  sets: { characters: string; least: number }[]
  length: number
  longestRun?: number
  letterFirst?: boolean
  distinct?: boolean
}

function rulesOf({ sets, length, longestRun, letterFirst = false, distinct = false }: Sets): PasswordRules {
  return { length, ...atomsOf(sets, ''), longestRun, letterFirst, distinct }
}

function isObeyed(password: string, { sets, length, longestRun, letterFirst, distinct }: Sets): boolean {
  const characters = [...password]
  return (
    characters.length === length &&
    sets.every((set) => characters.filter((one) => set.characters.includes(one)).length >= set.least) &&
    characters.every((one) => sets.some((set) => set.characters.includes(one))) &&
    (!letterFirst || /^[A-Za-z]/.test(password)) &&
    (!distinct || new Set(characters).size === length) &&
    (longestRun === undefined || !new RegExp(`(.)\\1{${longestRun}}`).test(password))
  )
}

/** Every string over the alphabet, kept where it obeys. */
function listAll(asked: Sets): string[] {
  const alphabet = [...new Set(asked.sets.flatMap(({ characters }) => [...characters]))]
  let words = ['']
  for (let at = 0; at < asked.length; at++) words = words.flatMap((word) => alphabet.map((one) => word + one))
  return words.filter((word) => isObeyed(word, asked))
}

const ab = { characters: 'ab', least: 1 }
const xyz = { characters: 'XYZ', least: 1 }
const digits = { characters: '12', least: 0 }

const small: [string, Sets][] = [
  ['one of each', { sets: [ab, xyz, { ...digits, least: 1 }], length: 4 }],
  ['two of one set', { sets: [{ ...ab, least: 2 }, xyz, digits], length: 4 }],
  ['a letter first', { sets: [ab, { ...digits, least: 1 }], length: 5, letterFirst: true }],
  ['distinct', { sets: [ab, xyz, digits], length: 4, distinct: true }],
  [
    'distinct with a letter first',
    { sets: [ab, { characters: '123', least: 1 }], length: 4, distinct: true, letterFirst: true },
  ],
  ['no neighbours', { sets: [ab, { ...digits, least: 1 }], length: 5, longestRun: 1 }],
  ['runs of two, a letter first', { sets: [ab, digits], length: 5, longestRun: 2, letterFirst: true }],
  [
    'required sets that overlap',
    { sets: [{ characters: 'ab1', least: 1 }, { characters: '1X', least: 1 }, digits], length: 4 },
  ],
  [
    'overlap and runs',
    {
      sets: [
        { characters: 'ab1', least: 1 },
        { characters: '1X', least: 1 },
      ],
      length: 5,
      longestRun: 2,
    },
  ],
]

describe.each(small)('%s', (_, asked) => {
  const all = listAll(asked)
  const plan = planPasswords(rulesOf(asked))

  it('counts as many as there are', () => {
    expect(plan.total).toBe(BigInt(all.length))
  })

  it('draws each of them, with equal chances', () => {
    const random = seeded(all.length)
    const counts = new Map(all.map((word) => [word, 0]))
    for (let at = 0; at < all.length * 12; at++) {
      const word = plan.draw(random)
      const before = counts.get(word)
      if (before === undefined) throw new Error(`${word} does not obey`)
      counts.set(word, before + 1)
    }
    const freedom = all.length - 1
    const statistic = [...counts.values()].reduce((sum, count) => sum + (count - 12) ** 2 / 12, 0)
    // Upper quantile near 1 in 100,000, by Wilson and Hilferty.
    expect(statistic).toBeLessThan(freedom * (1 - 2 / (9 * freedom) + 4.26 * Math.sqrt(2 / (9 * freedom))) ** 3)
  })
})

describe('real rules', () => {
  const lower = { characters: 'abcdefghijklmnopqrstuvwxyz', least: 1 }
  const upper = { characters: lower.characters.toUpperCase(), least: 1 }
  const figures = { characters: '0123456789', least: 1 }
  const symbols = { characters: '!#$%&*+-=?@^_', least: 1 }

  it.each<[string, Sets]>([
    ['four sets', { sets: [lower, upper, figures, symbols], length: 20 }],
    ['at 128 characters', { sets: [lower, { ...upper, least: 30 }, figures, { ...symbols, least: 30 }], length: 128 }],
    ['with runs', { sets: [lower, upper, figures, symbols], length: 20, longestRun: 1, letterFirst: true }],
    ['where sets fill all places', { sets: [lower, upper, figures, symbols], length: 4 }],
  ])('are obeyed: %s', (_, asked) => {
    const plan = planPasswords(rulesOf(asked))
    const random = seeded(99)
    const used = new Set<string>()
    for (let at = 0; at < 200; at++) {
      const password = plan.draw(random)
      if (!isObeyed(password, asked)) throw new Error(`${password} does not obey`)
      for (const one of password) used.add(one)
    }
    expect(used.size).toBe(75)
  })

  it('find nothing where rules exclude each other', () => {
    expect(planPasswords(rulesOf({ sets: [{ characters: 'a', least: 1 }], length: 5, longestRun: 2 })).total).toBe(0n)
  })
})

describe('what is taken on', () => {
  const shared = (length: number, longestRun?: number) =>
    rulesOf({
      sets: [
        { characters: 'ab1', least: 19 },
        { characters: '1X', least: 19 },
      ],
      length,
      ...(longestRun === undefined ? {} : { longestRun }),
    })

  it('is as many states as the page waits for, and not one more', () => {
    // From none to all of 19 that each of two sets needs, at each place, for each length of a run.
    expect(20 * 20 * 100).toBe(mostStates)
    expect([100, 101].map((length) => isPlannable(shared(length)))).toEqual([true, false])
    expect([50, 51].map((length) => isPlannable(shared(length, 2)))).toEqual([true, false])
  })
})

describe('entropy', () => {
  it('is the base-2 logarithm of the count', () => {
    expect(bitsOf(1n)).toBe(0)
    expect(bitsOf(2n ** 700n)).toBe(700)
    expect(bitsOf(26n ** 128n)).toBeCloseTo(128 * Math.log2(26), 9)
  })
})

describe('passwordrules', () => {
  const lower = 'abcdefghijklmnopqrstuvwxyz'

  it('are read as Apple describes them', () => {
    expect(
      readSiteRules(
        "required: lower; required: digit; allowed: [-().&@?'#,/&quot;+]; max-consecutive: 2; minlength: 20;",
      ),
    ).toEqual({
      required: [lower, '0123456789'],
      allowed: '-().&@?\'#,/"+',
      longestRun: 2,
      minlength: 20,
    })
  })

  it('take the strictest of repeated limits', () => {
    expect(
      readSiteRules(
        'minlength: 8; minlength: 10; maxlength: 30; maxlength: 20; max-consecutive: 3; max-consecutive: 2; required: lower',
      ),
    ).toEqual({ required: [lower], allowed: '', minlength: 10, maxlength: 20, longestRun: 2 })
  })

  it('allow printable ASCII where no class is named', () => {
    const rules = readSiteRules('minlength: 8')
    expect('allowed' in rules && rules.allowed.length).toBe(95)
  })

  it('may come with the name of the attribute', () => {
    expect(readSiteRules('passwordrules="required: lower"')).toMatchObject({ required: [lower] })
  })

  it('take a bracket and a semicolon inside brackets as characters', () => {
    expect(readSiteRules('required: [;,]]; minlength: 9')).toEqual({ required: [';,]'], allowed: '', minlength: 9 })
  })

  it.each(['hello', 'required: vowels', 'minlength: many', 'minlength: 0', 'allowed: []', ': 3'])(
    'refuse %s',
    (text) => {
      expect(readSiteRules(text)).toHaveProperty('fault')
    },
  )
})
