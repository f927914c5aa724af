/* Numbers of DNS. Source: IANA, Domain Name System (DNS) Parameters. */

export const typeNumbers = {
  A: 1,
  NS: 2,
  CNAME: 5,
  SOA: 6,
  PTR: 12,
  MX: 15,
  TXT: 16,
  AAAA: 28,
  LOC: 29,
  SRV: 33,
  NAPTR: 35,
  DNAME: 39,
  DS: 43,
  SSHFP: 44,
  RRSIG: 46,
  NSEC: 47,
  DNSKEY: 48,
  TLSA: 52,
  CDS: 59,
  SVCB: 64,
  HTTPS: 65,
  CAA: 257,
} as const

export type DnsType = keyof typeof typeNumbers

const names = new Map<number, string>(Object.entries(typeNumbers).map(([name, number]) => [number, name]))

/** The name of a type; TYPE and its number where it has none here (RFC 3597). */
export function typeName(number: number): string {
  return names.get(number) ?? `TYPE${String(number)}`
}

export interface ResponseCode {
  name: string
  says: string
}

const codes: Readonly<Record<number, ResponseCode>> = {
  0: { name: 'NOERROR', says: 'The name exists. Without an answer, it has no record of this type.' },
  1: { name: 'FORMERR', says: 'The server did not understand the question.' },
  2: {
    name: 'SERVFAIL',
    says: 'The resolver found no valid answer: the servers of the domain do not answer, contradict each other, or their signatures (DNSSEC) do not hold.',
  },
  3: { name: 'NXDOMAIN', says: 'The name does not exist.' },
  4: { name: 'NOTIMP', says: 'The server does not know this kind of question.' },
  5: { name: 'REFUSED', says: 'The server will not answer this question.' },
}

/** What an answer's code means (RFC 1035, 4.1.1; RFC 6895). */
export function responseCode(code: number): ResponseCode {
  return codes[code] ?? { name: `RCODE ${String(code)}`, says: 'A code that is seldom used; see RFC 6895.' }
}

export interface DnsRecord {
  name: string
  /** In seconds; absent where a line does not say it. */
  ttl?: number
  type: string
  /** As a zone file writes it. */
  data: string
}
