import type { Show } from '@/lib/base/format/show'
import { problem, type Problem } from '@/lib/base/problem'
import { isLess, negated, ratio, roundedTo, sum, toNumber, toRatio, type Ratio } from '@/lib/base/units/ratio'
import { convertExactly, fromFirstUnit, toFirstUnit, unitRow, unitsIn } from '@/lib/base/units/table'
import type { AnyResults, Step, TableRow } from '@/lib/kits/calculator/types'
import type { Diagram } from '@/lib/kits/chart/types'
import type { Context } from '@/lib/kits/fields/context'
import type { AnyValues } from '@/lib/kits/fields/types'
import { readMeasure, significantDigits, type Measure } from '@/lib/subjects/units/read'
import { rulerDrawing } from '@/lib/subjects/units/ruler'
import { lastDigit, withSymbol, writeAnswer, writeRounded } from '@/lib/subjects/units/write'
import { converted, entered, gathering, impossible, inTwoUnits, working } from './answer'
import { followingResults, followingSteps, relatedResults, tooMuch } from './beside'
import type { Compound, PairData, Ranges } from './member'
import { standardPressure } from './atmosphere'
import { amounts, drawnResults, markRows } from './marks'

/** A member with the kind of unit that the visitor has chosen. */
interface Settled {
  pair: PairData
  from: string
  to: string
  instead: Readonly<Record<string, string>>
  fraction: bigint
}

const metricSources = ['SI', 'IEC']

function isMetric(pair: PairData, unit: string): boolean {
  return metricSources.includes(unitRow(pair.quantity, unit)[3])
}

function settled(pair: PairData, values: AnyValues): Settled {
  const [usual = ''] = pair.kinds?.units ?? []
  const chosen = typeof values.kind === 'string' ? values.kind : usual
  const kindOf = (unit: string) => (unit === usual ? chosen : unit)
  return {
    pair,
    from: kindOf(pair.from),
    to: kindOf(pair.to),
    instead: usual ? { [usual]: chosen } : {},
    fraction: BigInt(typeof values.fraction === 'string' ? values.fraction : 16),
  }
}

function bareUnit({ from, to, instead }: Settled, direction: unknown): string {
  if (direction === 'forward') return from
  if (direction === 'back') return to
  return instead[String(direction)] ?? String(direction)
}

/** What is typed in one system of units is answered in the other. */
function targetOf({ pair, from, to }: Settled, unit: string): string {
  if (unit === from) return to
  if (unit === to) return from
  return isMetric(pair, unit) === isMetric(pair, from) && isMetric(pair, unit) !== isMetric(pair, to) ? to : from
}

function read(chosen: Settled, text: string, bare: string, show: Show): Measure | Problem<'amount'> {
  const reading = readMeasure(text, {
    quantity: chosen.pair.quantity,
    region: show.region,
    bare,
    instead: chosen.instead,
  })
  return 'refused' in reading ? problem('amount', reading.refused) : reading
}

function writeFraction(count: bigint, parts: bigint): string {
  const whole = count / parts
  const rest = ratio(count % parts, parts)
  if (rest.over === 0n) return String(whole)
  return whole === 0n ? `${rest.over}/${rest.under}` : `${whole}\u00A0${rest.over}/${rest.under}`
}

function compoundUnit({ instead }: Settled, { units: [big] }: Compound<string>): string {
  return instead[big] ?? big
}

function compoundParts({ pair, fraction }: Settled, compound: Compound<string>, value: Ratio) {
  const [big, small] = compound.units
  const { fractions, decimals = 1 } = compound
  const parts = fractions === true ? fraction : fractions ? BigInt(fractions) : 10n ** BigInt(decimals)
  return { parts, ...inTwoUnits(value, unitsIn(pair.quantity, big, small), parts) }
}

/** `inFirst` is in the quantity's first unit. */
function writeCompound(chosen: Settled, compound: Compound<string>, inFirst: Ratio, show: Show): string | undefined {
  const value = fromFirstUnit(inFirst, chosen.pair.quantity, compoundUnit(chosen, compound))
  if (!value) return undefined
  const { big, small, negative, parts } = compoundParts(chosen, compound, value)
  const [bigUnit, smallUnit] = compound.units
  const isOne = bigUnit === smallUnit
  const count = isOne ? big * parts + small : small
  const smallText = compound.fractions ? writeFraction(count, parts) : writeAnswer(ratio(count, parts), show)
  if (isOne) return `${negative ? '−' : ''}${withSymbol(smallText, smallUnit)}`
  return `${negative ? '−' : ''}${withSymbol(writeAnswer(ratio(big), show), bigUnit)} ${withSymbol(smallText, smallUnit)}`
}

/** All but the one that is the answer itself. */
function compoundResults(
  chosen: Settled,
  inFirst: Ratio,
  answering: string | undefined,
  show: Show,
): Record<string, string | undefined> {
  const entries = Object.entries(chosen.pair.compounds ?? {}).filter(([name]) => name !== answering)
  return Object.fromEntries(entries.map(([name, compound]) => [name, writeCompound(chosen, compound, inFirst, show)]))
}

function firstFractions({ pair }: Settled): Compound<string> | undefined {
  return Object.values(pair.compounds ?? {}).find(({ fractions }) => fractions === true)
}

/** How much longer the length in fractions is than the true one, in `pair.from`. */
function roundingOf(chosen: Settled, inFirst: Ratio): number | undefined {
  const compound = firstFractions(chosen)
  const value = compound && fromFirstUnit(inFirst, chosen.pair.quantity, compoundUnit(chosen, compound))
  if (!compound || !value) return undefined
  const { rounded } = compoundParts(chosen, compound, value)
  const added = sum(rounded, negated(value.over < 0n ? negated(value) : value))
  const small = convertExactly(added, chosen.pair.quantity, compoundUnit(chosen, compound), 'mm')
  return small && toNumber(small)
}

function alsoResults({ pair, instead }: Settled, inFirst: Ratio): Record<string, number | undefined> {
  return Object.fromEntries(
    Object.entries(pair.also ?? {}).map(([name, unit]) => {
      const value = fromFirstUnit(inFirst, pair.quantity, instead[unit] ?? unit)
      return [name, value && toNumber(value)]
    }),
  )
}

/** What the chosen kind makes of the same number, less what the usual kind makes of it. */
function kindDifference({ pair, from, to, instead }: Settled, measure: Measure): number | undefined {
  const { kinds, quantity } = pair
  const [usual = ''] = kinds?.units ?? []
  const kind = instead[usual]
  if (!kinds || !kind || kind === usual) return undefined
  const inKind = convertExactly(measure.value, quantity, measure.unit, kind === from ? from : to)
  if (!inKind) return undefined
  const [longer, usually] = [kind, usual].map((unit) => convertExactly(inKind, quantity, unit, kinds.differenceIn))
  return longer && usually && toNumber(sum(longer, negated(usually)))
}

const tableDigits = 7

function tableRows(chosen: Settled, ranges: Ranges, given: string, found: string, show: Show): TableRow[] {
  const { quantity, compounds = {} } = chosen.pair
  const [compound] = Object.values(compounds)
  return [...amounts(ranges)].flatMap((amount) => {
    const value = convertExactly(amount, quantity, given, found)
    const inFirst = toFirstUnit(amount, quantity, given)
    if (!value || !inFirst) return []
    return [
      {
        given: toNumber(amount),
        found: toNumber(roundedTo(value, lastDigit(value, tableDigits))),
        ...(compound ? { mixed: writeCompound(chosen, compound, inFirst, show) ?? null } : {}),
      },
    ]
  })
}

/** The pressure on the other scale: absolute for a gauge, gauge for absolute; a problem below a vacuum. */
function otherScale(chosen: Settled, values: AnyValues, inFirst: Ratio, show: Show): string | Problem | undefined {
  if (!chosen.pair.gauge) return undefined
  const air = toRatio(String(standardPressure(Number(values.altitude))))
  const isGauge = values.reads !== 'absolute'
  const absolute = isGauge ? sum(inFirst, air) : inFirst
  if (isLess(absolute, toRatio('0')))
    return problem('amount', isGauge ? 'must not be below a vacuum: the air presses with less' : 'must not be negative')
  const other = isGauge ? absolute : sum(inFirst, negated(air))
  const write = (unit: string) => {
    const value = fromFirstUnit(other, chosen.pair.quantity, unit)
    return value ? withSymbol(writeRounded(value, lastDigit(value, 5), show), unit) : ''
  }
  return `${write(chosen.from)} = ${write(chosen.to)}`
}

const finestOnRuler = -2

/** The length on a ruler, named to a hundredth of the member's first unit and in the fraction of its compound. */
function onRuler(chosen: Settled, inFirst: Ratio, show: Show): Diagram | undefined {
  const { pair, from } = chosen
  const compound = pair.compounds?.[pair.ruler ?? '']
  const millimeters = compound && fromFirstUnit(inFirst, pair.quantity, 'mm')
  const value = fromFirstUnit(inFirst, pair.quantity, from)
  const below = compound && writeCompound(chosen, compound, inFirst, show)
  if (!millimeters || !value || !below) return undefined
  const above = withSymbol(writeAnswer(roundedTo(value, finestOnRuler), show), from)
  return rulerDrawing(toNumber(millimeters), { above, below })
}

/** The table goes the way that the answer goes; there is none for a third unit. */
function tables(chosen: Settled, unit: string, target: string, show: Show) {
  const { from, to, pair } = chosen
  const isThird = pair.reads?.includes(unit)
  return {
    forwardTable: isThird || target !== to ? undefined : tableRows(chosen, pair.table, from, to, show),
    backTable: isThird || target === to ? undefined : tableRows(chosen, pair.backTable ?? pair.table, to, from, show),
    ...(pair.marks ? { marks: markRows(pair, from, to, show) } : {}),
  }
}

/**
 * The answer in two units, to the fraction where the compound has one, with decimals, and with the digits that were typed;
 * undefined where the answer is in one.
 */
function mixedAnswer(chosen: Settled, measure: Measure, target: string, inFirst: Ratio, show: Show) {
  const { mixed = '', quantity, compounds = {} } = chosen.pair
  const compound = compounds[mixed]
  const value = compound?.units.includes(target) && fromFirstUnit(inFirst, quantity, compound.units[1])
  if (!compound || !value) return undefined
  const place = lastDigit(value, significantDigits(measure, quantity))
  const inParts = (decimals: number) =>
    writeCompound(chosen, { ...compound, decimals, fractions: undefined }, inFirst, show)
  const [decimal, rounded] = [inParts(2), inParts(Math.max(0, -place))]
  if (!decimal || !rounded) return undefined
  const inFractions = compound.fractions && writeCompound(chosen, compound, inFirst, show)
  return inFractions
    ? { answer: inFractions, decimal, rounded, answering: mixed }
    : { answer: decimal, decimal: undefined, rounded, answering: undefined }
}

/** Why an amount is a slip; undefined for one that is likely. */
function unlikely({ pair, from }: Settled, inFirst: Ratio, show: Show): Problem<'amount'> | undefined {
  if (!pair.within) return undefined
  const { least, most, says } = pair.within
  const [low, high] = [least, most].map((text) => {
    const options = {
      quantity: pair.quantity,
      region: { ...show.region, separators: 'comma-point' } as const,
      bare: from,
    }
    const bound = readMeasure(text, options)
    if ('refused' in bound) throw new Error(`${text} ${bound.refused}`)
    return toFirstUnit(bound.value, pair.quantity, bound.unit)
  })
  const isBeyond = (low && isLess(inFirst, low)) || (high && isLess(high, inFirst))
  return isBeyond ? problem('amount', says) : undefined
}

/** What was typed; where its unit turned the way that the menu says, that too. */
function understood(chosen: Settled, measure: Measure, direction: unknown, target: string): string {
  const asTyped = entered(measure)
  if (target === targetOf(chosen, bareUnit(chosen, direction))) return asTyped
  const named = (unit: string) => chosen.pair.words?.[unit] ?? unitRow(chosen.pair.quantity, unit)[2]
  return `${asTyped}, so ${named(measure.unit)} to ${named(target)}`
}

function compute(pair: PairData, values: AnyValues, { show }: Context): AnyResults | Problem {
  const chosen = settled(pair, values)
  const measure = read(chosen, String(values.amount), bareUnit(chosen, values.direction), show)
  if ('problem' in measure) return measure
  const fault = impossible(measure, pair.quantity, 'amount')
  if (fault) return fault
  if (pair.neverNegative && isLess(measure.value, toRatio('0'))) return problem('amount', 'must not be negative')
  const target = targetOf(chosen, measure.unit)
  const result = converted(measure, pair.quantity, target, show)
  const inFirst = toFirstUnit(measure.value, pair.quantity, measure.unit)
  if (!result || !inFirst) return problem('amount', 'must be more than 0')
  const slip = unlikely(chosen, inFirst, show) ?? tooMuch(pair, values, show)
  if (slip) return slip
  const inTwo = mixedAnswer(chosen, measure, target, inFirst, show)
  const onOtherScale = otherScale(chosen, values, inFirst, show)
  if (typeof onOtherScale === 'object') return onOtherScale
  return {
    answer: inTwo?.answer ?? result.answer,
    decimal: inTwo?.decimal,
    rounded: inTwo?.rounded ?? result.rounded,
    exact: result.exact,
    entered: understood(chosen, measure, values.direction, target),
    ...compoundResults(chosen, inFirst, inTwo?.answering, show),
    rounding: roundingOf(chosen, inFirst),
    ...alsoResults(chosen, inFirst),
    ...relatedResults(pair, inFirst),
    ...followingResults(pair, values, inFirst),
    kindDifference: kindDifference(chosen, measure),
    otherScale: onOtherScale,
    ...(pair.ruler ? { ruler: onRuler(chosen, inFirst, show) } : {}),
    ...drawnResults(pair, inFirst, [chosen.from, chosen.to], show),
    ...tables(chosen, measure.unit, target, show),
  }
}

function steps(pair: PairData, values: AnyValues, results: AnyResults, show: Show): Step[] {
  const chosen = settled(pair, values)
  const measure = read(chosen, String(values.amount), bareUnit(chosen, values.direction), show)
  if ('problem' in measure) throw new Error(measure.message)
  const target = targetOf(chosen, measure.unit)
  const named = (unit: string) => pair.words?.[unit] ?? unitRow(pair.quantity, unit)[2]
  const inOne = converted(measure, pair.quantity, target, show)
  return [
    ...gathering(measure, named(measure.unit), show),
    {
      finds: `In ${named(target)}`,
      working: working(measure, pair.quantity, target, show),
      gives: String(inOne?.answer ?? results.answer),
    },
    {
      finds: 'With the digits you typed',
      working: `${results.decimal ?? results.answer}, rounded`,
      gives: String(results.rounded),
    },
    ...Object.entries(pair.compounds ?? {}).map(
      ([
        name,
        {
          label,
          units: [big, small],
        },
      ]) => ({
        finds: label,
        working:
          big === small
            ? `Whole ${named(big)}, the rest as a fraction`
            : `Whole ${named(big)}, the rest × ${writeAnswer(unitsIn(pair.quantity, big, small), show)} as ${named(small)}`,
        gives: String(results[name] ?? results.answer),
      }),
    ),
    ...followingSteps(pair, values, results, withSymbol(writeAnswer(measure.value, show), measure.unit), show),
  ]
}

/** What the browser runs for a member: the engine of every pair page. */
export function pairModule(pair: PairData) {
  return {
    compute: (values: AnyValues, context: Context) => compute(pair, values, context),
    steps: (values: AnyValues, results: AnyResults, show: Show) => steps(pair, values, results, show),
  }
}
