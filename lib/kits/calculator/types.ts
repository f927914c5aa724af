import type { Problem } from '@/lib/base/problem'
import type { Source } from '@/lib/base/source'
import type { AskedWay } from '@/lib/kits/asked/ways'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues, Condition, Fields, Values } from '@/lib/kits/fields/types'
import type { Show } from '@/lib/base/format/show'
import type { RegionCode } from '@/lib/base/region/types'
import type { AnyRule } from '@/lib/law/rule'
import type { Diagram } from '@/lib/kits/chart/types'

interface OutputOptions {
  label: string
  help?: string
  /** compute may leave it out; nothing is shown then. */
  optional?: boolean
  shownWhen?: Condition | readonly Condition[]
  /** Results under the same heading share this word. */
  section?: string
}
/** A unit as written after the figure, or one for each option of a choice field; compute answers in that unit. */
export type Unit = string | { field: string; is: Readonly<Record<string, string>> }
export type ColumnKind = 'money' | 'percent' | 'number' | 'count' | 'text' | 'date' | 'month'
export interface Column {
  kind: ColumnKind
  label: string
  decimals?: number
  /** Of a number that is never truly 0, such as a p-value: a smaller one is written as "below 0.0001". */
  smallest?: number
  unit?: Unit
  /** Of a number in a unit without a prefix: beyond six digits or a thousandth it takes one, 4.7 nA. */
  prefixed?: true
  /** Of texts that stay on one line, such as the name of a unit. */
  unbroken?: true
}
export type Columns = Readonly<Record<string, Column>>

export type MoneyOutput = OutputOptions & { kind: 'money'; decimals?: number }
/** A fraction, shown as a percentage. */
export type PercentOutput = OutputOptions & { kind: 'percent'; decimals?: number }
export type NumberOutput = OutputOptions & {
  kind: 'number'
  decimals?: number
  smallest?: number
  unit?: Unit
  prefixed?: true
}
export type CountOutput = OutputOptions & { kind: 'count'; unit?: Unit }
export type DateOutput = OutputOptions & { kind: 'date' }
export type TextOutput = OutputOptions & { kind: 'text' }
export type VerdictOutput = OutputOptions & { kind: 'verdict' }
/** Rows, shown as a table that can be copied and saved. Each row is whole minor units wherever it must add up. */
export type TableOutput = OutputOptions & { kind: 'table'; columns: Columns; totals?: readonly string[] }
/** Points for a chart: the first column is the horizontal axis. Shown only in the chart and the table beneath it. */
export type SeriesOutput = OutputOptions & { kind: 'series'; columns: Columns }
export type DiagramOutput = OutputOptions & { kind: 'diagram' }
export type Output =
  | MoneyOutput
  | PercentOutput
  | NumberOutput
  | CountOutput
  | DateOutput
  | TextOutput
  | VerdictOutput
  | TableOutput
  | SeriesOutput
  | DiagramOutput
export type Outputs = Readonly<Record<string, Output>>

export interface Verdict {
  is: 'good' | 'fair' | 'bad' | 'plain'
  says: string
}
export type Cell = number | string | null
export type TableRow = Readonly<Record<string, Cell>>

type CellOf<C> = C extends { kind: 'text' | 'date' | 'month' } ? string | null : number | null
type RowsOf<C extends Columns> = readonly { readonly [K in keyof C]: CellOf<C[K]> }[]
type PresentResult<O> = O extends { kind: 'table' | 'series'; columns: infer C extends Columns }
  ? RowsOf<C>
  : O extends { kind: 'verdict' }
    ? Verdict
    : O extends { kind: 'diagram' }
      ? Diagram
      : O extends { kind: 'text' | 'date' }
        ? string
        : number
type OptionalNames<O extends Outputs> = { [K in keyof O]: O[K] extends { optional: true } ? K : never }[keyof O]
export type Results<O extends Outputs = Outputs> = {
  [K in Exclude<keyof O, OptionalNames<O>>]: PresentResult<O[K]>
} & {
  [K in OptionalNames<O>]?: PresentResult<O[K]> | undefined
}
export type AnyResult = number | string | Verdict | Diagram | readonly TableRow[] | undefined
export type AnyResults = Readonly<Record<string, AnyResult>>

/** One line of the working: what is found, how, and what it comes to, with the visitor's own numbers. */
export interface Step {
  finds: string
  working: string
  gives: string
}

/** A number and how it is written: in a line without its unit, as a result with it. */
export interface Figure {
  kind: 'money' | 'percent' | 'number' | 'count'
  value: number
  decimals?: number
  smallest?: number
  unit?: string
  /** Written instead of the number, such as "…" for the rest of a long sum. */
  text?: string
}
/** To a whole number, said in the line; or to the currency's minor unit, as amounts are: to the nearest, down, or to either
 * neighbour so that the rows of a table add up to their total. */
export type Rounding = 'up' | 'down' | 'nearest' | 'cents' | 'cents down' | 'cents that add up'

interface LineOptions {
  /** The heading; of an output its label, unless given. */
  finds?: string
  /**
   * The arithmetic: `{fixedCosts} ÷ ({price} − {variableCost})`. A name in braces is a field, an output or what a line above
   * calls its own. Of rows, `{rows}` is how many, `{rows.amount}` their sum, `{rows.0.amount}` one of them and
   * `{rows.lowestAt.amount}` that of the row which the result `lowestAt` numbers; `{rate:4}` has four decimals.
   * What stands in square brackets goes where a figure in it is missing or 0. Words are printed and not counted.
   */
  is?: string
  /** Printed instead of `is`, which the tests still hold against the result; alone it is no arithmetic and is only read. */
  says?: string
  rounded?: Rounding
  /** Without it a line stands wherever all its figures have a value. */
  when?: Condition | readonly Condition[]
  unless?: Condition | readonly Condition[]
  /** Figures that this line and those below may name. */
  with?: Readonly<Record<string, Figure | undefined>>
}
/** One line of the working as data. `gives` is a result; `as` names what the line itself finds, unprinted without `finds`. */
export type Line<Name extends string = string> = LineOptions &
  (
    | { gives: Name | `${Name}.${string}` | Figure | undefined }
    | { as: string; in: Figure['kind']; decimals?: number; unit?: string }
  )
/** Lines, or a function that makes them. A finished `Step` is for what is not arithmetic, and no test reads it. */
export type Working<V, R, Name extends string = string> =
  | readonly Line<Name>[]
  | ((values: V, results: R, show: Show) => readonly (Line<Name> | Step)[])

interface ChartOptions<Name> {
  title: string
  shownWhen?: Condition | readonly Condition[]
  /** Not offered when the named output is absent. */
  needs?: Name
}
/** Charts name outputs; columns are those of the named table or series. */
export type Chart<Name extends PropertyKey = string> = ChartOptions<Name> &
  (
    | {
        kind: 'line' | 'bar' | 'stacked'
        of: Name
        x: string
        y: readonly string[]
        /** Points to name: outputs that hold the x and y of one point, or the rows of a table with a column for each. */
        marks?: readonly (
          | { x: Name; y?: Name | number; label: string }
          | { of: Name; x: string; y?: string; label: string }
        )[]
        area?: boolean
      }
    | { kind: 'donut'; parts: readonly Name[] }
    | { kind: 'donut' | 'waterfall'; of: Name; label: string; value: string; total?: string }
    /** Each row a point; `lines` are columns of another output, drawn through them. */
    | {
        kind: 'scatter'
        of: Name
        x: string
        y: readonly [string]
        lines?: { of: Name; x: string; y: readonly string[] }
      }
    /** Each row a cell, in the column of the text `x` and the row of the text `label`. */
    | { kind: 'heat'; of: Name; label: string; x: string; value: string }
  )

/** What a row of a long list comes to: a cell for each column that is added, or why it has none. */
export type RowFound = { found: readonly string[] } | { refused: string }
/** Reads the rows of a list: the cell with the amount, and the one that completes it (its unit or currency) where there is one. */
export type RowReader = (amount: string, beside: string) => RowFound

/** A long list, pasted or opened as CSV, of which every row is worked out as the form says: in a worker, and saved as CSV. */
export interface RowList {
  label: string
  /** How a row is read and what it takes from the form. */
  help: string
  placeholder: string
  /** What the two cells of a row are called. */
  amount: string
  beside: string
  /** The columns that are added. */
  gives: readonly [string, ...string[]]
}

/** A result in millimeters that is drawn to its true size on a screen whose own size the visitor has told. */
export interface ScreenGauge<Name extends PropertyKey = string> {
  of: Name
  label: string
  /** What to hold against it. */
  help: string
}

/**
 * A diagram of a plane that is dragged and zoomed: the number fields that hold what it shows, which a move fills in. `compute` says in
 * the diagram's `plane` what it drew.
 */
export interface MovedPlane<Name extends PropertyKey = string, Field extends PropertyKey = string> {
  of: Name
  left: Field
  right: Field
  bottom: Field
  top: Field
}

export interface Example<I extends Fields = Fields, O extends Outputs = Outputs> {
  name: string
  given: Partial<Values<I>>
  expect: Expected<O>
  /** For tools of law: the official example that this is. */
  source?: Source
}
/** Expected results. A table is described by its length, some of its rows (0 first, -1 last) and sums of columns. */
export type Expected<O extends Outputs> = {
  [K in keyof O]?: O[K] extends { kind: 'table' | 'series'; columns: infer C extends Columns }
    ? {
        rows?: number
        at?: Readonly<Record<number, Partial<{ [N in keyof C]: CellOf<C[N]> }>>>
        sum?: { [N in keyof C]?: number }
      }
    : O[K] extends { kind: 'verdict' }
      ? Verdict['is'] | null
      : O[K] extends { kind: 'diagram' }
        ? never
        : PresentResult<O[K]> | null
}

/** A tool that shows more of the same, and what its boxes hold there, as typed in the global region. */
export interface Onward {
  tool: string
  boxes: Readonly<Record<string, string>>
}

export interface Calculator<I extends Fields = Fields, O extends Outputs = Outputs> {
  /** The jurisdiction whose law the tool applies, or the choice field whose keys are region codes. Sets the currency. */
  law?: RegionCode | { field: keyof I & string }
  inputs: I
  outputs: O
  /** The formula in words, as the page prints it. */
  formula: string
  /** What the tool leaves out or assumes, one sentence each. */
  limits: readonly string[]
  sources: readonly [Source, ...Source[]]
  /** Dated law that compute reads. */
  rules?: readonly AnyRule[]
  /** Fetches what these values need besides the module (`onUse`); undefined where it is there. `compute` is asked afterwards. */
  needs?(values: Values<I>): Promise<unknown> | undefined
  compute(values: Values<I>, context: Context): Results<O> | Problem<keyof I & string>
  /** The tools that `carry` may lead to. */
  leadsTo?: readonly string[]
  /** Where the page leads with what was entered. */
  carry?(values: Values<I>): Onward
  steps: Working<Values<I>, Results<O>, keyof O & string>
  charts?: readonly Chart<keyof O & string>[]
  /** A disc of the size of one result. */
  screenGauge?: ScreenGauge<keyof O & string>
  plane?: MovedPlane<keyof O & string, keyof I & string>
  rowList?: RowList
  /** For the `rowList`: a reader with these values, made once for all rows. */
  rowReader?(values: Values<I>, context: Context): RowReader | Problem<keyof I & string>
  /** Questions in words that the search answers with it. */
  asked?: readonly AskedWay[]
  /** Shown in the guide and run by the tests. */
  examples: readonly [Example<I, O>, ...Example<I, O>[]]
}

/** What the engines hold when they do not know which calculator it is. */
export interface AnyCalculator extends Omit<
  Calculator,
  | 'needs'
  | 'compute'
  | 'steps'
  | 'rowReader'
  | 'carry'
  | 'inputs'
  | 'outputs'
  | 'law'
  | 'examples'
  | 'charts'
  | 'screenGauge'
  | 'plane'
> {
  law?: RegionCode | { field: string }
  inputs: Fields
  outputs: Outputs
  charts?: readonly Chart[]
  screenGauge?: ScreenGauge
  plane?: MovedPlane
  examples: readonly { name: string; given: AnyValues; expect: Readonly<Record<string, unknown>>; source?: Source }[]
  needs?(values: AnyValues): Promise<unknown> | undefined
  compute(values: AnyValues, context: Context): AnyResults | Problem
  carry?(values: AnyValues): Onward
  rowReader?(values: AnyValues, context: Context): RowReader | Problem
  steps: Working<AnyValues, AnyResults>
}

/** One proof: what the tool must answer, and who says so. */
export interface Case<I extends Fields = Fields, O extends Outputs = Outputs> {
  name: string
  given: Partial<Values<I>>
  region?: RegionCode
  /** The day on which it is asked; without one it is none, as at build. */
  today?: string
  expect?: Expected<O>
  /** Words that the sentence of a verdict, or a text, holds. */
  says?: { [K in keyof O]?: string }
  /** The field of the expected Problem; null where it names none. */
  problem?: (keyof I & string) | null
  /** Words that the sentence of the expected Problem holds. */
  because?: string
  source: Source & {
    /** What was done there: the spreadsheet formula, the page and line. */
    how?: string
    /** A spreadsheet that a script has LibreOffice evaluate again: what stands in its cells, and the formula of an expected `output`, `table.row.column` or `table.sum.column`. */
    sheet?: { cells?: Readonly<Record<string, number | string>>; formulas: Readonly<Record<string, string>> }
  }
}
