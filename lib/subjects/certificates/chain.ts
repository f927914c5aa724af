/* Who signed whom, and whether it holds (RFC 5280, section 6, without name constraints and policies). */
import type { CertificateItem, Item, ListItem } from './item'
import { publicKeyOf } from './item'
import { verify, type Verdict } from './verify'

export interface Link {
  item: CertificateItem
  /** The one that signed it, which may be itself; undefined where it is not here. */
  issuer: CertificateItem | undefined
  verdict: Verdict | undefined
}

const day = 86_400_000

/** Those that may have signed, by the name that is written as issuer. */
function byName(certificates: readonly CertificateItem[]): Map<string, CertificateItem[]> {
  const found = new Map<string, CertificateItem[]>()
  for (const item of certificates) {
    const { subjectKey } = item.certificate
    const list = found.get(subjectKey)
    if (list) list.push(item)
    else found.set(subjectKey, [item])
  }
  return found
}

async function linkOf(item: CertificateItem, named: Map<string, CertificateItem[]>): Promise<Link> {
  const { issuerKey, issuerKeyId } = item.certificate
  const able = (named.get(issuerKey) ?? []).filter(
    ({ certificate: { keyId } }) => issuerKeyId === undefined || keyId === undefined || keyId === issuerKeyId,
  )
  let last: Link = { item, issuer: undefined, verdict: undefined }
  for (const issuer of able.slice(0, 8)) {
    const verdict = await verify(item.signed, issuer.key)
    last = { item, issuer, verdict }
    if (verdict === 'right') return last
  }
  return last
}

/** Every certificate with the one that signed it. `onDone` hears the share that is done, and may wait. */
export async function linksOf(
  certificates: readonly CertificateItem[],
  onDone: (share: number) => void | Promise<void> = () => undefined,
): Promise<Link[]> {
  const named = byName(certificates)
  const links: Link[] = []
  for (const [at, item] of certificates.entries()) {
    links.push(await linkOf(item, named))
    if (at % 50 === 0) await onDone(at / certificates.length)
  }
  return links
}

/** The path from a certificate upwards as far as it is here, without running in a circle. */
export function pathFrom(start: CertificateItem, links: readonly Link[]): Link[] {
  const byItem = new Map(links.map((link) => [link.item, link]))
  const path: Link[] = []
  for (let item: CertificateItem | undefined = start; item !== undefined;) {
    const link = byItem.get(item)
    if (!link || path.includes(link)) break
    path.push(link)
    item = link.issuer === item ? undefined : link.issuer
  }
  return path
}

/** Those that signed none of the others: what a server, a client or a person shows. */
export function endsOf(links: readonly Link[]): CertificateItem[] {
  const issuers = new Set(links.flatMap(({ item, issuer }) => (issuer && issuer !== item ? [issuer] : [])))
  const ends = links.map(({ item }) => item).filter((item) => !issuers.has(item))
  const own = ends.filter(({ certificate }) => !certificate.isAuthority)
  return own.length > 0 ? own : ends
}

/** What is wrong with a path, as sentences. */
export function pathFaults(path: readonly Link[], now: number): string[] {
  return path.flatMap(({ item, issuer }, at) => {
    const { certificate, uses } = item
    const faults: string[] = []
    if (certificate.notAfter < now) faults.push(`${certificate.name} has ended.`)
    if (certificate.notBefore > now) faults.push(`${certificate.name} has not begun.`)
    if (at === 0) return faults
    if (!certificate.isAuthority) faults.push(`${certificate.name} signed another and is no authority.`)
    if (uses.usages && !uses.usages.includes('signing certificates'))
      faults.push(`${certificate.name} signed another and its key may not sign certificates.`)
    // Those between it and the end, which does not count itself.
    const below = path.slice(1, at).filter((link) => link.issuer !== link.item).length
    if (uses.pathLength !== undefined && below > uses.pathLength)
      faults.push(
        `${certificate.name} allows ${String(uses.pathLength)} authorities below it, and ${String(below)} are there.`,
      )
    if (issuer && issuer.certificate.notAfter < certificate.notAfter && issuer !== item)
      faults.push(`${issuer.certificate.name} ends before ${certificate.name}, which it signed.`)
    return faults
  })
}

/** Lists of revoked certificates with the authority that signed them, where it is here. */
export async function revocations(
  lists: readonly ListItem[],
  certificates: readonly CertificateItem[],
): Promise<{ list: ListItem; issuer: CertificateItem | undefined; verdict: Verdict | undefined }[]> {
  const named = byName(certificates)
  return Promise.all(
    lists.map(async (list) => {
      for (const issuer of named.get(list.issuerKey) ?? []) {
        const verdict = await verify(list.signed, issuer.key)
        if (verdict !== 'wrong') return { list, issuer, verdict }
      }
      const [issuer] = named.get(list.issuerKey) ?? []
      return { list, issuer, verdict: issuer && ('wrong' as const) }
    }),
  )
}

/** Groups of things that hold the same key, by their places in the list. */
export function sameKeys(items: readonly Item[]): number[][] {
  const groups = new Map<string, number[]>()
  for (const [at, item] of items.entries()) {
    const key = publicKeyOf(item)
    if (!key) continue
    const written = key.spki.join()
    const group = groups.get(written)
    if (group) group.push(at)
    else groups.set(written, [at])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/** Whole days, cut down. */
export const daysLeft = (time: number, now: number) => Math.floor((time - now) / day)
