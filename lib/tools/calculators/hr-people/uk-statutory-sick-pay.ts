import { choice, date, defineCalculator, money, problem, rows, text } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { sickPay } from '@/lib/law/uk/sick-pay'
import { daysFrom, weekdayNames } from '@/lib/subjects/time/calendar'
import { sickPayOf, type Absence, type SickDay, type SickPay } from '@/lib/subjects/workforce/sick-pay'

const earliest = '2020-01-01'
const latest = '2030-12-31'
const longest = 1100
const absencePart = 'This absence'

const patterns = {
  five: { label: 'Monday to Friday', days: [1, 2, 3, 4, 5] },
  six: { label: 'Monday to Saturday', days: [1, 2, 3, 4, 5, 6] },
  seven: { label: 'Every day', days: [0, 1, 2, 3, 4, 5, 6] },
  own: { label: 'Other days', days: [] },
} as const satisfies Record<string, { label: string; days: readonly number[] }>

export default defineCalculator({
  law: 'uk',
  inputs: {
    from: date('First day of sickness', { initial: '2026-11-02', min: earliest, max: latest }),
    to: date('Last day of sickness', {
      initial: '2026-11-13',
      min: earliest,
      max: latest,
      help: 'Days off count too, also at the weekend.',
    }),
    earnings: money('Average earnings a week', {
      initial: 420,
      max: 100_000,
      help: 'Before tax, over the eight weeks to the last payday before the first linked absence.',
    }),
    pattern: choice('Days worked', {
      options: {
        five: patterns.five.label,
        six: patterns.six.label,
        seven: patterns.seven.label,
        own: patterns.own.label,
      },
      initial: 'five',
      as: 'menu',
    }),
    ownDays: text('Which days', {
      initial: 'Mon, Wed, Fri',
      maxLength: 80,
      help: 'The usual working days, such as Tue, Thu.',
      shownWhen: { field: 'pattern', is: 'own' },
    }),
    earlier: rows('Earlier absences', {
      columns: {
        from: date('First day', { optional: true, min: earliest, max: latest }),
        to: date('Last day', { optional: true, min: earliest, max: latest }),
      },
      initial: [],
      row: 'absence',
      min: 0,
      max: 24,
      help: 'With the same employer. The page finds out which are linked to this one.',
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'Statutory sick pay' },
    verdict: { kind: 'verdict', label: 'What it means' },
    days: { kind: 'count', label: 'Days paid' },
    daily: { kind: 'money', label: 'Pay for a day', decimals: 4, optional: true },
    left: {
      kind: 'count',
      label: 'Days left',
      help: 'Of twenty-eight weeks for this absence and those linked to it.',
    },
    workdays: { kind: 'count', label: 'Working days missed', section: absencePart },
    waiting: { kind: 'count', label: 'Waiting days', section: absencePart },
    linked: { kind: 'count', label: 'Earlier absences that are linked', section: absencePart },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: absencePart },
    weeks: {
      kind: 'table',
      label: 'Week by week',
      columns: {
        ends: { kind: 'date', label: 'Week ending' },
        days: { kind: 'count', label: 'Days paid' },
        amount: { kind: 'money', label: 'Sick pay' },
      },
      totals: ['days', 'amount'],
    },
    rates: {
      kind: 'table',
      label: 'Rates that were used',
      columns: {
        from: { kind: 'date', label: 'From' },
        weekly: { kind: 'money', label: 'A week' },
        daily: { kind: 'money', label: 'A day', decimals: 4 },
        days: { kind: 'count', label: 'Days' },
      },
      totals: ['days'],
    },
  },
  formula:
    'Pay for a day = weekly rate ÷ working days a week; from 6 April 2026 the weekly rate is the lower of 80% of average earnings and the flat rate',
  limits: [
    'For employees in Great Britain who told the employer in time. Northern Ireland has its own Act.',
    'Statutory maternity pay, strikes, custody and the end of a contract stop sick pay; they are left out.',
    'Linked absences end after three years at the latest.',
    'The working days must be the same every week; shifts that change from week to week are agreed with the employer.',
    'Sick pay under a contract may be higher. The employer pays at least this.',
  ],
  sources: [
    {
      title: 'GOV.UK: Statutory Sick Pay, employer guide',
      href: 'https://www.gov.uk/employers-sick-pay',
    },
    {
      title: 'Social Security Contributions and Benefits Act 1992, Part XI',
      href: 'https://www.legislation.gov.uk/ukpga/1992/4/part/XI',
    },
  ],
  rules: [sickPay],

  compute(values, { show }) {
    const worked = workedDays(values.pattern, values.ownDays)
    if (worked === undefined) return problem('ownDays', 'must name weekdays, such as Mon, Wed, Fri')
    const absence = { from: values.from, to: values.to }
    if (absence.to < absence.from) return problem('to', 'must not lie before the first day')
    if (daysFrom(absence.from, absence.to) > longest)
      return problem('to', 'must lie within three years of the first day')
    const earlier = absencesOf(values.earlier)
    if (earlier === undefined) return problem('earlier', 'must have two days each, the first before the last')
    if (!areApart([...earlier, absence])) return problem('earlier', 'must leave a day of work between two absences')
    if (earlier.some((one) => one.from > absence.from)) return problem('earlier', 'must lie before this absence')
    const found = sickPayOf(
      { absence, earlier, worked, earnings: values.earnings },
      (day) => versionOn(sickPay, day)?.value,
    )
    if (!found)
      return problem(
        'from',
        `must lie, with what is linked to it, in a time whose law is known: ${knownPeriods(sickPay, show.date)}`,
      )
    const paid = found.days.filter(({ state }) => state === 'paid')
    const isLong = found.days.some(({ state }) => state === 'long')
    const last = paid.at(-1)
    return {
      total: found.pence / 100,
      verdict: verdictOn(found, show),
      days: paid.length,
      daily: last === undefined ? undefined : last.daily / 10_000,
      left: found.left,
      workdays: found.days.length,
      waiting: found.days.filter(({ state }) => state === 'waiting').length,
      linked: found.linked.length - 1,
      oneSource: isLong ? readOnce([sickPay], absence.to) : undefined,
      weeks: found.weeks.map(({ ends, days, pence }) => ({ ends, days, amount: pence / 100 })),
      rates: ratesOf(paid),
    }
  },

  steps(_, { days, waiting, workdays, total, rates }) {
    return [
      ...(workdays - waiting === days ? [{ gives: 'days' as const, is: '{workdays} − {waiting}' }] : []),
      ...(total > 0
        ? [
            {
              gives: 'daily' as const,
              says:
                rates.length > 1
                  ? 'The last weekly rate of the table ÷ working days a week, cut off after four decimals'
                  : 'The weekly rate ÷ working days a week, cut off after four decimals',
            },
            { gives: 'total' as const, says: 'The weeks of the table, each rounded up to a penny' },
          ]
        : []),
    ]
  },

  charts: [{ kind: 'bar', title: 'Sick pay by week', of: 'weeks', x: 'ends', y: ['amount'] }],
  examples: [
    {
      name: 'Two weeks off',
      given: { from: '2026-11-02', to: '2026-11-13', earnings: 420, pattern: 'five' },
      expect: { total: 246.5, days: 10, daily: 24.65, left: 130 },
    },
    {
      name: 'Three shifts a week on low pay',
      given: { from: '2026-09-07', to: '2026-09-16', earnings: 96, pattern: 'own', ownDays: 'Mon, Wed, Fri' },
      expect: { total: 128, days: 5, daily: 25.6 },
    },
    {
      name: 'Ill across the sixth of April',
      given: { from: '2026-03-30', to: '2026-04-10', earnings: 140, pattern: 'five' },
      expect: { total: 170.75, days: 7, waiting: 3 },
    },
  ],
})

/** Weekdays of a pattern, or those that a text names by their first letters; undefined where it names none or something else. */
function workedDays(pattern: keyof typeof patterns, named: string): ReadonlySet<number> | undefined {
  if (pattern !== 'own') return new Set(patterns[pattern].days)
  const found = named
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '' && word !== 'and')
    .map((word) =>
      word.length < 2 ? -1 : weekdayNames.findIndex((name) => name.toLowerCase().startsWith(word.replace(/s$/, ''))),
    )
  return found.length === 0 || found.includes(-1) ? undefined : new Set(found)
}

function absencesOf(
  given: readonly { from?: string | undefined; to?: string | undefined }[],
): readonly Absence[] | undefined {
  const found: Absence[] = []
  for (const { from, to } of given) {
    if (from === undefined && to === undefined) continue
    if (from === undefined || to === undefined || to < from || daysFrom(from, to) > longest) return undefined
    found.push({ from, to })
  }
  return found
}

function areApart(absences: readonly Absence[]): boolean {
  const sorted = absences.toSorted((a, b) => a.from.localeCompare(b.from))
  return sorted.every((one, at) => {
    const next = sorted[at + 1]
    return next === undefined || daysFrom(one.to, next.from) > 1
  })
}

function ratesOf(paid: readonly SickDay[]) {
  const found: { from: string; weekly: number; daily: number; days: number }[] = []
  for (const { day, weekly, daily } of paid) {
    const last = found.at(-1)
    if (last && last.daily === daily / 10_000) last.days += 1
    else found.push({ from: day, weekly, daily: daily / 10_000, days: 1 })
  }
  return found
}

function verdictOn({ days, pence }: SickPay, show: Show) {
  const law = versionOn(sickPay, days[0]?.day ?? '')?.value
  const has = (state: SickDay['state']) => days.some((one) => one.state === state)
  const paid = days.filter(({ state }) => state === 'paid')
  if (pence > 0) {
    if (has('used'))
      return { is: 'fair' as const, says: 'Pay ends within this absence: twenty-eight weeks have been used up.' }
    if (paid.some(({ isProtected }) => isProtected))
      return {
        is: 'good' as const,
        says: 'Pay began before 6 April 2026, so the flat rate stays until the absence ends, though 80% of earnings is less.',
      }
    const isCapped = paid.some(({ day, weekly }) => weekly < (versionOn(sickPay, day)?.value.weekly ?? 0))
    return {
      is: 'good' as const,
      says: isCapped
        ? '80% of average earnings is below the flat rate, so that is the weekly rate.'
        : `The flat weekly rate is paid: ${show.money(paid.at(-1)?.weekly ?? 0)}.`,
    }
  }
  if (days.length === 0) return { is: 'plain' as const, says: 'No working day was missed, so there is nothing to pay.' }
  if (has('used')) return { is: 'bad' as const, says: 'Twenty-eight weeks have been paid already.' }
  if (has('long'))
    return {
      is: 'bad' as const,
      says: 'An unpaid absence that has lasted since before 22 September 2025 is not paid under the new rules.',
    }
  if (has('earnings'))
    return {
      is: 'bad' as const,
      says: `Before 6 April 2026 average earnings had to reach ${show.money(law?.lowerEarnings ?? 0)} a week.`,
    }
  if (has('short'))
    return { is: 'bad' as const, says: `Before 6 April 2026 it took ${law?.leastDays ?? 4} days in a row.` }
  if (has('waiting')) return { is: 'bad' as const, says: 'Only waiting days, which were not paid before 6 April 2026.' }
  return { is: 'plain' as const, says: 'Without average earnings there is no sick pay.' }
}
