import { urlOf } from '@/lib/base/text/url-of'

/** Characters that RFC 3986 allows in a path, query or fragment as they are. */
const disallowed = /[^A-Za-z0-9\-._~:/?#@!$&'()*+,;=%]/gu
const strayPercent = /%(?![\da-fA-F]{2})/g
const encoder = new TextEncoder()

const percent = (character: string) =>
  Array.from(encoder.encode(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')

/**
 * An address as a sitemap lists it: whole, read by the WHATWG URL Standard from `base`, without a fragment, percent-encoded by RFC 3986.
 * Undefined for what is no address of http or https.
 */
export function listedAddress(written: string, base?: string): URL | undefined {
  const url = urlOf(written.trim(), base)
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.hostname === '') return undefined
  url.hash = ''
  const tidy = (part: string) => part.replaceAll(strayPercent, '%25').replaceAll(disallowed, percent)
  const path = tidy(url.pathname)
  const query = tidy(url.search)
  if (path !== url.pathname) url.pathname = path
  if (query !== url.search) url.search = query
  return url
}
