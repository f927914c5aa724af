import {
  encodedPath,
  finalHost,
  headersOf,
  inOrder,
  lastingCache,
  otherHost,
  wholeTarget,
  type Rule,
  type SiteRules,
} from './model'

/* Hosts of static pages: Netlify and Cloudflare Pages read _redirects and _headers. */

function redirectLine({ from, isPrefix, to, keepsRest, status }: Rule, site: SiteRules, force: string): string {
  // A colon would name a part of the path.
  return `${encodedPath(from).replaceAll(':', '%3A')}${isPrefix ? '*' : ''} ${wholeTarget(to, site)}${keepsRest ? ':splat' : ''} ${String(status)}${force}`
}

const isWritten = ({ status }: Rule) => status !== 410

/** Netlify's _redirects; `!` lets a rule win over a file of that path. */
export function netlifyRedirects(site: SiteRules): string {
  const host = finalHost(site)
  const other = otherHost(site)
  const lines = [
    ...inOrder(site.rules)
      .filter(isWritten)
      .map((rule) => redirectLine(rule, site, '!')),
    ...(host === undefined || other === undefined
      ? []
      : (site.https ? ['http', 'https'] : ['http']).map(
          (scheme) => `${scheme}://${other}/* ${site.https ? 'https' : 'http'}://${host}/:splat 301!`,
        )),
    ...(site.isSinglePage ? ['/* /index.html 200'] : []),
    ...(site.notFoundPage === '' || site.notFoundPage === '/404.html' || site.isSinglePage
      ? []
      : [`/* ${site.notFoundPage} 404`]),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** Cloudflare's _redirects. What is no file is answered by index.html of itself while there is no 404.html. */
export function cloudflareRedirects(site: SiteRules): string {
  const lines = inOrder(site.rules)
    .filter(isWritten)
    .map((rule) => redirectLine(rule, site, ''))
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}

/** _headers, which both read alike. */
export function headersFile(site: SiteRules): string {
  const everywhere = headersOf(site)
  const lines = [
    ...(everywhere.length > 0 ? ['/*', ...everywhere.map(([name, value]) => `  ${name}: ${value}`)] : []),
    ...site.lastingFolders.flatMap((folder) => [`${folder}*`, `  Cache-Control: ${lastingCache}`]),
  ]
  return lines.length === 0 ? '' : `${lines.join('\n')}\n`
}
