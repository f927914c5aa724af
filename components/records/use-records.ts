import { useEffect, useState } from 'react'
import type { Collection, Kept } from '@/lib/platform/records/collection'

/** The records of a collection, kept current over all tabs; undefined until they have been read. */
export function useRecords<T>(collection: Collection<T>): readonly Kept<T>[] | undefined {
  const [records, setRecords] = useState<readonly Kept<T>[]>()
  useEffect(() => {
    let gone = false
    let asked = 0
    const read = () => {
      const mine = ++asked
      // What was asked last is what is shown, whichever answer comes first.
      void collection.list().then((found) => {
        if (!gone && mine === asked) setRecords(found)
      })
    }
    read()
    const stop = collection.subscribe(read)
    return () => {
      gone = true
      stop()
    }
  }, [collection])
  return records
}
