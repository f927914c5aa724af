import { defineGeneratorCases } from '@/lib/kits/generator'
import uuidGen from './uuid-gen'

const rfc9562 = 'https://www.rfc-editor.org/rfc/rfc9562'
const chacha = {
  title: 'RFC 8439, appendix A.1, test vector 1, and RFC 9562, section 5.4',
  href: 'https://www.rfc-editor.org/rfc/rfc8439#appendix-A.1',
  how: 'The key stream of the all-zero key begins 76b8e0ada0f13d90405d6ae55386bd28; version and variant written into it by hand',
}
const request = { title: 'The request itself' }

export default defineGeneratorCases(uuidGen, [
  {
    name: 'Version 4 of published random bytes',
    given: { version: 'v4', count: 1 },
    expect: { plain: '76b8e0ad-a0f1-4d90-805d-6ae55386bd28' },
    source: chacha,
  },
  {
    name: 'The second in the list takes the next 16 bytes',
    given: { version: 'v4', count: 2 },
    expect: { plain: '76b8e0ad-a0f1-4d90-805d-6ae55386bd28\nbdd219b8-a08d-4d1a-a836-efcc8b770dc7' },
    source: {
      ...chacha,
      how: 'The stream goes on bdd219b8a08ded1aa836efcc8b770dc7; version and variant written into it by hand',
    },
  },
  {
    name: 'Version 7 of 22 February 2022, 19:22:22 UTC',
    given: { version: 'v7', count: 1 },
    expect: { text: ['017f22e2-79b0-7', '2022-02-22 19:22:22.000 UTC'] },
    source: {
      title: 'RFC 9562, appendix A.6',
      href: `${rfc9562}#appendix-A.6`,
      how: 'Its example begins 017F22E2-79B0-7, the same millisecond and version',
    },
  },
  {
    name: 'Upper case without hyphens',
    given: { version: 'v4', count: 1, upper: true, bare: true },
    expect: { plain: '76B8E0ADA0F14D90805D6AE55386BD28', plainBytes: 32 },
    source: chacha,
  },
  {
    name: 'Quoted, parted by commas',
    given: { version: 'v4', count: 2, quotes: 'double', comma: true },
    expect: { plain: '"76b8e0ad-a0f1-4d90-805d-6ae55386bd28",\n"bdd219b8-a08d-4d1a-a836-efcc8b770dc7"' },
    source: chacha,
  },
  {
    name: 'A thousand lines of 36 characters',
    given: { version: 'v7', count: 1000 },
    expect: { plainBytes: 36_999 },
    source: {
      title: 'RFC 9562, section 4',
      href: `${rfc9562}#section-4`,
      how: '1,000 × 36 characters and 999 line breaks',
    },
  },
  {
    name: 'Asked for none, makes one',
    given: { version: 'v4', count: 0 },
    expect: { text: ['UUIDs: 1'], plainBytes: 36 },
    source: request,
  },
])
