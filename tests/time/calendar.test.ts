import { describe, expect, it } from 'vitest'
import { calendarLength, daysFrom, daysLater, monthsLater, weekdayOf, workingDays } from '@/lib/subjects/time/calendar'

/* Expectations from GNU date (date -d "2028-02-24 +7 days"), LibreOffice Calc (EDATE, NETWORKDAYS.INTL) and a wall calendar. */
describe('days of the calendar', () => {
  it('are counted over the ends of months, years and leap years', () => {
    expect(daysLater('2028-02-24', 7)).toBe('2028-03-02')
    expect(daysLater('2026-11-23', 84)).toBe('2027-02-15')
    expect(daysLater('2027-03-01', -1)).toBe('2027-02-28')
    expect(daysFrom('2027-03-01', '2028-03-01')).toBe(366)
    expect(daysLater('9999-12-31', 1)).toBeUndefined()
  })

  it('keep the day of the month where the later month has it, as EDATE does', () => {
    expect(monthsLater('2027-01-31', 1)).toBe('2027-02-28')
    expect(monthsLater('2028-01-31', 1)).toBe('2028-02-29')
    expect(monthsLater('2027-08-31', 3)).toBe('2027-11-30')
    expect(monthsLater('2027-11-15', 14)).toBe('2029-01-15')
    expect(monthsLater('9999-12-31', 1)).toBeUndefined()
  })

  it('make years, months and days of a service', () => {
    expect(calendarLength('2024-02-29', '2025-02-28')).toEqual({ years: 1, months: 0, days: 0 })
    expect(calendarLength('2020-01-31', '2023-03-01')).toEqual({ years: 3, months: 1, days: 1 })
    expect(calendarLength('2021-06-15', '2021-06-14')).toBeUndefined()
    expect(calendarLength('2021-06-15', '2026-11-30')).toEqual({ years: 5, months: 5, days: 15 })
  })

  it('know their weekday', () => {
    expect(weekdayOf('1970-01-01')).toBe(4)
    expect(weekdayOf('2026-11-23')).toBe(1)
    expect(weekdayOf('1969-12-28')).toBe(0)
  })

  it('are working days as NETWORKDAYS.INTL counts them', () => {
    expect(workingDays('2026-12-21', '2027-01-04', [0, 6])).toBe(11)
    expect(workingDays('2026-12-21', '2027-01-04', [0, 6], new Set(['2026-12-25', '2026-12-26', '2027-01-01']))).toBe(9)
    expect(workingDays('2026-12-20', '2026-12-26', [5, 6])).toBe(5)
    expect(workingDays('2026-12-26', '2026-12-27', [0, 6])).toBe(0)
    expect(workingDays('2027-01-01', '2027-12-31', [0, 6])).toBe(261)
    expect(workingDays('2027-01-02', '2027-01-01', [0, 6])).toBe(0)
  })
})
