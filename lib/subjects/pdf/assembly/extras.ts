import { PDFArray, PDFDict, PDFHexString, PDFName, PDFRef, type PDFContext, type PDFObject } from '@cantoo/pdf-lib'
import { elementsOf, lookedUp, type Copier } from './copier'
import { textOf, treeEntries } from './destinations'

const key = (name: string) => PDFName.of(name)

function arrayOf(context: PDFContext, objects: readonly PDFObject[]): PDFArray {
  const array = PDFArray.withContext(context)
  for (const object of objects) array.push(object)
  return array
}

/** Layers that may be shown and hidden (ISO 32000-1, 8.11), as the sources show them. */
export class MergedLayers {
  private readonly groups: PDFObject[] = []
  private readonly off: PDFObject[] = []
  private readonly order: PDFObject[] = []

  constructor(private readonly into: PDFContext) {}

  add(copier: Copier, catalog: PDFDict): void {
    const { from } = copier
    const properties = from.lookup(catalog.get(key('OCProperties')))
    if (!(properties instanceof PDFDict)) return
    const groups = elementsOf(from, properties.get(key('OCGs')))
    const shown = from.lookup(properties.get(key('D')))
    const list = (name: string) => (shown instanceof PDFDict ? elementsOf(from, shown.get(key(name))) : [])
    const on = new Set(list('ON'))
    const startsOff = shown instanceof PDFDict && shown.get(key('BaseState')) === key('OFF')
    const off = startsOff ? groups.filter((group) => !on.has(group)) : list('OFF')
    const copies = (objects: readonly PDFObject[]) => objects.flatMap((object) => copier.copy(object) ?? [])
    this.groups.push(...copies(groups))
    this.off.push(...copies(off))
    this.order.push(...copies(list('Order')))
    copier.finish()
  }

  write(catalog: PDFDict): void {
    if (this.groups.length === 0) return
    const shown = PDFDict.withContext(this.into)
    shown.set(key('Order'), arrayOf(this.into, this.order))
    shown.set(key('OFF'), arrayOf(this.into, this.off))
    const properties = PDFDict.withContext(this.into)
    properties.set(key('OCGs'), arrayOf(this.into, this.groups))
    properties.set(key('D'), shown)
    catalog.set(key('OCProperties'), properties)
  }
}

/** Files within the document. */
export class MergedAttachments {
  private readonly files = new Map<string, PDFObject>()

  constructor(private readonly into: PDFContext) {}

  add(copier: Copier, catalog: PDFDict): void {
    for (const [name, value] of attachmentsOf(copier.from, catalog)) {
      const copied = copier.copy(value)
      if (!copied) continue
      let own = name
      for (let count = 2; this.files.has(own); count++) own = `${name} (${count})`
      this.files.set(own, copied)
    }
    copier.finish()
  }

  write(catalog: PDFDict): void {
    if (this.files.size === 0) return
    // Readers look a name up by halves, so that names must stand in order.
    const pairs = [...this.files]
      .map(([name, file]) => ({ name: PDFHexString.fromText(name), file }))
      .sort((one, other) => (one.name.asString() < other.name.asString() ? -1 : 1))
      .flatMap(({ name, file }) => [name, file])
    const tree = PDFDict.withContext(this.into)
    tree.set(key('Names'), arrayOf(this.into, pairs))
    const names = PDFDict.withContext(this.into)
    names.set(key('EmbeddedFiles'), tree)
    catalog.set(key('Names'), names)
  }
}

function attachmentsOf(context: PDFContext, catalog: PDFDict): [string, PDFObject][] {
  const tree = lookedUp(context, lookedUp(context, catalog, 'Names'), 'EmbeddedFiles')
  return treeEntries(context, tree, 'Names').map(([name, value]) => [textOf(name) ?? 'file', value])
}

/** References of the annotations of a page that are of a kind. */
export function isKind(context: PDFContext, annotation: PDFObject, kind: string): annotation is PDFRef {
  return annotation instanceof PDFRef && lookedUp(context, annotation, 'Subtype') === key(kind)
}
