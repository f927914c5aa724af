import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { amountWords, inWordsFromMinor, moneyCell, moneyFromMinor } from '@/lib/families/letters-contracts/amounts'
import { choice, date, integer, longText, money, percent, problem, rate, text, toggle } from '@/lib/kits/generator'
import { dailyInterest } from '@/lib/subjects/finance/daily-interest'
import { loanSchedule, type LoanSchedule } from '@/lib/subjects/finance/loan-schedule'
import { daysFrom, monthsLater } from '@/lib/subjects/time/calendar'
import template from './promissory-note.template.md'

interface Loan {
  kind: 'instalments' | 'balloon' | 'interest' | 'lump' | 'demand'
  principal?: number | undefined
  rate?: number | undefined
  months: number
  balloon?: number | undefined
  startDate?: string | undefined
  firstDate?: string | undefined
  dueDate?: string | undefined
}

const isMonthly = ({ kind }: Pick<Loan, 'kind'>) => kind !== 'lump' && kind !== 'demand'

/** The payments in whole minor units; undefined where there are none by month, or where the terms have no schedule. */
function scheduleOf(loan: Loan, minorDigits: number): LoanSchedule | undefined {
  const { kind, principal, rate: yearly = 0, months, balloon, firstDate } = loan
  const principalMinor = principal === undefined ? undefined : toMinor(principal, minorDigits)
  if (!isMonthly(loan) || !principalMinor || (kind === 'balloon' && balloon === undefined)) return undefined
  const schedule = loanSchedule({
    principalMinor,
    ratePerPeriod: yearly / 12,
    periods: kind === 'interest' ? 1 : months,
    ...(kind === 'interest' && months > 1 ? { moratorium: { periods: months - 1, interest: 'paid' as const } } : {}),
    ...(kind === 'balloon' ? { balloonMinor: toMinor(balloon ?? 0, minorDigits) ?? 0 } : {}),
    ...(firstDate ? { firstDate } : {}),
  })
  return schedule.kind === 'schedule' ? schedule : undefined
}

/** Simple interest of the whole time in minor units, a year counted as 365 days; undefined while a day is missing. */
function lumpInterestOf({ principal, rate: yearly = 0, startDate, dueDate }: Loan, minorDigits: number) {
  const principalMinor = principal === undefined ? undefined : toMinor(principal, minorDigits)
  if (principalMinor === undefined || !startDate || !dueDate || dueDate < startDate) return undefined
  return dailyInterest(principalMinor, yearly, daysFrom(startDate, dueDate))
}

const monthly = { field: 'kind', is: ['instalments', 'balloon', 'interest'] } as const

export default defineLetter({
  template,
  form: {
    borrowerName: text('Borrower', { placeholder: 'Ana Reyes', as: 'name' }),
    lenderName: text('Lender', { placeholder: 'Maya Lind', as: 'name' }),
    principal: money('Sum', { optional: true, later: true, above: 0 }),
    rate: rate('Interest', { optional: true, per: 'year', max: 1, help: 'Empty or 0 for a loan without interest.' }),
    startDate: date('Date of the note', {
      optional: true,
      later: true,
      help: 'The day on which the money was paid out.',
    }),

    kind: choice('Paid back', {
      options: {
        instalments: 'In equal instalments',
        balloon: 'In instalments, with a larger last payment',
        interest: 'Interest each month, the sum at the end',
        lump: 'All on one day',
        demand: 'When the lender asks for it',
      },
      initial: 'instalments',
      as: 'menu',
      refines: true,
      section: 'Repayment',
    }),
    months: integer('Payments', {
      initial: 12,
      min: 1,
      max: 480,
      help: 'One a month.',
      refines: true,
      section: 'Repayment',
      shownWhen: monthly,
    }),
    firstDate: date('First payment', {
      optional: true,
      later: true,
      refines: true,
      section: 'Repayment',
      shownWhen: monthly,
    }),
    balloon: money('Larger last payment', {
      optional: true,
      later: true,
      above: 0,
      help: 'Due with the last instalment, on top of it.',
      refines: true,
      section: 'Repayment',
      shownWhen: { field: 'kind', is: 'balloon' },
    }),
    dueDate: date('Due on', {
      optional: true,
      later: true,
      refines: true,
      section: 'Repayment',
      shownWhen: { field: 'kind', is: 'lump' },
    }),
    demandDays: integer('Days after it is asked for', {
      initial: 30,
      min: 1,
      max: 365,
      refines: true,
      section: 'Repayment',
      shownWhen: { field: 'kind', is: 'demand' },
    }),
    attached: toggle('List the payments', {
      initial: true,
      refines: true,
      section: 'Repayment',
      shownWhen: monthly,
    }),
    words: amountWords('Repayment'),

    prepay: toggle('May be paid early', { initial: true, refines: true, section: 'Early and late' }),
    lateFee: percent('Late fee', {
      optional: true,
      above: 0,
      max: 0.25,
      help: 'Share of the late payment.',
      refines: true,
      section: 'Early and late',
    }),
    graceDays: integer('Late after', {
      initial: 10,
      unit: 'days',
      min: 1,
      max: 60,
      refines: true,
      section: 'Early and late',
    }),
    acceleration: toggle('All falls due if payments stop', { initial: true, refines: true, section: 'Early and late' }),
    defaultDays: integer('Days before that', {
      initial: 30,
      min: 1,
      max: 120,
      refines: true,
      section: 'Early and late',
      shownWhen: { field: 'acceleration', is: true },
    }),
    ceiling: rate('Highest lawful rate', {
      optional: true,
      per: 'year',
      max: 5,
      help: 'Of your state or country. The page compares; it does not stand in the note.',
      refines: true,
      section: 'Early and late',
    }),

    place: text('Place', { optional: true, placeholder: 'Leeds', refines: true, section: 'Parties and law' }),
    borrowerAddress: longText('Address of the borrower', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties and law',
    }),
    lenderAddress: longText('Address of the lender', {
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'Parties and law',
    }),
    collateral: text('Security', {
      optional: true,
      placeholder: 'the car with the registration AB12 CDE.',
      maxLength: 500,
      refines: true,
      section: 'Parties and law',
    }),
    guarantorName: text('Guarantor', { optional: true, as: 'name', refines: true, section: 'Parties and law' }),
    governingLaw: text('Governing law', {
      placeholder: 'England and Wales, or the State of Ohio',
      refines: true,
      section: 'Parties and law',
    }),
    courts: text('Courts', { optional: true, refines: true, section: 'Parties and law' }),
  },
  unwritten: ['words', 'attached', 'ceiling'],
  derived: {
    principalWords: {
      label: 'sum in words',
      from: ['principal'],
      write: ({ principal, words }, context) =>
        inWordsFromMinor(toMinor(principal ?? 0, context.minorDigits) ?? 0, words, context),
    },
    yearlyRate: {
      label: 'interest',
      from: ['rate'],
      write: ({ rate: yearly }, { show }) => (yearly ? show.percent(yearly) : undefined),
    },
    instalment: {
      label: 'instalment',
      from: ['principal'],
      write(values, context) {
        const schedule = scheduleOf(values, context.minorDigits)
        return schedule && moneyFromMinor(schedule.instalmentMinor, context)
      },
    },
    lumpInterest: {
      label: 'interest',
      from: ['principal', 'startDate', 'dueDate'],
      write(values, context) {
        const interest = lumpInterestOf(values, context.minorDigits)
        return interest === undefined ? undefined : moneyFromMinor(interest, context)
      },
    },
    lumpSum: {
      label: 'sum with interest',
      from: ['principal', 'startDate', 'dueDate'],
      write(values, context) {
        const interest = lumpInterestOf(values, context.minorDigits)
        const sum = toMinor(values.principal ?? 0, context.minorDigits)
        return interest === undefined || sum === undefined ? undefined : moneyFromMinor(sum + interest, context)
      },
    },
  },
  tables: {
    schedule: {
      label: 'Payments',
      from: ['principal', 'firstDate'],
      write(values, context, day) {
        const schedule = values.attached ? scheduleOf(values, context.minorDigits) : undefined
        if (!schedule) return undefined
        const cell = (minor: number) => moneyCell(minor, context)
        return {
          columns: [
            { label: 'Due', width: 3 },
            { label: 'No.', align: 'end', width: 1 },
            { label: 'Payment', align: 'end', sum: true, width: 2 },
            { label: 'Interest', align: 'end', sum: true, width: 2 },
            { label: 'Repaid', align: 'end', sum: true, width: 2 },
            { label: 'Left', align: 'end', width: 2 },
          ],
          rows: schedule.rows.map((row) => [
            row.date === undefined ? '' : day(row.date),
            { kind: 'number', value: row.period },
            cell(row.instalmentMinor),
            cell(row.interestMinor),
            cell(row.principalMinor),
            cell(row.closingMinor),
          ]),
        }
      },
    },
  },

  refuses(values, { minorDigits }) {
    const { kind, principal, balloon, startDate, firstDate, dueDate } = values
    if (isMonthly(values) && startDate && firstDate && firstDate < startDate)
      return problem('firstDate', 'must not be before the date of the note')
    if (kind === 'lump' && startDate && dueDate && dueDate <= startDate)
      return problem('dueDate', 'must be after the date of the note')
    if (kind === 'balloon' && principal !== undefined && balloon !== undefined && balloon >= principal)
      return problem('balloon', 'must be less than the sum')
    const isComplete = isMonthly(values) && principal !== undefined && (kind !== 'balloon' || balloon !== undefined)
    return isComplete && scheduleOf(values, minorDigits) === undefined
      ? problem('months', 'must be fewer: the instalments would not repay the sum')
      : undefined
  },

  warns(values, { show, minorDigits }) {
    const { rate: yearly, ceiling, startDate, firstDate, collateral, principal } = values
    const usual = startDate && monthsLater(startDate, 1)
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const schedule = scheduleOf(values, minorDigits)
    return [
      {
        is: 'plain' as const,
        says: 'Not legal advice. Lending as a business, and lending to consumers, needs a licence or more information in many countries.',
      },
      ...(ceiling !== undefined && yearly !== undefined && yearly > ceiling
        ? [
            {
              is: 'bad' as const,
              says: `The interest is above the highest lawful rate that you entered, ${show.percent(ceiling)} a year.`,
            },
          ]
        : []),
      ...(yearly && ceiling === undefined
        ? [fair('Many states and countries limit interest. Look the limit up and enter it under “More options”.')]
        : []),
      ...(isMonthly(values) && usual && firstDate && firstDate !== usual
        ? [
            fair(
              `The first payment is not one month after the date of the note (${show.date(usual)}). It bears the interest of one month all the same.`,
            ),
          ]
        : []),
      ...(schedule && principal !== undefined
        ? [
            {
              is: 'plain' as const,
              says: `All payments come to ${show.money(fromMinor(schedule.paidMinor, minorDigits))}, of which ${show.money(fromMinor(schedule.interestMinor, minorDigits))} is interest.`,
            },
          ]
        : []),
      ...(collateral
        ? [fair('Security often needs a document or registration of its own to be valid against others.')]
        : []),
    ]
  },

  records: {
    kind: 'contract',
    business: { name: 'lenderName', address: 'lenderAddress' },
    client: { name: 'borrowerName', address: 'borrowerAddress' },
    date: 'startDate',
  },
  makes: 'A promissory note with its payments worked out in whole cents, down to a balance of zero.',
  limits: [
    'Not legal advice. For a loan between people or firms who know each other; consumer credit and mortgages are not covered.',
    'Highest rates of interest are not looked up. Enter the one of your place, and the page compares.',
    'Interest of monthly payments is a twelfth of a year’s for each month, whatever its days. A sum due on one day, or on demand, counts days over 365.',
    'Whether a note may be passed on to others like a cheque depends on wording that differs by country. This one is a promise to one lender.',
  ],
  sources: [
    {
      title: 'OASIS OpenDocument 1.3, part 4 (OpenFormula): PMT',
      href: 'https://docs.oasis-open.org/office/OpenDocument/v1.3/os/part4-formula/OpenDocument-v1.3-os-part4-formula.html',
    },
    { title: 'ISO 8601-1:2019, calendar days and months', href: 'https://www.iso.org/standard/70907.html' },
  ],

  examples: [
    {
      name: 'Twelve instalments between friends',
      given: {
        borrowerName: 'Ana Reyes',
        lenderName: 'Maya Lind',
        principal: 6000,
        rate: 0.06,
        startDate: '2027-01-15',
        firstDate: '2027-02-15',
        governingLaw: 'the State of Ohio',
      },
      expect: {
        text: [
          '$6,000 (Six thousand dollars)',
          'Each is $516.40; the last one is what is then left.',
          'January 15, 2028\t12\t$516.39\t$2.57\t$513.82\t$0.00',
        ],
      },
    },
    {
      name: 'All back on one day',
      given: {
        borrowerName: 'Lind Design',
        lenderName: 'Harbour Tools Ltd',
        principal: 10000,
        rate: 0.05,
        kind: 'lump',
        startDate: '2027-01-01',
        dueDate: '2027-12-31',
        governingLaw: 'England and Wales',
      },
      expect: { text: ['That is $10,498.63, of which $498.63 is interest.'] },
    },
  ],
})
