import { projectFile } from '@/lib/base/format/project-file'
import { csvText } from '@/lib/base/format/csv-cell'
import type { Show } from '@/lib/base/format/show'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { decimalText } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'
import { logoBlocks } from '@/lib/kits/document/logo'
import { partyOf } from '@/lib/kits/document/party'
import { sheetOf, type SheetLook } from '@/lib/kits/document/sheet-look'
import type { Block, Document, Fact, Value } from '@/lib/kits/document/types'
import { accountSums, ageNames, type AccountEntry, type AccountSums, type AgeName } from './sums'

/** A statement of account as it is filled in. */
export interface Statement extends SheetLook {
  from: string
  to: string
  number: string
  date: string
  start: string | undefined
  opening: number
  entries: readonly AccountEntry[]
  ages: 'due' | 'date'
  currency: string
  payment: string | undefined
  notes: string | undefined
}

type Field = keyof Statement & string

/** What the statement adds up to, or the field that keeps it from being told. */
export function sumsOfStatement(statement: Statement): AccountSums | Problem<Field> {
  const { opening, start, date, entries, ages, currency } = statement
  return accountSums({ opening, start, day: date, entries, ages, digits: minorUnitDigits(currency) })
}

const ageLabels: Readonly<Record<Statement['ages'], Readonly<Record<AgeName, string>>>> = {
  due: {
    current: 'Not yet due',
    to30: '1 to 30 days late',
    to60: '31 to 60',
    to90: '61 to 90',
    over90: 'Over 90',
  },
  date: { current: '', to30: '0 to 30 days old', to60: '31 to 60', to90: '61 to 90', over90: 'Over 90' },
}

function linesTable({ currency, start }: Statement, sums: AccountSums): Block {
  const money = (minor: number): Value => ({ kind: 'money', minor, currency })
  const none = (minor: number): Value => (minor === 0 ? '' : money(minor))
  const end = (label: string) => ({ label, width: 5, align: 'end' as const })
  const day = (value: string | undefined): Value => (value === undefined ? '' : { kind: 'date', value })
  return {
    kind: 'table',
    label: 'Account',
    columns: [
      { label: 'Date', width: 6 },
      { label: 'Document', width: 6 },
      { label: 'Due', width: 6 },
      end('Debit'),
      end('Credit'),
      end('Balance'),
    ],
    rows: [
      [day(start), 'Opening balance', '', '', '', money(sums.opening)],
      ...sums.lines.map(({ date, document, due, debitMinor, creditMinor, balance, debit }) => [
        day(date),
        document,
        day(due),
        debit === undefined ? '' : money(debitMinor),
        debit === undefined ? none(creditMinor) : '',
        money(balance),
      ]),
    ],
    totals: [
      { label: 'Debits', value: money(sums.debits) },
      { label: 'Credits', value: money(sums.credits) },
      {
        label: sums.closing < 0 ? 'Balance in your favour' : 'Balance due',
        value: money(Math.abs(sums.closing)),
        // What the list of documents shows as owed.
        strong: sums.closing >= 0,
      },
    ],
  }
}

/** How old what is open is: a column for each age, and credit that nothing takes. */
function agesBlocks({ ages, currency }: Statement, sums: AccountSums): Block[] {
  const shown = ageNames.filter((name) => ageLabels[ages][name] !== '')
  const money = (minor: number): Value => ({ kind: 'money', minor, currency })
  return [
    { kind: 'heading', level: 3, text: 'Age of what is open' },
    {
      kind: 'table',
      label: 'Age of what is open',
      columns: [
        ...shown.map((name) => ({ label: ageLabels[ages][name], align: 'end' as const })),
        ...(sums.unapplied > 0 ? [{ label: 'Credit not applied', align: 'end' as const }] : []),
      ],
      rows: [[...shown.map((name) => money(sums.ages[name])), ...(sums.unapplied > 0 ? [money(-sums.unapplied)] : [])]],
    },
  ]
}

function text(heading: string, words: string | undefined): Block[] {
  return words
    ? [
        { kind: 'heading', level: 3, text: heading },
        { kind: 'paragraph', text: words },
      ]
    : []
}

/** The statement as a document, or the field that keeps it from being made. */
export function statementDocument(statement: Statement, show: Show): Document | Problem<Field> {
  const sums = sumsOfStatement(statement)
  if ('problem' in sums) return sums
  const [seller = ''] = statement.from.trim().split('\n')
  const logo = logoBlocks(statement.logo, `Logo: ${seller.trim()}`)
  if (typeof logo === 'string') return problem('logo', logo)
  const { number, date, start, currency } = statement
  const facts: Fact[] = [
    ...(number ? [{ label: 'Statement number', value: number }] : []),
    { label: 'As of', value: { kind: 'date', value: date } },
    ...(start ? [{ label: 'Period', value: `${show.date(start)} – ${show.date(date)}` }] : []),
    { label: 'Currency', value: currency },
  ]
  return {
    title: `Statement of account ${number}`.trim(),
    ...sheetOf(statement),
    blocks: [
      {
        kind: 'columns',
        columns: [[...logo, { kind: 'heading', level: 1, text: 'Statement of account' }], [{ kind: 'facts', facts }]],
      },
      { kind: 'parties', parties: [partyOf('From', statement.from), partyOf('Customer', statement.to)] },
      linesTable(statement, sums),
      ...agesBlocks(statement, sums),
      ...text('Payment', statement.payment),
      ...text('Notes', statement.notes),
    ],
  }
}

const head = ['Date', 'Document', 'Due', 'Debit', 'Credit', 'Balance', 'Still open', 'Currency']

/** The lines with running balance and what is open of each, as a table for spreadsheets (RFC 4180). */
export function statementCsv({ currency, start = '' }: Statement, sums: AccountSums): string {
  const amount = (minor: number) => decimalText(minor, minorUnitDigits(currency))
  const rows = [
    head,
    [start, 'Opening balance', '', '', '', amount(sums.opening), '', currency],
    ...sums.lines.map(({ date, document, due = '', debit, debitMinor, creditMinor, balance, open }) => [
      date,
      document,
      due,
      debit === undefined ? '' : amount(debitMinor),
      debit === undefined ? amount(creditMinor) : '',
      amount(balance),
      debit === undefined ? '' : amount(open),
      currency,
    ]),
  ]
  return csvText(rows)
}

/** All entries and sums for other programs. Sums are in whole minor units of the currency. */
export const statementJson = (statement: Statement, sums: AccountSums) =>
  projectFile('Statement of account', statement, { sums })
