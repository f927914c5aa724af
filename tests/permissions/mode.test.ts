import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import {
  applyExpression,
  created,
  expressionOf,
  fromLetters,
  letters,
  octalOf,
  readMode,
} from '@/lib/subjects/permissions/mode'

const vectors = JSON.parse(
  readFileSync(path.resolve(import.meta.dirname, '../vectors/permissions/chmod.json'), 'utf8'),
) as {
  changes: [text: string, mode: number, umask: number, isDirectory: boolean, got: number, letters: string][]
  letters: string[]
}
const file = { mode: 0, isDirectory: false, umask: 0 }

it('has vectors', () => expect([vectors.changes.length, vectors.letters.length]).toEqual([396, 4096]))

it.each(vectors.changes)('%s of %i with umask %i, directory %s', (text, mode, umask, isDirectory, got, written) => {
  const made = applyExpression(text, { mode, umask, isDirectory })
  expect(typeof made === 'number' ? octalOf(made) : made).toBe(octalOf(got))
  expect(letters(got)).toBe(written)
})

it('writes and reads all 4,096 modes in every form', () => {
  for (const [mode, written] of vectors.letters.entries()) {
    expect(letters(mode)).toBe(written)
    expect(fromLetters(written)?.mode).toBe(mode)
    expect(fromLetters(`d${written}+`)).toEqual({ mode, kind: 'd' })
    expect(applyExpression(expressionOf(mode), file)).toBe(mode)
    expect(readMode(octalOf(mode), file)).toMatchObject({ mode })
  }
})

it('says what new files get', () => {
  // POSIX, umask: files are made with 666 and directories with 777, without the bits of the mask.
  expect(
    [0o022, 0o077, 0o027, 0o002]
      .map((umask) => created(umask))
      .map((one) => [octalOf(one.file), octalOf(one.directory)]),
  ).toEqual([
    ['644', '755'],
    ['600', '700'],
    ['640', '750'],
    ['664', '775'],
  ])
})

it.each([
  ['789', 'octal digit', 1],
  ['77777', 'at most four', 0],
  ['u', 'operator', 1],
  ['u+q', '“q”', 2],
  ['u+x,,g+r', 'operator', 4],
  ['z+x', '“z”', 0],
  ['u+rg', 'stands alone', 3],
  ['', 'operator', 0],
])('refuses “%s”', (text, says, at) => {
  const read = readMode(text, file)
  expect('says' in read ? [read.says.includes(says), read.at] : read).toEqual([true, at])
})

it('reads a line of ls', () =>
  expect(readMode('drwxrwsr-x+ 3 root staff 4096 Nov 1 12:00 share', file)).toEqual({
    mode: 0o2775,
    kind: 'd',
    form: 'letters',
  }))
