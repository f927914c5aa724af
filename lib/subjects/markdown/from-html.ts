/* HTML as Markdown (CommonMark 0.31.2 with the tables, task lists and strikethrough of GitHub). */
import { escapeHtml } from '@/lib/base/text/escape-html'

import {
  attributeOf,
  childrenOf,
  classesOf,
  elementsIn,
  isElement,
  isText,
  isUnseen,
  textOf,
  type HtmlElement,
  type HtmlNode,
  type ReadHtml,
} from './html-tree'
import {
  codeSpan,
  escapeMarkdown,
  fencedCode,
  inlineMarkdown,
  linkTarget,
  type Emphasis,
  type Piece,
} from './written-inline'

export interface MarkdownWriting {
  headings: 'atx' | 'setext'
  code: 'backticks' | 'tildes' | 'indented'
  links: 'inline' | 'referenced'
  bullet: '-' | '*' | '+'
  breaks: 'backslash' | 'spaces'
  images: 'kept' | 'dropped'
  /** What becomes of sub, sup, kbd, mark, ins and u, for which Markdown has no sign. */
  others: 'html' | 'text'
  /** Addresses are completed by it; empty for none. */
  base: string
}

export interface WrittenMarkdown {
  text: string
  images: { src: string; alt: string; title: string }[]
  headings: number
  links: number
  tables: number
  /** Tables that Markdown cannot hold, written as HTML. */
  htmlTables: number
  /** Tables whose first row became the head, since they have none. */
  headless: number
  /** Links that run code, of which only the text stays. */
  unsafeLinks: number
}

const blockTags = new Set(
  'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main menu nav ol p pre search section summary table tbody td tfoot th thead tr ul caption'.split(
    ' ',
  ),
)
const asHtml = new Set('sub sup kbd mark ins u'.split(' '))
const emphases: Readonly<Record<string, Emphasis>> = {
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  cite: 'em',
  dfn: 'em',
  var: 'em',
  address: 'em',
  s: 'del',
  strike: 'del',
  del: 'del',
}

interface Block {
  kind: 'text' | 'heading' | 'list' | 'code' | 'quote' | 'rule' | 'table' | 'html'
  text: string
  /** The sign of its items, by which a list beside it is told apart. */
  sign?: string
}

interface Around {
  /** Within a cell or a heading, which are one line. */
  isLine: boolean
  isInTable: boolean
  emphases: readonly Emphasis[]
  isInLink: boolean
  depth: number
}

const outermost: Around = { isLine: false, isInTable: false, emphases: [], isInLink: false, depth: 0 }

/** Writes the body of a page as Markdown. What nests deeper than the stack is refused by the engine with a RangeError. */
export function markdownOf({ body, head, isOffice }: ReadHtml, writing: MarkdownWriting): WrittenMarkdown {
  return new Writer(writing, writing.base || head.base, isOffice).write(body)
}

class Writer {
  private readonly written: WrittenMarkdown = {
    text: '',
    images: [],
    headings: 0,
    links: 0,
    tables: 0,
    htmlTables: 0,
    headless: 0,
    unsafeLinks: 0,
  }
  private readonly references = new Map<string, number>()
  private readonly holdsBlocks = new Map<HtmlNode, boolean>()

  constructor(
    private readonly writing: MarkdownWriting,
    private readonly base: string,
    private readonly isOffice: boolean,
  ) {}

  write(body: HtmlElement): WrittenMarkdown {
    const blocks = this.blocksOf(childrenOf(body), outermost)
    const references = Array.from(this.references, ([target, number]) => `[${number}]: ${target}`)
    const text = [joined(blocks), references.join('\n')].filter((part) => part !== '').join('\n\n')
    return { ...this.written, text: text === '' ? '' : `${text}\n` }
  }

  private hasBlocks(node: HtmlNode): boolean {
    const known = this.holdsBlocks.get(node)
    if (known !== undefined) return known
    const found = childrenOf(node).some(
      (child) => isElement(child) && !isUnseen(child) && (blockTags.has(child.tagName) || this.hasBlocks(child)),
    )
    this.holdsBlocks.set(node, found)
    return found
  }

  private isBlock(node: HtmlNode): node is HtmlElement {
    return isElement(node) && (blockTags.has(node.tagName) || (!isLinkOrMath(node) && this.hasBlocks(node)))
  }

  private blocksOf(nodes: readonly HtmlNode[], around: Around): Block[] {
    const blocks: Block[] = []
    let line: HtmlNode[] = []
    const endLine = () => {
      const text = this.line(line, around)
      if (text !== '') blocks.push({ kind: 'text', text })
      line = []
    }
    for (const node of nodes) {
      if (isElement(node) && isUnseen(node)) continue
      if (!this.isBlock(node)) {
        line.push(node)
        continue
      }
      endLine()
      for (const block of this.blocksFor(node, around)) blocks.push(this.besides(block, blocks.at(-1), node, around))
    }
    endLine()
    return blocks
  }

  /** A list that follows on a list of its kind takes another sign, so that they stay two. */
  private besides(block: Block, last: Block | undefined, node: HtmlElement, around: Around): Block {
    if (block.kind !== 'list' || last?.kind !== 'list' || last.sign !== block.sign || !/^[ou]l$/.test(node.tagName))
      return block
    return this.list(node, around, true)
  }

  private blocksFor(element: HtmlElement, around: Around): Block[] {
    const { tagName } = element
    if (/^h[1-6]$/.test(tagName)) return this.heading(element, Number(tagName[1]), around)
    switch (tagName) {
      case 'p':
        return this.paragraph(element, around)
      case 'ul':
      case 'ol':
      case 'menu':
      case 'dir':
        return [this.list(element, around)].filter(({ text }) => text !== '')
      case 'pre':
        return [this.code(element)]
      case 'blockquote':
        return this.quote(element, around)
      case 'hr':
        return [{ kind: 'rule', text: around.depth > 0 ? '___' : '---' }]
      case 'table':
        return this.table(element, around)
      case 'dt':
      case 'summary':
      case 'legend':
        return this.marked(element, 'strong', around)
      case 'figcaption':
      case 'caption':
        return this.marked(element, 'em', around)
      case 'div':
        return isCodeBox(element) ? this.codeBox(element, around) : this.blocksOf(childrenOf(element), around)
      default:
        return this.blocksOf(childrenOf(element), around)
    }
  }

  private paragraph(element: HtmlElement, around: Around): Block[] {
    const name = classesOf(element)
    if (this.isOffice && /\bMsoTitle\b/.test(name)) return this.heading(element, 1, around)
    if (this.isOffice && /\bMsoHeading(\d)\b/.test(name))
      return this.heading(element, Number(/\d/.exec(name)?.[0]), around)
    return this.blocksOf(childrenOf(element), around)
  }

  private heading(element: HtmlElement, level: number, around: Around): Block[] {
    const text = this.line(childrenOf(element), { ...around, isLine: true })
    if (text === '') return []
    this.written.headings++
    if (this.writing.headings === 'setext' && level < 3)
      return [
        {
          kind: 'heading',
          text: `${text}\n${(level === 1 ? '=' : '-').repeat(Math.max(3, Math.min(text.length, 60)))}`,
        },
      ]
    // Signs at the end would be taken for the closing ones.
    return [{ kind: 'heading', text: `${'#'.repeat(Math.min(level, 6))} ${text.replace(/(^|\s)(#+)$/, '$1\\$2')}` }]
  }

  private marked(element: HtmlElement, of: Emphasis, around: Around): Block[] {
    const pieces = this.pieces(childrenOf(element), { ...around, emphases: [...around.emphases, of] })
    const text = this.inline([{ kind: 'open', of }, ...pieces, { kind: 'close', of }], around)
    return text === '' ? [] : [{ kind: 'text', text }]
  }

  private quote(element: HtmlElement, around: Around): Block[] {
    const text = joined(this.blocksOf(childrenOf(element), { ...around, depth: around.depth + 1 }))
    return text === '' ? [] : [{ kind: 'quote', text: prefixed(text, '> ') }]
  }

  private code(element: HtmlElement): Block {
    const code = textOf(element).replace(/\n$/, '')
    const language = languageOf(element)
    const { code: way } = this.writing
    if (way === 'indented' && language === '' && code.trim() !== '' && !/^\s*\n/.test(code))
      return {
        kind: 'code',
        text: code
          .split('\n')
          .map((line) => (line === '' ? '' : `    ${line}`))
          .join('\n'),
      }
    return { kind: 'code', text: fencedCode(code, language, way === 'tildes' ? '~' : '`') }
  }

  /** A box around code whose language stands on the box, as GitHub has it. */
  private codeBox(element: HtmlElement, around: Around): Block[] {
    const pre = Array.from(elementsIn(element)).find(({ tagName }) => tagName === 'pre')
    return pre ? [this.code(pre)] : this.blocksOf(childrenOf(element), around)
  }

  private list(element: HtmlElement, around: Around, isOther = false): Block {
    const isOrdered = element.tagName === 'ol'
    const bullet = isOther ? (this.writing.bullet === '-' ? '*' : '-') : this.writing.bullet
    const first = Number.parseInt(attributeOf(element, 'start') ?? '1', 10)
    const start = Number.isFinite(first) && first >= 0 && first < 1e9 ? first : 1
    const sign = isOrdered ? (isOther ? ')' : '.') : bullet
    const parts = listItems(element)
    const isLoose = parts.some(isLooseItem)
    const items = parts.map((item, at) => {
      const mark = isOrdered ? `${start + at}${sign} ` : `${sign} `
      return this.item(item, mark, isLoose, around)
    })
    return { kind: 'list', text: items.join(isLoose ? '\n\n' : '\n'), sign }
  }

  private item(nodes: readonly HtmlNode[], mark: string, isLoose: boolean, around: Around): string {
    const box = checkboxOf(nodes)
    const blocks = this.blocksOf(nodes, { ...around, depth: around.depth + 1, isLine: false })
    if (box) {
      const sign = attributeOf(box, 'checked') === undefined ? '[ ] ' : '[x] '
      const [first] = blocks
      if (first?.kind === 'text') blocks[0] = { kind: 'text', text: sign + first.text }
      else blocks.unshift({ kind: 'text', text: sign.trim() })
    }
    const [first] = blocks
    // Indented code at the beginning of an item would be taken for its indent.
    if (first?.kind === 'code' && first.text.startsWith('    '))
      blocks[0] = { kind: 'code', text: fencedCode(first.text.replaceAll(/^ {4}/gm, ''), '', '`') }
    const text = isLoose ? joined(blocks) : tightlyJoined(blocks)
    return prefixed(text, ' '.repeat(mark.length), mark).replace(/[ ]+$/, '')
  }

  private table(element: HtmlElement, around: Around): Block[] {
    const rows = rowsOf(element)
    const caption = Array.from(elementsIn(element)).find(
      ({ tagName, parentNode }) => tagName === 'caption' && parentNode === element,
    )
    const before = caption ? this.marked(caption, 'em', around) : []
    if (rows.length === 0) return before
    if (isLayout(element, rows))
      return [
        ...before,
        ...rows.flatMap(({ cells }) => cells.flatMap((cell) => this.blocksOf(childrenOf(cell), around))),
      ]
    this.written.tables++
    if (!isPlainTable(element, rows)) {
      this.written.htmlTables++
      return [...before, { kind: 'html', text: this.htmlTable(rows) }]
    }
    const [head, ...body] = rows
    if (!head) return before
    if (!head.isHead) this.written.headless++
    const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0)
    const line = (cells: readonly HtmlElement[]) =>
      `| ${Array.from({ length: width }, (_, at) => this.cell(cells[at], around)).join(' | ')} |`
    const rule = Array.from({ length: width }, (_, at) => alignments[alignmentOf(head.cells[at], body[0]?.cells[at])])
    return [
      ...before,
      {
        kind: 'table',
        text: [line(head.cells), `| ${rule.join(' | ')} |`, ...body.map(({ cells }) => line(cells))].join('\n'),
      },
    ]
  }

  private cell(cell: HtmlElement | undefined, around: Around): string {
    if (!cell) return ''
    return this.line(childrenOf(cell), { ...around, isLine: true, isInTable: true })
  }

  /** A table as HTML on lines without a blank one, its text kept and its looks left out. */
  private htmlTable(rows: readonly Row[]): string {
    const cell = (element: HtmlElement) => {
      const spans = ['colspan', 'rowspan'].flatMap((name) => {
        const value = attributeOf(element, name)
        return value && /^\d+$/.test(value) && value !== '1' ? [` ${name}="${value}"`] : []
      })
      return `<${element.tagName}${spans.join('')}>${this.htmlOf(childrenOf(element)).trim()}</${element.tagName}>`
    }
    const lines = rows.map(({ cells }) => `<tr>${cells.map(cell).join('')}</tr>`)
    return ['<table>', ...lines, '</table>'].join('\n')
  }

  private htmlOf(nodes: readonly HtmlNode[]): string {
    return nodes
      .map((node) => {
        if (isText(node)) return escapeHtml(node.value).replaceAll(/\s*\n\s*/g, ' ')
        if (!isElement(node) || isUnseen(node)) return ''
        const inner = this.htmlOf(childrenOf(node))
        const { tagName } = node
        if (tagName === 'br') return '<br>'
        if (tagName === 'img') return this.htmlImage(node)
        if (tagName === 'a' && attributeOf(node, 'href'))
          return `<a href="${escapeHtml(this.address(attributeOf(node, 'href') ?? ''))}">${inner}</a>`
        if (tagName === 'pre') return `<pre>${escapeHtml(textOf(node)).replaceAll('\n', '&#10;')}</pre>`
        return /^(?:span|font|div|o:p|tbody|thead|tfoot)$/.test(tagName) ? inner : `<${tagName}>${inner}</${tagName}>`
      })
      .join('')
  }

  private htmlImage(element: HtmlElement): string {
    const image = this.noted(element)
    return image ? `<img src="${escapeHtml(image.src)}" alt="${escapeHtml(image.alt)}">` : ''
  }

  private line(nodes: readonly HtmlNode[], around: Around): string {
    return this.inline(this.pieces(nodes, around), around)
  }

  private inline(pieces: readonly Piece[], { isLine, isInTable }: Around): string {
    const text = inlineMarkdown(pieces, { breaks: isLine ? 'html' : this.writing.breaks })
    return isInTable ? text.replaceAll(/(?<!\\)((?:\\\\)*)\|/g, '$1\\|').replaceAll('\n', ' ') : text
  }

  private pieces(nodes: readonly HtmlNode[], around: Around): Piece[] {
    return nodes.flatMap((node) => this.piecesFor(node, around))
  }

  private piecesFor(node: HtmlNode, around: Around): Piece[] {
    if (isText(node)) {
      const text = this.isOffice ? node.value.replaceAll('\u00a0', ' ') : node.value
      return [
        {
          kind: 'text',
          text: escapeMarkdown(around.isInLink ? text.replaceAll(']', '\u0000') : text).replaceAll('\u0000', '\\]'),
        },
      ]
    }
    if (!isElement(node) || isUnseen(node)) return []
    const { tagName } = node
    const inner = (given = around) => this.pieces(childrenOf(node), given)
    if (tagName === 'br') return [{ kind: 'break' }]
    if (tagName === 'img') return this.image(node)
    if (tagName === 'a') return this.link(node, around)
    if (tagName === 'input') return []
    if (tagName === 'math') return this.math(node, around)
    if (/^(?:code|samp|tt)$/.test(tagName)) {
      const code = textOf(node)
      return code === '' ? [] : [{ kind: 'fixed', text: codeSpan(code) }]
    }
    if (/^(?:iframe|video|audio)$/.test(tagName)) return this.medium(node, around)
    if (tagName === 'q') return [{ kind: 'text', text: '“' }, ...inner(), { kind: 'text', text: '”' }]
    if (asHtml.has(tagName) && this.writing.others === 'html') {
      const pieces = inner()
      return pieces.length === 0
        ? []
        : [{ kind: 'fixed', text: `<${tagName}>` }, ...pieces, { kind: 'fixed', text: `</${tagName}>` }]
    }
    if (blockTags.has(tagName)) return [apart(around), ...inner(), apart(around)]
    return this.emphasised(node, around)
  }

  private emphasised(element: HtmlElement, around: Around): Piece[] {
    const wanted = emphasesOf(element).filter((of) => !around.emphases.includes(of))
    const pieces = this.pieces(childrenOf(element), { ...around, emphases: [...around.emphases, ...wanted] })
    return wanted.reduce<Piece[]>((within, of) => [{ kind: 'open', of }, ...within, { kind: 'close', of }], pieces)
  }

  private link(element: HtmlElement, around: Around): Piece[] {
    const inner = (given: Around) => this.pieces(childrenOf(element), given)
    const href = attributeOf(element, 'href')
    if (href === undefined || around.isInLink) return inner(around)
    if (/^\s*(?:javascript|vbscript|data):/i.test(href.replaceAll(/[\p{Cc} ]/gu, ''))) {
      this.written.unsafeLinks++
      return inner(around)
    }
    const address = this.address(href)
    const title = attributeOf(element, 'title') ?? ''
    const text = this.inline(inner({ ...around, isInLink: true, isLine: true }), {
      ...around,
      isInTable: false,
      isLine: true,
    })
    if (text === '' && title === '') return []
    this.written.links++
    const plain = textOf(element).trim()
    if (
      title === '' &&
      /^[a-z][a-z\d+.-]+:[^\s<>]*$/i.test(address) &&
      (plain === address || `mailto:${plain}` === address)
    )
      return [{ kind: 'fixed', text: `<${plain}>` }]
    const target = linkTarget(address, title)
    return [
      {
        kind: 'fixed',
        text: this.writing.links === 'inline' ? `[${text}](${target})` : `[${text}][${this.reference(target)}]`,
      },
    ]
  }

  private reference(target: string): number {
    const number = this.references.get(target) ?? this.references.size + 1
    this.references.set(target, number)
    return number
  }

  private image(element: HtmlElement): Piece[] {
    const image = this.noted(element)
    if (!image) return []
    const alt = escapeMarkdown(image.alt.replaceAll(/\s+/g, ' ').replaceAll(']', '\u0000')).replaceAll('\u0000', '\\]')
    return [{ kind: 'fixed', text: `![${alt}](${linkTarget(image.src, image.title)})` }]
  }

  private noted(element: HtmlElement): WrittenMarkdown['images'][number] | undefined {
    const src = this.address(sourceOf(element))
    const image = { src, alt: attributeOf(element, 'alt') ?? '', title: attributeOf(element, 'title') ?? '' }
    // What counts visits is no picture.
    const isDot = ['width', 'height'].every((name) => /^[01](?:px)?$/.test(attributeOf(element, name) ?? ''))
    if (src === '' || isDot) return undefined
    this.written.images.push(image)
    return this.writing.images === 'kept' ? image : undefined
  }

  private medium(element: HtmlElement, around: Around): Piece[] {
    const src =
      attributeOf(element, 'src') ??
      Array.from(elementsIn(element))
        .map((one) => attributeOf(one, 'src'))
        .find((one) => one) ??
      ''
    const address = this.address(src)
    if (!/^https?:/i.test(address)) return []
    this.written.links++
    const text = escapeMarkdown(attributeOf(element, 'title')?.trim() || address.replace(/^https?:\/\//, ''))
    return [apart(around), { kind: 'fixed', text: `[${text}](${linkTarget(address, '')})` }, apart(around)]
  }

  private math(element: HtmlElement, around: Around): Piece[] {
    const tex = Array.from(elementsIn(element)).find(
      ({ tagName, attrs }) => tagName === 'annotation' && attrs.some(({ value }) => value.includes('tex')),
    )
    if (tex) return [{ kind: 'fixed', text: `$${textOf(tex).trim()}$` }]
    return this.pieces(childrenOf(element), around)
  }

  /** An address completed by the page's own, and out of the wrapping that Google Docs puts around it. */
  private address(href: string): string {
    const trimmed = href.trim()
    const wrapped = /^https:\/\/www\.google\.com\/url\?(?:.*&)?q=([^&]+)/.exec(trimmed)?.[1]
    if (wrapped !== undefined && URL.canParse(decoded(wrapped))) return decoded(wrapped)
    if (this.base === '' || trimmed.startsWith('#') || !URL.canParse(trimmed, this.base)) return trimmed
    return URL.canParse(trimmed) ? trimmed : new URL(trimmed, this.base).href
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch (error) {
    if (error instanceof URIError) return text
    throw error
  }
}

const isLinkOrMath = ({ tagName }: HtmlElement) => tagName === 'a' || tagName === 'math'

/** Between blocks that have to share a line. */
const apart = ({ isInTable }: Around): Piece => (isInTable ? { kind: 'break' } : { kind: 'text', text: ' ' })

/** What an element says of its text, by its name or by the style that Google Docs gives it. */
function emphasesOf(element: HtmlElement): Emphasis[] {
  const style = attributeOf(element, 'style') ?? ''
  const own = emphases[element.tagName]
  const isPlain =
    (own === 'strong' && /(?<![\w-])font-weight:\s*(?:normal|[1-4]00)/i.test(style)) ||
    (own === 'em' && /(?<![\w-])font-style:\s*normal/i.test(style))
  const found = new Set<Emphasis>(own && !isPlain ? [own] : [])
  if (element.tagName !== 'span' && element.tagName !== 'font') return [...found]
  if (/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/i.test(style)) found.add('strong')
  if (/(?<![\w-])font-style:\s*(?:italic|oblique)/i.test(style)) found.add('em')
  if (/(?<![\w-])text-decoration[\w-]*:[^;]*line-through/i.test(style)) found.add('del')
  return [...found]
}

/** Blocks one beneath the other. */
function joined(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text }, at) => {
      const last = blocks[at - 1]
      // Indented code behind a list would be taken for a part of its last item.
      const isParted = last?.kind === 'list' && kind === 'code' && text.startsWith('    ')
      return `${at === 0 ? '' : '\n\n'}${isParted ? '<!-- -->\n\n' : ''}${text}`
    })
    .join('')
}

/** Blocks of an item without a blank line where they are told apart without one. */
function tightlyJoined(blocks: readonly Block[]): string {
  return blocks
    .map(({ kind, text }, at) => {
      const last = blocks[at - 1]
      if (!last) return text
      const isClear =
        last.kind === 'text'
          ? kind !== 'text' && kind !== 'table' && kind !== 'html'
          : last.kind === 'code' ||
            last.kind === 'heading' ||
            (last.kind === 'quote' && /^(?:code|heading|rule)$/.test(kind))
      const mayInterrupt = kind !== 'list' || /^(?:[-*+]|1[.)]) \S/.test(text)
      return `${isClear && mayInterrupt && !text.startsWith('    ') ? '\n' : '\n\n'}${text}`
    })
    .join('')
}

function prefixed(text: string, prefix: string, first = prefix): string {
  return text
    .split('\n')
    .map((line, at) => (at === 0 ? first + line : line === '' ? prefix.trimEnd() : prefix + line))
    .join('\n')
}

/** What stands in each item; what stands beside items is one of its own. */
function listItems(list: HtmlElement): (readonly HtmlNode[])[] {
  const items: (readonly HtmlNode[])[] = []
  for (const child of childrenOf(list)) {
    if (isText(child) ? child.value.trim() === '' : !isElement(child) || isUnseen(child)) continue
    const last = items.at(-1)
    if (isElement(child) && child.tagName === 'li') items.push(childrenOf(child))
    // A list straight in a list belongs to the item before.
    else if (isElement(child) && /^[ou]l$/.test(child.tagName) && last) items[items.length - 1] = [...last, child]
    else items.push([child])
  }
  return items
}

const isLooseItem = (nodes: readonly HtmlNode[]) => nodes.some((node) => isElement(node) && node.tagName === 'p')

function checkboxOf(nodes: readonly HtmlNode[]): HtmlElement | undefined {
  for (const node of nodes) {
    if (isText(node) && node.value.trim() === '') continue
    if (!isElement(node)) return undefined
    if (node.tagName === 'input' && attributeOf(node, 'type')?.toLowerCase() === 'checkbox') return node
    return /^(?:p|label|span)$/.test(node.tagName) ? checkboxOf(childrenOf(node)) : undefined
  }
  return undefined
}

const isCodeBox = (element: HtmlElement) => /\bhighlight\b|\bhighlight-source-/.test(classesOf(element))

/** The language that a class names, on the code or around it. */
function languageOf(pre: HtmlElement): string {
  const around = pre.parentNode && 'attrs' in pre.parentNode ? [pre.parentNode] : []
  const within = Array.from(elementsIn(pre)).filter(({ tagName }) => tagName === 'code')
  for (const element of [...within.slice(0, 1), pre, ...around]) {
    const found = /(?:^|\s)(?:(?:language|lang|highlight-source)-|brush:\s?)(\S+)/i.exec(classesOf(element))?.[1]
    if (found) return found
    const data = attributeOf(element, 'data-lang') ?? attributeOf(element, 'data-language')
    if (data) return data
  }
  return ''
}

interface Row {
  cells: HtmlElement[]
  isHead: boolean
}

function rowsOf(table: HtmlElement): Row[] {
  const rows: Row[] = []
  const parts = childrenOf(table).filter(isElement)
  for (const part of parts)
    for (const row of part.tagName === 'tr'
      ? [part]
      : /^t(?:head|body|foot)$/.test(part.tagName)
        ? childrenOf(part).filter(isElement)
        : []) {
      const cells = childrenOf(row).filter(
        (cell): cell is HtmlElement => isElement(cell) && /^t[hd]$/.test(cell.tagName),
      )
      if (cells.length > 0)
        rows.push({ cells, isHead: part.tagName === 'thead' || cells.every(({ tagName }) => tagName === 'th') })
    }
  return rows
}

const hasWithin = (element: HtmlElement, names: RegExp) =>
  Array.from(elementsIn(element)).some(({ tagName }) => names.test(tagName))

/** A table that only places what is in it. */
function isLayout(table: HtmlElement, rows: readonly Row[]): boolean {
  const isSaid = /^(?:presentation|none)$/.test(attributeOf(table, 'role') ?? '')
  return (
    isSaid ||
    rows.every(
      ({ cells }) =>
        cells.length === 1 &&
        cells[0]?.tagName === 'td' &&
        hasWithin(cells[0], /^(?:p|div|table|ul|ol|h\d|blockquote)$/),
    )
  )
}

/** Whether lines with bars can hold it: no cell over several, no list, code block or table in one. */
function isPlainTable(table: HtmlElement, rows: readonly Row[]): boolean {
  if (hasWithin(table, /^(?:table|ul|ol|pre|blockquote|h[1-6]|hr|dl)$/)) return false
  if (rows.slice(1).some(({ isHead, cells }) => isHead && cells.length > 1)) return false
  const isSpanned = (cell: HtmlElement) =>
    ['colspan', 'rowspan'].some((name) => Number(attributeOf(cell, name) ?? 1) !== 1)
  return !rows.some(({ cells }) => cells.some(isSpanned))
}

const alignments = { none: '---', left: ':---', center: ':---:', right: '---:' }

function alignmentOf(...cells: (HtmlElement | undefined)[]): keyof typeof alignments {
  for (const cell of cells) {
    if (!cell) continue
    const said =
      attributeOf(cell, 'align') ?? /text-align:\s*(left|center|right)/i.exec(attributeOf(cell, 'style') ?? '')?.[1]
    if (said && /^(?:left|center|right)$/i.test(said)) return said.toLowerCase() as 'left' | 'center' | 'right'
  }
  return 'none'
}

/** Where a picture lies: pages that load it late name it elsewhere. */
function sourceOf(image: HtmlElement): string {
  const own = attributeOf(image, 'src') ?? ''
  const isStandIn = own === '' || (own.startsWith('data:') && own.length < 300)
  const late = ['data-src', 'data-original', 'data-lazy-src'].map((name) => attributeOf(image, name)).find((one) => one)
  const set = (attributeOf(image, 'srcset') ?? attributeOf(image, 'data-srcset'))?.trim().split(/[\s,]+/)[0]
  return isStandIn ? (late ?? set ?? own) : own
}
