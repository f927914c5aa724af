import { regionOfForm } from '@/lib/kits/fields/context'
import { useMemo, useState, type ReactNode } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { Form } from '@/components/ui/form'
import { LatePanel } from '@/components/ui/late-panel'
import { useRegion } from '@/components/site/use-region'
import type { About } from '@/lib/kits/calculator/about'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { localDay } from '@/lib/base/format/local-day'
import { isProblem } from '@/lib/base/problem'
import { answerTo, type Answer, type CalculatorModule, type WholeAnswer } from '@/lib/kits/calculator/answer'
import type { WorkedAnswer } from '@/lib/kits/calculator/run'
import type { Onward } from '@/lib/kits/calculator/types'
import { outputsFor } from '@/lib/kits/calculator/units'
import { writeResult } from '@/lib/kits/calculator/write'
import type { Show } from '@/lib/base/format/show'
import { fieldId } from '@/lib/kits/fields/field-id'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { AnyValues } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { formMessages } from '@/lib/messages/form'
import { Actions } from './actions'
import { CheckedAgainst } from './checked-against'
import { CopyableRows } from './copyable-rows'
import { LateResults } from './late-results'
import type { AnswerWriters } from './save-answer'
import { AnswerBar, Results } from './results'
import { Steps } from './steps'
import { OnwardLink, type OnwardTargets } from './onward-link'
import { useNeeded } from './use-needed'
import { useModule } from '@/components/islands/use-module'
import { useNear } from '@/components/islands/use-near'

const ManyPanel = part('calculator/many-panel', () => import('./many-panel'))
const ScenarioPanel = part('scenarios/scenario-panel', () => import('@/components/scenarios/scenario-panel'))
const RowList = part('calculator/row-list', () => import('./row-list'))
const ScreenGauge = part('calculator/screen-gauge', () => import('./screen-gauge'))

export interface CalculatorFormProps {
  declaration: Declaration
  moduleHref: string
  chartHref?: string | undefined
  /** The chart engine, for the curve of an entry; absent where no number goes in or comes out. */
  curveHref?: string | undefined
  /** The answer to the initial values, computed at build; long tables are cut. */
  initial: WorkedAnswer
  /** The tables of the initial answer, drawn at build. */
  tables: ReactNode
  /** Charts and diagrams of the initial answer, drawn at build. */
  pictures?: ReactNode
  cases?: { href: string; count: number } | undefined
  /** The worker of a long list, where the calculator takes one. */
  rowListHref?: string | undefined
  /**
   * The untouched form is answered for today, which the answer in the page cannot know until the calculator is there; with what
   * today brings to it, as it is on some day.
   */
  followsToday?: { brings: Answer['results'] } | undefined
  /** The tools that it leads to, and where it leads with its initial values. */
  onwards?: { targets: OnwardTargets; initial: Onward } | undefined
  about: About
  writers: AnswerWriters
}

interface LastGood {
  answer: WorkedAnswer | WholeAnswer
  values: AnyValues
}

/** The declared fields on one side, their results on the other. The server and the browser draw the same thing. */
export default function CalculatorForm({
  declaration,
  moduleHref,
  chartHref,
  curveHref,
  initial,
  tables,
  pictures,
  cases,
  rowListHref,
  followsToday,
  onwards,
  about,
  writers,
}: CalculatorFormProps) {
  const { id, keptAs = id, inputs, law } = declaration
  const visitor = useRegion()
  const form = useForm(keptAs, inputs, (typed) => regionOfForm(law, inputs, typed, visitor))
  const isNear = useNear()
  const isOwn = form.touched || visitor.code !== 'global'
  const loading = useModule<{ default: CalculatorModule }>(isNear || isOwn || followsToday ? moduleHref : undefined)
  const calculator = loading.state === 'ready' ? loading.module.default : undefined
  const changed = isOwn || (followsToday !== undefined && calculator !== undefined)
  const valid = Object.keys(form.errors).length === 0
  const asked = useMemo(() => (valid ? [form.values] : []), [valid, form.values])
  const needed = useNeeded(calculator, asked)
  const [today] = useState(localDay)

  const outcome = useMemo(
    () =>
      calculator && valid && needed === 'there'
        ? answerTo(calculator, declaration, form.values, visitor, today)
        : undefined,
    [calculator, valid, needed, declaration, form.values, visitor, today],
  )
  const [lastGood, setLastGood] = useState<LastGood>({ answer: initial, values: form.values })
  const answered = outcome !== undefined && !isProblem(outcome)
  // React draws again at once with what is set while drawing: `lastGood` is the present answer where there is one.
  if (answered && outcome !== lastGood.answer) setLastGood({ answer: outcome, values: form.values })

  const shown = useMemo(
    () => ({ ...declaration, outputs: outputsFor(declaration.outputs, lastGood.values) }),
    [declaration, lastGood.values],
  )
  const written = useMemo(
    () => ({ ...lastGood, declaration: shown, show: form.show, changed }),
    [lastGood, shown, form.show, changed],
  )

  const problem =
    outcome && isProblem(outcome) ? { field: outcome.field, sentence: problemSentence(inputs, outcome) } : undefined
  const wide = hasWideRows(declaration, form.values)
  const waiting = (calculator === undefined && form.touched) || (valid && needed !== 'there')
  const [manyAsked, setManyAsked] = useState(0)
  const [compareAsked, setCompareAsked] = useState(0)
  const saved = {
    ...writers,
    declaration,
    about,
    moduleHref,
    chartHref,
    values: lastGood.values,
    typed: form.typed,
    show: form.show,
    visitor,
    today,
  }
  const state = waiting ? 'pending' : valid && !problem ? 'current' : 'stale'
  return (
    <div className="grid grid-cols-1 gap-6">
      <div className={`flex flex-col gap-6 ${wide ? '' : 'md:grid md:grid-cols-2'}`}>
        <Form className="grid grid-cols-1 content-start gap-4" aria-label={declaration.name}>
          {form.notice && (
            <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
              {form.notice}
            </p>
          )}
          <FieldList fields={inputs} form={form} problem={problem} wide={wide} />
        </Form>
        <AnswerBar
          outputs={shown.outputs}
          answer={lastGood.answer}
          show={form.show}
          state={state}
          className={wide ? '' : 'md:hidden'}
        />
        <div
          className={`relative z-20 min-w-0 scroll-mt-20 bg-surface ${wide ? '' : 'md:sticky md:top-20 md:self-start'}`}
        >
          {loading.state === 'failed' && (
            <p role="alert" className="mb-3 rounded-md bg-bad-soft px-3 py-2 text-sm">
              {formMessages.failed}{' '}
              <button type="button" className="font-medium underline" onClick={loading.retry}>
                {formMessages.retry}
              </button>
            </p>
          )}
          {problem && problem.field === null && (
            <p role="alert" className="mb-3 rounded-md bg-warn-soft px-3 py-2 text-sm">
              {problem.sentence}
            </p>
          )}
          {needed === 'failed' && (
            <p role="alert" className="mb-3 rounded-md bg-bad-soft px-3 py-2 text-sm">
              {formMessages.failed} {/* Browsers remember a module that failed until the page is loaded anew. */}
              <button type="button" className="font-medium underline" onClick={() => location.reload()}>
                {formMessages.retry}
              </button>
            </p>
          )}
          <CopyableRows
            rows="[data-row]"
            onCopy={async ({ dataset: { row = '' } }) =>
              (await import('./take-away')).copyResult(shown, row, lastGood.answer, form.show)
            }
          >
            <Results
              outputs={shown.outputs}
              answer={lastGood.answer}
              show={form.show}
              state={state}
              awaited={calculator ? undefined : followsToday?.brings}
              faultyBox={faultyBoxIn(form.errors, problem?.field)}
            />
          </CopyableRows>
          {onwards && (
            <OnwardLink
              targets={onwards.targets}
              onward={(valid && changed && calculator?.carry?.(form.values)) || onwards.initial}
            />
          )}
          <Actions
            declaration={shown}
            form={form}
            answer={lastGood.answer}
            curveHref={curveHref}
            saved={saved}
            onMany={() => setManyAsked((times) => times + 1)}
            onCompare={() => setCompareAsked((times) => times + 1)}
          />
          <Steps
            // The day of the build is over: until somebody is there to read today's working, there is none.
            initial={followsToday && calculator ? [] : initial.steps}
            written={
              changed && (isOwn || isNear) && calculator && 'computed' in lastGood.answer
                ? {
                    calculator,
                    declaration,
                    values: lastGood.values,
                    computed: lastGood.answer.computed,
                    show: form.show,
                  }
                : undefined
            }
          />
        </div>
      </div>
      {compareAsked > 0 && (
        <ScenarioPanel asked={compareAsked} onClose={() => setCompareAsked(0)} form={form} saved={saved} />
      )}
      {manyAsked > 0 && <ManyPanel asked={manyAsked} onClose={() => setManyAsked(0)} form={form} saved={saved} />}
      <Gauge declaration={shown} answer={lastGood.answer} show={form.show} />
      {declaration.rowList && rowListHref && (
        <LatePanel title={declaration.rowList.label}>
          <RowList
            declaration={declaration}
            list={declaration.rowList}
            moduleHref={moduleHref}
            workerHref={rowListHref}
            values={form.values}
            valid={valid && !problem}
            visitor={visitor}
            show={form.show}
          />
        </LatePanel>
      )}
      <LateResults
        written={written}
        form={form}
        initial={initial}
        tables={tables}
        pictures={pictures}
        chartHref={chartHref}
        stale={state === 'stale'}
        pending={state === 'pending'}
      >
        {cases && (
          <CheckedAgainst
            declaration={declaration}
            moduleHref={moduleHref}
            casesHref={cases.href}
            count={cases.count}
          />
        )}
      </LateResults>
    </div>
  )
}

/** The id of the first box that is wrong, or of the one that a Problem names. */
function faultyBoxIn(errors: Readonly<Record<string, string>>, named: string | null | undefined): string | undefined {
  const [wrong = named] = Object.keys(errors)
  return wrong ? fieldId(wrong) : undefined
}

/** What can be held against the screen. */
function Gauge({ declaration, answer, show }: { declaration: Declaration; answer: Answer; show: Show }) {
  const gauge = declaration.screenGauge
  const output = gauge && declaration.outputs[gauge.of]
  const diameter = gauge && answer.results[gauge.of]
  if (!output || typeof diameter !== 'number') return null
  const written = writeResult(output, diameter, show) ?? ''
  return (
    <LatePanel title={gauge.label}>
      <ScreenGauge help={gauge.help} diameter={diameter} written={written} show={show} />
    </LatePanel>
  )
}

/**
 * A table of more than three columns needs the whole width; its results stand under it. Not for one that waits under "More options"
 * from the start: nobody may ever see it.
 */
function hasWideRows({ inputs }: Declaration, values: AnyValues): boolean {
  return Object.values(inputs).some(
    (field) =>
      field.kind === 'rows' &&
      Object.keys(field.columns).length > 3 &&
      (!field.refines || field.shownWhen !== undefined) &&
      isShown(field, values),
  )
}
