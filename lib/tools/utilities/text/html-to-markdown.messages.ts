import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import type { MarkdownWriting } from '@/lib/subjects/markdown/from-html'

export const htmlToMarkdownSample = `<!doctype html>
<html lang="en">
<head>
  <title>Sourdough in two days</title>
  <meta name="author" content="Ada Miller">
</head>
<body>
<nav><a href="/">Home</a> <a href="/recipes">Recipes</a></nav>
<article>
<h1>Sourdough in two days</h1>
<p>Begin on <strong>Friday evening</strong>; the loaf is ready on <em>Sunday</em>. See the <a href="/starter" title="Feeding a starter">starter</a> first.</p>
<h2>What you need</h2>
<table>
<thead><tr><th>Ingredient</th><th align="right">Grams</th></tr></thead>
<tbody><tr><td>Flour</td><td align="right">500</td></tr><tr><td>Water | 28 °C</td><td align="right">350</td></tr></tbody>
</table>
<ol><li>Mix, and wait an hour.<ul><li>No salt yet.</li></ul></li><li>Fold four times.</li></ol>
<pre><code class="language-sh">oven --preheat 250
</code></pre>
<p><img src="/loaf.jpg" alt="The loaf, cut"></p>
</article>
<footer>Impressum</footer>
</body>
</html>
`

export const htmlToMarkdownMessages = {
  contents: { page: 'Whole page', main: 'Main text' },
  headings: { atx: '## Signs before', setext: 'Underlined' },
  codes: { backticks: '``` Backticks', tildes: '~~~ Tildes', indented: 'Indented' },
  links: { inline: 'In the text', referenced: 'Listed at the end' },
  bullets: { '-': '-', '*': '*', '+': '+' },
  breaks: { backslash: 'Backslash', spaces: 'Two spaces' },
  images: { kept: 'Kept', dropped: 'Left out' },
  others: { html: 'Kept as HTML', text: 'Text alone' },
  views: { code: 'Markdown', page: 'Preview' },
  words: {
    waiting: 'Paste HTML or text from a page, and its Markdown appears here.',
    output: 'Markdown',
    notices: 'What to know',
  },
  noticesOf: (file: string) => `What to know of ${file}`,
  done: 'Converted to Markdown',
  nothing: 'Nothing that is shown stands in this HTML.',
  noMain: 'No main text was found on this page, so all of it is converted.',
  htmlTables: (count: number) =>
    `${counted(count, 'table holds', 'tables hold')} lists, other tables or cells over several columns. Markdown cannot, so HTML stands there.`,
  headless: (count: number) =>
    `${counted(count, 'table has', 'tables have')} no head. Markdown needs one, so the first row became it.`,
  unsafe: (count: number) =>
    `${counted(count, 'link runs', 'links run')} code. Their text stays, the address is left out.`,
  embedded: (count: number) =>
    `${counted(count, 'picture lies', 'pictures lie')} in the text itself as data. Leave pictures out, or save them as files first.`,
  badBase: 'This is no whole address such as https://example.com/page, so links stay as they are.',
  imagesTitle: 'Pictures',
  imageColumns: ['Address', 'Stands for it', 'Title'],
  moreImages: (count: number) => `${counted(count, 'more picture is', 'more pictures are')} not listed.`,
  figures: { headings: 'Headings', links: 'Links', images: 'Pictures', tables: 'Tables', words: 'Words' },
  preview: 'The Markdown as a page',
  tooLong: 'The result is too long to be shown as a page. Save it and open it elsewhere.',
  tooNested: 'Elements lie too deep in each other to be read.',
  tooLarge: 'Files of up to 20 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied the Markdown.',
}

export interface HtmlToMarkdownOptions extends MarkdownWriting {
  content: 'page' | 'main'
  frontMatter: boolean
}

export type HtmlToMarkdownQuestion =
  | ({ ask: 'read'; source: string | Blob } & HtmlToMarkdownOptions)
  | ({ ask: 'file'; file: File } & HtmlToMarkdownOptions)

export interface HtmlToMarkdownReport extends CodeReport {
  kind: 'read'
  /** A whole page to look at; undefined where it is too long. */
  page: string | undefined
  images: readonly (readonly [string, string, string])[]
  isBaseBad: boolean
}

export interface MarkdownOfFile {
  kind: 'file'
  markdown: Blob
  warnings: readonly string[]
}

export type HtmlToMarkdownAnswer = HtmlToMarkdownReport | MarkdownOfFile
