import type { Finding, View } from '@/lib/kits/app/views'
import type { PdfAnswer, PdfQuestion, Rework } from '@/lib/subjects/pdf/task'
import {
  fileViews,
  holdUpFindings,
  holdUps,
  isHeldUp,
  openFiles,
  packedOf,
  pictureOf,
  plannedPages,
  stemOf,
  writtenOf,
  type OpenFile,
  type PdfWork,
} from './page-parts'
import { pdfWords as says } from './words'

/* What tools share that change each PDF on its own, and keep all else that it holds. */

/** PDF files that are ready; pictures among them are told and left out. */
export function pdfsOf<Option>({ files, picks }: Pick<PdfWork<Option>, 'files' | 'picks'>): OpenFile[] {
  return openFiles(files, picks).filter(({ opened }) => opened.of === 'pdf')
}

/** The files as the worker is told of them; undefined where they are not all ready. */
export function sourcesOf<Option>(work: PdfWork<Option>) {
  const ready = pdfsOf(work)
  if (isHeldUp(work) || ready.length === 0) return undefined
  const ordered = ready.map((one) => ({ one, turn: 0 as const }))
  return { ready, sources: plannedPages([], ordered, work.picks).sources }
}

/** A name for each file, none of them twice. */
export function namesFor(files: readonly OpenFile[], adds: string): string[] {
  const taken = new Set<string>()
  return files.map(({ file }) => {
    const stem = stemOf(file.name) + adds
    let name = stem
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${stem}-${count}`
    taken.add(name.toLowerCase())
    return name
  })
}

/** What is asked of all files; undefined while something is missing. */
export function askToRework<Option>(
  work: PdfWork<Option>,
  rework: Rework | undefined,
  adds: string,
): PdfQuestion | undefined {
  const found = sourcesOf(work)
  if (!found || !rework) return undefined
  return {
    ask: 'rework',
    sources: found.sources,
    names: namesFor(found.ready, adds).map((name) => `${name}.pdf`),
    rework,
  }
}

/** A page of the first file, as it will be; nothing for a file so large that it would be slow. */
export function previewOf<Option>(work: PdfWork<Option>, rework: Rework | undefined, page = 1): View[] {
  const [first] = pdfsOf(work)
  const picture = first && pictureOf(first, page, work.picks)
  if (!picture || !rework || first.file.size > 20_000_000 || first.opened.pages.length > 300) return []
  const { of, width, height } = picture
  const larger = 2
  return [
    {
      kind: 'picture',
      label: says.large(page, first.file.name),
      of: { ...of, larger, rework },
      width: Math.round(width * larger),
      height: Math.round(height * larger),
    },
  ]
}

function pictureFindings<Option>({ files, picks }: PdfWork<Option>): Finding[] {
  return openFiles(files, picks)
    .filter(({ opened }) => opened.of === 'picture')
    .map(({ file }) => ({ tone: 'warn', says: says.noPdf(file.name) }))
}

interface EachViews {
  /** Said before there is a file. */
  waiting: string
  /** Said of files that are ready. */
  ready: (files: readonly OpenFile[]) => string
  /** Between the sentence and the files. */
  between: readonly View[]
}

/** The sentence above, what is shown of the result, what holds it up, and the list of files. */
export function eachViews<Option>(work: PdfWork<Option>, { waiting, ready, between }: EachViews): View[] {
  const { busy } = holdUps(work)
  const files = pdfsOf(work)
  const status = busy.length > 0 ? says.waiting(busy.length) : files.length > 0 ? ready(files) : ''
  return [
    { kind: 'note', status: true, strong: true, says: work.files.length === 0 ? waiting : status },
    ...between,
    { kind: 'findings', items: [...holdUpFindings(work), ...pictureFindings(work)] },
    { kind: 'note', says: packedOf(work.made) ? says.packed(packedOf(work.made)?.parts ?? 0) : '' },
    fileViews(work, { hasRanges: false }),
  ]
}

/** Saves one file as it is, several as an archive. */
export function savingEach<Option>(
  toAsk: (work: PdfWork<Option>) => PdfQuestion | undefined,
  label: string,
  adds: string,
) {
  const isOne = (work: PdfWork<Option>) => pdfsOf(work).length === 1
  return {
    save: {
      kind: 'save' as const,
      label,
      file(work: PdfWork<Option>) {
        const [name = 'file'] = namesFor(pdfsOf(work), adds)
        return isOne(work) ? `${name}.pdf` : `files${adds}.zip`
      },
      type: (work: PdfWork<Option>) => (isOne(work) ? 'application/pdf' : 'application/zip'),
      of(work: PdfWork<Option>) {
        const ask = toAsk(work)
        return ask && { ask }
      },
    },
  }
}

export const fileOfEach = (answer: PdfAnswer) => packedOf(answer)?.file ?? writtenOf(answer)?.file
