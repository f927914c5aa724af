import {
  fileViews,
  holdUps,
  isLockedFile,
  pdfInput,
  sourceFor,
  stemOf,
  type PdfFile,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import { pdfWords as says } from '@/lib/families/pdf-tools/words'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import { counted } from '@/lib/messages/counted'
import { writeRanges } from '@/lib/subjects/pdf/ranges'
import type { PdfAnswer, PdfQuestion, PdfTextFile, TextForm } from '@/lib/subjects/pdf/task'

const forms: Readonly<Record<TextForm, string>> = {
  reading: 'Text in reading order',
  layout: 'Text laid out as on the page',
  markdown: 'Markdown',
}

interface Options {
  form: TextForm
  range?: string
  dropsRepeated: boolean
  marksPages: boolean
}
type TextWork = PdfWork<Options>

/** What is shown on the page; all of it is saved. */
const shown = 20_000

function textOf({ answer }: PdfFile): PdfTextFile | undefined {
  return answer && 'kind' in answer && answer.kind === 'text' ? answer : undefined
}

const ready = ({ files }: TextWork) =>
  files.flatMap((file) => {
    const read = textOf(file)
    return read && read.text !== '' ? [{ file, read }] : []
  })

function remarksOf(file: PdfFile, { scans, repeated, unknown, text: found }: PdfTextFile): Finding[] {
  return [
    ...(found === '' ? [{ tone: 'warn', says: `${file.name} holds no text on these pages.` } as const] : []),
    ...(scans.length > 0
      ? [
          {
            tone: 'warn',
            says: `Pages ${writeRanges(scans)} of ${file.name} are pictures of text: no text is recognised in them.`,
          } as const,
        ]
      : []),
    ...(unknown > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(unknown, 'letter', 'letters')} of ${file.name} cannot be named: its fonts do not say what they draw.`,
          } as const,
        ]
      : []),
    ...(repeated > 0
      ? [
          {
            tone: 'plain',
            says: `${counted(repeated, 'line', 'lines')} at the head or foot of pages of ${file.name} left out.`,
          } as const,
        ]
      : []),
  ]
}

function status(work: TextWork): string {
  const { busy } = holdUps(work)
  if (work.files.length === 0) return 'Choose a PDF or drop it here.'
  if (busy.length > 0) return says.waiting(busy.length)
  const pages = ready(work).reduce((sum, { read }) => sum + read.pages, 0)
  const words = ready(work).reduce((sum, { read }) => sum + (read.text.match(/\S+/g)?.length ?? 0), 0)
  return pages === 0 ? '' : `${counted(words, 'word', 'words')} from ${says.pages(pages)}.`
}

function views(work: TextWork): View[] {
  const [first] = ready(work)
  const locked = work.files.filter((file) => isLockedFile(file)).length
  return [
    { kind: 'note', status: true, strong: true, says: status(work) },
    ...(locked > 0 ? [{ kind: 'note', tone: 'warn', says: says.needPassword(locked) } as const] : []),
    { kind: 'findings', items: work.files.flatMap((file) => remarksOf(file, textOf(file) ?? none)) },
    ...(first
      ? [
          {
            kind: 'text',
            label: `Text of ${first.file.name}`,
            text: first.read.text.slice(0, shown),
            boxed: true,
          } as const,
          {
            kind: 'note',
            says:
              first.read.text.length > shown ? 'Only its beginning is shown here; all of it is copied and saved.' : '',
          } as const,
        ]
      : []),
    fileViews(work, { hasRanges: false }),
  ]
}

const none: PdfTextFile = { kind: 'text', text: ' ', pages: 0, scans: [], repeated: 0, unknown: 0 }
const ending = ({ values }: TextWork) => (values.form === 'markdown' ? 'md' : 'txt')
const isWaiting = (work: TextWork) => holdUps(work).busy.length > 0

function namedTexts(work: TextWork): Record<string, Blob> {
  const names = new Map<string, Blob>()
  for (const { file, read } of ready(work)) {
    const stem = stemOf(file.name)
    let name = `${stem}.${ending(work)}`
    for (let count = 2; names.has(name); count++) name = `${stem}-${count}.${ending(work)}`
    names.set(name, new Blob([read.text], { type: 'text/plain' }))
  }
  return Object.fromEntries(names)
}

const firstText = (work: TextWork) => (isWaiting(work) ? undefined : ready(work)[0]?.read.text)

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    form: choice('Write as', { options: forms, initial: 'reading', as: 'menu' }),
    range: text('Pages', { optional: true, maxLength: 500, help: 'All, or such as 1-3, 8, 10-, odd, even, last.' }),
    dropsRepeated: toggle('Leave out running heads and page numbers', {
      initial: true,
      help: 'Lines at the edge that come again on half of the pages, three at least.',
    }),
    marksPages: toggle('Mark where each page begins', {}),
  },
  panels: [{ at: 'inputs', fields: ['form', 'range', 'dropsRepeated', 'marksPages'] }],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Text',
  making: 'Packing',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: (file, { values, picks }, id): PdfQuestion => ({
    ask: 'text',
    source: sourceFor(file, id, picks),
    form: values.form,
    range: values.range ?? '',
    marksPages: values.marksPages,
    dropsRepeated: values.dropsRepeated,
  }),
  views,
  takeAway: {
    copy: { kind: 'copy', label: 'Copy text', done: 'Text copied', of: firstText },
    save: {
      kind: 'save',
      label: 'Save text',
      file: (work: TextWork) => `${stemOf(ready(work)[0]?.file.name ?? 'text')}.${ending(work)}`,
      type: 'text/plain',
      of: firstText,
    },
    all: {
      kind: 'zip',
      label: 'Save all as ZIP',
      file: 'texts.zip',
      files: (work: TextWork) =>
        ready(work).length < 2 || isWaiting(work) ? { 'texts.zip': undefined } : namedTexts(work),
    },
  },
  controls: [
    { label: 'PDF', help: 'One or several, encrypted ones with their password.' },
    { label: 'Write as', help: 'Paragraphs in reading order, lines where they stand on the page, or Markdown.' },
    { label: 'Pages', help: 'All of them or ranges.' },
    { label: 'Running heads', help: 'Left out or kept; the start of each page marked or not.' },
  ],
  results: [
    { label: 'The text, to copy or to save', kind: 'value' },
    { label: 'Pages that are scans, letters that have no name', kind: 'verdict' },
  ],
  formula:
    'Reads the letters of each page with their places, gathers them to lines, finds the gutter that fewest lines cross, reads the columns one after the other, and joins lines to paragraphs by their distance and size',
  limits: [
    'No text is recognised in scans; their pages are named.',
    'A heading is what is set larger than the text. One in bold of the same size is not seen as one.',
    'Tables keep their columns where the text is laid out as on the page; they are not written as CSV.',
    'Links, notes and the entries of forms are not written.',
    'Fonts with the predefined Asian character maps are read only where the file brings the map along.',
    'Files of up to 500 MB are read.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 9.10 Extraction of text content',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'CommonMark Spec', href: 'https://spec.commonmark.org/' },
    { title: 'Poppler: pdftotext', href: 'https://poppler.freedesktop.org/' },
  ],
  abilities: ['save', 'print'],
})
