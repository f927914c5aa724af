import { defineCases } from '@/lib/kits/calculator'
import idealGas from './ideal-gas'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/gas.py' }
const expert = {
  title: 'Assignment Expert: One mole of carbon dioxide in 3 L by both equations',
  href: 'https://assignmentexpert.com/homework-answers/chemistry/general-chemistry/question-144054',
}
const ebbing = {
  title: 'General Chemistry, chapter 5, exercise 2, as answered by QuestionAI',
  href: 'https://questionai.com/amp/textbooksolution-120704/1740197-book-General-Chemistry-Chapter-5-The-Gaseous-State',
}
const celsius = { scale: 'C', isGauge: false, standard: 'iupac', amountIn: 'mol' } as const
const kelvin = { ...celsius, scale: 'K' } as const
const states = {
  ...kelvin,
  find: 'states',
  pressureAfter: undefined,
  volumeAfter: undefined,
  temperatureAfter: undefined,
} as const
const nb = '\u00A0'

export default defineCases(idealGas, [
  {
    name: 'A mole at 0 °C and one atmosphere',
    given: { ...celsius, find: 'volume', pressure: 101_325, amount: 1, temperature: 0, gas: 'co2' },
    expect: {
      answer: `22.414${nb}L`,
      note: null,
      pressureFound: 101_325,
      volumeFound: 22.413969545,
      moles: 1,
      temperatureFound: 0,
      density: 1.9635,
      molarVolume: 22.414,
      mass: 44.009,
      molarMass: 44.009,
      standardVolume: 22.710954641,
      realAnswer: `22.295${nb}L`,
      apart: -0.0053,
      z: 0.9947,
      parts: { rows: 0 },
    },
    says: { critical: '30.7' },
    source: { ...sympy, how: 'R*273.15/101325, which CODATA lists as 22.41396954 L; the largest root of the cubic' },
  },
  {
    name: 'One mole of carbon dioxide in 3 L',
    given: { ...celsius, find: 'pressure', volume: 3, amount: 1, temperature: 0, gas: 'co2' },
    expect: { pressureFound: 757031.8214, realAnswer: `727.37${nb}kPa`, apart: -0.0392, z: 0.9608 },
    source: { ...expert, how: '7.47 atm ideal and 7.18 atm real with a = 3.59 atm; with the a of the tables by SymPy' },
  },
  {
    name: 'A nitrogen bottle of 50 L at 200 bar',
    given: { ...celsius, find: 'amount', pressure: 2e7, volume: 50, temperature: 20, gas: 'n2' },
    expect: { moles: 410.2758, realAnswer: `408.9${nb}mol`, z: 1.0034, apart: -0.0034 },
    source: { ...sympy, how: '50 L over the largest root of the cubic' },
  },
  {
    name: 'The temperature of 2 mol of oxygen in 5 L at 1 MPa',
    given: { ...kelvin, find: 'temperature', pressure: 1e6, volume: 5, amount: 2, gas: 'o2' },
    expect: { temperatureFound: 300.68, realAnswer: `303.41${nb}K` },
    source: { ...sympy, how: 'both equations solved for T' },
  },
  {
    name: '60 g of carbon dioxide in a small cylinder',
    given: { ...celsius, find: 'pressure', volume: 0.6, amount: 60, amountIn: 'g', temperature: 20, gas: 'co2' },
    expect: { moles: 1.363357, pressureFound: 5538377.87, note: 'bad', mass: 60 },
    says: { note: 'may be liquid' },
    source: { ...sympy, how: '60/44.009 moles' },
  },
  {
    name: 'Air at 15 °C has the density of the standard atmosphere',
    given: { ...celsius, find: 'volume', pressure: 101_325, amount: 1, temperature: 15, gas: 'air' },
    expect: { density: 1.225, realAnswer: null, apart: null, z: null, critical: null },
    source: {
      title: 'U.S. Standard Atmosphere 1976: 1.2250 kg/m³ at sea level',
      how: '28.9644 × 101325 ÷ (8.31446 × 288.15), by SymPy 1.2250',
    },
  },
  {
    name: 'Fahrenheit and kilograms',
    given: {
      ...celsius,
      scale: 'F',
      find: 'volume',
      pressure: 100_000,
      amount: 0.044009,
      amountIn: 'kg',
      temperature: 32,
      gas: 'co2',
    },
    expect: { volumeFound: 22.710954641, temperatureFound: 32, moles: 1 },
    source: { ...sympy, how: 'R*273.15/100000' },
  },
  {
    name: 'Pressure on a gauge',
    given: { ...kelvin, isGauge: true, find: 'amount', pressure: 0, volume: 10, temperature: 300, gas: 'he' },
    expect: { pressureFound: 101_325, moles: 0.40622 },
    source: { ...sympy, how: '101325 × 0.01 ÷ (R × 300)' },
  },
  {
    name: 'What a gauge would show',
    given: { ...kelvin, isGauge: true, find: 'pressure', amount: 1, volume: 10, temperature: 300, gas: 'air' },
    expect: { pressureFound: 249433.879, note: 'plain' },
    says: { note: '148.11' },
    source: { ...paper, how: 'R × 300 ÷ 0.01 − 101,325' },
  },
  {
    name: '20.0 L at 1.00 atm, at 0.830 atm',
    given: {
      ...states,
      pressure: 101_325,
      volume: 20,
      temperature: 296.15,
      pressureAfter: 84099.75,
      temperatureAfter: 296.15,
    },
    expect: { volumeFound: 24.096386, note: 'plain', density: null, realAnswer: null },
    says: { note: 'inverse' },
    source: { ...ebbing, how: 'V2 = 24,096 L with a decimal comma' },
  },
  {
    name: 'A tire that warms from 15 to 45 °C',
    given: {
      ...celsius,
      find: 'states',
      isGauge: true,
      pressure: 220_000,
      volume: 10,
      temperature: 15,
      pressureAfter: undefined,
      volumeAfter: 10,
      temperatureAfter: 45,
    },
    expect: {
      pressureFound: 354778.9302,
      note: 'plain',
      answer: `354.78${nb}kPa absolute, 253.45${nb}kPa on the gauge`,
    },
    source: { ...sympy, how: '(220000 + 101325) × 318.15 ÷ 288.15' },
  },
  {
    name: 'The temperature after a change of both',
    given: { ...states, pressure: 200_000, volume: 5, temperature: 300, pressureAfter: 500_000, volumeAfter: 4 },
    expect: { temperatureFound: 600, answer: `600.00${nb}K` },
    source: { ...sympy, how: '500000 × 4 × 300 ÷ (200000 × 5)' },
  },
  {
    name: 'Air by its three largest parts',
    given: {
      ...celsius,
      find: 'mixture',
      pressure: 101_325,
      temperature: 0,
      mixture: [
        { gas: 'n2', moles: 78.08 },
        { gas: 'o2', moles: 20.95 },
        { gas: 'ar', moles: 0.93 },
      ],
    },
    expect: {
      answer: `79.146${nb}kPa of nitrogen`,
      molarMass: 28.96,
      density: 1.2921,
      volumeFound: null,
      moles: null,
      parts: {
        rows: 3,
        at: {
          0: { gas: 'Nitrogen', share: 0.78111, pressure: 79146.21848739, weight: 0.755596 },
          1: { share: 0.209584, pressure: 21236.0819328, weight: 0.23157 },
          2: { gas: 'Argon', share: 0.009304 },
        },
        sum: { share: 1, weight: 1, pressure: 101_325 },
      },
    },
    source: { ...sympy, how: '101325 × 78.08 ÷ 99.96 and so on' },
  },
  {
    name: 'Millimoles at standard conditions of one atmosphere',
    given: {
      ...celsius,
      standard: 'atm',
      amountIn: 'mmol',
      find: 'volume',
      pressure: 101_325,
      amount: 1000,
      temperature: 0,
      gas: 'n2',
    },
    expect: { moles: 1, volumeFound: 22.413969545, standardVolume: 22.413969545, mass: 28.014 },
    source: { title: 'NIST CODATA: molar volume of an ideal gas (273.15 K, 101.325 kPa)', how: '22.41396954 L' },
  },
  {
    name: 'A mole at standard conditions of 25 °C',
    given: { ...celsius, standard: 'room', find: 'volume', pressure: 100_000, amount: 1, temperature: 25, gas: 'n2' },
    expect: { volumeFound: 24.789570296, standardVolume: 24.789570296 },
    source: { ...sympy, how: '“mole”: R*298.15/100' },
  },
  {
    name: 'Degrees of Rankine',
    given: { ...celsius, scale: 'R', find: 'volume', pressure: 101_325, amount: 1, temperature: 491.67, gas: 'n2' },
    expect: { volumeFound: 22.413969545, temperatureFound: 491.67 },
    source: { ...paper, how: '491.67 × 5 ÷ 9 = 273.15 K' },
  },
  ...(
    [
      ['c3h8', 0.9062],
      ['c2h4', 0.9606],
      ['c2h2', 0.9589],
      ['kr', 0.9852],
      ['xe', 0.9635],
    ] as const
  ).map(([gas, z]) => ({
    name: `A mole of ${gas} in 2 L at 400 K`,
    given: { ...kelvin, find: 'pressure', volume: 2, amount: 1, temperature: 400, gas } as const,
    expect: { z },
    source: {
      ...sympy,
      how: 'Z = V ÷ (V − b) − a ÷ (R T V), a and b by the printed table of the CRC Handbook; “critical” has them within half a percent from the critical points',
    },
  })),
  {
    name: 'A gas of my own with the constants of carbon dioxide',
    given: {
      ...celsius,
      find: 'pressure',
      volume: 3,
      amount: 44.009,
      amountIn: 'g',
      temperature: 0,
      gas: 'own',
      ownMass: 44.009,
      ownA: 3.658,
      ownB: 0.0429,
    },
    expect: { moles: 1, pressureFound: 757031.8214, realAnswer: `727.37${nb}kPa`, z: 0.9608 },
    source: { ...expert, how: '7.47 atm ideal and 7.18 atm real with a = 3.59 atm; with the a of the tables by SymPy' },
  },
  {
    name: 'A gas of my own without constants is ideal',
    given: {
      ...celsius,
      find: 'volume',
      pressure: 101_325,
      amount: 10,
      amountIn: 'g',
      temperature: 0,
      gas: 'own',
      ownMass: 10,
      ownA: undefined,
      ownB: undefined,
    },
    expect: { volumeFound: 22.413969545, realAnswer: null, z: null, density: 0.4462 },
    source: { ...sympy, how: 'R*273.15/101325; 10 g in that' },
  },
  {
    name: 'Colder than possible',
    given: { ...celsius, find: 'volume', pressure: 101_325, amount: 1, temperature: -300, gas: 'n2' },
    problem: 'temperature',
    because: 'absolute zero',
    source: { ...paper, how: '−300 < −273.15' },
  },
  {
    name: 'A vacuum',
    given: { ...celsius, find: 'volume', pressure: 0, amount: 1, temperature: 0, gas: 'n2' },
    problem: 'pressure',
    because: 'vacuum',
    source: { ...paper, how: 'Division by 0' },
  },
  {
    name: 'Three figures after the change',
    given: {
      ...states,
      pressure: 1e5,
      volume: 1,
      temperature: 300,
      pressureAfter: 1e5,
      volumeAfter: 1,
      temperatureAfter: 300,
    },
    problem: null,
    because: 'leave the third empty',
    source: { ...paper, how: 'A third can contradict two' },
  },
  {
    name: 'Too cold after the change',
    given: { ...states, pressure: 1e5, volume: 1, temperature: 300, pressureAfter: 1e5, temperatureAfter: 0 },
    problem: 'temperatureAfter',
    source: { ...paper, how: '0 K' },
  },
  {
    name: 'A mixture of nothing',
    given: { ...celsius, find: 'mixture', pressure: 1e5, temperature: 0, mixture: [{ gas: 'n2', moles: 0 }] },
    problem: 'mixture',
    source: { ...paper, how: '0 ÷ 0' },
  },
])
