import { channelsOf } from '@/lib/base/png/shading'
import { askToRework, eachViews, fileOfEach, pdfsOf, previewOf, savingEach } from '@/lib/families/pdf-tools/each-file'
import { askPlainly, pdfInput, type PdfWork } from '@/lib/families/pdf-tools/page-parts'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, colour, date, integer, number, text, toggle } from '@/lib/kits/fields/define'
import { readRanges } from '@/lib/subjects/pdf/ranges'
import type { PdfAnswer, PdfQuestion, Rework } from '@/lib/subjects/pdf/task'

const places = {
  diagonal: 'Across the page',
  tiles: 'All over the page',
  middle: 'Middle',
  top: 'Top, middle',
  'top-left': 'Top left',
  'top-right': 'Top right',
  bottom: 'Bottom, middle',
  'bottom-left': 'Bottom left',
  'bottom-right': 'Bottom right',
}

interface Options {
  words: string
  place: keyof typeof places
  opacity: number
  colour: string
  range?: string
  size?: number
  isBehind: boolean
  start: number
  digits: number
  day?: string
}
type WatermarkWork = PdfWork<Options>

const adds = '-stamped'
/** Ten millimetres. */
const margin = 28.35

function rangeFault(work: WatermarkWork): string {
  for (const { opened } of pdfsOf(work)) {
    const read = readRanges(work.values.range ?? '', opened.pages.length)
    if ('fault' in read) return read.fault
  }
  return ''
}

function reworkOf(work: WatermarkWork): Rework | undefined {
  const { words, place, opacity, colour: ink, range = '', size, isBehind, start, digits, day = '' } = work.values
  if (words.trim() === '' || rangeFault(work) !== '') return undefined
  const isLarge = place === 'diagonal' || place === 'middle'
  return {
    do: 'stamp',
    stamp: {
      text: words.replaceAll(/\s+/g, ' ').trim(),
      range,
      start,
      goesOn: true,
      style: 'D',
      digits,
      place: place === 'diagonal' ? 'middle' : place,
      margin,
      size: size ?? (isLarge ? 'fit' : place === 'tiles' ? 24 : 12),
      angle: place === 'diagonal' ? 'diagonal' : place === 'tiles' ? 30 : 0,
      colour: channelsOf(ink),
      opacity: opacity / 100,
      isBehind,
      labels: undefined,
      date: day,
    },
  }
}

/** Letters that Helvetica of every reader does not have. */
const beyond =
  /[^\u0020-\u007E\u00A0-\u00FF\u0152\u0153\u0160\u0161\u0178\u017D\u017E\u0192\u02C6\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u20AC\u2122\s]/u

function views(work: WatermarkWork): View[] {
  const { words, day } = work.values
  const [first] = pdfsOf(work)
  const read = first && readRanges(work.values.range ?? '', first.opened.pages.length)
  const page = read && !('fault' in read) ? Math.min(...read.pages) : 1
  return eachViews(work, {
    waiting: 'Choose a PDF or drop it here.',
    ready: (files) => (files.length === 1 ? 'One file is ready.' : `${files.length} files are ready.`),
    between: [
      { kind: 'note', tone: 'bad', says: rangeFault(work) },
      { kind: 'note', tone: 'warn', says: words.trim() === '' ? 'Type the text to be stamped.' : '' },
      {
        kind: 'note',
        tone: 'warn',
        says: beyond.test(words) ? 'Letters beyond Western European become question marks.' : '',
      },
      {
        kind: 'note',
        tone: 'warn',
        says: words.includes('{date}') && !day ? 'Choose the date that stands for {date}.' : '',
      },
      ...previewOf(work, reworkOf(work), page),
    ],
  })
}

function question(work: WatermarkWork): PdfQuestion | undefined {
  const { words, day } = work.values
  return words.includes('{date}') && !day ? undefined : askToRework(work, reworkOf(work), adds)
}

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    words: text('Text', {
      initial: 'CONFIDENTIAL',
      maxLength: 120,
      help: '{number} counts on through all files, {page} and {pages} are those of the file, {file} its name, {date} the day below.',
    }),
    place: choice('Place', { options: places, initial: 'diagonal', as: 'menu' }),
    opacity: integer('Opacity', { unit: '%', initial: 25, min: 1, max: 100, slider: { from: 5, to: 100, step: 5 } }),
    colour: colour('Colour', { initial: '#c00000' }),
    range: text('Pages', { optional: true, maxLength: 500, help: 'All, or such as 1-3, 8, 10-, odd, even, last.' }),
    size: number('Size of letters', {
      unit: 'pt',
      optional: true,
      min: 4,
      max: 400,
      help: 'Left empty, it fits the page.',
    }),
    isBehind: toggle('Behind what stands on the page', {
      help: 'A scan covers its whole page: there it would not be seen.',
    }),
    start: integer('First {number}', { initial: 1, min: 1, max: 99_999_999 }),
    digits: integer('Digits of {number}', { initial: 6, min: 1, max: 10, help: 'Filled up with zeros: 000001.' }),
    day: date('Day for {date}', { optional: true }),
  },
  panels: [
    { at: 'inputs', fields: ['words', 'place', 'opacity', 'colour', 'range'] },
    {
      at: 'inputs',
      label: 'Size, layer and counting',
      folded: true,
      fields: ['size', 'isBehind', 'start', 'digits', 'day'],
    },
  ],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Stamped files',
  making: 'Stamping',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: askPlainly,
  views,
  takeAway: savingEach(question, 'Save stamped', adds),
  fileIn: fileOfEach,
  controls: [
    { label: 'PDF', help: 'One or several; all get the same text.' },
    { label: 'Text', help: 'With the page, the total, the name of the file, a day, or a number that counts on.' },
    { label: 'Place', help: 'Across the page, all over it, in the middle, or at one of six places of the edge.' },
    { label: 'Opacity, colour and layer', help: 'Over what stands on the page or behind it.' },
  ],
  results: [
    { label: 'The PDF with the text on its pages, or several in a ZIP', kind: 'value' },
    { label: 'The first stamped page as it will be', kind: 'chart' },
  ],
  formula:
    'Adds a text in Helvetica to the content of each page, upright as the page is seen, with its opacity in a graphics state, and leaves all that was there as it is',
  limits: [
    'A watermark tells whose copy it is and deters. Whoever has a PDF editor can take it out.',
    'Letters beyond Western European become question marks; pictures are not stamped.',
    'The preview is left out for files above 20 MB or 300 pages.',
    'A digital signature in the file is no longer valid afterwards.',
    'Files of up to 500 MB are read.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, 11.3 Basic compositing computations',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    { title: 'qpdf manual: overlay and underlay', href: 'https://qpdf.readthedocs.io/' },
  ],
  abilities: ['save', 'print'],
})
