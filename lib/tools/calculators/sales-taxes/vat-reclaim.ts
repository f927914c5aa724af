import {
  choice,
  date,
  defineCalculator,
  integer,
  money,
  percent,
  problem,
  rows,
  text,
  toggle,
} from '@/lib/kits/calculator'
import { knownPeriods, versionOn } from '@/lib/law/rule'
import { inputTax as rule } from '@/lib/law/uk/input-tax'
import { recoveredInputTax } from '@/lib/subjects/tax/partial-exemption'
import { monthsLater } from '@/lib/subjects/time/calendar'

const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'uk',
  inputs: {
    purchases: rows('Purchases with VAT', {
      row: 'purchase',
      min: 1,
      max: 300,
      columns: {
        description: text('Description', { optional: true, maxLength: 80 }),
        vat: money('VAT paid', { max: largest }),
        kind: choice('Kind', {
          options: {
            ordinary: 'Ordinary',
            entertainment: 'Entertaining',
            carBought: 'Car bought',
            carHired: 'Car hired',
            earlierGoods: 'Earlier goods',
            earlierServices: 'Earlier services',
          },
          initial: 'ordinary',
          as: 'menu',
        }),
        use: choice('For sales', {
          options: { taxable: 'Taxable', exempt: 'Exempt', both: 'Both' },
          initial: 'taxable',
          as: 'menu',
        }),
        business: percent('Business use', { initial: 1, max: 1 }),
        day: date('Date', { optional: true }),
      },
      ownLine: 'description',
      initial: [
        { description: 'Stock', vat: 6400, kind: 'ordinary', use: 'taxable' },
        { description: 'Letting agent', vat: 500, kind: 'ordinary', use: 'exempt' },
        { description: 'Office rent', vat: 1500, kind: 'ordinary', use: 'both' },
        { description: 'Client dinner', vat: 84, kind: 'entertainment', use: 'both' },
      ],
      help: 'Cars are those that somebody may also use privately. Earlier goods were bought before registration and are still there; they and earlier services need a date.',
    }),
    taxableSupplies: money('Taxable sales without VAT', {
      initial: 90_000,
      max: largest,
      help: 'Of the same period, zero-rated ones included. Without sales of capital goods.',
    }),
    exemptSupplies: money('Exempt sales', { initial: 30_000, max: largest, help: '0 where all you sell is taxable.' }),
    months: integer('Months of the period', { initial: 3, slider: { from: 1, to: 12, step: 1 }, min: 1, max: 12 }),
    registeredFrom: date('Registered from', {
      initial: '2026-04-01',
      max: `${rule.checkedOn.slice(0, 4)}-12-31`,
      help: 'Decides which earlier purchases still count.',
      refines: true,
    }),
    badDebts: money('VAT on bad debts to take back', {
      initial: 0,
      max: largest,
      help: 'Debts older than six months, written off, on which you paid the VAT.',
      refines: true,
    }),
    fuelCharge: money('Fuel scale charge with VAT', {
      initial: 0,
      max: largest,
      help: 'From HMRC’s table, where the business also pays private fuel. Its VAT goes into box 1.',
      refines: true,
    }),
    isYear: toggle('Annual adjustment', { help: 'Enter the figures of the whole year.', refines: true }),
    claimedBefore: money('Recovered in the returns of the year', {
      initial: 0,
      max: largest,
      shownWhen: { field: 'isYear', is: true },
      refines: true,
    }),
  },
  outputs: {
    box4: { kind: 'money', label: 'Box 4: VAT to reclaim' },
    lost: { kind: 'money', label: 'VAT that stays a cost' },
    share: { kind: 'percent', label: 'Recovered of VAT spent for both' },
    exemptTax: {
      kind: 'money',
      label: 'Exempt input tax',
      help: 'Direct, and the part of the rest that exempt sales used.',
    },
    limit: { kind: 'money', label: 'Most that is overlooked in the period' },
    test: { kind: 'verdict', label: 'De minimis test' },
    adjustment: { kind: 'money', label: 'To add to the return, or take from it', optional: true, section: 'Year' },
    fuelVat: { kind: 'money', label: 'Box 1: VAT on private fuel', optional: true, section: 'Private fuel' },
    pools: {
      kind: 'table',
      label: 'Input tax by use',
      columns: {
        pool: { kind: 'text', label: 'Spent for' },
        tax: { kind: 'money', label: 'Input tax' },
        recovered: { kind: 'money', label: 'Recovered' },
      },
      totals: ['tax', 'recovered'],
    },
    list: {
      kind: 'table',
      label: 'Each purchase',
      columns: {
        purchase: { kind: 'text', label: 'Purchase' },
        vat: { kind: 'money', label: 'VAT paid' },
        counts: { kind: 'money', label: 'Counts as input tax' },
        why: { kind: 'text', label: 'Why not all' },
      },
      totals: ['vat', 'counts'],
    },
  },
  formula:
    'Reclaimed = input tax for taxable sales + residual tax × (taxable ÷ all sales, rounded up to a whole percent), or all of it within the de minimis limits',
  limits: [
    'The standard method alone: special methods, the override, foreign supplies and the capital goods scheme are left out.',
    'The two simplified de minimis tests, and the rounding of very large businesses to two decimals, are left out.',
    'A car that nobody may use privately, a taxi or a driving-school car is an ordinary cost.',
    'Staff parties are an ordinary cost; entertaining overseas customers at a meeting can be.',
    'Valid invoices are taken for granted.',
  ],
  sources: [
    {
      title: 'HMRC: Partial exemption (VAT Notice 706)',
      href: 'https://www.gov.uk/guidance/partial-exemption-vat-notice-706',
    },
    {
      title: 'HMRC: Business entertainment (VAT Notice 700/65)',
      href: 'https://www.gov.uk/guidance/business-entertainment-and-vat-notice-70065',
    },
    {
      title: 'HMRC: Motoring expenses (VAT Notice 700/64)',
      href: 'https://www.gov.uk/guidance/vat-on-motoring-expenses-notice-70064',
    },
  ],
  rules: [rule],

  compute(values, { show }) {
    const law = versionOn(rule, values.registeredFrom)?.value
    if (!law)
      return problem('registeredFrom', `must lie in a time whose rules are known: ${knownPeriods(rule, show.date)}`)
    const undated = values.purchases.findIndex(({ kind, day }) => isEarlier(kind) && day === undefined)
    if (undated >= 0)
      return problem('purchases', `must have a date in purchase ${undated + 1}, from before registration`)
    const list = values.purchases.map((purchase) => ({
      ...purchase,
      ...countedOf(purchase, values.registeredFrom, law),
    }))
    const pool = (use: Use) => list.reduce((sum, one) => sum + (one.use === use ? one.counts : 0), 0)
    const tax = { taxable: pool('taxable'), exempt: pool('exempt'), residual: pool('both') }
    const supplies = { taxable: values.taxableSupplies, exempt: values.exemptSupplies }
    if (tax.residual > 0 && supplies.taxable + supplies.exempt === 0)
      return problem('taxableSupplies', 'must be entered, as VAT was spent for both kinds of sales')
    const limit = law.deMinimisMonth * values.months
    const found = recoveredInputTax(tax, supplies, { limit, share: law.deMinimisShare })
    const paid = list.reduce((sum, { vat }) => sum + vat, 0)
    const box4 = found.recovered + values.badDebts
    const within = found.isDeMinimis ? 1 : 0
    return {
      box4,
      lost: paid - found.recovered,
      share: found.share,
      exemptTax: found.exemptTax,
      limit,
      test: testOf(found, limit, show.money),
      adjustment: values.isYear ? found.recovered - values.claimedBefore : undefined,
      fuelVat: values.fuelCharge > 0 ? values.fuelCharge / 6 : undefined,
      pools: [
        { pool: 'Taxable sales', tax: tax.taxable, recovered: tax.taxable },
        { pool: 'Exempt sales', tax: tax.exempt, recovered: tax.exempt * within },
        { pool: 'Both', tax: tax.residual, recovered: within === 1 ? tax.residual : found.residualRecovered },
      ],
      list: list.map(({ description, vat, counts, why }, at) => ({
        purchase: description || `Purchase ${at + 1}`,
        vat,
        counts,
        why,
      })),
    }
  },

  steps: [
    {
      gives: 'share',
      says: '{taxableSupplies} ÷ ({taxableSupplies} + {exemptSupplies}), up to a whole percent',
      unless: { field: 'exemptSupplies', is: 0 },
    },
    { gives: 'lost', is: '{list.vat} paid − {pools.recovered} recovered' },
    { gives: 'box4', is: '{pools.recovered} recovered[ + {badDebts}]' },
  ],

  charts: [{ kind: 'donut', title: 'Where the VAT paid goes', parts: ['box4', 'lost'] }],
  examples: [
    {
      name: 'A shop with flats above it',
      given: {
        purchases: [
          { description: 'Stock', vat: 6400, kind: 'ordinary', use: 'taxable', business: 1, day: undefined },
          { description: 'Letting agent', vat: 500, kind: 'ordinary', use: 'exempt', business: 1, day: undefined },
          { description: 'Office rent', vat: 1500, kind: 'ordinary', use: 'both', business: 1, day: undefined },
          { description: 'Client dinner', vat: 84, kind: 'entertainment', use: 'both', business: 1, day: undefined },
        ],
        taxableSupplies: 90_000,
        exemptSupplies: 30_000,
        months: 3,
      },
      expect: { box4: 8400, lost: 84, share: 0.75, exemptTax: 875, limit: 1875, test: 'good' },
    },
    {
      name: 'The same shop after a roof repair to the flats',
      given: {
        purchases: [
          { description: 'Stock', vat: 6400, kind: 'ordinary', use: 'taxable', business: 1, day: undefined },
          { description: 'Roof', vat: 3200, kind: 'ordinary', use: 'exempt', business: 1, day: undefined },
          { description: 'Office rent', vat: 1500, kind: 'ordinary', use: 'both', business: 1, day: undefined },
        ],
        taxableSupplies: 90_000,
        exemptSupplies: 30_000,
        months: 3,
      },
      expect: { box4: 7525, lost: 3575, share: 0.75, exemptTax: 3575, limit: 1875, test: 'fair' },
    },
  ],
})

type Use = 'taxable' | 'exempt' | 'both'
type Kind = 'ordinary' | 'entertainment' | 'carBought' | 'carHired' | 'earlierGoods' | 'earlierServices'
interface Law {
  goodsYears: number
  servicesMonths: number
  hiredCarBlocked: number
}

function isEarlier(kind: Kind): boolean {
  return kind === 'earlierGoods' || kind === 'earlierServices'
}

/** What of a purchase's VAT is input tax at all, and what kept the rest out. */
function countedOf(
  { vat, kind, business, day }: { vat: number; kind: Kind; business: number; day?: string | undefined },
  registeredFrom: string,
  { goodsYears, servicesMonths, hiredCarBlocked }: Law,
): { counts: number; why: string | null } {
  const own = vat * business
  const privately = business < 1 ? 'Private use' : null
  if (kind === 'entertainment') return { counts: 0, why: 'Entertaining is blocked' }
  if (kind === 'carBought') return { counts: 0, why: 'A car for private use too is blocked' }
  if (kind === 'carHired') return { counts: own * (1 - hiredCarBlocked), why: 'Half of a hired car is blocked' }
  if (!isEarlier(kind) || day === undefined) return { counts: own, why: privately }
  const months = kind === 'earlierGoods' ? goodsYears * 12 : servicesMonths
  const first = monthsLater(registeredFrom, -months) ?? ''
  if (day >= registeredFrom) return { counts: own, why: privately }
  return day < first ? { counts: 0, why: 'Too long before registration' } : { counts: own, why: privately }
}

function testOf(
  { exemptTax, isDeMinimis }: { exemptTax: number; isDeMinimis: boolean },
  limit: number,
  money: (amount: number) => string,
) {
  if (exemptTax === 0) return { is: 'good' as const, says: 'No VAT was spent for exempt sales.' }
  if (isDeMinimis)
    return {
      is: 'good' as const,
      says: `Exempt input tax of ${money(exemptTax)} is within both limits, so all input tax comes back.`,
    }
  const which = exemptTax > limit ? `above ${money(limit)}` : 'more than half of all input tax'
  return { is: 'fair' as const, says: `Exempt input tax of ${money(exemptTax)} is ${which}, so it stays a cost.` }
}
