import { defineCalculator, problem, quantity } from '@/lib/kits/calculator'
import { height, sex, weight } from '@/lib/families/health-formula/person-fields'
import { bandOf } from '@/lib/subjects/health/body-mass-index'
import { fatBands, siriFat, tapeDensity } from '@/lib/subjects/health/body-fat'
import type { Show } from '@/lib/base/format/show'

const female = { field: 'sex', is: 'female' } as const
const male = { field: 'sex', is: 'male' } as const
const tape = { of: 'length', unit: 'cm', units: ['cm', 'in'], unitIn: { us: 'in' } } as const
const standardError = 0.035

export default defineCalculator({
  inputs: {
    sex,
    height,
    neck: quantity('Neck', {
      ...tape,
      initial: 35,
      initialIn: { us: 34.925 },
      min: 20,
      max: 80,
      help: 'Below the larynx, the tape sloping a little down to the front.',
    }),
    waist: quantity('Waist', {
      ...tape,
      initial: 80,
      initialIn: { us: 80.01 },
      min: 40,
      max: 250,
      help: 'Men at the navel, women where the waist is narrowest. Relaxed, after breathing out.',
    }),
    hip: quantity('Hip', {
      ...tape,
      initial: 100,
      initialIn: { us: 100.33 },
      min: 50,
      max: 250,
      shownWhen: female,
      help: 'Where the buttocks stand out most.',
    }),
    weight: { ...weight, help: 'For kilograms of fat and of everything else.', refines: true },
  },
  outputs: {
    bodyFat: { kind: 'percent', label: 'Body fat', decimals: 1 },
    band: { kind: 'text', label: 'ACE band' },
    fatMass: { kind: 'number', label: 'Fat', decimals: 1, unit: 'kg' },
    leanMass: { kind: 'number', label: 'Lean mass', decimals: 1, unit: 'kg' },
    range: { kind: 'text', label: 'Usual error' },
    density: { kind: 'number', label: 'Body density', decimals: 4, unit: 'kg/L' },
    note: { kind: 'verdict', label: 'Where that lies' },
    bands: {
      kind: 'table',
      label: 'Bands of the American Council on Exercise',
      columns: {
        name: { kind: 'text', label: 'Band' },
        share: { kind: 'text', label: 'Body fat' },
        fatAt: { kind: 'number', label: 'Fat where it begins', decimals: 1, unit: 'kg' },
      },
    },
  },
  formula:
    'Men: density = 1.0324 − 0.19077 × log₁₀(waist − neck) + 0.15456 × log₁₀(height). Women: 1.29579 − 0.35004 × log₁₀(waist + hip − neck) + 0.221 × log₁₀(height). Fat = 495 ÷ density − 450',
  limits: [
    'The equations were fitted to sailors of the US Navy. Children, older people and people far from those builds are judged less well.',
    'About two of three readings lie within 3 to 4 points of underwater weighing.',
    'Pregnancy and the months after it, bloating and swollen legs make the tape useless.',
    'Bodybuilders with a thick neck are read too lean, broad-waisted athletes too fat.',
    'The bands are descriptions by a council of trainers and no diagnosis. This is no medical advice.',
  ],
  sources: [
    {
      title:
        'J. A. Hodgdon, M. B. Beckett: Prediction of percent body fat for US Navy men and women from body circumferences and height, Naval Health Research Center, reports 84-11 and 84-29 (1984)',
      href: 'https://apps.dtic.mil/sti/citations/ADA143890',
    },
    {
      title:
        'W. E. Siri: Body composition from fluid spaces and density, in Techniques for Measuring Body Composition, National Academy of Sciences (1961)',
    },
    {
      title: 'American Council on Exercise: percent body fat norms for men and women',
      href: 'https://www.acefitness.org/resources/everyone/tools-calculators/percent-body-fat-calculator/',
    },
  ],

  compute({ weight: mass, ...measured }, { show }) {
    if (measured.waist <= measured.neck) return problem('waist', 'must be larger than the neck')
    const density = tapeDensity(measured)
    const bodyFat = siriFat(density)
    if (bodyFat <= 0 || bodyFat >= 0.75)
      return problem(
        'waist',
        'must give a body fat between 0% and 75% with the other measurements: check units and tape',
      )
    const bands = fatBands[measured.sex]
    return {
      bodyFat,
      band: bandOf(bands, bodyFat).name,
      fatMass: mass * bodyFat,
      leanMass: mass * (1 - bodyFat),
      range: `${show.percent(Math.max(0, bodyFat - standardError), 1)} to ${show.percent(bodyFat + standardError, 1)}`,
      density,
      note: noteOn(bodyFat, measured.sex, show),
      bands: bands.map(({ name, from }, at) => ({
        name,
        share: shareOf(from, bands[at + 1]?.from, show),
        fatAt: from === 0 ? null : mass * from,
      })),
    }
  },

  steps: [
    {
      gives: 'density',
      is: '1.0324 − 0.19077 × ln({waist} − {neck}) ÷ ln(10) + 0.15456 × ln({height}) ÷ ln(10)',
      when: male,
    },
    {
      gives: 'density',
      is: '1.29579 − 0.35004 × ln({waist} + {hip} − {neck}) ÷ ln(10) + 0.221 × ln({height}) ÷ ln(10)',
      when: female,
    },
    { gives: 'bodyFat', is: '4.95 ÷ {density:7} − 4.5' },
    { gives: 'fatMass', is: '{weight} × {bodyFat:4}' },
    { gives: 'leanMass', is: '{weight} − {fatMass:3}' },
  ],

  examples: [
    {
      name: 'Four months at the gym',
      given: { sex: 'male', height: 180, neck: 40, waist: 90, weight: 82 },
      expect: { bodyFat: 0.183675, fatMass: 15.061, leanMass: 66.939, band: 'Average' },
    },
  ],
})

function shareOf(from: number, next: number | undefined, show: Show): string {
  if (next === undefined) return `${show.percent(from)} or more`
  return from === 0 ? `Below ${show.percent(next)}` : `${show.percent(from)} to below ${show.percent(next)}`
}

function noteOn(bodyFat: number, whose: 'female' | 'male', show: Show) {
  const { name, from } = bandOf(fatBands[whose], bodyFat)
  const people = whose === 'male' ? 'men' : 'women'
  if (from === 0)
    return {
      is: 'fair',
      says: `Below the essential fat of ${people}. Measure again: a tape reading so low is more often an error than a body.`,
    } as const
  return {
    is: 'plain',
    says: `The band “${name}” for ${people} begins at ${show.percent(from)}. Within the error of a tape the neighboring band is possible too.`,
  } as const
}
