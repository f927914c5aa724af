import { allocate, roundHalfAway } from '@/lib/base/money/minor-units'
import { payment } from './annuity'

/** The least that a lender asks for in a month, from what is owed before it and the month's interest. */
export type MinimumRule =
  | { kind: 'fixed'; amountMinor: number }
  /** A share of the balance with this month's interest, with a floor. */
  | { kind: 'share'; share: number; floorMinor: number }
  /** A share of the balance and all of this month's interest, with a floor. */
  | { kind: 'shareAndInterest'; share: number; floorMinor: number }

export interface Debt {
  balanceMinor: number
  /** Interest that is owed already and has not been added to the balance. */
  waitingMinor?: number
  /** The yearly rate (a fraction) in a month, counted from 1. */
  rateIn(month: number): number
  minimum: MinimumRule
  /** The month in which the lender asks for all that is left, even above the budget. */
  until?: number
  /** Months before the first payment is due (grace or study). */
  deferred?: {
    months: number
    /** What is paid until then. */
    pays: 'nothing' | 'interest'
    /** Whether interest that is still owed then becomes part of the balance. */
    capitalises: boolean
  }
}

/**
 * Which debt gets what is left after the minimums: `avalanche` the highest rate, `snowball` the smallest balance, `listed` the first in the list,
 * `proRata` all by what they owe.
 */
export type PayoffOrder = 'avalanche' | 'snowball' | 'listed' | 'proRata'

export interface PayoffPlan {
  debts: readonly Debt[]
  order: PayoffOrder
  /**
   * All that is paid in a month, at least the minimums; left out: the minimums alone, and what one debt frees is not used.
   * `deferredMinor` is the interest that is paid in this month on debts whose payments have not begun.
   */
  budgetMinor?(month: number, deferredMinor: number): number
  /** Paid once on top, in a month counted from 1. */
  lumps?: readonly { month: number; amountMinor: number }[]
  /** The part of a year that a month is; a twelfth unless given. */
  yearShare?(month: number): number
  /** Months after which a debt counts as one that never ends; 1,200 unless given. */
  longest?: number
  /** Whether unpaid interest bears interest (cards) or waits beside the balance (simple interest). */
  unpaid: 'compounds' | 'waits'
  /** Leaves `months` empty, for who asks only how it ends. */
  onlyTotals?: boolean
}

export interface DebtMonth {
  interestMinor: number
  paidMinor: number
  /** Balance and waiting interest after the payment. */
  owedMinor: number
}
export interface PayoffMonth extends DebtMonth {
  month: number
  debts: readonly DebtMonth[]
}
export type Payoff = {
  kind: 'payoff'
  /** False when something is still owed after the longest time, or the sum outgrows whole numbers. */
  clears: boolean
  months: readonly PayoffMonth[]
  /** What is still owed at the end. */
  owedMinor: number
  paidMinor: number
  interestMinor: number
  debts: readonly { paidMinor: number; interestMinor: number; clearedIn?: number; grows: boolean }[]
}
/** In `month` the minimums come to `neededMinor`, more than the budget. */
export type PayoffRefusal = { kind: 'short'; month: number; neededMinor: number }

const mostMonths = 1200

interface State {
  debt: Debt
  balance: number
  waiting: number
  paid: number
  interest: number
  clearedIn?: number
  grows: boolean
}

function minimumOf(rule: MinimumRule, owed: number, interest: number): number {
  if (rule.kind === 'fixed') return Math.min(owed, rule.amountMinor)
  const asked =
    rule.kind === 'share' ? roundHalfAway(owed * rule.share) : roundHalfAway((owed - interest) * rule.share) + interest
  return Math.min(owed, Math.max(asked, rule.floorMinor))
}

/** Interest first, then the balance. */
function pay(state: State, amount: number): void {
  const toWaiting = Math.min(state.waiting, amount)
  state.waiting -= toWaiting
  state.balance -= amount - toWaiting
  state.paid += amount
}

/** Hands `amount` on top of the minimums to the debts by the order; gives back what nobody needs. */
function handOut(amount: number, states: readonly State[], order: PayoffOrder, month: number): number {
  const owing = states.filter(({ balance, waiting }) => balance + waiting > 0)
  const owedBy = ({ balance, waiting }: State) => balance + waiting
  const total = owing.reduce((sum, state) => sum + owedBy(state), 0)
  if (order === 'proRata') {
    const given = Math.min(amount, total)
    const shares = allocate(given, owing.map(owedBy)) ?? []
    owing.forEach((state, at) => pay(state, shares[at] ?? 0))
    return amount - given
  }
  const ranked =
    order === 'listed'
      ? owing
      : owing.toSorted((one, other) =>
          order === 'avalanche'
            ? other.debt.rateIn(month) - one.debt.rateIn(month) || owedBy(one) - owedBy(other)
            : owedBy(one) - owedBy(other) || other.debt.rateIn(month) - one.debt.rateIn(month),
        )
  let left = amount
  for (const state of ranked) {
    const part = Math.min(left, owedBy(state))
    pay(state, part)
    left -= part
  }
  return left
}

/**
 * Several debts paid month by month: interest is added, minimums are paid, and what is left of the budget goes to one debt after
 * the other by the order, so that a cleared debt's payment rolls on to the next. Amounts are whole minor units, interest is
 * rounded half away from zero each month. Equal rates fall back on the smaller balance, equal balances on the higher rate.
 * Refuses (`short`) a budget below the minimums of a month.
 */
export function payOff(plan: PayoffPlan): Payoff | PayoffRefusal {
  const states: State[] = plan.debts.map((debt) => ({
    debt,
    balance: debt.balanceMinor,
    waiting: debt.waitingMinor ?? 0,
    paid: 0,
    interest: 0,
    grows: false,
  }))
  const months: PayoffMonth[] = []
  let before: { paid: number; interest: number }[] = []
  const owedNow = () => states.reduce((sum, { balance, waiting }) => sum + balance + waiting, 0)
  for (
    let month = 1;
    owedNow() > 0 && month <= (plan.longest ?? mostMonths) && Number.isSafeInteger(owedNow() * 2);
    month++
  ) {
    let deferredMinor = 0
    if (!plan.onlyTotals) before = states.map(({ paid, interest }) => ({ paid, interest }))
    const yearShare = plan.yearShare?.(month) ?? 1 / 12
    const minimums = states.map((state) => {
      const { debt } = state
      const owedBefore = state.balance + state.waiting
      if (debt.deferred && month === debt.deferred.months + 1 && debt.deferred.capitalises) {
        state.balance += state.waiting
        state.waiting = 0
      }
      const interest = roundHalfAway(state.balance * debt.rateIn(month) * yearShare)
      state.interest += interest
      if (plan.unpaid === 'compounds') state.balance += interest
      else state.waiting += interest
      if (debt.deferred && month <= debt.deferred.months) {
        const due = debt.deferred.pays === 'interest' ? interest : 0
        deferredMinor += due
        return due
      }
      const owed = state.balance + state.waiting
      const least = debt.until !== undefined && month >= debt.until ? owed : minimumOf(debt.minimum, owed, interest)
      if (owedBefore > 0 && least < interest) state.grows = true
      return least
    })
    const needed = minimums.reduce((sum, least) => sum + least, 0)
    const isLast = plan.debts.some(({ until }) => until === month)
    const wanted = plan.budgetMinor?.(month, deferredMinor) ?? needed
    const budget = isLast ? Math.max(wanted, needed) : wanted
    if (budget < needed) return { kind: 'short', month, neededMinor: needed }
    states.forEach((state, at) => pay(state, minimums[at] ?? 0))
    const lump = plan.lumps?.reduce((sum, one) => sum + (one.month === month ? one.amountMinor : 0), 0) ?? 0
    handOut(budget - needed + lump, states, plan.order, month)
    for (const state of states) if (state.balance + state.waiting === 0) state.clearedIn ??= month
    if (plan.onlyTotals) continue
    const debts = states.map((state, at) => {
      const owedMinor = state.balance + state.waiting
      return {
        interestMinor: state.interest - (before[at]?.interest ?? 0),
        paidMinor: state.paid - (before[at]?.paid ?? 0),
        owedMinor,
      }
    })
    months.push({
      month,
      debts,
      interestMinor: debts.reduce((sum, { interestMinor }) => sum + interestMinor, 0),
      paidMinor: debts.reduce((sum, { paidMinor }) => sum + paidMinor, 0),
      owedMinor: owedNow(),
    })
  }
  return {
    kind: 'payoff',
    clears: owedNow() === 0,
    months,
    owedMinor: owedNow(),
    paidMinor: states.reduce((sum, { paid }) => sum + paid, 0),
    interestMinor: states.reduce((sum, { interest }) => sum + interest, 0),
    debts: states.map(({ paid, interest, clearedIn, grows }) => ({
      paidMinor: paid,
      interestMinor: interest,
      grows,
      ...(clearedIn === undefined ? {} : { clearedIn }),
    })),
  }
}

/**
 * The smallest even monthly budget in minor units that clears all debts of `plan` within `months` (at least 1), or 0 where nothing is
 * owed. The budget, the lump sums and the longest time of `plan` itself do not count. Found by false position (the Illinois rule) on what is
 * still owed after the last month, or was not needed until then; every fourth step halves the bracket.
 */
export function budgetToClear(plan: PayoffPlan, months: number): number {
  const total = plan.debts.reduce((sum, { balanceMinor, waitingMinor = 0 }) => sum + balanceMinor + waitingMinor, 0)
  if (total === 0) return 0
  /** Above 0: still owed; at most 0: enough. */
  const missing = (budget: number): number => {
    const { debts, order, unpaid, yearShare } = plan
    const budgetMinor = () => budget
    const tried = payOff({
      debts,
      order,
      unpaid,
      budgetMinor,
      longest: months,
      onlyTotals: true,
      ...(yearShare && { yearShare }),
    })
    if (tried.kind === 'short') return Infinity
    return tried.clears ? tried.paidMinor - budget * months : tried.owedMinor
  }
  // No interest at all needs this much, and what clears everything at the first payment is enough.
  let low = { budget: Math.ceil(total / months) - 1, missing: Infinity }
  let high = { budget: total, missing: -Infinity }
  while ((high.missing = missing(high.budget)) > 0) high.budget *= 2
  const rates = plan.debts.map(({ rateIn }) => rateIn(1))
  const guesses = [Math.max(...rates), Math.min(...rates)].map((rate) =>
    Math.ceil(-(payment(rate / 12, months, total) ?? 0)),
  )
  let kept: 'low' | 'high' | undefined
  for (let step = 0; high.budget - low.budget > 1; step++) {
    const crossing = low.budget + ((high.budget - low.budget) * low.missing) / (low.missing - high.missing)
    const middle = Math.floor((low.budget + high.budget) / 2)
    const wanted = guesses[step] ?? (step % 4 === 1 || !Number.isFinite(crossing) ? middle : Math.ceil(crossing))
    const budget = Math.min(high.budget - 1, Math.max(low.budget + 1, wanted))
    const tried = { budget, missing: missing(budget) }
    if (tried.missing > 0) {
      low = tried
      if (kept === 'high') high.missing /= 2
      kept = 'high'
    } else {
      high = tried
      if (kept === 'low') low.missing /= 2
      kept = 'low'
    }
  }
  return high.budget
}
