import { isProblem, problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import type { AnyResults, Line, TableRow, Verdict } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { readOnce } from '@/lib/law/readings'
import { versionOn, type AnyRule } from '@/lib/law/rule'
import { firstDay, knownYears, nameOfYear } from '@/lib/law/years'
import { payForTakeHome } from '@/lib/subjects/tax/net-to-gross'
import { payslipRows, type PayslipLine } from '@/lib/subjects/tax/payslip'
import { openLedger, type Entries } from './ledger'
import type { AnyCountryTax, Basis, ItemKind, Rules } from './member'

const weeksInYear = 52
const monthsInYear = 12
const pointsOfChart = 100

/** The form as this family has it, and the member's own fields. */
interface Asked {
  values: AnyValues
  basis: Basis
  amount: number
  bonus: number
  hours: number
  year: number
}

/** What the law makes of a pay. */
interface Assessed {
  pay: number
  entries: Entries
  income: number
  takeHome: number
  /** All that is taken off, by kind. */
  taken: Readonly<Record<ItemKind, number>>
}

function askedOf(values: AnyValues): Asked {
  const number = (name: string) => Number(values[name] ?? 0)
  return {
    values,
    basis: values.basis as Basis,
    amount: number('pay'),
    bonus: number('bonus'),
    hours: number('hours'),
    year: Number.parseInt(String(values.taxYear)),
  }
}

export function allRules({ reads, mayRead = {} }: AnyCountryTax): readonly AnyRule[] {
  return [...Object.values(reads), ...Object.values(mayRead)]
}

function rulesNamed({ reads, mayRead = {} }: AnyCountryTax, names: ReadonlySet<string>): readonly AnyRule[] {
  return Object.entries({ ...reads, ...mayRead }).flatMap(([name, rule]) => (names.has(name) ? [rule] : []))
}

function lawOf({ reads, mayRead = {}, yearBegins }: AnyCountryTax, year: number): object | undefined {
  const day = firstDay(yearBegins, year)
  const onDay = (rules: Rules) =>
    Object.entries(rules).map(([name, rule]) => [name, versionOn(rule, day)?.value] as const)
  const versions = onDay(reads)
  if (versions.some(([, value]) => value === undefined)) return undefined
  return Object.fromEntries([...versions, ...onDay(mayRead)])
}

/** The law as it is, and the names of the rules of it that were looked at so far. */
function watched(law: object): { law: object; read: ReadonlySet<string> } {
  const read = new Set<string>()
  const getters = Object.entries(law).map(([name, value]) => {
    const get = () => {
      read.add(name)
      return value
    }
    return [name, { get, enumerable: true }] as const
  })
  return { law: Object.defineProperties({}, Object.fromEntries(getters)), read }
}

function assessed(
  member: AnyCountryTax,
  { values, bonus }: Asked,
  { year, law, pay, show, quiet }: { year: number; law: object; pay: number; show: Show; quiet: boolean },
): Assessed | Problem {
  const { ledger, entries } = openLedger(show, quiet)
  const refused = member.assess({ pay, bonus: Math.min(bonus, pay), values, law, year, ledger, isRead: !quiet, show })
  if (refused) return refused
  const taken = { income: 0, tax: 0, social: 0, saving: 0, other: 0 }
  for (const [name, { is }] of Object.entries(member.items)) taken[is] += entries.items[name] ?? 0
  const income = pay + taken.income
  return { pay, entries, income, taken, takeHome: income - taken.tax - taken.social - taken.saving - taken.other }
}

/** How many times the period of the amount is in a year, as it is typed. */
function timesAYear({ basis, hours }: Asked): number {
  const times = {
    year: 1,
    month: monthsInYear,
    week: weeksInYear,
    hour: weeksInYear * hours,
    netYear: 1,
    netMonth: monthsInYear,
  }
  return times[basis]
}

/** The pay of a year, bonus included: as typed, or found from what is to be left of it. */
function payOf(member: AnyCountryTax, asked: Asked, law: object, show: Show): number | Problem {
  const { basis, amount, bonus, year } = asked
  if (basis !== 'netYear' && basis !== 'netMonth') return amount * timesAYear(asked) + bonus
  const wanted = amount * (basis === 'netMonth' ? paymentsOf(member, asked) : 1)
  const takeHomeOf = (pay: number) => {
    const found = assessed(member, asked, { year, law, pay, show, quiet: true })
    return isProblem(found) ? undefined : found.takeHome
  }
  const unit = 10 ** -show.currencyDigits
  const found = payForTakeHome(takeHomeOf, wanted, { unit, most: wanted * 20 + 1e6 })
  if (found === undefined) return problem('pay', 'must be less: no pay leaves so much')
  // The pay that would leave what was typed has no answer, so the search went on to the first one that has.
  const less = found > unit ? assessed(member, asked, { year, law, pay: found - unit, show, quiet: true }) : undefined
  const isAbove = (takeHomeOf(found) ?? 0) > wanted + unit
  return less !== undefined && isAbove && isProblem(less) ? less : found
}

function paymentsOf(member: AnyCountryTax, { values }: Asked): number {
  return member.payments?.(values) ?? monthsInYear
}

/** The whole of what the form asks, or why it has no answer. */
function answered(member: AnyCountryTax, values: AnyValues, show: Show, quiet: boolean) {
  const asked = askedOf(values)
  const law = lawOf(member, asked.year)
  if (!law) return problem('taxYear', 'must be a year whose law is known here')
  const pay = payOf(member, asked, law, show)
  if (typeof pay !== 'number') return pay
  const { law: seen, read } = watched(law)
  const found = assessed(member, asked, { year: asked.year, law: seen, pay, show, quiet })
  if (isProblem(found)) return found
  if (found.takeHome < 0) return problem('pay', 'must be more: less than nothing would be left of it')
  return { asked, law, read, found }
}

function deductionsOf({ items }: AnyCountryTax, { entries }: Assessed): [string, PayslipLine & { is: ItemKind }][] {
  return Object.entries(items).flatMap(([name, { label, is }]) => {
    const amount = entries.items[name] ?? 0
    return is === 'income' || amount === 0 ? [] : [[name, { item: label, amount, is }]]
  })
}

function incomeLines(member: AnyCountryTax, { pay, entries }: Assessed): [PayslipLine, ...PayslipLine[]] {
  const others = Object.entries(member.items).flatMap(([name, { label, is }]) => {
    const amount = entries.items[name] ?? 0
    return is === 'income' && amount !== 0 ? [{ item: label, amount }] : []
  })
  return [{ item: 'Pay before tax', amount: pay }, ...others]
}

function payslipOf(member: AnyCountryTax, asked: Asked, found: Assessed, digits: number) {
  return payslipRows(
    incomeLines(member, found),
    deductionsOf(member, found).map(([, line]) => line),
    { item: 'Take-home pay', amount: found.takeHome },
    {
      year: 1,
      month: paymentsOf(member, asked),
      fortnight: weeksInYear / 2,
      week: weeksInYear,
      day: weeksInYear * 5,
      hour: weeksInYear * asked.hours,
    },
    digits,
  )
}

const shareOf = (part: number, whole: number) => (whole > 0 ? part / whole : undefined)
const allTaken = ({ income, takeHome }: Assessed) => income - takeHome

/** What share of a raise does not arrive. */
function takenOfRaise(before: Assessed, after: Assessed): number {
  return 1 - (after.takeHome - before.takeHome) / (after.pay - before.pay)
}

function curveOf(member: AnyCountryTax, asked: Asked, law: object, show: Show, pay: number): readonly TableRow[] {
  const raise = member.raise ?? 100
  const last = Math.max(member.chartTo ?? raise * pointsOfChart, pay * 2)
  const step = niceStep(last / pointsOfChart)
  const at = (income: number) => assessed(member, asked, { year: asked.year, law, pay: income, show, quiet: true })
  return Array.from({ length: Math.ceil(last / step) }, (_, index) => (index + 1) * step).flatMap((income) => {
    const [before, after] = [at(income), at(income + raise)]
    if (isProblem(before) || isProblem(after)) return []
    return [
      { pay: income, taken: shareOf(allTaken(before), before.income) ?? null, marginal: takenOfRaise(before, after) },
    ]
  })
}

/** The next of 1, 2, 2.5 and 5 times a power of ten. */
function niceStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  return power * ([1, 2, 2.5, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10)
}

const hasSocial = ({ items }: AnyCountryTax) => Object.values(items).some(({ is }) => is === 'social')

function yearRows(member: AnyCountryTax, asked: Asked, show: Show, pay: number): readonly TableRow[] {
  const years = knownYears(member.yearBegins, Object.values(member.reads))
  const rows = years.toReversed().flatMap((year) => {
    const law = lawOf(member, year)
    const found = law && assessed(member, asked, { year, law, pay, show, quiet: true })
    return found && !isProblem(found) ? [{ year, found }] : []
  })
  return rows.map(({ year, found: { taken, takeHome } }, at) => ({
    year: nameOfYear(member.yearBegins, year),
    tax: taken.tax,
    ...(hasSocial(member) ? { social: taken.social } : {}),
    takeHome,
    change: at === 0 ? null : takeHome - (rows[at - 1]?.found.takeHome ?? 0),
  }))
}

function comparedRows(member: AnyCountryTax, one: Assessed, other: Assessed): readonly TableRow[] {
  const row = (what: string, of: (found: Assessed) => number) => ({
    what,
    this: of(one),
    other: of(other),
    difference: of(other) - of(one),
  })
  const names = Object.entries(member.items).filter(
    ([name]) => (one.entries.items[name] ?? 0) !== 0 || (other.entries.items[name] ?? 0) !== 0,
  )
  return [
    row('Pay before tax', ({ pay }) => pay),
    ...names.map(([name, { label }]) => row(label, ({ entries }) => entries.items[name] ?? 0)),
    row('Take-home pay', ({ takeHome }) => takeHome),
    row('Take-home pay a month', ({ takeHome }) => takeHome / monthsInYear),
  ]
}

function employerRows({ employer = {} }: AnyCountryTax, { pay, entries }: Assessed) {
  const costs = Object.entries(employer).flatMap(([name, item]) => {
    const amount = entries.costs[name] ?? 0
    return amount === 0 ? [] : [{ item, amount }]
  })
  const total = costs.reduce((sum, { amount }) => sum + amount, pay)
  return { total, rows: [{ item: 'Pay before tax', amount: pay }, ...costs] }
}

function remarkOf({ entries }: Assessed): Verdict | undefined {
  return entries.remarks.length === 0 ? undefined : { is: 'plain', says: entries.remarks.join(' ') }
}

function bandRows({ entries }: Assessed): readonly TableRow[] {
  return entries.bands.map(({ scale, from, upTo, rate, part, tax }) => ({ scale, from, upTo, rate, part, tax }))
}

function compute(member: AnyCountryTax, values: AnyValues, { show, minorDigits }: Context): AnyResults | Problem {
  const answer = answered(member, values, show, false)
  if ('problem' in answer) return answer
  const { asked, law, read, found } = answer
  const bands = bandRows(found)
  const at = (pay: number) => assessed(member, asked, { year: asked.year, law, pay, show, quiet: true })
  const raised = at(found.pay + (member.raise ?? 100))
  const otherPay = typeof values.otherPay === 'number' ? at(values.otherPay) : undefined
  if (otherPay && isProblem(otherPay)) return problem('otherPay', 'must be a pay that has an answer: this one has none')
  const { taken, takeHome, pay, income } = found
  const { total, rows: employer } = employerRows(member, found)
  const isCostKnown = Object.keys(found.entries.costs).length > 0
  const isFromNet = asked.basis.startsWith('net')
  const day = firstDay(member.yearBegins, asked.year)
  return {
    monthly: takeHome / paymentsOf(member, asked),
    gross: isFromNet || asked.basis !== 'year' || asked.bonus > 0 ? pay : undefined,
    takeHome,
    taken: allTaken(found),
    effective: shareOf(allTaken(found), income),
    marginal: isProblem(raised) ? undefined : takenOfRaise(found, raised),
    tax: taken.tax,
    social: hasSocial(member) ? taken.social : undefined,
    saving: taken.saving === 0 ? undefined : taken.saving,
    other: taken.other === 0 ? undefined : taken.other,
    employerCost: isCostKnown ? total : undefined,
    remark: remarkOf(found),
    oneSource: readOnce(rulesNamed(member, read), day),
    payslip: payslipOf(member, asked, found, minorDigits),
    bands: bands.length > 0 ? bands : undefined,
    employer: isCostKnown ? employer : undefined,
    compared: otherPay && comparedRows(member, found, otherPay),
    years: yearRows(member, asked, show, pay),
    curve: curveOf(member, asked, law, show, pay),
  } as AnyResults
}

const money = (value: number) => ({ kind: 'money', value }) as const

/** How the yearly pay follows from what was typed. */
function payLine(asked: Asked, { pay }: Assessed): Line {
  const bonus = '[ + {bonus} bonus]'
  const is = {
    year: `{pay}${bonus}`,
    month: `{pay} × ${monthsInYear}${bonus}`,
    week: `{pay} × ${weeksInYear}${bonus}`,
    hour: `{pay} × {hours} hours × ${weeksInYear} weeks${bonus}`,
    netYear: undefined,
    netMonth: undefined,
  }[asked.basis]
  const finds = 'Pay before tax a year'
  return is === undefined
    ? { finds, gives: money(pay), says: 'the lowest pay that leaves as much as you typed, found by trying' }
    : { finds, gives: money(pay), is }
}

function steps(member: AnyCountryTax, values: AnyValues, _results: AnyResults, show: Show): readonly Line[] {
  const answer = answered(member, values, show, false)
  if ('problem' in answer) return []
  const { asked, found } = answer
  const named = [
    ...incomeLines(member, found).slice(1),
    ...deductionsOf(member, found).map(([, { item, amount }]) => ({ item, amount: -amount })),
  ]
  const off = named.map(({ amount }, at) => `${amount < 0 ? ' − ' : ' + '}{line${at}}`).join('')
  const amounts = Object.fromEntries(named.map(({ amount }, at) => [`line${at}`, money(Math.abs(amount))]))
  return [
    payLine(asked, found),
    ...found.entries.lines,
    { gives: 'takeHome', is: `{yearly}${off}`, with: { yearly: money(found.pay), ...amounts } },
    { gives: 'monthly', is: `{takeHome} ÷ ${paymentsOf(member, asked)}` },
    { gives: 'effective', is: '{taken} ÷ {income}', with: { income: money(found.income) } },
  ]
}

/** What of a member runs in the browser: what it answers and how it is worked out. */
export function countryTaxModule(member: AnyCountryTax) {
  return {
    compute: (values: AnyValues, context: Context) => compute(member, values, context),
    steps: (values: AnyValues, results: AnyResults, show: Show) => steps(member, values, results, show),
  }
}
