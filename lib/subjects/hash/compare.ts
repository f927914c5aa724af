import type { Algorithm, Digests } from './digests'
import { baseName, type Checksum } from './expected'

/** What came of comparing the digests of one input with the checksums that were given. */
export type Comparison =
  | {
      kind: 'match'
      algorithm: Algorithm
      /** The name beside the checksum, where the file has another one. */
      otherName: string | undefined
    }
  | { kind: 'differs'; algorithm: Algorithm; expected: string }
  /** The checksum is of an algorithm that is not computed here. */
  | { kind: 'other'; says: string }
  /** The list names other files, and none of its checksums is this one's. */
  | { kind: 'missing' }

type Usable = Checksum & { algorithm: Algorithm }

function isUsable(checksum: Checksum): checksum is Usable {
  return checksum.algorithm !== undefined
}

const strength: readonly Algorithm[] = ['sha-256', 'sha-1', 'md5']

function strongest(checksums: readonly Usable[]): Usable | undefined {
  return checksums.toSorted((a, b) => strength.indexOf(a.algorithm) - strength.indexOf(b.algorithm))[0]
}

/** Checksums that speak of this file: those with its name, else those without a name, else all. */
function relevant(checksums: readonly Checksum[], name: string | undefined): readonly Checksum[] {
  if (name === undefined) return checksums
  const same = checksums.filter((one) => one.name !== undefined && baseName(one.name) === name)
  if (same.length > 0) return same
  const folded = name.toLowerCase()
  const alike = checksums.filter((one) => one.name !== undefined && baseName(one.name).toLowerCase() === folded)
  if (alike.length > 0) return alike
  return checksums.filter((one) => one.name === undefined)
}

/**
 * Compares digests with published checksums; undefined where there are none. `name` is that of the file, undefined for text.
 * Checksums under the file's own name must all agree. Of those without a name one is enough, as they may be of several files
 * or algorithms. `fileCount` is the number of files compared with the same list: one checksum under another name is still
 * meant for the only file.
 */
export function compareWith(
  digests: Digests,
  checksums: readonly Checksum[],
  name: string | undefined,
  fileCount = 1,
): Comparison | undefined {
  if (checksums.length === 0) return undefined
  const own = relevant(checksums, name)
  const isNamed = name !== undefined && own.some((one) => one.name !== undefined)
  const usable = own.filter(isUsable)
  const unequal = usable.filter(({ algorithm, hex }) => digests[algorithm] !== hex)
  const equal = strongest(usable.filter(({ algorithm, hex }) => digests[algorithm] === hex))
  const wrong = strongest(unequal)
  if (isNamed && wrong) return { kind: 'differs', algorithm: wrong.algorithm, expected: wrong.hex }
  if (equal) return { kind: 'match', algorithm: equal.algorithm, otherName: undefined }
  if (wrong && name === undefined) return { kind: 'differs', algorithm: wrong.algorithm, expected: wrong.hex }

  const renamed = strongest(checksums.filter(isUsable).filter(({ algorithm, hex }) => digests[algorithm] === hex))
  if (renamed) return { kind: 'match', algorithm: renamed.algorithm, otherName: renamed.name }
  if (wrong) return { kind: 'differs', algorithm: wrong.algorithm, expected: wrong.hex }
  const [unusable] = own
  if (unusable) return { kind: 'other', says: unusable.says }
  const only = strongest(checksums.filter(isUsable))
  if (only && fileCount === 1 && checksums.length === 1)
    return { kind: 'differs', algorithm: only.algorithm, expected: only.hex }
  return { kind: 'missing' }
}
