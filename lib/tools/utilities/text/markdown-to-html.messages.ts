import type { CodeReport } from '@/lib/kits/app/code-report'
import { counted } from '@/lib/messages/counted'
import type { ConvertOptions } from '@/lib/subjects/markdown/convert'
import type { Theme } from '@/lib/subjects/markdown/themes'

export const markdownToHtmlSample = `# Release 2.4

The importer now reads "quoted" columns -- and says what it skipped[^1].

## What changed

| Area | Before | Now |
| :--- | ---: | ---: |
| Rows a second | 8,000 | 41,000 |
| Memory | 900 MB | 120 MB |

1. Stop the service.
2. Run the update:

\`\`\`sh
# takes a minute
update --keep-settings 2.4
\`\`\`

See the [installation notes](install.md#linux). :rocket:

[^1]: Skipped rows are listed in \`skipped.csv\`.
`

const outputs = { fragment: 'Fragment', page: 'Whole page', email: 'Email, styles inline' }
const writings = { html: 'HTML', xml: 'XHTML', small: 'Minified' }
const themes: Record<Theme, string> = { plain: 'Plain', letter: 'Letter', dark: 'Dark' }

export const markdownToHtmlMessages = {
  outputs,
  writings,
  themes,
  views: { code: 'HTML', page: 'Page' },
  words: { waiting: 'Paste Markdown, and its HTML appears here.', output: 'HTML', notices: 'What to know' },
  noticesOf: (file: string) => `What to know of ${file}`,
  done: (words: string) => `Converted: ${words}`,
  figures: { headings: 'Headings', notes: 'Footnotes', size: 'Size', before: 'Size before' },
  removed: (count: number) =>
    `${counted(count, 'piece of HTML holds', 'pieces of HTML hold')} scripts, forms or handlers, which were left out.`,
  missingNotes: (names: string) => `No text stands for these footnotes: ${names}.`,
  unusedNotes: (names: string) => `Nothing refers to these footnotes, so they are left out: ${names}.`,
  repeatedIds: (count: number) =>
    `${counted(count, 'heading has', 'headings have')} the words of another one; the id got a number, as on GitHub.`,
  plainLanguages: (names: string) => `Code in ${names} is not coloured.`,
  rewritten: (count: number) => `${counted(count, 'link leads', 'links lead')} to .html instead of .md.`,
  badLanguage: (tag: string) => `“${tag}” is no language tag such as en or pt-BR, and was left out.`,
  noLanguage:
    'The page names no language. Write one under “Language of the page”, so that screen readers speak it right.',
  tooNested: 'Quotes or lists lie too deep in each other to be set.',
  tooLong: 'The page is too long to be shown here. Save it and open it.',
  untitled: 'Document',
  preview: 'The page',
  tooLarge: 'Files of up to 10 MB are read.',
  notText: 'This file is not UTF-8 or UTF-16 text. Save it as UTF-8 and open it again.',
  working: 'Converting',
  copied: 'Copied the HTML.',
  filesDone: (count: number) => `${counted(count, 'file', 'files')} converted`,
}

export interface HtmlOptions extends ConvertOptions {
  output: keyof typeof outputs
  writing: keyof typeof writings
  theme: Theme
  /** Of the page, as a BCP 47 tag. */
  lang: string
}

export type MarkdownToHtmlQuestion =
  | ({ ask: 'read'; source: string | Blob } & HtmlOptions)
  | ({ ask: 'file'; file: File } & HtmlOptions)

export interface MarkdownToHtmlReport extends CodeReport {
  kind: 'read'
  /** A whole page to look at; undefined where it is too long. */
  page: string | undefined
}

export interface MarkdownFileReport {
  kind: 'file'
  html: Blob
  warnings: readonly string[]
}

export type MarkdownToHtmlAnswer = MarkdownToHtmlReport | MarkdownFileReport
