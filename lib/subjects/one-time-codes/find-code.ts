import { accountLabel, codeAlgorithms, type CodeAccount, type CodeAlgorithm, type CodeSettings } from './account'
import { codeOfCounter, counterAt, stepOf } from './codes'
import { secretBytes, secretForms, type SecretForm } from './read-accounts'

/** What a typed code turns out to be, in words. */
export interface CodeVerdict {
  tone: 'good' | 'warn' | 'bad'
  says: string
  detail?: string
}

type Codes = readonly [string] | readonly [string, string]

const lengths = [6, 7, 8]

/** The code that was typed, or two in a row; undefined where it is neither. */
export function codesTyped(text: string): Codes | undefined {
  const digits = text.replaceAll(/[\s-]/g, '')
  if (!/^\d+$/.test(digits)) return undefined
  if (lengths.includes(digits.length)) return [digits]
  const half = digits.length / 2
  return lengths.includes(half) ? [digits.slice(0, half), digits.slice(half)] : undefined
}

type Settings = Pick<CodeAccount, 'secret' | 'algorithm' | 'digits'>

const isAt = ({ secret, ...settings }: Settings, counter: number, [first, second]: Codes) =>
  counter >= 0 &&
  codeOfCounter(secret, counter, settings) === first &&
  (second === undefined || codeOfCounter(secret, counter + 1, settings) === second)

/** 0, −1, 1, −2, 2 … as far as `steps`. */
const outward = (steps: number) =>
  Array.from({ length: 2 * steps + 1 }, (_, at) => (at % 2 === 1 ? -1 : 1) * Math.ceil(at / 2))

const clockText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(11, 19)

const windows = (count: number) => (count === 1 ? 'one window' : `${count} windows`)
const whose = (account: CodeAccount, isOne: boolean) => {
  const label = accountLabel(account)
  return isOne ? '' : ` of ${label === '' ? 'the account' : label}`
}

function timeVerdict(account: CodeAccount, seconds: number, away: number, isOne: boolean): CodeVerdict {
  const { period } = account
  const step = stepOf(seconds, period) + away
  const stood = `${clockText(step * period)} to ${clockText((step + 1) * period)} UTC`
  const of = whose(account, isOne)
  if (away === 0)
    return { tone: 'good', says: `The code${of} is right: it is the present one.`, detail: `It stands from ${stood}.` }
  const [least, most] =
    away < 0
      ? [seconds - (step + 1) * period, seconds - step * period]
      : [step * period - seconds, (step + 1) * period - seconds]
  const clock =
    away < 0
      ? `The clock that made it is ${least} to ${most} seconds behind this one, or the code was typed that late.`
      : `The clock that made it is ${least} to ${most} seconds ahead of this one.`
  return {
    tone: Math.abs(away) === 1 ? 'warn' : 'bad',
    says: `The code${of} is that of ${windows(Math.abs(away))} ${away < 0 ? 'before' : 'ahead'}: it stands from ${stood}.`,
    detail: `${clock} ${acceptance(away)}`,
  }
}

function acceptance(away: number): string {
  if (away === -1) return 'A server that allows one window of delay, as RFC 6238 recommends, takes it.'
  return away === 1
    ? 'A server that allows one window to each side takes it.'
    : 'Most servers refuse it: set the clock of the device by network time.'
}

function counterVerdict(account: CodeAccount, counter: number, steps: number, isOne: boolean): CodeVerdict {
  const ahead = counter - account.counter
  const of = whose(account, isOne)
  if (ahead < 0)
    return {
      tone: 'bad',
      says: `The code${of} belongs to counter ${counter}, which was used before ${account.counter}.`,
      detail: 'A server refuses it, since a code may be used once.',
    }
  if (ahead === 0) return { tone: 'good', says: `The code${of} is right: it belongs to counter ${counter}.` }
  const found = `The code${of} belongs to counter ${counter}, ${ahead} ahead.`
  return ahead <= steps
    ? { tone: 'warn', says: found, detail: `The server goes on with counter ${counter + 1} (RFC 4226, 7.4).` }
    : {
        tone: 'bad',
        says: found,
        detail: `That is beyond the window of ${steps}. Bring both together again: ask for two codes in a row, and set the counter to ${counter + 1} after the first (RFC 4226, 7.4).`,
      }
}

/** Codes that are worked out at most for one question, so that it is answered in a second. */
const mostTries = 60_000

function nearHits(accounts: readonly CodeAccount[], codes: Codes, seconds: number, steps: number): CodeVerdict[] {
  const isOne = accounts.length === 1
  return accounts.flatMap((account) => {
    if (account.digits !== codes[0].length) return []
    const middle = counterAt(account, seconds)
    const away = outward(steps).find((step) => isAt(account, middle + step, codes))
    if (away === undefined) return []
    return [
      account.kind === 'totp'
        ? timeVerdict(account, seconds, away, isOne)
        : counterVerdict(account, middle + away, steps, isOne),
    ]
  })
}

/** Counters far ahead: of one code 1,000, of two in a row, which no chance hits, 10,000. */
function farHits(accounts: readonly CodeAccount[], codes: Codes, steps: number): CodeVerdict[] {
  const counted = accounts.filter(({ kind, digits }) => kind === 'hotp' && digits === codes[0].length)
  const reach = Math.min(codes.length === 2 ? 10_000 : 1_000, Math.floor(mostTries / Math.max(1, counted.length)))
  return counted.flatMap((account) => {
    for (let ahead = steps + 1; ahead <= reach; ahead++)
      if (isAt(account, account.counter + ahead, codes))
        return [counterVerdict(account, account.counter + ahead, steps, accounts.length === 1)]
    return []
  })
}

/** Said of one code: two in a row hardly fit by chance. */
const chanceOf = (codes: Codes) => (codes.length === 1 ? ' One code can fit by chance: try the next one too.' : '')

function hoursText(halfHours: number): string {
  const hours = Math.abs(halfHours) / 2
  return `${hours === 0.5 ? 'half an hour' : hours === 1 ? 'one hour' : `${hours} hours`} ${halfHours < 0 ? 'behind' : 'ahead'}`
}

/** A clock that shows local time as if it were UTC is whole or half hours off. */
function zoneHits(accounts: readonly CodeAccount[], codes: Codes, seconds: number): CodeVerdict[] {
  const timed = accounts.filter(({ kind, digits }) => kind === 'totp' && digits === codes[0].length)
  return timed.flatMap((account) => {
    const halfHours = outward(28).find((shift) =>
      outward(1).some((step) => isAt(account, stepOf(seconds + shift * 1800, account.period) + step, codes)),
    )
    if (halfHours === undefined) return []
    return [
      {
        tone: 'bad',
        says: `The code${whose(account, accounts.length === 1)} is right for a clock that is ${hoursText(halfHours)}.`,
        detail: `Codes are made of UTC: look for a wrong time zone, or for summer time set by hand.${chanceOf(codes)}`,
      } as const,
    ]
  })
}

interface Other extends CodeSettings {
  secret: Uint8Array<ArrayBuffer>
  form?: SecretForm
}

/** The secret as it was written, read in the other ways that it can be. */
function otherSecrets({ written, secret }: CodeAccount): Pick<Other, 'secret' | 'form'>[] {
  if (written === undefined) return [{ secret }]
  const isSame = (bytes: Uint8Array) => bytes.length === secret.length && bytes.every((byte, at) => byte === secret[at])
  const forms = Object.keys(secretForms) as SecretForm[]
  const others = forms.flatMap((form) => {
    const read = secretBytes(written, form)
    return 'says' in read || read.bytes.length === 0 || isSame(read.bytes) ? [] : [{ secret: read.bytes, form }]
  })
  return [{ secret }, ...others]
}

function othersOf(account: CodeAccount, digits: CodeSettings['digits']): Other[] {
  const algorithms = Object.keys(codeAlgorithms) as CodeAlgorithm[]
  const periods = account.kind === 'totp' ? [...new Set([account.period, 30, 60, 15])] : [account.period]
  return otherSecrets(account).flatMap((read) =>
    algorithms.flatMap((algorithm) =>
      periods.map((period) => ({ kind: account.kind, counter: account.counter, ...read, algorithm, digits, period })),
    ),
  )
}

function differences(account: CodeAccount, other: Other): string[] {
  return [
    ...(other.form === undefined ? [] : [`the secret read as ${secretForms[other.form]}`]),
    ...(other.algorithm === account.algorithm ? [] : [codeAlgorithms[other.algorithm]]),
    ...(other.digits === account.digits ? [] : [`${other.digits} digits`]),
    ...(other.period === account.period ? [] : [`a period of ${other.period} seconds`]),
  ]
}

/** Settings under which the code would be right, those that change least first. */
function otherHits(accounts: readonly CodeAccount[], codes: Codes, seconds: number): CodeVerdict[] {
  const digits = codes[0].length as CodeSettings['digits']
  return accounts.flatMap((account) => {
    const others = othersOf(account, digits).toSorted(
      (one, other) => differences(account, one).length - differences(account, other).length,
    )
    const found = others.find((other) =>
      outward(other.kind === 'totp' ? 1 : 3).some((step) => isAt(other, counterAt(other, seconds) + step, codes)),
    )
    if (!found || differences(account, found).length === 0) return []
    return [
      {
        tone: 'bad',
        says: `The code${whose(account, accounts.length === 1)} is right with ${differences(account, found).join(' and ')}.`,
        detail: `One side heeds other settings than those entered here.${chanceOf(codes)}`,
      } as const,
    ]
  })
}

/**
 * What a typed code is at a second since 1970: the present one, one of the windows around it, one of a counter ahead or behind, or one of
 * a clock or of settings that are other than those of the accounts. Two codes in a row are looked for as such.
 */
export function judgeCode(
  accounts: readonly CodeAccount[],
  typed: string,
  seconds: number,
  steps: number,
): CodeVerdict[] {
  if (accounts.length === 0 || typed.trim() === '') return []
  const codes = codesTyped(typed)
  if (!codes)
    return [{ tone: 'bad', says: 'A code has 6, 7 or 8 digits. Two codes in a row may be typed with a space between.' }]
  const near = nearHits(accounts, codes, seconds, steps)
  if (near.length > 0) return near
  const far = [
    ...farHits(accounts, codes, steps),
    ...zoneHits(accounts, codes, seconds),
    ...otherHits(accounts, codes, seconds),
  ]
  if (far.length > 0) return far.slice(0, 5)
  return [
    {
      tone: 'bad',
      says: `The code fits no window within ${steps} of now, no other time zone and no other settings.`,
      detail: 'Most likely the device has another secret. Compare the letters, or enrol it again.',
    },
  ]
}
