import type { AnyRule } from '@/lib/law/rule'
import type { Fault } from '../project'

/** Hosts of legislators, tax offices and public registers, or what ends like them. */
const officialHosts = [
  'admin.ch',
  'agenziaentrate.gov.it',
  'bankofengland.co.uk',
  'belastingdienst.nl',
  'bmf.de',
  'boe.es',
  'bund.de',
  'bundesfinanzministerium.de',
  'canada.ca',
  'epfindia.gov.in',
  'europa.eu',
  'gazzettaufficiale.it',
  'gesetze-im-internet.de',
  'gob.es',
  'gouv.fr',
  'gov',
  'gov.scot',
  'gov.wales',
  'inegi.org.mx',
  'irs.gov',
  'iso.org',
  'kyoukaikenpo.or.jp',
  'legislation.gov.uk',
  'nhis.or.kr',
  'nic.in',
  'normattiva.it',
  'nps.or.kr',
  'oecd.org',
  'ontario.ca',
  'overheid.nl',
  'revenue.ie',
  'skat.dk',
  'skatteetaten.no',
  'skatteverket.se',
  'skm.dk',
  'ssa.gov',
  'un.org',
]

/** Hosts whose names say that they are a government's, such as gov.uk or gob.mx. */
const governmentHost = /(^|\.)(gov|gob|gouv|gc|go|govt)(\.[a-z]{2,3})?$/

function isOfficial(host: string): boolean {
  return governmentHost.test(host) || officialHosts.some((one) => host === one || host.endsWith(`.${one}`))
}

const day = /^\d{4}-\d{2}-\d{2}$/

function dayBefore(iso: string): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
}

/** Versions in order, without overlap; dates that exist; official sources. A gap is allowed only where the rule says it does not know. */
export function checkRule(at: string, { title, checkedOn, versions }: AnyRule): Fault[] {
  const faults: Fault[] = []
  const add = (says: string) => faults.push({ at, says })
  if (title.trim() === '') add('has no title.')
  if (!day.test(checkedOn)) add(`checkedOn is no day: ${checkedOn}.`)
  versions.forEach(({ from, until, sources, note }, position) => {
    const next = versions[position + 1]
    if (!day.test(from) || (until !== undefined && !day.test(until)))
      add(`version ${position + 1}: ${from} to ${until} are no days.`)
    if (until !== undefined && until < from) add(`version ${position + 1} ends before it begins.`)
    if (next && until === undefined) add(`version ${position + 1} has no end, but a later one follows.`)
    if (next && until !== undefined && next.from <= until)
      add(`version ${position + 2} begins before the one before it has ended.`)
    if (next && until !== undefined && dayBefore(next.from) > until && note === undefined)
      add(`nothing is known between ${until} and ${next.from}: say why in the note of version ${position + 1}.`)
    for (const { href } of sources) {
      const { protocol, hostname } = new URL(href)
      if (protocol !== 'https:') add(`${href} is not https.`)
      if (!isOfficial(hostname)) add(`${hostname} is not an official host.`)
    }
  })
  return faults
}
