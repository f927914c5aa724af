/* Keys of SSH (RFC 4253, RFC 5656, RFC 8709; PROTOCOL.key of OpenSSH). */
import { sha256 } from '@noble/hashes/sha2.js'
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { NotDer } from './der'
import { ecSpki, edSpki, rsaSpki } from './public-key'

export interface SshKey {
  type: string
  /** Undefined for a kind that certificates do not have. */
  spki: Uint8Array<ArrayBuffer> | undefined
  /** SHA256 and Base64 without padding, as ssh-keygen prints it. */
  fingerprint: string
}

/** Reads strings of a length and bytes one after the other. */
function reader(bytes: Uint8Array) {
  let at = 0
  function number(): number {
    if (at + 4 > bytes.length) throw new NotDer('it is cut off')
    const value = new DataView(bytes.buffer, bytes.byteOffset + at, 4).getUint32(0)
    at += 4
    return value
  }
  function string(): Uint8Array {
    const length = number()
    if (at + length > bytes.length) throw new NotDer('it is cut off')
    at += length
    return bytes.subarray(at - length, at)
  }
  return { number, string, text: () => new TextDecoder().decode(string()) }
}

const sshCurves: Readonly<Record<string, string>> = {
  nistp256: '1.2.840.10045.3.1.7',
  nistp384: '1.3.132.0.34',
  nistp521: '1.3.132.0.35',
}

function spkiOf(type: string, read: ReturnType<typeof reader>): Uint8Array<ArrayBuffer> | undefined {
  if (type === 'ssh-rsa') {
    const exponent = read.string()
    return rsaSpki(read.string(), exponent)
  }
  if (type === 'ssh-ed25519') return edSpki(read.string())
  if (!type.startsWith('ecdsa-sha2-')) return undefined
  const curve = sshCurves[read.text()]
  return curve === undefined ? undefined : ecSpki(curve, read.string())
}

/** A public key in the form that SSH sends. Throws NotDer where it is cut off. */
export function readSshKey(bytes: Uint8Array): SshKey {
  const read = reader(bytes)
  const type = read.text()
  return { type, spki: spkiOf(type, read), fingerprint: `SHA256:${toBase64(sha256(bytes)).replace(/=+$/, '')}` }
}

/** The public half of a private key file of OpenSSH, which stands there in clear, and whether the private half is locked. */
export function readOpenSsh(bytes: Uint8Array): { key: SshKey; isLocked: boolean } {
  const magic = 'openssh-key-v1\0'
  if (new TextDecoder().decode(bytes.subarray(0, magic.length)) !== magic) throw new NotDer('it is no key of OpenSSH')
  const read = reader(bytes.subarray(magic.length))
  const cipher = read.text()
  read.string()
  read.string()
  if (read.number() < 1) throw new NotDer('it holds no key')
  return { key: readSshKey(read.string()), isLocked: cipher !== 'none' }
}
