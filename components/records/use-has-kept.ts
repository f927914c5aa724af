import { useEffect, useState } from 'react'

/** Whether this site keeps anything large on the device. Who comes for the first time has nothing that would have to be read. */
export function useHasKept(): boolean {
  const [hasKept, setKept] = useState(false)
  useEffect(() => {
    // A browser that refuses storage, or cannot list it, waits for the first sign of somebody.
    Promise.resolve()
      .then(() => indexedDB.databases())
      .then(
        (databases) => databases.length > 0 && setKept(true),
        () => undefined,
      )
  }, [])
  return hasKept
}
