import type { Parser } from 'prettier'
import * as postcss from 'prettier/plugins/postcss'

import { formatCode, type FormattedCode } from './format'
import { orderedProperties, type PropertyOrder } from './property-order'

export const styleSyntaxes = ['css', 'scss', 'less'] as const
export type StyleSyntax = (typeof styleSyntaxes)[number]

export interface StyleLayout {
  order: 'kept' | PropertyOrder
  layout: 'lines' | 'rules'
  indent: '2' | '4' | 'tab'
  quotes: 'double' | 'single'
}

/** What only one of the languages writes. */
const onlyScss =
  /(?:^|[\s;{(:,])\$[\w-]+|@(?:include|mixin|use|forward|extend|each|function|return|if|else|while)\b|#\{|%[\w-]+\s*\{/
const onlyLess =
  /(?:^|[;{}]\s*)@(?!media|import|charset|namespace|page)[\w-]+\s*:|@\{|\bwhen\s*\(|(?:^|[{;])\s*\.[\w-]+\([^)]*\)\s*;|~["'`]|@plugin\b/m
const lineComment = /(?:^|[\s;{}])\/\/(?![^\n]*\*\/)/m

/** A guess by what only one of the languages writes; a comment of two slashes is none of CSS. */
export function styleSyntaxOf(source: string): StyleSyntax {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'/g, ' ')
  if (onlyLess.test(code) && !/@(?:include|mixin|use|extend)\b/.test(code)) return 'less'
  return onlyScss.test(code) || lineComment.test(code) ? 'scss' : 'css'
}

/**
 * Lays a style sheet out with the library Prettier, its declarations in the wanted order. Only declarations that stand beside each other
 * are moved, with the comment above or behind them; code of SCSS and Less between them is a wall.
 */
export async function formatStyles(
  source: string,
  syntax: StyleSyntax,
  { order, layout, indent, quotes }: StyleLayout,
): Promise<FormattedCode> {
  const options = {
    parser: syntax,
    plugins: [postcss],
    useTabs: indent === 'tab',
    tabWidth: indent === '4' ? 4 : 2,
    singleQuote: quotes === 'single',
  }
  const first = await formatCode(source, options)
  if (first.kind === 'fault') return first
  const moved = order === 'kept' ? first.text : await withOrder(first.text, syntax, order)
  const second = moved === first.text ? first : await formatCode(moved, options)
  if (second.kind === 'fault' || layout === 'lines') return second
  return { kind: 'formatted', text: rulesOnLines(second.text, syntax) }
}

interface StyleNode {
  type: string
  prop?: string
  nodes?: readonly StyleNode[]
}

/** A declaration with its comments: a stretch of the text. */
interface Unit {
  name: string
  from: number
  to: number
}

async function withOrder(text: string, syntax: StyleSyntax, order: PropertyOrder): Promise<string> {
  const reader: Parser<StyleNode> = postcss.parsers[syntax]
  const root = await reader.parse(text, { originalText: text } as Parameters<typeof reader.parse>[1])
  const runs: Unit[][] = []
  collectRuns(root, text, reader, runs)
  let [written, last] = ['', 0]
  for (const run of runs.sort(([one], [other]) => (one?.from ?? 0) - (other?.from ?? 0))) {
    const [from, to] = [run[0]?.from ?? 0, run.at(-1)?.to ?? 0]
    const places = orderedProperties(
      run.map(({ name }) => name),
      order,
    )
    if (places.every((place, index) => place === index)) continue
    const lines = places.map((place) => text.slice(run[place]?.from, run[place]?.to))
    written += text.slice(last, from) + lines.join('\n')
    last = to
  }
  return written + text.slice(last)
}

const isMovable = ({ type, prop = '' }: StyleNode) => type === 'css-decl' && /^[*_]?-{0,2}[a-z][\w-]*$/i.test(prop)

/** Declarations beside each other, of every block. A comment on lines of its own goes with what follows it. */
function collectRuns(block: StyleNode, text: string, reader: Parser<StyleNode>, runs: Unit[][]): void {
  let run: Unit[] = []
  let comment: number | undefined
  const end = () => {
    if (run.length > 1) runs.push(run)
    run = []
    comment = undefined
  }
  for (const node of block.nodes ?? []) {
    const [from, to] = [reader.locStart(node), reader.locEnd(node)]
    const last = run.at(-1)
    if (node.type === 'css-comment') {
      if (last && comment === undefined && !text.slice(last.to, from).includes('\n')) last.to = to
      else comment ??= from
    } else if (isMovable(node) && !hasBlock(node)) {
      run.push({ name: node.prop ?? '', from: comment ?? from, to: afterSemicolon(text, to) })
      comment = undefined
    } else {
      end()
      collectRuns(node, text, reader, runs)
    }
  }
  end()
}

const hasBlock = ({ nodes }: StyleNode) => nodes !== undefined && nodes.length > 0

function afterSemicolon(text: string, at: number): number {
  const [blank = ''] = /^\s*;/.exec(text.slice(at, at + 40)) ?? []
  return at + blank.length
}

/** Rules of nothing but declarations become a line each. What holds a comment of several lines or of two slashes stays. */
function rulesOnLines(text: string, syntax: StyleSyntax): string {
  const lines = text.split('\n')
  const written: string[] = []
  let isComment = false
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const block = isComment ? undefined : plainBlock(lines, at, syntax)
    if (block) {
      written.push(`${line} ${block.join(' ')} }`)
      at += block.length + 1
      continue
    }
    const [opens, closes] = [line.lastIndexOf('/*'), line.lastIndexOf('*/')]
    if (opens >= 0 || closes >= 0) isComment = opens > closes
    written.push(line)
  }
  return written.join('\n')
}

function plainBlock(lines: readonly string[], at: number, syntax: StyleSyntax): string[] | undefined {
  const opening = lines[at] ?? ''
  if (!opening.endsWith(' {') || opening.includes('/*')) return undefined
  const indent = /^\s*/.exec(opening)?.[0] ?? ''
  const end = lines.indexOf(`${indent}}`, at + 1)
  const inner = lines.slice(at + 1, end)
  if (end < 0 || inner.length === 0) return undefined
  const isPlain = inner.every(
    (line) =>
      /^\s+[*_]?-{0,2}[a-z][\w-]*:\s.*;$/i.test(line) &&
      !/\/\*/.test(line) &&
      (syntax === 'css' || !line.includes('//')),
  )
  return isPlain ? inner.map((line) => line.trim()) : undefined
}
