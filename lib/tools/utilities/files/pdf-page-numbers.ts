import { channelsOf } from '@/lib/base/png/shading'
import { askToRework, eachViews, fileOfEach, pdfsOf, previewOf, savingEach } from '@/lib/families/pdf-tools/each-file'
import { askPlainly, pdfInput, type PdfWork } from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, colour, integer, number, text, toggle } from '@/lib/kits/fields/define'
import { readRanges } from '@/lib/subjects/pdf/ranges'
import type { PdfAnswer, PdfQuestion, Rework, Stamp, StampPlace } from '@/lib/subjects/pdf/task'

const formats = {
  plain: '1',
  dashes: '- 1 -',
  page: 'Page 1',
  of: 'Page 1 of 9',
  slash: '1 / 9',
  roman: 'i',
  Roman: 'I',
  letter: 'a',
  Letter: 'A',
}

const written: Readonly<Record<keyof typeof formats, string>> = {
  plain: '{number}',
  dashes: '- {number} -',
  page: 'Page {number}',
  of: 'Page {number} of {pages}',
  slash: '{number} / {pages}',
  roman: '{number}',
  Roman: '{number}',
  letter: '{number}',
  Letter: '{number}',
}

const styles: Partial<Record<keyof typeof formats, Stamp['style']>> = {
  roman: 'r',
  Roman: 'R',
  letter: 'a',
  Letter: 'A',
}

interface Options {
  format: keyof typeof formats
  place: StampPlace
  start: number
  range?: string
  prefix?: string
  margin: number
  size: number
  colour: string
  goesOn: boolean
  labels: boolean
}
type NumbersWork = PdfWork<Options>

const adds = '-numbered'
const pointsPerMillimetre = 72 / 25.4
/** A brace that somebody types is a sign like any other. */
const literal = (prefix: string) => prefix.replaceAll('{', '(').replaceAll('}', ')')

function rangeFault(work: NumbersWork): string {
  for (const { opened } of pdfsOf(work)) {
    const read = readRanges(work.values.range ?? '', opened.pages.length)
    if ('fault' in read) return read.fault
  }
  return ''
}

function reworkOf(work: NumbersWork): Rework | undefined {
  const { format, place, start, range = '', prefix = '', margin, size, goesOn, labels, colour: ink } = work.values
  if (rangeFault(work) !== '') return undefined
  return {
    do: 'stamp',
    stamp: {
      text: literal(prefix) + written[format],
      range,
      start,
      goesOn,
      style: styles[format] ?? 'D',
      digits: 1,
      place,
      margin: margin * pointsPerMillimetre,
      size,
      angle: 0,
      colour: channelsOf(ink),
      opacity: 1,
      isBehind: false,
      labels: labels ? { prefix } : undefined,
      date: '',
    },
  }
}

function firstPage(work: NumbersWork): number {
  const [first] = pdfsOf(work)
  const read = first && readRanges(work.values.range ?? '', first.opened.pages.length)
  return read && !('fault' in read) ? Math.min(...read.pages) : 1
}

function views(work: NumbersWork): View[] {
  return eachViews(work, {
    waiting: 'Choose a PDF or drop it here.',
    ready(files) {
      const count = files.reduce((sum, { opened }) => {
        const read = readRanges(work.values.range ?? '', opened.pages.length)
        return sum + ('fault' in read ? 0 : new Set(read.pages).size)
      }, 0)
      return count === 1 ? 'One page gets a number.' : `${count} pages get a number.`
    },
    between: [
      { kind: 'note', tone: 'bad', says: rangeFault(work) },
      ...previewOf(work, reworkOf(work), firstPage(work)),
    ],
  })
}

const question = (work: NumbersWork) => askToRework(work, reworkOf(work), adds)

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    format: choice('Format', { options: formats, initial: 'plain', as: 'menu' }),
    place: choice('Place', {
      options: {
        bottom: 'Bottom, middle',
        'bottom-right': 'Bottom right',
        'bottom-left': 'Bottom left',
        'bottom-outside': 'Bottom, outer edge',
        top: 'Top, middle',
        'top-right': 'Top right',
        'top-left': 'Top left',
        'top-outside': 'Top, outer edge',
      },
      initial: 'bottom',
      as: 'menu',
      help: 'The outer edge is on the right of odd numbers and on the left of even ones, for printing on both sides.',
    }),
    start: integer('First number', { initial: 1, min: 1, max: 100_000 }),
    range: text('Pages that get a number', {
      optional: true,
      maxLength: 500,
      help: 'All, or such as 2- to leave out the cover.',
    }),
    prefix: text('Before the number', { optional: true, maxLength: 40, help: 'Such as A- for an annex.' }),
    margin: number('From the edge', { unit: 'mm', initial: 10, min: 0, max: 100 }),
    size: number('Size of letters', { unit: 'pt', initial: 10, min: 4, max: 72 }),
    colour: colour('Colour', { initial: '#000000' }),
    goesOn: toggle('Count on from file to file', {}),
    labels: toggle('Also as page labels of viewers', {
      initial: true,
      help: 'So that “go to page 5” finds the page on which 5 is printed.',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['format', 'place', 'start', 'range'] },
    {
      at: 'inputs',
      label: 'Look and labels',
      folded: true,
      fields: ['prefix', 'margin', 'size', 'colour', 'goesOn', 'labels'],
    },
  ],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Numbered files',
  making: 'Numbering',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: savingEach(question, 'Save numbered', adds),
  fileIn: fileOfEach,
  controls: [
    { label: 'PDF', help: 'One or several, each numbered anew or all of them on and on.' },
    { label: 'Format', help: 'Figures, Roman numerals or letters, alone or with Page, a total or a prefix.' },
    { label: 'Place', help: 'Eight places, two of which change sides for printing on both.' },
    { label: 'Pages', help: 'Ranges, such as 2-, and the number of the first of them.' },
  ],
  results: [
    { label: 'The PDF with numbers on its pages, or several in a ZIP', kind: 'value' },
    { label: 'The first numbered page as it will be', kind: 'chart' },
  ],
  formula:
    'Sets the number in Helvetica upright on the page as it is seen, within its visible box, whatever its rotation, and writes the same numbers as page labels of the document',
  limits: [
    'Whether the number covers something is not checked: look at the preview.',
    'Letters beyond Western European become question marks in the prefix.',
    'The total in “Page 1 of 9” is the number of pages in the file, not of those that get a number.',
    'The preview is left out for files above 20 MB or 300 pages.',
    'A digital signature in the file is no longer valid afterwards.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 12.4.2 Page labels',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'qpdf manual: page labels', href: 'https://qpdf.readthedocs.io/' },
  ],
  abilities: ['save', 'print'],
})
