/* Redirects as servers and tables write them. */

export interface Redirect {
  /** From 1. */
  line: number
  from: string
  to: string
  status: number
}

export interface RedirectReading {
  redirects: readonly Redirect[]
  /** Rules that patterns make, or that are none: listed, not followed. */
  unread: readonly { line: number; text: string; why: string }[]
  format: string
}

const pattern = 'It is a pattern, which stands for many addresses; it is not followed here.'
const noRule = 'No rule was found in it.'

const words: Readonly<Record<string, number>> = { permanent: 301, temp: 302, seeother: 303, gone: 410, redirect: 302 }

function statusOf(word: string | undefined, usual: number): number {
  if (word === undefined) return usual
  const known = words[word.toLowerCase()]
  return Object.hasOwn(words, word.toLowerCase()) && known !== undefined
    ? known
    : /^\d{3}!?$/.test(word)
      ? Number.parseInt(word, 10)
      : usual
}

type Read = Omit<Redirect, 'line'> | 'pattern' | undefined

const bare = (text: string) => text.replace(/^(["'])(.*)\1$/, '$2')

/** An exact path in a regular expression: anchored, with nothing but escaped dots. */
function exactPath(expression: string): string | undefined {
  const [, inner] = /^\^(.*)\$$/.exec(expression) ?? []
  if (inner === undefined) return undefined
  const plain = inner.replaceAll(/\\([./-])/g, '$1').replace(/\/\?$/, '')
  return /[[\](){}*+?|\\^$]/.test(plain.replaceAll('.', '')) ? undefined : plain.startsWith('/') ? plain : `/${plain}`
}

/** Redirect, RedirectPermanent, RedirectMatch and RewriteRule of Apache's mod_alias and mod_rewrite. */
function apache(line: string): Read {
  const [name = '', ...rest] = (line.match(/"[^"]*"|\S+/g) ?? []).map(bare)
  switch (name.toLowerCase()) {
    case 'redirect':
    case 'redirectpermanent':
    case 'redirecttemp': {
      const usual = name.toLowerCase() === 'redirectpermanent' ? 301 : 302
      const hasStatus = rest.length > 2 || (rest.length === 2 && !/^[/h]/i.test(rest[0] ?? ''))
      const [from = '', to = ''] = hasStatus ? rest.slice(1) : rest
      const status = statusOf(hasStatus ? rest[0] : undefined, usual)
      return from === '' ? undefined : { from, to, status }
    }
    case 'redirectmatch': {
      const hasStatus = rest.length > 2
      const [expression = '', to = ''] = hasStatus ? rest.slice(1) : rest
      const from = exactPath(expression)
      return from === undefined || /\$\d/.test(to)
        ? 'pattern'
        : { from, to, status: statusOf(hasStatus ? rest[0] : undefined, 302) }
    }
    case 'rewriterule': {
      const [expression = '', to = '', flags = ''] = rest
      const [, status] = /\bR(?:=(\w+))?/i.exec(flags) ?? []
      if (!/\bR\b/i.test(flags)) return undefined
      const from = exactPath(expression)
      return from === undefined || /[$%]\d/.test(to) ? 'pattern' : { from, to, status: statusOf(status, 302) }
    }
    default:
      return undefined
  }
}

/** `location = /a { return 301 /b; }`, `rewrite ^/a$ /b permanent;` and lines of a map of nginx. */
function nginx(line: string): Read {
  const [, from, status, to] = /^location\s*=\s*(\S+)\s*\{\s*return\s+(\d{3})\s+([^;]+);/.exec(line) ?? []
  if (from !== undefined && to !== undefined)
    return /\$(?!request_uri|host|scheme)/.test(to) ? 'pattern' : { from, to: bare(to.trim()), status: Number(status) }
  const [, expression, target, flag] = /^rewrite\s+(\S+)\s+(\S+)\s+(permanent|redirect)\s*;/.exec(line) ?? []
  if (expression !== undefined && target !== undefined) {
    const path = exactPath(expression)
    return path === undefined || /\$\d/.test(target)
      ? 'pattern'
      : { from: path, to: target, status: flag === 'permanent' ? 301 : 302 }
  }
  const [, left, right] = /^("?\/\S*?"?)\s+("?(?:\/|https?:)[^;]*"?);$/.exec(line) ?? []
  return left !== undefined && right !== undefined ? { from: bare(left), to: bare(right), status: 301 } : undefined
}

/** Lines of _redirects, as Netlify and Cloudflare Pages read them. */
function redirectsFile(line: string): Read {
  const [from = '', ...rest] = line.split(/\s+/)
  const [to] = rest.filter((word) => !/^[\w-]+=/.test(word) && !/^\d{3}!?$/.test(word))
  const status = rest.find((word) => /^\d{3}!?$/.test(word))
  if (to === undefined || !/^(?:\/|https?:)/i.test(from) || !/^(?:\/|https?:)/i.test(to)) return undefined
  return /\*|\/:\w/.test(from) ? 'pattern' : { from, to, status: statusOf(status, 301) }
}

/** Two columns and perhaps a status, parted by tabs, semicolons, commas or an arrow. */
function table(line: string): Read {
  const cells = (
    line.includes('->') || line.includes('→')
      ? line.split(/->|→/)
      : line.includes('\t')
        ? line.split('\t')
        : line.includes(';')
          ? line.split(';')
          : line.split(',')
  ).map((cell) => bare(cell.trim()))
  const [from = '', to = '', status] = cells
  if (!/^(?:\/|https?:)/i.test(from) || (to !== '' && !/^(?:\/|https?:|www\.)/i.test(to))) return undefined
  return cells.length > 1 ? { from, to, status: statusOf(status, 301) } : undefined
}

const formats: readonly { name: string; sign: RegExp; read: (line: string) => Read }[] = [
  { name: 'Apache', sign: /^(?:Redirect\w*|RewriteRule)\s/i, read: apache },
  { name: 'nginx', sign: /^(?:location\s*=|rewrite\s)|;$/, read: nginx },
  { name: '_redirects', sign: /^(?:\/|https?:)\S*\s+(?:[\w-]+=\S+\s+)*(?:\/|https?:)/i, read: redirectsFile },
  { name: 'a table', sign: /[,;\t]|->|→/, read: table },
]

/** Lines that rules have around them. */
const around =
  /^(?:#|;|\/\/|<\/?\w|Rewrite(?:Engine|Cond|Base)\b|Options\b|map\s|server\s*\{|default\s|\}|\{|hostnames;)/i
const headings = /^["']?(?:from|source|old|old[ _]?url|source[ _]?url)\b/i

/** IIS: rule elements that redirect from one exact path. */
function iisRules(text: string): RedirectReading | undefined {
  if (!/<(?:rule|rewrite|add)\b/i.test(text) || !/<(?:rules|rewriteMaps?|rewrite)\b/i.test(text)) return undefined
  const redirects: Redirect[] = []
  const unread: { line: number; text: string; why: string }[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  for (const match of text.matchAll(/<rule\b[\s\S]*?<\/rule>/gi)) {
    const expression = /<match\b[^>]*\burl="([^"]*)"/i.exec(match[0])?.[1] ?? ''
    const to = /<action\b[^>]*\burl="([^"]*)"/i.exec(match[0])?.[1]
    const type = /\bredirectType="(\w+)"/i.exec(match[0])?.[1]
    const from = exactPath(expression)
    const line = lineAt(match.index)
    if (from === undefined || to === undefined || /\{R:\d/.test(to))
      unread.push({ line, text: expression || 'rule', why: pattern })
    else
      redirects.push({
        line,
        from,
        to,
        status:
          { permanent: 301, found: 302, seeother: 303, temporary: 307 }[type?.toLowerCase() ?? 'permanent'] ?? 301,
      })
  }
  for (const match of text.matchAll(/<add\b[^>]*\bkey="([^"]*)"[^>]*\bvalue="([^"]*)"/gi))
    redirects.push({ line: lineAt(match.index), from: match[1] ?? '', to: match[2] ?? '', status: 301 })
  return { redirects, unread, format: 'IIS' }
}

/** Reads redirects of Apache, nginx, IIS, a _redirects file or a table; each line by the first form that it has. */
export function readRedirects(text: string): RedirectReading {
  const iis = iisRules(text)
  if (iis) return iis
  const redirects: Redirect[] = []
  const unread: { line: number; text: string; why: string }[] = []
  const counts = new Map<string, number>()
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    const number = at + 1
    if (line === '' || around.test(line) || (redirects.length === 0 && headings.test(line))) continue
    const form = formats.find(({ sign }) => sign.test(line))
    const read = form?.read(line)
    if (read === 'pattern') unread.push({ line: number, text: line, why: pattern })
    else if (!read || !form) unread.push({ line: number, text: line, why: noRule })
    else {
      redirects.push({ line: number, ...read })
      counts.set(form.name, (counts.get(form.name) ?? 0) + 1)
    }
  }
  const [format = 'nothing'] = [...counts.entries()].toSorted(([, a], [, b]) => b - a).map(([name]) => name)
  return { redirects, unread, format }
}
