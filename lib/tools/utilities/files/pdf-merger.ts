import {
  allPlanned,
  arrangement,
  askPlainly,
  changesView,
  fileBoard,
  fileViews,
  holdUpFindings,
  largeView,
  madeBy,
  pageBoard,
  pdfInput,
  stemOf,
  summaryOf,
  writtenOf,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import { papers, plainPictures } from '@/lib/families/pdf-tools/papers'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, text, toggle } from '@/lib/kits/fields/define'
import type { PdfAnswer, PdfQuestion } from '@/lib/subjects/pdf/task'

interface Options {
  by: 'files' | 'pages'
  titles: boolean
  padsOdd: boolean
  labels: boolean
  paper: keyof typeof papers
  title?: string
}
type MergerWork = PdfWork<Options>

const howWritten = 'How it is written'
const fileName = 'merged.pdf'

function toWrite(work: MergerWork): PdfQuestion | undefined {
  const { values } = work
  const planned = allPlanned(work)
  if (!planned) return undefined
  const { ordered, pages, sources } = planned
  return {
    ask: 'write',
    sources,
    plan: {
      pages,
      titles: values.titles ? ordered.map(({ one }) => stemOf(one.file.name)) : undefined,
      keepsBookmarks: true,
      keepsLabels: values.labels,
      keepsAttachments: true,
      padsOdd: values.padsOdd,
      pictures: plainPictures(values.paper),
      title: values.title?.trim() || undefined,
    },
  }
}

function views(work: MergerWork): View[] {
  const { values } = work
  const { ordered, order } = arrangement(work)
  const files = ordered.map(({ one }) => one)
  const board = values.by === 'files' ? fileBoard(work, ordered) : pageBoard(work, files, order)
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: summaryOf(work, 'Choose two or more files, drop them here or paste a picture.'),
    },
    ...(files.length > 0 ? [board] : []),
    {
      kind: 'note',
      says:
        values.by === 'files' && order.isMixed
          ? 'Pages of several files are mixed. Moving a file here puts the pages of each file together again.'
          : '',
    },
    ...(values.by === 'pages' ? largeView(work, files) : []),
    { kind: 'findings', items: holdUpFindings(work) },
    ...changesView(work.made),
    { kind: 'panel', of: howWritten },
    fileViews(work, { hasRanges: true }),
  ]
}

const content = madeBy(toWrite)

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    by: choice('Arrange', { options: { files: 'Files', pages: 'Pages' }, initial: 'files' }),
    titles: toggle('A bookmark for each file', {
      initial: true,
      help: 'Named as the file. Bookmarks that a file has lie beneath.',
    }),
    padsOdd: toggle('Begin each file on the front of a sheet', {
      help: 'For printing on both sides: a file with an odd number of pages gets an empty one.',
    }),
    labels: toggle('Keep page numbers of viewers', {
      initial: true,
      help: 'Such as i, ii, iii before 1, where a file has them.',
    }),
    paper: choice('Pages of pictures', { options: papers, initial: 'a4', as: 'menu' }),
    title: text('Title', { optional: true, maxLength: 200, help: 'Shown by viewers above the document.' }),
  },
  panels: [
    { at: 'results', fields: ['by'] },
    { at: 'views', label: howWritten, folded: true, fields: ['titles', 'padsOdd', 'labels', 'paper', 'title'] },
  ],
  inputs: { files: pdfInput('Read', 'pdf and pictures') },
  resultLabel: 'Merged file',
  making: 'Merging',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save merged PDF',
      file: fileName,
      type: 'application/pdf',
      of: content,
    },
    share: {
      kind: 'share',
      label: 'Share',
      file: fileName,
      type: 'application/pdf',
      of: content,
    },
  },
  fileIn: (answer) => writtenOf(answer)?.file,
  controls: [
    { label: 'Files', help: 'PDF files, JPEG, PNG, WebP and other pictures that the browser reads; several at once.' },
    { label: 'Order', help: 'Files or single pages, moved by dragging, by keys or by buttons.' },
    { label: 'Pages of a file', help: 'All, or such as 1-3, 8, 10-, odd, even, last.' },
    { label: 'Pages', help: 'Turned, deleted, repeated, with empty pages between them; every step can be undone.' },
    { label: 'Password', help: 'Asked for each encrypted file, used on your device and not kept.' },
  ],
  results: [
    { label: 'One PDF with the pages in your order', kind: 'value' },
    { label: 'A bookmark for each file, its own bookmarks beneath', kind: 'value' },
    { label: 'What could not be kept, in sentences', kind: 'verdict' },
  ],
  formula:
    'Copies the pages with all that they refer to into a new PDF 1.7, one file after the other, and writes bookmarks, form fields, layers and page labels of all files together',
  limits: [
    'Files of up to 500 MB are read; several of them may need more memory than the browser has.',
    'Scripts in files are never run and are not written.',
    'A signature does not survive in a new file; its look stays.',
    'Tags for screen readers and XFA forms are left out.',
    'A damaged file is read as far as its pages can be found. One that cannot be written anew is named, and nothing is saved without your choice.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, as published by Adobe',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'PDF Association: ISO 32000-2 (PDF 2.0) and its errata',
      href: 'https://pdfa.org/resource/iso-32000-2/',
    },
    { title: 'qpdf manual: checking and inspecting PDF files', href: 'https://qpdf.readthedocs.io/' },
  ],
  abilities: ['save', 'print'],
})
