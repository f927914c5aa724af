import { defineCases } from '@/lib/kits/calculator'
import electricity from './electricity-cost'

const plain = { tariff: 'flat', rest: 0, fixed: 0, swaps: [], carbon: undefined } as const
/** 4,000 W in ten hours of 360 days are 1,200 kWh a month. */
const twelveHundred = [{ name: 'House', kind: 'own', watts: 4000, hours: 10, days: 360 }] as const
const seymour = {
  title: 'City of Seymour: Billing Calculation Examples',
  href: 'https://cityofseymour.org/departments/utilities/residential-electricity/bill-comparison/',
} as const
const livonia = {
  title: 'City of Livonia: Estimating Appliance and Home Electronic Energy Use',
  href: 'https://www.livonia.gov/1460/Estimating-Appliance-Home-Electronic-Ene',
} as const
const meter = {
  title: 'Black & Decker EM100B power monitor, manual, page 11: Tiered Rate Billing Example',
  href: 'http://black-decker.manymanuals.fr/tvs-monitors/em100b/instruction-manual-44260/11',
} as const
const meterTiers = [{ upTo: 2300, price: 0.1 }, { price: 0.15 }, { upTo: 1300, price: 0.05 }] as const

export default defineCases(electricity, [
  {
    name: 'A window fan of 200 W, four hours on 120 days: 96 kWh, $10.56',
    given: { ...plain, appliances: [{ name: 'Fan', kind: 'own', watts: 200, hours: 4, days: 120 }], price: 0.11 },
    expect: {
      used: 96,
      year: 10.56,
      month: 0.88,
      average: 0.11,
      standbyUsed: 0,
      standbyCost: 0,
      standbyShare: 0,
      usedMonth: 8,
      carbonYear: null,
      savings: { rows: 0 },
    },
    source: {
      ...livonia,
      how: '(200 Watts × 4 hours/day × 120 days/year) ÷ 1000 = 96 kWh × 11 cents/kWh = $10.56/year',
    },
  },
  {
    name: 'A computer and its monitor: 394 kWh',
    given: {
      ...plain,
      appliances: [
        { kind: 'computer', hours: 4, days: 365 },
        { name: 'Monitor', kind: 'own', watts: 150, hours: 4, days: 365 },
      ],
      price: 0.11,
    },
    expect: {
      used: 394.2,
      year: 43.362,
      table: {
        rows: 2,
        at: {
          0: { name: 'Monitor', watts: 150, energy: 219, standby: 0, cost: 24.09, share: 0.5555556, hour: 0.0165 },
          1: { name: 'Desktop computer', watts: 120, energy: 175.2 },
        },
        sum: { energy: 394.2, standby: 0, cost: 43.362, share: 1 },
      },
      periods: {
        rows: 4,
        at: {
          0: { period: 'A day', energy: 1.08, cost: 0.1188 },
          1: { period: 'A week', energy: 7.56, cost: 0.8316 },
          3: { period: 'A year', energy: 394.2, cost: 43.362 },
        },
      },
      verdict: 'plain',
    },
    says: { verdict: 'Monitor takes most' },
    source: {
      ...livonia,
      how: '[(120 Watts + 150 Watts) × 4 hours/day × 365 days/year] ÷ 1000 = 394 kWh; the page then rounds before it multiplies by 11 cents',
    },
  },
  {
    name: 'A refrigerator runs a third of the time',
    given: { ...plain, appliances: [{ kind: 'refrigerator', hours: 24, days: 365 }], price: 0.1 },
    expect: { used: 2117 },
    source: { ...livonia, how: 'Divide the time that it is plugged in by three: 725 W × 2,920 h' },
  },
  {
    name: 'Winter bill of three blocks: $169.85',
    given: {
      ...plain,
      appliances: [...twelveHundred],
      tariff: 'tiered',
      tiers: [{ upTo: 250, price: 0.149 }, { upTo: 700, price: 0.134 }, { price: 0.1296 }],
      fixed: 7.5,
    },
    expect: { bill: 169.85, month: 162.35, usedMonth: 1200 },
    source: {
      ...seymour,
      how: '1,200 kWh: $16.00 + $22.05 + $22.30 + $102.00 + $7.50; the power cost of .085 is added to each block here',
    },
  },
  {
    name: 'Summer bill of four blocks: $275.13',
    given: {
      ...plain,
      appliances: [{ kind: 'own', watts: 8000, hours: 10, days: 300 }],
      tariff: 'tiered',
      tiers: [
        { upTo: 250, price: 0.149 },
        { upTo: 700, price: 0.134 },
        { upTo: 1250, price: 0.1325 },
        { price: 0.1296 },
      ],
      fixed: 7.5,
    },
    expect: { bill: 275.125, table: { at: { 0: { name: 'Appliance 1' } } } },
    source: { ...seymour, how: '2,000 kWh: $275.13 before tax, each line rounded there' },
  },
  {
    name: 'Three blocks in any order: 65 + 100 + 60',
    given: {
      ...plain,
      appliances: [{ kind: 'own', watts: 9000, hours: 10, days: 360 }],
      tariff: 'tiered',
      tiers: [...meterTiers],
    },
    expect: { month: 225, year: 2700, average: 0.0833333 },
    source: { ...meter, how: '2,700 kWh of generation: 1300 × .05, 1000 × .10, 400 × .15' },
  },
  {
    name: 'On top of 1,300 kWh the next thousand cost the second price',
    given: {
      ...plain,
      appliances: [{ kind: 'own', watts: 4000, hours: 10, days: 300 }],
      tariff: 'tiered',
      tiers: [...meterTiers],
      rest: 1300,
    },
    expect: { month: 100, bill: 165, average: 0.1 },
    source: { ...meter, how: '1000 kWh at the middle rate: $100, after 1300 at the lowest: $65' },
  },
  {
    name: 'Blocks that all have an end, and use beyond them',
    given: {
      ...plain,
      appliances: [{ kind: 'own', watts: 4000, hours: 10, days: 300 }],
      tariff: 'tiered',
      tiers: [
        { upTo: 500, price: 0.1 },
        { upTo: 800, price: 0.2 },
      ],
    },
    expect: { month: 150 },
    source: { title: 'Arithmetic on paper', how: '500 × 0.1 + 500 × 0.2' },
  },
  {
    name: 'Peak and off-peak, standby, several of a kind and grid',
    given: {
      ...plain,
      appliances: [
        { name: 'Screens', kind: 'television', watts: 100, hours: 5, days: 200, standby: 2, count: 3, running: 0.5 },
      ],
      tariff: 'timed',
      peak: 0.4,
      offPeak: 0.2,
      peakShare: 0.25,
      carbon: 500,
      swaps: [
        { line: 1, watts: 40, standby: 0.5, price: 300 },
        { line: 1, watts: 150, price: 10 },
      ],
    },
    expect: {
      used: 196.56,
      standbyUsed: 46.56,
      average: 0.25,
      year: 49.14,
      standbyCost: 11.64,
      standbyShare: 0.2368742,
      carbonYear: 98.28,
      savings: {
        rows: 2,
        at: {
          0: { name: 'Screens', energy: 124.92, cost: 31.23, price: 300, payback: 9.6061479 },
          1: { energy: -75, cost: -18.75, payback: null },
        },
        sum: { energy: 49.92, cost: 12.48, price: 310 },
      },
    },
    source: {
      title: 'Arithmetic on paper',
      how: '3 × 100 × ½ × 1,000 h, and 3 × 2 × 7,760 h; 0.25 × 0.4 + 0.75 × 0.2; with 40 W and 0.5 W 60 + 11.64 kWh; with 150 W 75 more; 6 × 230 × 0.8',
    },
  },
  {
    name: '1,500 W for two hours on thirty days are 90 kWh',
    given: { ...plain, appliances: [{ kind: 'own', watts: 1500, hours: 2, days: 30 }], price: 0 },
    expect: { used: 90, year: 0, average: 0 },
    source: { title: 'Arithmetic on paper', how: '1.5 × 2 × 30' },
  },
  {
    name: 'Nothing is switched on',
    given: { ...plain, appliances: [{ kind: 'own', watts: 1500, hours: 0, days: 30 }], price: 0.3 },
    expect: { used: 0, year: 0, average: null, standbyShare: null, table: { at: { 0: { share: null } } } },
    says: { verdict: 'Nothing' },
    source: { title: 'Arithmetic on paper', how: '0 hours' },
  },
  {
    name: 'No watts',
    given: { ...plain, appliances: [{ kind: 'own', hours: 2, days: 30 }], price: 0.3 },
    problem: 'appliances',
    because: 'line 1',
    source: { title: 'Arithmetic on paper', how: 'Nothing to multiply' },
  },
  {
    name: 'A replacement of what is not there',
    given: {
      ...plain,
      appliances: [{ kind: 'own', watts: 5, hours: 2, days: 30 }],
      price: 0.3,
      swaps: [{ line: 2, watts: 3, price: 5 }],
    },
    problem: 'swaps',
    source: { title: 'Arithmetic on paper', how: 'The list has one line' },
  },
  {
    name: 'Nameplates in amps: the line’s own volts and power factor before the common ones',
    given: {
      ...plain,
      appliances: [
        { name: 'Motor', kind: 'own', amps: 6, volts: 230, factor: 0.8, hours: 10, days: 100 },
        { name: 'Kettle', kind: 'own', amps: 10, hours: 1, days: 100 },
        { name: 'Lamp', kind: 'own', watts: 50, amps: 99, hours: 1, days: 100 },
      ],
      price: 0.1,
      volts: 120,
      factor: 1,
      swaps: [{ line: 1, watts: 552, price: 552 }],
    },
    expect: {
      used: 1229,
      year: 122.9,
      table: {
        at: {
          0: { name: 'Motor', watts: 1104, energy: 1104 },
          1: { name: 'Kettle', watts: 1200, energy: 120 },
          2: { watts: 50 },
        },
      },
      savings: { at: { 0: { energy: 552, cost: 55.2, payback: 10 } } },
    },
    source: {
      title: 'Arithmetic on paper',
      how: '6 × 230 × 0.8 = 1,104 W for 1,000 hours, 10 × 120 W and 50 W for 100 hours each',
    },
  },
  {
    name: 'Neither watts nor amps',
    given: { ...plain, appliances: [{ kind: 'own', hours: 1, days: 1 }] },
    problem: 'appliances',
    because: 'must have watts, amps or a typical kind',
    source: { title: 'Arithmetic on paper' },
  },
])
