import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isProblem } from '@/lib/base/problem'
import { documentHtml } from '@/lib/kits/document/html-file'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { compareDocument } from '@/lib/kits/generator/compare'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import { generatorContext, runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator, ExpectedDocument } from '@/lib/kits/generator/types'
import { publicDraw } from '@/lib/base/random/draw'
import { regionOf } from '@/lib/base/region/regions'
import { readForm } from '@/lib/kits/fields/read'
import { computerNotation } from './page-text'
import { typedForms } from './typed-forms'
import { browserModule, definitionOf, isDrawn, provedTools } from './compiled'
import { validValues } from './values'

interface OneCase {
  name: string
  given: AnyValues
  region?: string
  expect?: ExpectedDocument
  problem?: string | null
}

async function compiledGenerators() {
  const all = await Promise.all(
    provedTools.map(async ([id, { folder, browser, node, nodeCases }]) => {
      const definition = await definitionOf<AnyGenerator>(node)
      if (!('build' in definition)) return []
      const module = (await browserModule<{ default: GeneratorModule }>(browser)).default
      const cases = nodeCases ? await definitionOf<readonly OneCase[]>(nodeCases) : []
      return [{ id, folder, definition, module, cases }]
    }),
  )
  return all.flat()
}

const generators = await compiledGenerators()

describe.each(generators)('$folder/$id', ({ id, definition, module, cases }) => {
  const declaration = declareGenerator(id, id, definition)
  const global = regionOf('global')

  function built(given: AnyValues, region = global) {
    const values = initialValues(definition.form, given, region.code)
    const document = runGenerator(module, declaration, values, region, undefined, publicDraw)
    return { document, show: generatorContext(definition.law, values, region).show }
  }

  function differences(given: AnyValues, expected: ExpectedDocument, region = global) {
    const { document, show } = built(given, region)
    if (isProblem(document)) throw new Error(`${document.field}: ${document.message}`)
    return [...compareDocument(expected, document, show), ...fileDifferences(given, expected, region)]
  }

  /** Declared files that are text and made at once. */
  function fileDifferences(given: AnyValues, { files = {} }: ExpectedDocument, region: typeof global) {
    const values = initialValues(definition.form, given, region.code)
    const context = generatorContext(definition.law, values, region)
    return Object.entries(files).flatMap(([name, wanted]) => {
      const file = module.files?.[name]
      const found = file && 'make' in file ? file.make(values, context) : undefined
      return found === wanted ? [] : [{ of: name, expected: wanted, found: String(found) }]
    })
  }

  it('makes a document of its initial values', () => {
    expect(isProblem(built({}).document)).toBe(false)
    // What the page holds before anything random is drawn.
    expect(isProblem(runGenerator(module, declaration, initialValues(definition.form), global))).toBe(false)
  })

  it.each(definition.examples.map((one) => [one.name, one] as const))(
    'example: %s',
    (_, { given, expect: expected }) => {
      expect(differences(given, expected)).toEqual([])
    },
  )

  it.each(cases.map((one) => [one.name, one] as const))('case: %s', (_, one) => {
    if (one.problem !== undefined)
      expect(built(one.given, regionOf(one.region ?? 'global')).document).toMatchObject({
        problem: true,
        field: one.problem,
      })
    else expect(differences(one.given, one.expect ?? {}, regionOf(one.region ?? 'global'))).toEqual([])
  })

  it('declares only data', () => {
    expect(JSON.parse(JSON.stringify(declaration))).toEqual(declaration)
  })

  it.runIf(isDrawn({ id }))('refuses or builds whatever is typed', () => {
    const { show } = generatorContext(definition.law, initialValues(definition.form), global)
    fc.assert(
      fc.property(typedForms(definition.form, show), (typed) => {
        const { values, errors, understood } = readForm(definition.form, typed, show)
        for (const text of [...Object.values(errors), ...Object.values(understood)])
          expect(text).not.toMatch(computerNotation)
        if (Object.keys(errors).length > 0) return
        fc.pre(module.slow?.(values) !== true)
        const document = runGenerator(module, declaration, values, global, undefined, publicDraw)
        if (isProblem(document)) expect(document.message).not.toMatch(computerNotation)
        else expect(documentText(document, show)).not.toMatch(/NaN|Infinity|undefined|\[object/)
      }),
      { seed: 20260108, numRuns: 60 },
    )
  })

  it.runIf(isDrawn({ id }))(
    'makes of whatever is valid a whole document or names a field, and the same the second time',
    () => {
      fc.assert(
        fc.property(validValues(definition.form), (values) => {
          // What a worker would do belongs to the tool's own tests.
          fc.pre(module.slow?.(values) !== true)
          const document = runGenerator(module, declaration, values, global, undefined, publicDraw)
          if (isProblem(document)) {
            expect(document.message).not.toBe('')
            if (document.field !== null) expect(Object.keys(definition.form)).toContain(document.field)
          } else {
            const { show } = generatorContext(definition.law, values, global)
            expect(documentText(document, show)).not.toMatch(/NaN|Infinity|undefined|\[object/)
            expect(documentHtml(document, show)).toContain(`doc-${document.sheet}`)
            expect(document.title).not.toBe('')
          }
          expect(runGenerator(module, declaration, values, global, undefined, publicDraw)).toEqual(document)
        }),
        { seed: 20260101, numRuns: 60 },
      )
    },
  )
})
