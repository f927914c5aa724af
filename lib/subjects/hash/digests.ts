export const algorithms = ['md5', 'sha-1', 'sha-256'] as const
export type Algorithm = (typeof algorithms)[number]

export const algorithmNames: Readonly<Record<Algorithm, string>> = {
  md5: 'MD5',
  'sha-1': 'SHA-1',
  'sha-256': 'SHA-256',
}

/** The three digests of one input, as lower-case hexadecimal digits. */
export type Digests = Readonly<Record<Algorithm, string>>

/** Digests of no bytes at all: RFC 1321, section A.5, and the NIST CAVP response files (Len = 0). */
export const emptyDigests: Digests = {
  md5: 'd41d8cd98f00b204e9800998ecf8427e',
  'sha-1': 'da39a3ee5e6b4b0d3255bfef95601890afd80709',
  'sha-256': 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
}

export const notations = ['hex', 'hex-upper', 'base64'] as const
export type Notation = (typeof notations)[number]

/** A digest in the notation asked for; Base64 is the standard alphabet of RFC 4648, section 4, with padding. */
export function writeDigest(hex: string, notation: Notation): string {
  if (notation === 'hex') return hex
  if (notation === 'hex-upper') return hex.toUpperCase()
  return btoa((hex.match(/../g) ?? []).map((pair) => String.fromCharCode(Number.parseInt(pair, 16))).join(''))
}

/**
 * Lines of the form `SHA256 (name) = digest`, which `md5sum -c`, `sha1sum -c`, `sha256sum -c` and the BSD programs read when
 * the notation is hexadecimal. A name with a line end or a backslash is written as GNU coreutils do, with a leading backslash.
 */
export function taggedLines(name: string, digests: Digests, notation: Notation): string {
  const escaped = name.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  const mark = escaped === name ? '' : '\\'
  return algorithms
    .map(
      (algorithm) =>
        `${mark}${algorithmNames[algorithm].replace('-', '')} (${escaped}) = ${writeDigest(digests[algorithm], notation)}\n`,
    )
    .join('')
}
