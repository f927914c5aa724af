import type { AnyValues, Condition, Fields, Values } from '@/lib/fields/types'
import type { Show } from '@/lib/format/show'
import type { RegionCode } from '@/lib/region/types'
import type { AnyRule } from '@/lib/rules/rule'
import type { Diagram } from '@/lib/chart/types'

/** What a calculation may know besides the values: where the visitor is and how amounts are written there. */
export interface Context {
  region: RegionCode
  /** ISO 4217 code of the amounts, and how many decimals its minor unit has. */
  currency: string
  minorDigits: number
  show: Show
}

/** Valid values that have no answer. A plain tagged object, so that it crosses module boundaries. */
export interface Problem<Name extends PropertyKey = string> {
  problem: true
  /** The field the sentence is shown beside; null where it concerns several. */
  field: Name | null
  /** Completes the field's label: "must be higher than the variable cost". A whole sentence where field is null. */
  message: string
}

export interface Source {
  title: string
  /** Absent for printed works. */
  href?: string
}

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
}
export type Columns = Readonly<Record<string, Column>>

export type MoneyOutput = OutputOptions & { kind: 'money'; decimals?: number }
/** A fraction, shown as a percentage. */
export type PercentOutput = OutputOptions & { kind: 'percent'; decimals?: number }
export type NumberOutput = OutputOptions & { kind: 'number'; decimals?: number; smallest?: number; unit?: Unit }
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
  )

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
  compute(values: Values<I>, context: Context): Results<O> | Problem<keyof I & string>
  steps(values: Values<I>, results: Results<O>, show: Show): readonly Step[]
  charts?: readonly Chart<keyof O & string>[]
  /** Shown in the guide and run by the tests. */
  examples: readonly [Example<I, O>, ...Example<I, O>[]]
}

/** What the engines hold when they do not know which calculator it is. */
export interface AnyCalculator extends Omit<
  Calculator,
  'compute' | 'steps' | 'inputs' | 'outputs' | 'law' | 'examples' | 'charts'
> {
  law?: RegionCode | { field: string }
  inputs: Fields
  outputs: Outputs
  charts?: readonly Chart[]
  examples: readonly { name: string; given: AnyValues; expect: Readonly<Record<string, unknown>>; source?: Source }[]
  compute(values: AnyValues, context: Context): AnyResults | Problem
  steps(values: AnyValues, results: AnyResults, show: Show): readonly Step[]
}

/** One proof: what the tool must answer, and who says so. */
export interface Case<I extends Fields = Fields, O extends Outputs = Outputs> {
  name: string
  given: Partial<Values<I>>
  region?: RegionCode
  expect?: Expected<O>
  /** The field of the expected Problem; null where it names none. */
  problem?: (keyof I & string) | null
  source: Source & { /** What was done there: the spreadsheet formula, the page and line. */ how?: string }
}
