import type { SeparatorStyle } from '@/lib/base/region/types'

export interface Separators {
  decimal: '.' | ','
  /** As shown; readers accept every kind of space and apostrophe. */
  group: ',' | '.' | '\u00A0' | '’'
  /** Groups left of the last three digits have two digits: 12,34,567. */
  indian: boolean
}

/** The characters of each way of writing numbers. */
export const separatorsOf: Readonly<Record<SeparatorStyle, Separators>> = {
  'comma-point': { decimal: '.', group: ',', indian: false },
  indian: { decimal: '.', group: ',', indian: true },
  'point-comma': { decimal: ',', group: '.', indian: false },
  'space-comma': { decimal: ',', group: '\u00A0', indian: false },
  'apostrophe-point': { decimal: '.', group: '’', indian: false },
}

/** Puts the group separators into the digits of a whole number. */
export function grouped(whole: string, { group, indian }: Separators): string {
  if (whole.length <= 3) return whole
  const left = whole.slice(0, -3)
  const size = indian ? 2 : 3
  const firstLength = left.length % size || size
  const groups = [left.slice(0, firstLength)]
  for (let start = firstLength; start < left.length; start += size) groups.push(left.slice(start, start + size))
  return [...groups, whole.slice(-3)].join(group)
}
