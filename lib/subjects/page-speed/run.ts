/* One loading of a page, however it was measured. */

export const requestKinds = ['document', 'style', 'script', 'image', 'font', 'media', 'data', 'other'] as const
export type RequestKind = (typeof requestKinds)[number]

/** In milliseconds; TLS is no part of `connect`. */
export interface RequestParts {
  blocked: number
  dns: number
  connect: number
  tls: number
  send: number
  wait: number
  receive: number
}
export const partNames = [
  'blocked',
  'dns',
  'connect',
  'tls',
  'send',
  'wait',
  'receive',
] as const satisfies readonly (keyof RequestParts)[]

export interface PageRequest {
  url: string
  kind: RequestKind
  status: number
  /** In milliseconds after the first request. */
  start: number
  parts: RequestParts
  /** Bytes that came over the network, with heads where they are known. */
  transferred: number | undefined
  /** Bytes when unpacked. */
  size: number | undefined
  /** By their names in small letters; undefined where the measurement has none. */
  headers: ReadonlyMap<string, string> | undefined
  protocol: string
  isFromCache: boolean
  /** It held up the first picture: said by the measurement, or likely by its kind and priority. */
  blocks: 'said' | 'likely' | undefined
}

export const measures = ['lcp', 'inp', 'cls', 'fcp', 'ttfb', 'tbt', 'si', 'dcl', 'load'] as const
export type Measure = (typeof measures)[number]
/** In milliseconds; CLS has no unit. */
export type Measured = Readonly<Partial<Record<Measure, number>>>

export interface Audit {
  title: string
  value: string
  /** 0 to 1. */
  score: number
}

export interface Run {
  from: 'har' | 'lighthouse' | 'timing'
  page: string
  requests: readonly PageRequest[]
  measured: Measured
  /** What visitors of the site had, in the Chrome UX Report: the 75th percentile of 28 days. */
  field: Measured
  /** Performance of Lighthouse, 0 to 1. */
  score: number | undefined
  audits: readonly Audit[]
  skipped: readonly { at: number; why: string }[]
  notes: readonly string[]
}

export const timeOf = (parts: RequestParts) => partNames.reduce((sum, name) => sum + parts[name], 0)
export const endOf = ({ start, parts }: PageRequest) => start + timeOf(parts)

/** Why a text is no measurement, as a sentence. */
export class NoMeasurement extends Error {
  override readonly name = 'NoMeasurement'
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json | undefined }

/** The value of a property, or undefined where there is no such object. */
export function get(from: Json | undefined, ...path: readonly string[]): Json | undefined {
  let at: Json | undefined = from
  for (const name of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return undefined
    at = Object.hasOwn(at, name) ? (at as { readonly [name: string]: Json | undefined })[name] : undefined
  }
  return at
}

export const numberAt = (from: Json | undefined, ...path: readonly string[]) => {
  const found = get(from, ...path)
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined
}
export const textAt = (from: Json | undefined, ...path: readonly string[]) => {
  const found = get(from, ...path)
  return typeof found === 'string' ? found : ''
}
export const listAt = (from: Json | undefined, ...path: readonly string[]): readonly Json[] => {
  const found = get(from, ...path)
  return Array.isArray(found) ? found : []
}

const byEnding: readonly (readonly [RegExp, RequestKind])[] = [
  [/\.(?:css)$/i, 'style'],
  [/\.(?:js|mjs)$/i, 'script'],
  [/\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i, 'image'],
  [/\.(?:woff2?|ttf|otf|eot)$/i, 'font'],
  [/\.(?:mp4|webm|mp3|m4a|ogg|m3u8|ts)$/i, 'media'],
  [/\.(?:json|xml)$/i, 'data'],
]

/** What a request fetches, by its MIME type, else by what asked for it, else by its ending. */
export function kindOf(mime: string, url: string, asked = ''): RequestKind {
  const type = mime.toLowerCase().split(';')[0]?.trim() ?? ''
  if (/^(?:document|iframe|navigation)$/i.test(asked) || /^(?:text\/html|application\/xhtml\+xml)$/.test(type))
    return 'document'
  if (type === 'text/css' || /^stylesheet$/i.test(asked)) return 'style'
  if (/javascript|ecmascript/.test(type) || /^script$/i.test(asked)) return 'script'
  if (type.startsWith('image/') || /^(?:image|img)$/i.test(asked)) return 'image'
  if (type.startsWith('font/') || /font/.test(type) || /^font$/i.test(asked)) return 'font'
  if (/^(?:video|audio)\//.test(type) || /^(?:media|video|audio)$/i.test(asked)) return 'media'
  if (/json|xml/.test(type) || /^(?:xhr|fetch|xmlhttprequest|beacon)$/i.test(asked)) return 'data'
  return byEnding.find(([ending]) => ending.test(url.split(/[?#]/)[0] ?? ''))?.[1] ?? 'other'
}
