import { classNames } from '@/components/ui/class-names'
import type { Answer } from '@/lib/kits/calculator/answer'
import type { Output, Outputs, Verdict } from '@/lib/kits/calculator/types'
import { writeResult } from '@/lib/kits/calculator/write'
import type { Show } from '@/lib/base/format/show'
import { formMessages } from '@/lib/messages/form'

/** stale: the fields have changed to something invalid since; pending: the calculator has not arrived yet. */
export type ResultState = 'current' | 'stale' | 'pending'

interface AnsweredProps {
  outputs: Outputs
  answer: Answer
  show: Show
  state: ResultState
}

interface ResultsProps extends AnsweredProps {
  /** Results that are still to come, as long as they will be: their places are kept, and nothing is seen of them. */
  awaited?: Answer['results'] | undefined
  /** The id of the box that keeps the results from following. */
  faultyBox?: string | undefined
}

function isLarge({ kind }: Output): boolean {
  return kind === 'table' || kind === 'series' || kind === 'diagram'
}

const verdictLooks: Record<Verdict['is'], string> = {
  good: 'border-good bg-good-soft',
  fair: 'border-warn bg-warn-soft',
  bad: 'border-bad bg-bad-soft',
  plain: 'border-line bg-raised',
}
const verdictSigns: Record<Verdict['is'], string> = { good: '✓', fair: '!', bad: '✕', plain: 'i' }

function VerdictLine({ verdict }: { verdict: Verdict }) {
  return (
    <p className={`flex gap-2 rounded-md border-l-4 px-3 py-2 text-sm ${verdictLooks[verdict.is]}`}>
      <span aria-hidden="true" className="font-bold">
        {verdictSigns[verdict.is]}
      </span>
      {verdict.says}
    </p>
  )
}

type Scalar = readonly [string, Output]

function scalarsOf(outputs: Outputs, { results }: Pick<Answer, 'results'>): Scalar[] {
  return Object.entries(outputs).filter(([name, output]) => !isLarge(output) && results[name] !== undefined)
}

/** The first figure there is today is the headline, whichever output it comes from. */
function headlineOf(scalars: readonly Scalar[]): Scalar | undefined {
  return scalars.find(([, output]) => output.kind !== 'verdict')
}

type ScalarsProps = Pick<ResultsProps, 'outputs' | 'answer' | 'show' | 'awaited'>

function Scalars({ outputs, answer, show, awaited = {} }: ScalarsProps) {
  let section: string | undefined
  const headline = headlineOf(scalarsOf(outputs, answer))?.[0]
  const results = { ...awaited, ...answer.results }
  return scalarsOf(outputs, { results }).map(([name, output]) => {
    const heading = output.section !== section ? output.section : undefined
    section = output.section
    const result = results[name]
    return (
      <div key={name} className={answer.results[name] === undefined ? 'invisible' : undefined}>
        {heading && <h2 className="mt-2 mb-1 text-sm font-semibold text-muted">{heading}</h2>}
        {output.kind === 'verdict' ? (
          <VerdictLine verdict={result as Verdict} />
        ) : (
          <Figure
            name={name}
            output={output}
            written={writeResult(output, result, show)}
            headline={name === headline}
          />
        )}
      </div>
    )
  })
}

/** A figure with its unit stays on one line: the longer its longest piece, the smaller it is written, so that a phone has room. */
function headlineSize(written = ''): string {
  const longest = Math.max(...written.split(' ').map(({ length }) => length))
  if (longest <= 14) return 'text-3xl'
  if (longest <= 18) return 'text-2xl'
  return longest <= 22 ? 'text-xl' : 'text-base'
}

interface FigureProps {
  name: string
  output: Output
  written: string | undefined
  headline: boolean
}

function Figure({ name, output, written, headline }: FigureProps) {
  return (
    <>
      <div data-row={name} className={headline ? 'headline' : 'figure'}>
        <div>{output.label}</div>
        <output data-result={name} className={headline ? headlineSize(written) : undefined}>
          {written}
        </output>
      </div>
      {output.help && <p className="mt-0.5 text-xs text-muted">{output.help}</p>}
    </>
  )
}

/** The figures themselves. Charts and tables have their own places, see CalculatorForm. */
export function Results({ outputs, answer, show, state, awaited, faultyBox }: ResultsProps) {
  return (
    <div className="grid gap-2 rounded-lg border border-line bg-raised p-4" aria-live="polite" aria-atomic="false">
      {state !== 'current' && (
        <p className="text-sm font-medium">
          {state === 'pending' ? formMessages.pending : formMessages.stale}{' '}
          {state === 'stale' && faultyBox && (
            <a href={`#${faultyBox}`} className="inline-block text-bad underline" data-print="hidden">
              {formMessages.toField}
            </a>
          )}
        </p>
      )}
      <div className={`grid gap-2 ${state === 'current' ? '' : 'earlier'}`}>
        <Scalars outputs={outputs} answer={answer} show={show} awaited={awaited} />
      </div>
    </div>
  )
}

/** Two thirds of a phone are for the figure. A minus sign stays with a short amount: browsers may break the line between them. */
function barSize(written = ''): string {
  if (written.length > 17) return 'text-base'
  return written.length > 12 ? 'text-xl' : 'text-xl whitespace-nowrap'
}

interface AnswerBarProps extends AnsweredProps {
  className: string
}

/**
 * The headline at the lower edge of the screen while a form is longer than the screen. Its own place is beneath the results, which
 * cover it as soon as they can be seen; it repeats them, so nobody is read it twice.
 */
export function AnswerBar({ outputs, answer, show, state, className }: AnswerBarProps) {
  const headline = headlineOf(scalarsOf(outputs, answer))
  if (!headline) return null
  const [name, output] = headline
  const written = writeResult(output, answer.results[name], show)
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      data-answer-bar
      data-print="hidden"
      className={`answer-bar ${className}`}
      onClick={({ currentTarget }) => currentTarget.nextElementSibling?.scrollIntoView({ block: 'start' })}
    >
      <span>{output.label}</span>
      <strong className={classNames(barSize(written), state !== 'current' && 'earlier')}>{written}</strong>
    </button>
  )
}
