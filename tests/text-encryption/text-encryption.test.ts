import { execFileSync } from 'node:child_process'
import { createDecipheriv, createCipheriv, pbkdf2Sync } from 'node:crypto'
import { argon2id } from '@noble/hashes/argon2.js'
import { describe, expect, it } from 'vitest'
import { seal, unseal } from '@/lib/subjects/text-encryption/cipher'
import { armoured, bytesOf, chunksOf, envelopeOf, findEncrypted } from '@/lib/subjects/text-encryption/envelope'
import { selfOpeningPage } from '@/lib/subjects/text-encryption/self-opening'
import { decrypted, encrypted, encryptionSays as says, type EncryptForm } from '@/lib/subjects/text-encryption/task'

const strong = () => Promise.resolve({ score: 4, why: undefined, guessesLog10: 20 })
const weak = () => Promise.resolve({ score: 1, why: 'This is a common password.', guessesLog10: 3 })
const few = { name: 'pbkdf2', rounds: 1000 } as const

function encrypt(
  text: string,
  form: EncryptForm,
  more: { takesWeak?: boolean; judge?: typeof strong; rounds?: number } = {},
) {
  const { takesWeak = false, judge = strong, rounds = 1000 } = more
  return encrypted(
    text,
    { task: 'encrypt', passphrase: 'correct horse', form, derivation: 'pbkdf2', rounds, takesWeak },
    judge as never,
  )
}

/** Opens the documented layout by Node’s OpenSSL and the Argon2 of another library. */
function openedElsewhere(bytes: Uint8Array, passphrase: string): string {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  expect(Buffer.from(bytes.subarray(0, 4)).toString()).toBe('TKE1')
  const salt = bytes.slice(14, 30)
  const password = Buffer.from(passphrase.normalize('NFC'))
  const key =
    bytes[4] === 1
      ? argon2id(password, salt, { m: view.getUint32(5), t: view.getUint32(9), p: bytes[13] ?? 1, dkLen: 32 })
      : pbkdf2Sync(password, salt, view.getUint32(5), 32, 'sha256')
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.slice(30, 42))
  cipher.setAAD(bytes.slice(0, 42))
  cipher.setAuthTag(bytes.slice(-16))
  return Buffer.concat([cipher.update(bytes.slice(42, -16)), cipher.final()]).toString('utf8')
}

describe('the sealed form', () => {
  it.each(['', 'a', 'ü 🦊\r\n\0\ufeff', 'x'.repeat(100_000)])(
    'is opened by the libraries of Node: %#',
    async (text) => {
      expect(openedElsewhere(bytesOf(await seal(text, 'pä ss', few)), 'pä ss')).toBe(text)
    },
  )
  it('with Argon2id is opened by a second Argon2', async () => {
    const derivation = { name: 'argon2id', memory: 256, passes: 2, lanes: 4 } as const
    const envelope = await seal('hidden', 'correct horse', derivation)
    expect(openedElsewhere(bytesOf(envelope), 'correct horse')).toBe('hidden')
    expect(await unseal(envelope, 'correct horse')).toBe('hidden')
  })
  it('what Node sealed is opened here', async () => {
    const head = Buffer.concat([
      Buffer.from('TKE1'),
      Buffer.from([2, 0, 0, 3, 232, 0, 0, 0, 0, 0]),
      Buffer.alloc(16, 7),
      Buffer.alloc(12, 9),
    ])
    const cipher = createCipheriv(
      'aes-256-gcm',
      pbkdf2Sync('pw', Buffer.alloc(16, 7), 1000, 32, 'sha256'),
      Buffer.alloc(12, 9),
    )
    cipher.setAAD(head)
    const body = Buffer.concat([cipher.update('from elsewhere'), cipher.final(), cipher.getAuthTag()])
    expect(await decrypted(armoured(Buffer.concat([head, body])), 'pw', 1)).toMatchObject({
      tone: 'good',
      text: 'from elsewhere',
    })
  })
  it('has one answer to a wrong passphrase and to any changed byte', async () => {
    const bytes = bytesOf(await seal('hidden', 'pw', few))
    expect(await decrypted(armoured(bytes), 'PW', 1)).toMatchObject({ tone: 'bad', headline: says.wrong })
    for (const at of [15, 31, 43, bytes.length - 1]) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await decrypted(armoured(changed), 'pw', 1), `byte ${String(at)}`).toMatchObject({ headline: says.wrong })
    }
    const rounds = bytes.slice()
    rounds[8] = 1
    expect(await decrypted(armoured(rounds), 'pw', 1)).toMatchObject({ headline: says.wrong })
  })
  it('takes the same letters from every keyboard', async () => {
    expect(await unseal(await seal('x', 'caf\u00e9', few), 'cafe\u0301')).toBe('x')
  })
  it('refuses a head that asks for endless work', async () => {
    const bytes = bytesOf(await seal('x', 'pw', few))
    bytes.set([255, 255, 255, 255], 5)
    expect(envelopeOf(bytes)).toBeUndefined()
    expect(findEncrypted(armoured(bytes))).toMatchObject({ kind: 'fault', says: says.wrong ? expect.any(String) : '' })
  })
  it('uses salt and nonce once', async () => {
    const [one, other] = [await seal('x', 'pw', few), await seal('x', 'pw', few)]
    expect(one.salt).not.toEqual(other.salt)
    expect(one.iv).not.toEqual(other.iv)
  })
})

describe('what is written is opened', () => {
  it.each(['armour', 'codes', 'page', 'openssl'] as const)('%s', async (form) => {
    const text = `Line one\nüber\n${'x'.repeat(3000)}`
    const { text: written = '', tone } = await encrypt(text, form)
    expect(tone).toBe('good')
    expect(await decrypted(written, 'correct horse', 1000)).toMatchObject({ tone: 'good', text })
    expect(await decrypted(written.replaceAll('\n', '\r\n'), 'correct horse', 1000)).toMatchObject({ text })
    expect((await decrypted(written, 'other', 1000)).tone).toBe('bad')
  })
  it('quoted in a mail', async () => {
    const { text = '' } = await encrypt('hidden', 'armour')
    expect(await decrypted(`Hello\n${text.replaceAll(/^/gm, '> ')}\nbye`, 'correct horse', 1)).toMatchObject({
      text: 'hidden',
    })
  })
  it('codes in any order, and says which are missing', async () => {
    const { text = '', codes = [] } = await encrypt('y'.repeat(3000), 'codes')
    const pieces = text.trim().split('\n')
    expect(codes.length).toBe(pieces.length)
    expect(pieces.length).toBe(4)
    expect((await decrypted(pieces.toReversed().join(' '), 'correct horse', 1)).tone).toBe('good')
    expect((await decrypted(pieces.slice(1, 3).join('\n'), 'correct horse', 1)).headline).toContain(
      'numbers 1, 4 are missing',
    )
    expect((await encrypt('y'.repeat(60_000), 'codes')).headline).toBe(says.tooManyCodes)
  })
  it('opens by the script of its own page', async () => {
    const page = selfOpeningPage(await seal('hidden ü', 'pw', few))
    const script = /<script>([\s\S]*?)const at = /.exec(page)?.[1] ?? ''
    const open = new Function('passphrase', `${script}\nreturn openText(letters, passphrase)`) as (
      text: string,
    ) => Promise<string>
    expect(await open('pw')).toBe('hidden ü')
    await expect(open('other')).rejects.toThrow(/operation/)
    expect(page.match(/https?:\/\//)).toBeNull()
  })
  it('pieces hold all of it', async () => {
    const bytes = bytesOf(await seal('z'.repeat(5000), 'pw', few))
    expect(chunksOf(bytes).every((piece) => piece.length < 1220)).toBe(true)
  })
})

describe('OpenSSL', () => {
  const openssl = (input: string, ...words: string[]) =>
    execFileSync('openssl', ['enc', ...words, '-aes-256-cbc', '-pbkdf2', '-a', '-pass', 'pass:correct horse'], {
      input,
      encoding: 'utf8',
      stdio: 'pipe',
    })
  it('opens what is written here', async () => {
    const { text = '' } = await encrypt('for openssl ü\n', 'openssl', { rounds: 4321 })
    expect(openssl(text, '-d', '-iter', '4321')).toBe('for openssl ü\n')
  })
  it('writes what is opened here', async () => {
    expect(await decrypted(openssl('from openssl\n'), 'correct horse', 10_000)).toMatchObject({
      tone: 'good',
      text: 'from openssl\n',
    })
    expect(await decrypted(openssl('x', '-iter', '77'), 'correct horse', 78)).toMatchObject({ tone: 'bad' })
  })
})

describe('the gate', () => {
  it('refuses a weak passphrase with its reason, unless it is asked for', async () => {
    const refused = await encrypt('x', 'armour', { judge: weak as never })
    expect(refused).toMatchObject({ tone: 'bad', headline: expect.stringContaining('common password') as string })
    expect(refused.text).toBeUndefined()
    expect(await encrypt('x', 'armour', { judge: weak as never, takesWeak: true })).toMatchObject({ tone: 'warn' })
  })
  it('replaces half a character', async () => {
    const { text = '', remarks } = await encrypt('a\ud800b', 'armour')
    expect(remarks).toContain(says.half)
    expect(await decrypted(text, 'correct horse', 1)).toMatchObject({ text: 'a\ufffdb' })
  })
})

it.each([
  '',
  '\ufeff',
  '\0',
  'hello',
  'TKE1',
  'TKE1 1/2 AAAA',
  'U2FsdGVkX1',
  '-----BEGIN ENCRYPTED TEXT-----',
  '-----BEGIN ENCRYPTED TEXT-----\n!!\n-----END ENCRYPTED TEXT-----',
  '-----BEGIN PGP MESSAGE-----',
  '\ud800'.repeat(1000),
])('is no encrypted text: %j', async (text) => {
  expect(await decrypted(text, 'pw', 1000)).toMatchObject({
    tone: 'bad',
    headline: expect.stringMatching(/\S/) as string,
  })
})
