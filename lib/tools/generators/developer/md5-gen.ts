import { defineChecksumFiles } from '@/lib/families/checksum-files'

export default defineChecksumFiles({
  algorithm: 'md5',
  name: 'MD5',
  listName: 'checksums.md5',
  caution: 'Against accidents. Two files with one MD5 are made in seconds by whoever wants to.',
  formula: 'Reads each file once and passes its bytes through MD5 (RFC 1321)',
  limits: [
    'MD5 finds damage, not forgery: use SHA-256 where somebody may want to deceive you.',
    'Dropped folders are not opened; choose the folder with its button.',
    'Files are read one after the other.',
    'Dates and permissions of files are no part of a checksum.',
  ],
  sources: [
    { title: 'RFC 1321: The MD5 Message-Digest Algorithm', href: 'https://www.rfc-editor.org/rfc/rfc1321' },
    { title: 'RFC 6151: Updated Security Considerations for MD5', href: 'https://www.rfc-editor.org/rfc/rfc6151' },
    {
      title: 'GNU coreutils: md5sum invocation',
      href: 'https://www.gnu.org/software/coreutils/manual/html_node/md5sum-invocation.html',
    },
  ],
})
