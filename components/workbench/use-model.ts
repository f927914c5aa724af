import { useCallback, useEffect, useRef, useState } from 'react'
import type { ModelAsking, ModelText } from '@/lib/kits/app/model'
import { modelMessages as says } from '@/lib/messages/model'
import { askModel, modelState } from './browser-model'

export type ModelState =
  | { is: 'idle' }
  | { is: 'asks' }
  | { is: 'busy'; says: string }
  | { is: 'said'; says: string; isBad?: true }

export interface Model {
  asking: ModelAsking | undefined
  /** What the model wrote for what would be asked now. */
  written: readonly ModelText[] | undefined
  state: ModelState
  /** With consent the browser may download its model first. */
  begin(hasConsent: boolean): void
  stop(): void
}

/** Asks the browser's model after a press; its texts count while what would be asked is what was asked. */
export function useModel(asking: ModelAsking | undefined): Model {
  const [last, setLast] = useState<{ asking: ModelAsking; texts: readonly ModelText[] }>()
  const [state, setState] = useState<ModelState>({ is: 'idle' })
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])
  const stop = useCallback(() => controller.current?.abort(), [])
  const isPresent = last !== undefined && last.asking === asking

  async function run(wanted: ModelAsking, hasConsent: boolean): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    try {
      const found = await modelState()
      if (found === 'unavailable') return setState({ is: 'said', says: says.unavailable, isBad: true })
      if (found !== 'available' && !hasConsent) return setState({ is: 'asks' })
      setState({ is: 'busy', says: says.writing(0, wanted.requests.length) })
      setLast({ asking: wanted, texts: [] })
      await askModel(wanted, own.signal, {
        onText(texts) {
          setLast({ asking: wanted, texts })
          const done = texts.filter(({ isOver }) => isOver).length
          setState({
            is: 'busy',
            says: says.writing(Math.min(done, wanted.requests.length - 1), wanted.requests.length),
          })
        },
        onDownload: (share) => setState({ is: 'busy', says: says.downloading(share) }),
      })
      setState({ is: 'said', says: says.done })
    } catch (error) {
      // A browser may have the interface and refuse the session.
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) throw error
      setState(own.signal.aborted ? { is: 'said', says: says.stopped } : { is: 'said', says: says.failed, isBad: true })
    }
  }

  return {
    asking,
    written: isPresent ? last.texts : undefined,
    state: isPresent || state.is === 'asks' || (state.is === 'said' && state.isBad) ? state : { is: 'idle' },
    begin: (hasConsent) => asking && void run(asking, hasConsent),
    stop,
  }
}
