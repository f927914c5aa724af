/* HTML as it comes from pages, Word and Google Docs, read into the tree that browsers make of it (WHATWG HTML, by parse5). */
import { defaultTreeAdapter as tree, html as markup, parse, type DefaultTreeAdapterTypes } from 'parse5'

export type HtmlNode = DefaultTreeAdapterTypes.Node
export type HtmlElement = DefaultTreeAdapterTypes.Element

export const isElement = (node: HtmlNode): node is HtmlElement => tree.isElementNode(node)
export const isText = (node: HtmlNode): node is DefaultTreeAdapterTypes.TextNode => tree.isTextNode(node)
export const childrenOf = (node: HtmlNode): readonly HtmlNode[] => ('childNodes' in node ? node.childNodes : [])
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value
export const classesOf = (element: HtmlElement): string => attributeOf(element, 'class') ?? ''

/** Every element below a node, in order. */
export function* elementsIn(node: HtmlNode): Generator<HtmlElement> {
  const waiting = childrenOf(node).toReversed()
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isElement(next)) yield next
    // One by one: a call takes some ten thousand arguments, and a page may have more paragraphs.
    for (const child of childrenOf(next).toReversed()) waiting.push(child)
  }
}

/** The text of a node as it stands there. */
export function textOf(node: HtmlNode): string {
  let text = ''
  const waiting: HtmlNode[] = [node]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (isText(next)) text += next.value
    else if (isElement(next) && next.tagName === 'br') text += '\n'
    for (const child of childrenOf(next).toReversed()) waiting.push(child)
  }
  return text
}

const unseen = new Set(
  'script style template noscript head title svg canvas object embed select datalist option button textarea meta link base area map'.split(
    ' ',
  ),
)

/** Whether a browser shows nothing of it, as far as the element itself says. */
export function isUnseen(element: HtmlElement): boolean {
  if (unseen.has(element.tagName)) return true
  if (attributeOf(element, 'hidden') !== undefined && attributeOf(element, 'hidden') !== 'until-found') return true
  if (element.tagName === 'input') return attributeOf(element, 'type')?.toLowerCase() !== 'checkbox'
  return /(?:^|;)\s*(?:display\s*:\s*none|visibility\s*:\s*hidden|mso-hide\s*:\s*all)/i.test(
    attributeOf(element, 'style') ?? '',
  )
}

export interface PageHead {
  title: string
  description: string
  author: string
  date: string
  lang: string
  canonical: string
  base: string
}

export interface ReadHtml {
  body: HtmlElement
  head: PageHead
  /** Written by Word or another program of its kind. */
  isOffice: boolean
}

/** Reads a page or a piece of one. Scripts never run. */
export function readHtml(html: string): ReadHtml {
  const isOffice =
    /class="?Mso|xmlns:o="urn:schemas-microsoft-com|<o:p>|name="?Generator"? content="?"?Microsoft/i.test(html)
  // Word wraps what is for itself in comments that it alone reads; of a clipboard the fragment is meant.
  const document = parse(html, { scriptingEnabled: false })
  const head: PageHead = { title: '', description: '', author: '', date: '', lang: '', canonical: '', base: '' }
  let body: HtmlElement | undefined
  for (const element of elementsIn(document)) {
    noteHead(element, head)
    if (element.tagName === 'body') body ??= element
  }
  if (!body) throw new Error('The parser gives every document a body.')
  if (isOffice) wordLists(body)
  return { body, head, isOffice }
}

function noteHead(element: HtmlElement, head: PageHead): void {
  const own = (name: string) => (attributeOf(element, name) ?? '').trim()
  const { tagName } = element
  if (tagName === 'html') head.lang ||= own('lang')
  if (tagName === 'title' && element.namespaceURI === markup.NS.HTML)
    head.title ||= textOf(element).replaceAll(/\s+/g, ' ').trim()
  if (tagName === 'base') head.base ||= own('href')
  if (tagName === 'link' && /\bcanonical\b/i.test(own('rel'))) head.canonical ||= own('href')
  if (tagName === 'time') head.date ||= own('datetime')
  if (tagName !== 'meta') return
  const key = (own('name') || own('property')).toLowerCase()
  if (/^(?:og:)?description$/.test(key)) head.description ||= own('content')
  if (/^(?:author|article:author|dc\.creator)$/.test(key)) head.author ||= own('content')
  if (/^(?:article:published_time|date|dc\.date|dcterms\.created)$/.test(key)) head.date ||= own('content')
}

/** The level of a paragraph that Word shows as an item of a list; its style says `mso-list:l0 level1 lfo1`. */
const wordLevel = (node: HtmlNode) =>
  isElement(node) && /^(?:p|h\d)$/.test(node.tagName)
    ? Number(/mso-list:\s*(?:\w+\s+)?level(\d)/i.exec(attributeOf(node, 'style') ?? '')?.[1] ?? 0)
    : 0

/** Paragraphs that Word numbers by their style become items of lists. */
function wordLists(body: HtmlElement): void {
  const parents = [body, ...elementsIn(body)].filter((one) => one.childNodes.some((child) => wordLevel(child) > 0))
  for (const parent of parents) {
    const children: DefaultTreeAdapterTypes.ChildNode[] = []
    let lists: HtmlElement[] = []
    for (const child of parent.childNodes) {
      const level = wordLevel(child)
      if (level === 0 || !isElement(child)) {
        if (!isText(child) || child.value.trim() !== '') lists = []
        children.push(child)
        continue
      }
      const sign = takeSign(child)
      lists = lists.slice(0, level)
      while (lists.length < level) {
        const list = tree.createElement(/^\(?(?:\d+|[a-z]+)[.)]/i.test(sign) ? 'ol' : 'ul', markup.NS.HTML, [])
        const outer = lists.at(-1)
        const item = outer?.childNodes.at(-1)
        if (outer && item && isElement(item)) tree.appendChild(item, list)
        else if (outer) tree.appendChild(outer, list)
        else children.push(list)
        lists.push(list)
      }
      const item = tree.createElement('li', markup.NS.HTML, [])
      for (const part of child.childNodes.slice()) {
        tree.detachNode(part)
        tree.appendChild(item, part)
      }
      const list = lists.at(-1)
      if (list) tree.appendChild(list, item)
    }
    parent.childNodes = children
    for (const child of children) child.parentNode = parent
  }
}

/** Takes the sign or number that Word wrote into the paragraph itself. */
function takeSign(paragraph: HtmlElement): string {
  for (const element of elementsIn(paragraph)) {
    if (!/mso-list:\s*ignore/i.test(attributeOf(element, 'style') ?? '')) continue
    const sign = textOf(element).trim()
    tree.detachNode(element)
    return sign
  }
  return ''
}
