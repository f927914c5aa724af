import type { Problem } from '@/lib/base/problem'

/** A problem as it is read: the message completes the label of its field, or is a sentence of its own. */
export function problemSentence(
  fields: Readonly<Record<string, { label: string }>>,
  { field, message }: Pick<Problem, 'field' | 'message'>,
): string {
  const label = field === null ? undefined : fields[field]?.label
  return label === undefined ? message : `${label} ${message}.`
}
