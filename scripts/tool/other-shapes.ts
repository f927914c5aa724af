import { randomBytes } from 'node:crypto'
import { isProblem } from '@/lib/base/problem'
import { documentText } from '@/lib/kits/document/text'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { readForm } from '@/lib/kits/fields/read'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { createShow, type Show } from '@/lib/base/format/show'
import { runGenerator } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { regionOf } from '@/lib/base/region/regions'
import { declareTransform } from '@/lib/kits/transform/declaration'
import { runTransform } from '@/lib/kits/transform/run'
import type { AnyTransform } from '@/lib/kits/transform/types'
import { typedFrom, type Reply } from './cli'

interface Request<Definition> {
  id: string
  definition: Definition
  pairs: readonly string[]
  region: string
  json: boolean
}

function reply(json: boolean, code: Reply['code'], text: string, details: object): Reply {
  return { text: json ? JSON.stringify(details, null, 2) : text, code }
}

function valuesOf(
  fields: Fields,
  pairs: readonly string[],
  region: string,
): { fault: string } | { values: AnyValues; show: Show } {
  const show = createShow(regionOf(region))
  const typed = typedFrom(fields, pairs, show.region)
  if ('unknown' in typed)
    return { fault: `There is no field ${typed.unknown}. The fields: ${Object.keys(fields).join(', ')}.` }
  const { values, errors } = readForm(fields, typed.typed, show)
  const sentences = Object.values(errors)
  return sentences.length > 0 ? { fault: sentences.join('\n') } : { values, show }
}

/** The document of a generator as plain text. Secrets are drawn anew each time. */
export function answerGenerator({ id, definition, pairs, region, json }: Request<AnyGenerator>): Reply {
  const read = valuesOf(definition.form, pairs, region)
  if ('fault' in read) return reply(json, 1, read.fault, { tool: id, fault: read.fault })
  const draw = { key: new Uint8Array(randomBytes(32)), time: Date.now() }
  const built = runGenerator(definition, definition, read.values, regionOf(region), undefined, draw)
  if (isProblem(built)) return reply(json, 1, problemSentence(definition.form, built), { tool: id, problem: built })
  return reply(json, 0, documentText(built, read.show), { tool: id, document: built })
}

/** The result of a transform of the text given as `input=…`; `back` takes the way back. */
export async function answerTransform({
  id,
  definition,
  pairs,
  region,
  json,
  back,
}: Request<AnyTransform> & { back: boolean }): Promise<Reply> {
  const input = pairs.find((pair) => pair.startsWith('input='))?.slice('input='.length) ?? ''
  const read = valuesOf(
    definition.options,
    pairs.filter((pair) => !pair.startsWith('input=')),
    region,
  )
  if ('fault' in read) return reply(json, 1, read.fault, { tool: id, fault: read.fault })
  const job = {
    declaration: declareTransform(id, id, definition),
    from: back ? ('gives' as const) : ('takes' as const),
    options: read.values,
  }
  const made = await runTransform(definition, job, input, { show: read.show, progress: () => {} })
  if (isProblem(made)) return reply(json, 1, problemSentence(definition.options, made), { tool: id, problem: made })
  const text = made.text ?? ''
  return reply(json, 0, text, { tool: id, text })
}
