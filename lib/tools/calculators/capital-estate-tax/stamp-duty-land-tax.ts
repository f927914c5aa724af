import { choice, date, defineCalculator, integer, money, problem, toggle } from '@/lib/kits/calculator'
import { readOnce } from '@/lib/law/readings'
import { knownPeriods, versionOn, type AnyRule } from '@/lib/law/rule'
import { landAndBuildings, landTransaction, stampDutyLandTax } from '@/lib/law/uk/property-tax'
import type { Bracket } from '@/lib/subjects/tax/brackets'
import { presentRent } from '@/lib/subjects/tax/lease-rent'
import { daysLater, monthsLater } from '@/lib/subjects/time/calendar'

const home = { field: 'kind', is: 'home' } as const
const shop = { field: 'kind', is: 'business' } as const
const leased = [shop, { field: 'lease', is: true }] as const
const largest = 1_000_000_000_000

export default defineCalculator({
  law: 'uk',
  inputs: {
    nation: choice('Where', {
      options: { england: 'England or Northern Ireland', scotland: 'Scotland', wales: 'Wales' },
      initial: 'england',
      help: 'Where the property lies. For one purchase that is not linked to others.',
    }),
    kind: choice('Property', { options: { home: 'A home', business: 'Business or mixed' }, initial: 'home' }),
    price: money('Price', { initial: 350_000, max: largest, help: 'Of a lease the premium.' }),
    buyer: choice('Buyer', {
      options: { mover: 'Only or next home', first: 'First home', another: 'Another home, or a company' },
      initial: 'mover',
      help: 'A first home counts only if no buyer ever owned one, anywhere. “Another” is a second home or one to let.',
      shownWhen: home,
    }),
    day: date('Completion', { initial: '2026-11-02', max: '2026-12-31' }),
    abroad: toggle('A buyer lives abroad', {
      help: 'In England and Northern Ireland: fewer than 183 days in the United Kingdom in the year before.',
      shownWhen: [home, { field: 'nation', is: 'england' }],
      refines: true,
    }),
    lease: toggle('A new lease with rent', { shownWhen: shop, refines: true }),
    rent: money('Rent a year', { initial: 30_000, max: largest, section: 'Lease', shownWhen: leased, refines: true }),
    years: integer('Years of the lease', {
      initial: 15,
      min: 1,
      max: 999,
      section: 'Lease',
      shownWhen: leased,
      refines: true,
    }),
    soldOn: date('Old home sold on', {
      optional: true,
      help: 'If it was sold after you bought this one, what was paid as “another home” can come back.',
      shownWhen: [home, { field: 'buyer', is: 'another' }],
      refines: true,
    }),
  },
  outputs: {
    tax: { kind: 'money', label: 'Tax' },
    total: { kind: 'money', label: 'Price and tax' },
    share: { kind: 'percent', label: 'Tax as a share of the price', optional: true },
    extra: { kind: 'money', label: 'Of it for another home or from abroad', optional: true },
    next: { kind: 'percent', label: 'Rate on the next pound' },
    sendBy: { kind: 'date', label: 'Return and tax by', section: 'Dates' },
    refundBy: { kind: 'date', label: 'Sell the old home by', optional: true, section: 'Dates' },
    present: { kind: 'money', label: 'Rent, worth today', optional: true, section: 'Lease' },
    oneSource: { kind: 'text', label: 'Read in one source only', optional: true, section: 'Dates' },
    rule: { kind: 'verdict', label: 'Rates' },
    bands: {
      kind: 'table',
      label: 'Slices of the price',
      columns: {
        band: { kind: 'text', label: 'Slice' },
        amount: { kind: 'money', label: 'Amount' },
        rate: { kind: 'percent', label: 'Rate' },
        tax: { kind: 'money', label: 'Tax' },
      },
      totals: ['tax'],
    },
  },
  formula: 'Tax = each slice of the price × its rate; for another home a supplement on the whole price',
  limits: [
    'Purchases that are linked, shared ownership, relief for several dwellings and for charities are left out.',
    'Companies that buy a home above £500,000 may pay one flat rate instead.',
    'Contracts signed before a rate changed can keep the older one.',
    'Rent is the same in every year. Rent of homes, which is seldom taxed, is left out.',
    'Scotland’s tax on leases is checked again every three years.',
  ],
  sources: [
    {
      title: 'HMRC: Stamp Duty Land Tax manual, SDLTM09740, SDLTM29815',
      href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual',
    },
    { title: 'Revenue Scotland: LBTT', href: 'https://revenue.scot/taxes/land-buildings-transaction-tax' },
    { title: 'Welsh Revenue Authority: Land Transaction Tax', href: 'https://www.gov.wales/land-transaction-tax' },
  ],
  rules: [stampDutyLandTax, landAndBuildings, landTransaction],

  compute(values, { show }) {
    const { nation, price, day } = values
    const rule: AnyRule = { england: stampDutyLandTax, scotland: landAndBuildings, wales: landTransaction }[nation]
    const scale = scaleOf(values)
    if (!scale) return problem('day', `must lie in a time whose rates are known: ${knownPeriods(rule, show.date)}`)
    const present = values.kind === 'business' && values.lease ? presentRent(values.rent, values.years) : 0
    const bands = [
      ...slices(price, scale.bands, show),
      ...slices(present, scale.rent, show).map((slice) => ({ ...slice, band: `Rent, ${slice.band}` })),
    ]
    const onWhole = scale.supplement * price
    if (onWhole > 0)
      bands.push({ band: 'Supplement on the whole price', amount: price, rate: scale.supplement, tax: onWhole })
    const tax = bands.reduce((sum, one) => sum + one.tax, 0)
    const ordinary = slices(price, scale.ordinary, show).reduce((sum, one) => sum + one.tax, 0)
    const extra = tax - ordinary
    const limit = monthsLater(day, 36) ?? ''
    const isAnother = values.kind === 'home' && values.buyer === 'another'
    return {
      tax,
      total: price + tax,
      share: price > 0 ? tax / price : undefined,
      extra: values.kind === 'home' && extra > 0 ? extra : undefined,
      next: (scale.bands.findLast(({ over }) => price >= over)?.rate ?? 0) + scale.supplement,
      sendBy: daysLater(day, nation === 'england' ? 14 : 30) ?? '',
      refundBy: isAnother ? limit : undefined,
      oneSource: isAnother && nation === 'scotland' ? readOnce([landAndBuildings], day) : undefined,
      present: present > 0 ? present : undefined,
      rule: ruleOf({ ...values, isAnother, reliefLost: scale.reliefLost, limit }, extra, show),
      bands,
    }
  },

  steps: [
    { gives: 'tax', is: '{bands.tax} of all slices' },
    { gives: 'total', is: '{price} + {tax}' },
    { gives: 'share', is: '{tax} ÷ {price}' },
  ],

  charts: [{ kind: 'bar', title: 'Tax by slice', of: 'bands', x: 'band', y: ['tax'] }],
  examples: [
    {
      name: 'A family home in Leeds',
      given: { nation: 'england', kind: 'home', price: 500_000, buyer: 'mover', day: '2026-11-02' },
      expect: { tax: 15_000, share: 0.03 },
    },
    {
      name: 'A first home',
      given: { nation: 'england', kind: 'home', price: 450_000, buyer: 'first', day: '2026-11-02' },
      expect: { tax: 7500 },
      source: {
        title: 'HMRC: SDLTM29815',
        href: 'https://www.gov.uk/hmrc-internal-manuals/stamp-duty-land-tax-manual/sdltm29815',
      },
    },
    {
      name: 'A flat to let in Glasgow',
      given: { nation: 'scotland', kind: 'home', price: 350_000, buyer: 'another', day: '2026-11-02' },
      expect: { tax: 36_350, extra: 28_000 },
    },
  ],
})

interface Entered {
  nation: 'england' | 'scotland' | 'wales'
  kind: 'home' | 'business'
  price: number
  buyer: 'mover' | 'first' | 'another'
  day: string
  abroad: boolean
}
interface Scale {
  bands: readonly Bracket[]
  /** What somebody who moves home pays by. */
  ordinary: readonly Bracket[]
  rent: readonly Bracket[]
  /** On the whole price besides. */
  supplement: number
  /** A first home above the limit of its relief. */
  reliefLost: boolean
}

function raisedBy(bands: readonly Bracket[], more: number): readonly Bracket[] {
  return bands.map(({ over, rate }) => ({ over, rate: rate + more }))
}

function scaleOf({ nation, kind, price, buyer, day, abroad }: Entered): Scale | undefined {
  const isHome = kind === 'home'
  if (nation === 'england') {
    const law = versionOn(stampDutyLandTax, day)?.value
    if (!law) return undefined
    if (!isHome)
      return { bands: law.business, ordinary: law.business, rent: law.rent, supplement: 0, reliefLost: false }
    const isFirst = buyer === 'first'
    const own = isFirst && price <= law.firstHomeUpTo ? law.firstHome : law.home
    const counts = price >= law.additionalFrom
    const more = (counts && buyer === 'another' ? law.additional : 0) + (counts && abroad ? law.abroad : 0)
    return {
      bands: raisedBy(own, more),
      ordinary: own,
      rent: [],
      supplement: 0,
      reliefLost: isFirst && price > law.firstHomeUpTo,
    }
  }
  if (nation === 'scotland') {
    const law = versionOn(landAndBuildings, day)?.value
    if (!law) return undefined
    if (!isHome)
      return { bands: law.business, ordinary: law.business, rent: law.rent, supplement: 0, reliefLost: false }
    const bands = buyer === 'first' ? law.firstHome : law.home
    const supplement = buyer === 'another' && price >= law.additionalFrom ? law.additional : 0
    return { bands, ordinary: bands, rent: [], supplement, reliefLost: false }
  }
  const law = versionOn(landTransaction, day)?.value
  if (!law) return undefined
  if (!isHome) return { bands: law.business, ordinary: law.business, rent: law.rent, supplement: 0, reliefLost: false }
  const bands = buyer === 'another' && price >= law.additionalFrom ? law.another : law.home
  return { bands, ordinary: law.home, rent: [], supplement: 0, reliefLost: false }
}

function slices(price: number, bands: readonly Bracket[], show: { money(amount: number, decimals?: number): string }) {
  return bands.flatMap(({ over, rate }, at) => {
    const upTo = bands[at + 1]?.over ?? Infinity
    const amount = Math.min(price, upTo) - over
    if (amount <= 0) return []
    const band = upTo === Infinity ? `above ${show.money(over, 0)}` : `${show.money(over, 0)} to ${show.money(upTo, 0)}`
    return [{ band, amount, rate, tax: amount * rate }]
  })
}

function ruleOf(
  {
    isAnother,
    reliefLost,
    limit,
    soldOn,
    buyer,
    kind,
    nation,
  }: {
    isAnother: boolean
    reliefLost: boolean
    limit: string
    soldOn?: string | undefined
    buyer: string
    kind: string
    nation: string
  },
  extra: number,
  show: { money(amount: number): string; date(day: string): string },
) {
  if (reliefLost)
    return {
      is: 'fair' as const,
      says: 'The price passes the limit for a first home, so no part of it has the relief.',
    }
  if (isAnother && soldOn !== undefined)
    return soldOn <= limit
      ? { is: 'good' as const, says: `${show.money(extra)} can be claimed back if the old one was your main home.` }
      : {
          is: 'bad' as const,
          says: `The old home was sold too late for a refund; the last day was ${show.date(limit)}.`,
        }
  if (isAnother)
    return { is: 'plain' as const, says: 'The higher rates apply, unless this home replaces your main one.' }
  if (kind === 'home' && buyer === 'first' && nation === 'wales')
    return { is: 'plain' as const, says: 'Wales has no relief for a first home.' }
  return { is: 'plain' as const, says: 'Each rate is charged on its own slice of the price.' }
}
