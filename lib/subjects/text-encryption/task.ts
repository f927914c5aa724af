import { counted, whole } from '@/lib/messages/counted'
import { sizeInWords } from '@/lib/messages/workbench'
import { encodeQr } from '@/lib/subjects/qr/encode'
import { qrSvg } from '@/lib/subjects/qr/svg'
import { seal, sealForOpenssl, unseal, unsealOpenssl } from './cipher'
import { armoured, bytesOf, chunksOf, findEncrypted, mostCodes, type Derivation } from './envelope'
import { openMessage, pgpArmour, sealMessage } from './openpgp'
import { selfOpeningPage } from './self-opening'

export type EncryptForm = 'armour' | 'codes' | 'page' | 'openssl' | 'openpgp'

export type EncryptionQuestion =
  | {
      task: 'encrypt'
      source: string | Blob
      passphrase: string
      form: EncryptForm
      derivation: Derivation['name']
      rounds: number
      takesWeak: boolean
    }
  | { task: 'decrypt'; source: string | Blob; passphrase: string; rounds: number }

export interface EncryptionAnswer {
  tone: 'good' | 'warn' | 'bad'
  headline: string
  /** Where it matters: what to know. */
  remarks: readonly string[]
  figures: readonly { label: string; text: string }[]
  text?: string
  /** How the file that is saved is named. */
  file: string
  codes?: readonly string[]
}

export const encryptionSays = {
  tooLarge: 'Texts of up to 50 MB are encrypted.',
  notText: 'This file is not UTF-8 or UTF-16 text.',
  wrong: 'It does not open: the passphrase is another one, or the text was changed on its way.',
  wrongOpenssl: 'It does not open: passphrase or rounds are others, or the text was changed on its way.',
  weak: (why: string | undefined) =>
    `This passphrase is guessed too soon, so nothing was encrypted.${why === undefined ? '' : ` ${why}`} Take four or more words that do not belong together.`,
  tooManyCodes: `The text needs more than ${String(mostCodes)} codes. Save it as text or as a page.`,
  half: 'Half a character stands in the text. It was replaced, since UTF-8 cannot hold it.',
  unsealed: 'This form tells a changed text from the right one only by chance: nothing in it is authenticated.',
  sealed: (size: number) => `Encrypted: ${sizeInWords(size)} of text.`,
  opened: (size: number) => `Opened: ${sizeInWords(size)} of text, unchanged since it was encrypted.`,
  openedOpenssl: (size: number) => `Opened: ${sizeInWords(size)} of text.`,
}

/** What a passphrase is worth. */
export type Judge = (passphrase: string) => Promise<{ score: number; why: string | undefined; guessesLog10: number }>

/** RFC 9106, section 4: its second recommended choice has 64 MiB and three passes. */
const derivations: Readonly<Record<Derivation['name'], (rounds: number) => Derivation>> = {
  argon2id: () => ({ name: 'argon2id', memory: 65_536, passes: 3, lanes: 4 }),
  pbkdf2: (rounds) => ({ name: 'pbkdf2', rounds }),
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length

/** A code for each piece, as SVG. */
function codesOf(pieces: readonly string[]): string[] {
  return pieces.map((piece) => {
    const matrix = encodeQr(piece, 'M') ?? encodeQr(piece, 'L')
    if (!matrix) throw new RangeError('a piece fits no code')
    return qrSvg({ matrix, shape: 'squares', quietZone: 4, dark: '#000000', light: '#ffffff' })
  })
}

const fault = (headline: string): EncryptionAnswer => ({
  tone: 'bad',
  headline,
  remarks: [],
  figures: [],
  file: 'text.txt',
})

type Encrypting = Omit<Extract<EncryptionQuestion, { task: 'encrypt' }>, 'source'>

/** Encrypts, unless the passphrase is weak and nobody asked for it all the same. */
export async function encrypted(given: string, question: Encrypting, judge: Judge): Promise<EncryptionAnswer> {
  const { passphrase, form, derivation, rounds, takesWeak } = question
  const { score, why, guessesLog10 } = await judge(passphrase)
  if (score < 3 && !takesWeak) return fault(encryptionSays.weak(why))
  const text = given.toWellFormed()
  const remarks = [
    ...(text === given ? [] : [encryptionSays.half]),
    ...(score < 3
      ? ['The passphrase is weak. Whoever has the text can try passphrases as fast as their machine allows.']
      : []),
    ...(form === 'openssl' ? [encryptionSays.unsealed] : []),
  ]
  const figures = [
    { label: 'Guesses for the passphrase', text: `about 10^${String(Math.round(guessesLog10))}` },
    { label: 'Text', text: sizeInWords(sizeOf(text)) },
  ]
  const answer = {
    tone: score < 3 ? 'warn' : 'good',
    headline: encryptionSays.sealed(sizeOf(text)),
    remarks,
    figures,
  } as const
  if (form === 'openssl') {
    const sealed = await sealForOpenssl(text, passphrase, rounds)
    const command = `openssl enc -d -aes-256-cbc -pbkdf2 -iter ${String(rounds)} -a -in secret.txt`
    return { ...answer, remarks: [...remarks, `To open it: ${command}`], text: sealed, file: 'secret.txt' }
  }
  if (form === 'openpgp')
    return {
      ...answer,
      remarks: [...remarks, 'To open it: gpg -d secret.asc'],
      text: pgpArmour(await sealMessage(text, passphrase)),
      file: 'secret.asc',
    }
  const how = form === 'page' ? derivations.pbkdf2(rounds) : derivations[derivation](rounds)
  const envelope = await seal(text, passphrase, how)
  if (form === 'page') return { ...answer, text: selfOpeningPage(envelope), file: 'secret.html' }
  const bytes = bytesOf(envelope)
  if (form === 'armour') return { ...answer, text: armoured(bytes), file: 'secret.txt' }
  const pieces = chunksOf(bytes)
  if (pieces.length > mostCodes) return fault(encryptionSays.tooManyCodes)
  return {
    ...answer,
    figures: [...figures, { label: 'Codes', text: whole(pieces.length) }],
    text: `${pieces.join('\n')}\n`,
    codes: codesOf(pieces),
    file: 'secret-codes.txt',
  }
}

/** Opens what was encrypted here, by OpenSSL or by programs of OpenPGP. */
export async function decrypted(text: string, passphrase: string, rounds: number): Promise<EncryptionAnswer> {
  const found = findEncrypted(savedPage(text))
  if (found.kind === 'fault') return fault(found.says)
  if (found.kind === 'openpgp') return openedMessage(found.bytes, passphrase)
  const opened =
    found.kind === 'sealed'
      ? await unseal(found.envelope, passphrase)
      : await unsealOpenssl(found.bytes, passphrase, rounds)
  if (opened === undefined) return fault(found.kind === 'sealed' ? encryptionSays.wrong : encryptionSays.wrongOpenssl)
  const size = sizeOf(opened)
  return {
    tone: 'good',
    headline: found.kind === 'sealed' ? encryptionSays.opened(size) : encryptionSays.openedOpenssl(size),
    remarks: found.kind === 'sealed' ? [] : [encryptionSays.unsealed],
    figures: [
      {
        label: 'Key from the passphrase',
        text: derivationInWords(found.kind === 'sealed' ? found.envelope.derivation : { name: 'pbkdf2', rounds }),
      },
      { label: 'Lines', text: counted(opened.split('\n').length, 'line', 'lines') },
    ],
    text: opened,
    file: 'opened.txt',
  }
}

async function openedMessage(bytes: Uint8Array<ArrayBuffer>, passphrase: string): Promise<EncryptionAnswer> {
  const opened = await openMessage(bytes, passphrase)
  if (opened.kind === 'fault') return fault(opened.says)
  if (opened.kind === 'wrong') return fault(encryptionSays.wrong)
  return {
    tone: 'good',
    headline: encryptionSays.opened(sizeOf(opened.text)),
    remarks: [],
    figures: [{ label: 'Lines', text: counted(opened.text.split('\n').length, 'line', 'lines') }],
    text: opened.text,
    file: 'opened.txt',
  }
}

const derivationInWords = (derivation: Derivation): string =>
  derivation.name === 'argon2id'
    ? `Argon2id, ${whole(derivation.memory / 1024)} MiB, ${counted(derivation.passes, 'pass', 'passes')}`
    : `PBKDF2, ${counted(derivation.rounds, 'round', 'rounds')}`

/** Of a page that was saved here, the letters within. */
function savedPage(text: string): string {
  return /^\s*<!doctype html>/i.test(text) ? (/const letters = '([A-Za-z0-9+/=]+)'/.exec(text)?.[1] ?? text) : text
}
