import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { declare } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { runCalculator } from '@/lib/calculator/run'
import type { AnyResults } from '@/lib/calculator/types'
import { regionOf } from '@/lib/region/regions'
import { compiledCalculators } from './compiled'
import { validValues } from './values'

const calculators = await compiledCalculators()

/** A difference that is no difference: "falls $0.00 short", "cheaper by ¥0", "worth $0.00 more". */
const comparesByNothing =
  /(?:by|loses|saves|leaves|adds|destroys|falls|earns|costs|worth|difference of) [$¥]0(?:\.00)?(?![\d.,])|[$¥]0(?:\.00)? (?:a month )?(?:more|less|short|above|is left|is missing)/

function sentencesOf(results: AnyResults): string[] {
  return Object.values(results).flatMap((result) =>
    typeof result === 'object' && 'says' in result ? [result.says] : [],
  )
}

describe('no verdict compares by an amount that is written as zero', () => {
  const withVerdict = calculators.filter(({ definition }) =>
    Object.values(definition.outputs).some(({ kind }) => kind === 'verdict'),
  )

  // The yen has no decimals, so that differences below one are common.
  it.each(withVerdict.flatMap((one) => (['us', 'jp'] as const).map((region) => [one.id, region, one] as const)))(
    '%s in %s',
    (id, region, { definition, module }) => {
      const declaration = declare(id, id, definition)
      fc.assert(
        fc.property(validValues(definition.inputs), (values) => {
          const outcome = runCalculator(module, declaration, values, regionOf(region))
          if (isProblem(outcome)) return
          for (const says of sentencesOf(outcome.results)) expect(says).not.toMatch(comparesByNothing)
        }),
        { seed: 20260112, numRuns: 150 },
      )
    },
  )
})
