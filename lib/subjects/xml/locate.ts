import { xmlTokens } from '@/lib/subjects/xml/tokens'

export interface XmlPlace {
  /** In UTF-16 units. */
  offset: number
  length: number
  /** The way there by the names of the document, such as /order/item[2]/@sku. */
  path: string
}

interface Wanted {
  steps: Map<string, Wanted>
  /** Paths that end here, with the attribute that they name. */
  ends: { path: string; attribute: string | undefined }[]
}

interface Level {
  path: string
  wanted: readonly Wanted[]
  /** How many elements stood here so far, by name and in all. */
  counts: Map<string, number>
  all: number
}

const longestMark = 200
const empty = (): Wanted => ({ steps: new Map(), ends: [] })

function treeOf(paths: readonly string[]): Wanted {
  const root = empty()
  for (const path of paths) {
    let at = root
    const [, elements = '', attribute] = /^(.*?)(?:\/@(.+))?$/.exec(path) ?? []
    for (const step of elements.split('/').filter((one) => one !== '' && !/^(?:text|comment|node)\(\)/.test(one))) {
      const key = step.endsWith(']') ? step : `${step}[1]`
      const next = at.steps.get(key) ?? empty()
      at.steps.set(key, next)
      at = next
    }
    at.ends.push({ path, attribute })
  }
  return root
}

function placeIn(raw: string, offset: number, attribute: string | undefined): Omit<XmlPlace, 'path'> {
  const found =
    attribute === undefined ? null : new RegExp(`\\s(?:[\\w.-]+:)?${attribute}\\s*=\\s*(?:"[^"]*"|'[^']*')`).exec(raw)
  if (found) return { offset: offset + found.index + 1, length: Math.min(longestMark, found[0].length - 1) }
  return { offset, length: Math.min(longestMark, raw.length) }
}

/**
 * Where elements of a well-formed document stand that are named by paths such as /a/b[2], /*\/*[3] or /a/@b: a name counts among the
 * children of that name, a star among all, and without a number the first is meant. What is not found is left out.
 */
export function locate(text: string, paths: readonly string[]): ReadonlyMap<string, XmlPlace> {
  const found = new Map<string, XmlPlace>()
  const level = (path: string, wanted: readonly Wanted[]): Level => ({ path, wanted, counts: new Map(), all: 0 })
  const open: Level[] = [level('', [treeOf(paths)])]
  let offset = 0
  for (const { kind, name, raw } of xmlTokens(text)) {
    if (kind === 'open' || kind === 'empty') {
      const around = open.at(-1)
      const wanted = around ? entered(around, name) : []
      const number = around?.counts.get(name) ?? 1
      const own = wanted.length === 0 ? '' : `${around?.path ?? ''}/${name}${number > 1 ? `[${number}]` : ''}`
      for (const { ends } of wanted)
        for (const { path, attribute } of ends) {
          const way = attribute === undefined ? own : `${own}/@${attribute}`
          if (!found.has(path)) found.set(path, { ...placeIn(raw, offset, attribute), path: way })
        }
      if (kind === 'open') open.push(level(own, wanted))
    }
    if (kind === 'close') open.pop()
    offset += raw.length
  }
  return found
}

/** Counts an element, and gives what is wanted of it. */
function entered(around: Level, name: string): Wanted[] {
  if (around.wanted.length === 0) return []
  const own = (around.counts.get(name) ?? 0) + 1
  around.counts.set(name, own)
  around.all++
  const keys = [`${name}[${own}]`, `*[${around.all}]`]
  return around.wanted.flatMap(({ steps }) => keys.flatMap((key) => steps.get(key) ?? []))
}
