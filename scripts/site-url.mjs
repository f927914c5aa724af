/* The address of the published site, which canonical addresses, the sitemap and structured data repeat on every page. */

const example = 'https://tools.example.org'

function isLoopback({ hostname }) {
  return hostname === 'localhost' || hostname.endsWith('.localhost') || /^(127\.|\[::1\]$)/.test(hostname)
}

/**
 * What is wrong with NEXT_PUBLIC_SITE_URL, in one sentence, and whether the build must stop for it; nothing if all is well.
 * Only a build for visitors (`publish`) needs an address that visitors reach.
 */
export function siteUrlFault(value, { publish }) {
  if (!value) {
    const consequence = 'canonical addresses, the sitemap and structured data would name localhost'
    return {
      stops: publish,
      says: `NEXT_PUBLIC_SITE_URL is not set, so ${consequence}; set it to ${example} or the like.`,
    }
  }
  const stop = (says) => ({ stops: true, says: `NEXT_PUBLIC_SITE_URL is '${value}', but ${says}.` })
  if (!URL.canParse(value) || !/^https?:/.test(value)) return stop(`must be a web address such as ${example}`)
  const url = new URL(value)
  if (url.pathname !== '/' || url.search || url.hash)
    return stop(`must end with the host; a path below it belongs in NEXT_PUBLIC_BASE_PATH`)
  if (!publish) return undefined
  if (isLoopback(url)) return stop('no visitor reaches an address of this machine')
  if (url.protocol !== 'https:') return stop('must begin with https, without which browsers keep nothing offline')
  return undefined
}
