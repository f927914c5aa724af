export interface Leader {
  /** Whether this page is the one that rings. */
  leads(): boolean
  /** Makes this page the one that rings, because the visitor used it. */
  take(): void
  end(): void
}

/**
 * Of several pages with the tool `id`, one ends phases and rings: the first, or the one that was used last. A browser without
 * locks lets every page ring; what is counted is the same, since each phase can end only once in the stored session.
 */
export function joinLeaders(id: string): Leader {
  if (!('locks' in navigator)) return { leads: () => true, take() {}, end() {} }
  const lockName = `tallykit:${id}`
  let isLeading = false
  let hasEnded = false
  let release: (() => void) | undefined
  let waiting = new AbortController()

  function hold(): Promise<void> {
    isLeading = true
    return new Promise((resolve) => {
      release = resolve
      if (hasEnded) resolve()
    })
  }

  function ask(steal: boolean): void {
    const { signal } = waiting
    const options: LockOptions = steal ? { steal } : { signal }
    navigator.locks.request(lockName, options, hold).catch((error: unknown) => {
      if (!(error instanceof DOMException) || error.name !== 'AbortError') throw error
      // Another page took the lock, or this one stopped waiting for it.
      if (hasEnded || (!steal && signal.aborted)) return
      isLeading = false
      waiting = new AbortController()
      ask(false)
    })
  }

  ask(false)
  return {
    leads: () => isLeading,
    take() {
      if (isLeading || hasEnded) return
      waiting.abort()
      ask(true)
    },
    end() {
      hasEnded = true
      isLeading = false
      waiting.abort()
      release?.()
    },
  }
}
