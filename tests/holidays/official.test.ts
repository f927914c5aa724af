import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { holidayCountries } from '@/lib/subjects/holidays/countries'
import { kindLabels } from '@/lib/subjects/holidays/kinds'
import { holidaysOfYear } from '@/lib/subjects/holidays/table'
import { isIsoDay } from '@/lib/base/format/dates'
import { weekdayOf } from '@/lib/subjects/time/calendar'
import official from '@/tests/vectors/holidays/official.json'
import second from '@/tests/vectors/holidays/second.json'
import { tableOf } from './tables'

function publicDays({ country, region, days: listed }: { country: string; region: string; days: string[] }): string[] {
  const table = tableOf(country)
  const years = [...new Set(listed.map((day) => Number(day.slice(0, 4))))]
  const days = years.flatMap((year) => holidaysOfYear(table, year, region))
  return [...new Set(days.filter(({ kind }) => kind === 'public').map(({ day }) => day))].toSorted()
}

const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day))

describe('public holidays as governments list them', () => {
  it.each(official)('$country $region', (list) => {
    const { country, region, days } = list
    const ours = publicDays(list)
    expect(days.filter((day) => !ours.includes(day))).toEqual([])
    // A list that names the day off in place of a Saturday or Sunday leaves that day itself out.
    const more = ours.filter((day) => !days.includes(day) && !isWeekend(day))
    // Proclaimed for the World Cup, and not in the list of GOV.UK of August 2026.
    expect(more).toEqual(`${country}-${region}` === 'GB-SCT' ? ['2026-06-15'] : [])
  })
})

/** Where the two programs differ, with what settles it: days that only one of them has. */
const settled: Readonly<Record<string, { why: string; missing?: readonly string[]; more: readonly string[] }>> = {
  FI: {
    why: 'Midsummer Eve and Christmas Eve are days off by collective agreements, not by law.',
    more: [
      '2024-06-21',
      '2024-12-24',
      '2025-06-20',
      '2025-12-24',
      '2026-06-19',
      '2026-12-24',
      '2027-06-25',
      '2027-12-24',
    ],
  },
  GR: {
    why: 'Labour Day moves where it falls into Holy Week or on a Sunday: to 7 May in 2024.',
    missing: ['2024-05-01'],
    more: ['2024-05-07', '2027-05-04'],
  },
  IS: {
    why: 'The first day of summer is the first Thursday after 18 April: the 25th in 2024. The two eves are half days.',
    missing: ['2024-04-18', ...[2024, 2025, 2026, 2027].flatMap((year) => [`${year}-12-24`, `${year}-12-31`])],
    more: ['2024-04-25'],
  },
  MX: { why: 'A president took office, Ley Federal del Trabajo, article 74.', more: ['2024-10-01'] },
  NL: {
    why: 'Algemene termijnenwet, article 3, has Good Friday, and 5 May is free every five years.',
    more: ['2024-03-29', '2025-04-18', '2025-05-05', '2026-04-03', '2027-03-26'],
  },
  RO: { why: 'Codul muncii, article 139, has 1 and 2 January.', more: ['2024-01-02', '2025-01-02', '2026-01-02'] },
  SK: { why: 'The day is worked in 2026 alone.', more: ['2027-09-15'] },
  ZA: { why: 'Municipal elections.', more: ['2026-11-04'] },
}
/** Countries whose governments decree days in the place of others, which the second program does not have. */
const decreed = new Set(['BG', 'HU', 'KR', 'LV'])

describe('public holidays of 2024 to 2027 by another program', () => {
  it.each(second)('$country $region', (list) => {
    const { country, days } = list
    const ours = publicDays(list)
    const { missing = [], more = [] } = settled[country] ?? {}
    expect(days.filter((day) => !ours.includes(day) && !isWeekend(day))).toEqual(missing)
    const found = ours.filter((day) => !days.includes(day) && !isWeekend(day))
    if (!decreed.has(country)) expect(found).toEqual(more)
  })
})

describe('every table', () => {
  it.each(Object.keys(holidayCountries))('%s', (country) => {
    expect(existsSync(path.resolve(`lib/subjects/holidays/tables/${country.toLowerCase()}.zip`))).toBe(true)
    const table = tableOf(country)
    expect(table.weekend.every((day) => day >= 0 && day <= 6)).toBe(true)
    for (const region of ['', ...Object.keys(table.regions)].slice(0, 4))
      for (const year of [1970, 1999, 2024, 2027, 2075])
        for (const { day, name, localName, kind, regions } of holidaysOfYear(table, year, region)) {
          expect(isIsoDay(day) && day.startsWith(String(year))).toBe(true)
          expect(name === '' || localName === '').toBe(false)
          expect(Object.keys(kindLabels)).toContain(kind)
          for (const one of regions) expect(table.regions).toHaveProperty([one])
        }
  })
})
