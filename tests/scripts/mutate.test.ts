import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundleTest } from '@/scripts/mutate/bundle.mjs'
import { edited, mutationsOf, roundsOf } from '@/scripts/mutate/mutations.mjs'
import { isCaughtByName } from '@/scripts/mutate/named-tests.mjs'

const root = path.resolve(import.meta.dirname, '../..')

interface Mutation {
  start: number
  end: number
  text: string
  inside: string
  from: string
  to: string
}
const changes = (source: string) => (mutationsOf(source) as Mutation[]).map((one) => edited(source, [one]) as string)

describe('mutations', () => {
  it.each([
    ['f(a + b)', ['f(a - b)']],
    ['f(a <= b)', ['f(a < b)', 'f(a > b)']],
    ['f(a && b)', ['f(a || b)']],
    ['a += b', ['a -= b']],
    ['f(12, 0.25, 1e-9)', ['f(13, 0.25, 1e-9)', 'f(12, 0.5, 1e-9)', 'f(12, 0.25, 1.000000001)']],
    ['f(Math.max(a, b))', ['f(Math.min(a, b))']],
    ['f(whole ? a : b)', ['f(!whole ? a : b)']],
    ['f({ is: "good" })', [`f({ is: 'bad' })`]],
    ['f(!a, -b)', ['f( a, -b)', 'f(!a,  b)']],
    ['f(parts[at] ?? 0, planned ?? 0)', ['f(parts[at] ?? 0, planned ?? 1)']],
    ['f(1e12)', ['f(10000000000000)']],
    ['f("a" + b, a[key], { 7: a }, void 0)', []],
  ])('of %s', (source, expected) => {
    expect(changes(source)).toEqual(expected)
  })

  it('names the function and the expression', () => {
    const [one] = mutationsOf('function half(whole) {\n  return whole / count\n}') as Mutation[]
    expect(one).toMatchObject({ inside: 'half', from: 'whole / count', to: 'whole * count' })
  })

  it('stops loops without end', () => {
    const source = 'while (true) { }'
    const watched = (roundsOf(source) as { start: number; end: number }[]).flatMap(({ start, end }) => [
      { start, end: start, text: '{ count();' },
      { start: end, end, text: ';}' },
    ])
    expect(edited(source, watched)).toBe('while (true) { count();{ };}')
  })
})

describe('a named test', () => {
  const mutationsIn = (source: string, placeOf: (offset: number) => object | undefined) =>
    (mutationsOf(source) as Mutation[]).flatMap((one) => {
      const place = placeOf(one.start)
      return place ? [{ ...one, ...place }] : []
    })

  it('catches a change of the formula that it imports, and not what changes nothing', async () => {
    const { source, placeOf } = await bundleTest('tests/finance/settlement.test.ts')
    const changeOf = (from: string, to: string) =>
      mutationsIn(source, placeOf).find((one) => one.inside === 'settlement' && one.from === from && one.to === to)
    expect(await isCaughtByName(changeOf('due < periods', 'due >= periods'), mutationsIn)).toBe(true)
    expect(
      await isCaughtByName({ ...changeOf('due < periods', 'due <= periods'), to: 'due < periods' }, mutationsIn),
    ).toBe(false)
  })
})

describe('npm run mutate', () => {
  it('reports what survives with file and line, and the share that is caught', () => {
    const { stdout, status } = spawnSync(process.execPath, ['scripts/mutate/mutate.mjs', 'stock-average'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stdout).toMatch(/^stock-average: \d+ mutants, \d+ caught, \d+\.\d%$/m)
    expect(stdout.trim().split('\n').slice(0, -1)).toSatisfy((lines: string[]) =>
      lines.every((line) => /^lib\/\S+\.ts:\d+ {2}\w+ {2}.+ {2}→ {2}.+$/.test(line)),
    )
    expect(status).toBe(0)
  })

  it('tries a sample of the changes of a transform, each for a limited time', () => {
    const words = ['scripts/mutate/mutate.mjs', 'remove-extra-spaces', '--most=3', '--seconds=20']
    const { stdout, stderr, status } = spawnSync(process.execPath, words, { cwd: root, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout).toMatch(
      /^remove-extra-spaces: \d+ mutants, 3 tried, \d caught \(\d by the clock\), \d+\.\d%; by its cases and /m,
    )
    expect(status).toBe(0)
  })

  it('refuses what is no tool', () => {
    const { stderr, status } = spawnSync(process.execPath, ['scripts/mutate/mutate.mjs', 'no-such-tool'], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stderr).toContain('There is no tool no-such-tool')
    expect(status).toBe(1)
  })
})
