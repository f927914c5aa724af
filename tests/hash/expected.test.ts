import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { compareWith } from '@/lib/subjects/hash/compare'
import { algorithms, emptyDigests, taggedLines, type Digests } from '@/lib/subjects/hash/digests'
import { baseName, missingFrom, readChecksums } from '@/lib/subjects/hash/expected'

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

  it('says what is wrong: an unknown text, or digits of which one is missing', () => {
    expect(readChecksums('no checksum here').faults).toEqual([{ line: 1, reason: 'unknown', digits: 2 }])
    expect(readChecksums(`${abc.md5}  x.txt\n\n${abc.md5.slice(1, 9)} ${abc.md5.slice(9)}`)).toMatchObject({
      checksums: [{ says: 'MD5', name: 'x.txt' }],
      faults: [{ line: 3, reason: 'length', digits: 31 }],
    })
    expect(readChecksums(`SHA256 (a) = ${sha256.slice(1)}`).faults).toEqual([{ line: 1, reason: 'length', digits: 63 }])
    expect(readChecksums('SHA256 (a) = to be announced').faults).toMatchObject([{ reason: 'unknown' }])
  })

  // RFC 4648: MD5 makes 24 characters of which two are padding, SHA-1 28 of which one is.
  it.each([
    [abc.md5, 'MD5'],
    [abc['sha-1'], 'SHA-1'],
  ])('in Base64 is told by its bytes: %.8s…', (hex, says) => {
    const written = Buffer.from(hex, 'hex').toString('base64')
    expect(readChecksums(written).checksums).toMatchObject([{ says, hex }])
    expect(readChecksums(written.replaceAll('=', '')).checksums).toMatchObject([{ says, hex }])
  })

  it('in Base64 is none with padding that does not fit or a character too many', () => {
    const bare = base64.replace('=', '')
    for (const wrong of [`${bare}==`, `${bare}=a`, `${bare}AA`, base64.slice(0, 41), 'YWJjZA=='])
      expect(readChecksums(wrong).checksums).toEqual([])
  })

  it('of two lines are two, unless only both together have a length', () => {
    expect(readChecksums(`${abc.md5}\n${abc['sha-1']}`).checksums.map(({ says }) => says)).toEqual(['MD5', 'SHA-1'])
    expect(readChecksums(`${sha256.slice(0, 40)}\n${sha256.slice(40)}`).checksums).toMatchObject([{ says: 'SHA-256' }])
    expect(readChecksums(`${sha256.slice(0, 30)}\n${sha256.slice(31)}`)).toMatchObject({
      checksums: [],
      faults: [
        { line: 1, reason: 'length', digits: 30 },
        { line: 2, reason: 'length', digits: 33 },
      ],
    })
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
    ['BSD of a name with a carriage return', `\\SHA256 (a\\rb) = ${sha256}`, 'a\rb'],
    ['BSD of a name with a backslash', `SHA256 (a\\nb) = ${sha256}`, 'a\\nb'],
    ['a name of backslashes without the mark', `${sha256}  a\\nb`, 'a\\nb'],
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

  it.each(['# release 4', '; made by FCIV', '// first', '', '-------', 'Hash: SHA256', 'CertUtil: done'])(
    'passes over %j',
    (line) => expect(readChecksums(`${line}\n${abc.md5}  a`)).toMatchObject({ checksums: [{ name: 'a' }], faults: [] }),
  )

  it('reads on after a signature, and gives a heading to one line only', () => {
    const signature = '-----BEGIN PGP SIGNATURE-----\niQIzBAEBCAAd\n-----END PGP SIGNATURE-----'
    expect(readChecksums(`${signature}\n${abc.md5}  a`).checksums).toMatchObject([{ name: 'a' }])
    const printed = `MD5 hash of file one.txt:\n${abc.md5}\n${sha256}\n`
    expect(readChecksums(printed).checksums).toMatchObject([
      { says: 'MD5', name: 'one.txt' },
      { says: 'SHA-256', name: undefined },
    ])
    const list = `Algorithm : SHA3-256\nHash : ${sha256}\nPath : a\nHash : ${sha256}\nPath : b\nPath : c\n`
    expect(readChecksums(list).checksums.map(({ says, name }) => [says, name])).toEqual([
      ['SHA3-256', 'a'],
      ['SHA-256', 'b'],
    ])
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

  // Lengths in bits: FIPS 180-4 (224 to 512), FIPS 202 (SHA-3), RFC 7693 (BLAKE2), ISO/IEC 10118-3 (RIPEMD-160, SM3), RFC 1320.
  it.each([
    ['SHA224', 224, 'SHA-224'],
    ['SHA384', 384, 'SHA-384'],
    ['SHA512', 512, 'SHA-512'],
    ['SHA512/256', 256, 'SHA-512/256'],
    ['SHA2-512/256', 256, 'SHA-512/256'],
    ['SHA3-256', 256, 'SHA3-256'],
    ['SHA3-512', 512, 'SHA3-512'],
    ['BLAKE2b', 512, 'BLAKE2b'],
    ['BLAKE2s256', 256, 'BLAKE2s'],
    ['BLAKE3', 256, 'BLAKE3'],
    ['RMD160', 160, 'RIPEMD-160'],
    ['SM3', 256, 'SM3'],
    ['MD4', 128, 'MD4'],
    ['CRC32', 32, 'CRC-32'],
  ])('%s of %i bits is recognised and not computed', (label, bits, says) => {
    const hex = 'a'.repeat(bits / 4)
    expect(readChecksums(`${label} (f.bin) = ${hex}`).checksums).toEqual([
      { algorithm: undefined, says, hex, name: 'f.bin' },
    ])
    expect(readChecksums(`${label} (f.bin) = ${hex}a`).faults).toMatchObject([{ reason: 'length' }])
  })

  it('says whether digits behind a label are too few or no digits at all', () => {
    expect(readChecksums(`sha256: ${abc.md5}`)).toMatchObject({
      checksums: [],
      faults: [{ reason: 'length', digits: 32 }],
    })
    expect(readChecksums('sha256: !').faults).toMatchObject([{ reason: 'unknown', digits: 4 }])
    expect(readChecksums(`SHA256 ${sha256.slice(2)} C:\\a.txt`)).toMatchObject({ checksums: [], faults: [{ line: 1 }] })
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

  it('names the strongest that is equal, and the strongest that is not', () => {
    expect(compareWith(abc, of(`${abc.md5}\n${sha256}\n${abc['sha-1']}`), undefined)).toMatchObject({
      kind: 'match',
      algorithm: 'sha-256',
    })
    expect(compareWith(abc, of(`${emptyDigests.md5}\n${emptyDigests['sha-1']}`), undefined)).toMatchObject({
      kind: 'differs',
      algorithm: 'sha-1',
    })
    expect(compareWith(abc, of(`${abc.md5}\n${emptyDigests['sha-256']}`), undefined)).toMatchObject({ kind: 'match' })
  })

  it('takes a name of other letter case only where none is the same', () => {
    expect(compareWith(abc, of(`${abc.md5}  ABC.txt`), 'abc.TXT', 2)).toMatchObject({
      kind: 'match',
      otherName: undefined,
    })
    const both = of(`${emptyDigests.md5}  ABC.txt\n${abc.md5}  abc.txt`)
    expect(compareWith(abc, both, 'abc.txt', 2)).toMatchObject({ kind: 'match' })
    expect(compareWith(abc, both, 'ABC.txt', 2)).toMatchObject({ kind: 'differs', expected: emptyDigests.md5 })
    expect(compareWith(abc, of(`${emptyDigests.md5}  x\n${abc.md5}  Abc.txt`), 'ABC.txt', 2)).toMatchObject({
      kind: 'match',
      otherName: undefined,
    })
  })

  it('holds a digest without a name against every file', () => {
    expect(compareWith(abc, of(abc.md5), 'abc.txt', 3)).toEqual({
      kind: 'match',
      algorithm: 'md5',
      otherName: undefined,
    })
    expect(compareWith(abc, of(emptyDigests.md5), 'abc.txt', 3)).toMatchObject({
      kind: 'differs',
      expected: emptyDigests.md5,
    })
    // One of several is enough, since each may be of another file; a line under the file's own name is not outvoted.
    expect(compareWith(abc, of(`${emptyDigests.md5}\n${abc.md5}`), 'abc.txt', 2)).toMatchObject({ kind: 'match' })
    expect(compareWith(abc, of(`${emptyDigests.md5}  abc.txt\n${abc.md5}`), 'abc.txt', 2)).toMatchObject({
      kind: 'differs',
    })
    // A digest of no name that differs gives way to one under another name that is equal.
    expect(compareWith(abc, of(`${emptyDigests.md5}\n${abc.md5}  old.txt`), 'new.txt', 2)).toMatchObject({
      kind: 'match',
      otherName: 'old.txt',
    })
  })

  it('does not hold one of many files against a checksum under another name', () => {
    expect(compareWith(abc, of(`${emptyDigests.md5}  other.txt`), 'abc.txt', 2)).toEqual({ kind: 'missing' })
    const two = of(`${emptyDigests.md5}  other.txt\n${emptyDigests['sha-1']}  third.txt`)
    expect(compareWith(abc, two, 'abc.txt', 1)).toEqual({ kind: 'missing' })
    expect(compareWith(abc, of(`SHA512 (other.txt) = ${'0'.repeat(128)}`), 'abc.txt', 1)).toEqual({ kind: 'missing' })
  })

  it('prefers what it can compute to what it cannot', () => {
    const list = of(`SHA512 (abc.txt) = ${'0'.repeat(128)}\nMD5 (abc.txt) = ${abc.md5}`)
    expect(compareWith(abc, list, 'abc.txt')).toMatchObject({ kind: 'match', algorithm: 'md5' })
    const renamed = of(`SHA512 (abc.txt) = ${'0'.repeat(128)}\nMD5 (old.txt) = ${abc.md5}`)
    expect(compareWith(abc, renamed, 'abc.txt', 2)).toMatchObject({ kind: 'match', otherName: 'old.txt' })
    expect(compareWith(abc, of('0'.repeat(128)), undefined)).toEqual({ kind: 'other', says: 'SHA-512' })
  })

  it('names what no file is there for, by its last name and whatever its case', () => {
    const list = readChecksums(`${abc.md5}  ./folder/A.txt\n${abc.md5}  C:\\b.txt\n${abc.md5}\n`)
    expect(missingFrom(list, ['a.TXT'])).toEqual(['C:\\b.txt'])
    expect(missingFrom(list, ['a.txt', 'b.txt'])).toEqual([])
    expect([baseName('a'), baseName('x/y\\z'), baseName('x\\y/z')]).toEqual(['a', 'z', 'z'])
  })

  it('does not judge what it does not compute', () => {
    expect(compareWith(abc, of(`SHA512 (abc.txt) = ${'0'.repeat(128)}`), 'abc.txt')).toEqual({
      kind: 'other',
      says: 'SHA-512',
    })
  })
})
