import {
  allPlanned,
  arrangement,
  askPlainly,
  changesView,
  fileViews,
  holdUpFindings,
  largeView,
  madeBy,
  pageBoard,
  pagesPick,
  pdfInput,
  stemOf,
  summaryOf,
  writtenOf,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import { papers, plainPictures } from '@/lib/families/pdf-tools/papers'
import { interleaved, writeArranged } from '@/lib/kits/app/cards'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, toggle } from '@/lib/kits/fields/define'
import type { PdfAnswer, PdfQuestion } from '@/lib/subjects/pdf/task'

interface Options {
  bookmarks: boolean
  labels: boolean
  paper: keyof typeof papers
}
type OrganizerWork = PdfWork<Options>

const howWritten = 'How it is written'

function toWrite(work: OrganizerWork): PdfQuestion | undefined {
  const { values } = work
  const planned = allPlanned(work)
  if (!planned) return undefined
  const { pages, sources } = planned
  return {
    ask: 'write',
    sources,
    plan: {
      pages,
      keepsBookmarks: values.bookmarks,
      keepsLabels: values.labels,
      keepsAttachments: true,
      padsOdd: false,
      pictures: plainPictures(values.paper),
    },
  }
}

/** Fronts and backs that were scanned one side after the other, as two files. */
function shuffles(work: OrganizerWork): View {
  const { ordered, order } = arrangement(work)
  const [fronts, backs, ...more] = ordered.map(({ one }) =>
    order.cards.filter(({ key }) => key.startsWith(`${one.file.id}.`)),
  )
  if (!fronts || !backs || more.length > 0 || fronts.length === 0 || backs.length === 0)
    return { kind: 'findings', items: [] }
  const way = (label: string, second: typeof backs) => ({
    label,
    picks: { [pagesPick]: writeArranged({ of: order.of, cards: interleaved(fronts, second) }) },
  })
  return {
    kind: 'findings',
    items: [
      {
        tone: 'plain',
        says: 'Are these the fronts and the backs of the same sheets?',
        offers: [way('Take turns', backs), way('Take turns, backs from the last', backs.toReversed())],
      },
    ],
  }
}

function views(work: OrganizerWork): View[] {
  const { ordered, order } = arrangement(work)
  const files = ordered.map(({ one }) => one)
  return [
    { kind: 'note', status: true, strong: true, says: summaryOf(work, 'Choose a PDF or drop it here.') },
    ...(files.length > 0 ? [pageBoard(work, files, order)] : []),
    shuffles(work),
    ...largeView(work, files),
    { kind: 'findings', items: holdUpFindings(work) },
    ...changesView(work.made),
    { kind: 'panel', of: howWritten },
    fileViews(work, { hasRanges: false }),
  ]
}

const fileName = ({ files: [first] }: OrganizerWork) => `${stemOf(first?.name ?? 'pages')}-organized.pdf`
const content = madeBy(toWrite)

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    bookmarks: toggle('Keep bookmarks', { initial: true, help: 'Those that lead to pages that are left out go.' }),
    labels: toggle('Keep page numbers of viewers', {
      initial: true,
      help: 'Such as i, ii, iii before 1: each page keeps the one it had.',
    }),
    paper: choice('Pages of pictures', { options: papers, initial: 'a4', as: 'menu' }),
  },
  panels: [{ at: 'views', label: howWritten, folded: true, fields: ['bookmarks', 'labels', 'paper'] }],
  inputs: { files: pdfInput('Read', 'pdf and pictures') },
  resultLabel: 'Pages',
  making: 'Writing',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: {
    save: { kind: 'save', label: 'Save PDF', file: fileName, type: 'application/pdf', of: content },
    share: { kind: 'share', label: 'Share', file: fileName, type: 'application/pdf', of: content },
  },
  fileIn: (answer) => writtenOf(answer)?.file,
  controls: [
    { label: 'File', help: 'A PDF; more files and pictures put their pages behind it.' },
    {
      label: 'Board of pages',
      help: 'Small pictures to choose, drag, turn, delete, duplicate; by keys and by buttons too.',
    },
    { label: 'Keep only these', help: 'Extracts the chosen pages.' },
    { label: 'Take turns', help: 'Puts fronts and backs of two scans together, the backs also from the last.' },
    { label: 'Undo', help: 'Goes back through every step.' },
  ],
  results: [
    { label: 'A PDF with the pages as they stand on the board', kind: 'value' },
    { label: 'Links to deleted pages and other losses, counted', kind: 'verdict' },
  ],
  formula:
    'Draws each page in a worker as it comes into sight, and copies the pages in their order with their links, forms, layers and bookmarks into a new file',
  limits: [
    'Files of up to 500 MB are read.',
    'A page that is duplicated keeps its form fields once, on the first of the two.',
    'Scripts are neither run nor written; signatures and tags for screen readers do not survive.',
    'Turning is noted in the page; its content is not drawn anew.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, as published by Adobe',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'W3C: ARIA Authoring Practices, Listbox pattern',
      href: 'https://www.w3.org/WAI/ARIA/apg/patterns/listbox/',
    },
  ],
  abilities: ['save', 'print'],
})
