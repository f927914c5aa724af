import { isRecord } from '@/lib/platform/storage/is-record'
import { defineLargeStore } from '@/lib/platform/storage/large'

/** How far each series of numbers has been used. */
const seriesStore = defineLargeStore<{ last: number }>({
  name: 'number-series',
  version: 1,
  read: (raw) => (isRecord(raw) && isLast(raw.last) ? { last: raw.last } : undefined),
  // A backup may be older than the last document: going back would give a number out again.
  merge: (here, inFile) => ({ last: Math.max(here.last, inFile.last) }),
})

function isLast(raw: unknown): raw is number {
  return typeof raw === 'number' && Number.isSafeInteger(raw) && raw >= 0
}

/**
 * The next number of a series: 1, then 2. Read and counted in one transaction, so that no two tabs get the same one; a number that
 * was taken and not used is not given again. `least` is the lowest that may be given, where numbers below are in use elsewhere.
 * Where the device keeps nothing, it is unique until the page closes, which is reported. Throws for a `least` that is not whole.
 */
export async function takeNumber(series: string, least = 1): Promise<number> {
  if (!Number.isSafeInteger(least) || least < 1) throw new RangeError(`${least} is no number to begin a series with`)
  let taken = least
  await seriesStore.update(series, (current) => {
    taken = Math.max((current?.last ?? 0) + 1, least)
    return { last: taken }
  })
  return taken
}
