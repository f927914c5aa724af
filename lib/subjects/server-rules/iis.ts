import {
  finalHost,
  headersOf,
  inOrder,
  literally,
  otherHost,
  pictureEndings,
  takesQuery,
  wholeTarget,
  type RedirectStatus,
  type Rule,
  type SiteRules,
} from './model'

const text = (value: string) =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

type Attributes = Readonly<Record<string, string>>

const opened = (name: string, attributes: Attributes = {}) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${text(value)}"`)
    .join('')}`

const empty = (name: string, attributes: Attributes) => `${opened(name, attributes)} />`

/** An element around lines; nothing where there are none. */
function around(name: string, attributes: Attributes, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${opened(name, attributes)}>`, ...lines.map((line) => `  ${line}`), `</${name}>`]
}

/** URL Rewrite has no word for 308, which then is sent as 301. */
const redirectTypes: Readonly<Record<Exclude<RedirectStatus, 410>, string>> = {
  301: 'Permanent',
  302: 'Found',
  303: 'SeeOther',
  307: 'Temporary',
  308: 'Permanent',
}

/** Braces begin a variable. */
const target = (to: string) => to.replaceAll('{', '%7B').replaceAll('}', '%7D')

const gone = empty('action', {
  type: 'CustomResponse',
  statusCode: '410',
  statusReason: 'Gone',
  statusDescription: 'This page is gone.',
})

const redirect = (url: string, status: Exclude<RedirectStatus, 410>, takesQueryAlong: boolean) =>
  empty('action', {
    type: 'Redirect',
    url,
    redirectType: redirectTypes[status],
    appendQueryString: String(takesQueryAlong),
  })

/** What whole paths of one kind become: one map and one rule, so that thousands are looked up at once. */
interface Kind {
  name: string
  action: string
  rules: readonly Rule[]
}

function kindsOf(site: SiteRules): Kind[] {
  const named = new Map<string, { action: string; rules: Rule[] }>()
  for (const rule of site.rules.filter(({ isPrefix, from }) => !isPrefix && from !== '/')) {
    const asks = takesQuery(rule, site)
    const name = rule.status === 410 ? 'Gone' : `Redirects ${String(rule.status)}${asks ? ' with the query' : ''}`
    const kind = named.get(name) ?? {
      action: rule.status === 410 ? gone : redirect('{C:1}', rule.status, asks),
      rules: [],
    }
    kind.rules.push(rule)
    named.set(name, kind)
  }
  return [...named].map(([name, kind]) => ({ name, ...kind }))
}

// The module compares a path without its first slash and with its escapes undone.
const mapOf = ({ name, rules }: Kind, site: SiteRules) =>
  around(
    'rewriteMap',
    { name, ignoreCase: 'false' },
    rules.map(({ from, to, status }) =>
      empty('add', { key: from.slice(1), value: status === 410 ? 'gone' : target(wholeTarget(to, site)) }),
    ),
  )

const rule = (name: string, lines: readonly string[]) => around('rule', { name, stopProcessing: 'true' }, lines)
const anyPath = empty('match', { url: '.*' })

const ruleOfKind = ({ name, action }: Kind) =>
  rule(name, [
    anyPath,
    ...around('conditions', {}, [empty('add', { input: `{${name}:{R:0}}`, pattern: '(.+)' })]),
    action,
  ])

function ruleOfOne(one: Rule, site: SiteRules): string[] {
  const { line, from, isPrefix, to, keepsRest, status } = one
  return rule(`Line ${String(line)}`, [
    empty('match', { url: `^${literally(from.slice(1))}${isPrefix ? '(.*)' : ''}$`, ignoreCase: 'false' }),
    status === 410
      ? gone
      : redirect(`${target(wholeTarget(to, site))}${keepsRest ? '{R:1}' : ''}`, status, takesQuery(one, site)),
  ])
}

const overHttps = (site: SiteRules, is: boolean) =>
  site.isBehindProxy
    ? empty('add', { input: '{HTTP_X_FORWARDED_PROTO}', pattern: '^https$', ...(!is && { negate: 'true' }) })
    : empty('add', { input: '{HTTPS}', pattern: is ? '^on$' : '^off$' })

/** One scheme and one host, in one hop. */
function canonicalRules(site: SiteRules): string[] {
  const host = finalHost(site) ?? '{HTTP_HOST}'
  const other = otherHost(site)
  const isOther = other === undefined ? [] : [empty('add', { input: '{HTTP_HOST}', pattern: `^${literally(other)}$` })]
  const to = (scheme: string, grouping: Attributes, conditions: readonly string[]) =>
    rule(`To ${scheme}${other === undefined ? '' : ` and ${host}`}`, [
      empty('match', { url: '(.*)' }),
      ...around('conditions', grouping, conditions),
      redirect(`${scheme}://${host}/{R:1}`, 301, true),
    ])
  if (site.https) return to('https', { logicalGrouping: 'MatchAny' }, [overHttps(site, false), ...isOther])
  if (other === undefined) return []
  return [
    ...to('https', {}, [overHttps(site, true), ...isOther]),
    ...to('http', {}, [overHttps(site, false), ...isOther]),
  ]
}

function otherRules(site: SiteRules): string[] {
  return [
    ...(site.stopsHotlinks && site.domain !== ''
      ? rule('Pictures only for pages of this site', [
          empty('match', { url: `\\.(${pictureEndings.join('|')})$` }),
          ...around('conditions', {}, [
            empty('add', { input: '{HTTP_REFERER}', pattern: '.+' }),
            empty('add', {
              input: '{HTTP_REFERER}',
              pattern: `^https?://([^/]+\\.)?${literally(site.domain)}(/|:|$)`,
              negate: 'true',
            }),
          ]),
          empty('action', {
            type: 'CustomResponse',
            statusCode: '403',
            statusReason: 'Forbidden',
            statusDescription: 'Pictures are shown by pages of this site only.',
          }),
        ])
      : []),
    ...(site.isSinglePage
      ? rule('What is no file is answered by the app', [
          anyPath,
          ...around('conditions', {}, [
            empty('add', { input: '{REQUEST_FILENAME}', matchType: 'IsFile', negate: 'true' }),
            empty('add', { input: '{REQUEST_FILENAME}', matchType: 'IsDirectory', negate: 'true' }),
          ]),
          empty('action', { type: 'Rewrite', url: '/index.html' }),
        ])
      : []),
  ]
}

function rewriting(site: SiteRules): string[] {
  const kinds = kindsOf(site)
  const apart = inOrder(site.rules.filter(({ isPrefix, from }) => isPrefix || from === '/'))
  return around('rewrite', {}, [
    ...around(
      'rewriteMaps',
      {},
      kinds.flatMap((kind) => mapOf(kind, site)),
    ),
    ...around('rules', {}, [
      ...kinds.flatMap(ruleOfKind),
      ...apart.flatMap((one) => ruleOfOne(one, site)),
      ...canonicalRules(site),
      ...otherRules(site),
    ]),
  ])
}

function errorPages({ notFoundPage, errorPage }: SiteRules): string[] {
  const page = (statusCode: string, path: string) => [
    empty('remove', { statusCode }),
    empty('error', { statusCode, path, responseMode: 'ExecuteURL' }),
  ]
  return around('httpErrors', { errorMode: 'Custom' }, [
    ...(notFoundPage === '' ? [] : page('404', notFoundPage)),
    ...(errorPage === '' ? [] : ['500', '502', '503'].flatMap((code) => page(code, errorPage))),
  ])
}

const headerLines = (site: SiteRules) =>
  around(
    'httpProtocol',
    {},
    around(
      'customHeaders',
      {},
      headersOf(site).flatMap(([name, value]) => [empty('remove', { name }), empty('add', { name, value })]),
    ),
  )

const lasting = (folder: string) =>
  around(
    'location',
    { path: folder.slice(1, -1) },
    around(
      'system.webServer',
      {},
      around('staticContent', {}, [
        empty('clientCache', {
          cacheControlMode: 'UseMaxAge',
          cacheControlMaxAge: '365.00:00:00',
          cacheControlCustom: 'public, immutable',
        }),
      ]),
    ),
  )

/** web.config of IIS 10 with the URL Rewrite module 2.1. Source: Microsoft Learn, its configuration references. */
export function iisFile(site: SiteRules): string {
  const lines = around('configuration', {}, [
    ...around('system.webServer', {}, [
      ...rewriting(site),
      ...errorPages(site),
      ...headerLines(site),
      ...(site.compresses
        ? [empty('urlCompression', { doStaticCompression: 'true', doDynamicCompression: 'true' })]
        : []),
    ]),
    ...site.lastingFolders.flatMap(lasting),
  ])
  return lines.length === 0 ? '' : `<?xml version="1.0" encoding="UTF-8"?>\n${lines.join('\n')}\n`
}
