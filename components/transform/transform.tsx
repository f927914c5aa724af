import { addressOf } from '@/catalogue/address'
import { isProblem } from '@/lib/base/problem'
import { initialValues } from '@/lib/kits/fields/initial'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { toolManifest } from '@/lib/platform/site/load-tool'
import { declareTransform } from '@/lib/kits/transform/declaration'
import type { Made, ShortText } from '@/lib/kits/transform/made'
import { runTransform } from '@/lib/kits/transform/run'
import type { AnyTransform, Side } from '@/lib/kits/transform/types'
import { carryTargets } from '@/components/tool/carry-targets'
import { Island } from '@/components/islands/island'
import type { TransformFormProps } from './transform-form'

interface TransformProps {
  id: string
  name: string
  definition: AnyTransform
  /** How many cases are in its proof. */
  caseCount: number
  keptAs?: string | undefined
}

/** What a page carries as JSON: bytes and long texts it could not. */
function shortText(made: Made, id: string): ShortText {
  if (made.kind !== 'text' || made.whole) throw new Error(`${id}: its first example makes no short text`)
  const { kind, text, counts, notices, file } = made
  return { kind, text, counts, notices, ...(file && { file }) }
}

/** A transform with its first example and what comes of it already in the HTML. */
export async function Transform({ id, name, definition, caseCount, keptAs }: TransformProps) {
  const { tools, workers, engines } = toolManifest()
  const compiled = tools[id]
  if (!compiled) throw new Error(`${id} has not been compiled`)
  if (!workers.transform) throw new Error('lib/workers/transform.worker.ts is missing')
  if (!engines['file-type']) throw new Error('lib/engines/file-type.ts is missing')
  const declaration = declareTransform(id, name, definition, keptAs)
  const [example] = definition.examples
  if (!example || !('text' in example.given)) throw new Error(`${id}: its first example is no text`)
  const { text } = example.given
  const job = { declaration, from: 'takes' as const, options: initialValues(definition.options, example.options) }
  const context = { show: createShow(regionOf('global')), progress: () => {} }
  const made = await runTransform(definition, job, text, context)
  if (isProblem(made)) throw new Error(`${id}: its first example has no result: ${made.message}`)
  const carries = async ({ carried }: Side) => (carried ? carryTargets(id, carried, definition.leadsTo ?? []) : [])
  const moduleHref = addressOf({ page: compiled.browser })
  return (
    <Island<TransformFormProps>
      name="transform"
      props={{
        declaration,
        moduleHref,
        workerHref: addressOf({ page: workers.transform }),
        engineHref: addressOf({ page: engines['file-type'].browser }),
        first: { text, made: shortText(made, id) },
        carries: { takes: await carries(definition.takes), gives: await carries(definition.gives) },
        cases: compiled.cases && { href: addressOf({ page: compiled.cases }), count: caseCount },
      }}
      modules={[moduleHref, ...compiled.engines.map((page) => addressOf({ page }))]}
    />
  )
}
