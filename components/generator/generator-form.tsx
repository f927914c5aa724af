import { useState } from 'react'
import { useModule } from '@/components/calculator/use-module'
import { CheckedPanel } from '@/components/checked/checked-panel'
import { DocumentView } from '@/components/document/document-view'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { Form } from '@/components/ui/form'
import { useRegion } from '@/components/site/use-region'
import { isProblem } from '@/lib/calculator/define'
import { regionOfLaw } from '@/lib/calculator/run'
import type { Document } from '@/lib/document/types'
import { isShown } from '@/lib/fields/visible'
import { initialValue } from '@/lib/fields/initial'
import type { Typed } from '@/lib/fields/read'
import type { GeneratorDeclaration } from '@/lib/generator/declaration'
import type { GeneratorModule } from '@/lib/generator/run'
import { documentMessages } from '@/lib/messages/document'
import { Notices } from '@/components/ui/notices'
import { WorkBar } from '@/components/ui/work-bar'
import { formMessages } from '@/lib/messages/form'
import { generatorMessages } from '@/lib/messages/generator'
import { GeneratorActions } from './generator-actions'
import { PreviewBar } from './preview-bar'
import { useBuilt } from './use-built'
import { useCheck } from './use-check'
import { useDraw } from './use-draw'

const CaseList = part('generator/case-list', () => import('./case-list'))

export interface GeneratorFormProps {
  declaration: GeneratorDeclaration
  moduleHref: string
  workerHref: string
  /** The document of the initial values, made at build. */
  initial: Document
  cases?: { href: string; count: number } | undefined
}

/** The declared fields on one side, the document they make on the other. */
export default function GeneratorForm({ declaration, moduleHref, workerHref, initial, cases }: GeneratorFormProps) {
  const { id, form: fields, law, fresh } = declaration
  const visitor = useRegion()
  const form = useForm(id, fields, (typed: Typed) => {
    const lawField = typeof law === 'object' ? fields[law.field] : undefined
    const values =
      typeof law === 'object' && lawField
        ? { [law.field]: typed[law.field] ?? initialValue(lawField, visitor.code) }
        : {}
    return regionOfLaw(law, values, visitor)
  })
  const isSecret = fresh !== undefined && 'secure' in fresh
  const isChanged = form.touched || visitor.code !== 'global' || isSecret
  const [isNear, setNear] = useState(false)
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

  const problem =
    built && isProblem(built)
      ? { field: built.field, sentence: problemSentence(declaration, built.field, built.message) }
      : undefined
  const waiting = valid && ((module === undefined && form.touched) || progress !== undefined)
  const state = waiting ? 'pending' : valid && !problem && !failure ? 'current' : 'stale'
  const seed = fresh && 'seed' in fresh ? fresh : undefined
  const seedField = seed && fields[seed.seed]
  const drawAnother =
    seed && seedField && isShown(seedField, form.values)
      ? () => form.set(seed.seed, String(Math.floor(Math.random() * seed.below)))
      : drawAgain
  return (
    <div
      className="flex flex-col gap-6 md:grid md:grid-cols-2"
      onPointerEnter={() => setNear(true)}
      onFocus={() => setNear(true)}
    >
      <Form className="grid content-start gap-4" aria-label={declaration.name}>
        {form.notice && (
          <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
            {form.notice}
          </p>
        )}
        <FieldList fields={fields} form={form} problem={problem} />
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
            <div
              className={`${current.document.sheet === 'bare' ? 'rounded-lg border border-line bg-raised p-4' : ''} ${state === 'current' ? '' : 'opacity-60'}`}
            >
              <DocumentView document={current.document} show={form.show} />
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
            drawAnother={drawAnother}
          />
        </div>
      </div>
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

function problemSentence({ form }: GeneratorDeclaration, field: string | null, message: string): string {
  const label = field === null ? undefined : form[field]?.label
  return label === undefined ? message : `${label} ${message}.`
}
