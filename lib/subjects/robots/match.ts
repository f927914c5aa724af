/* Which rule of a robots.txt decides about a URL. Source: RFC 9309, 2.2; Google's tests (tests/vectors/robots). */
import type { Robots, RobotsGroup, RobotsLine, RobotsRule } from './parse'

export interface Verdict {
  isAllowed: boolean
  /** The rule that decides; without one everything is allowed. */
  rule?: RobotsRule
  /** The user agent line that was followed. */
  agent?: RobotsLine
}

/** Path and query of a URL as rules are compared with; the scheme and the host may be missing. */
export function pathOf(url: string): string {
  const withoutFragment = url.replace(/#.*$/s, '')
  const afterScheme = /^(?:[^/?#]*:)?\/\//.exec(withoutFragment)?.[0].length ?? 0
  const rest = withoutFragment.slice(afterScheme)
  const start = rest.search(/[/?]/)
  if (start < 0) return '/'
  const path = rest.slice(start)
  return path.startsWith('/') ? path : `/${path}`
}

const encoder = new TextEncoder()

/** A pattern with what is not ASCII percent-encoded, and the digits of what is encoded in capitals. */
export function escapedPattern(pattern: string): string {
  return pattern
    .replaceAll(/%[0-9a-f]{2}/gi, (escape) => escape.toUpperCase())
    .replaceAll(/[^\0-\x7f]+/g, (text) =>
      Array.from(encoder.encode(text), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join(''),
    )
}

/** Whether a path is matched: `*` stands for anything, `$` at the end for the end. Linear but for what `*` skips. */
function isMatch(path: string, pattern: string): boolean {
  const isAnchored = pattern.endsWith('$')
  const [first = '', ...later] = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isAnchored ? later.pop() : undefined
  for (const piece of later) {
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  if (!isAnchored) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

/** How strongly a rule matches: the length of its pattern in bytes, or undefined. */
function strengthOf({ key, value }: RobotsRule, path: string): number | undefined {
  const pattern = escapedPattern(value)
  if (isMatch(path, pattern)) return pattern.length
  // Google reads an allowed index.html as its folder.
  const slash = pattern.lastIndexOf('/')
  if (key !== 'allow' || slash < 0 || !pattern.startsWith('/index.htm', slash)) return undefined
  const folder = `${pattern.slice(0, slash + 1)}$`
  return isMatch(path, folder) ? folder.length : undefined
}

/** The product token of a user agent line: its letters, hyphens and low lines up to anything else. */
export function productToken(value: string): string {
  return /^[a-z_-]*/i.exec(value)?.[0] ?? ''
}

const isEveryone = ({ value }: RobotsLine) => /^\*(?:\s|$)/.test(value)

/** The groups that a crawler follows, all of them together as one, and the line that names it. */
function groupsFor(groups: readonly RobotsGroup[], agent: string): { groups: RobotsGroup[]; line?: RobotsLine } {
  const wanted = agent.toLowerCase()
  const named = (line: RobotsLine) => !isEveryone(line) && productToken(line.value).toLowerCase() === wanted
  const own = groups.filter(({ agents }) => agents.some(named))
  const chosen = own.length > 0 ? own : groups.filter(({ agents }) => agents.some(isEveryone))
  const line = chosen[0]?.agents.find(own.length > 0 ? named : isEveryone)
  return { groups: chosen, ...(line && { line }) }
}

/** Whether some group names this crawler, and not only everyone. */
export function isNamed(robots: Robots, agent: string): boolean {
  const wanted = agent.toLowerCase()
  return robots.groups.some(({ agents }) => agents.some(({ value }) => productToken(value).toLowerCase() === wanted))
}

/**
 * Whether a crawler may fetch a URL, and the rule that decides: the longest that matches; of two as long, the one that allows. An
 * empty rule matches nothing. `agents`: the crawler's product token, then those whose groups it follows where its own is missing.
 */
export function judge(robots: Robots, agents: string | readonly string[], url: string): Verdict {
  const names = typeof agents === 'string' ? [agents] : agents
  const name = names.find((one) => isNamed(robots, one)) ?? names[0] ?? ''
  const { groups, line } = groupsFor(robots.groups, name)
  const path = pathOf(url)
  let best: { rule: RobotsRule; strength: number } | undefined
  for (const { rules } of groups)
    for (const rule of rules) {
      const strength = strengthOf(rule, path) ?? 0
      if (strength === 0 || strength < (best?.strength ?? 0)) continue
      if (best && strength === best.strength && (best.rule.key === 'allow' || rule.key === 'disallow')) continue
      best = { rule, strength }
    }
  const followed = line ? { agent: line } : {}
  return best
    ? { isAllowed: best.rule.key === 'allow', rule: best.rule, ...followed }
    : { isAllowed: true, ...followed }
}
