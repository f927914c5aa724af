import type { Token, Tokens } from 'marked'
import type { Block, Document, ListItem, Span as MarkedSpan } from '@/lib/kits/document/types'
import { markdownReader } from '@/lib/subjects/markdown/render'

type Span = string | MarkedSpan
interface Style {
  bold?: true
  italic?: true
  href?: string
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}
const plain = (text: string) => text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities[entity] ?? entity)

function spansOf(tokens: readonly Token[], style: Style = {}): Span[] {
  return tokens.flatMap((token): Span[] => {
    if (token.type === 'strong') return spansOf((token as Tokens.Strong).tokens, { ...style, bold: true })
    if (token.type === 'em') return spansOf((token as Tokens.Em).tokens, { ...style, italic: true })
    if (token.type === 'link') {
      const { href, tokens: inner } = token as Tokens.Link
      return spansOf(inner, { ...style, href })
    }
    if (token.type === 'br') return ['\n']
    if ('tokens' in token && token.tokens) return spansOf(token.tokens, style)
    const text = plain('text' in token ? String(token.text) : token.raw)
    return [Object.keys(style).length === 0 ? text : { text, ...style }]
  })
}

function itemOf({ tokens }: Tokens.ListItem): ListItem {
  const inner = tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items.map(itemOf) : []))
  return {
    text: spansOf(tokens.filter(({ type }) => type !== 'list')),
    ...(inner.length > 0 && { items: inner }),
  }
}

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'heading': {
      const { depth, text } = token as Tokens.Heading
      return [{ kind: 'heading', level: depth === 1 ? 1 : depth === 2 ? 2 : 3, text: plain(text) }]
    }
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ kind: 'list', numbered: ordered, items: items.map(itemOf) }]
    }
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.flatMap(blockOf)
    case 'hr':
      return [{ kind: 'rule' }]
    case 'space':
    case 'html':
    case 'def':
      return []
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [
        {
          kind: 'table',
          label: '',
          columns: header.map(({ text }) => ({ label: plain(text) })),
          rows: rows.map((row) => row.map(({ text }) => plain(text))),
        },
      ]
    }
    default:
      return [
        {
          kind: 'paragraph',
          text:
            'tokens' in token && token.tokens
              ? spansOf(token.tokens)
              : plain('text' in token ? String(token.text) : token.raw),
        },
      ]
  }
}

/** Markdown as a document of A4, for Word: headings, paragraphs, lists, tables and rules; raw HTML is left out. */
export function markdownDocument(markdown: string, title: string): Document {
  return { title, sheet: 'a4', blocks: markdownReader().lexer(markdown).flatMap(blockOf) }
}
