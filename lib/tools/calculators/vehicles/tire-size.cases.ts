import { defineCases } from '@/lib/kits/calculator'
import tireSize from './tire-size'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const metric = { speed: 100, speedUnit: 'kmh' } as const
const stock = { ...metric, present: '205/55R16', next: '225/45R17' } as const

export default defineCases(tireSize, [
  {
    name: '225/45R17: a sidewall of 101.3 and a diameter of 634.3 mm',
    given: { ...metric, present: '225/45R17', next: '225/45 ZR17 91W' },
    expect: {
      difference: 0,
      height: 0,
      fits: 'good',
      sizes: {
        rows: 2,
        at: { 1: { size: '225/45R17', sidewall: 101.3, diameter: 634.3, inches: 24.97, width: 225, difference: 0 } },
      },
    },
    says: { fits: 'the same diameter' },
    source: {
      title: 'TireFitLab: How to read a tire size',
      href: 'https://tirefitlab.com/learn/how-to-read-tire-size/',
      how: 'Decoded 225/45: sidewall 101.3 mm, overall diameter 634.3 mm',
    },
  },
  {
    name: 'From 225/45R17 to 245/40R18: 25.72 inches, and 60 on the road at 58.3 on the dial',
    given: { present: '225/45R17', next: 'P245/40R18', speed: 58.3, speedUnit: 'mph' },
    expect: {
      trueSpeed: 60,
      difference: 0.0298,
      sizes: { at: { 0: { circumference: 1993, perMile: 807.6 }, 1: { inches: 25.72 } } },
    },
    source: {
      title: 'Zetta Calculators: Tire size calculator, worked example',
      href: 'https://zettacalculators.com/auto-calculators/tire-size-calculator',
      how: '24.97 in around 78.45 in (1,992.6 mm); 245/40R18 is 25.72 in; 58.3 mph shown at 60. 63,360 ÷ 78.453 = 807.6',
    },
  },
  {
    name: 'From 205/55R16 to 225/45R17 the wheel grows by 2.4 mm',
    given: stock,
    expect: {
      difference: 0.0038,
      trueSpeed: 100.4,
      height: 1.2,
      odometer: 1003.8,
      fits: 'good',
      effectiveAxle: null,
      inward: null,
      sizes: { at: { 0: { diameter: 631.9, circumference: 1985, perKm: 503.7 }, 1: { difference: 0.0038 } } },
      speeds: { rows: 6, at: { 1: { dial: 50, real: 50.2 }, 5: { dial: 130, real: 130.5 } } },
    },
    says: { fits: '0.4% taller: within the 3%' },
    source: paper('406.4 + 225.5 = 631.9; 431.8 + 202.5 = 634.3; 634.3 ÷ 631.9 = 1.003798'),
  },
  {
    name: 'Thirty-threes on a pickup gear a 3.73 axle like 3.44; 4.04 would restore it',
    given: { present: 'LT245/75R16', next: '33x12.50R16LT', speed: 60, speedUnit: 'mph', axle: 3.73 },
    expect: {
      difference: 0.0831,
      trueSpeed: 65,
      effectiveAxle: 3.44,
      restoringAxle: 4.04,
      height: 32.15,
      fits: 'bad',
      sizes: { at: { 1: { size: '33x12.50R16', diameter: 838.2, width: 317.5, sidewall: 215.9 } } },
      speeds: { at: { 0: { dial: 20, real: 21.7 } } },
    },
    says: { fits: '8.3% taller, more than 3%' },
    source: paper('33 × 25.4 = 838.2; 406.4 + 367.5 = 773.9; 838.2 ÷ 773.9 = 1.083086'),
  },
  {
    name: 'An 8-inch rim at 35 in place of a 7-inch one at 45 reaches 22.7 mm further out and 2.7 in',
    given: { ...stock, presentRim: 7, presentOffset: 45, nextRim: 8, nextOffset: 35 },
    expect: { inward: 2.7, outward: 22.7 },
    source: paper('25.4 ÷ 2 = 12.7; 12.7 − 10 = 2.7; 12.7 + 10 = 22.7'),
  },
  {
    name: 'A smaller wheel: the dial runs ahead',
    given: { ...metric, present: '225/45R17', next: '195/50R15' },
    expect: { difference: -0.0919, fits: 'bad', height: -29.15 },
    says: { fits: 'shorter, more than 3%' },
    source: paper('381 + 195 = 576; 576 ÷ 634.3 − 1 = −0.0919'),
  },
  {
    name: 'Further sizes stand in the table',
    given: { ...stock, more: '235/40R18, 31x10.50-15' },
    expect: { sizes: { rows: 4, at: { 2: { diameter: 645.2 }, 3: { size: '31x10.50R15', diameter: 787.4 } } } },
    source: paper('457.2 + 188 = 645.2; 31 × 25.4 = 787.4'),
  },
  {
    name: 'A size without its rim',
    given: { ...stock, next: '225/45' },
    problem: 'next',
    because: 'must read like',
    source: paper('Three numbers make a size'),
  },
  {
    name: 'A width that no car tyre has',
    given: { ...stock, present: '999/45R17' },
    problem: 'present',
    source: paper('Widths end at 455'),
  },
  {
    name: 'A list with a word in it',
    given: { ...stock, more: '235/40R18, wide' },
    problem: 'more',
    because: '“wide” does not',
    source: paper('No numbers'),
  },
  {
    name: 'Seven further sizes',
    given: { ...stock, more: Array.from({ length: 7 }, () => '235/40R18').join(',') },
    problem: 'more',
    because: 'at most 6',
    source: { title: 'The limit that the page states' },
  },
])
