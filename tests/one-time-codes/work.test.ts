import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { toBase32 } from '@/lib/base/encoding/base32'
import { usualSettings, type CodeAccount, type CodeAlgorithm } from '@/lib/subjects/one-time-codes/account'
import { codeOfCounter, stepOf } from '@/lib/subjects/one-time-codes/codes'
import { codesTyped, judgeCode } from '@/lib/subjects/one-time-codes/find-code'
import { readMigration } from '@/lib/subjects/one-time-codes/migration'
import { readOtpauth, writeOtpauth } from '@/lib/subjects/one-time-codes/otpauth'
import { mostAccounts, readAccounts, type BareSettings } from '@/lib/subjects/one-time-codes/read-accounts'
import type { CodesQuestion } from '@/lib/subjects/one-time-codes/task'
import { readFields } from '@/lib/subjects/one-time-codes/wire'
import { answerCodes, momentOf, momentText, tickingAt } from '@/lib/subjects/one-time-codes/work'

interface Vectors {
  codes: {
    kind: 'totp' | 'hotp'
    secret: string
    algorithm: CodeAlgorithm
    digits: 6 | 7 | 8
    period?: number
    at: number
    code: string
  }[]
  uris: { uri: string; name: string; issuer: string; kind: string; at: number; code: string }[]
  exports: {
    uri: string
    part: number
    accounts: {
      secret: string
      name: string
      issuer: string
      algorithm: number
      digits: number
      type: number
      counter: number
    }[]
  }[]
  md5: string
}

const folder = path.join(import.meta.dirname, '../vectors/one-time-codes')
const vectors = JSON.parse(readFileSync(path.join(folder, 'vectors.json'), 'utf8')) as Vectors
const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))
const ascii = (text: string) => new TextEncoder().encode(text)

/** The secrets of RFC 4226, appendix D, and RFC 6238, appendix B: the digits repeated to the length of the digest. */
const rfc = {
  SHA1: ascii('12345678901234567890'),
  SHA256: ascii('12345678901234567890123456789012'),
  SHA512: ascii('1234567890123456789012345678901234567890123456789012345678901234'),
}

describe('codes', () => {
  it.each(['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'])(
    'of RFC 4226, appendix D: %s',
    (code) => {
      const counters = Array.from({ length: 10 }, (_, counter) => codeOfCounter(rfc.SHA1, counter, usualSettings))
      expect(counters).toContain(code)
      expect(counters.indexOf(code)).toBe(
        ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].indexOf(
          code,
        ),
      )
    },
  )

  it.each([
    [59, '94287082', '46119246', '90693936'],
    [1111111109, '07081804', '68084774', '25091201'],
    [1111111111, '14050471', '67062674', '99943326'],
    [1234567890, '89005924', '91819424', '93441116'],
    [2000000000, '69279037', '90698825', '38618901'],
    [20000000000, '65353130', '77737706', '47863826'],
  ])('of RFC 6238, appendix B, at %d', (seconds, sha1, sha256, sha512) => {
    const code = (algorithm: CodeAlgorithm) =>
      codeOfCounter(rfc[algorithm], stepOf(seconds, 30), { algorithm, digits: 8 })
    expect([code('SHA1'), code('SHA256'), code('SHA512')]).toEqual([sha1, sha256, sha512])
  })

  it.each(vectors.codes)(
    'of oathtool: $kind $algorithm $digits at $at',
    ({ secret, period, at, code, ...settings }) => {
      const counter = period === undefined ? at : stepOf(at, period)
      expect(codeOfCounter(bytes(secret), counter, settings)).toBe(code)
    },
  )
})

describe('addresses', () => {
  it.each(vectors.uris)('of PyOTP: $uri', ({ uri, name, issuer, kind, at, code }) => {
    const account = readOtpauth(uri)
    if ('says' in account) throw new Error(account.says)
    expect(account).toMatchObject({ name, issuer, kind })
    const counter = account.kind === 'totp' ? stepOf(at, account.period) : account.counter
    expect(codeOfCounter(account.secret, counter, account)).toBe(code)
    // Written again it is the same account.
    expect(readOtpauth(writeOtpauth(account))).toMatchObject({
      name,
      issuer,
      secret: account.secret,
      algorithm: account.algorithm,
      digits: account.digits,
      period: account.period,
      counter: account.counter,
    })
  })

  it('the example of the Key Uri Format', () => {
    expect(readOtpauth('otpauth://totp/Example:alice@google.com?secret=JBSWY3DPEHPK3PXP&issuer=Example')).toMatchObject(
      {
        issuer: 'Example',
        name: 'alice@google.com',
        secret: Uint8Array.from([...ascii('Hello!'), 0xde, 0xad, 0xbe, 0xef]),
        remarks: [expect.stringContaining('80 bits')],
      },
    )
  })

  it.each([
    ['otpauth://steam/A?secret=MY', 'totp or hotp', 10, 5],
    ['otpauth://totp/A', 'no secret', 0, 16],
    ['otpauth://totp/A?secret=', 'no secret', 0, 24],
    ['otpauth://totp/A?secret=MZX0', 'letter O', 27, 1],
    ['otpauth://totp/A?digits=5&secret=MZXW6', '6, 7 or 8', 24, 1],
    ['otpauth://totp/A?secret=MZXW6&period=0', '1 to 3600', 37, 1],
    ['otpauth://totp/A?secret=MZXW6&algorithm=MD5', 'SHA1, SHA256 or SHA512', 40, 3],
    ['otpauth://hotp/A?secret=MZXW6&counter=-1', 'whole number', 38, 2],
    ['otpauth://totp/A?secret=MZX%30', 'letter O', 24, 6],
  ])('%s is refused with its place', (uri, says, offset, length) => {
    expect(readOtpauth(uri)).toEqual({ says: expect.stringContaining(says), offset, length })
  })

  it('what an address lacks or says twice is remarked', () => {
    const remarks = (uri: string) => (readOtpauth(uri) as CodeAccount).remarks.join(' ')
    const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
    expect(remarks(`otpauth://totp/A:b?secret=${secret}&issuer=A`)).toBe('')
    expect(remarks(`otpauth://totp/A:b?secret=${secret}&issuer=C`)).toContain('“A” and the issuer “C”')
    expect(remarks(`otpauth://hotp/A?secret=${secret}`)).toContain('no counter')
    expect(remarks(`otpauth://totp/A?secret=${secret}&algorithm=HmacSHA512&digits=8&period=60`)).toContain(
      'SHA-512, 8 digits, 60 seconds',
    )
    expect(remarks('otpauth://totp/A?secret=MZ')).toContain('mistyped')
  })
})

describe('exports of Google Authenticator, as its own Protocol Buffers write them', () => {
  const kinds = { 1: 'hotp', 2: 'totp' } as const
  const algorithms = ['SHA1', 'SHA1', 'SHA256', 'SHA512'] as const

  it.each(vectors.exports)('part $part of 2', ({ uri, part, accounts }) => {
    const read = readMigration(uri)
    if ('says' in read) throw new Error(read.says)
    expect(read).toMatchObject({ parts: 2, part, batch: -1234567, leftOut: [] })
    expect(read.accounts).toHaveLength(accounts.length)
    accounts.forEach(({ secret, name, issuer, algorithm, digits, type, counter }, at) =>
      expect(read.accounts[at]).toMatchObject({
        secret: bytes(secret),
        name,
        issuer,
        algorithm: algorithms[algorithm],
        digits: digits === 2 ? 8 : 6,
        kind: kinds[type as 1 | 2],
        counter,
      }),
    )
  })

  it('an account with MD5 is left out and named', () => {
    expect(readMigration(vectors.md5)).toMatchObject({ accounts: [], leftOut: ['eve'] })
    expect(readAccounts(vectors.md5, bare).notices).toEqual([expect.stringContaining('eve')])
  })

  it('a part that is missing is named, and both together have all', () => {
    const [first, second] = vectors.exports.map(({ uri }) => uri)
    expect(readAccounts(first ?? '', bare).notices).toEqual([expect.stringContaining('Missing: number 2')])
    const both = readAccounts(`${first}\n${second}`, bare)
    expect(both).toMatchObject({ notices: [], faults: [] })
    expect(both.accounts).toHaveLength(10)
  })

  it('what is cut or damaged is refused, and no cut of it throws', () => {
    const [whole] = vectors.exports
    const uri = whole?.uri ?? ''
    expect(readMigration('otpauth-migration://offline')).toEqual({ says: expect.stringContaining('no data') })
    expect(readMigration(`${uri}!`)).toEqual({ says: expect.stringContaining('damaged') })
    for (let length = 40; length < uri.length; length += 3) {
      const read = readMigration(uri.slice(0, length))
      if ('says' in read) expect(read.says).toMatch(/damaged|no data/)
    }
    expect(readFields(Uint8Array.of(0x0a, 0x05, 1))).toBeUndefined()
    expect(readFields(Uint8Array.of(0x0b))).toBeUndefined()
    expect(readFields(Uint8Array.of(0x08, ...Array.from({ length: 11 }, () => 0xff)))).toBeUndefined()
    expect(readFields(Uint8Array.of(0x00))).toBeUndefined()
  })
})

const bare: BareSettings = { ...usualSettings, form: 'base32' }
const secret = toBase32(rfc.SHA1)
const question: CodesQuestion = { ask: 'codes', secrets: secret, bare, typed: '', steps: 10, shift: 0, moment: '' }

describe('texts', () => {
  it.each([
    ['base32', secret],
    ['base32', 'gezd gnbv gy3t qojq gezd gnbv gy3t qojq'],
    ['hex', '3132333435363738393031323334353637383930'],
    ['base64', 'MTIzNDU2Nzg5MDEyMzQ1Njc4OTA='],
    ['text', '12345678901234567890'],
  ] as const)('a bare secret as %s', (form, text) => {
    const { accounts, faults } = readAccounts(text, { ...bare, form, digits: 8 })
    expect(faults).toEqual([])
    expect(accounts[0]?.secret).toEqual(rfc.SHA1)
    expect(accounts[0]?.digits).toBe(8)
  })

  it('a mistake has its line, its column and its place in the text', () => {
    const { accounts, faults } = readAccounts(`${secret}\n\n  JBSW1\n${secret}`, bare)
    expect(accounts.map(({ line }) => line)).toEqual([1, 4])
    expect(faults).toEqual([{ says: expect.stringContaining('I or L'), offset: 40, length: 1, line: 3, column: 7 }])
  })

  it('two hundred accounts are listed, and more are told', () => {
    const lines = (count: number) => Array.from({ length: count }, () => secret).join('\n')
    expect(readAccounts(lines(mostAccounts), bare)).toMatchObject({ isCut: false })
    const more = readAccounts(lines(mostAccounts + 1), bare)
    expect(more.accounts).toHaveLength(mostAccounts)
    expect(more.isCut).toBe(true)
  })

  it('rubbish of any length is refused soon', () => {
    const begun = performance.now()
    expect(readAccounts('x'.repeat(5_000_000), bare).faults).toEqual([
      expect.objectContaining({ says: expect.stringContaining('8,000 characters') }),
    ])
    expect(readAccounts('0\n'.repeat(2_000_000), bare)).toMatchObject({ isCut: true, accounts: [] })
    expect(performance.now() - begun).toBeLessThan(2000)
    for (const text of ['\u0000', '\uD800', '====', ' - ', 'otpauth://', 'otpauth://totp', '<b>', '🔑'])
      expect(readAccounts(text, bare).accounts).toEqual([])
    expect(() => answerCodes({ ...question, secrets: `otpauth://totp/\uD800?secret=${secret}` }, 0)).not.toThrow()
  })
})

describe('a typed code', () => {
  const { accounts } = readAccounts(secret, bare)
  const [account] = accounts
  const at = (seconds: number) => codeOfCounter(rfc.SHA1, stepOf(seconds, 30), usualSettings)
  const judged = (typed: string, seconds = 1_234_567_890, steps = 10) => judgeCode(accounts, typed, seconds, steps)

  it('is read with blanks and hyphens, alone or as two', () => {
    expect(codesTyped('123 456')).toEqual(['123456'])
    expect(codesTyped(' 1234-5678 ')).toEqual(['12345678'])
    expect(codesTyped('123 456 654 321')).toEqual(['123456', '654321'])
    expect(codesTyped('12345')).toBeUndefined()
    expect(codesTyped('١٢٣٤٥٦')).toBeUndefined()
    expect(judged('12345')).toEqual([
      expect.objectContaining({ tone: 'bad', says: expect.stringContaining('6, 7 or 8') }),
    ])
    expect(judged('  ')).toEqual([])
  })

  it('is the present one, or of a window before or ahead, with what that says of the clock', () => {
    // 1,234,567,890 is the first second of its window.
    expect(judged('005924')).toEqual([
      {
        tone: 'good',
        says: expect.stringContaining('the present one'),
        detail: 'It stands from 23:31:30 to 23:32:00 UTC.',
      },
    ])
    expect(judged(at(1_234_567_860))).toEqual([
      expect.objectContaining({
        tone: 'warn',
        says: expect.stringContaining('one window before: it stands from 23:31:00 to 23:31:30 UTC'),
        detail: expect.stringMatching(/0 to 30 seconds behind.*RFC 6238/),
      }),
    ])
    expect(judged(at(1_234_567_890 + 150))).toEqual([
      expect.objectContaining({
        tone: 'bad',
        says: expect.stringContaining('5 windows ahead'),
        detail: expect.stringContaining('150 to 180 seconds ahead'),
      }),
    ])
    expect(judged(at(1_234_567_890 - 300))[0]?.says).toContain('10 windows before')
    expect(judged(at(1_234_567_890 - 330))[0]?.says).not.toContain('windows before')
    expect(judged(at(1_234_567_890 - 330), undefined, 11)[0]?.says).toContain('11 windows before')
  })

  it('tells a wrong time zone', () => {
    expect(judged(at(1_234_567_890 + 2 * 3600))[0]?.says).toContain('2 hours ahead')
    expect(judged(at(1_234_567_890 - 3600 + 30))[0]?.says).toContain('one hour behind')
    expect(judged(at(1_234_567_890 + 5.5 * 3600))[0]?.says).toContain('5.5 hours ahead')
    expect(judged(at(1_234_567_890 - 1800))[0]?.says).toContain('half an hour behind')
  })

  it.each([
    [{ algorithm: 'SHA256' }, 'SHA-256'],
    [{ algorithm: 'SHA512', digits: 8 }, 'SHA-512 and 8 digits'],
    [{ digits: 8 }, '8 digits'],
    [{ period: 60 }, 'a period of 60 seconds'],
  ] as const)('tells other settings: %o', (change, says) => {
    const other = { ...usualSettings, ...change }
    const code = codeOfCounter(rfc.SHA1, stepOf(1_234_567_890, other.period), other)
    expect(judged(code)[0]?.says).toContain(`is right with ${says}.`)
  })

  it('tells a secret that was read in another way', () => {
    const code = codeOfCounter(ascii(secret), stepOf(1_234_567_890, 30), usualSettings)
    expect(judged(code)[0]?.says).toContain('the secret read as Text')
  })

  it('of nothing known is of another secret', () => {
    expect(judged('000000')).toEqual([expect.objectContaining({ detail: expect.stringContaining('another secret') })])
  })

  it('names the account where there are several', () => {
    const two = readAccounts(`${secret}\notpauth://totp/Shop:till?secret=MZXW6YTBOI`, bare).accounts
    const code = codeOfCounter(ascii('foobar'), 100, usualSettings)
    expect(judgeCode(two, code, 3000, 10)[0]?.says).toBe('The code of Shop: till is right: it is the present one.')
  })

  it('by counter is the present one, ahead within the window or beyond it, or used before', () => {
    const counted = { ...(account as CodeAccount), kind: 'hotp' as const, counter: 5 }
    const judge = (typed: string) => judgeCode([counted], typed, 0, 3)[0]
    expect(judge('254676')).toMatchObject({ tone: 'good', says: expect.stringContaining('counter 5') })
    expect(judge('162583')).toMatchObject({ tone: 'warn', detail: expect.stringContaining('counter 8 (RFC 4226') })
    expect(judge('338314')).toMatchObject({ tone: 'bad', says: expect.stringContaining('used before 5') })
    expect(judge('520489')).toMatchObject({ tone: 'bad', detail: expect.stringContaining('two codes in a row') })
    expect(judge('399871 520489')).toMatchObject({ tone: 'warn', says: expect.stringContaining('counter 8, 3 ahead') })
    const far = [9000, 9001].map((counter) => codeOfCounter(rfc.SHA1, counter, usualSettings)).join(' ')
    expect(judge(far)).toMatchObject({ says: expect.stringContaining('counter 9000') })
  })
})

describe('answers', () => {
  it('a moment stands in the place of the clock', () => {
    expect(momentOf('2009-02-13 23:31:30')).toBe(1_234_567_890)
    expect(momentOf('2009-02-13T23:31:30Z')).toBe(1_234_567_890)
    expect(momentOf('2009-02-13 23:31')).toBe(1_234_567_860)
    expect(momentOf('1234567890')).toBe(1_234_567_890)
    expect(momentOf('2009-02-31T99:00')).toBeUndefined()
    expect(momentOf('1969-12-31 23:59')).toBeUndefined()
    expect(momentText(1_234_567_890)).toBe('2009-02-13 23:31:30')
    const answer = answerCodes({ ...question, moment: '59', bare: { ...bare, digits: 8 }, typed: '94287082' }, 0)
    expect(answer).toMatchObject({ seconds: 59, verdicts: [{ tone: 'good' }] })
    expect(answer.ticking.items[0]).toMatchObject({ text: '9428 7082', copied: '94287082', label: 'Secret of line 1' })
    expect(answerCodes({ ...question, moment: '2009-13-40 00:00', typed: '1' }, 0)).toMatchObject({
      seconds: undefined,
      verdicts: [],
    })
  })

  it('codes tick: each has its end on the clock of the device, and the windows around it', () => {
    const { items, table } = tickingAt(question, 1_111_111_109)
    expect(items).toEqual([
      {
        label: 'Secret of line 1',
        text: '081 804',
        copied: '081804',
        next: '050 471',
        until: 1_111_111_110,
        lasts: 30,
      },
    ])
    expect(table?.rows).toHaveLength(21)
    expect(table?.rows[10]).toEqual(['now', '2005-03-18 01:58:00', '081 804'])
    expect(table?.rows[11]).toEqual(['+1', '2005-03-18 01:58:30', '050 471'])
    expect(table?.rows[9]?.[0]).toBe('\u22121')
    // At the beginning of time there is nothing before.
    expect(tickingAt({ ...question, steps: 2 }, 0).table?.rows.map(([away]) => away)).toEqual(['now', '+1', '+2'])
  })

  it('a clock that is put forward shows the code of then, which ends when the device comes to it', () => {
    const { items } = tickingAt({ ...question, shift: 90 }, 1_111_111_019)
    expect(items[0]).toMatchObject({ copied: '081804', until: 1_111_111_020 })
    expect(answerCodes({ ...question, shift: -60 }, 1_111_111_169).seconds).toBe(1_111_111_109)
  })

  it('accounts by counter list their codes and tick not', () => {
    const answer = answerCodes({ ...question, bare: { ...bare, kind: 'hotp', counter: 5 }, steps: 4 }, 0)
    expect(answer.ticking.items).toEqual([])
    expect(answer.accounts[0]?.codes).toEqual([
      [5, '254676'],
      [6, '287922'],
      [7, '162583'],
      [8, '399871'],
      [9, '520489'],
    ])
    expect(answer.accounts[0]).toMatchObject({ bits: 160, secret, uri: expect.stringContaining('otpauth://hotp/') })
  })
})

test('two hundred accounts and a code that fits none are answered within seconds', () => {
  const lines = Array.from(
    { length: 200 },
    (_, at) => `otpauth://totp/a${at}?secret=${toBase32(rfc.SHA512)}&algorithm=SHA512`,
  )
  const begun = performance.now()
  answerCodes({ ...question, secrets: lines.join('\n'), typed: '000001' }, 1_234_567_890)
  expect(performance.now() - begun).toBeLessThan(15_000)
})
