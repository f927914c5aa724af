import { choice, defineCalculator, money, number, problem, rows } from '@/lib/kits/calculator'
import { tailpipeCarbon } from '@/lib/law/us/vehicle-emissions'
import {
  economyFrom,
  economyUnits,
  fuelUnits,
  kilometresPerMile,
  litresIn,
  type EconomyUnit,
} from '@/lib/subjects/vehicles/fuel-economy'
import { carbonPerLitre, fuels } from '@/lib/subjects/vehicles/tailpipe'

const isTrip = { field: 'method', is: 'trip' } as const
const isOdometer = { field: 'method', is: 'odometer' } as const
const isOne = { field: 'method', is: ['trip', 'odometer'] } as const
const isLog = { field: 'method', is: 'log' } as const
const inDistance = { field: 'distanceUnit', is: { km: 'km', mi: 'mi' } } as const
const inEconomy = { field: 'economyUnit', is: economyUnits } as const
const inFuel = { field: 'fuelUnit', is: { litre: 'L', usGallon: 'gal', ukGallon: 'gal' } } as const

export default defineCalculator({
  inputs: {
    method: choice('You have', {
      options: { trip: 'Distance', odometer: 'Odometer', log: 'A log of fills' },
      initial: 'trip',
    }),
    distance: number('Distance driven', {
      initial: 520,
      initialIn: { us: 320, uk: 380 },
      above: 0,
      max: 1e7,
      shownWhen: isTrip,
    }),
    start: number('Odometer at the last full tank', { initial: 41_200, min: 0, max: 1e7, shownWhen: isOdometer }),
    end: number('Odometer now', {
      initial: 41_720,
      initialIn: { us: 41_520 },
      min: 0,
      max: 1e7,
      shownWhen: isOdometer,
    }),
    fuel: number('Fuel to fill it up again', {
      initial: 36,
      initialIn: { us: 10.5 },
      above: 0,
      max: 1e6,
      shownWhen: isOne,
    }),
    price: money('Price of a litre or gallon', {
      initial: 1.5,
      initialIn: { us: 3.5, in: 100, jp: 170, kr: 1700 },
      max: 1e6,
      decimals: 4,
      help: 'An example. Enter what you paid; 0 leaves out the cost.',
      shownWhen: isOne,
    }),
    log: rows('Fills, the oldest first', {
      row: 'fill',
      min: 2,
      max: 200,
      help: 'The first row is where you start: a full tank, whose fuel does not count.',
      shownWhen: isLog,
      columns: {
        odometer: number('Odometer', { initial: 0, min: 0, max: 1e7 }),
        fuel: number('Fuel', { initial: 0, min: 0, max: 1e5 }),
        price: money('Price', { initial: 0, max: 1e6, decimals: 4 }),
        fill: choice('Tank', { options: { full: 'Full', partial: 'Part' }, initial: 'full', as: 'menu' }),
      },
      initial: [
        { odometer: 41_200, fuel: 38, price: 1.5, fill: 'full' },
        { odometer: 41_730, fuel: 37, price: 1.52, fill: 'full' },
        { odometer: 42_050, fuel: 20, price: 1.55, fill: 'partial' },
        { odometer: 42_340, fuel: 23, price: 1.49, fill: 'full' },
        { odometer: 42_850, fuel: 35, price: 1.51, fill: 'full' },
      ],
    }),
    distanceUnit: choice('Distances in', {
      options: { km: 'Kilometres', mi: 'Miles' },
      initial: 'km',
      initialIn: { us: 'mi', uk: 'mi' },
      refines: true,
    }),
    fuelUnit: choice('Fuel in', {
      options: fuelUnits,
      initial: 'litre',
      initialIn: { us: 'usGallon' },
      as: 'menu',
      refines: true,
    }),
    economyUnit: choice('Economy in', {
      options: economyUnits,
      initial: 'per100',
      initialIn: { us: 'mpgUs', uk: 'mpgUk' },
      as: 'menu',
      refines: true,
    }),
    kind: choice('Fuel', { options: fuels, initial: 'petrol', help: 'For the CO2 only.', refines: true }),
  },
  outputs: {
    economy: { kind: 'number', label: 'Fuel economy', decimals: 2, unit: inEconomy },
    costPer: { kind: 'money', label: 'Fuel cost of a km or mile', decimals: 3, optional: true },
    cost: { kind: 'money', label: 'Fuel cost in all', optional: true },
    driven: { kind: 'number', label: 'Distance counted', unit: inDistance },
    used: { kind: 'number', label: 'Fuel counted', decimals: 2, unit: inFuel },
    carbon: { kind: 'number', label: 'CO2 from the tailpipe', decimals: 1, unit: 'kg' },
    left: { kind: 'verdict', label: 'Fills not counted', optional: true },
    per100: { kind: 'number', label: 'Litres per 100 km', decimals: 2, section: 'In every unit' },
    mpgUs: { kind: 'number', label: 'Miles per US gallon', decimals: 2, section: 'In every unit' },
    mpgUk: { kind: 'number', label: 'Miles per imperial gallon', decimals: 2, section: 'In every unit' },
    kmPerLitre: { kind: 'number', label: 'Kilometres per litre', decimals: 2, section: 'In every unit' },
    carbonPer: {
      kind: 'number',
      label: 'CO2 for each km or mile',
      decimals: 1,
      unit: { field: 'distanceUnit', is: { km: 'g/km', mi: 'g/mi' } },
      section: 'In every unit',
    },
    tanks: {
      kind: 'table',
      label: 'From full tank to full tank',
      optional: true,
      columns: {
        odometer: { kind: 'number', label: 'Odometer' },
        distance: { kind: 'number', label: 'Distance', unit: inDistance },
        fuel: { kind: 'number', label: 'Fuel', decimals: 2, unit: inFuel },
        economy: { kind: 'number', label: 'Economy', decimals: 2, unit: inEconomy },
        average: { kind: 'number', label: 'Average so far', decimals: 2, unit: inEconomy },
        cost: { kind: 'money', label: 'Cost' },
      },
      totals: ['distance', 'fuel', 'cost'],
    },
  },
  formula:
    'Miles per gallon = miles ÷ gallons; L/100 km = litres × 100 ÷ km = 235.215 ÷ mpg (US) = 282.481 ÷ mpg (UK). An average is all distance over all fuel. CO2 = gallons × 8.887 kg (petrol) or 10.180 kg (diesel)',
  limits: [
    'Pump and odometer are taken as exact; a pump that clicks off early moves one tank by a few percent, and the next one back.',
    'CO2 is what leaves the tailpipe, without the making and moving of the fuel.',
    'Fuel with much ethanol holds less carbon a litre than the factor for petrol says.',
  ],
  sources: [
    {
      title: 'EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle',
      href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
    },
    {
      title: 'NIST Special Publication 811: conversion factors',
      href: 'https://www.nist.gov/pml/special-publication-811',
    },
  ],
  rules: [tailpipeCarbon],

  compute(values, { show }) {
    const { method, distanceUnit, fuelUnit, economyUnit, start, end } = values
    const kilometres = distanceUnit === 'km' ? 1 : kilometresPerMile
    const litres = litresIn[fuelUnit]
    const per100Of = (distance: number, fuel: number) => (fuel * litres * 100) / (distance * kilometres)
    const inUnit = (distance: number, fuel: number, unit: EconomyUnit = economyUnit) =>
      economyFrom(per100Of(distance, fuel), unit)

    const tanks: {
      odometer: number
      distance: number
      fuel: number
      economy: number
      average: number
      cost: number
    }[] = []
    let driven = values.distance
    let used = values.fuel
    let cost = values.fuel * values.price
    let uncounted = 0
    if (method === 'odometer') {
      if (end <= start) return problem('end', 'must be more than at the last full tank')
      driven = end - start
    }
    if (method === 'log') {
      const [first, ...later] = values.log
      if (!first || first.fill === 'partial') return problem('log', 'must begin with a full tank')
      let [since, from, at] = [0, first.odometer, first.odometer]
      let spent = 0
      driven = used = cost = 0
      for (const [index, fill] of later.entries()) {
        if (fill.odometer <= at)
          return problem('log', `must rise: the odometer of fill ${index + 2} is no higher than the one before`)
        at = fill.odometer
        since += fill.fuel
        spent += fill.fuel * fill.price
        uncounted += 1
        if (fill.fill === 'partial') continue
        if (since === 0) return problem('log', `must hold fuel: fill ${index + 2} has none`)
        const distance = at - from
        driven += distance
        used += since
        cost += spent
        tanks.push({
          odometer: at,
          distance,
          fuel: since,
          economy: inUnit(distance, since),
          average: inUnit(driven, used),
          cost: spent,
        })
        ;[since, spent, from, uncounted] = [0, 0, at, 0]
      }
      if (tanks.length === 0) return problem('log', 'must hold a second full tank')
    }
    const carbon = used * litres * carbonPerLitre(tailpipeCarbon.versions[0].value[values.kind])
    return {
      economy: inUnit(driven, used),
      ...(cost > 0 ? { costPer: cost / driven, cost } : {}),
      driven,
      used,
      carbon,
      ...(uncounted > 0
        ? {
            left: {
              is: 'plain',
              says: `${show.count(uncounted)} at the end of the log wait for the next full tank: until then nobody knows what was burned.`,
            },
          }
        : {}),
      per100: inUnit(driven, used, 'per100'),
      mpgUs: inUnit(driven, used, 'mpgUs'),
      mpgUk: inUnit(driven, used, 'mpgUk'),
      kmPerLitre: inUnit(driven, used, 'kmPerLitre'),
      carbonPer: (carbon * 1000) / driven,
      ...(method === 'log' ? { tanks } : {}),
    }
  },

  steps: ({ method, distanceUnit, fuelUnit, kind }) => {
    const with_ = {
      litres: { kind: 'number', value: litresIn[fuelUnit], decimals: 6 },
      km: { kind: 'number', value: kilometresPerMile, decimals: 6 },
      gallon: { kind: 'number', value: litresIn.usGallon, decimals: 6 },
      factor: { kind: 'number', value: tailpipeCarbon.versions[0].value[kind], decimals: 3 },
      usMile: { kind: 'number', value: economyFrom(1, 'mpgUs'), decimals: 6 },
      ukMile: { kind: 'number', value: economyFrom(1, 'mpgUk'), decimals: 6 },
    } as const
    const litres = fuelUnit === 'litre' ? '{used}' : '{used} × {litres}'
    const km = distanceUnit === 'km' ? '{driven}' : '({driven} × {km})'
    return [
      ...(method === 'odometer' ? [{ gives: 'driven' as const, is: '{end} − {start}' }] : []),
      ...(method === 'log'
        ? [
            { gives: 'driven' as const, is: '{tanks.distance}' },
            { gives: 'used' as const, is: '{tanks.fuel}' },
          ]
        : []),
      { gives: 'per100', is: `${litres} × 100 ÷ ${km}`, with: with_ },
      { gives: 'mpgUs', is: '{usMile} ÷ {per100}', with: with_ },
      { gives: 'mpgUk', is: '{ukMile} ÷ {per100}', with: with_ },
      { gives: 'kmPerLitre', is: '100 ÷ {per100}' },
      ...(method === 'log' ? [] : [{ gives: 'cost' as const, is: '{used} × {price}' }]),
      { gives: 'costPer', is: '{cost} ÷ {driven}' },
      { gives: 'carbon', is: `${litres} ÷ {gallon} × {factor}`, with: with_ },
      { gives: 'carbonPer', is: '{carbon} × 1000 ÷ {driven}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'Economy of each tank and the average',
      of: 'tanks',
      x: 'odometer',
      y: ['economy', 'average'],
      needs: 'tanks',
      shownWhen: isLog,
    },
  ],
  examples: [
    {
      name: 'One tank of 12 gallons',
      given: {
        method: 'trip',
        distance: 348,
        fuel: 12,
        price: 3.6,
        distanceUnit: 'mi',
        fuelUnit: 'usGallon',
        economyUnit: 'mpgUs',
      },
      expect: { economy: 29, costPer: 0.124, per100: 8.11, carbon: 106.6 },
    },
    {
      name: 'A log with a part fill',
      given: {
        method: 'log',
        log: [
          { odometer: 10_000, fuel: 40, price: 1.6, fill: 'full' },
          { odometer: 10_500, fuel: 35, price: 1.6, fill: 'full' },
          { odometer: 10_700, fuel: 10, price: 1.6, fill: 'partial' },
          { odometer: 11_100, fuel: 35, price: 1.6, fill: 'full' },
        ],
        distanceUnit: 'km',
        fuelUnit: 'litre',
        economyUnit: 'per100',
      },
      expect: { economy: 7.27, cost: 128, driven: 1100 },
    },
  ],
})
