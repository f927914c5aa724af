import type { Reply } from '@/lib/kits/app/network'
import { reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { CurlAnswer, CurlQuestion } from '@/lib/subjects/curl/report'

const sample = `curl 'https://api.example.com/v2/orders?status=open' \\
  -X POST \\
  -H 'Authorization: Bearer 7f3c9a' \\
  -H 'Content-Type: application/json' \\
  --data-raw '{"customer":"Bramley & Sons","items":[{"sku":"OAK-12","count":4}]}' \\
  --compressed`

const converting = { field: 'task', is: 'convert' } as const
const building = { field: 'task', is: 'build' } as const
const withBody = { field: 'body', is: ['json', 'form', 'multipart', 'text'] } as const

const faults: Readonly<Record<NonNullable<Reply['fault']>, string>> = {
  offline: 'There is no connection.',
  mixed: 'A page of https may not ask an address of http.',
  blocked:
    'No answer can be read. Either the host was not reached, or it does not let other sites read its answers (CORS); the request may have arrived all the same. A program on your computer has no such limit.',
  stopped: 'You stopped it.',
}

function bodyOf({ body = '', isCut = false }: Reply): View[] {
  if (body === '') return []
  try {
    const value: unknown = isCut ? undefined : JSON.parse(body)
    if (typeof value === 'object' && value !== null && JSON.stringify(value) === body.replaceAll(/\s/g, ''))
      return [{ kind: 'text', label: 'Body', text: JSON.stringify(value, undefined, 2), boxed: true }]
  } catch {
    // It is shown as it came.
  }
  return [{ kind: 'text', label: 'Body', text: body.slice(0, 200_000), boxed: true }]
}

function replyViews(received: readonly Reply[] | undefined): View[] {
  const [reply] = received ?? []
  if (!reply) return []
  const { fault, status = 0, statusText = '', milliseconds, headers = [], bytes = 0, parts } = reply
  if (fault)
    return [
      { kind: 'heading', says: 'Answer' },
      { kind: 'note', tone: 'bad', says: faults[fault] },
    ]
  return [
    { kind: 'heading', says: 'Answer' },
    {
      kind: 'note',
      strong: true,
      status: true,
      tone: status < 300 ? 'good' : status < 400 ? 'plain' : 'bad',
      says: `${String(status)} ${statusText}`.trim(),
    },
    {
      kind: 'figures',
      items: [
        { label: 'Time', text: `${String(Math.round(milliseconds))} ms` },
        { label: 'Bytes', text: String(bytes) },
        ...(parts
          ? [
              { label: 'Connecting', text: `${String(Math.round(parts.lookup + parts.connecting))} ms` },
              { label: 'First byte', text: `${String(Math.round(parts.waiting))} ms` },
            ]
          : []),
      ],
    },
    {
      kind: 'table',
      label: 'Headers of the answer',
      isTitled: true,
      columns: ['Name', 'Value'],
      rows: headers.map(([name, value]) => [name, value]),
    },
    ...bodyOf(reply),
  ]
}

export default defineWorkbench({
  worker: worker<CurlQuestion, CurlAnswer>('curl-converter'),
  connects: 'anywhere',
  options: {
    task: choice('What to do', {
      options: { convert: 'Convert a request', build: 'Build one' },
      initial: 'convert',
      as: 'buttons',
    }),
    target: choice('Written as', {
      options: {
        fetch: 'JavaScript: fetch',
        axios: 'JavaScript: axios',
        requests: 'Python: requests',
        urllib: 'Python: urllib',
        go: 'Go: net/http',
        java: 'Java: HttpClient',
        csharp: 'C#: HttpClient',
        php: 'PHP: curl',
        ruby: 'Ruby: net/http',
        powershell: 'PowerShell 7',
        httpie: 'HTTPie',
        wget: 'wget',
        curl: 'curl: bash, zsh',
        cmd: 'curl: Windows cmd',
        har: 'HAR entry',
      },
      initial: 'fetch',
      as: 'search',
    }),
    masks: toggle('Replace secrets', {
      help: 'Credentials, cookies, keys and passwords become words in capitals, so that the code can be shared.',
    }),
    shell: choice('Quotes of', {
      options: { auto: 'Told by the text', bash: 'bash, zsh, sh', cmd: 'Windows cmd', powershell: 'PowerShell' },
      initial: 'auto',
      as: 'menu',
      shownWhen: converting,
    }),
    number: integer('Request in a HAR file', { initial: 1, min: 1, max: 100_000, shownWhen: converting }),
    method: choice('Method', {
      options: {
        GET: 'GET',
        POST: 'POST',
        PUT: 'PUT',
        PATCH: 'PATCH',
        DELETE: 'DELETE',
        HEAD: 'HEAD',
        OPTIONS: 'OPTIONS',
      },
      initial: 'GET',
      as: 'menu',
      shownWhen: building,
    }),
    auth: choice('Login', {
      options: { none: 'None', bearer: 'Bearer token', basic: 'Name and password' },
      initial: 'none',
      as: 'menu',
      shownWhen: building,
    }),
    body: choice('Body', {
      options: {
        none: 'None',
        json: 'JSON',
        form: 'Form, one field a line',
        multipart: 'Multipart, one part a line',
        text: 'Text',
      },
      initial: 'none',
      as: 'menu',
      shownWhen: building,
    }),
  },
  panels: [
    { at: 'top', fields: ['task', 'target', 'masks'] },
    { at: 'inputs', fields: ['shell', 'number', 'method', 'auth', 'body'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Command of curl, copied fetch, or HAR (not kept)',
      placeholder: 'Paste what “Copy as cURL” gave you',
      height: 'tall',
      secret: true,
      example: sample,
      takes: { text: { task: 'convert' } },
      opens: {
        label: 'Open a HAR file',
        accept: '.har,.sh,.txt,application/json,text/plain',
        largest: 50_000_000,
        otherwise: 'Save a HAR with fewer requests.',
      },
      shownWhen: converting,
    },
    url: {
      kind: 'text',
      label: 'Address',
      placeholder: 'https://api.example.com/items',
      height: 'line',
      shownWhen: building,
    },
    query: {
      kind: 'text',
      label: 'Query, one a line',
      placeholder: 'page=2',
      height: 'short',
      shownWhen: building,
    },
    headers: {
      kind: 'text',
      label: 'Headers, one a line (not kept)',
      placeholder: 'Accept: application/json',
      height: 'short',
      secret: true,
      shownWhen: building,
    },
    credentials: {
      kind: 'text',
      label: 'Token, or name:password (not kept)',
      height: 'line',
      secret: true,
      shownWhen: [building, { field: 'auth', is: ['bearer', 'basic'] }],
    },
    content: {
      kind: 'text',
      label: 'Content of the body',
      placeholder: '{"name":"Oak chair"}',
      help: 'Fields and parts are written name=value; a part name=@photo.jpg is a file.',
      height: 'middle',
      shownWhen: [building, withBody],
    },
    variables: {
      kind: 'text',
      label: 'Values for {{names}}, one a line (not kept)',
      placeholder: 'host=api.example.com',
      height: 'short',
      secret: true,
      shownWhen: building,
    },
  },
  resultLabel: 'Code',
  sending: {
    label: 'Send it',
    says: 'With a request above, a press sends it from your browser to the host that it names.',
  },
  sends({ answer }) {
    const request = answer?.sendable
    if (!request) return undefined
    const { url, method, headers, body, kept } = request
    const { host } = new URL(url)
    return {
      label: `Send to ${host}`,
      says: `Sends this ${method} from your browser to ${host}, with what stands in it. ${method === 'GET' || method === 'HEAD' ? '' : 'It may change something there. '}${kept.length > 0 ? `A page may not set ${kept.join(', ')}. ` : ''}A host that does not allow other sites (CORS) hides its answer.`,
      requests: [{ url, method, headers, ...(body !== undefined && { body }) }],
    }
  },
  ask({ values, texts }): CurlQuestion | undefined {
    const { task, target, masks, shell, number, method, auth, body } = values
    if (task === 'convert')
      return texts.text.trim() === '' ? undefined : { task, target, masks, text: texts.text, shell, number }
    if (texts.url.trim() === '') return undefined
    const { url, query, headers, credentials, content, variables } = texts
    return { task, target, masks, parts: { method, url, query, headers, auth, credentials, body, content, variables } }
  },
  views: (work) => [
    ...reportViews(
      work,
      'text',
      work.values.task === 'build'
        ? 'Write an address. The code stands here.'
        : 'Paste a command. What it sends stands here, in the language that you choose.',
    ),
    ...replyViews(work.received),
  ],
  takeAway: {
    copy: { kind: 'copy', label: 'Copy the code', done: 'Copied the code', of: ({ answer }) => answer?.code },
    save: {
      kind: 'save',
      label: 'Save the code',
      file: ({ answer }) => Object.keys(answer?.files ?? {})[0] ?? 'request.txt',
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.code,
    },
    remarks: {
      kind: 'copy',
      label: 'Copy the remarks',
      done: 'Copied the remarks',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Command', help: 'curl as bash, cmd or PowerShell quote it, a copied fetch, or a HAR file.' },
    { label: 'Written as', help: 'Fifteen ways, curl itself among them, for another shell.' },
    { label: 'Replace secrets', help: 'Before the code goes into a ticket.' },
    { label: 'Build one', help: 'Address, query, headers, login and body, with {{names}} for values.' },
    { label: 'Send', help: 'From your browser, after a press.' },
  ],
  results: [
    { label: 'The request as code', kind: 'value' },
    { label: 'Method, query, headers, login and parts as they are sent', kind: 'table' },
    { label: 'Options that are not carried over, and variables of the shell', kind: 'verdict' },
    { label: 'Status, time, headers and body of the answer', kind: 'table' },
  ],
  formula:
    'Takes the command apart as its shell would, reads the options as curl’s manual says, and writes the request that remains',
  limits: [
    'One request at a time: of several addresses, or after --next, the first.',
    'Files that a command names (@body.json, cookie jars, .curlrc) are not read; the code opens them where it runs.',
    'Options of the connection, such as certificates, TLS versions, retries and limits of speed, are listed and not carried over.',
    'Commands of up to 1 MB and HAR files of up to 50 MB are read.',
    'A browser may not send Cookie, Host, Origin, Referer or User-Agent of your own.',
  ],
  sources: [
    { title: 'curl: the manual page', href: 'https://curl.se/docs/manpage.html' },
    {
      title: 'The Open Group: Shell Command Language, 2.2 Quoting',
      href: 'https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html',
    },
    { title: 'GNU: Bash Reference Manual, ANSI-C Quoting', href: 'https://www.gnu.org/software/bash/manual/bash.html' },
    { title: 'WHATWG: Fetch Standard', href: 'https://fetch.spec.whatwg.org/' },
    { title: 'HTTP Archive (HAR) 1.2 specification', href: 'http://www.softwareishard.com/blog/har-12-spec/' },
  ],
  abilities: ['save', 'print'],
})
