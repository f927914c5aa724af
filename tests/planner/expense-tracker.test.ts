import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { documentText } from '@/lib/kits/document/text'
import { edited, type Edit } from '@/lib/kits/planner/edit'
import { entryValues, storedBeginning, type Stored } from '@/lib/kits/planner/entries'
import { logLine } from '@/lib/kits/planner/log'
import type { AnyPlanner, AnyWork, Beginning, JobResult } from '@/lib/kits/planner/planner'
import { workOf } from '@/lib/kits/planner/work'
import definition from '@/lib/tools/utilities/seo/expense-tracker'
import report from '@/lib/tools/generators/invoicing/expense-report'

const tracker = definition as unknown as AnyPlanner
const today = '2026-06-12'
const show = createShow(regionOf('uk'))

function workFor(beginning: Beginning): AnyWork {
  const { book, kinds } = tracker
  const records = storedBeginning(beginning, { bookFields: book.fields, kinds, id: 'book', idOf: (key) => key })
  return workOf(records, 'book', { fields: book.fields, kinds }, { now: Date.parse(`${today}T09:00:00Z`), today, show })
}
const bookOf = (book: Record<string, unknown>, ...entries: Beginning['entries']) =>
  workFor({ book: { name: 'Test', currency: 'EUR', ...book }, entries })
const entry = (key: string, values: Record<string, unknown>) => ({ kind: 'entry', key, values })
const pieces = (work: AnyWork, name: string) => {
  const view = tracker.views[name]
  if (view?.kind !== 'summary') throw new Error(name)
  return view.pieces(work)
}
const tableIn = (work: AnyWork, name: string, label: string) => {
  const found = pieces(work, name).find((piece) => piece.kind === 'table' && piece.label.startsWith(label))
  return found?.kind === 'table' ? found.rows : undefined
}
const figuresIn = (work: AnyWork) => {
  const [found] = pieces(work, 'reports')
  return found?.kind === 'figures' ? Object.fromEntries(found.items.map(({ label, text }) => [label, text])) : {}
}
const bank = Object.values(tracker.readers ?? {})[0]
const added = (result: Pick<JobResult, 'add'> | undefined) => (result?.add ?? []).map(({ values }) => values)

const sales = {
  kind: 'category',
  key: 'sales',
  values: { name: 'Sales', direction: 'income', tax: 0.2, line: 'Line 1' },
}
const office = {
  kind: 'category',
  key: 'office',
  values: { name: 'Office', direction: 'expense', tax: 0.2, budget: 50, line: 'Line 18' },
}

describe('the example', () => {
  const work = workFor(tracker.example(today))
  it('comes to what was worked out on paper', () => {
    // 1800 with 20% are 1500. Out: 264 are 220, 72 are 60, 30 dollars at 0.92 are 27.60, 18.50, and 42 km at 0.30 are 12.60.
    expect(figuresIn(work)).toEqual({
      Income: '€1,500.00',
      Expenses: '€338.70',
      Profit: '€1,161.30',
      'Tax owed': '€244.00',
      'Not sorted': '1',
    })
    expect(tableIn(work, 'reports', 'By line')).toEqual([
      ['A1', 'Sales', '€1,500.00'],
      ['B1', 'Materials', '€220.00'],
      ['B3', 'Office', '€87.60'],
      ['B4', 'Travel', '€12.60'],
      ['No line', 'Not sorted', '€18.50'],
    ])
    expect(tableIn(work, 'reports', 'By project')).toEqual([
      ['Shop window', '€1,500.00', '€232.60', '€1,267.40'],
      ['No project', '€0.00', '€106.10', '−€106.10'],
    ])
    expect(tableIn(work, 'budgets', 'Budgets')).toEqual([
      ['Materials', '€300.00', '€220.00', '€80.00', '73%', '€220.00', '€3,600.00'],
      ['Rent', '€650.00', '€0.00', '€650.00', '0%', '€0.00', '€7,800.00'],
      ['Office', '€60.00', '€87.60', '−€27.60', '146%', '€87.60', '€720.00'],
    ])
    expect(tableIn(work, 'budgets', 'Tax')?.[1]).toEqual(['Apr 2026 – Jun 2026', '€300.00', '€56.00', '€244.00'])
    expect(tracker.warnings?.(work)).toEqual([{ says: 'Office is over its budget: €87.60 of €60.00.', tone: 'warn' }])
  })
  it('is the same in its sheets and papers', () => {
    const sheets = tracker.sheets?.(work) ?? []
    const postings = sheets[0]?.rows.slice(1) ?? []
    const net = (kind: string) =>
      postings.filter((row) => row[2] === kind).reduce((sum, row) => sum + Number(row[10]), 0)
    expect([net('Income'), Math.round(net('Expense') * 100) / 100]).toEqual([1500, 326.1])
    expect(sheets[1]?.rows.at(-1)?.at(-1)).toBe(1161.3)
    const paper = tracker.papers?.loss?.make(work, undefined)
    expect(paper && documentText(paper, show)).toContain('€1,161.30')
    const journal = tracker.papers?.journal?.make(work, undefined)
    const text = journal ? documentText(journal, show) : ''
    expect(text).toContain('−€264.00')
    expect(text).toContain('€1,800.00')
  })
  it('hands the month to the expense report, whose form knows each of its values', () => {
    const handed = tracker.handed?.['expense-report']?.make(work, undefined)
    const { expenses, journeys, currency } = (handed?.values ?? {}) as {
      expenses: Record<string, unknown>[]
      journeys: Record<string, unknown>[]
      currency: string
    }
    expect([expenses.length, journeys, currency]).toEqual([
      4,
      [{ date: '2026-06-05', route: 'Studio to the shop and back', distance: 42, rate: 0.3, project: 'Shop window' }],
      'EUR',
    ])
    expect(expenses[2]).toEqual({
      date: '2026-06-07',
      what: 'Hosting',
      category: 'other',
      amount: 30,
      currency: 'USD',
      rate: 0.92,
      paidBy: 'own',
      project: '',
    })
    const fields = (report as unknown as { form: Record<string, { columns?: Record<string, unknown> }> }).form
    for (const name of Object.keys(expenses[0] ?? {}))
      expect(Object.keys(fields.expenses?.columns ?? {})).toContain(name)
    for (const name of Object.keys(journeys[0] ?? {}))
      expect(Object.keys(fields.journeys?.columns ?? {})).toContain(name)
  })
})

describe('bank files', () => {
  const work = bookOf(
    { locked: '2026-01-31' },
    office,
    { kind: 'rule', key: 'r', values: { contains: 'paper', category: 'office' } },
    entry('held', { description: 'Coffee', date: '2026-03-01', amount: 3.5 }),
  )
  const csv =
    'Date,Description,Amount\n2026-03-01,Coffee,-3.50\n2026-03-01,Coffee,-3.50\n2026-03-02,PAPER WORLD,-24.00\n2026-03-03,Customer,100.00\n2026-01-31,Old,-1.00\n2026-02-30,Bad,-1.00\n'
  it('are entered once, sorted by rules, and what cannot be is said', () => {
    const result = bank?.read(csv, work)
    expect(
      added(result).map(({ description, direction, amount, category, tax }) => [
        description,
        direction,
        amount,
        category,
        tax,
      ]),
    ).toEqual([
      ['Coffee', 'expense', 3.5, undefined, undefined],
      ['PAPER WORLD', 'expense', 24, 'office', 0.2],
      ['Customer', 'income', 100, undefined, undefined],
    ])
    expect(result?.says).toEqual([
      '3 movements entered.',
      '1 movement was sorted by your rules.',
      '1 movement is here already and not entered again.',
      '1 movement lies in the closed time up to 31 Jan 2026 and left out.',
      '1 row was left out:',
      'Line 7, no day: 2026-02-30 Bad -1.00',
    ])
  })
  it('of OFX keep the bank’s reference, currency and balance', () => {
    const ofx =
      'OFXHEADER:100\n<OFX><CURDEF>USD<BANKACCTFROM><ACCTID>77</BANKACCTFROM><STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260301<TRNAMT>-5.25<FITID>A1<NAME>Shop</STMTTRN><LEDGERBAL><BALAMT>10.00<DTASOF>20260302</LEDGERBAL></OFX>'
    const result = bank?.read(ofx, work)
    expect(added(result)[0]).toMatchObject({
      description: 'Shop',
      amount: 5.25,
      currency: 'USD',
      account: '77',
      reference: 'A1',
      direction: 'expense',
    })
    expect(result?.says.at(-1)).toBe('The bank’s balance on 2 Mar 2026 was $10.00.')
    const twice = bookOf(
      {},
      entry('x', { description: 'Renamed since', date: '2026-03-01', amount: 5.25, currency: 'USD', reference: 'A1' }),
    )
    expect(bank?.read(ofx, twice).says[1]).toBe('1 movement is here already and not entered again.')
  })
  it('are told from rows that this page saved', () => {
    expect([
      bank?.knows('a.csv', csv, work),
      bank?.knows('a.csv', 'Description,Kind,Day,Amount with tax\nA,Expense,2026-01-01,1\n', work),
      bank?.knows('a.csv', 'Name,Phone\n', work),
    ]).toEqual([true, false, false])
  })
})

describe('recurring entries', () => {
  it('are entered for each day on which they fell due, and keep the end of the month', () => {
    const work = bookOf(
      {},
      {
        kind: 'recurring',
        key: 'rent',
        values: { description: 'Rent', amount: 600, repeat: 'every month', next: '2026-01-31' },
      },
      {
        kind: 'recurring',
        key: 'end',
        values: { description: 'Lease', amount: 10, repeat: 'every month', next: '2026-05-01', last: '2026-05-31' },
      },
      { kind: 'recurring', key: 'off', values: { description: 'Later', amount: 1, next: '2026-06-13' } },
    )
    expect(tracker.acts?.recurring?.label(work)).toBe('Enter 6 recurring entries that fell due')
    const result = tracker.acts?.recurring?.act(work)
    expect(added(result).map(({ description, date }) => [description, date])).toEqual([
      ['Rent', '2026-01-31'],
      ['Rent', '2026-02-28'],
      ['Rent', '2026-03-31'],
      ['Rent', '2026-04-30'],
      ['Rent', '2026-05-31'],
      ['Lease', '2026-05-01'],
    ])
    expect(result?.change).toEqual([
      { id: 'rent', values: { next: '2026-06-30', repeat: 'every 31st' } },
      { id: 'end', values: { next: '2026-06-01', repeat: 'every month' } },
    ])
    expect(tracker.acts?.recurring?.label(bookOf({}))).toBeUndefined()
  })
})

describe('rules', () => {
  it('sort what is not sorted yet, closed time excepted', () => {
    const work = bookOf(
      { locked: '2026-01-31' },
      office,
      { kind: 'rule', key: 'r', values: { contains: 'paper', category: 'office', tax: 0.05 } },
      entry('a', { description: 'Paper', date: '2026-03-01', amount: 1 }),
      entry('b', { description: 'Paper', date: '2026-01-01', amount: 1 }),
      entry('c', { description: 'Stone', date: '2026-03-01', amount: 1 }),
    )
    expect(tracker.acts?.sort?.label(work)).toBe('Sort 1 entry by your rules')
    expect(tracker.acts?.sort?.act(work).change).toEqual([{ id: 'a', values: { category: 'office', tax: 0.05 } }])
  })
})

describe('closed time', () => {
  const work = bookOf({ locked: '2026-03-31' })
  const asked = (
    before: Record<string, unknown> | undefined,
    after: Record<string, unknown> | undefined,
    kind = 'entry',
  ) => tracker.refuses?.({ kind, before: before as never, after: after as never }, work)
  it('refuses what is in it before or after, whatever is done', () => {
    const [inside, outside] = [{ date: '2026-03-31' }, { date: '2026-04-01' }]
    const refused = 'The books are closed up to 31 Mar 2026. Change that in the settings first.'
    expect([
      asked(undefined, inside),
      asked(inside, undefined),
      asked(inside, outside),
      asked(outside, inside),
      asked(undefined, inside, 'trip'),
    ]).toEqual([refused, refused, refused, refused, refused])
    expect([asked(outside, outside), asked(undefined, { date: undefined }), asked(inside, inside, 'category')]).toEqual(
      [undefined, undefined, undefined],
    )
  })
})

describe('what has no rate', () => {
  it('is left out of the sums and said', () => {
    const work = bookOf(
      {},
      sales,
      entry('a', { description: 'A', direction: 'income', date: '2026-03-01', amount: 10, category: 'sales' }),
      entry('b', { description: 'B', direction: 'income', date: '2026-03-01', amount: 99, currency: 'USD' }),
    )
    expect(figuresIn(work)).toMatchObject({ Income: '€10.00', 'Not sorted': '1' })
    expect(tracker.warnings?.(work)[0]?.says).toMatch(/^1 entry has no rate for USD and is left out/)
  })
})

describe('presets', () => {
  it('are categories with the lines of their form', () => {
    const names = Object.values(tracker.presets ?? {}).map(({ entries }) =>
      entries().map(({ values }) => `${String(values.line)} ${String(values.name)}`),
    )
    expect(names.map((list) => list.length)).toEqual([21, 16])
    expect(names[0]).toContain('Line 27b Other expenses')
    expect(names[1]).toContain('Box 20 Car, van and travel')
  })
})

describe('the record of changes', () => {
  const { kinds, book } = tracker
  const category: Stored = {
    type: 'entry',
    kind: 'category',
    book: 'book',
    rank: 1,
    archived: false,
    values: entryValues(kinds.category?.fields ?? {}, { name: 'Office' }),
    steps: [],
  }
  const words = { kinds, book: book.fields, records: new Map([['office', category]]) }
  const stored = (values: Record<string, unknown>): Stored => ({
    type: 'entry',
    kind: 'entry',
    book: 'book',
    rank: 1,
    archived: false,
    values: entryValues(kinds.entry?.fields ?? {}, values),
    steps: [],
  })
  it('says what was before and what is now, what was added and what was deleted', () => {
    const [before, after] = [
      stored({ description: 'Ink', amount: 72 }),
      stored({ description: 'Ink', amount: 70, receipt: 'data:image/png;base64,AAAA' }),
    ]
    const edit = (changes: Edit['changes']): Edit => ({ says: '“Ink” changed', changes })
    expect(logLine(edit([{ id: 'a', before, after }]), words)).toEqual({
      what: '“Ink” changed',
      details: 'Ink: Amount with tax 72 → 70\nInk: Receipt – → file',
    })
    expect(logLine(edit([{ id: 'a', before: undefined, after: before }]), words).details).toMatch(
      /^\+ Description Ink; Kind Expense; Amount with tax 72/,
    )
    expect(logLine(edit([{ id: 'a', before, after: undefined }]), words).details).toMatch(/^− Description Ink/)
    const [open, sorted] = [stored({ description: 'Ink' }), stored({ description: 'Ink', category: 'office' })]
    expect(logLine(edit([{ id: 'a', before: open, after: sorted }]), words).details).toBe('Ink: Category – → Office')
    const many = Array.from({ length: 25 }, (_, at) => ({ id: String(at), before, after }))
    expect(logLine(edit(many), words).details.split('\n').at(-1)).toBe('+ 5')
    const settings = { type: 'book' as const, values: { name: 'B', locked: undefined } }
    expect(
      logLine(
        edit([{ id: 'book', before: settings, after: { ...settings, values: { name: 'B', locked: '2026-01-31' } } }]),
        words,
      ).details,
    ).toBe('B: Closed up to – → 2026-01-31')
    expect(edited(new Map(), edit([{ id: 'a', before: undefined, after: before }])).size).toBe(1)
  })
  it('is shown newest first', () => {
    const change = (key: string, at: string) => ({ kind: 'change', key, values: { what: key, at, details: '' } })
    const work = bookOf({}, change('one', '2026-06-12T08:00:00.000Z'), change('two', '2026-06-12T09:00:00.000Z'))
    expect(tableIn(work, 'log', 'Changes')).toEqual([
      ['2026-06-12 09:00:00', 'two', ''],
      ['2026-06-12 08:00:00', 'one', ''],
    ])
  })
})
