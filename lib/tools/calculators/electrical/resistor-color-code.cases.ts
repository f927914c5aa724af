import { defineCases } from '@/lib/kits/calculator'
import resistor from './resistor-color-code'

const paper = { title: 'Arithmetic on paper' }
const chart = {
  title: 'Resistor Color Codes: Color code chart by IEC 60062',
  href: 'https://www.resistorcolorcodes.org/chart',
}
const wilderness = {
  title: 'Wilderness Labs: Reading resistors',
  href: 'http://developer.wildernesslabs.co/Hardware/Reference/Components/Resistors/Reading/',
}
const instek = {
  title: 'GW Instek GDS-200 user manual, page 178',
  href: 'https://www.easymanua.ls/gw-instek/gds-207/manual?p=178',
}
const tables = {
  title: 'MongoDB server: the E series of $bucketAuto, as literal tables',
  href: 'https://github.com/mongodb/mongo/blob/master/src/mongo/db/pipeline/granularity_rounder_preferred_numbers.cpp',
}
const four = { from: 'bands', count: '4' } as const
const nb = '\u00A0'

export default defineCases(resistor, [
  {
    name: 'Brown, black, red, gold',
    given: { ...four, first: 'brown', second: 'black', times: 'red', tolerance: 'gold' },
    expect: {
      answer: `1${nb}kΩ ±5%`,
      note: 'good',
      resistance: 1000,
      lowest: 950,
      highest: 1050,
      tolerance: 0.05,
      ppm: null,
      turned: 'Not possible: these colors make no value that way',
      codes: {
        rows: 6,
        at: {
          0: { system: '4 bands, before the tolerance', marking: 'Brown, Black, Red' },
          1: { marking: 'Brown, Black, Black, Brown' },
          2: { marking: '102' },
          3: { marking: '1001' },
          4: { marking: '— (for ±1%)' },
          5: { marking: '1K' },
        },
      },
      series: {
        rows: 6,
        at: {
          0: { series: 'E6', goes: 0.2, value: 1000, error: 0 },
          5: { series: 'E192', goes: 0.005, value: 1000, error: 0 },
        },
      },
    },
    says: { note: 'series E6' },
    source: { ...chart, how: 'First worked example: 1 kΩ ±5%; the codes by the rules of Wilderness Labs' },
  },
  {
    name: 'Yellow, violet, red, gold',
    given: { ...four, first: 'yellow', second: 'violet', times: 'red', tolerance: 'gold' },
    expect: {
      resistance: 4700,
      answer: `4.7${nb}kΩ ±5%`,
      codes: { at: { 2: { marking: '472' }, 5: { marking: '4K7' } } },
    },
    source: { ...chart, how: 'Second worked example: 4.7 kΩ ±5%' },
  },
  {
    name: 'Red, red, orange, gold',
    given: { ...four, first: 'red', second: 'red', times: 'orange', tolerance: 'gold' },
    expect: { resistance: 22000, lowest: 20900, highest: 23100 },
    source: { ...chart, how: 'Third worked example: 22 kΩ ±5%' },
  },
  {
    name: 'Brown, black, black, gold, brown',
    given: {
      from: 'bands',
      count: '5',
      first: 'brown',
      second: 'black',
      third: 'black',
      times: 'gold',
      tolerance: 'brown',
    },
    expect: {
      resistance: 10,
      tolerance: 0.01,
      codes: { at: { 4: { marking: '01X' }, 2: { marking: '100' }, 3: { marking: '10R0' } } },
    },
    source: { ...chart, how: 'Fourth worked example: 10 Ω ±1%; 100 × 0.1 is 01X by the table of Wilderness Labs' },
  },
  {
    name: 'Six bands have a coefficient',
    given: {
      from: 'bands',
      count: '6',
      first: 'orange',
      second: 'orange',
      third: 'red',
      times: 'brown',
      tolerance: 'violet',
      coefficient: 'yellow',
    },
    expect: { resistance: 3320, tolerance: 0.001, ppm: 25, note: 'good', lowest: 3316.68 },
    source: { ...chart, how: 'Orange 3, red 2, brown × 10, violet ±0.1%, yellow 25 ppm/K' },
  },
  {
    name: 'Three bands: twenty percent',
    given: { from: 'bands', count: '3', first: 'blue', second: 'grey', times: 'silver' },
    expect: { resistance: 0.68, tolerance: 0.2, codes: { at: { 2: { marking: 'R68' }, 5: { marking: 'R68' } } } },
    source: { ...chart, how: 'Blue 6, gray 8, silver × 0.01, no band ±20%' },
  },
  {
    name: 'The finest tolerances',
    given: { ...four, first: 'brown', second: 'black', times: 'pink', tolerance: 'yellow' },
    expect: { resistance: 0.01, tolerance: 0.0002 },
    source: { ...chart, how: 'Pink × 0.001, yellow ±0.02%' },
  },
  {
    name: 'A black band alone',
    given: { from: 'bands', count: '1' },
    expect: {
      resistance: 0,
      note: 'plain',
      turned: null,
      series: { rows: 0 },
      answer: `0${nb}Ω, a link`,
      codes: { at: { 0: { marking: 'Black alone' }, 2: { marking: '000' } } },
    },
    says: { note: 'link' },
    source: {
      title: 'EPCI Academy: Resistor standards and color codes',
      href: 'https://epci-academy.com/courses/resistors-basics-technologies/lessons/introduction-to-resistors/topic/resistor-standards-and-color-codes',
      how: 'Section on the single black band or zero-ohm resistor',
    },
  },
  {
    name: 'Held the wrong way round',
    given: {
      from: 'bands',
      count: '5',
      first: 'brown',
      second: 'brown',
      third: 'black',
      times: 'yellow',
      tolerance: 'violet',
    },
    expect: { resistance: 1_100_000, turned: '7.4\u00A0kΩ, which no series has', note: 'good' },
    source: { ...paper, how: '110 × 10,000; violet, yellow, black: 740 × 10 to the power of brown is 7,400' },
  },
  {
    name: 'A value that only the other end makes sense of',
    given: {
      from: 'bands',
      count: '5',
      first: 'brown',
      second: 'red',
      third: 'black',
      times: 'violet',
      tolerance: 'yellow',
    },
    expect: { resistance: 1_200_000_000, note: 'good' },
    source: { ...paper, how: '120 × 10,000,000' },
  },
  {
    name: '66B on a chip',
    given: { from: 'chip', code: '66B' },
    expect: {
      resistance: 4750,
      tolerance: 0.01,
      codes: { at: { 3: { marking: '4751' }, 4: { marking: '66B' }, 5: { marking: '4K75' } } },
    },
    source: { ...wilderness, how: '66B has a value of 475 times 10: 4,750 Ω' },
  },
  {
    name: '424 on a chip',
    given: { from: 'chip', code: '424' },
    expect: {
      resistance: 420000,
      tolerance: 0.05,
      note: 'fair',
      series: { at: { 2: { value: 430000, error: 0.0238 } } },
    },
    says: { note: 'No series has it' },
    source: { ...wilderness, how: '424 is 420k Ohms; E24 has 43 next to it: 430 ÷ 420' },
  },
  {
    name: '220 and 12R0 on a chip',
    given: { from: 'chip', code: '220' },
    expect: { resistance: 22 },
    source: { ...instek, how: 'Example 1: the code 220 equals 22 Ω' },
  },
  {
    name: '12R0 on a chip',
    given: { from: 'chip', code: '12r0' },
    expect: { resistance: 12, answer: `12${nb}Ω ±5%` },
    source: { ...instek, how: 'Example 2: the code 12R0 equals 12.0 Ω' },
  },
  {
    name: '01C and 96Y',
    given: { from: 'chip', code: '01C' },
    expect: { resistance: 10000, codes: { at: { 4: { marking: '01C' } } } },
    source: { ...wilderness, how: '01 is 100, C is × 100' },
  },
  {
    name: '96Y',
    given: { from: 'chip', code: '96Y' },
    expect: { resistance: 9.76 },
    source: { ...wilderness, how: '96 is 976, Y is × 0.01' },
  },
  {
    name: 'The E192 series has 920',
    given: { from: 'value', ohms: 921, wanted: 'green', drift: 'none' },
    expect: {
      note: 'fair',
      series: {
        at: { 5: { value: 920, error: -0.0011 }, 4: { value: 931, error: 0.0109 }, 3: { value: 909, error: -0.013 } },
      },
    },
    source: { ...tables, how: 'The last lines of its three tables: … 909, 920, 931; 909, 931; 909, 953' },
  },
  {
    name: 'Preferred values around 333 Ω',
    given: { from: 'value', ohms: 333, wanted: 'gold', drift: 'none' },
    expect: {
      series: {
        at: {
          0: { value: 330 },
          1: { value: 330 },
          2: { value: 330, error: -0.009 },
          3: { value: 332 },
          4: { value: 332 },
          5: { value: 332 },
        },
      },
    },
    source: { ...tables, how: '33 in E6 to E24, 332 in E48, E96 and E192' },
  },
  {
    name: 'A value with ±20% has three bands',
    given: { from: 'value', ohms: 4700, wanted: 'none' },
    expect: { answer: `4.7${nb}kΩ ±20%`, note: 'good', lowest: 3760, highest: 5640, tolerance: 0.2, ppm: null },
    source: { ...chart, how: 'Yellow, violet, red without a fourth band: ±20%' },
  },
  {
    name: 'Three bands hold two digits',
    given: { from: 'value', ohms: 4750, wanted: 'none' },
    expect: { note: 'fair', tolerance: 0.2 },
    says: { note: 'two digits of three bands' },
    source: { ...paper, how: '4750 has three digits' },
  },
  {
    name: 'A value with a temperature coefficient has six bands',
    given: { from: 'value', ohms: 27_400, wanted: 'brown', drift: 'red' },
    expect: {
      answer: `27.4${nb}kΩ ±1%`,
      ppm: 50,
      note: 'good',
      codes: { at: { 1: { marking: 'Red, Violet, Yellow, Red' } } },
    },
    source: { ...chart, how: 'Red, violet, yellow, × 100, ±1%, 50 ppm/K' },
  },
  {
    name: 'A link takes neither',
    given: { from: 'value', ohms: 0, wanted: 'brown', drift: 'red' },
    expect: { resistance: 0, note: 'plain' },
    source: { ...chart, how: 'One black band' },
  },
  {
    name: 'A value beyond three digits',
    given: { from: 'value', ohms: 1234.5, wanted: 'brown', drift: 'none' },
    expect: { note: 'fair', codes: { at: { 0: { marking: '—' }, 1: { marking: '—' }, 3: { marking: '—' } } } },
    says: { note: 'No color code' },
    source: { ...paper, how: '1234.5 has five digits' },
  },
  {
    name: 'Just below a decade',
    given: { from: 'value', ohms: 990, wanted: 'gold', drift: 'none' },
    expect: { series: { at: { 0: { value: 1000, error: 0.0101 }, 5: { value: 988 } } } },
    source: { ...tables, how: 'After 68 comes 100 of the next decade; 988 is the last of E192' },
  },
  {
    name: 'A word for a code',
    given: { from: 'chip', code: 'ohm' },
    problem: 'code',
    because: 'three or four digits',
    source: { ...paper, how: 'No code' },
  },
  {
    name: 'EIA-96 ends at 96',
    given: { from: 'chip', code: '97A' },
    problem: 'code',
    source: { ...wilderness, how: 'Its table ends with 96' },
  },
  {
    name: 'A billionth of an ohm',
    given: { from: 'value', ohms: 1e-9, wanted: 'gold', drift: 'none' },
    problem: 'ohms',
    source: { ...paper, how: 'Below any multiplier' },
  },
])
