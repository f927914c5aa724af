import { defineCases } from '@/lib/kits/calculator'
import fuelCost from './fuel-cost'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const epa = {
  title: 'EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle',
  href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
}
const plain = {
  how: 'once',
  round: 'both',
  people: 1,
  extras: 0,
  cityShare: 0.5,
  penalty: 0,
  kind: 'petrol',
  against: 'nothing',
  economyUnit: 'per100',
  priceFor: 'litre',
} as const
const commute = {
  ...plain,
  distance: 25,
  how: 'regular',
  trips: 5,
  weeks: 46,
  economy: 6.4,
  price: 1.75,
  extras: 4,
} as const
const american = { ...plain, economyUnit: 'mpgUs', priceFor: 'usGallon' } as const

export default defineCases(fuelCost, [
  {
    name: '50 km at 6.4 L/100 km are 3.2 litres: 5.60 and 4 of parking, 2,208 a year',
    given: { ...commute, against: 'fare', ticket: 8 },
    expect: {
      litres: 3.2,
      trip: 9.6,
      person: 9.6,
      week: 48,
      month: 184,
      year: 2208,
      other: 8,
      saving: 1.6,
      yearSaving: 368,
      verdict: 'plain',
      parts: {
        rows: 2,
        at: { 0: { item: 'Fuel', trip: 5.6, person: 5.6 }, 1: { item: 'Tolls and parking', trip: 4 } },
        sum: { trip: 9.6 },
      },
      prices: { rows: 5, at: { 0: { price: 1.4, trip: 8.48 }, 4: { price: 2.1, trip: 10.72 } } },
    },
    says: { verdict: 'The ticket would save $1.60 on each trip.' },
    source: paper('50 ÷ 100 × 6.4 = 3.2; × 1.75 = 5.60; + 4; × 5 × 46 = 2,208; ÷ 12 = 184'),
  },
  {
    name: '11,500 miles at 22 to the gallon emit 4.6 tons a year, 404 grams a mile',
    given: {
      ...american,
      distance: 1.609344,
      round: 'one',
      economy: 22,
      price: 0,
      how: 'regular',
      trips: 250,
      weeks: 46,
    },
    expect: { carbon: 0.404, yearCarbon: 4645.5, gallons: 0.045, year: 0 },
    source: { ...epa, how: '8,887 ÷ 22.0 = 404 grams a mile; × 11,500 miles = 4.6 metric tons' },
  },
  {
    name: '300 miles at 30 mpg are 10 gallons; four friends pay 13.75 each',
    given: { ...american, distance: 241.4016, economy: 30, price: 3.5, extras: 20, people: 4 },
    expect: {
      trip: 55,
      person: 13.75,
      gallons: 10,
      litres: 37.854,
      carbon: 88.87,
      week: null,
      year: null,
      other: null,
      parts: { sum: { person: 13.75 } },
    },
    source: paper('2 × 150 ÷ 30 = 10; 10 × 3.50 + 20 = 55; 10 × 3.785411784 L'),
  },
  {
    name: 'Mixed units: miles, UK miles to the gallon and a price for the litre',
    given: { ...plain, distance: 160.9344, round: 'one', economy: 40, economyUnit: 'mpgUk', price: 1.4 },
    expect: { litres: 11.365, trip: 15.91 },
    source: paper('100 ÷ 40 × 4.54609 = 11.365225; × 1.40 = 15.9113'),
  },
  {
    name: 'Half in town at 20 mpg and half on the road at 40: 3.75 gallons for 100 miles, not 3.33',
    given: { ...american, distance: 160.9344, round: 'one', economy: 40, city: 20, cityShare: 0.5, price: 4 },
    expect: { gallons: 3.75, trip: 15 },
    source: paper('50 ÷ 20 + 50 ÷ 40 = 3.75'),
  },
  {
    name: 'A roof box adds a fifth, and a second car would save a quarter of the fuel',
    given: {
      ...plain,
      distance: 500,
      round: 'one',
      economy: 8,
      price: 2,
      penalty: 0.2,
      extras: 10,
      against: 'car',
      otherEconomy: 6,
      otherPrice: 2,
      kind: 'diesel',
    },
    expect: { litres: 48, trip: 106, other: 82, saving: 24, yearSaving: null, carbon: 129.09 },
    says: { verdict: 'The other car would save $24.00' },
    source: paper('5 × 8 × 1.2 = 48; 5 × 6 × 1.2 = 36; 48 ÷ 3.785411784 × 10.180 = 129.085'),
  },
  {
    name: 'Three people by train cost more, or the same',
    given: { ...plain, distance: 50, economy: 6, price: 2, people: 3, against: 'fare', ticket: 5 },
    expect: { trip: 12, person: 4, other: 15, saving: -3 },
    says: { verdict: 'Tickets for all would cost $3.00 more on each trip.' },
    source: paper('6 litres × 2 = 12; 3 × 5 = 15'),
  },
  {
    name: 'A ticket at 4 each is no dearer and no cheaper',
    given: { ...plain, distance: 50, economy: 6, price: 2, people: 3, against: 'fare', ticket: 4 },
    expect: { saving: 0 },
    says: { verdict: 'Both cost the same.' },
    source: paper('3 × 4 = 12'),
  },
])
