import { addressOf } from '@/catalogue/address'
import { isProblem } from '@/lib/calculator/define'
import { initialValues } from '@/lib/fields/initial'
import { declareGenerator } from '@/lib/generator/declaration'
import { runGenerator } from '@/lib/generator/run'
import type { AnyGenerator } from '@/lib/generator/types'
import { regionOf } from '@/lib/region/regions'
import { toolManifest } from '@/lib/site/load-tool'
import { Island } from '@/components/islands/island'
import type { GeneratorFormProps } from './generator-form'

interface GeneratorProps {
  id: string
  name: string
  definition: AnyGenerator
  caseCount: number
}

/** A generator with the document of its initial values already in the HTML. */
export function Generator({ id, name, definition, caseCount }: GeneratorProps) {
  const { tools, workers } = toolManifest()
  const compiled = tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  if (!workers.generator) throw new Error('lib/workers/generator.worker.ts is missing')
  const declaration = declareGenerator(id, name, definition)
  const initial = runGenerator(definition, declaration, initialValues(definition.form), regionOf('global'))
  if (isProblem(initial)) throw new Error(`${id}: its initial values make no document: ${initial.message}`)
  const isSecret = definition.fresh !== undefined && 'secure' in definition.fresh
  const moduleHref = addressOf({ page: compiled.browser })
  return (
    <Island<GeneratorFormProps>
      name="generator"
      props={{
        declaration,
        moduleHref,
        workerHref: addressOf({ page: workers.generator }),
        initial,
        cases: compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount },
      }}
      modules={isSecret ? [moduleHref, ...compiled.engines.map((page) => addressOf({ page }))] : []}
    />
  )
}
