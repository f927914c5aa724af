import { csvText } from '@/lib/base/format/csv-cell'
import { decimalText, fromMinor, toMinor } from '@/lib/base/money/minor-units'
import { defineLetter } from '@/lib/families/letters-contracts'
import { moneyCell, moneyFromMinor, sumInMinor } from '@/lib/families/letters-contracts/amounts'
import {
  employeeAddress,
  employerDetails,
  employerSigner,
  employmentParties,
  letterDate,
  payDay,
  payPeriod,
  toneOfLetter,
  employerRecords,
} from '@/lib/families/letters-contracts/employment-fields'
import { choice, date, money, problem, rows, text, toggle } from '@/lib/kits/generator'
import { backPayMinor } from '@/lib/subjects/workforce/back-pay'
import template from './salary-increment-letter.template.md'

type Show = { percent(fraction: number, decimals?: number): string }

/** A change in per cent with its sign; 'new' where there was nothing before. */
function changeText(before: number, after: number, show: Show): string {
  if (before === 0) return after === 0 ? 'unchanged' : 'new'
  if (before === after) return 'unchanged'
  return `${after > before ? '+' : '−'}${show.percent(Math.abs(after - before) / before, 2)}`
}

interface Pay {
  oldPay?: number | undefined
  newPay?: number | undefined
  parts: readonly { part: string; before?: number | undefined; after?: number | undefined }[]
}

const named = ({ parts }: Pay) => parts.filter(({ part }) => part.trim() !== '')

/** Both pays in minor units, of the parts where there are any; undefined while one is missing. */
function paysOf(pay: Pay, minorDigits: number): { before: number; after: number } | undefined {
  const parts = named(pay)
  if (parts.length > 0)
    return {
      before: sumInMinor(
        parts.map(({ before }) => before),
        minorDigits,
      ),
      after: sumInMinor(
        parts.map(({ after }) => after),
        minorDigits,
      ),
    }
  const before = pay.oldPay === undefined ? undefined : toMinor(pay.oldPay, minorDigits)
  const after = pay.newPay === undefined ? undefined : toMinor(pay.newPay, minorDigits)
  return before === undefined || after === undefined ? undefined : { before, after }
}

export default defineLetter({
  template,
  form: {
    ...employmentParties(),
    oldPay: money('Pay until now', { optional: true, later: true, max: 1e12 }),
    newPay: money('New pay', { optional: true, later: true, max: 1e12 }),
    startDate: date('From', { optional: true, later: true }),

    payPer: payPeriod('Pay'),
    parts: rows('Parts of the pay', {
      row: 'part',
      columns: {
        part: text('Part', { maxLength: 100 }),
        before: money('Until now', { optional: true, max: 1e12 }),
        after: money('New', { optional: true, max: 1e12 }),
      },
      initial: [],
      min: 0,
      max: 30,
      help: 'In place of the two amounts above.',
      refines: true,
      section: 'Pay',
    }),
    reason: choice('Reason', {
      options: {
        none: 'Not named',
        performance: 'Performance',
        market: 'Pay elsewhere',
        cost: 'Cost of living',
        duties: 'New duties',
        agreement: 'Collective agreement',
      },
      initial: 'none',
      as: 'menu',
      refines: true,
      section: 'Pay',
    }),
    paidFrom: date('First paid on', {
      optional: true,
      help: 'Where that is later than the day above, the letter states the difference.',
      refines: true,
      section: 'Pay',
    }),
    payDay: payDay('Pay'),
    lower: toggle('The new pay is lower, and that is meant', { refines: true, section: 'Pay' }),
    confidential: toggle('A line on discretion', { refines: true, section: 'The letter' }),
    tone: toneOfLetter(),
    letterDate: letterDate(),
    ...employerDetails(),
    employeeAddress: employeeAddress(),
    ...employerSigner(),

    bulk: toggle('Many letters at once', { refines: true, section: 'Many letters' }),
    people: rows('Employees', {
      row: 'employee',
      columns: {
        employeeName: text('Employee', { optional: true, maxLength: 150 }),
        oldPay: money('Pay until now', { optional: true, max: 1e12 }),
        newPay: money('New pay', { optional: true, max: 1e12 }),
        startDate: date('From', { optional: true }),
      },
      initial: [],
      min: 0,
      max: 2000,
      help: 'Paste rows from a spreadsheet. An empty cell takes what stands in the form.',
      refines: true,
      section: 'Many letters',
      shownWhen: { field: 'bulk', is: true },
    }),
  },
  unwritten: ['lower', 'bulk', 'people'],
  merge: {
    rows: 'people',
    shownBy: 'bulk',
    named: 'employeeName',
    sheet: {
      name: 'control.csv',
      write(letters, { minorDigits, show }) {
        const rowsOf = letters.map((letter) => ({ letter, pays: paysOf(letter, minorDigits) }))
        const total = (of: 'before' | 'after') => rowsOf.reduce((all, { pays }) => all + (pays ? pays[of] : 0), 0)
        const amount = (minor: number) => decimalText(minor, minorDigits)
        return csvText([
          ['Employee', 'Until now', 'New', 'Difference', 'Change'],
          ...rowsOf.map(({ letter, pays }) => [
            letter.employeeName,
            pays ? amount(pays.before) : '',
            pays ? amount(pays.after) : '',
            pays ? amount(pays.after - pays.before) : '',
            pays ? changeText(pays.before, pays.after, show) : '',
          ]),
          ['Total', amount(total('before')), amount(total('after')), amount(total('after') - total('before')), ''],
        ])
      },
    },
  },
  derived: {
    change: {
      label: 'change',
      from: ['oldPay', 'newPay'],
      write({ oldPay = 0, newPay = 0 }, { show, minorDigits }) {
        const [before, after] = [toMinor(oldPay, minorDigits) ?? 0, toMinor(newPay, minorDigits) ?? 0]
        const text = changeText(before, after, show)
        return text === 'new' || text === 'unchanged'
          ? text
          : `${text}, ${after > before ? 'more' : 'less'} by ${show.money(fromMinor(Math.abs(after - before), minorDigits))}`
      },
    },
    backPay: {
      label: 'difference',
      from: ['startDate', 'paidFrom'],
      write(values, context) {
        const { startDate, paidFrom, payPer } = values
        const pays = paysOf(values, context.minorDigits)
        if (!pays || !startDate || !paidFrom || paidFrom <= startDate || pays.after <= pays.before) return undefined
        const minor = backPayMinor(pays.after - pays.before, payPer, startDate, paidFrom)
        return minor === undefined ? undefined : moneyFromMinor(minor, context)
      },
    },
  },
  tables: {
    partsTable: {
      label: 'Parts of the pay',
      from: ['parts'],
      write(values, context) {
        const cell = (amount: number | undefined) => moneyCell(toMinor(amount ?? 0, context.minorDigits) ?? 0, context)
        const pays = paysOf(values, context.minorDigits)
        return {
          columns: [
            { label: `Before tax, a ${values.payPer}`, width: 4 },
            { label: 'Until now', align: 'end', width: 3 },
            { label: 'New', align: 'end', width: 3 },
            { label: 'Change', align: 'end', width: 2 },
          ],
          rows: [
            ...named(values).map(({ part, before, after }) => [
              part.trim(),
              cell(before),
              cell(after),
              changeText(before ?? 0, after ?? 0, context.show),
            ]),
            ...(pays
              ? [
                  [
                    'Together',
                    moneyCell(pays.before, context),
                    moneyCell(pays.after, context),
                    changeText(pays.before, pays.after, context.show),
                  ],
                ]
              : []),
          ],
        }
      },
    },
  },

  refuses(values, { minorDigits }) {
    const pays = paysOf(values, minorDigits)
    const isLower = pays !== undefined && pays.after < pays.before
    if (isLower && !values.lower)
      return problem('newPay', 'must not be lower than the pay until now, unless you tick that it is meant')
    return undefined
  },

  warns(values, { minorDigits, show }) {
    const { startDate, paidFrom, payPer, confidential, lower } = values
    const fair = (says: string) => ({ is: 'fair' as const, says })
    const pays = paysOf(values, minorDigits)
    const rise = pays && pays.before > 0 ? pays.after / pays.before - 1 : 0
    return [
      ...(rise > 0.5 ? [fair(`The pay rises by ${show.percent(rise, 1)}. Is a figure wrong?`)] : []),
      ...(lower && pays && pays.after < pays.before
        ? [fair('A lower pay needs the employee’s consent in most countries. A letter alone does not change it.')]
        : []),
      ...(startDate && paidFrom && paidFrom > startDate && payPer === 'hour'
        ? [fair('The difference of an hourly pay depends on the hours worked and is not stated.')]
        : []),
      ...(confidential
        ? [fair('Many laws let employees speak about their pay. The line asks for discretion and forbids nothing.')]
        : []),
    ]
  },

  records: employerRecords,
  makes:
    'A letter about a rise of pay with old and new parts, the change in per cent and the difference for past months, for one employee or two thousand.',
  limits: [
    'The difference for past time counts whole months as a twelfth of a year, and days of a part of a month over its days. Your payroll may count otherwise.',
    'Taxes and contributions are not taken off.',
    'For employees whose pay is fixed by law or a council, look for the form that is prescribed.',
  ],
  sources: [
    { title: 'ISO 8601-1:2019, calendar days and months', href: 'https://www.iso.org/standard/70907.html' },
    {
      title: 'RFC 4180: Common format for comma-separated values files',
      href: 'https://www.rfc-editor.org/rfc/rfc4180',
    },
  ],

  examples: [
    {
      name: 'Four per cent from January',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Maya Lind',
        oldPay: 34000,
        newPay: 35360,
        startDate: '2027-01-01',
        letterDate: '2026-12-07',
        reason: 'performance',
      },
      expect: { text: ['was $34,000 a year and is $35,360 from that day: +4.00%, more by $1,360.00.'] },
    },
    {
      name: 'Parts, one of them new, paid in March',
      given: {
        companyName: 'Harbour Tools Ltd',
        employeeName: 'Owen Hart',
        payPer: 'month',
        parts: [
          { part: 'Basic pay', before: 2500, after: 2600 },
          { part: 'Travel', after: 80 },
        ],
        startDate: '2027-01-01',
        paidFrom: '2027-03-01',
      },
      expect: {
        text: ['Travel\t$0.00\t$80.00\tnew', 'Together\t$2,500.00\t$2,680.00\t+7.20%', 'the difference of $360.00'],
      },
    },
  ],
})
