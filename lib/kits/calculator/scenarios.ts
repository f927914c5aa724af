import type { Show } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import type { Region } from '@/lib/base/region/types'
import { contextOf } from '@/lib/kits/fields/context'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { AnyValues } from '@/lib/kits/fields/types'
import { scenarioMessages as says } from '@/lib/messages/scenarios'
import { answerTo, type CalculatorModule } from './answer'
import type { Declaration } from './declaration'
import { enteredTables, entriesOf, resultsOf } from './saved-answer'
import type { AnyResult, Output } from './types'
import { outputsFor } from './units'

/** So many stand side by side. */
export const mostScenarios = 4

export interface ComparedLine {
  /** Of the entry or result; labels may stand twice. */
  name: string
  label: string
  /** As the visitor reads them, one for each scenario; undefined where a scenario has none. */
  texts: readonly (string | undefined)[]
  /** Against the scenario that is measured from: "+1,200 (+4%)". Undefined where there is none or none that can be stated. */
  differences: readonly (string | undefined)[]
}

export interface ComparedScenarios {
  /** Entries in which the scenarios differ. */
  entries: readonly ComparedLine[]
  /** Entries that all of them share. */
  shared: readonly { label: string; text: string }[]
  results: readonly ComparedLine[]
  /** Why a scenario has no answer; undefined where it has one. */
  problems: readonly (string | undefined)[]
}

interface Figure {
  output: Output
  result: AnyResult
  text: string
}

/** One scenario, answered. */
export interface Run {
  show: Show
  entries: ReadonlyMap<string, { label: string; text: string; compared: string }>
  figures: ReadonlyMap<string, Figure>
  problem: string | undefined
}

/** Answers a scenario anew; what it needs must be there. */
export function runScenario(
  calculator: CalculatorModule,
  declaration: Declaration,
  values: AnyValues,
  { visitor, today }: { visitor: Region; today: string },
): Run {
  const { show } = contextOf(declaration.law, values, visitor)
  const shown = { ...declaration, outputs: outputsFor(declaration.outputs, values) }
  const scalars = entriesOf({ declaration: shown, values, show, units: {} }).map(
    ({ name, field, text }) => [name, { label: field.label, text, compared: text }] as const,
  )
  const tables = enteredTables({ declaration: shown, values }).map(({ name, field, rows }) => {
    const text = says.rows(show.count(rows.length))
    return [name, { label: field.label, text, compared: JSON.stringify(rows) }] as const
  })
  const entries = new Map([...scalars, ...tables])
  const found = answerTo(calculator, declaration, values, visitor, today)
  if (isProblem(found))
    return { show, entries, figures: new Map(), problem: problemSentence(declaration.inputs, found) }
  const figures = new Map(
    resultsOf({ declaration: shown, results: found.results, show }).map(({ name, ...figure }) => [name, figure]),
  )
  return { show, entries, figures, problem: undefined }
}

/** How far a figure lies from another: in its own unit, percentages in points, and as a share of the other. */
function differenceOf(from: Figure | undefined, to: Figure | undefined, show: Show): string | undefined {
  if (!from || !to || typeof from.result !== 'number' || typeof to.result !== 'number') return undefined
  const { output } = to
  const unitOf = (one: Output) => ('unit' in one ? one.unit : undefined)
  if (unitOf(from.output) !== unitOf(output) || from.text === to.text) return undefined
  const change = to.result - from.result
  const sign = change < 0 ? '−' : '+'
  const size = Math.abs(change)
  if (output.kind === 'percent') return `${sign}${says.points(show.percent(size, output.decimals).slice(0, -1))}`
  if (output.kind !== 'money' && output.kind !== 'number' && output.kind !== 'count') return undefined
  const decimals = 'decimals' in output ? output.decimals : undefined
  const written = output.kind === 'money' ? show.money(size, decimals) : show.number(size, decimals)
  const share = from.result === 0 ? '' : ` (${sign}${show.percent(size / Math.abs(from.result), 1)})`
  return `${sign}${written}${share}`
}

const namesIn = (declared: object, runs: readonly ReadonlyMap<string, unknown>[]) =>
  Object.keys(declared).filter((name) => runs.some((run) => run.has(name)))

/**
 * Scenarios of one calculator side by side: the entries in which they differ, every figure, and how far each lies from the scenario
 * at `from`. A difference is stated only where both figures are numbers in one unit and one currency.
 */
export function compareScenarios(declaration: Declaration, runs: readonly Run[], from: number): ComparedScenarios {
  const base = runs[from]
  const entered = namesIn(
    declaration.inputs,
    runs.map(({ entries }) => entries),
  ).map((name) => ({ name, cells: runs.map(({ entries }) => entries.get(name)) }))
  const isShared = ({ cells }: (typeof entered)[number]) => cells.every((cell) => cell?.compared === cells[0]?.compared)
  const labelOf = (cells: readonly ({ label: string } | undefined)[]) => cells.find((cell) => cell)?.label ?? ''
  const results = namesIn(
    declaration.outputs,
    runs.map(({ figures }) => figures),
  ).map((name): ComparedLine => {
    const figures = runs.map((run) => run.figures.get(name))
    return {
      name,
      label: figures.find((figure) => figure)?.output.label ?? '',
      texts: figures.map((figure) => figure?.text),
      differences: runs.map(({ show }, at) =>
        base && at !== from && show.currencyCode === base.show.currencyCode
          ? differenceOf(figures[from], figures[at], show)
          : undefined,
      ),
    }
  })
  return {
    entries: entered
      .filter((line) => !isShared(line))
      .map(({ name, cells }) => ({
        name,
        label: labelOf(cells),
        texts: cells.map((cell) => cell?.text),
        differences: cells.map(() => undefined),
      })),
    shared: entered.filter(isShared).map(({ cells }) => ({ label: labelOf(cells), text: cells[0]?.text ?? '' })),
    results,
    problems: runs.map(({ problem }) => problem),
  }
}
