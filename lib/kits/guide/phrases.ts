import { derivedMessages as say } from '@/lib/messages/derived'

export const quoted = say.quoted

/** "a, b and c". */
export function series(items: readonly string[], last: string = say.and): string {
  const end = items.at(-1)
  if (end === undefined || items.length === 1) return end ?? ''
  return `${items.slice(0, -1).join(', ')} ${last} ${end}`
}

/** At most `most` of a list: of a longer one the first, and how many follow, so that a sentence about all of it stays readable. */
export function shortened(items: readonly string[], most: number): string[] {
  return items.length <= most ? [...items] : [...items.slice(0, most - 1), say.more(items.length - most + 1)]
}

/** A label among others in a list: one that has a comma itself stands in quotation marks. */
const apart = (label: string): string => (label.includes(',') && !label.startsWith('“') ? quoted(label) : label)

/** A list of labels in a sentence, cut to `most`. */
export const listed = (items: readonly string[], most: number, last?: string): string =>
  series(shortened(items.map(apart), most), last)
