import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFRef,
  PDFString,
  type PDFContext,
  type PDFObject,
} from '@cantoo/pdf-lib'
import { elementsOf, lookedUp, type Copier } from './copier'
import { textOf } from './destinations'

const key = (name: string) => PDFName.of(name)
/** A chain of parents longer than this is taken for a circle. */
const deepest = 100

function rootOf(context: PDFContext, widget: PDFRef): PDFRef {
  let root = widget
  for (let depth = 0; depth < deepest; depth++) {
    const field = context.lookup(root)
    const parent = field instanceof PDFDict ? field.get(key('Parent')) : undefined
    if (!(parent instanceof PDFRef)) return root
    root = parent
  }
  return root
}

/** Leaves out what of a field stands on no page that is kept; says whether anything is left. */
function prune(context: PDFContext, field: PDFRef, copier: Copier, live: ReadonlySet<PDFRef>, depth = 0): boolean {
  const dict = context.lookup(field)
  if (!(dict instanceof PDFDict) || depth > deepest) return false
  const kids = elementsOf(context, dict.get(key('Kids'))).filter((kid) => kid instanceof PDFRef)
  const isLeft =
    kids.length === 0
      ? live.has(field)
      : kids.map((kid) => prune(context, kid, copier, live, depth + 1)).some((isThere) => isThere)
  if (!isLeft) copier.drop(field)
  return isLeft
}

/** The form of the document that is written, to which sources add their fields. */
export class MergedForm {
  readonly renamed: string[] = []
  signatures = 0
  private readonly fields: PDFRef[] = []
  private readonly names = new Set<string>()
  private readonly fonts = new Map<string, PDFObject>()
  private appearance: PDFObject | undefined
  private needsAppearances = false

  constructor(private readonly into: PDFContext) {}

  /**
   * Takes over the fields of a source whose boxes stand on pages that are kept. A field whose name another has already gets a number. A
   * signature is no longer one of the document that is written: its field is left empty, its look stays.
   */
  add(copier: Copier, catalog: PDFDict, widgets: readonly PDFRef[]): void {
    if (widgets.length === 0) return
    const { from } = copier
    const live = new Set(widgets)
    const roots = new Set(widgets.map((widget) => rootOf(from, widget)))
    for (const root of roots) prune(from, root, copier, live)
    const copied = [...roots].flatMap((root) => copier.ref(root) ?? [])
    copier.finish()
    for (const field of copied) this.take(field)
    const form = from.lookup(catalog.get(key('AcroForm')))
    if (form instanceof PDFDict) this.takeDefaults(copier, form, copied)
  }

  write(catalog: PDFDict): void {
    if (this.fields.length === 0) return
    const form = PDFDict.withContext(this.into)
    const list = PDFArray.withContext(this.into)
    for (const field of this.fields) list.push(field)
    form.set(key('Fields'), list)
    const fonts = PDFDict.withContext(this.into)
    for (const [name, font] of this.fonts) fonts.set(key(name), font)
    const resources = PDFDict.withContext(this.into)
    resources.set(key('Font'), fonts)
    form.set(key('DR'), resources)
    if (this.appearance) form.set(key('DA'), this.appearance)
    if (this.needsAppearances) form.set(key('NeedAppearances'), PDFBool.True)
    catalog.set(key('AcroForm'), this.into.register(form))
  }

  private take(ref: PDFRef): void {
    const field = this.into.lookup(ref)
    if (!(field instanceof PDFDict)) return
    const name = textOf(this.into.lookup(field.get(key('T')))) ?? ''
    let own = name
    for (let count = 2; this.names.has(own); count++) own = `${name}_${count}`
    if (own !== name) {
      field.set(key('T'), PDFHexString.fromText(own))
      this.renamed.push(own)
    }
    this.names.add(own)
    this.fields.push(ref)
    this.unsign(field)
  }

  private unsign(field: PDFDict, depth = 0): void {
    const isSignature = field.get(key('FT')) === key('Sig')
    if (isSignature && field.get(key('V'))) {
      field.delete(key('V'))
      this.signatures++
    }
    if (depth > deepest) return
    for (const kid of elementsOf(this.into, field.get(key('Kids')))) {
      const dict = this.into.lookup(kid)
      if (dict instanceof PDFDict) this.unsign(dict, depth + 1)
    }
  }

  /** Fonts by which fields are written anew when somebody types. Two sources may call two fonts by one name. */
  private takeDefaults(copier: Copier, form: PDFDict, fields: readonly PDFRef[]): void {
    const { from } = copier
    const fonts = lookedUp(from, lookedUp(from, form, 'DR'), 'Font')
    const names = new Map<string, string>()
    if (fonts instanceof PDFDict) {
      for (const [name, font] of fonts.entries()) {
        const wanted = name.decodeText()
        const copied = copier.copy(font)
        if (!copied) continue
        let own = wanted
        for (let count = 2; this.fonts.has(own); count++) own = `${wanted}_${count}`
        this.fonts.set(own, copied)
        if (own !== wanted) names.set(wanted, own)
      }
      copier.finish()
    }
    const appearance = from.lookup(form.get(key('DA')))
    const needs = from.lookup(form.get(key('NeedAppearances')))
    if (needs === PDFBool.True) this.needsAppearances = true
    const text = textOf(appearance)
    if (text !== undefined) {
      const own = PDFString.of(withNames(text, names))
      if (!this.appearance) this.appearance = own
      // The form has one default only; each field keeps its own.
      else for (const ref of fields) this.giveAppearance(ref, own)
    }
    if (names.size > 0) for (const ref of fields) this.renameFonts(ref, names)
  }

  private giveAppearance(ref: PDFRef, appearance: PDFString): void {
    const field = this.into.lookup(ref)
    if (field instanceof PDFDict && !field.get(key('DA'))) field.set(key('DA'), appearance)
  }

  private renameFonts(ref: PDFObject, names: ReadonlyMap<string, string>, depth = 0): void {
    const field = this.into.lookup(ref)
    if (!(field instanceof PDFDict) || depth > deepest) return
    const text = textOf(this.into.lookup(field.get(key('DA'))))
    if (text !== undefined) field.set(key('DA'), PDFString.of(withNames(text, names)))
    for (const kid of elementsOf(this.into, field.get(key('Kids')))) this.renameFonts(kid, names, depth + 1)
  }
}

/** "/Helv 12 Tf" with the name under which that font is kept now. */
function withNames(appearance: string, names: ReadonlyMap<string, string>): string {
  return appearance.replace(/\/([^\s/]+)(\s+[\d.]+\s+Tf)/g, (whole, name: string, rest: string) => {
    const own = names.get(name)
    return own === undefined ? whole : `/${own}${rest}`
  })
}
