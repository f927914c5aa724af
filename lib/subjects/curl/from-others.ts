import { bytesOf } from '@/lib/subjects/json/bytes'
import { ParseWork } from '@/lib/subjects/json/parse'
import { ExactNumber, isList, isMembers, valueOf, type JsonValue } from '@/lib/subjects/json/value'
import { deepestValue } from '@/lib/subjects/json/value'
import { finish } from '@/lib/subjects/json/work'
import type { Reading, Remark } from './read'
import type { Body, FormPart, Request } from './request'

/* Requests as HAR files and copied calls of fetch hold them. */

function valueIn(text: string): JsonValue | undefined {
  const outcome = finish(new ParseWork(bytesOf(text), 'json5'))
  if (outcome.kind === 'fault' || outcome.counts.depth > deepestValue) return undefined
  return valueOf(outcome.tree)
}

const at = (value: JsonValue | undefined, ...keys: readonly string[]): JsonValue | undefined =>
  keys.reduce<JsonValue | undefined>((inner, key) => (isMembers(inner) ? inner.get(key) : undefined), value)

function textAt(value: JsonValue | undefined, ...keys: readonly string[]): string | undefined {
  const found = at(value, ...keys)
  if (found instanceof ExactNumber) return found.written
  return typeof found === 'string' ? found : undefined
}

const listAt = (value: JsonValue | undefined, ...keys: readonly string[]): readonly JsonValue[] => {
  const found = at(value, ...keys)
  return isList(found) ? found : []
}

const nothing = (says: string): Reading => ({ request: undefined, left: [], remarks: [{ tone: 'bad', says }] })

const usual = { follows: true, insecure: false, compressed: false }

function addressIn(text: string): string | undefined {
  try {
    const url = new URL(text)
    return /^https?:$/.test(url.protocol) ? url.href.replace(/#.*$/s, '') : undefined
  } catch {
    return undefined
  }
}

function partIn(value: JsonValue): FormPart {
  const file = textAt(value, 'fileName')
  const type = textAt(value, 'contentType')
  return {
    name: textAt(value, 'name') ?? '',
    value: file ?? textAt(value, 'value') ?? '',
    isFile: file !== undefined,
    ...(file !== undefined && { fileName: file }),
    ...(type !== undefined && type !== '' && { type }),
  }
}

function harBody(request: JsonValue | undefined): Body | undefined {
  const text = textAt(request, 'postData', 'text')
  const mime = textAt(request, 'postData', 'mimeType') ?? ''
  const params = listAt(request, 'postData', 'params')
  if (params.length > 0 && /^multipart\//i.test(mime)) return { kind: 'form', parts: params.map(partIn) }
  if (text !== undefined && text !== '') return { kind: 'text', text }
  if (params.length === 0) return undefined
  return {
    kind: 'text',
    text: params
      .map(
        (one) =>
          `${encodeURIComponent((textAt(one, 'name') ?? '').toWellFormed())}=${encodeURIComponent((textAt(one, 'value') ?? '').toWellFormed())}`,
      )
      .join('&'),
  }
}

/** Headers that the connection makes, or HTTP/2 writes as fields of its own. */
const ofConnection = /^(?::|host$|connection$|content-length$|transfer-encoding$)/i

/** The request of that number, from 1, in a HAR file. */
export function readHar(text: string, number: number): Reading & { count: number } {
  const value = valueIn(text)
  const entries = listAt(value, 'log', 'entries')
  const one = isMembers(value) && value.has('url') && value.has('method') ? value : undefined
  const count = one ? 1 : entries.length
  if (count === 0) return { ...nothing('This JSON is no HAR file: log.entries is missing or empty.'), count: 0 }
  const request = one ?? at(entries[number - 1], 'request')
  if (!request)
    return { ...nothing(`The file has ${String(count)} requests; number ${String(number)} is not among them.`), count }
  const url = addressIn(textAt(request, 'url') ?? '')
  if (url === undefined) return { ...nothing('The address of this request is not one of http or https.'), count }
  const body = harBody(request)
  const all = listAt(request, 'headers').map(
    (header) => [textAt(header, 'name') ?? '', textAt(header, 'value') ?? ''] as const,
  )
  const headers = all.filter(([name]) => name !== '' && !ofConnection.test(name) && !/^accept-encoding$/i.test(name))
  const type = textAt(request, 'postData', 'mimeType') ?? ''
  const needsType = body?.kind === 'text' && type !== '' && !headers.some(([name]) => /^content-type$/i.test(name))
  return {
    request: {
      ...usual,
      follows: false,
      method: textAt(request, 'method') ?? 'GET',
      url,
      headers: needsType ? [...headers, ['Content-Type', type]] : headers,
      ...(body && { body }),
    },
    remarks:
      count > 1 ? [{ tone: 'plain', says: `Request ${String(number)} of ${String(count)} in this HAR file.` }] : [],
    left: [],
    count,
  }
}

const call = /\bfetch\(\s*("(?:[^"\\\r\n]|\\.)*"|'(?:[^'\\\r\n]|\\.)*'|`[^`$\\]*`)\s*(?:,\s*([\s\S]*))?\)/

function headersIn(value: JsonValue | undefined): [string, string][] {
  const found = at(value, 'headers')
  if (isMembers(found)) return [...found].map(([name, one]) => [name, typeof one === 'string' ? one : ''])
  return isList(found)
    ? found.flatMap((pair) =>
        isList(pair) && typeof pair[0] === 'string' && typeof pair[1] === 'string'
          ? [[pair[0], pair[1]] as [string, string]]
          : [],
      )
    : []
}

/** A call of fetch as browsers copy it: an address and an object of plain values. */
export function readFetch(text: string): Reading {
  const [, quotedUrl = '', rest = ''] = call.exec(text) ?? []
  const address = valueIn(quotedUrl.replaceAll('`', '"'))
  const url = typeof address === 'string' ? addressIn(address) : undefined
  if (url === undefined) return nothing('No call of fetch with a whole address was found.')
  const options =
    rest.trim() === ''
      ? undefined
      : rest
          .trim()
          .replace(/\)\s*(?:;|\.then[\s\S]*)?\s*$/, '')
          .replace(/,\s*$/, '')
  const plain = options?.replaceAll(/JSON\.stringify\(\s*("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')\s*\)/g, '$1')
  const value = plain === undefined ? undefined : valueIn(plain)
  if (plain !== undefined && !isMembers(value))
    return nothing(
      'The options of fetch hold more than plain values. Browsers copy a call with values alone: “Copy as fetch” in the network panel.',
    )
  const content = at(value, 'body')
  const method = textAt(value, 'method')?.toUpperCase() ?? 'GET'
  const referrer = textAt(value, 'referrer')
  const headers = headersIn(value)
  const remarks: Remark[] = []
  if (referrer !== undefined && /^https?:/.test(referrer)) headers.push(['Referer', referrer])
  if (textAt(value, 'credentials') === 'include' && !headers.some(([name]) => /^cookie$/i.test(name)))
    remarks.push({ tone: 'warn', says: 'The browser sent its cookies too; a copied call does not show them.' })
  const request: Request = {
    ...usual,
    follows: textAt(value, 'redirect') !== 'manual',
    method,
    url,
    headers:
      typeof content === 'string' && !headers.some(([name]) => /^content-type$/i.test(name))
        ? [...headers, ['Content-Type', 'text/plain;charset=UTF-8']]
        : headers,
    ...(typeof content === 'string' && { body: { kind: 'text', text: content } as const }),
  }
  return { request, remarks, left: [] }
}
