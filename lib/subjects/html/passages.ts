/* A page as somebody reads it who looks for links: passages of text, and which stretches of them are links. Scripts never run. */
import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface PassageLink {
  href: string
  text: string
  /** In navigation, head or foot of the page, by its elements. */
  isFrame: boolean
  isNofollow: boolean
}

export interface Passage {
  /** With single spaces. */
  text: string
  /** The same length; what is linked, or is a heading, is written as spaces of a kind that no word has. */
  open: string
}

export interface LinkedPage {
  title: string
  heading: string
  base: string | undefined
  canonical: string | undefined
  isNoindex: boolean
  links: readonly PassageLink[]
  /** Of the content; what stands in navigation, head and foot is left out unless it was asked for. */
  passages: readonly Passage[]
}

const unread = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'head',
  'svg',
  'iframe',
  'object',
  'textarea',
  'select',
  'button',
])
const frames = new Set(['nav', 'header', 'footer', 'aside'])
const roles = new Set(['navigation', 'banner', 'contentinfo'])
const inline = new Set(
  'a abbr b bdi bdo cite code data del dfn em font i ins kbd label mark q s samp small span strong sub sup time u var wbr img'.split(
    ' ',
  ),
)

const own = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value
const isElement = (node: Node): node is Element => defaultTreeAdapter.isElementNode(node as Element)
const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])

/** Written over what no link can be made of. */
const closed = '\u0001'

interface Place {
  isFrame: boolean
  isClosed: boolean
  link: { href: string; isNofollow: boolean; parts: string[] } | undefined
}

/**
 * Reads a page, or a piece of one; with `keepsFrames` passages of navigation, head and foot too. Nothing is refused: HTML has no errors that
 * stop a browser.
 */
export function readPassages(html: string, { keepsFrames = false } = {}): LinkedPage {
  const document = parse(html, { scriptingEnabled: false })
  let title = ''
  let heading = ''
  let base: string | undefined
  let canonical: string | undefined
  let isNoindex = false
  const links: PassageLink[] = []
  const passages: Passage[] = []
  let text = ''
  let open = ''
  const endPassage = () => {
    if (text.trim() !== '') passages.push(tidied(text, open))
    text = ''
    open = ''
  }
  const waiting: (Node | (() => void))[] = [document]
  let place: Place = { isFrame: false, isClosed: false, link: undefined }
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'function') {
      next()
      continue
    }
    if (next.nodeName === '#text' && 'value' in next) {
      place.link?.parts.push(next.value)
      if (place.isFrame && !keepsFrames) continue
      text += next.value
      open += place.isClosed || place.link ? closed.repeat(next.value.length) : next.value
      continue
    }
    if (!isElement(next)) {
      waiting.push(...[...childrenOf(next)].reverse())
      continue
    }
    const element = next
    const name = element.tagName
    if (name === 'title' && element.namespaceURI.endsWith('xhtml')) {
      title ||= element.childNodes
        .map((child) => ('value' in child ? child.value : ''))
        .join('')
        .replaceAll(/\s+/g, ' ')
        .trim()
      continue
    }
    if (name === 'base') base ??= own(element, 'href')
    if (name === 'link' && /\bcanonical\b/i.test(own(element, 'rel') ?? '')) canonical ??= own(element, 'href')
    if (name === 'meta' && /^(?:robots|googlebot)$/i.test(own(element, 'name') ?? ''))
      isNoindex ||= /noindex|none/i.test(own(element, 'content') ?? '')
    if (name !== 'head' && unread.has(name)) continue
    const outer = place
    const isHeading = /^h[1-6]$/.test(name)
    const isFrame = outer.isFrame || frames.has(name) || roles.has(own(element, 'role') ?? '')
    const href = name === 'a' ? own(element, 'href') : undefined
    const link =
      href === undefined ? outer.link : { href, isNofollow: /\bnofollow\b/i.test(own(element, 'rel') ?? ''), parts: [] }
    const isBlock = !inline.has(name)
    if (isBlock) endPassage()
    place = { isFrame, isClosed: outer.isClosed || isHeading, link }
    const inner = place
    const before = text.length
    if (name === 'img') inner.link?.parts.push(own(element, 'alt') ?? '')
    waiting.push(
      () => {
        if (name === 'h1' && heading === '') heading = text.slice(before).replaceAll(/\s+/g, ' ').trim()
        if (isBlock) endPassage()
        if (link && link !== outer.link)
          links.push({
            href: link.href,
            isNofollow: link.isNofollow,
            isFrame,
            text: (link.parts.join('') || (own(element, 'aria-label') ?? '')).replaceAll(/\s+/g, ' ').trim(),
          })
        place = outer
      },
      ...[...childrenOf(element)].reverse(),
    )
  }
  endPassage()
  return { title, heading, base, canonical, isNoindex, links, passages }
}

/** A passage with single spaces; both texts stay of one length. */
function tidied(text: string, open: string): Passage {
  let tidy = ''
  let tidyOpen = ''
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at)
    const isSpace = /\s/.test(sign)
    if (isSpace && (tidy === '' || tidy.endsWith(' '))) continue
    tidy += isSpace ? ' ' : sign
    tidyOpen += isSpace && open.charAt(at) !== closed ? ' ' : open.charAt(at)
  }
  const length = tidy.trimEnd().length
  return { text: tidy.slice(0, length), open: tidyOpen.slice(0, length) }
}
