import { Marked, type MarkedExtension, type Tokens } from 'marked'
import { escapeHtml } from '@/lib/base/text/escape-html'
import { decodeEntities } from '@/lib/subjects/text-counts/document-text'

/** Elements that Markdown may hold as HTML; others are shown as text. */
const allowed = new Set(
  'a abbr b blockquote br caption cite code dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q rp rt ruby s samp small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'.split(
    ' ',
  ),
)
const plainAttributes = new Set(
  'align alt colspan height lang open reversed rowspan start title valign width'.split(' '),
)
const addressAttributes = new Set(['href', 'src', 'cite'])

/** An address that runs nothing: of the web, of mail and telephone, of a place in the page, or a picture in the text itself. */
export function safeAddress(written: string): string | undefined {
  // Browsers pass over controls and white space before and within a scheme.
  const address = decodeEntities(written).trim()
  const bare = address.replaceAll(/[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028\u2029\ufeff]/g, '') // oxlint-disable-line no-control-regex
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(bare)?.[1]?.toLowerCase()
  if (scheme === undefined) return address
  if (['http', 'https', 'mailto', 'tel'].includes(scheme)) return address
  return scheme === 'data' && /^data:image\/(?:png|gif|jpeg|webp|avif);base64,/i.test(bare) ? bare : undefined
}

/** Text that may hold entities of its own. */
const escapeMarks = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Signs that an address may not hold are written in percent; what is written so already stays. */
function encoded(address: string): string {
  try {
    return encodeURI(address).replaceAll('%25', '%')
  } catch (error) {
    // Half of a surrogate pair.
    if (error instanceof URIError)
      return encodeURI(address.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replaceAll('%25', '%')
    throw error
  }
}

const attribute = /([a-z][\w-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi

function safeAttributes(written: string): string {
  const kept: string[] = []
  for (const [, name = '', double, single, bare] of written.matchAll(attribute)) {
    const small = name.toLowerCase()
    const value = decodeEntities(double ?? single ?? bare ?? '')
    if (plainAttributes.has(small)) kept.push(` ${small}="${escapeHtml(value)}"`)
    if (!addressAttributes.has(small)) continue
    const address = safeAddress(value)
    if (address !== undefined) kept.push(` ${small}="${escapeHtml(address)}"`)
  }
  return kept.join('')
}

/** HTML within Markdown: what is allowed is written anew, scripts and styles go with what they hold, the rest is shown as text. */
export function safeHtml(html: string): string {
  const bare = html
    .replaceAll(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replaceAll(
      /<(script|style|title|textarea|xmp|iframe|noembed|noframes|plaintext|noscript|template|svg|math)\b[\s\S]*?(?:<\/\1\s*>|$)/gi,
      '',
    )
  let safe = ''
  let from = 0
  for (const { 0: tag, 1: slash, 2: name = '', 3: attributes = '', index } of bare.matchAll(
    /<(\/?)([a-z][a-z\d]*)((?:\s+[^<>]*?)?)\s*\/?>/gi,
  )) {
    const small = name.toLowerCase()
    safe += escapeMarks(bare.slice(from, index))
    if (!allowed.has(small)) safe += escapeHtml(tag)
    else safe += slash ? `</${small}>` : `<${small}${safeAttributes(attributes)}>`
    from = index + tag.length
  }
  return safe + escapeMarks(bare.slice(from))
}

export interface OutlineEntry {
  level: number
  text: string
}

export interface Rendered {
  html: string
  outline: OutlineEntry[]
  tasks: { done: number; all: number }
  /** Raw HTML that was not taken over. */
  removed: number
}

/** The reader of Markdown: CommonMark with the tables, tasks, strikethrough and plain addresses of GitHub. */
export function markdownReader(): Marked {
  return new Marked({ gfm: true, breaks: false, async: false })
}

/** `---` … `---` at the very start, as static sites write it. */
const frontMatter = /^---[ \t]*\r?\n([\s\S]*?)\r?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/

function frontMatterTable(lines: string): string {
  const rows = lines.split(/\r?\n/).flatMap((line) => {
    const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
    return name === undefined ? [] : [`<tr><th>${escapeHtml(name)}</th><td>${escapeHtml(value ?? '')}</td></tr>`]
  })
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>\n`
}

/** Quotes or lists lie in each other deeper than anybody reads. */
export class NestedTooDeeply extends Error {
  override readonly name = 'NestedTooDeeply'
}

function parsed(reader: Marked, markdown: string): string {
  try {
    return reader.parse(markdown, { async: false })
  } catch (error) {
    // The library calls itself for each level.
    if (error instanceof RangeError) throw new NestedTooDeeply('the stack is full')
    throw error
  }
}

/** Markdown as HTML that holds no script, no handler and no address that runs one, with what is added. Throws NestedTooDeeply. */
export function renderMarkdown(markdown: string, added: readonly MarkedExtension[] = []): Rendered {
  const reader = markdownReader()
  reader.use(...added)
  const outline: OutlineEntry[] = []
  const tasks = { done: 0, all: 0 }
  let removed = 0
  reader.use({
    renderer: {
      html({ text }: Tokens.HTML | Tokens.Tag) {
        const safe = safeHtml(text)
        if (/<(?:script|style|iframe|object|embed|svg|form|input|link|meta|base)\b|\bon\w+\s*=/i.test(text)) removed++
        return safe
      },
      link({ href, title, tokens }: Tokens.Link) {
        const text = this.parser.parseInline(tokens)
        const address = safeAddress(href)
        if (address === undefined) return text
        const titled = title ? ` title="${escapeHtml(decodeEntities(title))}"` : ''
        return `<a href="${escapeHtml(encoded(address))}"${titled}>${text}</a>`
      },
      image({ href, title, text, tokens }: Tokens.Image) {
        const address = safeAddress(href)
        const plain = tokens ? this.parser.parseInline(tokens, this.parser.textRenderer) : text
        const alt = escapeHtml(decodeEntities(plain))
        if (address === undefined) return alt
        const titled = title ? ` title="${escapeHtml(decodeEntities(title))}"` : ''
        return `<img src="${escapeHtml(encoded(address))}" alt="${alt}"${titled}>`
      },
    },
    walkTokens(token) {
      if (token.type === 'heading')
        outline.push({ level: (token as Tokens.Heading).depth, text: (token as Tokens.Heading).text })
      if (token.type === 'list_item' && (token as Tokens.ListItem).task) {
        tasks.all++
        if ((token as Tokens.ListItem).checked) tasks.done++
      }
    },
  })
  const head = frontMatter.exec(markdown)
  const body = head ? markdown.slice(head[0].length) : markdown
  const html = parsed(reader, body)
  return { html: (head ? frontMatterTable(head[1] ?? '') : '') + html, outline, tasks, removed }
}

/** How a previewed or saved page looks; no file is needed for it. */
export const pageStyle =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:1rem;color:#1f2328;background:#fff;overflow-wrap:anywhere}h1,h2{border-bottom:1px solid #d1d9e0;padding-bottom:.3em}h1,h2,h3,h4{line-height:1.25;margin:1.5em 0 .7em}pre{background:#f6f8fa;padding:1rem;overflow:auto;border-radius:6px}code{font:85%/1.5 ui-monospace,monospace;background:#f6f8fa;padding:.15em .35em;border-radius:4px}pre code{padding:0;background:none}table{border-collapse:collapse;display:block;overflow:auto}th,td{border:1px solid #d1d9e0;padding:.35em .8em}blockquote{margin:0;padding:0 1em;color:#59636e;border-left:.25em solid #d1d9e0}img{max-width:100%}li:has(>input[type=checkbox]){list-style:none;margin-left:-1.4em}'

/** A whole page of HTML that runs no script. */
export function wholePage(html: string, title: string): string {
  return `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width">\n<meta http-equiv="Content-Security-Policy" content="script-src 'none'; object-src 'none'; base-uri 'none'">\n<title>${escapeHtml(title)}</title>\n<style>${pageStyle}</style>\n</head>\n<body>\n${html}</body>\n</html>\n`
}
