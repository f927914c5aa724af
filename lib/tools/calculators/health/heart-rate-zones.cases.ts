import { defineCases } from '@/lib/kits/calculator'
import heartRateZones from './heart-rate-zones'

const script = { title: 'Python, exact fractions: tests/vectors/health-formula/training.py' }
const tanaka = {
  title: 'Tanaka, Monahan and Seals 2001, the regression equation',
  href: 'https://doi.org/10.1016/S0735-1097(00)01054-8',
}

export default defineCases(heartRateZones, [
  {
    name: 'Forty years, resting 60',
    given: { age: 40, resting: 60, source: 'tanaka', method: 'reserve' },
    expect: {
      easy: '132 to 144 beats a minute',
      maximum: 180,
      reserve: 120,
      moderate: '115 to 137 beats a minute',
      vigorous: '139 to 171 beats a minute',
      note: 'plain',
      zones: {
        rows: 5,
        at: {
          0: {
            zone: 1,
            name: 'Very light',
            shares: '50% to 60%',
            reserveFrom: 120,
            reserveTo: 132,
            maximumFrom: 90,
            maximumTo: 108,
          },
          1: { name: 'Light', reserveFrom: 132, reserveTo: 144, maximumFrom: 108, maximumTo: 126 },
          2: { name: 'Moderate', reserveFrom: 144, maximumFrom: 126 },
          3: { name: 'Hard', reserveFrom: 156, maximumFrom: 144 },
          4: {
            zone: 5,
            name: 'Maximum',
            shares: '90% to 100%',
            reserveFrom: 168,
            reserveTo: 180,
            maximumFrom: 162,
            maximumTo: 180,
          },
        },
      },
      formulas: {
        rows: 3,
        at: {
          0: { name: 'Tanaka (2001)', rate: 180 },
          1: { name: 'Fox (1971)', rate: 180 },
          2: { name: 'Gulati (2010), women', rate: 170.8 },
        },
      },
    },
    source: { ...tanaka, how: '208 − 0.7 × 40 = 180; the zones by training.py' },
  },
  {
    name: 'Fox at 25, as shares of the maximum',
    given: { age: 25, resting: 50, source: 'fox', method: 'maximum' },
    expect: {
      easy: '117 to 137 beats a minute',
      maximum: 195,
      reserve: 145,
      moderate: '125 to 148 beats a minute',
      zones: { at: { 1: { maximumFrom: 117, maximumTo: 136.5, reserveFrom: 137 } } },
    },
    source: { ...script, how: 'Second age, Fox' },
  },
  {
    name: 'Gulati at 60',
    given: { age: 60, resting: 70, source: 'gulati', method: 'reserve' },
    expect: {
      easy: '120 to 128 beats a minute',
      maximum: 153.2,
      reserve: 83.2,
      vigorous: '118 to 146 beats a minute',
      formulas: { at: { 0: { rate: 166 }, 1: { rate: 160 }, 2: { rate: 153.2 } } },
    },
    source: { ...script, how: 'Third age, Gulati' },
  },
  {
    name: 'A measured maximum',
    given: { age: 40, resting: 60, source: 'measured', measured: 190, method: 'maximum' },
    expect: { easy: '114 to 133 beats a minute', maximum: 190, reserve: 130, note: 'good' },
    source: { title: 'Arithmetic on paper', how: '190 × 0.6 and 0.7; 190 − 60' },
  },
  {
    name: 'Resting as high as the maximum',
    given: { age: 40, resting: 110, source: 'measured', measured: 110 },
    problem: 'resting',
    because: 'below the maximum',
    source: { title: 'The limits of the reserve', how: 'Nothing is left between them' },
  },
])
