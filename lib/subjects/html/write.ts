/* HTML written anew from the tree that browsers make of it (WHATWG HTML, by parse5). */
import { defaultTreeAdapter as tree, parseFragment, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode
type Element = DefaultTreeAdapterTypes.Element

export interface HtmlWriting {
  /** As XML asks for it: every element closed, every attribute with a value. */
  isXml?: boolean
  /** White space that is not seen is left out. */
  isSmall?: boolean
  /** Styles by element, by `outer inner` or by `.class`, which are written into the elements. */
  styles?: Readonly<Record<string, string>>
}

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const blocks = new Set(
  'address article aside blockquote body caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
)
const raw = new Set(['script', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'plaintext'])

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('\u00a0', '&#160;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const attribute = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('\u00a0', '&#160;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A fragment of HTML written in another way. */
export function rewriteHtml(html: string, writing: HtmlWriting): string {
  const written = childrenOf(parseFragment(html), [], writing)
  return writing.isSmall ? written.trim() : written
}

function childrenOf(parent: Parent, around: readonly string[], writing: HtmlWriting): string {
  const children = parent.childNodes
  return children.map((child, at) => nodeOf(child, at, children, around, writing)).join('')
}

const isBlock = (node: Node | undefined) => node !== undefined && tree.isElementNode(node) && blocks.has(node.tagName)

function nodeOf(
  node: Node,
  at: number,
  siblings: readonly Node[],
  around: readonly string[],
  writing: HtmlWriting,
): string {
  if (tree.isElementNode(node)) return elementOf(node, around, writing)
  if (!tree.isTextNode(node)) return ''
  const parent = around.at(-1) ?? 'body'
  if (raw.has(parent)) return node.value
  if (!writing.isSmall || around.includes('pre')) return text(node.value)
  let value = node.value.replace(/[ \t\n\r\f]+/g, ' ')
  const isFirst = at === 0 && blocks.has(parent)
  const isLast = at === siblings.length - 1 && blocks.has(parent)
  if (isFirst || isBlock(siblings[at - 1])) value = value.replace(/^ /, '')
  if (isLast || isBlock(siblings[at + 1])) value = value.replace(/ $/, '')
  return text(value)
}

function styleOf(
  { tagName, attrs }: Element,
  around: readonly string[],
  styles: Readonly<Record<string, string>>,
): string {
  const classes = attrs.find(({ name }) => name === 'class')?.value.split(/\s+/) ?? []
  const nested = around.map((outer) => styles[`${outer} ${tagName}`]).find((one) => one !== undefined)
  return [nested ?? styles[tagName], ...classes.map((name) => styles[`.${name}`])]
    .filter((one) => one !== undefined)
    .join(';')
}

function elementOf(element: Element, around: readonly string[], writing: HtmlWriting): string {
  const { tagName, attrs } = element
  const style = writing.styles ? styleOf(element, around, writing.styles) : ''
  const all = style === '' ? attrs : [...attrs, { name: 'style', value: style }]
  const written = all.map(({ name, value }) => {
    if (value === '' && !['alt', 'value', 'title', 'href', 'src'].includes(name))
      return writing.isXml ? ` ${name}="${name}"` : ` ${name}`
    return ` ${name}="${attribute(value)}"`
  })
  const open = `<${tagName}${written.join('')}`
  if (empty.has(tagName)) return writing.isXml ? `${open} />` : `${open}>`
  // The parser drops one line end at the beginning of pre.
  const inner = childrenOf(element, [...around, tagName], writing)
  return `${open}>${tagName === 'pre' && inner.startsWith('\n') ? '\n' : ''}${inner}</${tagName}>`
}
