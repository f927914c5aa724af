import { startTransition, useEffect, useState } from 'react'

export type Loading<Module> =
  | { state: 'loading' }
  | { state: 'ready'; module: Module }
  | { state: 'failed'; retry(): void }

/** A tool's or an engine's module, imported by its address once the page has hydrated. No address, no import. */
export function useModule<Module>(href: string | undefined): Loading<Module> {
  const [attempt, setAttempt] = useState(0)
  const [loading, setLoading] = useState<Loading<Module>>({ state: 'loading' })

  useEffect(() => {
    if (href === undefined) return
    let live = true
    // Browsers remember a failed module by its address; another query asks again.
    const address = attempt === 0 ? href : `${href}?again=${attempt}`
    import(/* webpackIgnore: true */ /* turbopackIgnore: true */ address).then(
      // What a module brings may take long to draw: typing comes first.
      (module: Module) => live && startTransition(() => setLoading({ state: 'ready', module })),
      () => live && setLoading({ state: 'failed', retry: () => setAttempt((current) => current + 1) }),
    )
    return () => {
      live = false
    }
  }, [href, attempt])

  return loading
}
