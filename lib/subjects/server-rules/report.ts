import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { apacheFile } from './apache'
import { caddyFile } from './caddy'
import { directivesIn } from './directives'
import { finderOf, findChains, flattened, follow, type Chains } from './follow'
import { iisFile } from './iis'
import { headersOf, servers, type RedirectStatus, type Rule, type Server, type SiteRules } from './model'
import { nginxFile } from './nginx'
import { cloudflareRedirects, headersFile, netlifyRedirects } from './pages'
import { readRules, type Refused } from './read'

export interface RulesQuestion {
  server: Server
  list: string
  /** Addresses or paths to try, one a line. */
  tests: string
  usual: RedirectStatus
  domain: string
  www: SiteRules['www']
  https: boolean
  isBehindProxy: boolean
  keepsQuery: boolean
  /** Chains are led straight to their end. */
  flattens: boolean
  lasting: string
  compresses: boolean
  hasSecurityHeaders: boolean
  hsts: SiteRules['hsts']
  stopsHotlinks: boolean
  passwordFile: string
  notFoundPage: string
  errorPage: string
  isSinglePage: boolean
}

export interface RulesReport extends Report {
  files: { rules: string; headers: string }
}

const listed = 50
const mostTests = 1000

const labels: Readonly<Record<Server, string>> = {
  apache: '.htaccess',
  nginx: 'site.conf',
  caddy: 'Caddyfile',
  netlify: '_redirects',
  cloudflare: '_redirects',
  iis: 'web.config',
}

/** A host as it is compared: without scheme, path and `www.`; undefined where it is none. */
function domainOf(typed: string): string | undefined {
  const host = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/, '')
    .replace(/^www\./, '')
  return host === '' || /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/.test(host) ? host : undefined
}

const isPath = (path: string) => /^\/[^\s"'\\;{}$#?]*$/.test(path)
const isFile = (path: string) => /^\/?[^\s"'\\;{}$#?]+$/.test(path)

interface Settings {
  site: Omit<SiteRules, 'rules'>
  faults: ReportFinding[]
}

/** What was typed into the options, with what cannot be used left out and said. */
function settingsOf(asked: RulesQuestion): Settings {
  const faults: ReportFinding[] = []
  const bad = (says: string) => faults.push({ tone: 'bad', says })
  const domain = domainOf(asked.domain)
  if (domain === undefined) bad(`“${asked.domain.trim()}” is no domain such as example.com. It is left out.`)
  if (!domain && asked.www !== 'keep') bad('One host needs the domain. Until then www is left as it is.')
  if (!domain && asked.stopsHotlinks) bad('Pictures cannot be kept to your own pages without the domain.')
  const page = (name: string, typed: string) => {
    const path = typed.trim()
    if (path === '' || isPath(path)) return path
    bad(`${name} must be a path from the slash, without spaces. It is left out.`)
    return ''
  }
  const passwordFile = asked.passwordFile.trim()
  if (passwordFile !== '' && !isFile(passwordFile)) bad('The file of passwords must be a path without spaces.')
  const folders = asked.lasting.split(/[\s,;]+/).filter((folder) => folder !== '')
  const lastingFolders = folders.map((folder) => `/${folder.replaceAll(/^\/+|\/+$/g, '')}/`.replace('//', '/'))
  const usable = lastingFolders.filter((folder) => isPath(folder) && folder !== '/')
  if (usable.length < lastingFolders.length) bad('A folder for long caching must be a path other than the whole site.')
  const { server, www, https, isBehindProxy, keepsQuery, compresses, hasSecurityHeaders, hsts } = asked
  return {
    faults,
    site: {
      domain: domain ?? '',
      www: domain ? www : 'keep',
      https,
      isBehindProxy: isBehindProxy && server !== 'netlify' && server !== 'cloudflare',
      keepsQuery,
      lastingFolders: usable,
      compresses,
      hasSecurityHeaders,
      hsts: https ? hsts : 'none',
      stopsHotlinks: asked.stopsHotlinks && Boolean(domain),
      passwordFile: isFile(passwordFile) ? passwordFile : '',
      notFoundPage: page('The page for 404', asked.notFoundPage),
      errorPage: page('The page for 500', asked.errorPage),
      isSinglePage: asked.isSinglePage,
    },
  }
}

const nameOf = ({ from, isPrefix }: Rule) => `${from}${isPrefix ? '*' : ''}`
const redirection = 'RFC 9110, section 15.4'

function chainFindings({ loops, chains, repeated }: Chains, flattens: boolean): ReportFinding[] {
  return [
    ...loops.map(({ rule, paths }): ReportFinding => ({
      tone: 'bad',
      says: `${nameOf(rule)} goes in a circle: ${paths.join(' → ')}. It is left out.`,
      source: redirection,
      at: { line: rule.line, column: 1 },
    })),
    ...repeated.map(({ rule, first }): ReportFinding => ({
      tone: rule.to === first.to && rule.status === first.status ? 'plain' : 'warn',
      says: `${nameOf(rule)} stands on line ${whole(first.line)} already${rule.to === first.to ? '' : ', with another target'}. The first counts.`,
      at: { line: rule.line, column: 1 },
    })),
    ...chains.map(({ rule, over, end }): ReportFinding => ({
      tone: flattens && !rule.keepsRest ? 'plain' : 'warn',
      says:
        over.status === 410
          ? `${nameOf(rule)} leads to ${over.from}, which is gone.`
          : flattens && !rule.keepsRest
            ? `${nameOf(rule)} was a chain over ${nameOf(over)} and now leads straight to ${end}.`
            : `${nameOf(rule)} is a chain: line ${whole(over.line)} sends ${rule.to} on.`,
      at: { line: rule.line, column: 1 },
    })),
  ]
}

const refusedFindings = (refused: readonly Refused[]) =>
  refused.map(({ line, why }): ReportFinding => ({
    tone: 'bad',
    says: why,
    at: { line, column: 1 },
  }))

/** What the chosen server cannot do of what was asked, or does in its own way. */
function limitFindings(server: Server, site: SiteRules): ReportFinding[] {
  const found: ReportFinding[] = []
  const say = (tone: 'warn' | 'plain', says: string, source?: string) =>
    found.push({ tone, says, ...(source && { source }) })
  const count = site.rules.length
  if (server === 'apache') {
    if (count > 1000)
      say(
        'warn',
        `${whole(count)} rules in .htaccess are read at every request. Whoever may edit the server’s own file puts them there, or into a RewriteMap.`,
        'Apache, “Using RewriteMap”',
      )
    if (site.passwordFile !== '') say('plain', 'Names are put into the file of passwords by htpasswd -B.')
  }
  if (server === 'nginx' && count > 0)
    say('plain', 'nginx compares the paths of a map without regard to capitals, unless two of the list differ in them.')
  if (server === 'caddy' && site.passwordFile !== '')
    say('plain', 'The file of passwords has lines of a name, a space and a hash that caddy hash-password writes.')
  if (server === 'caddy' && site.https && site.domain === '' && !site.isBehindProxy)
    say('warn', 'Caddy needs the domain to serve HTTPS. Until then the file listens on port 80.')
  if (server === 'iis') {
    if (count > 0 || site.https || site.isSinglePage)
      say('plain', 'IIS needs the module URL Rewrite for these rules.', 'Microsoft Learn, “URL Rewrite”')
    if (site.rules.some(({ status }) => status === 308))
      say('warn', 'URL Rewrite knows no 308. Those lines answer with 301, after which a browser may change the method.')
    if (count > 2000)
      say(
        'warn',
        'IIS reads a web.config of up to 250 kB. Move the maps into a file of their own (configSource), or raise MaxWebConfigFileSizeInKB.',
      )
    if (site.passwordFile !== '')
      say('warn', 'IIS asks for accounts of Windows, not a file: switch basic authentication on in its manager.')
  }
  if (server === 'netlify' || server === 'cloudflare') {
    const name = servers[server]
    if (site.rules.some(({ status }) => status === 410))
      say('warn', `${name} knows no 410. Those paths are left out and answer with 404 when the page is gone.`)
    if (site.stopsHotlinks) say('warn', `${name} cannot keep pictures to your own pages by a file.`)
    if (site.passwordFile !== '') say('warn', `${name} reads no file of passwords. Protect the site in its settings.`)
    if (site.errorPage !== '') say('warn', `${name} has no page of yours for errors of the server.`)
    if (!site.keepsQuery) say('warn', `${name} hands on the query in any case.`)
    if (site.compresses) say('plain', `${name} compresses by itself.`)
  }
  if (server === 'cloudflare') {
    if (site.www !== 'keep') say('warn', 'One host is made in the dashboard there, by a Redirect Rule.')
    if (site.rules.filter(({ isPrefix }) => !isPrefix).length > 2000)
      say('warn', 'Cloudflare Pages reads 2,000 redirects of whole paths. More belong into Bulk Redirects.')
    if (site.rules.filter(({ isPrefix }) => isPrefix).length > 100)
      say('warn', 'Cloudflare Pages reads 100 redirects with a star.')
    if (site.isSinglePage) say('plain', 'It answers with index.html by itself as long as there is no 404.html.')
    if (site.notFoundPage !== '' && site.notFoundPage !== '/404.html')
      say('warn', 'Its page for 404 is always /404.html.')
  }
  if (site.isSinglePage && site.notFoundPage !== '')
    say('warn', 'The app answers every path, so the page for 404 is never shown.')
  if (site.hsts === 'subdomains')
    say('warn', 'HSTS with subdomains closes every one of them to plain HTTP for a year.', 'RFC 6797, section 14.4')
  return found
}

function rulesFile(server: Server, site: SiteRules): string {
  switch (server) {
    case 'apache':
      return apacheFile(site)
    case 'nginx':
      return nginxFile(site)
    case 'caddy':
      return caddyFile(site)
    case 'netlify':
      return netlifyRedirects(site)
    case 'cloudflare':
      return cloudflareRedirects(site)
    case 'iis':
      return iisFile(site)
  }
}

/** Each address that is tried: the rule it hits first, the status and where it ends. */
function triedRows(tests: string, site: SiteRules): string[][] {
  const find = finderOf(site.rules)
  const addresses = tests.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
  return addresses.slice(0, mostTests).map((address) => {
    const way = follow(address, site, find)
    if (!way) return [address, 'No address', '', '', '']
    const [first] = way.hops
    if (!first) return [address, 'No rule', '', 'Stays', '0']
    const last = way.hops.at(-1)
    return [
      address,
      first.rule ? `Line ${whole(first.rule.line)}: ${nameOf(first.rule)}` : 'Scheme and host',
      String(first.status),
      way.isLoop ? 'Never ends' : last?.location || 'Gone',
      String(way.hops.length),
    ]
  })
}

/** The file for a server, what is wrong with the list, and what it does to addresses. */
export function rulesReport(asked: RulesQuestion): RulesReport {
  const { site: settings, faults } = settingsOf(asked)
  const { rules, refused } = readRules(asked.list, asked.usual)
  const whenAll: SiteRules = { ...settings, rules }
  const chains = findChains(rules, whenAll)
  const used = asked.flattens ? flattened(chains.kept, chains.chains) : chains.kept
  const site: SiteRules = { ...settings, rules: used }
  const file = rulesFile(asked.server, site)
  const headers = asked.server === 'netlify' || asked.server === 'cloudflare' ? headersFile(site) : ''
  const found = [
    ...faults,
    ...refusedFindings(refused),
    ...chainFindings(chains, asked.flattens),
    ...limitFindings(asked.server, site),
  ]
  const mistakes = found.filter(({ tone }) => tone === 'bad').length
  const warnings = found.filter(({ tone }) => tone === 'warn').length
  const said = [
    `${counted(used.length, 'redirect', 'redirects')} for ${servers[asked.server]}`,
    ...(mistakes > 0 ? [counted(mistakes, 'mistake', 'mistakes')] : []),
    ...(warnings > 0 ? [counted(warnings, 'thing to look at', 'things to look at')] : []),
  ]
  return {
    headline: `${said.join('; ')}.`,
    tone: mistakes > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Redirects', text: whole(used.length) },
      { label: 'Loops', text: whole(chains.loops.length) },
      { label: 'Chains', text: whole(chains.chains.length) },
      { label: 'Repeated paths', text: whole(chains.repeated.length) },
      { label: 'Headers', text: whole(headersOf(site).length) },
    ],
    parts: [
      {
        findings: found.slice(0, listed),
        notes:
          found.length > listed ? [`${counted(found.length - listed, 'more remark', 'more remarks')} left out.`] : [],
      },
      {
        tables: [
          {
            label: 'Your addresses',
            columns: ['Address', 'What it hits', 'Status', 'Ends at', 'Hops'],
            rows: triedRows(asked.tests, site),
          },
        ],
      },
      {
        texts: [
          ...(file === '' ? [] : [{ label: labels[asked.server], text: shown(file) }]),
          ...(headers === '' ? [] : [{ label: '_headers', text: headers }]),
        ],
        notes:
          file.length > shownLetters ? ['The file is long: its beginning is shown, and saving has all of it.'] : [],
      },
      {
        tables: [
          {
            label: 'What stands in it',
            columns: ['Directive', 'What it does', 'Documentation'],
            rows: directivesIn(asked.server, file, headers),
          },
        ],
      },
    ],
    files: { rules: file, headers },
  }
}

const shownLetters = 100_000

function shown(file: string): string {
  return file.length <= shownLetters ? file : file.slice(0, file.lastIndexOf('\n', shownLetters) + 1)
}
