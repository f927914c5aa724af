import type { Comparison } from '@/lib/hash/compare'
import { algorithmNames, type Algorithm, type Notation } from '@/lib/hash/digests'
import type { ChecksumFault } from '@/lib/hash/expected'
import type { LineEndRule, Reading, TextCharset } from '@/lib/hash/text-bytes'
import { counted, whole } from './counted'

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
  source: 'Digests of',
  sources: { text: 'Text', files: 'Files' },
  text: 'Text to hash',
  textPlaceholder: 'Type or paste. An empty text has digests too.',
  charset: 'Written as',
  charsets,
  lineEnds: 'Line ends',
  lineEndRules: { typed: 'As typed', lf: 'LF', crlf: 'CRLF' } satisfies Record<LineEndRule, string>,
  lineEndsHelp:
    'A browser’s text box holds every line end as LF, so “As typed” and “LF” are the same here. A file keeps its own bytes.',
  mark: 'Byte order mark first',
  clear: 'Clear',
  undo: 'Undo',
  cleared: 'The text was cleared.',
  hashedBytes: (bytes: number) => `${counted(bytes, 'byte', 'bytes')} hashed`,
  emptyNote: 'No bytes: these are the digests of empty input.',
  unwritable:
    'The text holds half of a character (a lone surrogate), which cannot be written as bytes. Delete it to get digests.',
  notKept: 'A text of more than 1,000,000 characters is not kept when you close this page.',
  again: 'Try again',
  digests: 'Digests',
  notation: 'Written in',
  notations: { hex: 'hex', 'hex-upper': 'HEX', base64: 'Base64' } satisfies Record<Notation, string>,
  weak: {
    md5: 'Broken: two files with one MD5 are made in seconds. Fine against damage in transit, useless against forgery.',
    'sha-1':
      'Broken: collisions were published in 2017. NIST retires it by the end of 2030; do not rely on it for signatures.',
    'sha-256': undefined,
  } satisfies Record<Algorithm, string | undefined>,
  weakShort: 'broken',
  copy: 'Copy',
  copyOf: (what: string) => `Copy ${what}`,
  copied: (what: string) => `Copied ${what}`,
  copyAll: 'Copy all',
  copiedAll: 'Copied all digests',
  csv: 'Download CSV',
  print: 'Print',
  csvFile: 'digests.csv',
  csvColumns: {
    name: 'Name',
    bytes: 'Bytes',
    md5: 'MD5',
    'sha-1': 'SHA-1',
    'sha-256': 'SHA-256',
    outcome: 'Comparison',
  },
  textName: 'text',

  expected: 'Expected checksum',
  expectedHelp:
    'Paste a digest, a line of md5sum, sha256sum or BSD tools, or a whole checksum file. The type is found by label or length; case, spaces and colons do not matter.',
  expectedPlaceholder: 'ba7816bf 8f01cfea … or SHA256 (file.zip) = …',
  openExpected: 'Open a checksum file',
  clearExpected: 'Clear the checksum',
  expectedTooLarge: (name: string) =>
    `${name} is larger than 2 MB, too large for a checksum file. Add it under “Files”.`,
  expectedNotText: (name: string) => `${name} is not text, so it holds no list of checksums. Add it under “Files”.`,
  detected: (parts: readonly string[]) => `Found: ${parts.join(', ')}.`,
  detectedOf: (count: number, says: string) => (count === 1 ? says : `${whole(count)} × ${says}`),
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

  files: 'Files to hash',
  addFiles: 'Choose files',
  dropHint: 'or drop them anywhere here. They are read in pieces on this device and sent nowhere.',
  removeAll: 'Remove all',
  remove: (name: string) => `Remove ${name}`,
  removeShort: 'Remove',
  cancelFile: (name: string) => `Stop ${name}`,
  cancelShort: 'Stop',
  retry: (name: string) => `Hash ${name} again`,
  retryShort: 'Again',
  waiting: 'Waiting',
  stopped: 'Stopped. No digest was made.',
  unreadable:
    'This could not be read. It may have been moved, changed or locked, or it is a folder. Choose the file itself again.',
  noFiles: 'No files yet.',
  filesNotKept: 'Files are not kept: after a reload, choose them again.',
  progress: (percent: number, done: string, all: string) => `${percent}% · ${done} of ${all}`,
  progressOf: (name: string) => `Progress of ${name}`,
  timeLeft: (seconds: number) =>
    seconds >= 90 ? `about ${Math.round(seconds / 60)} min left` : `about ${Math.max(1, Math.round(seconds))} s left`,
  size(bytes: number): string {
    if (bytes < 1000) return counted(bytes, 'byte', 'bytes')
    if (bytes < 1e6) return `${(bytes / 1e3).toFixed(1)} kB`
    if (bytes < 1e9) return `${(bytes / 1e6).toFixed(1)} MB`
    return `${(bytes / 1e9).toFixed(2)} GB`
  },
  exactSize: (bytes: number) => counted(bytes, 'byte', 'bytes'),
  summary(matches: number, differences: number, rest: number): string {
    const parts = [
      matches > 0 ? counted(matches, 'file matches', 'files match') : '',
      differences > 0 ? counted(differences, 'file does not match', 'files do not match') : '',
      rest > 0 ? counted(rest, 'file was not compared', 'files were not compared') : '',
    ].filter((part) => part !== '')
    return `${parts.join(', ')}.`
  },
  done: (count: number) => `${counted(count, 'file', 'files')} hashed.`,
  missingFiles: (names: readonly string[], more: number) =>
    `Listed but not added here: ${names.join(', ')}${more > 0 ? ` and ${whole(more)} more` : ''}.`,
}
