import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { daysIn, hostIn, type ExpiryQuestion } from '@/lib/subjects/certificates/report'

const sample = `-----BEGIN CERTIFICATE-----
MIIC2zCCAmGgAwIBAgIURmO593ymOjdwY6QuOV1PKb3A4VswCgYIKoZIzj0EAwIw
QDELMAkGA1UEBhMCR0IxFTATBgNVBAoMDEJyYW1sZXkgVGVzdDEaMBgGA1UEAwwR
QnJhbWxleSBUZXN0IFJvb3QwHhcNMjYxMTI3MTAzNTUwWhcNMjgwMTAxMTAzNTUw
WjAbMRkwFwYDVQQDDBBzaG9wLmV4YW1wbGUuY29tMIIBIjANBgkqhkiG9w0BAQEF
AAOCAQ8AMIIBCgKCAQEAvJfzt2uCeYtZ5Ji20kMvaTMVAW1//d15n7siPIxaWtQB
/tq/x9nzEMxUvsgxreEVpzeNkUJunDsCQpqhyxynASY0yjzF7mcbF9rftyHmqzl6
Sw4OfuNZsUpJpFPm/YUDVKHohYWh3Rr4Y1EWwuwg0Vo6Yj/85mpd86k2YsecW4uf
ehxeSNmcCsgxE4nY+rLwX5Qt2VCBLjoqybwX6pgcsfvIAwRFdcbZXcEj2i3G0S91
3gnSyh06uwu4mY9HVNIN1R3XnzqGCuroebzk+gob3Pf87BDfMQ278Rri46I2JA6R
cSBwnUEvTfpOmCjpDw1YO7olk6V5prryl+V+FZ9fNwIDAQABo4GSMIGPMB0GA1Ud
DgQWBBQ0U7Yu4vkmAKU2ZF2tmAuj4oHFfTAfBgNVHSMEGDAWgBRRMiwPBoLij3vS
EX0jvCwCMWMXOTBCBgNVHREEOzA5ghBzaG9wLmV4YW1wbGUuY29tgg0qLmV4YW1w
bGUuY29thwTAAAIHhxAgAQ24AAAAAAAAAAAAAAAHMAkGA1UdEwQCMAAwCgYIKoZI
zj0EAwIDaAAwZQIxANoNmEddDK+sGvpz91b6n9yPrLQ3GKlMgUinjX/XjklfcX88
Nc6/pVPCiTj5mSjXBQIwdiLT6t19/M2994ozx/295amaKUrlVXsK0dH2Eh7VWeLc
5E2VP0j18j9t+YJlIIKC
-----END CERTIFICATE-----
`

export default defineWorkbench({
  worker: worker<Omit<ExpiryQuestion, 'now'>, Report>('ssl-expiry-reminder'),
  options: {},
  panels: [],
  inputs: {
    text: {
      kind: 'text',
      label: 'Certificates',
      placeholder: '-----BEGIN CERTIFICATE-----',
      help: 'PEM, DER, a PKCS #7 bundle, or what openssl printed. No private key.',
      height: 'tall',
      secret: true,
      example: sample,
      takes: { text: {} },
      holds: { accept: '.pem,.crt,.cer,.der,.p7b,.p7c,.txt,application/x-x509-ca-cert', pasted: 'pasted.pem' },
    },
    days: {
      kind: 'text',
      label: 'Remind me, days before',
      placeholder: '60, 30, 14, 7, 1',
      help: 'Up to ten numbers from 1 to 365. Empty: 60, 30, 14, 7 and 1.',
      height: 'line',
    },
    host: {
      kind: 'text',
      label: 'Server, if you have no certificate yet',
      placeholder: 'example.com',
      help: 'Gives the command that asks it. A browser cannot read the certificate of a site for a page.',
      height: 'line',
    },
  },
  resultLabel: 'Certificates',
  asking: 'Reading the certificates',
  ask({ texts: { text, days, host }, opened }) {
    const source = opened.text ?? text
    if (typeof source === 'string' && source.trim() === '') return undefined
    const chosen = days.trim() === '' ? [60, 30, 14, 7, 1] : daysIn(days)
    return chosen && { source, days: chosen, host }
  },
  views(work) {
    const { days, host } = work.texts
    const faults: View[] = [
      ...(days.trim() !== '' && !daysIn(days)
        ? [
            {
              kind: 'note',
              under: 'days',
              tone: 'bad',
              says: 'Write up to ten numbers from 1 to 365, parted by commas.',
            } as const,
          ]
        : []),
      ...(host.trim() !== '' && !hostIn(host)
        ? [
            {
              kind: 'note',
              under: 'host',
              tone: 'bad',
              says: 'Write the name of a server, such as example.com or example.com:8443.',
            } as const,
          ]
        : []),
    ]
    return [
      ...faults,
      ...reportViews(work, 'text', 'Paste certificates, or open a file. They are read here and sent nowhere.'),
    ]
  },
  takeAway: {
    calendar: {
      kind: 'save',
      label: 'Save reminders (ICS)',
      file: 'certificates.ics',
      type: 'text/calendar;charset=utf-8',
      of: ({ answer }) => reportFile(answer, 'certificates.ics'),
    },
    csv: {
      kind: 'save',
      label: 'Save the table (CSV)',
      file: 'certificates.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    { label: 'Certificates', help: 'PEM, DER, PKCS #7, or printed by openssl; up to 2,000.' },
    { label: 'Remind me', help: 'Days before the end on which your calendar is to tell you.' },
    { label: 'Server', help: 'For the command that fetches its certificates.' },
  ],
  results: [
    { label: 'Certificates by the day they end, with issuer, names, key and fingerprint', kind: 'table' },
    { label: 'What has ended, ends soon, or does not fit together', kind: 'verdict' },
    { label: 'A calendar with alarms', kind: 'value' },
  ],
  formula:
    'Reads certificates by X.690 and RFC 5280, counts whole days from now to their end, and writes a calendar by RFC 5545',
  limits: [
    'Signatures are not checked and nothing is looked up: a certificate that was revoked shows its date all the same.',
    'What your server sends may be another certificate than your file. The command shows what it sends.',
    'Days are counted by the clock of your device.',
    'Whether certificates fit together is judged by their names and key identifiers.',
  ],
  sources: [
    {
      title: 'RFC 5280: Internet X.509 Public Key Infrastructure Certificate and CRL Profile',
      href: 'https://www.rfc-editor.org/rfc/rfc5280',
    },
    {
      title: 'RFC 5545: Internet Calendaring and Scheduling (iCalendar)',
      href: 'https://www.rfc-editor.org/rfc/rfc5545',
    },
    { title: 'RFC 9525: Service Identity in TLS', href: 'https://www.rfc-editor.org/rfc/rfc9525' },
    {
      title: 'RFC 9155: Deprecating MD5 and SHA-1 Signature Hashes in TLS 1.2 and DTLS 1.2',
      href: 'https://www.rfc-editor.org/rfc/rfc9155',
    },
    { title: 'OpenSSL: openssl-x509', href: 'https://docs.openssl.org/master/man1/openssl-x509/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
