import { declare } from '@/lib/kits/calculator/declaration'
import { runCalculator } from '@/lib/kits/calculator/run'
import type { AnyCalculator } from '@/lib/kits/calculator/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { regionOf } from '@/lib/base/region/regions'

const warmUp = 50
const counted = 200

/** Median milliseconds of one answer to the initial values, working included. */
export function medianRun(definition: AnyCalculator): number {
  const declaration = declare('bench', 'bench', definition)
  const values = initialValues(definition.inputs)
  const visitor = regionOf('global')
  for (let run = 0; run < warmUp; run += 1) runCalculator(definition, declaration, values, visitor)
  const times = Array.from({ length: counted }, () => {
    const started = performance.now()
    runCalculator(definition, declaration, values, visitor)
    return performance.now() - started
  })
  return times.toSorted((a, b) => a - b)[counted / 2] ?? 0
}
