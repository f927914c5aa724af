/* What is asked of a web server, in one form for all of them. */

export const servers = {
  apache: 'Apache (.htaccess)',
  nginx: 'nginx',
  caddy: 'Caddy',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
  iis: 'IIS (web.config)',
} as const

export type Server = keyof typeof servers

export type RedirectStatus = 301 | 302 | 303 | 307 | 308 | 410

/** One line of the list. */
export interface Rule {
  /** From 1. */
  line: number
  /** A path as people read it, its escapes undone; of a rule for a folder what stands before the star. */
  from: string
  /** It stands for all that begins with `from`. */
  isPrefix: boolean
  /** As an address is written, its escapes in place; of a rule for a folder what stands before the rest. Empty where it is gone. */
  to: string
  /** What follows is put behind `to`. */
  keepsRest: boolean
  status: RedirectStatus
}

export interface SiteRules {
  /** Without `www.`; empty where it is not known. */
  domain: string
  www: 'keep' | 'with' | 'without'
  https: boolean
  /** TLS ends before this server, which hears of it by X-Forwarded-Proto. */
  isBehindProxy: boolean
  /** Each address of the list once; the first line of a path wins. */
  rules: readonly Rule[]
  keepsQuery: boolean
  /** Paths of folders whose files never change, each from slash to slash. */
  lastingFolders: readonly string[]
  compresses: boolean
  hasSecurityHeaders: boolean
  hsts: 'none' | 'year' | 'subdomains'
  stopsHotlinks: boolean
  /** Path of the file of passwords on the server; empty without one. */
  passwordFile: string
  notFoundPage: string
  errorPage: string
  isSinglePage: boolean
}

/** The host that everything ends at; undefined where it is left as it is asked for. */
export function finalHost({ domain, www }: SiteRules): string | undefined {
  if (domain === '' || www === 'keep') return undefined
  return www === 'with' ? `www.${domain}` : domain
}

/** The host that is sent to the final one. */
export function otherHost({ domain, www }: SiteRules): string | undefined {
  if (domain === '' || www === 'keep') return undefined
  return www === 'with' ? domain : `www.${domain}`
}

/** The hosts that pages are served from: both where neither is preferred; none where the domain is not known. */
export function servedHosts(site: SiteRules): string[] {
  const host = finalHost(site)
  if (host !== undefined) return [host]
  return site.domain === '' ? [] : [site.domain, `www.${site.domain}`]
}

/** Whole address of a target on the same site, so that the list and the change of host are one hop. */
export function wholeTarget(to: string, site: SiteRules): string {
  const host = finalHost(site)
  return to.startsWith('/') && host !== undefined && site.https ? `https://${host}${to}` : to
}

/** A target that has a query of its own keeps that one alone. */
export const takesQuery = (rule: Rule, { keepsQuery }: SiteRules) => keepsQuery && !/[?#]/.test(rule.to)

/** The statuses that a list uses, in their order. */
export const statusesOf = ({ rules }: SiteRules): RedirectStatus[] =>
  [...new Set(rules.map(({ status }) => status))].toSorted((one, other) => one - other)

/** Whole paths first, then folders, the longest first: what every server is made to do. */
export function inOrder(rules: readonly Rule[]): Rule[] {
  const folders = rules.filter(({ isPrefix }) => isPrefix)
  return [
    ...rules.filter(({ isPrefix }) => !isPrefix),
    ...folders.toSorted((one, other) => other.from.length - one.from.length),
  ]
}

/** A path as it stands in a request. */
export const encodedPath = (path: string) => encodeURI(path).replaceAll('?', '%3F').replaceAll('#', '%23')

/** Each sign of a regular expression taken as itself. */
export const literally = (text: string) => text.replaceAll(/[\\^$.|?*+()[\]{}]/g, String.raw`\$&`)

/** The headers that are sent with every answer, by the choices. */
export function headersOf({ hasSecurityHeaders, hsts }: SiteRules): [name: string, value: string][] {
  return [
    ...(hasSecurityHeaders
      ? ([
          ['X-Content-Type-Options', 'nosniff'],
          ['X-Frame-Options', 'SAMEORIGIN'],
          ['Referrer-Policy', 'strict-origin-when-cross-origin'],
          ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
        ] as [string, string][])
      : []),
    ...(hsts === 'none'
      ? []
      : ([['Strict-Transport-Security', `max-age=31536000${hsts === 'subdomains' ? '; includeSubDomains' : ''}`]] as [
          string,
          string,
        ][])),
  ]
}

export const lastingCache = 'public, max-age=31536000, immutable'

export const pictureEndings = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'avif', 'svg']
