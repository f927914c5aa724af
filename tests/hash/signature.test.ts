import { createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { answerDigest } from '@/lib/subjects/hash/digest-task'
import { hmacOf } from '@/lib/subjects/hash/every-digest'
import { isSameDigest, readSignature, urlSafe } from '@/lib/subjects/hash/signature-text'
import type { DigestName } from '@/lib/subjects/hash/digest-list'

const hexBytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

describe('Wycheproof', () => {
  const suites = JSON.parse(readFileSync('tests/vectors/wycheproof/hmac.json', 'utf8')) as Record<
    DigestName,
    [number, string, string, string, 'valid' | 'invalid'][]
  >
  it.each(Object.entries(suites))('HMAC with %s accepts what is valid and nothing else', async (name, tests) => {
    expect(tests.length).toBeGreaterThan(80)
    for (const [number, key, message, tag, result] of tests) {
      const mac = (await hmacOf(name as DigestName, hexBytes(key), hexBytes(message))).slice(0, tag.length)
      expect([number, isSameDigest(tag, mac)]).toEqual([number, result === 'valid'])
    }
  })
})

describe('a signature that was pasted', () => {
  const hex = createHmac('sha256', 'key').update('The quick brown fox jumps over the lazy dog').digest('hex')
  const base64 = Buffer.from(hex, 'hex').toString('base64')

  it.each([
    hex,
    hex.toUpperCase(),
    `sha256=${hex}`,
    `v1=${hex}`,
    ` "${hex}" `,
    hex.replaceAll(/(..)(?=.)/g, '$1:'),
    base64,
    urlSafe(base64),
    `SHA256 = ${base64}`,
  ])('%s is read', (text) => void expect(readSignature(text, 32)).toBe(hex))
  it.each(['', 'abc', hex.slice(2), `${hex}00`, `sha1=${hex.slice(24)}`])(
    '%s is of another length',
    (text) => void expect(readSignature(text, 32)).toBeUndefined(),
  )
})

it('compares without stopping at the first difference, and to the last digit', () => {
  expect(isSameDigest('00ff', '00ff')).toBe(true)
  for (const other of ['', '00', '00fe', '10ff', '00ff00']) expect(isSameDigest('00ff', other)).toBe(false)
})

it('signs a message with the key as it is written', async () => {
  const asked = {
    kind: 'digests',
    names: ['sha-256'],
    message: { text: 'a\nb', as: 'text' },
    lineEnds: 'crlf',
  } as const
  expect(await answerDigest({ ...asked, key: { text: '00ff', as: 'hex' } })).toEqual({
    kind: 'digests',
    digests: { 'sha-256': createHmac('sha256', Buffer.from('00ff', 'hex')).update('a\r\nb').digest('hex') },
    size: 4,
    keySize: 2,
  })
})
