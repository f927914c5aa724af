import {
  askToOpen,
  changesView,
  fileViews,
  holdUpFindings,
  holdUps,
  isHeldUp,
  openFiles,
  packedOf,
  pdfInput,
  plannedPages,
  stemOf,
  writtenOf,
  type OpenFile,
  type PdfWork,
} from '@/lib/families/pdf-tools/page-parts'
import { plainPictures } from '@/lib/families/pdf-tools/papers'
import { pdfWords as says } from '@/lib/families/pdf-tools/words'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, number, text, toggle } from '@/lib/kits/fields/define'
import { writeRanges } from '@/lib/subjects/pdf/ranges'
import { partName, split, type Split, type SplitPart, type SplitRule } from '@/lib/subjects/pdf/split'
import type { PdfAnswer, PdfQuestion, Plan, Search } from '@/lib/subjects/pdf/task'

const ways = {
  count: 'Every so many pages',
  ranges: 'Ranges of pages',
  parity: 'Odd and even pages',
  chapters: 'Bookmarks',
  text: 'Pages with a text',
  blank: 'Empty pages between',
  size: 'Size of a file',
}

interface Options {
  by: keyof typeof ways
  every: number
  ranges: string
  isOne: boolean
  words: string
  megabytes: number
  pattern: string
}
type SplitterWork = PdfWork<Options>

/** Parts that are listed; the archive holds all. */
const listed = 200

function ruleOf({ by, every, ranges, isOne }: Options, { opened }: OpenFile): SplitRule {
  switch (by) {
    case 'count':
      return { by, every }
    case 'ranges':
      return { by, text: ranges, isOne }
    case 'parity':
      return { by }
    case 'chapters':
      return { by: 'starts', starts: opened.chapters }
    case 'text':
      return { by: 'starts', starts: opened.found.map((page) => ({ page })) }
    case 'blank':
      return { by: 'separators', pages: opened.found }
    case 'size':
      return { by: 'ranges', text: '', isOne: true }
  }
}

function searchOf({ by, words = '' }: Options): Search | undefined {
  if (by === 'blank') return { for: 'blank' }
  return by === 'text' ? { for: 'text', text: words } : undefined
}

interface NamedPart extends SplitPart {
  name: string
  /** The place of its file among those that opened. */
  source: number
}

interface Parts {
  parts: NamedPart[]
  isClipped: boolean
  fault: string | undefined
}

/** The parts of all files, each by a name of its own. */
function partsOf({ values, files, picks }: SplitterWork): Parts {
  const taken = new Set<string>()
  const parts: NamedPart[] = []
  let isClipped = false
  let fault: string | undefined
  for (const [source, one] of openFiles(files, picks).entries()) {
    const cut: Split = split(one.opened.pages.length, ruleOf(values, one))
    if ('fault' in cut) {
      fault ??= cut.fault
      continue
    }
    isClipped ||= cut.isClipped
    for (const [at, part] of cut.parts.entries()) {
      const pages = writeRanges(part.pages)
      const file = stemOf(one.file.name)
      const wanted = partName(values.pattern, {
        file,
        number: at + 1,
        count: cut.parts.length,
        pages,
        title: part.title,
      })
      let name = wanted
      for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${wanted} (${count})`
      taken.add(name.toLowerCase())
      parts.push({ ...part, name, source })
    }
  }
  return { parts, isClipped, fault }
}

function question(work: SplitterWork): { ask: PdfQuestion; isOne: boolean } | undefined {
  const { values, picks, files } = work
  const { parts, fault } = partsOf(work)
  if (isHeldUp(work) || fault !== undefined || parts.length === 0) return undefined
  const ordered = openFiles(files, picks).map((one) => ({ one, turn: 0 as const }))
  const { sources } = plannedPages([], ordered, picks)
  const planOf = ({ pages, source }: NamedPart): Plan => {
    return {
      pages: pages.map((page) => ({ source, page, turn: 0 })),
      keepsBookmarks: true,
      keepsLabels: true,
      keepsAttachments: false,
      padsOdd: false,
      pictures: plainPictures('a4'),
    }
  }
  const [first] = parts
  if (parts.length === 1 && first && values.by !== 'size')
    return { ask: { ask: 'write', sources, plan: planOf(first) }, isOne: true }
  const plans = parts.map((part) => ({ name: part.name, plan: planOf(part) }))
  const limit = values.by === 'size' ? values.megabytes * 1_000_000 : undefined
  return { ask: { ask: 'pack', sources, plans, limit }, isOne: false }
}

function summary(work: SplitterWork, { parts, fault }: Parts): string {
  const { busy } = holdUps(work)
  if (work.files.length === 0) return 'Choose a PDF or drop it here.'
  if (busy.length > 0) return says.waiting(busy.length)
  if (fault !== undefined || parts.length === 0) return ''
  if (work.values.by === 'size') return 'How many files it takes shows when they are written.'
  return says.parts(parts.length)
}

function remarks(work: SplitterWork, { parts, isClipped, fault }: Parts): View[] {
  const { by } = work.values
  const files = openFiles(work.files, work.picks)
  const isWhole = files.length > 0 && parts.length <= files.length && by !== 'size' && by !== 'ranges'
  const reasons: Partial<Record<Options['by'], string>> = {
    chapters: 'No bookmarks part this file: it stays whole.',
    text: 'The text stands on no page, or on the first alone: the file stays whole. A scan has no text to be found.',
    blank: 'There is no empty page between others: the file stays whole.',
    count: 'The file has no more pages than that: it stays whole.',
  }
  const { busy } = holdUps(work)
  return [
    { kind: 'note', tone: 'bad', says: fault ?? '' },
    { kind: 'note', tone: 'warn', says: isClipped ? 'Pages that the file does not have are left out.' : '' },
    { kind: 'note', tone: 'warn', says: isWhole && busy.length === 0 ? (reasons[by] ?? '') : '' },
  ]
}

function views(work: SplitterWork): View[] {
  const found = partsOf(work)
  const { parts } = found
  return [
    { kind: 'note', status: true, strong: true, says: summary(work, found) },
    ...remarks(work, found),
    ...(parts.length > 0 && work.values.by !== 'size'
      ? [
          {
            kind: 'table',
            label: 'Parts',
            columns: ['File', 'Pages', 'Number'],
            rows: parts
              .slice(0, listed)
              .map(({ name, pages }) => [`${name}.pdf`, writeRanges(pages), String(pages.length)]),
          } as const,
        ]
      : []),
    {
      kind: 'note',
      says: parts.length > listed ? `Only the first ${listed} are listed here; the archive holds them all.` : '',
    },
    { kind: 'findings', items: holdUpFindings(work) },
    { kind: 'note', says: packedOf(work.made) ? says.packed(packedOf(work.made)?.parts ?? 0) : '' },
    ...changesView(work.made),
    fileViews(work, { hasRanges: false }),
  ]
}

export default defineWorkbench({
  worker: worker<PdfQuestion, PdfAnswer>('pdf'),
  options: {
    by: choice('Split by', { options: ways, initial: 'count', as: 'menu' }),
    every: integer('Pages in each file', {
      initial: 1,
      min: 1,
      max: 10_000,
      shownWhen: { field: 'by', is: 'count' },
    }),
    ranges: text('Ranges', {
      initial: '1-3, 4-',
      maxLength: 2000,
      help: 'Each becomes a file: 1-3, 8, 10-. Backwards too: 9-4.',
      shownWhen: { field: 'by', is: 'ranges' },
    }),
    isOne: toggle('All of them in one file', { shownWhen: { field: 'by', is: 'ranges' } }),
    words: text('Text on the first page of each part', {
      initial: 'Invoice',
      maxLength: 200,
      help: 'Capital and small letters count alike.',
      shownWhen: { field: 'by', is: 'text' },
    }),
    megabytes: number('Largest size of a file', {
      unit: 'MB',
      initial: 10,
      above: 0,
      max: 500,
      shownWhen: { field: 'by', is: 'size' },
    }),
    pattern: text('Names of the files', {
      initial: '{file}-{n}',
      maxLength: 120,
      help: '{file} is the name of the PDF, {n} the number of the part, {pages} its pages, {title} its bookmark.',
    }),
  },
  panels: [{ at: 'inputs', fields: ['by', 'every', 'ranges', 'isOne', 'words', 'megabytes', 'pattern'] }],
  inputs: { files: pdfInput('Read', 'pdf') },
  resultLabel: 'Parts',
  making: 'Splitting',
  ask: (): PdfQuestion | undefined => undefined,
  askOf: (file, given, id): PdfQuestion => askToOpen(file, given, id, searchOf(given.values)),
  views,
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save the parts',
      file(work: SplitterWork) {
        const [part] = partsOf(work).parts
        return question(work)?.isOne
          ? `${part?.name ?? 'part'}.pdf`
          : `${stemOf(work.files[0]?.name ?? 'parts')}-parts.zip`
      },
      type: (work: SplitterWork) => (question(work)?.isOne ? 'application/pdf' : 'application/zip'),
      of(work: SplitterWork) {
        const asked = question(work)
        return asked && { ask: asked.ask }
      },
    },
  },
  fileIn: (answer) => packedOf(answer)?.file ?? writtenOf(answer)?.file,
  controls: [
    { label: 'PDF', help: 'One or several; each is split in the same way.' },
    {
      label: 'Split by',
      help: 'A number of pages, ranges, odd and even, bookmarks, a text, empty pages, or the size of the files.',
    },
    { label: 'Names of the files', help: 'By a pattern of the name, the number, the pages and the bookmark.' },
  ],
  results: [
    { label: 'The parts as PDF files in one ZIP', kind: 'value' },
    { label: 'The list of parts with their pages', kind: 'table' },
  ],
  formula:
    'Reads bookmarks, text or the picture of each page where the way of splitting asks for it, and copies the pages of each part with what they need, and nothing else, into a file of its own',
  limits: [
    'Files of up to 500 MB are read.',
    'A page that alone is larger than the size you set becomes a file of its own.',
    'An empty page is one with almost no dark dot on it; tinted or dirty paper does not count as empty.',
    'Text is found where the PDF has text. A scan without text recognition has none.',
    'Separator sheets with a barcode are not recognised.',
    'Attached files stay with the original; scripts, signatures and tags for screen readers are not written.',
  ],
  sources: [
    {
      title: 'ISO 32000-1:2008, Document management: Portable document format, as published by Adobe',
      href: 'https://opensource.adobe.com/dc-acrobat-sdk-docs/pdfstandards/PDF32000_2008.pdf',
    },
    {
      title: 'PKWARE: .ZIP File Format Specification',
      href: 'https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT',
    },
  ],
  abilities: ['save', 'print'],
})
