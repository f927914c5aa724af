import { choice, date, defineCalculator, duration, number, problem } from '@/lib/kits/calculator'
import {
  canineStage,
  expectancyOfDog,
  felineStage,
  humanYears,
  humanYearsByDna,
  yearlyOfDog,
  type DogSize,
} from '@/lib/subjects/pets/human-years'
import { daysFrom } from '@/lib/subjects/time/calendar'
import type { Show } from '@/lib/base/format/show'

/** Shown until the page knows the visitor's own day. */
const exampleDay = '2027-01-01'
const daysInYear = 365.2425
const oldest = 35
const dog = { field: 'species', is: 'dog' } as const
const cat = { field: 'species', is: 'cat' } as const
/** Dogs are senior in the last quarter of the life that they may expect. */
const seniorShare = 0.75
const seniorCat = 10
const byAge = { field: 'known', is: 'age' } as const
const byBirth = { field: 'known', is: 'birth' } as const

export default defineCalculator({
  inputs: {
    species: choice('Animal', { options: { dog: 'Dog', cat: 'Cat' }, initial: 'dog' }),
    size: choice('Weight when grown up', {
      options: {
        small: 'Small: below 10 kg (22 lb)',
        medium: 'Medium: below 25 kg (55 lb)',
        large: 'Large: below 45 kg (100 lb)',
        giant: 'Giant: 45 kg and more',
      },
      initial: 'medium',
      as: 'menu',
      shownWhen: dog,
    }),
    known: choice('I know', { options: { age: 'The age', birth: 'The day of birth' }, initial: 'age' }),
    age: duration('Age', {
      initial: 60,
      unitIn: { us: 'years' },
      min: 0,
      max: oldest * 12,
      slider: { from: 6, to: 240, step: 6 },
      shownWhen: byAge,
    }),
    born: date('Born on', {
      initial: '2022-04-15',
      help: 'A guess is enough; teeth and eyes tell a veterinarian roughly.',
      shownWhen: byBirth,
    }),
    on: date('Age on', {
      optional: true,
      help: 'Left empty, it is today by the calendar of your device.',
      shownWhen: byBirth,
      refines: true,
    }),
    lifespan: number('Life expectancy of the breed', {
      unit: 'years',
      optional: true,
      min: 5,
      max: 25,
      help: 'It decides when a dog is senior. Left empty, it is the average of the size: 13.5 years for small dogs, 12.7, 11.5 and 9.5 for larger ones. Breed clubs and your veterinarian know better.',
      shownWhen: dog,
      refines: true,
    }),
  },
  outputs: {
    human: { kind: 'number', label: 'In human years', decimals: 0 },
    stage: { kind: 'text', label: 'Life stage' },
    years: { kind: 'number', label: 'Age of the animal', decimals: 1, unit: 'years' },
    dna: {
      kind: 'number',
      label: 'By DNA, from Labradors',
      decimals: 0,
      optional: true,
      help: '16 × ln(age) + 31, for dogs of a year and older.',
    },
    sevenfold: { kind: 'number', label: 'By the old rule of seven', decimals: 0 },
    seniorFrom: { kind: 'number', label: 'Senior from', decimals: 1, unit: 'years' },
    note: { kind: 'verdict', label: 'Next checks' },
    table: {
      kind: 'table',
      label: 'Year by year',
      columns: {
        age: { kind: 'count', label: 'Age' },
        human: { kind: 'number', label: 'Human years', decimals: 0 },
        dna: { kind: 'number', label: 'By DNA', decimals: 0 },
        stage: { kind: 'text', label: 'Life stage' },
      },
    },
  },
  formula:
    'One year is 15 human years, two are 24; each further year adds 4 for cats and small dogs, 5, 6 or 7 for larger dogs',
  limits: [
    'Human years are a picture and no measurement. Body systems age at different speeds.',
    'Below a year the line is straight, while kittens and puppies grow fastest in their first months.',
    'What a year adds, from 4 to 7 by weight, follows the span of the American Veterinary Medical Association; breeds within a weight differ.',
    'The DNA curve was made from 104 Labradors and does not know other breeds.',
    'The life expectancies by size are of purebred dogs in practices of the United States; a mixed breed lives about as long as the mean of all.',
    'AAHA sets life stages of dogs by growth and by the last quarter of the expected life; the months here are the middle of its spans.',
    'It is no veterinary advice.',
  ],
  sources: [
    {
      title: 'American Veterinary Medical Association: senior pets, human equivalents of the years of dogs and cats',
      href: 'https://www.avma.org/resources-tools/pet-owners/petcare/senior-pets',
    },
    {
      title: 'American Animal Hospital Association: 2019 Canine Life Stage Guidelines',
      href: 'https://www.aaha.org/aaha-guidelines/life-stage-canine-2019/canine-life-stage-definitions/',
    },
    {
      title: '2021 AAHA/AAFP Feline Life Stage Guidelines',
      href: 'https://www.aaha.org/aaha-guidelines/life-stage-feline-2021/feline-life-stage-definitions',
    },
    {
      title:
        'M. Montoya and others: Life expectancy tables for dogs and cats derived from clinical data, Frontiers in Veterinary Science 10 (2023) 1082102',
      href: 'https://doi.org/10.3389/fvets.2023.1082102',
    },
    {
      title:
        'T. Wang and others: Quantitative translation of dog-to-human aging by conserved remodeling of the DNA methylome, Cell Systems 11 (2020) 176–185',
      href: 'https://doi.org/10.1016/j.cels.2020.06.006',
    },
  ],

  compute({ species, size, known, age, born, on, lifespan }, { show, today }) {
    const day = on ?? today ?? exampleDay
    const years = known === 'age' ? age / 12 : daysFrom(born, day) / daysInYear
    if (years < 0) return problem('born', `must not be after ${show.date(day)}`)
    if (years > oldest) return problem('born', `must be at most ${oldest} years before ${show.date(day)}`)
    const yearly = yearlyOf(species, size)
    const expected = lifespan ?? expectancyOfDog[size]
    const stageAt = (at: number) => (species === 'dog' ? canineStage(at, expected) : felineStage(at))
    const dnaAt = (at: number) => (species === 'dog' && at >= 1 ? humanYearsByDna(at) : undefined)
    const rows = Math.max(16, Math.ceil(years))
    return {
      human: humanYears(years, yearly),
      stage: stageAt(years),
      years,
      dna: dnaAt(years),
      sevenfold: years * 7,
      seniorFrom: species === 'dog' ? expected * seniorShare : seniorCat,
      note: noteOn(species, stageAt(years), years, show),
      table: Array.from({ length: rows }, (_, at) => ({
        age: at + 1,
        human: humanYears(at + 1, yearly),
        dna: dnaAt(at + 1) ?? null,
        stage: stageAt(at + 1),
      })),
    }
  },

  steps: ({ species, size, lifespan }, { years }) => {
    const yearly = { kind: 'number', value: yearlyOf(species, size) } as const
    const expected = { kind: 'number', value: lifespan ?? expectancyOfDog[size] } as const
    return [
      { gives: 'human', is: yearsInWords(years), with: { yearly } },
      { gives: 'dna', is: '16 × ln({years:6}) + 31' },
      { gives: 'sevenfold', is: '{years:4} × 7' },
      { gives: 'seniorFrom', is: '{expected} × 0.75', with: { expected }, when: dog },
    ]
  },
  charts: [
    { kind: 'line', title: 'Human years by age', of: 'table', x: 'age', y: ['human', 'dna'], shownWhen: dog },
    { kind: 'line', title: 'Human years of a cat by age', of: 'table', x: 'age', y: ['human'], shownWhen: cat },
  ],

  examples: [
    {
      name: 'A retriever turns seven',
      given: { species: 'dog', size: 'large', known: 'age', age: 84 },
      expect: { human: 54, dna: 62.1346, stage: 'Mature adult', sevenfold: 49, seniorFrom: 8.6325 },
    },
  ],
})

const yearlyOf = (species: 'dog' | 'cat', size: DogSize) => (species === 'cat' ? 4 : yearlyOfDog[size])

function yearsInWords(years: number): string {
  if (years <= 1) return '15 × {years:6}'
  return years <= 2 ? '15 + 9 × ({years:6} − 1)' : '24 + {yearly} × ({years:6} − 2)'
}

function noteOn(species: 'dog' | 'cat', stage: string, years: number, show: Show) {
  const animal = species === 'dog' ? 'dog' : 'cat'
  if (stage === 'Puppy' || stage === 'Kitten')
    return {
      is: 'plain',
      says: `A ${stage.toLowerCase()} sees a veterinarian several times in its first year, for vaccines, parasites and growth.`,
    } as const
  if (stage === 'Senior')
    return {
      is: 'plain',
      says: `At ${show.number(years, 1)} years your ${animal} is senior: the guidelines advise a visit every six months.`,
    } as const
  return {
    is: 'plain',
    says: `The guidelines advise a visit at least once a year at this stage of a ${animal}.`,
  } as const
}
