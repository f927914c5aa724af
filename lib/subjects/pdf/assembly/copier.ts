import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNull,
  PDFPageLeaf,
  PDFRawStream,
  PDFRef,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'

const type = PDFName.of('Type')
const script = PDFName.of('JavaScript')
/** What ties an object to the document it came from: its tags, its scripts on events, the private notes of programs. */
const leftOut = new Set(['StructParent', 'StructParents', 'AA', 'PieceInfo'].map((name) => PDFName.of(name)))

const asArray = (object: PDFObject | undefined) => (object instanceof PDFArray ? object : undefined)
const asDict = (object: PDFObject | undefined) =>
  object instanceof PDFDict ? object : object instanceof PDFStream ? object.dict : undefined

/** The elements of an array, or none. */
export const elementsOf = (context: PDFContext, object: PDFObject | undefined): PDFObject[] =>
  asArray(context.lookup(object))?.asArray() ?? []

/** What a key of a dictionary, or of what refers to one, leads to. */
export const lookedUp = (context: PDFContext, object: PDFObject | undefined, key: string): PDFObject | undefined =>
  context.lookup(asDict(context.lookup(object))?.get(PDFName.of(key)))

/**
 * Copies objects from one document into another with all that they refer to, each once. A stream keeps its bytes, which are not copied.
 * Pages are copied only where somebody placed them (`place`); what refers to another page, and scripts, are left out.
 */
export class Copier {
  /** Scripts that were left out. */
  scripts = 0
  private readonly copies = new Map<PDFRef, PDFRef | undefined>()
  private readonly waiting: [PDFRef, PDFObject][] = []

  constructor(
    readonly from: PDFContext,
    readonly into: PDFContext,
  ) {}

  /** A reference to be left out wherever it stands. */
  drop(ref: PDFRef): void {
    if (!this.copies.has(ref)) this.copies.set(ref, undefined)
  }

  /** What stands in the place of an object of the source. */
  place(ref: PDFRef, copy: PDFRef): void {
    this.copies.set(ref, copy)
  }

  isDropped(ref: PDFRef): boolean {
    return this.copies.has(ref) && this.copies.get(ref) === undefined
  }

  /** The copy of what a reference leads to; undefined where it is left out. */
  ref(ref: PDFRef): PDFRef | undefined {
    if (this.copies.has(ref)) return this.copies.get(ref)
    const value = this.from.lookup(ref)
    if (value === undefined || this.isLeftOut(value)) {
      this.copies.set(ref, undefined)
      return undefined
    }
    const copy = this.into.nextRef()
    this.copies.set(ref, copy)
    // Not at once: chains of objects may be longer than the stack.
    this.waiting.push([copy, value])
    return copy
  }

  /** Copies what references that were handed out lead to. */
  finish(): void {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) {
      const copied = this.copy(next[1])
      if (copied) this.into.assign(next[0], copied)
    }
  }

  copy(object: PDFObject): PDFObject | undefined {
    if (object instanceof PDFRef) return this.ref(object)
    if (this.isLeftOut(object)) return undefined
    if (object instanceof PDFRawStream) return PDFRawStream.of(this.dict(object.dict), object.contents)
    if (object instanceof PDFStream) return PDFRawStream.of(this.dict(object.dict), object.getContents())
    if (object instanceof PDFDict) return this.dict(object)
    if (object instanceof PDFArray) {
      const copied = PDFArray.withContext(this.into)
      for (const element of object.asArray()) {
        const one = this.copy(element)
        if (one) copied.push(one)
      }
      return copied
    }
    return object
  }

  dict(source: PDFDict): PDFDict {
    const copied = PDFDict.withContext(this.into)
    for (const [key, value] of source.entries()) {
      if (leftOut.has(key) || value === PDFNull) continue
      const one = this.copy(value)
      if (one) copied.set(key, one)
    }
    return copied
  }

  private isLeftOut(object: PDFObject): boolean {
    if (object instanceof PDFPageLeaf) return true
    if (!(object instanceof PDFDict)) return false
    if (object.get(type) === PDFName.of('Page')) return true
    const isScript = object.get(PDFName.of('S')) === script
    if (isScript) this.scripts++
    return isScript
  }
}
