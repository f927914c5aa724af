import fc from 'fast-check'
import { declare } from '@/lib/kits/calculator/declaration'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyCase } from './compiled'
import { initialValues } from '@/lib/kits/fields/initial'
import { emptySentences, faultsOfCase, faultsOfTyped, faultsOfValues, visitors } from './properties'
import { readWorking } from './read-working'
import { typedForms } from './typed-forms'
import { validValues } from './values'

const seed = 20260301

/**
 * Judges changed copies of one calculator as its tests would: its cases first, since they are quick, then what holds of every
 * calculator, over the same drawn values each time. Says what it found against the copy, or nothing.
 */
export function judgeOf(
  id: string,
  definition: AnyCalculator,
  cases: readonly AnyCase[],
): (module: CalculatorModule, restart: () => void) => string | undefined {
  const declaration = declare(id, id, definition)
  const values = fc.sample(validValues(definition.inputs), { seed, numRuns: 8 })
  const typed = visitors.map((visitor) => ({
    visitor,
    forms: fc.sample(typedForms(definition.inputs, createShow(visitor)), { seed, numRuns: 2 }),
  }))
  const jp = regionOf('jp')

  function* faults(module: CalculatorModule) {
    const calculator = { ...definition, ...module }
    for (const one of cases) yield faultsOfCase(module, declaration, one)
    for (const { given, region = 'global' } of [{ given: {} }, ...definition.examples, ...cases] as readonly AnyCase[])
      yield readWorking(calculator, initialValues(definition.inputs, given), regionOf(region)).faults
    for (const one of values) yield readWorking(calculator, one, regionOf('us')).faults
    for (const one of values) {
      yield faultsOfValues(module, declaration, one, regionOf('global'))
      yield emptySentences(module, declaration, one, jp)
    }
    for (const { visitor, forms } of typed)
      for (const form of forms) yield faultsOfTyped(module, declaration, form, visitor)
  }

  return (module, restart) => {
    try {
      for (const found of faults(module)) {
        if (found.length > 0) return String(found[0])
        restart()
      }
      return undefined
    } catch (error) {
      return `throws: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
