import { describe, expect, it } from 'vitest'
import { readAddressState, writeAddressState } from '@/lib/kits/fields/address-state'
import {
  choice,
  date,
  duration,
  integer,
  money,
  month,
  number,
  percent,
  quantity,
  rate,
  rows,
  text,
  toggle,
} from '@/lib/kits/fields/define'
import { readForm, type Typed } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import { typedNumber } from '@/lib/kits/fields/write'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'

const show = (region = 'global') => createShow(regionOf(region))
const fields = {
  principal: money('Principal', { initial: 1000, above: 0, max: 1_000_000 }),
  deposit: money('Deposit', { initial: 100, max: { field: 'principal' } }),
  share: percent('Share', { initial: 0.2, max: 1 }),
  yearly: rate('Rate', { initial: 0.085, per: 'year' }),
  term: duration('Term', { initial: 240, min: 1, max: 600 }),
  span: quantity('Span', { of: 'length', unit: 'm', initial: 6 }),
  units: integer('Units', { initial: 3 }),
  factor: number('Factor', { initial: 1.5, decimals: 2, negative: true }),
  kind: choice('Kind', { options: { fixed: 'Fixed', floating: 'Floating' }, initial: 'fixed' }),
  later: rate('Later rate', { initial: 0.1, per: 'year', shownWhen: { field: 'kind', is: 'floating' } }),
  joint: toggle('Joint loan', { initial: false }),
  name: text('Name', { initial: 'Asha', maxLength: 10 }),
  start: date('Start', { initial: '2026-04-06', min: '2020-01-01' }),
  end: date('End', { optional: true, min: { field: 'start' } }),
  first: month('First month', { initial: '2026-04' }),
  flows: rows('Flows', {
    row: 'flow',
    columns: { amount: money('Amount', { negative: true }), note: text('Note', { optional: true }) },
    initial: [{ amount: -5 }],
    min: 1,
    max: 3,
  }),
}
const read = (typed: Typed, region?: string) => readForm(fields, typed, show(region))

describe('the size of a number', () => {
  const one = {
    amount: money('Amount', { negative: true }),
    share: percent('Share', { negative: true }),
    factor: number('Factor', {}),
  }
  const refusal = (box: keyof typeof one, typed: string, region?: string) =>
    readForm(one, { amount: '1', share: '1', factor: '1', [box]: typed }, show(region)).errors[box]?.replaceAll(
      '\u2212',
      '-',
    )

  it.each(['5e-324', '1e-320', '-1e-308', '0.0000000000009', '-9e-13'])('%s is too close to 0 for any box', (typed) => {
    for (const box of ['amount', 'share', 'factor'] as const)
      expect(refusal(box, typed)).toMatch(/ must not be closer to 0 than 0\.000000000001\.$/)
  })

  it.each(['1e15', '-1e15', '1e308', '-1e308', '1e309'])('%s is too large for any box', (typed) => {
    expect(refusal('amount', typed)).toBe('Amount must be less than 1,000,000,000,000,000 in size.')
    expect(refusal('factor', typed)).toBe('Factor must be less than 1,000,000,000,000,000 in size.')
  })

  it('is written the way of the region', () => {
    expect(refusal('amount', '1e-320', 'de')).toBe('Amount must not be closer to 0 than 0,000000000001.')
    expect(refusal('amount', '1e300', 'in')).toBe('Amount must be less than 1,00,00,00,00,00,00,000 in size.')
  })

  it.each(['0', '-0', '0e-400', '1e-12', '-0.000000000001', '999999999999999'])('%s is taken', (typed) => {
    expect(refusal('amount', typed)).toBeUndefined()
  })
})

describe('a quantity', () => {
  const one = { span: quantity('Span', { of: 'length', unit: 'm', initial: 6, max: 1e9 }) }
  const boxes = (span: string, unit: string): Typed => ({ span, 'span@unit': unit })

  it.each([
    ['12,345,678', 'mm', '12.345.678', 12_345.678],
    ['1,234,567.8', 'm', '1.234.567,8', 1_234_567.8],
    ['3.14159265358', 'm', '3,14159265358', 3.14159265358],
    ['5.123456789', 'ft', '5,123456789', 1.5616296292872],
    ['1,234,567.25', 'in', '1.234.567,25', 31_358.00815],
  ])('typed as %s %s keeps its digits in the box and in another region', (typed, unit, elsewhere, metres) => {
    const reading = readForm(one, boxes(typed, unit), show('us'))
    expect(reading.values.span).toBeCloseTo(metres, 9)
    expect(reading.understood).toEqual({})
    expect(retype(one, boxes(typed, unit), show('us'), show('de'))).toEqual(boxes(elsewhere, unit))
  })

  it('of another unit has six digits in the box where it has no end', () => {
    expect(typedNumber(one.span, 6, show('us'), 'ft')).toBe('19.685')
    expect(typedNumber(one.span, 6, show('us'), 'mm')).toBe('6,000')
  })
})

describe('a form', () => {
  it('holds its initial values untouched', () => {
    expect(read({}).errors).toEqual({})
    expect(read({}).values).toMatchObject({
      principal: 1000,
      share: 0.2,
      yearly: 0.085,
      term: 240,
      span: 6,
      kind: 'fixed',
      joint: false,
      start: '2026-04-06',
      end: undefined,
    })
  })

  it.each<[string, Typed, object]>([
    ['a percentage as a fraction', { share: '12.5' }, { share: 0.125 }],
    ['a percent sign', { share: '12.5%' }, { share: 0.125 }],
    ['a rate a year', { yearly: '8.5' }, { yearly: 0.085 }],
    ['years as months', { term: '2.5', 'term@unit': 'years' }, { term: 30 }],
    ['feet as metres', { span: '20', 'span@unit': 'ft' }, { span: 6.096 }],
    ['an amount with its symbol', { principal: '$2,500.50' }, { principal: 2500.5 }],
    ['a negative number with any dash', { factor: '–1.25' }, { factor: -1.25 }],
    ['a month in words', { first: 'Mar 2027' }, { first: '2027-03' }],
    ['a toggle', { joint: 'yes' }, { joint: true }],
    [
      'rows',
      {
        flows: [
          { amount: '-1,000', note: 'van' },
          { amount: '400', note: '' },
        ],
      },
      {
        flows: [
          { amount: -1000, note: 'van' },
          { amount: 400, note: undefined },
        ],
      },
    ],
    [
      'an empty last row as not begun',
      {
        flows: [
          { amount: '1', note: '' },
          { amount: '', note: '' },
        ],
      },
      { flows: [{ amount: 1, note: undefined }] },
    ],
  ])('reads %s', (_, typed, expected) => {
    const reading = read(typed)
    expect(reading.errors).toEqual({})
    expect(reading.values).toMatchObject(expected)
  })

  it.each<[string, Typed, Record<string, string>]>([
    ['words', { principal: 'a lot' }, { principal: 'Principal must be a number, such as 1,000.' }],
    ['nothing where something is needed', { principal: ' ' }, { principal: 'Principal must be filled in.' }],
    ['a value that must be exceeded', { principal: '0' }, { principal: 'Principal must be more than $0.00.' }],
    ['a value above its limit', { share: '101' }, { share: 'Share must be 100% or less.' }],
    ['a value above another field', { deposit: '1500' }, { deposit: 'Deposit must be $1,000.00 or less.' }],
    ['a negative amount', { deposit: '-1' }, { deposit: 'Deposit must be $0.00 or more.' }],
    ['a part of a unit', { units: '2.5' }, { units: 'Units must be a whole number.' }],
    ['too many decimals', { factor: '1.234' }, { factor: 'Factor can have at most 2 decimals.' }],
    ['an unknown choice', { kind: 'variable' }, { kind: 'Kind must be one of: Fixed, Floating.' }],
    ['a text that is too long', { name: 'Bartholomew' }, { name: 'Name can have at most 10 characters.' }],
    ['a day that does not exist', { start: '2026-02-30' }, { start: 'Start must be a date, such as 6 Apr 2026.' }],
    ['a date before another field', { end: '2026-01-01' }, { end: 'End must be 6 Apr 2026 or later.' }],
    [
      'a cell of a row',
      { flows: [{ amount: 'x', note: '' }] },
      { 'flows.0.amount': 'In flow 1: Amount must be a number, such as 1,234.' },
    ],
    [
      'too many rows',
      { flows: ['1', '2', '3', '4'].map((amount) => ({ amount, note: '' })) },
      { flows: 'Flows can have at most 3 flows.' },
    ],
  ])('says what is allowed for %s', (_, typed, errors) => {
    const said = read(typed).errors
    // The order of day, month and year follows the region; only the sentence around it matters here.
    const plain = (sentences: Readonly<Record<string, string>>) =>
      Object.fromEntries(
        Object.entries(sentences).map(([key, sentence]) => [
          key,
          sentence.replace(/6 Apr 2026|Apr 6, 2026|2026 Apr 6/, 'DAY'),
        ]),
      )
    expect(plain(said)).toEqual(plain(errors))
  })

  it('does not refuse what is hidden', () => {
    expect(read({ later: 'rubbish' }).errors).toEqual({})
    expect(Object.keys(read({ later: 'rubbish', kind: 'floating' }).errors)).toEqual(['later'])
  })

  it('says how it understood what is not plain', () => {
    expect(read({ principal: '25k' }).understood).toEqual({ principal: 'Read as $25,000.00' })
    expect(read({ principal: '25,000' }).understood).toEqual({})
  })
})

describe('the address', () => {
  it('gives back every value it was written from, and leaves out what is no field', () => {
    const values = read({
      principal: '2,500.5',
      share: '12.5',
      flows: [{ amount: '-7', note: 'a;b, "c"' }],
      joint: 'yes',
    }).values
    const state = readAddressState(fields, `${writeAddressState(fields, values)}&colour=red`)
    if ('fault' in state) throw new Error(state.fault)
    expect(state.refused).toEqual([])
    expect(read(state.typed).values).toEqual(values)
  })

  it.each([
    ['principal=%E0%A4%A', { fault: 'malformed' }],
    ['flows=[[1]', { fault: 'malformed' }],
    ['flows={"a":1}', { fault: 'malformed' }],
    [`name=${'x'.repeat(9000)}`, { fault: 'too-long' }],
    ['principal=abc&units=7', { typed: { units: '7' }, refused: ['Principal'] }],
    ['__proto__=1&constructor=2', { typed: {}, refused: [] }],
  ])('survives %s', (state, expected) => {
    expect(readAddressState(fields, state)).toEqual(expected)
  })
})

it('what was typed is written anew for another region', () => {
  const typed = { principal: '1,234.5', name: 'Asha', flows: [{ amount: '-1,000.25', note: '1,5' }], units: 'three' }
  expect(retype(fields, typed, show('us'), show('de'))).toEqual({
    principal: '1.234,5',
    name: 'Asha',
    flows: [{ amount: '−1.000,25', note: '1,5' }],
    units: 'three',
  })
})

describe('rows', () => {
  const flows = [
    { amount: '-7', note: '' },
    { amount: '12', note: 'in' },
  ]

  it('are the same values as long as nobody types in them', () => {
    const before = read({ flows, share: '20' })
    expect(read({ flows, share: '21' }, 'de').values.flows).toEqual(before.values.flows)
    const german = show('de')
    const first = readForm(fields, { flows, share: '20' }, german)
    const later = readForm(fields, { flows, share: '21' }, german)
    expect(later.values.flows).toBe(first.values.flows)
    expect(later.values.share).toBe(0.21)
  })

  it('whose limit is another field follow it', () => {
    const bound = {
      budget: money('Budget', { initial: 50 }),
      costs: rows('Costs', {
        row: 'cost',
        columns: { amount: money('Amount', { max: { field: 'budget' } }) },
        initial: [{ amount: 5 }],
      }),
    }
    const costs = [{ amount: '40' }]
    const plain = show()
    expect(Object.keys(readForm(bound, { costs, budget: '50' }, plain).errors)).toEqual([])
    expect(Object.keys(readForm(bound, { costs, budget: '30' }, plain).errors)).toEqual(['costs.0.amount'])
  })
})

describe('a number that is refused for what it is', () => {
  it.each([
    ['share', '150', 1.5],
    ['units', '2.5', 2.5],
    ['deposit', '2000', 2000],
  ])('%s %s', (name, typed, number) => {
    const reading = read({ [name]: typed })
    expect([Object.keys(reading.errors), reading.refused]).toEqual([[name], { [name]: number }])
  })

  it('a text that is no number is none', () => {
    expect(read({ share: 'half' }).refused).toEqual({})
  })
})

describe('a text with a pattern', () => {
  const fields = {
    time: text('Time', { pattern: { source: String.raw`^(?:\d\d:\d\d)?$`, says: 'be a time' } }),
    code: text('Code', { pattern: { source: '^[A-Z]{2}$', says: 'be two letters' } }),
  }
  it('may be empty where its pattern fits nothing, and else has to be filled in', () => {
    const { values, errors } = readForm(fields, { time: '', code: '' }, show())
    expect([values.time, errors]).toEqual(['', { code: 'Code must be filled in.' }])
    expect(readForm(fields, { time: '9', code: 'DE' }, show()).errors).toEqual({ time: 'Time must be a time.' })
  })
})
