import { defineCases } from '@/lib/calculator'
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
    given: { direction: 'metres', metres: 100, fraction: '16' },
    expect: { asFeet: 328.084, feetInches: '328\u00A0ft 1\u00A0in', inches: 3937.008, yards: 109.3613, rounding: -0.2 },
    source: { ...sp811, how: '100 ÷ 0.3048; =CONVERT(100,"m","ft"), "in" and "yd"; 328 ft 1 in = 99.9998 m' },
  },
  {
    name: 'One meter',
    given: { direction: 'metres', metres: 1 },
    expect: {
      asFeet: 3.280839895,
      feetInches: '3\u00A0ft 3\u00A03/8\u00A0in',
      metresTable: {
        rows: 28,
        at: { 0: { metres: 0.1, feet: 0.3281 }, 9: { metres: 1, feet: 3.2808 }, '-1': { metres: 100, feet: 328.084 } },
      },
    },
    source: { ...calc, how: '=CONVERT(1,"m","ft"); 39.3701 in: 0.3701 × 16 = 5.92, 6/16 = 3/8' },
  },
  {
    name: 'One foot is 0.3048 m exactly',
    given: { direction: 'feet', feet: 1 },
    expect: {
      asMetres: 0.3048,
      metresCentimetres: '0\u00A0m 30.5\u00A0cm',
      feetTable: { rows: 28, at: { '-1': { feet: 100, metres: 30.48 } } },
    },
    source: { ...sp811, how: 'The definition of 1959' },
  },
  {
    name: `5' 11 15/16" is 1.8272125 m`,
    given: { direction: 'mixed', mixed: `5' 11 15/16"` },
    expect: { asMetres: 1.8272125, inches: 71.9375, feetInches: '5\u00A0ft 11\u00A015/16\u00A0in', rounding: 0 },
    source: { ...calc, how: '=(5*12+11+15/16)*0.0254' },
  },
  {
    name: 'Less than half a sixteenth below 6 ft is carried to 6 ft 0 in',
    given: { direction: 'metres', metres: 1.8287, fraction: '16' },
    expect: { feetInches: '6\u00A0ft 0\u00A0in', rounding: 0.1 },
    source: { ...paper, how: '1.8287 m = 71.996 in, 0.004 in under 72; 6 ft = 1.8288 m' },
  },
  {
    name: 'Badwater Basin, 282 ft below sea level',
    given: { direction: 'feet', feet: -282 },
    expect: { asMetres: -85.9536, feetInches: '−282\u00A0ft 0\u00A0in', metresCentimetres: '−85\u00A0m 95.4\u00A0cm' },
    source: {
      title: 'National Park Service: Badwater Basin, 282 feet (86 m) below sea level',
      how: '=CONVERT(-282,"ft","m")',
    },
  },
  {
    name: 'Survey feet: a million of them are 609.6 mm longer',
    given: { direction: 'feet', feet: 1_000_000, survey: true },
    expect: { asMetres: 304_800.6096, surveyOffset: 609.601 },
    source: { ...calc, how: '=1000000*1200/3937; less 304800 m' },
  },
  {
    name: 'A minus counts for feet and inches',
    given: { direction: 'mixed', mixed: '-2 ft 6 in' },
    expect: { asMetres: -0.762, decimalFeet: -2.5 },
    source: { ...paper, how: '−30 in × 0.0254' },
  },
  {
    name: 'Inches alone, and a lone fraction',
    given: { direction: 'mixed', mixed: '71 3/4"' },
    expect: { asMetres: 1.82245, feetInches: '5\u00A0ft 11\u00A03/4\u00A0in' },
    source: { ...calc, how: '=71.75*0.0254' },
  },
  {
    name: 'Fractions stand in lowest terms without whole inches',
    given: { direction: 'mixed', mixed: `6' 1/2` },
    expect: { asMetres: 1.8415, feetInches: '6\u00A0ft 1/2\u00A0in' },
    source: { ...calc, how: '=72.5*0.0254' },
  },
  {
    name: '12 inches beside feet are refused',
    given: { direction: 'mixed', mixed: `5' 12"` },
    problem: 'mixed',
    source: { ...paper, how: '12 inches are a foot' },
  },
  {
    name: 'Words are refused',
    given: { direction: 'mixed', mixed: 'six feet' },
    problem: 'mixed',
    source: { ...paper, how: 'No number' },
  },
])
