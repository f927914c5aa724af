import { defineCases } from '@/lib/kits/calculator'
import petAge from './pet-age'

const avma = {
  title: 'American Veterinary Medical Association: human equivalents of the years of dogs and cats',
  href: 'https://www.avma.org/resources-tools/pet-owners/petcare/senior-pets',
}
const aaha = {
  title: 'AAHA Canine Life Stage Guidelines 2019, table 1',
  href: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/canine-life-stage-definitions/',
}
const feline = {
  title: 'AAHA/AAFP Feline Life Stage Guidelines 2021, table 1',
  href: 'https://www.aaha.org/aaha-guidelines/life-stage-feline-2021/feline-life-stage-definitions',
}
const cell = { title: 'Wang and others 2020: 16 ln(age) + 31', href: 'https://doi.org/10.1016/j.cels.2020.06.006' }
const tables = {
  title: 'Montoya and others 2023: life expectancy at birth by size group',
  href: 'https://doi.org/10.3389/fvets.2023.1082102',
}
const paper = { title: 'Arithmetic on paper' }
const dogOf = (months: number) => ({ species: 'dog' as const, known: 'age' as const, age: months })
const catOf = (months: number) => ({ species: 'cat' as const, known: 'age' as const, age: months })

export default defineCases(petAge, [
  {
    name: 'Below a year there is no DNA curve, and the line is straight',
    given: { ...dogOf(6), size: 'small', lifespan: 14 },
    expect: { human: 7.5, dna: null, stage: 'Puppy', seniorFrom: 10.5, note: 'plain' },
    says: { note: 'A puppy sees a veterinarian several times' },
    source: { ...paper, how: '15 × 0.5; 14 × 0.75' },
  },
  {
    name: 'A cat of ten',
    given: catOf(120),
    expect: {
      human: 56,
      note: 'plain',
      table: {
        rows: 16,
        at: {
          0: { age: 1, human: 15, dna: null, stage: 'Young adult' },
          9: { age: 10, human: 56, stage: 'Mature adult' },
          15: { human: 80, stage: 'Senior' },
        },
      },
    },
    says: { note: 'at least once a year at this stage of a cat' },
    source: { ...avma, how: '24 + 8 × 4' },
  },
  {
    name: 'A senior cat',
    given: catOf(150),
    expect: { human: 66, stage: 'Senior', note: 'plain' },
    says: { note: 'your cat is senior: the guidelines advise a visit every six months' },
    source: { ...feline, how: 'Senior cats at least every 6 months; 24 + 10.5 × 4' },
  },
  {
    name: 'By day of birth',
    given: { species: 'dog', size: 'medium', known: 'birth', born: '2020-06-01', on: '2026-06-01', lifespan: 12 },
    expect: { years: 5.998754, human: 43.993771, stage: 'Mature adult' },
    source: { ...paper, how: '2,191 days ÷ 365.2425; 24 + 5 × 3.998754' },
  },
  {
    name: 'Born by the calendar of the device',
    given: { species: 'cat', known: 'birth', born: '2020-06-01' },
    today: '2026-06-01',
    expect: { years: 5.998754, human: 39.995017 },
    source: { ...paper, how: '24 + 4 × 3.998754' },
  },
  {
    name: 'Born after the day',
    given: { species: 'cat', known: 'birth', born: '2026-06-02', on: '2026-06-01' },
    problem: 'born',
    because: 'must not be after',
    source: { title: 'The order of days' },
  },
  {
    name: 'Older than any cat',
    given: { species: 'cat', known: 'birth', born: '1986-06-02', on: '2026-06-01' },
    problem: 'born',
    because: 'at most 35 years',
    source: { title: 'Nearly forty years' },
  },
  ...(
    [
      ['small', 84, 44],
      ['small', 120, 56],
      ['small', 180, 76],
      ['giant', 180, 115],
      ['medium', 12, 15],
      ['medium', 24, 24],
      ['medium', 36, 29],
      ['large', 84, 54],
    ] as const
  ).map(([size, months, human]) => ({
    name: `A ${size} dog of ${months / 12} years`,
    given: { ...dogOf(months), size },
    expect: { human, years: months / 12, sevenfold: (months / 12) * 7 },
    source: {
      ...avma,
      how: '15 after a year, 24 after two, then about five for a medium dog; 7, 10 and 15 years are 44, 56 and 76 at the lower end, 15 years 115 at the upper',
    },
  })),
  ...(
    [
      ['small', 120, 10.1475, 'Mature adult'],
      ['small', 122, 10.1475, 'Senior'],
      ['medium', 114, 9.525, 'Mature adult'],
      ['medium', 115, 9.525, 'Senior'],
      ['large', 103, 8.6325, 'Mature adult'],
      ['large', 104, 8.6325, 'Senior'],
      ['giant', 85, 7.1325, 'Mature adult'],
      ['giant', 86, 7.1325, 'Senior'],
    ] as const
  ).map(([size, months, seniorFrom, stage]) => ({
    name: `A ${size} dog of ${months} months, of which nothing is known about the breed`,
    given: { ...dogOf(months), size },
    expect: { seniorFrom, stage },
    source: { ...tables, how: '13.53, 12.70, 11.51 and 9.51 years × 0.75: the last quarter begins' },
  })),
  ...(
    [
      [12, 31],
      [84, 62.1346],
      [144, 70.7585],
    ] as const
  ).map(([months, dna]) => ({
    name: `DNA of a dog of ${months / 12} years`,
    given: { ...dogOf(months), size: 'large' as const },
    expect: { dna },
    source: { ...cell, how: 'ln 1 = 0, ln 7 = 1.945910, ln 12 = 2.484907' },
  })),
  ...(
    [
      [8, 'Puppy'],
      [9, 'Young adult'],
      [41, 'Young adult'],
      [42, 'Mature adult'],
      [107, 'Mature adult'],
      [108, 'Senior'],
    ] as const
  ).map(([months, stage]) => ({
    name: `Stage of a dog of ${months} months that may live twelve years`,
    given: { ...dogOf(months), size: 'medium' as const, lifespan: 12 },
    expect: { stage },
    source: {
      ...aaha,
      how: 'Growth ends at 6 to 9 months, maturation at 3 to 4 years; the last 25% of twelve years begin at nine',
    },
  })),
  ...(
    [
      [11, 'Kitten'],
      [12, 'Young adult'],
      [83, 'Young adult'],
      [84, 'Mature adult'],
      [120, 'Mature adult'],
      [121, 'Senior'],
    ] as const
  ).map(([months, stage]) => ({
    name: `Stage of a cat of ${months} months`,
    given: catOf(months),
    expect: { stage, dna: null, seniorFrom: 10 },
    source: { ...feline, how: 'Kitten up to 1, young adult 1 through 6, mature adult 7 to 10, senior over 10' },
  })),
])
