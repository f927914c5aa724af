import { PDFArray, PDFDict, PDFHexString, PDFName, PDFNumber, type PDFContext } from '@cantoo/pdf-lib'
import { lookedUp } from './copier'
import { textOf, treeEntries } from './destinations'

/** What readers call a page (ISO 32000-1, 12.4.2): a prefix and a number in a style, or the prefix alone. */
export interface Label {
  prefix: string
  style: string | undefined
  number: number
}

/** The labels of a document's pages; undefined where it has none of its own. `page` counts from 0. */
export function readLabels(context: PDFContext, catalog: PDFDict): ((page: number) => Label) | undefined {
  const ranges = treeEntries(context, lookedUp(context, catalog, 'PageLabels'), 'Nums').flatMap(([key, value]) => {
    const dict = context.lookup(value)
    if (!(key instanceof PDFNumber) || !(dict instanceof PDFDict)) return []
    const start = context.lookup(dict.get(PDFName.of('St')))
    return {
      from: key.asNumber(),
      prefix: textOf(context.lookup(dict.get(PDFName.of('P')))) ?? '',
      style: textOf(context.lookup(dict.get(PDFName.of('S')))),
      start: start instanceof PDFNumber ? start.asNumber() : 1,
    }
  })
  if (ranges.length === 0) return undefined
  return (page) => {
    const range = ranges.findLast(({ from }) => from <= page)
    if (!range) return { prefix: '', style: 'D', number: page + 1 }
    const { prefix, style, start, from } = range
    return { prefix, style, number: start + page - from }
  }
}

/** Writes a label for each page, in as few ranges as they make. */
export function writeLabels(context: PDFContext, catalog: PDFDict, labels: readonly Label[]): void {
  const pairs = PDFArray.withContext(context)
  labels.forEach((label, at) => {
    const before = labels[at - 1]
    const goesOn =
      before !== undefined &&
      before.prefix === label.prefix &&
      before.style === label.style &&
      (label.style === undefined || label.number === before.number + 1)
    if (goesOn) return
    const dict = PDFDict.withContext(context)
    if (label.style !== undefined) dict.set(PDFName.of('S'), PDFName.of(label.style))
    if (label.prefix !== '') dict.set(PDFName.of('P'), PDFHexString.fromText(label.prefix))
    if (label.style !== undefined && label.number !== 1) dict.set(PDFName.of('St'), PDFNumber.of(label.number))
    pairs.push(PDFNumber.of(at))
    pairs.push(dict)
  })
  const tree = PDFDict.withContext(context)
  tree.set(PDFName.of('Nums'), pairs)
  catalog.set(PDFName.of('PageLabels'), context.register(tree))
}
