import type { Report, ReportFinding, ReportTable } from '@/lib/base/report/report'
import { countTo } from '@/lib/base/text/line-and-column'
import { counted } from '@/lib/messages/counted'
import { buildRequest, type Parts } from './build'
import { readFetch, readHar } from './from-others'
import { readCurl, type Reading, type Remark } from './read'
import { fileName, withCredentials, type Request } from './request'
import { withoutSecrets } from './secrets'
import { targets, type TargetName } from './targets/all'
import { NotWritable } from './targets/write'
import { shellOf, shellWords, type Shell, type ShellRemark } from './words'

export type CurlQuestion = { target: TargetName; masks: boolean } & (
  | { task: 'convert'; text: string; shell: Shell | 'auto'; number: number }
  | { task: 'build'; parts: Parts }
)

/** What a browser can send of the request; undefined where it cannot. */
export interface Sendable {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body?: string
  /** Headers that a page may not set. */
  kept: readonly string[]
}

export interface CurlAnswer extends Report {
  code?: string
  sendable?: Sendable
}

/** In UTF-16 units; a longer command is refused. */
export const longestCommand = 1_000_000
/** A HAR file, in UTF-16 units. */
export const longestBody = 50_000_000

const shellSays: Readonly<Record<ShellRemark, (text: string) => string>> = {
  unclosed: (text) => `The quote ${text} is never closed.`,
  variable: (text) => `${text} is a variable of your shell. It stays as it is written; put its value in.`,
  substitution: () => 'A command within the command is not run; its text stays.',
  operator: (text) =>
    text === '\n'
      ? 'A second command begins on a line of its own; only the first is read.'
      : `What follows ${text} belongs to another command and is not read.`,
  redirection: () => 'Where the shell stores or takes from is left out.',
}

interface Source extends Reading {
  what: string
  text?: string
}

const shellNames: Readonly<Record<Shell, string>> = { bash: 'bash', cmd: 'Windows cmd', powershell: 'PowerShell' }

function sourceOf(text: string, shell: Shell | 'auto', number: number): Source {
  const bare = text.replace(/^\ufeff/, '').trimStart()
  const isTooLong = bare.startsWith('{') ? text.length > longestBody : text.length > longestCommand
  if (isTooLong)
    return {
      what: 'Text',
      request: undefined,
      left: [],
      remarks: [{ tone: 'bad', says: 'Commands of up to 1 MB and HAR files of up to 50 MB are read.' }],
    }
  if (bare.startsWith('{')) return { what: 'HAR', ...readHar(bare, number) }
  if (/\bfetch\(/.test(bare) && !/^\s*(?:\S*[\\/])?curl(?:\.exe)?\s/.test(bare))
    return { what: 'fetch', ...readFetch(bare) }
  const chosen = shell === 'auto' ? shellOf(text) : shell
  const { words, remarks } = shellWords(text.replace(/^(\ufeff?)(\s*)\$ (?=\s*curl)/, '$1$2  '), chosen)
  const reading = readCurl(words)
  const own = remarks.map(({ why, at, text: written }): Remark => ({
    tone: why === 'unclosed' ? 'bad' : 'warn',
    says: shellSays[why](written),
    at,
  }))
  return { ...reading, what: `curl, quoted as for ${shellNames[chosen]}`, remarks: [...own, ...reading.remarks], text }
}

function findingOf({ tone, says, at }: Remark, text: string | undefined): ReportFinding {
  if (at === undefined || text === undefined) return { tone, says }
  return { tone, says, at: { ...countTo(text, at), offset: at, length: 1 } }
}

/** Texts in which half a character stands are mended, since no program can send one. */
function mended(request: Request): { request: Request; isMended: boolean } {
  const isWhole =
    JSON.stringify(request) ===
    JSON.stringify(request, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value))
  if (isWhole) return { request, isMended: false }
  const text = JSON.stringify(request, (_, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() : value,
  )
  return { request: JSON.parse(text) as Request, isMended: true }
}

function requestTables(request: Request): ReportTable[] {
  const { body, user } = request
  const query = [...new URL(request.url).searchParams]
  return [
    { label: 'Query', columns: ['Name', 'Value'], rows: query },
    { label: 'Headers', columns: ['Name', 'Value'], rows: request.headers.map(([name, value]) => [name, value]) },
    {
      label: 'Login',
      columns: ['Name', 'Kind'],
      rows: user ? [[user.name, user.isDigest ? 'Digest' : 'Basic']] : [],
    },
    {
      label: 'Parts of the form',
      columns: ['Name', 'Content', 'Type'],
      rows:
        body?.kind === 'form'
          ? body.parts.map(({ name, value, isFile, type = '' }) => [name, isFile ? `File ${value}` : value, type])
          : [],
    },
  ]
}

/** A page may not set these, by the Fetch standard. */
const forbidden =
  /^(?:accept-charset|accept-encoding|access-control-request-.*|connection|content-length|cookie2?|date|dnt|expect|host|keep-alive|origin|referer|te|trailer|transfer-encoding|upgrade|via|proxy-.*|sec-.*|user-agent)$/i

function sendableOf(request: Request): Sendable | undefined {
  const { method, url, body } = request
  if (body && body.kind !== 'text') return undefined
  if (request.user?.isDigest || /^(?:CONNECT|TRACE|TRACK)$/i.test(method)) return undefined
  const all = withCredentials(request)
  const headers: Record<string, string> = {}
  for (const [name, value] of all.filter(([one]) => !forbidden.test(one))) headers[name] = value
  const sendsBody = body !== undefined && !/^(?:GET|HEAD)$/i.test(method)
  return {
    url,
    method,
    headers,
    ...(sendsBody && { body: body.text }),
    kept: all.flatMap(([name]) => (forbidden.test(name) ? [name] : [])),
  }
}

function codeFor(name: TargetName, request: Request): { code?: string; remarks: Remark[] } {
  const target = targets[name]
  const remarks = (target.remarks?.(request) ?? [])
    .filter((says): says is string => typeof says === 'string')
    .map((says): Remark => ({ tone: 'plain', says }))
  try {
    return { code: target.write(request), remarks }
  } catch (error) {
    if (!(error instanceof NotWritable)) throw error
    return {
      remarks: [
        ...remarks,
        {
          tone: 'bad',
          says: `${target.label} cannot hold one of the texts, which has a sign that its strings do not know.`,
        },
      ],
    }
  }
}

/** Takes a request apart and writes it in the language that is asked for. */
export function curlReport(question: CurlQuestion): CurlAnswer {
  const source: Source =
    question.task === 'build'
      ? { what: 'Form', ...buildRequest(question.parts) }
      : sourceOf(question.text, question.shell, question.number)
  const findings = source.remarks.map((remark) => findingOf(remark, source.text))
  if (!source.request) {
    const said = source.remarks.findLast(({ tone }) => tone === 'bad')
    return {
      headline: said?.says ?? 'There is no request in it.',
      tone: 'bad',
      parts: [{ findings: findings.filter(({ says }) => says !== said?.says) }],
    }
  }
  const { request: whole, isMended } = mended(source.request)
  const request = question.masks ? withoutSecrets(whole) : whole
  const { code, remarks } = codeFor(question.target, request)
  const sendable = sendableOf(whole)
  const target = targets[question.target]
  const left: ReportFinding[] = [
    ...(source.left.length > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(source.left.length, 'option is', 'options are')} not carried over: ${source.left.slice(0, 20).join(', ')}.`,
          } as const,
        ]
      : []),
    ...(isMended
      ? [{ tone: 'warn', says: 'Half a character in the text was replaced, since it cannot be sent.' } as const]
      : []),
  ]
  const all: ReportFinding[] = [...findings, ...left, ...remarks.map(({ tone, says }) => ({ tone, says }))]
  const isBad = code === undefined || all.some(({ tone }) => tone === 'bad')
  return {
    headline: `${request.method} ${new URL(request.url).host}${new URL(request.url).pathname} as ${target.label}.`,
    tone: isBad ? 'bad' : all.some(({ tone }) => tone === 'warn') ? 'warn' : 'good',
    figures: [
      { label: 'Read as', text: source.what },
      { label: 'Headers', text: String(request.headers.length) },
      { label: 'Body', text: bodyInWords(request) },
    ],
    parts: [
      { findings: all },
      ...(code === undefined ? [] : [{ texts: [{ label: target.label, text: code }] }]),
      { heading: 'What is sent', tables: requestTables(request), ...bodyTexts(request) },
    ],
    ...(code !== undefined && { code, files: { [`request.${target.ending}`]: code } }),
    ...(sendable && { sendable }),
  }
}

function bodyInWords({ body }: Request): string {
  if (!body) return 'None'
  if (body.kind === 'text') return counted(new TextEncoder().encode(body.text).length, 'byte', 'bytes')
  return body.kind === 'file' ? `File ${fileName(body.path)}` : counted(body.parts.length, 'part', 'parts')
}

/** In UTF-16 units; of a longer body the beginning is shown. */
const shownBody = 20_000

function bodyTexts({ body }: Request): { texts?: { label: string; text: string }[] } {
  if (body?.kind !== 'text' || body.text === '') return {}
  return { texts: [{ label: 'Body', text: body.text.slice(0, shownBody) }] }
}
