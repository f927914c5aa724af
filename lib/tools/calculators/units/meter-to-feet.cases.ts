import { defineCases } from '@/lib/kits/calculator'
import meterToFeet from './meter-to-feet'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8: foot = 3.048 E−01 m; foot (U.S. survey) = 3.048 006 E−01 m',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const calc = { title: 'LibreOffice Calc' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(meterToFeet, [
  {
    name: '100 m are 328.0840 ft',
    given: { direction: 'forward', amount: '100', fraction: '16' },
    expect: {
      answer: '328.0839895\u00A0ft',
      decimalFeet: 328.084,
      feetInches: '328\u00A0ft 1\u00A0in',
      inches: 3937.008,
      yards: 109.3613,
      rounding: -0.2,
    },
    source: { ...sp811, how: '100 ÷ 0.3048; =CONVERT(100,"m","ft"), "in" and "yd"; 328 ft 1 in = 99.9998 m' },
  },
  {
    name: 'One meter',
    given: { direction: 'forward', amount: '1' },
    expect: {
      answer: '3.280839895\u00A0ft',
      exact: '1,250/381\u00A0ft',
      feetInches: '3\u00A0ft 3\u00A03/8\u00A0in',
      forwardTable: {
        rows: 28,
        at: {
          0: { given: 0.1, found: 0.328084 },
          9: { given: 1, found: 3.28084, mixed: '3\u00A0ft 3\u00A03/8\u00A0in' },
          '-1': { given: 100, found: 328.084 },
        },
      },
    },
    source: { ...calc, how: '=CONVERT(1,"m","ft"); 39.3701 in: 0.3701 × 16 = 5.92, 6/16 = 3/8' },
  },
  {
    name: 'One foot is 0.3048 m exactly',
    given: { direction: 'back', amount: '1' },
    expect: {
      answer: '0.3048\u00A0m',
      exact: '0.3048\u00A0m',
      metres: 0.3048,
      metresCentimetres: '0\u00A0m 30.5\u00A0cm',
      backTable: {
        rows: 28,
        at: { 0: { given: 0.1, mixed: '0\u00A0ft 1\u00A03/16\u00A0in' }, '-1': { given: 100, found: 30.48 } },
      },
    },
    source: { ...sp811, how: 'The definition of 1959' },
  },
  {
    name: `5' 11 15/16" is 1.8272125 m`,
    given: { direction: 'back', amount: `5' 11 15/16"` },
    expect: {
      answer: '1.8272125\u00A0m',
      entered: '5\u00A0ft 11 15/16\u00A0in',
      inches: 71.9375,
      feetInches: '5\u00A0ft 11\u00A015/16\u00A0in',
      rounding: 0,
    },
    source: { ...calc, how: '=(5*12+11+15/16)*0.0254' },
  },
  {
    name: 'Less than half a sixteenth below 6 ft is carried to 6 ft 0 in',
    given: { direction: 'forward', amount: '1.8287', fraction: '16' },
    expect: { feetInches: '6\u00A0ft 0\u00A0in', rounding: 0.1 },
    source: { ...paper, how: '1.8287 m = 71.996 in, 0.004 in under 72; 6 ft = 1.8288 m' },
  },
  {
    name: 'Badwater Basin, 282 ft below sea level',
    given: { direction: 'back', amount: '-282' },
    expect: {
      answer: '−85.9536\u00A0m',
      rounded: '−86.0\u00A0m',
      feetInches: '−282\u00A0ft 0\u00A0in',
      metresCentimetres: '−85\u00A0m 95.4\u00A0cm',
    },
    source: {
      title: 'National Park Service: Badwater Basin, 282 feet (86 m) below sea level',
      how: '=CONVERT(-282,"ft","m")',
    },
  },
  {
    name: 'Survey feet: a million of them are 609.6 mm longer',
    given: { direction: 'back', amount: '1000000', kind: 'US survey ft' },
    expect: { metres: 304_800.6096, kindDifference: 609.601 },
    source: { ...calc, how: '=1000000*1200/3937; less 304800 m' },
  },
  {
    name: 'A minus counts for feet and inches',
    given: { direction: 'back', amount: '-2 ft 6 in' },
    expect: { answer: '−0.762\u00A0m', decimalFeet: -2.5 },
    source: { ...paper, how: '−30 in × 0.0254' },
  },
  {
    name: 'Inches alone, and a lone fraction',
    given: { direction: 'back', amount: '71 3/4"' },
    expect: { answer: '1.82245\u00A0m', feetInches: '5\u00A0ft 11\u00A03/4\u00A0in' },
    source: { ...calc, how: '=71.75*0.0254' },
  },
  {
    name: 'Fractions stand in lowest terms without whole inches',
    given: { direction: 'back', amount: `6' 1/2` },
    expect: { answer: '1.8415\u00A0m', feetInches: '6\u00A0ft 1/2\u00A0in' },
    source: { ...calc, how: '=72.5*0.0254' },
  },
  {
    name: '12 inches beside feet are refused',
    given: { direction: 'back', amount: `5' 12"` },
    problem: 'amount',
    source: { ...paper, how: '12 inches are a foot' },
  },
  {
    name: 'Words are refused',
    given: { direction: 'back', amount: 'six feet' },
    problem: 'amount',
    source: { ...paper, how: 'No number' },
  },
])
