import type { Show } from '@/lib/base/format/show'
import { roundHalfAway } from '@/lib/base/money/minor-units'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { evaluate, type Piece } from './expression'
import type { AnyCalculator, AnyResults, Figure, Line, Outputs, Rounding, Step } from './types'
import { outputsFor } from './units'
import { writeValue } from './write'

/** A step with what it was written from, so that a test can read it back. */
export interface WrittenLine extends Step {
  line: Line
  /** What the line says in figures, printed or not; none where it only tells. */
  pieces: readonly Piece[]
  /** The same with what it leaves out because it is 0. */
  whole: readonly Piece[]
  /** The figure that the line gives. */
  result: number | undefined
}

/** Everything that a line may name. */
interface Known {
  inputs: Fields
  outputs: Outputs
  values: AnyValues
  results: AnyResults
  own: Map<string, Figure>
  show: Show
}

type Named = Figure | string | undefined
type Described = { kind: string; decimals?: number; smallest?: number; unit?: unknown }

function figureOf(value: unknown, described: Described, show: Show): Named {
  if (typeof value === 'string')
    return described.kind === 'choice' && value && Number.isFinite(Number(value))
      ? { kind: 'count', value: Number(value) }
      : writeValue(described as Parameters<typeof writeValue>[0], value, show)
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const { kind, decimals, smallest, unit } = described
  return { kind: kinds[kind] ?? 'number', value, decimals, smallest, unit: typeof unit === 'string' ? unit : undefined }
}
const kinds: Readonly<Record<string, Figure['kind']>> = {
  money: 'money',
  percent: 'percent',
  rate: 'percent',
  count: 'count',
  integer: 'count',
}

type Row = Readonly<Record<string, unknown>>

/**
 * `rows` is how many there are, `rows.amount` the column added up, `rows.0.amount` and `rows.-1.amount` the first and the last,
 * `rows.lowestAt.amount` the one whose number, counted from 1, is a result.
 */
function ofRows(
  rows: readonly Row[],
  columns: Readonly<Record<string, Described>>,
  path: readonly string[],
  { results, show }: Known,
) {
  const [at = '', name = at] = path
  if (!at) return figureOf(rows.length, { kind: 'count' }, show)
  const described = columns[name] ?? { kind: 'number' }
  const numbered = results[at]
  const index = typeof numbered === 'number' ? numbered - 1 : Number(at)
  if (path.length > 1) return figureOf(rows.at(index)?.[name], described, show)
  return figureOf(
    rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0),
    described,
    show,
  )
}

/** A name that is both a field and an output is the output. */
function named(path: string, known: Known): Named {
  const { inputs, outputs, values, results, own, show } = known
  const figure = own.get(path)
  if (figure) return figure
  const [name = '', ...rest] = path.split('.')
  const isResult = Object.hasOwn(outputs, name)
  const value: unknown = isResult ? results[name] : values[name]
  const described: Described | undefined = isResult ? outputs[name] : withoutDecimals(inputs[name])
  if (!described) return undefined
  return Array.isArray(value) && 'columns' in described
    ? ofRows(value, described.columns as Readonly<Record<string, Described>>, rest, known)
    : figureOf(value, described, show)
}

/** The decimals of a field limit what is typed; its value is written with those it has. */
function withoutDecimals(field: Fields[string] | undefined): Described | undefined {
  if (!field) return undefined
  return 'columns' in field ? field : { kind: field.kind }
}

const gaps = /\{([^}:]+)(?::(\d+))?\}|\d+\.(\d+)/g

/** Text with its figures in place, or undefined where one of them has no value. `{name:4}` is written with four decimals. */
function filled(text: string, known: Known): readonly Piece[] | undefined {
  const pieces: Piece[] = []
  let end = 0
  for (const gap of text.matchAll(gaps)) {
    const [whole, path, decimals, constant] = gap
    const found: Named =
      path === undefined
        ? { kind: 'number', value: Number(whole), decimals: constant?.length ?? 0 }
        : named(path, known)
    if (found === undefined) return undefined
    const before = text.slice(end, gap.index)
    end = gap.index + whole.length
    pieces.push(before)
    if (typeof found === 'string') pieces.push(found)
    else pieces.push(...inBrackets(found, path, decimals, before, text.slice(end), known.show))
  }
  return [...pieces, text.slice(end)]
}

/** A figure without its unit; a negative one in brackets where a sign or a power would be read as part of it. */
function inBrackets(
  { kind, value, decimals: own, smallest, text }: Figure,
  path: string | undefined,
  decimals: string | undefined,
  before: string,
  after: string,
  show: Show,
) {
  const places = decimals === undefined ? own : Number(decimals)
  const written = {
    text: text ?? writeValue({ kind, decimals: places, smallest }, value, show),
    value,
    ...(path === undefined ? {} : { path }),
  }
  const isOpen = /(?:^|[(,:])\s*$/.test(before) && !/^\s*[\^²³]/.test(after)
  return written.text.startsWith('−') && !isOpen ? ['(', written, ')'] : [written]
}

const optional = /\[([^\]]*)\]/g
const names = /\{([^}:]+)/g

/** What stands in square brackets is left out where a figure in it is missing or, unless it is kept, 0. */
function withoutAbsent(text: string, known: Known, keepsZero = false): string {
  return text.replace(optional, (_, part: string) => {
    const figures = [...part.matchAll(names)].map(([, path = '']) => named(path, known))
    return figures.every((one) => typeof one === 'string' || one?.value || (keepsZero && one)) ? part : ''
  })
}

const printed = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (typeof piece === 'string' ? piece : piece.text)).join('')

/** What binary fractions make of a decimal, without their noise: 15 significant digits, and nothing below a billionth. */
const settled = (value: number) => Number(value.toPrecision(15))

/** A number to what a line says. */
export function rounded(value: number, rounding: Rounding | undefined, show: Show): number {
  if (rounding === 'up') return Math.ceil(settled(value) - 1e-9)
  if (rounding === 'down') return Math.floor(settled(value) + 1e-9)
  if (rounding === 'nearest') return Math.round(settled(value))
  const minor = 10 ** show.currencyDigits
  if (rounding === 'cents down') return Math.floor(settled(value * minor) + 1e-9) / minor
  return rounding === 'cents' ? roundHalfAway(value * minor) / minor : value
}

/** " = 533.33, rounded up", where rounding to a whole number changes anything. */
function remark(pieces: readonly Piece[], result: number, { rounded: how }: Line, show: Show): string {
  if (how === undefined || how.startsWith('cents')) return ''
  const exact = evaluate(pieces)
  if (Math.abs(exact - result) < 1e-9) return ''
  return ` = ${show.number(exact, 2)}, rounded${how === 'nearest' ? '' : ` ${how}`}`
}

function holds({ when, unless }: Line, { values, results }: Known): boolean {
  const known = { ...values, ...results } as AnyValues
  return isShown({ shownWhen: when }, known) && !(unless && isShown({ shownWhen: unless }, known))
}

function written(line: Line, known: Known): readonly WrittenLine[] {
  const { show } = known
  for (const [name, figure] of Object.entries(line.with ?? {})) if (figure) known.own.set(name, figure)
  if (!holds(line, known)) return []
  const pieces = line.is === undefined ? [] : filled(withoutAbsent(line.is, known), known)
  const words = line.says === undefined ? pieces : filled(withoutAbsent(line.says, known), known)
  if (!pieces || !words) return []
  let given: Named
  if ('as' in line) {
    const { as, in: kind, decimals, unit } = line
    given = figureOf(rounded(evaluate(pieces), line.rounded, show), { kind, decimals, unit }, show)
    if (typeof given !== 'object') return []
    known.own.set(as, given)
  } else given = typeof line.gives === 'string' ? named(line.gives, known) : line.gives
  if (given === undefined) return []
  const finds = filled(line.finds ?? labelOf(line, known), known)
  if (!finds) return []
  const result = typeof given === 'string' ? undefined : given.value
  const all = line.is === undefined ? '' : withoutAbsent(line.is, known, true)
  return [
    {
      finds: printed(finds),
      working:
        printed(words) + (result === undefined || line.says !== undefined ? '' : remark(pieces, result, line, show)),
      gives: typeof given === 'string' ? given : writeValue(given, given.value, show),
      line,
      pieces,
      whole: (line.is?.includes('[') && filled(all, known)) || pieces,
      result,
    },
  ]
}

function labelOf(line: Line, { outputs }: Known): string {
  return ('gives' in line && typeof line.gives === 'string' && outputs[line.gives]?.label) || ''
}

/** A line that names what it finds for those below and is not read by itself. */
const isUnprinted = (line: Line) => 'as' in line && line.finds === undefined

/** The whole working: also lines that are not printed, which those below need. */
export function writeAllLines(
  lines: readonly (Line | Step)[],
  { inputs, outputs }: { inputs: Fields; outputs: Outputs },
  values: AnyValues,
  results: AnyResults,
  show: Show,
): readonly (WrittenLine | Step)[] {
  const known: Known = { inputs, outputs: outputsFor(outputs, values), values, results, own: new Map(), show }
  return lines.flatMap((line): readonly (WrittenLine | Step)[] => ('working' in line ? [line] : written(line, known)))
}

/** The working as the visitor reads it. Lines whose figures have no value are left out; steps that are text already stay. */
export function writeWorking(...all: Parameters<typeof writeAllLines>): readonly (WrittenLine | Step)[] {
  return writeAllLines(...all).filter((one) => !('line' in one) || !isUnprinted(one.line))
}

/** The working of computed results, as the page has it. */
export function workingOf(
  { steps }: Pick<AnyCalculator, 'steps'>,
  declared: { inputs: Fields; outputs: Outputs },
  values: AnyValues,
  computed: AnyResults,
  show: Show,
): readonly Step[] {
  const lines = typeof steps === 'function' ? steps(values, computed, show) : steps
  return writeWorking(lines, declared, values, computed, show).map(({ finds, working, gives }) => ({
    finds,
    working,
    gives,
  }))
}
