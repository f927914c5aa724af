import { registeredFields, type Standing } from './registered-fields'

export interface Field {
  name: string
  reference: string
  standing: Standing | 'not registered'
  /** In our own words; undefined for the rare ones, of which only the source is known here. */
  means?: string
}

const explained: Readonly<Record<string, string>> = {
  Accept: 'The formats that the client can use, with weights.',
  'Accept-CH': 'Asks the browser to send these client hints from now on.',
  'Accept-Encoding': 'The compressions that the client can undo, such as gzip, br, zstd.',
  'Accept-Language': 'The languages that the reader prefers.',
  'Accept-Ranges': 'Whether parts can be asked for; bytes lets downloads resume.',
  'Access-Control-Allow-Credentials': 'CORS: scripts of the other site may send cookies and read the answer.',
  'Access-Control-Allow-Headers': 'CORS: headers that scripts of other sites may send.',
  'Access-Control-Allow-Methods': 'CORS: methods that scripts of other sites may use.',
  'Access-Control-Allow-Origin': 'CORS: the site whose scripts may read the answer. * is every site, without cookies.',
  'Access-Control-Expose-Headers': 'CORS: headers of the answer that scripts may read.',
  'Access-Control-Max-Age': 'CORS: seconds for which the browser need not ask again.',
  'Access-Control-Request-Headers': 'CORS: headers that the browser is about to send.',
  'Access-Control-Request-Method': 'CORS: the method that the browser is about to use.',
  Age: 'Seconds that the answer has lain in a cache on the way.',
  Allow: 'The methods that this address knows.',
  'Alt-Svc': 'The same site by another way, usually HTTP/3.',
  Authorization: 'Credentials. Whoever reads this line can act as you: take it out before you share a log.',
  'Cache-Control': 'Who may keep the answer, and for how long.',
  'Cache-Status': 'What each cache on the way did with the request.',
  'CDN-Cache-Control': 'Cache-Control for content delivery networks alone.',
  'Clear-Site-Data': 'Tells the browser to forget cookies, storage or caches of the site.',
  Connection: 'Fields that concern this one connection; close ends it. Not used in HTTP/2 and later.',
  'Content-Disposition': 'Shown in the page, or saved under a name.',
  'Content-Encoding': 'How the body is compressed.',
  'Content-Language': 'The language of its readers.',
  'Content-Length': 'Bytes of the body.',
  'Content-Location': 'The own address of what was sent.',
  'Content-Range': 'Which stretch of the whole the body is.',
  'Content-Security-Policy': 'Which scripts, styles, frames and hosts the page may use.',
  'Content-Security-Policy-Report-Only': 'The same, only reported and not enforced.',
  'Content-Type': 'The media type of the body, and its character set.',
  Cookie: 'Cookies that the browser has of this site. Take it out before you share a log.',
  'Cross-Origin-Embedder-Policy': 'What the page embeds must allow it; part of isolating a page.',
  'Cross-Origin-Opener-Policy': 'Cuts the page off from windows of other sites.',
  'Cross-Origin-Resource-Policy': 'Who may embed the resource.',
  Date: 'When the answer was made.',
  Deprecation: 'Since when the resource should no longer be used.',
  ETag: 'A name for this version. Sent back in If-None-Match, it saves a download. W/ marks a weak one.',
  Expect: '100-continue: the client waits for leave before it sends the body.',
  'Expect-CT': 'Certificate Transparency. Browsers do it without; remove the line.',
  Expires: 'Until when the answer is fresh. Cache-Control: max-age counts before it.',
  Forwarded: 'Who asked, by which proxies.',
  Host: 'The name of the site. Many sites share one address.',
  'If-Match': 'Do it only if the version is still this one.',
  'If-Modified-Since': 'Send it only if it is newer.',
  'If-None-Match': 'Send it only if it is another version.',
  'If-Range': 'Send the rest if the version is the same, else all of it.',
  'If-Unmodified-Since': 'Do it only if nobody changed it since.',
  'Keep-Alive': 'How long the connection stays open. Only in HTTP/1.',
  'Last-Modified': 'When it changed last.',
  Link: 'Addresses that belong to it: next page, canonical address, files to load early.',
  Location: 'Where to go, or where the new resource is.',
  NEL: 'Where browsers report network errors.',
  Origin: 'The site from which a script asks.',
  'Permissions-Policy': 'Which abilities of the browser, such as camera or location, the page and its frames may use.',
  Pragma: 'no-cache for caches of the nineties. Cache-Control says it today.',
  Prefer: 'What the client would like, such as return=minimal.',
  Priority: 'How urgent the answer is.',
  'Proxy-Authenticate': 'How to log in at the proxy.',
  'Proxy-Authorization': 'Credentials for the proxy. Take it out before you share a log.',
  'Public-Key-Pins': 'Pinned keys. No browser follows it any more; remove the line.',
  Range: 'The stretch that the client wants.',
  Referer: 'The page from which the request came; spelled wrong since 1996.',
  'Referrer-Policy': 'How much of the page’s address goes along to others.',
  Refresh: 'Loads another address after some seconds. A redirect is better.',
  'Reporting-Endpoints': 'Where browsers send reports.',
  'Retry-After': 'When to try again: seconds, or a date.',
  'Sec-Fetch-Dest': 'What the browser wants it for: a document, a picture, a script.',
  'Sec-Fetch-Mode': 'How the browser asks: navigate, cors, no-cors.',
  'Sec-Fetch-Site': 'Whether the request came from the same site.',
  'Sec-Fetch-User': 'Whether somebody clicked.',
  'Sec-WebSocket-Accept': 'WebSocket: the server agrees.',
  'Sec-WebSocket-Key': 'WebSocket: proof that the client means it.',
  Server: 'The software of the server. A version in it helps nobody but attackers.',
  'Server-Timing': 'How long the server took for what; browsers show it in their tools.',
  'Set-Cookie': 'Keeps a cookie in the browser. Its value may be a login: take it out before you share a log.',
  'Strict-Transport-Security': 'From now on the browser uses HTTPS for this host only.',
  Sunset: 'The day after which it will be gone.',
  TE: 'Transfer codings that the client takes.',
  'Timing-Allow-Origin': 'Who may see how long loading took.',
  Traceparent: 'Ties the request to a trace.',
  Trailer: 'Fields that come after the body.',
  'Transfer-Encoding':
    'chunked: the body comes in pieces, its length is not known beforehand. Not in HTTP/2 and later.',
  Upgrade: 'Another protocol for this connection.',
  'Upgrade-Insecure-Requests': 'The browser would rather have HTTPS.',
  'User-Agent': 'The program that asks.',
  Vary: 'The request headers on which the answer depends; a cache keeps one for each.',
  Via: 'The proxies on the way.',
  Warning: 'Obsolete; remove the line.',
  'WWW-Authenticate': 'How to log in.',
  'X-Content-Type-Options': 'nosniff: the browser trusts Content-Type and does not guess.',
  'X-Frame-Options': 'Who may show the page in a frame. The frame-ancestors of a CSP counts before it.',
  'X-Forwarded-For':
    'The addresses of the client and of proxies. Anybody can write it: trust only what your own proxy added.',
  'X-Forwarded-Host': 'The host that the client asked for, as a proxy tells it.',
  'X-Forwarded-Proto': 'http or https, as the client asked the proxy.',
  'X-Powered-By': 'The language or framework. Switch it off.',
  'X-XSS-Protection': 'A filter that browsers removed. Remove the line, or send 0.',
  'X-Request-ID': 'A number for this request, to find it in logs.',
  'X-Robots-Tag': 'noindex and the like, for files that have no meta tags.',
  'X-Requested-With': 'XMLHttpRequest: a script asks. A custom of libraries.',
  'X-Cache': 'HIT or MISS, as a cache on the way tells it.',
  'X-RateLimit-Limit': 'Requests allowed in a time; a custom of APIs.',
  'X-RateLimit-Remaining': 'Requests left; a custom of APIs.',
  'X-RateLimit-Reset': 'When the count begins anew; seconds or a time stamp, as the API likes.',
  'CF-Ray': 'Cloudflare’s number of the request and the place that answered.',
  'CF-Cache-Status': 'What Cloudflare’s cache did: HIT, MISS, DYNAMIC, EXPIRED.',
  'CF-Connecting-IP': 'The visitor’s address, as Cloudflare saw it.',
  DNT: 'Do not track. Given up; Sec-GPC has taken its place.',
  'Idempotency-Key': 'Lets a server see that a POST is the same one again.',
  'Sec-CH-UA': 'Client hint: brand and main version of the browser.',
  'Sec-CH-UA-Mobile': 'Client hint: whether it is a phone.',
  'Sec-CH-UA-Platform': 'Client hint: the operating system.',
}

const registeredNames = new Set(registeredFields.map(({ name }) => name))

/** Registered fields, then those that are in use without being registered. */
export const fields: readonly Field[] = [
  ...registeredFields.map(({ name, reference, standing }) => {
    const means = explained[name]
    return { name, reference, standing, ...(means !== undefined && { means }) }
  }),
  ...Object.entries(explained)
    .filter(([name]) => !registeredNames.has(name))
    .map(([name, means]) => ({
      name,
      reference: 'In use, not in the registry',
      standing: 'not registered' as const,
      means,
    })),
]

const byName = new Map(fields.map((field) => [field.name.toLowerCase(), field]))

/** A field by its name, in any letter case. */
export const fieldOf = (name: string): Field | undefined => byName.get(name.toLowerCase())
