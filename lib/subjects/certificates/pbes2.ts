/* Encryption by a password (PBES2, RFC 8018), as PKCS #8 and PKCS #12 files have it. */
import { identifier, nullValue, octets, sequence, smallInteger } from './write-der'

type Bytes = Uint8Array<ArrayBuffer>

export const ownRounds = 100_000

/** AES-256 of PBES2 (RFC 8018): the identifier of the cipher with its settings, and what it locked. */
export async function locked(
  content: Bytes,
  password: string,
  rounds = ownRounds,
): Promise<{ algorithm: Bytes; content: Bytes }> {
  const [salt, iv] = [crypto.getRandomValues(new Uint8Array(16)), crypto.getRandomValues(new Uint8Array(16))]
  const material = await crypto.subtle.importKey('raw', new TextEncoder().encode(password), 'PBKDF2', false, [
    'deriveKey',
  ])
  const key = await crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: rounds },
    material,
    { name: 'AES-CBC', length: 256 },
    false,
    ['encrypt'],
  )
  const encrypted = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-CBC', iv }, key, content))
  const derivation = sequence(
    identifier('1.2.840.113549.1.5.12'),
    sequence(octets(salt), smallInteger(rounds), sequence(identifier('1.2.840.113549.2.9'), nullValue())),
  )
  const cipher = sequence(identifier('2.16.840.1.101.3.4.1.42'), octets(iv))
  return { algorithm: sequence(identifier('1.2.840.113549.1.5.13'), sequence(derivation, cipher)), content: encrypted }
}
