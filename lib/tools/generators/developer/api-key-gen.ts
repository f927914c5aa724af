import type { Draw } from '@/lib/base/random/draw'
import {
  characterCount,
  checksumHolds,
  drawKey,
  keyAlphabets,
  keyFor,
  randomStream,
  storedHash,
  type KeyAlphabet,
} from '@/lib/engines/api-key'
import type { Document, Notice } from '@/lib/kits/document/types'
import { choice, defineGenerator, integer, problem, text, toggle } from '@/lib/kits/generator'

interface KeyValues {
  task: 'make' | 'check'
  prefix: string | undefined
  environment: 'live' | 'test' | 'none'
  bits: '128' | '160' | '192' | '256' | '384' | '512'
  alphabet: KeyAlphabet
  checksum: boolean
  count: number
  key: string | undefined
}

const most = 10_000
const quick = 500

function prefixOf({ prefix = '', environment }: KeyValues): string {
  const parts = [prefix, environment === 'none' ? '' : environment].filter((part) => part !== '')
  return parts.map((part) => `${part}_`).join('')
}

function formOf(values: KeyValues) {
  return { prefix: prefixOf(values), bits: Number(values.bits), alphabet: values.alphabet, checksum: values.checksum }
}

function listOf(values: KeyValues, { key }: Draw, progress: (share: number) => void): string[] {
  const form = formOf(values)
  const random = randomStream(keyFor(key, JSON.stringify(form)))
  return Array.from({ length: values.count }, (_, at) => {
    if (at % 500 === 0) progress(at / values.count)
    return drawKey(form, random)
  })
}

const notDrawn = () => problem<never>(null, 'The keys have not been drawn yet.')

function checked(key: string): Document {
  const sound = checksumHolds(key)
  const prefix = /^(?:[A-Za-z0-9]+_)+/.exec(key)?.[0] ?? ''
  const notice: Notice = sound
    ? { is: 'good', says: 'The checksum holds: the key is written without a mistake.' }
    : {
        is: 'bad',
        says: 'The last six characters are no checksum of the rest: a character is wrong or missing, or the key has none.',
      }
  return {
    title: 'API key',
    sheet: 'bare',
    blocks: [
      {
        kind: 'facts',
        facts: [
          { label: 'Prefix', value: prefix === '' ? 'none' : prefix },
          { label: 'Characters', value: String(key.length) },
          { label: 'Checksum', value: sound ? 'holds' : 'does not hold' },
        ],
      },
      { kind: 'plain', label: 'SHA-256, to look it up by', text: storedHash(key), look: 'code' },
    ],
    notices: [notice],
  }
}

const isMade = { field: 'task', is: 'make' } as const

export default defineGenerator({
  form: {
    task: choice('What to do', { options: { make: 'Make keys', check: 'Check a key' }, initial: 'make' }),
    key: text('Key', {
      optional: true,
      secret: true,
      maxLength: 400,
      placeholder: 'sk_live_…',
      shownWhen: { field: 'task', is: 'check' },
    }),
    prefix: text('Prefix', {
      optional: true,
      initial: 'sk',
      maxLength: 20,
      pattern: { source: '^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$', says: 'be letters, digits and single underscores' },
      help: 'Tells your keys from others in a log or a leak.',
      shownWhen: isMade,
    }),
    environment: choice('For', {
      options: { live: 'live', test: 'test', none: 'neither' },
      initial: 'live',
      shownWhen: isMade,
    }),
    bits: choice('Bits of chance', {
      options: { '128': '128', '160': '160', '192': '192', '256': '256', '384': '384', '512': '512' },
      initial: '256',
      as: 'menu',
      shownWhen: isMade,
    }),
    count: integer('How many', { initial: 1, min: 1, max: most, shownWhen: isMade }),
    alphabet: choice('Characters', {
      options: {
        base62: 'Letters and digits (base 62)',
        base64url: 'Base64url, with - and _',
        hex: 'Hexadecimal',
        crockford: 'Crockford base 32, no I L O U',
      },
      initial: 'base62',
      as: 'menu',
      shownWhen: isMade,
      refines: true,
    }),
    checksum: toggle('Checksum at the end', {
      initial: true,
      help: 'Six characters by which a mistyped key is refused without asking the database.',
      shownWhen: isMade,
      refines: true,
    }),
  },
  makes: 'API keys with a prefix, 128 to 512 bits of chance and a CRC-32, each with the SHA-256 that a server stores.',
  limits: [
    'A key that is seen once on a page is as secret as that page: for production, make it where it is stored.',
    'The checksum finds mistakes, not forgeries; anybody can compute it.',
    'The bits are rounded up to whole characters, so a key holds at least what is chosen.',
    'A fast hash is right for keys of 128 bits and more; it is wrong for passwords.',
  ],
  sources: [
    {
      title: 'GitHub: Behind GitHub’s new authentication token formats (prefix, CRC-32 in base 62)',
      href: 'https://github.blog/engineering/platform-security/behind-githubs-new-authentication-token-formats/',
    },
    { title: 'RFC 4648: Base16, Base32, Base64', href: 'https://www.rfc-editor.org/rfc/rfc4648' },
    { title: 'Crockford: Base 32', href: 'https://www.crockford.com/base32.html' },
    { title: 'FIPS 180-4: Secure Hash Standard', href: 'https://csrc.nist.gov/pubs/fips/180-4/upd1/final' },
    {
      title: 'OWASP: Cryptographic Storage Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Cryptographic_Storage_Cheat_Sheet.html',
    },
  ],

  build(values, { show, draw, progress }) {
    if (values.task === 'check') {
      const key = (values.key ?? '').trim()
      return key === ''
        ? {
            title: 'API key',
            sheet: 'bare',
            blocks: [{ kind: 'paragraph', text: 'Paste a key to see whether its checksum holds.' }],
          }
        : checked(key)
    }
    const keys = draw && listOf(values, draw, progress)
    const form = formOf(values)
    const [first] = keys ?? []
    return {
      title: 'API keys',
      sheet: 'bare',
      blocks: [
        keys
          ? { kind: 'plain', label: 'Keys', text: keys.join('\n'), look: 'code' }
          : { kind: 'paragraph', text: 'Drawn on your device as soon as the page runs. No key is part of the page.' },
        ...(first !== undefined && keys?.length === 1
          ? ([{ kind: 'plain', label: 'Store this instead (SHA-256)', text: storedHash(first), look: 'code' }] as const)
          : []),
        {
          kind: 'facts',
          aside: true,
          facts: [
            { label: 'Keys', value: show.count(values.count) },
            { label: 'Random characters in each', value: show.count(characterCount(form)) },
            {
              label: 'Bits of chance in each',
              value: show.number(characterCount(form) * Math.log2(keyAlphabets[values.alphabet].length), 1),
            },
          ],
        },
      ],
      notices: [],
    }
  },
  slow: ({ task, count }) => task === 'make' && count > quick,

  files: {
    csv: {
      label: 'CSV with hashes',
      type: 'text/csv;charset=utf-8',
      extension: 'csv',
      slow: true,
      shownWhen: isMade,
      make: (values, { draw, progress }) =>
        draw
          ? ['Key,SHA-256', ...listOf(values, draw, progress).map((key) => `${key},${storedHash(key)}`)]
              .map((line) => `${line}\r\n`)
              .join('')
          : notDrawn(),
    },
    json: {
      label: 'JSON',
      type: 'application/json',
      extension: 'json',
      slow: true,
      shownWhen: isMade,
      make: (values, { draw, progress }) =>
        draw
          ? `${JSON.stringify(
              listOf(values, draw, progress).map((key) => ({ key, sha256: storedHash(key) })),
              null,
              2,
            )}\n`
          : notDrawn(),
    },
    env: {
      label: '.env',
      type: 'text/plain;charset=utf-8',
      extension: 'env',
      slow: true,
      shownWhen: isMade,
      make(values, { draw, progress }) {
        if (!draw) return notDrawn()
        const keys = listOf(values, draw, progress)
        return keys.map((key, at) => `API_KEY${keys.length > 1 ? `_${at + 1}` : ''}=${key}\n`).join('')
      },
    },
  },
  saves: [],
  fresh: { label: 'Another draw', secure: true },

  examples: [
    {
      name: 'A live key of 256 bits',
      given: {},
      expect: { text: ['sk_live_', 'Random characters in each: 43', 'Bits of chance in each: 256.0'] },
    },
    {
      name: 'A test key in hexadecimal without a checksum',
      given: { environment: 'test', bits: '128', alphabet: 'hex', checksum: false },
      expect: { text: ['sk_test_', 'Random characters in each: 32'], plainBytes: 40 },
    },
  ],
})
