import { defineCases } from '@/lib/kits/calculator'
import gasMileage from './gas-mileage'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const epa = {
  title: 'EPA: Greenhouse Gas Emissions from a Typical Passenger Vehicle',
  href: 'https://www.epa.gov/greenvehicles/greenhouse-gas-emissions-typical-passenger-vehicle',
}
const american = {
  method: 'trip',
  distanceUnit: 'mi',
  fuelUnit: 'usGallon',
  economyUnit: 'mpgUs',
  kind: 'petrol',
} as const
const metric = { distanceUnit: 'km', fuelUnit: 'litre', economyUnit: 'per100', kind: 'petrol' } as const
const log = [
  { odometer: 10_000, fuel: 40, price: 1.6, fill: 'full' },
  { odometer: 10_500, fuel: 35, price: 1.6, fill: 'full' },
  { odometer: 10_700, fuel: 10, price: 1.6, fill: 'partial' },
  { odometer: 11_100, fuel: 35, price: 1.6, fill: 'full' },
] as const

export default defineCases(gasMileage, [
  {
    name: 'A typical car: 22 miles to the gallon are 404 grams a mile',
    given: { ...american, distance: 22, fuel: 1, price: 0 },
    expect: { economy: 22, carbonPer: 404, carbon: 8.9, costPer: null, cost: null },
    source: { ...epa, how: '8,887 grams a gallon ÷ 22.0 miles a gallon = 404 grams a mile' },
  },
  {
    name: '11,500 miles a year at 22 to the gallon are 4.6 metric tons',
    given: { ...american, distance: 11_500, fuel: 522.727272727, price: 0 },
    expect: { carbon: 4645.5 },
    source: { ...epa, how: '4.6 metric tons of CO2 a year; 11,500 ÷ 22 × 8.887 = 4,645.5 kg' },
  },
  {
    name: 'One mile per US gallon is 235.215 L/100 km, and 1.201 miles per imperial gallon',
    given: { ...american, distance: 1, fuel: 1, price: 0 },
    expect: { per100: 235.215, mpgUs: 1, mpgUk: 1.201, kmPerLitre: 0.425 },
    source: {
      title: 'NIST Special Publication 811, appendix B.8',
      href: 'https://www.nist.gov/pml/special-publication-811',
      how: 'L/100 km = 235.215 ÷ mpg; 1 mi/gal = 0.4251437 km/L; 4.54609 ÷ 3.785411784 = 1.20095',
    },
  },
  {
    name: 'Between odometer readings, 40 miles to the imperial gallon are 7.062 L/100 km',
    given: {
      method: 'odometer',
      start: 1000,
      end: 1400,
      fuel: 10,
      price: 6,
      distanceUnit: 'mi',
      fuelUnit: 'ukGallon',
      economyUnit: 'mpgUk',
      kind: 'diesel',
    },
    expect: { economy: 40, per100: 7.062, driven: 400, used: 10, cost: 60, costPer: 0.15, carbon: 122.3 },
    source: paper('282.481 ÷ 40 = 7.062; 10 × 4.54609 ÷ 3.785411784 × 10.180 = 122.26'),
  },
  {
    name: 'A part fill belongs to the tank of the next full one: 45 litres over 600 km',
    given: { ...metric, method: 'log', log },
    expect: {
      economy: 7.27,
      driven: 1100,
      used: 80,
      cost: 128,
      costPer: 0.116,
      left: null,
      tanks: {
        rows: 2,
        at: {
          0: { odometer: 10_500, distance: 500, fuel: 35, economy: 7, average: 7, cost: 56 },
          1: { odometer: 11_100, distance: 600, fuel: 45, economy: 7.5, average: 7.27, cost: 72 },
        },
        sum: { distance: 1100, fuel: 80, cost: 128 },
      },
    },
    source: paper('35 ÷ 5 = 7.0; 45 ÷ 6 = 7.5; 80 ÷ 11 = 7.27, and not the mean of 7.25'),
  },
  {
    name: 'A part fill at the end waits',
    given: { ...metric, method: 'log', log: [...log, { odometer: 11_400, fuel: 15, price: 1.6, fill: 'partial' }] },
    expect: { driven: 1100, used: 80, left: 'plain' },
    says: { left: '1 at the end of the log' },
    source: paper('The last full tank is at 11,100'),
  },
  {
    name: 'An odometer that stands still',
    given: { ...metric, method: 'log', log: [log[0], { ...log[1], odometer: 10_000 }] },
    problem: 'log',
    because: 'fill 2',
    source: paper('10,000 − 10,000 = 0'),
  },
  {
    name: 'A log that begins with a part fill, and one without a second full tank',
    given: { ...metric, method: 'log', log: [log[2], log[3]] },
    problem: 'log',
    because: 'begin with a full tank',
    source: paper('Nobody knows what was in the tank'),
  },
  {
    name: 'Only part fills after the first',
    given: { ...metric, method: 'log', log: [log[0], log[2]] },
    problem: 'log',
    because: 'second full tank',
    source: paper('Nobody knows what is left in the tank'),
  },
  {
    name: 'A fill without fuel',
    given: { ...metric, method: 'log', log: [log[0], { ...log[1], fuel: 0 }] },
    problem: 'log',
    because: 'fill 2 has none',
    source: paper('500 km on nothing'),
  },
  {
    name: 'An odometer that runs backwards',
    given: { ...metric, method: 'odometer', start: 500, end: 400, fuel: 10, price: 0 },
    problem: 'end',
    source: paper('400 − 500 is negative'),
  },
])
