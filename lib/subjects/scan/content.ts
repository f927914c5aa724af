import { urlOf } from '@/lib/base/text/url-of'
import { isFault, readElements } from '@/lib/subjects/barcode/gs1'
import { linkWarnings } from './link'

/** What a code says, taken apart. Nothing of it is opened or asked. */
export interface ScannedContent {
  /** In words: "Wi-Fi network", "Web address". */
  kind: string
  fields: readonly (readonly [label: string, text: string])[]
  /** Sentences to read before anything is done with it. */
  warnings: readonly string[]
}

type Reader = (text: string) => ScannedContent | undefined

/** Fields of the forms `KEY:value;`, in which a backslash takes the next sign as it is. */
function semicolonFields(text: string): Map<string, string[]> {
  const fields = new Map<string, string[]>()
  for (const [, key = '', value = ''] of text.matchAll(/([A-Za-z][A-Za-z0-9-]*):((?:\\.|[^\\;])*);?/g)) {
    const name = key.toUpperCase()
    fields.set(name, [...(fields.get(name) ?? []), value.replaceAll(/\\(.)/g, '$1')])
  }
  return fields
}

const filled = (fields: readonly (readonly [string, string | undefined])[]) =>
  fields.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [[label, text] as const]))

const securities: Readonly<Record<string, string>> = {
  WPA: 'WPA or WPA2',
  WEP: 'WEP',
  NOPASS: 'none',
  SAE: 'WPA3',
  '': 'none',
}

const wifi: Reader = (text) => {
  if (!/^WIFI:/i.test(text)) return undefined
  const fields = semicolonFields(text.slice(5))
  const [network] = fields.get('S') ?? []
  const security = (fields.get('T')?.[0] ?? '').toUpperCase()
  const [password] = fields.get('P') ?? []
  return {
    kind: 'Wi-Fi network',
    fields: filled([
      ['Network', network],
      ['Security', securities[security] ?? security],
      ['Password', password],
      ['Hidden', fields.get('H')?.[0]?.toLowerCase() === 'true' ? 'yes' : undefined],
    ]),
    warnings: [
      ...(security === 'WEP' ? ['WEP can be broken in minutes; whoever is near can read along.'] : []),
      ...(security === '' || security === 'NOPASS'
        ? ['This network has no password: others near it can read what is not encrypted.']
        : []),
    ],
  }
}

const mecard: Reader = (text) => {
  if (!/^MECARD:/i.test(text)) return undefined
  const fields = semicolonFields(text.slice(7))
  const all = (key: string) => fields.get(key)?.join(', ')
  return {
    kind: 'Contact (MECARD)',
    fields: filled([
      ['Name', all('N')?.replace(/^([^,]+),\s*(.+)$/, '$2 $1')],
      ['Organisation', all('ORG')],
      ['Telephone', all('TEL')],
      ['E-mail', all('EMAIL')],
      ['Address', all('ADR')],
      ['Web address', all('URL')],
      ['Birthday', all('BDAY')],
      ['Note', all('NOTE')],
    ]),
    warnings: fields.get('URL')?.flatMap(linkWarnings) ?? [],
  }
}

/** Lines of a content line format, unfolded (RFC 6350, 3.2), with escapes taken back. */
function contentLines(text: string): { name: string; value: string }[] {
  return text
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .flatMap((line) => {
      const [, name = '', value = ''] = /^(?:[A-Za-z0-9-]+\.)?([A-Za-z-]+)(?:;[^:]*)?:(.*)$/.exec(line) ?? []
      const plain = value.replaceAll(/\\([\\,;nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign))
      return name === '' ? [] : [{ name: name.toUpperCase(), value: plain }]
    })
}

const partsOf = (value: string | undefined) =>
  value
    ?.split(';')
    .filter((part) => part.trim() !== '')
    .join(', ')

const vcard: Reader = (text) => {
  if (!/^BEGIN:VCARD/i.test(text)) return undefined
  const lines = contentLines(text)
  const all = (name: string) => lines.flatMap((line) => (line.name === name ? [line.value] : []))
  const [family = '', given = ''] = (all('N')[0] ?? '').split(';')
  return {
    kind: 'Contact (vCard)',
    fields: filled([
      ['Name', all('FN')[0] ?? `${given} ${family}`.trim()],
      ['Organisation', partsOf(all('ORG')[0])],
      ['Title', all('TITLE')[0]],
      ...all('TEL').map((one) => ['Telephone', one.replace(/^tel:/i, '')] as const),
      ...all('EMAIL').map((one) => ['E-mail', one] as const),
      ...all('ADR').map((one) => ['Address', partsOf(one)] as const),
      ...all('URL').map((one) => ['Web address', one] as const),
      ['Note', all('NOTE')[0]],
    ]),
    warnings: all('URL').flatMap(linkWarnings),
  }
}

function calendarTime(text: string | undefined): string | undefined {
  const [, year, month, day, hour, minute, zone] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{0,2}(Z?))?/.exec(text ?? '') ?? []
  if (year === undefined) return text
  return hour === undefined
    ? `${year}-${month}-${day}`
    : `${year}-${month}-${day} ${hour}:${minute}${zone ? ' UTC' : ''}`
}

const calendar: Reader = (text) => {
  if (!/BEGIN:VEVENT/i.test(text)) return undefined
  const lines = contentLines(text.slice(text.search(/BEGIN:VEVENT/i)))
  const one = (name: string) => lines.find((line) => line.name === name)?.value
  return {
    kind: 'Event',
    fields: filled([
      ['Title', one('SUMMARY')],
      ['Begins', calendarTime(one('DTSTART'))],
      ['Ends', calendarTime(one('DTEND'))],
      ['Place', one('LOCATION')],
      ['Description', one('DESCRIPTION')],
    ]),
    warnings: [],
  }
}

/** The European Payments Council's QR code for a SEPA credit transfer (EPC069-12, version 2.1): one element a line. */
const transfer: Reader = (text) => {
  const lines = text.split(/\r?\n/)
  if (lines[0] !== 'BCD' || lines[3] !== 'SCT') return undefined
  const [, version, , , bic, name, iban = '', amount = '', purpose, reference, remittance, information] = lines
  return {
    kind: 'SEPA credit transfer',
    fields: filled([
      ['Payee', name],
      ['IBAN', iban.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ')],
      ['BIC', bic],
      ['Amount', amount.replace(/^EUR/, 'EUR ')],
      ['Purpose', purpose],
      ['Reference', reference],
      ['Text', remittance],
      ['Note', information],
      ['Version', version],
    ]),
    warnings: [
      ...(isIban(iban) ? [] : ['The check digits of this IBAN are wrong: no bank will carry this out.']),
      'Compare payee and IBAN with the invoice before you pay; a sticker over a code is a known fraud.',
    ],
  }
}

/** Whether an IBAN has the check digits of ISO 7064, MOD 97-10. */
export function isIban(written: string): boolean {
  const iban = written.replaceAll(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{8,30}$/.test(iban)) return false
  const moved = iban.slice(4) + iban.slice(0, 4)
  let rest = 0
  for (const sign of moved) rest = Number(`${rest}${Number.parseInt(sign, 36)}`) % 97
  return rest === 1
}

const oneTimePassword: Reader = (text) => {
  const url = /^otpauth:\/\//i.test(text) ? urlOf(text) : undefined
  if (!url) return undefined
  const { host, pathname, searchParams } = url
  const label = decoded(pathname.replace(/^\/+/, ''))
  return {
    kind: 'Two-factor secret',
    fields: filled([
      ['Kind', (host || pathname.split('/')[2] || '').toUpperCase()],
      ['Account', label],
      ['Issuer', searchParams.get('issuer') ?? undefined],
      ['Secret', searchParams.get('secret') ?? undefined],
      ['Digits', searchParams.get('digits') ?? '6'],
      ['Algorithm', searchParams.get('algorithm') ?? 'SHA1'],
      ['Seconds', searchParams.get('period') ?? undefined],
      ['Counter', searchParams.get('counter') ?? undefined],
    ]),
    warnings: [
      'Whoever has this secret can make your one-time codes. Scan it with your authenticator only, and keep no picture of it.',
    ],
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const telephone: Reader = (text) => {
  const [, number] = /^tel:(.+)$/i.exec(text) ?? []
  if (number === undefined) return undefined
  const isCode = /[*#]/.test(decoded(number))
  return {
    kind: 'Telephone number',
    fields: [['Number', decoded(number)]],
    warnings: isCode ? ['This is a service code with * or #: dialled, it can change settings of your line.'] : [],
  }
}

const message: Reader = (text) => {
  const [, scheme = '', rest = ''] = /^(smsto|sms|mmsto|mms):(.*)$/is.exec(text) ?? []
  if (scheme === '') return undefined
  const [, number = '', query = ''] = /^([^:?]*)[:?]?(.*)$/s.exec(rest) ?? []
  return {
    kind: 'Text message',
    fields: filled([
      ['To', decoded(number)],
      ['Text', decoded(query.replace(/^body=/i, ''))],
    ]),
    warnings: ['Numbers of few digits can cost much. Read it before you send it.'],
  }
}

const mail: Reader = (text) => {
  if (/^MATMSG:/i.test(text)) {
    const fields = semicolonFields(text.slice(7))
    return {
      kind: 'E-mail',
      fields: filled([
        ['To', fields.get('TO')?.join(', ')],
        ['Subject', fields.get('SUB')?.[0]],
        ['Text', fields.get('BODY')?.[0]],
      ]),
      warnings: [],
    }
  }
  const [, to, query = ''] = /^mailto:([^?]*)\??(.*)$/is.exec(text) ?? []
  if (to === undefined) return undefined
  // A plus sign is a plus sign in these addresses (RFC 6068).
  const parameters = new URLSearchParams(query.replaceAll('+', '%2B'))
  return {
    kind: 'E-mail',
    fields: filled([
      ['To', decoded(to)],
      ['Copy', parameters.get('cc') ?? undefined],
      ['Subject', parameters.get('subject') ?? undefined],
      ['Text', parameters.get('body') ?? undefined],
    ]),
    warnings: [],
  }
}

const place: Reader = (text) => {
  const [, latitude, longitude, query] = /^geo:(-?[\d.]+),(-?[\d.]+)(?:[^?]*\?q=([^&]*))?/i.exec(text) ?? []
  if (latitude === undefined) return undefined
  return {
    kind: 'Place',
    fields: filled([
      ['Latitude', latitude],
      ['Longitude', longitude],
      ['Name', query && decoded(query.replaceAll('+', ' '))],
    ]),
    warnings: [],
  }
}

const link: Reader = (text) => {
  const written = /^(https?:\/\/\S+)$/i.exec(text.trim())?.[1]
  const url = urlOf(written ?? '')
  if (written === undefined || !url) return undefined
  const { protocol, host, pathname, search, hash, username } = url
  return {
    kind: 'Web address',
    fields: filled([
      ['Host', host],
      ['Path', pathname === '/' ? '' : pathname],
      ['Query', search],
      ['Fragment', hash],
      ['Before the @', username],
      ['Encrypted', protocol === 'https:' ? 'yes' : 'no'],
    ]),
    warnings: linkWarnings(written),
  }
}

const scheme: Reader = (text) => {
  const [, name] = /^([a-z][a-z0-9+.-]{1,30}):\S/i.exec(text) ?? []
  if (name === undefined) return undefined
  const runs = /^(javascript|data|vbscript|file)$/i.test(name)
  return {
    kind: `Link of the kind “${name.toLowerCase()}”`,
    fields: [],
    warnings: [
      runs ? 'An address of this kind can run code. Do not open it.' : 'This opens another app, not a web page.',
    ],
  }
}

const readers: readonly Reader[] = [
  wifi,
  vcard,
  mecard,
  calendar,
  transfer,
  oneTimePassword,
  mail,
  message,
  telephone,
  place,
  link,
  scheme,
]

/** Whether a code holds GS1 elements: `]C1`, `]d2`, `]Q3`, `]e0` and `]J1` mark them (ISO/IEC 15424). */
export const isGs1 = (identifier: string) => ['C1', 'd2', 'Q3', 'e0', 'J1'].includes(identifier.slice(1))

function gs1Content(text: string): ScannedContent {
  const read = readElements(text)
  if (isFault(read))
    return { kind: 'GS1 data', fields: [], warnings: [`Its elements cannot be told apart: ${read.fault}.`] }
  return {
    kind: 'GS1 data',
    fields: read.elements.map(({ identifier, title, value, means }) => [
      `(${identifier}) ${title}`,
      means === '' ? value : `${value}, ${means}`,
    ]),
    warnings: [],
  }
}

/** What a code says; of GS1 data its `elements` as (01)… are read. */
export function readContent(text: string, elements?: string): ScannedContent {
  if (elements !== undefined) return gs1Content(elements)
  for (const read of readers) {
    const content = read(text)
    if (content) return content
  }
  return { kind: /^\d+$/.test(text) ? 'Number' : 'Text', fields: [], warnings: [] }
}
