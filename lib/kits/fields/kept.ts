import type { Field } from './types'

/** Whether what a field holds may be kept in a draft and written into an address. Files are too large, secrets are nobody's business. */
export function isKept(field: Field): boolean {
  return field.kind !== 'file' && !('secret' in field)
}
