import { hexOf } from '@/lib/subjects/certificates/der'
import { findIn, type Found, type Locked } from '@/lib/subjects/certificates/find'
import { pinOf, type PublicKey } from '@/lib/subjects/certificates/public-key'
import { counted } from '@/lib/messages/counted'
import { sha256 } from '@noble/hashes/sha2.js'
import { KindMissing, makePair, type KeyKind, type MadePair } from './make'

export type PairQuestion =
  | { task: 'make'; kind: KeyKind; passphrase: string; comment: string; draw: string }
  | { task: 'compare'; text: string }

export interface SeenKey {
  half: 'Private' | 'Public'
  form: string
  says: string
  line: string
  sha256: string
  pin: string
}

export type PairAnswer =
  | { kind: 'made'; pair: MadePair }
  | { kind: 'missing'; says: string }
  | {
      kind: 'compared'
      headline: string
      tone: 'good' | 'warn' | 'bad'
      keys: readonly SeenKey[]
      remarks: readonly string[]
    }

const lockedSays = ({ line }: Locked) =>
  `The key ${line === undefined ? 'here' : `in line ${String(line)}`} is locked. The certificate decoder opens it with its passphrase.`

/** Makes a pair, or says which of the keys in a text belong together. */
export async function keyPairTask(question: PairQuestion): Promise<PairAnswer> {
  if (question.task === 'compare') return compareKeys(question.text)
  const { kind, passphrase, comment } = question
  try {
    return { kind: 'made', pair: await makePair(kind, passphrase, comment) }
  } catch (error) {
    if (error instanceof KindMissing)
      return {
        kind: 'missing',
        says: 'This browser cannot make keys of this kind. Choose another, or use a newer browser.',
      }
    throw error
  }
}

/** Which keys of a text are two halves of one pair. Certificates and requests count as their public keys. */
export async function compareKeys(text: string): Promise<PairAnswer> {
  const found: Found = { items: [], locked: [], faults: [] }
  await findIn(text, 'text', found)
  const keys: { half: SeenKey['half']; form: string; key: PublicKey; line: string }[] = []
  const remarks = [...found.faults.map(({ says }) => says), ...found.locked.map(lockedSays)]
  for (const item of found.items) {
    const line = item.line === undefined ? '' : String(item.line)
    if (item.kind === 'list') continue
    if (item.kind === 'private') {
      const key = item.key?.publicKey ?? item.publicKey
      if (key) keys.push({ half: 'Private', form: item.form, key, line })
      else remarks.push(`The public half of the private key in line ${line} could not be worked out.`)
    } else if (item.kind === 'public') keys.push({ half: 'Public', form: item.form, key: item.key, line })
    else
      keys.push({ half: 'Public', form: item.kind === 'certificate' ? 'Certificate' : 'Request', key: item.key, line })
  }
  const groups = new Map<string, typeof keys>()
  for (const one of keys) {
    const name = hexOf(one.key.spki)
    groups.set(name, [...(groups.get(name) ?? []), one])
  }
  const pairs = [...groups.values()].filter(
    (group) => group.some(({ half }) => half === 'Private') && group.some(({ half }) => half === 'Public'),
  )
  const seen = keys.map(({ half, form, key, line }) => ({
    half,
    form,
    says: key.says,
    line,
    sha256: hexOf(sha256(key.spki)).toLowerCase(),
    pin: pinOf(key),
  }))
  const base = { kind: 'compared', keys: seen, remarks } as const
  if (keys.length === 0) return { ...base, tone: 'bad', headline: 'No key was found that could be read.' }
  if (keys.length === 1)
    return { ...base, tone: 'warn', headline: 'One key was found. Paste the other half beneath it.' }
  if (groups.size === 1 && pairs.length === 1)
    return {
      ...base,
      tone: 'good',
      headline: `They belong together: ${counted(keys.length, 'key', 'keys')} of one pair.`,
    }
  if (groups.size === 1) return { ...base, tone: 'warn', headline: 'They are the same half twice.' }
  return {
    ...base,
    tone: 'bad',
    headline:
      pairs.length > 0
        ? `${counted(pairs.length, 'pair belongs', 'pairs belong')} together, among ${String(groups.size)} different keys.`
        : 'They do not belong together.',
  }
}
