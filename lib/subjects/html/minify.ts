import { minify, type MinifierOptions } from 'html-minifier-next'

export interface HtmlSettings {
  level: 'safe' | 'strong'
  keepsComments: boolean
  styles: boolean
  scripts: boolean
}

export type MinifiedHtml =
  | { kind: 'minified'; text: string; unread: string[] }
  | { kind: 'fault'; offset: number; reason: string }

/** Templates within HTML, which are copied as they are. */
const templates = [/<%[\s\S]*?%>/, /<\?[\s\S]*?\?>/, /\{\{[\s\S]*?\}\}/, /\{%[\s\S]*?%\}/, /\{#[\s\S]*?#\}/]

/** Elements in which white space is content, to their ends. */
const asWritten = [/<pre\b[\s\S]*?<\/pre\s*>/i, /<textarea\b[\s\S]*?<\/textarea\s*>/i]

const safe: MinifierOptions = {
  collapseWhitespace: true,
  conservativeCollapse: true,
  collapseBooleanAttributes: true,
  keepClosingSlash: true,
  decodeEntities: false,
}

const strong: MinifierOptions = {
  collapseWhitespace: true,
  collapseBooleanAttributes: true,
  removeAttributeQuotes: true,
  removeOptionalTags: true,
  removeRedundantAttributes: true,
  useShortDoctype: true,
  sortAttributes: false,
}

const hasTemplate = (text: string) => templates.some((one) => one.test(text)) || text.includes('uid')

/** A style sheet or the value of a style attribute without comments and needless white space; rules are neither merged nor moved. */
async function smallStyles(text: string, isInline: boolean): Promise<string | undefined> {
  const { parse, generate } = await import('css-tree')
  let isWhole = true
  const tree = parse(text, {
    context: isInline ? 'declarationList' : 'stylesheet',
    onParseError: () => void (isWhole = false),
  })
  return isWhole ? generate(tree) : undefined
}

/** A script made smaller with its names as they are outside functions; undefined where it cannot be read. */
async function smallScript(text: string): Promise<string | undefined> {
  const { minify: minifyScript } = await import('terser')
  try {
    const { code } = await minifyScript(text, {
      compress: { defaults: false, dead_code: false },
      mangle: true,
      format: { comments: 'some' },
    })
    return code
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return undefined
  }
}

/** Characters that the library quotes before the place that it could not read. */
const quotedBefore = 50

/** The place that the library names, in the text as it was given; its own copy may be shorter before it, and then the quote is looked for. */
function placeOf(html: string, message: string): number {
  const [, line = '1', column = '1', quote = ''] =
    /^Parse error at line (\d+), column (\d+):\n(.*)/s.exec(message) ?? []
  const lines = html.split('\n').slice(0, Number(line) - 1)
  const named = lines.reduce((sum, { length }) => sum + length + 1, Number(column) - 1)
  const plain = html.replaceAll('\n', ' ')
  const isNamed = (at: number) => plain.startsWith(quote.slice(0, quotedBefore), Math.max(0, at - quotedBefore))
  if (quote !== '' && isNamed(named)) return named
  const found = plain.indexOf(quote.slice(0, quotedBefore))
  return quote === '' || found < 0 ? 0 : Math.min(found + quotedBefore, html.length)
}

/**
 * Makes a page smaller with the library html-minifier-next. Safe: runs of white space become one space, comments go, nothing else changes
 * what a reader or a style sheet can see. Strong: also white space beside blocks, quotes and tags that HTML lets one leave out. Code of
 * templates, conditional comments and those that begin with `!` stay. Styles and scripts that cannot be read stay as they are and are
 * named in `unread`.
 */
export async function minifyHtml(
  html: string,
  { level, keepsComments, styles, scripts }: HtmlSettings,
): Promise<MinifiedHtml> {
  const unread: string[] = []
  const keep = (text: string) => {
    unread.push(text.trim().slice(0, 60))
    return text
  }
  try {
    const text = await minify(html, {
      ...(level === 'strong' ? strong : safe),
      removeComments: !keepsComments,
      ignoreCustomFragments: [...templates, ...asWritten],
      ignoreCustomComments: [/^!/, /^\s*\[if\b/, /\[endif\]\s*$/, /^\s*#/, /^\s*\/?ko\b/],
      ...(styles && {
        minifyCSS: async (text: string, type?: string) =>
          hasTemplate(text) ? text : ((await smallStyles(text, type === 'inline')) ?? keep(text)),
      }),
      ...(scripts && {
        minifyJS: async (text: string, isInline?: boolean) =>
          isInline || hasTemplate(text) ? text : ((await smallScript(text)) ?? keep(text)),
      }),
    })
    return { kind: 'minified', text, unread }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const offset = placeOf(html, error.message)
    const isPlace = error.message.startsWith('Parse error at line')
    const reason = isPlace ? html.slice(offset, offset + 60) : error.message.slice(0, 160)
    return { kind: 'fault', offset, reason: reason.replace(/\s+/g, ' ') }
  }
}
