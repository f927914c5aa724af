import type { Show } from '@/lib/base/format/show'
import { isProblem, problem, type Problem } from '@/lib/base/problem'
import { inPowers, negated, ratio, size, toNumber, toRatio } from '@/lib/base/units/ratio'
import {
  convertExactly,
  isExact,
  quantities,
  toFirstUnit,
  unitNames,
  unitRow,
  unitsIn,
  type QuantityName,
} from '@/lib/base/units/table'
import type { AnyResults, RowReader, Step, TableRow } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { quantitiesWith, sameSigns, unitAtStart, unitNamed } from '@/lib/subjects/units/names'
import { readMeasure, type Measure } from '@/lib/subjects/units/read'
import { withSymbol, writeAnswer } from '@/lib/subjects/units/write'
import { converted, entered, gathering, impossible, withDigits, working, writeIn, type Digits } from './answer'
import { amountRows, drawnResults, markRows } from './marks'
import type { ConverterData } from './member'

/** What was asked: a measure of a quantity, and the unit that is wanted, where one was named. */
interface Question {
  quantity: QuantityName
  measure: Measure
  wanted: string | undefined
}

const separators = /^(.*?) ?(?:->|→|=|\bto\b|\binto\b|\bas\b) ?(.*)$/i

function split(text: string): { amount: string; wanted: string | undefined } {
  const [, amount, wanted] = separators.exec(sameSigns(text)) ?? []
  return amount === undefined ? { amount: text, wanted: undefined } : { amount, wanted: wanted || undefined }
}

function firstNamed(quantity: QuantityName, amount: string) {
  const afterNumber = sameSigns(amount).replace(
    /^-? ?[\d.,/ ½⅓⅔¼¾⅛⅜⅝⅞-]+(?:e[-+]?\d+| ?[×x*·] ?10[\^⁻⁰¹²³⁴⁵⁶⁷⁸⁹\d-]*)? ?/i,
    '',
  )
  return afterNumber === '' ? undefined : unitAtStart(quantity, afterNumber)
}

function isQuantity(value: unknown): value is QuantityName {
  return typeof value === 'string' && Object.hasOwn(quantities, value)
}

/**
 * The quantities that both the amount and the wanted unit can be of, the everyday ones first; those that need no other capitals than
 * were typed come before all (PS and ps).
 */
function candidates(data: ConverterData, chosen: unknown, amount: string, wanted: string | undefined): QuantityName[] {
  if (data.quantity) return [data.quantity]
  if (isQuantity(chosen)) return [chosen]
  const possible = wanted ? quantitiesWith(wanted) : (Object.keys(quantities) as QuantityName[])
  const named = possible.filter((quantity) => firstNamed(quantity, amount))
  const exactly = named.filter((quantity) => firstNamed(quantity, amount)?.exact)
  return exactly.length > 0 ? exactly : named
}

function bareUnit(data: ConverterData, quantity: QuantityName, values: AnyValues): string {
  const chosen = typeof values.unit === 'string' ? values.unit : data.from
  return chosen ?? unitNames(quantity)[0] ?? ''
}

/** `turns`: what is typed in the wanted unit already is answered in another. */
function ask(data: ConverterData, values: AnyValues, show: Show, turns = true): Question | Problem {
  const { amount, wanted } = split(String(values.amount))
  const [quantity] = candidates(data, values.quantity, amount, wanted)
  if (!quantity)
    return problem(
      'amount',
      wanted
        ? 'must have two units of the same quantity, such as 5 ft to cm'
        : 'must be a number with a unit, such as 5 ft 11 in',
    )
  const unit = wanted === undefined ? undefined : unitNamed(quantity, wanted)
  if (wanted !== undefined && unit === undefined) return problem('amount', 'must end in a unit of the same quantity')
  const reading = readMeasure(amount, { quantity, region: show.region, bare: bareUnit(data, quantity, values) })
  if ('refused' in reading) return problem('amount', reading.refused)
  return (
    impossible(reading, quantity, 'amount') ?? {
      quantity,
      measure: reading,
      wanted: unit ?? chosenTarget(data, quantity, values, turns && !reading.curve ? reading.unit : undefined),
    }
  )
}

/** The unit of the menu, or the one that a bare number is in where `typed` is that of the menu. */
function chosenTarget(data: ConverterData, quantity: QuantityName, values: AnyValues, typed: string | undefined) {
  const target = typeof values.into === 'string' ? values.into : data.to
  if (target === undefined || !unitNames(quantity).includes(target)) return undefined
  return target === typed ? bareUnit(data, quantity, values) : target
}

/** Without a wanted unit the answer is in the quantity's first one, or in its second where that is what was typed. */
function targetOf({ quantity, measure, wanted }: Question): string {
  const [first = '', second = first] = unitNames(quantity)
  return wanted ?? (measure.unit === first ? second : first)
}

/** What one of the unit is, in figures as the visitor writes them. */
function definitionOf(quantity: QuantityName, unit: string, show: Show): string {
  const [first = ''] = unitNames(quantity)
  if (unit === first) return '–'
  const [, mark = '', factor = '', other = first, offset] =
    /^([~≈]?)(\S+)(?: (.+?)(?: \+ (\S+))?)?$/.exec(String(unitRow(quantity, unit)[0])) ?? []
  const written = factor
    .split('/')
    .map((part) => writeAnswer(toRatio(part), show))
    .join('/')
  if (mark === '~') return `${written} ÷ ${first}`
  const linear = `${mark && `${mark}\u00A0`}${withSymbol(written, other)}`
  return offset === undefined
    ? linear
    : `${linear}, 0 K at ${withSymbol(writeAnswer(negated(toRatio(offset)), show), unit)}`
}

function factorOf(quantity: QuantityName, unit: string): string {
  const [, , , source] = unitRow(quantity, unit)
  if (source === 'local') return 'local'
  if (!isExact(quantity, unit)) return 'rounded'
  return source === 'custom' ? 'by custom' : 'exact'
}

function digitsOf({ digits }: AnyValues): Digits {
  return digits === 'typed' || digits === undefined || digits === 'all' ? (digits ?? 'all') : Number(digits)
}

function unitLine(question: Question, unit: string, digits: Digits, show: Show): TableRow {
  const { quantity, measure } = question
  const value = convertExactly(measure.value, quantity, measure.unit, unit)
  return {
    unit,
    name: unitRow(quantity, unit)[2],
    amount: value ? writeIn(unit, value, { measure, quantity, digits }, show) : null,
    definition: definitionOf(quantity, unit, show),
    factor: factorOf(quantity, unit),
  }
}

/** Hundredths of the smallest unit; a full larger one is carried. */
function mixedAmount({ quantity, measure }: Question, units: readonly string[], show: Show): string | undefined {
  const smallest = units.at(-1) ?? ''
  const value = convertExactly(measure.value, quantity, measure.unit, smallest)
  if (!value) return undefined
  let rest = inPowers(size(value), -2)
  const isNegative = value.over < 0n && rest > 0n
  const parts = units.map((unit) => {
    const inUnit = unitsIn(quantity, unit, smallest).over * 100n
    const count = unit === smallest ? ratio(rest, 100n) : ratio(rest / inUnit)
    rest %= inUnit
    return withSymbol(writeAnswer(count, show), unit)
  })
  return `${isNegative ? '−' : ''}${parts.join(' ')}`
}

function mixedLine(question: Question, units: readonly string[], show: Show): TableRow {
  const { quantity } = question
  const pairs = units.slice(1).map((unit, at) => [units[at] ?? unit, unit] as const)
  return {
    unit: units.join(' + '),
    name: units.map((unit) => unitRow(quantity, unit)[2]).join(', '),
    amount: mixedAmount(question, units, show) ?? null,
    definition: pairs
      .map(
        ([big, small]) =>
          `${withSymbol('1', big)} = ${withSymbol(writeAnswer(unitsIn(quantity, big, small), show), small)}`,
      )
      .join('; '),
    factor: 'exact',
  }
}

/** The units that the visitor wants first, or why they are none. */
function firstUnits(quantity: QuantityName, { first }: AnyValues): string[] | Problem {
  const names = String(first ?? '')
    .split(/[,;\n]/)
    .filter((name) => name.trim() !== '')
  const units = names.map((name) => unitNamed(quantity, name))
  const wrong = names.find((_, at) => units[at] === undefined)
  if (wrong !== undefined) return problem('first', `must name units of this quantity; ${wrong.trim()} is none`)
  return units.filter((unit) => unit !== undefined)
}

function allUnits(data: ConverterData, question: Question, values: AnyValues, show: Show): TableRow[] | Problem {
  const { quantity } = question
  const wanted = firstUnits(quantity, values)
  if (isProblem(wanted)) return wanted
  const digits = digitsOf(values)
  const lines = (units: Iterable<string>) => [...units].map((unit) => unitLine(question, unit, digits, show))
  const mixed = (data.mixed ?? []).map((units) => mixedLine(question, units, show))
  const before = new Set(wanted)
  const others = [...new Set([...(data.usual ?? []), ...unitNames(quantity)])].filter((unit) => !before.has(unit))
  return [...lines(before), ...mixed, ...lines(others)]
}

/** Amounts of which each stands on a line of its own, in the unit that is wanted. */
function severalLines(data: ConverterData, values: AnyValues, show: Show): TableRow[] | undefined {
  const lines = String(values.several ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  if (lines.length === 0) return undefined
  return lines.map((line) => {
    const question = ask(data, { ...values, amount: line }, show, false)
    if ('problem' in question) return { given: line.trim(), found: `– ${question.message}` }
    const { quantity, measure } = question
    const target = targetOf(question)
    const value = convertExactly(measure.value, quantity, measure.unit, target)
    const found = value ? writeIn(target, value, { measure, quantity, digits: digitsOf(values) }, show) : '–'
    return { given: entered(measure), found: value ? withSymbol(found, target) : found }
  })
}

/** Rows are of the quantity of the form's amount: a number alone is in its unit, and the answer is in the unit that it names. */
function rowReader(data: ConverterData, values: AnyValues, { show }: Context): RowReader | Problem {
  const asked = ask(data, values, show)
  if ('problem' in asked) return asked
  const { quantity } = asked
  const digits = digitsOf(values)
  const inRow = { ...values, quantity, unit: asked.measure.unit, into: targetOf(asked) }
  return (amount, beside) => {
    const question = ask(data, { ...inRow, amount: `${amount} ${beside}`.trim() }, show, false)
    if ('problem' in question) return { refused: question.message }
    const { measure } = question
    const target = targetOf(question)
    const value = convertExactly(measure.value, quantity, measure.unit, target)
    if (!value) return { refused: 'must be more than 0' }
    return { found: [String(toNumber(withDigits(target, value, { measure, quantity, digits }))), target] }
  }
}

function markLines({ marks = {} }: ConverterData, quantity: QuantityName, values: AnyValues, show: Show): TableRow[] {
  return markRows({ quantity, marks }, String(values.unit), String(values.into), show)
}

function compute(data: ConverterData, values: AnyValues, context: Context): AnyResults | Problem {
  const { show } = context
  const question = ask(data, values, show)
  if ('problem' in question) return question
  const { quantity, measure } = question
  const result = converted(measure, quantity, targetOf(question), show)
  const inFirst = toFirstUnit(measure.value, quantity, measure.unit)
  if (!result || !inFirst) return problem('amount', 'must be more than 0')
  const lines = allUnits(data, question, values, show)
  if (isProblem(lines)) return lines
  const more = data.more?.(toNumber(inFirst), values, context) ?? {}
  if (isProblem(more)) return more
  return {
    answer: result.answer,
    rounded: result.rounded,
    exact: result.exact,
    entered: entered(measure),
    ...(data.quantity ? {} : { quantityName: quantities[quantity].label }),
    ...more,
    // The page of all quantities declares no drawing.
    ...(data.quantity ? drawnResults({ ...data, quantity }, inFirst, [measure.unit, targetOf(question)], show) : {}),
    list: severalLines(data, values, show),
    allUnits: lines,
    ...(data.table ? { table: amountRows(quantity, data.table, String(values.unit), String(values.into), show) } : {}),
    ...(data.marks ? { marks: markLines(data, quantity, values, show) } : {}),
  }
}

function steps(data: ConverterData, values: AnyValues, results: AnyResults, show: Show): Step[] {
  const question = ask(data, values, show)
  if ('problem' in question) throw new Error(question.message)
  const { quantity, measure } = question
  const target = targetOf(question)
  const named = (unit: string) => unitRow(quantity, unit)[2]
  return [
    ...gathering(measure, named(measure.unit), show),
    { finds: `In ${named(target)}`, working: working(measure, quantity, target, show), gives: String(results.answer) },
    { finds: 'With the digits you typed', working: `${results.answer}, rounded`, gives: String(results.rounded) },
  ]
}

/** What the browser runs for the pages of one quantity and of all. */
export function converterModule(data: ConverterData) {
  return {
    compute: (values: AnyValues, context: Context) => compute(data, values, context),
    steps: (values: AnyValues, results: AnyResults, show: Show) => steps(data, values, results, show),
    rowReader: (values: AnyValues, context: Context) => rowReader(data, values, context),
  }
}
