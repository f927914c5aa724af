import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'
import type { Show } from '@/lib/base/format/show'
import { choice, date, defineCalculator, money, problem, rate, rows, text, toggle } from '@/lib/kits/calculator'
import { latePaymentInEu } from '@/lib/law/eu/late-payment'
import { latePaymentReferenceInEu } from '@/lib/law/eu/late-payment-reference'
import { latePayment } from '@/lib/law/uk/late-payment'
import { latePaymentReference } from '@/lib/law/uk/late-payment-reference'
import { readOnce } from '@/lib/law/readings'
import { versionOn } from '@/lib/law/rule'
import { halfYearOf, lateInterest, type LateDebtOutcome, type LateRun } from '@/lib/subjects/finance/late-payment'
import { daysLater } from '@/lib/subjects/time/calendar'

const largest = 10_000_000_000
const earliest = '2000-01-01'
const latest = '2049-12-31'
const printedRuns = 6
const byStatute = { field: 'basis', is: 'statute' } as const
const inEu = { field: 'law', is: 'eu' } as const
const rateSection = 'Rate'
const claimSection = 'Fixed sums and costs'

export default defineCalculator({
  law: { field: 'law' },
  inputs: {
    law: choice('Law', { options: { uk: 'United Kingdom', eu: 'European Union' }, initial: 'uk' }),
    basis: choice('Rate of', {
      options: { statute: 'The statute', contract: 'Your contract' },
      initial: 'statute',
    }),
    agreed: rate('Agreed rate', {
      initial: 0.08,
      slider: { to: 0.2, step: 0.0025 },
      per: 'year',
      max: 1,
      shownWhen: { field: 'basis', is: 'contract' },
    }),
    invoices: rows('Invoices', {
      columns: {
        name: text('Invoice', { maxLength: 40 }),
        due: date('Due', { optional: true, min: earliest, max: latest }),
        amount: money('Amount with VAT', { initial: 0, max: largest }),
      },
      initial: [{ name: '1042', due: '2026-02-28', amount: 4800 }],
      row: 'invoice',
      max: 60,
      help: 'Interest runs from the day after the due day.',
    }),
    claimed: date('Interest up to', { initial: '2026-06-30', min: earliest, max: latest }),

    payments: rows('Part payments', {
      columns: {
        day: date('Paid on', { optional: true, min: earliest, max: latest }),
        amount: money('Amount', { initial: 0, max: largest }),
      },
      initial: [],
      row: 'payment',
      min: 0,
      max: 60,
      help: 'Each goes to the invoice that was due first.',
      refines: true,
    }),
    references: rows('Own reference rates', {
      columns: {
        day: date('Half-year with', { optional: true, min: earliest, max: latest }),
        rate: rate('Rate', { initial: 0.0375, per: 'year', max: 0.5, negative: true }),
      },
      initial: [],
      row: 'rate',
      min: 0,
      max: 60,
      help: 'In place of ours, for the half-year in which the day lies: for one that is not known here yet, or a currency other than the euro.',
      shownWhen: byStatute,
      section: rateSection,
      refines: true,
    }),
    course: choice('The rate', {
      options: { each: 'Follows each half-year', first: 'Stays that of the first day' },
      initial: 'each',
      help: 'Most member states follow; Ireland keeps the rate of the first day.',
      shownWhen: [byStatute, inEu],
      section: rateSection,
      refines: true,
    }),
    points: rate('Points above the reference rate', {
      optional: true,
      per: 'year',
      max: 0.5,
      help: 'Empty: the eight points of the directive. A member state may give more, as Germany does.',
      shownWhen: [byStatute, inEu],
      section: rateSection,
      refines: true,
    }),
    fixedSums: toggle('Claim the fixed sum for each invoice', { initial: true, section: claimSection, refines: true }),
    ownSum: money('Fixed sum of the member state', {
      optional: true,
      max: 10_000,
      help: 'Empty: the least that the directive gives.',
      shownWhen: [inEu, { field: 'fixedSums', is: true }],
      section: claimSection,
      refines: true,
    }),
    costs: money('Reasonable costs of recovery', {
      initial: 0,
      max: largest,
      help: 'A collector or a lawyer. Only what they cost beyond the fixed sums is added.',
      section: claimSection,
      refines: true,
    }),
  },
  outputs: {
    total: { kind: 'money', label: 'To claim besides the invoices' },
    verdict: { kind: 'verdict', label: 'What it means' },
    interest: { kind: 'money', label: 'Interest' },
    fixed: { kind: 'money', label: 'Fixed sums' },
    daily: { kind: 'money', label: 'Added each further day' },
    toPay: { kind: 'money', label: 'To pay on that day' },
    unpaid: { kind: 'money', label: 'Of it unpaid invoices', section: 'Claim' },
    recovery: { kind: 'money', label: 'Costs beyond the fixed sums', optional: true, section: 'Claim' },
    oneSource: {
      kind: 'text',
      label: 'One source',
      optional: true,
      section: 'Readings',
      help: 'These figures were read in one source only.',
    },
    byInvoice: {
      kind: 'table',
      label: 'By invoice',
      columns: {
        name: { kind: 'text', label: 'Invoice' },
        due: { kind: 'date', label: 'Due' },
        daysLate: { kind: 'count', label: 'Days late' },
        unpaid: { kind: 'money', label: 'Unpaid' },
        interest: { kind: 'money', label: 'Interest' },
        fixed: { kind: 'money', label: 'Fixed sum' },
      },
      totals: ['unpaid', 'interest', 'fixed'],
    },
    schedule: {
      kind: 'table',
      label: 'Schedule of interest',
      columns: {
        name: { kind: 'text', label: 'Invoice' },
        from: { kind: 'date', label: 'From' },
        until: { kind: 'date', label: 'To' },
        days: { kind: 'count', label: 'Days' },
        balance: { kind: 'money', label: 'Owed' },
        rate: { kind: 'percent', label: 'Rate a year', decimals: 2 },
        interest: { kind: 'money', label: 'Interest' },
      },
      totals: ['interest'],
    },
  },
  formula:
    'Interest = unpaid amount × rate a year × days late ÷ 365, simple; rate = reference rate of the half-year + 8 points; with it a fixed sum for each late invoice',
  limits: [
    'Debts between businesses or owed by a public body. Consumers, and contracts that exclude the statute, have other rules.',
    'United Kingdom: the rate is fixed by the day after the due day and stays. An agreed rate takes the place of the statute and of its fixed sum.',
    'European Union: the least that the directive gives, in euro. A member state may give more, and one without the euro has its own reference rate.',
    'The fixed sum of the United Kingdom follows from what was unpaid when the due day had passed.',
    'Part payments reduce the invoices, not the interest, and lower it from the day after they were made.',
    'A year has 365 days, leap years too. No legal advice.',
  ],
  sources: [
    {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998',
      href: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
    },
    { title: 'Directive 2011/7/EU', href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj' },
    {
      title: 'GOV.UK: Late commercial payments, charging interest and debt recovery',
      href: 'https://www.gov.uk/late-commercial-payments-interest-debt-recovery',
    },
  ],
  rules: [latePayment, latePaymentReference, latePaymentInEu, latePaymentReferenceInEu],

  compute(values, { minorDigits, show }) {
    if (values.invoices.some(({ due, amount }) => due === undefined && amount > 0))
      return problem('invoices', 'must have a due day for each amount')
    if (values.payments.some(({ day, amount }) => day === undefined && amount > 0))
      return problem('payments', 'must have a day for each amount')
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const coins = (amountMinor: number) => fromMinor(amountMinor, minorDigits)
    const debts = values.invoices.flatMap(({ name, due, amount }) =>
      due === undefined ? [] : [{ name, due, amountMinor: minor(amount) }],
    )
    const payments = values.payments.flatMap(({ day, amount }) =>
      day === undefined ? [] : [{ day, amountMinor: minor(amount) }],
    )
    if (sumOf(payments, 'amountMinor') > sumOf(debts, 'amountMinor'))
      return problem('payments', 'must not come to more than the invoices')
    const rates = ratesOf(values)
    const found = lateInterest(debts, payments, values.claimed, (debt, day) =>
      rates.on(startOf(debts[debt]?.due ?? day), day),
    )
    if (rates.missing !== undefined)
      return problem('references', `must have a rate for the half-year that begins on ${show.date(rates.missing)}`)
    const fixedMinor = found.map((one, at) => minor(fixedSumOf(values, one, debts[at]?.due ?? '', coins)))
    const interests = found.map(({ runs }) => sumOf(runs, 'interestMinor'))
    const interestMinor = interests.reduce((sum, one) => sum + one, 0)
    const sumsMinor = fixedMinor.reduce((sum, one) => sum + one, 0)
    const recoveryMinor = Math.max(0, minor(values.costs) - sumsMinor)
    const unpaidMinor = sumOf(found, 'unpaidMinor')
    const totalMinor = interestMinor + sumsMinor + recoveryMinor
    const running = found.flatMap(({ runs, unpaidMinor: left }) => (left > 0 ? runs.slice(-1) : []))
    const daily = coins(roundHalfAway(running.reduce((sum, run) => sum + (run.balanceMinor * run.rate) / 365, 0)))
    return {
      total: coins(totalMinor),
      verdict: verdictOn(values, found, daily, show),
      interest: coins(interestMinor),
      fixed: coins(sumsMinor),
      daily,
      toPay: coins(unpaidMinor + totalMinor),
      unpaid: coins(unpaidMinor),
      ...(values.costs > 0 ? { recovery: coins(recoveryMinor) } : {}),
      oneSource: rates.oneSource(),
      byInvoice: found.map((one, at) => ({
        name: debts[at]?.name ?? '',
        due: debts[at]?.due ?? '',
        daysLate: one.daysLate,
        unpaid: coins(one.unpaidMinor),
        interest: coins(interests[at] ?? 0),
        fixed: coins(fixedMinor[at] ?? 0),
      })),
      schedule: found.flatMap(({ runs }) => runs.map((run) => lineOf(run, debts[run.debt]?.name ?? '', coins))),
    }
  },

  steps(_, { schedule, recovery }) {
    return [
      ...schedule.slice(0, printedRuns).map(({ name, balance, rate: yearly, days, interest }) => ({
        finds: name === '' ? 'Interest' : `Interest on ${name}`,
        gives: { kind: 'money' as const, value: interest ?? 0 },
        is: '{balance} × {yearly} × {days} ÷ 365',
        rounded: 'cents' as const,
        with: {
          balance: { kind: 'money' as const, value: balance ?? 0 },
          yearly: { kind: 'percent' as const, value: yearly ?? 0, decimals: 2 },
          days: { kind: 'count' as const, value: days ?? 0 },
        },
      })),
      { gives: 'interest' as const, says: 'The lines of the schedule' },
      { gives: 'fixed' as const, says: 'One sum for each late invoice' },
      {
        gives: 'total' as const,
        is: recovery === undefined ? '{interest} + {fixed}' : '{interest} + {fixed} + {recovery}',
      },
      { gives: 'toPay' as const, is: '{unpaid} + {total}' },
    ]
  },

  charts: [{ kind: 'stacked', title: 'By invoice', of: 'byInvoice', x: 'name', y: ['interest', 'fixed'] }],
  examples: [
    {
      name: 'Four months late in the United Kingdom',
      given: {
        law: 'uk',
        basis: 'statute',
        invoices: [{ name: '1042', due: '2026-02-28', amount: 4800 }],
        claimed: '2026-06-30',
        payments: [],
        references: [],
        fixedSums: true,
        costs: 0,
      },
      expect: { interest: 188.52, fixed: 70, total: 258.52, daily: 1.55, toPay: 5058.52 },
    },
    {
      name: 'Two invoices and a part payment in the European Union',
      given: {
        law: 'eu',
        basis: 'statute',
        invoices: [
          { name: 'A-7', due: '2025-05-15', amount: 3000 },
          { name: 'A-9', due: '2025-08-31', amount: 1200 },
        ],
        claimed: '2025-12-31',
        payments: [{ day: '2025-09-30', amount: 1000 }],
        references: [],
        course: 'each',
        fixedSums: true,
        costs: 150,
      },
      expect: { interest: 210.79, fixed: 80, recovery: 70, total: 360.79, daily: 0.89, toPay: 3560.79 },
    },
  ],
})

interface Choices {
  law: 'uk' | 'eu'
  basis: 'statute' | 'contract'
  agreed: number
  claimed: string
  references: readonly { day?: string | undefined; rate: number }[]
  course: 'each' | 'first'
  points?: number | undefined
  fixedSums: boolean
  ownSum?: number | undefined
}

function sumOf<Name extends string>(list: readonly Readonly<Record<Name, number>>[], name: Name): number {
  return list.reduce((sum, one) => sum + one[name], 0)
}

/** The day on which interest begins to run. */
function startOf(due: string): string {
  return daysLater(due, 1) ?? due
}

/** The rate of every day that is asked for; what is missing, and what of the law was read once, is gathered on the way. */
function ratesOf({ law, basis, agreed, references, course, points }: Choices) {
  const own = new Map(references.flatMap(({ day, rate: yearly }) => (day ? [[halfYearOf(day), yearly] as const] : [])))
  const notes = new Set<string>()
  const rates = {
    missing: undefined as string | undefined,
    on(start: string, day: string): number {
      if (basis === 'contract') return agreed
      const decisive = law === 'uk' || course === 'first' ? start : day
      const rule = law === 'uk' ? latePaymentReference : latePaymentReferenceInEu
      const halfYear = halfYearOf(decisive)
      // The directive has applied since the middle of March 2013, so the day is asked and not its half-year.
      const reference = own.get(halfYear) ?? versionOn(rule, decisive)?.value.reference
      const above = law === 'uk' ? pointsInUk(start) : (points ?? pointsInEu(start))
      if (reference === undefined || above === undefined) {
        rates.missing ??= halfYear
        return 0
      }
      const note = own.has(halfYear) ? undefined : readOnce([rule], decisive)
      if (note !== undefined) notes.add(note)
      return reference + above
    },
    oneSource: () => (notes.size === 0 ? undefined : [...notes].join(', ')),
  }
  return rates
}

function pointsInUk(start: string): number | undefined {
  return versionOn(latePayment, start)?.value.aboveBase
}

function pointsInEu(start: string): number | undefined {
  return versionOn(latePaymentInEu, start)?.value.aboveReference
}

/** The fixed sum for one invoice: none while it is not late, and none in the United Kingdom where the contract has a rate of its own. */
function fixedSumOf(
  { law, basis, fixedSums, ownSum }: Choices,
  { runs, lateMinor }: LateDebtOutcome,
  due: string,
  coins: (amountMinor: number) => number,
): number {
  if (!fixedSums || runs.length === 0) return 0
  if (law === 'eu') return ownSum ?? versionOn(latePaymentInEu, startOf(due))?.value.owed ?? 0
  if (basis === 'contract') return 0
  const value = versionOn(latePayment, startOf(due))?.value
  if (!value) return 0
  return value.sums.find(({ below }) => coins(lateMinor) < below)?.owed ?? value.mostOwed
}

function lineOf(run: LateRun, name: string, coins: (amountMinor: number) => number) {
  const { from, until, days, balanceMinor, rate: yearly, interestMinor } = run
  return { name, from, until, days, balance: coins(balanceMinor), rate: yearly, interest: coins(interestMinor) }
}

function verdictOn(values: Choices, found: readonly LateDebtOutcome[], daily: number, show: Show) {
  const runs = found.flatMap((one) => one.runs)
  if (runs.length === 0) return { is: 'good' as const, says: 'Nothing is late on that day.' }
  if (daily === 0) return { is: 'plain' as const, says: 'Everything is paid. The interest until then is still owed.' }
  const yearly = [...new Set(runs.map((run) => run.rate))]
  const at =
    yearly.length === 1
      ? `At ${show.percent(yearly[0] ?? 0, 2)} a year`
      : `At ${show.percent(Math.min(...yearly), 2)} to ${show.percent(Math.max(...yearly), 2)} a year`
  const course =
    values.basis === 'contract'
      ? 'Your contract sets the rate.'
      : values.law === 'uk' || values.course === 'first'
        ? 'The rate of the first day stays, whatever the central bank does.'
        : 'The rate follows the central bank every half-year.'
  return { is: 'fair' as const, says: `${at}, each further day adds ${show.money(daily)}. ${course}` }
}
