import { memo, useCallback, useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { usePrinting } from '@/components/ui/use-printing'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import { Pictures } from './pictures'
import { ResultTables } from './result-tables'

const PlaneView = part('calculator/plane-view', () => import('./plane-view'))

/** One answer with all that writes it: pictures and tables are of the same moment, never of two. */
export interface Written {
  declaration: Declaration
  answer: Answer
  values: AnyValues
  show: Show
  /** Values or region are no longer those of the pictures that came with the page. */
  changed: boolean
}

interface LateResultsProps {
  written: Written
  form: Form
  initial: Answer
  tables: ReactNode
  pictures: ReactNode
  chartHref: string | undefined
  /** Greyed, because the fields have changed to something that has no answer. */
  stale: boolean
  pending: boolean
  children: ReactNode
}

/**
 * Charts and tables. They follow the headline in a render that the next keystroke may interrupt: drawing them takes ten times as
 * long as the answer itself. What is printed or copied is the present answer all the same.
 */
export function LateResults({ written, form, stale, pending, children, ...rest }: LateResultsProps) {
  const printing = usePrinting()
  const late = useDeferredValue(written)
  const present = useRef({ written, form })
  useLayoutEffect(() => {
    present.current = { written, form }
  }, [written, form])
  const presentAnswer = useCallback(() => present.current.written.answer, [])
  const formNow = useCallback(() => present.current.form, [])
  return (
    <div
      className={`min-w-0 ${stale || pending ? 'earlier' : ''}`}
      aria-busy={pending || late !== written || undefined}
    >
      <PicturesAndTables
        {...rest}
        written={printing ? written : late}
        presentAnswer={presentAnswer}
        formNow={formNow}
      />
      {children}
    </div>
  )
}

interface PicturesAndTablesProps extends Pick<LateResultsProps, 'initial' | 'tables' | 'pictures' | 'chartHref'> {
  written: Written
  presentAnswer: () => Answer
  formNow: () => Form
}

const PicturesAndTables = memo(function PicturesAndTables(props: PicturesAndTablesProps) {
  const { written, initial, tables, pictures, chartHref, presentAnswer, formNow } = props
  const { declaration, answer, values, show, changed } = written
  const { plane } = declaration
  const drawn = chartHref !== undefined && (
    <Pictures
      declaration={declaration}
      answer={answer}
      values={values}
      show={show}
      chartHref={chartHref}
      initial={pictures}
      changed={changed}
    />
  )
  return (
    <>
      {plane ? (
        <PlaneView declaration={declaration} plane={plane} formNow={formNow}>
          {drawn}
        </PlaneView>
      ) : (
        drawn
      )}
      {answer === initial ? (
        tables
      ) : (
        <ResultTables declaration={declaration} answer={answer} show={show} presentAnswer={presentAnswer} />
      )}
    </>
  )
})
