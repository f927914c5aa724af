import { argon2d, argon2i, argon2id, bcrypt, scrypt } from 'hash-wasm'
import { readHash, writeHash } from './encoded'
import {
  bcryptReads,
  describeSettings,
  ladderOf,
  memoryOf,
  settingsFault,
  shortOfAdvice,
  sizeText,
  type PasswordSettings,
} from './settings'
import type { PasswordAnswer, PasswordRequest } from './task'

const argon2 = { id: argon2id, i: argon2i, d: argon2d } as const
const subtleNames = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' } as const
const usualSalt = 16

/** The bytes that a password becomes. Bcrypt reads its first 72. Throws where the device gives no memory. */
export async function deriveHash(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  settings: PasswordSettings,
): Promise<Uint8Array> {
  if (settings.kind === 'bcrypt') {
    const bytes = await bcrypt({
      password: password.slice(0, bcryptReads),
      salt,
      costFactor: settings.cost,
      outputType: 'binary',
    })
    return bytes.slice(0, 23)
  }
  if (settings.kind === 'scrypt')
    return scrypt({
      password,
      salt,
      costFactor: 2 ** settings.log2,
      blockSize: settings.block,
      parallelism: settings.lanes,
      hashLength: settings.length,
      outputType: 'binary',
    })
  if (settings.kind === 'pbkdf2') {
    const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    const asked = { name: 'PBKDF2', hash: subtleNames[settings.digest], salt, iterations: settings.rounds }
    return new Uint8Array(await crypto.subtle.deriveBits(asked, key, settings.length * 8))
  }
  return argon2[settings.variant]({
    password,
    salt,
    memorySize: settings.kibibytes,
    iterations: settings.passes,
    parallelism: settings.lanes,
    hashLength: settings.length,
    outputType: 'binary',
  })
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length
  one.forEach((byte, at) => (difference |= byte ^ (other[at] ?? 0)))
  return difference === 0
}

function passwordRemarks(password: Uint8Array, settings: PasswordSettings): string[] {
  if (settings.kind !== 'bcrypt') return []
  return [
    ...(password.length > bcryptReads
      ? [
          `The password has ${password.length} bytes. Bcrypt reads the first ${bcryptReads}: what follows changes nothing.`,
        ]
      : []),
    ...(password.includes(0) ? ['The password holds a zero byte, at which most programs of bcrypt stop reading.'] : []),
  ]
}

interface Timed {
  bytes: Uint8Array
  milliseconds: number
}

async function timed(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  settings: PasswordSettings,
): Promise<Timed> {
  const began = performance.now()
  const bytes = await deriveHash(password, salt, settings)
  return { bytes, milliseconds: performance.now() - began }
}

/** What the device says where it has too little memory: a sentence for the visitor, or nothing where something else broke. */
function memoryRefusal(error: unknown, settings: PasswordSettings): PasswordAnswer | undefined {
  return error instanceof RangeError || (error instanceof Error && /memory/i.test(error.message))
    ? {
        kind: 'refused',
        says: `This device does not give the ${sizeText(memoryOf(settings))} that these settings take.`,
      }
    : undefined
}

const bytesOfHex = (digits: string) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

async function make({ password, settings, salt }: Extract<PasswordRequest, { kind: 'make' }>): Promise<PasswordAnswer> {
  const bytes = new TextEncoder().encode(password)
  const salted = salt === '' ? crypto.getRandomValues(new Uint8Array(usualSalt)) : bytesOfHex(salt)
  const fault = settingsFault(settings, salted.length)
  if (fault !== undefined) return { kind: 'refused', says: fault }
  const found = await timed(bytes, salted, settings)
  return {
    kind: 'made',
    encoded: writeHash(settings, salted, found.bytes),
    milliseconds: found.milliseconds,
    settings,
    remarks: passwordRemarks(bytes, settings),
  }
}

async function check({ password, stored }: Extract<PasswordRequest, { kind: 'check' }>): Promise<PasswordAnswer> {
  const read = readHash(stored)
  if ('says' in read) return { kind: 'fault', fault: read }
  const { settings, parts, remarks } = read
  const short = shortOfAdvice(settings)
  if (password === '') return { kind: 'checked', milliseconds: 0, settings, parts, short, remarks }
  const fault = settingsFault(settings, read.salt.length)
  if (fault !== undefined) return { kind: 'refused', says: fault }
  const bytes = new TextEncoder().encode(password)
  const { bytes: hash, milliseconds } = await timed(bytes, Uint8Array.from(read.salt), settings)
  return {
    kind: 'checked',
    isRight: isSame(hash, read.hash),
    milliseconds,
    settings,
    parts,
    short,
    remarks: [...remarks, ...passwordRemarks(bytes, settings)],
  }
}

/** Makes, checks or times password hashes. `between` is told the share that is done before each step, and may end the work by throwing. */
export async function answerPassword(
  request: PasswordRequest,
  between: (share: number) => Promise<void>,
): Promise<PasswordAnswer> {
  if (request.kind === 'time') {
    const ladder = ladderOf(request.algorithm)
    const rows = []
    for (const [at, settings] of ladder.entries()) {
      await between(at / ladder.length)
      try {
        const { milliseconds } = await timed(new TextEncoder().encode('password'), new Uint8Array(usualSalt), settings)
        rows.push({ says: describeSettings(settings), memory: sizeText(memoryOf(settings)), milliseconds })
      } catch (error) {
        if (memoryRefusal(error, settings) === undefined) throw error
        break
      }
    }
    return { kind: 'timed', algorithm: request.algorithm, rows }
  }
  await between(0)
  if (request.kind === 'check') return check(request)
  try {
    return await make(request)
  } catch (error) {
    const refusal = memoryRefusal(error, request.settings)
    if (refusal === undefined) throw error
    return refusal
  }
}
