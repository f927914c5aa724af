import { bare, byLetter, harmless, longName, valued } from './option-table'
import { fileName, type Body, type FormPart, type Request } from './request'
import type { Word } from './words'

/* A command of curl as the request that it sends, after curl’s manual. */

export interface Remark {
  tone: 'plain' | 'warn' | 'bad'
  says: string
  /** In UTF-16 units of the command. */
  at?: number
}

export interface Reading {
  request: Request | undefined
  remarks: readonly Remark[]
  /** Options that are not carried over, as they were written. */
  left: readonly string[]
}

interface Option {
  name: string
  isOff: boolean
  value: string
  at: number
  written: string
}

interface Split {
  options: Option[]
  urls: Word[]
  remarks: Remark[]
  more: number
}

const isBare = (name: string) => Object.hasOwn(bare, name)
const isValued = (name: string) => Object.hasOwn(valued, name)
const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 57)}…` : text)

/** Options with their values, and addresses, of the first request. */
function split(words: readonly Word[]): Split {
  const found: Split = { options: [], urls: [], remarks: [], more: 0 }
  let isEnded = false
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (!word) break
    if (isEnded || word.text === '-' || !word.text.startsWith('-')) {
      found.urls.push(word)
      continue
    }
    if (word.text === '--') {
      isEnded = true
      continue
    }
    const take = (name: string, isOff: boolean, written: string, attached?: string): boolean => {
      if (name === 'next') return false
      const needs = isValued(name)
      const following = needs && attached === undefined ? words[++at] : undefined
      if (needs && attached === undefined && !following)
        found.remarks.push({ tone: 'bad', says: `${written} has no value after it.`, at: word.at })
      const value = attached ?? following?.text ?? ''
      found.options.push({
        name,
        isOff,
        value,
        at: word.at,
        written: needs ? `${written} ${shortened(value)}` : written,
      })
      return true
    }
    const ended = word.text.startsWith('--') ? !longOption(word, take, found) : !letters(word, take, found)
    if (ended) {
      found.more = words.slice(at + 1).filter(({ text }) => /^https?:/i.test(text)).length || 1
      break
    }
  }
  return found
}

type Take = (name: string, isOff: boolean, written: string, attached?: string) => boolean

function longOption(word: Word, take: Take, found: Split): boolean {
  const meant = longName(word.text.slice(2))
  if (meant) return take(meant.name, meant.isOff, word.text)
  found.remarks.push({ tone: 'warn', says: `curl has no option ${shortened(word.text)}.`, at: word.at })
  return true
}

function letters(word: Word, take: Take, found: Split): boolean {
  for (let at = 1; at < word.text.length; at++) {
    const letter = word.text[at] ?? ''
    const name = byLetter.get(letter)
    if (name === undefined) {
      found.remarks.push({ tone: 'warn', says: `curl has no option -${letter}.`, at: word.at })
      continue
    }
    if (isBare(name)) {
      if (!take(name, false, `-${letter}`)) return false
      continue
    }
    const attached = word.text.slice(at + 1)
    return take(name, false, `-${letter}`, attached === '' ? undefined : attached)
  }
  return true
}

/** Percent-encodes as curl does, a space as plus: all but unreserved letters of RFC 3986. */
export function urlEncoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
    .replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+')
}

interface Piece {
  text: string
  /** A file whose content belongs here. */
  file?: string
  /** Without line ends. */
  strips?: true
  joins: '&' | ''
}

function urlEncodedPiece(value: string): Piece {
  const [, name = '', sign = '', rest = ''] = /^([^=@]*)([=@])([\s\S]*)$/.exec(value) ?? []
  if (sign === '') return { text: urlEncoded(value), joins: '&' }
  const before = name === '' ? '' : `${name}=`
  if (sign === '@') return { text: before, file: rest, joins: '&' }
  return { text: before + urlEncoded(rest), joins: '&' }
}

function dataPiece({ name, value }: Option): Piece {
  if (name === 'data-urlencode') return urlEncodedPiece(value)
  const joins = name === 'json' ? '' : '&'
  if (name === 'data-raw' || !value.startsWith('@')) return { text: value, joins }
  return {
    text: '',
    file: value.slice(1),
    joins,
    ...(name.startsWith('data') && name !== 'data-binary' && { strips: true as const }),
  }
}

/** A part of a form: name=text, name=@file or name=<file, with type and filename behind semicolons. */
function formParts(value: string, isPlain: boolean): FormPart[] {
  const [, name = '', rest = ''] = /^([^=]*)=([\s\S]*)$/.exec(value) ?? []
  if (isPlain) return [{ name, value: rest, isFile: false }]
  const sign = rest[0] ?? ''
  const source = sign === '@' || sign === '<' ? rest.slice(1) : rest
  const { text, traits } = withTraits(source)
  const type = traits['type']
  const fileNamed = traits['filename']
  const common = { name, ...(type !== undefined && { type }) }
  if (sign === '<') return [{ ...common, value: text, isFile: true, fileName: '' }]
  if (sign !== '@')
    return [{ ...common, value: text, isFile: false, ...(fileNamed !== undefined && { fileName: fileNamed }) }]
  return text
    .split(',')
    .map((path) => ({ ...common, value: path, isFile: true, fileName: fileNamed ?? fileName(path) }))
}

function withTraits(source: string): { text: string; traits: Readonly<Record<string, string>> } {
  const quoted = /^"((?:[^"\\]|\\.)*)"/.exec(source)
  const body = quoted
    ? quoted[0]
    : (/^[\s\S]*?(?=;\s*(?:type|filename|headers|encoder)=|$)/.exec(source)?.[0] ?? source)
  const text = quoted ? (quoted[1] ?? '').replaceAll(/\\(["\\])/g, '$1') : body
  const traits: Record<string, string> = {}
  for (const [, key = '', plain = '', inQuotes] of source
    .slice(body.length)
    .matchAll(/;\s*(type|filename)=(?:"((?:[^"\\]|\\.)*)"|([^;]*(?:;\s*(?!type=|filename=)[^;]*)*))/g))
    traits[key] = (inQuotes ?? plain).trim()
  return { text, traits }
}

interface Gathered {
  method?: string
  headers: [string, string][]
  removed: Set<string>
  pieces: Piece[]
  parts: FormPart[]
  cookies: string[]
  query: Piece[]
  isJson: boolean
  isGet: boolean
  isHead: boolean
  upload?: string
  isDigest: boolean
  user?: string
  follows: boolean
  insecure: boolean
  compressed: boolean
  timeout?: number
  proxy?: string
  output?: string
  urls: string[]
  left: string[]
  remarks: Remark[]
}

const empty = (): Gathered => ({
  headers: [],
  removed: new Set(),
  pieces: [],
  parts: [],
  cookies: [],
  query: [],
  isJson: false,
  isGet: false,
  isHead: false,
  isDigest: false,
  follows: false,
  insecure: false,
  compressed: false,
  urls: [],
  left: [],
  remarks: [],
})

function takeHeader(into: Gathered, { value, at, written }: Option): void {
  if (value.startsWith('@')) {
    into.left.push(written)
    into.remarks.push({
      tone: 'warn',
      says: `Headers are read from the file ${value.slice(1)}, which is not here.`,
      at,
    })
    return
  }
  const [, name = '', sign = '', rest = ''] = /^([^:;]*)([:;])([\s\S]*)$/.exec(value) ?? []
  if (sign === '') {
    into.remarks.push({ tone: 'warn', says: `“${shortened(value)}” is no header: it has no colon.`, at })
    return
  }
  if (/[\r\n]/.test(value)) {
    into.remarks.push({ tone: 'bad', says: `The header ${name} has a line end in it, which no server takes.`, at })
    return
  }
  const text = rest.trim()
  if (sign === ';' && text === '') into.headers.push([name.trim(), ''])
  else if (text === '') into.removed.add(name.trim().toLowerCase())
  else into.headers.push([name.trim(), text])
}

const dataNames = new Set(['data', 'data-ascii', 'data-raw', 'data-binary', 'data-urlencode', 'json'])

/** What one option does to the request; false where it is not carried over. */
function apply(into: Gathered, option: Option): boolean {
  const { name, value, isOff, at } = option
  if (dataNames.has(name)) {
    into.pieces.push(dataPiece(option))
    if (name === 'json') into.isJson = true
    return true
  }
  switch (name) {
    case 'url':
      into.urls.push(value)
      return true
    case 'request':
      into.method = value
      return true
    case 'header':
      takeHeader(into, option)
      return true
    case 'form':
    case 'form-string':
      into.parts.push(...formParts(value, name === 'form-string'))
      if (!value.includes('='))
        into.remarks.push({ tone: 'bad', says: `The part “${shortened(value)}” has no name.`, at })
      return true
    case 'cookie':
      if (value.includes('=')) into.cookies.push(value)
      else into.remarks.push({ tone: 'warn', says: `Cookies are read from the file ${value}, which is not here.`, at })
      return value.includes('=')
    case 'url-query':
      into.query.push(value.startsWith('+') ? { text: value.slice(1), joins: '&' } : urlEncodedPiece(value))
      return true
    case 'user-agent':
      if (value === '') into.removed.add('user-agent')
      else into.headers.push(['User-Agent', value])
      return true
    case 'referer':
      into.headers.push(['Referer', value.replace(/;auto$/, '')])
      return true
    case 'range':
      into.headers.push(['Range', `bytes=${value}`])
      return true
    case 'oauth2-bearer':
      into.headers.push(['Authorization', `Bearer ${value}`])
      return true
    case 'user':
      into.user = value
      return true
    case 'digest':
      into.isDigest = !isOff
      return true
    case 'get':
      into.isGet = !isOff
      return true
    case 'head':
      into.isHead = !isOff
      return true
    case 'upload-file':
      into.upload = value
      return true
    case 'location':
    case 'location-trusted':
      into.follows = !isOff
      return true
    case 'insecure':
      into.insecure = !isOff
      return true
    case 'compressed':
      into.compressed = !isOff
      return true
    case 'max-time': {
      const seconds = Number(value)
      if (!(seconds > 0 && seconds < 1e9)) return false
      into.timeout = seconds
      return true
    }
    case 'proxy':
      into.proxy = value.includes('://') ? value : `http://${value}`
      return true
    case 'output':
      into.output = value
      return true
    default:
      return harmless.has(name)
  }
}

function addressOf(given: string, into: Gathered): URL | undefined {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(given) ? given : `http://${given}`
  if (withScheme !== given)
    into.remarks.push({ tone: 'plain', says: 'The address has no scheme; curl then asks by http.' })
  if (/[{}]|\[[\w]-[\w]/.test(given.replace(/^[^/]*\/\/\[[^\]]*\]/, '')))
    into.remarks.push({
      tone: 'warn',
      says: 'Brackets in the address make curl ask several addresses, unless -g is given; one is written here.',
    })
  try {
    const url = new URL(withScheme)
    return /^https?:$/.test(url.protocol) && url.hostname !== '' ? url : undefined
  } catch {
    return undefined
  }
}

const joined = (pieces: readonly Piece[]) =>
  pieces
    .map(
      (piece, at) =>
        (at === 0 ? '' : piece.joins) + piece.text + (piece.file === undefined ? '' : `<content of ${piece.file}>`),
    )
    .join('')

function bodyOf(into: Gathered): Body | undefined {
  if (into.parts.length > 0) return { kind: 'form', parts: into.parts }
  if (into.upload !== undefined) return { kind: 'file', path: into.upload }
  if (into.pieces.length === 0) return undefined
  const [first] = into.pieces
  const files = into.pieces.filter(({ file }) => file !== undefined)
  if (files.length === 0) return { kind: 'text', text: joined(into.pieces) }
  if (into.pieces.length === 1 && first?.file !== undefined && first.text === '') {
    if (first.strips)
      into.remarks.push({
        tone: 'warn',
        says: `-d takes line ends out of ${first.file}; what is written here sends it as it is.`,
      })
    return { kind: 'file', path: first.file }
  }
  into.remarks.push({
    tone: 'bad',
    says: 'The body is put together from texts and files. The files are not here, so their places are marked.',
  })
  return { kind: 'text', text: joined(into.pieces) }
}

const usualType = 'application/x-www-form-urlencoded'

function headersOf(into: Gathered, body: Body | undefined): [string, string][] {
  const headers = into.headers.filter(([name]) => !/^content-length$/i.test(name))
  const has = (name: string) => into.removed.has(name) || headers.some(([one]) => one.toLowerCase() === name)
  if (into.cookies.length > 0 && !has('cookie')) headers.push(['Cookie', into.cookies.join('; ')])
  if (into.isJson && !has('content-type')) headers.push(['Content-Type', 'application/json'])
  if (into.isJson && !has('accept')) headers.push(['Accept', 'application/json'])
  if (body && body.kind !== 'form' && into.upload === undefined && !has('content-type'))
    headers.push(['Content-Type', usualType])
  return headers
}

function methodOf(into: Gathered, body: Body | undefined): string {
  if (into.method !== undefined && into.method !== '') return into.method
  if (into.isHead) return 'HEAD'
  if (into.upload !== undefined) return 'PUT'
  return body ? 'POST' : 'GET'
}

function withQuery(url: URL, pieces: readonly Piece[]): string {
  const bareUrl = url.href.replace(/#.*$/s, '')
  if (pieces.length === 0) return bareUrl
  const more = joined(pieces)
  if (more === '') return bareUrl
  const separator = !bareUrl.includes('?') ? '?' : /[?&]$/.test(bareUrl) ? '' : '&'
  return bareUrl + separator + more.replaceAll(' ', '%20').replaceAll(/["<>]/g, (sign) => encodeURIComponent(sign))
}

const isCurl = (word: string) => /(?:^|[\\/])curl(?:\.exe)?$/i.test(word)

/** The request that a command of curl sends. Without an address there is none. */
export function readCurl(words: readonly Word[]): Reading {
  const start = words.findIndex(({ text }) => isCurl(text))
  if (start === -1)
    return { request: undefined, left: [], remarks: [{ tone: 'bad', says: 'The command does not begin with curl.' }] }
  const { options, urls, remarks, more } = split(words.slice(start + 1))
  const into = empty()
  into.remarks.push(...remarks)
  for (const option of options) if (!apply(into, option)) into.left.push(option.written)
  into.urls.push(...urls.map(({ text }) => text))
  const [given, ...others] = into.urls
  if (others.length > 0 || more > 0)
    into.remarks.push({
      tone: 'warn',
      says: 'The command sends several requests; the first is written here. Convert the others one at a time.',
    })
  if (given === undefined)
    return {
      request: undefined,
      left: into.left,
      remarks: [...into.remarks, { tone: 'bad', says: 'The command has no address.' }],
    }
  const url = addressOf(given, into)
  if (!url)
    return {
      request: undefined,
      left: into.left,
      remarks: [...into.remarks, { tone: 'bad', says: `“${shortened(given)}” is no address of http or https.` }],
    }
  return { request: requestFrom(into, url), remarks: into.remarks, left: into.left }
}

function requestFrom(into: Gathered, url: URL): Request {
  const named =
    url.username === '' ? undefined : `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`
  url.username = ''
  url.password = ''
  if (into.upload !== undefined && url.pathname.endsWith('/')) url.pathname += fileName(into.upload)
  const body = into.isGet ? undefined : bodyOf(into)
  const credentials = into.user ?? named
  const [name = '', ...rest] = credentials?.split(':') ?? []
  const { isDigest, follows, insecure, compressed, timeout, proxy, output } = into
  return {
    method: methodOf(into, body),
    url: withQuery(url, into.isGet ? [...into.query, ...into.pieces] : into.query),
    headers: headersOf(into, body),
    ...(body && { body }),
    ...(credentials !== undefined && { user: { name, password: rest.join(':'), isDigest } }),
    follows,
    insecure,
    compressed,
    ...(timeout !== undefined && { timeout }),
    ...(proxy !== undefined && { proxy }),
    ...(output !== undefined && { output }),
  }
}
