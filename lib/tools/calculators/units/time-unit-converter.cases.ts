import { defineCases } from '@/lib/kits/calculator'
import timeUnitConverter from './time-unit-converter'

const sp811 = {
  title: 'NIST Special Publication 811, appendix B.8',
  href: 'https://www.nist.gov/pml/special-publication-811',
}
const units = { title: 'GNU units 2.22' }

export default defineCases(timeUnitConverter, [
  {
    name: 'Three hours twenty in everything',
    given: { amount: '3 h 20 min' },
    expect: {
      answer: '200\u00A0min',
      rounded: '200\u00A0min',
      exact: '200\u00A0min',
      entered: '3\u00A0h 20\u00A0min',
      workDays: 0.416666667,
      workWeeks: 0.083333333,
      workYears: 0.001602564,
      allUnits: {
        rows: 22,
        at: {
          0: {
            unit: 'day + h + min + s',
            name: 'days, hours, minutes, seconds',
            amount: '0\u00A0day 3\u00A0h 20\u00A0min 0\u00A0s',
            definition: '1\u00A0day = 24\u00A0h; 1\u00A0h = 60\u00A0min; 1\u00A0min = 60\u00A0s',
          },
          1: { unit: 's', amount: '12,000' },
          3: { unit: 'h', amount: '3.333333333', factor: 'exact' },
        },
      },
    },
    source: { ...units, how: 'units "3 hour+20 min" min: 200; ÷ 8 h; ÷ 5; ÷ 52' },
  },
  {
    name: 'A Gregorian year is 8,765.82 h',
    given: { amount: '1 Gregorian year to h' },
    expect: { answer: '8,765.82\u00A0h' },
    source: { ...units, how: 'units gregorianyear hour: 8765.82' },
  },
  {
    name: 'A Julian year is 31,557,600 s',
    given: { amount: '1 year to s', first: 'tropical year', digits: '8' },
    expect: {
      answer: '31,557,600\u00A0s',
      allUnits: { at: { 0: { unit: 'tropical year', amount: '1.0000214', factor: 'rounded' } } },
    },
    source: {
      title: 'International Astronomical Union style manual',
      how: '365.25 × 86,400 s; 365.25 ÷ 365.24219 = 1.00002138',
    },
  },
  {
    name: 'A clock and a million seconds',
    given: { into: 'day', digits: '6', several: '1:30:36\n1e6 s\n1:30' },
    expect: {
      list: {
        rows: 3,
        at: {
          0: { given: '1:30:36\u00A0h', found: '0.0629167\u00A0day' },
          1: { found: '11.5741\u00A0day' },
          2: { found: '– must have hours, minutes and seconds, 1:30:00, or units, 1 h 30 min' },
        },
      },
    },
    source: { ...units, how: 'units "1.51 hour" day: 0.0629166666666667; "1e6 s" day: 11.5740740740741' },
  },
  {
    name: 'A job of 300 hours',
    given: { amount: '300 h to weeks', hours: 7.5, days: 4, weeks: 45 },
    expect: { answer: '1.785714286\u00A0week', workDays: 40, workWeeks: 10, workYears: 0.222222222 },
    source: { ...units, how: 'units "300 hour" week: 1.78571428571429; 300 ÷ 7.5 = 40; ÷ 4 = 10; ÷ 45 = 2/9' },
  },
  {
    name: 'A tropical year in seconds',
    given: { amount: '1 tropical year', first: 's', digits: '6' },
    expect: {
      exact: null,
      allUnits: { at: { 1: { unit: 'day + h + min + s' }, 0: { unit: 's', amount: '31,556,900' } } },
    },
    source: { ...sp811, how: 'year (tropical) = 3.155 693 E+07 s' },
  },
])
