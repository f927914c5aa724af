import {
  encodedPath,
  finalHost,
  headersOf,
  inOrder,
  lastingCache,
  literally,
  otherHost,
  pictureEndings,
  servedHosts,
  statusesOf,
  takesQuery,
  wholeTarget,
  type RedirectStatus,
  type Rule,
  type SiteRules,
} from './model'

/** A kind of answer: its status, and whether the query goes along. */
interface Kind {
  status: RedirectStatus
  takesQuery: boolean
}

const kindName = ({ status, takesQuery: asks }: Kind) => `${String(status)}${asks ? ' and query' : ''}`

function kindsOf(site: SiteRules): Kind[] {
  return statusesOf(site).flatMap((status) =>
    [false, true]
      .map((asks): Kind => ({ status, takesQuery: asks }))
      .filter((kind) => site.rules.some((rule) => kindName(kindOf(rule, site)) === kindName(kind))),
  )
}

const kindOf = (rule: Rule, site: SiteRules): Kind => ({
  status: rule.status,
  takesQuery: rule.status !== 410 && takesQuery(rule, site),
})

function mapLine(rule: Rule, site: SiteRules): string {
  const { from, isPrefix, to, keepsRest, status } = rule
  const path = encodedPath(from)
  const key = isPrefix ? `~^${literally(path)}(.*)$` : path
  const value = status === 410 ? 'gone' : `${wholeTarget(to, site)}${keepsRest ? '${1}' : ''}`
  return `\t\t"${key}" "${value}" "${kindName(kindOf(rule, site))}"`
}

function answerLines(kind: Kind, at: number): string[] {
  const matcher = `@redirect${String(at + 1)}`
  const answer =
    kind.status === 410
      ? `\terror ${matcher} 410`
      : `\tredir ${matcher} {redirect_to}${kind.takesQuery ? '{asked_query}' : ''} ${String(kind.status)}`
  return [`\t${matcher} expression \`{redirect_kind} == "${kindName(kind)}"\``, answer]
}

/** The list, which every site of the file brings in. */
function snippet(site: SiteRules): string[] {
  if (site.rules.length === 0) return []
  return [
    '(redirects) {',
    '\tmap {uri} {asked_path} {asked_query} {',
    '\t\t~^([^?]*)(.*)$ ${1} ${2}',
    '\t}',
    '\tmap {asked_path} {redirect_to} {redirect_kind} {',
    ...inOrder(site.rules).map((rule) => mapLine(rule, site)),
    '\t\tdefault "" ""',
    '\t}',
    ...kindsOf(site).flatMap(answerLines),
    '}',
    '',
  ]
}

function mainSite(site: SiteRules): string[] {
  const hosts = servedHosts(site)
  const isPlain = !site.https || site.isBehindProxy
  const address = hosts.map((host) => `${isPlain ? 'http://' : ''}${host}`).join(', ') || ':80'
  return [
    `${address} {`,
    ...(site.rules.length > 0 ? ['\timport redirects'] : []),
    ...(site.https && site.isBehindProxy
      ? [
          '\t@insecure not header X-Forwarded-Proto https',
          `\tredir @insecure https://${finalHost(site) ?? '{host}'}{uri} 301`,
        ]
      : []),
    ...headersOf(site).map(([name, value]) => `\theader ${name} "${value}"`),
    ...site.lastingFolders.map((folder) => `\theader ${folder}* Cache-Control "${lastingCache}"`),
    ...(site.stopsHotlinks && site.domain !== ''
      ? [
          '\t@foreign {',
          `\t\tpath ${pictureEndings.map((ending) => `*.${ending}`).join(' ')}`,
          '\t\theader Referer *',
          `\t\tnot header_regexp Referer ^https?://([^/]+\\.)?${literally(site.domain)}(/|:|$)`,
          '\t}',
          '\terror @foreign 403',
        ]
      : []),
    ...(site.passwordFile === '' ? [] : ['\tbasic_auth {', `\t\timport "${site.passwordFile}"`, '\t}']),
    ...(site.compresses ? ['\tencode zstd gzip'] : []),
    '\troot * /var/www/site',
    ...(site.isSinglePage ? ['\ttry_files {path} {path}/index.html /index.html'] : []),
    '\tfile_server',
    ...errorLines(site),
    '}',
  ]
}

function errorLines({ notFoundPage, errorPage }: SiteRules): string[] {
  if (notFoundPage === '' && errorPage === '') return []
  return [
    '\thandle_errors {',
    ...(notFoundPage === ''
      ? []
      : ['\t\t@missing expression `{err.status_code} == 404`', `\t\trewrite @missing ${notFoundPage}`]),
    ...(errorPage === ''
      ? []
      : ['\t\t@broken expression `{err.status_code} >= 500`', `\t\trewrite @broken ${errorPage}`]),
    '\t\tfile_server',
    '\t}',
  ]
}

/** Sites that only send to the right one; that HTTP leads to HTTPS is what Caddy does by itself. */
function senders(site: SiteRules): string[] {
  const host = finalHost(site)
  const other = otherHost(site)
  const bring = site.rules.length > 0 ? ['\timport redirects'] : []
  if (site.isBehindProxy || !site.https)
    return other === undefined || host === undefined
      ? []
      : [`http://${other} {`, ...bring, `\tredir ${site.https ? 'https' : '{scheme}'}://${host}{uri} 301`, '}', '']
  const insecure = [...servedHosts(site), ...(other === undefined ? [] : [other])].map((name) => `http://${name}`)
  return [
    ...(insecure.length > 0
      ? [`${insecure.join(', ')} {`, ...bring, `\tredir https://${host ?? '{host}'}{uri} 301`, '}', '']
      : []),
    ...(other !== undefined && host !== undefined
      ? [`${other} {`, ...bring, `\tredir https://${host}{uri} 301`, '}', '']
      : []),
  ]
}

/** A Caddyfile. Source: the documentation of its directives. */
export function caddyFile(site: SiteRules): string {
  return `${[...snippet(site), ...senders(site), ...mainSite(site)].join('\n')}\n`
}
