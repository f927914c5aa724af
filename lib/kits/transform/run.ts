import { isProblem } from '@/lib/base/problem'
import { bytesOfText, charsets } from '@/lib/base/encoding/charset'
import type { AnyValues } from '@/lib/kits/fields/types'
import { transformMessages as says } from '@/lib/messages/transform'
import { charsetOf, otherSide, type TransformDeclaration } from './declaration'
import { refusal } from './define'
import { present, type Outcome } from './made'
import { positionOf } from './position'
import type { AnyTransform, Refusal, Result, Side, SideName, TransformContext } from './types'

/** What the browser's copy of a transform holds. */
export type TransformModule = Pick<AnyTransform, 'run' | 'stream' | 'inverse'>

/** One transformation that is asked for: which way, and with which options. */
export interface Job {
  declaration: TransformDeclaration
  /** The side that the input stands on. */
  from: SideName
  options: AnyValues
}

export function wayOf(module: TransformModule, from: SideName) {
  const way = from === 'takes' ? module : module.inverse
  if (!way) throw new Error('this transform has no way back')
  return way
}

function cannotWrite(text: string, offset: number, charset: keyof typeof charsets): Refusal {
  const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
  const message = /\p{Surrogate}/u.test(character) ? says.halfCharacter : says.unwritable(character, charsets[charset])
  return refusal(message, { offset, length: character.length })
}

/**
 * The result of text, or of bytes where the side takes bytes. At once, unless the tool's own work waits for something.
 */
export function runTransform(
  module: TransformModule,
  { declaration, from, options }: Job,
  given: string | Uint8Array,
  context: TransformContext,
): Outcome | Promise<Outcome> {
  const side = declaration[from]
  const to = declaration[otherSide(from)]
  const text = typeof given === 'string' ? given : undefined
  let input = given
  if (text !== undefined && side.kind === 'bytes') {
    const charset = charsetOf(side, options)
    const bytes = bytesOfText(text, charset)
    if ('unwritable' in bytes) return placed(cannotWrite(text, bytes.unwritable, charset), text)
    input = bytes
  }
  const finish = (result: Result<Side> | Refusal): Outcome =>
    isProblem(result)
      ? placed(result, side.kind === 'text' ? text : undefined)
      : present(result, charsetOf(to, options))
  const result = wayOf(module, from).run(input, options, context)
  return result instanceof Promise ? result.then(finish) : finish(result)
}

function placed(refused: Refusal, text: string | undefined): Outcome {
  return refused.at && text !== undefined ? { ...refused, position: positionOf(text, refused.at) } : refused
}
