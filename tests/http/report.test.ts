import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { situations } from '@/lib/subjects/http/choose'
import { fieldOf, fields } from '@/lib/subjects/http/fields'
import { findHttp } from '@/lib/subjects/http/find'
import { mediaTypeOf, typesOfEnding } from '@/lib/subjects/http/media-types'
import { methods } from '@/lib/subjects/http/methods'
import { inTime, readExchange } from '@/lib/subjects/http/read'
import { httpReport } from '@/lib/subjects/http/report'
import { classOf, heuristicallyCacheable, statuses, statusOf } from '@/lib/subjects/http/statuses'

const vector = (name: string) => readFileSync(new URL(`../vectors/http/${name}`, import.meta.url), 'utf8')
const record = (name: string) => JSON.parse(vector(name)) as Record<string, string>
const look = (text: string, only = 'all') => httpReport({ task: 'find', text, only })

/** RFC 9110 gave these codes other names than RFC 7231, which Python 3.11 has, and took the teapot back. */
const renamed: Readonly<Record<string, string>> = {
  413: 'Content Too Large',
  414: 'URI Too Long',
  416: 'Range Not Satisfiable',
  418: '(Unused)',
  422: 'Unprocessable Content',
}

it('has every code of Python with its name', () => {
  for (const [code, name] of Object.entries(record('statuses.json')))
    expect(statusOf(Number(code))?.name.toLowerCase(), `code ${code}`).toBe((renamed[code] ?? name).toLowerCase())
})

it('numbers the sections of RFC 9110 as its table of codes does', () => {
  const sections = {
    100: '15.2.1',
    101: '15.2.2',
    200: '15.3.1',
    201: '15.3.2',
    202: '15.3.3',
    203: '15.3.4',
    204: '15.3.5',
    205: '15.3.6',
    206: '15.3.7',
    300: '15.4.1',
    301: '15.4.2',
    302: '15.4.3',
    303: '15.4.4',
    304: '15.4.5',
    305: '15.4.6',
    306: '15.4.7',
    307: '15.4.8',
    308: '15.4.9',
    400: '15.5.1',
    401: '15.5.2',
    402: '15.5.3',
    403: '15.5.4',
    404: '15.5.5',
    405: '15.5.6',
    406: '15.5.7',
    407: '15.5.8',
    408: '15.5.9',
    409: '15.5.10',
    410: '15.5.11',
    411: '15.5.12',
    412: '15.5.13',
    413: '15.5.14',
    414: '15.5.15',
    415: '15.5.16',
    416: '15.5.17',
    417: '15.5.18',
    418: '15.5.19',
    421: '15.5.20',
    422: '15.5.21',
    426: '15.5.22',
    500: '15.6.1',
    501: '15.6.2',
    502: '15.6.3',
    503: '15.6.4',
    504: '15.6.5',
    505: '15.6.6',
  }
  const ours = statuses.flatMap(({ code, reference }) => {
    const section = /^RFC 9110, section (.+)$/.exec(reference)?.[1]
    return section ? [[code, section] as const] : []
  })
  expect(Object.fromEntries(ours)).toEqual(sections)
})

it('lists each code once, and what is not registered names who made it up', () => {
  expect(new Set(statuses.map(({ code }) => code)).size).toBe(statuses.length)
  const own = statuses.filter(({ of }) => of !== undefined).map(({ code }) => code)
  for (const code of [499, 520, 521, 522, 523, 524, 525, 526]) expect(own).toContain(code)
  for (const code of Object.keys(record('statuses.json'))) expect(own).not.toContain(Number(code))
})

it('lets caches keep what RFC 9110, section 15.1, lists', () => {
  expect([...heuristicallyCacheable]).toEqual([200, 203, 204, 206, 300, 301, 308, 404, 405, 410, 414, 501])
})

it('has the fields of RFC 9110, section 18.4, with their sections and standing', () => {
  const table =
    'Accept 12.5.1|Accept-Charset 12.5.2|Accept-Encoding 12.5.3|Accept-Language 12.5.4|Accept-Ranges 14.3|Allow 10.2.1|Authentication-Info 11.6.3|Authorization 11.6.2|Connection 7.6.1|Content-Encoding 8.4|Content-Language 8.5|Content-Length 8.6|Content-Location 8.7|Content-Range 14.4|Content-Type 8.3|Date 6.6.1|ETag 8.8.3|Expect 10.1.1|From 10.1.2|Host 7.2|If-Match 13.1.1|If-Modified-Since 13.1.3|If-None-Match 13.1.2|If-Range 13.1.5|If-Unmodified-Since 13.1.4|Last-Modified 8.8.2|Location 10.2.2|Max-Forwards 7.6.2|Proxy-Authenticate 11.7.1|Proxy-Authentication-Info 11.7.3|Proxy-Authorization 11.7.2|Range 14.2|Referer 10.1.3|Retry-After 10.2.3|Server 10.2.4|TE 10.1.4|Trailer 6.6.2|Upgrade 7.8|User-Agent 10.1.5|Vary 12.5.5|Via 7.6.3|WWW-Authenticate 11.6.1'
  for (const row of table.split('|')) {
    const [name = '', section = ''] = row.split(' ')
    expect(fieldOf(name), `field ${name}`).toMatchObject({
      reference: `RFC 9110, section ${section}`,
      standing: name === 'Accept-Charset' ? 'deprecated' : 'permanent',
    })
  }
  expect(new Set(fields.map(({ name }) => name.toLowerCase())).size).toBe(fields.length)
  expect(fieldOf('x-powered-by')?.standing).toBe('not registered')
})

it('knows which methods are safe and idempotent, as RFC 9110, sections 9.2 and 18.2, say', () => {
  const ours = methods.slice(0, 8).map(({ name, isSafe, isIdempotent }) => [name, isSafe, isIdempotent])
  expect(ours).toEqual([
    ['GET', true, true],
    ['HEAD', true, true],
    ['POST', false, false],
    ['PUT', false, true],
    ['DELETE', false, true],
    ['CONNECT', false, false],
    ['OPTIONS', true, true],
    ['TRACE', true, true],
  ])
  expect(methods).toHaveLength(39)
  expect(methods.filter(({ isIdempotent }) => !isIdempotent).map(({ name }) => name)).toEqual([
    'POST',
    'CONNECT',
    'PATCH',
    'LOCK',
  ])
})

it('names the types of file endings as Debian does', () => {
  const endings = Object.entries(JSON.parse(vector('endings.json')) as Record<string, string[]>)
  expect(endings.length).toBeGreaterThan(40)
  for (const [ending, types] of endings)
    expect(types, `ending ${ending}`).toContain(
      typesOfEnding(`.${ending}`).find(({ type }) => types.includes(type))?.type,
    )
  expect(mediaTypeOf('Application/JSON; charset=utf-8')?.endings).toContain('json')
})

it('explains a code, how to answer with it, and whether to try again', () => {
  const report = look('429')
  expect(report.headline).toBe('429 Too Many Requests: You sent too many requests in a time.')
  const [part] = report.parts
  expect(part?.findings?.map(({ says }) => says)).toEqual([
    'Usual cause: A rate limit.',
    'What to do: Wait as long as Retry-After says, then grow the pause with each refusal.',
    'Try again? Yes, after a pause; Retry-After says how long.',
    'A cache keeps it only where a field such as Cache-Control allows.',
    'Defined in RFC 6585, section 4.',
  ])
  expect(part?.texts?.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    "Node, Express: res.status(429).send('Too Many Requests')",
    "Python, Flask: return 'Too Many Requests', 429",
    'PHP: http_response_code(429);',
    'nginx: location = /old {\n    return 429;\n}',
    'Apache: Redirect 429 /old',
  ])
  expect(look('HTTP 301').parts[0]?.texts?.map(({ text }) => text)).toEqual([
    "res.redirect(301, '/new')",
    "return redirect('/new', code=301)",
    "header('Location: /new', true, 301);\nexit;",
    'location = /old {\n    return 301 /new;\n}',
    'Redirect 301 /old /new',
  ])
  expect(look('204').parts[0]?.texts?.map(({ text }) => text)).toContain("return '', 204")
  expect(look('301').parts[0]?.findings?.[3]?.says).toBe('A cache may keep it without being told so.')
})

it('explains unknown codes by their class, and refuses what is none', () => {
  expect(look('471').headline).toBe(
    '471 is not a known code. A client treats it as 400. Client error: The request is wrong or cannot be fulfilled.',
  )
  expect(look('700').headline).toBe('700 is no status code: they lie between 100 and 599.')
  expect(look('12').headline).toContain('no status code')
  expect(classOf(99)).toBeUndefined()
  expect(look('499').parts[0]?.findings?.at(-1)?.says).toBe('No standard has it: nginx made it up.')
})

it('finds by name, words, ending and with slips of the key', () => {
  expect(findHttp('not found').statuses[0]?.code).toBe(404)
  expect(findHttp('too many requests').statuses[0]?.code).toBe(429)
  expect(findHttp('unathorized').statuses[0]?.code).toBe(401)
  expect(findHttp('teapot').statuses[0]?.code).toBe(418)
  expect(findHttp('cloudflare timed out').statuses[0]?.code).toBe(522)
  expect(findHttp('cache-control').fields[0]?.name).toBe('Cache-Control')
  expect(findHttp('patch').methods[0]?.name).toBe('PATCH')
  expect(findHttp('.webp').types[0]?.type).toBe('image/webp')
  expect(look('.webp').headline).toBe('.webp files are image/webp.')
  expect(look('image/jpeg').headline).toMatch(/^image\/jpeg files end in .*\.jpeg/)
  expect(look('ETag:').headline).toMatch(/^ETag: /)
  expect(look('PUT').headline).toBe('PUT: Puts the body in the place of what is at the address.')
  expect(look('zzzzqqq').headline).toContain('Nothing by that name')
  expect(
    look('bad gateway', 'fields').parts.flatMap(({ tables = [] }) => tables.map(({ label }) => label)),
  ).not.toContain('Status codes')
  for (const only of ['statuses', 'fields', 'methods', 'types'])
    expect(look('patch', only).parts.flatMap(({ tables = [] }) => tables).length).toBeLessThanOrEqual(1)
})

it('survives rubbish', () => {
  for (const text of ['<script>', '\u0000', '((((', '%%%', '١٢٣', '404 '.repeat(100_000), '😀', '-1', '1e9'])
    for (const task of ['find', 'read'] as const)
      expect(httpReport(task === 'find' ? { task, text, only: 'all' } : { task, text }).headline).not.toContain('NaN')
})

it('chooses a code for every situation', () => {
  for (const [situation, { code }] of Object.entries(situations))
    expect(httpReport({ task: 'choose', situation }).headline).toMatch(new RegExp(`^Return ${code} `))
  expect(httpReport({ task: 'choose', situation: 'login' }).headline).toBe(
    'Return 401 Unauthorized. You do not know who asks. WWW-Authenticate says how to log in.',
  )
  expect(() => httpReport({ task: 'choose', situation: 'constructor' })).toThrow(RangeError)
})

it('reads what curl prints of a redirect and a missing page', () => {
  const text = vector('exchange.txt')
  const lines = readExchange(text)
  expect(lines.flatMap(({ code }) => code ?? [])).toEqual([301, 404])
  expect(lines.filter(({ kind }) => kind === 'request')).toHaveLength(2)
  expect(lines.filter(({ kind }) => kind === 'body').map(({ text: body }) => body)).toEqual([
    'X-Not-A-Header: this is the body',
  ])
  expect(lines.filter(({ kind }) => kind === 'unknown')).toEqual([])
  const cache = lines.find(({ field }) => field === 'Cache-Control')
  expect(cache?.says).toBe(
    'Who may keep the answer, and for how long. Here: fresh for 2 hours; not changed on the way.',
  )
  expect(httpReport({ task: 'read', text }).headline).toBe(
    '301, then 404. 404 Not Found: There is nothing at this address, or the server will not say.',
  )
})

it('explains values, and warns of secrets and of what is out of date', () => {
  const text = [
    'HTTP/2 200',
    'Set-Cookie: id=1; HttpOnly; SameSite=Lax',
    'Strict-Transport-Security: max-age=31536000',
    'Retry-After: 120',
    'Age: 61',
    'Content-Type: text/css',
    'Pragma: no-cache',
    'X-Own: 1',
    'no colon here',
    'curl: (6) Could not resolve host',
  ].join('\n')
  const report = httpReport({ task: 'read', text })
  const said = report.parts.flatMap(({ tables = [] }) => tables.flatMap(({ rows }) => rows.map((row) => row[2])))
  expect(said[1]).toContain(
    'Cookie “id”: hidden from scripts; sent from other sites with a followed link only. Lacks Secure.',
  )
  expect(said[2]).toContain('Here: for 365 days.')
  expect(said[3]).toContain('Here: in 2 minutes.')
  expect(said[4]).toContain('Here: 61 seconds.')
  expect(said[5]).toContain('Files: .css.')
  expect(said[7]).toBe('Not in the registry: a field of this program.')
  expect(said[9]).toBe('curl: the host’s name was not found in DNS.')
  expect(report.parts[0]?.findings?.map(({ says, at }) => [says, at?.line])).toEqual([
    ['Set-Cookie may hold a login.', 2],
    ['Pragma is out of date.', 7],
    ['Not a header line: it lacks a name and a colon.', 9],
  ])
  expect([inTime(0), inTime(1), inTime(3600), inTime(90)]).toEqual(['0 seconds', '1 second', '1 hour', '90 seconds'])
})

it('reads the pseudo fields that browsers show, and no more than 5,000 lines', () => {
  expect(readExchange(':method: GET\n:status: 503')[1]).toMatchObject({ kind: 'status', code: 503 })
  const long = httpReport({ task: 'read', text: `HTTP/1.1 200 OK\n${'A: b\n'.repeat(6000)}` })
  expect(long.parts[1]?.notes).toEqual(['Only the first 5,000 lines were read.'])
  expect(long.parts[1]?.tables?.[0]?.rows).toHaveLength(5000)
})
