import { describe, expect, it } from 'vitest'
import { declare } from '@/lib/kits/calculator/declaration'
import { compareResults } from '@/lib/kits/calculator/compare'
import { answerEntries, type Entries } from '@/lib/kits/calculator/entries'
import { isKept } from '@/lib/kits/fields/kept'
import { compiledCalculators, provedTools } from './compiled'

const calculators = (await compiledCalculators(provedTools)).filter(({ definition }) =>
  Object.values(definition.inputs).every(isKept),
)

describe.each(calculators)('$folder/$id asked by a program', ({ id, definition, module }) => {
  const declaration = declare(id, id, definition)
  it.each(definition.examples.map((example) => [example.name, example] as const))('answers: %s', async (_, example) => {
    const found = await answerEntries(module, declaration, example.given as Entries)
    if (!('results' in found)) throw new Error(`${found.problem.field}: ${found.problem.says}`)
    const wrong = compareResults(declaration.outputs, example.expect, found.results).filter(({ agrees }) => !agrees)
    expect(wrong).toEqual([])
  })
})
