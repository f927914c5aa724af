import { execFileSync } from 'node:child_process'
import { createPrivateKey, createPublicKey } from 'node:crypto'
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { describe, expect, it } from 'vitest'
import { keyKinds, makePair, pairOf, thumbprintOf } from '@/lib/subjects/key-pair/make'
import { compareKeys } from '@/lib/subjects/key-pair/task'

const folder = mkdtempSync(path.join(tmpdir(), 'key-pair-'))
function saved(name: string, content: string | Uint8Array): string {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  chmodSync(file, 0o600)
  return file
}
const openssl = (...words: string[]) => execFileSync('openssl', words, { encoding: 'utf8', stdio: 'pipe' })
const keygen = (...words: string[]) => execFileSync('ssh-keygen', words, { encoding: 'utf8', stdio: 'pipe' })
const kinds = keyKinds.filter((kind) => kind !== 'rsa-4096')

describe('a pair is read by other programs', () => {
  it.each(kinds)('%s: OpenSSL and ssh-keygen', async (kind) => {
    const pair = await makePair(kind, '', 'ann@laptop')
    const file = saved(`${kind}.pem`, pair.privatePem)
    expect(openssl('pkey', '-in', file, '-pubout')).toBe(pair.publicPem)
    expect(openssl('pkey', '-inform', 'DER', '-in', saved(`${kind}.der`, pair.privateDer), '-pubout')).toBe(
      pair.publicPem,
    )
    expect(openssl('dgst', '-sha256', '-r', saved(`${kind}.pub.der`, pair.publicDer)).split(' ')[0]).toBe(
      pair.spkiSha256,
    )
    expect(await calculateJwkThumbprint(JSON.parse(pair.publicJwk) as JWK)).toBe(pair.thumbprint)
    const ofJwk = createPrivateKey({ key: JSON.parse(pair.privateJwk) as never, format: 'jwk' })
    expect(createPublicKey(ofJwk).export({ format: 'pem', type: 'spki' })).toBe(pair.publicPem)
    if (kind === 'x25519') {
      expect(pair.ssh).toBeUndefined()
      return
    }
    const key = saved(`${kind}.ssh`, pair.ssh?.privateKey ?? '')
    expect(keygen('-y', '-f', key)).toBe(pair.ssh?.publicLine)
    expect(
      keygen('-l', '-f', saved(`${kind}.pub`, pair.ssh?.publicLine ?? ''))
        .split(' ')
        .slice(1, 3),
    ).toEqual([pair.ssh?.fingerprint, 'ann@laptop'])
  })

  it('under a passphrase beyond ASCII', async () => {
    const pair = await makePair('p-256', 'pä ß"$`', '')
    expect(pair.privatePem).toContain('BEGIN ENCRYPTED PRIVATE KEY')
    const file = saved('locked.pem', pair.privatePem)
    expect(openssl('pkey', '-in', file, '-passin', 'pass:pä ß"$`', '-pubout')).toBe(pair.publicPem)
    expect(() => openssl('pkey', '-in', file, '-passin', 'pass:pa', '-pubout')).toThrow('Command failed')
    expect(openssl('asn1parse', '-in', file)).toMatch(/PBES2[\s\S]*PBKDF2[\s\S]*hmacWithSHA256[\s\S]*aes-256-cbc/)
  })

  it('is another one each time', async () => {
    const [one, other] = [await makePair('ed25519', '', ''), await makePair('ed25519', '', '')]
    expect(one.publicPem).not.toBe(other.publicPem)
  })
})

describe('published keys', () => {
  // RFC 8037, appendix A.1 and A.3; the same numbers as test 1 of RFC 8032, section 7.1.
  const seed = 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A'
  const x = '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo'
  it('of RFC 8037', async () => {
    expect(thumbprintOf({ kty: 'OKP', crv: 'Ed25519', x })).toBe('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')
    const jwk = { kty: 'OKP', crv: 'Ed25519', x }
    const pair = await pairOf(
      'ed25519',
      {
        privateKey: await crypto.subtle.importKey('jwk', { ...jwk, d: seed }, 'Ed25519', true, ['sign']),
        publicKey: await crypto.subtle.importKey('jwk', jwk, 'Ed25519', true, ['verify']),
      },
      '',
      'rfc8037',
    )
    expect(JSON.parse(pair.privateJwk)).toMatchObject({ d: seed, x })
    expect(keygen('-y', '-f', saved('rfc8037', pair.ssh?.privateKey ?? ''))).toBe(pair.ssh?.publicLine)
  })
})

describe('comparing', () => {
  it('finds halves in any form', async () => {
    const pair = await makePair('p-384', '', '')
    const other = await makePair('p-384', '', '')
    const tone = async (...texts: (string | undefined)[]) => {
      const answer = await compareKeys(texts.join('\n'))
      return answer.kind === 'compared' ? [answer.tone, answer.keys.length] : []
    }
    expect(await tone(pair.privatePem, pair.publicPem)).toEqual(['good', 2])
    expect(await tone(pair.privatePem.replaceAll('\n', '\r\n'), pair.ssh?.publicLine)).toEqual(['good', 2])
    expect(await tone(pair.privatePem, other.publicPem)).toEqual(['bad', 2])
    expect(await tone(pair.publicPem, pair.publicPem)).toEqual(['warn', 2])
    expect(await tone(pair.privatePem)).toEqual(['warn', 1])
    expect(await tone(pair.privatePem, pair.publicPem, other.publicPem)).toEqual(['bad', 3])
  })
  it('agrees with OpenSSL about a key that it made', async () => {
    const file = path.join(folder, 'made.pem')
    openssl('genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', file)
    const answer = await compareKeys(
      openssl('pkey', '-in', file, '-traditional') + openssl('pkey', '-in', file, '-pubout'),
    )
    expect(answer).toMatchObject({ kind: 'compared', tone: 'good' })
    const hash = execFileSync('sh', ['-c', `openssl pkey -in ${file} -pubout -outform DER | openssl dgst -sha256 -r`], {
      encoding: 'utf8',
    })
    expect(answer.kind === 'compared' && answer.keys[0]?.sha256).toBe(hash.split(' ')[0])
  })
  it.each([
    '',
    '\ufeff',
    '\0',
    '\ud800',
    'x'.repeat(300_000),
    '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----',
  ])('has no key to read in %#', async (text) => {
    expect(await compareKeys(text)).toMatchObject({ kind: 'compared', tone: 'bad', keys: [] })
  })
  it('says that a locked key is locked', async () => {
    const { privatePem } = await makePair('ed25519', 'secret', '')
    expect(await compareKeys(privatePem)).toMatchObject({ remarks: [expect.stringContaining('is locked') as string] })
  })
})
