import { escapeHtml } from '@/lib/base/text/escape-html'
import { whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { rewriteHtml } from '@/lib/subjects/html/write'
import { convertMarkdown, type Converted } from '@/lib/subjects/markdown/convert'
import { NestedTooDeeply } from '@/lib/subjects/markdown/render'
import { styleSheet, stylesOf } from '@/lib/subjects/markdown/themes'
import {
  markdownToHtmlMessages as says,
  type HtmlOptions,
  type MarkdownToHtmlReport,
} from '@/lib/tools/utilities/text/markdown-to-html.messages'
import { TaskRefusal } from '@/lib/workers/define-task'

const languageTag = /^[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8})*$/
/** Characters of a page that is shown. */
const longestShown = 1_000_000
const utf8 = new TextEncoder()
const sizeOf = (text: string) => sizeInWords(utf8.encode(text).length)

function converted(markdown: string, options: HtmlOptions): Converted {
  try {
    return convertMarkdown(markdown, options)
  } catch (error) {
    if (error instanceof NestedTooDeeply) throw new TaskRefusal(says.tooNested)
    throw error
  }
}

/** A whole document around a body that is written already. */
function documentOf(body: string, title: string, { output, writing, theme, lang }: HtmlOptions): string {
  const isXml = writing === 'xml'
  const close = isXml ? ' />' : '>'
  const tag = languageTag.test(lang) ? ` lang="${lang}"${isXml ? ` xml:lang="${lang}"` : ''}` : ''
  const style = output === 'page' ? [`<style>\n${styleSheet(theme)}\n</style>`] : []
  const bodyStyle = output === 'email' ? ` style="${escapeHtml(stylesOf(theme).body ?? '')}"` : ''
  const lines = [
    '<!DOCTYPE html>',
    `<html${isXml ? ' xmlns="http://www.w3.org/1999/xhtml"' : ''}${tag}>`,
    '<head>',
    `<meta charset="utf-8"${close}`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"${close}`,
    `<title>${escapeHtml(title)}</title>`,
    ...style,
    '</head>',
    `<body${bodyStyle}>`,
    body.trimEnd(),
    '</body>',
    '</html>',
  ]
  return writing === 'small' ? lines.join('').replace(/\n(?=[^<]*\{|<\/style>)/g, '') : `${lines.join('\n')}\n`
}

function written({ html, title = says.untitled }: Converted, options: HtmlOptions): string {
  const { output, writing, theme } = options
  const isPlain = writing === 'html' && output !== 'email'
  const body = isPlain
    ? html
    : rewriteHtml(html, {
        isXml: writing === 'xml',
        isSmall: writing === 'small',
        ...(output === 'email' && { styles: stylesOf(theme) }),
      })
  return output === 'fragment' ? body : documentOf(body, title, options)
}

const listed = (names: readonly string[]) => names.slice(0, 10).join(', ') + (names.length > 10 ? ', …' : '')

function warningsOf(result: Converted, { output, lang }: HtmlOptions): string[] {
  const { removed, missingNotes, unusedNotes, repeatedIds, plainLanguages, rewritten } = result
  return [
    ...(removed > 0 ? [says.removed(removed)] : []),
    ...(missingNotes.length > 0 ? [says.missingNotes(listed(missingNotes))] : []),
    ...(unusedNotes.length > 0 ? [says.unusedNotes(listed(unusedNotes))] : []),
    ...(repeatedIds > 0 ? [says.repeatedIds(repeatedIds)] : []),
    ...(plainLanguages.length > 0 ? [says.plainLanguages(listed(plainLanguages))] : []),
    ...(rewritten > 0 ? [says.rewritten(rewritten)] : []),
    ...(output === 'fragment' || languageTag.test(lang)
      ? []
      : [lang === '' ? says.noLanguage : says.badLanguage(lang)]),
  ]
}

/** Converts one text. */
export function htmlOf(markdown: string, options: HtmlOptions): { html: string; warnings: string[] } {
  const given = { ...options, lang: options.lang.trim() }
  const result = converted(markdown.replace(/^\ufeff/, ''), given)
  return { html: written(result, given), warnings: warningsOf(result, given) }
}

/** Converts one text and says what to know of it. */
export function markdownToHtmlReport(
  markdown: string,
  options: HtmlOptions,
): Omit<MarkdownToHtmlReport, 'lines'> & { text: string } {
  const given = { ...options, lang: options.lang.trim() }
  const result = converted(markdown.replace(/^\ufeff/, ''), given)
  const text = written(result, given)
  const shown = options.output === 'fragment' ? documentOf(result.html, '', { ...given, output: 'page' }) : text
  const isShown = shown.length <= longestShown
  return {
    kind: 'read',
    verdict: { tone: 'good', says: says.done(`${says.outputs[options.output]}, ${says.writings[options.writing]}`) },
    findings: [],
    warnings: warningsOf(result, given),
    text,
    page: isShown ? shown : undefined,
    figures: [
      { label: says.figures.headings, text: whole(result.headings) },
      ...(result.footnotes > 0 ? [{ label: says.figures.notes, text: whole(result.footnotes) }] : []),
      { label: says.figures.size, text: sizeOf(text) },
      { label: says.figures.before, text: sizeOf(markdown) },
    ],
  }
}
