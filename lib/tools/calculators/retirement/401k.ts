import {
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rate,
  rows,
  toggle,
  type Verdict,
} from '@/lib/kits/calculator'
import { rootBetween } from '@/lib/base/root'
import type { Show } from '@/lib/base/format/show'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { versionOn } from '@/lib/law/rule'
import { retirementPlanLimits } from '@/lib/law/us/retirement-plans'
import { currentYear, firstDay, knownYears } from '@/lib/law/years'

const begins = '01-01'
const saving = 'What you put in'
const employer = 'What your employer adds'
const growth = 'Growth'

export default defineCalculator({
  law: 'us',
  inputs: {
    year: choice('First year', {
      options: Object.fromEntries(knownYears(begins, [retirementPlanLimits]).map((year) => [year, String(year)])),
      initial: String(currentYear(begins, [retirementPlanLimits])),
      refines: true,
    }),
    age: integer('Age at the end of that year', {
      initial: 35,
      slider: { from: 18, to: 75, step: 1 },
      min: 18,
      max: 75,
    }),
    retirement: integer('Age at retirement', {
      initial: 65,
      slider: { from: 50, to: 80, step: 1 },
      min: 19,
      max: 80,
      above: { field: 'age' },
    }),
    salary: money('Salary a year', { initial: 90_000, above: 0, max: 1e8 }),
    raise: rate('Raise', { initial: 0.03, slider: { to: 0.1, step: 0.0025 }, per: 'year', max: 0.3, refines: true }),
    balance: money('In the plan today', { initial: 40_000, max: 1e9 }),
    employerShare: percent('Employer’s part of it', {
      initial: 0.3,
      slider: { to: 1, step: 0.05 },
      max: 1,
      help: 'Only this part can still be unvested.',
      refines: true,
    }),
    preTax: percent('Pre-tax deferral', { initial: 0.06, slider: { to: 0.5, step: 0.01 }, max: 1, section: saving }),
    roth: percent('Roth deferral', {
      initial: 0.02,
      slider: { to: 0.5, step: 0.01 },
      max: 1,
      section: saving,
      refines: true,
    }),
    wagesBefore: money('Wages of the year before', {
      initial: 87_000,
      max: 1e8,
      help: 'Social Security wages from this employer; they decide whether catch-up must be Roth.',
      section: saving,
      refines: true,
    }),
    payPeriods: choice('Paid', {
      options: { '12': 'Monthly', '24': 'Twice a month', '26': 'Every two weeks', '52': 'Weekly' },
      initial: '26',
      section: saving,
      as: 'menu',
      refines: true,
    }),
    taxRate: percent('Your top tax rate', {
      initial: 0.22,
      slider: { to: 0.5, step: 0.01 },
      below: 1,
      help: 'Federal and state, on the last dollars you earn.',
      section: saving,
      refines: true,
    }),
    tiers: rows('Match', {
      row: 'tier',
      min: 1,
      max: 5,
      columns: {
        rate: percent('Employer pays', { initial: 0.5, max: 3 }),
        pay: percent('on the next … of pay', { initial: 0.02, above: 0, max: 1 }),
      },
      initial: [
        { rate: 1, pay: 0.03 },
        { rate: 0.5, pay: 0.02 },
      ],
      section: employer,
      refines: true,
    }),
    trueUp: toggle('True-up at the end of the year', {
      initial: false,
      help: 'Pays the match you missed in pay periods without a deferral.',
      section: employer,
      refines: true,
    }),
    vesting: choice('Vesting', {
      options: { now: 'At once', cliff: '3-year cliff', graded: '2 to 6 years' },
      initial: 'graded',
      section: employer,
      refines: true,
    }),
    service: integer('Years of service so far', { initial: 2, min: 0, max: 60, section: employer, refines: true }),
    returnRate: rate('Return before fees', {
      initial: 0.065,
      slider: { to: 0.15, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: growth,
      refines: true,
    }),
    fees: rate('Fees of plan and funds', {
      initial: 0.005,
      slider: { to: 0.03, step: 0.0005 },
      per: 'year',
      max: 0.05,
      section: growth,
      refines: true,
    }),
    inflation: rate('Inflation', {
      initial: 0.025,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.3,
      section: growth,
      refines: true,
    }),
    indexing: rate('Limits grow by', {
      initial: 0.025,
      slider: { to: 0.1, step: 0.0025 },
      per: 'year',
      max: 0.3,
      help: 'After the first year, rounded down as the Code says.',
      section: growth,
      refines: true,
    }),
  },
  outputs: {
    final: { kind: 'money', label: 'Balance at retirement' },
    real: { kind: 'money', label: 'In today’s dollars' },
    verdict: { kind: 'verdict', label: 'Match' },
    start: { kind: 'money', label: 'In the plan at the start' },
    paid: { kind: 'money', label: 'You put in' },
    matched: { kind: 'money', label: 'Employer adds' },
    earned: { kind: 'money', label: 'Growth after fees' },
    deferral: { kind: 'money', label: 'Your deferral', section: 'First year' },
    limit: { kind: 'money', label: 'Limit for your age', section: 'First year' },
    match: { kind: 'money', label: 'Match', section: 'First year' },
    unclaimed: {
      kind: 'money',
      label: 'Match left unclaimed',
      help: 'What another deferral, within the yearly limits, would earn on top.',
      section: 'First year',
    },
    timing: {
      kind: 'money',
      label: 'Of it lost by front-loading',
      help: 'Your deferrals reach the limit before the last payday. Match that the limits forbid anyway does not count.',
      section: 'First year',
    },
    paycheck: { kind: 'money', label: 'Smaller paycheck while you defer', section: 'First year' },
    rothCatchUp: { kind: 'money', label: 'Catch-up that must be Roth', optional: true, section: 'First year' },
    years: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        year: { kind: 'text', label: 'Year' },
        age: { kind: 'count', label: 'Age' },
        salary: { kind: 'money', label: 'Salary' },
        preTax: { kind: 'money', label: 'Pre-tax' },
        roth: { kind: 'money', label: 'Roth' },
        match: { kind: 'money', label: 'Match' },
        unclaimed: { kind: 'money', label: 'Unclaimed' },
        balance: { kind: 'money', label: 'Balance' },
        vested: { kind: 'money', label: 'Yours if you leave' },
        real: { kind: 'money', label: 'Today’s dollars' },
      },
      totals: ['preTax', 'roth', 'match', 'unclaimed'],
    },
  },
  formula:
    'Deferral = smaller of salary × deferral share and the limit for your age; match = Σ tier rate × the part of the deferral within the tier, each payday; balance = last balance × (1 + return − fees) + contributions × (1 + return − fees)^½',
  limits: [
    'Limits after the first year are an assumption: they grow by the rate you enter, rounded down to the steps of the Code.',
    'Contributions earn half a year of return in their year; the return is the same every year.',
    'The paycheck effect leaves out Social Security and Medicare tax, which deferrals do not lower, and state rules.',
    'Profit sharing, after-tax contributions, loans, hardship withdrawals and the tests for highly paid employees are left out.',
    'Match is paid on deferrals including catch-up where the plan formula reaches them; some plans do not match catch-up.',
    'Where all contributions together would pass the limit of § 415(c), deferrals count as catch-up as far as your age allows, and the match is cut by the rest; some plans return deferrals instead.',
  ],
  sources: [
    { title: 'IRS Notice 2025-67', href: 'https://www.irs.gov/pub/irs-drop/n-25-67.pdf' },
    {
      title: '26 U.S.C. § 402(g), § 414(v), § 415(c), § 401(a)(17)',
      href: 'https://www.law.cornell.edu/uscode/text/26/414',
    },
    {
      title: '26 CFR § 1.414(v)-1(a) to (d): deferrals above any statutory limit, § 415(c) included, are catch-up',
      href: 'https://www.law.cornell.edu/cfr/text/26/1.414(v)-1',
    },
    {
      title: 'IRS Issue Snapshot: 401(k) plan catch-up contribution eligibility',
      href: 'https://www.irs.gov/retirement-plans/401k-plan-catch-up-contribution-eligibility',
    },
    {
      title: '26 U.S.C. § 411(a)(2)(B): minimum vesting',
      href: 'https://www.law.cornell.edu/uscode/text/26/411',
    },
  ],
  rules: [retirementPlanLimits],

  compute(values, { minorDigits, show }) {
    const coins = (amount: number) => fromMinor(toMinor(amount, minorDigits) ?? 0, minorDigits)
    const { year, age, retirement, salary, raise, balance, employerShare, preTax, roth, tiers, trueUp, vesting } =
      values
    if (preTax + roth > 1) return problem('roth', 'must, with the pre-tax deferral, be at most 100%')
    const known = versionOn(retirementPlanLimits, firstDay(begins, Number(year)))
    if (!known) return problem('year', 'must be a year whose limits are known')
    const net = values.returnRate - values.fees
    const rothShare = preTax + roth > 0 ? roth / (preTax + roth) : 0
    const payPeriods = Number(values.payPeriods)
    let own = balance * (1 - employerShare)
    let theirs = balance * employerShare
    let wagesBefore = values.wagesBefore
    let forced: number | undefined
    const rowsOf: PlanYear[] = []
    for (let index = 0; index <= retirement - age - 1; index++) {
      const limits = indexed(known.value, index === 0 ? 1 : (1 + values.indexing) ** index)
      const reached = age + index
      const pay = coins(salary * (1 + raise) ** index)
      const catchUp =
        reached < 50
          ? 0
          : reached >= 60 && reached <= 63 && limits.higherCatchUp !== null
            ? limits.higherCatchUp
            : limits.catchUp
      const limit = Math.min(limits.deferral + catchUp, pay)
      const one = oneYear(pay, preTax + roth, limit, limits.pay, payPeriods, tiers, trueUp)
      const deferred = coins(one.deferred)
      const additions = Math.min(limits.additions, pay)
      const room = matchRoom(deferred, catchUp, additions)
      const match = coins(Math.min(one.match, room))
      const usedCatchUp = Math.max(0, deferred - limits.deferral, coins(deferred + match - additions))
      const best = bestMatch({ counted: Math.min(pay, limits.pay), limit, catchUp, additions, tiers })
      const mustBeRoth = limits.rothWages !== null && wagesBefore > limits.rothWages ? usedCatchUp : 0
      const rothPaid = coins(Math.max(deferred * rothShare, mustBeRoth))
      if (index === 0 && mustBeRoth > 0) forced = mustBeRoth
      const half = Math.sqrt(1 + net)
      own = own * (1 + net) + deferred * half
      theirs = theirs * (1 + net) + match * half
      const total = coins(own + theirs)
      rowsOf.push({
        year: String(Number(year) + index),
        age: reached,
        salary: pay,
        preTax: coins(deferred - rothPaid),
        roth: rothPaid,
        match,
        unclaimed: Math.max(0, coins(best.match - match)),
        balance: total,
        vested: own + theirs * vestedShare(vesting, values.service + index + 1),
        real: total / (1 + values.inflation) ** (index + 1),
        limit,
        timing: coins(Math.min(one.atYearEnd, room)) - match,
        deferred,
        full: one.full,
        additions,
        counted: Math.min(pay, limits.pay),
        least: best.least,
        most: best.most,
      })
      wagesBefore = pay
    }
    const first = rowsOf[0]
    const last = rowsOf.at(-1)
    if (!first || !last) return problem('retirement', 'must be above your age')
    const paid = rowsOf.reduce((sum, row) => sum + row.preTax + row.roth, 0)
    const matched = rowsOf.reduce((sum, row) => sum + row.match, 0)
    const each = Math.min((salary / payPeriods) * (preTax + roth), first.limit)
    const saves = each * (1 - rothShare) * values.taxRate
    return {
      final: last.balance,
      real: last.real,
      verdict: verdictOn(first, preTax + roth, minorDigits, show),
      start: balance,
      paid,
      matched,
      earned: last.balance - balance - paid - matched,
      deferral: first.preTax + first.roth,
      limit: first.limit,
      match: first.match,
      unclaimed: first.unclaimed,
      timing: first.timing,
      paycheck: each - saves,
      ...(forced === undefined ? {} : { rothCatchUp: forced }),
      years: rowsOf.map(
        ({
          year: named,
          age: aged,
          salary: pay,
          preTax: taxedLater,
          roth: taxedNow,
          match,
          unclaimed,
          balance: held,
          vested,
          real,
        }) => ({
          year: named,
          age: aged,
          salary: pay,
          preTax: taxedLater,
          roth: taxedNow,
          match,
          unclaimed,
          balance: held,
          vested,
          real,
        }),
      ),
    }
  },

  steps({ returnRate, fees }) {
    return [
      { as: 'share', in: 'percent', is: '{preTax} + {roth}' },
      {
        finds: 'Your deferral in the first year',
        gives: 'deferral',
        is: 'min({salary} × {share}, {limit})',
        rounded: 'cents',
        says: 'Smaller of {salary} × {share} and {limit}',
      },
      { finds: 'Match in the first year', gives: 'match', says: 'Each tier’s rate on its part of the deferral' },
      { finds: 'Return after fees', gives: { kind: 'percent', value: returnRate - fees }, is: '{returnRate} − {fees}' },
      { gives: 'final', is: '{balance} + {paid} + {matched} + {earned}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Balance by age', of: 'years', x: 'age', y: ['balance', 'real'], area: true },
    { kind: 'donut', title: 'What the balance is made of', parts: ['start', 'paid', 'matched', 'earned'] },
  ],
  examples: [
    {
      name: 'An engineer who saves too fast',
      given: {
        year: '2026',
        age: 40,
        retirement: 41,
        salary: 200_000,
        raise: 0,
        balance: 0,
        preTax: 0.2,
        roth: 0,
        payPeriods: '12',
        tiers: [{ rate: 1, pay: 0.04 }],
        trueUp: false,
        returnRate: 0,
        fees: 0,
      },
      expect: { deferral: 24_500, limit: 24_500, match: 5333.33, unclaimed: 2666.67, timing: 2666.67 },
    },
  ],
})

type PlanYear = Record<
  'age' | 'salary' | 'preTax' | 'roth' | 'match' | 'unclaimed' | 'balance' | 'vested' | 'real' | 'limit' | 'timing',
  number
> & {
  year: string
  deferred: number
  /** The match of the plan's formula on the whole pay that counts, whatever the limits. */
  full: number
  /** The most that all contributions together may be, without catch-up. */
  additions: number
  /** Pay that counts for the match. */
  counted: number
  /** The least and the most deferral that earn the best match. */
  least: number
  most: number
}

type Limits = {
  deferral: number
  catchUp: number
  higherCatchUp: number | null
  additions: number
  pay: number
  rothWages: number | null
}

/** Each limit grown and rounded down to its step: 500, 1,000 or 5,000 dollars. */
function indexed(limits: Limits, factor: number): Limits {
  const down = (amount: number, step: number) => (factor === 1 ? amount : Math.floor((amount * factor) / step) * step)
  return {
    deferral: down(limits.deferral, 500),
    catchUp: down(limits.catchUp, 500),
    higherCatchUp: limits.higherCatchUp === null ? null : down(limits.higherCatchUp, 500),
    additions: down(limits.additions, 1000),
    pay: down(limits.pay, 5000),
    rothWages: limits.rothWages === null ? null : down(limits.rothWages, 5000),
  }
}

type Tiers = readonly { rate: number; pay: number }[]

function matchOn(deferred: number, pay: number, tiers: Tiers): number {
  let from = 0
  let match = 0
  for (const tier of tiers) {
    const to = from + tier.pay * pay
    match += tier.rate * Math.max(0, Math.min(deferred, to) - from)
    from = to
  }
  return match
}

/**
 * The match that § 415(c) leaves room for. Deferrals above that limit, like those above the deferral limit, are catch-up and
 * do not count towards it, as long as the catch-up of the age lasts (§ 414(v)(3), 26 CFR 1.414(v)-1(b) and (d)).
 */
function matchRoom(deferred: number, catchUp: number, additions: number): number {
  return Math.max(0, additions - Math.max(0, deferred - catchUp))
}

interface Bounds {
  counted: number
  limit: number
  catchUp: number
  additions: number
  tiers: Tiers
}

/** The best match of a year that any deferral within the limits earns, with the least and the most deferral that earn it. */
function bestMatch({ counted, limit, catchUp, additions, tiers }: Bounds) {
  const excess = (deferred: number) => matchOn(deferred, counted, tiers) - matchRoom(deferred, catchUp, additions)
  const match = matchOn(excess(limit) <= 0 ? limit : rootBetween(excess, 0, limit), counted, tiers)
  return { match, least: deferralFor(match, counted, tiers), most: Math.min(limit, additions - match + catchUp) }
}

/** The least deferral that earns a match. */
function deferralFor(match: number, pay: number, tiers: Tiers): number {
  let from = 0
  let left = match
  for (const tier of tiers) {
    if (left <= match * 1e-9) return from
    const most = tier.rate * tier.pay * pay
    if (left <= most) return from + left / tier.rate
    left -= most
    from += tier.pay * pay
  }
  return from
}

function verdictOn(year: PlanYear, share: number, minorDigits: number, show: Show): Verdict {
  const isMore = (one: number, other: number) => compareAmounts(one, other, minorDigits) > 0
  if (!isMore(year.unclaimed, 0))
    return {
      is: 'good',
      says: isMore(year.full, year.match)
        ? 'You get all the match that the yearly limits allow.'
        : 'You get the whole match.',
    }
  if (isMore(year.timing, 0)) {
    const lost = show.money(year.timing)
    const why =
      share * year.salary > year.limit
        ? `You reach the limit before the year ends and lose ${lost} of match.`
        : `Pay above ${show.money(year.counted, 0)} earns no match, and deferring from it loses ${lost}.`
    return {
      is: 'bad',
      says: `${why} Defer ${show.percent(year.limit / year.counted)} of each paycheck instead, or ask for a true-up.`,
    }
  }
  if (isMore(year.deferred, year.most))
    return {
      is: 'bad',
      says: `All contributions together may not pass ${show.money(year.additions, 0)}, which keeps ${show.money(year.unclaimed)} of match from you. Deferring no more than ${show.money(year.most)} leaves room for it.`,
    }
  return {
    is: 'bad',
    says: `You leave ${show.money(year.unclaimed)} of match unclaimed in ${year.year}. The most you can get takes ${show.percent(year.least / year.counted)} of pay.`,
  }
}

/** Deferrals and match payday by payday; `atYearEnd` is the match on the year as a whole, `full` the most the plan pays. */
function oneYear(
  pay: number,
  share: number,
  limit: number,
  payLimit: number,
  payPeriods: number,
  tiers: Tiers,
  trueUp: boolean,
) {
  const each = pay / payPeriods
  let deferred = 0
  let counted = 0
  let match = 0
  for (let period = 0; period < payPeriods; period++) {
    const now = Math.min(each * share, Math.max(0, limit - deferred))
    const counts = Math.min(each, Math.max(0, payLimit - counted))
    match += matchOn(now, counts, tiers)
    deferred += now
    counted += counts
  }
  const countedPay = Math.min(pay, payLimit)
  const atYearEnd = matchOn(deferred, countedPay, tiers)
  return {
    deferred,
    match: trueUp ? Math.max(match, atYearEnd) : match,
    atYearEnd: Math.max(match, atYearEnd),
    full: matchOn(Infinity, countedPay, tiers),
  }
}

function vestedShare(vesting: 'now' | 'cliff' | 'graded', service: number): number {
  if (vesting === 'now') return 1
  if (vesting === 'cliff') return service >= 3 ? 1 : 0
  return Math.min(1, Math.max(0, (service - 1) * 0.2))
}
