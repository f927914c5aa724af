import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5'
import { hexOfName } from '@/lib/subjects/colour/names'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { hexOf } from '@/lib/subjects/colour/write'
import { gathered, type BrandFacts, type ColourFact, type FontFact, type PairFact, type TextFact } from './facts'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const generic = new Set(
  'inherit initial unset revert serif sans-serif monospace cursive fantasy system-ui ui-serif ui-sans-serif ui-monospace ui-rounded math emoji -apple-system blinkmacsystemfont'.split(
    ' ',
  ),
)
const colourToken =
  /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)|(?<![\w-])[a-z]{3,}(?![\w(-])/gi
const declaration = /(?<![\w-])(--[\w-]+|[a-z-]+)\s*:\s*([^;{}]+)/gi

const lineAt = (text: string, offset: number) => text.slice(0, offset).split('\n').length

/** A colour as #rrggbb; undefined for what is see-through to half and more, or none. */
export function hexIn(token: string): string | undefined {
  if (/^[a-z]+$/i.test(token) && !hexOfName.has(token.toLowerCase())) return undefined
  const read = parseColour(token)
  return isColour(read) && read.alpha >= 0.5 ? hexOf({ ...read, alpha: 1 }) : undefined
}

/** The first family of a list that is no generic one. */
function familyIn(value: string): string | undefined {
  const [first = ''] = value.split(',').map((one) =>
    one
      .trim()
      .replace(/^["']|["']$/g, '')
      .trim(),
  )
  return first === '' || generic.has(first.toLowerCase()) || first.startsWith('var(') ? undefined : first
}

interface Style {
  colours: ColourFact[]
  fonts: FontFact[]
  pairs: PairFact[]
}

const paints = /colou?r|background|fill|stroke|border|outline|shadow|^--/i

/** What a style sheet or a style attribute says; its first line is `from`. */
function styleFacts(css: string, from: number, isSheet: boolean): Style {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
  const colours: ColourFact[] = []
  const fonts: FontFact[] = []
  const pairs: PairFact[] = []
  const blocks = isSheet
    ? [...plain.matchAll(/\{([^{}]*)\}/g)].map((match) => ({ body: match[1] ?? '', at: match.index + 1 }))
    : [{ body: plain, at: 0 }]
  for (const { body, at } of blocks) {
    let text: string | undefined
    let ground: string | undefined
    for (const match of body.matchAll(declaration)) {
      const name = (match[1] ?? '').toLowerCase()
      const value = (match[2] ?? '').replace(/!important/i, '').trim()
      const where = `line ${String(from + lineAt(plain, at + match.index) - 1)}`
      if (name === 'font-family') {
        const family = familyIn(value)
        if (family !== undefined) fonts.push({ name: family, where, weight: 1 })
      } else if (name === 'font') {
        const [, list] =
          /(?:\d[\w.%]*(?:\s*\/\s*[\w.%]+)?|\b(?:small|medium|large|x-large|xx-large|smaller|larger))\s+(.+)$/i.exec(
            value,
          ) ?? []
        const family = list === undefined ? undefined : familyIn(list)
        if (family !== undefined) fonts.push({ name: family, where, weight: 1 })
      }
      if (!paints.test(name)) continue
      const found = [...value.replaceAll(/url\([^)]*\)/gi, ' ').matchAll(colourToken)].flatMap(
        ([token]) => hexIn(token) ?? [],
      )
      for (const hex of found) colours.push({ hex, where, weight: 1 })
      if (name === 'color') text = found[0]
      if (name === 'background' || name === 'background-color') ground = found.length === 1 ? found[0] : undefined
    }
    if (text !== undefined && ground !== undefined)
      pairs.push({ text, ground, where: `line ${String(from + lineAt(plain, at) - 1)}` })
  }
  return { colours, fonts, pairs }
}

/** A style sheet. */
export function cssFacts(css: string): BrandFacts {
  const { colours, fonts, pairs } = styleFacts(css, 1, true)
  return { kind: 'Style sheet', ...bundled(colours, fonts), texts: [], pairs, notes: [] }
}

const bundled = (colours: readonly ColourFact[], fonts: readonly FontFact[]) => ({
  colours: gathered(colours, ({ hex }) => hex),
  fonts: gathered(fonts, ({ name }) => name.toLowerCase()),
})

const unread = new Set(['script', 'template', 'noscript'])
const painted = ['fill', 'stroke', 'stop-color', 'color', 'bgcolor', 'flood-color']
const spoken = new Set(['alt', 'title', 'aria-label', 'placeholder', 'content'])

/** A page, or a drawing of SVG: its styles, its attributes and its words. Nothing of it is run. */
export function markupFacts(markup: string, kind: 'HTML' | 'SVG'): BrandFacts {
  const colours: ColourFact[] = []
  const fonts: FontFact[] = []
  const pairs: PairFact[] = []
  const texts: TextFact[] = []
  const linked: string[] = []
  const take = (style: Style) => {
    colours.push(...style.colours)
    fonts.push(...style.fonts)
    pairs.push(...style.pairs)
  }
  function visitElement(element: Element, line: number): void {
    for (const { name, value } of element.attrs) {
      const where = `line ${String(line)}`
      if (name === 'style') take(styleFacts(value, line, false))
      else if (painted.includes(name)) {
        const hex = hexIn(value.trim())
        if (hex !== undefined) colours.push({ hex, where, weight: 1 })
      } else if (name === 'font-family' || name === 'face') {
        const family = familyIn(value)
        if (family !== undefined) fonts.push({ name: family, where, weight: 1 })
      } else if (spoken.has(name) && value.trim() !== '' && (name !== 'content' || element.tagName === 'meta'))
        texts.push({ where, text: value.trim() })
    }
    if (
      element.tagName === 'link' &&
      element.attrs.some(({ name, value }) => name === 'rel' && /stylesheet/i.test(value))
    )
      linked.push(element.attrs.find(({ name }) => name === 'href')?.value ?? '')
  }
  function visit(node: Node, inStyle: boolean): void {
    if (defaultTreeAdapter.isTextNode(node)) {
      const line = node.sourceCodeLocation?.startLine ?? 1
      if (inStyle) take(styleFacts(node.value, line, true))
      else
        node.value.split('\n').forEach((text, at) => {
          if (text.trim() !== '') texts.push({ where: `line ${String(line + at)}`, text: text.trim() })
        })
      return
    }
    if (defaultTreeAdapter.isElementNode(node)) {
      if (unread.has(node.tagName)) return
      visitElement(node, node.sourceCodeLocation?.startLine ?? 1)
    }
    if ('childNodes' in node)
      for (const child of node.childNodes)
        visit(child, defaultTreeAdapter.isElementNode(node) && node.tagName === 'style')
  }
  visit(parse(markup, { sourceCodeLocationInfo: true }), false)
  const notes =
    linked.length > 0
      ? [`Linked style sheets were not fetched: ${linked.slice(0, 3).join(', ')}. Add them as files.`]
      : []
  return { kind, ...bundled(colours, fonts), texts, pairs, notes }
}

/** A file of text, by its name and its first letters: a drawing, a style sheet, a page, or a text in lines. */
export function factsOfText(name: string, text: string, isSvg: boolean): BrandFacts {
  if (isSvg) return markupFacts(text, 'SVG')
  if (/\.css$/i.test(name)) return cssFacts(text)
  if (/\.html?$/i.test(name) || /^\s*<(?:!doctype|html|[a-z])/i.test(text)) return markupFacts(text, 'HTML')
  const texts = text.split('\n').map((line, at) => ({ where: `line ${String(at + 1)}`, text: line.trim() }))
  return { kind: 'Text', colours: [], fonts: [], texts: texts.filter((one) => one.text !== ''), pairs: [], notes: [] }
}
