import { attributesOf, xmlTokens, type XmlToken } from '@/lib/subjects/xml/tokens'

export interface XmlSettings {
  /** Written once for each level; undefined puts everything on one line. */
  indent: string | undefined
  /** Attributes on one line, each on its own, or each on its own where the tag is longer than `longTag`. */
  attributes: 'line' | 'long' | 'each'
  sortAttributes: boolean
  /** Elements without content: as they are, `<a/>`, or `<a></a>`. */
  empty: 'keep' | 'short' | 'pair'
  keepsComments: boolean
}

const longTag = 100
/** Deeper levels are written at the same margin: a hundred thousand of them would be gigabytes of spaces. */
const deepestMargin = 200

/** What is known of an element before its content is written. */
interface Shape {
  /** Text beside elements, or text alone: white space in it may mean something. */
  hasText: boolean
  isEmpty: boolean
}

const isBlank = (text: string) => /^[ \t\r\n]*$/.test(text)

/** For each start tag, by its place among the tokens, what its content is. */
function shapesOf(tokens: readonly XmlToken[]): Map<number, Shape> {
  const shapes = new Map<number, Shape>()
  const open: Shape[] = []
  tokens.forEach(({ kind, raw }, at) => {
    const around = open.at(-1)
    if (kind === 'open') {
      const shape = { hasText: /\sxml:space\s*=\s*["']preserve["']/.test(raw), isEmpty: true }
      if (around) around.isEmpty = false
      shapes.set(at, shape)
      open.push(shape)
    } else if (kind === 'close') open.pop()
    else if (around && (kind !== 'text' || raw !== '')) {
      around.isEmpty = false
      if (kind === 'cdata' || (kind === 'text' && !isBlank(raw))) around.hasText = true
    }
  })
  return shapes
}

/**
 * Lays a well-formed document out. Only white space between elements moves: where an element has text among its children, or says
 * xml:space="preserve", all in it stays as it is written. Text, attribute values, CDATA, entities, comments and the document type are
 * copied. `progress` is called now and then and may wait.
 */
export async function formatXml(
  text: string,
  settings: XmlSettings,
  progress: (share: number) => void | Promise<void> = () => {},
): Promise<string> {
  const tokens = [...xmlTokens(text.replace(/^\ufeff/, ''))].filter(
    ({ kind }) => settings.keepsComments || kind !== 'comment',
  )
  const shapes = shapesOf(tokens)
  const { indent } = settings
  const parts: string[] = []
  /** Levels inside an element whose content stays as it is. */
  let kept = 0
  let depth = 0
  const open: Shape[] = []
  const begin = () => {
    if (indent === undefined || parts.length === 0) return
    parts.push(`\n${indent.repeat(Math.min(depth, deepestMargin))}`)
  }
  for (const [at, token] of tokens.entries()) {
    if (at % 20_000 === 0) await progress(at / tokens.length)
    const { kind, raw } = token
    if (kind === 'text') {
      if (kept > 0) parts.push(raw)
      continue
    }
    if (kind === 'close') {
      const shape = open.pop()
      depth--
      if (shape?.hasText) kept--
      else if (kept === 0 && shape && !shape.isEmpty) begin()
      if (!(shape?.isEmpty && settings.empty === 'short')) parts.push(raw.replaceAll(/\s+(?=>$)/g, ''))
      continue
    }
    if (kept === 0) begin()
    if (kind === 'open') {
      const shape = shapes.get(at) ?? { hasText: false, isEmpty: false }
      const isShort = shape.isEmpty && settings.empty === 'short'
      parts.push(tagText(token, settings, depth, isShort ? '/>' : '>'))
      open.push(shape)
      depth++
      if (shape.hasText) kept++
    } else if (kind === 'empty') {
      const isPair = settings.empty === 'pair'
      parts.push(tagText(token, settings, depth, isPair ? `></${token.name}>` : '/>'))
    } else parts.push(raw)
  }
  const written = parts.join('')
  return indent === undefined || written === '' ? written : `${written}\n`
}

function tagText(
  { raw, name }: XmlToken,
  { indent, attributes, sortAttributes }: XmlSettings,
  depth: number,
  end: string,
): string {
  const list = attributesOf(raw)
  if (sortAttributes) list.sort((left, right) => (left.name < right.name ? -1 : left.name > right.name ? 1 : 0))
  const texts = list.map((one) => `${one.name}=${one.value}`)
  const line = [`<${name}`, ...texts].join(' ') + end
  const wraps =
    indent !== undefined &&
    texts.length > 1 &&
    (attributes === 'each' || (attributes === 'long' && line.length > longTag))
  if (!wraps) return line
  const margin = `\n${indent.repeat(Math.min(depth, deepestMargin) + 1)}`
  return `<${name}${margin}${texts.join(margin)}${end}`
}

/** How often elements of one path occur, and what is in them. */
export interface PathCount {
  path: string
  count: number
  attributes: string[]
  /** The first text in one of them. */
  text: string
}

const mostPaths = 2_000
const deepestPath = 100

/** The paths of a document in the order in which they come first, as XPath writes them. */
export function pathsOf(text: string): PathCount[] {
  const paths = new Map<string, PathCount>()
  const open: string[] = []
  for (const { kind, raw, name } of xmlTokens(text.replace(/^\ufeff/, ''))) {
    if (kind === 'close') open.pop()
    if (kind === 'text' || kind === 'cdata') {
      const around = paths.get(open.at(-1) ?? '')
      const shown = kind === 'cdata' ? raw.slice(9, -3) : raw
      if (around && around.text === '' && !isBlank(shown)) around.text = shown.trim().slice(0, 80)
    }
    if (kind !== 'open' && kind !== 'empty') continue
    const path = open.length < deepestPath ? `${open.at(-1) ?? ''}/${name}` : (open.at(-1) ?? '')
    const counted = paths.get(path) ?? { path, count: 0, attributes: [], text: '' }
    counted.count++
    for (const attribute of attributesOf(raw))
      if (!counted.attributes.includes(attribute.name)) counted.attributes.push(attribute.name)
    if (paths.has(path) || paths.size < mostPaths) paths.set(path, counted)
    if (kind === 'open') open.push(path)
  }
  return [...paths.values()]
}
