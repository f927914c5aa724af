import { fileName, headerOf, withCredentials, type Request } from '../request'
import { hasBody, lines, literal, type Target } from './write'

const quoted = (text: string) => literal('javascriptSingle', text)
const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name))

/** JSON that an object literal may stand for: sent as JSON.stringify writes it. */
function jsonOf(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || JSON.stringify(value) !== text) return undefined
    return JSON.stringify(value, undefined, 2).includes('__proto__') ? undefined : JSON.stringify(value, undefined, 2)
  } catch {
    return undefined
  }
}

function headerLines(request: Request): string[] {
  const headers = withCredentials(request).filter(
    ([name]) => request.body?.kind !== 'form' || !/^content-type$/i.test(name),
  )
  const repeated = new Set(headers.map(([name]) => name.toLowerCase())).size < headers.length
  if (headers.length === 0) return []
  if (repeated)
    return ['  headers: [', ...headers.map(([name, value]) => `    [${quoted(name)}, ${quoted(value)}],`), '  ],']
  return ['  headers: {', ...headers.map(([name, value]) => `    ${key(name)}: ${quoted(value)},`), '  },']
}

function formLines(request: Request, takes: (path: string, type: string) => string): string[] {
  if (request.body?.kind !== 'form') return []
  return [
    'const form = new FormData()',
    ...request.body.parts.map(({ name, value, isFile, type, fileName: named }) => {
      if (!isFile && type === undefined && named === undefined) return `form.append(${quoted(name)}, ${quoted(value)})`
      const content = isFile
        ? takes(value, type ?? '')
        : `new Blob([${quoted(value)}], { type: ${quoted(type ?? '')} })`
      return `form.append(${quoted(name)}, ${content}${named === undefined || named === '' ? '' : `, ${quoted(named)}`})`
    }),
    '',
  ]
}

function bodyText({ body, headers }: Request): string | undefined {
  if (!body) return undefined
  if (body.kind === 'form') return 'form'
  if (body.kind === 'file') return `await openAsBlob(${quoted(body.path)})`
  const json = /\bjson\b/i.test(headerOf({ headers }, 'content-type') ?? '') ? jsonOf(body.text) : undefined
  return json === undefined ? quoted(body.text) : `JSON.stringify(${json.replaceAll('\n', '\n  ')})`
}

const usesFile = ({ body }: Request) =>
  body?.kind === 'file' || (body?.kind === 'form' && body.parts.some(({ isFile }) => isFile))

const blob = (path: string, type: string) =>
  `await openAsBlob(${quoted(path)}${type === '' ? '' : `, { type: ${quoted(type)} }`})`

function fetchText(request: Request): string {
  const { method, url, follows, timeout, body } = request
  const content = bodyText(request)
  const isOmitted = body !== undefined && !hasBody(method)
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...headerLines(request),
    ...(content === undefined || isOmitted ? [] : [content === 'body' ? '  body,' : `  body: ${content},`]),
    ...(follows ? [] : ["  redirect: 'manual',"]),
    ...(timeout === undefined ? [] : [`  signal: AbortSignal.timeout(${String(Math.round(timeout * 1000))}),`]),
  ]
  return lines(
    usesFile(request) && ["import { openAsBlob } from 'node:fs'", ''],
    formLines(request, blob),
    options.length === 0
      ? `const response = await fetch(${quoted(url)})`
      : [`const response = await fetch(${quoted(url)}, {`, ...options, '})'],
    'console.log(response.status, await response.text())',
  )
}

export const fetchTarget: Target = {
  label: 'JavaScript: fetch',
  ending: 'mjs',
  write: fetchText,
  remarks: (request) => [
    request.body !== undefined &&
      !hasBody(request.method) &&
      `fetch sends no body with ${request.method}, so the body is left out.`,
    request.insecure && 'fetch always checks certificates; -k has no counterpart.',
    request.proxy !== undefined && 'fetch takes no proxy; in Node the environment decides.',
    request.user?.isDigest && 'fetch has no digest authentication.',
    usesFile(request) && 'In a browser take the file of an input instead of openAsBlob, which is Node’s.',
    headerOf(request, 'cookie') !== undefined && 'A browser ignores the Cookie header; Node sends it.',
    !request.follows && 'curl does not follow redirects without -L, so redirect is manual.',
  ],
}

function axiosText(request: Request): string {
  const { method, url, follows, timeout, insecure, body, proxy } = request
  const headers = withCredentials({ ...request, ...(request.user && { user: { ...request.user, isDigest: true } }) })
  const shown: Request = { ...request, headers }
  delete (shown as { user?: unknown }).user
  const content =
    body?.kind === 'form'
      ? 'form'
      : body?.kind === 'file'
        ? `await readFile(${quoted(body.path)})`
        : body && bodyText(shown)?.replace(/^JSON\.stringify\(([\s\S]*)\)$/, '$1')
  const address = proxy === undefined ? undefined : new URL(proxy)
  return lines(
    "import axios from 'axios'",
    body?.kind === 'file' && "import { readFile } from 'node:fs/promises'",
    body?.kind === 'form' && usesFile(request) && "import { openAsBlob } from 'node:fs'",
    insecure && "import https from 'node:https'",
    '',
    formLines(request, blob),
    'const response = await axios({',
    `  method: ${quoted(method.toLowerCase())},`,
    `  url: ${quoted(url)},`,
    headerLines(mergedHeaders(shown)),
    content !== undefined && `  data: ${content},`,
    request.user &&
      !request.user.isDigest &&
      `  auth: { username: ${quoted(request.user.name)}, password: ${quoted(request.user.password)} },`,
    !follows && '  maxRedirects: 0,',
    timeout !== undefined && `  timeout: ${String(Math.round(timeout * 1000))},`,
    insecure && '  httpsAgent: new https.Agent({ rejectUnauthorized: false }),',
    address &&
      `  proxy: { protocol: ${quoted(address.protocol.replace(':', ''))}, host: ${quoted(address.hostname)}, port: ${address.port || '1080'} },`,
    "  responseType: 'text',",
    '  validateStatus: () => true,',
    '})',
    'console.log(response.status, response.data)',
  )
}

/** Headers of one name joined, for libraries that hold one value a name. */
export function mergedHeaders(request: Request): Request {
  const merged = new Map<string, [string, string]>()
  for (const [name, value] of request.headers) {
    const known = merged.get(name.toLowerCase())
    if (known) known[1] += `${/^cookie$/i.test(name) ? ';' : ','} ${value}`
    else merged.set(name.toLowerCase(), [name, value])
  }
  return { ...request, headers: [...merged.values()] }
}

export const axiosTarget: Target = {
  label: 'JavaScript: axios',
  ending: 'mjs',
  write: axiosText,
  remarks: (request) => [request.user?.isDigest && 'axios has no digest authentication.'],
}

export const harTarget: Target = {
  label: 'HAR entry',
  ending: 'har',
  write(request) {
    const { method, url, body } = request
    const headers = withCredentials(request)
    const type = headerOf(request, 'content-type') ?? (body?.kind === 'form' ? 'multipart/form-data' : '')
    const postData =
      body?.kind === 'text'
        ? { mimeType: type, text: body.text }
        : body?.kind === 'form'
          ? {
              mimeType: type,
              params: body.parts.map(({ name, value, isFile, type: kind, fileName: named }) => ({
                name,
                ...(isFile ? { fileName: named ?? fileName(value) } : { value }),
                ...(kind !== undefined && { contentType: kind }),
              })),
            }
          : undefined
    const entry = {
      startedDateTime: '1970-01-01T00:00:00.000Z',
      time: 0,
      request: {
        method,
        url,
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: headers.map(([name, value]) => ({ name, value })),
        queryString: [...new URL(url).searchParams].map(([name, value]) => ({ name, value })),
        ...(postData && { postData }),
        headersSize: -1,
        bodySize: -1,
      },
      response: {
        status: 0,
        statusText: '',
        httpVersion: 'HTTP/1.1',
        cookies: [],
        headers: [],
        content: { size: 0, mimeType: '' },
        redirectURL: '',
        headersSize: -1,
        bodySize: -1,
      },
      cache: {},
      timings: { send: 0, wait: 0, receive: 0 },
    }
    const har = { log: { version: '1.2', creator: { name: 'curl-converter', version: '1' }, entries: [entry] } }
    return `${JSON.stringify(har, undefined, 2)}\n`
  },
  remarks: ({ body }) => [
    body?.kind === 'file' && 'HAR holds no file as a body.',
    'The response in it is empty: nothing was sent.',
  ],
}
