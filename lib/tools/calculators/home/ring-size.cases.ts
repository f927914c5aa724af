import { defineCases } from '@/lib/kits/calculator'
import ringSize from './ring-size'

const ringSizely = { title: 'RingSizely: Ring size by country', href: 'https://ringsizely.com/ring-size-by-country' }
const dictionary = {
  title: 'A Dictionary of Units of Measurement: ring size',
  href: 'http://measurement.enacademic.com/2380/ring_size',
}
const liqui = { title: 'LiquiSearch: Ring size, systems', href: 'http://www.liquisearch.com/ring_size/systems' }
const wikipedia = { title: 'Wikipedia: Ring size', href: 'https://en.wikipedia.org/wiki/Ring_size' }
const trueSize = { title: 'TrueSizeRing: Ring size chart', href: 'https://www.truesizering.com/ring-size-chart/' }
const paper = { title: 'Arithmetic on paper' }

export default defineCases(ringSize, [
  {
    name: 'US 7 is 17.32 mm, UK N½, EU 54, Japan 14, Italy 14',
    given: { from: 'us', size: 7 },
    expect: {
      answer: 'UK N½, EU 54',
      diameter: 17.32,
      circumference: 54.4,
      us: 7,
      uk: 'N½',
      iso: 54.4,
      jp: 14,
      it: 14.4,
      exactUs: 7,
      wide: null,
      chart: {
        rows: 25,
        at: {
          0: { us: 2, diameter: 13.26 },
          4: { us: 4, diameter: 14.88, iso: 46.8, jp: 7 },
          10: { us: 7, diameter: 17.32, iso: 54.4, uk: 'N½', jp: 14, it: 14.4 },
          16: { us: 10, diameter: 19.76, iso: 62.1, uk: 'T½' },
          [-1]: { us: 14 },
        },
      },
    },
    source: {
      ...ringSizely,
      how: 'The page: US 7, UK N½, EU 54, Japan 14, IT 14, Ø 17.32, 54.4 mm around; rows of 2 and 4 by LiquiSearch (13.26, 14.88 and 46.8), of 10 by TrueSizeRing (62.1, T.5)',
    },
  },
  {
    name: 'EU 54 has a diameter of 17.2 mm',
    given: { from: 'iso', size: 54 },
    expect: { diameter: 17.19, us: 6.75, it: 14 },
    source: { ...wikipedia, how: 'The table: 54 is 17.2; second decimal 54 ÷ π; (17.19 − 11.63) ÷ 0.8128 = 6.84' },
  },
  {
    name: 'EU 70 has a diameter of 22.3 mm',
    given: { from: 'girth', measure: 70 },
    expect: { diameter: 22.28, iso: 70, it: 30 },
    source: { ...wikipedia, how: 'The table: 70 is 22.3; 70 ÷ π' },
  },
  {
    name: 'The British size C is 40 mm around',
    given: { from: 'uk', letter: 'c' },
    expect: { circumference: 40, it: 0, uk: 'C', diameter: 12.73 },
    source: { ...dictionary, how: 'The page: British size C corresponds to European size 0, 40 mm' },
  },
  {
    name: 'Four letters are five European sizes',
    given: { from: 'uk', letter: 'Q' },
    expect: { circumference: 57.5, it: 17.5, answer: 'US 8.25, EU 58' },
    source: {
      ...dictionary,
      how: 'The page: 36.25 + 1.25 n, Q the 17th letter; (57.5 ÷ π − 11.6332) ÷ 0.8128 = 8.206',
    },
  },
  {
    name: 'Half a letter, written in any way',
    given: { from: 'uk', letter: 'N 1/2' },
    expect: { circumference: 54.4, uk: 'N½', us: 7 },
    source: { ...ringSizely, how: 'US 7 = UK N½' },
  },
  {
    name: 'The Japanese size 9 is 15⅔ mm',
    given: { from: 'jp', size: 9 },
    expect: { diameter: 15.67, us: 5, jp: 9 },
    source: { ...dictionary, how: 'The page: (n + 38) ÷ 3; TrueSizeRing: US 5 is 9' },
  },
  {
    name: 'A Swiss 10 is a German 50',
    given: { from: 'it', size: 10 },
    expect: { iso: 50, it: 10 },
    source: { ...liqui, how: 'The page: a 50 in Germany will be a 10 in Switzerland' },
  },
  {
    name: 'A diameter of 18.14 mm is US 8',
    given: { from: 'diameter', measure: 18.14, width: 6 },
    expect: { us: 8, uk: 'P½', jp: 16, exactUs: 8.005, wide: 'plain' },
    says: { wide: 'A band of 6 mm sits tighter. Try US 8.25, 57.6 mm around.' },
    source: { ...trueSize, how: 'The chart: 8, 18.1, 57.0, P.5, JP 16; π × (11.6332 + 0.8128 × 8.25) = 57.61' },
  },
  {
    name: 'A band just below 6 mm is no wide one',
    given: { from: 'diameter', measure: 18.14, width: 5.9 },
    expect: { wide: null },
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Below A and beyond Z',
    given: { from: 'diameter', measure: 12 },
    expect: { uk: 'A', us: 0.5, jp: -2 },
    source: { ...liqui, how: 'The chart: US ½ is 12.04 mm and A' },
  },
  {
    name: 'Three sizes and a half beyond Z',
    given: { from: 'iso', size: 73.1 },
    expect: { uk: 'Z +3½' },
    source: { ...paper, how: '37.5 + 28.5 × 1.25 = 73.125; Z is the 25th letter after A' },
  },
  {
    name: 'Z itself',
    given: { from: 'uk', letter: 'Z' },
    expect: { uk: 'Z', circumference: 68.75 },
    source: { ...dictionary, how: '36.25 + 26 × 1.25' },
  },
  {
    name: 'The smallest and the largest ring',
    given: { from: 'diameter', measure: 26 },
    expect: { circumference: 81.7 },
    source: { ...paper, how: '26 × 3.14159' },
  },
  {
    name: 'Too large for a finger',
    given: { from: 'diameter', measure: 26.1 },
    problem: 'measure',
    source: { title: 'The limit that the page states' },
  },
  {
    name: 'Too small',
    given: { from: 'us', size: -1 },
    problem: 'size',
    source: { title: 'The limit that the page states' },
  },
])
