import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { openMessage, openPgpSays, pgpArmour, pgpBytes, sealMessage } from '@/lib/subjects/text-encryption/openpgp'
import { decrypted, encrypted, encryptionSays as says } from '@/lib/subjects/text-encryption/task'

interface Messages {
  passphrase: string
  opened: { name: string; text: string; message: string }[]
  refused: { name: string; message: string }[]
}
const folder = path.resolve('tests/vectors/openpgp')
const { passphrase, opened, refused } = JSON.parse(readFileSync(path.join(folder, 'messages.json'), 'utf8')) as Messages
const strong = () => Promise.resolve({ score: 4, why: undefined, guessesLog10: 20 })

describe('messages of GnuPG', () => {
  it.each(opened)('$name: is opened', async ({ text, message }) => {
    expect(await decrypted(message, passphrase, 1)).toMatchObject({ tone: 'good', text })
  })
  it.each(opened.slice(0, 3))('$name: another passphrase or a changed byte opens nothing', async ({ message }) => {
    expect(await decrypted(message, 'another', 1)).toMatchObject({ tone: 'bad', headline: says.wrong })
    const bytes = pgpBytes(message) ?? new Uint8Array()
    for (const at of [40, bytes.length - 1]) {
      const changed = bytes.slice()
      changed[at] = (changed[at] ?? 0) ^ 1
      expect((await openMessage(changed, passphrase)).kind).toBe('wrong')
    }
  })
  it('quoted in a mail is opened', async () => {
    const [{ text, message } = { text: '', message: '' }] = opened
    expect(await decrypted(message.replaceAll(/^/gm, '> '), passphrase, 1)).toMatchObject({ text })
  })
  it.each(refused)('$name: is refused with the reason', async ({ name, message }) => {
    const reasons: Readonly<Record<string, string>> = {
      'another cipher': openPgpSays.cipher,
      'packed by bzip2': openPgpSays.packed,
      'for a key': openPgpSays.forKeys,
    }
    expect(await decrypted(message, passphrase, 1)).toMatchObject({ tone: 'bad', headline: reasons[name] })
  })
  it('a sum that does not fit is told as broken', async () => {
    const [{ message } = { message: '' }] = opened
    expect((await decrypted(message.replace(/\n=..../, '\n=AAAA'), passphrase, 1)).tone).toBe('bad')
  })
})

describe('messages for GnuPG', () => {
  it('are those that GnuPG opened: ours.asc, written with this salt and prefix', async () => {
    const text = opened[0]?.text ?? ''
    const fixed = { salt: new Uint8Array(8).fill(7), prefix: new Uint8Array(16).fill(9) }
    const message = pgpArmour(await sealMessage(text, passphrase, fixed))
    expect(message).toBe(readFileSync(path.join(folder, 'ours.asc'), 'utf8'))
  })
  it('are opened here again, and never twice the same', async () => {
    const question = {
      task: 'encrypt',
      passphrase: 'correct horse',
      form: 'openpgp',
      derivation: 'pbkdf2',
      rounds: 1000,
      takesWeak: false,
    } as const
    const [one, other] = [await encrypted('x\n'.repeat(5000), question, strong), await encrypted('', question, strong)]
    expect(one.file).toBe('secret.asc')
    expect((await decrypted(one.text ?? '', 'correct horse', 1)).text).toBe('x\n'.repeat(5000))
    expect((await decrypted(other.text ?? '', 'correct horse', 1)).text).toBe('')
    expect((await encrypted('', question, strong)).text).not.toBe(other.text)
  })
})
