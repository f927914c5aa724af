import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { answerDigest } from '@/lib/subjects/hash/digest-task'
import { readChecksums } from '@/lib/subjects/hash/expected'
import {
  copiesAmong,
  verifyFiles,
  writeList,
  type HashedFile,
  type ListedAlgorithm,
} from '@/lib/subjects/hash/manifest'

const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'))
afterAll(() => rmSync(folder, { recursive: true }))

const contents: Readonly<Record<string, string>> = {
  'a.txt': 'abc',
  'inner/b c.bin': 'message digest',
  'inner/back\\slash\nline': 'x',
  'copy.txt': 'abc',
  empty: '',
}
for (const [name, content] of Object.entries(contents)) {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
  writeFileSync(path.join(folder, name), content)
}
const hashed = (algorithm: ListedAlgorithm, under = ''): HashedFile[] =>
  Object.entries(contents).map(([name, content]) => ({
    name: under + name,
    hex: createHash(algorithm.replace('-', '')).update(content).digest('hex'),
    size: content.length,
  }))

const programs = { md5: 'md5sum', 'sha-256': 'sha256sum' } as const
const isThere = (() => {
  try {
    execFileSync(programs.md5, ['--version'])
    return true
  } catch {
    return false
  }
})()

describe.each(['md5', 'sha-256'] as const)('a list of %s', (algorithm) => {
  it.runIf(isThere).each(['gnu', 'bsd'] as const)('as %s is checked by coreutils', (format) => {
    writeFileSync(path.join(folder, 'LIST'), writeList(hashed(algorithm), algorithm, format))
    const checked = execFileSync(programs[algorithm], ['-c', 'LIST'], { cwd: folder, encoding: 'utf8' })
    expect(checked.trim().split('\n')).toHaveLength(5)
    rmSync(path.join(folder, 'LIST'))
  })

  it.runIf(isThere)('is what coreutils write', () => {
    const names = Object.keys(contents)
    expect(writeList(hashed(algorithm), algorithm, 'gnu')).toBe(
      execFileSync(programs[algorithm], names, { cwd: folder, encoding: 'utf8' }),
    )
  })

  it('finds every file of its own list again, also from a folder further out', () => {
    const list = readChecksums(writeList(hashed(algorithm), algorithm, 'gnu'))
    for (const under of ['', 'download/', './']) {
      const { verdicts, missing } = verifyFiles(hashed(algorithm, under), list, algorithm)
      expect(verdicts.map(({ kind }) => kind)).toEqual(['same', 'same', 'same', 'same', 'same'])
      expect(missing).toEqual([])
    }
  })
})

describe('a check against a list', () => {
  const abc = createHash('sha256').update('abc').digest('hex')
  const other = '0'.repeat(64)
  const verify = (list: string, ...names: string[]) =>
    verifyFiles(
      names.map((name) => ({ name, hex: abc, size: 3 })),
      readChecksums(list),
      'sha-256',
    )

  it('tells changed, renamed, extra and missing apart', () => {
    expect(verify(`${other}  a.txt\n${abc}  gone.txt`, 'a.txt')).toEqual({
      verdicts: [{ kind: 'changed', expected: other }],
      missing: ['gone.txt'],
      others: [],
    })
    expect(verify(`${abc}  old.txt`, 'new.txt').verdicts).toEqual([{ kind: 'renamed', name: 'old.txt' }])
    expect(verify(`${other}  old.txt`, 'new.txt').verdicts).toEqual([{ kind: 'extra' }])
  })

  it('takes files of one name in two folders for two files', () => {
    const { verdicts } = verify(`${abc}  one/a.txt\n${other}  two/a.txt`, 'two/a.txt', 'one/a.txt')
    expect(verdicts).toEqual([{ kind: 'changed', expected: other }, { kind: 'same' }])
    expect(verify(`${other}  one/a.txt`, 'three/a.txt').verdicts).toEqual([{ kind: 'extra' }])
  })

  it('takes a digest without a name for the only file', () => {
    expect(verify(abc, 'a.txt').verdicts).toEqual([{ kind: 'same' }])
    expect(verify(other, 'a.txt').verdicts).toEqual([{ kind: 'changed', expected: other }])
  })

  it('names what the list has of another algorithm', () => {
    expect(verify('900150983cd24fb0d6963f7d28e17f72  a.txt', 'a.txt')).toMatchObject({
      verdicts: [{ kind: 'extra' }],
      others: ['MD5'],
    })
  })
})

it('finds copies, and takes empty files for none', () => {
  expect(copiesAmong([...hashed('md5'), { name: 'empty2', hex: 'd41d8cd98f00b204e9800998ecf8427e', size: 0 }])).toEqual(
    [[expect.objectContaining({ name: 'a.txt' }), expect.objectContaining({ name: 'copy.txt' })]],
  )
})

it('writes names for a spreadsheet without running them', () => {
  expect(writeList([{ name: '=cmd()', hex: 'ab', size: 1 }], 'md5', 'csv')).toBe(
    "Name,Bytes,Digest\r\n'=cmd(),1,ab\r\n",
  )
  expect(JSON.parse(writeList([{ name: 'a"b', hex: 'ab', size: 1 }], 'sha-256', 'json'))).toEqual([
    { name: 'a"b', size: 1, 'sha-256': 'ab' },
  ])
})

it('digests each line without its end', async () => {
  const answer = await answerDigest({ kind: 'lines', name: 'md5', text: 'a\r\nabc\n\nmessage digest\n' })
  // RFC 1321, section A.5.
  expect(answer).toEqual({
    kind: 'lines',
    hexes: [
      '0cc175b9c0f1b6a831c399e269772661',
      '900150983cd24fb0d6963f7d28e17f72',
      'd41d8cd98f00b204e9800998ecf8427e',
      'f96b697d7cb7938d525a2f31aaf161d0',
    ],
  })
})
