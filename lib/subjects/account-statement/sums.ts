import { largestAmount, toMinor } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'

/** A line of the account: what a customer owes more (debit) or less (credit). ISO days; amounts in major units. */
export interface AccountEntry {
  date: string
  document: string
  debit?: number | undefined
  credit?: number | undefined
  due?: string | undefined
  /** Number of the document that a credit settles; the oldest ones where absent. */
  settles?: string | undefined
}

export interface AccountInput {
  opening: number
  /** First day of the statement, which also dates what was open before; the first entry's day where absent. */
  start: string | undefined
  /** The day as of which balances and ages are told. */
  day: string
  entries: readonly AccountEntry[]
  /** Ages run from the due date, or from the date of the document. */
  ages: 'due' | 'date'
  /** Decimals of the currency's minor unit. */
  digits: number
}

/** Whole minor units. */
export interface AccountLine extends AccountEntry {
  debitMinor: number
  creditMinor: number
  balance: number
  /** What of a debit is still open. */
  open: number
}

/** How long open amounts have waited: not yet due, up to 30 days, to 60, to 90, and longer. */
export const ageNames = ['current', 'to30', 'to60', 'to90', 'over90'] as const
export type AgeName = (typeof ageNames)[number]

export interface AccountSums {
  opening: number
  lines: readonly AccountLine[]
  debits: number
  credits: number
  closing: number
  ages: Readonly<Record<AgeName, number>>
  /** Credit that no debit takes. */
  unapplied: number
}

interface Debit {
  document: string
  since: string
  open: number
  line: AccountLine | undefined
}

const key = (document: string) => document.trim().toLowerCase()

/** Whole days from one ISO day to another. */
function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

function ageOf(since: string, day: string, ages: AccountInput['ages']): AgeName {
  const days = daysBetween(since, day)
  // The due date itself is in time; a document of today has waited for no day.
  if (ages === 'due' && days <= 0) return 'current'
  if (days <= 30) return 'to30'
  if (days <= 60) return 'to60'
  return days <= 90 ? 'to90' : 'over90'
}

function faultOf({ entries, day, digits }: AccountInput): Problem<'entries'> | undefined {
  for (const [at, { date, debit, credit }] of entries.entries()) {
    if ((debit === undefined) === (credit === undefined))
      return problem('entries', `must have a debit or a credit in line ${at + 1}, and not both`)
    if (date > day) return problem('entries', `must not lie after the day of the statement, as line ${at + 1} does`)
    if (toMinor(debit ?? credit ?? 0, digits) === undefined)
      return problem('entries', `must have a smaller amount in line ${at + 1}`)
  }
  return undefined
}

/** Takes from one debit what it still has open, and answers with what is left of the credit. */
function applied(debit: Debit | undefined, credit: number): number {
  if (!debit) return credit
  const taken = Math.min(debit.open, credit)
  debit.open -= taken
  if (debit.line) debit.line.open = debit.open
  return credit - taken
}

/** The lines in the order of their days, each with the balance after it. */
function runningLines({ entries, digits }: AccountInput, opening: number): AccountLine[] {
  let balance = opening
  return [...entries]
    .sort((one, other) => (one.date < other.date ? -1 : one.date > other.date ? 1 : 0))
    .map((entry) => {
      const debitMinor = toMinor(entry.debit ?? 0, digits) ?? 0
      const creditMinor = toMinor(entry.credit ?? 0, digits) ?? 0
      balance += debitMinor - creditMinor
      return { ...entry, debitMinor, creditMinor, balance, open: debitMinor }
    })
}

/** Credits go to the document that they name, and what is left of them to what has waited longest. */
function settled(
  input: AccountInput,
  opening: number,
  lines: readonly AccountLine[],
): { debits: Debit[]; left: number } {
  const start = input.start ?? lines[0]?.date ?? input.day
  const since = ({ date, due }: AccountEntry) => (input.ages === 'due' ? (due ?? date) : date)
  const debits: Debit[] = [
    ...(opening > 0 ? [{ document: '', since: start, open: opening, line: undefined }] : []),
    ...lines
      .filter(({ debitMinor }) => debitMinor > 0)
      .map((line) => ({ document: line.document, since: since(line), open: line.debitMinor, line })),
  ]
  let left = opening < 0 ? -opening : 0
  for (const { creditMinor, settles } of lines) {
    const named = settles ? debits.find(({ document }) => key(document) === key(settles)) : undefined
    left += applied(named, creditMinor)
  }
  const oldest = [...debits].sort((one, other) => (one.since < other.since ? -1 : one.since > other.since ? 1 : 0))
  for (const debit of oldest) left = applied(debit, left)
  return { debits, left }
}

/**
 * A customer's account over a period, in whole minor units: balances after each line, the closing balance, and how old what is open
 * is on a day. Closing is opening plus debits less credits; it is also what is open less credit that no debit takes. Ages count whole
 * days: up to 30, up to 60, up to 90 and more. Refuses lines with both or no amount, lines after the day, and sums from 1e15 on.
 */
export function accountSums(input: AccountInput): AccountSums | Problem<'entries' | 'opening'> {
  const opening = toMinor(input.opening, input.digits)
  if (opening === undefined) return problem('opening', 'must be a smaller amount')
  const fault = faultOf(input)
  if (fault) return fault
  const lines = runningLines(input, opening)
  const debits = lines.reduce((all, { debitMinor }) => all + debitMinor, 0)
  const credits = lines.reduce((all, { creditMinor }) => all + creditMinor, 0)
  if (Math.abs(opening) + debits + credits >= largestAmount)
    return problem('entries', 'must come to less than can be counted to the last digit')
  const { debits: all, left } = settled(input, opening, lines)
  const ages: Record<AgeName, number> = { current: 0, to30: 0, to60: 0, to90: 0, over90: 0 }
  for (const { open, since } of all) ages[ageOf(since, input.day, input.ages)] += open
  return { opening, lines, debits, credits, closing: opening + debits - credits, ages, unapplied: left }
}
