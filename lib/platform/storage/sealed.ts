/* A text that only its password opens: AES-GCM with a key of PBKDF2, both by the browser. */

/** Rounds of PBKDF2 with SHA-256, as OWASP names them for it. */
const rounds = 600_000
const mostRounds = 10_000_000

interface Sealed {
  app: 'tallykit'
  sealed: 1
  rounds: number
  /** Base64. */
  salt: string
  iv: string
  data: string
}

function base64(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

async function keyOf(password: string, salt: Uint8Array<ArrayBuffer>, iterations: number): Promise<CryptoKey> {
  const raw = new TextEncoder().encode(password.normalize('NFC'))
  const material = await crypto.subtle.importKey('raw', raw, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Whether a parsed file is a sealed text. */
export function isSealed(parsed: unknown): parsed is Sealed {
  if (typeof parsed !== 'object' || parsed === null) return false
  const { app, sealed, rounds: count, salt, iv, data } = parsed as Record<string, unknown>
  return (
    app === 'tallykit' &&
    sealed === 1 &&
    typeof count === 'number' &&
    count >= 1 &&
    count <= mostRounds &&
    [salt, iv, data].every((text) => typeof text === 'string')
  )
}

/** A text as JSON that only the password opens. */
export async function seal(text: string, password: string): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(16))
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const key = await keyOf(password, salt, rounds)
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, new TextEncoder().encode(text))
  const sealed: Sealed = {
    app: 'tallykit',
    sealed: 1,
    rounds,
    salt: base64(salt),
    iv: base64(iv),
    data: base64(new Uint8Array(data)),
  }
  return `${JSON.stringify(sealed)}\n`
}

/** The text of a sealed file; undefined where the password is another one, or the file was changed. */
export async function unseal({ rounds: count, salt, iv, data }: Sealed, password: string): Promise<string | undefined> {
  try {
    const key = await keyOf(password, bytesOf(salt), count)
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: bytesOf(iv) }, key, bytesOf(data))
    return new TextDecoder().decode(text)
  } catch (error) {
    // What is not Base64 was changed too.
    if (error instanceof DOMException) return undefined
    throw error
  }
}
