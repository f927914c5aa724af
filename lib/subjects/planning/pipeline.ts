/* Sums of applications for money, each kept in its own currency. */

export type ApplicationState = 'open' | 'won' | 'lost' | 'left'

export interface Application {
  state: ApplicationState
  currency: string
  /** What is applied for, in major units; undefined where nobody has said. */
  amount: number | undefined
  /** A fraction. */
  probability: number
  /** What was granted, where it is another amount than what was applied for. */
  granted: number | undefined
  /** The share of the project's cost that is one's own, a fraction below 1. */
  ownShare: number
}

export interface CurrencySums {
  currency: string
  open: number
  /** Amounts of open applications, each times its probability. */
  weighted: number
  /** What one would have to bring if every open application were granted. */
  own: number
  won: number
}

/** One's own part of a project of which a funder pays the rest: amount × share ÷ (1 − share). */
export function ownPart(amount: number, ownShare: number): number {
  if (!(ownShare < 1)) throw new RangeError('the own share must be below 1')
  return (amount * ownShare) / (1 - ownShare)
}

/** Sums by currency, in the order of the codes; amounts of different currencies are never added. */
export function sumsByCurrency(applications: readonly Application[]): CurrencySums[] {
  const sums = new Map<string, CurrencySums>()
  for (const { state, currency, amount, probability, granted, ownShare } of applications) {
    if (amount === undefined || (state !== 'open' && state !== 'won')) continue
    const sum = sums.get(currency) ?? { currency, open: 0, weighted: 0, own: 0, won: 0 }
    sums.set(
      currency,
      state === 'won'
        ? { ...sum, won: sum.won + (granted ?? amount) }
        : {
            ...sum,
            open: sum.open + amount,
            weighted: sum.weighted + amount * probability,
            own: sum.own + ownPart(amount, ownShare),
          },
    )
  }
  return [...sums.values()].sort((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** Won ÷ decided, where decided is won and lost; undefined before the first decision. */
export function successRate(applications: readonly Pick<Application, 'state'>[]): number | undefined {
  const won = applications.filter(({ state }) => state === 'won').length
  const lost = applications.filter(({ state }) => state === 'lost').length
  return won + lost === 0 ? undefined : won / (won + lost)
}

/** How many of these ISO days lie in each month from the first to the last, as 'YYYY-MM'; months between them without any count 0. */
export function countsByMonth(
  days: readonly string[],
  monthAfter: (month: string) => string,
): { month: string; count: number }[] {
  const months = days.map((day) => day.slice(0, 7)).sort()
  const [first] = months
  const last = months.at(-1)
  if (first === undefined || last === undefined) return []
  const found: { month: string; count: number }[] = []
  for (let month = first; month <= last && found.length < 36; month = monthAfter(month))
    found.push({ month, count: months.filter((one) => one === month).length })
  return found
}
