import { describe, expect, it } from 'vitest'
import {
  anchored,
  firstDay,
  nextDue,
  readRecurrence,
  readRepeat,
  recurrenceOf,
  repeatPattern,
  repeatText,
} from '@/lib/subjects/tasks/repeat-rule'
import vectors from '../vectors/tasks/repeats.json'

const rows = vectors as unknown as readonly (readonly [
  words: string,
  recurrence: string,
  due: string,
  done: string,
  next: string,
])[]

describe('the next day of a repeating task', () => {
  it('is the one of python-dateutil, from the words and from the recurrence of RFC 5545', () => {
    expect(rows.length).toBeGreaterThan(500)
    for (const [words, recurrence, due, done, next] of rows) {
      const rule = readRepeat(words)
      if (!rule) throw new Error(`not read: ${words}`)
      expect([words, due, done, nextDue(rule, due, done)]).toEqual([words, due, done, next])
      if (recurrence === '') continue
      const other = readRecurrence(recurrence)
      if (!other) throw new Error(`not read: ${recurrence}`)
      expect([recurrence, due, done, nextDue(other, due, done)]).toEqual([recurrence, due, done, next])
    }
  })

  it('is the same after the rule was written, in words and as a recurrence', () => {
    for (const [words] of rows) {
      const rule = readRepeat(words)
      if (!rule) throw new Error(words)
      expect(repeatText(rule)).toBe(words)
      expect(new RegExp(repeatPattern, 'u').test(words)).toBe(true)
      const written = recurrenceOf(rule)
      if (rule.afterDone) expect(written).toBeUndefined()
      else {
        const back = readRecurrence(written ?? '')
        for (const due of ['2024-01-31', '2024-02-29', '2026-07-04'])
          expect([words, back && nextDue(back, due, due)]).toEqual([words, nextDue(rule, due, due)])
      }
    }
  })

  it('keeps the day over short months, where only the first due day says it', () => {
    const monthly = readRepeat('every month')
    const yearly = readRepeat('yearly')
    if (!monthly || !yearly) throw new Error('not read')
    expect(repeatText(anchored(monthly, '2026-01-31'))).toBe('every 31st')
    expect(repeatText(anchored(monthly, '2026-01-05'))).toBe('every month')
    expect(repeatText(anchored(yearly, '2024-02-29'))).toBe('every 29 Feb')
    expect(firstDay(anchored(monthly, '2026-01-31'), '2026-02-01')).toBe('2026-02-28')
  })

  it('without a due day is counted from the day it was done', () => {
    const rule = readRepeat('every 3 days')
    expect(rule && nextDue(rule, undefined, '2026-02-27')).toBe('2026-03-02')
  })
})

/** What people write, and the rule in the words that are kept. */
const words: readonly (readonly [string, string])[] = [
  ['daily', 'every day'],
  ['everyday', 'every day'],
  ['every other day', 'every 2 days'],
  ['Every Third Day', 'every 3 days'],
  ['weekly', 'every week'],
  ['fortnightly', 'every 2 weeks'],
  ['every quarter', 'every 3 months'],
  ['annually', 'every year'],
  ['every weekday', 'every workday'],
  ['every mon-tue'.replace('-', ' and '), 'every Mon, Tue'],
  ['every Monday, Wednesday and Friday', 'every Mon, Wed, Fri'],
  ['every thurs & sat', 'every Thu, Sat'],
  ['every other Friday', 'every 2 weeks on Fri'],
  ['every weekend', 'every Sat, Sun'],
  ['every 2 weeks on Mon and Thu', 'every 2 weeks on Mon, Thu'],
  ['every 1st', 'every 1st'],
  ['every 1st of the month', 'every 1st'],
  ['every month on the 15th', 'every 15th'],
  ['every 1st and 15th', 'every 1st, 15th'],
  ['every last day of the month', 'every last day'],
  ['every first Monday', 'every 1st Mon'],
  ['every last friday of the month', 'every last Fri'],
  ['every second Tue', 'every 2nd Tue'],
  ['every 14 Feb', 'every 14 Feb'],
  ['every February 14', 'every 14 Feb'],
  ['every 5th of November', 'every 5 Nov'],
  ['every! 3 days', 'every 3 days after done'],
  ['every 3 days after completion', 'every 3 days after done'],
  ['monthly after done', 'every month after done'],
]
const none = [
  '',
  'every',
  'every 0 days',
  'every 1000 days',
  'every 30 Feb',
  'every 15th, 31st',
  'every! Mon',
  'every 32nd',
  'every moon',
  'ever day',
  'every 5 Nov after done',
  'every 2 days on Mon',
]

describe('a rule in words', () => {
  it('is read as people write it', () => {
    for (const [written, kept] of words) {
      const rule = readRepeat(written)
      expect([written, rule && repeatText(rule)]).toEqual([written, kept])
    }
  })
  it('is refused where it means nothing', () => {
    for (const text of none) expect([text, readRepeat(text)]).toEqual([text, undefined])
  })
  it('is refused as a recurrence where these rules have no words for it', () => {
    for (const text of [
      'FREQ=DAILY;COUNT=3',
      'FREQ=WEEKLY;UNTIL=20270101',
      'FREQ=HOURLY',
      'FREQ=MONTHLY;BYDAY=MO',
      'FREQ=YEARLY;BYDAY=1MO',
      'FREQ=MONTHLY;BYMONTHDAY=-2',
      'FREQ=DAILY;INTERVAL=0',
      'nonsense',
    ])
      expect([text, readRecurrence(text)]).toEqual([text, undefined])
  })
})
