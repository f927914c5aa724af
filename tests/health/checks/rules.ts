import type { AnyRule } from '@/lib/law/rule'
import type { Fault } from '../project'

/** Hosts of legislators, tax offices and public registers, or what ends like them. */
const officialHost =
  /(^|\.)(gov|gob|gouv|gc|go|govt)(\.[a-z]{2,3})?$|(^|\.)(gov|gov\.[a-z]{2}|gouv\.fr|gob\.es|bund\.de|europa\.eu|legislation\.gov\.uk|canada\.ca|ontario\.ca|admin\.ch|nic\.in|kyoukaikenpo\.or\.jp|nps\.or\.kr|nhis\.or\.kr|inegi\.org\.mx|belastingdienst\.nl|agenziaentrate\.gov\.it|revenue\.ie|irs\.gov|ssa\.gov|skatteverket\.se|skatteetaten\.no|skat\.dk|gesetze-im-internet\.de|epfindia\.gov\.in|bmf\.de|bundesfinanzministerium\.de|un\.org|boe\.es|normattiva\.it|gazzettaufficiale\.it|overheid\.nl|oecd\.org|iso\.org|gov\.scot|gov\.wales)$/

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
      if (!officialHost.test(hostname)) add(`${hostname} is not an official host.`)
    }
  })
  return faults
}
