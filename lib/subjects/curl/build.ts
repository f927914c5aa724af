import type { Reading, Remark } from './read'
import { urlEncoded } from './read'
import type { Body, FormPart, Request } from './request'

/* A request from the parts that somebody filled in. */

export interface Parts {
  method: string
  url: string
  /** Lines name=value. */
  query: string
  /** Lines Name: value. */
  headers: string
  auth: 'none' | 'bearer' | 'basic'
  credentials: string
  body: 'none' | 'json' | 'form' | 'multipart' | 'text'
  content: string
  /** Lines name=value, which stand for {{name}} everywhere. */
  variables: string
}

const linesOf = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '')

function pairsIn(text: string, sign: '=' | ':'): readonly (readonly [string, string])[] {
  return linesOf(text).map((line) => {
    const at = line.indexOf(sign)
    return at === -1 ? ([line.trim(), ''] as const) : ([line.slice(0, at).trim(), line.slice(at + 1).trim()] as const)
  })
}

function filler(variables: string, remarks: Remark[]): (text: string) => string {
  const known = new Map(pairsIn(variables, '='))
  const missing = new Set<string>()
  return (text) =>
    text.replaceAll(/\{\{\s*([\w.-]+)\s*\}\}/g, (written, name: string) => {
      const value = known.get(name)
      if (value === undefined && !missing.has(name)) {
        missing.add(name)
        remarks.push({ tone: 'warn', says: `{{${name}}} has no value; it stays as it is.` })
      }
      return value ?? written
    })
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

const types = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  text: 'text/plain;charset=UTF-8',
} as const

function partOf([name, value]: readonly [string, string]): FormPart {
  return value.startsWith('@')
    ? { name, value: value.slice(1), isFile: true, fileName: value.slice(1).split(/[\\/]/).at(-1) ?? value.slice(1) }
    : { name, value, isFile: false }
}

function bodyOf({ body, content }: Parts): Body | undefined {
  if (body === 'none' || content.trim() === '') return undefined
  if (body === 'multipart') return { kind: 'form', parts: pairsIn(content, '=').map(partOf) }
  if (body === 'form')
    return {
      kind: 'text',
      text: pairsIn(content, '=')
        .map(([name, value]) => `${urlEncoded(name)}=${urlEncoded(value)}`)
        .join('&'),
    }
  return { kind: 'text', text: content }
}

function addressOf(given: string): URL | undefined {
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `https://${given}`)
    return /^https?:$/.test(url.protocol) ? url : undefined
  } catch {
    return undefined
  }
}

/** The request that the parts make; without an address that can be read there is none. */
export function buildRequest(given: Parts): Reading {
  const remarks: Remark[] = []
  const fill = filler(given.variables, remarks)
  const parts: Parts = {
    ...given,
    url: fill(given.url.trim()),
    query: fill(given.query),
    headers: fill(given.headers),
    credentials: fill(given.credentials.trim()),
    content: fill(given.content),
  }
  const url = addressOf(parts.url)
  if (!url)
    return {
      request: undefined,
      left: [],
      remarks: [{ tone: 'bad', says: `“${parts.url.slice(0, 80)}” is no address of http or https.` }],
    }
  url.hash = ''
  const query = pairsIn(parts.query, '=')
    .map(([name, value]) => `${urlEncoded(name)}=${urlEncoded(value)}`)
    .join('&')
  if (query !== '') url.search = url.search === '' ? query : `${url.search}&${query}`
  const body = bodyOf(parts)
  if (parts.body === 'json' && body && !isJson(parts.content))
    remarks.push({ tone: 'bad', says: 'The body is no JSON. Look at it with a JSON validator before you send it.' })
  const headers: (readonly [string, string])[] = pairsIn(parts.headers, ':').filter(([name, value]) => {
    const isFine = /^[!#$%&'*+.^_`|~\w-]+$/.test(name)
    if (!isFine)
      remarks.push({ tone: 'bad', says: `“${name.slice(0, 60)}” is no name of a header; the line is left out.` })
    return isFine && value !== ''
  })
  if (
    body &&
    parts.body !== 'multipart' &&
    parts.body !== 'none' &&
    !headers.some(([name]) => /^content-type$/i.test(name))
  )
    headers.push(['Content-Type', types[parts.body]])
  if (parts.auth === 'bearer' && parts.credentials !== '')
    headers.push(['Authorization', `Bearer ${parts.credentials}`])
  const [name = '', ...password] = parts.credentials.split(':')
  const request: Request = {
    method: parts.method,
    url: url.href,
    headers,
    ...(body && { body }),
    ...(parts.auth === 'basic' &&
      parts.credentials !== '' && { user: { name, password: password.join(':'), isDigest: false } }),
    follows: true,
    insecure: false,
    compressed: false,
  }
  return { request, remarks, left: [] }
}
