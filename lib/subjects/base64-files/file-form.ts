import type { Base64Form } from '@/lib/base/encoding/base64'

export type FileLines = 'one' | 'mime' | 'pem'

export interface FileForm {
  alphabet: 'standard' | 'url'
  padding: boolean
  lines: FileLines
}

/** What base64-encoder.worker.ts takes and answers. */
export interface FileRequest {
  file: Blob
  name: string
  form: FileForm
}
export interface FileAnswer {
  /** Media type, by the signature of the file or else by the ending of its name. */
  type: string
  bytes: number
  characters: number
  form: FileForm
  /** The beginning of the text. */
  head: string
  whole: Blob
}

/** A text up to this length is held by the page, so that it can be shown and wrapped in code; UTF-16 units. */
export const headCharacters = 2_000_000

export function formOf({ alphabet, padding, lines }: FileForm): Base64Form {
  const columns = { one: 0, mime: 76, pem: 64 }[lines]
  return { alphabet, padding, columns, lineEnd: lines === 'mime' ? '\r\n' : '\n' }
}

/** Characters that so many bytes become: RFC 4648, section 4, and the line ends of RFC 2045 or RFC 7468. */
export function encodedLength(bytes: number, { padding, columns, lineEnd }: Base64Form): number {
  const digits = padding ? Math.ceil(bytes / 3) * 4 : Math.ceil((bytes * 4) / 3)
  const breaks = columns === 0 || digits === 0 ? 0 : Math.ceil(digits / columns) - 1
  return digits + breaks * lineEnd.length
}

/** Kinds that have no signature, by the ending of the name. Source: IANA, Media Types. */
const byEnding: Readonly<Record<string, string>> = {
  css: 'text/css',
  csv: 'text/csv',
  htm: 'text/html',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  mjs: 'text/javascript',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  xml: 'application/xml',
  yaml: 'application/yaml',
  yml: 'application/yaml',
}

/** The media type of a file without a known signature. */
export function mediaTypeOf(name: string, isText: boolean): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (isText && Object.hasOwn(byEnding, ending)) return byEnding[ending] ?? 'text/plain'
  return isText ? 'text/plain' : 'application/octet-stream'
}

/** Whether bytes at the beginning of a file are text in UTF-8; the last character may be cut. */
export function looksLikeText(head: Uint8Array): boolean {
  if (head.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

export type Wrapping = 'plain' | 'data' | 'css' | 'html' | 'markdown'

/** What stands before and after the text where it is pasted: nothing, a data URI (RFC 2397), or code around one. `label` names the file. */
export function around(type: string, wrapping: Wrapping, label: string): readonly [before: string, after: string] {
  if (wrapping === 'plain') return ['', '']
  const head = `data:${type};base64,`
  if (wrapping === 'data') return [head, '']
  if (wrapping === 'css') return [`background-image: url("${head}`, '");']
  const alt = label.replaceAll(/[<>"&[\]\\]/g, ' ').trim()
  if (wrapping === 'markdown') return [`![${alt}](${head}`, ')']
  return type.startsWith('image/')
    ? [`<img alt="${alt}" src="${head}`, '">']
    : [`<a download="${alt}" href="${head}`, `">${alt}</a>`]
}

/** Base64 that is all there, in another form. */
export function reformed(base64: string, form: FileForm): string {
  const digits = base64.replaceAll(/[\r\n=]/g, '')
  const lettered =
    form.alphabet === 'url'
      ? digits.replaceAll('+', '-').replaceAll('/', '_')
      : digits.replaceAll('-', '+').replaceAll('_', '/')
  const padded = form.padding ? lettered.padEnd(Math.ceil(lettered.length / 4) * 4, '=') : lettered
  const { columns, lineEnd } = formOf(form)
  return columns === 0 ? padded : (padded.match(new RegExp(`.{1,${columns}}`, 'g')) ?? []).join(lineEnd)
}
