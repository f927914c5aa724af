import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readQuickLine, writeQuickLine, type QuickMoment, type QuickTask } from '@/lib/subjects/tasks/quick-entry'

/* A Wednesday, ten in the morning. What is expected was written down by hand, with a calendar of the wall beside it. */
const moment: QuickMoment = { today: '2026-11-25', minutes: 600, order: 'day-month-year' }

const table: readonly (readonly [line: string, expected: Partial<QuickTask>])[] = [
  [
    'pay rent every 1st 9am #home !1',
    { title: 'pay rent', repeat: 'every 1st', due: '2026-12-01', time: '09:00', list: 'home', priority: 1 },
  ],
  [
    'Buy milk',
    { title: 'Buy milk', due: undefined, time: '', list: '', tags: [], priority: 0, minutes: undefined, repeat: '' },
  ],
  ['call Ana tomorrow', { title: 'call Ana', due: '2026-11-26' }],
  ['call Ana tmr at 14:30', { title: 'call Ana', due: '2026-11-26', time: '14:30' }],
  ['day after tomorrow: send parcel', { due: '2026-11-27' }],
  ['today 17:00 close the books', { title: 'close the books', due: '2026-11-25', time: '17:00' }],
  ['dinner tonight', { title: 'dinner', due: '2026-11-25', time: '20:00' }],
  ['dinner tonight 19:15', { title: 'dinner', due: '2026-11-25', time: '19:15' }],
  ['report friday', { title: 'report', due: '2026-11-27' }],
  ['report by Fri #work @deep', { title: 'report', due: '2026-11-27', list: 'work', tags: ['deep'] }],
  ['report on monday', { title: 'report', due: '2026-11-30' }],
  ['next monday report', { title: 'report', due: '2026-11-30' }],
  ['meet Jo this Thursday noon', { title: 'meet Jo', due: '2026-11-26', time: '12:00' }],
  ['swim sat', { title: 'swim', due: '2026-11-28' }],
  ['buy sun cream', { title: 'buy sun cream', due: undefined }],
  ['sat nav update on sun', { title: 'sat nav update', due: '2026-11-29' }],
  ['in 3 days water plants', { title: 'water plants', due: '2026-11-28' }],
  ['renew in two weeks', { title: 'renew', due: '2026-12-09' }],
  ['renew in a month', { title: 'renew', due: '2026-12-25' }],
  ['renew passport in 1 year', { title: 'renew passport', due: '2027-11-25' }],
  ['plan next week', { title: 'plan', due: '2026-11-30' }],
  ['budget next month', { title: 'budget', due: '2026-12-01' }],
  ['goals next year', { title: 'goals', due: '2027-01-01' }],
  ['garden this weekend', { title: 'garden', due: '2026-11-28' }],
  ['invoices end of month', { title: 'invoices', due: '2026-11-30' }],
  ['tax return 31 Jan', { title: 'tax return', due: '2027-01-31' }],
  ['tax return Jan 31st, 2028', { title: 'tax return', due: '2028-01-31' }],
  ['party 5th of December 7pm', { title: 'party', due: '2026-12-05', time: '19:00' }],
  ['flight 2026-12-24 06:05', { title: 'flight', due: '2026-12-24', time: '06:05' }],
  ['flight 24.12. 6.05am', { title: 'flight', due: '2026-12-24', time: '06:05' }],
  ['flight 24.12.2027', { title: 'flight', due: '2027-12-24' }],
  ['flight 24/12/27', { title: 'flight', due: '2027-12-24' }],
  ['rent the 1st', { title: 'rent', due: '2026-12-01' }],
  ['pay on the 31st', { title: 'pay', due: '2026-12-31' }],
  ['29 Feb leap party', { title: 'leap party', due: '2028-02-29' }],
  ['gym 9am', { title: 'gym', due: '2026-11-26', time: '09:00' }],
  ['gym 11am', { title: 'gym', due: '2026-11-25', time: '11:00' }],
  ['gym 12am tomorrow', { title: 'gym', due: '2026-11-26', time: '00:00' }],
  ['gym 12:30pm', { title: 'gym', due: '2026-11-25', time: '12:30' }],
  ['gym at 5.30 p.m.', { title: 'gym', due: '2026-11-25', time: '17:30' }],
  ['stand-up tomorrow 9:15-9:45', { title: 'stand-up', due: '2026-11-26', time: '09:15', minutes: 30 }],
  ['write tomorrow 9-10am', { title: 'write', due: '2026-11-26', time: '09:00', minutes: 60 }],
  ['shift tomorrow 11-1pm', { title: 'shift', due: '2026-11-26', time: '11:00', minutes: 120 }],
  ['shift tomorrow 10pm to 2am', { title: 'shift', due: '2026-11-26', time: '22:00', minutes: 240 }],
  ['write for 45 min', { title: 'write', minutes: 45 }],
  ['write for 1h30 tomorrow 8am', { title: 'write', minutes: 90, time: '08:00', due: '2026-11-26' }],
  ['write for 1.5 hours', { title: 'write', minutes: 90 }],
  ['rest for half an hour', { title: 'rest', minutes: 30 }],
  ['water plants every 3 days', { title: 'water plants', repeat: 'every 3 days', due: '2026-11-25' }],
  ['water plants every! 3 days', { title: 'water plants', repeat: 'every 3 days after done', due: '2026-11-25' }],
  ['backup every Friday 18:00', { title: 'backup', repeat: 'every Fri', due: '2026-11-27', time: '18:00' }],
  ['backup every day 9am', { title: 'backup', repeat: 'every day', due: '2026-11-26', time: '09:00' }],
  ['stand-up every workday 9:15', { title: 'stand-up', repeat: 'every workday', due: '2026-11-26', time: '09:15' }],
  ['bins every other Thursday', { title: 'bins', repeat: 'every 2 weeks on Thu', due: '2026-11-26' }],
  ['board every last Fri', { title: 'board', repeat: 'every last Fri', due: '2026-11-27' }],
  ['close every last day of the month', { title: 'close', repeat: 'every last day', due: '2026-11-30' }],
  ['birthday every 14 Feb', { title: 'birthday', repeat: 'every 14 Feb', due: '2027-02-14' }],
  ['pay every month 2026-12-31', { title: 'pay', repeat: 'every 31st', due: '2026-12-31' }],
  ['send weekly report friday', { title: 'send weekly report', repeat: '', due: '2026-11-27' }],
  ['stretch daily', { title: 'stretch', repeat: 'every day', due: '2026-11-25' }],
  ['review #"side project" @"at home" !3', { title: 'review', list: 'side project', tags: ['at home'], priority: 3 }],
  ['#work !2', { title: '', list: 'work', priority: 2 }],
  ['“every day” is a book tomorrow', { title: 'every day is a book', due: '2026-11-26', repeat: '' }],
  ['read "Friday" by 30 Nov', { title: 'read Friday', due: '2026-11-30' }],
  ['mail a@b.org about C# and 50%', { title: 'mail a@b.org about C# and 50%', list: '', tags: [] }],
  ['version 2.10 of the 3rd draft', { title: 'version 2.10 of the 3rd draft', due: undefined }],
  ['buy 3 lamps, tomorrow', { title: 'buy 3 lamps', due: '2026-11-26' }],
  ['wow!1', { title: 'wow!1', priority: 0 }],
  ['maybe march 5 miles', { title: 'maybe miles', due: '2027-03-05' }],
  ['überweisen 1.2. #büro', { title: 'überweisen', due: '2027-02-01', list: 'büro' }],
]

describe('quick entry', () => {
  it('reads what people type', () => {
    const read = table.map(([line, expected]) => {
      const { task } = readQuickLine(line, moment)
      return { line, ...Object.fromEntries(Object.keys(expected).map((key) => [key, task[key as keyof QuickTask]])) }
    })
    expect(read).toEqual(table.map(([line, expected]) => ({ line, ...expected })))
  })

  /** The line, what each choice of each doubt means; the first is taken. */
  const doubtful: readonly (readonly [string, readonly string[]])[] = [
    ['pay 1/2', ['2027-02-01', '2027-01-02']],
    ['pay 1/12/2026', ['2026-12-01', '2026-01-12']],
    ['pay 13/12', []],
    ['pay 12/13', []],
    ['pay 5/5', []],
    ['pay 1.2.', []],
    ['call wednesday', ['2026-12-02', '2026-11-25']],
    ['call next friday', ['2026-12-04', '2026-11-27']],
    ['call next tuesday', []],
    ['call at 5', ['17:00', '05:00']],
    ['call at 9', ['09:00', '21:00']],
    ['call at 12', ['12:00', '00:00']],
    ['call at 15', []],
    ['call at 9:00', []],
    ['call 9am', []],
    ['work from 9 to 5', ['09:00', '21:00']],
  ]
  it('says what may be meant otherwise, and each choice makes the line sure', () => {
    for (const [line, expected] of doubtful) {
      const { task, doubts } = readQuickLine(line, moment)
      const choices = doubts.flatMap((doubt) => doubt.choices)
      const meanings = choices.map(({ means }) => ('day' in means ? means.day : means.time))
      expect([line, meanings]).toEqual([line, expected])
      for (const { means, text } of choices) {
        const sure = readQuickLine(text, moment)
        expect([text, sure.doubts]).toEqual([text, []])
        expect('day' in means ? sure.task.due : sure.task.time).toBe('day' in means ? means.day : means.time)
        expect(sure.task.title).toBe(task.title)
      }
      const [first] = meanings
      if (first !== undefined) expect([task.due, task.time]).toContain(first)
    }
  })

  it('takes the order of the region', () => {
    expect(readQuickLine('pay 1/2', { ...moment, order: 'month-day-year' }).task.due).toBe('2027-01-02')
  })

  it('leaves what is no day in the title and says so', () => {
    const { task, noDay } = readQuickLine('pay 30 Feb', moment)
    expect([task.title, task.due, noDay]).toEqual(['pay 30 Feb', undefined, '30 Feb'])
    expect(readQuickLine('pay 2026-02-30', moment).noDay).toBe('2026-02-30')
    expect(readQuickLine('pay 45/45', moment).noDay).toBe('45/45')
  })

  it('takes any text without failing, however long', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400, unit: 'grapheme' }), (line) => {
        const { task } = readQuickLine(line, moment)
        expect(task.title.length).toBeLessThanOrEqual(line.length + 1)
      }),
      { numRuns: 300 },
    )
    // Square time would outlast the limit of a test many times over.
    expect(readQuickLine('every 1st and '.repeat(20_000), moment).task.title).toContain('and')
    expect(readQuickLine('"'.repeat(100_000), moment).task.due).toBeUndefined()
  })

  it('is written so that it is read as the same task', () => {
    const noDay: QuickTask = {
      title: 'every Feb 30',
      list: '',
      tags: [],
      priority: 0,
      due: '2026-12-01',
      time: '',
      minutes: undefined,
      repeat: 'every 31st',
    }
    expect(readQuickLine(writeQuickLine(noDay), moment).task).toEqual(noDay)
    const word = fc.constantFrom(
      'pay',
      'rent',
      'every',
      'Friday',
      '1/2',
      'at',
      '9am',
      '#home',
      '!1',
      '@work',
      'sun',
      'C#',
      '30',
      'Feb',
      'for',
      '2 h',
      'Zoë',
      'daily',
    )
    const task: fc.Arbitrary<QuickTask> = fc.record({
      title: fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
      list: fc.constantFrom('', 'home', 'side project', '2027'),
      tags: fc.constantFrom([], ['deep'], ['at home', 'büro']),
      priority: fc.constantFrom(0, 1, 2, 3, 4),
      due: fc.constantFrom('2026-12-01', '2027-02-28'),
      time: fc.constantFrom('', '09:00', '23:59'),
      minutes: fc.constantFrom(undefined, 5, 90),
      repeat: fc.constantFrom('', 'every Fri', 'every 31st', 'every 3 days after done', 'every 2 weeks on Mon, Thu'),
    })
    fc.assert(
      fc.property(task, (one) => {
        expect(readQuickLine(writeQuickLine(one), moment).task).toEqual(one)
      }),
      { numRuns: 500, seed: 20261128 },
    )
  })
})
