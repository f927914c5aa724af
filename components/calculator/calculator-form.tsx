import { useMemo, useState, type ReactNode } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { Form } from '@/components/ui/form'
import { useRegion } from '@/components/site/use-region'
import type { Declaration } from '@/lib/calculator/declaration'
import { isProblem } from '@/lib/calculator/define'
import { regionOfLaw, runCalculator, type Answer, type CalculatorModule } from '@/lib/calculator/run'
import { outputsFor } from '@/lib/calculator/units'
import type { Typed } from '@/lib/fields/read'
import type { AnyValues } from '@/lib/fields/types'
import { isShown } from '@/lib/fields/visible'
import { initialValue } from '@/lib/fields/initial'
import { formMessages } from '@/lib/messages/form'
import { Actions } from './actions'
import { CheckedAgainst } from './checked-against'
import { LateResults } from './late-results'
import { AnswerBar, Results } from './results'
import { Steps } from './steps'
import { useModule } from './use-module'

export interface CalculatorFormProps {
  declaration: Declaration
  moduleHref: string
  chartHref?: string | undefined
  /** The answer to the initial values, computed at build; long tables are cut. */
  initial: Answer
  /** The tables of the initial answer, drawn at build. */
  tables: ReactNode
  /** Charts and diagrams of the initial answer, drawn at build. */
  pictures?: ReactNode
  cases?: { href: string; count: number } | undefined
}

/** The declared fields on one side, their results on the other. The server and the browser draw the same thing. */
export default function CalculatorForm({
  declaration,
  moduleHref,
  chartHref,
  initial,
  tables,
  pictures,
  cases,
}: CalculatorFormProps) {
  const { id, inputs, law } = declaration
  const visitor = useRegion()
  const form = useForm(id, inputs, (typed: Typed) => {
    const values =
      law === undefined || typeof law === 'string'
        ? {}
        : { [law.field]: typed[law.field] ?? inputValue(declaration, law.field, visitor.code) }
    return regionOfLaw(law, values, visitor)
  })
  const loading = useModule<{ default: CalculatorModule }>(moduleHref)
  const calculator = loading.state === 'ready' ? loading.module.default : undefined
  const valid = Object.keys(form.errors).length === 0

  const outcome = useMemo(
    () => (calculator && valid ? runCalculator(calculator, declaration, form.values, visitor) : undefined),
    [calculator, valid, declaration, form.values, visitor],
  )
  const [lastGood, setLastGood] = useState({ answer: initial, values: form.values })
  const answered = outcome !== undefined && !isProblem(outcome)
  // React draws again at once with what is set while drawing: `lastGood` is the present answer where there is one.
  if (answered && outcome !== lastGood.answer) setLastGood({ answer: outcome, values: form.values })

  const shown = useMemo(
    () => ({ ...declaration, outputs: outputsFor(declaration.outputs, lastGood.values) }),
    [declaration, lastGood.values],
  )
  const changed = form.touched || visitor.code !== 'global'
  const written = useMemo(
    () => ({ ...lastGood, declaration: shown, show: form.show, changed }),
    [lastGood, shown, form.show, changed],
  )

  const problem =
    outcome && isProblem(outcome)
      ? { field: outcome.field, sentence: problemSentence(declaration, outcome.field, outcome.message) }
      : undefined
  const wide = hasWideRows(declaration, form.values)
  const waiting = calculator === undefined && form.touched
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
          <Results outputs={shown.outputs} answer={lastGood.answer} show={form.show} state={state} />
          <Actions declaration={shown} form={form} answer={lastGood.answer} />
          <Steps steps={lastGood.answer.steps} />
        </div>
      </div>
      <LateResults
        written={written}
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

/** A table of more than three columns needs the whole width; its results stand under it. */
function hasWideRows({ inputs }: Declaration, values: AnyValues): boolean {
  return Object.values(inputs).some(
    (field) => field.kind === 'rows' && Object.keys(field.columns).length > 3 && isShown(field, values),
  )
}

function inputValue(declaration: Declaration, name: string, region: Parameters<typeof initialValue>[1]) {
  const field = declaration.inputs[name]
  return field ? initialValue(field, region) : undefined
}

function problemSentence({ inputs }: Declaration, field: string | null, message: string): string {
  const label = field === null ? undefined : inputs[field]?.label
  return label === undefined ? message : `${label} ${message}.`
}
