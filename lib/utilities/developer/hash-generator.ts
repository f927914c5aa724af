import { defineApp } from '@/lib/app/define'

export default defineApp({
  worker: 'hash',
  controls: [
    { label: 'Text', help: 'Hashed as you type, in UTF-8, UTF-16LE or UTF-16BE, with the line ends you choose.' },
    { label: 'Files', help: 'Any number, of any size and kind; they are read in pieces of 4 MB.' },
    {
      label: 'Expected checksum',
      help: 'A digest, a line of a checksum program, or a whole checksum file, pasted or opened.',
    },
    { label: 'Notation', help: 'Hexadecimal in small or capital letters, or Base64.' },
  ],
  results: [
    { label: 'MD5, SHA-1 and SHA-256', kind: 'table' },
    { label: 'Match or mismatch with the expected checksum', kind: 'verdict' },
    { label: 'Reading of the text that would match', kind: 'verdict' },
  ],
  formula:
    'Passes the same bytes once through MD5 (RFC 1321), SHA-1 and SHA-256 (FIPS 180-4) and writes the three states as digests',
  limits: [
    'A checksum of another algorithm, such as SHA-512 or CRC-32, is recognised but not computed.',
    'A digest without a label is told by its length alone, so a SHA3-256 looks like a SHA-256.',
    'Other readings of a text are tried up to 500,000 characters.',
    'A folder cannot be hashed; choose the files in it.',
  ],
  sources: [
    {
      title: 'RFC 1321: The MD5 Message-Digest Algorithm',
      href: 'https://www.rfc-editor.org/rfc/rfc1321',
    },
    {
      title: 'FIPS 180-4: Secure Hash Standard (SHS)',
      href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final',
    },
    {
      title: 'NIST Cryptographic Algorithm Validation Program: Secure Hashing, test vectors',
      href: 'https://csrc.nist.gov/projects/cryptographic-algorithm-validation-program/secure-hashing',
    },
    {
      title: 'RFC 6151: Updated Security Considerations for the MD5 Message-Digest',
      href: 'https://www.rfc-editor.org/rfc/rfc6151',
    },
    {
      title: 'NIST: NIST Retires SHA-1 Cryptographic Algorithm (2022)',
      href: 'https://www.nist.gov/news-events/news/2022/12/nist-retires-sha-1-cryptographic-algorithm',
    },
  ],
  cases: 99,
  abilities: ['save', 'print'],
})
