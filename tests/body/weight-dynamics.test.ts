import { describe, expect, it } from 'vitest'
import { bodyOf, changeFor, course } from '@/lib/subjects/health/weight-dynamics'

/*
 * Hall's model as others wrote it. Their energy at rest has 9.99 × kg and 4.92 × years where the page has the rounded 10 and 5; with the same
 * change of food that moves a weight by some grams.
 */

describe('the package bw of the Instituto Nacional de Salud Pública, Mexico', () => {
  // github.com/INSP-RH/bw at 4e8b1f3, tests/parity/reference_values/adult_male_deficit.json: adult_weight(90, 1.80, 40, "male",
  // EIchange = -500), activity of 1.5, which begins one day later
  const body = bodyOf({ sex: 'male', age: 40, height: 180, weight: 90 }, 1.5)
  const daily = body ? course(body, -500, 364) : []

  it.each([
    [30, 87.983254],
    [60, 86.546334],
    [364, 76.260804],
  ])('weight after %i days', (day, weight) => {
    expect(Math.abs((daily[day - 1]?.weight ?? 0) - weight)).toBeLessThan(0.05)
  })

  it('fat after 364 days', () => {
    expect(Math.abs((daily[363]?.fat ?? 0) - 14.587499)).toBeLessThan(0.05)
  })
})

describe('the code of the NIH Body Weight Planner, rewritten', () => {
  // github.com/Zomega/BodyWeightPlanner at 442b876, run with Intervention.forgoal, which lowers salt together with food
  it.each([
    [{ sex: 'female', age: 45, height: 165, weight: 82 }, 1.6, 75, 182, 1923.5],
    [{ sex: 'male', age: 35, height: 180, weight: 105 }, 1.4, 90, 280, 2176.2],
    [{ sex: 'female', age: 30, height: 160, weight: 60 }, 1.8, 57, 70, 1975.8],
  ] as const)('food for %o at %d to %d kg in %i days, within 1.5%%', (person, level, goal, days, planned) => {
    const body = bodyOf(person, level)
    const change = body && changeFor(body, goal, days)
    expect(body && change !== undefined && Math.abs((body.need + change) / planned - 1)).toBeLessThan(0.015)
  })

  // The same code with salt left as it was, for the changes of food that the page finds: 75.006, 90.016 and 57.000 kg.
  it.each([
    [{ sex: 'female', age: 45, height: 165, weight: 82 }, 1.6, -437.6, 182, 75.006],
    [{ sex: 'male', age: 35, height: 180, weight: 105 }, 1.4, -643.27, 280, 90.016],
    [{ sex: 'female', age: 30, height: 160, weight: 60 }, 1.8, -368.82, 70, 57],
  ] as const)('weight of %o at %d with %d kcal for %i days', (person, level, change, days, weight) => {
    const body = bodyOf(person, level)
    const end = body && course(body, change, days).at(-1)?.weight
    expect(Math.abs((end ?? 0) - weight)).toBeLessThan(0.05)
  })
})
