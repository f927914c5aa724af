import { defineCases } from '@/lib/kits/calculator'
import joulesToCalories from './joules-to-calories'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: calorie (th) = 4.184 J; (IT) = 4.1868 J; (15 °C) = 4.185 80 J',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(joulesToCalories, [
  {
    name: '1,000 J are 239.006 calories',
    given: { direction: 'forward', amount: '1000', kind: 'cal' },
    expect: {
      answer: '239.0057361\u00A0cal',
      rounded: '239.0\u00A0cal',
      exact: '125,000/523\u00A0cal',
      entered: '1000\u00A0J',
      joules: 1000,
      kilojoules: 1,
      wattHours: 0.277778,
      btu: 0.947817,
      thermochemical: 239.005736,
      internationalTable: 238.845897,
      fifteenDegrees: 238.902958,
      food: 0.239006,
      kindDifference: null,
      perMole: null,
      forwardTable: { rows: 100, at: { 0: { given: 100, found: 23.90057 }, '-1': { given: 10_000, found: 2390.057 } } },
    },
    source: {
      ...units,
      how: 'units "1000 J" cal_th, cal_IT, Wh, btu_IT; 1000 ÷ 4.1858; "100 J", "10000 J" cal_th; 1000 ÷ 4.184 = 125,000 ÷ 523',
    },
  },
  {
    name: '500 calories',
    given: { direction: 'back', amount: '500', kind: 'cal' },
    expect: {
      answer: '2,092\u00A0J',
      backTable: { rows: 100, at: { 0: { given: 100, found: 418.4 }, '-1': { given: 10_000, found: 41_840 } } },
    },
    source: { ...units, how: 'units "500 cal_th", "100 cal_th", "10000 cal_th" J' },
  },
  {
    name: '500 International Table calories',
    given: { direction: 'back', amount: '500', kind: 'cal (IT)' },
    expect: { answer: '2,093.4\u00A0J', kindDifference: 1.4 },
    source: { ...units, how: 'units "500 cal_IT" J: 2093.4; less 2092' },
  },
  {
    name: '500 calories of 15 °C',
    given: { direction: 'back', amount: '500', kind: 'cal (15 °C)' },
    expect: { answer: '2,092.9\u00A0J', kindDifference: 0.9 },
    source: { ...sp811, how: '500 × 4.1858; less 2092' },
  },
  {
    name: 'Burning a mole of methane gives off 890 kJ',
    given: { direction: 'kJ', amount: '-890', moles: 1, molesIn: 'mol' },
    expect: { kilojoules: -890, perMole: -890, perMoleKcal: -212.715105 },
    source: { ...sp811, how: '890 ÷ 4.184 = 212.7151' },
  },
  {
    name: 'A weight is no energy',
    given: { direction: 'forward', amount: '5 kg' },
    problem: 'amount',
    source: { title: 'BIPM SI Brochure, 9th edition', how: 'A kilogram is a mass' },
  },
])
