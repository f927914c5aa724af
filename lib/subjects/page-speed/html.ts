import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

export interface Blocking {
  says: string
  line: number
  column: number
  offset: number
  length: number
}

const attribute = (element: Element, name: string) => element.attrs.find((one) => one.name === name)?.value
const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text)

/** Why an element of the head holds up the first picture, or undefined. */
function reason(element: Element): string | undefined {
  if (element.tagName === 'script') {
    const source = attribute(element, 'src')
    const waits =
      attribute(element, 'async') !== undefined ||
      attribute(element, 'defer') !== undefined ||
      attribute(element, 'type') === 'module'
    return source === undefined || waits
      ? undefined
      : `The script ${short(source)} is fetched and run before anything is shown. Give it defer.`
  }
  if (element.tagName !== 'link' || !/(?:^|\s)stylesheet(?:\s|$)/i.test(attribute(element, 'rel') ?? ''))
    return undefined
  if (
    /(?:^|\s)alternate(?:\s|$)/i.test(attribute(element, 'rel') ?? '') ||
    attribute(element, 'disabled') !== undefined
  )
    return undefined
  const media = (attribute(element, 'media') ?? '').trim().toLowerCase()
  return media === 'print'
    ? undefined
    : `The style sheet ${short(attribute(element, 'href') ?? '')} is fetched before anything is shown.`
}

/** What in the head of a page holds up its first picture, and the bytes of styles and scripts that stand in the page itself. */
export function blockingIn(html: string): { blocking: Blocking[]; inlineBytes: number } {
  const blocking: Blocking[] = []
  let inlineBytes = 0
  function visit(node: Node, isHead: boolean): void {
    if (defaultTreeAdapter.isElementNode(node)) {
      const place = node.sourceCodeLocation?.startTag ?? node.sourceCodeLocation
      const says = isHead ? reason(node) : undefined
      if (says !== undefined && place)
        blocking.push({
          says,
          line: place.startLine,
          column: place.startCol,
          offset: place.startOffset,
          length: place.endOffset - place.startOffset,
        })
      const isInline = node.tagName === 'style' || (node.tagName === 'script' && attribute(node, 'src') === undefined)
      if (isInline)
        for (const child of node.childNodes)
          if (defaultTreeAdapter.isTextNode(child)) inlineBytes += new TextEncoder().encode(child.value).length
    }
    if ('childNodes' in node)
      for (const child of node.childNodes)
        visit(child, isHead || (defaultTreeAdapter.isElementNode(node) && node.tagName === 'head'))
  }
  visit(parse(html, { sourceCodeLocationInfo: true }), false)
  return { blocking, inlineBytes }
}
