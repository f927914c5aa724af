import type {
  ChoiceOptions,
  ColourOptions,
  DateOptions,
  FileOptions,
  LongTextOptions,
  NumberOptions,
  NumericOptions,
  QuantityOptions,
  RateOptions,
  RowsOptions,
  ScalarFields,
  TextOptions,
  ToggleOptions,
} from './types'

/* One function per kind of field. Each keeps the literal types of its options, so that compute knows exactly what it gets. */

export function money<const O extends NumericOptions>(label: string, options: O) {
  return { kind: 'money', label, ...options } as { kind: 'money'; label: string } & O
}
export function number<const O extends NumberOptions>(label: string, options: O) {
  return { kind: 'number', label, ...options } as { kind: 'number'; label: string } & O
}
export function integer<const O extends NumberOptions>(label: string, options: O) {
  return { kind: 'integer', label, ...options } as { kind: 'integer'; label: string } & O
}
export function percent<const O extends NumericOptions>(label: string, options: O) {
  return { kind: 'percent', label, ...options } as { kind: 'percent'; label: string } & O
}
export function rate<const O extends RateOptions>(label: string, options: O) {
  return { kind: 'rate', label, ...options } as { kind: 'rate'; label: string } & O
}
export function choice<const Key extends string, const O extends ChoiceOptions<Key>>(
  label: string,
  options: O & ChoiceOptions<Key>,
) {
  return { kind: 'choice', label, ...options } as { kind: 'choice'; label: string } & O
}
export function toggle<const O extends ToggleOptions>(label: string, options: O) {
  return { kind: 'toggle', label, ...options } as { kind: 'toggle'; label: string } & O
}
export function text<const O extends TextOptions>(label: string, options: O) {
  return { kind: 'text', label, ...options } as { kind: 'text'; label: string } & O
}
export function longText<const O extends LongTextOptions>(label: string, options: O) {
  return { kind: 'long-text', label, ...options } as { kind: 'long-text'; label: string } & O
}
export function date<const O extends DateOptions>(label: string, options: O) {
  return { kind: 'date', label, ...options } as { kind: 'date'; label: string } & O
}
export function month<const O extends DateOptions>(label: string, options: O) {
  return { kind: 'month', label, ...options } as { kind: 'month'; label: string } & O
}
export function quantity<const O extends QuantityOptions>(label: string, options: O) {
  return { kind: 'quantity', label, ...options } as { kind: 'quantity'; label: string } & O
}
/** A length of time in whole or part months, typed in months or years; compute receives months. */
export function duration<const O extends Omit<QuantityOptions, 'of' | 'unit'>>(label: string, options: O) {
  return { kind: 'quantity', label, of: 'term', unit: 'months', units: ['months', 'years'], ...options } as {
    kind: 'quantity'
    label: string
    of: 'term'
    unit: 'months'
  } & O
}
export function colour<const O extends ColourOptions>(label: string, options: O) {
  return { kind: 'colour', label, ...options } as { kind: 'colour'; label: string } & O
}
export function file<const O extends FileOptions>(label: string, options: O) {
  return { kind: 'file', label, ...options } as { kind: 'file'; label: string } & O
}
export function rows<const Columns extends ScalarFields, const O extends Omit<RowsOptions<Columns>, 'columns'>>(
  label: string,
  options: O & { columns: Columns },
) {
  return { kind: 'rows', label, ...options } as { kind: 'rows'; label: string; columns: Columns } & O
}
