import { describe, expect, it } from 'vitest'
import { readOwnDays } from '@/lib/subjects/holidays/own-days'
import { holidayReport, type HolidayQuestion, type Known } from '@/lib/subjects/holidays/report'
import { holidaysOfYear, type HolidayTable } from '@/lib/subjects/holidays/table'
import { dayOf, orthodoxEaster } from '@/lib/subjects/holidays/rules'
import publicHolidays from '@/lib/tools/utilities/time/public-holidays'
import { tableOf } from './tables'

const question: HolidayQuestion = {
  places: [{ country: 'GB', region: 'ENG' }],
  year: 2027,
  kinds: 'public',
  leave: 5,
  least: 4,
  weekend: undefined,
  names: 'english',
  own: '',
}

/** Fetched tables in the place of the engine. */
function answerTo(more: Partial<HolidayQuestion> = {}) {
  const whole = { ...question, ...more }
  const [first, ...others] = whole.places.map((place): Known => ({ place, table: tableOf(place.country) }))
  if (!first) throw new Error('no place')
  return holidayReport(whole, [first, ...others])
}

const rowsOf = (answer: ReturnType<typeof answerTo>, label: string) =>
  (answer.parts.flatMap(({ tables = [] }) => tables).find((table) => table.label === label)?.rows ?? []).map((row) =>
    row.map((cell) => cell.replaceAll('\u00a0', ' ')),
  )
const notesOf = (answer: ReturnType<typeof answerTo>) => answer.parts.flatMap(({ notes = [] }) => notes).join(' ')

describe('a year', () => {
  it('of England is that of GOV.UK', () => {
    const answer = answerTo()
    // GOV.UK has eight; Christmas and Boxing Day fall on a weekend and have substitutes, so ten days are holidays.
    expect(answer.headline).toBe('United Kingdom, England has 10 public holidays in 2027, 8 of them on working days.')
    expect(rowsOf(answer, 'Holidays').map(([day]) => day)).toContain('Tue 28 Dec')
    expect(rowsOf(answer, 'Free without leave')).toContainEqual(['Fri 26 Mar to Mon 29 Mar', '4'])
    expect(answer.figures?.find(({ label }) => label === 'Public holidays')?.text).toBe('10')
    expect(answer.places[0]).toMatchObject({ countryName: 'United Kingdom', region: 'ENG' })
    expect(answer.places[0]?.regions.map(([code]) => code)).toEqual(['ENG', 'NIR', 'SCT', 'WLS'])
  })

  it('has the names of the country beside the English ones', () => {
    const rows = rowsOf(answerTo({ places: [{ country: 'DE', region: 'BY' }] }), 'Holidays')
    expect(rows.find(([day]) => day === 'Wed 6 Jan')).toEqual(
      expect.arrayContaining(['Epiphany', 'Heilige Drei Könige']),
    )
  })

  it('has bridges that a calendar shows', () => {
    const rows = rowsOf(answerTo({ places: [{ country: 'DE', region: '' }] }), 'Bridge days')
    expect(rows).toContainEqual(['Fri 7 May', '1', 'Thu 6 May to Sun 9 May', '4'])
  })

  it('plans with days of one’s own, and says which lines are none', () => {
    const answer = answerTo({ own: '2027-06-18 Works outing\nsoon\n2027-12-29 to 2027-12-31 Closed' })
    expect(answer.days.find(({ name }) => name === 'Closed')).toMatchObject({ day: '2027-12-29', until: '2027-12-31' })
    expect(rowsOf(answer, 'Free without leave')).toContainEqual(['Fri 18 Jun to Sun 20 Jun', '3'])
    expect(answer.parts.flatMap(({ findings = [] }) => findings).map(({ says }) => says)).toEqual([
      'Line 2 of your own days is no date such as 2027-06-18, and was left out.',
    ])
  })

  it('sets countries side by side', () => {
    const answer = answerTo({
      places: [question.places[0] ?? { country: 'GB', region: '' }, { country: 'FR', region: '' }],
    })
    const rows = rowsOf(answer, 'Day by day')
    expect(rows.find(([day]) => day === 'Wed 14 Jul')).toEqual(['Wed 14 Jul', '', 'National Day'])
    expect(rows.find(([day]) => day === 'Mon 29 Mar')?.slice(1)).toEqual(['Easter Monday', 'Easter Monday'])
    expect(notesOf(answer)).toMatch(/\d+ days of \d+ are free in all of them/)
  })

  it('marks what follows the moon', () => {
    const answer = answerTo({ places: [{ country: 'SA', region: '' }], year: 2030 })
    expect(answer.days.some(({ mayChange }) => mayChange)).toBe(true)
    expect(notesOf(answer)).toContain('follows the moon')
    expect(answer.figures?.find(({ label }) => label === 'May still change')?.text).not.toBe('0')
  })

  it('leaves out what is not asked for, and makes stretches of days of one name', () => {
    const place = { places: [{ country: 'DE' as const, region: 'BY' }], year: 2026 }
    expect(answerTo(place).days.every(({ kind }) => kind === 'public')).toBe(true)
    const school = answerTo({ ...place, kinds: 'school' }).days.filter(({ kind }) => kind === 'school')
    // Bavaria’s summer holidays of 2026, by its ministry: 3 August to 14 September.
    expect(school).toContainEqual(expect.objectContaining({ day: '2026-08-03', until: '2026-09-14' }))
  })

  it('takes the weekend of the country, or another', () => {
    const country = { places: [{ country: 'SA' as const, region: '' }] }
    expect(tableOf('SA').weekend).toEqual([5, 6])
    const own = rowsOf(answerTo(country), 'Breaks')
    expect(own).not.toEqual(rowsOf(answerTo({ ...country, weekend: [0, 6] }), 'Breaks'))
  })

  it('says which years are known', () => {
    const table: HolidayTable = { language: 'en', weekend: [0, 6], from: 1999, to: 2030, regions: {}, days: [] }
    const answer = holidayReport({ ...question, year: 1980 }, [{ place: { country: 'GB', region: 'XX' }, table }])
    expect(answer.headline).toBe('United Kingdom has 0 public holidays in 1980, 0 of them on working days.')
    expect(answer.parts[0]?.findings?.[0]?.says).toBe(
      'United Kingdom is known from 1999 to 2030: nothing is listed for 1980.',
    )
  })

  it('plans nothing where no leave is given, and says where it is too little', () => {
    expect(answerTo({ leave: 0 }).parts.some(({ heading }) => heading === 'The most of your leave')).toBe(false)
    expect(notesOf(answerTo({ leave: 1, least: 30 }))).toContain('no break of 30 days can be made')
  })
})

describe('a table', () => {
  const table: HolidayTable = {
    language: 'en',
    weekend: [0, 6],
    from: 1970,
    to: 2075,
    regions: { A: 'Ay', B: 'Bee' },
    days: [
      ['Fixed', '', 'public', '', 0, '2000-2030 05-01'],
      ['Monday', '', 'public', '. B', 0, '2000-2030 Mon 05-18'],
      ['Pascha', 'Пасха', 'public', 'A', 1, '1970-2075 Pascha +1;20270704'],
      ['Winter', '', 'school', '', 0, '20261228+6 20271224+2'],
    ],
  }
  it.each([
    [
      '',
      ['2027-01-01', '2027-01-02', '2027-01-03', '2027-05-01', '2027-05-24', '2027-12-24', '2027-12-25', '2027-12-26'],
    ],
    [
      'A',
      [
        '2027-01-01',
        '2027-01-02',
        '2027-01-03',
        '2027-05-01',
        '2027-05-03',
        '2027-07-04',
        '2027-12-24',
        '2027-12-25',
        '2027-12-26',
      ],
    ],
  ])('of a region: %s', (region, days) => {
    expect(holidaysOfYear(table, 2027, region).map(({ day }) => day)).toEqual(days)
  })
  it('ends where its rules end', () => expect(holidaysOfYear(table, 2031, 'B')).toEqual([]))
})

// Dates of Orthodox Easter as the Greek Orthodox Archdiocese of America lists them.
it.each([
  [2023, '2023-04-16'],
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
])('Orthodox Easter of %i', (year, day) => expect(orthodoxEaster(year)).toBe(day))

// Victoria Day is the Monday before 25 May, and Greek Clean Monday 48 days before Easter.
it.each([
  ['Mon 05-18', 2027, '2027-05-24'],
  ['Mon 05-18', 2026, '2026-05-18'],
  ['Pascha -48', 2025, '2025-03-03'],
  ['3 Mon 01', 2027, '2027-01-18'],
  ['12-25', 2027, '2027-12-25'],
])('%s in %i', (on, year, day) => expect(dayOf(on, year)).toBe(day))

it.each([
  ['2027-06-18', [{ day: '2027-06-18', until: '2027-06-18', name: 'Day off' }], []],
  ['2027-06-18, Outing', [{ day: '2027-06-18', until: '2027-06-18', name: 'Outing' }], []],
  ['\n2027-06-18..2027-06-20 A', [{ day: '2027-06-18', until: '2027-06-20', name: 'A' }], []],
  ['2027-02-30', [], [1]],
  ['2027-06-20 to 2027-06-18', [], [1]],
  ['2027-06-18 to 2029-06-18', [], [1]],
  ['<script>', [], [1]],
])('own days: %j', (text, days, unread) => expect(readOwnDays(text)).toEqual({ days, unread }))

describe('the tool', () => {
  const values = {
    country: 'GB',
    year: '2027',
    leave: 5,
    kinds: 'public',
    least: 4,
    weekend: 'fri-sat',
    names: 'own',
    others: [{ country: 'DE' }, { country: 'GB' }, { country: 'none' }],
  } as const
  const given = { values, texts: { own: 'x' }, picks: { 'region-GB': 'SCT' }, opened: {}, selection: undefined }

  it('asks once for each country, with the region that was picked for it', () => {
    expect(publicHolidays.ask(given)).toEqual({
      places: [
        { country: 'GB', region: 'SCT' },
        { country: 'DE', region: '' },
      ],
      year: 2027,
      kinds: 'public',
      leave: 5,
      least: 4,
      weekend: [5, 6],
      names: 'own',
      own: 'x',
    })
    expect(publicHolidays.ask({ ...given, values: { ...values, country: 'none' } })).toBeUndefined()
  })

  it('gives the year away', () => {
    const answer = answerTo({
      places: [{ country: 'DE', region: 'BY' }],
      names: 'own',
      own: '2027-12-24 to 2027-12-31 Closed, all',
    })
    const work = {
      ...given,
      answer,
      asked: undefined,
      isCurrent: true,
      files: [],
      made: undefined,
      standing: answer,
      next: undefined,
    }
    const text = (name: string): string => {
      const way = publicHolidays.takeAway[name]
      return way && 'of' in way ? (way.of(work) as string) : ''
    }
    expect(text('ics')).toContain('SUMMARY:Heilige Drei Könige')
    expect(text('ics')).toContain('DTSTART;VALUE=DATE:20271224\r\nDTEND;VALUE=DATE:20280101\r\nSUMMARY:Closed\\, all')
    expect(text('csv')).toContain(
      '2027-01-06,2027-01-06,Wednesday,Epiphany,Heilige Drei Könige,Public,no,"Germany, Bayern"',
    )
    expect(text('copy')).toContain('2027-12-24 to 2027-12-31  Closed, all')
    const views = publicHolidays.views(work)
    expect(views.find(({ kind }) => kind === 'choices')).toMatchObject({ rows: [{ pick: 'region-DE' }] })
    expect(publicHolidays.views({ ...work, answer: undefined })).toHaveLength(1)
  })
})
