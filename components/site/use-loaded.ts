import { useState } from 'react'

/**
 * A part of the page that is fetched on first use. `load` starts the fetch (again after a failure); `failed` says that the
 * last one did not arrive.
 */
export function useLoaded<T>(fetchPart: () => Promise<T>): { part: T | undefined; failed: boolean; load: () => void } {
  const [state, setState] = useState<{ part?: T; failed: boolean }>({ failed: false })
  function load(): void {
    fetchPart().then(
      (part) => setState({ part, failed: false }),
      () => setState({ failed: true }),
    )
  }
  return { part: state.part, failed: state.failed, load }
}
