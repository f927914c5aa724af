import { urlOf } from '@/lib/base/text/url-of'
/* Questions to public resolvers over https, in the JSON that both offer. */
import { parseIp, reverseName } from '@/lib/subjects/ip/address'

export const resolvers = {
  cloudflare: { host: 'cloudflare-dns.com', url: 'https://cloudflare-dns.com/dns-query' },
  google: { host: 'dns.google', url: 'https://dns.google/resolve' },
} as const

export type Resolver = keyof typeof resolvers

/** Names that are asked about at once, and questions in all. */
export const mostNames = 200

/** The name to ask about: an address becomes its reverse name, letters outside ASCII Punycode. Undefined for what cannot be one. */
export function askedName(written: string): string | undefined {
  const text = written
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/[/?#].*$/, '')
  const address = parseIp(text)
  if (address && /[.:]/.test(text)) return reverseName(address)
  const bare = text.replace(/\.$/, '')
  if (bare === '' || /[\s:@]/.test(bare)) return undefined
  // A host of a URL becomes Punycode; labels that begin with a low line stay as they are.
  const hostname = urlOf(`https://${bare}`)?.hostname
  return hostname?.includes('.') &&
    hostname.length <= 253 &&
    hostname.split('.').every((label) => label.length <= 63 && label !== '')
    ? hostname
    : undefined
}

/** What is asked for a whole domain: its usual types and its mail policy. */
const usual = ['A', 'AAAA', 'MX', 'NS', 'TXT', 'CAA', 'SOA', 'HTTPS'] as const

/** The questions for a name: one type, or the usual ones and the DMARC policy. */
export function questionsFor(name: string, type: string): { name: string; type: string }[] {
  if (name.endsWith('.arpa')) return [{ name, type: type === 'usual' ? 'PTR' : type }]
  if (type !== 'usual') return [{ name, type }]
  return [...usual.map((one) => ({ name, type: one as string })), { name: `_dmarc.${name}`, type: 'TXT' }]
}

/** The address that asks a resolver. */
export function questionUrl(resolver: Resolver, name: string, type: string): string {
  return `${resolvers[resolver].url}?${new URLSearchParams({ name, type }).toString()}`
}
