import { choice, defineCalculator, integer, money, number, percent, quantity } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { tailpipeCarbon } from '@/lib/law/us/vehicle-emissions'
import {
  economyUnits,
  fuelUnits,
  litresIn,
  litresPer100km,
  type EconomyUnit,
} from '@/lib/subjects/vehicles/fuel-economy'
import { carbonPerLitre, fuels } from '@/lib/subjects/vehicles/tailpipe'

const often = { field: 'how', is: 'regular' } as const
const second = { field: 'against', is: 'car' } as const
const fare = { field: 'against', is: 'fare' } as const
const compared = { field: 'against', is: ['car', 'fare'] } as const

export default defineCalculator({
  inputs: {
    distance: quantity('Distance one way', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 40,
      above: 0,
      max: 1e6,
    }),
    how: choice('You drive it', { options: { once: 'Once', regular: 'Regularly' }, initial: 'once' }),
    trips: number('Trips a week', { initial: 5, above: 0, max: 1000, shownWhen: often }),
    economy: number('Fuel economy', {
      initial: 7,
      initialIn: { us: 30, uk: 42 },
      above: 0,
      max: 1000,
      help: 'L/100 km, or mpg in the US and UK; more options change it.',
    }),
    price: money('Price of a litre or gallon', {
      initial: 1.5,
      initialIn: { us: 3.5, in: 100, jp: 170, kr: 1700 },
      max: 1e6,
      decimals: 4,
      help: 'An example. Enter what your pump shows.',
    }),
    round: choice('There and back', {
      options: { both: 'Both ways', one: 'One way' },
      initial: 'both',
      section: 'Journey',
      refines: true,
    }),
    weeks: number('Weeks a year', {
      initial: 46,
      above: 0,
      max: 53,
      shownWhen: often,
      section: 'Journey',
      refines: true,
    }),
    people: integer('People who share the cost', { initial: 1, min: 1, max: 100, section: 'Journey', refines: true }),
    extras: money('Tolls and parking, each trip', { initial: 0, max: 1e9, section: 'Journey', refines: true }),
    economyUnit: choice('Economy in', {
      options: economyUnits,
      initial: 'per100',
      initialIn: { us: 'mpgUs', uk: 'mpgUk' },
      as: 'menu',
      section: 'Fuel',
      refines: true,
    }),
    priceFor: choice('The price is for a', {
      options: fuelUnits,
      initial: 'litre',
      initialIn: { us: 'usGallon' },
      as: 'menu',
      section: 'Fuel',
      refines: true,
    }),
    city: number('Economy in town, if it differs', {
      optional: true,
      above: 0,
      max: 1000,
      help: 'The economy above is then that of the open road.',
      section: 'Fuel',
      refines: true,
    }),
    cityShare: percent('Share of the way in town', {
      initial: 0.5,
      slider: { to: 1, step: 0.05 },
      max: 1,
      section: 'Fuel',
      refines: true,
    }),
    penalty: percent('More for speed, load or roof box', {
      initial: 0,
      slider: { to: 0.5, step: 0.01 },
      max: 2,
      help: 'Your own estimate, on top of the consumption.',
      section: 'Fuel',
      refines: true,
    }),
    kind: choice('Fuel', { options: fuels, initial: 'petrol', section: 'Fuel', refines: true }),
    against: choice('Compare with', {
      options: { nothing: 'Nothing', car: 'Another car', fare: 'A ticket' },
      initial: 'nothing',
      section: 'Compare',
      refines: true,
    }),
    otherEconomy: number('Its fuel economy', {
      initial: 5,
      initialIn: { us: 45, uk: 60 },
      above: 0,
      max: 1000,
      help: 'In the same unit as yours.',
      shownWhen: second,
      section: 'Compare',
      refines: true,
    }),
    otherPrice: money('Its fuel price', {
      initial: 1.5,
      initialIn: { us: 3.5, in: 100, jp: 170, kr: 1700 },
      max: 1e6,
      decimals: 4,
      shownWhen: second,
      section: 'Compare',
      refines: true,
    }),
    ticket: money('Ticket for the whole trip, each person', {
      initial: 12,
      initialIn: { in: 200, jp: 1500, kr: 15_000 },
      max: 1e9,
      shownWhen: fare,
      section: 'Compare',
      refines: true,
    }),
  },
  outputs: {
    trip: { kind: 'money', label: 'Cost of the trip', help: 'Fuel, tolls and parking.' },
    person: { kind: 'money', label: 'Each person' },
    litres: { kind: 'number', label: 'Fuel for the trip', decimals: 2, unit: 'L' },
    gallons: { kind: 'number', label: 'In US gallons', decimals: 2, unit: 'gal' },
    year: { kind: 'money', label: 'A year', optional: true },
    carbon: { kind: 'number', label: 'CO2 of the trip', decimals: 1, unit: 'kg' },
    week: { kind: 'money', label: 'A week', optional: true, section: 'Regularly' },
    month: { kind: 'money', label: 'A month', optional: true, help: 'A twelfth of the year.', section: 'Regularly' },
    yearCarbon: { kind: 'number', label: 'CO2 a year', decimals: 0, unit: 'kg', optional: true, section: 'Regularly' },
    other: {
      kind: 'money',
      label: 'The trip the other way',
      optional: true,
      section: 'Comparison',
      shownWhen: compared,
    },
    saving: {
      kind: 'money',
      label: 'The other way costs less by',
      optional: true,
      section: 'Comparison',
      shownWhen: compared,
    },
    yearSaving: { kind: 'money', label: 'In a year', optional: true, section: 'Comparison', shownWhen: compared },
    verdict: { kind: 'verdict', label: 'Which is cheaper', optional: true, section: 'Comparison', shownWhen: compared },
    parts: {
      kind: 'table',
      label: 'What the trip costs',
      columns: {
        item: { kind: 'text', label: 'Cost' },
        trip: { kind: 'money', label: 'Trip' },
        person: { kind: 'money', label: 'Each person' },
      },
      totals: ['trip', 'person'],
    },
    prices: {
      kind: 'table',
      label: 'If fuel costs more or less',
      columns: {
        price: { kind: 'money', label: 'Fuel price', decimals: 3 },
        trip: { kind: 'money', label: 'Trip' },
      },
    },
  },
  formula:
    'Fuel = distance × litres per 100 km ÷ 100 × (1 + penalty); cost = fuel × price + tolls and parking. Litres per 100 km = 235.215 ÷ mpg (US) = 282.481 ÷ mpg (UK) = 100 ÷ km per litre. In town and on the road the litres are averaged by distance',
  limits: [
    'Only fuel, tolls and parking: wear, insurance and the car itself are left out.',
    'The CO2 is from the tailpipe of your car; that of a train or bus is not estimated.',
    'A year has the weeks that you enter, and a month is its twelfth part.',
  ],
  sources: [
    {
      title: 'NIST Special Publication 811: conversion factors',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
    {
      title: 'EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle',
      href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    },
  ],
  rules: [tailpipeCarbon],

  compute(values, { minorDigits, show }) {
    const { how, people, extras, price, economyUnit, against } = values
    const travelled = values.distance * (values.round === 'both' ? 2 : 1)
    const per100 = averaged(values, economyUnit)
    const litres = (travelled / 100) * per100 * (1 + values.penalty)
    const units = litres / litresIn[values.priceFor]
    const fuel = units * price
    const trip = fuel + extras
    const carbon = litres * carbonPerLitre(tailpipeCarbon.versions[0].value[values.kind])
    const yearly = how === 'regular' ? values.trips * values.weeks : undefined
    const otherLitres = (travelled / 100) * litresPer100km(values.otherEconomy, economyUnit) * (1 + values.penalty)
    const other =
      against === 'car'
        ? (otherLitres / litresIn[values.priceFor]) * values.otherPrice + extras
        : against === 'fare'
          ? values.ticket * people
          : undefined
    const verdict = (rival: number): Verdict => {
      const name = against === 'car' ? 'The other car' : people === 1 ? 'The ticket' : 'Tickets for all'
      const order = compareAmounts(trip, rival, minorDigits)
      if (order === 0) return { is: 'plain', says: 'Both cost the same.' }
      return order > 0
        ? { is: 'plain', says: `${name} would save ${show.money(trip - rival)} on each trip.` }
        : { is: 'plain', says: `${name} would cost ${show.money(rival - trip)} more on each trip.` }
    }
    return {
      trip,
      person: trip / people,
      litres,
      gallons: litres / litresIn.usGallon,
      carbon,
      ...(yearly === undefined
        ? {}
        : { year: trip * yearly, week: trip * values.trips, month: (trip * yearly) / 12, yearCarbon: carbon * yearly }),
      ...(other === undefined
        ? {}
        : {
            other,
            saving: trip - other,
            ...(yearly === undefined ? {} : { yearSaving: (trip - other) * yearly }),
            verdict: verdict(other),
          }),
      parts: [
        { item: 'Fuel', trip: fuel, person: fuel / people },
        ...(extras > 0 ? [{ item: 'Tolls and parking', trip: extras, person: extras / people }] : []),
      ],
      prices: [0.8, 0.9, 1, 1.1, 1.2].map((share) => ({ price: price * share, trip: fuel * share + extras })),
    }
  },

  steps: (values) => {
    const road = { kind: 'number', value: litresPer100km(values.economy, values.economyUnit), decimals: 6 } as const
    const per = { kind: 'number', value: litresIn[values.priceFor], decimals: 6 } as const
    const gallon = { kind: 'number', value: litresIn.usGallon, decimals: 6 } as const
    const factor = { kind: 'number', value: tailpipeCarbon.versions[0].value[values.kind], decimals: 3 } as const
    const town =
      values.city === undefined
        ? undefined
        : ({ kind: 'number', value: litresPer100km(values.city, values.economyUnit), decimals: 6 } as const)
    const per100 = town === undefined ? '{road}' : '({town} × {cityShare} + {road} × (1 − {cityShare}))'
    const other = {
      kind: 'number',
      value: litresPer100km(values.otherEconomy, values.economyUnit),
      decimals: 6,
    } as const
    const way = values.round === 'both' ? '{distance} × 2' : '{distance}'
    return [
      { gives: 'litres', is: `${way} ÷ 100 × ${per100}[ × (1 + {penalty})]`, with: { road, town } },
      { gives: 'gallons', is: '{litres} ÷ {gallon}', with: { gallon } },
      { gives: 'trip', is: '{litres} ÷ {per} × {price}[ + {extras}]', with: { per } },
      { gives: 'person', is: '{trip} ÷ {people}', unless: { field: 'people', is: 1 } },
      { gives: 'carbon', is: '{gallons} × {factor}', with: { factor } },
      { gives: 'week', is: '{trip} × {trips}' },
      { gives: 'year', is: '{week} × {weeks}' },
      { gives: 'month', is: '{year} ÷ 12' },
      ...(values.against === 'car'
        ? [
            {
              gives: 'other' as const,
              is: `${way} ÷ 100 × {otherPer100}[ × (1 + {penalty})] ÷ {per} × {otherPrice}[ + {extras}]`,
              with: { otherPer100: other },
            },
          ]
        : values.against === 'fare'
          ? [{ gives: 'other' as const, is: '{ticket} × {people}' }]
          : []),
      { gives: 'saving', is: '{trip} − {other}' },
    ]
  },

  charts: [{ kind: 'line', title: 'The trip by the price of fuel', of: 'prices', x: 'price', y: ['trip'] }],
  examples: [
    {
      name: 'A commute of 25 kilometres',
      given: {
        distance: 25,
        how: 'regular',
        trips: 5,
        weeks: 46,
        economy: 6.4,
        economyUnit: 'per100',
        price: 1.75,
        priceFor: 'litre',
        extras: 4,
        against: 'fare',
        ticket: 8,
      },
      expect: { trip: 9.6, year: 2208, saving: 1.6, yearSaving: 368 },
    },
    {
      name: 'Four friends to the coast',
      given: {
        distance: 241.4016,
        how: 'once',
        economy: 30,
        economyUnit: 'mpgUs',
        price: 3.5,
        priceFor: 'usGallon',
        extras: 20,
        people: 4,
        against: 'nothing',
      },
      expect: { trip: 55, person: 13.75, gallons: 10, carbon: 88.9 },
    },
  ],
})

interface Consumption {
  economy: number
  city?: number | undefined
  cityShare: number
}

/** Litres per 100 km over the whole way: litres are averaged by distance, never miles per gallon. */
function averaged({ economy, city, cityShare }: Consumption, unit: EconomyUnit): number {
  const road = litresPer100km(economy, unit)
  return city === undefined ? road : litresPer100km(city, unit) * cityShare + road * (1 - cityShare)
}
