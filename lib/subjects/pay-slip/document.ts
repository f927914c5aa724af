import { decimalsIn } from '@/lib/base/format/plain-digits'
import { minorUnitDigits } from '@/lib/base/money/currency'
import { amountSentence } from '@/lib/base/money/in-words'
import { toMinor } from '@/lib/base/money/minor-units'
import { problem, type Problem } from '@/lib/base/problem'
import type { Show } from '@/lib/base/format/show'
import { logoBlocks } from '@/lib/kits/document/logo'
import { partyOf } from '@/lib/kits/document/party'
import { sheetOf, type SheetLook } from '@/lib/kits/document/sheet-look'
import type { Block, Document, Fact, TableColumn, Value } from '@/lib/kits/document/types'
import { paySums, type PaidLine, type PayBasis, type PayLine, type PaySums } from './sums'
import { payWords, type PayCountry, type PayWords } from './words'

interface TypedLine {
  name: string
  basis: PayBasis
  size: number
  hours?: number | undefined
  before?: number | undefined
}

/** A pay slip as it is filled in. Days are ISO days, amounts in major units. */
export interface PaySlip extends SheetLook {
  country: PayCountry
  currency: string
  employer: string
  employee: string
  periodStart: string
  periodEnd: string
  payDate: string | undefined
  earnings: readonly TypedLine[]
  deductions: readonly TypedLine[]
  contributions: readonly TypedLine[]
  fullDays: number | undefined
  paidDays: number | undefined
  employeeNumber: string | undefined
  jobTitle: string | undefined
  insuranceNumber: string | undefined
  insuranceLetter: string | undefined
  taxCode: string | undefined
  relative: string | undefined
  providentFund: string | undefined
  taxAccount: string | undefined
  socialSecurity: string | undefined
  method: keyof typeof methods
  account: string | undefined
  otherPart: number | undefined
  otherMethod: keyof typeof methods
  inWords: 'without and' | 'with and' | 'indian' | 'none'
  notes: string | undefined
}

/** Ways in which pay is paid, as the slip prints them. */
export const methods = {
  transfer: 'Bank transfer',
  cash: 'Cash',
  cheque: 'Cheque',
  other: 'Other means',
} as const

type Field = keyof PaySlip & string

function fact(label: string, value: Value | undefined): Fact[] {
  return value === undefined || value === '' ? [] : [{ label, value }]
}

function day(value: string | undefined): Value | undefined {
  return value === undefined ? undefined : { kind: 'date', value }
}

/** What the slip adds up to, or the field that keeps it from being told. */
export function sumsOfSlip(slip: PaySlip): PaySums | Problem<Field> {
  const { fullDays, paidDays, earnings, deductions, contributions, currency } = slip
  const isCut = earnings.some(({ basis }) => basis === 'days')
  if (isCut && fullDays === undefined)
    return problem('fullDays', 'must be filled in where a line is cut to the days paid')
  if (isCut && paidDays === undefined)
    return problem('paidDays', 'must be filled in where a line is cut to the days paid')
  const withoutHours = (line: TypedLine): PayLine => ({ ...line, hours: undefined })
  return paySums({
    earnings,
    deductions: deductions.map(withoutHours),
    contributions: contributions.map(withoutHours),
    days: fullDays === undefined || paidDays === undefined ? undefined : { full: fullDays, paid: paidDays },
    digits: minorUnitDigits(currency),
  })
}

/** What identifies the employee, in the words of the country. */
function employeeFacts(slip: PaySlip, show: Show, sums: PaySums): Fact[] {
  const { country, fullDays, paidDays } = slip
  const own: Readonly<Record<PayCountry, readonly Fact[]>> = {
    global: [],
    uk: [
      ...fact('National Insurance number', slip.insuranceNumber),
      ...fact('National Insurance letter', slip.insuranceLetter),
      ...fact('Tax code', slip.taxCode),
    ],
    in: [
      ...fact('Name of father, mother or spouse', slip.relative),
      ...fact('UAN', slip.providentFund),
      ...fact('PAN', slip.taxAccount),
    ],
    us: fact('Social security number', slip.socialSecurity && `xxx-xx-${slip.socialSecurity}`),
  }
  return [
    ...fact('Employee number', slip.employeeNumber),
    ...fact(country === 'in' ? 'Designation' : 'Job title', slip.jobTitle),
    ...own[country],
    ...fact(
      country === 'in' ? 'Total attendance' : 'Days paid',
      paidDays === undefined
        ? undefined
        : fullDays === undefined
          ? show.number(paidDays)
          : `${show.number(paidDays)} of ${show.number(fullDays)} days`,
    ),
    ...fact('Hours', sums.hours === 0 ? undefined : show.number(sums.hours)),
  ]
}

interface Writing {
  words: PayWords
  sums: PaySums
  currency: string
  show: Show
}

function amount({ currency }: Writing, minor: number): Value {
  return { kind: 'money', minor, currency }
}

/** A rate keeps the decimals that it was typed with, and has at least those of its currency. */
function rateText(rate: number, { show, currency }: Writing): string {
  return show.money(rate, Math.max(minorUnitDigits(currency), decimalsIn(rate)), currency)
}

interface Column {
  column: TableColumn
  cell(line: PaidLine): Value
}

function columnsOf(label: string, lines: readonly PaidLine[], writing: Writing): Column[] {
  const { show, words, sums } = writing
  const end = (label: string, width: number) => ({ label, width, align: 'end' as const })
  const hasHours = lines.some(({ hours }) => hours !== undefined)
  const hasRates = lines.some(({ rate }) => rate !== undefined)
  return [
    { column: { label, width: 8 }, cell: ({ name }) => name },
    ...(hasHours
      ? [
          {
            column: end('Hours', 3),
            cell: ({ hours }: PaidLine) => (hours === undefined ? '' : show.number(hours)),
          },
        ]
      : []),
    ...(hasRates
      ? [
          {
            column: end('Rate', 3),
            cell: ({ rate }: PaidLine) => (rate === undefined ? '' : rateText(rate, writing)),
          },
        ]
      : []),
    { column: end('Amount', 4), cell: (line) => amount(writing, line.amount) },
    ...(sums.toDate ? [{ column: end(words.toDate, 4), cell: (line: PaidLine) => amount(writing, line.toDate) }] : []),
  ]
}

/** One list with its sum, and with that of the year where it is told. */
function listBlocks(
  label: string,
  lines: readonly PaidLine[],
  total: { label: string; amount: number; toDate: number | undefined },
  writing: Writing,
): Block[] {
  if (lines.length === 0) return []
  const columns = columnsOf(label, lines, writing)
  return [
    {
      kind: 'table',
      label,
      columns: columns.map(({ column }) => column),
      rows: lines.map((line) => columns.map(({ cell }) => cell(line))),
      totals: [
        { label: total.label, value: amount(writing, total.amount) },
        ...(total.toDate === undefined ? [] : [{ label: writing.words.toDate, value: amount(writing, total.toDate) }]),
      ],
    },
  ]
}

function payment(slip: PaySlip, writing: Writing): Fact[] | Problem<Field> {
  const { sums, words, currency } = writing
  const other = slip.otherPart === undefined ? 0 : (toMinor(slip.otherPart, minorUnitDigits(currency)) ?? sums.net + 1)
  if (other > sums.net) return problem('otherPart', 'must not be more than net pay')
  const paid = (method: PaySlip['method'], minor: number): Fact => ({
    label: methods[method],
    value: amount(writing, minor),
  })
  return [
    { label: words.net, value: amount(writing, sums.net), strong: true },
    ...fact('In words', amountSentence(sums.net, currency, slip.inWords)),
    ...(sums.toDate
      ? [{ label: `${words.net}, ${words.toDate.toLowerCase()}`, value: amount(writing, sums.toDate.net) }]
      : []),
    ...(other === 0
      ? fact('Paid by', methods[slip.method])
      : [paid(slip.method, sums.net - other), paid(slip.otherMethod, other)]),
    ...fact('Account', slip.account),
  ]
}

function contributionBlocks(writing: Writing): Block[] {
  const { sums, words } = writing
  const total = { label: words.contributions, amount: sums.contributed, toDate: sums.toDate?.contributed }
  const list = listBlocks(words.contributions, sums.contributions, total, writing)
  if (list.length === 0) return []
  return [
    ...list,
    {
      kind: 'facts',
      align: 'end',
      facts: [{ label: 'Cost to the employer', value: amount(writing, sums.cost) }],
    },
  ]
}

function headOf(slip: PaySlip, logo: readonly Block[], { words, show, sums }: Writing): Block[] {
  const facts: Fact[] = [
    { label: words.period, value: `${show.date(slip.periodStart)} – ${show.date(slip.periodEnd)}` },
    ...fact(words.payDate, day(slip.payDate)),
  ]
  const employee = employeeFacts(slip, show, sums)
  return [
    {
      kind: 'columns',
      columns: [[...logo, { kind: 'heading', level: 1, text: words.title }], [{ kind: 'facts', facts }]],
    },
    {
      kind: 'parties',
      parties: [partyOf(words.employer, slip.employer), partyOf(words.employee, slip.employee)],
    },
    ...(employee.length > 0 ? [{ kind: 'facts' as const, facts: employee }] : []),
  ]
}

/** The pay slip as a document, or the field that keeps it from being made. */
export function paySlipDocument(slip: PaySlip, show: Show): Document | Problem<Field> {
  const sums = sumsOfSlip(slip)
  if ('problem' in sums) return sums
  const words = payWords[slip.country]
  const writing: Writing = { words, sums, currency: slip.currency, show }
  const [employer = ''] = slip.employer.trim().split('\n')
  const logo = logoBlocks(slip.logo, `Logo: ${employer.trim()}`)
  if (typeof logo === 'string') return problem('logo', logo)
  const paid = payment(slip, writing)
  if ('problem' in paid) return paid
  const [name = ''] = slip.employee.trim().split('\n')
  return {
    title: `${words.title} ${name.trim()} ${slip.periodEnd}`.replace(/\s+/g, ' '),
    ...sheetOf(slip),
    blocks: [
      ...headOf(slip, logo, writing),
      ...listBlocks(
        words.earnings,
        sums.earnings,
        { label: words.gross, amount: sums.gross, toDate: sums.toDate?.gross },
        writing,
      ),
      ...listBlocks(
        words.deductions,
        sums.deductions,
        { label: words.deducted, amount: sums.deducted, toDate: sums.toDate?.deducted },
        writing,
      ),
      { kind: 'facts', facts: paid },
      ...contributionBlocks(writing),
      ...(slip.notes ? [{ kind: 'paragraph' as const, text: slip.notes }] : []),
    ],
  }
}
