import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  coptic,
  ethiopian,
  hebrew,
  indian,
  isHebrewLeap,
  islamicTable,
  persian,
} from '@/lib/subjects/calendars/arithmetic'
import { chinese } from '@/lib/subjects/calendars/chinese'
import type { Calendar, CalendarDate } from '@/lib/subjects/calendars/date'
import { ummAlQura } from '@/lib/subjects/calendars/umm-al-qura'
import { dayCount, dayOfCount } from '@/lib/subjects/time/calendar'
import { julianOfGregorian } from '@/lib/subjects/time/julian-calendar'

const fileOf = (name: string) =>
  readFileSync(path.resolve(import.meta.dirname, '../vectors/calendars', name), 'utf8').trimEnd()
const rowsOf = (name: string) =>
  fileOf(name)
    .split('\n')
    .map((line) => line.split('\t'))

const byIcu: Readonly<Record<string, Calendar>> = {
  hebrew,
  coptic,
  ethiopic: ethiopian,
  'islamic-civil': islamicTable,
  persian,
  indian,
}
const hebrewNames = [
  'Tishri',
  'Heshvan',
  'Kislev',
  'Tevet',
  'Shevat',
  'Adar',
  'Nisan',
  'Iyar',
  'Sivan',
  'Tamuz',
  'Av',
  'Elul',
]

function monthOf(name: string, month: string, year: number): Pick<CalendarDate, 'month' | 'isLeapMonth'> {
  if (name === 'hebrew') {
    if (month === 'Adar I') return { month: 6 }
    if (month === 'Adar II') return { month: 7 }
    const at = hebrewNames.indexOf(month) + 1
    return { month: at > 6 && isHebrewLeap(year) ? at + 1 : at }
  }
  const number = Number(/\d+/.exec(month)?.[0])
  return { month: number, ...(month.includes('bis') && { isLeapMonth: true }) }
}

describe('days of other calendars', () => {
  it.each(Object.keys(byIcu))('are those of Unicode’s ICU, there and back: %s', (name) => {
    const calendar = byIcu[name]
    const rows = rowsOf('icu.tsv').filter((row) => row[0] === name)
    expect(rows.length).toBe(300)
    const wrong = rows.filter(([, iso = '', year, month = '', day]) => {
      const date = { year: Number(year), ...monthOf(name, month, Number(year)), day: Number(day) }
      const found = calendar?.of(dayCount(iso))
      return (
        JSON.stringify({ ...date }) !==
          JSON.stringify({
            year: found?.year,
            month: found?.month,
            ...(found?.isLeapMonth && { isLeapMonth: true }),
            day: found?.day,
          }) || calendar?.count(date) !== dayCount(iso)
      )
    })
    expect(wrong).toEqual([])
  })

  it.each(['coptic', 'indian', 'islamic', 'julian', 'persian', 'hebrew'])('are those of convertdate: %s', (name) => {
    const calendars: Readonly<Record<string, (iso: string) => CalendarDate | undefined>> = {
      coptic: (iso) => coptic.of(dayCount(iso)),
      indian: (iso) => indian.of(dayCount(iso)),
      islamic: (iso) => islamicTable.of(dayCount(iso)),
      julian: julianOfGregorian,
      persian: (iso) => persian.of(dayCount(iso)),
      hebrew: (iso) => hebrew.of(dayCount(iso)),
    }
    const wrong = rowsOf('convertdate.tsv').filter(([of, iso = '', year, month, day]) => {
      if (of !== name) return false
      const found = calendars[name]?.(iso)
      // It counts Hebrew months from Nisan.
      const isLeap = isHebrewLeap(Number(year))
      const fromTishri = Number(month) >= 7 ? Number(month) - 6 : Number(month) + (isLeap ? 7 : 6)
      const wanted = name === 'hebrew' ? fromTishri : Number(month)
      return found?.year !== Number(year) || found.month !== wanted || found.day !== Number(day)
    })
    expect(wrong).toEqual([])
  })

  it('begin months of Umm al-Qura where another table does, from 1420 to 1450', () => {
    const lengths = fileOf('umm-al-qura.txt').split(' ').map(Number)
    const found = lengths.map((_, at) => {
      const year = 1420 + Math.floor(at / 12)
      const month = (at % 12) + 1
      return ummAlQura.count({ year, month, day: 30 }) === undefined ? 29 : 30
    })
    expect(found).toEqual(lengths)
    expect(dayOfCount(ummAlQura.count({ year: 1420, month: 1, day: 1 }) ?? NaN)).toBe('1999-04-17')
  })

  it('are those of the Chinese rule by another program’s Moon and Sun, from 1930 to 2056', () => {
    const found = rowsOf('chinese.tsv').map(([text]) => {
      const year = Number(text)
      const newYear = chinese.count({ year, month: 1, day: 1 }) ?? NaN
      const starts = Array.from({ length: chinese.yearLength(year) ?? 0 }, (_, day) => newYear + day).filter(
        (count) => chinese.of(count)?.day === 1,
      )
      const ends = [...starts.slice(1), newYear + (chinese.yearLength(year) ?? NaN)]
      const leap = starts.map((count) => chinese.of(count)).find((date) => date?.isLeapMonth)
      const lengths = starts.map((start, at) => (ends[at] ?? NaN) - start)
      return [text, dayOfCount(newYear), String(leap?.month ?? 0), lengths.join(' ')]
    })
    expect(found).toEqual(rowsOf('chinese.tsv'))
  })

  it('refuse days that the calendar does not have', () => {
    expect(hebrew.count({ year: 5785, month: 13, day: 1 })).toBeUndefined()
    expect(ummAlQura.count({ year: 1451, month: 1, day: 1 })).toBeUndefined()
    expect(islamicTable.count({ year: 1446, month: 12, day: 30 })).toBeUndefined()
    expect(coptic.count({ year: 1742, month: 13, day: 6 })).toBeUndefined()
    expect(persian.count({ year: 1404, month: 12, day: 30 })).toBeUndefined()
    expect(chinese.count({ year: 2026, month: 4, day: 1, isLeapMonth: true })).toBeUndefined()
  })
})
