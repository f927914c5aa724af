/* What TXT and CAA records say about mail and certificates. Sources: RFC 7208, RFC 7489, RFC 8659. */
import type { ReportFinding } from '@/lib/base/report/report'
import { counted } from '@/lib/messages/counted'
import { textOf } from './zone'
import type { DnsRecord } from './types'

const spfQuestions = /^[+?~-]?(?:include:|a(?:[:/]|$)|mx(?:[:/]|$)|ptr(?:[:/]|$)|exists:)|^redirect=/i

/** How many further questions a policy asks by itself; what included policies ask comes on top (RFC 7208, 4.6.4). */
export function spfLookups(policy: string): number {
  return policy.split(/\s+/).filter((term) => spfQuestions.test(term)).length
}

const endings: Readonly<Record<string, string>> = {
  '-': 'Mail from any other server is to be refused (-all).',
  '~': 'Mail from any other server is to be accepted but marked (~all).',
  '?': 'Nothing is said about mail from other servers (?all), so the policy hardly protects.',
}

function spfFindings(policies: readonly string[]): ReportFinding[] {
  const [policy] = policies
  if (policy === undefined) return []
  if (policies.length > 1)
    return [
      {
        tone: 'bad',
        says: `There are ${String(policies.length)} SPF policies. Receivers take that as an error and use none.`,
        detail: 'Put their mechanisms into one record.',
        source: 'RFC 7208, section 3.2',
      },
    ]
  const found: ReportFinding[] = []
  const all = /(?:^|\s)([+?~-]?)all(?:\s|$)/i.exec(policy)
  const sign = all?.[1] ?? ''
  if (!all && !/redirect=/i.test(policy))
    found.push({
      tone: 'warn',
      says: 'The SPF policy does not end in “all”, so other servers count as neutral.',
      source: 'RFC 7208, section 4.7',
    })
  else if (all && (sign === '' || sign === '+'))
    found.push({
      tone: 'bad',
      says: 'The SPF policy lets every server in the world send for the domain (+all).',
      source: 'RFC 7208, section 5.1',
    })
  else if (all)
    found.push({ tone: sign === '?' ? 'warn' : 'good', says: endings[sign] ?? '', source: 'RFC 7208, section 8' })
  const lookups = spfLookups(policy)
  found.push({
    tone: lookups > 10 ? 'bad' : lookups > 7 ? 'warn' : 'plain',
    says: `The policy asks ${counted(lookups, 'further question', 'further questions')} of at most 10; those of included policies count too.`,
    detail: 'More than ten in all is an error, and the policy fails.',
    source: 'RFC 7208, section 4.6.4',
  })
  if (/(?:^|\s)[+?~-]?ptr/i.test(policy))
    found.push({ tone: 'warn', says: '“ptr” is slow and should not be used.', source: 'RFC 7208, section 5.5' })
  return found
}

const dmarcPolicies: Readonly<Record<string, { tone: 'good' | 'warn'; says: string }>> = {
  none: { tone: 'warn', says: 'DMARC only watches (p=none): mail that fails is delivered.' },
  quarantine: { tone: 'good', says: 'DMARC asks for mail that fails to be treated as suspicious (p=quarantine).' },
  reject: { tone: 'good', says: 'DMARC asks for mail that fails to be refused (p=reject).' },
}

function dmarcFindings(policies: readonly string[]): ReportFinding[] {
  const [policy] = policies
  if (policy === undefined) return []
  if (policies.length > 1)
    return [
      { tone: 'bad', says: 'There are several DMARC records; receivers use none.', source: 'RFC 7489, section 6.6.3' },
    ]
  const tags = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...value] = part.split('=')
      return [name.trim().toLowerCase(), value.join('=').trim()] as const
    }),
  )
  const known = dmarcPolicies[tags.get('p')?.toLowerCase() ?? '']
  const found: ReportFinding[] = [
    known
      ? { ...known, source: 'RFC 7489, section 6.3' }
      : {
          tone: 'bad',
          says: 'The DMARC record has no valid “p”, which it must have.',
          source: 'RFC 7489, section 6.3',
        },
  ]
  if (!tags.has('rua'))
    found.push({
      tone: 'warn',
      says: 'No address for reports (rua), so nobody learns what fails.',
      source: 'RFC 7489, section 6.3',
    })
  const share = tags.get('pct')
  if (share !== undefined && share !== '100')
    found.push({
      tone: 'warn',
      says: `The policy counts for ${share} of 100 messages only (pct).`,
      source: 'RFC 7489, section 6.3',
    })
  return found
}

function caaFindings(records: readonly DnsRecord[]): ReportFinding[] {
  const issuers = records.flatMap(({ data }) => {
    const [, tag = '', value = ''] = /^\d+\s+(\S+)\s+(.*)$/.exec(data) ?? []
    return tag.toLowerCase() === 'issue' ? [textOf(value).split(';')[0]?.trim() ?? ''] : []
  })
  if (records.length === 0) return []
  const named = issuers.filter((issuer) => issuer !== '')
  return [
    {
      tone: 'good',
      says:
        named.length > 0
          ? `Certificates may be issued by ${named.join(', ')} alone.`
          : issuers.length > 0
            ? 'No authority may issue certificates.'
            : 'Any authority may issue certificates; the CAA records say nothing of “issue”.',
      source: 'RFC 8659, section 4.2',
    },
  ]
}

/** What the records of a domain say about its mail and certificates, and what is wrong with them. */
export function policyFindings(records: readonly DnsRecord[]): ReportFinding[] {
  const texts = records.filter(({ type }) => type === 'TXT').map(({ name, data }) => ({ name, text: textOf(data) }))
  const byName = new Map<string, string[]>()
  for (const { name, text } of texts) byName.set(name, [...(byName.get(name) ?? []), text])
  const spf = [...byName.values()].flatMap((all) => spfFindings(all.filter((text) => /^v=spf1(?:\s|$)/i.test(text))))
  const dmarc = [...byName.entries()].flatMap(([, all]) => dmarcFindings(all.filter((text) => /^v=DMARC1/i.test(text))))
  const mail = records.filter(({ type }) => type === 'MX')
  const isNullMx = mail.length === 1 && /^0 \.$/.test(mail[0]?.data ?? '')
  const found = [...spf, ...dmarc, ...caaFindings(records.filter(({ type }) => type === 'CAA'))]
  if (isNullMx) found.push({ tone: 'plain', says: 'The domain takes no mail (null MX).', source: 'RFC 7505' })
  return found
}
