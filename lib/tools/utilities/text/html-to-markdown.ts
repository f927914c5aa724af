import { filesByName } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  htmlToMarkdownMessages as says,
  htmlToMarkdownSample,
  type HtmlToMarkdownAnswer,
  type HtmlToMarkdownOptions,
  type HtmlToMarkdownQuestion,
  type HtmlToMarkdownReport,
  type MarkdownOfFile,
} from './html-to-markdown.messages'

type Options = Omit<HtmlToMarkdownOptions, 'base'> & { view: keyof typeof says.views }
type Converting = Work<Options, Readonly<Record<'text' | 'base', string>>, HtmlToMarkdownAnswer, HtmlToMarkdownQuestion>
type Done = WorkFile<HtmlToMarkdownAnswer> & { answer: MarkdownOfFile }

const reportOf = ({ answer }: Pick<Converting, 'answer'>): HtmlToMarkdownReport | undefined =>
  answer?.kind === 'read' ? answer : undefined
const isDone = (file: WorkFile<HtmlToMarkdownAnswer>): file is Done => file.answer?.kind === 'file'

const optionsOf = ({ values, texts }: Pick<Converting, 'values' | 'texts'>): HtmlToMarkdownOptions => {
  const { view: _view, ...options } = values
  return { ...options, base: texts.base }
}

/** A question that only whoever holds the text answers. */
const whole = { askOpen: { ask: 'whole' } } as unknown as Content<HtmlToMarkdownQuestion>
const contentOf = (work: Converting) => ((reportOf(work)?.lines ?? 0) > 0 ? whole : undefined)
const markdownName = (name: string) => `${name.replace(/\.\w+$/, '')}.md`

function resultViews(work: Converting): View[] {
  const report = reportOf(work)
  if (!report || work.values.view === 'code' || report.lines === 0) return codeViews(report, says.words)
  return [
    ...codeViews({ ...report, lines: 0 }, says.words),
    report.page === undefined
      ? { kind: 'note', says: says.tooLong }
      : { kind: 'page', label: says.preview, html: report.page },
  ]
}

function besideViews(work: Converting): View[] {
  const report = reportOf(work)
  if (!report) return []
  return [
    ...(report.isBaseBad ? [{ kind: 'note', under: 'base', tone: 'bad', says: says.badBase } as const] : []),
    ...(report.images.length > 0
      ? [
          {
            kind: 'table',
            label: says.imagesTitle,
            isTitled: true,
            columns: says.imageColumns,
            rows: report.images,
          } as const,
        ]
      : []),
  ]
}

function fileViews(file: WorkFile<HtmlToMarkdownAnswer>): View[] {
  if (!isDone(file)) return []
  const items = file.answer.warnings.map((sentence) => ({ says: sentence }))
  return [{ kind: 'warnings', label: says.noticesOf(file.name), items }]
}

const refining = { refines: true } as const

export default defineWorkbench({
  worker: worker<HtmlToMarkdownQuestion, HtmlToMarkdownAnswer>('html-to-markdown'),
  options: {
    content: choice('Take', { options: says.contents, initial: 'page', as: 'buttons' }),
    headings: choice('Headings', { options: says.headings, initial: 'atx' }),
    code: choice('Code', { options: says.codes, initial: 'backticks', as: 'menu', ...refining }),
    links: choice('Links', { options: says.links, initial: 'inline' }),
    frontMatter: toggle('Front matter with title, author and date', {}),
    bullet: choice('Sign of lists', { options: says.bullets, initial: '-', ...refining }),
    breaks: choice('Line breaks', { options: says.breaks, initial: 'backslash', ...refining }),
    images: choice('Pictures', { options: says.images, initial: 'kept', ...refining }),
    others: choice('What Markdown has no sign for', { options: says.others, initial: 'html', ...refining }),
    view: choice('View', { options: says.views, initial: 'code', as: 'buttons' }),
  },
  panels: [
    { at: 'top', fields: ['content'] },
    {
      at: 'inputs',
      label: 'How it is written',
      fields: ['headings', 'links', 'frontMatter', 'code', 'bullet', 'breaks', 'images', 'others'],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'HTML, or text copied from a page',
      help: 'What you copy from a web page, Word or Google Docs is pasted with its headings, lists and links.',
      placeholder: 'Paste here, or drop an HTML file',
      height: 'tall',
      example: htmlToMarkdownSample,
      takes: { text: {} },
      pastesHtml: true,
      holds: {
        accept: '.html,.htm,.xhtml,.txt,text/html,application/xhtml+xml,text/plain',
        pasted: 'pasted.html',
        wraps: true,
        above: 1_000_000,
      },
    },
    base: {
      kind: 'text',
      label: 'Address of the page',
      help: 'Completes links such as /about.',
      placeholder: 'https://example.com/page',
      height: 'line',
    },
    files: {
      kind: 'files',
      label: 'Several files at once',
      button: 'Choose HTML files',
      accept: '.html,.htm,.xhtml',
      folders: true,
      verb: 'Convert',
      stopped: 'This file was not converted.',
      follows: 'file',
    },
  },
  resultLabel: 'Result',
  isBeside: true,
  asking: says.working,
  ask(given): HtmlToMarkdownQuestion | undefined {
    const source = given.opened.text ?? given.texts.text
    return source === '' ? undefined : { ask: 'read', source, ...optionsOf(given) }
  },
  askOf: (file, given): HtmlToMarkdownQuestion => ({ ask: 'file', file, ...optionsOf(given) }),
  views: (work) => [
    ...resultViews(work),
    ...besideViews(work),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, fileViews(file)])) },
  ],
  takeAway: {
    copy: { kind: 'copy', label: 'Copy Markdown', done: says.copied, of: contentOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened }) => markdownName(opened.text?.name ?? 'document.html'),
      type: 'text/markdown',
      of: contentOf,
    },
    zip: {
      kind: 'zip',
      label: 'Save all files (ZIP)',
      file: 'markdown.zip',
      files(work) {
        const done = work.files.filter(isDone)
        if (done.length === 0) return { 'none.md': undefined }
        return filesByName(done.map(({ name, answer }) => [markdownName(name), answer.markdown]))
      },
    },
    next: { kind: 'carry', gives: 'text', leadsTo: ['markdown-to-html', 'markdown-preview'], of: contentOf },
  },
  controls: [
    {
      label: 'HTML',
      help: 'Typed, opened, or pasted from a page or a word processor, up to 20 MB; or any number of files.',
    },
    { label: 'Take', help: 'All of the page, or its article without menus and advertisements.' },
    { label: 'How it is written', help: 'Headings, code, links and front matter as your other files have them.' },
    { label: 'Address of the page', help: 'Links and pictures get their whole address.' },
  ],
  results: [
    { label: 'Markdown, and how it reads', kind: 'value' },
    { label: 'Pictures with their addresses and texts', kind: 'table' },
    { label: 'Tables that stay HTML, links that run code', kind: 'verdict' },
    { label: 'A ZIP of all files', kind: 'value' },
  ],
  formula:
    'Reads HTML into the tree that browsers make of it and writes each element in the signs of CommonMark and GitHub, with a backslash before whatever would be read as a sign',
  limits: [
    'Attributes such as classes, ids and styles are left out.',
    'A bare address in the text becomes a link where Markdown is read as on GitHub.',
    'Emphasis within emphasis of its kind is written once; empty paragraphs, links and quotes go.',
    'A list of one item with one paragraph is written without the paragraph.',
    'The main text is found by its look; a page of short pieces may have none.',
  ],
  sources: [
    { title: 'CommonMark Spec 0.31.2', href: 'https://spec.commonmark.org/0.31.2/' },
    { title: 'GitHub Flavored Markdown Spec', href: 'https://github.github.com/gfm/' },
    { title: 'WHATWG HTML: Parsing HTML documents', href: 'https://html.spec.whatwg.org/multipage/parsing.html' },
    { title: 'Mozilla Readability', href: 'https://github.com/mozilla/readability' },
  ],
  abilities: ['save', 'print'],
})
