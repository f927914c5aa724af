/** Valid values that have no answer. A plain tagged object, so that it crosses module boundaries. */
export interface Problem<Name extends PropertyKey = string> {
  problem: true
  /** The field the sentence is shown beside; null where it concerns several. */
  field: Name | null
  /** Completes the field's label: "must be higher than the variable cost". A whole sentence where field is null. */
  message: string
}

/** Valid values without an answer. The message completes the field's label; with `null` it is a whole sentence. */
export function problem<const Name extends string = never>(field: Name | null, message: string): Problem<Name> {
  return { problem: true, field, message }
}

export function isProblem(result: object): result is Problem {
  return 'problem' in result && result.problem === true
}
