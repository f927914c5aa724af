import { choice, defineCalculator, money, number, percent, problem, quantity } from '@/lib/kits/calculator'
import type { Verdict } from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import { tailpipeCarbon } from '@/lib/law/us/vehicle-emissions'
import {
  economyUnits,
  fuelUnits,
  kilometresPerMile,
  litresIn,
  litresPer100km,
} from '@/lib/subjects/vehicles/fuel-economy'
import { carbonPerLitre } from '@/lib/subjects/vehicles/tailpipe'
import { writeDuration } from '@/lib/subjects/time/write-duration'

const isAc = { field: 'current', is: 'ac' } as const
const isDc = { field: 'current', is: 'dc' } as const
const byRegion = { in: 8, jp: 31, kr: 200 } as const

export default defineCalculator({
  inputs: {
    battery: number('Usable battery', { initial: 60, above: 0, max: 2000, unit: 'kWh' }),
    from: percent('Charge from', { initial: 0.2, slider: { to: 1, step: 0.05 }, max: 1 }),
    to: percent('Charge to', { initial: 0.8, slider: { to: 1, step: 0.05 }, max: 1 }),
    charger: number('Charger', { initial: 11, initialIn: { us: 7.7, uk: 7.4 }, above: 0, max: 2000, unit: 'kW' }),
    price: money('Price of a kWh', {
      initial: 0.3,
      initialIn: byRegion,
      max: 1e6,
      decimals: 4,
      help: 'An example. Enter what your tariff charges when you charge; for a year it is the off-peak price.',
    }),
    current: choice('Charging', {
      options: { ac: 'AC (home, street)', dc: 'DC (fast)' },
      initial: 'ac',
      section: 'Charging',
      refines: true,
    }),
    acLimit: number('Most that the car takes on AC', {
      initial: 11,
      above: 0,
      max: 100,
      unit: 'kW',
      shownWhen: isAc,
      section: 'Charging',
      refines: true,
    }),
    dcLimit: number('Most that the car takes on DC', {
      initial: 130,
      above: 0,
      max: 2000,
      unit: 'kW',
      shownWhen: isDc,
      section: 'Charging',
      refines: true,
    }),
    taper: percent('Power above 80%', {
      initial: 0.35,
      above: 0,
      max: 1,
      slider: { from: 0.1, to: 1, step: 0.05 },
      help: 'Of the power below. An assumption; tests of your car show its curve.',
      shownWhen: isDc,
      section: 'Charging',
      refines: true,
    }),
    loss: percent('Lost between meter and battery', {
      initial: 0.1,
      slider: { to: 0.3, step: 0.01 },
      below: 1,
      max: 0.9,
      help: 'An assumption. More on a household socket, less on DC.',
      section: 'Charging',
      refines: true,
    }),
    consumption: number('Consumption', {
      initial: 17,
      initialIn: { us: 3.5, uk: 3.5 },
      above: 0,
      max: 1000,
      section: 'A year',
      refines: true,
    }),
    consumptionUnit: choice('Consumption in', {
      options: { per100: 'kWh/100 km', perKwh: 'mi/kWh' },
      initial: 'per100',
      initialIn: { us: 'perKwh', uk: 'perKwh' },
      section: 'A year',
      refines: true,
    }),
    distance: quantity('Distance a year', {
      of: 'length',
      unit: 'km',
      units: ['km', 'mi'],
      unitIn: { us: 'mi', uk: 'mi' },
      initial: 15_000,
      min: 0,
      max: 1e6,
      section: 'A year',
      refines: true,
    }),
    publicShare: percent('Charged in public', {
      initial: 0.2,
      slider: { to: 1, step: 0.05 },
      max: 1,
      section: 'A year',
      refines: true,
    }),
    publicPrice: money('Price of a kWh in public', {
      initial: 0.55,
      initialIn: { in: 18, jp: 60, kr: 350 },
      max: 1e6,
      decimals: 4,
      section: 'A year',
      refines: true,
    }),
    peakShare: percent('At home in peak hours', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 1,
      help: 'Of what the grid gives you at home.',
      section: 'A year',
      refines: true,
    }),
    peakPrice: money('Price of a kWh in peak hours', {
      initial: 0.4,
      initialIn: { in: 10, jp: 40, kr: 250 },
      max: 1e6,
      decimals: 4,
      section: 'A year',
      refines: true,
    }),
    solarShare: percent('At home from your own roof', {
      initial: 0,
      slider: { to: 1, step: 0.05 },
      max: 1,
      section: 'A year',
      refines: true,
    }),
    solarPrice: money('What a kWh of your roof is worth', {
      initial: 0,
      max: 1e6,
      decimals: 4,
      help: 'The feed-in payment that you give up.',
      section: 'A year',
      refines: true,
    }),
    wallbox: money('Wallbox with installation', { initial: 0, max: 1e9, section: 'A year', refines: true }),
    gridCarbon: number('CO2 of your grid', {
      optional: true,
      min: 0,
      max: 2000,
      unit: 'g/kWh',
      help: 'From your supplier’s disclosure.',
      section: 'A year',
      refines: true,
    }),
    economy: number('Economy of the petrol car', {
      initial: 7,
      initialIn: { us: 30, uk: 42 },
      above: 0,
      max: 1000,
      section: 'Petrol car',
      refines: true,
    }),
    economyUnit: choice('Its economy in', {
      options: economyUnits,
      initial: 'per100',
      initialIn: { us: 'mpgUs', uk: 'mpgUk' },
      as: 'menu',
      section: 'Petrol car',
      refines: true,
    }),
    fuelPrice: money('Petrol price', {
      initial: 1.5,
      initialIn: { us: 3.5, in: 100, jp: 170, kr: 1700 },
      max: 1e6,
      decimals: 4,
      help: 'An example. Enter what your pump shows.',
      section: 'Petrol car',
      refines: true,
    }),
    fuelPer: choice('Petrol price for a', {
      options: fuelUnits,
      initial: 'litre',
      initialIn: { us: 'usGallon' },
      as: 'menu',
      section: 'Petrol car',
      refines: true,
    }),
  },
  outputs: {
    cost: { kind: 'money', label: 'Cost of this charge' },
    time: { kind: 'text', label: 'Time' },
    drawn: { kind: 'number', label: 'Energy from the meter', decimals: 1, unit: 'kWh' },
    power: { kind: 'number', label: 'Power that flows', decimals: 1, unit: 'kW' },
    added: {
      kind: 'number',
      label: 'Range added',
      decimals: 0,
      unit: { field: 'consumptionUnit', is: { per100: 'km', perKwh: 'mi' } },
    },
    limit: { kind: 'verdict', label: 'What sets the pace' },
    hours: { kind: 'number', label: 'Time in hours', decimals: 2, unit: 'h', section: 'This charge' },
    stored: { kind: 'number', label: 'Energy in the battery', decimals: 1, unit: 'kWh', section: 'This charge' },
    year: { kind: 'money', label: 'Charging a year', section: 'A year' },
    average: { kind: 'money', label: 'Average price of a kWh', decimals: 3, section: 'A year' },
    per100: { kind: 'money', label: 'Electricity for 100 km', section: 'A year' },
    perMile: { kind: 'money', label: 'Electricity for a mile', decimals: 3, section: 'A year' },
    petrolYear: { kind: 'money', label: 'Petrol a year', section: 'Against petrol' },
    saving: { kind: 'money', label: 'Saved a year', section: 'Against petrol' },
    petrolCarbon: {
      kind: 'number',
      label: 'CO2 of the petrol car',
      decimals: 0,
      unit: 'kg a year',
      section: 'Against petrol',
    },
    carbon: {
      kind: 'number',
      label: 'CO2 of the electricity',
      decimals: 0,
      unit: 'kg a year',
      optional: true,
      section: 'Against petrol',
    },
    payback: {
      kind: 'number',
      label: 'Wallbox paid back after',
      decimals: 1,
      unit: 'years',
      optional: true,
      help: 'By what home energy costs less than public charging.',
      section: 'Against petrol',
    },
    powers: {
      kind: 'table',
      label: 'The same charge at other chargers',
      columns: {
        charger: { kind: 'number', label: 'Charger', unit: 'kW' },
        power: { kind: 'number', label: 'Flows', decimals: 1, unit: 'kW' },
        time: { kind: 'text', label: 'Time' },
      },
    },
    mix: {
      kind: 'table',
      label: 'Where a year’s energy comes from',
      columns: {
        place: { kind: 'text', label: 'Source' },
        energy: { kind: 'number', label: 'Energy', decimals: 0, unit: 'kWh' },
        cost: { kind: 'money', label: 'Cost' },
      },
      totals: ['energy', 'cost'],
    },
    years: {
      kind: 'series',
      label: 'Spent on energy since the start',
      columns: {
        year: { kind: 'count', label: 'Year' },
        electric: { kind: 'money', label: 'Electric, with wallbox' },
        petrol: { kind: 'money', label: 'Petrol' },
      },
    },
  },
  formula:
    'Stored = battery × (to − from); drawn = stored ÷ (1 − loss); cost = drawn × price; time = drawn ÷ power, the part above 80% on DC at the share that you enter; power = the lower of charger and car',
  limits: [
    'Below 80% the power is even. Cold batteries and full stations are slower.',
    'Fees for starting, parking or blocking a charger are left out.',
    'The CO2 of petrol is from the tailpipe; that of your grid is what you enter.',
    'Prices stay as they are in the chart over the years.',
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
    { title: 'IEC 61851-1: Electric vehicle conductive charging system, general requirements' },
  ],
  rules: [tailpipeCarbon],

  compute(values, { show }) {
    const { battery, from, to, charger, price, loss, consumptionUnit } = values
    if (to <= from) return problem('to', 'must be more than the charge it starts from')
    const isFast = values.current === 'dc'
    const carLimit = isFast ? values.dcLimit : values.acLimit
    const stored = battery * (to - from)
    const drawn = stored / (1 - loss)
    const above = (Math.max(0, to - fullPower) - Math.max(0, from - fullPower)) / (to - from)
    const hoursAt = (power: number) => (drawn / power) * (1 - above + above / (isFast ? values.taper : 1))
    const power = Math.min(charger, carLimit)
    const hours = hoursAt(power)

    const per100 = consumptionPer100km(values)
    const needed = ((values.distance / 100) * per100) / (1 - loss)
    const mix = sourcesOf(values).map(({ place, share, price: paid }) => ({
      place,
      energy: needed * share,
      cost: needed * share * paid,
    }))
    const year = mix.reduce((sum, { cost }) => sum + cost, 0)
    const average = sourcesOf(values).reduce((sum, one) => sum + one.share * one.price, 0)
    const litres = (values.distance / 100) * litresPer100km(values.economy, values.economyUnit)
    const petrolYear = (litres / litresIn[values.fuelPer]) * values.fuelPrice
    const homeShare = 1 - values.publicShare
    const homeCost = year - needed * values.publicShare * values.publicPrice
    const gain = needed * homeShare * values.publicPrice - homeCost
    const kilometres = (stored / per100) * 100
    return {
      cost: drawn * price,
      time: written(hours, show),
      drawn,
      power,
      added: consumptionUnit === 'per100' ? kilometres : kilometres / kilometresPerMile,
      limit: pace(charger, carLimit),
      hours,
      stored,
      year,
      average,
      per100: (per100 / (1 - loss)) * average,
      perMile: ((per100 / (1 - loss)) * average * kilometresPerMile) / 100,
      petrolYear,
      saving: petrolYear - year,
      petrolCarbon: litres * carbonPerLitre(tailpipeCarbon.versions[0].value.petrol),
      ...(values.gridCarbon === undefined
        ? {}
        : { carbon: (needed * (1 - homeShare * values.solarShare) * values.gridCarbon) / 1000 }),
      ...(values.wallbox > 0 && gain > 0.005 ? { payback: values.wallbox / gain } : {}),
      powers: (isFast ? [50, 100, 150, 250, 350] : [2.3, 3.7, 7.4, 11, 22]).map((size) => ({
        charger: size,
        power: Math.min(size, carLimit),
        time: written(hoursAt(Math.min(size, carLimit)), show),
      })),
      mix: mix.filter(({ energy }) => energy > 0),
      years: Array.from({ length: 11 }, (_, count) => ({
        year: count,
        electric: values.wallbox + year * count,
        petrol: petrolYear * count,
      })),
    }
  },

  steps: (values) => {
    const { current, from, to, taper, publicShare, solarShare, peakShare } = values
    const above = (Math.max(0, to - fullPower) - Math.max(0, from - fullPower)) / (to - from)
    const share = { kind: 'percent', value: above, decimals: 4 } as const
    const per100 = { kind: 'number', value: consumptionPer100km(values), decimals: 6 } as const
    const mile = { kind: 'number', value: kilometresPerMile, decimals: 6 } as const
    const slow = current === 'dc' && above > 0 && taper < 1
    const home = [
      ...(solarShare > 0 ? ['{solarShare} × {solarPrice}'] : []),
      `${solarShare > 0 ? '(1 − {solarShare}) × ' : ''}${peakShare > 0 ? '({peakShare} × {peakPrice} + (1 − {peakShare}) × {price})' : '{price}'}`,
    ].join(' + ')
    return [
      { gives: 'stored', is: '{battery} × ({to} − {from})' },
      { gives: 'drawn', is: '{stored} ÷ (1 − {loss})' },
      { gives: 'cost', is: '{drawn} × {price}' },
      { gives: 'power', is: `min({charger}, {${current === 'dc' ? 'dcLimit' : 'acLimit'}})` },
      {
        gives: 'hours',
        is: slow ? '{drawn} ÷ {power} × (1 − {slowPart} + {slowPart} ÷ {taper})' : '{drawn} ÷ {power}',
        with: { slowPart: share },
      },
      {
        gives: 'average',
        is: publicShare > 0 ? `{publicShare} × {publicPrice} + (1 − {publicShare}) × (${home})` : home,
      },
      { gives: 'per100', is: '{needs} ÷ (1 − {loss}) × {average}', with: { needs: per100 } },
      { gives: 'perMile', is: '{per100} × {mile} ÷ 100', with: { mile } },
      { gives: 'year', is: '{per100} × {distance} ÷ 100' },
      { gives: 'saving', is: '{petrolYear} − {year}' },
    ]
  },

  charts: [
    { kind: 'line', title: 'Spent on energy since the start', of: 'years', x: 'year', y: ['electric', 'petrol'] },
  ],
  examples: [
    {
      name: 'A night at the wallbox',
      given: {
        battery: 60,
        from: 0.2,
        to: 0.8,
        charger: 11,
        price: 0.27,
        current: 'ac',
        acLimit: 11,
        loss: 0.1,
        consumption: 18,
        consumptionUnit: 'per100',
        distance: 15_000,
        publicShare: 0.1,
        publicPrice: 0.6,
        peakShare: 0,
        solarShare: 0,
        wallbox: 900,
        economy: 7,
        economyUnit: 'per100',
        fuelPrice: 1.7,
        fuelPer: 'litre',
      },
      expect: { cost: 10.8, drawn: 40, hours: 3.64, year: 909, saving: 876 },
    },
  ],
})

/** To the minute. */
const written = (hours: number, show: Show) => writeDuration(Math.max(1, Math.round(hours * 60)) * 60, show)

/** The state of charge up to which a fast charger runs at full power here. */
const fullPower = 0.8

function consumptionPer100km({
  consumption,
  consumptionUnit,
}: {
  consumption: number
  consumptionUnit: 'per100' | 'perKwh'
}) {
  return consumptionUnit === 'per100' ? consumption : 100 / (consumption * kilometresPerMile)
}

interface Tariffs {
  price: number
  peakPrice: number
  peakShare: number
  publicPrice: number
  publicShare: number
  solarPrice: number
  solarShare: number
}

/** Shares of the energy drawn, which add up to 1, and what a kWh of each costs. */
function sourcesOf({ price, peakPrice, peakShare, publicPrice, publicShare, solarPrice, solarShare }: Tariffs) {
  const home = 1 - publicShare
  const grid = home * (1 - solarShare)
  return [
    { place: 'Home, off-peak', share: grid * (1 - peakShare), price },
    { place: 'Home, peak', share: grid * peakShare, price: peakPrice },
    { place: 'Own roof', share: home * solarShare, price: solarPrice },
    { place: 'Public', share: publicShare, price: publicPrice },
  ]
}

function pace(charger: number, carLimit: number): Verdict {
  if (charger === carLimit) return { is: 'plain', says: 'Charger and car agree: both stop at this power.' }
  return charger < carLimit
    ? { is: 'plain', says: 'The charger: the car could take more.' }
    : { is: 'plain', says: 'The car: a stronger charger would not shorten this charge.' }
}
