import { urlOf } from '@/lib/base/text/url-of'
import { readRedirects } from '@/lib/subjects/redirects/read'
import type { RedirectStatus, Rule } from './model'

export interface Refused {
  line: number
  text: string
  why: string
}

export interface Reading {
  rules: readonly Rule[]
  refused: readonly Refused[]
}

const statuses: readonly number[] = [301, 302, 303, 307, 308, 410]
const isStatus = (code: number): code is RedirectStatus => statuses.includes(code)

/** Rules that are read at once. */
export const mostRules = 50_000

function cellsOf(line: string): string[] {
  const parting = /->|→/.test(line) ? /->|→/ : /[\t;,]/.exec(line)?.[0]
  const cells = parting === undefined ? line.split(/\s+/) : line.split(parting)
  return cells.map((cell) => cell.trim().replace(/^(["'])(.*)\1$/, '$2'))
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** A target as it is written into a Location, spaces and letters beyond ASCII escaped, what is escaped left. */
function targetOf(to: string): string | undefined {
  if (/[\s"\\<>^`{|}$]/.test(to.replaceAll(' ', ''))) return undefined
  if (to.startsWith('/')) return to.startsWith('//') ? undefined : encodeURI(to).replaceAll(/%25(?=[\dA-F]{2})/gi, '%')
  const url = urlOf(to)
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

const noTarget = 'The target must be a path from the slash, or a whole address that begins with http:// or https://.'

function ruleOf(line: number, [from = '', to = '', code]: readonly string[], usual: RedirectStatus): Rule | string {
  const status = code === undefined || code === '' ? usual : Number(code.replace(/!$/, ''))
  if (!isStatus(status)) return `${String(code)} is no status of a redirect; 301, 302, 303, 307, 308 and 410 are.`
  const path = /^https?:\/\//i.test(from) ? urlOf(from)?.pathname : from
  if (!path?.startsWith('/')) return 'The old path must begin with a slash.'
  if (from.includes('?')) return 'The old path has a query, and servers compare the path alone.'
  if (from.includes('#')) return 'The old path has a #. What stands behind it never reaches a server.'
  const [before = '', ...behind] = path.split('*')
  if (behind.length > 1 || (behind.length === 1 && behind[0] !== ''))
    return 'The old path has a star that is not at its end.'
  const isPrefix = behind.length === 1
  if (isPrefix && !before.endsWith('/')) return 'A star must follow a slash: it stands for all of a folder.'
  const readable = decoded(before)
  if (readable === undefined) return 'The old path has a percent sign that begins no escape.'
  if (/[\p{Cc}"\\]/u.test(readable)) return 'The old path has a quotation mark, a backslash or a control character.'
  if (status === 410) return { line, from: readable, isPrefix, to: '', keepsRest: false, status }
  const [beforeRest = '', rest] = to.split(/:splat$|\*$/)
  const target = targetOf(beforeRest)
  if (to === '' || target === undefined) return noTarget
  if (rest !== undefined && !isPrefix) return 'The target has a place for the rest, and the old path no star.'
  return {
    line,
    from: readable,
    isPrefix,
    to: target,
    keepsRest: rest !== undefined,
    status,
  }
}

/** A first line that names columns has no path in it. */
const headings = /^["']?(?:from|source|old)\b[^/]*$/i

/**
 * Reads a list of redirects: old path, new path or address, and a status if it is another one, parted by a comma, semicolon, tab, arrow or
 * spaces. `/old/*` stands for a folder, `:splat` or a star at the end of the target for what follows. Lines of Apache are read too. Refuses
 * what no server can do.
 */
export function readRules(text: string, usual: RedirectStatus): Reading {
  const rules: Rule[] = []
  const refused: Refused[] = []
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = raw.trim()
    const number = at + 1
    if (line === '' || line.startsWith('#') || (rules.length === 0 && headings.test(line))) continue
    if (rules.length === mostRules) {
      refused.push({
        line: number,
        text: line,
        why: 'Only the first 50,000 rules are read.',
      })
      break
    }
    const [foreign] = /^(?:Redirect|RewriteRule|location|rewrite)/i.test(line) ? readRedirects(line).redirects : []
    const cells = foreign ? [foreign.from, foreign.to, String(foreign.status)] : cellsOf(line)
    const rule = ruleOf(number, cells, usual)
    if (typeof rule === 'string') refused.push({ line: number, text: line, why: rule })
    else rules.push(rule)
  }
  return { rules, refused }
}
