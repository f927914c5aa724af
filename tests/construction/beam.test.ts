import { describe, expect, it } from 'vitest'
import {
  extremesOf,
  holdsBeam,
  solveBeam,
  spanDeflections,
  type Beam,
  type BeamSupport,
} from '@/lib/subjects/construction/beam'

const pin = (at: number, settlement = 0): BeamSupport => ({
  at,
  holdsDeflection: true,
  holdsRotation: false,
  settlement,
})
const fixed = (at: number, settlement = 0): BeamSupport => ({
  at,
  holdsDeflection: true,
  holdsRotation: true,
  settlement,
})
const bare = { rigidity: 1, pointLoads: [], lineLoads: [], moments: [] }
const uniform = (length: number, intensity: number) => [{ from: 0, to: length, atFrom: intensity, atTo: intensity }]

function solved(beam: Beam) {
  const response = solveBeam(beam)
  if (!response) throw new Error('the supports hold this beam')
  return response
}

function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

function randomBeam(random: () => number): Beam {
  const spans = Array.from({ length: 1 + Math.floor(random() * 5) }, () => 1 + 9 * random())
  const places = spans.reduce(
    (found, span) => [...found, (found.at(-1) ?? 0) + span],
    [random() < 0.5 ? 0 : 0.1 + 2 * random()],
  )
  const length = (places.at(-1) ?? 0) + (random() < 0.5 ? 0 : 0.1 + 2 * random())
  const supports = places.map((at, index) => (index === 0 && random() < 0.4 ? fixed : pin)(at, random() * 0.01))
  const loads = Array.from({ length: 4 }, () => ({
    from: random() * length,
    to: random() * length,
    a: random() * 20 - 5,
    b: random() * 20,
  }))
  return {
    length,
    rigidity: 1e4 * (0.5 + random()),
    supports,
    pointLoads: Array.from({ length: 3 }, () => ({ at: random() * length, force: random() * 50 - 10 })),
    lineLoads: loads.flatMap(({ from, to, a, b }) => (to > from ? [{ from, to, atFrom: a, atTo: b }] : [])),
    moments: [{ at: random() * length, moment: random() * 40 - 20 }],
  }
}

const loadOf = ({ from, to, atFrom, atTo }: Beam['lineLoads'][number]) => ((atFrom + atTo) / 2) * (to - from)
const centreOf = ({ from, to, atFrom, atTo }: Beam['lineLoads'][number]) =>
  (atFrom * (to - from) ** 2) / 2 +
  ((atTo - atFrom) * (to - from) ** 2) / 3 +
  ((atFrom + atTo) / 2) * (to - from) * from

describe('statics', () => {
  it('balances every force and moment', () => {
    const random = seeded(7)
    for (let round = 0; round < 200; round += 1) {
      const beam = randomBeam(random)
      const { reactions, pieces } = solved(beam)
      const down =
        beam.pointLoads.reduce((sum, { force }) => sum + force, 0) +
        beam.lineLoads.reduce((sum, load) => sum + loadOf(load), 0)
      expect(reactions.reduce((sum, { force }) => sum + force, 0)).toBeCloseTo(down, 7)
      const turning =
        beam.pointLoads.reduce((sum, { at, force }) => sum + force * at, 0) +
        beam.lineLoads.reduce((sum, load) => sum + centreOf(load), 0) -
        beam.moments.reduce((sum, { moment }) => sum + moment, 0)
      expect(reactions.reduce((sum, { at, force, moment }) => sum + force * at + moment, 0)).toBeCloseTo(turning, 6)
      expect(pieces[0]?.from).toBe(0)
      expect(pieces.at(-1)?.to).toBe(beam.length)
    }
  })

  it('is continuous in slope and deflection, and each support lies where it has settled', () => {
    const random = seeded(11)
    for (let round = 0; round < 200; round += 1) {
      const beam = randomBeam(random)
      const { pieces } = solved(beam)
      const size = Math.max(...pieces.map((piece) => Math.abs(piece.deflection[0] ?? 0)), 1e-6)
      pieces.slice(1).forEach((piece, index) => {
        const before = pieces[index]
        if (!before) return
        const end = before.to - before.from
        const arrive = before.deflection.reduce((sum, coefficient, power) => sum + coefficient * end ** power, 0)
        expect(Math.abs(arrive - (piece.deflection[0] ?? 0)) / size).toBeLessThan(1e-6)
      })
      for (const { at, settlement } of beam.supports) {
        const piece = pieces.find(({ from }) => from === at)
        if (piece) expect(piece.deflection[0]).toBeCloseTo(-settlement, 12)
      }
    }
  })
})

/** Clapeyron's theorem of three moments for uniform loads and settlements: a second way to the moments over the supports. */
function threeMoments(
  spans: readonly number[],
  loads: readonly number[],
  settlements: readonly number[],
  rigidity: number,
): number[] {
  const inner = spans.length - 1
  const rows = Array.from({ length: inner }, (_, at) => {
    const [left = 1, right = 1] = spans.slice(at, at + 2)
    const [w = 0, v = 0] = loads.slice(at, at + 2)
    const [before = 0, here = 0, after = 0] = settlements.slice(at, at + 3)
    const known =
      -(w * left ** 3) / 4 - (v * right ** 3) / 4 + 6 * rigidity * ((here - before) / left + (here - after) / right)
    return { left, right, known }
  })
  // Gauss–Seidel: the system is diagonally dominant.
  const moments = Array.from({ length: spans.length + 1 }, () => 0)
  for (let round = 0; round < 500; round += 1)
    rows.forEach(({ left, right, known }, at) => {
      moments[at + 1] = (known - left * (moments[at] ?? 0) - right * (moments[at + 2] ?? 0)) / (2 * (left + right))
    })
  return moments
}

describe('against the theorem of three moments', () => {
  it('agrees on the moments over the supports of random continuous beams with settlement', () => {
    const random = seeded(3)
    for (let round = 0; round < 100; round += 1) {
      const spans = Array.from({ length: 2 + Math.floor(random() * 4) }, () => 2 + 8 * random())
      const loads = spans.map(() => 20 * random())
      const places = spans.reduce((found, span) => [...found, (found.at(-1) ?? 0) + span], [0])
      const settlements = places.map(() => random() * 0.02)
      const rigidity = 5000
      const { pieces } = solved({
        ...bare,
        length: places.at(-1) ?? 0,
        rigidity,
        supports: places.map((at, index) => pin(at, settlements[index])),
        lineLoads: loads.map((w, index) => ({
          from: places[index] ?? 0,
          to: places[index + 1] ?? 0,
          atFrom: w,
          atTo: w,
        })),
      })
      const expected = threeMoments(spans, loads, settlements, rigidity)
      places.slice(1, -1).forEach((at, index) => {
        const here = pieces.find(({ from }) => from === at)?.moment[0]
        expect(here).toBeCloseTo(expected[index + 1] ?? NaN, 6)
      })
    }
  })

  it('agrees with the exact fractions of five equal spans under uniform load', () => {
    const { reactions } = solved({
      ...bare,
      length: 5,
      supports: [0, 1, 2, 3, 4, 5].map((at) => pin(at)),
      lineLoads: uniform(5, 1),
    })
    const forces = reactions.map(({ force }) => force)
    const exact = [15 / 38, 43 / 38, 37 / 38, 37 / 38, 43 / 38, 15 / 38]
    exact.forEach((value, index) => expect(forces[index]).toBeCloseTo(value, 12))
  })
})

describe('reciprocity', () => {
  it('a force at one place moves another as much as the other way round (Maxwell)', () => {
    const random = seeded(19)
    const deflectionAt = (beam: Beam, at: number) =>
      solved({ ...beam, pointLoads: [...beam.pointLoads, { at, force: 0 }] }).pieces.find(({ from }) => from === at)
        ?.deflection[0] ?? 0
    for (let round = 0; round < 50; round += 1) {
      const frame = { ...bare, length: 10, rigidity: 100, supports: [fixed(0), pin(4), pin(9)] }
      const [one, other] = [10 * random(), 10 * random()]
      const there = deflectionAt({ ...frame, pointLoads: [{ at: one, force: 1 }] }, other)
      expect(deflectionAt({ ...frame, pointLoads: [{ at: other, force: 1 }] }, one)).toBeCloseTo(there, 9)
    }
  })
})

describe('places of the largest values', () => {
  it('are exact and not those of a grid: triangular load on a simple beam (AISC Table 3-23, case 2)', () => {
    const { pieces } = solved({
      ...bare,
      length: 1,
      supports: [pin(0), pin(1)],
      lineLoads: [{ from: 0, to: 1, atFrom: 0, atTo: 1 }],
    })
    const moment = extremesOf(pieces, 'moment').highest
    expect(moment.at).toBeCloseTo(1 / Math.sqrt(3), 12)
    expect(moment.value).toBeCloseTo(1 / (9 * Math.sqrt(3)), 12)
    const deflection = extremesOf(pieces, 'deflection').lowest
    expect(deflection.at).toBeCloseTo(Math.sqrt(1 - Math.sqrt(8 / 15)), 12)
    expect(-deflection.value * 2).toBeCloseTo(0.01304, 5)
  })

  it('a settled but unloaded simple beam does not bend', () => {
    const beam = { ...bare, length: 6, supports: [pin(0), pin(6, 0.02)] }
    expect(spanDeflections(beam, solved(beam))[0]?.sag).toBeCloseTo(0, 12)
  })
})

describe('supports', () => {
  it('that leave the beam free to fall or turn do not hold it', () => {
    expect(holdsBeam([])).toBe(false)
    expect(holdsBeam([pin(0)])).toBe(false)
    expect(holdsBeam([pin(3), pin(3)])).toBe(false)
    expect(holdsBeam([{ at: 0, holdsDeflection: false, holdsRotation: true, settlement: 0 }])).toBe(false)
    expect(solveBeam({ ...bare, length: 2, supports: [pin(0)] })).toBeUndefined()
    expect(holdsBeam([fixed(0)])).toBe(true)
    expect(holdsBeam([pin(0), pin(1)])).toBe(true)
  })
})
