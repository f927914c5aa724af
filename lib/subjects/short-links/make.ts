import { urlOf } from '@/lib/base/text/url-of'
/* Short addresses of one's own host for long ones, and the files that make a server redirect them. */

export interface ShortLinkQuestion {
  /** Addresses, one a line; behind a comma, semicolon or tab a code of one's own. */
  text: string
  /** Short links that exist: code and address. Their codes stay, and are given to nobody else. */
  existing: string
  domain: string
  style: 'hash' | 'slug'
  length: number
  /** Takes away what advertising systems add to addresses. */
  dropsTracking: boolean
}

export interface ShortLink {
  line: number
  code: string
  url: string
  isKept: boolean
}

export interface Refused {
  line: number
  text: string
  why: string
}

/** Letters and digits without 0, O, I and l, which look alike. */
const base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Codes that hosts and browsers have a use for. */
const reserved = new Set(
  'admin api app assets blog favicon.ico index index.html login logout robots.txt sitemap.xml static well-known .well-known www wp-admin wp-login.php'.split(
    ' ',
  ),
)

const tracking =
  /^(?:utm_\w+|gclid|gclsrc|dclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|li_fat_id|igshid|mc_[ce]id|_hsenc|_hsmi|yclid|vero_id|mkt_tok)$/i

/** A whole address of http or https; without the tracking parameters where that is wanted. Undefined for anything else. */
export function targetOf(written: string, dropsTracking: boolean): string | undefined {
  const text = /^www\./i.test(written) ? `https://${written}` : written
  const url = /^https?:\/\//i.test(text) ? urlOf(text) : undefined
  if (!url) return undefined
  if (!dropsTracking) return url.href
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name))
  if (names.length === 0) return url.href
  // Only what goes is written anew, so that what stays keeps its own way of writing.
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => !tracking.test(decodeURIComponent(pair.split('=')[0] ?? '')))
  url.search = kept.join('&')
  return url.href
}

/** The first characters of the SHA-256 of a text, in base 58. */
export async function hashCode(text: string, length: number): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  let value = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n)
  let code = ''
  for (let at = 0; at < length; at++) {
    code += base58[Number(value % 58n)] ?? ''
    value /= 58n
  }
  return code
}

/** The last named part of an address in small letters, digits and hyphens; its host where there is none. */
export function slugOf(url: string, longest: number): string {
  const { pathname, hostname } = new URL(url)
  const parts = pathname.split('/').filter(Boolean)
  const last =
    parts.findLast((part) => !/^(?:index\.\w+|\d+)$/i.test(part)) ??
    parts.at(-1) ??
    hostname.replace(/^www\./, '').split('.')[0] ??
    ''
  let readable = last
  try {
    readable = decodeURIComponent(last)
  } catch {
    // A stray percent sign: the part is taken as it stands.
  }
  const plain = readable
    .replace(/\.(?:html?|php|aspx?|pdf)$/i, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (plain.length <= longest) return plain
  const cut = plain.slice(0, longest)
  const hyphen = cut.lastIndexOf('-')
  return hyphen > longest / 2 ? cut.slice(0, hyphen) : cut.replace(/-+$/, '')
}

const isCode = (code: string) => /^[\w.~-]{1,64}$/.test(code) && !/^\.+$/.test(code)

function cellsOf(line: string): string[] {
  const by = line.includes('\t') ? '\t' : /;\s*[\w./-]+\s*$/.test(line) ? ';' : ','
  const cells = line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  // A comma inside an address parts nothing.
  return by === ',' && cells.length > 1 && !isCode((cells.at(-1) ?? '').replace(/^\//, '')) ? [line.trim()] : cells
}

/** Codes that exist, with their addresses; either column may come first. */
export function existingLinks(text: string): Map<string, string> {
  const links = new Map<string, string>()
  for (const line of text.split(/[\r\n]+/)) {
    const cells = line.trim().split(/\s*[,;\t]\s*|\s+/)
    const url = cells.find((cell) => /^https?:/i.test(cell))
    const code = cells.find((cell) => cell !== url && isCode(cell.replace(/^\//, '')))
    if (url !== undefined && code !== undefined) links.set(code.replace(/^\//, ''), url)
  }
  return links
}

/**
 * A code for each address: its own, the one it has already, or one made of it. The same address gets the same code. No code is given
 * twice or clashes with one that exists, in any letter case, since some servers do not tell.
 */
export async function makeLinks(
  question: ShortLinkQuestion,
): Promise<{ links: ShortLink[]; refused: Refused[]; repeated: number }> {
  const { text, existing, style, length, dropsTracking } = question
  const there = existingLinks(existing)
  const taken = new Map<string, string>([...there].map(([code, url]) => [code.toLowerCase(), url]))
  const codeOf = new Map<string, string>([...there].map(([code, url]) => [url, code]))
  const links: ShortLink[] = []
  const refused: Refused[] = []
  let repeated = 0
  const host = question.domain
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')

  async function freeCode(url: string): Promise<string> {
    if (style === 'hash') {
      for (let size = length; ; size++) {
        const code = await hashCode(url, size)
        if (!taken.has(code.toLowerCase()) && !reserved.has(code.toLowerCase())) return code
      }
    }
    const slug = slugOf(url, 40) || (await hashCode(url, length))
    for (let count = 1; ; count++) {
      const code = count === 1 ? slug : `${slug}-${String(count)}`
      if (!taken.has(code) && !reserved.has(code)) return code
    }
  }

  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    if (raw.trim() === '' || /^["']?(?:url|address|link|target)["']?\s*(?:[,;\t]|$)/i.test(raw)) continue
    const [written = '', own = ''] = cellsOf(raw)
    const url = targetOf(written, dropsTracking)
    const line = at + 1
    const refuse = (why: string) => refused.push({ line, text: raw.trim(), why })
    if (url === undefined) {
      refuse('It is no address that begins with http:// or https://.')
      continue
    }
    if (host !== '' && new URL(url).host === host) {
      refuse('It lies on the short domain itself, so the redirect could go in a circle.')
      continue
    }
    const wanted = own.replace(/^\//, '')
    const kept = codeOf.get(url)
    if (wanted === '' && kept !== undefined) {
      if (links.some((link) => link.code === kept)) repeated++
      else links.push({ line, code: kept, url, isKept: true })
      continue
    }
    if (wanted !== '') {
      const before = taken.get(wanted.toLowerCase())
      if (!isCode(wanted)) refuse(`The code “${wanted}” has other characters than letters, digits and - . _ ~.`)
      else if (reserved.has(wanted.toLowerCase())) refuse(`The code “${wanted}” is used by servers themselves.`)
      else if (before !== undefined && before !== url) refuse(`The code “${wanted}” leads to ${before} already.`)
      else {
        taken.set(wanted.toLowerCase(), url)
        codeOf.set(url, wanted)
        links.push({ line, code: wanted, url, isKept: there.has(wanted) })
      }
      continue
    }
    const code = await freeCode(url)
    taken.set(code.toLowerCase(), url)
    codeOf.set(url, code)
    links.push({ line, code, url, isKept: false })
  }
  return { links, refused, repeated }
}

export type LinkFormat = 'redirects' | 'nginx' | 'apache' | 'vercel' | 'csv'

const quoted = (text: string) => `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`

/** The links as a file that makes a server redirect them. 302, so that a target may change later. */
export function linkFile(links: readonly Pick<ShortLink, 'code' | 'url'>[], format: LinkFormat, base: string): string {
  switch (format) {
    case 'redirects':
      return links.map(({ code, url }) => `/${code} ${url} 302\n`).join('')
    case 'nginx':
      return links
        .map(({ code, url }) => `location = /${code} { return 302 ${quoted(url.replaceAll('$', '%24'))}; }\n`)
        .join('')
    case 'apache':
      return links
        .map(({ code, url }) => `RedirectMatch 302 "^/${code.replaceAll('.', '\\.')}$" ${quoted(url)}\n`)
        .join('')
    case 'vercel': {
      const redirects = links.map(({ code, url }) => ({ source: `/${code}`, destination: url, permanent: false }))
      return `${JSON.stringify({ redirects }, undefined, 2)}\n`
    }
    case 'csv':
      return `short,url\r\n${links.map(({ code, url }) => `${base}/${code},"${url.replaceAll('"', '""')}"\r\n`).join('')}`
  }
}
