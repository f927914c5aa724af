import {
  allPlanned,
  arrangement,
  askPlainly,
  changesView,
  fileBoard,
  fileViews,
  filesPick,
  holdUpFindings,
  madeBy,
  pdfInput,
  stemOf,
  summaryOf,
  writtenOf,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import { paperOf, papers } from '@/lib/families/pdf-tools/papers'
import { writeArranged } from '@/lib/kits/app/cards'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number, text, toggle } from '@/lib/kits/fields/define'
import type { PdfAnswer, PdfQuestion } from '@/lib/subjects/pdf/task'

const fits = { whole: 'Whole picture', fill: 'Fill the page, cut what is over' }
const stances = { picture: 'As each picture', upright: 'Upright', across: 'Across' }

interface Options {
  paper: keyof typeof papers
  lies: keyof typeof stances
  margin: number
  fit: keyof typeof fits
  dpi: number
  titles: boolean
  title?: string
}
type ImagesWork = PdfWork<Options>

const pointsPerMillimetre = 72 / 25.4
const lies = { picture: 'as the picture', upright: 'upright', across: 'across' } as const

function toWrite(work: ImagesWork): PdfQuestion | undefined {
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
      keepsLabels: true,
      keepsAttachments: true,
      padsOdd: false,
      pictures: {
        paper: paperOf(values.paper),
        dpi: values.dpi,
        margin: values.margin * pointsPerMillimetre,
        isFilled: values.fit === 'fill' && values.paper !== 'own',
        lies: lies[values.lies],
      },
      title: values.title?.trim() || undefined,
    },
  }
}

/** Names as people count: 2 before 10. */
const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function orders(work: ImagesWork): View {
  const files = arrangement(work).ordered.map(({ one, turn }) => ({
    key: String(one.file.id),
    turn,
    file: one.file.file,
  }))
  const way = (label: string, sorted: typeof files) => ({
    label,
    picks: { [filesPick]: writeArranged({ of: '', cards: sorted.map(({ key, turn }) => ({ key, turn })) }) },
  })
  if (files.length < 2) return { kind: 'findings', items: [] }
  return {
    kind: 'findings',
    items: [
      {
        tone: 'plain',
        says: 'Put them in order at once:',
        offers: [
          way(
            'By name',
            files.toSorted((one, other) => byName.compare(one.file.name, other.file.name)),
          ),
          way(
            'By date, oldest first',
            files.toSorted((one, other) => one.file.lastModified - other.file.lastModified),
          ),
        ],
      },
    ],
  }
}

function views(work: ImagesWork): View[] {
  const { ordered } = arrangement(work)
  return [
    {
      kind: 'note',
      status: true,
      strong: true,
      says: summaryOf(work, 'Choose pictures, drop them here or paste one.'),
    },
    ...(ordered.length > 0 ? [fileBoard(work, ordered)] : []),
    orders(work),
    { kind: 'findings', items: holdUpFindings(work) },
    ...changesView(work.made),
    fileViews(work, { hasRanges: false }),
  ]
}

const fileName = ({ files: [first, second] }: ImagesWork) =>
  second ? 'pictures.pdf' : `${stemOf(first?.name ?? 'picture')}.pdf`
const content = madeBy(toWrite)

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    paper: choice('Paper', { options: papers, initial: 'a4', as: 'menu' }),
    lies: choice('Paper stands', {
      options: stances,
      initial: 'picture',
      as: 'menu',
      shownWhen: { field: 'paper', is: ['a4', 'letter', 'a3', 'a5', 'legal'] },
    }),
    fit: choice('Picture', {
      options: fits,
      initial: 'whole',
      as: 'menu',
      shownWhen: { field: 'paper', is: ['a4', 'letter', 'a3', 'a5', 'legal'] },
    }),
    dpi: integer('Dots per inch', {
      unit: 'dpi',
      initial: 150,
      min: 20,
      max: 2400,
      help: 'Says how large a dot is: 300 dots at 150 dpi are two inches.',
      shownWhen: { field: 'paper', is: 'own' },
    }),
    margin: number('Margin', { unit: 'mm', initial: 0, min: 0, max: 100 }),
    titles: toggle('A bookmark for each picture', { help: 'Named as its file.' }),
    title: text('Title', { optional: true, maxLength: 200, help: 'Shown by viewers above the document.' }),
  },
  panels: [
    { at: 'inputs', fields: ['paper', 'lies', 'fit', 'dpi', 'margin'] },
    { at: 'inputs', label: 'More', folded: true, fields: ['titles', 'title'] },
  ],
  inputs: {
    files: {
      ...pdfInput('Read', 'pdf and pictures'),
      label: 'Pictures',
      button: 'Choose pictures',
      also: ['camera', 'clipboard'],
      folders: true,
    },
  },
  resultLabel: 'PDF of pictures',
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
    { label: 'Pictures', help: 'JPEG, PNG, WebP, AVIF, BMP and still GIF; a PDF among them keeps its pages.' },
    { label: 'Order', help: 'By dragging, by keys, by name or by date.' },
    { label: 'Paper', help: 'A3, A4, A5, Letter, Legal, or as large as each picture at the dots per inch you set.' },
    { label: 'Margin and fit', help: 'The whole picture between the margins, or filling them.' },
  ],
  results: [{ label: 'One PDF with a page for each picture', kind: 'value' }],
  formula:
    'Puts the data of JPEG files into the PDF as they are, lays each picture upright by the orientation that the camera noted, and scales it to the paper by a matrix instead of by new pixels',
  limits: [
    'HEIC and TIFF are read only where the browser can decode them; of a TIFF with several pages none is read.',
    'Moving GIF, WebP and PNG files are refused, SVG too.',
    'Scans are not straightened or cleaned, and no text is recognised in them.',
    'Pictures that are neither JPEG nor PNG are stored without loss, which can make them larger than they were.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, as published by Adobe',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'CIPA DC-008: Exchangeable image file format (Exif) 2.32',
      href: 'https://www.cipa.jp/std/documents/e/DC-X008-Translation-2019-E.pdf',
    },
    {
      title: 'ISO 216: Writing paper and certain classes of printed matter, trimmed sizes',
      href: 'https://www.iso.org/standard/36631.html',
    },
  ],
  abilities: ['save', 'print'],
})
