import { englishCount } from '@/lib/base/format/english-count'

/** A whole number as the English interface writes it. */
export const whole = englishCount

/** "1 row", "2,000 rows". */
export function counted(count: number, one: string, many: string): string {
  return `${whole(count)} ${count === 1 ? one : many}`
}
