import { choice, defineCalculator, quantity } from '@/lib/kits/calculator'
import { height, sex } from '@/lib/families/health-formula/person-fields'
import { massAtIndex } from '@/lib/subjects/health/body-mass-index'
import {
  adjustedWeight,
  fiveFeet,
  idealWeight,
  idealWeightEquations,
  inchesOver,
} from '@/lib/subjects/health/ideal-weight'
import type { Show } from '@/lib/base/format/show'

const kilogramsPerPound = 0.45359237
const ofFrame = { small: 0.9, medium: 1, large: 1.1 } as const
const female = { field: 'sex', is: 'female' } as const
const male = { field: 'sex', is: 'male' } as const

export default defineCalculator({
  inputs: {
    sex,
    height,
    actual: quantity('Actual weight', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      unitIn: { us: 'lb' },
      optional: true,
      min: 25,
      max: 400,
      help: 'For the adjusted weight and the comparison.',
    }),
    frame: choice('Frame', {
      options: { small: 'Small', medium: 'Medium', large: 'Large' },
      initial: 'medium',
      help: 'Hamwi took a tenth off for a small frame and added one for a large frame. The others do not ask.',
      refines: true,
    }),
  },
  outputs: {
    devine: { kind: 'number', label: 'Ideal weight by Devine', decimals: 1, unit: 'kg' },
    pounds: { kind: 'number', label: 'The same in pounds', decimals: 0, unit: 'lb' },
    mean: { kind: 'number', label: 'Mean of the four', decimals: 1, unit: 'kg' },
    healthyFrom: { kind: 'number', label: 'Normal BMI starts at', decimals: 1, unit: 'kg' },
    healthyTo: { kind: 'number', label: 'Normal BMI ends below', decimals: 1, unit: 'kg' },
    adjusted: {
      kind: 'number',
      label: 'Adjusted weight',
      decimals: 1,
      unit: 'kg',
      optional: true,
      help: 'Ideal weight and four tenths of the rest, used for some doses when weight is well above ideal.',
      section: 'Against your weight',
    },
    ofIdeal: {
      kind: 'percent',
      label: 'Your weight in terms of Devine',
      decimals: 0,
      optional: true,
      section: 'Against your weight',
    },
    note: { kind: 'verdict', label: 'Whether the equations reach you' },
    equations: {
      kind: 'table',
      label: 'The four equations',
      columns: {
        name: { kind: 'text', label: 'Equation' },
        year: { kind: 'text', label: 'Year' },
        kilograms: { kind: 'number', label: 'Weight', decimals: 1, unit: 'kg' },
        pounds: { kind: 'number', label: 'The same', decimals: 1, unit: 'lb' },
        bmi: { kind: 'number', label: 'BMI there', decimals: 1 },
      },
    },
  },
  formula: 'Devine: 45.5 kg for women or 50 kg for men, and 2.3 kg for each inch above 60',
  limits: [
    'For adults. The equations come from drug dosing and insurance tables of the last century and are no target for anybody’s body.',
    'Below five feet the lines are continued downwards, where none of the authors looked.',
    'They know neither muscle nor fat nor age, and they are not for pregnancy or after an amputation.',
    'Hamwi is given in rounded kilograms; his own rule was in pounds.',
    'A dose is set by a professional who knows which weight its study used. This is no medical advice.',
  ],
  sources: [
    {
      title:
        'M. P. Pai, F. P. Paloucek: The origin of the “ideal” body weight equations, Annals of Pharmacotherapy 34 (2000) 1066–1069',
      href: 'https://doi.org/10.1345/aph.19381',
    },
    {
      title:
        'J. D. Robinson and others: Determination of ideal body weight for drug dosage calculations, American Journal of Hospital Pharmacy 40 (1983) 1016–1019',
    },
    {
      title:
        'D. R. Miller and others: Determining ideal body weight (and mass), American Journal of Hospital Pharmacy 40 (1983) 1622–1625',
    },
    {
      title: 'World Health Organization, Technical Report Series 894 (2000), for the normal range of BMI',
      href: 'https://iris.who.int/handle/10665/42330',
    },
  ],

  compute({ sex: whose, height: tall, actual, frame }, { show }) {
    const metres = tall / 100
    const equations = idealWeightEquations.map((equation) => {
      const kilograms = idealWeight(equation, whose, tall) * (equation.name === 'Hamwi' ? ofFrame[frame] : 1)
      return {
        name: equation.name,
        year: String(equation.year),
        kilograms,
        pounds: kilograms / kilogramsPerPound,
        bmi: kilograms / metres ** 2,
      }
    })
    const devine = idealWeight(idealWeightEquations[0], whose, tall)
    return {
      devine,
      pounds: devine / kilogramsPerPound,
      mean: equations.reduce((sum, { kilograms }) => sum + kilograms, 0) / equations.length,
      healthyFrom: massAtIndex(18.5, metres),
      healthyTo: massAtIndex(25, metres),
      adjusted: actual !== undefined && actual > devine ? adjustedWeight(devine, actual) : undefined,
      ofIdeal: actual === undefined ? undefined : actual / devine,
      note: noteOn(tall, show),
      equations,
    }
  },

  steps: [
    { finds: 'Inches above five feet', as: 'over', in: 'number', decimals: 3, unit: 'in', is: '{height} ÷ 2.54 − 60' },
    { gives: 'devine', is: '45.5 + 2.3 × {over}', when: female },
    { gives: 'devine', is: '50 + 2.3 × {over}', when: male },
    { finds: 'Robinson', gives: 'equations.1.kilograms', is: '49 + 1.7 × {over}', when: female },
    { finds: 'Robinson', gives: 'equations.1.kilograms', is: '52 + 1.9 × {over}', when: male },
    { finds: 'Miller', gives: 'equations.2.kilograms', is: '53.1 + 1.36 × {over}', when: female },
    { finds: 'Miller', gives: 'equations.2.kilograms', is: '56.2 + 1.41 × {over}', when: male },
    ...(['small', 'medium', 'large'] as const).flatMap((frame) =>
      (
        [
          ['female', '45.5 + 2.2 × {over}'],
          ['male', '48 + 2.7 × {over}'],
        ] as const
      ).map(
        ([whose, is]) =>
          ({
            finds: 'Hamwi',
            gives: 'equations.3.kilograms',
            is: frame === 'medium' ? is : `(${is}) × ${ofFrame[frame]}`,
            when: [
              { field: 'sex', is: whose },
              { field: 'frame', is: frame },
            ],
          }) as const,
      ),
    ),
    { gives: 'adjusted', is: '{devine:3} + 0.4 × ({actual} − {devine:3})' },
    { gives: 'ofIdeal', is: '{actual} ÷ {devine:3}' },
    { gives: 'healthyFrom', is: '18.5 × ({height} ÷ 100)²' },
    { gives: 'healthyTo', is: '25 × ({height} ÷ 100)²' },
  ],
  charts: [{ kind: 'bar', title: 'Weight by equation', of: 'equations', x: 'name', y: ['kilograms'] }],

  examples: [
    {
      name: 'A pharmacist checks a dose',
      given: { sex: 'male', height: 177.8, actual: 100 },
      expect: { devine: 73, adjusted: 83.8, ofIdeal: 1.37 },
    },
  ],
})

function noteOn(height: number, show: Show) {
  const over = inchesOver(height)
  if (over < -1e-9)
    return {
      is: 'fair',
      says: `At ${show.number(height / 2.54, 1)} in you are below the ${fiveFeet} in where the equations begin; the figures are continued downwards and may be far off.`,
    } as const
  return {
    is: 'plain',
    says: 'The equations were made to dose medicines. Take the range of the normal BMI, and not one number, for a healthy weight.',
  } as const
}
