import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keyFor, randomStream } from '@/lib/base/random/stream'
import { answerLots } from '@/lib/subjects/lots/draw'
import { drawGifts } from '@/lib/subjects/lots/gifts'
import { coins, shuffled, weightedDraw } from '@/lib/subjects/lots/lots'
import { readNames, readRules, type Person } from '@/lib/subjects/lots/names'
import { makeSeats } from '@/lib/subjects/lots/seats'
import type { LotsQuestion } from '@/lib/subjects/lots/task'
import { makeTeams, sizesOf } from '@/lib/subjects/lots/teams'

const person = (name: string, skill?: number, group = ''): Person => ({ name, weight: 1000, skill, group })
const none = { apart: [], together: [], notTo: [] }

const streamOf = (seed: string) => randomStream(keyFor(new Uint8Array(32), seed))

/** Pearson’s statistic of counts against their expectation. */
function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, at) => sum + (count - (expected[at] ?? 0)) ** 2 / (expected[at] ?? 1), 0)
}
/** Upper 0.1 % points of chi-square, by degrees of freedom (NIST/SEMATECH e-Handbook, section 1.3.6.7.4). */
const critical: Readonly<Record<number, number>> = { 1: 10.828, 3: 16.266, 5: 20.515, 8: 26.124, 9: 27.877, 23: 49.728 }

function tally(draws: number, sizes: number, draw: () => number): number[] {
  const counts = Array.from({ length: sizes }, () => 0)
  for (let turn = 0; turn < draws; turn++) {
    const at = draw()
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

describe('fairness, by chi-square over seeded draws', () => {
  it('equal chances', () => {
    const random = streamOf('equal')
    const counts = tally(
      100_000,
      10,
      () =>
        weightedDraw(
          Array.from({ length: 10 }, () => 1000),
          1,
          random,
        )[0] ?? -1,
    )
    expect(
      chiSquare(
        counts,
        Array.from({ length: 10 }, () => 10_000),
      ),
    ).toBeLessThan(critical[9] ?? 0)
  })
  it('weights 1, 2, 3 and 4', () => {
    const random = streamOf('weights')
    const counts = tally(100_000, 4, () => weightedDraw([1000, 2000, 3000, 4000], 1, random)[0] ?? -1)
    expect(chiSquare(counts, [10_000, 20_000, 30_000, 40_000])).toBeLessThan(critical[3] ?? 0)
  })
  it('the second of a weighted draw, by the formula of Plackett and Luce', () => {
    const random = streamOf('second')
    const weights = [1000, 2000, 3000]
    const expected = weights.map((weight, at) =>
      weights.reduce((sum, first, other) => (other === at ? sum : sum + (first / 6000) * (weight / (6000 - first))), 0),
    )
    const counts = tally(60_000, 3, () => weightedDraw(weights, 2, random)[1] ?? -1)
    // Two degrees of freedom: 13.816.
    expect(
      chiSquare(
        counts,
        expected.map((share) => share * 60_000),
      ),
    ).toBeLessThan(13.816)
  })
  it('orders of four', () => {
    const random = streamOf('orders')
    const seen = new Map<string, number>()
    for (let turn = 0; turn < 48_000; turn++) {
      const key = shuffled(['a', 'b', 'c', 'd'], random).join('')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(24)
    expect(
      chiSquare(
        [...seen.values()],
        Array.from({ length: 24 }, () => 2000),
      ),
    ).toBeLessThan(critical[23] ?? 0)
  })
  it('coins', () => {
    const heads = coins(100_000, streamOf('coins')).filter(Boolean).length
    expect(chiSquare([heads, 100_000 - heads], [50_000, 50_000])).toBeLessThan(critical[1] ?? 0)
  })
  it('the six divisions of four into two teams', () => {
    const random = streamOf('teams')
    const people = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => person(name))
    const seen = new Map<string, number>()
    for (let turn = 0; turn < 3000; turn++) {
      const drawn = makeTeams(people, [2, 2], none, random)
      if ('problem' in drawn) throw new Error(drawn.problem)
      const key = (drawn.teams[0] ?? []).toSorted((a, b) => a - b).join('')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(6)
    expect(
      chiSquare(
        [...seen.values()],
        Array.from({ length: 6 }, () => 500),
      ),
    ).toBeLessThan(critical[5] ?? 0)
  })
  it('the nine derangements of four', () => {
    const random = streamOf('gifts')
    const seen = new Map<string, number>()
    for (let turn = 0; turn < 27_000; turn++) {
      const drawn = drawGifts(4, [], random)
      if (!('receivers' in drawn)) throw new Error('no draw')
      const key = drawn.receivers.join('')
      seen.set(key, (seen.get(key) ?? 0) + 1)
    }
    expect(seen.size).toBe(9)
    expect(
      chiSquare(
        [...seen.values()],
        Array.from({ length: 9 }, () => 3000),
      ),
    ).toBeLessThan(critical[8] ?? 0)
  })
})

describe('a draw', () => {
  it('never takes who has no weight, and nobody twice', () => {
    expect(weightedDraw([0, 1000, 0, 500], 4, streamOf('x')).toSorted((a, b) => a - b)).toEqual([1, 3])
    expect(weightedDraw([], 3, streamOf('x'))).toEqual([])
    const all = weightedDraw(
      Array.from({ length: 5000 }, (_, at) => at + 1),
      5000,
      streamOf('many'),
    )
    expect(new Set(all).size).toBe(5000)
  })
})

/** Every permutation that keeps the rules, by trying all. */
function allGifts(size: number, banned: ReadonlySet<string>): number[][] {
  const found: number[][] = []
  const walk = (taken: number[]) => {
    if (taken.length === size) return void found.push(taken)
    for (let receiver = 0; receiver < size; receiver++)
      if (receiver !== taken.length && !taken.includes(receiver) && !banned.has(`${taken.length}>${receiver}`))
        walk([...taken, receiver])
  }
  walk([])
  return found
}

describe('gifts', () => {
  it('are drawn exactly where there is a way, by trying all ways', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 6 }),
        fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 24 }),
        fc.string(),
        (size, pairs, seed) => {
          const forbidden = pairs.filter(([one, other]) => one < size && other < size)
          const banned = new Set(forbidden.map(([one, other]) => `${one}>${other}`))
          const ways = allGifts(size, banned)
          const drawn = drawGifts(size, forbidden, streamOf(seed))
          if ('receivers' in drawn) {
            expect(ways).toContainEqual([...drawn.receivers])
            return
          }
          expect(ways).toEqual([])
          // Hall: those givers together may give to fewer than they are.
          const open = new Set(
            drawn.givers.flatMap((giver) =>
              Array.from({ length: size }, (_, at) => at).filter((at) => at !== giver && !banned.has(`${giver}>${at}`)),
            ),
          )
          expect(open.size).toBeLessThan(drawn.givers.length)
          expect([...drawn.allowed].toSorted((a, b) => a - b)).toEqual([...open].toSorted((a, b) => a - b))
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })
  it('are found where shuffles are hopeless: one way among many people', () => {
    const size = 30
    // Everybody may give to the next alone.
    const forbidden = Array.from({ length: size }, (_, giver) =>
      Array.from({ length: size }, (__, receiver) => [giver, receiver] as const).filter(
        ([, receiver]) => receiver !== (giver + 1) % size,
      ),
    ).flat()
    const drawn = drawGifts(size, forbidden, streamOf('cycle'))
    expect(drawn).toEqual({ receivers: Array.from({ length: size }, (_, at) => (at + 1) % size) })
  })
  it('for 5,000', () => {
    const drawn = drawGifts(5000, [[0, 1]], streamOf('many'))
    if (!('receivers' in drawn)) throw new Error('no draw')
    expect(new Set(drawn.receivers).size).toBe(5000)
    expect(drawn.receivers.every((receiver, giver) => receiver !== giver)).toBe(true)
  })
})

describe('teams', () => {
  it.each([
    [10, 'count', 3, [4, 3, 3]],
    [9, 'size', 4, [3, 3, 3]],
    [8, 'size', 4, [4, 4]],
    [1, 'size', 5, [1]],
  ] as const)('%i people by %s %i', (people, by, number, sizes) => expect(sizesOf(people, by, number)).toEqual(sizes))

  it('keep every rule and everybody, whatever chance says', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 2, max: 4 }), fc.string(), (size, teams, seed) => {
        const people = Array.from({ length: size }, (_, at) => person(`P${at}`))
        const rules = { ...none, apart: [[0, 1]] as const, together: [[2, 3]] as const }
        const drawn = makeTeams(people, sizesOf(size, 'count', teams), rules, streamOf(seed))
        if ('problem' in drawn) {
          // A pair does not fit into single places, nor beside two who must be apart in two pairs.
          expect(Math.ceil(size / teams) < 2 || (size === 4 && teams === 2)).toBe(true)
          return
        }
        expect(drawn.teams.flat().toSorted((a, b) => a - b)).toEqual([...people.keys()])
        const teamOf = (one: number) => drawn.teams.findIndex((team) => team.includes(one))
        expect(teamOf(0)).not.toBe(teamOf(1))
        expect(teamOf(2)).toBe(teamOf(3))
      }),
      { numRuns: 100, seed: 11 },
    )
  })
  it('share out skills and groups: far nearer than chance', () => {
    const people = Array.from({ length: 40 }, (_, at) => person(`P${at}`, at, at % 2 === 0 ? 'a' : 'b'))
    const drawn = makeTeams(people, sizesOf(40, 'count', 4), none, streamOf('even'))
    if ('problem' in drawn) throw new Error(drawn.problem)
    for (const team of drawn.teams) {
      expect(team.filter((at) => people[at]?.group === 'a')).toHaveLength(5)
      // The mean of all is 19.5.
      expect(Math.abs(team.reduce((sum, at) => sum + at, 0) / 10 - 19.5)).toBeLessThan(1)
    }
  })
  it('say why rules cannot be kept', () => {
    const people = ['Anna', 'Ben', 'Cleo', 'Dan'].map((name) => person(name))
    const all = [
      [0, 1],
      [0, 2],
      [1, 2],
    ] as const
    const say = (sizes: number[], rules: Partial<typeof none> | object) => {
      const drawn = makeTeams(people, sizes, { ...none, ...rules }, streamOf('why'))
      return 'problem' in drawn ? drawn.problem : ''
    }
    expect(say([2, 2], { apart: all })).toBe(
      'Anna, Ben and Cleo are all to be apart, which takes 3 teams; there are 2.',
    )
    expect(
      say([2, 2], {
        apart: [[0, 1]],
        together: [
          [0, 2],
          [2, 1],
        ],
      }),
    ).toContain('the largest team has 2')
    expect(
      say([3, 1], {
        apart: [[0, 1]],
        together: [
          [0, 2],
          [2, 1],
        ],
      }),
    ).toBe('Anna and Ben are to be apart, and rules bind them together.')
    expect(
      say([2, 2], {
        together: [
          [0, 1],
          [1, 2],
        ],
      }),
    ).toBe('Anna, Ben and Cleo are to be together, and the largest team has 2.')
    expect(
      say([3, 1], {
        together: [
          [0, 1],
          [2, 3],
        ],
      }),
    ).toContain('do not divide')
  })
  it('of 5,000 people', () => {
    const people = Array.from({ length: 5000 }, (_, at) => person(`P${at}`, at % 10))
    const drawn = makeTeams(people, sizesOf(5000, 'size', 10), none, streamOf('many'))
    if ('problem' in drawn) throw new Error(drawn.problem)
    expect(drawn.teams.every((team) => team.length === 10)).toBe(true)
  })
})

describe('seats', () => {
  const people = Array.from({ length: 12 }, (_, at) => person(`P${at}`))
  it('keep apart who must be, corners included', () => {
    for (let turn = 0; turn < 50; turn++) {
      const drawn = makeSeats(
        people,
        3,
        4,
        {
          ...none,
          apart: [
            [0, 1],
            [0, 2],
            [1, 2],
          ],
        },
        streamOf(`seats ${turn}`),
      )
      if ('problem' in drawn) throw new Error(drawn.problem)
      expect(drawn.seats.filter((one) => one !== undefined).toSorted((a, b) => a - b)).toEqual([...people.keys()])
      const at = (one: number) => {
        const seat = drawn.seats.indexOf(one)
        return [Math.floor(seat / 4), seat % 4] as const
      }
      for (const [one, other] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const [a, b] = [at(one), at(other)]
        expect(Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))).toBeGreaterThan(1)
      }
    }
  })
  it('say why there is no plan', () => {
    expect(makeSeats(people, 2, 5, none, streamOf('x'))).toEqual({ problem: '12 people do not fit into 10 seats.' })
    const drawn = makeSeats(people.slice(0, 4), 2, 2, { ...none, apart: [[0, 1]] }, streamOf('x'))
    expect('problem' in drawn && drawn.problem).toContain('P0 and P1 still sit beside each other')
  })
})

describe('the list', () => {
  it('is a name a line, or columns with numbers or headings', () => {
    expect(readNames('Anna\n\n Ben ', 'weight').people.map(({ name }) => name)).toEqual(['Anna', 'Ben'])
    expect(readNames('Müller, Anna\nKumar, Ravi', 'weight').people.map(({ name }) => name)).toEqual([
      'Müller, Anna',
      'Kumar, Ravi',
    ])
    expect(readNames('Anna,2\nBen,0.5', 'weight').people.map(({ weight }) => weight)).toEqual([2000, 500])
    expect(readNames('Anna;3\nBen;4', 'skill').people.map(({ skill }) => skill)).toEqual([3, 4])
    expect(readNames('gender;Name;Tickets\nf;Anna;3\nm;"Ben; Jr";1', 'skill').people).toEqual([
      { name: 'Anna', weight: 3000, skill: undefined, group: 'f' },
      { name: 'Ben; Jr', weight: 1000, skill: undefined, group: 'm' },
    ])
  })
  it('names the line of a mistake', () => {
    expect(readNames('name,weight\nAnna,x\n,2\nBen,-1', 'weight').faults.map(({ line, says }) => [line, says])).toEqual(
      [
        [2, 'The weight must be a number from 0 to 1,000,000.'],
        [3, 'There is no name in this line.'],
        [4, 'The weight must be a number from 0 to 1,000,000.'],
      ],
    )
    expect(readNames('name,skill\nAnna,x', 'skill').faults[0]?.says).toBe('The skill must be a number.')
  })
  it('and its rules', () => {
    const { people } = readNames('Anna\nBen\nCleo\nDan\nDan', 'weight')
    const { rules, faults } = readRules(
      'anna ≠ Ben != Cleo\nAnna = Cleo\nBen > Anna\nAnna / Ben\nEva ≠ Ben\nDan = Ben\nAnna ≠ anna\nhello',
      people,
    )
    expect(rules).toEqual({
      apart: [
        [0, 1],
        [0, 2],
        [1, 2],
        [0, 1],
      ],
      together: [[0, 2]],
      notTo: [[1, 0]],
    })
    expect(faults.map(({ line, says }) => [line, says])).toEqual([
      [5, '“Eva” is not among the names.'],
      [6, '“Dan” is there more than once. Tell them apart first.'],
      [7, 'A rule is about two different people.'],
      [8, 'Write two names with ≠ (apart), = (together) or > (does not give to) between them.'],
    ])
  })
})

describe('a press', () => {
  const chance = () => Uint8Array.from({ length: 16 }, (_, at) => at)
  const ask = (more: Partial<LotsQuestion>): LotsQuestion => ({
    mode: 'wheel',
    names: 'Anna\nBen\nCleo',
    rules: '',
    count: 2,
    teamsBy: 'count',
    teams: 2,
    rows: 2,
    columns: 2,
    out: [],
    drawn: '',
    ...more,
  })
  it.each(['wheel', 'draw', 'coins', 'teams', 'seats', 'gifts'] as const)(
    '%s draws with the chance it was given, and the same again',
    async (mode) => {
      const before = await answerLots(ask({ mode }), chance)
      expect(before.result).toBeUndefined()
      expect(before.next).toMatch(/^000102030405060708090a0b0c0d0e0f\.[0-9a-f]{16}$/)
      const after = await answerLots(ask({ mode, drawn: before.next }), chance)
      expect(after.result?.mode).toBe(mode)
      expect((await answerLots(ask({ mode, drawn: before.next }), chance)).result).toEqual(after.result)
      const changed = await answerLots(ask({ mode, drawn: before.next, names: 'Anna\nBen\nDan' }), chance)
      expect(changed.result).toBeUndefined()
    },
  )
  it('goes on without who was taken out', async () => {
    const { next } = await answerLots(ask({}), chance)
    for (const out of [['Anna'], ['Anna', 'Ben']]) {
      const answer = await answerLots(ask({ out, drawn: next }), chance)
      expect(answer.count).toBe(3 - out.length)
      expect(answer.result?.mode === 'wheel' && out.includes(answer.result.name)).toBe(false)
    }
    expect((await answerLots(ask({ out: ['Anna', 'Ben', 'Cleo'] }), chance)).problem).toContain('empty')
  })
  it.each([
    [{ names: '' }, 'The list is empty'],
    [{ mode: 'draw', count: 4 }, '4 are to be drawn, and 3 can be.'],
    [{ mode: 'gifts', names: 'Anna' }, 'Two people are needed'],
    [{ mode: 'teams', teams: 4 }, '3 people do not make 4 teams.'],
    [{ names: 'a\n'.repeat(5001) }, 'Up to 5,000'],
  ] as const)('refuses %o', async (more, says) => {
    expect((await answerLots(ask(more), chance)).problem).toContain(says)
  })
  it('says why gifts cannot be given', async () => {
    const rules = 'Anna ≠ Ben\nAnna > Cleo'
    const { next } = await answerLots(ask({ mode: 'gifts', rules }), chance)
    const { problem } = await answerLots(ask({ mode: 'gifts', rules, drawn: next }), chance)
    expect(problem).toBe('The rules cannot be kept: Anna may give to nobody.')
  })
})
