import { expect, it } from 'vitest'
import { dateOrderOf, isUnsureDate, placesOf, readMoment } from '@/lib/subjects/tables/columns'

it.each([
  ['2026-11-27', '2026-11-27', undefined],
  ['2026-11-27T14:03:00Z', '2026-11-27', 14],
  ['2026/11/27 09:15', '2026-11-27', 9],
  ['11/27/2026 02:03 PM', '2026-11-27', 14],
  ['11/27/2026 12:03 am', '2026-11-27', 0],
  ['11/27/26', '2026-11-27', undefined],
  ['Nov 27, 2026', '2026-11-27', undefined],
  ['Fri, Nov 27, 2026', '2026-11-27', undefined],
  ['27 November 2026 at 18:30', '2026-11-27', 18],
  ['Fri Nov 27 14:20:56 +0000 2026', '2026-11-27', 14],
  ['November 27, 2026 7:05 PM', '2026-11-27', 19],
])('reads %s', (text, day, hour) => {
  expect(readMoment(text, 'month')).toEqual(hour === undefined ? { day } : { day, hour })
})
it.each(['', 'yesterday', '31/31/2026', '2026-02-30', '12', '1.5'])('refuses %s', (text) => {
  expect(readMoment(text, 'month')).toBeUndefined()
})
it('reads days of a workbook', () => {
  expect(readMoment({ day: '2026-03-01T06:30:00' }, 'day')).toEqual({ day: '2026-03-01', hour: 6 })
  expect(readMoment({ day: '06:30:00' }, 'day')).toBeUndefined()
})
it('finds the order of day and month in the column', () => {
  expect(dateOrderOf(['3/4/2026', '25/4/2026'])).toBe('day')
  expect(dateOrderOf(['3/4/2026', '3/14/2026 10:00'])).toBe('month')
  expect(dateOrderOf(['3.4.2026'])).toBe('day')
  expect(dateOrderOf(['3/4/2026', '2026-01-01'])).toBeUndefined()
  expect(isUnsureDate('3/4/2026')).toBe(true)
  expect(isUnsureDate('4/4/2026')).toBe(false)
})
it('finds columns by their names, each once, in order of preference', () => {
  expect(
    placesOf(['Id', 'Order Date', 'E-mail'], { who: ['email', 'id'], when: ['date', 'order date'], key: ['id'] }),
  ).toEqual({
    who: 2,
    when: 1,
    key: 0,
  })
})
