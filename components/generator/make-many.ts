import { documents } from '@/components/records/collections'
import { openNumbers } from '@/components/records/next-number'
import { localDay } from '@/lib/base/format/local-day'
import { typedRecord } from '@/components/records/typed-record'
import { writeDocument, type DocumentWriters } from '@/components/take-away/write-document'
import { isProblem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import { documentFormats, type DocumentFormat } from '@/lib/kits/document/formats'
import type { Document } from '@/lib/kits/document/types'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { AnyValues } from '@/lib/kits/fields/types'
import { uniqueNames } from '@/lib/kits/generator/batch/names'
import type { RefusedRow } from '@/lib/kits/batch/rows'
import type { PlannedDocument } from '@/lib/kits/generator/batch/plan'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import type { Built } from '@/lib/kits/generator/run'
import { clientNameIn } from '@/lib/kits/records/fill'
import type { RecordFields } from '@/lib/kits/records/roles'
import { totalOf } from '@/lib/kits/records/saved-document'
import { batchMessages as says } from '@/lib/messages/batch'
import { workerMessages } from '@/lib/messages/workers'
import type { DocumentWork, DocumentWorkResult } from '@/lib/workers/document.worker'
import { createTaskRunner, TaskError } from '@/lib/workers/run-task'

/* Makes the documents of a plan one after the other. Loaded on use. */

export interface ManyJob {
  declaration: GeneratorDeclaration
  build(values: AnyValues): Built
  /** Of the form: what the table does not have. */
  values: AnyValues
  show: Show
  planned: readonly PlannedDocument[]
  format: DocumentFormat
  writers: DocumentWriters
  /** Set where each document takes the next number of its series. */
  takesNumbers: boolean
  /** Set where each document is kept among the visitor's own. */
  keeps: boolean
  business: string | undefined
}

export interface ManyMade {
  files: readonly (readonly [name: string, content: Blob])[]
  refused: readonly RefusedRow[]
  kept: number
  notKept: number
  isCancelled: boolean
}

export interface ManyOptions {
  signal: AbortSignal
  /** How many are made, in how many milliseconds. */
  onMade(done: number, passed: number): void
}

/** The document of one entry of the plan, as the form would make it. */
function documentOf({ declaration, build }: ManyJob, values: AnyValues): Document {
  const built = build(values)
  if (isProblem(built)) throw new TaskError(problemSentence(declaration.form, built))
  return built
}

/** What the list of kept documents shows of one. */
function recordOf(
  { declaration, show, business }: ManyJob,
  records: RecordFields,
  values: AnyValues,
  document: Document,
) {
  const text = (name: string | undefined) => (name === undefined ? '' : String(values[name] ?? ''))
  const [number, date, due] = [text(records.number), text(records.date), text(records.due)]
  const client = clientNameIn(records, text)
  const total = totalOf(document)
  return {
    tool: declaration.keptAs ?? declaration.id,
    kind: records.kind,
    state: 'draft' as const,
    typed: typedRecord(declaration.form, values, show),
    region: show.region.code,
    ...(business !== undefined && { business }),
    ...(number && { number }),
    ...(client && { client }),
    ...(date && { date }),
    ...(due && { due }),
    ...(total && { total }),
  }
}

/**
 * Gives each document the next number of its series. A number whose document could not be made goes to the next one of the same month,
 * so that no gap is left that nobody can explain.
 */
async function numbering({ declaration: { records }, takesNumbers, business }: ManyJob) {
  const name = records?.number
  if (!takesNumbers || !records || name === undefined) return undefined
  const take = await openNumbers({ kind: records.kind, business })
  let spare: { number: string; month: string } | undefined
  return {
    async numbered(values: AnyValues): Promise<AnyValues> {
      const date = records.date === undefined ? undefined : values[records.date]
      const day = typeof date === 'string' ? date : localDay()
      const month = day.slice(0, 7)
      if (spare?.month !== month) spare = { number: await take(day), month }
      return { ...values, [name]: spare.number }
    },
    used() {
      spare = undefined
    },
  }
}

/**
 * Makes every planned document as a file. What cannot be made is refused with its rows and a sentence; whoever cancels keeps what is
 * finished. Numbers are taken one by one, so that those who cancel leave no gap but at most one.
 */
export async function makeMany(job: ManyJob, { signal, onMade }: ManyOptions): Promise<ManyMade> {
  const { declaration, planned, format, show, writers, keeps } = job
  const { records } = declaration
  const { extension, type } = documentFormats[format]
  const nameOf = uniqueNames(extension)
  const runner = createTaskRunner<DocumentWork, DocumentWorkResult>(writers.writerHref)
  const numbers = await numbering(job)
  const files: [string, Blob][] = []
  const refused: RefusedRow[] = []
  let [kept, notKept] = [0, 0]
  let stop: string | undefined
  const began = performance.now()
  for (const [at, { lines, values: own }] of planned.entries()) {
    if (signal.aborted) stop = says.cancelledRow
    if (stop !== undefined) {
      refused.push(...lines.map((line) => ({ line, says: stop ?? '' })))
      continue
    }
    try {
      const given = { ...job.values, ...own }
      const values = numbers ? await numbers.numbered(given) : given
      const document = documentOf(job, values)
      const content = await writeDocument(document, format, { ...writers, runner }, show, { signal })
      const client = records ? clientNameIn(records, (name) => String(values[name] ?? '')) : ''
      files.push([nameOf([document.title, client].filter(Boolean).join(' ')), new Blob([content], { type })])
      numbers?.used()
      if (keeps && records) {
        const { saved } = await documents.create(recordOf(job, records, values, document))
        if (saved) kept += 1
        else notKept += 1
      }
      onMade(at + 1, performance.now() - began)
    } catch (error) {
      if (!signal.aborted && !(error instanceof TaskError)) throw error
      const sentence = error instanceof TaskError ? error.message : says.cancelledRow
      refused.push(...lines.map((line) => ({ line, says: sentence })))
      // What does not load for one does not load for the next.
      if (sentence === workerMessages.notLoaded) stop = says.noTurn
    }
  }
  runner.stop()
  return { files, refused, kept, notKept, isCancelled: signal.aborted }
}
