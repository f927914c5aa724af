import { urlOf } from '@/lib/base/text/url-of'

/** A file with the mistakes that are made most. */
export const robotsSample = `# Shop
User-agent: *
Disallow: /cart/
Disallow: /search?
Disallow: assets/private
Allow: /search?category=
Crawl-delay: 10

User-agent: GPTBot
Disallow: /

User-agent: Googlebot/2.1
Disallow: /*.js$
Noindex: /thanks/

Sitemap: /sitemap.xml
`

/** Where a site has its robots.txt; undefined for what names no host. */
export function fileAddress(site: string): string | undefined {
  const written = site.trim()
  if (written === '') return undefined
  const whole = /^https?:\/\//i.test(written) ? written : `https://${written}`
  const read = urlOf(whole)
  if (!read) return undefined
  const { origin, hostname } = read
  return hostname.includes('.') || hostname === 'localhost' ? `${origin}/robots.txt` : undefined
}
