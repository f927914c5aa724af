import { eachViews, namesFor, pdfsOf, sourcesOf } from '@/lib/families/pdf-tools/each-file'
import { askPlainly, pdfInput, pictureOf, type PdfWork } from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import { counted } from '@/lib/messages/counted'
import { readRanges, writeRanges } from '@/lib/subjects/pdf/ranges'
import type { DrawnPages, Drawing, PdfAnswer, PdfQuestion } from '@/lib/subjects/pdf/task'

interface Options {
  as: Drawing['as']
  dpi: number
  range?: string
  quality: number
  isGrey: boolean
}
type ImagesWork = PdfWork<Options>

function wantedOf(work: ImagesWork): { count: number; fault: string; first: number } {
  let count = 0
  let first = 1
  for (const [at, { opened }] of pdfsOf(work).entries()) {
    const read = readRanges(work.values.range ?? '', opened.pages.length)
    if ('fault' in read) return { count: 0, fault: read.fault, first }
    count += read.pages.length
    if (at === 0) first = read.pages[0] ?? 1
  }
  return { count, fault: '', first }
}

const drawnOf = (made: PdfAnswer | undefined): DrawnPages | undefined =>
  made && 'kind' in made && made.kind === 'drawn' ? made : undefined

function question(work: ImagesWork): PdfQuestion | undefined {
  const found = sourcesOf(work)
  if (!found || wantedOf(work).fault !== '') return undefined
  const { as, dpi, range = '', quality, isGrey } = work.values
  const drawing = { range, dpi, as, quality, isGrey }
  return { ask: 'draw', sources: found.sources, names: namesFor(found.ready, ''), drawing }
}

/** The first page, and how large it will be. */
function firstPage(work: ImagesWork): View[] {
  const [one] = pdfsOf(work)
  const picture = one && pictureOf(one, wantedOf(work).first, work.picks)
  if (!picture) return []
  const pixels = (points: number) => Math.round((points * work.values.dpi) / 72)
  return [
    {
      kind: 'picture',
      label: `First page, ${pixels(picture.width)} × ${pixels(picture.height)} pixels`,
      of: { ...picture.of, larger: 2 },
      width: Math.round(picture.width * 2),
      height: Math.round(picture.height * 2),
    },
  ]
}

function views(work: ImagesWork): View[] {
  const { count, fault } = wantedOf(work)
  const drawn = drawnOf(work.made)
  return eachViews(work, {
    waiting: 'Choose a PDF or drop it here.',
    ready: () => (fault === '' ? `${counted(count, 'page becomes a picture', 'pages become pictures')}.` : ''),
    between: [
      { kind: 'note', tone: 'bad', says: fault },
      ...firstPage(work),
      {
        kind: 'note',
        status: true,
        says: drawn ? `${counted(drawn.count, 'picture was', 'pictures were')} written.` : '',
      },
      {
        kind: 'note',
        tone: 'warn',
        says:
          drawn && drawn.smaller.length > 0
            ? `Browsers draw no larger picture: pages ${writeRanges(drawn.smaller)} have fewer dots per inch than asked.`
            : '',
      },
    ],
  })
}

const isOne = (work: ImagesWork) => wantedOf(work).count === 1
const endings = { png: 'png', jpeg: 'jpg', webp: 'webp' }

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    as: choice('Format', { options: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP' }, initial: 'png' }),
    dpi: integer('Dots per inch', {
      unit: 'dpi',
      initial: 150,
      min: 36,
      max: 600,
      help: '96 for screens, 150 to read, 300 to print.',
    }),
    range: text('Pages', { optional: true, maxLength: 500, help: 'All, or such as 1-3, 8, 10-, odd, even, last.' }),
    quality: integer('Quality', {
      initial: 85,
      min: 1,
      max: 100,
      slider: { from: 10, to: 100, step: 1 },
      shownWhen: { field: 'as', is: ['jpeg', 'webp'] },
    }),
    isGrey: toggle('In shades of grey', {}),
  },
  panels: [{ at: 'inputs', fields: ['as', 'dpi', 'range', 'quality', 'isGrey'] }],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Pictures of pages',
  making: 'Drawing',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save pictures',
      file(work: ImagesWork) {
        const [name = 'page'] = namesFor(pdfsOf(work), '')
        return isOne(work) ? `${name}-${wantedOf(work).first}.${endings[work.values.as]}` : `${name}-pages.zip`
      },
      type: (work: ImagesWork) => (isOne(work) ? `image/${work.values.as}` : 'application/zip'),
      of(work: ImagesWork) {
        const ask = question(work)
        return ask && { ask }
      },
    },
  },
  fileIn: (answer) => drawnOf(answer)?.file,
  controls: [
    { label: 'PDF', help: 'One or several, encrypted ones with their password.' },
    { label: 'Format', help: 'PNG without loss, JPEG or WebP with a quality.' },
    { label: 'Dots per inch', help: '36 to 600; a page of 8.5 inches at 300 is 2,550 pixels wide.' },
    { label: 'Pages', help: 'All of them or ranges, in colour or in shades of grey.' },
  ],
  results: [{ label: 'A picture of each page, several in a ZIP', kind: 'value' }],
  formula:
    'Draws each page on white at its size in points times the dots per inch, divided by 72, and encodes it in a worker, one after the other',
  limits: [
    'A picture has at most 16,384 pixels on a side and 120 million in all; a larger page gets fewer dots per inch, and is named.',
    'Pages stand on white; see-through backgrounds are not kept.',
    'Standard fonts that the file does not bring along are drawn by plain ones of the browser.',
    'Files of up to 500 MB are read.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 8.3 Coordinate systems',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'Portable Network Graphics (PNG) Specification, third edition', href: 'https://www.w3.org/TR/png-3/' },
    { title: 'Poppler: pdftoppm', href: 'https://poppler.freedesktop.org/' },
  ],
  abilities: ['save', 'print'],
})
