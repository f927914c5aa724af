import type { AnyValue, ChoiceField, Condition, Scalar } from './types'

type Shown = { shownWhen?: Condition | readonly Condition[] | undefined }

function holds({ field, is }: Condition, values: Readonly<Record<string, AnyValue>>): boolean {
  const value = values[field]
  const wanted: readonly Scalar[] = Array.isArray(is) ? is : [is as Scalar]
  return wanted.some((one) => one === value)
}

/** Whether a field, an output or a chart is shown with these values. */
export function isShown({ shownWhen }: Shown, values: Readonly<Record<string, AnyValue>>): boolean {
  if (shownWhen === undefined) return true
  const conditions: readonly Condition[] = Array.isArray(shownWhen) ? shownWhen : [shownWhen as Condition]
  return conditions.every((condition) => holds(condition, values))
}

/** The options of a choice that are offered with these values. */
export function offeredOptions(
  { options, offeredWhen = {} }: ChoiceField,
  values: Readonly<Record<string, AnyValue>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(options).filter(([key]) => isShown({ shownWhen: offeredWhen[key] }, values)))
}
