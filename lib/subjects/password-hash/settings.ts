export type PasswordSettings =
  | { kind: 'argon2'; variant: 'id' | 'i' | 'd'; kibibytes: number; passes: number; lanes: number; length: number }
  | { kind: 'bcrypt'; cost: number }
  | { kind: 'scrypt'; log2: number; block: number; lanes: number; length: number }
  | { kind: 'pbkdf2'; digest: PbkdfDigest; rounds: number; length: number }

export type PbkdfDigest = 'sha1' | 'sha256' | 'sha512'
export type PasswordAlgorithm =
  | 'argon2id'
  | 'argon2i'
  | 'argon2d'
  | 'bcrypt'
  | 'scrypt'
  | 'pbkdf2-sha256'
  | 'pbkdf2-sha512'

/** What one hash may take of the device, in bytes. */
export const mostMemory = 2 ** 30
/** Bytes of a password that bcrypt reads. */
export const bcryptReads = 72

/** The year in which the advice below was given: 600,000 rounds and 19 MiB stand since then. */
export const adviceOf = '2023'

/**
 * The least settings that the OWASP Password Storage Cheat Sheet recommends. For Argon2 there are several of like strength, of which the
 * second is the one it names first.
 */
const argon2Advice: readonly { kibibytes: number; passes: number }[] = [
  { kibibytes: 47_104, passes: 1 },
  { kibibytes: 19_456, passes: 2 },
  { kibibytes: 12_288, passes: 3 },
  { kibibytes: 9216, passes: 4 },
  { kibibytes: 7168, passes: 5 },
]
const bcryptAdvice = 10
const scryptAdvice: readonly { log2: number; lanes: number }[] = [
  { log2: 17, lanes: 1 },
  { log2: 16, lanes: 2 },
  { log2: 15, lanes: 3 },
  { log2: 14, lanes: 5 },
  { log2: 13, lanes: 10 },
]
const roundsAdvice: Readonly<Record<PbkdfDigest, number>> = { sha1: 1_300_000, sha256: 600_000, sha512: 210_000 }

/** The advised settings of an algorithm. */
export function advisedSettings(algorithm: PasswordAlgorithm): PasswordSettings {
  if (algorithm === 'bcrypt') return { kind: 'bcrypt', cost: bcryptAdvice }
  if (algorithm === 'scrypt') return { kind: 'scrypt', log2: 17, block: 8, lanes: 1, length: 32 }
  if (algorithm === 'pbkdf2-sha256' || algorithm === 'pbkdf2-sha512') {
    const digest = algorithm === 'pbkdf2-sha256' ? 'sha256' : 'sha512'
    return { kind: 'pbkdf2', digest, rounds: roundsAdvice[digest], length: 32 }
  }
  const variant = algorithm === 'argon2i' ? 'i' : algorithm === 'argon2d' ? 'd' : 'id'
  return { kind: 'argon2', variant, kibibytes: 19_456, passes: 2, lanes: 1, length: 32 }
}

/** Bytes that one hash takes. */
export function memoryOf(settings: PasswordSettings): number {
  if (settings.kind === 'argon2') return settings.kibibytes * 1024
  if (settings.kind === 'scrypt') return 128 * settings.block * (2 ** settings.log2 + settings.lanes)
  return settings.kind === 'bcrypt' ? 4096 : 1024
}

/** Why these settings are not worked with, as a sentence; undefined where they are. */
export function settingsFault(settings: PasswordSettings, saltBytes: number): string | undefined {
  if (memoryOf(settings) > mostMemory)
    return `These settings take ${sizeText(memoryOf(settings))}. This page goes up to ${sizeText(mostMemory)}.`
  if (settings.kind === 'bcrypt') {
    if (settings.cost < 4 || settings.cost > 31) return 'The cost of bcrypt lies between 4 and 31.'
    return saltBytes === 16 ? undefined : 'The salt of bcrypt has 16 bytes, which are 32 hexadecimal digits.'
  }
  if (saltBytes > 1024) return 'A salt of more than 1,024 bytes is not read.'
  if (settings.kind !== 'argon2') return undefined
  if (settings.kibibytes < 8 * settings.lanes)
    return `Argon2 needs at least 8 KiB for each lane: ${8 * settings.lanes} KiB.`
  return saltBytes < 8 ? 'The salt of Argon2 has at least 8 bytes, which are 16 hexadecimal digits.' : undefined
}

/** What falls short of the advice, as sentences; none where nothing does. */
export function shortOfAdvice(settings: PasswordSettings): string[] {
  if (settings.kind === 'bcrypt')
    return settings.cost < bcryptAdvice ? [`Cost ${settings.cost} is below ${bcryptAdvice}.`] : []
  if (settings.kind === 'pbkdf2') {
    const least = roundsAdvice[settings.digest]
    return settings.rounds < least ? [`${count(settings.rounds)} rounds are fewer than ${count(least)}.`] : []
  }
  if (settings.kind === 'scrypt') {
    const { log2, block, lanes } = settings
    const isEnough = block >= 8 && scryptAdvice.some((one) => log2 >= one.log2 && lanes >= one.lanes)
    return isEnough ? [] : [`${describeSettings(settings)} is weaker than ln=17, r=8, p=1.`]
  }
  const { variant, kibibytes, passes } = settings
  const isEnough = argon2Advice.some((one) => kibibytes >= one.kibibytes && passes >= one.passes)
  return [
    ...(variant === 'id'
      ? []
      : ['Argon2id is advised: it withstands both kinds of attack that the others each leave open.']),
    ...(isEnough ? [] : [`${describeSettings(settings)} is weaker than 19 MiB with 2 passes.`]),
  ]
}

/** "19 MiB, 2 passes, 1 lane". */
export function describeSettings(settings: PasswordSettings): string {
  if (settings.kind === 'bcrypt') return `Cost ${settings.cost}`
  if (settings.kind === 'scrypt') return `ln=${settings.log2}, r=${settings.block}, p=${settings.lanes}`
  if (settings.kind === 'pbkdf2') return `${count(settings.rounds)} rounds`
  const { kibibytes, passes, lanes } = settings
  return `${sizeText(kibibytes * 1024)}, ${passes} ${passes === 1 ? 'pass' : 'passes'}, ${lanes} ${lanes === 1 ? 'lane' : 'lanes'}`
}

/** Settings of growing cost, to be timed one after the other. */
export function ladderOf(algorithm: PasswordAlgorithm): PasswordSettings[] {
  const advised = advisedSettings(algorithm)
  if (advised.kind === 'bcrypt') return [8, 9, 10, 11, 12, 13].map((cost) => ({ ...advised, cost }))
  if (advised.kind === 'scrypt') return [14, 15, 16, 17, 18].map((log2) => ({ ...advised, log2 }))
  if (advised.kind === 'pbkdf2') return [1, 2, 4, 6, 10].map((times) => ({ ...advised, rounds: times * 100_000 }))
  return [
    { kibibytes: 7168, passes: 5 },
    { kibibytes: 19_456, passes: 2 },
    { kibibytes: 47_104, passes: 1 },
    { kibibytes: 65_536, passes: 3 },
    { kibibytes: 131_072, passes: 3 },
    { kibibytes: 262_144, passes: 3 },
  ].map((one) => ({ ...advised, ...one }))
}

/** Bytes in words: "19 MiB", "512 KiB". */
export function sizeText(bytes: number): string {
  const [unit, name] = bytes >= 2 ** 30 ? [2 ** 30, 'GiB'] : bytes >= 2 ** 20 ? [2 ** 20, 'MiB'] : [1024, 'KiB']
  return `${Math.round((bytes / Number(unit)) * 10) / 10} ${name}`
}

function count(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',')
}
