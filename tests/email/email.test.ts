import { describe, expect, it } from 'vitest'

import { readAddress } from '@/lib/subjects/email/address'
import { bareAddress, ListJudge, meantDomain, type Judged } from '@/lib/subjects/email/judge'
import { emailSample } from '@/lib/tools/utilities/developer/email-validator.messages'
import { emailReport } from '@/lib/workers/reports/email-validator'
import isemail from '@/tests/vectors/isemail/tests.json'

const isAddress = (text: string) => readAddress(text).kind === 'address'

/** Categories of the suite whose addresses a mail server takes. */
const taken = ['VALID_CATEGORY', 'VALID', 'DNSWARN', 'RFC5321']

describe('isemail', () => {
  it.each(isemail as [string, string, string][])('%j is of category %s (%s)', (address, category) => {
    expect(isAddress(address)).toBe(taken.includes(category))
  })
})

describe('the place of a fault', () => {
  it.each([
    ['anna.example.com', 'no-at', 16],
    ['anna@@example.com', 'many-at', 5],
    ['.anna@example.com', 'dot-first', 0],
    ['an..na@example.com', 'dots', 2],
    ['anna @example.com', 'space', 4],
    ['anna@exa mple.com', 'space', 8],
    ['anna@-example.com', 'label-hyphen', 5],
    ['anna@example..com', 'label-empty', 12],
    ['anna@exa_mple.com', 'domain-character', 8],
    ['anna(x)@example.com', 'character', 4],
    ['@example.com', 'no-local', 0],
    ['anna@', 'no-domain', 5],
    ['"anna@example.com', 'quote', 0],
    [`${'a'.repeat(65)}@example.com`, 'local-long', 0],
    [`a@${'b'.repeat(64)}.com`, 'label-long', 2],
    [`${'a'.repeat(60)}@${`${'b'.repeat(49)}.`.repeat(4)}com`, 'long', 0],
    ['\ud800@example.com', 'character', 0],
    ['a\0b@example.com', 'character', 1],
  ])('%j: %s', (text, fault, offset) => {
    expect(readAddress(text)).toMatchObject({ kind: 'fault', fault, offset })
  })

  it.each(['用户@例子.广告', 'jörg@müller.example', 'пошта@приклад.укр'])('%s is an address by RFC 6531', (text) => {
    expect(readAddress(text)).toMatchObject({ kind: 'address', isInternational: true })
  })

  it('writes domains in ASCII as the URL standard does', () => {
    expect(readAddress('x@Bücher.EXAMPLE')).toMatchObject({
      asciiDomain: 'xn--bcher-kva.example',
      isInternational: false,
    })
  })
})

function judged(...lines: string[]): Judged[] {
  const list = new ListJudge()
  return lines.flatMap((line, at) => list.judge(line, at + 1) ?? [])
}

describe('what is worth knowing', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['outlok.com', 'outlook.com'],
    ['yaho.com', 'yahoo.com'],
    ['shop.con', 'shop.com'],
    ['gmail.com', undefined],
    ['example.com', undefined],
    ['gmx.at', undefined],
    ['mail.com', undefined],
    ['bmw.com', undefined],
    ['web.co', undefined],
  ])('%s was meant as %s', (domain, meant) => {
    expect(meantDomain(domain)).toBe(meant)
  })

  it.each([
    ['info@firm.org', 'role'],
    ['x@mailinator.com', 'disposable'],
    ['x@gmail.com', 'free'],
    ['x@test', 'no-dot'],
    ['x@example.com', 'example'],
    ['x@[192.0.2.1]', 'literal'],
    ['"a b"@firm.org', 'quoted'],
    ['jörg@firm.org', 'international'],
  ])('%s: %s', (text, remark) => {
    expect(judged(text)[0]?.remarks).toContain(remark)
  })

  it('finds what is there twice, and what reaches one inbox of Gmail', () => {
    const list = judged(
      'Anna.Meier@gmail.com',
      'x@firm.org',
      'annameier+shop@googlemail.com',
      'X@firm.org',
      'x+a@firm.org',
    )
    expect(
      list.map(({ remarks, first }) => [remarks.filter((one) => one === 'repeated' || one === 'same-inbox'), first]),
    ).toEqual([
      [[], undefined],
      [[], undefined],
      [['same-inbox'], 1],
      [['repeated'], 2],
      [[], undefined],
    ])
  })

  it.each([
    ['Anna Meier <anna@firm.org>', 'anna@firm.org'],
    [' mailto:anna@firm.org, ', 'anna@firm.org'],
    ['"Meier, Anna" <anna@firm.org>;', 'anna@firm.org'],
    ['', ''],
  ])('takes the address out of %j', (text, address) => {
    expect(bareAddress(text)).toBe(address)
  })
})

describe('a list', () => {
  it('of the example is counted as somebody reading it would', async () => {
    const { counts, all, clean } = await emailReport(emailSample, 'all')
    expect(all).toBe(9)
    expect(counts).toEqual({ valid: 8, faulty: 1, typos: 1, repeated: 1, disposable: 1, role: 1 })
    expect(clean.split('\n')).toHaveLength(7)
  })

  it.each([
    ['faulty', ['dan..lee@firm.example']],
    ['clean', ['anna.meier@gmail.com']],
  ] as const)('shows those that are %s', async (shown, addresses) => {
    expect((await emailReport(emailSample, shown)).rows.map((row) => row[1])).toEqual(addresses)
  })

  it.each(['', ' ', '\n\r\n', '\ufeff'])('%j holds none', async (text) => {
    expect((await emailReport(text, 'all')).all).toBe(0)
  })

  it('gives the place of the fault of one address in the text as it was given', async () => {
    expect((await emailReport('  Anna <an..na@firm.org>', 'all')).fault?.offset).toBe(10)
  })

  it('defuses formulas in its CSV', async () => {
    expect((await emailReport('=1+1@firm.org', 'all')).csv).toContain("'=1+1@firm.org")
  })

  it('reads a hundred thousand lines', async () => {
    const text = Array.from({ length: 100_000 }, (_, at) => `user${at}@firm.org`).join('\n')
    expect((await emailReport(text, 'all')).counts.valid).toBe(100_000)
  }, 60_000)
})
