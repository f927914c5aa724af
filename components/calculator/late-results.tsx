import { memo, useCallback, useDeferredValue, useLayoutEffect, useRef, type ReactNode } from 'react'
import { usePrinting } from '@/components/ui/use-printing'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import { Pictures } from './pictures'
import { ResultTables } from './result-tables'

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
export function LateResults({ written, stale, pending, children, ...rest }: LateResultsProps) {
  const printing = usePrinting()
  const late = useDeferredValue(written)
  const present = useRef(written)
  useLayoutEffect(() => {
    present.current = written
  }, [written])
  const presentAnswer = useCallback(() => present.current.answer, [])
  return (
    <div
      className={`min-w-0 ${stale || pending ? 'earlier' : ''}`}
      aria-busy={pending || late !== written || undefined}
    >
      <PicturesAndTables {...rest} written={printing ? written : late} presentAnswer={presentAnswer} />
      {children}
    </div>
  )
}

interface PicturesAndTablesProps extends Pick<LateResultsProps, 'initial' | 'tables' | 'pictures' | 'chartHref'> {
  written: Written
  presentAnswer: () => Answer
}

const PicturesAndTables = memo(function PicturesAndTables(props: PicturesAndTablesProps) {
  const { written, initial, tables, pictures, chartHref, presentAnswer } = props
  const { declaration, answer, values, show, changed } = written
  return (
    <>
      {chartHref !== undefined && (
        <Pictures
          declaration={declaration}
          answer={answer}
          values={values}
          show={show}
          chartHref={chartHref}
          initial={pictures}
          changed={changed}
        />
      )}
      {answer === initial ? (
        tables
      ) : (
        <ResultTables declaration={declaration} answer={answer} show={show} presentAnswer={presentAnswer} />
      )}
    </>
  )
})
