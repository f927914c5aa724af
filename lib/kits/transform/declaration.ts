import type { Charset } from '@/lib/base/encoding/charset'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import type { AnyTransform, Side, SideName } from './types'

/** What crosses from the page to the form: data only. A change that old readers would misread raises `schema`. */
export interface TransformDeclaration {
  schema: 1
  id: string
  name: string
  /** The name that entries are kept under on the visitor's device, where it is not the id. */
  keptAs?: string
  takes: Side
  gives: Side
  options: Fields
  inverse: boolean
  /** The ways that work through files of any size, by the side that is given. */
  streams: Readonly<Record<SideName, boolean>>
}

export function declareTransform(
  id: string,
  name: string,
  definition: AnyTransform,
  keptAs?: string,
): TransformDeclaration {
  const { takes, gives, options, inverse, stream } = definition
  return {
    schema: 1,
    id,
    name,
    ...(keptAs === undefined ? {} : { keptAs }),
    takes,
    gives,
    options,
    inverse: inverse !== undefined,
    streams: { takes: stream !== undefined, gives: inverse?.stream !== undefined },
  }
}

/** The names of the two sides in links. */
export const linkNames: Readonly<Record<SideName, string>> = { takes: 'input', gives: 'output' }

export function otherSide(side: SideName): SideName {
  return side === 'takes' ? 'gives' : 'takes'
}

/** How text on a side is written as bytes. */
export function charsetOf(side: Side, options: AnyValues): Charset {
  if (side.kind === 'text') return 'utf-8'
  return typeof side.charset === 'string' ? side.charset : (options[side.charset.field] as Charset)
}
