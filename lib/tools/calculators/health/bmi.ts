import { choice, defineCalculator, integer, number, quantity, toggle, type Verdict } from '@/lib/kits/calculator'
import {
  asianActionPoints,
  bandOf,
  bodyMassClasses,
  bodyMassIndex,
  massAtIndex,
} from '@/lib/subjects/health/body-mass-index'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'

const kilogramsPerPound = 0.45359237
const metresPerInch = 0.0254
const metricHeight = { field: 'heightIn', is: 'metric' } as const
const feetAndInches = { field: 'heightIn', is: 'feet' } as const
const oneWeight = { field: 'weightIn', is: 'one' } as const
const stonesAndPounds = { field: 'weightIn', is: 'stone' } as const

export default defineCalculator({
  inputs: {
    heightIn: choice('Height in', {
      options: { metric: 'cm or m', feet: 'ft and in' },
      initial: 'metric',
      initialIn: { us: 'feet', uk: 'feet' },
    }),
    height: quantity('Height', {
      of: 'length',
      unit: 'cm',
      units: ['cm', 'm', 'in'],
      initial: 175,
      min: 50,
      max: 280,
      shownWhen: metricHeight,
      help: 'Without shoes.',
    }),
    feet: integer('Feet', { initial: 5, min: 2, max: 8, shownWhen: feetAndInches }),
    inches: number('Inches', { initial: 9, min: 0, below: 12, shownWhen: feetAndInches }),
    weightIn: choice('Weight in', {
      options: { one: 'kg or lb', stone: 'st and lb' },
      initial: 'one',
      initialIn: { uk: 'stone' },
    }),
    weight: quantity('Weight', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      unitIn: { us: 'lb' },
      initial: 70,
      initialIn: { us: 70.30681735 },
      min: 20,
      max: 650,
      shownWhen: oneWeight,
      help: 'In light clothes.',
    }),
    stones: integer('Stones', { initial: 11, min: 3, max: 100, shownWhen: stonesAndPounds }),
    pounds: number('Pounds', { initial: 0, min: 0, below: 14, shownWhen: stonesAndPounds }),
    asian: toggle('Show WHO action points for Asian populations', { initial: false }),
  },
  outputs: {
    bmi: { kind: 'number', label: 'Body mass index', decimals: 1, unit: 'kg/m²' },
    verdict: { kind: 'verdict', label: 'WHO class for adults' },
    className: { kind: 'text', label: 'Class' },
    asianRisk: {
      kind: 'text',
      label: 'Asian action points',
      shownWhen: { field: 'asian', is: true },
      help: 'WHO 2004: 23 and 27.5 are points for action beside the classes, which stay the same.',
    },
    healthyFrom: { kind: 'number', label: 'Normal range starts at', decimals: 1, unit: 'kg', section: 'Healthy range' },
    healthyTo: {
      kind: 'number',
      label: 'Overweight starts at',
      decimals: 1,
      unit: 'kg',
      help: 'The normal range ends just below this weight.',
      section: 'Healthy range',
    },
    healthyPounds: { kind: 'text', label: 'The same in pounds and stones', section: 'Healthy range' },
    prime: {
      kind: 'number',
      label: 'BMI Prime',
      decimals: 2,
      help: 'Your BMI divided by 25. Above 1 is above the normal range.',
      section: 'Healthy range',
    },
    gauge: { kind: 'diagram', label: 'Where it lies' },
    classes: {
      kind: 'table',
      label: 'Weights of each class at this height',
      columns: {
        name: { kind: 'text', label: 'Class' },
        index: { kind: 'text', label: 'BMI' },
        fromKilograms: { kind: 'number', label: 'From', decimals: 1, unit: 'kg' },
        belowKilograms: { kind: 'number', label: 'To below', decimals: 1, unit: 'kg' },
        fromPounds: { kind: 'number', label: 'From', decimals: 0, unit: 'lb' },
        belowPounds: { kind: 'number', label: 'To below', decimals: 0, unit: 'lb' },
      },
    },
  },
  formula: 'BMI = weight in kilograms ÷ (height in meters)²',
  limits: [
    'The classes are for adults of 20 and older; children and teenagers are compared with percentiles for age and sex.',
    'Pregnancy, edema, an amputation or a very muscular build make the figure misleading.',
    'It does not tell fat from muscle, nor where fat lies; a waist measurement adds that.',
    'It is a screening figure and no diagnosis or medical advice.',
    'The class follows the unrounded BMI: 24.96 is shown as 25.0 and is still below overweight.',
  ],
  sources: [
    {
      title:
        'World Health Organization: Obesity, Preventing and Managing the Global Epidemic, Technical Report Series 894 (2000), table 2.1',
      href: 'https://iris.who.int/handle/10665/42330',
    },
    {
      title:
        'WHO expert consultation: Appropriate body-mass index for Asian populations and its implications for policy and intervention strategies, Lancet 363 (2004) 157–163',
      href: 'https://doi.org/10.1016/S0140-6736(03)15268-3',
    },
  ],

  compute(values, { show }) {
    const height = heightOf(values)
    const mass = massOf(values)
    const bmi = bodyMassIndex(mass, height)
    const { name } = bandOf(bodyMassClasses, bmi)
    const healthyFrom = massAtIndex(18.5, height)
    const healthyTo = massAtIndex(25, height)
    return {
      bmi,
      verdict: verdictOf({ bmi, mass, healthyFrom, healthyTo, name }, show),
      className: name,
      asianRisk: bandOf(asianActionPoints, bmi).risk,
      healthyFrom,
      healthyTo,
      healthyPounds: `${inPounds(healthyFrom, show)} to ${inPounds(healthyTo, show)}`,
      prime: bmi / 25,
      gauge: gaugeOf(bmi, values.asian, show),
      classes: bodyMassClasses.map((band, at) => {
        const next = bodyMassClasses[at + 1]?.from
        const from = massAtIndex(band.from, height)
        const below = next === undefined ? null : massAtIndex(next, height)
        return {
          name: band.name,
          index: rangeOf(band.from, next, show),
          fromKilograms: band.from === 0 ? null : from,
          belowKilograms: below,
          fromPounds: band.from === 0 ? null : from / kilogramsPerPound,
          belowPounds: below === null ? null : below / kilogramsPerPound,
        }
      }),
    }
  },

  steps: [
    {
      finds: 'Height in meters',
      as: 'metres',
      in: 'number',
      decimals: 4,
      unit: 'm',
      is: '({feet} × 12 + {inches}) in × 0.0254',
      when: { field: 'heightIn', is: 'feet' },
    },
    {
      finds: 'Height in meters',
      as: 'metres',
      in: 'number',
      decimals: 4,
      unit: 'm',
      is: '{height} cm ÷ 100',
      unless: { field: 'heightIn', is: 'feet' },
    },
    {
      finds: 'Weight in kilograms',
      as: 'kilograms',
      in: 'number',
      decimals: 2,
      unit: 'kg',
      is: '({stones} × 14 + {pounds}) lb × 0.45359237',
      when: { field: 'weightIn', is: 'stone' },
    },
    { as: 'kilograms', in: 'number', decimals: 2, is: '{weight}', unless: { field: 'weightIn', is: 'stone' } },
    { gives: 'bmi', is: '{kilograms} kg ÷ ({metres} m)²' },
    { finds: 'Normal range from', gives: 'healthyFrom', is: '18.5 × ({metres} m)²' },
    { finds: 'Normal range to below', gives: 'healthyTo', is: '25 × ({metres} m)²' },
    { gives: 'prime', is: '{bmi:2} ÷ 25' },
  ],

  examples: [
    {
      name: 'A desk worker checks in',
      given: { heightIn: 'metric', height: 168, weightIn: 'one', weight: 76 },
      expect: { bmi: 26.9, className: 'Overweight (pre-obese)', healthyFrom: 52.2, healthyTo: 70.6 },
    },
  ],
})

function heightOf({
  heightIn,
  height,
  feet,
  inches,
}: {
  heightIn: string
  height: number
  feet: number
  inches: number
}) {
  return heightIn === 'feet' ? (feet * 12 + inches) * metresPerInch : height / 100
}

function massOf({
  weightIn,
  weight,
  stones,
  pounds,
}: {
  weightIn: string
  weight: number
  stones: number
  pounds: number
}) {
  return weightIn === 'stone' ? (stones * 14 + pounds) * kilogramsPerPound : weight
}

function inPounds(kilograms: number, show: Show): string {
  const pounds = Math.round(kilograms / kilogramsPerPound)
  return `${show.count(pounds)}\u00A0lb (${show.count(Math.floor(pounds / 14))}\u00A0st\u00A0${show.count(pounds % 14)}\u00A0lb)`
}

function massText(kilograms: number, show: Show): string {
  return `${show.number(kilograms, 1)} kg (${show.number(kilograms / kilogramsPerPound, 1)} lb)`
}

function rangeOf(from: number, next: number | undefined, show: Show): string {
  if (next === undefined) return `${show.number(from)} or more`
  return from === 0 ? `Below ${show.number(next)}` : `${show.number(from)} to below ${show.number(next)}`
}

interface Found {
  bmi: number
  mass: number
  healthyFrom: number
  healthyTo: number
  name: string
}

/** Less is written 0.0, in kilograms. */
const smallestMass = 0.05

function verdictOf({ bmi, mass, healthyFrom, healthyTo, name }: Found, show: Show): Verdict {
  const rounded = Math.round(bmi * 10) / 10
  const figure = bandOf(bodyMassClasses, rounded).name === name ? show.number(rounded, 1) : show.number(bmi, 3)
  if (bmi < 12 || bmi > 70)
    return { is: 'bad', says: `A BMI of ${figure} is rare in adults: check the units of height and weight.` }
  if (bmi < 18.5)
    return {
      is: 'bad',
      says: `${name}: a BMI of ${figure} is ${massText(healthyFrom - mass, show)} short of the normal range.`,
    }
  if (bmi < 25) return { is: 'good', says: `${name}: a BMI of ${figure} is from 18.5 to below 25.` }
  const over = mass - healthyTo
  if (over < smallestMass) return { is: 'fair', says: `${name}: this class begins at 25, where the normal range ends.` }
  return {
    is: bmi < 30 ? 'fair' : 'bad',
    says: `${name}: a BMI of ${figure} is ${massText(over, show)} above the end of the normal range.`,
  }
}

const left = 14
const right = 44

/** A scale of BMI from 14 to 44 with the classes and a pointer; a BMI beyond it points at the end. */
function gaugeOf(bmi: number, asian: boolean, show: Show): Diagram {
  const at = (index: number) => 10 + ((Math.min(right, Math.max(left, index)) - left) / (right - left)) * 460
  const edges = [left, 18.5, 25, 30, 35, 40, right]
  const bands: Shape[] = edges.slice(0, -1).map((edge, position) => ({
    is: 'rect',
    at: [at(edge), 60],
    width: at(edges[position + 1] ?? right) - at(edge),
    height: 26,
    tone: position === 1 ? 'good' : position === 2 ? 'muted' : 'warn',
    filled: true,
  }))
  const names: Shape[] = ['Under', 'Normal', 'Over', 'I', 'II', 'III'].map((text, position) => ({
    is: 'text',
    at: [(at(edges[position] ?? left) + at(edges[position + 1] ?? right)) / 2, 73],
    text,
    anchor: 'middle',
    small: true,
  }))
  const ticks: Shape[] = edges.slice(1, -1).map((edge) => ({
    is: 'text',
    at: [at(edge), 100],
    text: show.number(edge),
    anchor: 'middle',
    small: true,
    tone: 'muted',
  }))
  const actions: Shape[] = [23, 27.5].flatMap((point): Shape[] => [
    { is: 'line', from: [at(point), 56], to: [at(point), 116], tone: 'accent', dashed: true },
    { is: 'text', at: [at(point), 126], text: show.number(point), anchor: 'middle', small: true, tone: 'accent' },
  ])
  return {
    title: `BMI ${show.number(bmi, 1)} on the WHO scale`,
    width: 480,
    height: asian ? 138 : 114,
    shapes: [
      ...bands,
      ...names,
      ...ticks,
      ...(asian ? actions : []),
      { is: 'arrow', from: [at(bmi), 28], to: [at(bmi), 58], tone: 'ink', thick: 1.5 },
      { is: 'text', at: [at(bmi), 16], text: show.number(bmi, 1), anchor: 'middle' },
    ],
  }
}
