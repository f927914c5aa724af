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
import { capitalsMatter } from './spellings'

/** A value of a map: its own dollar signs cannot occur, since targets have none. */
function mapLine(rule: Rule, site: SiteRules, isExact: boolean): string {
  const { from, isPrefix, to, keepsRest, status } = rule
  const path = encodedPath(from)
  const pattern = `~^${literally(path)}${isPrefix ? '(?<rest>.*)' : ''}$`
  const key = isPrefix || isExact ? pattern : path
  const query = takesQuery(rule, site) ? '$is_args$args' : ''
  const value = status === 410 ? '' : `${wholeTarget(to, site)}${keepsRest ? '$rest' : ''}${query}`
  return `  "${key}" "${String(status)} ${value}";`
}

function maps(site: SiteRules): string[] {
  if (site.rules.length === 0) return []
  const matters = capitalsMatter(site)
  const longest = Math.max(...site.rules.map(({ from, to }) => Math.max(encodedPath(from).length, to.length)))
  return [
    `map_hash_bucket_size ${String(longest > 200 ? 4096 : 512)};`,
    ...(site.rules.length > 2000 ? ['map_hash_max_size 131072;'] : []),
    '# The path as it was asked for, without its query',
    'map $request_uri $asked_path {',
    '  "~^(?<path_only>[^?]*)" $path_only;',
    '}',
    '# Status and target of each old path',
    'map $asked_path $redirect {',
    '  default "";',
    ...inOrder(site.rules).map((rule) => mapLine(rule, site, matters(rule.from))),
    '}',
    '',
  ]
}

function decisionOf(status: RedirectStatus): string {
  return status === 410
    ? '  if ($redirect ~ "^410") { return 410; }'
    : `  if ($redirect ~ "^${String(status)} (?<target>.+)$") { return ${String(status)} $target; }`
}
const decisions = (site: SiteRules) => statusesOf(site).map(decisionOf)

function sender(site: SiteRules, listen: readonly string[], names: string, host: string, scheme: string): string[] {
  return [
    'server {',
    ...listen,
    `  server_name ${names};`,
    ...decisions(site),
    `  return 301 ${scheme}://${host}$request_uri;`,
    '}',
  ]
}

const plain = ['  listen 80;']
const secure = [
  '  listen 443 ssl;',
  '  ssl_certificate /etc/nginx/tls/fullchain.pem;',
  '  ssl_certificate_key /etc/nginx/tls/privkey.pem;',
]

/** Servers that only send to the right one. */
function senders(site: SiteRules): string[] {
  const host = finalHost(site)
  const other = otherHost(site)
  const scheme = site.https ? 'https' : '$scheme'
  if (site.isBehindProxy)
    return other === undefined || host === undefined ? [] : sender(site, plain, other, host, scheme)
  const names = [...servedHosts(site), ...(other === undefined ? [] : [other])].join(' ') || '_'
  return [
    ...(site.https ? sender(site, plain, names, host ?? '$host', 'https') : []),
    ...(other !== undefined && host !== undefined
      ? sender(site, site.https ? secure : plain, other, host, scheme)
      : []),
  ]
}

function mainServer(site: SiteRules): string[] {
  const isSecure = site.https && !site.isBehindProxy
  return [
    'server {',
    ...(isSecure ? secure : plain),
    `  server_name ${servedHosts(site).join(' ') || '_'};`,
    '  root /var/www/site;',
    '  index index.html;',
    ...decisions(site),
    ...(site.https && site.isBehindProxy
      ? [`  if ($http_x_forwarded_proto != "https") { return 301 https://${finalHost(site) ?? '$host'}$request_uri; }`]
      : []),
    ...headersOf(site).map(([name, value]) => `  add_header ${name} "${value}" always;`),
    ...(site.lastingFolders.length > 0 ? ['  add_header Cache-Control $cache_control;'] : []),
    ...(site.passwordFile === ''
      ? []
      : ['  auth_basic "Restricted";', `  auth_basic_user_file "${site.passwordFile}";`]),
    ...(site.notFoundPage === '' ? [] : [`  error_page 404 ${site.notFoundPage};`]),
    ...(site.errorPage === '' ? [] : [`  error_page 500 502 503 504 ${site.errorPage};`]),
    ...(site.compresses
      ? [
          '  gzip on;',
          '  gzip_vary on;',
          '  gzip_types text/css text/plain text/javascript application/javascript application/json image/svg+xml;',
        ]
      : []),
    ...(site.stopsHotlinks && site.domain !== ''
      ? [
          `  location ~* \\.(${pictureEndings.join('|')})$ {`,
          `    valid_referers none blocked ${site.domain} *.${site.domain};`,
          '    if ($invalid_referer) { return 403; }',
          '  }',
        ]
      : []),
    '  location / {',
    site.isSinglePage ? '    try_files $uri $uri/ /index.html;' : '    try_files $uri $uri/ =404;',
    '  }',
    '}',
  ]
}

/** A file for the folder of sites of nginx, which stands in its `http` block. Source: the documentation of its modules. */
export function nginxFile(site: SiteRules): string {
  const cache =
    site.lastingFolders.length === 0
      ? []
      : [
          'map $uri $cache_control {',
          '  default "";',
          ...site.lastingFolders.map((folder) => `  "~^${literally(folder)}" "${lastingCache}";`),
          '}',
          '',
        ]
  return `${[...maps(site), ...cache, ...senders(site), ...mainServer(site)].join('\n')}\n`
}
