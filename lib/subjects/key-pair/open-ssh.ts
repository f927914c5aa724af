/* Keys as OpenSSH writes them: RFC 4253 (ssh-rsa), RFC 5656 (ecdsa), RFC 8709 (ed25519), and PROTOCOL.key of OpenSSH. */
import { toBase64 } from '@/lib/base/encoding/base64-text'
import { joinBytes } from '@/lib/base/encoding/bytes'

type Bytes = Uint8Array<ArrayBuffer>
const utf8 = new TextEncoder()

const uint32 = (value: number): Bytes => {
  const bytes = new Uint8Array(4)
  new DataView(bytes.buffer).setUint32(0, value)
  return bytes
}

const string = (content: Uint8Array | string): Bytes => {
  const bytes = typeof content === 'string' ? utf8.encode(content) : content
  return joinBytes(uint32(bytes.length), bytes)
}

/** A whole number from 0 on as mpint: no zeros in front, but one where the highest bit is set. */
function mpint(bytes: Uint8Array): Bytes {
  const from = bytes.findIndex((byte) => byte !== 0)
  if (from < 0) return uint32(0)
  const plain = bytes.subarray(from)
  return string((plain[0] ?? 0) >= 0x80 ? joinBytes(Uint8Array.of(0), plain) : plain)
}

const curves: Readonly<Record<string, string>> = { 'P-256': 'nistp256', 'P-384': 'nistp384', 'P-521': 'nistp521' }

export type Numbers = (name: string) => Uint8Array

export interface SshNames {
  kty: string
  crv: string
}

/** The name of the kind of key; undefined for one that SSH does not have. */
export function sshType({ kty, crv }: SshNames): string | undefined {
  if (kty === 'RSA') return 'ssh-rsa'
  if (kty === 'OKP' && crv === 'Ed25519') return 'ssh-ed25519'
  const curve = curves[crv]
  return kty === 'EC' && curve !== undefined ? `ecdsa-sha2-${curve}` : undefined
}

function publicParts(type: string, of: Numbers, { crv }: SshNames): Bytes {
  if (type === 'ssh-rsa') return joinBytes(mpint(of('e')), mpint(of('n')))
  if (type === 'ssh-ed25519') return string(of('x'))
  return joinBytes(string(curves[crv] ?? ''), string(joinBytes(Uint8Array.of(4), of('x'), of('y'))))
}

/** The public key as it is sent and as its fingerprint is taken. */
export function sshPublic(type: string, of: Numbers, names: SshNames): Bytes {
  return joinBytes(string(type), publicParts(type, of, names))
}

/** The line of an authorized_keys file. */
export const sshLine = (type: string, blob: Uint8Array, comment: string): string =>
  `${[type, toBase64(blob), comment].filter((part) => part !== '').join(' ')}\n`

function privateParts(type: string, of: Numbers, names: SshNames): Bytes {
  if (type === 'ssh-rsa') return joinBytes(...['n', 'e', 'd', 'qi', 'p', 'q'].map((name) => mpint(of(name))))
  const shown = publicParts(type, of, names)
  if (type === 'ssh-ed25519') return joinBytes(shown, string(joinBytes(of('d'), of('x'))))
  return joinBytes(shown, mpint(of('d')))
}

/** The private key without a passphrase, as ssh-keygen writes it. `check` are four random bytes. */
export function sshPrivate(type: string, of: Numbers, names: SshNames, comment: string, check: Uint8Array): string {
  const content = joinBytes(check, check, string(type), privateParts(type, of, names), string(comment))
  const padding = Uint8Array.from({ length: (8 - (content.length % 8)) % 8 }, (_, at) => at + 1)
  const whole = joinBytes(
    utf8.encode('openssh-key-v1\0'),
    string('none'),
    string('none'),
    string(''),
    uint32(1),
    string(sshPublic(type, of, names)),
    string(joinBytes(content, padding)),
  )
  const lines = toBase64(whole).replaceAll(/.{70}(?=.)/g, '$&\n')
  return `-----BEGIN OPENSSH PRIVATE KEY-----\n${lines}\n-----END OPENSSH PRIVATE KEY-----\n`
}
