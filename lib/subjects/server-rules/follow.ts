import { urlOf } from '@/lib/base/text/url-of'
import { finalHost, inOrder, otherHost, takesQuery, wholeTarget, type Rule, type SiteRules } from './model'

/** Finds the rule of a path: a whole path first, then the longest folder. */
export function finderOf(rules: readonly Rule[]): (path: string) => Rule | undefined {
  const whole = new Map<string, Rule>()
  const folders = new Map<string, Rule>()
  for (const rule of rules) {
    const kind = rule.isPrefix ? folders : whole
    if (!kind.has(rule.from)) kind.set(rule.from, rule)
  }
  return (path) => {
    const exact = whole.get(path)
    if (exact) return exact
    for (let end = path.lastIndexOf('/'); end !== -1; end = end === 0 ? -1 : path.lastIndexOf('/', end - 1)) {
      const folder = folders.get(path.slice(0, end + 1))
      if (folder) return folder
    }
    return undefined
  }
}

export interface Hop {
  /** What was asked. */
  address: string
  status: number
  /** Where it leads; empty where it ends. */
  location: string
  rule?: Rule
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

function locationOf(rule: Rule, url: URL, site: SiteRules): string {
  const before = encodeURI(rule.from)
  const rest = rule.keepsRest ? url.pathname.slice(before.length) : ''
  const query = takesQuery(rule, site) ? url.search : ''
  return `${wholeTarget(rule.to, site)}${rest}${query}`
}

/** Where the change to HTTPS and to one host leads; undefined where all is as wished. */
function canonical(url: URL, site: SiteRules): string | undefined {
  const host = url.host === otherHost(site) ? finalHost(site) : undefined
  const scheme = site.https ? 'https:' : url.protocol
  if (host === undefined && scheme === url.protocol) return undefined
  return `${scheme}//${host ?? url.host}${url.pathname}${url.search}`
}

/** The first answer to an address; undefined where no rule is hit. */
export function answerTo(url: URL, site: SiteRules, find: (path: string) => Rule | undefined): Hop | undefined {
  const rule = find(readable(url.pathname))
  if (rule)
    return {
      address: url.href,
      status: rule.status,
      location: rule.to && locationOf(rule, url, site),
      rule,
    }
  const location = canonical(url, site)
  return location === undefined ? undefined : { address: url.href, status: 301, location }
}

export interface Way {
  hops: readonly Hop[]
  /** It comes back to where it was. */
  isLoop: boolean
}

const mostHops = 20

/** Follows an address over the rules of its site until none is hit or it leaves. */
export function follow(address: string, site: SiteRules, find: (path: string) => Rule | undefined): Way | undefined {
  const own = finalHost(site) ?? (site.domain || 'example.com')
  const start = urlOf(address, `${site.https ? 'https' : 'http'}://${own}`)
  if (!start) return undefined
  const hosts = new Set([own, site.domain, `www.${site.domain}`, start.host])
  const hops: Hop[] = []
  const seen = new Set<string>()
  let url: URL | undefined = start
  while (url && hosts.has(url.host) && hops.length < mostHops) {
    if (seen.has(url.href)) return { hops, isLoop: true }
    seen.add(url.href)
    const hop = answerTo(url, site, find)
    if (!hop) break
    hops.push(hop)
    url = hop.location === '' ? undefined : urlOf(hop.location, url.href)
  }
  return { hops, isLoop: hops.length === mostHops }
}

/** The path on this site that a target names; undefined where it leads elsewhere. */
export function ownPath(to: string, { domain }: SiteRules): string | undefined {
  if (to === '') return undefined
  if (to.startsWith('/')) return readable(to.replace(/[?#].*$/, ''))
  const url = urlOf(to)
  return url && domain !== '' && (url.host === domain || url.host === `www.${domain}`)
    ? readable(url.pathname)
    : undefined
}

export interface Chains {
  /** Lines of rules that never end, each with the paths of its circle. */
  loops: readonly { rule: Rule; paths: readonly string[] }[]
  /** Rules whose target is redirected again, with the last target. */
  chains: readonly { rule: Rule; over: Rule; end: string }[]
  /** Rules for a path that an earlier line has. */
  repeated: readonly { rule: Rule; first: Rule }[]
  /** The list as it is used: each path once, loops left out. */
  kept: readonly Rule[]
}

interface Walk {
  end: string
  over?: Rule
  circle?: readonly string[]
}

function walk(rule: Rule, site: SiteRules, find: (path: string) => Rule | undefined): Walk {
  const paths = [rule.from]
  let { to } = rule
  let over: Rule | undefined
  for (;;) {
    const path = ownPath(to, site)
    const next = path === undefined ? undefined : find(path)
    if (!next || path === undefined) return { end: to, ...(over && { over }) }
    if (next === rule || paths.includes(path)) return { end: to, circle: [...paths, path] }
    // What a folder leads to depends on the rest, which is not known here.
    if (next.keepsRest || next.status === 410) return { end: to, over: over ?? next }
    over ??= next
    paths.push(path)
    to = next.to
  }
}

/** Looks through a list for loops, chains and paths that stand there twice. A rule for a folder is followed by its target alone. */
export function findChains(rules: readonly Rule[], site: SiteRules): Chains {
  const first = new Map<string, Rule>()
  const repeated: { rule: Rule; first: Rule }[] = []
  for (const rule of rules) {
    const key = `${rule.from}${rule.isPrefix ? '*' : ''}`
    const earlier = first.get(key)
    if (earlier) repeated.push({ rule, first: earlier })
    else first.set(key, rule)
  }
  const once = [...first.values()]
  const find = finderOf(once)
  const loops: { rule: Rule; paths: readonly string[] }[] = []
  const chains: { rule: Rule; over: Rule; end: string }[] = []
  for (const rule of once) {
    const { end, over, circle } = walk(rule, site, find)
    if (circle) loops.push({ rule, paths: circle })
    else if (over) chains.push({ rule, over, end })
  }
  const looping = new Set(loops.map(({ rule }) => rule))
  return {
    loops,
    chains,
    repeated,
    kept: inOrder(once.filter((rule) => !looping.has(rule))),
  }
}

/** The list with every chain led straight to its end. */
export function flattened(rules: readonly Rule[], chains: Chains['chains']): Rule[] {
  const ends = new Map(chains.map(({ rule, end }) => [rule, end]))
  return rules.map((rule) => (rule.keepsRest ? rule : { ...rule, to: ends.get(rule) ?? rule.to }))
}
