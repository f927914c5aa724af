import { Marked, Parser, type MarkedToken, type Token, type Tokens } from 'marked'
import type { Fault } from './faults'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { markup, type Markup } from './markup'
import { valueOf } from './placeholders'
import type { GuideLinks, Placeholders } from './types'

export interface Block {
  token: MarkedToken
  line: number
}

/** Reads the Markdown of one guide. What it must not contain is added to `faults`; line numbers count from `linesBefore`. */
export interface MarkdownReader {
  blocks: readonly Block[]
  /** Paragraphs, lists, tables and code as HTML. */
  rendered(blocks: readonly Block[]): Markup
  inline(tokens: readonly Token[]): Markup
  item(item: Tokens.ListItem): Markup
}

function addressOfLink(href: string, links: GuideLinks): string | { fault: string } {
  const [, scheme = '', rest = ''] = /^([a-z]+):(.*)$/.exec(href) ?? []
  if (scheme === 'tool') return links.tool(rest) ?? { fault: `there is no tool '${rest}'` }
  if (scheme === 'topic') return links.topic(rest) ?? { fault: `there is no topic '${rest}'` }
  if (scheme === 'https') return href
  return { fault: `'${href}' must be a link to tool:id, topic:name or https://…` }
}

function markedFor(links: GuideLinks, placeholders: Placeholders): Marked {
  const marked = new Marked({ gfm: true })
  marked.use({
    extensions: [
      {
        name: 'placeholder',
        level: 'inline',
        start: (source) => source.indexOf('{{'),
        tokenizer(source) {
          const [raw, inside = ''] = /^\{\{([^{}]*)\}\}/.exec(source) ?? []
          return raw === undefined ? undefined : { type: 'placeholder', raw, inside }
        },
        renderer(token) {
          const answer = valueOf(String(token.inside), placeholders)
          return 'value' in answer ? escapeHtml(answer.value) : escapeHtml(token.raw)
        },
      },
    ],
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        const address = addressOfLink(href, links)
        const text = this.parser.parseInline(tokens)
        if (typeof address !== 'string') return text
        const leaves = address.startsWith('https:') ? ' rel="noopener noreferrer"' : ''
        return `<a href="${escapeHtml(address)}"${leaves}>${text}</a>`
      },
      table(token) {
        const cell = (of: Tokens.TableCell, tag: string) => `<${tag}>${this.parser.parseInline(of.tokens)}</${tag}>`
        const head = token.header.map((of) => cell(of, 'th')).join('')
        const body = token.rows.map((row) => `<tr>${row.map((of) => cell(of, 'td')).join('')}</tr>`).join('')
        return `<div class="guide-table"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
      },
    },
  })
  return marked
}

function lineIn(lines: readonly string[], text: string): number {
  const index = lines.findIndex((line) => line.includes(text))
  return index === -1 ? 1 : index + 1
}

const firstLineOf = (text: string) => text.trimStart().split('\n')[0] ?? ''

export function readMarkdown(
  body: string,
  linesBefore: number,
  { links, facts }: { links: GuideLinks; facts: Placeholders },
  faults: Fault[],
): MarkdownReader {
  const marked = markedFor(links, facts)
  const tokens = marked.lexer(body)
  const lines = body.split('\n')
  const fault = (text: string, message: string) => faults.push({ line: linesBefore + lineIn(lines, text), message })

  marked.walkTokens(tokens, (generic) => {
    const token = generic as MarkedToken
    if (token.type === 'html') fault(firstLineOf(token.raw), `HTML is not allowed: ${firstLineOf(token.raw)}`)
    if (token.type === 'image') fault(token.raw, 'images are not allowed')
    if (token.type !== 'link') return
    const address = addressOfLink(token.href, links)
    if (typeof address !== 'string') fault(token.href, address.fault)
  })

  const parser = new Parser(marked.defaults)
  let line = linesBefore + 1
  const blocks: Block[] = []
  for (const token of tokens) {
    const leading = /^\n*/.exec(token.raw)?.[0].length ?? 0
    if (token.type !== 'space') blocks.push({ token: token as MarkedToken, line: line + leading })
    line += token.raw.split('\n').length - 1
  }

  function inline(inlineTokens: readonly Token[]): Markup {
    return { html: parser.parseInline([...inlineTokens]).trim() }
  }
  return {
    blocks,
    inline,
    rendered: (of) => ({
      html: parser
        .parse(of.map(({ token }) => token))
        .replace(/\n+/g, '\n')
        .trim(),
    }),
    item({ tokens: inside }) {
      const only = inside.length === 1 ? (inside[0] as MarkedToken) : undefined
      if (only && (only.type === 'text' || only.type === 'paragraph')) return inline(only.tokens ?? [])
      return markup`${{ html: parser.parse(inside).trim() }}`
    },
  }
}
