import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyResults, Step } from '@/lib/kits/calculator/types'
import { contextOf } from '@/lib/kits/fields/context'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import height from '@/lib/tools/calculators/units/height-converter'
import kcalToKj from '@/lib/tools/calculators/units/kcal-to-kj'
import kmToMiles from '@/lib/tools/calculators/units/km-to-miles'
import litersToGallons from '@/lib/tools/calculators/units/liters-to-gallons'
import troyOunces from '@/lib/tools/calculators/units/troy-ounces-to-grams'

const context = contextOf(undefined, {}, regionOf('us'))

interface Page {
  inputs: Fields
  compute: unknown
  steps: unknown
}

function workingOf(page: Page, given: Readonly<Record<string, string | number>>): Record<string, Step> {
  const compute = page.compute as (values: AnyValues, given: typeof context) => AnyResults
  const steps = page.steps as (values: AnyValues, results: AnyResults, show: typeof context.show) => Step[]
  const values = initialValues(page.inputs, given, 'us')
  const results = compute(values, context)
  if (isProblem(results)) throw new Error('no answer')
  return Object.fromEntries(steps(values, results, context.show).map((step) => [step.finds, step]))
}

describe('the working of what follows from an added number', () => {
  it('divides by the amount or by the number, with the units of both', () => {
    const steps = workingOf(kmToMiles, { amount: '90', speed: 60, speedIn: 'km/h', fuel: 8 })
    expect(steps['Time at that speed']).toMatchObject({ working: '90\u00A0km ÷ 60\u00A0km/h', gives: '90\u00A0min' })
    expect(steps['Fuel for the distance']).toMatchObject({
      working: '90\u00A0km × 8\u00A0L/100\u00A0km',
      gives: '7.2\u00A0L',
    })
  })

  it('keeps the decimals of a price', () => {
    const steps = workingOf(litersToGallons, { amount: '50', price: 1.459, priceIn: 'per liter' })
    expect(steps['Price of all of it']).toMatchObject({
      working: '$1.459\u00A0per\u00A0liter × 50\u00A0L',
      gives: '$72.95',
    })
  })

  it('names the factor where one number only changes its unit, and is silent where it does not', () => {
    const steps = workingOf(litersToGallons, { amount: '50', price: 1.45, priceIn: 'per liter' })
    expect(steps['Price of a US gallon']).toMatchObject({
      working: '$1.45\u00A0per\u00A0liter × 3.785411784',
      gives: '$5.489',
    })
    expect(Object.keys(steps)).not.toContain('Price of a liter')
  })

  it('multiplies a purity and a price', () => {
    const given = {
      direction: 'back',
      amount: '10',
      purity: 750,
      purityIn: 'parts in 1000',
      price: 50,
      priceIn: 'per gram',
    }
    expect(workingOf(troyOunces, given)['Melt value']).toMatchObject({
      working: '10\u00A0g × 750\u00A0parts\u00A0in\u00A01000 × $50\u00A0per\u00A0gram',
      gives: '$375.00',
    })
  })

  it('writes a difference in the units that were typed', () => {
    const steps = workingOf(height, { amount: '180', other: 65, otherIn: 'in' })
    expect(steps['Taller by']).toMatchObject({ working: '180\u00A0cm − 65\u00A0in', gives: '14.9\u00A0cm' })
  })

  it('adds up the nutrients that were filled in, and no others', () => {
    const steps = workingOf(kcalToKj, { amount: '100', fat: 10, protein: 8 })
    expect(steps['From the nutrients, EU label']).toMatchObject({
      working: '10\u00A0g × 37 + 8\u00A0g × 17',
      gives: '506\u00A0kJ',
    })
  })

  it('is silent where nothing was added', () => {
    expect(Object.keys(workingOf(kmToMiles, { amount: '90' }))).not.toContain('Time at that speed')
  })
})
