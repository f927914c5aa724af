import fc from 'fast-check'
import { isProblem } from '@/lib/base/problem'
import { bytesOfText } from '@/lib/base/encoding/charset'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import type { AnyValues } from '@/lib/kits/fields/types'
import { checkCase, wholeOf } from '@/lib/kits/transform/check-case'
import { charsetOf, declareTransform } from '@/lib/kits/transform/declaration'
import { runTransform, wayOf, type TransformModule } from '@/lib/kits/transform/run'
import type { AnyTransform, AnyTransformCase, SideName } from '@/lib/kits/transform/types'
import { validValues } from './values'

const seed = 20260301
const runs = 12
const context = { show: createShow(regionOf('global')), progress: () => {} }
const pieceSize = 7

/** What both the whole input and its pieces give: hexadecimal, or that they are refused. */
const refused = 'refused'

/** Judges changed copies of one transform: cases and examples, that a way back leads back, and that pieces give what the whole does. */
export function judgeOfTransform(id: string, definition: AnyTransform, cases: readonly AnyTransformCase[]) {
  const declaration = declareTransform(id, id, definition)
  const texts = fc.sample(fc.string({ unit: 'grapheme', maxLength: 80 }), { seed, numRuns: runs })
  const options = fc.sample(validValues(definition.options), { seed, numRuns: runs })

  async function hexOf(module: TransformModule, from: SideName, given: string | Uint8Array, chosen: AnyValues) {
    const outcome = await runTransform(module, { declaration, from, options: chosen }, given, context)
    if (isProblem(outcome)) return refused
    const made = await wholeOf(outcome)
    return Buffer.from(made).toString('hex')
  }

  function streamed(module: TransformModule, from: SideName, bytes: Uint8Array, chosen: AnyValues): string {
    const stream = wayOf(module, from).stream?.(chosen, context)
    const pieces: Uint8Array[] = []
    for (let at = 0; stream && at < bytes.length; at += pieceSize) {
      const piece = stream.push(bytes.slice(at, at + pieceSize))
      if (isProblem(piece)) return refused
      pieces.push(piece)
    }
    const last = stream?.end()
    return !last || isProblem(last) ? refused : Buffer.concat([...pieces, last.bytes]).toString('hex')
  }

  async function wayBackFault(module: TransformModule, text: string, chosen: AnyValues): Promise<string> {
    const side = declaration.takes
    const sent = side.kind === 'bytes' ? bytesOfText(text, charsetOf(side, chosen)) : text
    if (typeof sent === 'object' && 'unwritable' in sent) return ''
    const there = await runTransform(module, { declaration, from: 'takes', options: chosen }, sent, context)
    if (isProblem(there)) return ''
    const back = await hexOf(module, 'gives', await wholeOf(there), chosen)
    return back === Buffer.from(sent).toString('hex') ? '' : `${JSON.stringify(text)} does not come back`
  }

  async function* faults(module: TransformModule) {
    for (const one of [...definition.examples, ...cases]) yield await checkCase(module, declaration, one)
    for (const [at, text] of texts.entries()) {
      const chosen = options[at] ?? {}
      if (definition.inverse && definition.inverse.loses === undefined) yield await wayBackFault(module, text, chosen)
      if (!declaration.streams.takes) continue
      const bytes = new TextEncoder().encode(text)
      const whole = await hexOf(module, 'takes', declaration.takes.kind === 'bytes' ? bytes : text, chosen)
      yield streamed(module, 'takes', bytes, chosen) === whole ? '' : 'pieces give something else'
    }
  }

  return async (module: TransformModule, restart: () => void): Promise<string | undefined> => {
    try {
      for await (const found of faults(module)) {
        if (found !== '') return found
        restart()
      }
      return undefined
    } catch (error) {
      return `throws: ${error instanceof Error ? error.message : String(error)}`
    }
  }
}
