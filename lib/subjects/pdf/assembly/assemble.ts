import {
  EncryptedPDFError,
  ParseSpeeds,
  PDFArray,
  PDFBool,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFPageLeaf,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import type { Change, Plan, PlannedPage, Turn } from '@/lib/subjects/pdf/task'
import { Copier, elementsOf, lookedUp } from './copier'
import { Destinations } from './destinations'
import { isKind, MergedAttachments, MergedLayers } from './extras'
import { MergedForm } from './form'
import { readLabels, writeLabels, type Label } from './labels'
import { readOutline, writeOutline, type Bookmark } from './outline'
import { pageDict, picturePage, type PagePicture } from './picture-page'
import { PdfWriter } from './writer'

/** What a source is made of when its turn comes. */
export type Loaded =
  | { kind: 'document'; document: PDFDocument }
  | { kind: 'pdf'; bytes: Uint8Array; password: string }
  | ({ kind: 'picture' } & { picture: PagePicture })

/** A file that cannot be taken apart. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  constructor(
    readonly source: number,
    readonly why: 'damaged' | 'password' | 'page-missing',
  ) {
    super(`source ${source}: ${why}`)
  }
}

export interface AssembleOptions {
  /** Reads a source when its turn comes; what it gave before may be forgotten. */
  load(source: number): Promise<Loaded>
  /** Told the sources that are done, and called where a cancel can be seen. */
  step?(done: number): Promise<void>
}

export interface Assembled {
  file: Blob
  pages: number
  changes: Change[]
}

const key = (name: string) => PDFName.of(name)

/** Entries of a page that it may have from its parents. */
const inherited = ['Resources', 'MediaBox', 'CropBox', 'Rotate']
/** Of a page in a document: its place in the tree, its tags and what is written anew here. */
const pageOnly = ['Parent', 'Annots', 'B', 'StructParents', 'Rotate', ...inherited]

type Entry = PlannedPage & { isPadding?: true }
const isBlank = (entry: PlannedPage): entry is PlannedPage & { blank: true } => 'blank' in entry

/** The plan with an empty page after every stretch of a source that ends on the front of a sheet, but for the last. */
function padded(pages: readonly PlannedPage[], padsOdd: boolean): Entry[] {
  if (!padsOdd) return [...pages]
  const list: Entry[] = []
  let stretch = 0
  let current: number | undefined
  for (const page of pages) {
    if (!isBlank(page) && current !== undefined && page.source !== current) {
      if (stretch % 2 === 1) list.push({ blank: true, turn: 0, isPadding: true })
      stretch = 0
    }
    if (!isBlank(page)) current = page.source
    stretch++
    list.push(page)
  }
  return list
}

/** Takes a file apart, once for several documents. Throws `Unreadable`. */
export async function openDocument(source: number, bytes: Uint8Array, password: string): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(bytes, { password, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
  } catch (error) {
    const isPassword = error instanceof EncryptedPDFError || (error instanceof Error && /password/i.test(error.message))
    throw new Unreadable(source, isPassword ? 'password' : 'damaged')
  }
}

function pagesOf(source: number, document: PDFDocument): PDFPageLeaf[] {
  try {
    return document.getPages().map(({ node }) => node)
  } catch {
    throw new Unreadable(source, 'damaged')
  }
}

const turnOf = (value: PDFObject | undefined) => (value instanceof PDFNumber ? value.asNumber() : 0)
const turned = (before: number, turn: Turn) => (((before + turn) % 360) + 360) % 360

/** Puts pages of several documents together. Everything is copied once; what has no place in the new document is told. */
class Assembly {
  private readonly document: PDFDocument
  private readonly context: PDFContext
  private readonly writer: PdfWriter
  private readonly refs: PDFRef[]
  private readonly form: MergedForm
  private readonly layers: MergedLayers
  private readonly attachments: MergedAttachments
  private readonly bookmarks = new Map<number, Bookmark[]>()
  private readonly labels = new Map<number, (page: number) => Label>()
  private readonly pages = new Map<PDFRef, PDFDict>()
  private readonly tree = PDFRef.of(0)
  private links = 0
  private scripts = 0
  private fieldsOnce = 0
  private isTagged = false
  private hasXfa = false

  static async for(plan: Plan): Promise<Assembly> {
    return new Assembly(await PDFDocument.create({ updateMetadata: false }), plan)
  }

  private constructor(
    document: PDFDocument,
    private readonly plan: Plan,
    private readonly entries = padded(plan.pages, plan.padsOdd),
  ) {
    this.document = document
    this.context = document.context
    this.writer = new PdfWriter(this.context)
    this.refs = this.entries.map(() => this.context.nextRef())
    this.form = new MergedForm(this.context)
    this.layers = new MergedLayers(this.context)
    this.attachments = new MergedAttachments(this.context)
    const tree = document.catalog.get(key('Pages'))
    if (tree instanceof PDFRef) this.tree = tree
  }

  /** The places of a source in the document: its pages, counted from 0, with their references there. */
  private placesOf(source: number): { page: number; ref: PDFRef; turn: Turn }[] {
    return this.entries.flatMap((entry, at) => {
      const ref = this.refs[at]
      return !isBlank(entry) && entry.source === source && ref ? [{ page: entry.page - 1, ref, turn: entry.turn }] : []
    })
  }

  /** Sources in the order in which they are first needed. */
  get sources(): number[] {
    return [...new Set(this.entries.flatMap((entry) => (isBlank(entry) ? [] : [entry.source])))]
  }

  async add(source: number, loaded: Loaded): Promise<void> {
    if (loaded.kind === 'picture') {
      for (const { ref, turn } of this.placesOf(source)) {
        const page = await picturePage(this.document, loaded.picture, this.plan.pictures)
        this.put(ref, page, turned(0, turn))
      }
    } else if (loaded.kind === 'document') this.addDocument(source, loaded.document)
    else this.addDocument(source, await openDocument(source, loaded.bytes, loaded.password))
    this.writer.flush()
  }

  private addDocument(source: number, document: PDFDocument): void {
    const { context: from, catalog } = document
    const leaves = pagesOf(source, document)
    const copier = new Copier(from, this.context)
    const destinations = new Destinations(from, catalog)
    const places = this.placesOf(source)
    const first = new Map(places.toReversed().map(({ page, ref }) => [leaves[page], ref] as const))
    for (const [own, object] of from.enumerateIndirectObjects()) {
      if (!(object instanceof PDFPageLeaf)) continue
      const place = first.get(object)
      if (place) copier.place(own, place)
      else copier.drop(own)
    }
    const widgets: PDFRef[] = []
    const placed = new Set<PDFPageLeaf>()
    for (const { page, ref, turn } of places) {
      const leaf = leaves[page]
      if (!leaf) throw new Unreadable(source, 'page-missing')
      this.put(ref, this.pageOf(leaf, copier), turned(turnOf(leaf.Rotate()), turn))
      this.annotate(ref, leaf, { copier, destinations, widgets, isRepeated: placed.has(leaf) })
      placed.add(leaf)
    }
    this.form.add(copier, catalog, widgets)
    this.layers.add(copier, catalog)
    if (this.plan.keepsAttachments) this.attachments.add(copier, catalog)
    if (this.plan.keepsBookmarks) this.bookmarks.set(source, readOutline(from, catalog, copier, destinations))
    const labels = readLabels(from, catalog)
    if (labels) this.labels.set(source, labels)
    copier.finish()
    this.scripts += copier.scripts + this.scriptsOf(from, catalog)
    this.isTagged ||= lookedUp(from, catalog, 'StructTreeRoot') !== undefined
    this.hasXfa ||= lookedUp(from, lookedUp(from, catalog, 'AcroForm'), 'XFA') !== undefined
  }

  private scriptsOf(from: PDFContext, catalog: PDFDict): number {
    const action = lookedUp(from, catalog, 'OpenAction')
    const opens = action instanceof PDFDict && action.get(key('S')) === key('JavaScript') ? 1 : 0
    const named = lookedUp(from, lookedUp(from, catalog, 'Names'), 'JavaScript')
    return opens + (named ? Math.max(1, elementsOf(from, lookedUp(from, named, 'Names')).length / 2) : 0)
  }

  private pageOf(leaf: PDFPageLeaf, copier: Copier): PDFDict {
    const page = PDFDict.withContext(this.context)
    for (const [name, value] of leaf.entries()) {
      if (pageOnly.includes(name.decodeText()) || name === key('AA') || name === key('PieceInfo')) continue
      const copied = copier.copy(value)
      if (copied) page.set(name, copied)
    }
    for (const name of inherited) {
      if (name === 'Rotate') continue
      const value = leaf.getInheritableAttribute(key(name))
      const copied = value && copier.copy(value)
      if (copied) page.set(key(name), copied)
    }
    return page
  }

  /** Links, notes and boxes of forms. A link to a page that is not there goes; a page that comes again has no boxes. */
  private annotate(
    ref: PDFRef,
    leaf: PDFPageLeaf,
    with_: { copier: Copier; destinations: Destinations; widgets: PDFRef[]; isRepeated: boolean },
  ): void {
    const { copier, destinations, widgets, isRepeated } = with_
    const { from } = copier
    const kept: PDFObject[] = []
    for (const annotation of elementsOf(from, leaf.get(key('Annots')))) {
      const dict = from.lookup(annotation)
      if (!(dict instanceof PDFDict)) continue
      const subtype = from.lookup(dict.get(key('Subtype')))
      if (subtype === key('Widget')) {
        if (isRepeated) this.fieldsOnce++
        else if (isKind(from, annotation, 'Widget')) {
          widgets.push(annotation)
          kept.push(annotation)
        }
        continue
      }
      const { destination, isWithin } = destinations.of(dict)
      if (subtype === key('Link') && isWithin) {
        const found = destinations.explicit(destination)
        const page = found && copier.ref(found.page)
        if (!page || !found) {
          this.links++
          continue
        }
        kept.push(this.linkTo(dict, copier, [page, ...found.how]))
      } else if (isRepeated && annotation instanceof PDFRef) kept.push(copier.dict(dict))
      else kept.push(annotation)
    }
    const array = PDFArray.withContext(this.context)
    for (const one of kept) {
      const copied = one instanceof PDFDict ? one : copier.copy(one)
      if (!copied) continue
      const own = copied instanceof PDFDict ? this.context.register(copied) : copied
      array.push(own)
      if (copied instanceof PDFDict && copied.get(key('P'))) copied.set(key('P'), ref)
    }
    if (array.size() > 0) this.pages.get(ref)?.set(key('Annots'), array)
  }

  private linkTo(link: PDFDict, copier: Copier, destination: readonly PDFObject[]): PDFDict {
    const plain = link.clone()
    plain.delete(key('A'))
    plain.delete(key('Dest'))
    plain.delete(key('PA'))
    const copied = copier.dict(plain)
    const array = PDFArray.withContext(this.context)
    for (const one of destination) array.push(one)
    copied.set(key('Dest'), array)
    return copied
  }

  private put(ref: PDFRef, page: PDFDict, turn: number): void {
    page.set(key('Type'), key('Page'))
    page.set(key('Parent'), this.tree)
    if (turn !== 0) page.set(key('Rotate'), PDFNumber.of(turn))
    this.context.assign(ref, page)
    this.pages.set(ref, page)
  }

  /** Empty pages have the size of the page before them, or of the first that is there. */
  private fillBlanks(): void {
    this.entries.forEach((entry, at) => {
      const ref = this.refs[at]
      if (!isBlank(entry) || !ref) return
      const before = this.refs.slice(0, at).findLast((one) => this.pages.has(one))
      const like = before ?? this.refs.find((one) => this.pages.has(one))
      const model = like && this.pages.get(like)
      const page = pageDict(this.context, { width: 595.28, height: 841.89 })
      for (const name of ['MediaBox', 'CropBox']) {
        const box = model?.get(key(name))
        if (box) page.set(key(name), box)
      }
      this.put(ref, page, turned(turnOf(model?.get(key('Rotate'))), entry.turn))
    })
  }

  private outline(): Bookmark[] {
    const { titles } = this.plan
    return this.sources.flatMap((source) => {
      const own = this.bookmarks.get(source) ?? []
      const title = titles?.[source]
      if (title === undefined) return own
      const first = this.placesOf(source)[0]
      const place = first && { page: first.ref, how: [key('Fit')] }
      return [{ title, place, isOpen: false, children: own }]
    })
  }

  private writeLabels(): void {
    if (!this.plan.keepsLabels || this.labels.size === 0) return
    let last: Label = { prefix: '', style: undefined, number: 1 }
    const labels = this.entries.map((entry, at): Label => {
      if (isBlank(entry)) return { prefix: '', style: undefined, number: 1 }
      const own = this.labels.get(entry.source)
      last = own ? own(entry.page - 1) : { prefix: '', style: 'D', number: at + 1 }
      return last
    })
    writeLabels(this.context, this.document.catalog, labels)
  }

  private changes(): Change[] {
    const { renamed, signatures } = this.form
    const padding = this.entries.filter(({ isPadding }) => isPadding).length
    return [
      ...(this.links > 0 ? [{ is: 'links', count: this.links } as const] : []),
      ...(this.scripts > 0 ? [{ is: 'scripts', count: this.scripts } as const] : []),
      ...(renamed.length > 0 ? [{ is: 'renamed', fields: renamed } as const] : []),
      ...(signatures > 0 ? [{ is: 'signatures', count: signatures } as const] : []),
      ...(this.isTagged ? [{ is: 'tags' } as const] : []),
      ...(this.hasXfa ? [{ is: 'xfa' } as const] : []),
      ...(this.fieldsOnce > 0 ? [{ is: 'fields-once', count: this.fieldsOnce } as const] : []),
      ...(padding > 0 ? [{ is: 'padded', count: padding } as const] : []),
    ]
  }

  finish(): Assembled {
    const { context, document, plan } = this
    const { catalog } = document
    this.fillBlanks()
    const kids = PDFArray.withContext(context)
    for (const ref of this.refs) kids.push(ref)
    const tree = context.lookup(this.tree, PDFDict)
    tree.set(key('Kids'), kids)
    tree.set(key('Count'), PDFNumber.of(this.refs.length))
    const bookmarks = this.outline()
    writeOutline(context, catalog, bookmarks)
    if (bookmarks.length > 0) catalog.set(key('PageMode'), key('UseOutlines'))
    this.form.write(catalog)
    this.layers.write(catalog)
    this.attachments.write(catalog)
    this.writeLabels()
    const info = PDFDict.withContext(context)
    info.set(key('Producer'), PDFString.of('Tallykit'))
    info.set(key('CreationDate'), PDFString.fromDate(new Date()))
    if (plan.title) {
      info.set(key('Title'), PDFHexString.fromText(plan.title))
      const preferences = PDFDict.withContext(context)
      preferences.set(key('DisplayDocTitle'), PDFBool.True)
      catalog.set(key('ViewerPreferences'), preferences)
    }
    const file = this.writer.finish(context.register(info))
    return { file, pages: this.refs.length, changes: this.changes() }
  }
}

/**
 * Writes pages of several sources as one PDF: in the order of the plan, turned as it says, with their links, notes, forms, layers,
 * bookmarks, labels and attachments. Scripts and tags are left out, signatures lose their worth; what happened is in `changes`. Throws
 * `Unreadable` with the number of the source.
 */
export async function assemble(plan: Plan, { load, step }: AssembleOptions): Promise<Assembled> {
  const assembly = await Assembly.for(plan)
  const { sources } = assembly
  for (const [done, source] of sources.entries()) {
    await step?.(done)
    await assembly.add(source, await load(source))
  }
  await step?.(sources.length)
  return assembly.finish()
}
