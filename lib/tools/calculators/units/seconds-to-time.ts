import { choice, defineCalculator, problem, text } from '@/lib/kits/calculator'
import {
  inUnit,
  partsOfLength,
  readLength,
  writeColons,
  writeIso,
  writeParts,
  writeWords,
  type LengthUnit,
} from '@/lib/subjects/time/length'

const bareUnits = {
  s: 'Seconds',
  min: 'Minutes',
  h: 'Hours',
  d: 'Days',
  ms: 'Milliseconds',
  us: 'Microseconds',
  ns: 'Nanoseconds',
} as const
const longestDays = 1e9
const usual = [
  60, 90, 100, 300, 600, 1000, 1800, 3600, 5000, 7200, 10_000, 20_000, 43_200, 50_000, 86_400, 100_000, 604_800,
  1_000_000,
]
const section = 'The same time otherwise'

export default defineCalculator({
  inputs: {
    amount: text('Time', {
      initial: '100000',
      maxLength: 60,
      help: 'A number, or such as 27:46:40, 1:03:46:40, 1 d 3 h, 90 min or PT1H30M.',
    }),
    unit: choice('A number alone is in', { options: bareUnits, initial: 's', as: 'menu' }),
    two: choice('Two parts, such as 5:30, are', {
      options: { hours: 'Hours and minutes', minutes: 'Minutes and seconds' },
      initial: 'minutes',
      refines: true,
    }),
  },
  outputs: {
    answer: { kind: 'text', label: 'Days, hours, minutes and seconds' },
    clock: { kind: 'text', label: 'Hours, minutes and seconds' },
    seconds: { kind: 'number', label: 'Seconds', decimals: 9 },
    minutes: { kind: 'number', label: 'Minutes' },
    hours: { kind: 'number', label: 'Hours' },
    days: { kind: 'number', label: 'Days' },
    words: { kind: 'text', label: 'In words', section },
    iso: { kind: 'text', label: 'ISO 8601 duration', section },
    milliseconds: { kind: 'number', label: 'Milliseconds', section },
    weeks: { kind: 'number', label: 'Weeks', section },
    table: {
      kind: 'table',
      label: 'Usual numbers of seconds',
      columns: {
        seconds: { kind: 'count', label: 'Seconds' },
        clock: { kind: 'text', label: 'Hours, minutes, seconds' },
        parts: { kind: 'text', label: 'With days' },
      },
    },
  },
  formula:
    'Days = seconds ÷ 86,400; hours = rest ÷ 3,600; minutes = rest ÷ 60; each rounded down, and what remains goes to the next',
  limits: [
    'A day has 24 hours here and a minute 60 seconds: changes to summer time and leap seconds are not counted.',
    'Months and years are refused, since their length depends on which they are; subtract two dates instead.',
    'Times are held to a billionth of a second and up to a billion days.',
  ],
  sources: [
    { title: 'ISO 8601-1:2019, section 5.5.2: Duration' },
    { title: 'NIST Special Publication 811, table 6', href: 'https://www.nist.gov/pml/special-publication-811' },
  ],

  compute({ amount, unit, two }, { show }) {
    const bare: LengthUnit = unit
    const length = readLength(amount, { bare, two }, show.region)
    if (length === undefined)
      return problem('amount', 'must be a time such as 100000, 27:46:40, 1 d 3 h or PT1H30M, without months and years')
    const days = inUnit(length, 'd')
    if (Math.abs(days) > longestDays) return problem('amount', 'must be at most a billion days')
    return {
      answer: writeParts(length),
      clock: writeColons(length),
      seconds: inUnit(length, 's'),
      minutes: inUnit(length, 'min'),
      hours: inUnit(length, 'h'),
      days,
      words: writeWords(length),
      iso: writeIso(length),
      milliseconds: inUnit(length, 'ms'),
      weeks: inUnit(length, 'w'),
      table: usual.map((seconds) => {
        const one = BigInt(seconds) * 1_000_000_000n
        return { seconds, clock: writeColons(one), parts: writeParts(one) }
      }),
    }
  },

  steps({ amount, unit, two }, { seconds, answer }, show) {
    const length = readLength(amount, { bare: unit, two }, show.region) ?? 0n
    const { days, hours, minutes } = partsOfLength(length)
    const count = (value: bigint) => ({ kind: 'count', value: Number(value) }) as const
    return [
      { gives: 'minutes', is: '{seconds} ÷ 60' },
      { gives: 'hours', is: '{seconds} ÷ 3600' },
      { gives: 'days', is: '{seconds} ÷ 86400' },
      ...(seconds >= 0 && Number.isInteger(seconds)
        ? ([
            { finds: 'Whole days', gives: count(days), is: '{seconds} ÷ 86400', rounded: 'down' },
            { finds: 'Seconds left', as: 'rest', in: 'count', is: '{seconds} − {d} × 86400', with: { d: count(days) } },
            { finds: 'Whole hours', gives: count(hours), is: '{rest} ÷ 3600', rounded: 'down' },
            { finds: 'Seconds left', as: 'last', in: 'count', is: '{rest} − {h} × 3600', with: { h: count(hours) } },
            { finds: 'Whole minutes', gives: count(minutes), is: '{last} ÷ 60', rounded: 'down' },
            { finds: 'Seconds', as: 'end', in: 'count', is: '{last} − {m} × 60', with: { m: count(minutes) } },
          ] as const)
        : [
            {
              finds: 'In parts',
              working: 'The same, with the sign and the decimals of the seconds kept',
              gives: answer,
            },
          ]),
    ]
  },

  examples: [
    {
      name: 'A server that has been up',
      given: { amount: '100000', unit: 's' },
      expect: { answer: '1\u00A0d 3\u00A0h 46\u00A0min 40\u00A0s', clock: '27:46:40', iso: 'P1DT3H46M40S' },
    },
    {
      name: 'A film of 142 minutes',
      given: { amount: '142', unit: 'min' },
      expect: { answer: '2\u00A0h 22\u00A0min', seconds: 8520, iso: 'PT2H22M' },
    },
  ],
})
