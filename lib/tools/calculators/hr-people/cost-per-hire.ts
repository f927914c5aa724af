import { choice, defineCalculator, integer, money, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import type { Show } from '@/lib/base/format/show'

const largest = 1e11
const share = { kind: 'percent', decimals: 1 } as const

const externalKinds = {
  ads: 'Job boards and advertising',
  agency: 'Agencies and search',
  checks: 'Assessments, checks and screenings',
  travel: 'Travel of candidates and recruiters',
  signing: 'Sign-on and relocation',
  referrals: 'Employee referral awards',
  systems: 'Technology',
  immigration: 'Immigration',
  events: 'Fairs, campus and other',
} as const
const internalKinds = {
  recruiters: 'Recruiting and sourcing staff',
  managers: 'Time of hiring managers',
  office: 'Office, without labor',
  training: 'Training of recruiters',
  compliance: 'Compliance with government rules',
  other: 'Other internal cost',
} as const

export default defineCalculator({
  inputs: {
    external: rows('External costs', {
      row: 'cost',
      columns: {
        kind: choice('What for', { options: externalKinds, initial: 'ads', as: 'menu' }),
        amount: money('Amount', { max: largest }),
      },
      initial: [
        { kind: 'ads', amount: 14_000 },
        { kind: 'agency', amount: 36_000 },
        { kind: 'checks', amount: 3500 },
        { kind: 'travel', amount: 4200 },
        { kind: 'signing', amount: 10_000 },
        { kind: 'referrals', amount: 6000 },
        { kind: 'systems', amount: 8300 },
      ],
      min: 0,
      max: 60,
      help: 'Paid to others in the period, referral awards to employees among them. The figures are examples.',
    }),
    internal: rows('Internal costs', {
      row: 'cost',
      columns: {
        kind: choice('What for', { options: internalKinds, initial: 'recruiters', as: 'menu' }),
        amount: money('Amount, or cost of an hour', { max: largest }),
        hours: integer('Hours', { optional: true, max: 1e6 }),
      },
      initial: [
        { kind: 'recruiters', amount: 62_000 },
        { kind: 'managers', amount: 55, hours: 320 },
      ],
      min: 0,
      max: 60,
      help: 'With hours, the amount is what one hour costs, with benefits: an interviewer’s 55 × 320 hours.',
    }),
    hires: integer('Hires in the period', {
      initial: 24,
      max: 1e7,
      help: 'Internal and external, who started or accepted.',
    }),
    firstYear: money('First-year pay of all hires', {
      optional: true,
      initial: 1_320_000,
      max: 1e13,
      help: 'Together, for the recruiting cost ratio.',
    }),
    open: integer('Positions still unfilled', {
      initial: 0,
      max: 1e6,
      help: 'Their search has cost money too, and is in the amounts above.',
      refines: true,
    }),
    target: money('Cost per hire you aim for', { optional: true, above: 0, max: largest, refines: true }),
    channels: rows('By channel or department', {
      row: 'channel',
      columns: {
        name: text('Channel', { optional: true, maxLength: 60 }),
        cost: money('Cost', { max: largest }),
        hires: integer('Hires', { max: 1e7 }),
      },
      initial: [],
      min: 0,
      max: 60,
      help: 'Each with its own cost and hires. They need not add up to the whole.',
      refines: true,
    }),
    periods: rows('Earlier periods', {
      row: 'period',
      columns: {
        name: text('Period', { optional: true, maxLength: 40 }),
        external: money('External', { max: largest }),
        internal: money('Internal', { max: largest }),
        hires: integer('Hires', { max: 1e7 }),
      },
      initial: [],
      min: 0,
      max: 60,
      help: 'Oldest first, for the trend. The period above is added at the end.',
      refines: true,
    }),
    overhead: percent('Overhead on internal costs', {
      initial: 0,
      max: 2,
      slider: { to: 0.5, step: 0.01 },
      help: 'Rent, heating and the like, where they are not among the costs.',
      refines: true,
    }),
  },
  outputs: {
    perHire: { kind: 'money', label: 'Cost per hire' },
    total: { kind: 'money', label: 'Recruiting cost' },
    ratio: {
      ...share,
      label: 'Recruiting cost ratio',
      optional: true,
      help: 'Of the first-year pay of those hired.',
    },
    externalShare: { ...share, label: 'External share' },
    perPosition: {
      kind: 'money',
      label: 'For a position opened',
      optional: true,
      help: 'Hires and positions still unfilled.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    externalCost: { kind: 'money', label: 'External', section: 'Parts' },
    internalCost: { kind: 'money', label: 'Internal', section: 'Parts' },
    externalPerHire: { kind: 'money', label: 'External, per hire', section: 'Parts' },
    internalPerHire: { kind: 'money', label: 'Internal, per hire', section: 'Parts' },
    mix: {
      kind: 'table',
      label: 'Where the money goes',
      columns: {
        kind: { kind: 'text', label: 'What for' },
        side: { kind: 'text', label: 'Side' },
        cost: { kind: 'money', label: 'Cost' },
        share: { ...share, label: 'Share' },
        perHire: { kind: 'money', label: 'Per hire' },
      },
      totals: ['cost', 'share', 'perHire'],
    },
    channelTable: {
      kind: 'table',
      label: 'By channel, cheapest hire first',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Channel' },
        cost: { kind: 'money', label: 'Cost' },
        hires: { kind: 'count', label: 'Hires' },
        perHire: { kind: 'money', label: 'Cost per hire' },
        hireShare: { ...share, label: 'Of hires listed' },
        costShare: { ...share, label: 'Of cost listed' },
      },
      totals: ['cost', 'hires'],
    },
    trend: {
      kind: 'table',
      label: 'Trend',
      optional: true,
      columns: {
        name: { kind: 'text', label: 'Period' },
        cost: { kind: 'money', label: 'Cost' },
        hires: { kind: 'count', label: 'Hires' },
        perHire: { kind: 'money', label: 'Cost per hire' },
        change: { ...share, label: 'Change' },
      },
    },
  },
  formula:
    'Cost per hire = (external costs + internal costs) ÷ hires. Recruiting cost ratio = (external + internal costs) ÷ first-year pay of all hires. Trend: each period by its own costs and hires; averages of periods are never averaged',
  limits: [
    'Costs and hires are those of one period. A search that runs over its end is paid in one period and counted in the next.',
    'Training after the start, lost output of an empty desk and early leavers are outside cost per hire as the standard draws it.',
    'Referral awards and technology are external costs in the standard, though employees get the one and use the other.',
    'To compare with other firms the standard asks that the same kinds of cost be left out by both.',
  ],
  sources: [
    {
      title: 'ANSI/SHRM 06001.2012, Cost-per-Hire Standard',
      href: 'https://fdocuments.in/document/ansishrm-cost-per-hire-standard.html',
    },
    {
      title: 'SHRM: What external and internal costs should be included in a cost-per-hire calculation?',
      href: 'https://www.shrm.org/resourcesandtools/tools-and-samples/hr-qa/pages/costperhirecalculation.aspx',
    },
    {
      title: 'PLANSPONSOR: SHRM Working on ‘Cost Per Hire’ Metric (recruiting cost ratio)',
      href: 'https://www.plansponsor.com/shrm-working-on-cost-per-hire-metric/',
    },
  ],

  compute(values, { show, minorDigits }) {
    const { hires, firstYear, open, target, channels, periods } = values
    if (hires === 0)
      return problem('hires', 'must be at least 1: what was spent is then the cost of a search, not of a hire')
    const parts = partsOf(values)
    const ofSide = (side: Side) => sum(parts.filter((part) => part.side === side).map(({ cost }) => cost))
    const externalCost = ofSide('External')
    const internalCost = ofSide('Internal')
    const total = externalCost + internalCost
    if (total <= 0) return problem('external', 'must hold at least one cost, or the internal costs must')
    if (firstYear === 0) return problem('firstYear', 'must be more than 0, or empty')
    const perHire = total / hires
    return {
      perHire,
      total,
      ratio: firstYear === undefined ? undefined : total / firstYear,
      externalShare: externalCost / total,
      perPosition: open > 0 ? total / (hires + open) : undefined,
      verdict: worded(perHire, target, parts, total, minorDigits, show),
      externalCost,
      internalCost,
      externalPerHire: externalCost / hires,
      internalPerHire: internalCost / hires,
      mix: parts.map(({ kind, side, cost }) => ({ kind, side, cost, share: cost / total, perHire: cost / hires })),
      channelTable: channels.length > 0 ? channelRows(channels) : undefined,
      trend:
        periods.length > 0
          ? trendOf([
              ...periods.map((one) => ({ ...one, cost: one.external + one.internal })),
              { name: 'This period', cost: total, hires },
            ])
          : undefined,
    }
  },

  steps: ({ firstYear, open }) => [
    { gives: 'total', is: '{externalCost} + {internalCost}' },
    { gives: 'perHire', is: '{total} ÷ {hires}' },
    { gives: 'externalShare', is: '{externalCost} ÷ {total}' },
    ...(firstYear === undefined ? [] : [{ gives: 'ratio' as const, is: '{total} ÷ {firstYear}' }]),
    ...(open === 0 ? [] : [{ gives: 'perPosition' as const, is: '{total} ÷ ({hires} + {open})' }]),
    { gives: 'externalPerHire', is: '{externalCost} ÷ {hires}' },
    { gives: 'internalPerHire', is: '{internalCost} ÷ {hires}' },
  ],

  charts: [
    { kind: 'donut', title: 'Where the money goes', of: 'mix', label: 'kind', value: 'cost' },
    {
      kind: 'bar',
      title: 'Cost per hire by channel',
      of: 'channelTable',
      x: 'name',
      y: ['perHire'],
      needs: 'channelTable',
    },
    { kind: 'line', title: 'Cost per hire over time', of: 'trend', x: 'name', y: ['perHire'], needs: 'trend' },
  ],
  examples: [
    {
      name: 'A year of a software firm',
      given: {
        external: [
          { kind: 'ads', amount: 12_000 },
          { kind: 'agency', amount: 40_000 },
          { kind: 'signing', amount: 8000 },
          { kind: 'referrals', amount: 10_000 },
        ],
        internal: [
          { kind: 'recruiters', amount: 50_000 },
          { kind: 'managers', amount: 60, hours: 500 },
        ],
        hires: 20,
        firstYear: 1_500_000,
        open: 5,
        target: 7000,
        channels: [
          { name: 'Agency', cost: 40_000, hires: 4 },
          { name: 'Referrals', cost: 10_000, hires: 8 },
          { name: 'Job boards', cost: 12_000, hires: 8 },
        ],
        periods: [],
        overhead: 0,
      },
      expect: {
        total: 150_000,
        perHire: 7500,
        ratio: 0.1,
        externalShare: 0.4666667,
        perPosition: 6000,
        channelTable: { at: { 0: { name: 'Referrals', perHire: 1250 }, 2: { name: 'Agency', perHire: 10_000 } } },
      },
    },
  ],
})

type Side = 'External' | 'Internal'
interface Part {
  kind: string
  side: Side
  cost: number
}
interface Costs {
  external: readonly { kind: keyof typeof externalKinds; amount: number }[]
  internal: readonly { kind: keyof typeof internalKinds; amount: number; hours?: number | undefined }[]
  overhead: number
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0)

/** Costs of the same kind together, in the order in which each comes first. */
function partsOf({ external, internal, overhead }: Costs): Part[] {
  const parts = new Map<string, Part>()
  const add = (kind: string, side: Side, cost: number) => {
    const part = parts.get(kind) ?? { kind, side, cost: 0 }
    parts.set(kind, { ...part, cost: part.cost + cost })
  }
  for (const { kind, amount } of external) add(externalKinds[kind], 'External', amount)
  for (const { kind, amount, hours } of internal) add(internalKinds[kind], 'Internal', amount * (hours ?? 1))
  const inside = sum([...parts.values()].filter(({ side }) => side === 'Internal').map(({ cost }) => cost))
  if (overhead > 0 && inside > 0) add('Overhead', 'Internal', inside * overhead)
  return [...parts.values()]
}

interface Channel {
  name?: string | undefined
  cost: number
  hires: number
}

function channelRows(channels: readonly Channel[]) {
  const cost = sum(channels.map((one) => one.cost))
  const hires = sum(channels.map((one) => one.hires))
  return channels
    .map((one, at) => ({
      name: one.name || `Channel ${at + 1}`,
      cost: one.cost,
      hires: one.hires,
      perHire: one.hires > 0 ? one.cost / one.hires : null,
      hireShare: hires > 0 ? one.hires / hires : null,
      costShare: cost > 0 ? one.cost / cost : null,
    }))
    .sort((one, other) => (one.perHire ?? Infinity) - (other.perHire ?? Infinity) || 0)
}

function trendOf(periods: readonly Channel[]) {
  const perHires = periods.map(({ cost, hires }) => (hires > 0 ? cost / hires : null))
  return periods.map(({ name, cost, hires }, at) => {
    const perHire = perHires[at] ?? null
    const before = perHires[at - 1] ?? null
    return {
      name: name || `Period ${at + 1}`,
      cost,
      hires,
      perHire,
      change: perHire === null || before === null || before === 0 ? null : perHire / before - 1,
    }
  })
}

function worded(
  perHire: number,
  target: number | undefined,
  parts: readonly Part[],
  total: number,
  minorDigits: number,
  show: Show,
): Verdict {
  const largestPart = parts.reduce((most, part) => (part.cost > most.cost ? part : most))
  const largestIs = `${largestPart.kind}: ${show.percent(largestPart.cost / total, 1)} of the cost.`
  if (target === undefined) return { is: 'plain', says: `Most goes to one kind. ${largestIs}` }
  const order = compareAmounts(perHire, target, minorDigits)
  if (order > 0)
    return { is: 'bad', says: `${show.money(perHire - target)} above your aim for each hire. ${largestIs}` }
  return { is: 'good', says: `Within your aim. ${largestIs}` }
}
