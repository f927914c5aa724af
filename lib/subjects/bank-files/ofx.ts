import { minorUnitDigits } from '@/lib/base/money/currency'
import { readMinor } from './amount'
import { readBankDay } from './dates'
import type { BadRow, BankStatement, Movement } from './statement'

/** Whether a text is OFX or QFX: version 1 is SGML whose values have no end tags, version 2 is XML. */
export function isOfx(text: string): boolean {
  return /<OFX>/i.test(text.slice(0, 20_000))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', quot: '"', apos: "'" }
const unescaped = (text: string) =>
  text
    .replaceAll(/&(?:#(\d{1,6})|(\w+));/g, (whole, code?: string, name = '') =>
      code === undefined
        ? (entities[name.toLowerCase()] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10ffff)),
    )
    .replaceAll(/\s+/g, ' ')
    .trim()

interface Element {
  name: string
  value: string
  isEnd: boolean
}

function* elementsOf(text: string): Generator<Element> {
  for (const [, slash, name = '', value = ''] of text.matchAll(/<(\/)?([A-Za-z0-9_.]+)>([^<]*)/g))
    yield { name: name.toUpperCase(), value: unescaped(value), isEnd: slash !== undefined }
}

interface OpenMovement {
  values: Map<string, string>
}

/** Name and note of a movement, once where they say the same. */
function wordsOf(values: ReadonlyMap<string, string>): string {
  const name = values.get('NAME') ?? ''
  const memo = values.get('MEMO') ?? ''
  const check = values.get('CHECKNUM') ?? ''
  const all = [name, memo.toLowerCase() === name.toLowerCase() ? '' : memo].filter(Boolean)
  return (all.length > 0 ? all.join(' ') : [values.get('TRNTYPE') ?? '', check].filter(Boolean).join(' ')) || '-'
}

/**
 * The movements of an OFX file of a bank or credit card (OFX 1.0 to 2.3, section 11). A day is the date that stands in front, as
 * the bank wrote it. Amounts have a point or a comma. A movement without a day or an amount is a bad row.
 */
export function readOfx(text: string): BankStatement {
  const movements: Movement[] = []
  const bad: BadRow[] = []
  let open: OpenMovement | undefined
  let currency: string | undefined
  let account = ''
  let balance: BankStatement['balance']
  let balanceText = ''
  let within = ''
  let count = 0
  const digits = () => minorUnitDigits(currency ?? 'EUR')
  const amountOf = (value: string) =>
    readMinor(value, digits(), value.includes(',') && !value.includes('.') ? ',' : '.')
  for (const { name, value, isEnd } of elementsOf(text)) {
    if (name === 'STMTTRN' && !isEnd) open = { values: new Map() }
    else if (name === 'STMTTRN' && open) {
      count++
      const { values } = open
      open = undefined
      const day = readBankDay((values.get('DTPOSTED') ?? '').slice(0, 8), 'year-month-day')
      const minor = amountOf(values.get('TRNAMT') ?? '')
      if (day !== undefined && minor !== undefined)
        movements.push({ line: count, day, minor, text: wordsOf(values), id: values.get('FITID') ?? '' })
      else {
        const why = day === undefined ? (minor === undefined ? 'both' : 'day') : 'amount'
        bad.push({ line: count, why, shown: `${values.get('DTPOSTED') ?? ''} ${values.get('TRNAMT') ?? ''}`.trim() })
      }
    } else if (open && !isEnd && value !== '') {
      if (!open.values.has(name)) open.values.set(name, value)
    } else if (name === 'CURDEF' && value !== '') currency = value.toUpperCase().slice(0, 3)
    else if (name === 'ACCTID' && value !== '' && account === '') account = value
    else if (name === 'LEDGERBAL') within = isEnd ? '' : name
    else if (name === 'BALAMT' && within !== '' && !isEnd) balanceText = value
    else if (name === 'DTASOF' && within !== '' && !isEnd) {
      const minor = amountOf(balanceText)
      const day = readBankDay(value.slice(0, 8), 'year-month-day')
      if (minor !== undefined && day !== undefined) balance = { minor, day }
    }
  }
  return { movements, bad, currency, account, isOrderUnsure: false, balance }
}
