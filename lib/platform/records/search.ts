import { folded } from '@/lib/base/text/folded'

/**
 * The records in whose text every word of `query` occurs, capitals and accents aside, in the order they came in; all of them
 * where the query is empty.
 */
export function searchRecords<Record>(
  records: readonly Record[],
  query: string,
  textOf: (record: Record) => string,
): readonly Record[] {
  const words = folded(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return records
  return records.filter((record) => {
    const text = folded(textOf(record))
    return words.every((word) => text.includes(word))
  })
}
