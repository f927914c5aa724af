import { fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyCell, moneyFromMinor } from '@/lib/families/letters-contracts/amounts'
import { choice, date, integer, longText, money, problem, rate, rows, text, toggle } from '@/lib/kits/generator'
import { latePaymentInEu } from '@/lib/law/eu/late-payment'
import { latePayment } from '@/lib/law/uk/late-payment'
import { versionOn } from '@/lib/law/rule'
import { dailyInterest } from '@/lib/subjects/finance/daily-interest'
import { daysFrom, daysLater } from '@/lib/subjects/time/calendar'
import template from './payment-reminder-letter.template.md'

interface Reminder {
  invoices: readonly { number: string; due?: string; amount?: number }[]
  letterDate?: string | undefined
  law: 'uk' | 'eu' | 'global'
  interest: 'none' | 'contract' | 'statute'
  base?: number | undefined
  agreed?: number | undefined
  charge: boolean
}

interface Line {
  number: string
  due: string
  daysLate: number
  amountMinor: number
  interestMinor: number
  chargeMinor: number
}

const isStatute = ({ interest, law }: Reminder) => interest === 'statute' && law !== 'global'

/** The rate a year that is asked for; undefined where none is, or while the one it follows is missing. */
function rateOf(reminder: Reminder): number | undefined {
  const { interest, law, base, agreed, letterDate } = reminder
  if (interest === 'contract') return agreed
  if (!isStatute(reminder) || base === undefined || !letterDate) return undefined
  if (law === 'uk') {
    const version = versionOn(latePayment, letterDate)
    return version && base + version.value.aboveBase
  }
  const version = versionOn(latePaymentInEu, letterDate)
  return version && base + version.value.aboveReference
}

/** The fixed sum for one debt, in the currency of the law. */
function chargeOn(reminder: Reminder, amount: number): number {
  const { law, letterDate, charge } = reminder
  if (!charge || !isStatute(reminder) || !letterDate) return 0
  if (law === 'eu') return versionOn(latePaymentInEu, letterDate)?.value.owed ?? 0
  const value = versionOn(latePayment, letterDate)?.value
  return value ? (value.sums.find(({ below }) => amount < below)?.owed ?? value.mostOwed) : 0
}

/** The invoices that are overdue on the day of the letter, with what they cost besides. */
function overdueLines(reminder: Reminder, minorDigits: number): Line[] {
  const { invoices, letterDate } = reminder
  const yearly = rateOf(reminder) ?? 0
  return invoices.flatMap(({ number, due, amount }) => {
    const amountMinor = amount === undefined ? undefined : toMinor(amount, minorDigits)
    if (amount === undefined || !amountMinor || !due || !letterDate || due >= letterDate) return []
    const daysLate = daysFrom(due, letterDate)
    return [
      {
        number,
        due,
        daysLate,
        amountMinor,
        interestMinor: dailyInterest(amountMinor, yearly, daysLate),
        chargeMinor: toMinor(chargeOn(reminder, amount), minorDigits) ?? 0,
      },
    ]
  })
}

const sumOf = (lines: readonly Line[], of: (line: Line) => number) => lines.reduce((sum, line) => sum + of(line), 0)

/** In which half of which year an invoice became overdue: the reference rate is that of the half-year. */
function halfYearOf(due: string): string {
  const late = daysLater(due, 1) ?? due
  return `${late.slice(0, 4)} ${late.slice(5, 7) <= '06' ? 'first' : 'second'} half`
}

const ofStatute = { field: 'interest', is: 'statute' } as const

export default defineLetter({
  template,
  law: { field: 'law' },
  rules: [latePayment, latePaymentInEu],
  form: {
    level: choice('Reminder', {
      options: { friendly: 'Friendly', firm: 'Firm', final: 'Last' },
      initial: 'friendly',
    }),
    senderName: text('From', { placeholder: 'Harbour Tools Ltd' }),
    recipientName: text('To', { placeholder: 'Lind Design' }),
    letterDate: date('Date of the letter', { optional: true, later: true }),
    invoices: rows('Invoices', {
      columns: {
        number: text('Invoice', {}),
        due: date('Due', { optional: true }),
        amount: money('Still open', {}),
      },
      initial: [{ number: 'INV-2026-0014', amount: 1200 }],
      row: 'invoice',
      ownLine: 'number',
      min: 1,
      max: 200,
    }),

    law: choice('Law of the contract', {
      options: { uk: 'United Kingdom', eu: 'European Union', global: 'Another country' },
      initial: 'global',
      initialIn: { uk: 'uk', eu: 'eu', de: 'eu', fr: 'eu', es: 'eu', it: 'eu', nl: 'eu', ie: 'eu' },
      refines: true,
      section: 'Interest',
    }),
    interest: choice('Ask for', {
      options: { none: 'No interest', contract: 'Agreed interest', statute: 'Statutory interest' },
      initial: 'none',
      offeredWhen: { statute: { field: 'law', is: ['uk', 'eu'] } },
      refines: true,
      section: 'Interest',
    }),
    agreed: rate('Agreed rate', {
      optional: true,
      later: true,
      per: 'year',
      above: 0,
      max: 1,
      refines: true,
      section: 'Interest',
      shownWhen: { field: 'interest', is: 'contract' },
    }),
    base: rate('Reference rate', {
      optional: true,
      later: true,
      per: 'year',
      min: -0.02,
      max: 0.5,
      negative: true,
      help: 'Of the Bank of England on the last 30 June or 31 December before the invoices fell overdue, or of the European Central Bank at the beginning of that half-year. The statute’s points are added.',
      refines: true,
      section: 'Interest',
      shownWhen: ofStatute,
    }),
    charge: toggle('Fixed sum for each invoice', {
      initial: true,
      refines: true,
      section: 'Interest',
      shownWhen: ofStatute,
    }),

    payWithin: integer('Days to pay', { initial: 7, min: 1, max: 60, refines: true, section: 'The letter' }),
    payTo: text('Pay to', {
      optional: true,
      placeholder: 'GB33BUKB20201555555555, reference 0014',
      refines: true,
      section: 'The letter',
    }),
    earlier: date('Reminded on', {
      optional: true,
      refines: true,
      section: 'The letter',
      shownWhen: { field: 'level', is: ['firm', 'final'] },
    }),
    nextStep: choice('If it is not paid', {
      options: { collection: 'Collection agency', court: 'Court', stop: 'No more deliveries' },
      initial: 'collection',
      as: 'menu',
      refines: true,
      section: 'The letter',
      shownWhen: { field: 'level', is: 'final' },
    }),
    senderAddress: longText('Your address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    senderContact: text('Your phone or e-mail', { optional: true, refines: true, section: 'The letter' }),
    recipientAddress: longText('Their address', {
      optional: true,
      lines: 3,
      maxLength: 500,
      refines: true,
      section: 'The letter',
    }),
    signerName: text('Signed by', { optional: true, as: 'name', refines: true, section: 'The letter' }),
    signerTitle: text('Position of who signs', { optional: true, refines: true, section: 'The letter' }),
  },
  derived: {
    yearlyRate: {
      label: 'rate a year',
      from: ['interest'],
      write(values, { show }) {
        const yearly = rateOf(values)
        return yearly === undefined ? undefined : show.percent(yearly)
      },
    },
    charged: {
      label: 'fixed sum',
      from: ['letterDate'],
      write: (values, { minorDigits }) =>
        sumOf(overdueLines(values, minorDigits), ({ chargeMinor }) => chargeMinor) > 0 ? 'yes' : undefined,
    },
    total: {
      label: 'sum to pay',
      from: ['letterDate'],
      write(values, context) {
        const lines = overdueLines(values, context.minorDigits)
        const sum = sumOf(lines, (line) => line.amountMinor + line.interestMinor + line.chargeMinor)
        return sum > 0 ? moneyFromMinor(sum, context) : undefined
      },
    },
    daily: {
      label: 'interest a day',
      from: ['letterDate'],
      write(values, context) {
        const open = sumOf(overdueLines(values, context.minorDigits), ({ amountMinor }) => amountMinor)
        const oneDay = dailyInterest(open, rateOf(values) ?? 0, 1)
        return oneDay > 0 ? moneyFromMinor(oneDay, context) : undefined
      },
    },
    payBy: {
      label: 'last day to pay',
      from: ['letterDate'],
      write({ letterDate, payWithin }, _, day) {
        const last = letterDate && daysLater(letterDate, payWithin)
        return last ? day(last) : undefined
      },
    },
  },
  tables: {
    overdue: {
      label: 'Overdue invoices',
      from: ['letterDate'],
      write(values, context, day) {
        const lines = overdueLines(values, context.minorDigits)
        const cell = (minor: number) => moneyCell(minor, context)
        const hasInterest = lines.some(({ interestMinor }) => interestMinor > 0)
        const hasCharge = lines.some(({ chargeMinor }) => chargeMinor > 0)
        const amount = (label: string) => ({ label, align: 'end' as const, sum: true })
        return {
          columns: [
            { label: 'Invoice' },
            { label: 'Due' },
            { label: 'Days late', align: 'end' },
            amount('Open'),
            ...(hasInterest ? [amount('Interest')] : []),
            ...(hasCharge ? [amount('Charge')] : []),
          ],
          rows: lines.map(({ number, due, daysLate, amountMinor, interestMinor, chargeMinor }) => [
            number,
            day(due),
            { kind: 'number' as const, value: daysLate },
            cell(amountMinor),
            ...(hasInterest ? [cell(interestMinor)] : []),
            ...(hasCharge ? [cell(chargeMinor)] : []),
          ]),
        }
      },
    },
  },
  unwritten: ['invoices', 'base', 'agreed', 'charge', 'payWithin'],

  refuses(values, { minorDigits }) {
    const { invoices, letterDate } = values
    const isDated = invoices.some(({ due, amount }) => due && amount)
    return letterDate && isDated && overdueLines(values, minorDigits).length === 0
      ? problem('letterDate', 'must be later than the day on which an invoice was due')
      : undefined
  },

  warns(values, { show, minorDigits }) {
    const { invoices, letterDate, interest, law } = values
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const lines = overdueLines(values, minorDigits)
    const early = letterDate ? invoices.filter(({ due }) => due && due >= letterDate) : []
    const undated = invoices.filter(({ due, amount }) => !due && amount !== undefined)
    const halfYears = [...new Set(lines.map(({ due }) => halfYearOf(due)))]
    const cost = sumOf(lines, ({ interestMinor, chargeMinor }) => interestMinor + chargeMinor)
    return [
      ...(early.length > 0
        ? [
            fair(
              `Not yet overdue on the day of the letter, and left out: ${early.map(({ number }) => number).join(', ')}.`,
            ),
          ]
        : []),
      ...(undated.length > 0
        ? [fair(`Without a day on which it was due, and left out: ${undated.map(({ number }) => number).join(', ')}.`)]
        : []),
      ...(interest === 'statute' && law === 'global'
        ? [fair('Statutory interest is known here for the United Kingdom and the European Union only.')]
        : []),
      ...(isStatute(values) && halfYears.length > 1
        ? [
            fair(
              `The invoices fell overdue in different half-years (${halfYears.join(', ')}), which may have different reference rates. Write a letter for each.`,
            ),
          ]
        : []),
      ...(isStatute(values)
        ? [fair('Statutory interest and the fixed sum are owed between businesses, not by consumers.')]
        : []),
      ...(cost > 0
        ? [{ is: 'plain' as const, says: `Interest and charges come to ${show.money(fromMinor(cost, minorDigits))}.` }]
        : []),
    ]
  },

  records: {
    kind: 'letter',
    business: {
      name: 'senderName',
      address: 'senderAddress',
      email: 'senderContact',
      contact: 'signerName',
      payment: 'payTo',
    },
    client: { name: 'recipientName', address: 'recipientAddress' },
    date: 'letterDate',
  },
  makes: 'A payment reminder in three degrees, with days late, simple interest and fixed sums worked out.',
  limits: [
    'Not legal advice. Consumers owe what the contract and their own law say, not the sums for businesses.',
    'Reference rates change and are not looked up. You enter the one that applied.',
    'Interest is simple, from the day after the due date to the day of the letter, a year counted as 365 days.',
    'For the European Union the least under the directive is worked out. Some countries give more, such as a higher rate.',
  ],
  sources: [
    {
      title: 'Late Payment of Commercial Debts (Interest) Act 1998, sections 4 and 5A',
      href: 'https://www.legislation.gov.uk/ukpga/1998/20/contents',
    },
    {
      title: 'The Late Payment of Commercial Debts (Rate of Interest) (No. 3) Order 2002',
      href: 'https://www.legislation.gov.uk/uksi/2002/1675/made',
    },
    { title: 'Directive 2011/7/EU on combating late payment', href: 'https://eur-lex.europa.eu/eli/dir/2011/7/oj' },
  ],

  examples: [
    {
      name: 'Two invoices in Leeds',
      given: {
        level: 'firm',
        senderName: 'Harbour Tools Ltd',
        recipientName: 'Lind Design',
        letterDate: '2026-11-23',
        earlier: '2026-11-02',
        invoices: [
          { number: '0014', due: '2026-09-30', amount: 1200 },
          { number: '0019', due: '2026-10-31', amount: 480.5 },
        ],
        law: 'uk',
        interest: 'statute',
        base: 0.04,
      },
      expect: {
        text: [
          '0014\t30 September 2026\t54\t£1,200.00\t£21.30\t£70.00',
          '0019\t31 October 2026\t23\t£480.50\t£3.63\t£40.00',
          'We ask you to pay £1,815.43 by 30 November 2026.',
        ],
      },
    },
    {
      name: 'A friendly word without interest',
      given: {
        senderName: 'Ana Reyes',
        recipientName: 'Harbour Tools Ltd',
        letterDate: '2026-11-23',
        invoices: [
          { number: '7', due: '2026-11-13', amount: 250 },
          { number: '8', due: '2026-12-01', amount: 90 },
        ],
      },
      expect: { text: ['7\tNovember 13, 2026\t10\t$250.00', 'Please transfer $250.00 by November 30, 2026.'] },
    },
  ],
})
