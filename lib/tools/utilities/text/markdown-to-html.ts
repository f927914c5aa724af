import { filesByName } from '@/lib/families/written-texts/page-parts'
import { codeViews } from '@/lib/kits/app/code-report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Content, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import {
  markdownToHtmlMessages as says,
  markdownToHtmlSample,
  type HtmlOptions,
  type MarkdownFileReport,
  type MarkdownToHtmlAnswer,
  type MarkdownToHtmlQuestion,
  type MarkdownToHtmlReport,
} from './markdown-to-html.messages'

type Options = Omit<HtmlOptions, 'lang'> & { view: keyof typeof says.views }
type Converting = Work<Options, Readonly<Record<'text' | 'lang', string>>, MarkdownToHtmlAnswer, MarkdownToHtmlQuestion>
type Done = WorkFile<MarkdownToHtmlAnswer> & { answer: MarkdownFileReport }

const reportOf = ({ answer }: Pick<Converting, 'answer'>): MarkdownToHtmlReport | undefined =>
  answer?.kind === 'read' ? answer : undefined
const isDone = (file: WorkFile<MarkdownToHtmlAnswer>): file is Done => file.answer?.kind === 'file'

const optionsOf = ({ values, texts }: Pick<Converting, 'values' | 'texts'>): HtmlOptions => {
  const { view: _view, ...options } = values
  return { ...options, lang: texts.lang }
}

/** A question that only whoever holds the text answers. */
const whole = { askOpen: { ask: 'whole' } } as unknown as Content<MarkdownToHtmlQuestion>
const contentOf = (work: Converting) => ((reportOf(work)?.lines ?? 0) > 0 ? whole : undefined)

const htmlName = (name: string) => `${name.replace(/\.\w+$/, '')}.html`

function resultViews(work: Converting): View[] {
  const report = reportOf(work)
  if (!report || work.values.view === 'code') return codeViews(report, says.words)
  return [
    ...codeViews({ ...report, lines: 0 }, says.words),
    report.page === undefined
      ? { kind: 'note', says: says.tooLong }
      : { kind: 'page', label: says.preview, html: report.page },
  ]
}

function fileViews(file: WorkFile<MarkdownToHtmlAnswer>): View[] {
  if (!isDone(file)) return []
  return [
    {
      kind: 'warnings',
      label: says.noticesOf(file.name),
      items: file.answer.warnings.map((sentence) => ({ says: sentence })),
    },
  ]
}

const refining = { initial: true, refines: true } as const

export default defineWorkbench({
  worker: worker<MarkdownToHtmlQuestion, MarkdownToHtmlAnswer>('markdown-to-html'),
  options: {
    output: choice('Write', { options: says.outputs, initial: 'fragment', as: 'buttons' }),
    writing: choice('As', { options: says.writings, initial: 'html' }),
    theme: choice('Look', {
      options: says.themes,
      initial: 'plain',
      shownWhen: { field: 'output', is: ['page', 'email'] },
    }),
    contents: toggle('Table of contents', {}),
    headingIds: toggle('Ids for headings', refining),
    footnotes: toggle('Footnotes', refining),
    colours: toggle('Colour code', refining),
    emoji: toggle('Emoji by name, such as :rocket:', { refines: true }),
    smart: toggle('Quotes and dashes of print', { refines: true }),
    breaks: toggle('Every line end is a line break', { refines: true }),
    rewritesLinks: toggle('Links to .md files lead to .html', { refines: true }),
    view: choice('View', { options: says.views, initial: 'code', as: 'buttons' }),
  },
  panels: [
    { at: 'top', fields: ['output'] },
    {
      at: 'inputs',
      label: 'How it is read and written',
      fields: [
        'writing',
        'theme',
        'contents',
        'headingIds',
        'footnotes',
        'colours',
        'emoji',
        'smart',
        'breaks',
        'rewritesLinks',
      ],
    },
    { at: 'results', fields: ['view'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Markdown',
      placeholder: '# Write or paste here',
      height: 'tall',
      example: markdownToHtmlSample,
      takes: { text: {} },
      holds: {
        accept: '.md,.markdown,.mdown,.txt,text/markdown,text/plain',
        pasted: 'pasted.md',
        wraps: true,
        above: 1_000_000,
      },
    },
    lang: {
      kind: 'text',
      label: 'Language of the page',
      placeholder: 'en',
      height: 'line',
      shownWhen: { field: 'output', is: ['page', 'email'] },
    },
    files: {
      kind: 'files',
      label: 'Several files at once',
      button: 'Choose Markdown files',
      accept: '.md,.markdown,.mdown,.txt',
      folders: true,
      verb: 'Convert',
      stopped: 'This file was not converted.',
      follows: 'file',
    },
  },
  resultLabel: 'Result',
  asking: says.working,
  ask(given): MarkdownToHtmlQuestion | undefined {
    const source = given.opened.text ?? given.texts.text
    return source === '' ? undefined : { ask: 'read', source, ...optionsOf(given) }
  },
  askOf: (file, given): MarkdownToHtmlQuestion => ({ ask: 'file', file, ...optionsOf(given) }),
  views: (work) => [
    ...resultViews(work),
    { kind: 'files', of: Object.fromEntries(work.files.map((file) => [file.id, fileViews(file)])) },
  ],
  takeAway: {
    copy: { kind: 'copy', label: 'Copy HTML', done: says.copied, of: contentOf },
    save: {
      kind: 'save',
      label: 'Download',
      file: ({ opened }) => htmlName(opened.text?.name ?? 'document.md'),
      type: 'text/html',
      of: contentOf,
    },
    zip: {
      kind: 'zip',
      label: 'Save all files (ZIP)',
      file: 'html.zip',
      files: (work) => {
        const files = filesByName(work.files.filter(isDone).map(({ name, answer }) => [htmlName(name), answer.html]))
        return Object.keys(files).length === 0 ? { 'none.html': undefined } : files
      },
    },
    next: { kind: 'carry', gives: 'text', leadsTo: ['html-formatter', 'html-minifier'], of: contentOf },
  },
  controls: [
    { label: 'Markdown', help: 'Typed, pasted or opened, up to 10 MB; or any number of files.' },
    { label: 'Write', help: 'A fragment for an editor, a whole page, or a mail whose styles stand in the elements.' },
    { label: 'As', help: 'HTML, XHTML for what reads XML, or without white space.' },
    { label: 'What is read', help: 'Footnotes, names of emoji, quotes of print, line breaks, a table of contents.' },
  ],
  results: [
    { label: 'HTML, and how the page looks', kind: 'value' },
    { label: 'A ZIP of all files, links among them changed', kind: 'value' },
    { label: 'Scripts left out, footnotes without a text, headings with the same words', kind: 'verdict' },
  ],
  formula:
    'CommonMark with the tables, task lists, strikethrough and plain addresses of GitHub; HTML within it is taken over element by element from a list of harmless ones',
  limits: [
    'Seven examples of the CommonMark specification come out differently: entities inside addresses, and bare addresses, which become links as on GitHub.',
    'Formulas and diagrams stay as they are written. Code is coloured in ten families of languages.',
    'About 150 emoji are known by name; other names stay.',
    'Mail programs differ: many leave out max-width, and dark ones change colours.',
    'A footnote refers to others only after its text.',
  ],
  sources: [
    { title: 'CommonMark Spec 0.31.2', href: 'https://spec.commonmark.org/0.31.2/' },
    { title: 'GitHub Flavored Markdown Spec', href: 'https://github.github.com/gfm/' },
    {
      title: 'GitHub Docs: Basic writing and formatting syntax, section links and footnotes',
      href: 'https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax',
    },
  ],
  abilities: ['save', 'print'],
})
