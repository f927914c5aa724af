import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { calendarOf } from '@/lib/subjects/certificates/calendar'
import { identifierOf, NotDer, readDer, timeOf } from '@/lib/subjects/certificates/der'
import { CertificatesRefused, certificatesIn, opensslTime } from '@/lib/subjects/certificates/read'
import { commandFor, daysIn, expiryReport, hostIn } from '@/lib/subjects/certificates/report'

interface Printed {
  name: string
  pem: string
  der: string
  notBefore: string
  notAfter: string
  serial: string
  fingerprint: string
  subject: string
  bits: string | null
  printed: string
}
const vectors = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/certificates/certificates.json'), 'utf8'),
) as { certificates: Printed[]; bundle: string; p12: string }
const pemOf = (...names: string[]) =>
  names.map((name) => vectors.certificates.find((one) => one.name === name)?.pem ?? '').join('\n')
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

describe.each(vectors.certificates)('what OpenSSL prints of $name', (printed) => {
  it.each(['pem', 'der', 'windows'] as const)('from %s', async (form) => {
    const source =
      form === 'pem'
        ? printed.pem
        : form === 'der'
          ? new Blob([bytesOf(printed.der)])
          : `\ufeff${printed.pem.replaceAll('\n', '\r\n')}`
    const { certificates, faults } = await certificatesIn(source)
    const [certificate] = certificates
    expect(faults).toEqual([])
    expect(certificate?.serial).toBe(printed.serial)
    expect(certificate?.fingerprint).toBe(printed.fingerprint)
    expect(certificate?.subject).toBe(printed.subject)
    expect(certificate?.notBefore).toBe(Date.parse(printed.notBefore))
    expect(certificate?.notAfter).toBe(Date.parse(printed.notAfter))
    if (printed.bits === '2048') expect(certificate?.key).toBe('RSA, 2048 bits')
    else if (printed.bits) expect(certificate?.key).toBe(`Elliptic curve, P-${printed.bits}`)
    else expect(certificate?.key).toBe('Ed25519')
  })
  it('its dates alone', async () => {
    const { dated } = await certificatesIn(printed.printed)
    expect(dated.map(({ notAfter }) => notAfter)).toEqual([Date.parse(printed.notAfter)])
    expect(dated[0]?.name).toBe(/CN\s*=\s*([^,\n]+)/.exec(printed.subject)?.[1])
  })
})

it('names, authority and who signed whom', async () => {
  const { certificates } = await certificatesIn(pemOf('leaf', 'root'))
  const [leaf, root] = certificates
  expect(leaf?.names).toEqual(['shop.example.com', '*.example.com', '192.0.2.7', '2001:db8:0:0:0:0:0:7'])
  expect([leaf?.isAuthority, root?.isAuthority]).toEqual([false, true])
  expect(leaf?.issuerKey).toBe(root?.subjectKey)
  expect(leaf?.issuerKeyId).toBe(root?.keyId)
  expect(leaf?.signature).toBe('ECDSA with SHA-256')
})

it('a bundle has both', async () => {
  const { certificates } = await certificatesIn(vectors.bundle)
  expect(certificates.map(({ name }) => name).toSorted()).toEqual(['Bramley Test Root', 'shop.example.com'])
})

const day = 86_400_000
async function report(source: string, before: number, days = [60, 30, 7]) {
  const read = await certificatesIn(source)
  const end = Math.min(
    ...read.certificates.map(({ notAfter }) => notAfter),
    ...read.dated.map(({ notAfter }) => notAfter),
  )
  return expiryReport(read, { days, host: '', now: end - before })
}

describe('days that are left', () => {
  it.each([
    [31 * day, 'old.example.com: 31 days left.', 'good', 0],
    [30 * day, 'old.example.com: 30 days left.', 'warn', 1],
    [day, 'old.example.com: 1 day left.', 'warn', 1],
    [day - 1, 'old.example.com: 0 days left.', 'warn', 1],
    [-1, 'old.example.com: ended 1 day ago.', 'bad', 1],
    [-2 * day, 'old.example.com: ended 2 days ago.', 'bad', 1],
  ])('%i ms before the end', async (before, headline, tone, findings) => {
    const answer = await report(pemOf('plain'), before)
    expect(answer.headline).toBe(headline)
    expect(answer.tone).toBe(tone)
    // One more says that it has no alternative names.
    expect(answer.parts[0]?.findings).toHaveLength(findings + 1)
  })
})

it('chains: who is missing, and what ends earlier than what it signed', async () => {
  const alone = await report(pemOf('leaf', 'umlaut'), 300 * day)
  expect(alone.parts[0]?.findings?.map(({ says }) => says)).toContain(
    'The certificate that signed shop.example.com is not among these.',
  )
  const read = await certificatesIn(pemOf('leaf', 'root'))
  const swapped = {
    ...read,
    certificates: read.certificates.map((one) =>
      one.isAuthority ? { ...one, notAfter: one.notBefore + 100 * day } : one,
    ),
  }
  const early = expiryReport(swapped, { days: [30], host: '', now: (read.certificates[0]?.notBefore ?? 0) + day })
  expect(early.parts[0]?.findings?.map(({ says }) => says).join()).toMatch(
    /Bramley Test Root, which signed shop\.example\.com, ends earlier/,
  )
  const weak = { ...read, certificates: read.certificates.map((one) => ({ ...one, signature: 'RSA with SHA-1' })) }
  const findings =
    expiryReport(weak, { days: [30], host: '', now: (read.certificates[0]?.notBefore ?? 0) - day }).parts[0]
      ?.findings ?? []
  expect(findings.filter(({ source }) => source === 'RFC 9155')).toHaveLength(1)
  expect(findings.filter(({ says }) => says.includes(' begins on '))).toHaveLength(2)
})

it('a calendar as RFC 5545 has it', () => {
  const text = calendarOf(
    [{ id: 'a@b', summary: 'Ends; soon, really', description: 'Müller '.repeat(20), time: Date.UTC(2027, 5, 1, 12) }],
    [30, 1],
    Date.UTC(2026, 10, 27),
  )
  expect(text).toContain('DTSTART:20270601T120000Z\r\nSUMMARY:Ends\\; soon\\, really\r\n')
  expect(text).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-P30D\r\nDESCRIPTION:Ends\\; soon\\, really\r\nEND:VALARM\r\n',
  )
  expect(text.match(/BEGIN:VALARM/g)).toHaveLength(2)
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  expect(text.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${'Müller '.repeat(20)}`)
})

it('what has ended is not in the calendar; a second import has the same names', async () => {
  const ended = await report(pemOf('plain'), -day)
  expect(ended.files).toEqual({})
  const [first, second] = [await report(pemOf('plain'), 40 * day), await report(pemOf('plain'), 20 * day)]
  const uid = (text = '') => /UID:(.*)/.exec(text)?.[1]
  expect(uid(first.files?.['certificates.ics'])).toBe(uid(second.files?.['certificates.ics']))
})

describe('what is refused, with a sentence', () => {
  it.each([
    ['a private key', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----', 'A private key stands here'],
    [
      'a locked one beside a certificate',
      `${pemOf('plain')}-----BEGIN ENCRYPTED PRIVATE KEY-----\n`,
      'A private key stands here',
    ],
    ['an RSA key', '-----BEGIN RSA PRIVATE KEY-----', 'A private key stands here'],
    ['PKCS #12', new Blob([bytesOf(vectors.p12)]), 'PKCS #12'],
    ['words', 'hello', 'There is no certificate in it'],
    ['other bytes', new Blob([new Uint8Array([0x30, 0x84, 0xff, 0xff])]), 'cannot be read as a certificate'],
    ['a cut file', new Blob([bytesOf(vectors.certificates[0]?.der ?? '').slice(0, 200)]), 'cut off'],
  ])('%s', async (_, source, sentence) => {
    await expect(certificatesIn(source)).rejects.toThrow(CertificatesRefused)
    await expect(certificatesIn(source)).rejects.toThrow(sentence)
  })
  it.each([
    ['broken Base64', pemOf('plain').replace('MII', '!!!'), 1, 'not Base64'],
    ['no end', `\n\n${pemOf('plain').slice(0, 300)}`, 3, 'no line that ends it'],
    [
      'a request',
      '-----BEGIN CERTIFICATE REQUEST-----\nAAAA\n-----END CERTIFICATE REQUEST-----',
      1,
      'CERTIFICATE REQUEST',
    ],
  ])('%s is named with its line', async (_, text, line, sentence) => {
    const { faults } = await certificatesIn(text)
    expect(faults[0]?.line).toBe(line)
    expect(faults[0]?.says).toContain(sentence)
  })
  it('each byte of a certificate that is changed leads to an answer', async () => {
    const bytes = bytesOf(vectors.certificates[3]?.der ?? '')
    for (let at = 0; at < bytes.length; at++) {
      const other = bytes.slice()
      other[at] = (other[at] ?? 0) ^ 0x55
      await certificatesIn(new Blob([other])).catch((error: unknown) =>
        expect(error).toBeInstanceOf(CertificatesRefused),
      )
    }
  })
})

describe('DER', () => {
  // X.690, section 8.19.5: {joint-iso-itu-t 999 3}; RFC 5280, section 4.1.2.5.1: years from 50 on are of the last century.
  it('identifiers and times', () => {
    expect(identifierOf({ content: new Uint8Array([0x88, 0x37, 0x03]) })).toBe('2.999.3')
    const time = (tag: number, text: string) =>
      timeOf({ kind: 0, tag, isConstructed: false, content: new TextEncoder().encode(text), whole: new Uint8Array() })
    expect(time(23, '491231235959Z')).toBe(Date.UTC(2049, 11, 31, 23, 59, 59))
    expect(time(23, '500101000000Z')).toBe(Date.UTC(1950, 0, 1))
    expect(time(24, '99991231235959Z')).toBe(Date.UTC(9999, 11, 31, 23, 59, 59))
    expect(() => time(23, '991331000000Z')).toThrow(NotDer)
    expect(() => readDer(new Uint8Array([0x30, 0x80, 0, 0]))).toThrow(NotDer)
  })
})

it('what is typed beside', () => {
  expect(daysIn('1, 30;7 30')).toEqual([30, 7, 1])
  expect([daysIn(''), daysIn('0'), daysIn('366'), daysIn('1.5'), daysIn('a')]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(hostIn('https://Example.com/path')).toBe('example.com')
  expect(hostIn('example.com:8443')).toBe('example.com:8443')
  expect([hostIn('a;rm -rf'), hostIn('-x'), hostIn('$(id)')]).toEqual([undefined, undefined, undefined])
  expect(commandFor('example.com:8443')).toBe(
    'openssl s_client -connect example.com:8443 -servername example.com -showcerts </dev/null',
  )
  expect(opensslTime('Jun  1 12:00:00 2027 GMT')).toBe(Date.UTC(2027, 5, 1, 12))
  expect(opensslTime('2027-06-01')).toBeUndefined()
})
