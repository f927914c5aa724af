import { readAddress, type Address, type AddressFault } from '@/lib/subjects/email/address'

export type AddressRemark =
  | 'typo'
  | 'disposable'
  | 'role'
  | 'free'
  | 'no-dot'
  | 'literal'
  | 'quoted'
  | 'international'
  | 'example'
  | 'repeated'
  | 'same-inbox'

export interface Judged {
  /** As it was given, without white space around it. */
  given: string
  line: number
  fault: AddressFault | undefined
  /** Where the fault stands. */
  offset: number
  remarks: AddressRemark[]
  /** What was probably meant. */
  meant: string | undefined
  /** Small domain, and for Gmail without dots and what follows a plus. */
  normal: string
  /** Of an address that was there before: its line. */
  first: number | undefined
}

/** Domains of large providers, which people mistype most. */
const large = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'yahoo.co.uk',
  'yahoo.fr',
  'yahoo.de',
  'hotmail.com',
  'hotmail.co.uk',
  'hotmail.fr',
  'outlook.com',
  'outlook.de',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'aol.com',
  'gmx.de',
  'gmx.net',
  'gmx.com',
  'web.de',
  't-online.de',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'mail.ru',
  'yandex.ru',
  'protonmail.com',
  'proton.me',
  'comcast.net',
  'verizon.net',
  'att.net',
  'btinternet.com',
  'qq.com',
  '163.com',
  'rediffmail.com',
  'uol.com.br',
  'mail.com',
  'email.com',
  'ymail.com',
  'rocketmail.com',
  'fastmail.com',
  'zoho.com',
  'hey.com',
  'pm.me',
]

/** Services known for inboxes that anybody has for some minutes: a short list, kept by hand, taken from no register and no authority. */
const disposable = new Set([
  'mailinator.com',
  'guerrillamail.com',
  'guerrillamail.net',
  'sharklasers.com',
  '10minutemail.com',
  'temp-mail.org',
  'tempmail.com',
  'yopmail.com',
  'yopmail.fr',
  'throwawaymail.com',
  'getnada.com',
  'maildrop.cc',
  'dispostable.com',
  'trashmail.com',
  'trashmail.de',
  'mailnesia.com',
  'mintemail.com',
  'spamgourmet.com',
  'fakeinbox.com',
  'moakt.com',
  'mohmal.com',
  'emailondeck.com',
  'mytemp.email',
  'tempr.email',
  'discard.email',
  'wegwerfmail.de',
  'einrot.com',
  'grr.la',
  'mailcatch.com',
  'tempail.com',
])

/** Names of tasks rather than people; RFC 2142 has most of them. */
const roles = new Set([
  'info',
  'marketing',
  'sales',
  'support',
  'abuse',
  'noc',
  'security',
  'postmaster',
  'hostmaster',
  'usenet',
  'news',
  'webmaster',
  'www',
  'uucp',
  'ftp',
  'admin',
  'administrator',
  'billing',
  'contact',
  'help',
  'hello',
  'jobs',
  'mail',
  'office',
  'noreply',
  'no-reply',
  'press',
  'privacy',
  'team',
  'accounts',
  'accounting',
  'hr',
  'kontakt',
  'buero',
  'compliance',
  'orders',
  'service',
])

/** Names that RFC 2606 and RFC 6761 keep for examples and tests. */
const exampleDomain = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** Letters to change, add, leave out or swap with their neighbour until two words are the same. */
function typingDistance(left: string, right: string): number {
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, at) => at)]
  for (let at = 1; at <= left.length; at++) {
    const row = [at]
    for (let other = 1; other <= right.length; other++) {
      const isSame = left[at - 1] === right[other - 1]
      let least = Math.min(
        (rows[at - 1]?.[other - 1] ?? 0) + (isSame ? 0 : 1),
        (rows[at - 1]?.[other] ?? 0) + 1,
        (row[other - 1] ?? 0) + 1,
      )
      if (at > 1 && other > 1 && left[at - 1] === right[other - 2] && left[at - 2] === right[other - 1])
        least = Math.min(least, (rows[at - 2]?.[other - 2] ?? 0) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows[left.length]?.[right.length] ?? 0
}

const swappedEndings: readonly [RegExp, string][] = [
  [/\.(?:con|cmo|ocm|vom|xom|comm|cim|coom)$/, '.com'],
  [/\.(?:ner|nte|met|nett)$/, '.net'],
  [/\.(?:ogr|rog|orgg)$/, '.org'],
]

/** The domain that was probably meant; undefined where none is near. */
export function meantDomain(domain: string): string | undefined {
  if (large.includes(domain)) return undefined
  const near = large.find(
    (one) => Math.abs(one.length - domain.length) <= 2 && typingDistance(domain, one) <= (one.length > 8 ? 2 : 1),
  )
  if (near) return near
  const ending = swappedEndings.find(([wrong]) => wrong.test(domain))
  return ending && domain.replace(ending[0], ending[1])
}

function normalOf({ local, asciiDomain }: Extract<Address, { kind: 'address' }>): string {
  const isGmail = asciiDomain === 'gmail.com' || asciiDomain === 'googlemail.com'
  if (!isGmail) return `${local}@${asciiDomain}`
  return `${(local.split('+')[0] ?? '').replaceAll('.', '').toLowerCase()}@gmail.com`
}

function remarksOf(address: Extract<Address, { kind: 'address' }>): AddressRemark[] {
  const { local, asciiDomain, isLiteral, isQuoted, isInternational } = address
  const remarks: [AddressRemark, boolean][] = [
    ['disposable', disposable.has(asciiDomain)],
    ['role', roles.has(local.toLowerCase())],
    ['free', large.includes(asciiDomain)],
    ['example', exampleDomain.test(asciiDomain)],
    ['no-dot', !isLiteral && !asciiDomain.includes('.')],
    ['literal', isLiteral],
    ['quoted', isQuoted],
    ['international', isInternational],
  ]
  return remarks.flatMap(([remark, holds]) => (holds ? [remark] : []))
}

/** Takes the address out of `Name <address>`, quotes, a `mailto:` and a comma at the end. */
export function bareAddress(text: string): string {
  const trimmed = text.trim().replace(/[,;]$/, '').trim()
  const inside = /<([^<>]*)>\s*$/.exec(trimmed)?.[1] ?? trimmed
  return inside.replace(/^mailto:/i, '').trim()
}

/** Judges each line of a list; empty lines are passed over. Addresses are compared in the form in which they reach one inbox. */
export class ListJudge {
  private readonly seen = new Map<string, { line: number; given: string }>()

  judge(text: string, line: number): Judged | undefined {
    const given = bareAddress(text)
    if (given === '') return undefined
    const address = readAddress(given)
    if (address.kind === 'fault')
      return {
        given,
        line,
        fault: address.fault,
        offset: address.offset,
        remarks: [],
        meant: undefined,
        normal: '',
        first: undefined,
      }
    const domain = meantDomain(address.asciiDomain)
    const normal = normalOf(address)
    const key = normal.toLowerCase()
    const before = this.seen.get(key)
    const remarks = remarksOf(address)
    if (domain) remarks.unshift('typo')
    if (before) remarks.push(before.given.toLowerCase() === given.toLowerCase() ? 'repeated' : 'same-inbox')
    else this.seen.set(key, { line, given })
    return {
      given,
      line,
      fault: undefined,
      offset: 0,
      remarks,
      meant: domain && `${address.local}@${domain}`,
      normal,
      first: before?.line,
    }
  }
}
