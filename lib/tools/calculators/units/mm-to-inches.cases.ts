import { defineCases } from '@/lib/kits/calculator'
import mmToInches from './mm-to-inches'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: inch = 2.54 E+01 mm; mil (0.001 in) = 2.54 E−02 mm',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(mmToInches, [
  {
    name: '10 mm are 0.3937 in',
    given: { direction: 'forward', amount: '10', fraction: '64' },
    expect: {
      answer: '0.3937007874\u00A0in',
      rounded: '0.39\u00A0in',
      exact: '50/127\u00A0in',
      entered: '10\u00A0mm',
      onRule: '25/64\u00A0in',
      rounding: -0.08,
      millimeters: 10,
      inches: 0.393701,
      thousandths: 393.700787,
      micrometers: 10_000,
      toleranceMm: null,
      forwardTable: {
        rows: 50,
        at: {
          0: { given: 1, found: 0.03937008, mixed: '3/64\u00A0in' },
          '-1': { given: 50, found: 1.968504, mixed: '1\u00A031/32\u00A0in' },
        },
      },
    },
    source: {
      ...units,
      how: 'units "10 mm" in, mil, um; 0.3937008 × 64 = 25.197; 25/64 × 25.4 = 9.921875; 0.0393701 × 64 = 2.52; 0.968504 × 64 = 61.98',
    },
  },
  {
    name: '1/64 in is 0.396875 mm',
    given: { direction: 'back', amount: '1/64', fraction: '64' },
    expect: {
      answer: '0.396875\u00A0mm',
      exact: '0.396875\u00A0mm',
      onRule: '1/64\u00A0in',
      backTable: {
        rows: 64,
        at: {
          0: { given: 0.015625, found: 0.396875, mixed: '1/64\u00A0in' },
          31: { given: 0.5, found: 12.7, mixed: '1/2\u00A0in' },
        },
      },
      marks: {
        rows: 7,
        at: { 3: { name: 'Drill no. 7, tap drill for 1/4-20', from: '5.1054\u00A0mm', to: '0.201\u00A0in' } },
      },
    },
    source: { ...sp811, how: '25.4 ÷ 64; 0.201 × 25.4 = 5.1054; units "0.5 in" mm: 12.7' },
  },
  {
    name: 'In 128ths',
    given: { direction: 'forward', amount: '10', fraction: '128' },
    expect: { onRule: '25/64\u00A0in' },
    source: { ...paper, how: '0.3937008 × 128 = 50.39, so 50/128 = 25/64' },
  },
  {
    name: 'Just below an inch is carried',
    given: { direction: 'forward', amount: '25.35', fraction: '64' },
    expect: { onRule: '1\u00A0in', rounding: 0.05 },
    source: { ...paper, how: '25.35 ÷ 25.4 × 64 = 63.87, so 64/64' },
  },
  {
    name: 'A tolerance of a twentieth',
    given: { direction: 'forward', amount: '10', tolerance: 0.05, toleranceIn: 'mm' },
    expect: { toleranceMm: 0.05, toleranceInches: 0.001969 },
    source: { ...units, how: 'units "0.05 mm" in: 0.00196850393700787' },
  },
  {
    name: 'Two thou',
    given: { direction: 'thou', amount: '25', tolerance: 2, toleranceIn: 'thou' },
    expect: { answer: '0.635\u00A0mm', toleranceMm: 0.0508, toleranceInches: 0.002 },
    source: { ...units, how: 'units "25 mil" mm: 0.635; "0.002 in" mm: 0.0508' },
  },
  {
    name: 'An offset to the left',
    given: { direction: 'back', amount: '-0.25' },
    expect: { answer: '−6.35\u00A0mm', onRule: '−1/4\u00A0in' },
    source: { ...sp811, how: '0.25 × 25.4' },
  },
])
