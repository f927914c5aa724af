import fc from 'fast-check'
import { isProblem } from '@/lib/base/problem'
import { publicDraw } from '@/lib/base/random/draw'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { compareDocument } from '@/lib/kits/generator/compare'
import { declareGenerator } from '@/lib/kits/generator/declaration'
import { generatorContext, runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import type { AnyGenerator, ExpectedDocument } from '@/lib/kits/generator/types'
import { validValues } from './values'

export interface GeneratorCase {
  name: string
  given: AnyValues
  region?: string
  expect?: ExpectedDocument
  problem?: string | null
}

const seed = 20260301

/** Judges changed copies of one generator: cases and examples, and that drawn values make a document without NaN or a problem. */
export function judgeOfGenerator(id: string, definition: AnyGenerator, cases: readonly GeneratorCase[]) {
  const declaration = declareGenerator(id, id, definition)
  const drawn = fc.sample(validValues(definition.form), { seed, numRuns: 6 })

  function build(module: GeneratorModule, values: AnyValues, region = regionOf('global')) {
    const document = runGenerator(module, declaration, values, region, undefined, publicDraw)
    return { document, show: generatorContext(definition.law, values, region).show }
  }

  function caseFault(module: GeneratorModule, { given, region, expect, problem }: GeneratorCase): string {
    const where = regionOf(region ?? 'global')
    const { document, show } = build(module, initialValues(definition.form, given, where.code), where)
    if (isProblem(document)) return document.field === problem ? '' : `refuses ${document.field}`
    if (problem !== undefined) return `does not refuse ${problem}`
    return compareDocument(expect ?? {}, document, show).join('; ')
  }

  function drawnFault(module: GeneratorModule, values: AnyValues): string {
    if (module.slow?.(values)) return ''
    const { document, show } = build(module, values)
    if (isProblem(document)) return document.message === '' ? 'says nothing' : ''
    return /NaN|Infinity|undefined|\[object/.test(documentText(document, show)) ? 'writes what is no text' : ''
  }

  return async (module: GeneratorModule, restart: () => void): Promise<string | undefined> => {
    try {
      for (const one of [...definition.examples, ...cases]) {
        const found = caseFault(module, one)
        if (found !== '') return found
        restart()
      }
      for (const values of drawn) {
        const found = drawnFault(module, values)
        if (found !== '') return found
        restart()
      }
      return undefined
    } catch (error) {
      return `throws: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
