import { csvCell } from '@/lib/base/format/csv-cell'
import type { ChecksumList } from './expected'

/** Lists of checksums as md5sum and sha256sum write and check them. */

export type ListedAlgorithm = 'md5' | 'sha-256'

export interface HashedFile {
  /** With its path, where a folder was chosen. */
  name: string
  /** Lower-case hexadecimal. */
  hex: string
  /** Bytes. */
  size: number
}

/** What a list says of a file: as listed, listed with another digest, listed under another name, not listed. */
export type FileVerdict =
  | { kind: 'same' }
  | { kind: 'changed'; expected: string }
  | { kind: 'renamed'; name: string }
  | { kind: 'extra' }

export interface Verified {
  verdicts: readonly FileVerdict[]
  /** Names of the list that none of the files has. */
  missing: readonly string[]
  /** Names of algorithms in the list that are not this one. */
  others: readonly string[]
}

const plainPath = (name: string) => name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')

/** One of the two paths ends with the other, folder by folder. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`)
}

function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/**
 * Holds files against a list: each is matched with the line of its own path, a whole folder also where the list begins further
 * in or further out. Digests without a name are good for any file that has them.
 */
export function verifyFiles(files: readonly HashedFile[], list: ChecksumList, algorithm: ListedAlgorithm): Verified {
  const usable = list.checksums.filter((one) => one.algorithm === algorithm)
  const named = usable.flatMap((one) =>
    one.name === undefined ? [] : [{ hex: one.hex, path: plainPath(one.name), name: one.name }],
  )
  const byPath = new Map(named.map((one) => [one.path, one]))
  const byHex = new Map(usable.map((one) => [one.hex, one]))
  const byBase = groupedBy(named, ({ path }) => path.slice(path.lastIndexOf('/') + 1))
  const found = new Set<string>()
  const verdicts = files.map((file): FileVerdict => {
    const path = plainPath(file.name)
    const base = path.slice(path.lastIndexOf('/') + 1)
    const own = byPath.get(path) ?? byBase.get(base)?.find((one) => isSamePlace(one.path, path))
    if (own) {
      found.add(own.path)
      return own.hex === file.hex ? { kind: 'same' } : { kind: 'changed', expected: own.hex }
    }
    const alike = byHex.get(file.hex)
    if (!alike) {
      // A single digest alone is meant for the single file.
      const only = usable.length === 1 && files.length === 1 ? usable[0] : undefined
      return only && only.name === undefined ? { kind: 'changed', expected: only.hex } : { kind: 'extra' }
    }
    return alike.name === undefined ? { kind: 'same' } : { kind: 'renamed', name: alike.name }
  })
  return {
    verdicts,
    missing: named.filter(({ path }) => !found.has(path)).map(({ name }) => name),
    others: [...new Set(list.checksums.filter((one) => one.algorithm !== algorithm).map(({ says }) => says))],
  }
}

/** Files with the same digest, two and more together. Empty files are no copies of each other. */
export function copiesAmong(files: readonly HashedFile[]): (readonly HashedFile[])[] {
  return [
    ...groupedBy(
      files.filter(({ size }) => size > 0),
      ({ hex }) => hex,
    ).values(),
  ].filter((group) => group.length > 1)
}

export type ListFormat = 'gnu' | 'bsd' | 'csv' | 'json'

function escaped(name: string): { mark: string; name: string } {
  const written = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return { mark: written === name ? '' : '\\', name: written }
}

const tags: Readonly<Record<ListedAlgorithm, string>> = { md5: 'MD5', 'sha-256': 'SHA256' }

/** A list as GNU coreutils write it, in the tagged form of BSD, as CSV (RFC 4180) or as JSON. The first two are read by `-c`. */
export function writeList(files: readonly HashedFile[], algorithm: ListedAlgorithm, format: ListFormat): string {
  if (format === 'json')
    return `${JSON.stringify(
      files.map(({ name, size, hex }) => ({ name, size, [algorithm]: hex })),
      null,
      2,
    )}\n`
  if (format === 'csv')
    return ['Name,Bytes,Digest', ...files.map(({ name, size, hex }) => `${csvCell(name)},${size},${hex}`)]
      .map((line) => `${line}\r\n`)
      .join('')
  return files
    .map((file) => {
      const { mark, name } = escaped(file.name)
      return format === 'gnu' ? `${mark}${file.hex}  ${name}\n` : `${mark}${tags[algorithm]} (${name}) = ${file.hex}\n`
    })
    .join('')
}
