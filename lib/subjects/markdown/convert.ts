import type { MarkedExtension, Token, Tokens } from 'marked'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { decodeEntities } from '@/lib/subjects/text-counts/document-text'
import { colouredCode, isColoured } from '@/lib/subjects/markdown/code-colours'
import { HeadingIds } from '@/lib/subjects/markdown/heading-ids'
import { renderMarkdown, type OutlineEntry } from '@/lib/subjects/markdown/render'
import { shortCodes } from '@/lib/subjects/markdown/short-codes'
import { SmartQuotes } from '@/lib/subjects/markdown/smart-quotes'

export interface ConvertOptions {
  headingIds: boolean
  contents: boolean
  footnotes: boolean
  emoji: boolean
  smart: boolean
  colours: boolean
  /** A line end within a paragraph is a line break. */
  breaks: boolean
  /** Links to other Markdown files lead to their HTML. */
  rewritesLinks: boolean
}

export interface Converted {
  html: string
  /** Text of the first heading. */
  title: string | undefined
  headings: number
  /** Ids that got a number since another heading has them. */
  repeatedIds: number
  footnotes: number
  /** Footnotes that are referred to and not written, and the other way round. */
  missingNotes: string[]
  unusedNotes: string[]
  /** Languages behind fences that are not coloured. */
  plainLanguages: string[]
  rewritten: number
  /** Raw HTML that was not taken over. */
  removed: number
}

interface Heading extends OutlineEntry {
  id: string
  html: string
}

/** The text of HTML that this module wrote. */
const plain = (html: string) => decodeEntities(html.replace(/<[^>]*>/g, ''))

const definition = /^\[\^([^\]\s]+)\]:[ \t]*((?:[^\n]*(?:\n(?=(?: {4}|\t))|\n+(?= {4}|\t))?)*)(?:\n+|$)/
const reference = /^\[\^([^\]\s]+)\](?!:)/

class Notes {
  readonly texts = new Map<string, string>()
  readonly lexed = new Map<string, Token[]>()
  render: (name: string) => string = () => ''
  /** Names in the order of their first reference, with how often each is referred to. */
  readonly used = new Map<string, number>()

  mark(name: string): string {
    const times = (this.used.get(name) ?? 0) + 1
    this.used.set(name, times)
    const number = [...this.used.keys()].indexOf(name) + 1
    const id = encodeURIComponent(name)
    const own = times === 1 ? `fnref-${id}` : `fnref-${id}-${times}`
    return `<sup class="footnote-ref"><a href="#fn-${id}" id="${own}">${number}</a></sup>`
  }
}

function footnoteExtension(notes: Notes): MarkedExtension {
  return {
    extensions: [
      {
        name: 'footnoteText',
        level: 'block',
        start: (text) => /^\[\^[^\]\s]+\]:/m.exec(text)?.index,
        tokenizer(text) {
          const found = definition.exec(text)
          if (!found) return undefined
          const [raw, name = '', written = ''] = found
          const body = written.replace(/\n(?: {4}|\t)/g, '\n').trim()
          // The first text of a name counts.
          if (!notes.texts.has(name)) {
            notes.texts.set(name, body)
            notes.lexed.set(name, this.lexer.blockTokens(body, []))
          }
          return { type: 'footnoteText', raw }
        },
        renderer: () => '',
      },
      {
        name: 'footnoteMark',
        level: 'inline',
        start: (text) => text.indexOf('[^'),
        tokenizer(text) {
          const found = reference.exec(text)
          return found ? { type: 'footnoteMark', raw: found[0], name: found[1] } : undefined
        },
        renderer({ raw, name }) {
          if (typeof name !== 'string' || !notes.texts.has(name)) return escapeHtml(raw)
          const { parser } = this
          notes.render = (own) => parser.parse(notes.lexed.get(own) ?? [])
          return notes.mark(name)
        },
      },
    ],
  }
}

const emojiExtension: MarkedExtension = {
  extensions: [
    {
      name: 'emoji',
      level: 'inline',
      start: (text) => text.indexOf(':'),
      tokenizer(text) {
        const found = /^:([a-z0-9_+-]+):/.exec(text)
        const emoji = shortCodes.get(found?.[1] ?? '')
        return found && emoji !== undefined ? { type: 'emoji', raw: found[0], emoji } : undefined
      },
      renderer: ({ emoji }) => String(emoji),
    },
  ],
}

/** Straight quotes become those of print everywhere but in code, addresses and raw HTML. */
function smartExtension(): MarkedExtension {
  const quotes = new SmartQuotes()
  const beginnings = new WeakSet<object>()
  const followers = new WeakMap<object, string>()
  const marks = new Set(['em', 'strong', 'del', 'link'])
  /** A stretch looks ahead to the one after it, or to the mark that ends what it stands in. */
  const look = (tokens: readonly Token[] | undefined, end: string, isBlock: boolean) => {
    for (const [at, token] of (tokens ?? []).entries()) {
      if (isBlock && at === 0) beginnings.add(token)
      followers.set(token, tokens?.[at + 1]?.raw.charAt(0) ?? end)
    }
  }
  return {
    walkTokens(token) {
      if (beginnings.has(token)) quotes.begin()
      if (token.type === 'table') {
        const { header, rows } = token as Tokens.Table
        for (const cell of [header, ...rows].flat()) look(cell.tokens, '', true)
      } else if ('tokens' in token) look(token.tokens, marks.has(token.type) ? '*' : '', !marks.has(token.type))
      if (token.type === 'codespan') quotes.pass(token.raw)
      const text = token as Tokens.Text
      if (token.type === 'text' && !text.tokens && !text.escaped)
        text.text = quotes.turn(text.text, followers.get(token))
      if (token.type === 'escape') quotes.pass((token as Tokens.Escape).text)
    },
  }
}

function contentsList(headings: readonly Heading[]): string {
  if (headings.length === 0) return ''
  const top = Math.min(...headings.map(({ level }) => level))
  let depth = 0
  let html = ''
  for (const { level, id, html: text } of headings) {
    const wanted = Math.min(level - top + 1, depth + 1)
    if (wanted > depth) html += '<ul>\n'
    else html += `</li>\n${'</ul>\n</li>\n'.repeat(depth - wanted)}`
    depth = wanted
    html += `<li><a href="#${encodeURIComponent(id)}">${text.replace(/<\/?a\b[^>]*>|<sup class="footnote-ref">.*?<\/sup>/g, '')}</a>`
  }
  return `<nav class="contents">\n${html}${'</li>\n</ul>\n'.repeat(depth)}</nav>\n`
}

/** An address of another Markdown file as that of its HTML; undefined for any other. */
function htmlAddress(href: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(href)) return undefined
  const found = /^([^?#]*)\.(?:md|markdown|mdown)([?#].*)?$/i.exec(href)
  return found ? `${found[1]}.html${found[2] ?? ''}` : undefined
}

/** Markdown as HTML with what is chosen beside CommonMark and GitHub's tables, tasks and strikethrough; safe as `renderMarkdown` is. */
export function convertMarkdown(markdown: string, options: ConvertOptions): Converted {
  const ids = new HeadingIds()
  const headings: Heading[] = []
  const notes = new Notes()
  const plainLanguages = new Set<string>()
  const missing = new Set<string>()
  let rewritten = 0

  const base: MarkedExtension = {
    breaks: options.breaks,
    renderer: {
      heading({ tokens, depth }) {
        const html = this.parser.parseInline(tokens)
        if (!options.headingIds && !options.contents) return `<h${depth}>${html}</h${depth}>\n`
        const id = ids.of(plain(html))
        headings.push({ level: depth, text: plain(html), id, html })
        return `<h${depth} id="${escapeHtml(id)}">${html}</h${depth}>\n`
      },
      paragraph({ tokens }) {
        const html = this.parser.parseInline(tokens)
        if (options.contents && /^\[toc\]$/i.test(html.trim())) return '<!--contents-->\n'
        return `<p>${html}</p>\n`
      },
      code({ text, lang = '' }) {
        const language = /^\S*/.exec(lang)?.[0] ?? ''
        const name = language === '' ? '' : ` class="language-${escapeHtml(decodeEntities(language))}"`
        if (language !== '' && options.colours && !isColoured(language)) plainLanguages.add(language)
        const lines = text === '' ? '' : `${text.replace(/\n$/, '')}\n`
        const code = options.colours ? colouredCode(lines, language) : escapeHtml(lines)
        return `<pre><code${name}>${code}</code></pre>\n`
      },
    },
    walkTokens(token) {
      if (!options.rewritesLinks || token.type !== 'link') return
      const link = token as Tokens.Link
      const address = htmlAddress(link.href)
      if (address === undefined) return
      link.href = address
      rewritten++
    },
  }
  const rendered = renderMarkdown(markdown, [
    base,
    ...(options.footnotes ? [footnoteExtension(notes)] : []),
    ...(options.emoji ? [emojiExtension] : []),
    ...(options.smart ? [smartExtension()] : []),
  ])
  if (options.footnotes)
    for (const [, name = ''] of markdown.matchAll(/\[\^([^\]\s]+)\](?!:)/g))
      if (!notes.texts.has(name) && rendered.html.includes(escapeHtml(`[^${name}]`))) missing.add(name)
  const list = notesList(notes)
  const contents = options.contents ? contentsList(headings) : ''
  const isPlaced = rendered.html.includes('<!--contents-->')
  const body = isPlaced ? rendered.html.replaceAll('<!--contents-->\n', contents) : contents + rendered.html
  return {
    html: body + list,
    title: rendered.outline[0]?.text,
    headings: rendered.outline.length,
    repeatedIds: ids.repeated,
    footnotes: notes.used.size,
    missingNotes: [...missing],
    unusedNotes: [...notes.texts.keys()].filter((name) => !notes.used.has(name)),
    plainLanguages: [...plainLanguages],
    rewritten,
    removed: rendered.removed,
  }
}

/** The notes in the order in which they are referred to; a note may refer to another one. */
function notesList(notes: Notes): string {
  const items: string[] = []
  for (const name of notes.used.keys()) {
    const html = notes.render(name)
    const id = encodeURIComponent(name)
    const back = () =>
      Array.from({ length: notes.used.get(name) ?? 1 }, (_, at) => {
        const to = at === 0 ? `fnref-${id}` : `fnref-${id}-${at + 1}`
        return `<a href="#${to}" class="footnote-back" aria-label="Back to the text">↩</a>`
      }).join(' ')
    const closed = /<\/p>\n?$/.test(html) ? html.replace(/<\/p>\n?$/, ` ${back()}</p>\n`) : `${html}<p>${back()}</p>\n`
    items.push(`<li id="fn-${id}">\n${closed}</li>\n`)
  }
  return items.length === 0 ? '' : `<section class="footnotes">\n<ol>\n${items.join('')}</ol>\n</section>\n`
}
