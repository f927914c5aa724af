import { escapeHtml } from '@/lib/base/text/escape-html'
import { composeLorem } from '@/lib/subjects/lorem/compose'
import type { FlavourName } from '@/lib/subjects/lorem/flavours'

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3 | 4; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; isOrdered: boolean; items: string[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'quote'; text: string; by: string }
  | { kind: 'code'; lines: string[] }
  | { kind: 'figure'; caption: string }
  | { kind: 'form'; labels: string[]; button: string }
  | { kind: 'rule' }

export interface LayoutRules {
  flavour: FlavourName
  seed: number
  /** Words without an end, emoji and text from right to left, which break layouts. */
  isHard: boolean
}

export type OutlineFault = { fault: 'unknown'; word: string; offset: number; length: number } | { fault: 'many' }

export const mostBlocks = 2000
const mostItems = 200
const mostColumns = 12

interface Asked {
  name: string
  numbers: number[]
  size: string
}

const paragraphSentences = { short: 1, medium: 3, long: 7 } as const
const names = /^(h[1-4]|p|ul|ol|table|quote|code|figure|image|form|hr)$/

/** A line of the outline: a block, how many or how long. "p long x3" asks for three. */
function readLine(line: string): (Asked & { times: number }) | undefined {
  const [name = '', ...words] = line
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
  if (!names.test(name)) return undefined
  const times = words.find((word) => /^[x×]\d{1,6}$/.test(word))
  const numbers = words.flatMap((word) => word.match(/^\d{1,6}(?:[x×]\d{1,6})?$/)?.[0].split(/[x×]/) ?? []).map(Number)
  const size = words.find((word) => Object.hasOwn(paragraphSentences, word)) ?? 'medium'
  return { name, numbers, size, times: times ? Number(times.slice(1)) : 1 }
}

/** Reads an outline, a block a line; empty lines are passed over. `clamped` says that a number was too large or 0. */
export function readOutline(outline: string): { blocks: Asked[]; clamped: boolean } | OutlineFault {
  const blocks: Asked[] = []
  let clamped = false
  let offset = 0
  for (const line of outline.split('\n')) {
    const asked = line.trim() === '' ? undefined : readLine(line)
    if (!asked && line.trim() !== '') {
      const start = offset + line.length - line.trimStart().length
      return { fault: 'unknown', word: line.trim().split(/\s/)[0] ?? '', offset: start, length: line.trim().length }
    }
    if (asked) {
      const { times, ...block } = asked
      const numbers = block.numbers.map((number, at) =>
        Math.min(Math.max(1, number), block.name === 'table' && at === 0 ? mostColumns : mostItems),
      )
      const count = Math.min(Math.max(1, times), mostBlocks)
      clamped ||= count !== times || numbers.some((number, at) => number !== block.numbers[at])
      for (let one = 0; one < count; one++) blocks.push({ ...block, numbers })
      if (blocks.length > mostBlocks) return { fault: 'many' }
    }
    offset += line.length + 1
  }
  return { blocks, clamped }
}

const hard = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '👩‍👩‍👧‍👦🏳️‍🌈🇺🇳',
  'שלום עולם, זהו טקסט מימין לשמאל.',
  'https://example.com/a/very/long/address/that/has/no/place/to/break?and=goes&on=and&on=for&ever=true',
]

function writer({ flavour, seed, isHard }: LayoutRules) {
  let asked = 0
  const compose = (unit: 'words' | 'sentences', amount: number) =>
    composeLorem({ flavour, unit, amount, opening: false, seed: (seed * 7919 + asked++) % 4_294_967_296 }).join(' ')
  const phrase = (words: number) => {
    const text = compose('words', words).replace(/[.!?。]+$/u, '')
    return isHard && asked % 5 === 0 ? `${text} ${hard[asked % hard.length]}` : text
  }
  const sentences = (amount: number) => {
    const text = compose('sentences', amount)
    return isHard && asked % 2 === 0 ? `${text} ${hard[asked % hard.length]}` : text
  }
  return { phrase, sentences }
}

/** The blocks of an outline, filled with placeholder text; the same seed gives the same. */
export function layoutBlocks(asked: readonly Asked[], rules: LayoutRules): Block[] {
  const { phrase, sentences } = writer(rules)
  const several = (count: number, words: number) => Array.from({ length: count }, () => phrase(words))
  return asked.map(({ name, numbers, size }): Block => {
    const [first, second] = numbers
    switch (name) {
      case 'p':
        return { kind: 'paragraph', text: sentences(paragraphSentences[size as keyof typeof paragraphSentences]) }
      case 'ul':
      case 'ol':
        return { kind: 'list', isOrdered: name === 'ol', items: several(first ?? 4, 5) }
      case 'table': {
        const columns = first ?? 3
        return {
          kind: 'table',
          head: several(columns, 1),
          rows: Array.from({ length: second ?? 4 }, () => several(columns, 2)),
        }
      }
      case 'quote':
        return { kind: 'quote', text: sentences(2), by: phrase(2) }
      case 'code':
        return {
          kind: 'code',
          lines: Array.from({ length: first ?? 4 }, (_, at) => `const item${at + 1} = "${phrase(2)}"`),
        }
      case 'figure':
      case 'image':
        return { kind: 'figure', caption: phrase(5) }
      case 'form':
        return { kind: 'form', labels: several(first ?? 3, 2), button: phrase(1) }
      case 'hr':
        return { kind: 'rule' }
      default:
        return { kind: 'heading', level: Number(name.slice(1)) as 1, text: phrase(name === 'h1' ? 5 : 4) }
    }
  })
}

/** A grey picture of 16 by 9 that needs no file. */
const picture =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 9'%3E%3Crect width='16' height='9' fill='%23ccc'/%3E%3C/svg%3E"

function htmlOf(block: Block, isJsx: boolean): string {
  // JSX takes braces for code.
  const escape = (text: string) =>
    isJsx ? escapeHtml(text).replaceAll('{', '&#123;').replaceAll('}', '&#125;') : escapeHtml(text)
  const end = isJsx ? ' />' : '>'
  const label = isJsx ? 'htmlFor' : 'for'
  switch (block.kind) {
    case 'heading':
      return `<h${block.level}>${escape(block.text)}</h${block.level}>`
    case 'paragraph':
      return `<p>${escape(block.text)}</p>`
    case 'list': {
      const tag = block.isOrdered ? 'ol' : 'ul'
      return `<${tag}>\n${block.items.map((item) => `  <li>${escape(item)}</li>`).join('\n')}\n</${tag}>`
    }
    case 'table': {
      const row = (cells: string[], tag: string) =>
        `    <tr>${cells.map((cell) => `<${tag}>${escape(cell)}</${tag}>`).join('')}</tr>`
      return `<table>\n  <thead>\n${row(block.head, 'th')}\n  </thead>\n  <tbody>\n${block.rows.map((cells) => row(cells, 'td')).join('\n')}\n  </tbody>\n</table>`
    }
    case 'quote':
      return `<blockquote>\n  <p>${escape(block.text)}</p>\n  <footer>${escape(block.by)}</footer>\n</blockquote>`
    case 'code':
      return isJsx
        ? `<pre>\n  <code>{${JSON.stringify(block.lines.join('\n'))}}</code>\n</pre>`
        : `<pre><code>${escapeHtml(block.lines.join('\n'))}</code></pre>`
    case 'figure':
      return `<figure>\n  <img src="${picture}" alt="" width="640" height="360"${end}\n  <figcaption>${escape(block.caption)}</figcaption>\n</figure>`
    case 'form':
      return `<form>\n${block.labels
        .map(
          (text, at) =>
            `  <p>\n    <label ${label}="field-${at + 1}">${escape(text)}</label>\n    <input id="field-${at + 1}" type="text"${end}\n  </p>`,
        )
        .join('\n')}\n  <button type="button">${escape(block.button)}</button>\n</form>`
    case 'rule':
      return isJsx ? '<hr />' : '<hr>'
  }
}

const cellText = (text: string) => text.replaceAll('|', '\\|')

function markdownOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`
    case 'paragraph':
      return block.text
    case 'list':
      return block.items.map((item, at) => `${block.isOrdered ? `${at + 1}.` : '-'} ${item}`).join('\n')
    case 'table': {
      const row = (cells: string[]) => `| ${cells.map(cellText).join(' | ')} |`
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)].join('\n')
    }
    case 'quote':
      return `> ${block.text}\n>\n> ${block.by}`
    case 'code':
      return `\`\`\`js\n${block.lines.join('\n')}\n\`\`\``
    case 'figure':
      return `![${block.caption}](picture.png)`
    case 'form':
      return [...block.labels, block.button].map((label) => `- [ ] ${label}`).join('\n')
    case 'rule':
      return '---'
  }
}

/** Blocks as HTML, Markdown, or the body of a React component. */
export function writeLayout(blocks: readonly Block[], format: 'html' | 'markdown' | 'jsx'): string {
  if (blocks.length === 0) return ''
  if (format === 'markdown') return `${blocks.map(markdownOf).join('\n\n')}\n`
  return `${blocks.map((block) => htmlOf(block, format === 'jsx')).join('\n')}\n`
}
