import { useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { modelMessages as says } from '@/lib/messages/model'
import { hasModel } from './browser-model'
import type { Model } from './use-model'

const neverChanges = () => () => {}

/** The button that asks the browser's own language model, where there is one; nothing is asked or downloaded without it. */
export default function ModelBar({ model: { asking, state, begin, stop } }: { model: Model }) {
  const isThere = useSyncExternalStore(neverChanges, hasModel, () => false)
  return (
    <section
      aria-label={says.label}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-raised px-3 py-2 text-sm"
      data-print="hidden"
    >
      {!isThere && <p>{says.absent}</p>}
      {isThere && asking && (
        <>
          <p>{state.is === 'asks' ? says.asks : asking.says}</p>
          <details>
            <summary className="min-h-6">{says.exactly}</summary>
            <pre className="mt-1 max-h-48 overflow-auto whitespace-pre-wrap break-words">
              {[asking.system, ...asking.requests.map(({ prompt }) => prompt)].join('\n\n')}
            </pre>
          </details>
          <div className="flex flex-wrap items-center gap-3">
            {state.is === 'busy' ? (
              <Button onClick={stop}>{says.stop}</Button>
            ) : (
              <Button onClick={() => begin(state.is === 'asks')}>
                {state.is === 'asks' ? says.consent : asking.label}
              </Button>
            )}
          </div>
        </>
      )}
      <p role="status" className={state.is === 'said' && state.isBad ? 'text-bad' : ''}>
        {state.is === 'busy' || state.is === 'said' ? state.says : ''}
      </p>
    </section>
  )
}
