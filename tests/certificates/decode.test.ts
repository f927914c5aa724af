import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as keyFiles from '@/lib/engines/key-files'
import { createDecoder } from '@/lib/subjects/certificates/decode'
import type { Detail, Opened, OpenQuestion } from '@/lib/subjects/certificates/decode-task'
import { pemOf } from '@/lib/subjects/certificates/pem'

interface Made {
  certificates: {
    name: string
    pem: string
    der: string
    subject: string
    issuer: string
    serial: string
    sha1: string
    sha256: string
    pin: string
    text: string
    asn1: string
  }[]
  broken: string
  hosts: Record<string, boolean>
  request: string
  requestText: string
  crl: string
  crlText: string
  keys: Record<string, string>
  p12: Record<string, string>
  p7b: string
  ssh: {
    name: string
    public: string
    private: string
    bits: number
    fingerprint: string
    comment: string
    kind: string
    spki: string
    rfc4716: string
  }[]
}
const made = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../vectors/certificate-decoder/made.json'), 'utf8'),
) as Made
const certificate = (name: string) => {
  const found = made.certificates.find((one) => one.name === name)
  if (!found) throw new Error(`no ${name}`)
  return found
}
const pem = (...names: string[]) => names.map((name) => certificate(name).pem).join('')
const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

/** A day after the vectors were made. */
const made_at = Date.parse(/Not Before: (.*)/.exec(certificate('root').text)?.[1] ?? '')
const now = made_at + 86_400_000
const around = { keyFiles: () => Promise.resolve(keyFiles), now }

async function opened(question: Partial<OpenQuestion>, at = now) {
  const decode = createDecoder()
  const answer = await decode(
    { ask: 'open', text: '', more: '', password: '', host: '', ...question },
    { ...around, now: at },
  )
  if (answer.kind !== 'opened') throw new Error('not opened')
  const detail = async (number: number): Promise<Detail> => {
    const one = await decode({ ask: 'detail', number }, { ...around, now: at })
    if (one.kind !== 'detail') throw new Error('no detail')
    return one
  }
  const file = async (as: 'pem' | 'der' | 'p12' | 'key', number = 0, password = '') => {
    const one = await decode({ ask: 'file', as, number, password }, { ...around, now: at })
    if (one.kind !== 'file') throw new Error('no file')
    return new Uint8Array(await one.blob.arrayBuffer())
  }
  return { answer, detail, file }
}
const said = ({ findings }: Opened, tone?: string) =>
  findings.filter((finding) => tone === undefined || finding.tone === tone).map(({ says }) => says)
const valueOf = (detail: Detail, label: string) => detail.values.find((value) => value.label === label)?.text

describe.each(made.certificates)('what OpenSSL prints of $name', (printed) => {
  it.each(['pem', 'der', 'base64'] as const)('from %s', async (form) => {
    const text = form === 'pem' ? printed.pem : form === 'der' ? new Blob([bytesOf(printed.der)]) : printed.der
    const { answer, detail } = await opened({ text })
    expect(answer.items).toHaveLength(1)
    const one = await detail(0)
    expect(valueOf(one, 'Subject')).toBe(printed.subject)
    expect(valueOf(one, 'Issuer')).toBe(printed.issuer)
    expect(valueOf(one, 'Serial number')).toBe(printed.serial)
    expect(valueOf(one, 'SHA-256')).toBe(printed.sha256)
    expect(valueOf(one, 'SHA-1')).toBe(printed.sha1)
    expect(valueOf(one, 'SHA-256 of the key, as pinned')).toBe(printed.pin)
    expect(one.pem).toBe(printed.pem)
  })

  it('line by line of its structure', async () => {
    const { detail } = await opened({ text: printed.pem })
    const { asn1 } = await detail(0)
    // Names of identifiers are our own, and OpenSSL looks into texts that it prints; place, lengths and kinds are the same.
    const shape = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) =>
          line
            .replace(/(:|\[HEX DUMP\]).*$/s, (rest, _, at: number) => (at < 25 ? rest : ''))
            .slice(0, 48)
            .trimEnd(),
        )
    const columns = (text: string) =>
      text
        .trimEnd()
        .split('\n')
        .map((line) =>
          /^ *(\d+):d=(\d+) +hl=(\d) l= *(\d+) (prim|cons): ([A-Z0-9 ]+?|cont \[ \d+ \]) *(?:[:[].*)?$/
            .exec(line)
            ?.slice(1, 7)
            .join('|'),
        )
    expect(columns(asn1)).toEqual(columns(printed.asn1))
    expect(columns(asn1)).not.toContain(undefined)
    expect(shape(asn1)).toHaveLength(shape(printed.asn1).length)
    const integers = (text: string) =>
      text
        .split('\n')
        .filter((line) => /INTEGER +:/.test(line))
        .map((line) => line.replace(/.*:/, ''))
    expect(integers(asn1)).toEqual(integers(printed.asn1))
  })

  it('its key and its days', async () => {
    const { detail } = await opened({ text: printed.pem })
    const one = await detail(0)
    const bits = /Public-Key: \((\d+) bit\)/.exec(printed.text)?.[1]
    const curve = /NIST CURVE: (P-\d+)/.exec(printed.text)?.[1]
    expect(valueOf(one, 'Key')).toBe(curve ? `Elliptic curve, ${curve}` : bits ? `RSA, ${bits} bits` : 'Ed25519')
    const end = Date.parse(/Not After : (.*)/.exec(printed.text)?.[1] ?? '')
    expect(valueOf(one, 'Until')).toContain(new Date(end).toISOString().slice(0, 19).replace('T', ' '))
  })
})

describe('extensions of the leaf, as OpenSSL prints them', () => {
  const { text } = certificate('leaf')
  const after = (label: string) => new RegExp(`${label}:[^\\n]*\\n\\s+([^\\n]+)`).exec(text)?.[1]?.trim() ?? ''
  const get = async () => {
    const one = await (await opened({ text: pem('leaf') })).detail(0)
    return Object.fromEntries(
      one.extensions.map(([label = '', said_ = '', critical = '']) => [label, [said_, critical]]),
    )
  }
  it('names', async () => {
    const found = await get()
    expect(found['Alternative names']?.[0]).toBe(
      after('X509v3 Subject Alternative Name').replaceAll('IP Address:', 'IP:'),
    )
    expect(found['Subject key identifier']?.[0]).toBe(after('X509v3 Subject Key Identifier'))
    expect(found['Issuer key identifier']?.[0]).toBe(after('X509v3 Authority Key Identifier'))
  })
  it('uses', async () => {
    const found = await get()
    // OpenSSL: Digital Signature, critical; TLS Web Server Authentication, TLS Web Client Authentication.
    expect(found['Key usage']).toEqual(['signing', 'Yes'])
    expect(found['Extended key usage']?.[0]).toBe('TLS server (1.3.6.1.5.5.7.3.1), TLS client (1.3.6.1.5.5.7.3.2)')
    expect(found['Basic constraints']).toEqual(['no authority', ''])
  })
  it('policies, places and features', async () => {
    const found = await get()
    expect(found['Policies']?.[0]).toBe(
      'domain validated (2.23.140.1.2.1), 1.3.6.1.4.1.99999.1 https://example.com/cps',
    )
    expect(found['Where the issuer is asked']?.[0]).toBe(
      'OCSP URI:http://ocsp.example.com, issuer URI:http://ca.example.com/middle.crt',
    )
    expect(found['Revocation lists']?.[0]).toBe('URI:http://crl.example.com/middle.crl')
    expect(found['TLS feature']?.[0]).toContain('status_request')
  })
  it('timestamps of logs', async () => {
    const found = await get()
    const times = [...text.matchAll(/Timestamp : (\w+ \d+) ([\d:.]+) (\d+) GMT/g)].map(([, day, time, year]) =>
      new Date(`${day ?? ''} ${year ?? ''} ${time ?? ''} GMT`).toISOString(),
    )
    expect(times).toHaveLength(2)
    for (const time of times) expect(found['Timestamps of transparency logs']?.[0]).toContain(time)
    expect(found['Timestamps of transparency logs']?.[0]).toContain(
      '00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:10:11',
    )
  })
  it('of the middle: constraints', async () => {
    const one = await (await opened({ text: pem('middle') })).detail(0)
    const found = Object.fromEntries(one.extensions.map(([label = '', said_ = '']) => [label, said_]))
    expect(found['Basic constraints']).toBe('authority, with at most 0 further below it')
    expect(found['Name constraints']).toBe('permitted DNS:example.com; excluded DNS:bad.example.com')
    expect(found['Key usage']).toBe('signing, signing certificates, signing revocation lists')
  })
})

describe('chains', () => {
  it('hold, in any order', async () => {
    for (const names of [
      ['leaf', 'middle', 'root'],
      ['root', 'leaf', 'middle'],
    ]) {
      const { answer } = await opened({ text: pem(...names) })
      expect(said(answer, 'bad')).toEqual([])
      expect(said(answer, 'good')).toContain(
        'The chain of www.example.com holds: 3 certificates, each signed by the next.',
      )
      expect(answer.chains[0]?.rows.map(([name, by, verdict]) => [name, by, verdict])).toEqual([
        ['www.example.com', 'Bramley Test Middle', 'right'],
        ['Bramley Test Middle', 'Bramley Test Root', 'right'],
        ['Bramley Test Root', 'itself (a root)', 'right'],
      ])
    }
  })
  it('hold without their root', async () => {
    const { answer } = await opened({ text: pem('leaf', 'middle') })
    expect(said(answer, 'good')).toContain(
      'The chain of www.example.com holds: 2 certificates, each signed by the next.',
    )
  })
  it('do not hold where a bit of a signature was changed', async () => {
    const { answer } = await opened({ text: new Blob([bytesOf(made.broken)]), more: pem('middle', 'root') })
    expect(said(answer, 'bad')).toContain(
      'www.example.com names Bramley Test Middle as its issuer, and the signature is wrong.',
    )
    expect(said(answer, 'good').join()).not.toContain('holds')
  })
  it.each(['pss', 'ed', 'p521', 'weak'])('a signature of %s by itself is right', async (name) => {
    const { answer } = await opened({ text: pem(name) })
    expect(said(answer).join()).not.toContain('signature is wrong')
    expect(said(answer).join()).not.toContain('cannot be checked')
  })
  it('tell what has ended', async () => {
    const { answer } = await opened({ text: pem('leaf', 'middle', 'root') }, now + 301 * 86_400_000)
    expect(said(answer, 'bad').join()).toContain('www.example.com has ended.')
    const soon = await opened({ text: pem('leaf') }, now + 280 * 86_400_000)
    expect(said(soon.answer, 'warn')).toContain('www.example.com ends in 19 days.')
    const early = await opened({ text: pem('leaf') }, made_at - 86_400_000)
    expect(said(early.answer, 'bad').join()).toContain('www.example.com begins on ')
  })
})

describe('hosts, as openssl x509 -checkhost and -checkip answer', () => {
  it.each(Object.entries(made.hosts))('%s: %s', async (host, isMatch) => {
    const { answer } = await opened({ text: pem('leaf'), host })
    expect(said(answer).some((says) => says.startsWith(`www.example.com is for ${host}`))).toBe(isMatch)
    expect(said(answer).some((says) => says.startsWith(`www.example.com is not for ${host}`))).toBe(!isMatch)
  })
  it('reads an address of a page, and refuses what is none', async () => {
    expect(said((await opened({ text: pem('leaf'), host: 'https://www.example.com:443/a' })).answer)).toContain(
      'www.example.com is for www.example.com, by its name www.example.com.',
    )
    expect(said((await opened({ text: pem('leaf'), host: '<b>' })).answer, 'bad').join()).toContain(
      'no name and no address',
    )
  })
})

describe('keys', () => {
  it.each([
    ['leaf', 'leaf'],
    ['ec-sec1', 'leaf'],
    ['pss', 'pss'],
    ['rsa-pkcs1', 'pss'],
    ['ed', 'ed'],
    ['p521', 'p521'],
    ['weak', 'weak'],
    ['public', 'leaf'],
  ])('%s has the key of the certificate %s', async (key, name) => {
    const { answer, detail } = await opened({ text: pem(name), more: made.keys[key] ?? '' })
    expect(valueOf(await detail(1), 'SHA-256 of the key, as pinned')).toBe(certificate(name).pin)
    if (key !== 'public') {
      expect(said(answer, 'good').join()).toContain('The same key: certificate 1')
      expect(answer.hasPair).toBe(true)
    }
  })
  it('that do not fit are told', async () => {
    const { answer } = await opened({ text: pem('leaf'), more: made.keys['ed'] ?? '' })
    expect(said(answer, 'bad')).toEqual(['The private key 2 (Private key) fits none of the certificates.'])
    expect(answer.hasPair).toBe(false)
  })
  it.each(['locked', 'locked-3des'])('%s opens with its password alone', async (name) => {
    const text = made.keys[name] ?? ''
    expect(said((await opened({ text })).answer)).toEqual(['The private key is locked. Enter its password.'])
    expect(said((await opened({ text, password: 'pears' })).answer)).toEqual([
      'The password does not open the private key.',
    ])
    const { detail } = await opened({ text, password: 'apples' })
    expect(valueOf(await detail(0), 'SHA-256 of the key, as pinned')).toBe(
      certificate(name === 'locked' ? 'leaf' : 'pss').pin,
    )
  })
  it('show nothing of what is private', async () => {
    for (const name of ['leaf', 'ed', 'rsa-pkcs1', 'p521']) {
      const { detail } = await opened({ text: made.keys[name] ?? '' })
      const one = await detail(0)
      expect(one.pem).toBeUndefined()
      expect(one.asn1).toContain('(not shown)')
      expect(one.asn1).not.toMatch(/[0-9A-F]{20}/)
    }
  })
})

describe('SSH', () => {
  it.each(made.ssh)(
    'a public key of $name, as ssh-keygen lists it',
    async ({ public: text, fingerprint, comment, spki, bits, rfc4716 }) => {
      const { detail } = await opened({ text })
      const one = await detail(0)
      expect(valueOf(one, 'Fingerprint of SSH')).toBe(fingerprint)
      expect(valueOf(one, 'Name')).toBe(comment)
      if (spki) expect(one.pem).toBe(spki)
      const block = await (await opened({ text: rfc4716 })).detail(0)
      expect(valueOf(block, 'Fingerprint of SSH')).toBe(fingerprint)
      if (bits === 2048) expect(valueOf(one, 'Key')).toBe('RSA, 2048 bits')
    },
  )
  it.each(made.ssh)('the private key of $name shows its public half', async ({ private: text, fingerprint, name }) => {
    const { detail } = await opened({ text })
    const one = await detail(0)
    expect(valueOf(one, 'Fingerprint of SSH')).toBe(fingerprint)
    expect(valueOf(one, 'Form')?.includes('locked')).toBe(name === 'locked')
  })
})

it('JSON Web Keys give the same key as PEM (RFC 7517, appendix A.1 and A.2)', async () => {
  const { webcrypto } = await import('node:crypto')
  for (const [name, algorithm] of [
    ['leaf', { name: 'ECDSA', namedCurve: 'P-256' }],
    ['pss', { name: 'RSA-PSS', hash: 'SHA-256' }],
  ] as const) {
    const body = (made.keys[name] ?? '').replaceAll(/-----.*-----|\s/g, '')
    const key = await webcrypto.subtle.importKey('pkcs8', bytesOf(body), algorithm, true, ['sign'])
    const jwk = await webcrypto.subtle.exportKey('jwk', key)
    const { d: _, ...open } = jwk
    for (const text of [JSON.stringify({ ...open, kid: 'one' }), JSON.stringify({ keys: [{ ...jwk, kid: 'one' }] })]) {
      const { detail } = await opened({ text })
      const one = await detail(0)
      expect(valueOf(one, 'SHA-256 of the key, as pinned')).toBe(certificate(name).pin)
      expect(valueOf(one, 'Name')).toBe('one')
    }
  }
  expect(said((await opened({ text: '{"kty":"oct","k":"AA"}' })).answer, 'bad').join()).toContain('not read')
  expect(said((await opened({ text: '{"kty"' })).answer, 'bad').join()).toContain('no JSON')
})

describe('requests and lists', () => {
  it('a request, as OpenSSL prints it', async () => {
    const { answer, detail } = await opened({ text: made.request })
    const one = await detail(0)
    expect(valueOf(one, 'Subject')).toBe(/Subject: (.*)/.exec(made.requestText)?.[1])
    expect(Object.fromEntries(one.extensions.map(([label = '', text = '']) => [label, text]))).toEqual({
      'Alternative names': 'DNS:api.example.in, DNS:example.in',
      'Key usage': 'signing',
    })
    expect(said(answer)).toEqual(['The request of C=IN, O=Kumar & Sons, CN=api.example.in is signed with its own key.'])
    expect(one.pem).toBe(made.request)
    const fits = await opened({ text: made.request, more: made.keys['leaf'] ?? '' })
    expect(said(fits.answer, 'good').join()).toContain('The same key: request 1')
  })
  it('a list, as OpenSSL prints it, and who is on it', async () => {
    const { answer, detail } = await opened({ text: made.crl, more: pem('leaf', 'middle') })
    const one = await detail(0)
    expect(one.revoked).toEqual([
      ['1F', '2026-02-02 00:00:00 UTC', ''],
      ['0123456789ABCDEF0123456789ABCDEF01', '2026-01-01 00:00:00 UTC', 'key compromise'],
    ])
    expect(made.crlText).toContain('Revocation Date: Feb  2 00:00:00 2026 GMT')
    expect(one.extensions).toEqual([['Number of the list', '42', '']])
    expect(said(answer, 'good')).toContain('The revocation list is signed by Bramley Test Middle.')
    expect(said(answer, 'bad')).toContain('www.example.com was revoked on 2026-01-01 00:00:00 UTC.')
  })
})

describe('files under a password', () => {
  it.each(['modern', 'old'])('%s PKCS #12 of OpenSSL opens', async (name) => {
    const text = new Blob([bytesOf(made.p12[name] ?? '')])
    expect(said((await opened({ text })).answer, 'bad')).toEqual(['The PKCS #12 file is locked. Enter its password.'])
    expect(said((await opened({ text, password: 'x' })).answer, 'bad')).toEqual([
      'The password does not open the PKCS #12 file.',
    ])
    const { answer } = await opened({ text, password: 'apples' })
    expect(answer.items.map(({ what, name: title }) => [what, title])).toEqual(
      expect.arrayContaining([
        ['Certificate', 'www.example.com'],
        ['Certificate', 'Bramley Test Middle'],
        ['Certificate', 'Bramley Test Root'],
        ['Private key', 'web'],
      ]),
    )
    expect(answer.hasPair).toBe(true)
    expect(said(answer, 'bad')).toEqual([])
  })
  it.each(['umlaut', 'umlaut-modern'])('%s: one with RSA and a password beyond ASCII', async (name) => {
    const { answer, detail } = await opened({ text: new Blob([bytesOf(made.p12[name] ?? '')]), password: 'äpfel' })
    expect(answer.hasPair).toBe(true)
    expect(valueOf(await detail(0), 'SHA-256')).toBe(certificate('pss').sha256)
  })
  it('one without locks', async () => {
    const { answer } = await opened({ text: new Blob([bytesOf(made.p12['plain'] ?? '')]) })
    expect(answer.items.length).toBe(4)
  })
})

describe('bundles', () => {
  it('PKCS #7', async () => {
    const { answer } = await opened({ text: made.p7b })
    expect(answer.items.map(({ name }) => name)).toEqual(['Bramley Test Middle', 'Bramley Test Root'])
  })
  it('of 5,000 certificates, and not more', async () => {
    const many = pem('root').repeat(5001)
    const { answer } = await opened({ text: many })
    expect(answer.items).toHaveLength(5000)
    expect(answer.headline).toContain('5,000 certificates')
    expect(said(answer).join()).toContain('Only the first 5,000 are read.')
  })
})

describe('what is weak', () => {
  it('short RSA and SHA-1', async () => {
    const { answer } = await opened({ text: pem('weak') })
    expect(said(answer)).toEqual(
      expect.arrayContaining([
        'weak.example.com has an RSA key of 1024 bits.',
        'weak.example.com signs itself with RSA with SHA-1.',
        'weak.example.com has no alternative names.',
      ]),
    )
  })
})

describe('what cannot be read is placed', () => {
  const lines = pem('leaf').trimEnd().split('\n')
  it.each([
    [
      'a foreign letter',
      [...lines.slice(0, 4), `${(lines[4] ?? '').slice(0, 9)}!${(lines[4] ?? '').slice(10)}`, ...lines.slice(5)].join(
        '\n',
      ),
      5,
      '“!” in column 10',
    ],
    ['lines that are missing at the end', [...lines.slice(0, 6), lines.at(-1)].join('\n'), 6, 'ends too soon'],
    [
      'a cut line',
      [...lines.slice(0, -2), (lines.at(-2) ?? '').slice(0, 1), lines.at(-1)].join('\n'),
      lines.length - 1,
      'cut off',
    ],
    ['no end', lines.slice(0, 6).join('\n'), 6, 'has no line that ends it'],
    ['no end before the next', `${lines.slice(0, 6).join('\n')}\n${pem('root')}`, 6, 'has no line that ends it'],
    [
      'an old lock',
      '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,00\n\nAAAA\n-----END RSA PRIVATE KEY-----',
      1,
      'old way',
    ],
    [
      'a part of another kind',
      '\n-----BEGIN PGP MESSAGE-----\nMAAAAA==\n-----END PGP MESSAGE-----',
      2,
      'is not read here',
    ],
    ['text', 'hello', 1, 'Nothing is found here'],
  ])('%s', async (_, text, line, says) => {
    const { answer } = await opened({ text })
    expect(answer.findings[0]).toMatchObject({ tone: 'bad', input: 'text', at: { line } })
    expect(answer.findings[0]?.says).toContain(says)
  })
  it('a quarter of a million beginnings are no work', async () => {
    const { answer } = await opened({ text: '-----BEGIN CERTIFICATE-----\n'.repeat(180_000) })
    expect(answer.items).toEqual([])
  })
  it('bytes that are nothing, and too many of them', async () => {
    expect(said((await opened({ text: new Blob([Uint8Array.of(0x30, 3, 2, 1, 9)]) })).answer).join()).toContain(
      'cannot be read',
    )
    expect(said((await opened({ text: new Blob([new Uint8Array(20_000_001)]) })).answer).join()).toContain(
      'up to 20 MB',
    )
  })
})

describe('what is saved', () => {
  it('is the same bytes in another form', async () => {
    const { file } = await opened({ text: made.p7b, more: made.request })
    expect(Buffer.from(await file('pem')).toString()).toBe(pem('middle', 'root') + made.request)
    expect(await file('der', 1)).toEqual(bytesOf(certificate('root').der))
    expect(pemOf(bytesOf(certificate('ed').der), 'CERTIFICATE')).toBe(certificate('ed').pem)
  })
  it('is the key as PKCS #8', async () => {
    const { file } = await opened({ text: pem('pss'), more: made.keys['rsa-pkcs1'] ?? '' })
    expect(Buffer.from(await file('key')).toString()).toBe(made.keys['pss'])
  })
  it('is a PKCS #12 file that opens again, here and in OpenSSL where there is one', async () => {
    const { file } = await opened({ text: pem('leaf', 'middle', 'root'), more: made.keys['leaf'] ?? '' })
    const written = await file('p12', 0, 'Birnen & Äpfel')
    const again = await opened({ text: new Blob([written]), password: 'Birnen & Äpfel' })
    expect(again.answer.items).toHaveLength(4)
    expect(again.answer.hasPair).toBe(true)
    if (spawnSync('openssl', ['version']).status !== 0) return
    const place = path.join(mkdtempSync(path.join(tmpdir(), 'p12-')), 'a.p12')
    writeFileSync(place, written)
    const printed = execFileSync('openssl', ['pkcs12', '-in', place, '-passin', 'pass:Birnen & Äpfel', '-nodes'], {
      encoding: 'utf8',
    })
    expect(printed.match(/BEGIN CERTIFICATE/g)).toHaveLength(3)
    expect(printed).toContain((made.keys['leaf'] ?? '').trim())
    expect(printed).toContain(pem('leaf').trim())
  })
})
