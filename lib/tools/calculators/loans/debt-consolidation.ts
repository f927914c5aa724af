import {
  choice,
  date,
  defineCalculator,
  duration,
  money,
  percent,
  problem,
  rate,
  rows,
  text,
} from '@/lib/kits/calculator'
import { lastInstalmentSentence, loanSchedule } from '@/lib/engines/loan-schedule'
import { payment, ratePerPeriod } from '@/lib/subjects/finance/annuity'
import { paymentDate } from '@/lib/subjects/finance/payment-dates'
import { fromMinor, roundHalfAway, toMinor } from '@/lib/base/money/minor-units'

/** Months after which a debt counts as one that never clears. */
const longest = 1200

export default defineCalculator({
  inputs: {
    debts: rows('Your debts', {
      row: 'debt',
      min: 1,
      max: 12,
      columns: {
        name: text('Debt', { initial: 'Card', maxLength: 30 }),
        balance: money('Owed', { initial: 2000, above: 0, max: 1e9 }),
        rate: percent('APR', { initial: 0.2, max: 2 }),
        rule: choice('You pay', {
          options: { fixed: 'Fixed sum', share: '% of balance', shareAndInterest: '% and interest' },
          initial: 'fixed',
          as: 'menu',
        }),
        payment: money('Sum or least sum', { initial: 80, max: 1e9 }),
        share: percent('% of balance', { initial: 0.03, max: 1 }),
        penalty: money('Closing fee', { initial: 0, max: 1e9 }),
      },
      initial: [
        { name: 'Credit card', balance: 6000, rate: 0.229, rule: 'share', payment: 25, share: 0.03, penalty: 0 },
        { name: 'Store card', balance: 2500, rate: 0.279, rule: 'fixed', payment: 120, share: 0, penalty: 0 },
        { name: 'Personal loan', balance: 8000, rate: 0.11, rule: 'fixed', payment: 260, share: 0, penalty: 80 },
      ],
    }),
    newRate: rate('Rate of the new loan', { initial: 0.105, slider: { to: 0.4, step: 0.0025 }, per: 'year', max: 1 }),
    months: duration('Term of the new loan', {
      initial: 48,
      slider: { from: 6, to: 120, step: 6 },
      min: 1,
      max: 360,
      decimals: 2,
    }),
    feeRate: percent('Fee of the new loan', { initial: 0.03, slider: { to: 0.1, step: 0.0025 }, max: 0.2 }),
    feeHow: choice('The fee is', {
      options: { added: 'Added to the loan', deducted: 'Taken from the payout' },
      initial: 'deducted',
      refines: true,
    }),
    firstDate: date('First payment on', { initial: '2027-01-15', min: '1990-01-01', max: '2099-12-31', refines: true }),
    spending: money('New spending on freed cards a month', {
      initial: 0,
      max: 1e9,
      help: 'Left unpaid during the new loan, at the average rate of the old debts.',
      refines: true,
    }),
  },
  outputs: {
    newPayment: { kind: 'money', label: 'New monthly payment' },
    verdict: { kind: 'verdict', label: 'Keep or consolidate' },
    saved: { kind: 'money', label: 'Saved by consolidating', help: 'Interest and fees of both ways.', optional: true },
    paymentNow: { kind: 'money', label: 'What you pay this month' },
    averageRate: { kind: 'percent', label: 'Weighted APR now' },
    trueRate: { kind: 'percent', label: 'True APR of the new loan, with fee', optional: true },
    borrowed: { kind: 'money', label: 'New loan', section: 'The new loan' },
    fee: { kind: 'money', label: 'Fee of the new loan', section: 'The new loan' },
    costKeep: { kind: 'money', label: 'Interest if you keep them', optional: true, section: 'Both ways' },
    costNew: { kind: 'money', label: 'Interest and fees of the new loan', section: 'Both ways' },
    payoffKeep: { kind: 'date', label: 'Free of debt if you keep them', optional: true, section: 'Both ways' },
    payoffNew: { kind: 'date', label: 'New loan repaid', section: 'Both ways' },
    rounding: { kind: 'verdict', label: 'What the last payment absorbs', section: 'Both ways' },
    cardBalance: { kind: 'money', label: 'Owed on the freed cards then', optional: true, section: 'Both ways' },
    breakEvenRate: {
      kind: 'percent',
      label: 'Break-even rate for this term',
      help: 'Below it the new loan is cheaper.',
      optional: true,
      section: 'Break-even',
    },
    breakEvenMonths: {
      kind: 'count',
      label: 'Longest term that still saves, in months',
      optional: true,
      section: 'Break-even',
    },
    sameMonths: {
      kind: 'count',
      label: 'Months if you go on paying the old sum',
      optional: true,
      section: 'Same payment as now',
    },
    sameSaved: { kind: 'money', label: 'Saved that way', optional: true, section: 'Same payment as now' },
    list: {
      kind: 'table',
      label: 'Debt by debt, if you keep them',
      columns: {
        name: { kind: 'text', label: 'Debt' },
        balance: { kind: 'money', label: 'Owed' },
        first: { kind: 'money', label: 'This month' },
        months: { kind: 'count', label: 'Months' },
        interest: { kind: 'money', label: 'Interest' },
      },
      totals: ['balance', 'first'],
    },
    path: {
      kind: 'series',
      label: 'Owed by month',
      columns: {
        month: { kind: 'count', label: 'Month' },
        keep: { kind: 'money', label: 'Keep the debts' },
        consolidated: { kind: 'money', label: 'Consolidate' },
      },
    },
  },
  formula:
    'New loan = debts and closing fees × (1 + fee) if the fee is added, ÷ (1 − fee) if it is taken from the payout; payment = L × r ÷ (1 − (1 + r)^−n); saving = interest of the old debts − (payments of the new loan − debts) − interest on new spending',
  limits: [
    'Each old debt is paid by itself: what one leaves free when it is gone does not go to the next.',
    'A percentage of the balance is taken from the balance with this month’s interest, a percentage plus interest from the balance before it.',
    'Interest is charged once a month at a twelfth of the yearly rate, and the old rates do not change.',
    'A debt counts as never cleared when a payment does not exceed its interest, or after 100 years.',
  ],
  sources: [
    {
      title: 'Consumer Financial Protection Bureau: What do I need to know about consolidating my credit card debt?',
      href: 'https://www.consumerfinance.gov/ask-cfpb/',
    },
    {
      title: 'Microsoft Support: RATE function',
      href: 'https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce',
    },
  ],

  compute({ debts, newRate, months, feeRate, feeHow, firstDate, spending }, { minorDigits, show }) {
    const minor = (amount: number) => toMinor(amount, minorDigits) ?? 0
    const money = (amount: number) => fromMinor(amount, minorDigits)
    const kept = debts.map((debt, index) => ({
      name: debt.name.trim() || `Debt ${index + 1}`,
      rate: debt.rate,
      ...runDown(minor(debt.balance), debt.rate / 12, debt.rule, minor(debt.payment), debt.share),
    }))
    const owedMinor = debts.reduce((sum, { balance }) => sum + minor(balance), 0)
    if (owedMinor < 1) return problem('debts', 'must add up to at least the smallest coin')
    const neededMinor = owedMinor + debts.reduce((sum, { penalty }) => sum + minor(penalty), 0)
    const borrowedMinor = roundHalfAway(feeHow === 'added' ? neededMinor * (1 + feeRate) : neededMinor / (1 - feeRate))
    const periods = Math.round(months)
    const terms = { principalMinor: borrowedMinor, ratePerPeriod: newRate / 12 }
    const loan = loanSchedule({ ...terms, periods })
    if (loan.kind === 'refused') return problem('debts', 'must be larger for so many payments')

    const averageRate = debts.reduce((sum, { balance, rate: apr }) => sum + minor(balance) * apr, 0) / owedMinor
    const cards: number[] = []
    let card = 0
    let cardInterest = 0
    const spendingMinor = minor(spending)
    for (let month = 0; month < periods; month++) {
      const interest = roundHalfAway(card * (averageRate / 12))
      cardInterest += interest
      card += interest + spendingMinor
      cards.push(card)
    }
    if (!Number.isSafeInteger(card)) return problem('spending', 'must be smaller for so long a term')

    const costNewMinor = loan.paidMinor - owedMinor + cardInterest
    const stuck = kept.filter(({ clears }) => !clears)
    const costKeepMinor = kept.reduce((sum, { interest }) => sum + interest, 0)
    const monthsKept = Math.max(...kept.map(({ balances }) => balances.length))
    const paymentNow = kept.reduce((sum, { first }) => sum + first, 0)
    const saved = costKeepMinor - costNewMinor
    const trueRate = ratePerPeriod(periods, -loan.instalmentMinor, neededMinor)
    const bearable = owedMinor + costKeepMinor - cardInterest
    const breakEvenRate = stuck.length > 0 ? undefined : ratePerPeriod(periods, -bearable / periods, borrowedMinor)
    const same = paymentNow > loan.instalmentMinor ? loanSchedule({ ...terms, instalmentMinor: paymentNow }) : undefined
    const rowsShown = Math.max(stuck.length > 0 ? Math.max(periods, 120) : monthsKept, periods)
    const clears = stuck.length === 0
    const dearer = show.money(money(Math.abs(saved)))
    return {
      newPayment: money(loan.instalmentMinor),
      verdict: !clears
        ? {
            is: 'bad',
            says: `${stuck.map(({ name }) => name).join(', ')}: at these payments never cleared. Pay more on it, or move it to a loan that ends.`,
          }
        : saved > 0
          ? {
              is: card > 0 ? 'fair' : 'good',
              says:
                card > 0
                  ? `The new loan saves ${dearer}, but you would then owe ${show.money(money(card))} on the cards again.`
                  : `The new loan costs ${dearer} less in all.`,
            }
          : saved === 0
            ? { is: 'fair', says: 'The new loan costs the same in all.' }
            : {
                is: 'bad',
                says:
                  loan.instalmentMinor < paymentNow
                    ? `The payment falls, but you pay ${dearer} more in all.`
                    : `The new loan costs ${dearer} more in all.`,
              },
      ...(clears ? { saved: money(saved), costKeep: money(costKeepMinor) } : {}),
      paymentNow: money(paymentNow),
      averageRate,
      ...(trueRate === undefined ? {} : { trueRate: trueRate * 12 }),
      borrowed: money(borrowedMinor),
      fee: money(borrowedMinor - neededMinor),
      costNew: money(costNewMinor),
      ...(clears ? { payoffKeep: paymentDate(firstDate, monthsKept - 1, 12) } : {}),
      payoffNew: paymentDate(firstDate, loan.rows.length - 1, 12) ?? firstDate,
      rounding: {
        is: 'plain',
        says: lastInstalmentSentence(loan, (amount) => show.money(money(amount))),
      },
      ...(card > 0 ? { cardBalance: money(card) } : {}),
      ...(breakEvenRate !== undefined && breakEvenRate >= 0 ? { breakEvenRate: breakEvenRate * 12 } : {}),
      ...(clears ? longestTerm(newRate / 12, borrowedMinor, owedMinor + costKeepMinor) : {}),
      ...(same?.kind === 'schedule'
        ? {
            sameMonths: same.rows.length,
            ...(clears ? { sameSaved: money(costKeepMinor - (same.paidMinor - owedMinor)) } : {}),
          }
        : {}),
      list: kept.map(({ name, clears: ends, first, interest, balances }, index) => ({
        name,
        balance: money(minor(debts[index]?.balance ?? 0)),
        first: money(first),
        months: ends ? balances.length : null,
        interest: ends ? money(interest) : null,
      })),
      path: Array.from({ length: rowsShown + 1 }, (_, month) => ({
        month,
        keep: money(
          kept.reduce(
            (sum, { start, balances, clears: ends }) =>
              sum + (month === 0 ? start : (balances[month - 1] ?? (ends ? 0 : (balances.at(-1) ?? start)))),
            0,
          ),
        ),
        consolidated: money(
          month === 0 ? borrowedMinor : (loan.rows[month - 1]?.closingMinor ?? 0) + (cards[month - 1] ?? card),
        ),
      })),
    }
  },

  steps: ({ debts, feeHow }) => [
    {
      gives: 'averageRate',
      is: `(${debts.map((_, at) => `{list.${at}.balance} × {debts.${at}.rate}`).join(' + ')}) ÷ {list.balance}`,
    },
    {
      gives: 'borrowed',
      is: `({list.balance} + {debts.penalty}) ${feeHow === 'added' ? '× (1 + {feeRate})' : '÷ (1 − {feeRate})'}`,
      rounded: 'cents that add up',
    },
    { finds: 'Rate a month', as: 'monthly', in: 'percent', decimals: 4, is: '{newRate} ÷ 12' },
    { as: 'payments', in: 'count', is: '{months}', rounded: 'nearest' },
    { gives: 'newPayment', is: '{borrowed} ÷ {payments}', rounded: 'cents', when: { field: 'newRate', is: 0 } },
    {
      gives: 'newPayment',
      is: '{borrowed} × {monthly} ÷ (1 − (1 + {monthly})^−{payments})',
      rounded: 'cents',
      unless: { field: 'newRate', is: 0 },
    },
    {
      gives: 'costNew',
      says: 'All payments − {list.balance}[, and the interest within {cardBalance} on the cards]; {fee} of it is the fee',
    },
    {
      finds: 'True APR',
      gives: 'trueRate',
      says: 'Rate at which the payments are worth {list.balance}[ + {debts.penalty}] today',
    },
    { gives: 'saved', is: '{costKeep} − {costNew}' },
  ],

  charts: [
    { kind: 'line', title: 'What you owe, month by month', of: 'path', x: 'month', y: ['keep', 'consolidated'] },
  ],
  examples: [
    {
      name: 'Two cards and a loan',
      given: {
        debts: [
          { name: 'Credit card', balance: 6000, rate: 0.229, rule: 'share', payment: 25, share: 0.03, penalty: 0 },
          { name: 'Store card', balance: 2500, rate: 0.279, rule: 'fixed', payment: 120, share: 0, penalty: 0 },
          { name: 'Personal loan', balance: 8000, rate: 0.11, rule: 'fixed', payment: 260, share: 0, penalty: 80 },
        ],
        newRate: 0.105,
        months: 48,
        feeRate: 0.03,
        feeHow: 'deducted',
        firstDate: '2027-01-15',
        spending: 0,
      },
      expect: { averageRate: 0.1789, paymentNow: 563.44, newPayment: 437.63, trueRate: 0.1212, saved: 6978.24 },
    },
  ],
})

/** One debt paid by itself, in minor units. It clears unless a payment fails to exceed the interest. */
function runDown(
  start: number,
  monthlyRate: number,
  rule: 'fixed' | 'share' | 'shareAndInterest',
  least: number,
  share: number,
) {
  const balances: number[] = []
  let balance = start
  let interestPaid = 0
  let first = 0
  while (balance > 0 && balances.length < longest) {
    const interest = roundHalfAway(balance * monthlyRate)
    const owed = balance + interest
    const asked = {
      fixed: 0,
      share: roundHalfAway(owed * share),
      shareAndInterest: roundHalfAway(balance * share) + interest,
    }[rule]
    const paid = Math.min(owed, Math.max(asked, least))
    if (balances.length === 0) first = paid
    if (paid <= interest && paid < owed) break
    interestPaid += interest
    balance = owed - paid
    balances.push(balance)
  }
  return { start, balances, interest: interestPaid, first, clears: balance === 0 }
}

/** The longest term whose payments add up to no more than `bearable`; nothing when even one month costs more. */
function longestTerm(monthlyRate: number, borrowed: number, bearable: number): { breakEvenMonths?: number } {
  if (monthlyRate === 0) return {}
  let breakEvenMonths = 0
  while (
    breakEvenMonths < 600 &&
    -(payment(monthlyRate, breakEvenMonths + 1, borrowed) ?? -Infinity) * (breakEvenMonths + 1) <= bearable
  )
    breakEvenMonths++
  return breakEvenMonths > 0 ? { breakEvenMonths } : {}
}
