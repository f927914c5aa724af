import { choice, defineCalculator, integer, quantity } from '@/lib/kits/calculator'
import { maximumEquations, platesFor, plateSets, repsAt } from '@/lib/subjects/health/strength'
import type { Show } from '@/lib/base/format/show'

const kilogramsPerPound = 0.45359237
const shares = [0.95, 0.9, 0.85, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5]
const unit = { field: 'plates', is: { kg: 'kg', lb: 'lb' } } as const
const basisNames = {
  mean: 'Mean of the five',
  Epley: 'Epley',
  Brzycki: 'Brzycki',
  Lander: 'Lander',
  Lombardi: 'Lombardi',
  'O’Conner': 'O’Conner',
} as const

export default defineCalculator({
  inputs: {
    load: quantity('Weight lifted', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      unitIn: { us: 'lb' },
      initial: 100,
      initialIn: { us: 102.05828325 },
      min: 1,
      max: 600,
      help: 'The bar counts.',
    }),
    reps: integer('Repetitions', {
      initial: 5,
      min: 1,
      max: 12,
      slider: { from: 1, to: 12, step: 1 },
      help: 'As many as you could do cleanly, from 1 to 12.',
    }),
    plates: choice('Results and plates in', {
      options: { kg: 'kg', lb: 'lb' },
      initial: 'kg',
      initialIn: { us: 'lb' },
    }),
    bar: quantity('Bar', {
      of: 'mass',
      unit: 'kg',
      units: ['kg', 'lb'],
      unitIn: { us: 'lb' },
      initial: 20,
      initialIn: { us: 20.41165665 },
      min: 0,
      max: 60,
      refines: true,
    }),
    basis: choice('Table and maximum from', { options: basisNames, initial: 'mean', as: 'menu', refines: true }),
  },
  outputs: {
    maximum: { kind: 'number', label: 'One-repetition maximum', decimals: 1, unit },
    lowest: { kind: 'number', label: 'Lowest of the five', decimals: 1, unit },
    highest: { kind: 'number', label: 'Highest of the five', decimals: 1, unit },
    lifted: { kind: 'number', label: 'You lifted', decimals: 1, unit },
    share: { kind: 'percent', label: 'Of the maximum', decimals: 0 },
    note: { kind: 'verdict', label: 'How far to trust it' },
    equations: {
      kind: 'table',
      label: 'By equation',
      columns: {
        name: { kind: 'text', label: 'Equation' },
        maximum: { kind: 'number', label: 'Maximum', decimals: 1, unit },
      },
    },
    loads: {
      kind: 'table',
      label: 'Training loads',
      help: 'Repetitions are those that Epley’s line gives for the share. Plates stay at or below the load.',
      columns: {
        share: { kind: 'percent', label: 'Share', decimals: 0 },
        load: { kind: 'number', label: 'Load', decimals: 1, unit },
        reps: { kind: 'count', label: 'Repetitions' },
        plates: { kind: 'text', label: 'Plates on each side' },
        onBar: { kind: 'number', label: 'Bar and plates', decimals: 1, unit },
      },
    },
  },
  formula: 'Epley: weight × (1 + repetitions ÷ 30). Brzycki: weight × 36 ÷ (37 − repetitions). Three more in the table',
  limits: [
    'For trained, healthy adults in lifts such as squat, bench press and deadlift; beginners, teenagers and small muscles behave differently.',
    'The set must go to the last clean repetition. With one held back the result is too low.',
    'Above ten repetitions endurance decides as much as strength, and the equations drift apart.',
    'Try a maximum only with a spotter or safety bars.',
    'It is an estimate and no medical or training advice. High blood pressure, an injury or pregnancy belong before a doctor first.',
  ],
  sources: [
    {
      title:
        'D. A. LeSuer and others: The accuracy of prediction equations for estimating 1-RM performance in the bench press, squat, and deadlift, Journal of Strength and Conditioning Research 11 (1997) 211–213',
      href: 'https://doi.org/10.1519/00124278-199711000-00001',
    },
    {
      title:
        'M. Brzycki: Strength testing, predicting a one-rep max from reps-to-fatigue, Journal of Physical Education, Recreation & Dance 64 (1993) 88–90',
      href: 'https://doi.org/10.1080/07303084.1993.10606684',
    },
  ],

  compute({ load, reps, plates, bar, basis }, { show }) {
    const inUnit = (kilograms: number) => (plates === 'kg' ? kilograms : kilograms / kilogramsPerPound)
    const lifted = inUnit(load)
    const equations = maximaOf(lifted, reps)
    const found = equations.map(({ maximum }) => maximum)
    const mean = found.reduce((sum, one) => sum + one, 0) / found.length
    const maximum = equations.find(({ name }) => name === basis)?.maximum ?? mean
    // Pounds that came from kilograms: 45 is not to be 45.0000000001.
    const barInUnit = Number(inUnit(bar).toPrecision(12))
    return {
      maximum,
      lowest: Math.min(...found),
      highest: Math.max(...found),
      lifted,
      share: lifted / maximum,
      note: noteOn(reps),
      equations,
      loads: shares.map((share) => {
        const wanted = maximum * share
        const side = platesFor(wanted, barInUnit, plateSets[plates])
        return {
          share,
          load: wanted,
          reps: repsAt(share),
          plates: wanted < barInUnit ? 'Less than the bar' : written(side, show),
          onBar: wanted < barInUnit ? null : barInUnit + 2 * side.reduce((sum, one) => sum + one, 0),
        }
      }),
    }
  },

  steps: ({ reps, basis }, { lifted }) => {
    const load = { kind: 'number', value: lifted, decimals: 2 } as const
    if (reps === 1) return [{ finds: 'A single lift', working: 'is the maximum itself, by every equation', gives: '' }]
    return [
      { finds: 'Epley', gives: 'equations.0.maximum', is: '{load} × (1 + {reps} ÷ 30)', with: { load } },
      { finds: 'Brzycki', gives: 'equations.1.maximum', is: '{load} × 36 ÷ (37 − {reps})', with: { load } },
      {
        finds: 'Lander',
        gives: 'equations.2.maximum',
        is: '100 × {load} ÷ (101.3 − 2.67123 × {reps})',
        with: { load },
      },
      { finds: 'Lombardi', gives: 'equations.3.maximum', is: '{load} × {reps} ^ 0.1', with: { load } },
      { finds: 'O’Conner', gives: 'equations.4.maximum', is: '{load} × (1 + 0.025 × {reps})', with: { load } },
      ...(basis === 'mean' ? [{ gives: 'maximum' as const, is: '{equations.maximum} ÷ 5' }] : []),
      { gives: 'share', is: '{load} ÷ {maximum:3}', with: { load } },
    ]
  },
  charts: [{ kind: 'bar', title: 'Maximum by equation', of: 'equations', x: 'name', y: ['maximum'] }],

  examples: [
    {
      name: 'A bench press before a cycle',
      given: { load: 80, reps: 10, plates: 'kg', bar: 20 },
      expect: { maximum: 104.2607, lowest: 100, highest: 107.2563 },
    },
  ],
})

function maximaOf(lifted: number, reps: number) {
  return maximumEquations.map(({ name, of }) => ({ name, maximum: reps === 1 ? lifted : of(lifted, reps) }))
}

function written(side: readonly number[], show: Show): string {
  return side.length === 0 ? 'None' : side.map((plate) => show.number(plate)).join(' + ')
}

function noteOn(reps: number) {
  if (reps === 1) return { is: 'good', says: 'A single clean lift needs no estimate.' } as const
  if (reps > 10)
    return { is: 'fair', says: 'Above ten repetitions the equations drift apart. A heavier set tells more.' } as const
  return { is: 'plain', says: 'From two to ten repetitions the five equations lie close together.' } as const
}
