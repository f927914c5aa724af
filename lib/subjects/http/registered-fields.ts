/* Header fields of HTTP as the IANA registry has them (as of about January 2025): name and where it is defined, by their standing. */

export type Standing = 'permanent' | 'provisional' | 'deprecated' | 'obsoleted'

const rows: Readonly<Record<Standing, string>> = {
  permanent: `
A-IM|RFC 3229
Accept|RFC 9110, section 12.5.1
Accept-Additions|RFC 2324
Accept-CH|RFC 8942, section 3.1
Accept-Datetime|RFC 7089
Accept-Encoding|RFC 9110, section 12.5.3
Accept-Features|RFC 2295
Accept-Language|RFC 9110, section 12.5.4
Accept-Patch|RFC 5789
Accept-Post|Linked Data Platform 1.0
Accept-Ranges|RFC 9110, section 14.3
Accept-Signature|RFC 9421, section 5.1
Access-Control-Allow-Credentials|Fetch
Access-Control-Allow-Headers|Fetch
Access-Control-Allow-Methods|Fetch
Access-Control-Allow-Origin|Fetch
Access-Control-Expose-Headers|Fetch
Access-Control-Max-Age|Fetch
Access-Control-Request-Headers|Fetch
Access-Control-Request-Method|Fetch
Age|RFC 9111, section 5.1
Allow|RFC 9110, section 10.2.1
ALPN|RFC 7639, section 2
Alt-Svc|RFC 7838
Alt-Used|RFC 7838
Alternates|RFC 2295
Apply-To-Redirect-Ref|RFC 4437
Authentication-Control|RFC 8053, section 4
Authentication-Info|RFC 9110, section 11.6.3
Authorization|RFC 9110, section 11.6.2
Available-Dictionary|Compression Dictionary Transport, section 2.2
Cache-Control|RFC 9111, section 5.2
Cache-Status|RFC 9211
Cal-Managed-ID|RFC 8607, section 5.1
CalDAV-Timezones|RFC 7809, section 7.1
Capsule-Protocol|RFC 9297
CDN-Cache-Control|RFC 9213
CDN-Loop|RFC 8586
Cert-Not-After|RFC 8739, section 3.3
Cert-Not-Before|RFC 8739, section 3.3
Clear-Site-Data|Clear Site Data
Client-Cert|RFC 9440, section 2
Client-Cert-Chain|RFC 9440, section 2
Close|RFC 9112, section 9.6 (reserved)
Concealed-Auth-Export|RFC 9729
Connection|RFC 9110, section 7.6.1
Content-Digest|RFC 9530, section 2
Content-Disposition|RFC 6266
Content-Encoding|RFC 9110, section 8.4
Content-Language|RFC 9110, section 8.5
Content-Length|RFC 9110, section 8.6
Content-Location|RFC 9110, section 8.7
Content-Range|RFC 9110, section 14.4
Content-Security-Policy|Content Security Policy Level 3
Content-Security-Policy-Report-Only|Content Security Policy Level 3
Content-Type|RFC 9110, section 8.3
Cookie|RFC 6265
Cross-Origin-Embedder-Policy|HTML
Cross-Origin-Embedder-Policy-Report-Only|HTML
Cross-Origin-Opener-Policy|HTML
Cross-Origin-Opener-Policy-Report-Only|HTML
Cross-Origin-Resource-Policy|Fetch
DASL|RFC 5323
Date|RFC 9110, section 6.6.1
DAV|RFC 4918
Delta-Base|RFC 3229
Deprecation|The Deprecation HTTP Response Header Field, section 2
Depth|RFC 4918
Destination|RFC 4918
Detached-JWS|RFC 9635
Dictionary-ID|Compression Dictionary Transport, section 2.3
DPoP|RFC 9449
DPoP-Nonce|RFC 9449
Early-Data|RFC 8470
ETag|RFC 9110, section 8.8.3
Expect|RFC 9110, section 10.1.1
Expires|RFC 9111, section 5.3
Forwarded|RFC 7239
From|RFC 9110, section 10.1.2
Hobareg|RFC 7486, section 6.1.1
Host|RFC 9110, section 7.2
If|RFC 4918
If-Match|RFC 9110, section 13.1.1
If-Modified-Since|RFC 9110, section 13.1.3
If-None-Match|RFC 9110, section 13.1.2
If-Range|RFC 9110, section 13.1.5
If-Schedule-Tag-Match|RFC 6638
If-Unmodified-Since|RFC 9110, section 13.1.4
IM|RFC 3229
Include-Referred-Token-Binding-ID|RFC 8473
Keep-Alive|RFC 2068
Label|RFC 3253
Last-Event-ID|HTML
Last-Modified|RFC 9110, section 8.8.2
Link|RFC 8288
Link-Template|RFC 9652
Location|RFC 9110, section 10.2.2
Lock-Token|RFC 4918
Max-Forwards|RFC 9110, section 7.6.2
Memento-Datetime|RFC 7089
Meter|RFC 2227
MIME-Version|RFC 9112, appendix B.1
Negotiate|RFC 2295
NEL|Network Error Logging
OData-EntityId|OData Version 4.01
OData-Isolation|OData Version 4.01
OData-MaxVersion|OData Version 4.01
OData-Version|OData Version 4.01
Optional-WWW-Authenticate|RFC 8053, section 3
Ordering-Type|RFC 3648
Origin|RFC 6454
Origin-Agent-Cluster|HTML
OSCORE|RFC 8613, section 11.1
OSLC-Core-Version|OASIS OSLC Core
Overwrite|RFC 4918
Ping-From|HTML
Ping-To|HTML
Position|RFC 3648
Prefer|RFC 7240
Preference-Applied|RFC 7240
Priority|RFC 9218
Proxy-Authenticate|RFC 9110, section 11.7.1
Proxy-Authentication-Info|RFC 9110, section 11.7.3
Proxy-Authorization|RFC 9110, section 11.7.2
Proxy-Status|RFC 9209
Public-Key-Pins|RFC 7469
Public-Key-Pins-Report-Only|RFC 7469
Range|RFC 9110, section 14.2
Redirect-Ref|RFC 4437
Referer|RFC 9110, section 10.1.3
Referrer-Policy|Referrer Policy
Refresh|HTML
Replay-Nonce|RFC 8555, section 6.5.1
Repr-Digest|RFC 9530, section 3
Retry-After|RFC 9110, section 10.2.3
Schedule-Reply|RFC 6638
Schedule-Tag|RFC 6638
Sec-Purpose|Fetch
Sec-Token-Binding|RFC 8473
Sec-WebSocket-Accept|RFC 6455
Sec-WebSocket-Extensions|RFC 6455
Sec-WebSocket-Key|RFC 6455
Sec-WebSocket-Protocol|RFC 6455
Sec-WebSocket-Version|RFC 6455
Server|RFC 9110, section 10.2.4
Server-Timing|Server Timing
Set-Cookie|RFC 6265
Signature|RFC 9421, section 4.2
Signature-Input|RFC 9421, section 4.1
SLUG|RFC 5023
SoapAction|SOAP 1.1
Status-URI|RFC 2518
Strict-Transport-Security|RFC 6797
Sunset|RFC 8594
TCN|RFC 2295
TE|RFC 9110, section 10.1.4
Timeout|RFC 4918
Topic|RFC 8030, section 5.4
Traceparent|Trace Context
Tracestate|Trace Context
Trailer|RFC 9110, section 6.6.2
Transfer-Encoding|RFC 9112, section 6.1
TTL|RFC 8030, section 5.2
Upgrade|RFC 9110, section 7.8
Urgency|RFC 8030, section 5.3
Use-As-Dictionary|Compression Dictionary Transport, section 2.1
User-Agent|RFC 9110, section 10.1.5
Variant-Vary|RFC 2295
Vary|RFC 9110, section 12.5.5
Via|RFC 9110, section 7.6.3
Want-Content-Digest|RFC 9530, section 4
Want-Repr-Digest|RFC 9530, section 4
WWW-Authenticate|RFC 9110, section 11.6.1
X-Content-Type-Options|Fetch
X-Frame-Options|HTML
`,
  provisional: `
Activate-Storage-Access|Storage Access Headers
AMP-Cache-Transform|AMP-Cache-Transform
CMCD-Object|CTA-5004
CMCD-Request|CTA-5004
CMCD-Session|CTA-5004
CMCD-Status|CTA-5004
CMSD-Dynamic|CTA-5006
CMSD-Static|CTA-5006
Configuration-Context|OSLC Configuration Management
CTA-Common-Access-Token|CTA
EDIINT-Features|RFC 6017
Isolation|OData Version 4.01
Permissions-Policy|Permissions Policy
Repeatability-Client-ID|Repeatable Requests 1.0
Repeatability-First-Sent|Repeatable Requests 1.0
Repeatability-Request-ID|Repeatable Requests 1.0
Repeatability-Result|Repeatable Requests 1.0
Reporting-Endpoints|Reporting API
Sec-Fetch-Storage-Access|Storage Access Headers
Sec-GPC|Global Privacy Control
Surrogate-Capability|Edge Architecture Specification
Surrogate-Control|Edge Architecture Specification
Timing-Allow-Origin|Resource Timing Level 1
`,
  deprecated: `
Accept-Charset|RFC 9110, section 12.5.2
C-PEP-Info|PEP
Content-ID|HTTP Distribution and Replication Protocol
Differential-ID|HTTP Distribution and Replication Protocol
Expect-CT|RFC 9163
Pragma|RFC 9111, section 5.4
Protocol-Info|Joint Electronic Payment Initiative
Protocol-Query|Joint Electronic Payment Initiative
`,
  obsoleted: `
Access-Control|Access Control for Cross-site Requests
C-Ext|RFC 2774
C-Man|RFC 2774
C-Opt|RFC 2774
C-PEP|PEP
Content-Base|RFC 2068
Content-MD5|RFC 2616, section 14.15
Content-Script-Type|HTML 4.01
Content-Style-Type|HTML 4.01
Content-Version|RFC 2068
Cookie2|RFC 2965
Default-Style|HTML 4.01
Derived-From|RFC 2068
Digest|RFC 3230
Ext|RFC 2774
GetProfile|OPS Over HTTP
HTTP2-Settings|RFC 7540, section 3.2.1
Man|RFC 2774
Method-Check|Access Control for Cross-site Requests
Method-Check-Expires|Access Control for Cross-site Requests
Opt|RFC 2774
P3P|P3P 1.0
PEP|PEP
PEP-Info|PEP
PICS-Label|PICS
ProfileObject|OPS Over HTTP
Protocol|PICS
Protocol-Request|Joint Electronic Payment Initiative
Proxy-Features|Notification for Proxy Caches
Proxy-Instruction|Notification for Proxy Caches
Public|RFC 2068
Referer-Root|Access Control for Cross-site Requests
Safe|RFC 2310
Security-Scheme|RFC 2660
Set-Cookie2|RFC 2965
SetProfile|OPS Over HTTP
URI|RFC 2068
Want-Digest|RFC 3230
Warning|RFC 9111, section 5.5
`,
}

export interface RegisteredField {
  name: string
  reference: string
  standing: Standing
}

function readRows(standing: Standing): RegisteredField[] {
  return rows[standing]
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', reference = ''] = row.split('|')
      return { name, reference, standing }
    })
}

const standings: readonly Standing[] = ['permanent', 'provisional', 'deprecated', 'obsoleted']

export const registeredFields: readonly RegisteredField[] = standings.flatMap(readRows)
