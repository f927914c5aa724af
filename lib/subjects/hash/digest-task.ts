import { linesOf } from './digest-lines'
import { keyedNames, type DigestName } from './digest-list'
import { digestOf, hkdfOf, hmacOf, pbkdf2Of, reusedDigest, type DerivingHash } from './every-digest'
import { withLineEnds, type LineEndRule } from './text-bytes'
import { bytesWritten, type WrittenAs, type WrittenFault } from './written-bytes'

interface Written {
  text: string
  as: WrittenAs
}

/** What digest.worker.ts takes. */
export type DigestRequest =
  | { kind: 'digests'; names: readonly DigestName[]; message: Written; lineEnds: LineEndRule; key?: Written }
  | { kind: 'hkdf'; hash: DerivingHash; secret: Written; salt: Written; info: string; length: number }
  | { kind: 'pbkdf2'; hash: DerivingHash; secret: Written; salt: Written; iterations: number; length: number }
  /** Each line of a text by itself, without its line end. */
  | { kind: 'lines'; name: DigestName; text: string }
  | { kind: 'file'; name: DigestName; file: Blob }

/** What it answers; digests in lower-case hexadecimal. */
export type DigestAnswer =
  | { kind: 'digests'; digests: Readonly<Partial<Record<DigestName, string>>>; size: number; keySize?: number }
  | { kind: 'lines'; hexes: readonly string[] }
  | { kind: 'derived'; hex: string }
  | { kind: 'file'; hex: string }
  | { kind: 'fault'; of: 'message' | 'key' | 'salt'; fault: WrittenFault }

const isFault = (read: Uint8Array | WrittenFault): read is WrittenFault => 'says' in read

/** Answers a request that is no file. `pause` lets the worker hear of a cancel between two digests. */
export async function answerDigest(
  request: Exclude<DigestRequest, { kind: 'file' }>,
  pause: (share: number) => Promise<void> = async () => {},
): Promise<DigestAnswer> {
  if (request.kind === 'lines') return linesDigested(request.name, request.text, pause)
  if (request.kind !== 'digests') return derived(request)
  const { message, lineEnds, key, names } = request
  const bytes = bytesWritten(message.as === 'text' ? withLineEnds(message.text, lineEnds) : message.text, message.as)
  if (isFault(bytes)) return { kind: 'fault', of: 'message', fault: bytes }
  const keyBytes = key && bytesWritten(key.text, key.as)
  if (keyBytes && isFault(keyBytes)) return { kind: 'fault', of: 'key', fault: keyBytes }
  const digests: Partial<Record<DigestName, string>> = {}
  const wanted = keyBytes ? names.filter((name) => keyedNames.includes(name)) : names
  for (const [at, name] of wanted.entries()) {
    await pause(at / wanted.length)
    digests[name] = keyBytes ? await hmacOf(name, keyBytes, bytes) : await digestOf(name, bytes)
  }
  return { kind: 'digests', digests, size: bytes.length, ...(keyBytes && { keySize: keyBytes.length }) }
}

async function derived(request: Extract<DigestRequest, { kind: 'hkdf' | 'pbkdf2' }>): Promise<DigestAnswer> {
  const secret = bytesWritten(request.secret.text, request.secret.as)
  if (isFault(secret)) return { kind: 'fault', of: 'key', fault: secret }
  const salt = bytesWritten(request.salt.text, request.salt.as)
  if (isFault(salt)) return { kind: 'fault', of: 'salt', fault: salt }
  const { hash, length } = request
  if (request.kind === 'pbkdf2')
    return { kind: 'derived', hex: await pbkdf2Of(hash, secret, salt, request.iterations, length) }
  return { kind: 'derived', hex: hkdfOf(hash, secret, salt, new TextEncoder().encode(request.info), length) }
}

async function linesDigested(
  name: DigestName,
  text: string,
  pause: (share: number) => Promise<void>,
): Promise<DigestAnswer> {
  const lines = linesOf(text)
  const hexes: string[] = []
  const digest = await reusedDigest(name)
  for (const [at, line] of lines.entries()) {
    if (at % 5000 === 0) await pause(at / lines.length)
    const bytes = bytesWritten(line, 'text')
    if (isFault(bytes)) return { kind: 'fault', of: 'message', fault: bytes }
    hexes.push(digest(bytes))
  }
  return { kind: 'lines', hexes }
}
