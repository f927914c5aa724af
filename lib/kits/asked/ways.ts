import type { Field, Fields } from '@/lib/kits/fields/types'
import { dataKinds, type DataKind } from './data-kinds'

/** What may stand at a place of a question. A share has its percent sign, a measure begins with a
 * figure and names its unit, a term is a length of time such as 20y, words are as many as there are. */
export const placeKinds = ['number', 'percent', 'share', 'measure', 'term', 'date', 'word', 'words'] as const
export type PlaceKind = (typeof placeKinds)[number]

const known: readonly string[] = [...placeKinds, ...dataKinds]

/** A question in words that a tool answers, as people type it into a search. */
export interface AskedWay {
  /**
   * Words with places in braces, `vat on {amount} at {ownRate}`, and `|` between words that mean the same. A place named like a field
   * fills it; another says what stands there, `{from:word}`. Data that is told by its form is a place alone: `{text:json}`. Little words such as "on" and "at" may be left out when it is typed.
   */
  says: string
  /** What other boxes hold then, as typed; `{from}` is what stands at that place. */
  sets?: Readonly<Record<string, string>>
  /** The results that answer it; without them the first one that is a figure or a text. Of a transform there is but one. */
  gives?: readonly string[]
  /** Of a transform: what is typed stands on the side that it gives. */
  back?: true
}

/** A way as the search gets it: every place says what may stand there. */
export interface SentWay extends AskedWay {
  tool: string
}

const placePattern = /\{(\w+)(?::(\w+))?\}/g

function kindOf(field: Field): PlaceKind | undefined {
  if (field.kind === 'percent' || field.kind === 'rate') return 'percent'
  if (field.kind === 'quantity') return field.of === 'term' ? 'term' : undefined
  if (field.kind === 'money' || field.kind === 'number' || field.kind === 'integer') return 'number'
  if (field.kind === 'date') return 'date'
  if (field.kind === 'text' || field.kind === 'long-text') return 'words'
  return undefined
}

/** The place and the kind of data that are all of a way. */
export function dataPlace({ says }: SentWay): { name: string; kind: DataKind } | undefined {
  const [, name = '', kind = ''] = /^\{(\w+):(\w+)\}$/.exec(says) ?? []
  return (dataKinds as readonly string[]).includes(kind) ? { name, kind: kind as DataKind } : undefined
}

/** The ways of a tool with the kind of every place. Throws where one names what its form does not have. */
export function sentWays(
  tool: string,
  fields: Fields,
  results: readonly string[],
  ways: readonly AskedWay[],
): SentWay[] {
  const fault = (says: string) => new Error(`${tool}: asked as “${says}”`)
  return ways.map((way) => {
    for (const name of Object.keys(way.sets ?? {}))
      if (!Object.hasOwn(fields, name)) throw new Error(`${fault(way.says).message}, which sets ${name}: no field`)
    for (const name of way.gives ?? [])
      if (!results.includes(name)) throw new Error(`${fault(way.says).message}, which gives ${name}: no result`)
    const says = way.says.replaceAll(placePattern, (_, name: string, said?: string) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      const kind = said ?? (field && kindOf(field))
      if (!kind || !known.includes(kind))
        throw new Error(`${fault(way.says).message}: nothing can be typed at {${name}}`)
      return `{${name}:${kind}}`
    })
    return { tool, ...way, says }
  })
}
