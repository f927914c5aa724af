import { useCallback, useEffect, useRef, useState } from 'react'
import {
  readBytes,
  type NetworkRequest,
  type Reply,
  type ReplyFault,
  type ReplyParts,
  type Sending,
} from '@/lib/kits/app/network'

export interface Network {
  sending: Sending | undefined
  /** The answers to what would be sent now. */
  received: readonly Reply[] | undefined
  /** How many have come, while some have not. */
  progress: { done: number; all: number } | undefined
  send(): void
  stop(): void
}

interface Exchange {
  sending: Sending
  replies: readonly Reply[]
  isOver: boolean
}

const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/i

/** Why a request cannot go out at all. */
function faultBefore({ url }: NetworkRequest): ReplyFault | undefined {
  if (!navigator.onLine && !ownMachine.test(url)) return 'offline'
  const isMixed = location.protocol === 'https:' && /^http:/i.test(url) && !ownMachine.test(url)
  return isMixed ? 'mixed' : undefined
}

/** What the browser measured of the parts of a request, where the host lets it be seen. */
function partsOf(url: string, sentAt: number): ReplyParts | undefined {
  const entries = performance.getEntriesByName(new URL(url, location.href).href, 'resource')
  const entry = entries.findLast(({ startTime }) => startTime >= sentAt - 1)
  if (!(entry instanceof PerformanceResourceTiming) || entry.requestStart === 0) return undefined
  return {
    lookup: entry.domainLookupEnd - entry.domainLookupStart,
    connecting: entry.connectEnd - entry.connectStart,
    waiting: entry.responseStart - entry.requestStart,
    receiving: entry.responseEnd - entry.responseStart,
  }
}

/** The body as text, up to the limit. */
async function readBody(response: Response): Promise<Pick<Reply, 'body' | 'bytes' | 'isCut'>> {
  const reader = response.body?.getReader()
  if (!reader) return { body: '', bytes: 0 }
  const decoder = new TextDecoder()
  let body = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return { body: body + decoder.decode(), bytes }
    bytes += value.byteLength
    if (bytes <= readBytes) {
      body += decoder.decode(value, { stream: true })
      continue
    }
    await reader.cancel()
    return { body, bytes, isCut: true }
  }
}

/** Sends one request without cookies, referrer or cache, and waits for the whole answer. */
async function exchange(request: NetworkRequest, began: number, signal: AbortSignal): Promise<Reply> {
  const sentAt = performance.now()
  const soFar = () => ({ request, startedAt: sentAt - began, milliseconds: performance.now() - sentAt })
  const before = faultBefore(request)
  if (before) return { ...soFar(), fault: before }
  const { url, method = 'GET', headers = {}, body } = request
  try {
    const response = await fetch(url, {
      method,
      headers,
      ...(body !== undefined && { body }),
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    })
    const read = await readBody(response)
    const { status, statusText, headers: answered, url: reached } = response
    const parts = partsOf(url, sentAt)
    return { ...soFar(), status, statusText, url: reached, headers: [...answered], ...read, ...(parts && { parts }) }
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    return { ...soFar(), fault: signal.aborted ? 'stopped' : 'blocked' }
  }
}

/** Asks the hosts of a tool, after a press; the answers count while what would be sent is what was sent. */
export function useNetwork(sending: Sending | undefined): Network {
  const [last, setLast] = useState<Exchange>()
  const controller = useRef<AbortController>(undefined)
  useEffect(() => () => controller.current?.abort(), [])

  const present = last?.sending === sending ? last : undefined
  const stop = useCallback(() => controller.current?.abort(), [])

  async function send(wanted: Sending): Promise<void> {
    controller.current?.abort()
    const own = new AbortController()
    controller.current = own
    const { requests, atOnce = 1 } = wanted
    const began = performance.now()
    const replies: (Reply | undefined)[] = []
    const waiting = requests.entries()
    performance.clearResourceTimings()
    const show = (isOver: boolean) => {
      const came = replies.filter((reply) => reply !== undefined)
      if (controller.current === own) setLast({ sending: wanted, replies: came, isOver })
    }
    async function work(): Promise<void> {
      for (const [at, request] of waiting) {
        if (own.signal.aborted) return
        replies[at] = await exchange(request, began, own.signal)
        show(false)
      }
    }
    show(false)
    await Promise.all(Array.from({ length: Math.min(atOnce, requests.length) }, work))
    show(true)
  }

  return {
    sending,
    received: present?.isOver ? present.replies : undefined,
    progress:
      present && !present.isOver ? { done: present.replies.length, all: present.sending.requests.length } : undefined,
    send: () => sending && void send(sending),
    stop,
  }
}
