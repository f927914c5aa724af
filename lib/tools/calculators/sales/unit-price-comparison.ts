import { choice, defineCalculator, integer, money, number, percent, problem, rows, text } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { holdsOf, measureOf, packUnits, type Measure, type PackUnit } from '@/lib/subjects/pricing/pack-units'

const most = 1e9
const needs = { section: 'What you need', refines: true } as const

/** What a price is for: so many grams, milliliters or pieces, and how that is written. */
const scales = {
  large: { weight: [1000, '1 kg'], volume: [1000, '1 L'], count: [1, '1 piece'] },
  hundred: { weight: [100, '100 g'], volume: [100, '100 mL'], count: [100, '100 pieces'] },
  ounce: { weight: [holdsOf('oz'), '1 oz'], volume: [holdsOf('flOzUs'), '1 US fl oz'], count: [1, '1 piece'] },
  pound: { weight: [holdsOf('lb'), '1 lb'], volume: [holdsOf('qtUs'), '1 US quart'], count: [1, '1 piece'] },
} as const satisfies Record<string, Record<Measure, readonly [number, string]>>

export default defineCalculator({
  inputs: {
    packs: rows('Packs to compare', {
      row: 'pack',
      columns: {
        name: text('Name', { optional: true, maxLength: 60 }),
        price: money('Price', { above: 0, max: most }),
        size: number('Size', { above: 0, max: most }),
        unit: choice('Unit', { options: packUnits, initial: 'g', as: 'menu' }),
        count: integer('Packs for it', { optional: true, min: 1, max: 10_000 }),
        coupon: money('Coupon', { optional: true, max: most }),
        waste: percent('Waste', { optional: true, below: 1 }),
      },
      initial: [
        { name: 'Small jar', price: 2.6, size: 340, unit: 'g' },
        { name: 'Large jar', price: 4.9, size: 700, unit: 'g' },
        { name: 'Three small jars', price: 7, size: 340, unit: 'g', count: 3 },
      ],
      min: 1,
      max: 10,
      ownLine: 'name',
      help: 'Size is that of one pack. For “3 for 7” the price is 7 and the packs are 3; empty is one.',
    }),
    per: choice('Show the price for', {
      options: {
        large: 'kg, L or piece',
        hundred: '100 g, 100 mL or 100',
        ounce: 'oz or US fl oz',
        pound: 'lb or US quart',
      },
      initial: 'large',
      initialIn: { us: 'ounce' },
      as: 'menu',
    }),
    need: number('Quantity you need', {
      optional: true,
      above: 0,
      max: most,
      help: 'Whole packs are bought for it; what is left over is shown.',
      ...needs,
    }),
    needUnit: choice('In', { options: packUnits, initial: 'g', as: 'menu', ...needs }),
    couponUse: choice('A coupon counts', {
      options: { once: 'Once, however often you buy', each: 'For every time you buy' },
      initial: 'once',
      help: 'Where a quantity needs the same offer several times.',
      ...needs,
    }),
    serving: number('One serving', { optional: true, above: 0, max: most, ...needs }),
    servingUnit: choice('Serving in', { options: packUnits, initial: 'g', as: 'menu', ...needs }),
  },
  outputs: {
    best: { kind: 'text', label: 'Lowest unit price' },
    price: { kind: 'money', label: 'Its price', decimals: 3 },
    per: { kind: 'text', label: 'For' },
    dearest: { kind: 'percent', label: 'The dearest costs more by', decimals: 1, optional: true },
    saving: {
      kind: 'money',
      label: 'Saved for what you need',
      optional: true,
      help: 'The cheapest way to have the quantity against the dearest, in whole packs.',
    },
    verdict: { kind: 'verdict', label: 'In words' },
    table: {
      kind: 'table',
      label: 'Unit prices',
      columns: {
        pack: { kind: 'text', label: 'Pack' },
        paid: { kind: 'money', label: 'You pay' },
        holds: { kind: 'number', label: 'Usable, in the unit shown', decimals: 3 },
        price: { kind: 'money', label: 'Unit price', decimals: 3 },
        dearer: { kind: 'percent', label: 'Dearer by', decimals: 1 },
      },
    },
    buying: {
      kind: 'table',
      label: 'To have what you need',
      section: 'What you need',
      optional: true,
      columns: {
        pack: { kind: 'text', label: 'Pack' },
        offers: { kind: 'count', label: 'Times bought' },
        cost: { kind: 'money', label: 'Cost' },
        left: { kind: 'number', label: 'Left over, in the unit shown', decimals: 3 },
      },
    },
    servings: {
      kind: 'table',
      label: 'Price of a serving',
      section: 'What you need',
      optional: true,
      columns: {
        pack: { kind: 'text', label: 'Pack' },
        count: { kind: 'number', label: 'Servings', decimals: 1 },
        price: { kind: 'money', label: 'A serving', decimals: 3 },
      },
    },
  },
  formula:
    'Unit price = (price − coupon) ÷ (size × packs × (1 − waste)), in a common unit. Quantity you need: packs = quantity ÷ usable size, rounded up',
  limits: [
    'Weights are not compared with volumes: that needs the density of the goods.',
    'An ounce is a weight. Fluid ounces of the United States and of the United Kingdom differ by four percent and stand apart.',
    'Quality, shelf life and the way to the shop are not in the price.',
    'Where you need a quantity, the same offer is bought again; different packs are not mixed.',
    'The unit price is that of one purchase with its coupon.',
  ],
  sources: [
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    { title: 'NIST Handbook 130: Uniform Unit Pricing Regulation' },
    {
      title: 'North Yorkshire Council, Trading Standards: Unit pricing, you can compare apples with oranges',
      href: 'https://www.northyorks.gov.uk/unit-pricing-you-can-compare-apples-oranges',
    },
  ],

  compute({ packs, per, need, needUnit, couponUse, serving, servingUnit }, { show }) {
    const measure = measureOf(packs[0]?.unit ?? 'g')
    const stranger = packs.find(({ unit }) => measureOf(unit) !== measure)
    if (stranger)
      return problem(
        'packs',
        `must all be of one measure: ${packUnits[stranger.unit]} is a ${measureOf(stranger.unit)}, the first row a ${measure}`,
      )
    if (packs.some(({ price, coupon = 0 }) => coupon > price))
      return problem('packs', 'must not have a coupon above the price')
    if (need !== undefined && measureOf(needUnit) !== measure)
      return problem('needUnit', `must be a ${measure}, as the packs are`)
    if (serving !== undefined && measureOf(servingUnit) !== measure)
      return problem('servingUnit', `must be a ${measure}, as the packs are`)

    const [scale, written] = scales[per][measure]
    const offers = packs.map((pack, at) => {
      const holds = usable(pack)
      const { coupon = 0 } = pack
      const paid = pack.price - coupon
      // What the second and every further one cost.
      const again = couponUse === 'once' ? pack.price : paid
      return { pack: pack.name || `Pack ${at + 1}`, paid, again, holds, price: (paid / holds) * scale }
    })
    const bestAt = lowestAt(offers)
    const best = offers[bestAt] as (typeof offers)[number]
    const dearest = offers.reduce((top, one) => (one.price > top.price ? one : top), best)
    const dearerBy = (price: number) => (best.price > 0 ? price / best.price - 1 : null)

    const wanted = need === undefined ? undefined : need * holdsOf(needUnit)
    const buying = wanted === undefined ? undefined : offers.map((offer) => bought(offer, wanted, scale))
    if (buying?.some(({ offers: times }) => !Number.isSafeInteger(times)))
      return problem('need', 'must be less for packs of this size')
    const costs = buying?.map(({ cost }) => cost) ?? []
    const portion = serving === undefined ? undefined : serving * holdsOf(servingUnit)
    return {
      best: best.pack,
      price: best.price,
      per: written,
      dearest: offers.length > 1 ? (dearerBy(dearest.price) ?? undefined) : undefined,
      saving: buying ? Math.max(...costs) - Math.min(...costs) : undefined,
      verdict: judgement(),
      table: offers.map(({ pack, paid, holds, price }) => ({
        pack,
        paid,
        holds: holds / scale,
        price,
        dearer: dearerBy(price),
      })),
      buying,
      servings:
        portion === undefined
          ? undefined
          : offers.map(({ pack, paid, holds }) => ({ pack, count: holds / portion, price: (paid / holds) * portion })),
    }

    function judgement(): Verdict {
      if (offers.length === 1)
        return { is: 'plain', says: `${show.money(best.price, 3)} for ${written}. Add another pack to compare.` }
      const share = dearerBy(dearest.price)
      if (share !== null && share < 5e-4) return { is: 'plain', says: `All cost the same for ${written}.` }
      const [least] = buying?.toSorted((one, other) => one.cost - other.cost) ?? []
      const ofBest = buying?.[bestAt]?.cost ?? 0
      if (least && least.cost < ofBest)
        return {
          is: 'fair',
          says: `${best.pack} has the lowest unit price, but for what you need ${least.pack} costs less: ${show.money(least.cost)}.`,
        }
      return {
        is: 'plain',
        says: `${best.pack} costs ${show.money(best.price, 3)} for ${written}, ${dearest.pack} ${show.money(dearest.price, 3)}.`,
      }
    }
  },

  steps: ({ packs, per }, { table }) => {
    const at = lowestAt(table)
    const pack = packs[at]
    if (!pack) return []
    const [scale] = scales[per][measureOf(pack.unit)]
    const size = `{packs.${at}.size}[ × {packs.${at}.count}][ × (1 − {packs.${at}.waste})]`
    return [
      {
        finds: 'Usable, in the unit shown',
        as: 'usable',
        in: 'number',
        decimals: 6,
        is: holdsOf(pack.unit) === scale ? size : `${size} × {factor:9}`,
        with: { factor: { kind: 'number', value: holdsOf(pack.unit) / scale } },
      },
      { gives: 'price', is: `({packs.${at}.price}[ − {packs.${at}.coupon}]) ÷ {usable}` },
    ]
  },

  charts: [{ kind: 'bar', title: 'Unit price by pack', of: 'table', x: 'pack', y: ['price'] }],
  examples: [
    {
      name: 'Oatmeal in three sizes',
      given: {
        packs: [
          { name: '18 ounces', price: 1.86, size: 18, unit: 'oz' },
          { name: '42 ounces', price: 3.17, size: 42, unit: 'oz' },
          { name: '112 ounces', price: 6.29, size: 112, unit: 'oz' },
        ],
        per: 'ounce',
        need: 3,
        needUnit: 'lb',
        couponUse: 'once',
        serving: 40,
        servingUnit: 'g',
      },
      expect: {
        best: '112 ounces',
        price: 0.056161,
        buying: { rows: 3, at: { 0: { offers: 3, cost: 5.58 } } },
        saving: 0.76,
      },
    },
    {
      name: 'Cans against a bottle',
      given: {
        packs: [
          { name: 'Six cans', price: 2.99, size: 12, unit: 'flOzUs', count: 6 },
          { name: 'A bottle', price: 1.29, size: 1, unit: 'l' },
        ],
        per: 'ounce',
      },
      expect: { best: 'A bottle', price: 0.03815, dearest: 0.088544 },
    },
  ],
})

interface Pack {
  size: number
  unit: PackUnit
  count?: number | undefined
  waste?: number | undefined
}

/** Grams, milliliters or pieces that an offer leaves after waste. */
function usable({ size, unit, count = 1, waste = 0 }: Pack): number {
  return size * holdsOf(unit) * count * (1 - waste)
}

/** The first of the rows with the lowest price. */
function lowestAt(offers: readonly { price: number | null }[]): number {
  const prices = offers.map(({ price }) => price ?? Infinity)
  return prices.indexOf(Math.min(...prices))
}

interface Offer {
  pack: string
  /** For the first, and for each further one. */
  paid: number
  again: number
  holds: number
}

/** Whole offers that hold `wanted`; noise of binary factors, as in 2 lb out of packs of 1 lb, buys no further one. */
function bought({ pack, paid, again, holds }: Offer, wanted: number, scale: number) {
  const offers = Math.ceil(Number((wanted / holds).toPrecision(12)))
  return { pack, offers, cost: paid + (offers - 1) * again, left: Math.max(0, offers * holds - wanted) / scale }
}
