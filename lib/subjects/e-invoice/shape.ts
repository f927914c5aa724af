import { escapeHtml } from '@/lib/base/text/escape-html'
import type { XmlElement } from '@/lib/base/xml/read-xml'

/** What a part of an invoice says, by the names of the model. */
export interface Terms {
  [name: string]: string | Terms | readonly Terms[] | readonly string[] | undefined
}

/** How a value stands in XML: as a day in one of the two ways, or as it is. */
type Kind = 'text' | 'day' | 'amount'

/**
 * One element of a syntax and what it says. A list of parts in the order of the schema is read and written by the same description,
 * so that what was read is what is written.
 */
export type Part =
  | { is: 'leaf'; tag: string; name: string; kind: Kind; attributes: Readonly<Record<string, string>>; fixed: Fixed }
  | { is: 'group'; tag: string; name?: string; parts: readonly Part[] }
  | { is: 'list'; tag: string; name: string; parts: readonly Part[] }
  | { is: 'fixed'; tag: string; value: string; instead?: string; usual?: true }
  | { is: 'identifier'; tag: string; name: string }
  | {
      is: 'own'
      tag: string
      read(element: XmlElement, terms: Terms, root: Terms): void
      write(terms: Terms, root: Terms): string
    }

type Fixed = Readonly<Record<string, string>>

/** A value in an element of its own; attributes by the names of the terms that they hold. */
export function leaf(
  tag: string,
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  fixed: Fixed = {},
): Part {
  return { is: 'leaf', tag, name, kind: 'text', attributes, fixed }
}
export function day(tag: string, name: string, fixed: Fixed = {}): Part {
  return { is: 'leaf', tag, name, kind: 'day', attributes: {}, fixed }
}
export function amount(tag: string, name: string): Part {
  return { is: 'leaf', tag, name, kind: 'amount', attributes: {}, fixed: {} }
}
/** An element around parts; with a name they are terms of their own. */
export function group(tag: string, parts: readonly Part[], name?: string): Part {
  return { is: 'group', tag, parts, ...(name === undefined ? {} : { name }) }
}
/** An element that is an identifier: its text and its scheme. */
export function identifier(tag: string, name: string): Part {
  return { is: 'identifier', tag, name }
}
export function list(tag: string, name: string, parts: readonly Part[]): Part {
  return { is: 'list', tag, name, parts }
}
/** A value that says which of several elements of one name this is. With `instead` all but that value, and this one is written. */
export function fixed(tag: string, value: string, instead?: string): Part {
  return { is: 'fixed', tag, value, ...(instead === undefined ? {} : { instead }) }
}
export function own(
  tag: string,
  read: (element: XmlElement, terms: Terms, root: Terms) => void,
  write: (terms: Terms, root: Terms) => string,
): Part {
  return { is: 'own', tag, read, write }
}

export function elementsOf(element: XmlElement): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string')
}

export function childOf(element: XmlElement, tag: string): XmlElement | undefined {
  return elementsOf(element).find(({ name }) => name === tag)
}

/** A value that is always written, and not asked for on reading: what lacks it is meant too. */
export function usual(tag: string, value: string): Part {
  return { is: 'fixed', tag, value, usual: true }
}

/** The text of an element without white space around it. */
export function textOf(element: XmlElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : ''))
    .join('')
    .trim()
}

/** 20261123 is 2026-11-23; what is no such day stays as it is. */
function isoDay(text: string): string {
  return text.replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
}

/** Whether an element is the one meant among those of its name. */
function fits(element: XmlElement, parts: readonly Part[]): boolean {
  return parts.every((part) => {
    if (part.is === 'fixed') {
      const found = childOf(element, part.tag)
      if (part.usual && found === undefined) return true
      const isValue = found !== undefined && textOf(found).toUpperCase() === part.value.toUpperCase()
      return part.instead === undefined ? isValue : !isValue
    }
    if (part.is !== 'group' || !isFixed(part)) return true
    const inner = childOf(element, part.tag)
    return inner ? fits(inner, part.parts) : !decides(part.parts)
  })
}

/** Whether parts hold a value that says which element is meant, other than by its absence. */
function decides(parts: readonly Part[]): boolean {
  return parts.some((part) => part.is === 'fixed' && part.instead === undefined && !part.usual)
}

function readLeaf(part: Part & { is: 'leaf' }, element: XmlElement, terms: Terms, root: Terms): void {
  const text = textOf(element)
  if (Object.entries(part.fixed).some(([name, value]) => (element.attributes.get(name) ?? value) !== value)) return
  terms[part.name] ??= part.kind === 'day' ? isoDay(text) : text
  for (const [attribute, name] of Object.entries(part.attributes)) {
    const value = element.attributes.get(attribute)
    if (value !== undefined) terms[name] ??= value.trim()
  }
  const currency = part.kind === 'amount' ? element.attributes.get('currencyID') : undefined
  if (currency !== undefined && Array.isArray(root.amountCurrencies)) {
    const known = root.amountCurrencies as string[]
    if (!known.includes(currency)) known.push(currency)
  }
}

function termsIn(terms: Terms, name: string): Terms {
  const known = terms[name]
  if (typeof known === 'object' && !Array.isArray(known)) return known as Terms
  const made: Terms = {}
  terms[name] = made
  return made
}

/** Reads the children of an element into terms. Elements that the description does not name are passed over. */
export function readParts(element: XmlElement, parts: readonly Part[], terms: Terms, root: Terms): void {
  const byTag = new Map<string, Part[]>()
  for (const part of parts) byTag.set(part.tag, [...(byTag.get(part.tag) ?? []), part])
  for (const child of elementsOf(element))
    for (const part of byTag.get(child.name) ?? []) readPart(child, part, terms, root)
}

/** An element as an identifier. */
export function identifierOf(element: XmlElement): Terms {
  const scheme = element.attributes.get('schemeID')
  return { id: textOf(element), ...(scheme === undefined ? {} : { scheme: scheme.trim() }) }
}

/** Adds an item to a list of terms. */
export function push(terms: Terms, name: string, item: Terms): void {
  terms[name] = [...itemsOf(terms, name), item]
}

/** The items of a list of terms; none where there is no list. */
export function itemsOf(terms: Terms, name: string): readonly Terms[] {
  const items = terms[name]
  return Array.isArray(items) ? (items as readonly Terms[]) : []
}

/** Terms within terms; none where there are none. */
export function innerOf(terms: Terms, name: string): Terms {
  const inner = terms[name]
  return typeof inner === 'object' && !Array.isArray(inner) ? (inner as Terms) : {}
}

function readPart(child: XmlElement, part: Part, terms: Terms, root: Terms): void {
  switch (part.is) {
    case 'fixed':
      return
    case 'leaf':
      return readLeaf(part, child, terms, root)
    case 'own':
      return part.read(child, terms, root)
    case 'identifier':
      terms[part.name] ??= identifierOf(child)
      return
    case 'group':
      if (fits(child, part.parts))
        readParts(child, part.parts, part.name === undefined ? terms : termsIn(terms, part.name), root)
      return
    case 'list': {
      if (!fits(child, part.parts)) return
      const item: Terms = {}
      readParts(child, part.parts, item, root)
      push(terms, part.name, item)
    }
  }
}

/** What XML 1.0 cannot hold is left out. */
function plain(text: string): string {
  return escapeHtml(text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, ''))
}

export function tagged(
  tag: string,
  content: string,
  attributes: Readonly<Record<string, string | undefined>> = {},
): string {
  const written = Object.entries(attributes)
    .map(([name, value]) => (value === undefined || value === '' ? '' : ` ${name}="${plain(value)}"`))
    .join('')
  return `<${tag}${written}>${content}</${tag}>`
}

export interface Writing {
  /** A day as the syntax writes it. */
  day(iso: string): string
  /** Whether amounts name the currency of the invoice. */
  namesCurrency: boolean
}

function writeLeaf(part: Part & { is: 'leaf' }, terms: Terms, root: Terms, how: Writing): string {
  const value = terms[part.name]
  if (typeof value !== 'string' || value === '') return ''
  const held = Object.fromEntries(
    Object.entries(part.attributes).map(([attribute, name]) => [attribute, terms[name] as string | undefined]),
  )
  const currency = part.kind === 'amount' && how.namesCurrency ? { currencyID: root.currency as string } : {}
  return tagged(part.tag, plain(part.kind === 'day' ? how.day(value) : value), { ...part.fixed, ...held, ...currency })
}

/** Elements that always hold the same, written where their neighbours say something. */
function isFixed(part: Part): boolean {
  return part.is === 'fixed' || (part.is === 'group' && part.name === undefined && part.parts.every(isFixed))
}

function fixedText(part: Part): string {
  if (part.is === 'fixed') return tagged(part.tag, plain(part.instead ?? part.value))
  return part.is === 'group' ? tagged(part.tag, part.parts.map(fixedText).join('')) : ''
}

/** Writes terms as elements in the order of the description; nothing where nothing is said. */
export function writeParts(parts: readonly Part[], terms: Terms, root: Terms, how: Writing): string {
  const written = parts.map((part) => (isFixed(part) ? undefined : writePart(part, terms, root, how)))
  return written.some((text) => text) ? parts.map((part, at) => written[at] ?? fixedText(part)).join('') : ''
}

/** An element around a text; nothing around nothing. */
export function inTag(tag: string, text: string): string {
  return text === '' ? '' : tagged(tag, text)
}

function writePart(part: Part, terms: Terms, root: Terms, how: Writing): string {
  switch (part.is) {
    case 'fixed':
      return fixedText(part)
    case 'leaf':
      return writeLeaf(part, terms, root, how)
    case 'own':
      return part.write(terms, root)
    case 'identifier':
      return writeParts([leaf(part.tag, 'id', { schemeID: 'scheme' })], innerOf(terms, part.name), root, how)
    case 'list':
      return itemsOf(terms, part.name)
        .map((item) => inTag(part.tag, writeParts(part.parts, item, root, how)))
        .join('')
    case 'group': {
      const inner = part.name === undefined ? terms : terms[part.name]
      return typeof inner === 'object' ? inTag(part.tag, writeParts(part.parts, inner as Terms, root, how)) : ''
    }
  }
}
