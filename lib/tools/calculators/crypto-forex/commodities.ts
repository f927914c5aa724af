import { choice, defineCalculator, money, number, percent, problem } from '@/lib/kits/calculator'
import { commodities, gramsOf, type Commodity, type CommodityUnit } from '@/lib/subjects/trade/commodity-units'

const units = {
  'oz t': 'Troy ounce',
  g: 'Gram',
  kg: 'Kilogram',
  t: 'Tonne',
  tola: 'Tola',
  oz: 'Ounce (avoirdupois)',
  lb: 'Pound',
  'short ton': 'Short ton',
  'long ton': 'Long ton',
  bu: 'Bushel',
  bbl: 'Barrel',
  'US gal': 'US gallon',
  L: 'Litre',
  'm³': 'Cubic metre',
} as const satisfies Readonly<Record<CommodityUnit, string>>

export default defineCalculator({
  inputs: {
    commodity: choice('Commodity', {
      options: {
        gold: 'Gold',
        silver: 'Silver',
        platinum: 'Platinum',
        palladium: 'Palladium',
        copper: 'Copper',
        crude: 'Crude oil',
        corn: 'Corn',
        wheat: 'Wheat',
        soybeans: 'Soybeans',
      },
      initial: 'gold',
      as: 'menu',
    }),
    quantity: number('Quantity', { initial: 50, above: 0, max: 1e12 }),
    unit: choice('Unit of the quantity', {
      options: units,
      initial: 'g',
      as: 'menu',
      offeredWhen: {
        bu: { field: 'commodity', is: ['corn', 'wheat', 'soybeans'] },
        bbl: { field: 'commodity', is: 'crude' },
        'US gal': { field: 'commodity', is: 'crude' },
        L: { field: 'commodity', is: 'crude' },
        'm³': { field: 'commodity', is: 'crude' },
        tola: { field: 'commodity', is: ['gold', 'silver', 'platinum', 'palladium'] },
        'oz t': { field: 'commodity', is: ['gold', 'silver', 'platinum', 'palladium'] },
      },
    }),
    price: money('Price', {
      initial: 2500,
      initialIn: { in: 200_000 },
      above: 0,
      max: 1e12,
      help: 'An example: type the price of today from your exchange or dealer. None is fetched.',
    }),
    priceUnit: choice('Price is for one', {
      options: units,
      initial: 'oz t',
      as: 'menu',
      offeredWhen: {
        bu: { field: 'commodity', is: ['corn', 'wheat', 'soybeans'] },
        bbl: { field: 'commodity', is: 'crude' },
        'US gal': { field: 'commodity', is: 'crude' },
        L: { field: 'commodity', is: 'crude' },
        'm³': { field: 'commodity', is: 'crude' },
        tola: { field: 'commodity', is: ['gold', 'silver', 'platinum', 'palladium'] },
        'oz t': { field: 'commodity', is: ['gold', 'silver', 'platinum', 'palladium'] },
      },
    }),
    purityIn: choice('Purity', {
      options: { pure: 'Pure', karat: 'Karat', fineness: 'Fineness' },
      initial: 'pure',
      shownWhen: { field: 'commodity', is: ['gold', 'silver', 'platinum', 'palladium', 'copper'] },
      section: 'Quality',
      refines: true,
    }),
    karat: number('Karat', {
      initial: 22,
      above: 0,
      max: 24,
      shownWhen: { field: 'purityIn', is: 'karat' },
      section: 'Quality',
      refines: true,
    }),
    fineness: number('Fineness, parts in 1000', {
      initial: 999,
      above: 0,
      max: 1000,
      shownWhen: { field: 'purityIn', is: 'fineness' },
      section: 'Quality',
      refines: true,
    }),
    moisture: percent('Moisture', {
      optional: true,
      below: 1,
      shownWhen: { field: 'commodity', is: ['corn', 'wheat', 'soybeans'] },
      help: 'As measured. Left empty: the grain is paid as it is weighed.',
      section: 'Quality',
      refines: true,
    }),
    baseMoisture: percent('Moisture that the price allows', {
      slider: { to: 0.3, step: 0.005 },
      initial: 0.15,
      below: 1,
      shownWhen: { field: 'commodity', is: ['corn', 'wheat', 'soybeans'] },
      help: 'Of your contract or the buyer’s discount schedule. Buyers differ; 15% is only a start.',
      section: 'Quality',
      refines: true,
    }),
    apiGravity: number('API gravity', {
      initial: 35,
      min: 0,
      max: 100,
      unit: '°API',
      shownWhen: { field: 'commodity', is: 'crude' },
      help: 'Of your grade, from its assay. It says how many barrels are a tonne.',
      section: 'Quality',
      refines: true,
    }),
    currencyRate: number('Your currency for one of the price', {
      initial: 1,
      above: 0,
      max: 1e9,
      help: '1 if the price is in your own currency.',
      section: 'Price',
      refines: true,
    }),
    premium: percent('Premium or discount of the dealer', {
      slider: { from: -0.2, to: 0.3, step: 0.005 },
      initial: 0,
      negative: true,
      min: -1,
      max: 10,
      section: 'Price',
      refines: true,
    }),
    offer: money('What a dealer asks or bids for all of it', {
      optional: true,
      above: 0,
      max: 1e15,
      help: 'In your currency.',
      section: 'Price',
      refines: true,
    }),
  },
  outputs: {
    value: { kind: 'money', label: 'Value' },
    mixUp: { kind: 'verdict', label: 'Unit', optional: true },
    payable: {
      kind: 'number',
      label: 'Weight that is paid',
      unit: 'kg',
      help: 'Fine metal, or grain brought to the moisture of the price.',
    },
    perGram: { kind: 'money', label: 'A gram as it is', decimals: 4, optional: true },
    perKilogram: { kind: 'money', label: 'A kilogram as it is', decimals: 4 },
    perTonne: { kind: 'money', label: 'A tonne as it is' },
    contracts: { kind: 'number', label: 'Futures contracts', decimals: 4, section: 'In futures' },
    contract: { kind: 'text', label: 'Contract', section: 'In futures' },
    perTonneBarrels: {
      kind: 'number',
      label: 'Barrels in a tonne',
      decimals: 3,
      optional: true,
      section: 'Quality',
    },
    purity: { kind: 'percent', label: 'Share that is paid', decimals: 2, section: 'Quality' },
    withPremium: { kind: 'money', label: 'With the premium', section: 'Dealer' },
    offerPremium: {
      kind: 'percent',
      label: 'Premium in the offer',
      decimals: 2,
      optional: true,
      help: 'Over the value of the metal or grain.',
      section: 'Dealer',
    },
    table: {
      kind: 'table',
      label: 'The same quantity and price in other units',
      section: 'Other units',
      columns: {
        unit: { kind: 'text', label: 'Unit', unbroken: true },
        quantity: { kind: 'number', label: 'Quantity' },
        price: { kind: 'money', label: 'Price for one', decimals: 4 },
      },
    },
  },
  formula:
    'Value = quantity × grams of its unit × share paid ÷ grams of the price’s unit × price × currency rate; share paid = karat ÷ 24, fineness ÷ 1000, or (1 − moisture) ÷ (1 − base moisture)',
  limits: [
    'No price is fetched; the one you type is for pure metal, or for the grade that its quotation names.',
    'Refining charges, assay, freight, drying fees and tax are not in it.',
    'Barrels and tonnes of oil are brought together by density at 60 °F, without the buoyancy of air.',
    'A bushel of grain is its trade weight: 56 lb of corn, 60 lb of wheat and soybeans, whatever it fills.',
  ],
  sources: [
    {
      title: 'NIST Handbook 44, appendix C: general tables of units of measurement',
      href: 'https://www.nist.gov/pml/owm/nist-handbook-44-current-edition',
    },
    {
      title: 'API gravity and barrels in a tonne: conversion by API MPMS chapter 11.5',
      href: 'https://midstreamcalculator.com/calculators/liquid-measurement/density-weight-volume-conversion.html',
    },
    {
      title: 'CME Group: contract specifications of metals, energy and grains',
      href: 'https://www.cmegroup.com/markets.html',
    },
    {
      title: 'Midwest Shippers Association: bushel weights and bushels in a tonne',
      href: 'http://www.mnshippers.com/html/conversion_factors.cfm',
    },
  ],

  compute(values, { show }) {
    const { quantity, unit, price, priceUnit, moisture, baseMoisture, apiGravity, currencyRate, offer } = values
    const commodity: Commodity = commodities[values.commodity]
    const isMetal = commodity.kind === 'metal'
    const precious = isMetal && values.commodity !== 'copper'
    const sizeOf = (of: CommodityUnit) =>
      !precious && (of === 'oz t' || of === 'tola') ? undefined : gramsOf(of, commodity, apiGravity)
    const unitGrams = sizeOf(unit)
    const priceGrams = sizeOf(priceUnit)
    if (unitGrams === undefined) return problem('unit', 'must be a unit in which this commodity is dealt')
    if (priceGrams === undefined) return problem('priceUnit', 'must be a unit in which this commodity is dealt')

    const shares = { pure: 1, karat: values.karat / 24, fineness: values.fineness / 1000 }
    const share = isMetal
      ? shares[values.purityIn]
      : commodity.kind === 'grain' && moisture !== undefined
        ? (1 - moisture) / (1 - baseMoisture)
        : 1
    const grams = quantity * unitGrams
    const pureGram = (price * currencyRate) / priceGrams
    const value = grams * share * pureGram
    const { contract } = commodity
    const contractGrams = contract.size * (gramsOf(contract.unit, commodity, apiGravity) ?? 1)
    const listed = Object.keys(units) as CommodityUnit[]
    const avoirdupois = precious && [unit, priceUnit].some((one) => one === 'oz' || one === 'lb')
    return {
      value,
      ...(avoirdupois
        ? {
            mixUp: {
              is: 'fair' as const,
              says: `Ounces and pounds of everyday goods are meant here: 28.35 g an ounce. Precious metals are dealt in troy ounces of 31.10 g, ${show.percent(31.1034768 / 28.349523125 - 1, 1)} more.`,
            },
          }
        : {}),
      payable: (grams * share) / 1000,
      ...(isMetal ? { perGram: pureGram * share } : {}),
      perKilogram: 1000 * pureGram * share,
      perTonne: 1e6 * pureGram * share,
      contracts: (grams * share) / contractGrams,
      contract: `${contract.symbol}, ${show.number(contract.size)} ${contract.unit}`,
      ...(commodity.kind === 'oil' ? { perTonneBarrels: 1e6 / (gramsOf('bbl', commodity, apiGravity) ?? 1) } : {}),
      purity: share,
      withPremium: value * (1 + values.premium),
      ...(offer === undefined ? {} : { offerPremium: offer / value - 1 }),
      table: listed.flatMap((one) => {
        const size = sizeOf(one)
        return size === undefined ? [] : [{ unit: units[one], quantity: grams / size, price: pureGram * size * share }]
      }),
    }
  },

  steps: ({ commodity, purityIn, moisture, unit, priceUnit, apiGravity }) => {
    const found: Commodity = commodities[commodity]
    const gramsFigure = (of: CommodityUnit) => ({ kind: 'number' as const, value: gramsOf(of, found, apiGravity) ?? 1 })
    return [
      ...(found.kind === 'metal' && purityIn !== 'pure'
        ? [{ gives: 'purity' as const, is: purityIn === 'karat' ? '{karat} ÷ 24' : '{fineness} ÷ 1000' }]
        : []),
      ...(found.kind === 'grain' && moisture !== undefined
        ? [{ gives: 'purity' as const, is: '(1 − {moisture}) ÷ (1 − {baseMoisture})' }]
        : []),
      ...(found.kind === 'oil'
        ? [
            {
              gives: 'perTonneBarrels' as const,
              is: '1000 ÷ (141.5 ÷ ({apiGravity} + 131.5) × {water} × {barrel})',
              with: {
                water: { kind: 'number' as const, value: 999.016 },
                barrel: { kind: 'number' as const, value: 0.158987294928, decimals: 6 },
              },
            },
          ]
        : []),
      {
        gives: 'payable' as const,
        is: '{quantity} × {unitGrams} × {purity} ÷ 1000',
        with: { unitGrams: gramsFigure(unit), priceGrams: gramsFigure(priceUnit) },
      },
      { gives: 'value' as const, is: '{payable} × 1000 ÷ {priceGrams} × {price} × {currencyRate}' },
      { gives: 'withPremium' as const, is: '{value} × (1 + {premium})' },
      { gives: 'offerPremium' as const, is: '{offer} ÷ {value} − 1' },
    ]
  },

  examples: [
    {
      name: 'A gold chain of 22 karat',
      given: {
        commodity: 'gold',
        quantity: 20,
        unit: 'g',
        price: 2500,
        priceUnit: 'oz t',
        purityIn: 'karat',
        karat: 22,
        offer: 1600,
      },
      expect: { value: 1473.58, perGram: 73.6788 },
    },
    {
      name: 'A wet load of corn',
      given: {
        commodity: 'corn',
        quantity: 25,
        unit: 't',
        price: 4.5,
        priceUnit: 'bu',
        moisture: 0.18,
        baseMoisture: 0.155,
      },
      expect: { value: 4297.9 },
    },
  ],
})
