import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { fromMinor, roundHalfAway } from '@/lib/base/money/minor-units'
import {
  choice,
  defineCalculator,
  money,
  number,
  percent,
  problem,
  restOf,
  rows,
  sumOfTerms,
  text,
} from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { commissionOn, tierReached, type CommissionPlan } from '@/lib/subjects/pricing/commission'
import { taxedParts, type Bracket } from '@/lib/subjects/tax/brackets'

const most = 1e12
const isTiered = { field: 'plan', is: ['marginal', 'retroactive'] } as const
const isRated = { field: 'plan', is: ['flat', 'profit'] } as const
const terms = { section: 'Threshold, accelerator and cap', refines: true } as const
const termsShown = 6

export default defineCalculator({
  inputs: {
    reps: rows('Sales of each person, or of each deal', {
      row: 'row',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        sales: money('Sales', { max: most }),
        returns: money('Returns', { optional: true, max: most }),
        cost: money('Cost of goods', { optional: true, max: most }),
        units: number('Units', { optional: true, min: 0, max: most, help: 'Less those that came back.' }),
        split: percent('Credited', { optional: true, max: 1 }),
      },
      initial: [
        { name: 'Ana', sales: 84_000, returns: 2000, cost: 50_000, units: 420 },
        { name: 'Ben', sales: 46_000, cost: 29_000, units: 230 },
        { name: 'Chloe', sales: 132_000, cost: 80_000, units: 660, split: 0.5 },
      ],
      min: 1,
      max: 50,
      ownLine: 'name',
      help: 'Of one period. Rows of the same name are one person, whose tiers, quota and cap apply to them together. “Credited” is the share where a sale is split; empty is all of it. Cost and units count only in their plans.',
    }),
    plan: choice('Plan', {
      options: {
        flat: 'One rate',
        marginal: 'Tiers, each part at its rate',
        retroactive: 'Tiers, all at the rate reached',
        unit: 'An amount for each unit',
        profit: 'A share of gross profit',
      },
      initial: 'marginal',
      as: 'menu',
    }),
    rate: percent('Commission rate', { initial: 0.06, max: 1, slider: { to: 0.3, step: 0.005 }, shownWhen: isRated }),
    unitRate: money('Commission for a unit', { initial: 15, max: most, shownWhen: { field: 'plan', is: 'unit' } }),
    tiers: rows('Tiers', {
      row: 'tier',
      columns: { from: money('From sales of', { max: most }), rate: percent('Rate', { max: 1 }) },
      initial: [
        { from: 0, rate: 0.04 },
        { from: 50_000, rate: 0.06 },
        { from: 100_000, rate: 0.09 },
      ],
      min: 1,
      max: 12,
      shownWhen: isTiered,
      help: 'Below the first tier nothing is paid.',
    }),
    threshold: money('Threshold', {
      initial: 0,
      max: most,
      shownWhen: isRated,
      help: 'Sales, or gross profit, below which nothing is paid.',
      ...terms,
    }),
    pays: choice('Once it is reached, pay on', {
      options: { above: 'What is above it', all: 'Everything' },
      initial: 'above',
      shownWhen: isRated,
      ...terms,
    }),
    quota: money('Quota', {
      optional: true,
      max: most,
      shownWhen: isRated,
      help: 'Above it the accelerator applies.',
      ...terms,
    }),
    accelerator: number('Accelerator', {
      initial: 1.5,
      min: 1,
      max: 20,
      unit: '×',
      slider: { from: 1, to: 3, step: 0.1 },
      shownWhen: isRated,
      help: 'The rate above quota is the rate × this.',
      ...terms,
    }),
    cap: money('Most for one person', { optional: true, max: most, ...terms }),
  },
  outputs: {
    total: { kind: 'money', label: 'Commission of all' },
    ofSales: { kind: 'percent', label: 'As a share of net sales', decimals: 2, optional: true },
    net: { kind: 'money', label: 'Net sales' },
    average: { kind: 'money', label: 'For a person' },
    capped: { kind: 'money', label: 'Kept back by the cap', optional: true },
    verdict: { kind: 'verdict', label: 'In words' },
    team: {
      kind: 'table',
      label: 'By person',
      columns: {
        name: { kind: 'text', label: 'Name' },
        base: { kind: 'number', label: 'Credited', decimals: 2 },
        commission: { kind: 'money', label: 'Commission' },
        effective: { kind: 'percent', label: 'Effective rate', decimals: 2 },
        gap: { kind: 'money', label: 'To the next tier' },
      },
      totals: ['commission'],
    },
    byTier: {
      kind: 'table',
      label: 'By tier',
      optional: true,
      columns: {
        from: { kind: 'money', label: 'From' },
        rate: { kind: 'percent', label: 'Rate', decimals: 2 },
        people: { kind: 'count', label: 'People who end here' },
        base: { kind: 'money', label: 'Sales paid at it' },
        commission: { kind: 'money', label: 'Commission before any cap' },
      },
      totals: ['people', 'base', 'commission'],
    },
    curve: {
      kind: 'series',
      label: 'Commission by sales',
      optional: true,
      columns: { sales: { kind: 'money', label: 'Credited' }, commission: { kind: 'money', label: 'Commission' } },
    },
  },
  formula:
    'Credited = (sales − returns) × share credited; for gross profit less cost of goods. Marginal: Σ part in a tier × its rate. Retroactive: credited × rate of the tier reached. Flat: rate × what is above the threshold + rate × (accelerator − 1) × what is above quota',
  limits: [
    'Rows of the same name are added before the plan is applied; a row without a name stands for itself.',
    'In the plan by unit, returns lower net sales only: units are entered less those that came back.',
    'A tier begins at the amount that stands in its row: who sells exactly that has reached it.',
    'Where returns are more than sales, the commission is negative: it is taken back at the lowest rate. Whether you may do so is a matter of contract and law.',
    'A cap limits what one person gets for the period, not a claw-back.',
    'Draws, base pay and taxes are left out.',
  ],
  sources: [
    {
      title: 'MathTutor: Graduated commissions',
      href: 'https://mathtutor.com/software/business-math-lesson-overviews/lesson-0803.html',
    },
    { title: 'WorldatWork: sales compensation terms (threshold, accelerator, cap, retroactive rates)' },
  ],

  compute(values, { show, minorDigits }) {
    const { reps, plan, tiers, threshold, quota, cap } = values
    if (isTieredPlan(plan) && tiers.some(({ from }, at) => at > 0 && from <= (tiers[at - 1]?.from ?? 0)))
      return problem('tiers', 'must rise: each begins above the one before')
    if (!isTieredPlan(plan) && plan !== 'unit' && quota !== undefined && quota < threshold)
      return problem('quota', 'must not be below the threshold')
    const rated = planOf(values)
    const brackets = tiers.map(({ from, rate }) => ({ over: from, rate }))
    const inCoins = (amount: number) => fromMinor(roundHalfAway(amount * 10 ** minorDigits), minorDigits)
    const paidOn = (base: number) => (rated ? commissionOn(base, rated) : base * values.unitRate)
    const capTo = (amount: number) => Math.min(amount, cap ?? Infinity)

    const team = peopleOf(reps).map(({ name, rows: own }) => {
      const base = own.reduce((sum, at) => sum + creditedTo(reps[at], plan), 0)
      const full = inCoins(paidOn(base))
      const next = isTieredPlan(plan) ? tiers.find(({ from }) => from > base) : undefined
      const commission = inCoins(capTo(full))
      return {
        name,
        base,
        full,
        commission,
        effective: plan !== 'unit' && base !== 0 ? commission / base : null,
        gap: next ? next.from - base : null,
      }
    })
    const total = team.reduce((sum, one) => sum + one.commission, 0)
    const net = reps.reduce((sum, rep) => sum + netOf(rep), 0)
    const cut = team.reduce((sum, one) => sum + one.full - one.commission, 0)
    const highest = Math.max(
      ...team.map(({ base }) => base),
      ...(isTieredPlan(plan) ? tiers.map(({ from }) => from) : [quota ?? 0]),
      1,
    )
    return {
      total,
      ofSales: net > 0 ? total / net : undefined,
      net,
      average: total / team.length,
      capped: cap === undefined ? undefined : cut,
      verdict: inWords(),
      team: team.map(({ name, base, commission, effective, gap }) => ({ name, base, commission, effective, gap })),
      byTier: isTieredPlan(plan)
        ? tierTable(
            plan,
            team.map(({ base }) => base),
            brackets,
          )
        : undefined,
      curve: rated
        ? Array.from({ length: 41 }, (_, step) => {
            const sales = (highest * 1.25 * step) / 40
            return { sales, commission: capTo(paidOn(sales)) }
          })
        : undefined,
    }

    function inWords(): Verdict {
      const back = team.filter(({ commission }) => commission < 0)
      if (back.length > 0)
        return {
          is: 'fair',
          says: `${back.map(({ name }) => name).join(', ')}: returns are more than sales, so commission is taken back.`,
        }
      if (plan === 'unit' && reps.some(({ returns = 0 }) => returns > 0))
        return {
          is: 'fair',
          says: 'Returns lower net sales here, not the units paid. Enter units less those that came back.',
        }
      const [closest] = team
        .filter((one) => one.gap !== null && compareAmounts(one.gap, 0, minorDigits) > 0)
        .toSorted((one, other) => (one.gap ?? 0) - (other.gap ?? 0))
      if (closest)
        return { is: 'plain', says: `${closest.name} is ${show.money(closest.gap ?? 0)} short of the next tier.` }
      if (cut > 0) return { is: 'fair', says: `The cap keeps back ${show.money(cut)}.` }
      const best = team.reduce((top, one) => (one.commission > top.commission ? one : top))
      return { is: 'plain', says: `${best.name} earns most: ${show.money(best.commission)}.` }
    }
  },

  steps: (values, { team }) => {
    const { plan, tiers, quota, pays, accelerator, cap } = values
    const [first] = team
    if (!first) return []
    const base = first.base ?? 0
    const own = peopleOf(values.reps)[0]?.rows ?? []
    const credits = own.map((at) => creditedTo(values.reps[at], plan))
    const creditLine = (at: number) => {
      const row = own[at] ?? 0
      const rep = values.reps[row]
      if (plan === 'unit' && rep?.units === undefined) return '0'
      const cost = plan === 'profit' ? `[ − {reps.${row}.cost}]` : ''
      const part = plan === 'unit' ? `{reps.${row}.units}` : `({reps.${row}.sales}[ − {reps.${row}.returns}]${cost})`
      return `${part}${rep?.split === undefined ? '' : ` × {reps.${row}.split}`}`
    }
    const restCredited = credits.slice(termsShown).reduce((sum, one) => sum + one, 0)
    const lowest = isTieredPlan(plan) ? `{tiers.0.rate}` : '{rate}'
    const brackets = tiers.map(({ from, rate }) => ({ over: from, rate }))
    const parts = plan === 'marginal' ? taxedParts(base, brackets) : []
    const reached = tiers.findLastIndex(({ from }) => base >= from)
    const above = plan !== 'unit' && quota !== undefined && base > quota && accelerator > 1
    const paid = () => {
      if (plan === 'unit') return '{base} × {unitRate}'
      if (base < 0) return `{base} × ${lowest}`
      if (plan === 'marginal')
        return parts.length > 0 ? sumOfTerms(parts.length, termsShown, (at) => `{part${at}} × {rate${at}}`) : '0'
      if (plan === 'retroactive') return reached < 0 ? '0' : `{base} × {tiers.${reached}.rate}`
      if (base < values.threshold) return '0'
      const eligible = pays === 'all' ? '{base}' : '({base}[ − {threshold}])'
      return `{rate} × ${eligible}${above ? ' + {rate} × ({accelerator} − 1) × ({base} − {quota})' : ''}`
    }
    const figures = Object.fromEntries(
      parts.slice(0, termsShown).flatMap((one, at) => [
        [`part${at}`, { kind: 'money' as const, value: one.part }],
        [`rate${at}`, { kind: 'percent' as const, value: one.rate }],
      ]),
    )
    const rest = parts.slice(termsShown).reduce((sum, one) => sum + one.part * one.rate, 0)
    return [
      {
        finds: `Credited to ${first.name}`,
        as: 'base',
        in: plan === 'unit' ? 'number' : 'money',
        decimals: 4,
        is: sumOfTerms(own.length, termsShown, creditLine),
        with: { rest: restOf(restCredited) },
      },
      {
        finds: `Commission of ${first.name}`,
        as: 'full',
        in: 'money',
        is: paid(),
        rounded: 'cents',
        with: { ...figures, rest: restOf(rest) },
      },
      ...(cap === undefined
        ? []
        : [
            {
              gives: 'team.0.commission' as const,
              finds: 'After the cap',
              is: 'min({full}, {cap})',
              rounded: 'cents' as const,
            },
          ]),
      { gives: 'total', is: '{team.commission}' },
      { gives: 'net', is: '{reps.sales} − {reps.returns}' },
      { gives: 'ofSales', is: '{total} ÷ {net}' },
      { gives: 'average', is: '{total} ÷ {team}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Commission by sales', of: 'curve', x: 'sales', y: ['commission'], needs: 'curve' },
    { kind: 'bar', title: 'Commission by person', of: 'team', x: 'name', y: ['commission'] },
  ],
  examples: [
    {
      name: 'An appliance shop',
      given: {
        reps: [{ name: 'Ann', sales: 9000 }],
        plan: 'marginal',
        tiers: [
          { from: 0, rate: 0.06 },
          { from: 3000, rate: 0.08 },
          { from: 8000, rate: 0.1 },
        ],
      },
      expect: { total: 680, ofSales: 0.0755556 },
    },
    {
      name: 'A team with retroactive tiers',
      given: {
        reps: [
          { name: 'Ana', sales: 84_000, returns: 2000 },
          { name: 'Ben', sales: 49_000 },
          { name: 'Chloe', sales: 132_000, split: 0.5 },
        ],
        plan: 'retroactive',
        tiers: [
          { from: 0, rate: 0.04 },
          { from: 50_000, rate: 0.06 },
          { from: 100_000, rate: 0.09 },
        ],
      },
      expect: { total: 10_840, net: 263_000 },
    },
  ],
})

interface Rep {
  name?: string | undefined
  sales: number
  returns?: number | undefined
  cost?: number | undefined
  units?: number | undefined
  split?: number | undefined
}
type Plan = 'flat' | 'marginal' | 'retroactive' | 'unit' | 'profit'

function isTieredPlan(plan: Plan): plan is 'marginal' | 'retroactive' {
  return plan === 'marginal' || plan === 'retroactive'
}

function netOf({ sales, returns = 0 }: Rep): number {
  return sales - returns
}

/** The rows of each person, in the order of their first; capitals and spaces around a name do not count. */
function peopleOf(reps: readonly Rep[]): { name: string; rows: readonly number[] }[] {
  const people = new Map<string, { name: string; rows: number[] }>()
  reps.forEach(({ name: typed = '' }, at) => {
    const name = typed.trim()
    const key = name === '' ? `row ${at}` : `name ${name.toLowerCase()}`
    const known = people.get(key)
    if (known) known.rows.push(at)
    else people.set(key, { name: name || `Row ${at + 1}`, rows: [at] })
  })
  return [...people.values()]
}

/** What the plan pays on: money, or units. */
function creditedTo(rep: Rep | undefined, plan: Plan): number {
  if (rep === undefined) return 0
  const share = rep.split ?? 1
  if (plan === 'unit') return (rep.units ?? 0) * share
  return (netOf(rep) - (plan === 'profit' ? (rep.cost ?? 0) : 0)) * share
}

interface PlanFields {
  plan: Plan
  rate: number
  tiers: readonly { from: number; rate: number }[]
  threshold: number
  pays: 'above' | 'all'
  quota?: number | undefined
  accelerator: number
}

/** The plan as the formula takes it; none where units are paid. */
function planOf({ plan, rate, tiers, threshold, pays, quota, accelerator }: PlanFields): CommissionPlan | undefined {
  if (plan === 'unit') return undefined
  if (isTieredPlan(plan)) return { kind: plan, tiers: tiers.map((tier) => ({ over: tier.from, rate: tier.rate })) }
  return { kind: 'flat', rate, threshold, paysAll: pays === 'all', quota: quota ?? Infinity, accelerator }
}

/** What all people together are paid at each tier, before caps; what is taken back counts at the first tier. */
function tierTable(plan: 'marginal' | 'retroactive', bases: readonly number[], brackets: readonly Bracket[]) {
  return brackets.map((tier, at) => {
    const to = brackets[at + 1]?.over ?? Infinity
    const ends = bases.filter((base) => tierReached(Math.max(0, base), brackets) === tier)
    const taken = at === 0 ? bases.filter((base) => base < 0).reduce((sum, base) => sum + base, 0) : 0
    const base =
      plan === 'retroactive'
        ? ends.filter((one) => one > 0).reduce((sum, one) => sum + one, 0)
        : bases.reduce((sum, one) => sum + Math.max(0, Math.min(one, to) - tier.over), 0)
    return {
      from: tier.over,
      rate: tier.rate,
      people: ends.length,
      base: base + taken,
      commission: (base + taken) * tier.rate,
    }
  })
}
