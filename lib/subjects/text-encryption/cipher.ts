/* AES-256-GCM under a passphrase, and the older form of openssl enc. */
import { argon2id } from 'hash-wasm'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { joinBytes } from '@/lib/base/encoding/bytes'
import { headOf, type Derivation, type Envelope } from './envelope'

type Bytes = Uint8Array<ArrayBuffer>

const random = (size: number): Bytes => crypto.getRandomValues(new Uint8Array(size))

/** The passphrase as bytes: letters with accents in one form, so that every keyboard gives the same. */
export const passphraseBytes = (passphrase: string): Bytes => new TextEncoder().encode(passphrase.normalize('NFC'))

async function pbkdf2(password: Bytes, salt: Bytes, rounds: number, size: number): Promise<Bytes> {
  const material = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
  return new Uint8Array(
    await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds }, material, size * 8),
  )
}

async function keyOf(passphrase: string, salt: Bytes, derivation: Derivation): Promise<CryptoKey> {
  const password = passphraseBytes(passphrase)
  const bytes =
    derivation.name === 'pbkdf2'
      ? await pbkdf2(password, salt, derivation.rounds, 32)
      : new Uint8Array(
          await argon2id({
            password,
            salt,
            memorySize: derivation.memory,
            iterations: derivation.passes,
            parallelism: derivation.lanes,
            hashLength: 32,
            outputType: 'binary',
          }),
        )
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/** Seals a text: AES-256-GCM (NIST SP 800-38D) with a random salt and nonce; the head is authenticated too. */
export async function seal(text: string, passphrase: string, derivation: Derivation): Promise<Envelope> {
  const [salt, iv] = [random(16), random(12)]
  const key = await keyOf(passphrase, salt, derivation)
  const additionalData = headOf({ derivation, salt, iv })
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData },
    key,
    new TextEncoder().encode(text),
  )
  return { derivation, salt, iv, sealed: new Uint8Array(sealed) }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** The text; undefined where the passphrase is another one or a bit was changed. */
export async function unseal(envelope: Envelope, passphrase: string): Promise<string | undefined> {
  const key = await keyOf(passphrase, envelope.salt, envelope.derivation)
  try {
    const { iv, sealed } = envelope
    return utf8.decode(
      await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData: headOf(envelope) }, key, sealed),
    )
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}

async function opensslKey(passphrase: string, salt: Bytes, rounds: number): Promise<{ key: CryptoKey; iv: Bytes }> {
  const bytes = await pbkdf2(new TextEncoder().encode(passphrase), salt, rounds, 48)
  return {
    key: await crypto.subtle.importKey('raw', bytes.slice(0, 32), 'AES-CBC', false, ['encrypt', 'decrypt']),
    iv: bytes.slice(32),
  }
}

/** As `openssl enc -aes-256-cbc -pbkdf2 -iter <rounds> -a` writes it. */
export async function sealForOpenssl(text: string, passphrase: string, rounds: number): Promise<string> {
  const salt = random(8)
  const { key, iv } = await opensslKey(passphrase, salt, rounds)
  const sealed = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, new TextEncoder().encode(text)),
  )
  const whole = joinBytes(new TextEncoder().encode('Salted__'), salt, sealed)
  return `${toBase64(whole).replaceAll(/.{64}(?=.)/g, '$&\n')}\n`
}

/** The text; undefined where passphrase or rounds are others, or what comes out is no text. */
export async function unsealOpenssl(bytes: Bytes, passphrase: string, rounds: number): Promise<string | undefined> {
  const { key, iv } = await opensslKey(passphrase, bytes.slice(8, 16), rounds)
  try {
    return utf8.decode(await crypto.subtle.decrypt({ name: 'AES-CBC', iv }, key, bytes.slice(16)))
  } catch (error) {
    if (error instanceof DOMException || error instanceof TypeError) return undefined
    throw error
  }
}
