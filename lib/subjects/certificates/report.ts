import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { calendarOf, type Ending } from './calendar'
import type { PlacedCertificate, ReadCertificates } from './read'

export interface ExpiryQuestion {
  source: string | Blob
  /** Days before the end on which somebody wants to be reminded. */
  days: readonly number[]
  host: string
  /** Milliseconds since 1970. */
  now: number
}

const day = 86_400_000
const mostAlarms = 10

/** Numbers of days in a text, the largest first; undefined where something else stands there. */
export function daysIn(text: string): number[] | undefined {
  const parts = text.split(/[\s,;]+/).filter(Boolean)
  const days = parts.map((part) => (/^\d{1,3}$/.test(part) ? Number(part) : Number.NaN))
  if (days.length === 0 || days.length > mostAlarms || days.some((one) => !(one >= 1 && one <= 365))) return undefined
  return [...new Set(days)].toSorted((a, b) => b - a)
}

/** A host as it may stand in a command line; undefined where it is none. */
export function hostIn(text: string): string | undefined {
  const plain = text
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/, '')
  return /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d{1,5})?$/i.test(plain) ? plain.toLowerCase() : undefined
}

export const commandFor = (host: string) => {
  const [name = '', port = '443'] = host.split(':')
  return `openssl s_client -connect ${name}:${port} -servername ${name} -showcerts </dev/null`
}

const utc = (time: number) => `${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`
/** Whole days, cut down: what ends in 23 hours has 0 left. */
const daysLeft = (time: number, now: number) => Math.floor((time - now) / day)
const leftInWords = (left: number) =>
  left < 0 ? `ended ${counted(-left, 'day', 'days')} ago` : `${counted(left, 'day', 'days')} left`

interface Row {
  name: string
  notAfter: number
  line: number | undefined
  certificate: PlacedCertificate | undefined
}

function issuerOf(certificate: PlacedCertificate, all: readonly PlacedCertificate[]): PlacedCertificate | undefined {
  return all.find(
    (one) =>
      one.subjectKey === certificate.issuerKey &&
      (certificate.issuerKeyId === undefined || one.keyId === undefined || one.keyId === certificate.issuerKeyId),
  )
}

function findingsOf(
  { name, notAfter, line, certificate }: Row,
  all: readonly PlacedCertificate[],
  soon: number,
  now: number,
): ReportFinding[] {
  const at = line === undefined ? {} : { at: { line, column: 1 } }
  const left = daysLeft(notAfter, now)
  const findings: ReportFinding[] = []
  if (left < 0)
    findings.push({
      tone: 'bad',
      says: `${name} ended on ${utc(notAfter)}.`,
      detail: 'Browsers show a warning instead of the page.',
      ...at,
    })
  else if (left <= soon)
    findings.push({
      tone: 'warn',
      says: `${name} ends in ${counted(left, 'day', 'days')}, on ${utc(notAfter)}.`,
      ...at,
    })
  if (!certificate) return findings
  if (certificate.notBefore > now)
    findings.push({
      tone: 'warn',
      says: `${name} begins on ${utc(certificate.notBefore)}.`,
      detail: 'Until then it is refused; a wrong clock has the same effect.',
      ...at,
    })
  if (/SHA-1|MD5/.test(certificate.signature) && certificate.subjectKey !== certificate.issuerKey)
    findings.push({ tone: 'bad', says: `${name} is signed with ${certificate.signature}.`, source: 'RFC 9155', ...at })
  if (!certificate.isAuthority && certificate.names.length === 0)
    findings.push({
      tone: 'warn',
      says: `${name} has no subject alternative names.`,
      detail: 'Hosts are looked for there; the common name is not.',
      source: 'RFC 9525',
      ...at,
    })
  const issuer = issuerOf(certificate, all)
  if (issuer && issuer !== certificate && issuer.notAfter < certificate.notAfter)
    findings.push({
      tone: 'warn',
      says: `${issuer.name}, which signed ${name}, ends earlier, on ${utc(issuer.notAfter)}.`,
      ...at,
    })
  if (!issuer && all.length > 1)
    findings.push({
      tone: 'plain',
      says: `The certificate that signed ${name} is not among these.`,
      detail: `It is called ${certificate.issuer}. A server sends all but the last of the chain.`,
      ...at,
    })
  return findings
}

/** When certificates end, what is wrong with them, and a calendar of it. */
export function expiryReport(
  { certificates, dated, faults }: ReadCertificates,
  { days, host, now }: Omit<ExpiryQuestion, 'source'>,
): Report {
  const rows: Row[] = [
    ...certificates.map((certificate): Row => ({ ...certificate, certificate })),
    ...dated.map((one): Row => ({ ...one, certificate: undefined })),
  ].toSorted((a, b) => a.notAfter - b.notAfter)
  const soon = Math.max(0, ...days.filter((one) => one <= 30))
  const findings = [
    ...rows.flatMap((row) => findingsOf(row, certificates, soon, now)),
    ...faults.map(({ line, says }): ReportFinding => ({ tone: 'bad', says, at: { line, column: 1 } })),
  ]
  const named = hostIn(host)
  const command = named ? [{ label: `Asks ${named} for its certificates`, text: commandFor(named) }] : []
  const [first] = rows
  if (!first) return { headline: 'No certificate could be read.', tone: 'bad', parts: [{ findings, texts: command }] }
  const left = daysLeft(first.notAfter, now)
  const ahead = rows.filter(({ notAfter }) => notAfter > now)
  const endings = ahead.map(({ name, notAfter, certificate, line }): Ending => ({
    id: `${certificate?.fingerprint.replaceAll(':', '').slice(0, 40).toLowerCase() ?? `${String(notAfter)}-${String(line)}`}@certificates.invalid`,
    summary: `Certificate of ${name} ends`,
    description: certificate
      ? `Names: ${certificate.names.join(', ') || certificate.subject}\nIssuer: ${certificate.issuer}\nSerial number: ${certificate.serial}`
      : `Names: ${name}`,
    time: notAfter,
  }))
  return {
    headline: `${first.name}: ${leftInWords(left)}${rows.length > 1 ? `, the first of ${whole(rows.length)}` : ''}.`,
    tone: left < 0 ? 'bad' : left <= soon ? 'warn' : 'good',
    figures: [
      { label: 'Certificates', text: whole(rows.length) },
      { label: 'Ended', text: whole(rows.length - ahead.length) },
      { label: 'Reminders', text: whole(ahead.length * days.length) },
    ],
    parts: [
      { findings },
      {
        tables: [
          {
            label: 'By the day they end',
            columns: ['Name', 'Left', 'Ends', 'Began', 'Issuer', 'For', 'Key', 'Signature', 'Serial number', 'SHA-256'],
            rows: rows.map(({ name, notAfter, certificate }) => [
              name,
              leftInWords(daysLeft(notAfter, now)),
              utc(notAfter),
              ...(certificate
                ? [
                    utc(certificate.notBefore),
                    certificate.issuer,
                    certificate.names.join(', '),
                    certificate.key,
                    certificate.signature,
                    certificate.serial,
                    certificate.fingerprint,
                  ]
                : ['', '', '', '', '', '', '']),
            ]),
          },
        ],
      },
      ...(command.length > 0 ? [{ heading: 'Asking a server', texts: command }] : []),
    ],
    files: endings.length > 0 ? { 'certificates.ics': calendarOf(endings, days, now) } : {},
  }
}
