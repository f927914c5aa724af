import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import type { ReportFinding, ReportPlace } from '@/lib/base/report/report'
import { countTo } from '@/lib/base/text/line-and-column'
import { readPage } from '@/lib/subjects/html/page'
import { faultInWords } from '@/lib/subjects/json/fault-words'
import { parseJson } from '@/lib/subjects/json/parse'
import { nodeAt } from '@/lib/subjects/json/pointer'
import { utf16Offset } from '@/lib/subjects/json/position'
import type { JsonTree } from '@/lib/subjects/json/tree'
import { listOf, type Json, type JsonThing } from './node'
import { bareName } from './values'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Structured data as it was found in a text. */
export interface Block {
  form: 'JSON-LD' | 'Microdata'
  value: Json
  /** Where a fault lies in the whole text: by its pointer, or by the thing it lies in. */
  placeOf(pointer: string, within: JsonThing): ReportPlace | undefined
}

export interface Markup {
  blocks: readonly Block[]
  /** What keeps a part from being read. */
  faults: readonly ReportFinding[]
  /** What visitors read; undefined where the text is no page with a body. */
  visible: string | undefined
  hasRdfa: boolean
}

const deepestJson = 500
/** Items within each other; what lies deeper is left out. */
const deepestItem = 50

function placeAt(text: string, offset: number, length: number): ReportPlace {
  const { line, column } = countTo(text, offset)
  return { line, column, offset, length }
}

function readJson(text: string, from: number, to: number): Block | ReportFinding {
  const source = text.slice(from, to)
  const mark = source.startsWith('\ufeff') ? 1 : 0
  const outcome = parseJson(source)
  if (outcome.kind === 'fault') {
    const { message, hint } = faultInWords(outcome.fault, undefined)
    const bytes = new TextEncoder().encode(source.slice(mark))
    const offset = from + mark + utf16Offset(bytes, outcome.fault.offset)
    return { tone: 'bad', says: `This is no JSON: ${message}`, detail: hint, at: placeAt(text, offset, 1) }
  }
  if (outcome.counts.depth > deepestJson)
    return { tone: 'bad', says: 'Things lie too deep in each other to be read.', at: placeAt(text, from, 1) }
  const { tree } = outcome
  return {
    form: 'JSON-LD',
    value: JSON.parse(source.slice(mark)) as Json,
    placeOf: (pointer) => placeAt(text, from + mark + offsetOf(tree, pointer), 1),
  }
}

const offsetOf = (tree: JsonTree, pointer: string) => utf16Offset(tree.bytes, tree.starts[nodeAt(tree, pointer)] ?? 0)

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node as Element)
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])
const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value

function* elementsIn(root: Node): Generator<Element> {
  const waiting: Node[] = [...childrenOf(root)].reverse()
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) yield node
    waiting.push(...[...childrenOf(node)].reverse())
  }
}

function textContent(root: Node): string {
  const parts: string[] = []
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text' && 'value' in node) parts.push(node.value)
    waiting.push(...[...childrenOf(node)].reverse())
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

const addressAttributes: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  link: 'href',
  audio: 'src',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  source: 'src',
  track: 'src',
  video: 'src',
  object: 'data',
  data: 'value',
  meter: 'value',
  time: 'datetime',
}

/** The value of an element with itemprop. Source: HTML Living Standard, 5.2.4; `content` counts everywhere, as Google reads it. */
function plainValue(element: Element): string {
  const content = attribute(element, 'content')
  if (content !== undefined) return content
  const named = Object.hasOwn(addressAttributes, element.tagName) ? addressAttributes[element.tagName] : undefined
  return (named && attribute(element, named)) ?? textContent(element)
}

interface MicrodataScene {
  byId: ReadonlyMap<string, Element>
  places: WeakMap<JsonThing, ReportPlace>
  text: string
}

const tokens = (text = '') => text.split(/\s+/).filter((token) => token !== '')

/** Elements with itemprop that belong to an item: those in it that lie in no item between, and those that itemref names. */
function propertiesOf(item: Element, { byId }: MicrodataScene): Element[] {
  const found: Element[] = []
  const seen = new Set<Node>([item])
  const referred = tokens(attribute(item, 'itemref')).flatMap((id) => byId.get(id) ?? [])
  const waiting: Node[] = [...[...childrenOf(item)].reverse(), ...referred]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (seen.has(node)) continue
    seen.add(node)
    if (isElement(node) && attribute(node, 'itemprop') !== undefined) found.push(node)
    if (!isElement(node) || attribute(node, 'itemscope') === undefined) waiting.push(...[...childrenOf(node)].reverse())
  }
  return found
}

function readItem(item: Element, scene: MicrodataScene, open: ReadonlySet<Element>): JsonThing {
  const properties: Record<string, Json> = {}
  const types = tokens(attribute(item, 'itemtype')).map(bareName)
  if (types.length > 0) properties['@type'] = types.length === 1 ? (types[0] ?? '') : types
  const id = attribute(item, 'itemid')
  if (id !== undefined) properties['@id'] = id
  for (const element of propertiesOf(item, scene)) {
    const isItem = attribute(element, 'itemscope') !== undefined
    // An item that refers to itself would never end.
    if (isItem && (open.has(element) || open.size > deepestItem)) continue
    const value: Json = isItem ? readItem(element, scene, new Set([...open, element])) : plainValue(element)
    for (const name of tokens(attribute(element, 'itemprop')).map(bareName)) {
      if (name.startsWith('@')) continue
      const held = Object.hasOwn(properties, name) ? properties[name] : undefined
      properties[name] = held === undefined ? value : [...listOf(held), value]
    }
  }
  const start = item.sourceCodeLocation?.startTag ?? item.sourceCodeLocation
  if (start) scene.places.set(properties, placeAt(scene.text, start.startOffset, start.endOffset - start.startOffset))
  return properties
}

function readMicrodata(text: string): { block: Block | undefined; hasRdfa: boolean } {
  const document = parse(text, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const elements = [...elementsIn(document)]
  const byId = new Map(
    elements.flatMap((element) => {
      const id = attribute(element, 'id')
      return id === undefined ? [] : [[id, element] as const]
    }),
  )
  const places = new WeakMap<JsonThing, ReportPlace>()
  const scene = { byId, places, text }
  const items = elements
    .filter((one) => attribute(one, 'itemscope') !== undefined && attribute(one, 'itemprop') === undefined)
    .filter((one) =>
      tokens(attribute(one, 'itemtype')).some((type) => /^https?:\/\/(?:[\w-]+\.)?schema\.org\//.test(type)),
    )
    .map((one) => readItem(one, scene, new Set([one])))
  const value: Json = { '@context': 'https://schema.org', '@graph': items }
  return {
    block: items.length > 0 ? { form: 'Microdata', value, placeOf: (_, within) => places.get(within) } : undefined,
    hasRdfa: elements.some((one) => attribute(one, 'typeof') !== undefined),
  }
}

/**
 * Structured data in a text that is JSON-LD or HTML: each script of that type, and the items of microdata. Scripts never run. RDFa is seen
 * and not read.
 */
export function readMarkup(text: string): Markup {
  const start = text.search(/[^\s\ufeff]/)
  if (/^[{[]/.test(text.slice(start))) {
    const read = readJson(text, 0, text.length)
    const isBlock = 'value' in read
    return { blocks: isBlock ? [read] : [], faults: isBlock ? [] : [read], visible: undefined, hasRdfa: false }
  }
  const page = readPage(text)
  const scripts = page.data.flatMap(({ at }) => {
    if (at?.offset === undefined) return []
    const from = at.offset + (at.length ?? 0)
    const end = text.slice(from).search(/<\/script/i)
    return [readJson(text, from, end === -1 ? text.length : from + end)]
  })
  const { block, hasRdfa } = readMicrodata(text)
  const blocks = scripts.flatMap((one) => ('value' in one ? one : []))
  return {
    blocks: block ? [...blocks, block] : blocks,
    faults: scripts.flatMap((one) => ('value' in one ? [] : one)),
    visible: page.isWhole && page.text !== '' ? page.text : undefined,
    hasRdfa,
  }
}
