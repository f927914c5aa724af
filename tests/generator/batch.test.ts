import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createShow } from '@/lib/base/format/show'
import { isProblem } from '@/lib/base/problem'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { defineLineItemDocument } from '@/lib/families/line-item-documents'
import { documentText } from '@/lib/kits/document/text'
import { initialValues } from '@/lib/kits/fields/initial'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import type { AnyValues } from '@/lib/kits/fields/types'
import { defineGenerator, longText, rows as rowsField, text } from '@/lib/kits/generator'
import { guessMapping, guessTogether } from '@/lib/kits/batch/headings'
import { uniqueNames } from '@/lib/kits/generator/batch/names'
import type { BatchRow } from '@/lib/kits/batch/rows'
import { mostDocuments, planBatch, type Plan } from '@/lib/kits/generator/batch/plan'
import { templateRows } from '@/lib/kits/batch/template'
import { runGenerator } from '@/lib/kits/generator/run'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { unfilled } from '@/lib/kits/generator/unfilled'
import { totalOf } from '@/lib/kits/records/saved-document'
import { batchMessages as says } from '@/lib/messages/batch'

const invoice = defineLineItemDocument({
  record: 'invoice',
  title: 'Invoice',
  number: { label: 'Invoice number', initial: 'INV-0007' },
  date: 'Invoice date',
  deadline: { label: 'Due date' },
  from: { label: 'From (your business)', role: 'From', initial: 'Harbour Studio\n12 Quay Street' },
  to: { label: 'Bill to', role: 'Bill to', initial: 'Alder & Finch\n7 Mill Lane' },
  columns: ['description', 'quantity', 'unit', 'price', 'discount', 'tax'],
  lines: [
    { description: 'Website design', quantity: 1, price: 2400, tax: 0.1 },
    { description: 'Photography', quantity: 6, unit: 'hours', price: 85, tax: 0.1 },
  ],
  due: 'Amount due',
  payment: 'asked',
  makes: 'An invoice.',
  limits: ['A sample.'],
  examples: [{ name: 'Sample', given: {}, expect: {} }],
}) as unknown as AnyGenerator

const letter = defineGenerator({
  form: {
    personName: text('Employee', { as: 'name' }),
    address: longText('Address', { optional: true }),
    role: text('Position', { optional: true, later: true }),
    earnings: rowsField('Earnings', {
      row: 'earning',
      columns: { item: text('Earning', {}) },
      initial: [{ item: 'Basic' }],
    }),
  },
  makes: 'A letter.',
  limits: ['A sample.'],
  sources: [{ title: 'None', href: 'https://example.org' }],
  build: ({ personName, role }) => ({
    title: `Letter ${personName}`,
    sheet: 'a4',
    language: 'en',
    blocks: [{ kind: 'paragraph', text: [`${personName}, `, role ?? unfilled('role', 'Position')] }],
  }),
  examples: [{ name: 'Sample', given: {}, expect: {} }],
}) as unknown as AnyGenerator

interface Given {
  generator?: AnyGenerator
  region?: RegionCode
  typed?: Typed
  together?: number
}

const rowsOf = (table: readonly (readonly string[])[]): BatchRow[] =>
  table.map((cells, at) => ({ line: at + 2, cells }))

async function answered(
  headings: readonly string[],
  rows: readonly BatchRow[],
  { generator = invoice, region: code = 'uk', typed = {}, together }: Given = {},
) {
  const region = regionOf(code)
  const mapping = guessMapping(headings, generator)
  return planBatch(
    {
      form: generator.form,
      records: generator.records,
      headings,
      rows,
      mapping,
      together: together ?? guessTogether(mapping, generator),
      typed,
      region,
    },
    (values) => runGenerator(generator, {}, values, region),
    { progress: () => {}, breathe: async () => {} },
  )
}

async function planned(...given: Parameters<typeof answered>): Promise<Plan> {
  const plan = await answered(...given)
  if ('fault' in plan) throw new Error(plan.fault)
  return plan
}

const named = (headings: readonly string[], generator = invoice) => guessMapping(headings, generator)

describe('what columns stand for', () => {
  it('follows the labels of the form, whatever their case and signs', () => {
    expect(named(['INVOICE NUMBER', 'bill  to', 'Invoice-date', 'Description', 'Unit price', 'Tax'])).toEqual([
      'number',
      'to',
      'date',
      'lines.description',
      'lines.price',
      'lines.tax',
    ])
  })

  it.each([
    [
      ['No.', 'Client', 'Address', 'City', 'Country', 'Item', 'Qty', 'Rate', 'VAT %', 'Due'],
      'number to to to to lines.description lines.quantity lines.price lines.tax deadline',
    ],
    [['Customer', 'Amount'], 'to lines.price'],
    [['Customer', 'Qty', 'Amount'], 'to lines.quantity -'],
    [['Bill to: name', 'Bill to: address', 'Nonsense', ''], 'to to - -'],
    [['Client', 'Client VAT number', 'Discount', 'Currency', 'Notes'], 'to toId lines.discount currency notes'],
    [['Date', 'Invoice date'], '- date'],
    [['Colour of the sky', 'Colour'], '- colour'],
  ] as const)('%j', (headings, expected) => {
    expect(
      named(headings)
        .map((id) => id ?? '-')
        .join(' '),
    ).toBe(expected)
  })

  it('of a letter are its people and places', () => {
    expect(named(['Name', 'Address', 'Position'], letter)).toEqual(['personName', 'address', 'role'])
    expect(named(['Employee name', 'Earning'], letter)).toEqual(['personName', 'earnings.item'])
  })

  it('puts rows together by number, else by client where they hold lines', () => {
    const together = (headings: readonly string[], generator = invoice) =>
      guessTogether(named(headings, generator), generator)
    expect(together(['Client', 'Number', 'Price'])).toBe(1)
    expect(together(['Client', 'Price'])).toBe(0)
    expect(together(['Client', 'Due'])).toBeUndefined()
    expect(together(['Name', 'Position'], letter)).toBeUndefined()
    expect(together(['Position', 'Name', 'Earning'], letter)).toBe(1)
  })
})

const head = ['Number', 'Client', 'Street', 'Description', 'Quantity', 'Price', 'Tax']

describe('rows become documents', () => {
  it('with the sums that the same lines have in the form', async () => {
    const { documents, refused } = await planned(
      head,
      rowsOf([
        ['A-1', 'Casa Verde', '5 Plaza Mayor', 'Lamp', '3', '19.99', '19'],
        ['A-2', 'Oak & Co', '', 'Table', '1', '640', '19%'],
        ['A-1', 'Casa Verde', '', 'Bulb', '7', '1.05', '7'],
      ]),
      { typed: { currency: 'EUR' } },
    )
    expect(refused).toEqual([])
    expect(documents.map(({ lines, title, client }) => ({ lines, title, client }))).toEqual([
      { lines: [2, 4], title: 'Invoice A-1', client: 'Casa Verde' },
      { lines: [3], title: 'Invoice A-2', client: 'Oak & Co' },
    ])
    // 3 × 19.99 = 59.97 and 19% of it 11.39; 7 × 1.05 = 7.35 and 7% of it 0.51: 79.22. 640 and 19%: 761.60.
    expect(documents.map(({ total }) => total)).toEqual([
      { minor: 7922, currency: 'EUR' },
      { minor: 76160, currency: 'EUR' },
    ])
    expect(documents[0]?.values.to).toBe('Casa Verde\n5 Plaza Mayor')
    const typed = {
      currency: 'EUR',
      number: 'A-1',
      to: 'Casa Verde\n5 Plaza Mayor',
      lines: [
        { description: 'Lamp', quantity: '3', unit: '', price: '19.99', discount: '', tax: '19' },
        { description: 'Bulb', quantity: '7', unit: '', price: '1.05', discount: '', tax: '7' },
      ],
    }
    const region = regionOf('uk')
    const alone = readForm(invoice.form, typed, createShow(region)).values
    const text = (values: AnyValues) => {
      const built = runGenerator(invoice, {}, values, region)
      if (isProblem(built)) throw new Error(built.message)
      return [documentText(built, createShow(region)), totalOf(built)]
    }
    expect(text({ ...alone, ...documents[0]?.values })).toEqual(text(alone))
  })

  it('that take what the table lacks from the form, its lines too', async () => {
    const { documents } = await planned(
      ['Client', 'Number'],
      rowsOf([
        ['One', '1'],
        ['Two', '2'],
      ]),
    )
    expect(documents.map(({ total }) => total?.minor)).toEqual([320100, 320100])
    expect(Object.keys(documents[0]?.values ?? {})).toEqual(['to', 'number'])
  })

  it('in the writing of the region, and in plain figures', async () => {
    const price = async (region: RegionCode, text: string) => {
      const { documents, refused } = await planned(head, rowsOf([['1', 'A', '', 'Lamp', '1', text, '0']]), { region })
      return documents[0]?.total?.minor ?? refused[0]?.says
    }
    expect(await price('de', '1.234,50')).toBe(123450)
    expect(await price('de', '1234.5')).toBe(123450)
    expect(await price('us', '1,234.5')).toBe(123450)
    expect(await price('in', '1,23,456')).toBe(12345600)
    expect(await price('fr', '1.234')).toContain('can be read as')
  })

  it('with days in ISO or in the order of the region; a day that may be two is refused with both', async () => {
    const day = async (region: RegionCode, text: string) => {
      const { documents, refused } = await planned(['Number', 'Client', 'Invoice date'], rowsOf([['1', 'A', text]]), {
        region,
      })
      return documents[0]?.values.date ?? refused[0]?.says
    }
    expect(await day('uk', '2026-04-06')).toBe('2026-04-06')
    expect(await day('uk', '06/04/2026')).toBe('2026-04-06')
    expect(await day('us', '04/06/2026')).toBe('2026-04-06')
    expect(await day('us', '2026-04-06T09:30:00')).toBe('2026-04-06')
    expect(await day('global', '25/12/2026')).toBe('2026-12-25')
    expect(await day('global', '04/06/2026')).toContain('may be Jun 4, 2026 or Apr 6, 2026')
    expect(await day('uk', '31/02/2026')).toMatch(/^Invoice date must be a date.*“31\/02\/2026”/)
  })
})

describe('rows that are refused', () => {
  const why = async (table: readonly (readonly string[])[], given: Given = {}, headings: readonly string[] = head) => {
    const { documents, refused } = await planned(headings, rowsOf(table), given)
    return { made: documents.length, why: refused.map((row) => `${row.line} ${row.says}`) }
  }

  it('hold up the whole document, and say which row it is', async () => {
    expect(
      await why([
        ['1', 'A', '', 'Lamp', '1', '10', ''],
        ['1', 'A', '', 'Bulb', 'many', '10', ''],
        ['2', 'B', '', 'Lamp', '1', '10', ''],
      ]),
    ).toEqual({
      made: 1,
      why: [`2 ${says.heldUp('3')}`, '3 Quantity must be a number, such as 1. The table has “many”.'],
    })
  })

  it.each([
    ['no number', [['', 'A', '', 'Lamp', '1', '10', '']], '“Number” is empty'],
    [
      'two clients of one number',
      [
        ['1', 'A', '', 'Lamp', '1', '10', ''],
        ['1', 'B', '', 'Lamp', '1', '10', ''],
      ],
      '“Client” is “A” in row 2 and “B” in row 3',
    ],
    ['nothing of a line', [['1', 'A', '', '', '', '', '']], 'It has nothing that a line is made of.'],
    ['no client', [['1', '', '', 'Lamp', '1', '10', '']], 'Bill to must be filled in.'],
    ['no price', [['1', 'A', '', 'Lamp', '1', '', '']], 'Unit price must be filled in.'],
    ['a price below 0', [['1', 'A', '', 'Lamp', '1', '-5', '']], 'Unit price must be 0 or more. The table has “-5”.'],
    ['a formula as a price', [['1', 'A', '', 'Lamp', '1', '=1+1', '']], 'Unit price must be a number'],
    ['a share as a price', [['1', 'A', '', 'Lamp', '1', '5%', '']], 'Unit price must be a number'],
  ] as const)('for %s', async (_name, table, sentence) => {
    const { made, why: reasons } = await why(table)
    expect(made).toBe(0)
    expect(reasons.join('\n')).toContain(sentence)
    expect(reasons).toHaveLength(table.length)
  })

  it('for a number that another document has', async () => {
    const { why: reasons, made } = await why(
      [
        ['1', 'A', '', 'Lamp', '1', '10', ''],
        ['1', 'B', '', 'Lamp', '1', '10', ''],
      ],
      { together: 1 },
    )
    expect([made, ...reasons]).toEqual([1, '3 “Invoice number” is 1, as in row 2 already.'])
    const twice = await why(
      [
        ['1', 'A'],
        ['1', 'A'],
      ],
      {},
      ['Number', 'Client'],
    )
    expect([twice.made, ...twice.why]).toEqual([0, `2 ${says.heldUp('3')}`, '3 “Number” is 1, as in row 2 already.'])
  })

  it('for a choice that there is not, in few words', async () => {
    const { why: reasons } = await why([['1', 'A', 'Thaler']], {}, ['Number', 'Client', 'Currency'])
    expect(reasons[0]).toMatch(/^2 Currency has no “Thaler”\. It can be .* or one of \d+ others\.$/)
    expect(reasons[0]?.length).toBeLessThan(250)
    expect((await why([['1', 'A', 'eur']], {}, ['Number', 'Client', 'Currency'])).made).toBe(1)
  })

  it('for a cell with an error of the spreadsheet, in a column that is used', async () => {
    const faulty: BatchRow = { line: 2, cells: ['1', 'A', '#REF!', ''], faults: [{ at: 2, what: '#REF!' }] }
    expect((await planned(['Number', 'Client', 'Due', 'Mine'], [faulty])).refused).toEqual([
      { line: 2, says: '“Due” holds #REF!.' },
    ])
    expect((await planned(['Number', 'Client', 'Mine', 'Due'], [faulty])).refused).toEqual([])
  })

  it('for what stands in the form, and says so', async () => {
    const { why: reasons } = await why([['1', 'A', '2026-12-01']], { typed: { deadline: '2026-11-30' } }, [
      'Number',
      'Client',
      'Invoice date',
    ])
    expect(reasons[0]).toMatch(/^2 Due date must be .* or later\. That stands in the form, not in the table\.$/)
  })

  it('for lines in the form that are not valid, and for a column that lines need and the table lacks', async () => {
    const typed = { lines: [{ description: 'Lamp', quantity: '1', price: 'much', unit: '', discount: '', tax: '' }] }
    expect((await why([['1', 'A']], { typed }, ['Number', 'Client'])).why[0]).toMatch(/That stands in the form/)
    expect((await why([['1', 'A', 'Lamp']], {}, ['Number', 'Client', 'Description'])).why).toEqual([
      '2 Unit price must be filled in.',
    ])
  })

  it('for a letter with a place that is not filled in', async () => {
    const { why: reasons, made } = await why(
      [
        ['Maya', 'Planner'],
        ['Jo', ''],
      ],
      { generator: letter },
      ['Name', 'Position'],
    )
    expect([made, ...reasons]).toEqual([1, '3 Not filled in: Position.'])
  })
})

describe('a table as a whole', () => {
  it('is refused in one sentence', async () => {
    expect(await answered(['Number'], [])).toEqual({ fault: says.noRows })
    expect(await answered(['Colour of the sky'], rowsOf([['blue']]))).toEqual({ fault: says.nothingVaries })
    const many = rowsOf(Array.from({ length: mostDocuments + 1 }, (_, at) => [String(at), 'A']))
    expect(await answered(['Number', 'Client'], many)).toEqual({ fault: says.tooMany('1,001', '1,000') })
    const region = regionOf('uk')
    const job = {
      form: invoice.form,
      records: invoice.records,
      headings: ['One', 'Other'],
      rows: rowsOf([['1', '2']]),
      mapping: ['number', 'number'],
      together: 0,
      typed: {},
      region,
    }
    const fault = await planBatch(job, (values) => runGenerator(invoice, {}, values, region), {
      progress: () => {},
      breathe: async () => {},
    })
    expect(fault).toEqual({ fault: says.twice('One', 'Other', 'Invoice number') })
  })

  it('may mean a share where it writes one without its sign', async () => {
    const doubt = async (tax: string) => (await planned(head, rowsOf([['1', 'A', '', 'Lamp', '1', '10', tax]]))).doubts
    expect(await doubt('0.19')).toEqual([says.smallPercent('Tax', '0.19%')])
    expect(await doubt('19')).toEqual([])
    expect(await doubt('0.19%')).toEqual([])
  })

  const cells = fc.constantFrom(
    '',
    '1',
    '2',
    'A',
    'B',
    '=1+1',
    '10',
    '10,5',
    '-3',
    '2026-01-05',
    '5/6/2026',
    '19%',
    'x\ny',
  )
  it('loses no row: each is in one document or refused once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cells, { minLength: 7, maxLength: 7 }), { minLength: 1, maxLength: 12 }),
        fc.constantFrom(undefined, 0, 1, 3),
        async (table, together) => {
          const plan = await planned(head, rowsOf(table), together === undefined ? {} : { together })
          const lines = [...plan.documents.flatMap((one) => one.lines), ...plan.refused.map(({ line }) => line)]
          expect(lines.toSorted((a, b) => a - b)).toEqual(table.map((_, at) => at + 2))
          for (const { says: sentence } of plan.refused) expect(sentence).not.toMatch(/undefined|NaN|\[object/)
        },
      ),
      { numRuns: 300, seed: 7 },
    )
  })
})

describe('what goes with them', () => {
  it('a template whose names are known and whose samples are made', async () => {
    for (const generator of [invoice, letter]) {
      const [headings = [], ...samples] = templateRows(generator, 'uk').map((row) =>
        row.map((cell) => {
          if (cell === null || typeof cell === 'string') return cell ?? ''
          return 'value' in cell
            ? String(cell.format ? cell.value * 100 : cell.value)
            : 'day' in cell
              ? cell.day
              : cell.text
        }),
      )
      expect(guessMapping(headings, generator)).not.toContain(undefined)
      if (generator === letter) continue
      const { documents, refused } = await planned(headings, rowsOf(samples))
      expect(refused).toEqual([])
      expect(documents.map(({ title }) => title)).toEqual(['Invoice INV-0007', 'Invoice INV-0008'])
      const first = initialValues(invoice.form)
      expect(documents[0]?.values).toMatchObject({ to: first.to, number: first.number })
    }
  })

  it('names of files that every system takes, each once', () => {
    const nameOf = uniqueNames('pdf')
    expect(['A/1 <Oak>', 'a 1 oak', 'A\\1 Oak', '..', 'CON', 'Ünal ß 株式会社', '=1+1'].map(nameOf)).toEqual([
      'A 1 Oak.pdf',
      'a 1 oak (2).pdf',
      'A 1 Oak (3).pdf',
      '_.pdf',
      'CON_.pdf',
      'Ünal ß 株式会社.pdf',
      '=1+1.pdf',
    ])
  })
})
