import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declare } from '@/lib/kits/calculator/declaration'
import { regionOf } from '@/lib/base/region/regions'
import { compiledCalculators, isDrawn, provedTools } from './compiled'
import { emptySentences } from './properties'
import { validValues } from './values'

const withVerdict = (await compiledCalculators(provedTools)).filter(({ definition }) =>
  Object.values(definition.outputs).some(({ kind }) => kind === 'verdict'),
)

describe.each(withVerdict)('no verdict of $id', ({ id, definition, module }) => {
  // The yen has no decimals, so that differences below one are common.
  it.runIf(isDrawn({ id })).each(['us', 'jp'])('compares by an amount that is written as zero, in %s', (region) => {
    const declaration = declare(id, id, definition)
    fc.assert(
      fc.property(validValues(definition.inputs), (values) => {
        expect(emptySentences(module, declaration, values, regionOf(region))).toEqual([])
      }),
      { seed: 20260112, numRuns: 150 },
    )
  })
})
