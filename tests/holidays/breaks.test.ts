import { describe, expect, it } from 'vitest'
import { bestBreaks, bridges, longWeekends, type Break, type DaysOff } from '@/lib/subjects/holidays/breaks'
import { dayCount, dayOfCount, weekdayOf } from '@/lib/subjects/time/calendar'

const given = (year: number, holidays: readonly string[], weekend: readonly number[] = [0, 6]): DaysOff => ({
  year,
  isFree: (day) => weekend.includes(weekdayOf(day)) || holidays.includes(day),
  isGained: (day) => holidays.includes(day) && !weekend.includes(weekdayOf(day)),
})

/** German Ascension Day, a Thursday, and Labour Day, a Saturday, of 2027. */
const spring = given(2027, ['2027-05-01', '2027-05-06'])

describe('long weekends and bridge days', () => {
  it('finds the Friday after Ascension Day, by the calendar', () => {
    expect(bridges(spring)).toEqual([{ from: '2027-05-06', to: '2027-05-09', days: 4, leave: ['2027-05-07'] }])
    expect(longWeekends(spring)).toEqual([])
  })
  it('finds Easter, whose four days need no leave', () => {
    expect(longWeekends(given(2027, ['2027-03-26', '2027-03-29']))).toEqual([
      { from: '2027-03-26', to: '2027-03-29', days: 4, leave: [] },
    ])
  })
  it('bridges two days before a holiday on a Wednesday', () => {
    expect(bridges(given(2027, ['2027-11-17'])).map(({ leave }) => leave)).toEqual([
      ['2027-11-15', '2027-11-16'],
      ['2027-11-18', '2027-11-19'],
    ])
  })
  it('goes over the end of the year', () => {
    // New Year’s Day of 2027 is a Friday; the day off for that of 2028, a Saturday, is the Friday before.
    expect(longWeekends(given(2027, ['2027-01-01', '2027-12-31'])).map(({ from, to }) => [from, to])).toEqual([
      ['2027-01-01', '2027-01-03'],
      ['2027-12-31', '2028-01-02'],
    ])
  })
  it('knows a weekend of Friday and Saturday', () => {
    expect(bridges(given(2027, ['2027-05-04'], [5, 6])).map(({ leave }) => leave)).toEqual([
      ['2027-05-02', '2027-05-03'],
      ['2027-05-05', '2027-05-06'],
    ])
  })
})

/** Every set of leave days in a short stretch of the year, tried one by one: the most free days in a row that leave has a part in. */
function byTrying({ isFree }: DaysOff, first: string, last: string, leave: number, least: number) {
  const days: string[] = []
  for (let count = dayCount(first) - 12; count <= dayCount(last) + 12; count++) days.push(dayOfCount(count) ?? '')
  const workdays = days.filter((day) => day >= first && day <= last && !isFree(day))
  let best = { free: 0, taken: 0 }
  const weigh = (taken: ReadonlySet<string>) => {
    let free = 0
    let run: string[] = []
    for (const day of [...days, '']) {
      if (day !== '' && (isFree(day) || taken.has(day))) {
        run.push(day)
        continue
      }
      const has = run.some((one) => taken.has(one))
      // A break that is too short would be leave for nothing: such a set is not one that is looked for.
      if (has && run.length < least) return
      if (has) free += run.length
      run = []
    }
    if (free > best.free || (free === best.free && taken.size < best.taken)) best = { free, taken: taken.size }
  }
  const choose = (from: number, taken: readonly string[]) => {
    weigh(new Set(taken))
    if (taken.length === leave) return
    for (let at = from; at < workdays.length; at++) choose(at + 1, [...taken, workdays[at] ?? ''])
  }
  choose(0, [])
  return best
}

describe('the most of some leave', () => {
  const sums = (breaks: readonly Break[]) => ({
    free: breaks.reduce((sum, { days }) => sum + days, 0),
    taken: breaks.reduce((sum, { leave }) => sum + leave.length, 0),
  })

  it.each([
    [1, 3],
    [1, 4],
    [2, 4],
    [3, 4],
    [3, 5],
    [4, 9],
    [5, 4],
  ])('%i days, breaks of %i and more, are what trying all sets finds', (leave, least) => {
    const first = '2027-04-26'
    const last = '2027-05-28'
    const holidays = ['2027-05-01', '2027-05-06', '2027-05-17', '2027-05-27']
    // Outside of the stretch no day is free, so that leave there makes nothing but itself.
    const inside = given(2027, holidays)
    const year: DaysOff = { ...inside, isFree: (day) => day >= first && day <= last && inside.isFree(day) }
    const tried = byTrying(year, first, last, leave, least)
    expect(sums(bestBreaks(year, leave, least))).toEqual(tried)
  })

  it('takes no more than there is, in breaks that are long enough and part from each other', () => {
    const year = given(2027, ['2027-01-01', '2027-03-26', '2027-03-29', '2027-05-06', '2027-05-17', '2027-12-24'])
    for (const [leave, least] of [
      [1, 4],
      [5, 4],
      [10, 9],
      [30, 4],
      [60, 30],
    ] as const) {
      const found = bestBreaks(year, leave, least)
      expect(sums(found).taken).toBeLessThanOrEqual(leave)
      for (const [at, one] of found.entries()) {
        expect(one.days).toBeGreaterThanOrEqual(least)
        expect(one.leave.every((day) => !year.isFree(day) && day.startsWith('2027'))).toBe(true)
        expect(dayCount(one.to) - dayCount(one.from) + 1).toBe(one.days)
        const next = found[at + 1]
        if (next) expect(dayCount(next.from) - dayCount(one.to)).toBeGreaterThanOrEqual(2)
      }
    }
  })

  it('makes nine days of five where no holiday helps, and nothing of too little', () => {
    expect(sums(bestBreaks(given(2027, []), 5, 9))).toEqual({ free: 9, taken: 5 })
    expect(bestBreaks(given(2027, []), 4, 9)).toEqual([])
    expect(bestBreaks(given(2027, []), 0, 2)).toEqual([])
  })
})
