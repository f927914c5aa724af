import { useMemo, useState } from 'react'
import { useModule } from '@/components/islands/use-module'
import { useNear } from '@/components/islands/use-near'
import { CheckedPanel } from '@/components/checked/checked-panel'
import { DocumentView } from '@/components/document/document-view'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { recordOfAddress } from '@/components/records/record-address'
import type { RecordPages } from '@/components/records/records-bar'
import { Form } from '@/components/ui/form'
import { useRegion } from '@/components/site/use-region'
import { isProblem } from '@/lib/base/problem'
import { regionOfForm } from '@/lib/kits/fields/context'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { Turn } from '@/lib/kits/document/turns'
import type { Show } from '@/lib/base/format/show'
import type { Document } from '@/lib/kits/document/types'
import { isShown } from '@/lib/kits/fields/visible'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { generatorContext, runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import type { ClauseNote } from '@/lib/kits/generator/types'
import { withoutFieldLinks } from '@/lib/kits/generator/unfilled'
import { documentMessages } from '@/lib/messages/document'
import { Notices } from '@/components/ui/notices'
import { WorkBar } from '@/components/ui/work-bar'
import { formMessages } from '@/lib/messages/form'
import { generatorMessages } from '@/lib/messages/generator'
import { fillInClicked } from './fill-in'
import { GeneratorActions } from './generator-actions'
import { PreviewBar } from './preview-bar'
import { useBuilt } from './use-built'
import { useCheck } from './use-check'
import { useDraw } from './use-draw'
import { usePaperFonts } from './use-paper-fonts'

const CaseList = part('generator/case-list', () => import('./case-list'))
const RecordsBar = part('records/records-bar', () => import('@/components/records/records-bar'))
const PageTurns = part('document/page-turns', () => import('@/components/document/page-turns'))
const BatchPanel = part('generator/batch-panel', () => import('./batch-panel'))
const ClauseNotes = part('generator/clause-notes', () => import('./clause-notes'))

export interface GeneratorFormProps {
  declaration: GeneratorDeclaration
  moduleHref: string
  workerHref: string
  writerHref: string
  /** Empty where nothing is written away from the page. */
  fontsHref: string
  /** The worker that reads a table of many documents; absent where none are made of one. */
  batchHref?: string | undefined
  /** The document of the initial values, made at build. */
  initial: Document
  /** Of the shape of one that is drawn by chance, which the build must not do: it keeps that one's place. */
  room?: Document | undefined
  /** The clauses of that document, explained. */
  initialNotes?: readonly ClauseNote[] | undefined
  /** Where it keeps documents. */
  recordPages?: RecordPages | undefined
  cases?: { href: string; count: number } | undefined
}

/** A table of so many columns is not read beside a sheet: the form then stands above it, in two columns of its own. */
const widestBeside = 4

function isWideForm(fields: GeneratorDeclaration['form']): boolean {
  return Object.values(fields).some(
    (field) => field.kind === 'rows' && !field.refines && Object.keys(field.columns).length > widestBeside,
  )
}

/** The declared fields on one side, the document they make on the other. */
export default function GeneratorForm({
  declaration,
  moduleHref,
  workerHref,
  writerHref,
  fontsHref,
  batchHref,
  initial,
  room,
  initialNotes,
  recordPages,
  cases,
}: GeneratorFormProps) {
  const { id, keptAs = id, form: fields, law, fresh, records } = declaration
  const visitor = useRegion()
  // The build knows no address; nothing that it draws depends on it.
  const [recordId, setRecordId] = useState(() =>
    records && typeof location !== 'undefined' ? recordOfAddress() : undefined,
  )
  const form = useForm(
    keptAs,
    fields,
    (typed) => regionOfForm(law, fields, typed, visitor),
    recordId === undefined ? keptAs : `${keptAs}/${recordId}`,
  )
  const isSecret = fresh !== undefined && 'secure' in fresh
  const isChanged = form.touched || visitor.code !== 'global' || isSecret
  const isNear = useNear()
  // The page shows the document of its initial values; what makes another comes with the first sign that one is wanted.
  const loading = useModule<{ default: GeneratorModule }>(isChanged || isNear ? moduleHref : undefined)
  const { draw, drawAgain, isDrawn } = useDraw(isSecret)
  const module = loading.state === 'ready' ? loading.module.default : undefined
  const valid = Object.keys(form.errors).length === 0
  const { built, progress, failure, cancel } = useBuilt({
    module,
    moduleHref,
    workerHref,
    declaration,
    values: form.values,
    visitor,
    valid: valid && isDrawn,
    draw,
  })

  const good = built && !isProblem(built) ? built : undefined
  const [last, setLast] = useState({ document: initial, values: form.values, draw })
  if (good && good !== last.document) setLast({ document: good, values: form.values, draw })
  const current = good ? { document: good, values: form.values, draw } : last
  const checks = useCheck({
    module: isChanged ? module : undefined,
    declaration,
    document: current.document,
    values: current.values,
    visitor,
  })

  /** How often the panel of many documents was asked for; 0 where it is closed. */
  const [asked, setAsked] = useState(0)
  const [business, setBusiness] = useState<string>()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  usePaperFonts(current.document.sheet === 'design' && (isChanged || isNear) ? fontsHref : '')
  const notes = useMemo(
    () =>
      current.document === initial || !module?.notes
        ? initialNotes
        : module.notes(current.values, generatorContext(law, current.values, visitor)),
    [current.document, current.values, initial, initialNotes, law, module, visitor],
  )
  const problem =
    built && isProblem(built) ? { field: built.field, sentence: problemSentence(fields, built) } : undefined
  const waiting = valid && ((module === undefined && form.touched) || progress !== undefined)
  const state = waiting ? 'pending' : valid && !problem && !failure ? 'current' : 'stale'
  const seed = fresh && 'seed' in fresh ? fresh : undefined
  const seedField = seed && fields[seed.seed]
  const drawAnother =
    seed && seedField && isShown(seedField, form.values)
      ? () => form.set(seed.seed, String(Math.floor(Math.random() * seed.below)))
      : drawAgain
  const isWide = isWideForm(fields)
  // The document that came with the page is shown as one sheet: nothing is fetched for it.
  const { sheet } = current.document
  const isPaged =
    current.document !== initial && (sheet === 'a4' || sheet === 'letter') && declaration.saves.includes('pdf')
  return (
    <div className={`flex flex-col gap-6 ${isWide ? '' : 'md:grid md:grid-cols-2'}`}>
      {records && recordPages && (
        <RecordsBar
          declaration={declaration}
          records={records}
          form={form}
          document={state === 'current' ? current.document : undefined}
          recordId={recordId}
          onRecord={setRecordId}
          onBusiness={setBusiness}
          pages={recordPages}
          isNear={isNear}
        />
      )}
      <Form className="grid content-start gap-4" aria-label={declaration.name}>
        {form.notice && (
          <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
            {form.notice}
          </p>
        )}
        <FieldList fields={fields} form={form} problem={problem} wide={isWide} />
      </Form>
      {current.document !== initial && <PreviewBar document={current.document} dimmed={state !== 'current'} />}
      <div className="relative z-20 min-w-0 scroll-mt-20 bg-surface">
        <div className="grid gap-3 md:sticky md:top-20">
          {loading.state === 'failed' && (
            <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
              {generatorMessages.failed}{' '}
              <button type="button" className="font-medium underline" onClick={loading.retry}>
                {formMessages.retry}
              </button>
            </p>
          )}
          {problem?.field === null && (
            <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
              {problem.sentence}
            </p>
          )}
          {failure && (
            <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
              {failure}
            </p>
          )}
          {progress && cancel && <WorkBar progress={progress} onCancel={cancel} />}
          <section
            className="min-w-0"
            aria-label={documentMessages.preview}
            aria-busy={state === 'pending' || undefined}
          >
            <div aria-live="polite">
              {state === 'stale' && <p className="mb-2 text-sm font-medium">{generatorMessages.stale}</p>}
              {module === undefined && state === 'pending' && (
                <p className="mb-2 text-sm font-medium">{generatorMessages.pending}</p>
              )}
            </div>
            {/* A link is worked by keyboard too, which the browser tells as a click. */}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
            <div
              onClick={fillInClicked}
              className={`relative ${sheet === 'bare' || sheet === 'design' ? 'rounded-lg border border-line bg-raised p-4' : ''} ${state === 'current' ? '' : 'earlier'}`}
            >
              {room && !form.touched ? (
                <InItsRoom room={room} document={current.document} show={form.show} />
              ) : (
                <DocumentView document={current.document} show={form.show} turns={isPaged ? turns : []} />
              )}
              {isPaged && (
                <PageTurns
                  document={current.document}
                  show={form.show}
                  writerHref={writerHref}
                  fontsHref={fontsHref}
                  turns={turns}
                  onTurns={setTurns}
                />
              )}
            </div>
          </section>
          <Notices
            notices={[...(current.document.notices ?? []), ...(checks ?? [])]}
            checking={checks === undefined}
            dimmed={state !== 'current'}
          />
          <GeneratorActions
            declaration={declaration}
            form={form}
            document={current.document}
            values={current.values}
            draw={current.draw}
            visitor={visitor}
            module={module}
            moduleHref={moduleHref}
            workerHref={workerHref}
            writerHref={writerHref}
            fontsHref={fontsHref}
            drawAnother={drawAnother}
            startsOver={recordId === undefined}
            onMany={batchHref === undefined ? undefined : () => setAsked(asked + 1)}
          />
          {notes && notes.length > 0 && <ClauseNotes notes={notes} show={form.show} />}
        </div>
      </div>
      {asked > 0 && batchHref !== undefined && (
        <BatchPanel
          asked={asked}
          onClose={() => setAsked(0)}
          declaration={declaration}
          form={form}
          visitor={visitor}
          moduleHref={moduleHref}
          build={module && ((given) => runGenerator(module, declaration, given, visitor))}
          view={(document) => <DocumentView document={withoutFieldLinks(document)} show={form.show} />}
          batchHref={batchHref}
          writerHref={writerHref}
          fontsHref={fontsHref}
          business={business}
        />
      )}
      {cases && (
        <div className="min-w-0 md:col-span-2" data-print="hidden">
          <CheckedPanel count={cases.count}>
            <CaseList declaration={declaration} moduleHref={moduleHref} casesHref={cases.href} />
          </CheckedPanel>
        </div>
      )}
    </div>
  )
}

/** What stands there until something is drawn, and the first draw, which may take a line less, in as much room as one takes. */
function InItsRoom({ document, room, show }: { document: Document; room: Document; show: Show }) {
  return (
    <div className="grid grid-cols-1 *:[grid-area:1/1]">
      <DocumentView document={document} show={show} />
      <div className="invisible" aria-hidden="true" data-print="hidden">
        <DocumentView document={room} show={show} />
      </div>
    </div>
  )
}
