import { defineChecksumFiles } from '@/lib/families/checksum-files'

export default defineChecksumFiles({
  algorithm: 'sha-256',
  name: 'SHA-256',
  listName: 'SHA256SUMS',
  formula: 'Reads each file once and passes its bytes through SHA-256 (FIPS 180-4)',
  limits: [
    'A match proves equal content, not who made it: take the list from another place than the files, or check its signature.',
    'Dropped folders are not opened; choose the folder with its button.',
    'Files are read one after the other.',
    'Dates and permissions of files are no part of a checksum.',
  ],
  sources: [
    { title: 'FIPS 180-4: Secure Hash Standard', href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final' },
    {
      title: 'GNU coreutils: sha2 utilities',
      href: 'https://www.gnu.org/software/coreutils/manual/html_node/sha2-utilities.html',
    },
    {
      title: 'NIST Cryptographic Algorithm Validation Program: Secure Hashing',
      href: 'https://csrc.nist.gov/projects/cryptographic-algorithm-validation-program/secure-hashing',
    },
  ],
})
