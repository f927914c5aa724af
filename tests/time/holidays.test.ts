import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { legalHolidays } from '@/lib/law/fr/public-holidays'
import { bankHolidays } from '@/lib/law/uk/public-holidays'
import { federalHolidays } from '@/lib/law/us/public-holidays'
import { easterSunday, holidaysBetween } from '@/lib/subjects/time/holidays'
import { weekdayOf } from '@/lib/subjects/time/calendar'

const days = (list: readonly { day: string }[]) => list.map(({ day }) => day)
const worked = (list: readonly string[]) => list.filter((day) => weekdayOf(day) % 6 !== 0)

describe('Easter', () => {
  it('agrees with dateutil', () => {
    const dates = readFileSync(path.resolve(import.meta.dirname, '../vectors/dates/easter.tsv'), 'utf8')
      .trim()
      .split('\n')
    expect(dates.filter((day) => easterSunday(Number(day.slice(0, 4))) !== day)).toEqual([])
  })
})

describe('holidays of a year', () => {
  it('are those that the Office of Personnel Management printed for 2023', () => {
    const { days: rules, observed } = federalHolidays.versions[0].value
    expect(worked(days(holidaysBetween(rules, observed, 2023, 2023)))).toEqual(
      '01-02 01-16 02-20 05-29 06-19 07-04 09-04 10-09 11-10 11-23 12-25'.split(' ').map((day) => `2023-${day}`),
    )
  })

  it('count a New Year’s Day that is observed in the year before', () => {
    const { days: rules, observed } = federalHolidays.versions[0].value
    expect(days(holidaysBetween(rules, observed, 2027, 2027)).at(-1)).toBe('2027-12-31')
  })

  it('are those that GOV.UK printed for 2026 and 2027', () => {
    const { days: rules, observed } = bankHolidays.versions[0].value
    expect(worked(days(holidaysBetween(rules, observed, 2026, 2027)))).toEqual([
      ...'01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'.split(' ').map((day) => `2026-${day}`),
      ...'01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'.split(' ').map((day) => `2027-${day}`),
    ])
  })

  it('are those that Le Journal Catalan printed for France in 2015', () => {
    const { days: rules, observed } = legalHolidays.versions[0].value
    expect(days(holidaysBetween(rules, observed, 2015, 2015))).toEqual(
      '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25'.split(' ').map((day) => `2015-${day}`),
    )
  })

  it('are refused where a rule is none', () => {
    expect(() => holidaysBetween([{ name: 'x', on: '3 Fun 01' }], 'none', 2026, 2026)).toThrow(RangeError)
  })
})
