/* What a tool may ask of other hosts, and what came back. The page asks, after a press, under its own Content Security Policy. */

/** The hosts that a page may ask, as origins; `anywhere` where the visitor names the host. */
export type Connects = readonly [`https://${string}`, ...`https://${string}`[]] | 'anywhere'

export interface NetworkRequest {
  url: string
  /** GET unless given. */
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** What a press would send, in the words of its tool. */
export interface Sending {
  /** On the button; it names the host. */
  label: string
  /** What goes to whom, as sentences that stand beside the button. */
  says: string
  requests: readonly NetworkRequest[]
  /** How many requests may be on their way together; one unless given. */
  atOnce?: number
}

/** The parts of a request in milliseconds, where the host lets a page see them (Timing-Allow-Origin). */
export interface ReplyParts {
  lookup: number
  connecting: number
  waiting: number
  receiving: number
}

/**
 * Why there is no answer: `offline` no connection; `mixed` http from a page of https; `blocked` what a browser does not tell apart,
 * no such host, no connection to it, or an answer without leave to read it (CORS); `stopped` by the visitor.
 */
export type ReplyFault = 'offline' | 'mixed' | 'blocked' | 'stopped'

export interface Reply {
  request: NetworkRequest
  /** When it was sent, in milliseconds after the first request was. */
  startedAt: number
  /** From sending until the last byte arrived. */
  milliseconds: number
  fault?: ReplyFault
  status?: number
  statusText?: string
  /** Where redirects led. */
  url?: string
  /** Those that the host lets a page read. */
  headers?: readonly (readonly [string, string])[]
  /** As UTF-8, up to `readBytes`. */
  body?: string
  bytes?: number
  isCut?: boolean
  parts?: ReplyParts
}

/** Of one answer no more is read, in bytes. */
export const readBytes = 5_000_000

/** What stands in a page's `connects-to`, once for each; the finish step turns it into its policy. */
export function connectsTo(connects: Connects | undefined): readonly string[] {
  if (connects === undefined) return []
  return connects === 'anywhere' ? ['anywhere'] : connects
}

/** A request as it goes out, but for what the browser adds by itself. */
export function requestAsText({ url, method = 'GET', headers = {}, body = '' }: NetworkRequest): string {
  const lines = [`${method} ${url}`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`)]
  return body === '' ? lines.join('\n') : `${lines.join('\n')}\n\n${body}`
}
