import type { RegionCode } from '@/lib/base/region/types'
import type { Dimension } from '@/lib/base/units/dimensions'

/** A field is shown while the named field has one of these values. Several conditions must all hold. */
export interface Condition {
  field: string
  is: Scalar | readonly Scalar[]
}
export type Scalar = string | number | boolean

/** A limit: a number in the field's own unit, or whatever another field holds at the moment. */
export type Bound = number | { field: string }

interface FieldOptions {
  help?: string
  /** An empty box is allowed and reaches compute as undefined. */
  optional?: boolean
  /** Of an optional field of a document: left empty it stands in brackets in the text, so its label does not say "optional". */
  later?: true
  shownWhen?: Condition | readonly Condition[]
  /** Fields that follow each other under the same heading share this word. */
  section?: string
  /** It makes the answer finer and seldom decides it: it waits under "More options", with a value to begin with or empty. */
  refines?: true
}

/** In the field's own unit: a fraction for a percentage. */
export interface SliderRange {
  /** 0 unless given. */
  from?: number
  to: number
  step: number
}

export interface NumericOptions extends FieldOptions {
  initial?: number
  /** Another first value where a region's everyday amounts differ by an order of magnitude. */
  initialIn?: Partial<Record<RegionCode, number>>
  /** Lowest allowed value. Amounts, shares, rates and quantities start at 0 unless `negative` is set. */
  min?: Bound
  max?: Bound
  /** The value must be greater than this. */
  above?: Bound
  /** The value must be less than this. */
  below?: Bound
  negative?: boolean
  /** What one press of an arrow key adds. */
  step?: number
  /** Most decimals accepted, as typed. */
  decimals?: number
  /** Also drawn as a slider over the usual values. The box still takes whatever the limits allow. */
  slider?: SliderRange
}

export interface NumberOptions extends NumericOptions {
  unit?: string
}
export interface RateOptions extends NumericOptions {
  per?: 'year' | 'quarter' | 'month' | 'week' | 'day' | 'period'
}
export interface ChoiceOptions<Key extends string = string> extends FieldOptions {
  options: Readonly<Record<Key, string>>
  initial: Key
  initialIn?: Partial<Record<RegionCode, Key>>
  /**
   * Up to four short options are drawn as buttons unless this says otherwise. A list shows every option on a line of its own; a
   * search is a box in which part of a name finds the option, for a dozen options and more.
   */
  as?: 'buttons' | 'menu' | 'list' | 'search'
  /** Options that are offered only while these conditions hold; one that was chosen before is kept and shown as the one before it. */
  offeredWhen?: Readonly<Record<string, Condition>>
  /** The option that stands for no answer yet; a list does not offer it. */
  unanswered?: Key
  /** Kept on the page only: in no draft and no address. */
  secret?: true
}
export interface ToggleOptions extends FieldOptions {
  initial?: boolean
}
export interface TextOptions extends FieldOptions {
  initial?: string
  maxLength?: number
  /** Kept on the page only: in no draft and no address. */
  secret?: true
  placeholder?: string
  /** `says` completes "Label must …". */
  pattern?: { source: string; says: string }
  /** Sets the phone keyboard and the autofill hint. */
  as?: 'email' | 'tel' | 'url' | 'name'
}
export interface LongTextOptions extends FieldOptions {
  initial?: string
  maxLength?: number
  /** Kept on the page only: in no draft and no address. */
  secret?: true
  placeholder?: string
  lines?: number
}
export interface DateOptions extends FieldOptions {
  /** ISO date, fixed at build: today is never written into a page. */
  initial?: string
  min?: string | { field: string }
  max?: string | { field: string }
}
export interface QuantityOptions extends NumericOptions {
  of: Dimension
  /** The unit that compute receives, and that initial, min and max are in. */
  unit: string
  /** Units to choose from; the first one is not special. All of the dimension's when absent. */
  units?: readonly string[]
  /** The unit shown first where another one is usual. */
  unitIn?: Partial<Record<RegionCode, string>>
}
export interface ColourOptions extends FieldOptions {
  initial: string
}
export interface FileOptions extends FieldOptions {
  /** As the accept attribute of a file box. */
  accept: string
  maxBytes: number
  /**
   * For pictures: a photograph is drawn again so that its longest side has at most so many pixels, turned upright, and held as PNG or
   * JPEG. SVG stays as it is.
   */
  longestSide?: number
}
export interface RowsOptions<Columns extends ScalarFields = ScalarFields> extends FieldOptions {
  columns: Columns
  initial: readonly Readonly<Partial<RowOf<Columns>>>[]
  /** What one row is called: "item", "month". */
  row: string
  /** Where the form is narrow this column has a line of its own under the others of its row. */
  ownLine?: keyof Columns & string
  min?: number
  max?: number
  /** Their order matters: each row can be moved up and down, and what was moved or removed brought back. */
  ordered?: true
}

export type MoneyField = NumericOptions & { kind: 'money'; label: string }
export type NumberField = NumberOptions & { kind: 'number'; label: string }
export type IntegerField = NumberOptions & { kind: 'integer'; label: string }
/** Typed and shown as a percentage, held as a fraction: 20% is 0.2. */
export type PercentField = NumericOptions & { kind: 'percent'; label: string }
/** A percentage for each period, held as a fraction: 8.5% a year is 0.085. */
export type RateField = RateOptions & { kind: 'rate'; label: string }
export type ChoiceField<Key extends string = string> = ChoiceOptions<Key> & { kind: 'choice'; label: string }
export type ToggleField = ToggleOptions & { kind: 'toggle'; label: string }
export type TextField = TextOptions & { kind: 'text'; label: string }
export type LongTextField = LongTextOptions & { kind: 'long-text'; label: string }
/** Held as an ISO date, '2026-04-06'. */
export type DateField = DateOptions & { kind: 'date'; label: string }
/** Held as '2026-04'. */
export type MonthField = DateOptions & { kind: 'month'; label: string }
export type QuantityField = QuantityOptions & { kind: 'quantity'; label: string }
/** Held as '#rrggbb'. */
export type ColourField = ColourOptions & { kind: 'colour'; label: string }
/** Held as a data URL; kept on the page only, never in the address. */
export type FileField = FileOptions & { kind: 'file'; label: string }
export type RowsField<Columns extends ScalarFields = ScalarFields> = RowsOptions<Columns> & {
  kind: 'rows'
  label: string
}

export type NumericField = MoneyField | NumberField | IntegerField | PercentField | RateField | QuantityField
export type ScalarField =
  | NumericField
  | ChoiceField
  | ToggleField
  | TextField
  | LongTextField
  | DateField
  | MonthField
  | ColourField
  | FileField
export type Field = ScalarField | RowsField
export type ScalarFields = Readonly<Record<string, ScalarField>>
export type Fields = Readonly<Record<string, Field>>

type Present<F> = F extends { kind: 'choice'; options: Readonly<Record<infer Key, string>> }
  ? Key & string
  : F extends { kind: 'toggle' }
    ? boolean
    : F extends { kind: 'rows'; columns: infer Columns extends ScalarFields }
      ? readonly RowOf<Columns>[]
      : F extends { kind: NumericField['kind'] }
        ? number
        : string
/** What compute receives for a field. */
export type ValueOf<F> = F extends { optional: true } ? Present<F> | undefined : Present<F>
type OptionalNames<F> = { [K in keyof F]: F[K] extends { optional: true } ? K : never }[keyof F]
export type RowOf<Columns extends ScalarFields> = {
  [K in Exclude<keyof Columns, OptionalNames<Columns>>]: ValueOf<Columns[K]>
} & {
  [K in OptionalNames<Columns>]?: ValueOf<Columns[K]>
}
export type Values<F extends Fields = Fields> = { [K in keyof F]: ValueOf<F[K]> }
/** Values whose fields are not known here: what the engines pass around. */
export type AnyValue = Scalar | undefined | readonly Readonly<Record<string, Scalar | undefined>>[]
export type AnyValues = Readonly<Record<string, AnyValue>>
