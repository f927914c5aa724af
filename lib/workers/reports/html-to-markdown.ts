import { escapeHtml } from '@/lib/base/text/escape-html'
import { whole } from '@/lib/messages/counted'
import { convertMarkdown } from '@/lib/subjects/markdown/convert'
import { markdownOf, type WrittenMarkdown } from '@/lib/subjects/markdown/from-html'
import { readHtml, type PageHead, type ReadHtml } from '@/lib/subjects/markdown/html-tree'
import { mainText } from '@/lib/subjects/markdown/main-text'
import { NestedTooDeeply } from '@/lib/subjects/markdown/render'
import { styleSheet } from '@/lib/subjects/markdown/themes'
import {
  htmlToMarkdownMessages as says,
  type HtmlToMarkdownOptions,
  type HtmlToMarkdownReport,
} from '@/lib/tools/utilities/text/html-to-markdown.messages'
import { TaskRefusal } from '@/lib/workers/define-task'

const shownImages = 100
/** Characters of Markdown that are shown as a page. */
const longestShown = 500_000

interface Made extends WrittenMarkdown {
  warnings: string[]
  isBaseBad: boolean
}

const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** The page, or its main text with what the library says of it. */
function readPart(html: string, content: HtmlToMarkdownOptions['content']): { read: ReadHtml; hasMain: boolean } {
  const read = readHtml(html)
  const main = content === 'main' ? mainText(html) : undefined
  if (!main) return { read, hasMain: content === 'page' }
  const { head, isOffice } = read
  const { title, author, date, description } = main
  return {
    read: {
      body: readHtml(main.html).body,
      isOffice,
      head: {
        ...head,
        title: head.title || title,
        author: head.author || author,
        date: head.date || date,
        description: head.description || description,
      },
    },
    hasMain: true,
  }
}

/** What the head of a page says, as YAML between two lines. A string of JSON is one of YAML too. */
function frontMatterOf({ title, author, date, description, lang, canonical }: PageHead): string {
  const lines = Object.entries({ title, author, date, description, lang, source: canonical })
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return lines.length === 0 ? '' : `---\n${lines.join('\n')}\n---\n\n`
}

/** Converts one text. */
function made(html: string, { content, frontMatter, ...writing }: HtmlToMarkdownOptions): Made {
  try {
    const { read, hasMain } = readPart(html.replace(/^\ufeff/, ''), content)
    const base = writing.base.trim()
    const isBaseBad = base !== '' && !isAddress(base)
    const written = markdownOf(read, { ...writing, base: isBaseBad ? '' : base })
    const { headless, htmlTables, unsafeLinks, images } = written
    const embedded = writing.images === 'kept' ? images.filter(({ src }) => src.startsWith('data:')).length : 0
    const warnings = [
      ...(hasMain ? [] : [says.noMain]),
      ...(htmlTables > 0 ? [says.htmlTables(htmlTables)] : []),
      ...(headless > 0 ? [says.headless(headless)] : []),
      ...(unsafeLinks > 0 ? [says.unsafe(unsafeLinks)] : []),
      ...(embedded > 0 ? [says.embedded(embedded)] : []),
    ]
    const text = written.text === '' || !frontMatter ? written.text : frontMatterOf(read.head) + written.text
    return { ...written, text, warnings, isBaseBad }
  } catch (error) {
    if (error instanceof RangeError) throw new TaskRefusal(says.tooNested)
    throw error
  }
}

/** Converts one file. */
export function markdownOfFile(html: string, options: HtmlToMarkdownOptions): { markdown: string; warnings: string[] } {
  const { text, warnings, isBaseBad } = made(html, options)
  return { markdown: text, warnings: isBaseBad ? [...warnings, says.badBase] : warnings }
}

const readBack = {
  headingIds: false,
  contents: false,
  footnotes: false,
  emoji: false,
  smart: false,
  colours: true,
  breaks: false,
  rewritesLinks: false,
}

/** Pictures of other hosts are not fetched: what stands for them is shown. */
const withoutPictures = (html: string) =>
  html.replaceAll(/<img\b(?![^>]*\ssrc="data:)[^>]*>/g, (image) => `[${/\salt="([^"]*)"/.exec(image)?.[1] ?? ''}]`)

/** The result as another reader of Markdown sees it. */
function preview(markdown: string): string | undefined {
  if (markdown.length > longestShown) return undefined
  try {
    const { html } = convertMarkdown(markdown.replace(/^---\n[\s\S]*?\n---\n/, ''), readBack)
    return `<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n<title>${escapeHtml(says.preview)}</title>\n<style>\n${styleSheet('plain')}\n</style>\n</head>\n<body>\n${withoutPictures(html)}\n</body>\n</html>\n`
  } catch (error) {
    if (error instanceof NestedTooDeeply) return undefined
    throw error
  }
}

/** Converts one text and says what to know of it. */
export function htmlToMarkdownReport(
  html: string,
  options: HtmlToMarkdownOptions,
): Omit<HtmlToMarkdownReport, 'lines'> & { text: string } {
  const { text, warnings, images, headings, links, tables, isBaseBad } = made(html, options)
  const isEmpty = text.trim() === ''
  return {
    kind: 'read',
    verdict: isEmpty ? { tone: 'warn', says: says.nothing } : { tone: 'good', says: says.done },
    findings: [],
    warnings: [...warnings, ...(images.length > shownImages ? [says.moreImages(images.length - shownImages)] : [])],
    text,
    page: isEmpty ? undefined : preview(text),
    images: images.slice(0, shownImages).map(({ src, alt, title }) => [src.slice(0, 300), alt, title] as const),
    isBaseBad,
    figures: isEmpty
      ? []
      : [
          { label: says.figures.words, text: whole(text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0) },
          { label: says.figures.headings, text: whole(headings) },
          { label: says.figures.links, text: whole(links) },
          { label: says.figures.images, text: whole(images.length) },
          { label: says.figures.tables, text: whole(tables) },
        ],
  }
}
