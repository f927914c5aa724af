import {
  finalHost,
  headersOf,
  inOrder,
  lastingCache,
  literally,
  otherHost,
  pictureEndings,
  takesQuery,
  wholeTarget,
  type Rule,
  type SiteRules,
} from './model'

/** In a substitution, `$1` and `%1` are what was matched: these signs are taken as themselves. */
const substitution = (text: string) => text.replaceAll(/[$%]/g, String.raw`\$&`)

function unescaped(target: string): string {
  try {
    return decodeURI(target)
  } catch {
    return target
  }
}

/** mod_rewrite sees a path without its first slash in .htaccess, and its escapes undone. */
function redirectLine(rule: Rule, site: SiteRules): string {
  const { from, isPrefix, to, keepsRest, status } = rule
  const pattern = `^${literally(from.slice(1))}${isPrefix ? '(.*)' : ''}$`
  if (status === 410) return `RewriteRule "${pattern}" "-" [G]`
  const target = wholeTarget(to, site)
  // Apache escapes what it puts together, so that the rest of a path is escaped once.
  const written = keepsRest ? `${substitution(unescaped(target))}$1` : substitution(target)
  const flags = [
    `R=${String(status)}`,
    ...(keepsRest ? [] : ['NE']),
    ...(takesQuery(rule, site) || /\?/.test(to) ? [] : ['QSD']),
    'L',
  ]
  return `RewriteRule "${pattern}" "${written}" [${flags.join(',')}]`
}

function canonicalLines(site: SiteRules): string[] {
  const host = finalHost(site)
  const other = otherHost(site)
  const insecure = site.isBehindProxy
    ? 'RewriteCond "%{HTTP:X-Forwarded-Proto}" "!=https"'
    : 'RewriteCond "%{HTTPS}" "!=on"'
  const scheme = site.https ? 'https' : '%{REQUEST_SCHEME}'
  const lines = [
    ...(site.https ? [other === undefined ? insecure : `${insecure} [OR]`] : []),
    ...(other === undefined ? [] : [`RewriteCond "%{HTTP_HOST}" "^${literally(other)}$" [NC]`]),
  ]
  if (lines.length === 0) return []
  return [
    '',
    '# One scheme and one host',
    ...lines,
    `RewriteRule "^" "${scheme}://${host ?? '%{HTTP_HOST}'}%{REQUEST_URI}" [R=301,L]`,
  ]
}

function rewriting(site: SiteRules): string[] {
  const lines = [
    ...(site.rules.length > 0
      ? ['', '# Redirects', ...inOrder(site.rules).map((rule) => redirectLine(rule, site))]
      : []),
    ...canonicalLines(site),
    ...(site.stopsHotlinks && site.domain !== ''
      ? [
          '',
          '# Pictures only for pages of this site',
          'RewriteCond "%{HTTP_REFERER}" "!^$"',
          `RewriteCond "%{HTTP_REFERER}" "!^https?://([^/]+\\.)?${literally(site.domain)}(/|:|$)" [NC]`,
          `RewriteRule "\\.(${pictureEndings.join('|')})$" "-" [F,NC]`,
        ]
      : []),
    ...(site.isSinglePage
      ? [
          '',
          '# What is no file is answered by the app',
          'RewriteCond "%{REQUEST_FILENAME}" "!-f"',
          'RewriteCond "%{REQUEST_FILENAME}" "!-d"',
          'RewriteRule "^" "/index.html" [L]',
        ]
      : []),
  ]
  return lines.length === 0 ? [] : ['RewriteEngine On', ...lines, '']
}

const quoted = (text: string) => `"${text.replaceAll('"', String.raw`\"`)}"`

/** .htaccess of Apache 2.4, for the top folder of a site. Source: the documentation of its modules. */
export function apacheFile(site: SiteRules): string {
  const lines = [
    ...rewriting(site),
    ...(site.notFoundPage === '' ? [] : [`ErrorDocument 404 ${site.notFoundPage}`]),
    ...(site.errorPage === ''
      ? []
      : ['500', '502', '503', '504'].map((code) => `ErrorDocument ${code} ${site.errorPage}`)),
    ...(site.passwordFile === ''
      ? []
      : ['AuthType Basic', 'AuthName "Restricted"', `AuthUserFile ${quoted(site.passwordFile)}`, 'Require valid-user']),
    ...headersOf(site).map(([name, value]) => `Header always set ${name} ${quoted(value)}`),
    ...site.lastingFolders.flatMap((folder) => [
      `<If "%{REQUEST_URI} =~ m#^${literally(folder).replaceAll('#', String.raw`\#`)}#">`,
      `  Header set Cache-Control "${lastingCache}"`,
      '</If>',
    ]),
    ...(site.compresses
      ? [
          'AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript application/json image/svg+xml',
        ]
      : []),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n').trim()}\n`
}
