import { urlOf } from '@/lib/base/text/url-of'
/** Hosts whose addresses lead to another one that they do not show. */
const shorteners = new Set([
  'bit.ly',
  'buff.ly',
  'cutt.ly',
  'goo.gl',
  'is.gd',
  'lnkd.in',
  'ow.ly',
  'qrco.de',
  'rb.gy',
  'rebrand.ly',
  's.id',
  'shorturl.at',
  't.co',
  't.ly',
  'tiny.cc',
  'tinyurl.com',
  'v.gd',
])

/** Letters that look Latin and are not, and what they look like. */
const lookalike = /[\u0370-\u03ff\u0400-\u04ff]/u

/** What an address hides from the eye, as sentences; nothing of it is asked. */
export function linkWarnings(address: string): string[] {
  const url = urlOf(address)
  if (!url) return ['This address is not complete, so no browser can open it.']
  const { protocol, hostname, username, port } = url
  const written = /^[a-z]+:\/\/(?:[^/?#@]*@)?([^/?#:]*)/i.exec(address)?.[1] ?? ''
  const isNumber = /^\d+\.\d+\.\d+\.\d+$/.test(hostname) || hostname.startsWith('[')
  return [
    ...(username === '' ? [] : [`What stands before the @ is no host: this leads to ${hostname}.`]),
    ...(hostname.includes('xn--')
      ? [
          `The host is written in other letters and is ${hostname} in truth${lookalike.test(written) ? '; some of its letters only look Latin' : ''}.`,
        ]
      : []),
    ...(isNumber ? ['The host is a number, not a name: nobody known stands behind it.'] : []),
    ...(shorteners.has(hostname.replace(/^www\./, ''))
      ? ['This is a short link: where it leads is not written in the code.']
      : []),
    ...(protocol === 'http:' ? ['The connection is not encrypted (http).'] : []),
    ...(port === '' ? [] : [`It uses the unusual port ${port}.`]),
    ...(/[?&](?:url|redirect|redirect_uri|next|target|dest|destination)=https?(?::|%3A)/i.test(address)
      ? ['It holds a second address, to which it may lead on.']
      : []),
  ]
}
