import { toBase32 } from '@/lib/base/encoding/base32'
import type { Ticking, TickingCode } from '@/lib/kits/paged/questions'
import { accountLabel, type CodeAccount } from './account'
import { codesNear, spaced, stepOf } from './codes'
import { judgeCode } from './find-code'
import { writeOtpauth } from './otpauth'
import { readAccounts } from './read-accounts'
import type { CodesAnswer, CodesQuestion, ShownAccount } from './task'

/** A moment as it is typed: seconds since 1970, or a day and time in UTC. Undefined where it is none or before 1970. */
export function momentOf(typed: string): number | undefined {
  const text = typed.trim()
  if (/^\d{1,11}$/.test(text)) return Number(text)
  const [, day, time, seconds = ':00'] = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?Z?$/i.exec(text) ?? []
  if (day === undefined) return undefined
  const moment = Date.parse(`${day}T${time}${seconds}Z`) / 1000
  return moment >= 0 ? moment : undefined
}

/** A second since 1970 as it is read: 2009-02-13 23:31:30. */
export const momentText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 19).replace('T', ' ')

const labelOf = (account: CodeAccount & { line: number }) => accountLabel(account) || `Secret of line ${account.line}`

function tickingCode(account: CodeAccount & { line: number }, seconds: number, shift: number): TickingCode {
  const near = codesNear(account, seconds, 1)
  const at = (away: number) => near.find((one) => one.away === away)?.code ?? ''
  return {
    label: labelOf(account),
    text: spaced(at(0)),
    copied: at(0),
    next: spaced(at(1)),
    until: (stepOf(seconds, account.period) + 1) * account.period - shift,
    lasts: account.period,
  }
}

const signed = (away: number) => (away === 0 ? 'now' : away < 0 ? `\u2212${-away}` : `+${away}`)

function tableAround(account: CodeAccount, seconds: number, steps: number): NonNullable<Ticking['table']> {
  return {
    label: 'Codes before and after',
    columns: ['Window', 'Begins, UTC', 'Code'],
    rows: codesNear(account, seconds, steps).map(({ away, counter, code }) => [
      signed(away),
      momentText(counter * account.period),
      spaced(code),
    ]),
  }
}

type Accounts = readonly (CodeAccount & { line: number })[]

function tickingOf(accounts: Accounts, seconds: number, { steps, shift }: CodesQuestion): Ticking {
  const timed = accounts.filter(({ kind }) => kind === 'totp')
  const [only, ...others] = timed
  return {
    items: timed.map((account) => tickingCode(account, seconds, shift)),
    ...(only && others.length === 0 && { table: tableAround(only, seconds, steps) }),
  }
}

/** The codes of the texts at a second of the device's clock. */
export function tickingAt(question: CodesQuestion, seconds: number): Ticking {
  const { accounts } = readAccounts(question.secrets, question.bare)
  return tickingOf(accounts, Math.max(0, seconds + question.shift), question)
}

function shown(account: CodeAccount & { line: number }, steps: number): ShownAccount {
  const { kind, algorithm, digits, period, counter, remarks, line, secret } = account
  const settings = { kind, algorithm, digits, period, counter }
  return {
    ...settings,
    label: labelOf(account),
    line,
    secret: toBase32(secret),
    bits: secret.length * 8,
    remarks,
    uri: writeOtpauth(account),
    codes: kind === 'hotp' ? codesNear(account, 0, steps).map(({ counter: at, code }) => [at, code] as const) : [],
  }
}

/** Everything of the texts and options; `now` is the device's clock in seconds since 1970. */
export function answerCodes(question: CodesQuestion, now: number): CodesAnswer {
  const { secrets, bare, typed, steps, shift, moment } = question
  const { accounts, ...read } = readAccounts(secrets, bare)
  const seconds = moment.trim() === '' ? Math.max(0, now + shift) : momentOf(moment)
  return {
    kind: 'codes',
    ...read,
    seconds,
    accounts: accounts.map((account) => shown(account, steps)),
    verdicts: seconds === undefined ? [] : judgeCode(accounts, typed, seconds, steps),
    ticking: seconds === undefined ? { items: [] } : tickingOf(accounts, seconds, question),
  }
}
