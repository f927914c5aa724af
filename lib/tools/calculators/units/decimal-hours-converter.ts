import { choice, defineCalculator, longText, money, problem, restOf, sumOfTerms } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { readDuration, secondsIn, writeClock, type Duration } from '@/lib/subjects/time/read-duration'

const longestEntry = 1e7 * 3600

interface Entry {
  text: string
  typed: Duration
  /** After rounding. */
  seconds: number
}

export default defineCalculator({
  inputs: {
    times: longText('Time, or a list of times', {
      initial: '7.75',
      maxLength: 6000,
      lines: 3,
      help: 'Such as 7.75, 7:45, 7 h 45 min or 465 min; each on a line of its own. A minus takes off.',
    }),
    bare: choice('A number without a unit is in', {
      options: { hours: 'Hours', minutes: 'Minutes' },
      initial: 'hours',
    }),
    rate: money('Pay for an hour', { optional: true, max: 1e7 }),
    step: choice('Round each time to', {
      options: { '0': 'Not at all', '5': '5 minutes', '6': '6 minutes', '10': '10 minutes', '15': '15 minutes' },
      initial: '0',
      as: 'menu',
      refines: true,
    }),
    way: choice('Rounded', {
      options: { nearest: 'To the nearest', up: 'Up', down: 'Down' },
      initial: 'nearest',
      shownWhen: { field: 'step', is: ['5', '6', '10', '15'] },
      refines: true,
    }),
    places: choice('Decimals', { options: { '2': 'Two', '3': 'Three', '4': 'Four' }, initial: '2', refines: true }),
  },
  outputs: {
    answer: { kind: 'text', label: 'In all' },
    clock: { kind: 'text', label: 'Hours and minutes' },
    decimal: { kind: 'number', label: 'Decimal hours, not rounded' },
    minutes: { kind: 'number', label: 'Minutes' },
    pay: { kind: 'money', label: 'Pay', optional: true },
    reading: { kind: 'verdict', label: 'Point or colon', optional: true },
    drift: { kind: 'verdict', label: 'Rounded entries', optional: true },
    list: {
      kind: 'table',
      label: 'Each time',
      columns: {
        entry: { kind: 'text', label: 'Typed' },
        clock: { kind: 'text', label: 'Hours and minutes' },
        decimal: { kind: 'number', label: 'Decimal hours' },
        minutes: { kind: 'number', label: 'Minutes' },
      },
      totals: ['minutes'],
    },
    chart: {
      kind: 'table',
      label: 'Minutes in decimal hours',
      columns: {
        minutes: { kind: 'count', label: 'Minutes' },
        two: { kind: 'number', label: 'Two decimals', decimals: 2 },
        four: { kind: 'number', label: 'Four decimals', decimals: 4 },
      },
    },
  },
  formula: 'Decimal hours = hours + minutes ÷ 60 + seconds ÷ 3600; minutes = the decimals × 60',
  limits: [
    'A length of time, not a time of day: 7:45 is seven hours and three quarters.',
    'Hours and minutes are written to the nearest second; decimal hours keep all digits.',
    'Rounding applies to each time before they are added, as on a timesheet. Whether and how an employer may round is a matter of law.',
    'Pay is hours times rate, before overtime and deductions.',
  ],
  sources: [
    {
      title: 'NIST Special Publication 811, table 6: 1 min = 60 s, 1 h = 60 min = 3600 s',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
    {
      title: 'Code of Federal Regulations, title 29, section 785.48: Use of time clocks',
      href: 'https://www.ecfr.gov/current/title-29/section-785.48',
    },
  ],

  compute({ times, bare, rate, step, way, places }, { show }) {
    const lines = times.split(/[\n;\t]/).map((line) => line.trim())
    const entries: Entry[] = []
    for (const [at, text] of lines.entries()) {
      if (text === '') continue
      const typed = readDuration(text, bare, show.region)
      if (!typed) return problem('times', `must have a time such as 7.75, 7:45 or 465 min on line ${at + 1}`)
      const seconds = toStep(secondsIn(typed), Number(step), way)
      if (Math.abs(seconds) > longestEntry)
        return problem('times', `must be at most 10 million hours on line ${at + 1}`)
      entries.push({ text, typed, seconds })
    }
    if (entries.length === 0) return problem('times', 'must have a time such as 7.75, 7:45 or 465 min')
    const seconds = entries.reduce((sum, entry) => sum + entry.seconds, 0)
    const decimal = seconds / 3600
    const short = rounded(decimal, places)
    const written = `${show.number(decimal, Number(places))}\u00A0h`
    const equals = rounded(decimal, '9') === short ? '=' : '≈'
    const clock = writeClock(seconds)
    return {
      answer:
        entries[0]?.typed.bare && bare === 'hours' ? `${written} ${equals} ${clock}` : `${clock} ${equals} ${written}`,
      clock,
      decimal,
      minutes: seconds / 60,
      pay: rate === undefined ? undefined : decimal * rate,
      reading: bare === 'hours' ? pointForColon(entries, show) : undefined,
      drift: driftOf(entries, decimal, places, show),
      list: entries.map((entry) => ({
        entry: entry.text,
        clock: writeClock(entry.seconds),
        decimal: rounded(entry.seconds / 3600, places),
        minutes: entry.seconds / 60,
      })),
      chart: Array.from({ length: 60 }, (_, at) => ({ minutes: at + 1, two: (at + 1) / 60, four: (at + 1) / 60 })),
    }
  },

  steps({ bare, step }, { list, minutes }, show) {
    const [only] = list
    const typed =
      only?.entry && list.length === 1 && step === '0' ? readDuration(only.entry, bare, show.region) : undefined
    const size = minutes < 0 ? '(−{minutes})' : '{minutes}'
    return [
      ...(step === '0' ? [] : [{ finds: 'Each time', gives: 'list' as const, says: 'rounded to {step} minutes' }]),
      typed
        ? {
            gives: 'minutes',
            is:
              [typed.hours && '{h} × 60', typed.minutes && '{min}', typed.seconds && '{s} ÷ 60']
                .filter(Boolean)
                .join(' + ') || '0',
            with: {
              h: { kind: 'number', value: typed.hours },
              min: { kind: 'number', value: typed.minutes },
              s: { kind: 'number', value: typed.seconds },
            },
          }
        : {
            gives: 'minutes',
            is: sumOfTerms(list.length, 12, (at) => `{list.${at}.minutes}`),
            with: { rest: restOf(list.slice(12).reduce((sum, row) => sum + (row.minutes ?? 0), 0)) },
          },
      { finds: 'Decimal hours', gives: 'decimal', is: '{minutes} ÷ 60' },
      { finds: 'Whole hours', as: 'whole', in: 'count', is: `${size} ÷ 60`, rounded: 'down' },
      { finds: 'Minutes beside them', as: 'beside', in: 'number', is: `${size} − {whole} × 60` },
      { gives: 'pay', is: '{decimal} h × {rate}' },
    ]
  },

  examples: [
    {
      name: 'A week on a timesheet',
      given: { times: '7:45\n8:20\n8 h\n7:50\n6.5', bare: 'hours', rate: 24, step: '0', places: '2' },
      expect: { answer: '38:25 ≈ 38.42\u00A0h', clock: '38:25', minutes: 2305, pay: 922 },
    },
    {
      name: 'A lawyer bills in tenths of an hour',
      given: { times: '0:14\n0:31\n1:02', bare: 'hours', rate: 250, step: '6', way: 'up', places: '2' },
      expect: {
        answer: '2:00 = 2.00\u00A0h',
        minutes: 120,
        pay: 500,
        list: { at: { 0: { minutes: 18, decimal: 0.3 } } },
      },
    },
  ],
})

/** The multiple of so many minutes; a negative time as far from zero as a positive one. */
function toStep(seconds: number, minutes: number, way: 'nearest' | 'up' | 'down'): number {
  if (minutes === 0) return seconds
  const round = { nearest: Math.round, up: Math.ceil, down: Math.floor }[way]
  return Math.sign(seconds) * round(Math.abs(seconds) / (minutes * 60)) * minutes * 60
}

function rounded(hours: number, places: string): number {
  const scale = 10 ** Number(places)
  return (Math.sign(hours) * Math.round(Math.abs(hours) * scale + 1e-9)) / scale
}

/** 1.30 among hours: somebody may mean 1:30. Quarters are written this way on purpose. */
function pointForColon(entries: readonly Entry[], show: Show): Verdict | undefined {
  for (const { text, typed } of entries) {
    const [, hours, hundredths = ''] = /^(\d+)[.,](\d\d)$/.exec(text) ?? []
    if (hours === undefined || Number(hundredths) > 59 || ['00', '25', '50'].includes(hundredths)) continue
    return {
      is: 'fair',
      says: `${show.number(typed.hours, 2)} hours are ${writeClock(secondsIn(typed))}. For ${hours} h ${Number(hundredths)} min type ${hours}:${hundredths}.`,
    }
  }
  return undefined
}

/** What is lost or won where each time is rounded to decimals before they are added. */
function driftOf(entries: readonly Entry[], total: number, places: string, show: Show): Verdict | undefined {
  const added = rounded(
    entries.reduce((sum, { seconds }) => sum + rounded(seconds / 3600, places), 0),
    places,
  )
  const once = rounded(total, places)
  if (added === once) return undefined
  const write = (hours: number) => `${show.number(hours, Number(places))}\u00A0h`
  return {
    is: 'fair',
    says: `Each time rounded first adds up to ${write(added)}, all of them together to ${write(once)}. Round once, at the end.`,
  }
}
