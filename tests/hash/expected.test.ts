import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareWith } from '@/lib/subjects/hash/compare'
import { algorithms, emptyDigests, taggedLines, type Digests } from '@/lib/subjects/hash/digests'
import { readChecksums } from '@/lib/subjects/hash/expected'

/** Digests of "abc": RFC 1321 and FIPS 180-4. */
const abc: Digests = {
  md5: '900150983cd24fb0d6963f7d28e17f72',
  'sha-1': 'a9993e364706816aba3e25717850c26c9cd0d89d',
  'sha-256': 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
}
const sha256 = abc['sha-256']
const base64 = Buffer.from(sha256, 'hex').toString('base64')
const asGroups = (hex: string, size: number, between: string) =>
  (hex.match(new RegExp(`.{${size}}`, 'g')) ?? []).join(between)

/** GNU coreutils, which not every machine has. */
const programs = { md5: 'md5sum', 'sha-1': 'sha1sum', 'sha-256': 'sha256sum' }
const hasPrograms = Object.values(programs).every((program) => spawnSync(program, ['--version']).status === 0)

describe('a digest alone', () => {
  it.each([
    ['small letters', sha256],
    ['capital letters', sha256.toUpperCase()],
    ['mixed case', sha256.slice(0, 20).toUpperCase() + sha256.slice(20)],
    ['spaces around', `  ${sha256}\n`],
    ['words, as in FIPS 180-4', asGroups(sha256, 8, ' ')],
    ['colons, as in certificates', asGroups(sha256.toUpperCase(), 2, ':')],
    ['dashes', asGroups(sha256, 4, '-')],
    ['double spaces between groups', asGroups(sha256, 4, '  ')],
    ['two lines', `${sha256.slice(0, 32)}\n${sha256.slice(32, 63)}\n${sha256.slice(63)}`],
    ['0x', `0x${sha256}`],
    ['Base64', base64],
    ['Base64 without padding', base64.replace('=', '')],
    ['Base64 for addresses', base64.replaceAll('+', '-').replaceAll('/', '_')],
    ['a byte order mark', `\ufeff${sha256}`],
  ])('is read with %s', (_, text) => {
    expect(readChecksums(text)).toEqual({
      checksums: [{ algorithm: 'sha-256', says: 'SHA-256', hex: sha256, name: undefined }],
      faults: [],
    })
  })

  it.each([
    [abc.md5, 'MD5'],
    [abc['sha-1'], 'SHA-1'],
    ['23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7', 'SHA-224'],
    ['0'.repeat(96), 'SHA-384'],
    ['0'.repeat(128), 'SHA-512'],
    ['352441c2', 'CRC-32'],
  ])('%.12s… is taken for %s by its length', (text, says) => {
    expect(readChecksums(text).checksums.map((one) => one.says)).toEqual([says])
  })

  it('of a wrong length is counted', () => {
    expect(readChecksums(sha256.slice(1))).toEqual({
      checksums: [],
      faults: [{ line: 1, reason: 'length', digits: 63 }],
    })
  })

  it.each(['no checksum here', 'hello', '12345'])('%j is none', (text) => {
    expect(readChecksums(text).checksums).toEqual([])
    expect(readChecksums(text).faults).toHaveLength(1)
  })
})

describe('lines of programs', () => {
  it.each([
    ['sha256sum', `${sha256}  abc.txt`, 'abc.txt'],
    ['sha256sum --binary', `${sha256} *abc.txt`, 'abc.txt'],
    ['sha256sum of a name with spaces', `${sha256}  my file (1).txt`, 'my file (1).txt'],
    ['sha256sum of a name of digits', `${sha256}  deadbeef`, 'deadbeef'],
    ['sha256sum of a name with a line end', `\\${sha256}  a\\nb\\\\c`, 'a\nb\\c'],
    ['BSD', `SHA256 (abc.txt) = ${sha256}`, 'abc.txt'],
    ['OpenSSL 1', `SHA256(abc.txt)= ${sha256}`, 'abc.txt'],
    ['OpenSSL 3', `SHA2-256(abc.txt)= ${sha256}`, 'abc.txt'],
    ['a name with brackets', `SHA256 (abc (copy).txt) = ${sha256}`, 'abc (copy).txt'],
    ['Get-FileHash', `SHA256          ${sha256.toUpperCase()}       C:\\Users\\a\\abc.txt`, 'C:\\Users\\a\\abc.txt'],
    ['name first', `abc.txt: ${sha256}`, 'abc.txt'],
    ['a label', `SHA-256: ${sha256}`, undefined],
    ['a container image', `sha256:${sha256}`, undefined],
    ['Subresource Integrity', `sha256-${base64}`, undefined],
    ['RFC 9530', `sha-256=:${base64}:`, undefined],
    ['LDAP', `{SHA256}${base64}`, undefined],
  ])('%s', (_, line, name) => {
    expect(readChecksums(line)).toEqual({
      checksums: [{ algorithm: 'sha-256', says: 'SHA-256', hex: sha256, name }],
      faults: [],
    })
  })

  it('reads what certutil prints', () => {
    const printed = `SHA256 hash of abc.txt:\r\n${asGroups(sha256, 2, ' ')}\r\nCertUtil: -hashfile command completed successfully.\r\n`
    expect(readChecksums(printed)).toEqual({
      checksums: [{ algorithm: 'sha-256', says: 'SHA-256', hex: sha256, name: 'abc.txt' }],
      faults: [],
    })
  })

  it('reads what Get-FileHash prints, as table and as list', () => {
    const table = `\nAlgorithm       Hash                        Path\n---------       ----                        ----\nMD5             ${abc.md5.toUpperCase()}            D:\\abc.txt\n\n`
    const list = `Algorithm : MD5\nHash      : ${abc.md5.toUpperCase()}\nPath      : D:\\abc.txt\n`
    const expected = {
      checksums: [{ algorithm: 'md5', says: 'MD5', hex: abc.md5, name: 'D:\\abc.txt' }],
      faults: [],
    }
    expect(readChecksums(table)).toEqual(expected)
    expect(readChecksums(list)).toEqual(expected)
  })

  it('reads a signed list and leaves the signature out', () => {
    const signed = `-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\n# release 4\n${sha256}  abc.txt\n${abc.md5}  other.txt\n-----BEGIN PGP SIGNATURE-----\n\niQIzBAEBCAAdFiEE5nMmEzAyNTYgMDEyMzQ1Njc4OWFiY2RlZjAxMjM0NTY3ODk=\n-----END PGP SIGNATURE-----\n`
    const { checksums, faults } = readChecksums(signed)
    expect(checksums.map(({ says, name }) => [says, name])).toEqual([
      ['SHA-256', 'abc.txt'],
      ['MD5', 'other.txt'],
    ])
    expect(faults).toEqual([])
  })

  it('believes a label more than a length, and says so when both cannot be', () => {
    expect(readChecksums(`SHA3-256 (a) = ${sha256}`).checksums[0]).toMatchObject({
      algorithm: undefined,
      says: 'SHA3-256',
    })
    expect(readChecksums(`SHA256 (a) = ${abc.md5}`)).toEqual({
      checksums: [],
      faults: [{ line: 1, reason: 'length', digits: 32 }],
    })
  })

  it.skipIf(!hasPrograms)('reads what the programs of this machine write, and they accept what is written here', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'checksums-'))
    try {
      const file = path.join(folder, 'a b\\c.txt')
      writeFileSync(file, 'abc')
      for (const algorithm of algorithms)
        for (const flags of [[], ['--tag'], ['--binary']]) {
          const printed = execFileSync(programs[algorithm], [...flags, file], { encoding: 'utf8' })
          expect(readChecksums(printed).checksums[0]).toMatchObject({ hex: abc[algorithm], name: file })
        }
      writeFileSync(path.join(folder, 'LIST'), taggedLines(file, abc, 'hex-upper'))
      const [lastLine] = execFileSync(programs['sha-256'], ['-c', path.join(folder, 'LIST')], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).split('\n')
      expect(lastLine).toMatch(/OK$/)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('comparing', () => {
  const of = (text: string) => readChecksums(text).checksums

  it('says nothing without a checksum', () => {
    expect(compareWith(abc, [], undefined)).toBeUndefined()
  })

  it('matches text with any of the algorithms', () => {
    for (const algorithm of ['md5', 'sha-1', 'sha-256'] as const)
      expect(compareWith(abc, of(abc[algorithm]), undefined)).toEqual({
        kind: 'match',
        algorithm,
        otherName: undefined,
      })
    expect(compareWith(abc, of(emptyDigests['sha-1']), undefined)).toEqual({
      kind: 'differs',
      algorithm: 'sha-1',
      expected: emptyDigests['sha-1'],
    })
  })

  it('takes the line of the file, by its last name, and requires all of them to agree', () => {
    const list = of(`${emptyDigests.md5}  empty.txt\n${abc.md5}  ./folder/abc.txt\n`)
    expect(compareWith(abc, list, 'abc.txt', 2)).toMatchObject({ kind: 'match', algorithm: 'md5' })
    expect(compareWith(emptyDigests, list, 'abc.txt', 2)).toMatchObject({ kind: 'differs', expected: abc.md5 })
    expect(compareWith(abc, of(`${abc.md5}  abc.txt\n${emptyDigests['sha-256']}  abc.txt`), 'abc.txt')).toMatchObject({
      kind: 'differs',
      algorithm: 'sha-256',
    })
  })

  it('tells a file that was renamed, and one that is not listed', () => {
    const list = of(`${abc.md5}  abc.txt\n${emptyDigests.md5}  empty.txt`)
    expect(compareWith(abc, list, 'copy.txt', 3)).toEqual({ kind: 'match', algorithm: 'md5', otherName: 'abc.txt' })
    expect(compareWith({ ...abc, md5: '0'.repeat(32) }, list, 'copy.txt', 3)).toEqual({ kind: 'missing' })
  })

  it('holds a single checksum against a single file whatever its name', () => {
    expect(compareWith(abc, of(`${emptyDigests.md5}  other.txt`), 'abc.txt', 1)).toMatchObject({ kind: 'differs' })
  })

  it('does not judge what it does not compute', () => {
    expect(compareWith(abc, of(`SHA512 (abc.txt) = ${'0'.repeat(128)}`), 'abc.txt')).toEqual({
      kind: 'other',
      says: 'SHA-512',
    })
  })
})
