import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { elementsOf, lookedUp } from './copier'

/** The text of a string or name; undefined for anything else. */
export function textOf(object: PDFObject | undefined): string | undefined {
  if (object instanceof PDFString || object instanceof PDFHexString) return object.decodeText()
  return object instanceof PDFName ? object.decodeText() : undefined
}

/** Entries of a tree of names or of numbers (ISO 32000-2, 7.9.6 and 7.9.7), keys and values by turns, in their order. */
export function treeEntries(
  context: PDFContext,
  root: PDFObject | undefined,
  leaf: 'Names' | 'Nums',
): [PDFObject | undefined, PDFObject][] {
  const entries: [PDFObject | undefined, PDFObject][] = []
  const seen = new Set<PDFObject>()
  const walk = (node: PDFObject | undefined): void => {
    const dict = context.lookup(node)
    if (!(dict instanceof PDFDict) || seen.has(dict)) return
    seen.add(dict)
    const pairs = elementsOf(context, dict.get(PDFName.of(leaf)))
    for (let at = 0; at + 1 < pairs.length; at += 2) {
      const value = pairs[at + 1]
      if (value) entries.push([context.lookup(pairs[at]), value])
    }
    for (const kid of elementsOf(context, dict.get(PDFName.of('Kids')))) walk(kid)
  }
  walk(root)
  return entries
}

/** Places within a document that its links and bookmarks name. */
export class Destinations {
  private named: Map<string, PDFObject> | undefined

  constructor(
    private readonly context: PDFContext,
    private readonly catalog: PDFDict,
  ) {}

  /** Written out: the page and how it is shown; undefined where the name is not known or the place is in another file. */
  explicit(destination: PDFObject | undefined): { page: PDFRef; how: PDFObject[] } | undefined {
    const found = this.context.lookup(destination)
    const name = textOf(found)
    const array = name === undefined ? found : this.byName(name)
    if (!(array instanceof PDFArray)) return undefined
    const [page, ...how] = array.asArray()
    return page instanceof PDFRef ? { page, how } : undefined
  }

  /** Of a link or a bookmark: its own destination or that of its action. */
  of(holder: PDFDict): { destination: PDFObject | undefined; isWithin: boolean } {
    const own = holder.get(PDFName.of('Dest'))
    if (own) return { destination: own, isWithin: true }
    const action = this.context.lookup(holder.get(PDFName.of('A')))
    const isWithin = action instanceof PDFDict && action.get(PDFName.of('S')) === PDFName.of('GoTo')
    return { destination: isWithin ? action.get(PDFName.of('D')) : undefined, isWithin }
  }

  private byName(name: string): PDFObject | undefined {
    this.named ??= this.read()
    const value = this.context.lookup(this.named.get(name))
    return value instanceof PDFDict ? this.context.lookup(value.get(PDFName.of('D'))) : value
  }

  private read(): Map<string, PDFObject> {
    const { context, catalog } = this
    const named = new Map<string, PDFObject>()
    const old = context.lookup(catalog.get(PDFName.of('Dests')))
    if (old instanceof PDFDict) for (const [key, value] of old.entries()) named.set(key.decodeText(), value)
    const tree = lookedUp(context, lookedUp(context, catalog, 'Names'), 'Dests')
    for (const [key, value] of treeEntries(context, tree, 'Names')) {
      const name = textOf(key)
      if (name !== undefined) named.set(name, value)
    }
    return named
  }
}
