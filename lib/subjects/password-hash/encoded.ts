import { fromBase64, toBase64 } from '@/lib/base/encoding/base64-text'
import type { PasswordSettings, PbkdfDigest } from './settings'

export interface HashPart {
  label: string
  text: string
  meaning: string
}
export interface ReadHash {
  settings: PasswordSettings
  salt: Uint8Array
  hash: Uint8Array
  parts: HashPart[]
  /** What to know of this writing, as sentences. */
  remarks: string[]
}
/** Why a text is no password hash; the place in UTF-16 units from 0. */
export interface HashFault {
  says: string
  offset: number
  length: number
}

const bcryptAlphabet = './ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** The Base64 of bcrypt, which has an order of its own and no padding. */
export function toBcrypt64(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,6}/g) ?? [])
    .map((six) => bcryptAlphabet.charAt(Number.parseInt(six.padEnd(6, '0'), 2)))
    .join('')
}

function fromBcrypt64(text: string, size: number): Uint8Array {
  const bits = Array.from(text, (one) => bcryptAlphabet.indexOf(one).toString(2).padStart(6, '0')).join('')
  return Uint8Array.from({ length: size }, (_, at) => Number.parseInt(bits.slice(at * 8, at * 8 + 8), 2))
}

const bare = (bytes: Uint8Array) => toBase64(bytes).replace(/=+$/, '')
const passlib = (bytes: Uint8Array) => bare(bytes).replaceAll('+', '.')

/**
 * A hash with its settings in one text: the PHC string format for Argon2 and scrypt, the modular crypt format of OpenBSD for bcrypt
 * (2b), and that of passlib for PBKDF2.
 */
export function writeHash(settings: PasswordSettings, salt: Uint8Array, hash: Uint8Array): string {
  if (settings.kind === 'bcrypt')
    return `$2b$${String(settings.cost).padStart(2, '0')}$${toBcrypt64(salt)}${toBcrypt64(hash)}`
  if (settings.kind === 'scrypt')
    return `$scrypt$ln=${settings.log2},r=${settings.block},p=${settings.lanes}$${bare(salt)}$${bare(hash)}`
  if (settings.kind === 'pbkdf2') {
    const name = settings.digest === 'sha1' ? 'pbkdf2' : `pbkdf2-${settings.digest}`
    return `$${name}$${settings.rounds}$${passlib(salt)}$${passlib(hash)}`
  }
  const { variant, kibibytes, passes, lanes } = settings
  return `$argon2${variant}$v=19$m=${kibibytes},t=${passes},p=${lanes}$${bare(salt)}$${bare(hash)}`
}

interface Piece {
  text: string
  offset: number
}

class Unreadable extends Error {
  readonly fault: HashFault
  constructor(says: string, { text, offset }: Piece) {
    super(says)
    this.fault = { says, offset, length: Math.max(1, text.length) }
  }
}

/** The texts between dollar signs, with their places. */
function piecesOf(text: string, from: number): Piece[] {
  let offset = from
  return text.split('$').map((piece) => {
    const found = { text: piece, offset }
    offset += piece.length + 1
    return found
  })
}

function pieceAt(pieces: readonly Piece[], at: number, name: string): Piece {
  const piece = pieces[at]
  if (piece !== undefined && piece.text !== '') return piece
  const last = pieces.at(-1) ?? { text: '', offset: 0 }
  throw new Unreadable(`The ${name} is missing.`, piece ?? { text: '', offset: last.offset + last.text.length })
}

function numberOf(piece: Piece, name: string, least: number, most: number): number {
  const value = /^\d{1,10}$/.test(piece.text) ? Number(piece.text) : NaN
  if (value >= least && value <= most) return value
  throw new Unreadable(`${name} must be a whole number from ${least} to ${most}.`, piece)
}

/** "m=65536,t=3,p=4": each name once, all of them, in any order. */
function parametersOf(piece: Piece, names: readonly string[], optional: readonly string[] = []): Map<string, Piece> {
  const found = new Map<string, Piece>()
  let offset = piece.offset
  for (const part of piece.text.split(',')) {
    const [name = '', ...rest] = part.split('=')
    const value = { text: rest.join('='), offset: offset + name.length + 1 }
    if (![...names, ...optional].includes(name) || rest.length === 0)
      throw new Unreadable(
        `“${part}” is no parameter of this algorithm: ${names.map((one) => `${one}=`).join(', ')}.`,
        { text: part, offset },
      )
    if (found.has(name)) throw new Unreadable(`${name} is given twice.`, { text: part, offset })
    found.set(name, value)
    offset += part.length + 1
  }
  for (const name of names) if (!found.has(name)) throw new Unreadable(`${name}= is missing.`, piece)
  return found
}

function bytesOf(piece: Piece, name: string, least: number): Uint8Array {
  const standard = piece.text.replaceAll('.', '+').replace(/=+$/, '')
  const wrong = standard.search(/[^A-Za-z0-9+/]/)
  if (wrong !== -1)
    throw new Unreadable(`“${piece.text.charAt(wrong)}” is no Base64 character.`, {
      text: piece.text.charAt(wrong),
      offset: piece.offset + wrong,
    })
  if (standard.length % 4 === 1) throw new Unreadable(`The ${name} is cut: its Base64 makes no whole bytes.`, piece)
  const bytes = fromBase64(standard)
  if (bytes.length < least)
    throw new Unreadable(`The ${name} has ${bytes.length} bytes, and at least ${least} are needed.`, piece)
  return bytes
}

const bytesText = (bytes: Uint8Array) => `${bytes.length} bytes`

function readArgon2(pieces: readonly Piece[]): ReadHash {
  const name = pieceAt(pieces, 1, 'name')
  const variant = name.text.slice('argon2'.length)
  if (variant !== 'id' && variant !== 'i' && variant !== 'd')
    throw new Unreadable('Argon2 has the variants argon2id, argon2i and argon2d.', name)
  const version = pieceAt(pieces, 2, 'version')
  const hasVersion = version.text.startsWith('v=')
  if (hasVersion && version.text !== 'v=19')
    throw new Unreadable('Only version 19 (1.3) is worked out here. Version 16 gives other hashes.', version)
  if (!hasVersion)
    throw new Unreadable('v=19 is missing. Without it version 16 is meant, which is not worked out here.', version)
  const settingsPiece = pieceAt(pieces, 3, 'list of settings')
  const found = parametersOf(settingsPiece, ['m', 't', 'p'])
  const at = (one: string) => found.get(one) ?? settingsPiece
  const lanes = numberOf(at('p'), 'p', 1, 255)
  const kibibytes = numberOf(at('m'), 'm', 8, 4_294_967_295)
  const passes = numberOf(at('t'), 't', 1, 4_294_967_295)
  const salt = bytesOf(pieceAt(pieces, 4, 'salt'), 'salt', 8)
  const hash = bytesOf(pieceAt(pieces, 5, 'hash'), 'hash', 4)
  return {
    settings: { kind: 'argon2', variant, kibibytes, passes, lanes, length: hash.length },
    salt,
    hash,
    parts: [
      {
        label: 'Algorithm',
        text: name.text,
        meaning: variant === 'id' ? 'Argon2id, the advised variant' : `Argon2${variant}`,
      },
      { label: 'Version', text: version.text, meaning: 'Argon2 1.3' },
      { label: 'Memory', text: `m=${kibibytes}`, meaning: `${kibibytes} KiB for one hash` },
      { label: 'Passes', text: `t=${passes}`, meaning: 'How often the memory is gone through' },
      { label: 'Lanes', text: `p=${lanes}`, meaning: 'Parts that could be worked on side by side' },
      { label: 'Salt', text: pieces[4]?.text ?? '', meaning: bytesText(salt) },
      { label: 'Hash', text: pieces[5]?.text ?? '', meaning: bytesText(hash) },
    ],
    remarks: [],
  }
}

const bcryptRevisions: Readonly<Record<string, string>> = {
  a: 'Revision 2a. Some old programs cut passwords or read letters beyond ASCII wrongly under this name.',
  b: 'Revision 2b of OpenBSD',
  y: 'Revision 2y of crypt_blowfish and PHP, the same as 2b',
}

function readBcrypt(pieces: readonly Piece[]): ReadHash {
  const name = pieceAt(pieces, 1, 'name')
  const revision = bcryptRevisions[name.text.slice(1)]
  if (name.text === '2x')
    throw new Unreadable('2x marks hashes of a faulty program, which are not worked out here.', name)
  if (revision === undefined) throw new Unreadable('Bcrypt is written as 2a, 2b or 2y.', name)
  const costPiece = pieceAt(pieces, 2, 'cost')
  if (!/^\d\d$/.test(costPiece.text)) throw new Unreadable('The cost has two digits, such as 10.', costPiece)
  const cost = numberOf(costPiece, 'The cost', 4, 31)
  const rest = pieceAt(pieces, 3, 'salt')
  const wrong = rest.text.search(/[^./A-Za-z0-9]/)
  if (wrong !== -1)
    throw new Unreadable(`“${rest.text.charAt(wrong)}” does not occur in a bcrypt hash.`, {
      text: rest.text.charAt(wrong),
      offset: rest.offset + wrong,
    })
  if (rest.text.length !== 53)
    throw new Unreadable(`Salt and hash have 53 characters together, and these are ${rest.text.length}.`, rest)
  const [salt, hash] = [rest.text.slice(0, 22), rest.text.slice(22)]
  return {
    settings: { kind: 'bcrypt', cost },
    salt: fromBcrypt64(salt, 16),
    hash: fromBcrypt64(hash, 23),
    parts: [
      { label: 'Algorithm', text: name.text, meaning: revision },
      { label: 'Cost', text: costPiece.text, meaning: `2 to the power of ${cost} rounds` },
      { label: 'Salt', text: salt, meaning: '16 bytes' },
      { label: 'Hash', text: hash, meaning: '23 bytes' },
    ],
    remarks: [],
  }
}

function readScrypt(pieces: readonly Piece[]): ReadHash {
  const settingsPiece = pieceAt(pieces, 2, 'list of settings')
  const found = parametersOf(settingsPiece, ['ln', 'r', 'p'])
  const at = (one: string) => found.get(one) ?? settingsPiece
  const log2 = numberOf(at('ln'), 'ln', 1, 31)
  const block = numberOf(at('r'), 'r', 1, 1024)
  const lanes = numberOf(at('p'), 'p', 1, 1024)
  const salt = bytesOf(pieceAt(pieces, 3, 'salt'), 'salt', 0)
  const hash = bytesOf(pieceAt(pieces, 4, 'hash'), 'hash', 1)
  return {
    settings: { kind: 'scrypt', log2, block, lanes, length: hash.length },
    salt,
    hash,
    parts: [
      { label: 'Algorithm', text: 'scrypt', meaning: 'RFC 7914' },
      { label: 'Cost', text: `ln=${log2}`, meaning: `N is 2 to the power of ${log2}` },
      { label: 'Block size', text: `r=${block}`, meaning: `${128 * block} bytes a block` },
      { label: 'Lanes', text: `p=${lanes}`, meaning: 'Runs one after the other' },
      { label: 'Salt', text: pieces[3]?.text ?? '', meaning: bytesText(salt) },
      { label: 'Hash', text: pieces[4]?.text ?? '', meaning: bytesText(hash) },
    ],
    remarks: [],
  }
}

const digests: Readonly<Record<string, PbkdfDigest>> = {
  pbkdf2: 'sha1',
  'pbkdf2-sha1': 'sha1',
  'pbkdf2-sha256': 'sha256',
  'pbkdf2-sha512': 'sha512',
  pbkdf2_sha1: 'sha1',
  pbkdf2_sha256: 'sha256',
  pbkdf2_sha512: 'sha512',
}

/** As passlib, RustCrypto (i=, l=) and Django write it; Django's salt is a text and its first dollar sign is missing. */
function readPbkdf2(pieces: readonly Piece[], first: number): ReadHash {
  const name = pieceAt(pieces, first, 'name')
  const digest = digests[name.text]
  if (digest === undefined) throw new Unreadable('PBKDF2 is read with SHA-1, SHA-256 and SHA-512.', name)
  const isDjango = first === 0
  const settingsPiece = pieceAt(pieces, first + 1, 'number of rounds')
  const roundsPiece = settingsPiece.text.includes('=')
    ? (parametersOf(settingsPiece, ['i'], ['l']).get('i') ?? settingsPiece)
    : settingsPiece
  const rounds = numberOf(roundsPiece, 'The number of rounds', 1, 4_294_967_295)
  const saltPiece = pieceAt(pieces, first + 2, 'salt')
  const salt = isDjango ? new TextEncoder().encode(saltPiece.text) : bytesOf(saltPiece, 'salt', 0)
  const hashPiece = pieceAt(pieces, first + 3, 'hash')
  const hash = bytesOf(hashPiece, 'hash', 1)
  return {
    settings: { kind: 'pbkdf2', digest, rounds, length: hash.length },
    salt,
    hash,
    parts: [
      {
        label: 'Algorithm',
        text: name.text,
        meaning: `PBKDF2 with HMAC-${digest.toUpperCase().replace('SHA', 'SHA-')}`,
      },
      { label: 'Rounds', text: String(rounds), meaning: 'How often HMAC is repeated' },
      { label: 'Salt', text: saltPiece.text, meaning: bytesText(salt) },
      { label: 'Hash', text: hashPiece.text, meaning: bytesText(hash) },
    ],
    remarks: isDjango ? ['Written as Django does: the salt is a text.'] : [],
  }
}

function read(pieces: readonly Piece[]): ReadHash {
  const [start, name] = pieces
  if (start && start.text.startsWith('pbkdf2_')) return readPbkdf2(pieces, 0)
  const whole = start ?? { text: '', offset: 0 }
  if (whole.text !== '' || name === undefined)
    throw new Unreadable('A password hash begins with a dollar sign and the name of its algorithm.', whole)
  if (name.text.startsWith('argon2')) return readArgon2(pieces)
  if (/^2.?$/.test(name.text)) return readBcrypt(pieces)
  if (name.text === 'scrypt') return readScrypt(pieces)
  if (name.text.startsWith('pbkdf2')) return readPbkdf2(pieces, 1)
  throw new Unreadable(`“${name.text}” is not known here: Argon2, bcrypt, scrypt and PBKDF2 are.`, name)
}

/** Reads a hash with its settings. White space around it is not of it. */
export function readHash(text: string): ReadHash | HashFault {
  const from = text.length - text.trimStart().length
  try {
    return read(piecesOf(text.trim(), from))
  } catch (error) {
    if (error instanceof Unreadable) return error.fault
    throw error
  }
}
