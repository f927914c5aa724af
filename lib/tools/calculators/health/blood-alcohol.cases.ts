import { defineCases } from '@/lib/kits/calculator'
import alcohol from './blood-alcohol'

const script = { title: 'Python, minute by minute: tests/vectors/health-formula/alcohol.py' }
const paper = { title: 'Arithmetic on paper' }
const form = { title: 'Rule of the form' }
const review = {
  title: 'Archives of Toxicology 95 (2021) 3651–3664, table 1: a man of 40 years, 172.72 cm, 72.576 kg',
  href: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC8536606/table/Tab1',
}
const man = {
  sex: 'male',
  weight: 70,
  age: 40,
  height: 170,
  volumeIn: 'ml',
  rate: 0.015,
  units: 'au',
  clock: 'full',
} as const
/** Milliliters of 40% that hold so many grams. */
const spirit = (grams: number) => grams / 0.789 / 0.4
/** The review reckons with a density of 0.79 and 29.57 mL; its grams are entered. */
const reviewed = { ...man, weight: 72.576, height: 172.72, rate: 0.02 } as const
const one = (grams: number, time: string) => ({ count: 1, volume: spirit(grams), strength: 0.4, time })

export default defineCases(alcohol, [
  {
    name: '40 g, a man of 70 kg, at once: 0.084',
    given: { ...man, drinks: [one(40, '22:00')], at: '22:00' },
    expect: {
      bac: 0.0840336,
      perLitre: 0.840336,
      low: 0.0840336,
      high: 0.0840336,
      watson: 0.0791441,
      hours: 5.602241,
      soonest: 4.201681,
      latest: 8.403361,
      zeroAt: 'Between 02:13 the next day and 06:25 the next day',
      grams: 40,
      counted: 4,
      water: 40.4326,
      verdict: 'bad',
      list: {
        rows: 1,
        at: { 0: { name: 'Row 1', ago: 0, grams: 40, counted: 4, rise: 0.0840336 } },
        sum: { grams: 40, counted: 4 },
      },
      curve: {
        at: {
          0: { hour: 0, usual: 0.0840336, fast: 0.0840336, slow: 0.0840336 },
          4: { hour: 1, usual: 0.0690336, fast: 0.0640336, slow: 0.0740336 },
        },
      },
    },
    says: { verdict: 'It does not tell whether you may drive' },
    source: {
      ...script,
      how: '40 ÷ (0.68 × 70 × 10) = 0.08403, zero after 337, 253 and 505 minutes; Watson by the script',
    },
  },
  {
    name: 'A slow rate of one’s own: the band holds it',
    given: { ...man, rate: 0.006, drinks: [one(40, '22:00')], at: '23:00' },
    expect: {
      bac: 0.0780336,
      low: 0.0640336,
      high: 0.0780336,
      hours: 13.005602,
      soonest: 3.201681,
      latest: 13.005602,
      zeroAt: 'Between 02:13 the next day and 12:01 the next day',
    },
    source: { ...paper, how: '0.0840336 − 0.006 and − 0.02; ÷ 0.006 and ÷ 0.02' },
  },
  {
    name: 'A fast rate of one’s own: the band holds it',
    given: { ...man, rate: 0.03, drinks: [one(40, '22:00')], at: '23:00' },
    expect: {
      bac: 0.0540336,
      low: 0.0540336,
      high: 0.0740336,
      hours: 1.80112,
      soonest: 1.80112,
      latest: 7.403361,
    },
    source: { ...paper, how: '0.0840336 − 0.03 and − 0.01; ÷ 0.03 and ÷ 0.01' },
  },
  {
    name: 'Canadian drinks, and the curve in grams per liter',
    given: { ...man, units: 'ca', curveIn: 'mille', drinks: [one(40, '22:00')], at: '22:00' },
    expect: {
      counted: 2.973978,
      curve: { at: { 0: { hour: 0, usual: 0.840336, fast: 0.840336, slow: 0.840336 }, 4: { usual: 0.690336 } } },
    },
    source: {
      title: 'Canadian Centre on Substance Use and Addiction 2023: a standard drink of 13.45 g',
      href: 'https://www.ccsa.ca/en/canadas-guidance-alcohol-and-health',
      how: '40 ÷ 13.45; levels of the first case × 10',
    },
  },
  {
    name: 'Three drinks at once: 0.080881 by body water',
    given: { ...reviewed, drinks: [one(42.04854, '20:00')], at: '20:00' },
    expect: { watson: 0.080881, water: 41.5907792 },
    source: { ...review, how: 'Body water 41.5907792 L and 0.080881, consumption 1, printed there' },
  },
  {
    name: 'Two more drinks in each of three hours: 0.182642 by body water',
    given: {
      ...reviewed,
      drinks: [one(42.04854, '20:00'), one(28.03236, '21:00'), one(28.03236, '22:00'), one(28.03236, '23:00')],
      at: '23:00',
    },
    expect: { watson: 0.182642, bac: 0.195606 },
    source: { ...review, how: 'Consumption 4 with the high rate of 0.02, printed there; Widmark by alcohol.py' },
  },
  {
    name: 'One hour before: 0.114801',
    given: { ...reviewed, drinks: [one(42.04854, '20:00'), one(28.03236, '21:00')], at: '21:00' },
    expect: { watson: 0.114801 },
    source: { ...review, how: 'Consumption 2, printed there' },
  },
  {
    name: 'A glass of wine, a woman of 60 kg, factor of 0.6: 0.28 g/L',
    given: { ...man, sex: 'female', weight: 60, factor: 0.6, drinks: [one(10, '19:00')], at: '19:00' },
    expect: { perLitre: 0.277778 },
    source: {
      title: 'Campus+, University of Kaiserslautern: How much blood alcohol do I have?',
      href: 'https://www.campusplus.uni-kl.de/en/health/alcohol/how-much-blood-alcohol-do-i-have',
      how: '10 g ÷ (60 × 0.6) = 0.28 there',
    },
  },
  {
    name: 'The same glass, a man of 75 kg, factor of 0.7: 0.19 g/L',
    given: { ...man, weight: 75, factor: 0.7, drinks: [one(10, '19:00')], at: '19:00' },
    expect: { perLitre: 0.190476 },
    source: {
      title: 'Campus+, University of Kaiserslautern: How much blood alcohol do I have?',
      href: 'https://www.campusplus.uni-kl.de/en/health/alcohol/how-much-blood-alcohol-do-i-have',
      how: '10 g ÷ (75 × 0.7) = 0.19 there',
    },
  },
  {
    name: 'An evening with two drinks, a woman',
    given: {
      ...man,
      sex: 'female',
      drinks: [
        { name: 'Beer', count: 2, volume: 330, strength: 0.05, time: '20:00' },
        { name: 'Wine', count: 1, volume: 175, strength: 0.125, time: '21:30' },
      ],
      at: '23:00',
      units: 'uk',
    },
    expect: {
      bac: 0.067458,
      low: 0.052458,
      high: 0.082458,
      watson: 0.058897,
      water: 33.338,
      grams: 43.296375,
      counted: 5.412047,
      hours: 4.497208,
      list: { at: { 0: { name: 'Beer', ago: 3, grams: 26.037 }, 1: { name: 'Wine', ago: 1.5, counted: 2.157422 } } },
    },
    source: { ...script, how: 'default' },
  },
  {
    name: 'Ounces and American clocks, past midnight',
    given: {
      ...man,
      weight: 81.6466266,
      age: 30,
      height: 180,
      volumeIn: 'oz',
      drinksUs: [
        { count: 2, volume: 12, strength: 0.05, time: '10 pm' },
        { name: 'Whiskey', count: 1, volume: 1.5, strength: 0.4, time: '11 pm' },
      ],
      at: '1:00 am',
      units: 'us',
      clock: 'twelve',
    },
    expect: {
      bac: 0.0306494,
      low: 0.0156494,
      high: 0.0456494,
      watson: 0.0274553,
      grams: 42.000327,
      counted: 3.000023,
      zeroAt: 'Between 1:47\u00A0am and 5:34\u00A0am',
    },
    source: { ...script, how: 'ounces: zero after 47 and 274 minutes' },
  },
  {
    name: 'Eight hours between two beers: the first is gone',
    given: {
      ...man,
      weight: 80,
      height: 180,
      drinks: [
        { count: 1, volume: 330, strength: 0.05, time: '20:00' },
        { count: 1, volume: 330, strength: 0.05, time: '12:00' },
      ],
      at: '21:00',
    },
    expect: { bac: 0.0089311, low: 0.0039311, high: 0.0139311, watson: 0.0082118, hours: 0.595404 },
    source: { ...script, how: 'gap' },
  },
  {
    name: 'A beer at noon is gone by the evening, and that is no leave',
    given: { ...man, drinks: [{ count: 1, volume: 330, strength: 0.05, time: '12:00' }], at: '20:00' },
    expect: { bac: 0, high: 0, hours: 0, latest: 0, zeroAt: 'By the formula it is zero now', verdict: 'plain' },
    says: { verdict: 'this is no leave to drive' },
    source: { ...paper, how: '13.0185 ÷ 476 = 0.027; 8 × 0.01 = 0.08 are broken down' },
  },
  {
    name: 'A liter of spirits: a matter of life',
    given: {
      ...man,
      weight: 80,
      height: 180,
      drinks: [{ count: 1, volume: 1000, strength: 0.4, time: '20:00' }],
      at: '21:00',
    },
    expect: {
      bac: 0.565147,
      watson: 0.54771,
      verdict: 'bad',
      latest: 57.014706,
      zeroAt: 'Between 01:01 2 days later and 06:01 3 days later',
    },
    says: { verdict: 'needs an ambulance now' },
    source: { ...script, how: 'much: 1,681 and 3,421 minutes' },
  },
  {
    name: 'Nothing but water',
    given: { ...man, drinks: [{ count: 3, volume: 200, strength: 0, time: '20:00' }], at: '21:00' },
    expect: { bac: 0, grams: 0, counted: 0, zeroAt: 'By the formula it is zero now' },
    source: { ...paper, how: '0 g' },
  },
  {
    name: 'A drink after the time asked',
    given: {
      ...man,
      drinks: [
        { count: 1, volume: 330, strength: 0.05, time: '20:00' },
        { count: 1, volume: 330, strength: 0.05, time: '23:30' },
      ],
      at: '23:00',
    },
    problem: 'drinks',
    because: 'must not be later than the time asked, nor 16 hours before it: see row 2',
    source: { ...form, how: 'What is drunk later is in no blood yet' },
  },
  {
    name: 'A time that is none',
    given: { ...man, drinks: [{ count: 1, volume: 330, strength: 0.05, time: 'late' }], at: '23:00' },
    problem: 'drinks',
    because: 'in row 1',
    source: { ...form, how: 'Words are not read' },
  },
  {
    name: 'The time asked is none',
    given: { ...man, drinks: [one(10, '20:00')], at: '25:00' },
    problem: 'at',
    because: '23:30 or 11:30 pm',
    source: { ...form, how: 'A day ends at 24:00' },
  },
])
