import type { AskedWay } from '@/lib/kits/asked/ways'
import type { Source } from '@/lib/base/source'
import { quantities, unitNames, unitRow, type QuantityName, type UnitOf } from '@/lib/base/units/table'
import type { SourceKey } from '@/lib/base/units/table/row'
import type { Problem } from '@/lib/base/problem'
import type { Calculator, Example, Outputs, Results } from '@/lib/kits/calculator/types'
import type { Context } from '@/lib/kits/fields/context'
import { choice, longText, quantity as quantityField, text } from '@/lib/kits/fields/define'
import type { Fields, Values } from '@/lib/kits/fields/types'
import { addedFields, followingOutputs } from './beside'
import { checkConverter, checkPair } from './faults'
import { converterModule } from './converter'
import type { Added, Compound, ConverterData, Follows, Fraction, PairData, PairOf, Related } from './member'
import { pairModule } from './pair'
import { customLimit, unitSources } from './sources'

type NumberOf = { kind: 'number'; label: string }
type TextOf = { kind: 'text'; label: string }
type MaybeNumber = NumberOf & { optional: true }
type MaybeText = TextOf & { optional: true }
interface ConversionTable {
  kind: 'table'
  label: string
  optional: true
  columns: {
    given: { kind: 'number'; label: string }
    found: { kind: 'number'; label: string }
    mixed: { kind: 'text'; label: string }
  }
}
interface MarksTable {
  kind: 'table'
  label: string
  optional: true
  columns: {
    name: { kind: 'text'; label: string }
    from: { kind: 'text'; label: string }
    to: { kind: 'text'; label: string }
  }
}

/** The fields of every pair page; a page shows those that its member calls for. */
type PairFields = {
  direction: { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; initial: string }
  amount: { kind: 'text'; label: string }
  kind: { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; initial: string }
  fraction: { kind: 'choice'; label: string; options: typeof fractionOptions; initial: Fraction }
  reads: { kind: 'choice'; label: string; options: typeof scaleOptions; initial: 'gauge' }
  altitude: { kind: 'quantity'; label: string; of: 'length'; unit: 'm' }
}
type PairOutputs = {
  answer: TextOf
  decimal: MaybeText
  rounded: TextOf
  exact: MaybeText
  entered: TextOf
  rounding: MaybeNumber
  kindDifference: MaybeNumber
  otherScale: MaybeText
  ruler: { kind: 'diagram'; label: string; optional: true }
  forwardTable: ConversionTable
  backTable: ConversionTable
  marks: MarksTable
}

/** A member of the family: what is true of this pair alone. `initial` is what stands in the box, as one would type it. */
type Pair<
  Name extends QuantityName,
  Texts extends string,
  Numbers extends string,
  Followers extends string,
  Adds extends string,
  Ends extends string,
> = Omit<PairOf<Name>, 'compounds' | 'also' | 'related' | 'adds' | 'follows' | 'mixed' | 'ruler'> & {
  compounds?: Readonly<Record<Texts, Compound<UnitOf<Name>>>>
  mixed?: NoInfer<Texts>
  ruler?: NoInfer<Texts>
  also?: Readonly<Record<Numbers, UnitOf<Name>>>
  related?: Readonly<Record<Followers, Related>>
  adds?: Readonly<Record<Adds, Added>>
  follows?: Readonly<Record<Ends, Follows<NoInfer<Adds>>>>
  initial: string
  /** What one types, where that is not the quantity's own name: 'Weight'. */
  label?: string
  help?: string
  formula: string
  limits: readonly [string, ...string[]]
  /** Besides those of the units themselves. */
  sources?: readonly Source[]
  examples: readonly [
    PairExample<NoInfer<Texts>, NoInfer<Numbers | Followers | Ends>, NoInfer<Adds>>,
    ...PairExample<NoInfer<Texts>, NoInfer<Numbers | Followers | Ends>, NoInfer<Adds>>[],
  ]
}
type AllFields<Adds extends string> = PairFields &
  Record<Adds, { kind: 'number'; label: string; optional: true }> &
  Record<`${Adds}In`, { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; initial: string }>
type AllOutputs<Texts extends string, Numbers extends string> = PairOutputs &
  Record<Texts, MaybeText> &
  Record<Numbers, NumberOf>
type PairExample<Texts extends string, Numbers extends string, Adds extends string> = Example<
  AllFields<Adds>,
  AllOutputs<Texts, Numbers>
>

const fractionOptions: Readonly<Record<Fraction, string>> = {
  '2': '1/2',
  '4': '1/4',
  '8': '1/8',
  '16': '1/16',
  '32': '1/32',
  '64': '1/64',
  '128': '1/128',
}
const scaleOptions = { gauge: 'Gauge (above the air)', absolute: 'Absolute (above a vacuum)' } as const

type AnyPair = PairData & Pick<Pair<QuantityName, string, string, string, string, string>, 'initial' | 'label' | 'help'>

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nameOf(pair: AnyPair, unit: string): string {
  return pair.words?.[unit] ?? unitRow(pair.quantity, unit)[2]
}

/** What an answer is in: feet and inches where it stands in both. */
function answerName(pair: AnyPair, unit: string): string {
  const units = pair.compounds?.[pair.mixed ?? '']?.units
  return units?.includes(unit) ? units.map((one) => nameOf(pair, one)).join(' and ') : nameOf(pair, unit)
}

function way(pair: AnyPair, one: string, other: string): string {
  return capitalised(`${nameOf(pair, one)} to ${answerName(pair, other)}`)
}

function directions(pair: AnyPair): Record<string, string> {
  const { from, to, reads = [] } = pair
  return {
    forward: way(pair, from, to),
    back: way(pair, to, from),
    ...Object.fromEntries(reads.map((unit) => [unit, way(pair, unit, from)])),
  }
}

function fieldsOf(pair: AnyPair): Fields {
  const { kinds, gauge, compounds = {} } = pair
  return {
    direction: choice('Convert a plain number', {
      options: directions(pair),
      initial: 'forward' as string,
      as: 'menu',
    }),
    amount: text(pair.label ?? quantities[pair.quantity].label, {
      initial: pair.initial,
      maxLength: 60,
      help: pair.help ?? 'A number, or any unit of the same kind behind it.',
    }),
    ...(kinds
      ? {
          kind: choice(kinds.label, {
            options: Object.fromEntries(
              kinds.units.map((unit) => [unit, capitalised(unitRow(pair.quantity, unit)[1])]),
            ),
            initial: kinds.units[0],
            ...(kinds.usualIn ? { initialIn: kinds.usualIn } : {}),
            as: 'menu',
            ...(kinds.help ? { help: kinds.help } : {}),
          }),
        }
      : {}),
    ...(gauge
      ? {
          reads: choice('The figure is', { options: scaleOptions, initial: 'gauge' }),
          altitude: quantityField('Altitude', {
            of: 'length',
            unit: 'm',
            units: ['m', 'ft'],
            initial: 0,
            min: -500,
            max: 11_000,
            help: 'Of the place where the gauge hangs; the air of the standard atmosphere is taken.',
          }),
        }
      : {}),
    ...(Object.values(compounds).some(({ fractions }) => fractions === true)
      ? {
          fraction: choice('Round inches to', { options: fractionOptions, initial: pair.fraction ?? '16', as: 'menu' }),
        }
      : {}),
    ...addedFields(pair),
  }
}

function tableOutput(pair: AnyPair, given: string, found: string): Outputs[string] {
  const [compound] = Object.values(pair.compounds ?? {})
  const label = (unit: string) => capitalised(nameOf(pair, unit))
  return {
    kind: 'table',
    label: way(pair, given, found),
    optional: true,
    columns: {
      given: { kind: 'number', label: label(given) },
      found: { kind: 'number', label: label(found) },
      ...(compound ? { mixed: { kind: 'text' as const, label: compound.label } } : {}),
    },
  }
}

const besideResult = 'Beside the result'
const inOtherUnits = 'In other units'

function optionalOutputs(pair: AnyPair): Outputs {
  const { kinds, gauge, compounds = {} } = pair
  return {
    ...(Object.values(compounds).some(({ fractions }) => fractions === true)
      ? {
          rounding: {
            kind: 'number',
            label: 'That rounding adds',
            unit: 'mm',
            decimals: 2,
            optional: true,
            section: besideResult,
            help: 'Negative where rounding shortened the length.',
          },
        }
      : {}),
    ...(kinds
      ? {
          kindDifference: {
            kind: 'number',
            label: `More than in ${nameOf(pair, kinds.units[0])}`,
            unit: kinds.differenceIn,
            decimals: 3,
            optional: true,
            section: besideResult,
            help: 'What the kind you chose makes of the same number, less what the usual one does.',
          },
        }
      : {}),
    ...(gauge
      ? {
          otherScale: {
            kind: 'text',
            label: 'On the other scale (gauge or absolute)',
            optional: true,
            section: besideResult,
          },
        }
      : {}),
  }
}

/** Compounds stay away where one of them is the answer. */
function compoundOutputs({ compounds = {}, mixed = '' }: AnyPair): Outputs {
  return Object.fromEntries(
    Object.entries(compounds).map(([name, { label }]) => [
      name,
      { kind: 'text', label, ...(name === mixed ? { optional: true } : {}) },
    ]),
  )
}

function outputsOf(pair: AnyPair): Outputs {
  const { compounds = {}, also = {}, related = {}, marks, mixed = '' } = pair
  return {
    answer: { kind: 'text', label: 'Result' },
    ...(compounds[mixed]?.fractions ? { decimal: { kind: 'text', label: 'With decimals', optional: true } } : {}),
    rounded: { kind: 'text', label: 'With the digits you typed' },
    exact: { kind: 'text', label: 'Without any rounding', optional: true },
    entered: { kind: 'text', label: 'Understood as' },
    ...compoundOutputs(pair),
    ...optionalOutputs(pair),
    ...Object.fromEntries(
      Object.entries(also).map(([name, unit]) => [
        name,
        { kind: 'number', label: capitalised(unitRow(pair.quantity, unit)[2]), unit, section: inOtherUnits },
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(related).map(([name, { label, unit, help }]) => [
        name,
        { kind: 'number', label, unit, optional: true, section: inOtherUnits, ...(help ? { help } : {}) },
      ]),
    ),
    ...followingOutputs(pair),
    ...(pair.ruler ? { ruler: { kind: 'diagram', label: 'On a ruler', optional: true } } : {}),
    ...(pair.quantity === 'temperature' ? drawnOutput : {}),
    ...(marks
      ? {
          marks: {
            kind: 'table',
            label: 'Common values',
            optional: true,
            columns: {
              name: { kind: 'text', label: 'What' },
              from: { kind: 'text', label: capitalised(nameOf(pair, pair.from)) },
              to: { kind: 'text', label: capitalised(nameOf(pair, pair.to)) },
            },
          },
        }
      : {}),
    forwardTable: tableOutput(pair, pair.from, pair.to),
    backTable: tableOutput(pair, pair.to, pair.from),
  } as Outputs
}

function unitsUsed({ from, to, reads = [], kinds, also = {} }: PairData): string[] {
  return [from, to, ...reads, ...(kinds?.units ?? []), ...Object.values(also)]
}

function sourcesOf(name: QuantityName, units: readonly string[], own: readonly Source[] = []): [Source, ...Source[]] {
  const keys = new Set<SourceKey>(['SP 811', ...units.map((unit) => unitRow(name, unit)[3])])
  const [first, ...others] = [...keys].flatMap((key) => (key === 'custom' || key === 'local' ? [] : [unitSources[key]]))
  return [first ?? unitSources['SP 811'], ...others, ...own]
}

/**
 * A page for two units. The member's file holds what is true of this pair; fields, results, tables, working and sources of the
 * units come from the family. Throws a MemberFault, which the compile step shows with file and line.
 */
export function defineUnitPair<
  const Name extends QuantityName,
  const Texts extends string = never,
  const Numbers extends string = never,
  const Followers extends string = never,
  const Adds extends string = never,
  const Ends extends string = never,
>(
  member: Pair<Name, Texts, Numbers, Followers, Adds, Ends>,
): Calculator<AllFields<Adds>, AllOutputs<Texts, Numbers | Followers | Ends>> {
  const pair = member as unknown as AnyPair
  checkPair(pair)
  const { formula, limits, examples } = member
  const definition = {
    inputs: fieldsOf(pair),
    outputs: outputsOf(pair),
    formula,
    limits,
    sources: sourcesOf(pair.quantity, unitsUsed(pair), member.sources),
    examples,
    ...pairModule(pair),
  }
  return definition as unknown as Calculator<AllFields<Adds>, AllOutputs<Texts, Numbers | Followers | Ends>>
}

const digitOptions = {
  all: 'All that fit a line',
  typed: 'As many as you typed',
  '3': '3',
  '4': '4',
  '6': '6',
  '8': '8',
  '12': '12',
} as const
type Menu = { kind: 'choice'; label: string; options: Readonly<Record<string, string>>; initial: string }
type ConverterFields = {
  amount: { kind: 'text'; label: string }
  unit: Menu
  into: Menu
  digits: { kind: 'choice'; label: string; options: typeof digitOptions; initial: 'all' }
  first: { kind: 'text'; label: string; optional: true }
  several: { kind: 'long-text'; label: string; optional: true }
}
type UnitFields = Omit<ConverterFields, 'unit' | 'into'> & { quantity: Menu }
type TextColumns<Names extends string> = { [Name in Names]: { kind: 'text'; label: string } }
type ConverterOutputs = {
  answer: TextOf
  rounded: TextOf
  exact: MaybeText
  entered: TextOf
  list: { kind: 'table'; label: string; optional: true; columns: TextColumns<'given' | 'found'> }
  allUnits: { kind: 'table'; label: string; columns: TextColumns<'unit' | 'name' | 'amount' | 'definition' | 'factor'> }
  table: { kind: 'table'; label: string; optional: true; columns: TextColumns<'from' | 'to'> }
  marks: { kind: 'table'; label: string; optional: true; columns: TextColumns<'name' | 'from' | 'to'> }
}
type UnitOutputs = ConverterOutputs & { quantityName: TextOf }

/** What pages of a quantity and of all quantities say for themselves. */
interface ConverterPage<I extends Fields, O extends Outputs> {
  initial: string
  help: string
  formula: string
  limits: readonly [string, ...string[]]
  examples: readonly [Example<I, O>, ...Example<I, O>[]]
}

/** A page for one quantity: its units, and what else it asks and finds. */
type QuantityPage<Name extends QuantityName, I extends Fields, O extends Outputs> = Omit<
  ConverterData<UnitOf<Name>>,
  'quantity' | 'more'
> &
  ConverterPage<ConverterFields & NoInfer<I>, ConverterOutputs & NoInfer<O>> & {
    quantity: Name
    from: UnitOf<Name>
    to: UnitOf<Name>
    inputs?: I
    outputs?: O
    more?(value: number, values: Values<I>, context: Context): Results<O> | Problem<(keyof I & string) | 'amount'>
    /** Besides those of the units themselves. */
    sources?: readonly Source[]
  }

function unitOptions(name: QuantityName, usual: readonly string[] = []): Record<string, string> {
  const units = new Set([...usual, ...unitNames(name)])
  return Object.fromEntries([...units].map((unit) => [unit, `${capitalised(unitRow(name, unit)[2])} (${unit})`]))
}

function menusOf({ quantity, from = '', to = '', usual }: ConverterData): Fields {
  if (quantity) {
    const options = unitOptions(quantity, usual)
    return {
      unit: choice('A number alone is in', { options, initial: from, as: 'menu' }),
      into: choice('Answer in', { options, initial: to, as: 'menu' }),
    }
  }
  const labels = Object.entries(quantities).map(([name, { label }]) => [name, label])
  const options: Record<string, string> = { auto: 'Found from the units', ...Object.fromEntries(labels) }
  return { quantity: choice('Quantity', { options, initial: 'auto' as string, as: 'menu' }) }
}

function converterFields(data: ConverterData, { initial, help }: { initial: string; help: string }): Fields {
  return {
    amount: text('What to convert', { initial, maxLength: 80, help }),
    ...menusOf(data),
    digits: choice('Significant digits in the list', {
      options: digitOptions,
      initial: 'all',
      as: 'menu',
      refines: true,
    }),
    first: text('Your units first', {
      optional: true,
      refines: true,
      maxLength: 120,
      help: 'Such as cm, in; they lead the list, and this device remembers them.',
    }),
    several: longText('Several at once', {
      optional: true,
      refines: true,
      maxLength: 20_000,
      lines: 4,
      help: 'One amount a line, as from a column of a sheet.',
    }),
  }
}

const textColumn = (label: string) => ({ kind: 'text', label }) as const

function converterOutputs(data: ConverterData): Outputs {
  return {
    answer: { kind: 'text', label: 'Result' },
    rounded: { kind: 'text', label: 'With the digits you typed' },
    exact: { kind: 'text', label: 'Without any rounding', optional: true },
    entered: { kind: 'text', label: 'Understood as' },
    ...(data.quantity ? {} : { quantityName: { kind: 'text' as const, label: 'Quantity' } }),
  }
}

const converterTables = {
  list: {
    kind: 'table',
    label: 'Your lines',
    optional: true,
    columns: { given: textColumn('Given'), found: textColumn('Found') },
  },
  allUnits: {
    kind: 'table',
    label: 'In every unit',
    columns: {
      unit: { ...textColumn('Unit'), unbroken: true },
      amount: textColumn('Amount'),
      name: textColumn('Name'),
      definition: textColumn('One of it is'),
      factor: textColumn('Factor'),
    },
  },
} as const satisfies Outputs

/** Named measures in the unit that a bare number is in and in the one that is wanted, each with its symbol. */
const marksTable = {
  marks: {
    kind: 'table',
    label: 'Common values',
    optional: true,
    columns: { name: textColumn('What'), from: textColumn('From'), to: textColumn('To') },
  },
} as const satisfies Outputs

const amountsTable = {
  table: {
    kind: 'table',
    label: 'Amounts in both units',
    optional: true,
    columns: { from: textColumn('From'), to: textColumn('To') },
  },
} as const satisfies Outputs

function inSection(outputs: Outputs): Outputs {
  return Object.fromEntries(
    Object.entries(outputs).map(([name, output]) => [name, { section: besideResult, ...output }]),
  )
}

/** A page for all units of one quantity. Throws a MemberFault, which the compile step shows with file and line. */
export function defineQuantityConverter<
  const Name extends QuantityName,
  const I extends Fields = {},
  const O extends Outputs = {},
>(member: QuantityPage<Name, I, O>): Calculator<ConverterFields & I, ConverterOutputs & O> {
  const { formula, limits, examples, inputs = {}, outputs = {} } = member
  const data = member as unknown as ConverterData & { quantity: QuantityName }
  checkConverter(data)
  const definition = {
    inputs: { ...converterFields(data, member), ...inputs },
    outputs: {
      ...converterOutputs(data),
      ...inSection(outputs),
      ...(data.quantity === 'temperature' ? drawnOutput : {}),
      ...converterTables,
      ...(data.table ? amountsTable : {}),
      ...(data.marks ? marksTable : {}),
    },
    formula,
    limits: [...limits, customLimit(data.quantity)].filter((limit) => limit !== undefined),
    sources: sourcesOf(data.quantity, unitNames(data.quantity), member.sources),
    examples,
    ...converterModule(data),
  }
  return definition as unknown as Calculator<ConverterFields & I, ConverterOutputs & O>
}

const drawnOutput = { thermometer: { kind: 'diagram', label: 'On a thermometer' } } as const satisfies Outputs

const unitRows = {
  label: 'A long list or a CSV file',
  help: 'Up to 100,000 rows of the quantity above. A number alone is in the unit you typed there, and the answer is in the unit after “to”.',
  placeholder: '5 ft 11 in\n6 ft 1 in\n178 cm',
  amount: 'Amount',
  beside: 'Unit',
  gives: ['Result', 'Result unit'],
} as const

/** The page for all units of all quantities. */
/** "72 kg in lb", "5'11 to cm": the engine reads amounts and units, and answers nothing of what is none. */
const converterAsked: readonly AskedWay[] = [
  {
    says: '{value:measure} to|in|into|as {unit:words}',
    sets: { amount: '{value} to {unit}' },
    gives: ['answer'],
  },
]

export function defineUnitConverter(
  member: ConverterPage<UnitFields, UnitOutputs>,
): Calculator<UnitFields, UnitOutputs> {
  const { formula, limits, examples } = member
  const definition = {
    inputs: converterFields({}, member),
    outputs: { ...converterOutputs({}), ...converterTables },
    rowList: unitRows,
    formula,
    limits,
    sources: Object.values(unitSources),
    asked: converterAsked,
    examples,
    ...converterModule({}),
  }
  return definition as unknown as Calculator<UnitFields, UnitOutputs>
}
