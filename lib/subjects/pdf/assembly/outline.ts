import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { Copier } from './copier'
import { textOf, type Destinations } from './destinations'

/** A bookmark in the document that is written. */
export interface Bookmark {
  title: string
  /** A page of that document and how it is shown. */
  place: { page: PDFRef; how: readonly PDFObject[] } | undefined
  /** What it does instead, such as opening an address. */
  action?: PDFObject | undefined
  isOpen: boolean
  children: Bookmark[]
}

/** More bookmarks than this are taken for a circle. */
const most = 100_000

const key = (name: string) => PDFName.of(name)

/** The bookmarks of a source. One that leads to a page that is left out goes, unless others beneath it stay. */
export function readOutline(
  context: PDFContext,
  catalog: PDFDict,
  copier: Copier,
  destinations: Destinations,
): Bookmark[] {
  let count = 0
  const seen = new Set<PDFDict>()
  const read = (first: PDFObject | undefined): Bookmark[] => {
    const items: Bookmark[] = []
    for (let item = context.lookup(first); item instanceof PDFDict; item = context.lookup(item.get(key('Next')))) {
      if (seen.has(item) || ++count > most) break
      seen.add(item)
      const children = read(item.get(key('First')))
      const { destination, isWithin } = destinations.of(item)
      const found = isWithin ? destinations.explicit(destination) : undefined
      const page = found && copier.ref(found.page)
      const action = isWithin ? undefined : item.get(key('A'))
      const copied = action && copier.copy(action)
      const size = context.lookup(item.get(key('Count')))
      if (!page && !copied && children.length === 0) continue
      items.push({
        title: textOf(context.lookup(item.get(key('Title')))) ?? '',
        place: page && found ? { page, how: found.how.map((one) => copier.copy(one) ?? one) } : children[0]?.place,
        action: copied,
        isOpen: size instanceof PDFNumber && size.asNumber() > 0,
        children,
      })
    }
    return items
  }
  const root = context.lookup(catalog.get(key('Outlines')))
  return root instanceof PDFDict ? read(root.get(key('First'))) : []
}

/** How many bookmarks are in sight beneath a list of them. */
function inSight(items: readonly Bookmark[]): number {
  return items.reduce((sum, { isOpen, children }) => sum + 1 + (isOpen ? inSight(children) : 0), 0)
}

/** Writes bookmarks and names them in the catalog. */
export function writeOutline(context: PDFContext, catalog: PDFDict, items: readonly Bookmark[]): void {
  if (items.length === 0) return
  const write = (list: readonly Bookmark[], parent: PDFRef, holder: PDFDict): void => {
    const refs = list.map(() => context.nextRef())
    list.forEach(({ title, place, action, isOpen, children }, at) => {
      const own = refs[at]
      if (!own) return
      const dict = PDFDict.withContext(context)
      dict.set(key('Title'), PDFHexString.fromText(title))
      dict.set(key('Parent'), parent)
      const before = refs[at - 1]
      const after = refs[at + 1]
      if (before) dict.set(key('Prev'), before)
      if (after) dict.set(key('Next'), after)
      if (place) {
        const array = PDFArray.withContext(context)
        for (const one of [place.page, ...place.how]) array.push(one)
        dict.set(key('Dest'), array)
      } else if (action) dict.set(key('A'), action)
      if (children.length > 0) {
        write(children, own, dict)
        dict.set(key('Count'), PDFNumber.of(isOpen ? inSight(children) : -inSight(children)))
      }
      context.assign(own, dict)
    })
    const first = refs[0]
    const last = refs.at(-1)
    if (first) holder.set(key('First'), first)
    if (last) holder.set(key('Last'), last)
  }
  const root = PDFDict.withContext(context)
  const rootRef = context.register(root)
  root.set(key('Type'), key('Outlines'))
  write(items, rootRef, root)
  root.set(key('Count'), PDFNumber.of(inSight(items)))
  catalog.set(key('Outlines'), rootRef)
}
