import type { Comparison } from '@/lib/subjects/hash/compare'
import { algorithmNames, type Algorithm } from '@/lib/subjects/hash/digests'
import type { Checksum, ChecksumFault } from '@/lib/subjects/hash/expected'
import type { LineEndRule, Reading, TextCharset } from '@/lib/subjects/hash/text-bytes'
import { counted, whole } from '@/lib/messages/counted'

const charsets: Record<TextCharset, string> = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16LE', 'utf-16be': 'UTF-16BE' }

const lineEndWords: Record<LineEndRule, string> = {
  typed: 'line ends as typed',
  lf: 'LF line ends',
  crlf: 'CRLF line ends',
}

const endWords: Record<Reading['end'], string> = {
  none: '',
  'line feed added': 'one line feed at the end, as echo adds',
  'line end added': 'one CRLF at the end',
  'end trimmed': 'no white space at the end',
}

/** Words of the hash generator. */
export const hashMessages = {
  charsets,
  hashedBytes: (bytes: number) => `${counted(bytes, 'byte', 'bytes')} hashed`,
  emptyNote: 'No bytes: these are the digests of empty input.',
  unwritable:
    'The text holds half of a character (a lone surrogate), which cannot be written as bytes. Delete it to get digests.',
  weak: {
    md5: 'Broken: two files with one MD5 are made in seconds. Fine against damage in transit, useless against forgery.',
    'sha-1':
      'Broken: collisions were published in 2017. NIST retires it by the end of 2030; do not rely on it for signatures.',
    'sha-256': undefined,
  } satisfies Record<Algorithm, string | undefined>,
  weakShort: 'broken',
  csvColumns: {
    name: 'Name',
    bytes: 'Bytes',
    md5: 'MD5',
    'sha-1': 'SHA-1',
    'sha-256': 'SHA-256',
    outcome: 'Comparison',
  },
  textName: 'text',

  detected(checksums: readonly Checksum[]): string {
    const counts = new Map<string, number>()
    for (const { says } of checksums) counts.set(says, (counts.get(says) ?? 0) + 1)
    return `Found: ${[...counts].map(([says, count]) => (count === 1 ? says : `${whole(count)} × ${says}`)).join(', ')}.`
  },
  byLength: 'A digest of 64 digits without a label is taken for SHA-256; SHA3-256 and BLAKE2s are as long.',
  fault({ line, reason, digits }: ChecksumFault): string {
    return reason === 'length'
      ? `Line ${whole(line)} has ${counted(digits, 'digit', 'digits')}: MD5 has 32, SHA-1 has 40, SHA-256 has 64. Part of it may be missing.`
      : `Line ${whole(line)} holds no checksum.`
  },
  moreFaults: (count: number) => `${counted(count, 'more line holds', 'more lines hold')} no checksum.`,
  comparison(compared: Comparison): string {
    if (compared.kind === 'match') {
      const name = algorithmNames[compared.algorithm]
      return compared.otherName === undefined
        ? `Match: the ${name} is the expected one.`
        : `Match: the ${name} is the one listed for ${compared.otherName}.`
    }
    if (compared.kind === 'differs')
      return `No match: the ${algorithmNames[compared.algorithm]} differs from the expected one.`
    if (compared.kind === 'other')
      return `Not compared: the checksum is ${compared.says}, which this page does not compute.`
    return 'Not compared: the list has no checksum for this file.'
  },
  verdicts: { match: 'Match', differs: 'No match', other: 'Not compared', missing: 'Not in the list' } satisfies Record<
    Comparison['kind'],
    string
  >,
  weakMatch:
    'A match in this algorithm shows that nothing was damaged. It does not show that nobody made another file with the same digest.',
  expectedValue: 'Expected',
  actualValue: 'Here',
  found({ form, end }: Reading, own: Reading['form']): string {
    const parts = [
      form.charset === own.charset ? '' : charsets[form.charset],
      form.lineEnds === own.lineEnds ? '' : lineEndWords[form.lineEnds],
      form.mark === own.mark ? '' : form.mark ? 'a byte order mark' : 'no byte order mark',
      endWords[end],
    ].filter((part) => part !== '')
    return `It would match with ${parts.join(' and ')}.`
  },
  useReading: 'Use this reading',

  summary(matches: number, differences: number, rest: number): string {
    const parts = [
      matches > 0 ? counted(matches, 'file matches', 'files match') : '',
      differences > 0 ? counted(differences, 'file does not match', 'files do not match') : '',
      rest > 0 ? counted(rest, 'file was not compared', 'files were not compared') : '',
    ].filter((part) => part !== '')
    return `${parts.join(', ')}.`
  },
  done: (count: number) => `${counted(count, 'file', 'files')} hashed.`,
  missingFiles(names: readonly string[], most: number): string {
    const more = names.length > most ? ` and ${whole(names.length - most)} more` : ''
    return `Listed but not added here: ${names.slice(0, most).join(', ')}${more}.`
  },
}
