import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readHash, toBcrypt64, writeHash } from '@/lib/subjects/password-hash/encoded'
import {
  advisedSettings,
  describeSettings,
  ladderOf,
  memoryOf,
  settingsFault,
  shortOfAdvice,
  sizeText,
  type PasswordAlgorithm,
} from '@/lib/subjects/password-hash/settings'
import { answerPassword, deriveHash } from '@/lib/subjects/password-hash/work'

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
const bytes = (text: string) => new TextEncoder().encode(text)
const atOnce = () => Promise.resolve()
const check = (password: string, stored: string) => answerPassword({ kind: 'check', password, stored }, atOnce)

const made = readFileSync(path.join(import.meta.dirname, '../vectors/password-hash/made.tsv'), 'utf8')
  .split('\n')
  .filter((line) => line.includes('\t'))
  .map((line): [string, string] => {
    const [password = '', stored = ''] = line.split('\t')
    return [password, stored]
  })

describe('hashes of argon2, libxcrypt and OpenSSL', () => {
  it('are all there', () => expect(made.length).toBeGreaterThanOrEqual(23))

  it.each(made)('%s agrees with %s', async (password, stored) => {
    expect(await check(password, stored)).toMatchObject({ kind: 'checked', isRight: true })
  })

  it.each(made.filter(([, stored]) => !stored.startsWith('$2')))(
    'another password than %s does not',
    async (_, stored) => {
      expect(await check('Password', stored)).toMatchObject({ kind: 'checked', isRight: false })
    },
  )

  it.each(made.filter(([, stored]) => stored.startsWith('$')))('%s: %s is written again as it was', (_, stored) => {
    const read = readHash(stored)
    if ('says' in read) throw new Error(read.says)
    expect(writeHash(read.settings, read.salt, read.hash).replace('$2b$', '')).toBe(stored.replace(/^\$2[aby]\$/, ''))
  })
})

// Of crypt_blowfish and OpenBSD; published test values of each RFC.
describe('published vectors', () => {
  it.each([
    ['U*U*', '$2a$05$CCCCCCCCCCCCCCCCCCCCC.VGOzA784oUp/Z0DY336zx7pLYAy0lwK'],
    ['U*U*U', '$2a$05$XXXXXXXXXXXXXXXXXXXXXOAcXxm9kjPGEMsLznoKqmqw7tc8WCx4a'],
  ])('bcrypt of “%s”', async (password, stored) => {
    const read = readHash(stored)
    if ('says' in read) throw new Error(read.says)
    expect(await check(password, stored)).toMatchObject({ isRight: true })
  })

  it.each([
    [
      'password',
      'NaCl',
      10,
      8,
      16,
      'fdbabe1c9d3472007856e7190d01e9fe7c6ad7cbc8237830e77376634b3731622eaf30d92e22a3886ff109279d9830dac727afb94a83ee6d8360cbdfa2cc0640',
    ],
    [
      'pleaseletmein',
      'SodiumChloride',
      14,
      8,
      1,
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2d5432955613f0fcf62d49705242a9af9e61e85dc0d651e40dfcf017b45575887',
    ],
  ])('RFC 7914 scrypt of “%s”', async (password, salt, log2, block, lanes, expected) => {
    const settings = { kind: 'scrypt', log2, block, lanes, length: 64 } as const
    expect(hex(await deriveHash(bytes(password), bytes(salt), settings))).toBe(expected)
  })

  it.each([
    ['password', 'salt', 1, 20, '0c60c80f961f0e71f3a9b524af6012062fe037a6'],
    ['password', 'salt', 2, 20, 'ea6c014dc72d6f8ccd1ed92ace1d41f0d8de8957'],
    ['password', 'salt', 4096, 20, '4b007901b765489abead49d926f721d065a429c1'],
    [
      'passwordPASSWORDpassword',
      'saltSALTsaltSALTsaltSALTsaltSALTsalt',
      4096,
      25,
      '3d2eec4fe41c849b80c8d83662c0e44a8b291a964cf2f07038',
    ],
    ['pass\0word', 'sa\0lt', 4096, 16, '56fa6aa75548099dcc37d7f03425e0c3'],
  ])('RFC 6070 PBKDF2 of “%s”, %s, %d rounds', async (password, salt, rounds, length, expected) => {
    const settings = { kind: 'pbkdf2', digest: 'sha1', rounds, length } as const
    expect(hex(await deriveHash(bytes(password), bytes(salt), settings))).toBe(expected)
  })

  it('RFC 7914 PBKDF2-SHA-256', async () => {
    const settings = { kind: 'pbkdf2', digest: 'sha256', rounds: 1, length: 64 } as const
    expect(hex(await deriveHash(bytes('passwd'), bytes('salt'), settings))).toBe(
      '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
    )
  })

  it('the reference test of Argon2id with 64 MiB', async () => {
    const settings = { kind: 'argon2', variant: 'id', kibibytes: 65_536, passes: 2, lanes: 1, length: 32 } as const
    expect(hex(await deriveHash(bytes('password'), bytes('somesalt'), settings))).toBe(
      '09316115d5cf24ed5a15a31a3ba326e5cf32edc24702987c02b6566f61913cf7',
    )
  })
})

describe('a malformed hash', () => {
  it.each([
    ['hello', 0, 5, 'begins with a dollar sign'],
    ['  $md5$abc', 3, 3, 'is not known here'],
    ['$argon2x$v=19$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAA', 1, 7, 'variants'],
    ['$argon2id$v=16$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAA', 10, 4, 'version 19'],
    ['$argon2id$m=8,t=1,p=1$c29tZXNhbHQ$AAAAAA', 10, 11, 'v=19 is missing'],
    ['$argon2id$v=19$m=8,x=1,p=1$c29tZXNhbHQ$AAAAAA', 19, 3, 'no parameter'],
    ['$argon2id$v=19$m=8,m=8,t=1,p=1$c29tZXNhbHQ$AAAAAA', 19, 3, 'twice'],
    ['$argon2id$v=19$m=8,t=1$c29tZXNhbHQ$AAAAAA', 15, 7, 'p= is missing'],
    ['$argon2id$v=19$m=8,t=0,p=1$c29tZXNhbHQ$AAAAAA', 21, 1, 't must be a whole number'],
    ['$argon2id$v=19$m=8,t=1,p=1$c29t!XNhbHQ$AAAAAA', 31, 1, 'no Base64 character'],
    ['$argon2id$v=19$m=8,t=1,p=1$c29tZ$AAAAAA', 27, 5, 'is cut'],
    ['$argon2id$v=19$m=8,t=1,p=1$c29tZQ$AAAAAA', 27, 6, 'at least 8'],
    ['$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHQ', 38, 1, 'hash is missing'],
    ['$2b$10$short', 7, 5, '53 characters'],
    ['$2b$99$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 4, 2, 'from 4 to 31'],
    ['$2b$5$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 4, 1, 'two digits'],
    ['$2b$05$CCCCCCCCCCCCCCCCCCCCC+E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 28, 1, 'does not occur'],
    ['$2x$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 1, 2, 'faulty program'],
    ['$2z$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW', 1, 2, '2a, 2b or 2y'],
    ['$scrypt$ln=40,r=8,p=1$c2FsdA$AAAA', 11, 2, 'ln must be'],
    ['$pbkdf2-md5$1000$c2FsdA$AAAA', 1, 10, 'SHA-1, SHA-256'],
    ['pbkdf2_sha256$x$salt$AAAA', 14, 1, 'number of rounds'],
  ])('%s', (stored, offset, length, says) => {
    const fault = readHash(stored)
    expect(fault).toMatchObject({ offset, length })
    expect('says' in fault && fault.says).toContain(says)
  })

  it('reads what RustCrypto writes of PBKDF2', () => {
    expect(readHash('$pbkdf2-sha256$i=600000,l=32$c2FsdHNhbHQ$AAAAAAAA')).toMatchObject({
      settings: { kind: 'pbkdf2', digest: 'sha256', rounds: 600_000 },
    })
  })
})

describe('making', () => {
  const settings = advisedSettings('bcrypt')

  it('draws a new salt each time, and the hash can be checked', async () => {
    const small = { ...settings, kind: 'bcrypt', cost: 4 } as const
    const one = await answerPassword({ kind: 'make', password: 'a', settings: small, salt: '' }, atOnce)
    const other = await answerPassword({ kind: 'make', password: 'a', settings: small, salt: '' }, atOnce)
    if (one.kind !== 'made' || other.kind !== 'made') throw new Error('No hash')
    expect(one.encoded).not.toBe(other.encoded)
    expect(await check('a', one.encoded)).toMatchObject({ isRight: true })
    expect(await check('b', one.encoded)).toMatchObject({ isRight: false })
  })

  it('takes a salt that is given', async () => {
    const argon = { kind: 'argon2', variant: 'id', kibibytes: 256, passes: 2, lanes: 1, length: 32 } as const
    const answer = await answerPassword(
      { kind: 'make', password: 'password', settings: argon, salt: hex(bytes('somesalt')) },
      atOnce,
    )
    expect(answer).toMatchObject({ encoded: made[0]?.[1], remarks: [] })
  })

  it('warns of what bcrypt does not read', async () => {
    const small = { kind: 'bcrypt', cost: 4 } as const
    const long = await answerPassword({ kind: 'make', password: 'é'.repeat(37), settings: small, salt: '' }, atOnce)
    expect(long).toMatchObject({ remarks: [expect.stringContaining('74 bytes')] })
    const zero = await answerPassword({ kind: 'make', password: 'a\0b', settings: small, salt: '' }, atOnce)
    expect(zero).toMatchObject({ remarks: [expect.stringContaining('zero byte')] })
    const fits = await answerPassword({ kind: 'make', password: 'é'.repeat(36), settings: small, salt: '' }, atOnce)
    expect(fits).toMatchObject({ remarks: [] })
  })

  it.each([
    [{ kind: 'bcrypt', cost: 10 }, 'abcd', '16 bytes'],
    [{ kind: 'argon2', variant: 'id', kibibytes: 64, passes: 1, lanes: 1, length: 32 }, 'abcd', 'at least 8 bytes'],
    [{ kind: 'argon2', variant: 'id', kibibytes: 64, passes: 1, lanes: 16, length: 32 }, '', '128 KiB'],
    [{ kind: 'argon2', variant: 'id', kibibytes: 1_048_577, passes: 1, lanes: 1, length: 32 }, '', 'up to 1 GiB'],
    [{ kind: 'scrypt', log2: 20, block: 16, lanes: 1, length: 32 }, '', '2 GiB'],
  ] as const)('refuses %o', async (refused, salt, says) => {
    const answer = await answerPassword({ kind: 'make', password: 'a', settings: refused, salt }, atOnce)
    expect(answer).toMatchObject({ kind: 'refused', says: expect.stringContaining(says) })
  })

  it('refuses a stored hash that takes too much, and reads it all the same', async () => {
    const stored = '$argon2id$v=19$m=4194304,t=1,p=1$c29tZXNhbHQ$AAAAAA'
    expect(await check('a', stored)).toMatchObject({ kind: 'refused' })
    expect(await check('', stored)).toMatchObject({ kind: 'checked', parts: expect.any(Array) })
  })
})

describe('advice', () => {
  it.each(['argon2id', 'bcrypt', 'scrypt', 'pbkdf2-sha256', 'pbkdf2-sha512'] as const)('%s meets it', (algorithm) => {
    expect(shortOfAdvice(advisedSettings(algorithm))).toEqual([])
    expect(settingsFault(advisedSettings(algorithm), 16)).toBeUndefined()
  })

  it.each([
    [{ kind: 'bcrypt', cost: 9 }, 'below 10'],
    [{ kind: 'pbkdf2', digest: 'sha256', rounds: 599_999, length: 32 }, 'fewer than 600,000'],
    [{ kind: 'pbkdf2', digest: 'sha512', rounds: 100_000, length: 32 }, 'fewer than 210,000'],
    [{ kind: 'pbkdf2', digest: 'sha1', rounds: 1000, length: 20 }, 'fewer than 1,300,000'],
    [{ kind: 'scrypt', log2: 16, block: 8, lanes: 1, length: 32 }, 'weaker than ln=17'],
    [{ kind: 'argon2', variant: 'id', kibibytes: 19_456, passes: 1, lanes: 1, length: 32 }, 'weaker than 19 MiB'],
    [{ kind: 'argon2', variant: 'i', kibibytes: 65_536, passes: 3, lanes: 1, length: 32 }, 'Argon2id is advised'],
  ] as const)('%o does not', (settings, says) => {
    expect(shortOfAdvice(settings).join(' ')).toContain(says)
  })

  it.each([
    [{ kind: 'scrypt', log2: 15, block: 8, lanes: 3, length: 32 }],
    [{ kind: 'argon2', variant: 'id', kibibytes: 47_104, passes: 1, lanes: 1, length: 32 }],
  ] as const)('%o is as strong', (settings) => expect(shortOfAdvice(settings)).toEqual([]))
})

describe('timing', () => {
  it.each(['bcrypt', 'scrypt', 'argon2id', 'argon2i', 'argon2d', 'pbkdf2-sha256', 'pbkdf2-sha512'] as const)(
    'of %s has steps within the memory that a page takes',
    (algorithm: PasswordAlgorithm) => {
      const ladder = ladderOf(algorithm)
      expect(ladder.length).toBeGreaterThanOrEqual(5)
      for (const settings of ladder) expect(memoryOf(settings)).toBeLessThanOrEqual(2 ** 30)
    },
  )

  it('tells its steps and can be stopped between them', async () => {
    const shares: number[] = []
    const stopping = answerPassword({ kind: 'time', algorithm: 'pbkdf2-sha256' }, async (share) => {
      shares.push(share)
      if (shares.length === 3) throw new Error('stopped')
    })
    await expect(stopping).rejects.toThrow('stopped')
    expect(shares).toEqual([0, 0.2, 0.4])
  })
})

it('writes bytes in the Base64 of bcrypt', () => {
  expect(toBcrypt64(new Uint8Array(16))).toBe('.'.repeat(22))
})

it('writes sizes and settings in words', () => {
  expect([sizeText(2 ** 30), sizeText(19 * 2 ** 20), sizeText(4096)]).toEqual(['1 GiB', '19 MiB', '4 KiB'])
  expect(describeSettings(advisedSettings('argon2id'))).toBe('19 MiB, 2 passes, 1 lane')
  expect(describeSettings(advisedSettings('pbkdf2-sha256'))).toBe('600,000 rounds')
})
