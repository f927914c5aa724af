import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalOf, readMinor } from '@/lib/subjects/bank-files/amount'
import { isBankCsv, readBankCsv } from '@/lib/subjects/bank-files/bank-csv'
import { orderOf, readBankDay } from '@/lib/subjects/bank-files/dates'
import { isOfx, readOfx } from '@/lib/subjects/bank-files/ofx'
import { newMovements, type Movement } from '@/lib/subjects/bank-files/statement'
import vectors from '../vectors/bank-files/ofx.json'

fc.configureGlobal({ seed: 20261128 })

describe('OFX', () => {
  it('is read as the Python package ofxparse reads it, SGML and XML, bank and card', () => {
    for (const vector of vectors) {
      const read = readOfx(vector.file)
      expect([read.currency, read.account, read.balance, read.bad]).toEqual([
        vector.currency,
        vector.account,
        { minor: vector.balance, day: '2026-12-31' },
        [],
      ])
      const words = (name: unknown, memo: unknown) => [name, memo].filter(Boolean).join(' ')
      expect(read.movements.map(({ id, minor, text }) => [id, minor, text])).toEqual(
        vector.movements.map(([id, minor, name, memo]) => [id, minor, words(name, memo)]),
      )
      // The day stands in the id that the file was made with.
      for (const { id, day } of read.movements) expect(day.replaceAll('-', '')).toBe(id.split('-')[1])
    }
  })
  it('names what cannot be read, and is told from other files', () => {
    const file = (inner: string) => `OFXHEADER:100\n<OFX><STMTTRN>${inner}</STMTTRN></OFX>`
    expect(readOfx(file('<DTPOSTED>20261301<TRNAMT>1.00')).bad).toEqual([
      { line: 1, why: 'day', shown: '20261301 1.00' },
    ])
    expect(readOfx(file('<DTPOSTED>20260101<TRNAMT>abc')).bad).toEqual([
      { line: 1, why: 'amount', shown: '20260101 abc' },
    ])
    expect(readOfx(file('<NAME>x')).bad).toEqual([{ line: 1, why: 'both', shown: '' }])
    expect(readOfx(file('<DTPOSTED>20260101<TRNAMT>-1234,5')).movements[0]?.minor).toBe(-123450)
    expect(isOfx('date,amount')).toBe(false)
  })
})

const amounts: readonly (readonly [text: string, digits: number, decimal: '.' | ',', minor: number | undefined])[] = [
  ['12.34', 2, '.', 1234],
  ['-12.34', 2, '.', -1234],
  ['12', 2, '.', 1200],
  ['.5', 2, '.', 50],
  ['1,234.50', 2, '.', 123450],
  ['1,23,456.50', 2, '.', 12345650],
  ['1.234,50', 2, ',', 123450],
  ['1 234,50', 2, ',', 123450],
  ["1'234.50", 2, '.', 123450],
  ['1.234,50-', 2, ',', -123450],
  ['(12.00)', 2, '.', -1200],
  ['−12,00', 2, ',', -1200],
  ['£12.00', 2, '.', 1200],
  ['-€12,00', 2, ',', -1200],
  ['USD 12.00', 2, '.', 1200],
  ['12.00 EUR', 2, '.', 1200],
  ['12.00 DR', 2, '.', -1200],
  ['12.00CR', 2, '.', 1200],
  ['1234', 0, '.', 1234],
  ['1.234', 3, '.', 1234],
  ['12.340', 2, '.', 1234],
  ['12.345', 2, '.', undefined],
  ['12.3.4', 2, '.', undefined],
  ['1,2345.00', 2, '.', undefined],
  ['(12.00', 2, '.', undefined],
  ['twelve', 2, '.', undefined],
  ['', 2, '.', undefined],
  ['-0.00', 2, '.', 0],
]

describe('amounts', () => {
  it('are whole cents, digit by digit', () => {
    expect(amounts.map(([text, digits, decimal]) => [text, readMinor(text, digits, decimal)])).toEqual(
      amounts.map(([text, , , minor]) => [text, minor]),
    )
  })
  it('are what was written, for every amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (minor) => {
        const [whole, cents] = [Math.floor(Math.abs(minor) / 100), String(Math.abs(minor) % 100).padStart(2, '0')]
        const sign = minor < 0 ? '-' : ''
        expect(readMinor(`${sign}${whole}.${cents}`, 2, '.')).toBe(minor)
        expect(readMinor(`${sign}${whole.toLocaleString('de-DE')},${cents}`, 2, ',')).toBe(minor)
      }),
    )
  })
  it('tell which sign parts the cents', () => {
    const cases: readonly (readonly [readonly string[], string])[] = [
      [['1.234,50', '3,00'], ','],
      [['1,234.50', '3.00'], '.'],
      [['1,234', '5,678'], '.'],
      [['1.234', '2,5'], ','],
      [['12', '13'], '.'],
      [[], '.'],
    ]
    for (const [texts, decimal] of cases) expect([texts, decimalOf(texts)]).toEqual([texts, decimal])
  })
})

describe('days', () => {
  it('are read as banks write them', () => {
    const days: readonly (readonly [string, 'day-month-year' | 'month-day-year', string | undefined])[] = [
      ['2026-03-01', 'month-day-year', '2026-03-01'],
      ['20260301', 'month-day-year', '2026-03-01'],
      ['2026-03-01 10:15:00', 'day-month-year', '2026-03-01'],
      ['01/03/2026', 'day-month-year', '2026-03-01'],
      ['01/03/2026', 'month-day-year', '2026-01-03'],
      ['1.3.26', 'day-month-year', '2026-03-01'],
      ['01-03-2026', 'day-month-year', '2026-03-01'],
      ['1 Mar 2026', 'month-day-year', '2026-03-01'],
      ['01-MAR-26', 'month-day-year', '2026-03-01'],
      ['Mar 1, 2026', 'day-month-year', '2026-03-01'],
      ['31/02/2026', 'day-month-year', undefined],
      ['soon', 'day-month-year', undefined],
      ['', 'day-month-year', undefined],
    ]
    expect(days.map(([text, order]) => readBankDay(text, order))).toEqual(days.map(([, , day]) => day))
  })
  it('show the order of their figures where one is beyond twelve', () => {
    expect(orderOf(['01/02/2026', '13/02/2026'], 'month-day-year')).toEqual({ order: 'day-month-year', isSure: true })
    expect(orderOf(['01/02/2026', '02/13/2026'], 'day-month-year')).toEqual({ order: 'month-day-year', isSure: true })
    expect(orderOf(['01/02/2026'], 'month-day-year')).toEqual({ order: 'month-day-year', isSure: false })
    expect(orderOf(['01.02.2026'], 'month-day-year')).toEqual({ order: 'day-month-year', isSure: true })
    expect(orderOf(['2026-02-01', '02/02/2026'], 'year-month-day')).toEqual({ order: 'day-month-year', isSure: true })
  })
})

const usual = { currency: 'EUR', order: 'day-month-year' } as const
const short = ({ day, minor, text }: Movement) => [day, minor, text]

describe('CSV of a bank', () => {
  it('of one column of amounts', () => {
    const read = readBankCsv(
      'Date,Description,Amount,Currency\n2026-03-01,"Coffee, large",-3.50,GBP\n2026-03-02,Salary,"2,000.00",GBP\n',
      usual,
    )
    expect(read.movements.map(short)).toEqual([
      ['2026-03-01', -350, 'Coffee, large'],
      ['2026-03-02', 200000, 'Salary'],
    ])
    expect([read.currency, read.bad, read.isOrderUnsure]).toEqual(['GBP', [], false])
  })
  it('of two columns, with the account above and points in days', () => {
    const file =
      'Konto;DE12 3456\r\nZeitraum;März\r\n\r\nBuchungstag;Verwendungszweck;Soll;Haben\r\n01.03.2026;Miete;1.234,50;\r\n02.03.2026;Gehalt;;2.000,00\r\n'
    expect(readBankCsv(file, usual).movements.map(short)).toEqual([
      ['2026-03-01', -123450, 'Miete'],
      ['2026-03-02', 200000, 'Gehalt'],
    ])
  })
  it('whose sign stands in a column of its own', () => {
    const file =
      '"Datum","Naam / Omschrijving","Af Bij","Bedrag (EUR)","Mededelingen"\n"20260301","Bakker","Af","3,50","brood"\n"20260302","Werk","Bij","2000,00",""\n'
    expect(readBankCsv(file, usual).movements.map(short)).toEqual([
      ['2026-03-01', -350, 'Bakker brood'],
      ['2026-03-02', 200000, 'Werk'],
    ])
  })
  it('names rows that it cannot read, by line', () => {
    const read = readBankCsv(
      'Date,Description,Amount\n31/02/2026,A,1.00\n01/02/2026,B,\n,,x\n01/02/2026,C,2.00\n',
      usual,
    )
    expect(read.bad).toEqual([
      { line: 2, why: 'day', shown: '31/02/2026 A 1.00' },
      { line: 3, why: 'amount', shown: '01/02/2026 B' },
      { line: 4, why: 'both', shown: 'x' },
    ])
    expect(read.movements).toHaveLength(1)
    expect(read.isOrderUnsure).toBe(false)
    expect(readBankCsv('Date,Amount\n01/02/2026,1\n', usual).isOrderUnsure).toBe(true)
    expect(() => readBankCsv('a,b\n1,2\n', usual)).toThrow(RangeError)
    expect([isBankCsv('Datum;Betrag\n'), isBankCsv('Name,Phone\n')]).toEqual([true, false])
  })
})

describe('what is held already', () => {
  const movement = (id: string, day: string, minor: number, text: string): Movement => ({
    line: 1,
    id,
    day,
    minor,
    text,
  })
  it('is known by the bank’s id, or by day, amount and words, as often as it is held', () => {
    const coffee = movement('', '2026-03-01', -350, 'Coffee')
    expect(newMovements([coffee, coffee], [coffee])).toEqual({ fresh: [coffee], twice: [coffee] })
    expect(newMovements([coffee, coffee], []).fresh).toHaveLength(2)
    const first = movement('1', '2026-03-01', -350, 'Coffee')
    const second = movement('2', '2026-03-01', -350, 'Coffee')
    expect(newMovements([first, second, first], [])).toEqual({ fresh: [first, second], twice: [first] })
    expect(newMovements([first, second], [first])).toEqual({ fresh: [second], twice: [first] })
    // Another coffee of the same day, in the statement after.
    expect(newMovements([second], [first]).fresh).toEqual([second])
    // The same movement from a CSV file, which has no ids, after it came from OFX, and the other way round.
    expect(newMovements([{ ...coffee, text: 'COFFEE ' }], [first]).fresh).toEqual([])
    expect(newMovements([first], [coffee]).fresh).toEqual([])
  })
  it('leaves nothing of a file that is read a second time', () => {
    const any = fc.record({
      line: fc.constant(1),
      id: fc.constantFrom('', 'a', 'b', 'c'),
      day: fc.constantFrom('2026-03-01', '2026-03-02'),
      minor: fc.constantFrom(1, 2),
      text: fc.constantFrom('x', 'y'),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 12 }), (list) => {
        const { fresh, twice } = newMovements(list, [])
        expect(fresh.length + twice.length).toBe(list.length)
        expect(newMovements(list, fresh).fresh).toEqual([])
      }),
    )
  })
})
