import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { eclipseAt, moonAt, phaseTime, principalPhases, quarterBefore } from '@/lib/subjects/time/moon'

const rowsOf = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../vectors/moon', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

it('has the example 49.a of Meeus: the new Moon of 18 February 1977 at 3:37:42 uniform time, 48 seconds ahead', () => {
  const quarters = quarterBefore(Date.parse('1977-02-19T00:00:00Z'))
  expect(quarters % 4).toBe(-0)
  expect(Math.abs(phaseTime(quarters) - Date.parse('1977-02-18T03:36:54Z'))).toBeLessThan(2000)
})

it('finds phases within a minute of another program', () => {
  const wrong = rowsOf('phases.tsv').filter(([name, moment = '']) => {
    const ms = Date.parse(moment)
    const quarters = quarterBefore(ms + 60_000)
    const found = principalPhases[((quarters % 4) + 4) % 4]
    return found !== name || Math.abs(phaseTime(quarters) - ms) > 60_000
  })
  expect(wrong).toEqual([])
})

it('finds the lit share within a thousandth and the distance within 20 km of another program', () => {
  const wrong = rowsOf('moments.tsv').filter(([moment = '', lit, distance]) => {
    const found = moonAt(Date.parse(moment))
    return Math.abs(found.lit - Number(lit)) > 0.001 || Math.abs(found.distance - Number(distance)) > 20
  })
  expect(wrong).toEqual([])
})

it('finds the lunar eclipses of NASA’s catalogue and no others', () => {
  const found: string[][] = []
  const end = Date.parse('2030-01-01T00:00:00Z')
  for (let quarters = quarterBefore(Date.parse('2025-01-01T00:00:00Z')) + 1; phaseTime(quarters) < end; quarters++) {
    const eclipse = eclipseAt(quarters)
    if (eclipse?.includes('lunar')) found.push([new Date(phaseTime(quarters)).toISOString().slice(0, 10), eclipse])
  }
  expect(found).toEqual(rowsOf('eclipses.tsv'))
})

it('has the lit share and the distance of the examples 48.a and 47.a of Meeus', () => {
  const { lit, distance } = moonAt(Date.parse('1992-04-11T23:59:01Z'))
  expect(lit).toBeCloseTo(0.6786, 3)
  expect(Math.abs(distance - 368_409.7)).toBeLessThan(1)
})
