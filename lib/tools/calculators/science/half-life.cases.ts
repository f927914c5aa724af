import { defineCases } from '@/lib/kits/calculator'
import halfLife from './half-life'

const paper = { title: 'Arithmetic on paper' }
const sympy = { title: 'SymPy: tests/vectors/formula-solver/decay.py' }
const edwin = {
  title: 'Algebra.com: In 2 years, 20% of a radioactive element decays',
  href: 'https://www.algebra.com/cgi-bin/show-question-source.mpl?solution=43245',
}
const iodine = {
  title: 'The half life of iodine-131 is 7.2 days, worked answer',
  href: 'https://tvp.thesociallife.com/respuestas/29175209',
}
const effective = {
  title: 'CalculatorLib: Effective half-life, worked example',
  href: 'https://calculatorlib.com/effective-half-life-calculator',
}
const arizona = {
  title: 'University of Arizona: Radiocarbon age = −τ ln F',
  href: 'http://www.physics.arizona.edu/ams/education/calculate.htm',
}
const strontium = { title: 'CEA/LNE-LNHB decay data of Sr-90: 28.80 a, decay constant 762.7E-12 /s, 5.103E12 Bq/g' }
const nubase = {
  title: 'NUBASE2020, Chinese Physics C 45, 030001 (2021)',
  href: 'https://doi.org/10.1088/1674-1137/abddae',
}
const day = 86_400
const year = 31_557_600
const plain = { unit: 'any', biological: undefined, mass: undefined, daughterMass: undefined } as const
const own = { ...plain, nuclide: 'own' } as const
const nb = '\u00A0'

export default defineCases(halfLife, [
  {
    name: '80 mg with a half-life of 7.2 days after 36 days',
    given: { ...own, unit: 'mg', mass: 131, find: 'remaining', ownLife: 7.2 * day, initial: 80, time: 36 * day },
    expect: {
      answer: `2.5${nb}mg`,
      note: null,
      share: 0.03125,
      halves: 5,
      life: `7.2${nb}days`,
      mean: `10.3874${nb}days`,
      constant: '0.09627 per day',
      massAfter: 0.0025,
      daughter: null,
      ratio: null,
      most: null,
      modernAge: null,
      table: {
        rows: 11,
        at: { 0: { halves: 0, time: `0${nb}s`, left: 1 }, 5: { halves: 5, time: `36${nb}days`, left: 0.03125 } },
      },
      curve: { rows: 33, at: { 4: { halves: 1, left: 0.5, daughter: null } } },
    },
    source: { ...iodine, how: 'k = 0.09627 and 2.5 milligrams' },
  },
  {
    name: '20% gone in 2 years',
    given: { ...plain, find: 'halfLife', initial: 100, left: 80, time: 2 * year },
    expect: { answer: `6.21257${nb}years`, halves: 0.3219 },
    source: { ...edwin, how: 't = 6.212567439 years' },
  },
  {
    name: 'When 80% are left of that element',
    given: { ...own, find: 'elapsed', ownLife: 6.212567439 * year, initial: 100, left: 80 },
    expect: { answer: `2${nb}years`, share: 0.8 },
    source: { ...edwin, how: '2 years' },
  },
  {
    name: 'Effective half-life of iodine in a thyroid',
    given: { ...own, biological: 138 * day, find: 'remaining', ownLife: 8.04 * day, initial: 100, time: 7.5974 * day },
    expect: { life: `7.59737${nb}days`, note: 'fair', share: 0.5 },
    says: { note: 'no basis for a dose' },
    source: { ...effective, how: '8.04 × 138 ÷ 146.04 = 7.60 days' },
  },
  {
    name: 'A vial of iodine-131 of 370 MBq after ten days',
    given: { ...plain, nuclide: 'I-131', unit: 'MBq', find: 'remaining', initial: 370, time: 10 * day },
    expect: {
      share: 0.421594,
      halves: 1.2461,
      activityBefore: 370_000_000,
      activityAfter: 155989660.587,
      curies: 0.00421594,
      perMinute: 9359379635.24,
      massAfter: 3.391946763e-8,
      answer: `155.99${nb}MBq`,
    },
    source: { ...sympy, how: '370*2**(-10/8.0252)' },
  },
  {
    name: 'A gram of strontium-90',
    given: { ...plain, nuclide: 'Sr-90', unit: 'g', find: 'remaining', initial: 1, time: 0 },
    expect: {
      activityBefore: 5_088_939_428_091.756,
      activityAfter: 5_088_939_428_091.756,
      curies: 137.5389035,
      constant: '0.023976 per year',
    },
    source: {
      ...strontium,
      how: '5.103E12 × 28.80 ÷ 28.91 with a year of 365.242 days: 5.0837E12; with the atomic mass and 365.25 days by SymPy 5.0889E12',
    },
  },
  {
    name: 'What there was before',
    given: { ...plain, nuclide: 'Tc-99m', find: 'initial', left: 25, time: 12.0134 * 3600 },
    expect: { answer: '100', halves: 2 },
    source: { ...paper, how: 'Two half-lives of 6.0067 hours' },
  },
  {
    name: 'Looking back by a negative time',
    given: { ...plain, nuclide: 'Tc-99m', find: 'remaining', initial: 25, time: -12.0134 * 3600 },
    expect: { answer: '100', share: 4, note: 'plain' },
    says: { note: 'so long before' },
    source: { ...paper, how: '25 × 2 × 2' },
  },
  {
    name: 'Molybdenum and its technetium after a day',
    given: { find: 'chain', nuclide: 'Mo-99', initial: 100, time: day, daughterLife: 21_624.12 },
    expect: {
      share: 0.776977,
      daughter: 0.785891,
      ratio: 1.0115,
      most: `22.8413${nb}h`,
      note: 'plain',
      table: { rows: 0 },
      curve: { at: { 0: { left: 1, daughter: 0 } } },
    },
    says: { note: 'Transient equilibrium' },
    source: { ...sympy, how: 'dsolve of both rate equations' },
  },
  {
    name: 'Amounts of molybdenum and its technetium in GBq',
    given: { find: 'chain', nuclide: 'Mo-99', unit: 'GBq', initial: 40, time: day, daughterLife: 21_624.12 },
    expect: {
      parentThen: `31.0791${nb}GBq`,
      daughterThen: `31.4356${nb}GBq`,
      daughterAtoms: 0.0716068346,
      activityBefore: 4e10,
      activityAfter: 31_079_093_420.8,
    },
    says: { note: '1.1 times as active' },
    source: { ...sympy, how: '“Mo-99 of 40 GBq”; 65.924 ÷ (65.924 − 6.0067) = 1.100' },
  },
  {
    name: 'A daughter in grams: two equal half-lives of its parent',
    given: {
      ...own,
      find: 'chain',
      unit: 'g',
      mass: 100,
      daughterMass: 96,
      ownLife: 3600,
      initial: 10,
      time: 7200,
      daughterLife: 7200,
    },
    expect: { parentThen: `2.5${nb}g`, daughterThen: `4.8${nb}g`, daughterAtoms: 0.5, massAfter: 2.5 },
    source: { ...paper, how: 'Atoms of the daughter: activity of 0.25 × 7200 ÷ 3600 = 0.5; 10 g × 0.5 × 96 ÷ 100' },
  },
  {
    name: 'Grams of a daughter without its mass number are not told',
    given: { find: 'chain', nuclide: 'Ra-226', unit: 'mg', initial: 10, time: 1600 * year, daughterLife: 330_350.4 },
    expect: { parentThen: `5${nb}mg`, daughterThen: null, massAfter: 0.005 },
    source: { ...paper, how: 'One half-life of radium' },
  },
  {
    name: 'Half-lives that are close',
    given: { ...own, find: 'chain', ownLife: 105, initial: 100, time: 100, daughterLife: 100 },
    says: { note: '21 times as active' },
    expect: { note: 'plain' },
    source: { ...paper, how: '105 ÷ (105 − 100)' },
  },
  {
    name: 'Half-lives that are equal',
    given: { ...own, find: 'chain', ownLife: 100, initial: 100, time: 100, daughterLife: 100 },
    says: { note: 'halve in the same time' },
    expect: { ratio: 0.6931, daughterThen: '34.6574' },
    source: { ...paper, how: 'ln 2; 100 × ln 2 ÷ 2' },
  },
  ...(
    [
      ['kBq', 1e3],
      ['GBq', 1e9],
      ['TBq', 1e12],
      ['Ci', 3.7e10],
      ['mCi', 3.7e7],
      ['µCi', 3.7e4],
      ['dpm', 1 / 60],
    ] as const
  ).map(([unit, becquerels]) => ({
    name: `Six of cobalt-60 in ${unit}, one half-life later`,
    given: { ...plain, nuclide: 'Co-60', unit, find: 'remaining', initial: 6, time: 1925.28 * day } as const,
    expect: {
      answer: `3${nb}${unit}`,
      activityBefore: 6 * becquerels,
      activityAfter: 3 * becquerels,
      curies: Number(((3 * becquerels) / 3.7e10).toPrecision(9)),
      perMinute: 180 * becquerels,
    },
    source: {
      title: 'BIPM: SI Brochure, 8th edition, table 8: 1 Ci = 3.7 × 10¹⁰ Bq',
      how: 'Half of six; a becquerel is one decay a second',
    },
  })),
  {
    name: 'Activity of an effective half-life',
    given: {
      ...own,
      unit: 'MBq',
      mass: 131,
      biological: 24 * day,
      find: 'remaining',
      ownLife: 8 * day,
      initial: 100,
      time: 12 * day,
    },
    expect: { life: `6${nb}days`, share: 0.25, activityAfter: 2.5e7, massAfter: 5.422988336e-9 },
    source: { ...sympy, how: '8 × 24 ÷ 32 = 6 days; the mass by the physical half-life, “25 MBq of 8 days”' },
  },
  ...(
    [
      ['F-18', 109.734 * 60],
      ['Lu-177', 6.6443 * day],
      ['Ra-223', 11.4352 * day],
      ['Ac-225', 9.919 * day],
      ['Ga-68', 67.842 * 60],
      ['Pb-210', 22.2 * year],
      ['Th-232', 14e9 * year],
      ['Rn-222', 3.8215 * day],
      ['Cf-252', 2.645 * year],
    ] as const
  ).map(([nuclide, seconds]) => ({
    name: `${nuclide} after three half-lives`,
    given: { ...plain, nuclide, find: 'remaining', initial: 8, time: 3 * seconds } as const,
    expect: { answer: '1', halves: 3, share: 0.125 },
    source: { ...nubase, how: 'its line of nubase_4.mas20; 8 ÷ 2³' },
  })),
  {
    name: 'Strontium and yttrium: secular equilibrium',
    given: { find: 'chain', nuclide: 'Sr-90', initial: 100, time: year, daughterLife: 64.05 * 3600 },
    expect: { ratio: 1.0003, share: 0.976309 },
    says: { note: 'Secular' },
    source: { ...sympy, how: 'dsolve of both rate equations' },
  },
  {
    name: 'A daughter that outlives its parent',
    given: { ...own, find: 'chain', ownLife: 3600, initial: 100, time: 7200, daughterLife: 7200 },
    expect: { daughter: 0.25, share: 0.25, most: `2${nb}h` },
    says: { note: 'No equilibrium' },
    source: { ...sympy, how: 'λ₂/(λ₂ − λ₁) = −1: 2**-1 − 2**-2; the maximum at ln 2/(λ₁ − λ₂) = 2 h' },
  },
  {
    name: 'Half of modern carbon',
    given: { find: 'carbon', modern: 0.5 },
    expect: {
      answer: '5,568 years before 1950, uncalibrated',
      halves: 1,
      share: 0.5,
      life: `5,568${nb}years (Libby)`,
      mean: `8,033${nb}years`,
      modernAge: `5,700${nb}years`,
      note: 'fair',
    },
    says: { note: 'IntCal20' },
    source: { ...arizona, how: '−8033 × ln 0.5 = 5568.05' },
  },
  {
    name: 'After the bombs',
    given: { find: 'carbon', modern: 1.2 },
    expect: { answer: '1,465 years after 1950: younger than modern' },
    says: { note: 'bomb' },
    source: { ...arizona, how: '−8033 × ln 1.2 = −1464.6' },
  },
  {
    name: 'Too little to date',
    given: { find: 'carbon', modern: 0.001 },
    says: { note: 'least age' },
    expect: { answer: '55,490 years before 1950, uncalibrated' },
    source: { ...arizona, how: '−8033 × ln 0.001' },
  },
  {
    name: 'After sixty half-lives',
    given: { ...own, find: 'remaining', ownLife: 60, initial: 100, time: 3600 },
    says: { note: 'hardly one atom' },
    source: { ...paper, how: '2⁻⁶⁰' },
  },
  {
    name: 'More than at first',
    given: { ...plain, nuclide: 'I-131', find: 'elapsed', initial: 10, left: 11 },
    problem: 'left',
    because: 'adds nothing',
    source: { ...paper, how: '11 > 10' },
  },
  {
    name: 'A half-life of what did not decay',
    given: { ...plain, find: 'halfLife', initial: 10, left: 10, time: 60 },
    problem: 'left',
    source: { ...paper, how: 'ln 1 = 0' },
  },
  {
    name: 'A half-life in no time',
    given: { ...plain, find: 'halfLife', initial: 10, left: 5, time: 0 },
    problem: 'time',
    source: { ...paper, how: '0 ÷ 1' },
  },
  {
    name: 'The start of an age ago',
    given: { ...plain, nuclide: 'Tc-99m', find: 'initial', left: 1, time: 60 * 6.0067 * 3600 },
    problem: 'time',
    because: '40 half-lives',
    source: { ...paper, how: 'Sixty half-lives' },
  },
  {
    name: 'A daughter before its parent',
    given: { find: 'chain', nuclide: 'Mo-99', initial: 100, time: -1, daughterLife: 60 },
    problem: 'time',
    source: { ...paper, how: 'Nothing was there' },
  },
])
