import { number } from '@/lib/kits/fields/define'
import { defineQuantityConverter } from '@/lib/families/unit-conversion'

export default defineQuantityConverter({
  quantity: 'time',
  from: 'h',
  to: 'min',
  usual: ['s', 'min', 'h', 'day', 'week', 'Gregorian month', 'Gregorian year', 'ms'],
  mixed: [['day', 'h', 'min', 's']],
  initial: '3 h 20 min',
  help: 'Such as 3 h 20 min, 1:30:00, 90 days, 2 fortnights or 1e6 s to days. A unit after “to” comes before the menu.',
  inputs: {
    hours: number('Hours of a work day', { unit: 'h', initial: 8, above: 0, max: 24, refines: true }),
    days: number('Work days of a week', { initial: 5, above: 0, max: 7, refines: true }),
    weeks: number('Work weeks of a year', { initial: 52, above: 0, max: 53, refines: true }),
  },
  outputs: {
    workDays: { kind: 'number', label: 'As working time', unit: 'work days' },
    workWeeks: { kind: 'number', label: 'That is', unit: 'work weeks' },
    workYears: { kind: 'number', label: 'Or', unit: 'work years' },
  },
  more: (seconds, { hours, days, weeks }) => {
    const workDays = seconds / 3600 / hours
    return { workDays, workWeeks: workDays / days, workYears: workDays / days / weeks }
  },
  formula:
    'Result = time × seconds in one of its unit ÷ seconds in one of the wanted unit; work days = hours ÷ hours of a work day',
  limits: [
    'A month is the mean of the Gregorian calendar, 30.436875 days; a year without a mark is the Julian one of 365.25 days.',
    'Real months and years begin on a date, have 28 to 31 and 365 or 366 days, and are no units.',
    'Tropical and sidereal years and the lunar month are means of about the year 2000; no leap second is counted.',
  ],
  examples: [
    { name: 'A lab timer', given: { amount: '3 h 20 min' }, expect: { answer: '200\u00A0min' } },
    { name: 'A job of 300 hours', given: { amount: '300 h to weeks' }, expect: { workDays: 37.5, workWeeks: 7.5 } },
  ],
})
