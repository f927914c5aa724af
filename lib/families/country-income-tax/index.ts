import type { Source } from '@/lib/base/source'
import type { Calculator, Chart, Example, Outputs } from '@/lib/kits/calculator/types'
import { choice, money, number } from '@/lib/kits/fields/define'
import type { Fields } from '@/lib/kits/fields/types'
import type { AnyRule } from '@/lib/law/rule'
import { currentYear, knownYears, nameOfYear } from '@/lib/law/years'
import type { AnyCountryTax, CountryTaxData, ItemKind, PayFields, Rules } from './member'
import { allRules, countryTaxModule } from './module'

type MoneyOf = { kind: 'money'; label: string }
type ShareOf = { kind: 'percent'; label: string; optional: true }
type TextOf = { kind: 'text'; label: string }
type Maybe<O> = O & { optional: true }
interface TableOf<Texts extends string, Amounts extends string> {
  kind: 'table'
  label: string
  optional: true
  columns: { [Name in Texts]: TextOf } & { [Name in Amounts]: MoneyOf }
}
/** What every country's page finds. */
export type PayOutputs = {
  monthly: MoneyOf
  gross: Maybe<MoneyOf>
  takeHome: MoneyOf
  taken: MoneyOf
  effective: ShareOf
  marginal: ShareOf
  tax: MoneyOf
  social: Maybe<MoneyOf>
  saving: Maybe<MoneyOf>
  other: Maybe<MoneyOf>
  employerCost: Maybe<MoneyOf>
  remark: Maybe<{ kind: 'verdict'; label: string }>
  oneSource: Maybe<TextOf>
  payslip: TableOf<'item', 'year' | 'month' | 'fortnight' | 'week' | 'day' | 'hour'>
  bands: {
    kind: 'table'
    label: string
    optional: true
    columns: {
      scale: TextOf
      from: MoneyOf
      upTo: MoneyOf
      rate: { kind: 'percent'; label: string }
      part: MoneyOf
      tax: MoneyOf
    }
  }
  employer: TableOf<'item', 'amount'>
  compared: TableOf<'what', 'this' | 'other' | 'difference'>
  years: TableOf<'year', 'tax' | 'social' | 'takeHome' | 'change'>
  curve: {
    kind: 'series'
    label: string
    columns: { pay: MoneyOf; taken: { kind: 'percent'; label: string }; marginal: { kind: 'percent'; label: string } }
  }
}
type CountryExample<I extends Fields> = Example<PayFields & I, PayOutputs>

/** What the page of a country says. */
interface CountryPage<I extends Fields> {
  /** Whom the result fits, beneath the pay: 'For an employee with one job, resident all year.' */
  help: string
  /** A yearly pay to begin with. */
  initial: number
  /** The highest yearly pay that a box takes; a hundred million unless given. */
  most?: number
  inputs: I
  formula: string
  /** Whom the result fits comes first. */
  limits: readonly [string, ...string[]]
  sources: readonly [Source, ...Source[]]
  examples: readonly [CountryExample<NoInfer<I>>, ...CountryExample<NoInfer<I>>[]]
}

function yearOptions({ yearBegins, reads }: AnyCountryTax) {
  const rules = Object.values(reads)
  // In rising order, as an object keeps keys that are whole numbers.
  const names = knownYears(yearBegins, rules)
    .toReversed()
    .map((year) => nameOfYear(yearBegins, year))
  return {
    options: Object.fromEntries(names.map((name) => [name, name.replace('-', '–')])),
    initial: nameOfYear(yearBegins, currentYear(yearBegins, rules)),
  }
}

function fieldsOf(
  member: AnyCountryTax,
  { initial, help, most = 100_000_000 }: Pick<CountryPage<Fields>, 'initial' | 'help' | 'most'>,
): Fields {
  const { options, initial: thisYear } = yearOptions(member)
  return {
    pay: money('Pay', { initial, max: most, help }),
    basis: choice('That is', {
      options: {
        year: 'a year, before tax',
        month: 'a month, before tax',
        week: 'a week, before tax',
        hour: 'an hour, before tax',
        netYear: 'a year, take-home',
        netMonth: 'a month, take-home',
      },
      initial: 'year',
      as: 'menu',
    }),
    taxYear: choice('Tax year', { options, initial: thisYear, as: 'menu' }),
  }
}

/** What refines the answer comes after the member's own fields. */
function refiningFields(most = 100_000_000): Fields {
  return {
    bonus: money('Bonus a year', {
      initial: 0,
      max: most,
      help: 'Paid on top of the pay above.',
      shownWhen: { field: 'basis', is: ['year', 'month', 'week', 'hour'] },
      refines: true,
    }),
    hours: number('Hours a week', { initial: 40, min: 1, max: 168, refines: true }),
    otherPay: money('Another yearly pay to compare', { optional: true, max: most, refines: true }),
  }
}

const takenOff = 'Taken off'

const usualWords = {
  tax: 'Income tax',
  social: 'Social insurance',
  saving: 'Saved for you',
  other: 'Other deductions',
}

function outputsOf(member: AnyCountryTax): Outputs {
  const { items, employer, words } = member
  const isReadOnce = allRules(member).some(({ versions }) => versions.some(({ readOnce = [] }) => readOnce.length > 0))
  const called = { ...usualWords, ...words }
  const kinds = new Set<ItemKind>(Object.values(items).map(({ is }) => is))
  const amount = (label: string, more: object = {}) => ({ kind: 'money', label, ...more }) as const
  const amounts = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
    Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, amount(label)]))
  return {
    monthly: amount('Take-home pay a month'),
    gross: amount('Pay before tax a year', { optional: true }),
    takeHome: amount('Take-home pay a year'),
    taken: amount('Taken off in all'),
    effective: { kind: 'percent', label: 'Share taken off', optional: true },
    marginal: {
      kind: 'percent',
      label: 'Taken off the next raise',
      decimals: 1,
      optional: true,
      help: 'Share of a small raise that does not reach your account.',
    },
    tax: amount(called.tax, { section: takenOff }),
    ...(kinds.has('social') ? { social: amount(called.social, { section: takenOff, optional: true }) } : {}),
    ...(kinds.has('saving') ? { saving: amount(called.saving, { section: takenOff, optional: true }) } : {}),
    ...(kinds.has('other') ? { other: amount(called.other, { section: takenOff, optional: true }) } : {}),
    ...(employer ? { employerCost: amount('Cost to the employer', { section: 'Employer', optional: true }) } : {}),
    ...(member.remark === undefined
      ? {}
      : { remark: { kind: 'verdict', label: member.remark, optional: true } as const }),
    ...(isReadOnce
      ? {
          oneSource: {
            kind: 'text',
            label: 'One source',
            optional: true,
            section: 'Readings',
            help: 'These figures of the law were read in one source only.',
          } as const,
        }
      : {}),
    payslip: {
      kind: 'table',
      label: 'Payslip',
      columns: {
        item: { kind: 'text', label: 'Item' },
        ...amounts({ year: 'Year', month: 'Month', fortnight: 'Two weeks', week: 'Week', day: 'Day', hour: 'Hour' }),
      },
    },
    bands: {
      kind: 'table',
      label: 'Band by band',
      optional: true,
      columns: {
        scale: { kind: 'text', label: 'Scale' },
        from: amount('Above'),
        upTo: amount('Up to'),
        rate: { kind: 'percent', label: 'Rate', ...(member.rateDecimals && { decimals: member.rateDecimals }) },
        part: amount('In this band'),
        tax: amount('Charged'),
      },
    },
    ...(employer
      ? {
          employer: {
            kind: 'table',
            label: 'What the employer pays',
            optional: true,
            columns: { item: { kind: 'text', label: 'Item' }, amount: amount('A year') },
            totals: ['amount'],
          } as const,
        }
      : {}),
    compared: {
      kind: 'table',
      label: 'Beside the other pay',
      optional: true,
      columns: {
        what: { kind: 'text', label: 'A year' },
        ...amounts({ this: 'This pay', other: 'Other pay', difference: 'Difference' }),
      },
    },
    years: {
      kind: 'table',
      label: 'The same pay in each year known here',
      columns: {
        year: { kind: 'text', label: 'Tax year', unbroken: true },
        tax: amount(called.tax),
        ...(kinds.has('social') ? { social: amount(called.social) } : {}),
        ...amounts({ takeHome: 'Take-home pay', change: 'Change' }),
      },
    },
    curve: {
      kind: 'series',
      label: 'What is taken off, by yearly pay',
      columns: {
        pay: amount('Yearly pay'),
        taken: { kind: 'percent', label: 'Share taken off' },
        marginal: { kind: 'percent', label: 'Taken off the next raise' },
      },
    },
  } as Outputs
}

function chartsOf({ items }: AnyCountryTax): readonly Chart[] {
  const kinds = new Set<ItemKind>(Object.values(items).map(({ is }) => is))
  const parts = ['takeHome', 'tax', ...(['social', 'saving', 'other'] as const).filter((kind) => kinds.has(kind))]
  return [
    { kind: 'donut', title: 'Where the money goes', parts },
    { kind: 'line', title: 'What is taken off, by yearly pay', of: 'curve', x: 'pay', y: ['taken', 'marginal'] },
  ]
}

/**
 * A page for the tax on pay in one country. The member's file holds its rules, its own fields and the steps from pay to what is left;
 * periods, tables, charts, net to gross and the years side by side come from the family.
 */
export function defineCountryTax<
  const I extends Fields,
  const Reads extends Rules,
  const Name extends string,
  const MayRead extends Rules = Record<never, AnyRule>,
>(member: CountryTaxData<I, Reads, MayRead, Name> & CountryPage<I>): Calculator<PayFields & I, PayOutputs> {
  const country = member as unknown as AnyCountryTax
  const { formula, limits, sources, examples } = member
  const definition = {
    law: member.law,
    inputs: { ...fieldsOf(country, member), ...member.inputs, ...refiningFields(member.most) },
    outputs: outputsOf(country),
    formula,
    limits,
    sources,
    rules: allRules(country),
    charts: chartsOf(country),
    examples,
    ...countryTaxModule(country),
  }
  return definition as unknown as Calculator<PayFields & I, PayOutputs>
}
