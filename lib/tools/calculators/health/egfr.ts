import { choice, defineCalculator, number } from '@/lib/kits/calculator'
import { adultAge, sex } from '@/lib/families/health-formula/person-fields'
import { bandOf } from '@/lib/subjects/health/body-mass-index'
import {
  albuminCategory,
  filtrationCategories,
  fromBoth,
  fromCreatinine,
  fromCystatin,
  micromolesPerMilligram,
} from '@/lib/subjects/health/kidney'

const unit = 'mL/min/1.73 m²'
const female = { field: 'sex', is: 'female' } as const
const male = { field: 'sex', is: 'male' } as const
const inMilligrams = { field: 'creatinineIn', is: 'mg' } as const
const inMicromoles = { field: 'creatinineIn', is: 'si' } as const

export default defineCalculator({
  inputs: {
    sex,
    age: { ...adultAge, initial: 50 },
    creatinineIn: choice('Creatinine in', {
      options: { mg: 'mg/dL', si: 'µmol/L' },
      initial: 'mg',
      initialIn: {
        uk: 'si',
        ie: 'si',
        fr: 'si',
        nl: 'si',
        ch: 'si',
        se: 'si',
        no: 'si',
        dk: 'si',
        ca: 'si',
        au: 'si',
        nz: 'si',
        za: 'si',
        sg: 'si',
        hk: 'si',
        my: 'si',
      },
    }),
    milligrams: number('Serum creatinine', {
      unit: 'mg/dL',
      initial: 1,
      min: 0.1,
      max: 30,
      shownWhen: inMilligrams,
      help: 'Standardized, as laboratories report it today.',
    }),
    micromoles: number('Serum creatinine', { unit: 'µmol/L', initial: 90, min: 9, max: 2650, shownWhen: inMicromoles }),
    cystatin: number('Cystatin C', { unit: 'mg/L', optional: true, min: 0.1, max: 12, refines: true }),
    albuminPerGram: number('Urine albumin for a gram of creatinine', {
      unit: 'mg/g',
      optional: true,
      min: 0,
      max: 20_000,
      shownWhen: inMilligrams,
      refines: true,
    }),
    albuminPerMillimole: number('Urine albumin for a millimole of creatinine', {
      unit: 'mg/mmol',
      optional: true,
      min: 0,
      max: 2300,
      shownWhen: inMicromoles,
      refines: true,
    }),
  },
  outputs: {
    egfr: { kind: 'number', label: 'eGFR from creatinine', decimals: 0, unit },
    category: { kind: 'text', label: 'KDIGO category' },
    cystatinOnly: { kind: 'number', label: 'eGFR from cystatin C', decimals: 0, unit, optional: true },
    combined: { kind: 'number', label: 'eGFR from both', decimals: 0, unit, optional: true },
    albumin: { kind: 'text', label: 'Albumin category', optional: true },
    risk: { kind: 'text', label: 'Risk on the KDIGO grid', optional: true },
    note: { kind: 'verdict', label: 'What it says' },
    grid: {
      kind: 'table',
      label: 'KDIGO grid of risk',
      help: 'Ranges in mL/min/1.73 m². A1 is below 30 mg/g of albumin, A2 from 30 to 300, A3 above 300.',
      columns: {
        name: { kind: 'text', label: 'Category' },
        range: { kind: 'text', label: 'Range' },
        words: { kind: 'text', label: 'Filtration' },
        a1: { kind: 'text', label: 'A1' },
        a2: { kind: 'text', label: 'A2' },
        a3: { kind: 'text', label: 'A3' },
      },
    },
  },
  formula:
    'eGFR = 142 × min(creatinine ÷ κ, 1)^α × max(creatinine ÷ κ, 1)^−1.2 × 0.9938^age (× 1.012 for women); κ 0.7 and α −0.241 for women, 0.9 and −0.302 for men',
  limits: [
    'For adults of 18 and older with a stable creatinine. In acute kidney injury, on dialysis and in pregnancy it does not apply.',
    'Amputation, very much or very little muscle, a meat meal before the test and some medicines move creatinine without the kidney.',
    'Children and teenagers need the Schwartz or CKiD equations.',
    'Categories follow the figure rounded to a whole number, as laboratories print it.',
    'Chronic kidney disease is diagnosed over at least three months by a doctor, never from one value. For doses of medicines, follow the label.',
    'This is no medical advice.',
  ],
  sources: [
    {
      title:
        'L. A. Inker and others: New creatinine- and cystatin C-based equations to estimate GFR without race, New England Journal of Medicine 385 (2021) 1737–1749',
      href: 'https://doi.org/10.1056/NEJMoa2102953',
    },
    {
      title:
        'L. A. Inker and others: Estimating glomerular filtration rate from serum creatinine and cystatin C, New England Journal of Medicine 367 (2012) 20–29',
      href: 'https://doi.org/10.1056/NEJMoa1114248',
    },
    {
      title: 'KDIGO 2024 Clinical Practice Guideline for the Evaluation and Management of Chronic Kidney Disease',
      href: 'https://kdigo.org/guidelines/ckd-evaluation-and-management/',
    },
  ],

  compute(values) {
    const { sex: whose, age, cystatin } = values
    const creatinine = milligramsOf(values)
    const perGram = albuminOf(values)
    const egfr = fromCreatinine(whose, age, creatinine)
    const combined = cystatin === undefined ? undefined : fromBoth(whose, age, creatinine, cystatin)
    const band = bandOf(filtrationCategories, Math.round(combined ?? egfr))
    const at = perGram === undefined ? undefined : albuminCategory(perGram)
    return {
      egfr,
      category: `${band.name}, ${band.words.toLowerCase()}`,
      cystatinOnly: cystatin === undefined ? undefined : fromCystatin(whose, age, cystatin),
      combined,
      albumin: at === undefined ? undefined : `A${at + 1}`,
      risk: at === undefined ? undefined : band.risks[at],
      note: noteOn(band.from, at),
      grid: filtrationCategories.toReversed().map(({ from, name, words, risks }, position, all) => ({
        name,
        range: rangeOf(from, all[position - 1]?.from),
        words,
        a1: risks[0],
        a2: risks[1],
        a3: risks[2],
      })),
    }
  },

  steps: (values) => {
    const { sex: whose } = values
    const s = { kind: 'number', value: milligramsOf(values) } as const
    const [knee, below, belowBoth] = whose === 'female' ? ['0.7', '0.241', '0.219'] : ['0.9', '0.302', '0.144']
    return [
      {
        finds: 'Creatinine in mg/dL',
        gives: s,
        is: '{micromoles} ÷ 88.4',
        when: inMicromoles,
      },
      {
        gives: 'egfr',
        is: `142 × min({s} ÷ ${knee}, 1) ^ (−${below}) × max({s} ÷ ${knee}, 1) ^ (−1.2) × 0.9938 ^ {age} × 1.012`,
        with: { s },
        when: female,
      },
      {
        gives: 'egfr',
        is: `142 × min({s} ÷ ${knee}, 1) ^ (−${below}) × max({s} ÷ ${knee}, 1) ^ (−1.2) × 0.9938 ^ {age}`,
        with: { s },
        when: male,
      },
      {
        gives: 'cystatinOnly',
        is: '133 × min({cystatin} ÷ 0.8, 1) ^ (−0.499) × max({cystatin} ÷ 0.8, 1) ^ (−1.328) × 0.996 ^ {age} × 0.932',
        when: female,
      },
      {
        gives: 'cystatinOnly',
        is: '133 × min({cystatin} ÷ 0.8, 1) ^ (−0.499) × max({cystatin} ÷ 0.8, 1) ^ (−1.328) × 0.996 ^ {age}',
        when: male,
      },
      {
        gives: 'combined',
        is: `135 × min({s} ÷ ${knee}, 1) ^ (−${belowBoth}) × max({s} ÷ ${knee}, 1) ^ (−0.544) × min({cystatin} ÷ 0.8, 1) ^ (−0.323) × max({cystatin} ÷ 0.8, 1) ^ (−0.778) × 0.9961 ^ {age}${whose === 'female' ? ' × 0.963' : ''}`,
        with: { s },
      },
    ]
  },

  examples: [
    {
      name: 'A letter from the laboratory',
      given: { sex: 'female', age: 60, creatinineIn: 'mg', milligrams: 0.8, albuminPerGram: 45 },
      expect: { egfr: 84.2982, category: 'G2, mildly decreased', albumin: 'A2', risk: 'Moderate' },
    },
  ],
})

interface Sample {
  creatinineIn: 'mg' | 'si'
  milligrams: number
  micromoles: number
  albuminPerGram?: number | undefined
  albuminPerMillimole?: number | undefined
}

function milligramsOf({ creatinineIn, milligrams, micromoles }: Sample): number {
  return creatinineIn === 'mg' ? milligrams : micromoles / micromolesPerMilligram
}

function albuminOf({ creatinineIn, albuminPerGram, albuminPerMillimole }: Sample): number | undefined {
  if (creatinineIn === 'mg') return albuminPerGram
  // The guideline rounds 8.84 to 10, so that 3 and 30 mg/mmol are its limits beside 30 and 300 mg/g.
  return albuminPerMillimole === undefined ? undefined : albuminPerMillimole * 10
}

function rangeOf(from: number, above: number | undefined): string {
  if (above === undefined) return `${from} or more`
  return from === 0 ? `Below ${above}` : `${from} to ${above - 1}`
}

function noteOn(from: number, albumin: 0 | 1 | 2 | undefined) {
  if (from < 60)
    return {
      is: 'plain',
      says: 'Below 60 for more than three months counts as chronic kidney disease by KDIGO. One value is a reason to test again and to ask a doctor.',
    } as const
  if (albumin === undefined)
    return {
      is: 'plain',
      says: 'At 60 and more, kidney disease shows in urine before it shows here; the albumin ratio completes the picture.',
    } as const
  if (albumin === 0)
    return {
      is: 'plain',
      says: 'Filtration of 60 or more with albumin in A1 is no kidney disease by these two tests.',
    } as const
  return {
    is: 'plain',
    says: `Filtration of 60 or more with albumin in A${albumin + 1}: if it lasts more than three months, KDIGO counts it as kidney disease. Ask a doctor about a second sample.`,
  } as const
}
