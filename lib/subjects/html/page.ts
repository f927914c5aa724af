/* What a page's HTML says of itself, with the place of each part. Scripts never run: the text is only parsed (WHATWG HTML, by parse5). */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes, type Token } from 'parse5'
import type { ReportPlace } from '@/lib/base/report/report'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface Placed {
  at?: ReportPlace
}
export interface TextPart extends Placed {
  text: string
}
export interface MetaPart extends Placed {
  /** `name`, `property`, `http-equiv` or `itemprop`, small. */
  key: string
  content: string
}
export interface LinkPart extends Placed {
  rel: string
  href: string
  hreflang: string
  sizes: string
  type: string
}
export interface HeadingPart extends TextPart {
  level: number
}
export interface ImagePart extends Placed {
  src: string
  /** Undefined where the attribute is missing. */
  alt: string | undefined
  hasSize: boolean
}
export interface AnchorPart extends TextPart {
  href: string | undefined
  rel: string
}

export interface PageParts {
  hasDoctype: boolean
  /** Whether the text names an html, head or body element itself. */
  isWhole: boolean
  lang: string | undefined
  titles: readonly TextPart[]
  metas: readonly MetaPart[]
  links: readonly LinkPart[]
  headings: readonly HeadingPart[]
  images: readonly ImagePart[]
  anchors: readonly AnchorPart[]
  /** The texts of scripts of the type application/ld+json. */
  data: readonly TextPart[]
  base: string | undefined
  /** What a visitor reads. */
  text: string
  charset: string | undefined
}

const unread = new Set(['script', 'style', 'template', 'noscript', 'head', 'svg', 'iframe', 'object'])
const blocks =
  /^(?:address|article|aside|blockquote|br|dd|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|table|td|th|tr|ul)$/

function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((one) => one.name === name)?.value
}

function placeOf(location: Token.Location | null | undefined): Placed {
  if (!location) return {}
  const { startLine, startCol, startOffset, endOffset } = location
  return {
    at: { line: startLine, column: startCol, offset: startOffset, length: Math.max(1, endOffset - startOffset) },
  }
}

function startOf(element: Element): Placed {
  const location = element.sourceCodeLocation
  return placeOf(location?.startTag ?? location)
}

const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node as Element)

function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : []
}

/** The text of an element as it is read; alternatives of pictures stand in their place. */
function textOf(node: Node): string {
  const parts: string[] = []
  const waiting: (Node | string)[] = [node]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') parts.push(next)
    else if (next.nodeName === '#text' && 'value' in next) parts.push(next.value)
    else if (isElement(next)) {
      if (next !== node && unread.has(next.tagName)) continue
      if (next.tagName === 'img') parts.push(attribute(next, 'alt') ?? '')
      const isBlock = blocks.test(next.tagName)
      waiting.push(...(isBlock ? [' '] : []), ...[...childrenOf(next)].reverse(), ...(isBlock ? [' '] : []))
    } else waiting.push(...[...childrenOf(next)].reverse())
  }
  return parts.join('').replaceAll(/\s+/g, ' ').trim()
}

function rawText(element: Element): string {
  return element.childNodes.map((child) => ('value' in child ? child.value : '')).join('')
}

/** Every element in the order of the text, without recursion: pages nest as deep as they like. */
function* elementsOf(root: Node): Generator<Element> {
  const waiting: Node[] = [root]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (isElement(node)) yield node
    waiting.push(...[...childrenOf(node)].reverse())
  }
}

/** Reads a page, or a piece of one. Nothing is refused: HTML has no errors that stop a browser. */
export function readPage(html: string): PageParts {
  const document = parse(html, { sourceCodeLocationInfo: true, scriptingEnabled: false })
  const titles: TextPart[] = []
  const metas: MetaPart[] = []
  const links: LinkPart[] = []
  const headings: HeadingPart[] = []
  const images: ImagePart[] = []
  const anchors: AnchorPart[] = []
  const data: TextPart[] = []
  let lang: string | undefined
  let base: string | undefined
  let charset: string | undefined
  let body: Element | undefined
  for (const element of elementsOf(document)) {
    const at = startOf(element)
    const own = (name: string) => attribute(element, name)
    switch (element.tagName) {
      case 'html':
        lang = own('lang')
        break
      case 'body':
        body = element
        break
      case 'base':
        base ??= own('href')
        break
      case 'title':
        // A title within a drawing is none of the page.
        if (element.namespaceURI.endsWith('xhtml'))
          titles.push({ text: textOf(element), ...placeOf(element.sourceCodeLocation) })
        break
      case 'meta': {
        charset ??= own('charset')
        const key = own('name') ?? own('property') ?? own('http-equiv') ?? own('itemprop')
        if (key !== undefined) metas.push({ key: key.trim().toLowerCase(), content: own('content') ?? '', ...at })
        break
      }
      case 'link':
        links.push({
          rel: (own('rel') ?? '').toLowerCase(),
          href: own('href') ?? '',
          hreflang: own('hreflang') ?? '',
          sizes: own('sizes') ?? '',
          type: own('type') ?? '',
          ...at,
        })
        break
      case 'img':
        images.push({
          src: own('src') ?? own('srcset') ?? '',
          alt: own('alt'),
          hasSize: own('width') !== undefined && own('height') !== undefined,
          ...at,
        })
        break
      case 'a':
        anchors.push({
          href: own('href'),
          rel: (own('rel') ?? '').toLowerCase(),
          text: textOf(element) || (own('aria-label') ?? ''),
          ...at,
        })
        break
      case 'script':
        if (/^application\/ld\+json\b/i.test(own('type') ?? '')) data.push({ text: rawText(element), ...at })
        break
      default:
        if (/^h[1-6]$/.test(element.tagName))
          headings.push({ level: Number(element.tagName[1]), text: textOf(element), ...at })
    }
  }
  return {
    hasDoctype: document.mode === 'no-quirks',
    isWhole: /<(?:html|head|body|!doctype)\b/i.test(html),
    lang,
    titles,
    metas,
    links,
    headings,
    images,
    anchors,
    data,
    base,
    text: body ? textOf(body) : '',
    charset,
  }
}

/** The contents of metas of that name, empty ones too. */
export function metaContents({ metas }: PageParts, key: string): MetaPart[] {
  return metas.filter((meta) => meta.key === key)
}
