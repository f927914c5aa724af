import { startTransition, useEffect, useState } from 'react'

export type Loading<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; retry(): void }

/** What has arrived, by its address: the same object each time, since effects may follow it. */
const arrived = new Map<string, Loading<unknown>>()

/**
 * A tool's or an engine's module, imported by its address once the page has hydrated, and there at once where it has arrived
 * before. No address, no import.
 */
export function useModule<Module>(href: string | undefined): Loading<Module> {
  const [attempt, setAttempt] = useState(0)
  const [loading, setLoading] = useState<Loading<Module>>({ state: 'loading' })

  useEffect(() => {
    if (href === undefined || arrived.has(href)) return
    let live = true
    // Browsers remember a failed module by its address; another query asks again.
    const address = attempt === 0 ? href : `${href}?again=${attempt}`
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address).then(
      (module: Module) => {
        const ready = { state: 'ready', module } as const
        arrived.set(href, ready)
        // What a module brings may take long to draw: typing comes first.
        if (live) startTransition(() => setLoading(ready))
      },
      () => live && setLoading({ state: 'failed', retry: () => setAttempt((current) => current + 1) }),
    )
    return () => {
      live = false
    }
  }, [href, attempt])

  return ((href !== undefined && arrived.get(href)) || loading) as Loading<Module>
}
