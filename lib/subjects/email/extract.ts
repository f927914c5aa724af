import { csvText } from '@/lib/base/format/csv-cell'
import { readAddress } from './address'

export interface ExtractRules {
  /** Forms such as "name [at] example (dot) com" are read too. */
  disguised: boolean
  /** Addresses, domains or names before the @ that are left out, in small letters. */
  excluded: ReadonlySet<string>
  order: 'found' | 'address' | 'domain'
}

export interface ExtractQuestion {
  source: string | File
  rules: ExtractRules
}

export interface ExtractedAddress {
  address: string
  domain: string
  times: number
}

export interface Extraction {
  addresses: ExtractedAddress[]
  /** The domain with the most addresses first. */
  domains: { domain: string; addresses: number }[]
  /** Addresses that the rules left out. */
  excluded: number
  /** What looked like an address and was a file name, such as logo@2x.png, or breaks a rule of mail. */
  refused: string[]
  /** One address a line. */
  list: string
  csv: string
}

/** Signs that are allowed before the @ but part addresses in texts and links, such as / = ? &, are no part of one here. */
const candidate =
  /[\p{L}\p{N}_+][\p{L}\p{N}_+'-]*(?:\.[\p{L}\p{N}_+'-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?/gu
const fileEnding =
  /\.(?:png|jpe?g|gif|webp|svg|ico|bmp|tiff?|avif|css|m?js|ts|json|map|html?|php|pdf|docx?|xlsx?|woff2?|ttf|\d+)$/iu
const entity = /&(?:#(\d{1,3})|#x([0-9a-f]{1,2})|(commat|period|lt|gt|amp|nbsp|quot));/giu
const named: Readonly<Record<string, string>> = {
  commat: '@',
  period: '.',
  lt: '<',
  gt: '>',
  amp: '&',
  nbsp: ' ',
  quot: '"',
}
const codedMail = /^content-transfer-encoding:\s*quoted-printable/imu
/** Beyond so many, what was refused is not listed. */
const mostRefused = 20

function withoutEntities(text: string): string {
  return text.replaceAll(entity, (_, decimal?: string, hex?: string, name?: string) => {
    if (name) return named[name.toLowerCase()] ?? ''
    return String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16))
  })
}

function withoutCodes(text: string): string {
  const links = text.replaceAll(/mailto:[^\s"'<>]+/giu, (link) => link.replaceAll(/%40/gu, '@'))
  if (!codedMail.test(links)) return links
  return links
    .replaceAll(/=\r?\n/gu, '')
    .replaceAll(/=([0-9A-F]{2})/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function undisguised(text: string): string {
  return text
    .replaceAll(/[ \t]*[[({<][ \t]*at[ \t]*[\])}>][ \t]*/giu, '@')
    .replaceAll(/[ \t]*[[({<][ \t]*dot[ \t]*[\])}>][ \t]*/giu, '.')
}

function isExcluded(local: string, domain: string, excluded: ReadonlySet<string>): boolean {
  const small = local.toLowerCase()
  return [`${small}@${domain}`, domain, `@${domain}`, small, `${small}@`].some((form) => excluded.has(form))
}

const byText = (one: string, other: string) => one.localeCompare(other, 'en')

function inOrder(addresses: ExtractedAddress[], order: ExtractRules['order']): ExtractedAddress[] {
  if (order === 'found') return addresses
  return addresses.sort(
    (one, other) => (order === 'domain' ? byText(one.domain, other.domain) : 0) || byText(one.address, other.address),
  )
}

function domainsOf(addresses: readonly ExtractedAddress[]): Extraction['domains'] {
  const counts = new Map<string, number>()
  for (const { domain } of addresses) counts.set(domain, (counts.get(domain) ?? 0) + 1)
  return [...counts]
    .map(([domain, count]) => ({ domain, addresses: count }))
    .sort((one, other) => other.addresses - one.addresses || byText(one.domain, other.domain))
}

/**
 * All e-mail addresses of a text, each once: as first written, its domain in small letters. Capitals make no difference. Reads them in HTML,
 * in links to mail, in quoted-printable mail and behind entities. Refuses what RFC 5321 refuses, and names of files.
 */
export function extractedAddresses(text: string, { disguised, excluded, order }: ExtractRules): Extraction {
  const plain = withoutEntities(withoutCodes(text))
  const readable = disguised ? undisguised(plain) : plain
  const known = new Map<string, ExtractedAddress>()
  const refused = new Set<string>()
  const left = new Set<string>()
  for (const [found] of readable.matchAll(candidate)) {
    const read = readAddress(found)
    if (read.kind === 'fault' || fileEnding.test(found)) {
      if (refused.size < mostRefused) refused.add(found)
      continue
    }
    const domain = read.domain.toLowerCase()
    const key = `${read.local.toLowerCase()}@${domain}`
    if (isExcluded(read.local, domain, excluded)) {
      left.add(key)
      continue
    }
    const entry = known.get(key)
    if (entry) entry.times++
    else known.set(key, { address: `${read.local}@${domain}`, domain, times: 1 })
  }
  const addresses = inOrder([...known.values()], order)
  const rows = addresses.map(({ address, domain, times }) => [address, domain, String(times)])
  return {
    addresses,
    domains: domainsOf(addresses),
    excluded: left.size,
    refused: [...refused],
    list: addresses.map(({ address }) => `${address}\n`).join(''),
    csv: csvText([['Address', 'Domain', 'Times'], ...rows]),
  }
}
