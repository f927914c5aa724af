import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readDate } from '@/lib/base/format/read-date'
import { createShow } from '@/lib/base/format/show'
import { regions } from '@/lib/base/region/regions'
import { regionCodes } from '@/lib/base/region/types'

it.each([
  '2026-04-06',
  '2026/4/6',
  '2026.04.06',
  '20260406',
  '6 Apr 2026',
  '6 April 2026',
  'April 6, 2026',
  'Apr 6 2026',
  '6th Apr 2026',
  '2026 Apr 6',
  '6-Apr-2026',
  ' 2026-04-06 ',
])('reads %s everywhere', (text) => {
  for (const code of regionCodes) expect(readDate(text, regions[code])).toBe('2026-04-06')
})

describe('numbers only', () => {
  it.each([
    ['uk', '6/4/2026', '2026-04-06'],
    ['us', '4/6/2026', '2026-04-06'],
    ['de', '06.04.2026', '2026-04-06'],
    ['nl', '6-4-2026', '2026-04-06'],
    ['de', '6. 4. 2026', '2026-04-06'],
    ['us', '16/4/2026', '2026-04-16'],
    ['uk', '4/16/2026', '2026-04-16'],
    ['ca', '16/4/2026', '2026-04-16'],
    ['global', '5/5/2026', '2026-05-05'],
  ] as const)('%s: %s', (region, text, day) => {
    expect(readDate(text, regions[region])).toBe(day)
  })

  it.each(['global', 'ca', 'jp', 'kr'] as const)('are not guessed in %s', (region) => {
    expect(readDate('6/4/2026', regions[region])).toBeUndefined()
  })
})

it.each([
  '',
  'today',
  '2026-02-29',
  '31/4/2026',
  '2026-13-01',
  '0/1/2026',
  '2026-04',
  '6/4/26',
  '6/4-2026',
  '6 Foo 2026',
  'Ma 6 2026',
  '2026-00-10',
  '0000-01-01',
])('refuses %j', (text) => {
  expect(readDate(text, regions.uk)).toBeUndefined()
})

it('knows leap years', () => {
  expect(readDate('29/2/2024', regions.uk)).toBe('2024-02-29')
  expect(readDate('29/2/2000', regions.uk)).toBe('2000-02-29')
  expect(readDate('29/2/1900', regions.uk)).toBeUndefined()
})

it.each(regionCodes)('reads back what %s shows', (code) => {
  const show = createShow(regions[code])
  fc.assert(
    fc.property(fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }), (date) => {
      const iso = date.toISOString().slice(0, 10)
      expect(readDate(show.date(iso), regions[code])).toBe(iso)
    }),
    { seed: 5, numRuns: 100 },
  )
})
