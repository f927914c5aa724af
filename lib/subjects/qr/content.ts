import { urlOf } from '@/lib/base/text/url-of'
import { problem, type Problem } from '@/lib/base/problem'
import { eventText } from './event'
import { geoAddress, mailtoAddress, smsAddress } from './links'
import { vcardText, type Contact } from './vcard'
import { wifiPasswordFault, wifiText, type WifiSecurity } from './wifi'

export type QrKind = 'url' | 'text' | 'wifi' | 'contact' | 'email' | 'sms' | 'geo' | 'event'

/** What the form holds for all kinds; only the fields of the chosen one are read. */
export interface QrContentValues extends Contact {
  kind: QrKind
  url: string
  text: string
  ssid: string
  password: string
  security: WifiSecurity
  hidden: boolean
  to: string
  subject: string
  body: string
  number: string
  message: string
  latitude: number
  longitude: number
  title: string
  place: string
  details: string
  starts: string
  ends: string
  allDay: boolean
  startTime: string
  endTime: string
  zone: 'local' | 'fixed'
  offset: string
  whole: boolean
}

/** What a list in a file may name as columns, by kind. The first one is what a list without a heading holds. */
export const contentFields: Readonly<Record<QrKind, readonly [keyof QrContentValues, ...(keyof QrContentValues)[]]>> = {
  url: ['url'],
  text: ['text'],
  wifi: ['ssid', 'password', 'security', 'hidden'],
  contact: [
    'givenName',
    'familyName',
    'organisation',
    'jobTitle',
    'mobile',
    'phone',
    'emailAddress',
    'website',
    'street',
    'city',
    'state',
    'postcode',
    'country',
    'note',
  ],
  email: ['to', 'subject', 'body'],
  sms: ['number', 'message'],
  geo: ['latitude', 'longitude'],
  event: ['title', 'place', 'details', 'starts', 'ends', 'allDay', 'startTime', 'endTime', 'zone', 'offset', 'whole'],
}

type ContentProblem = Problem<keyof QrContentValues>

const empty = 'must be filled in'
const utf8 = new TextEncoder()

export function bytesIn(text: string): number {
  return utf8.encode(text).length
}

/** An address with how it is reached, https where it does not say; a problem of the field `url` where it is none. */
export function urlText(typed: string): string | ContentProblem {
  const address = typed.trim()
  if (address === '') return problem('url', empty)
  // Scanners open an address only when it says how; most people leave that out.
  const whole = /^(?:[a-z][a-z0-9+.-]*:\/\/|(?:mailto|tel|sms|geo|data|magnet|bitcoin|upi):)/i.test(address)
    ? address
    : `https://${address}`
  return urlOf(whole) && !/\s/.test(whole)
    ? whole
    : problem('url', 'must be an address such as https://example.com/menu, without spaces')
}

function wifi({ ssid, password, security, hidden }: QrContentValues): string | ContentProblem {
  if (ssid === '') return problem('ssid', empty)
  if (bytesIn(ssid) > 32) return problem('ssid', 'must be 32 bytes or shorter; IEEE 802.11 allows no longer name')
  const fault = wifiPasswordFault(password, security)
  return fault ? problem('password', `must ${fault}`) : wifiText({ ssid, password, security, hidden })
}

function contact(values: QrContentValues): string | ContentProblem {
  if (values.givenName === '' && values.familyName === '' && values.organisation === '')
    return problem('givenName', 'must be filled in, or the family name, or the organisation')
  if (values.emailAddress !== '' && !isAddress(values.emailAddress)) return problem('emailAddress', addressRule)
  const website = values.website === '' ? '' : urlText(values.website)
  if (typeof website !== 'string') return problem('website', website.message)
  return vcardText({ ...values, website })
}

const addressRule = 'must be an e-mail address such as sales@example.com'

function isAddress(text: string): boolean {
  return /^(?:"[^"]+"|[^\s@,"]+)@[^\s@,]+$/u.test(text)
}

function email({ to, subject, body }: QrContentValues): string | ContentProblem {
  const addresses = to
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  if (addresses.length === 0) return problem('to', empty)
  return addresses.every(isAddress) ? mailtoAddress(addresses, subject, body) : problem('to', addressRule)
}

function sms({ number, message }: QrContentValues): string | ContentProblem {
  if (number.trim() === '') return problem('number', empty)
  return /^\+?[\d\s().-]*\d[\d\s().-]*$/.test(number.trim())
    ? smsAddress(number, message)
    : problem('number', 'must be a phone number such as +44 20 7946 0123')
}

const clock = /^(?:[01]\d|2[0-3]):[0-5]\d$/

function event(values: QrContentValues): string | ContentProblem {
  const { title, starts, ends, allDay, startTime, endTime, zone, offset } = values
  if (title === '') return problem('title', empty)
  if (ends < starts) return problem('ends', 'must not be before the first day')
  if (!allDay) {
    if (!clock.test(startTime)) return problem('startTime', 'must be a time of day such as 09:30')
    if (!clock.test(endTime)) return problem('endTime', 'must be a time of day such as 17:00')
    if (`${ends}${endTime}` <= `${starts}${startTime}`) return problem('endTime', 'must be after the start')
  }
  const minutes = zone === 'fixed' && !allDay ? offsetMinutes(offset) : undefined
  if (zone === 'fixed' && !allDay && minutes === undefined)
    return problem('offset', 'must be a difference to UTC such as +05:30, from −12:00 to +14:00')
  return eventText({ ...values, offset: minutes })
}

/** '+05:30', '-4' or 'Z' as minutes. */
function offsetMinutes(text: string): number | undefined {
  if (/^(?:z|utc)$/i.test(text.trim())) return 0
  const [, sign, hours = '', minutes = '0'] = /^([+\u2212-])(\d{1,2})(?::?([0-5]\d))?$/.exec(text.trim()) ?? []
  if (sign === undefined) return undefined
  const size = Number(hours) * 60 + Number(minutes)
  return size > (sign === '+' ? 14 : 12) * 60 ? undefined : sign === '+' ? size : -size
}

/** The text that the code holds, in the form its kind's standard gives it; or the field that does not allow it. */
export function contentOf(values: QrContentValues): string | ContentProblem {
  const text = unchecked(values)
  // Half a surrogate pair has no UTF-8.
  return typeof text === 'string'
    ? text.replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '\uFFFD')
    : text
}

function unchecked(values: QrContentValues): string | ContentProblem {
  switch (values.kind) {
    case 'url':
      return urlText(values.url)
    case 'text':
      return values.text === '' ? problem('text', empty) : values.text
    case 'wifi':
      return wifi(values)
    case 'contact':
      return contact(values)
    case 'email':
      return email(values)
    case 'sms':
      return sms(values)
    case 'geo':
      return geoAddress(values.latitude, values.longitude)
    case 'event':
      return event(values)
  }
}
