import { defineCases } from '@/lib/kits/calculator'
import angleConverter from './angle-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(angleConverter, [
  {
    name: '30° in everything',
    given: { amount: '30' },
    expect: {
      answer: '0.5235987756\u00A0rad',
      rounded: '0.52\u00A0rad',
      exact: null,
      entered: '30°',
      inPi: 'π/6',
      positive: 30,
      signed: 30,
      slope: 0.577350269189626,
      offset: 57.7350269189626,
      allUnits: {
        rows: 16,
        at: {
          0: {
            unit: '° + ′ + ″',
            name: 'degrees, minutes of arc, seconds of arc',
            amount: '30° 0′ 0″',
            definition: '1° = 60′; 1′ = 60″',
          },
          1: { unit: '°', amount: '30' },
          2: { unit: 'rad', factor: 'rounded' },
          6: { unit: 'gon', amount: '33.33333333' },
          7: { unit: 'mil', amount: '533.3333333' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "30 deg" gon: 33.3333333333333; "360|6400 deg": 533.333333333333; "tan(30 deg)": 0.577350269189626',
    },
  },
  {
    name: 'A minute of angle at a hundred yards is 1.047 inches',
    given: { amount: '1 MOA', range: 91.44 },
    expect: { offset: 0.0265988185506, inPi: null },
    source: {
      ...units,
      how: 'units "tan(1 arcmin)*91.44": 0.0265988185506217; "tan(1 arcmin)*100 yard" inch: 1.04719758073314',
    },
  },
  {
    name: 'Sixty seconds are carried',
    given: { amount: '29.99999999', digits: '3' },
    expect: { allUnits: { at: { 0: { amount: '30° 0′ 0″' }, 1: { amount: '30.0' } } } },
    source: { title: 'Arithmetic on paper', how: '0.00000001° are 0.000036″' },
  },
  {
    name: 'A minus counts for minutes and seconds too',
    given: { amount: '-12°30′15″', into: '°' },
    expect: {
      answer: '−12.50416667°',
      entered: '−12° 30′ 15″',
      positive: 347.495833333333,
      signed: -12.5041666666667,
      allUnits: { at: { 0: { amount: '−12° 30′ 15″' } } },
    },
    source: { ...units, how: 'units "12 deg+30 arcmin+15 arcsec" degree: 12.5041666666667; 360 − 12.5041666666667' },
  },
  {
    name: 'Three quarters of π',
    given: { amount: '3π/4', into: '°' },
    expect: { answer: '135°', exact: '135°', inPi: '3π/4', positive: 135, signed: 135, slope: null, offset: null },
    source: { ...units, how: 'units "3 pi/4 radian" degree: 135; the tangent of more than 90° is no slope' },
  },
  {
    name: 'A turn and a half',
    given: { into: '°', digits: '6', several: '1.5 turn\nπ/6\n200 mil', amount: '1.5 turn' },
    expect: {
      answer: '540°',
      inPi: '3π',
      positive: 180,
      signed: 180,
      list: {
        rows: 3,
        at: {
          0: { given: '1.5\u00A0turn', found: '540.000°' },
          1: { given: '1/6\u00A0π\u00A0rad', found: '30.0000°' },
          2: { found: '11.2500°' },
        },
      },
    },
    source: { ...sp811, how: 'A revolution is 360°; 200 × 360 ÷ 6,400 = 11.25' },
  },
  {
    name: 'A road of 5%',
    given: { amount: '5%', into: '°' },
    expect: {
      answer: '2.862405226°',
      rounded: '3°',
      exact: null,
      entered: '5%',
      slope: 0.05,
      gradient: '1 in 20.0',
      offset: 5,
    },
    source: { ...units, how: 'units "atan(0.05)" degree: 2.86240522611175; 0.05 × 100 m' },
  },
  {
    name: 'A ramp of 1 in 20',
    given: { amount: '1 in 20', into: 'rad', several: '1:20\n-35%\n6 in 12' },
    expect: {
      answer: '0.04995839572\u00A0rad',
      entered: '1 in 20',
      slope: 0.05,
      gradient: '1 in 20.0',
      list: { at: { 0: { found: '0.04995839572\u00A0rad' }, 1: { given: '−35%' } } },
    },
    source: { ...units, how: 'units "atan(1|20)" radian: 0.0499583957219428' },
  },
  {
    name: 'A drop of 35%',
    given: { amount: '-35%', into: '°' },
    expect: { answer: '−19.29004622°', slope: -0.35, gradient: '−1 in 2.857' },
    source: { ...units, how: 'units "atan(0.35)" degree: 19.2900462191887; 1 ÷ 0.35 = 2.857142' },
  },
  {
    name: 'A slope of 100% is half a right angle',
    given: { amount: '100%', into: '°' },
    expect: { answer: '45°', gradient: '1 in 1.000' },
    source: { title: 'DLMF 4.24: arctan 1 = π/4', how: '180 ÷ 4' },
  },
  {
    name: 'Level ground has no ratio',
    given: { amount: '0' },
    expect: { slope: 0, gradient: null },
    source: { title: 'Arithmetic on paper', how: '1 ÷ 0 has no value' },
  },
  {
    name: 'Straight up there is no slope',
    given: { amount: '90' },
    expect: { slope: null, gradient: null, inPi: 'π/2' },
    source: { title: 'DLMF 4.14: tan z = sin z ÷ cos z', how: 'cos 90° = 0' },
  },
])
