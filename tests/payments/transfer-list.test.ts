import { describe, expect, it } from 'vitest'
import { regionOf } from '@/lib/base/region/regions'
import type { SepaTransfer } from '@/lib/subjects/payments/epc-qr'
import { transferList } from '@/lib/subjects/payments/transfer-list'

const rest: SepaTransfer = {
  name: 'Muster GmbH',
  iban: 'DE89370400440532013000',
  bic: '',
  cents: undefined,
  purpose: '',
  reference: '',
  text: '',
  note: '',
}
const read = (text: string, region = 'ie') => {
  const list = transferList(text, rest, regionOf(region))
  if ('problem' in list) throw new Error(list.message)
  return list
}

describe('a list of transfers', () => {
  it('takes columns in any order, and what has none from the form', () => {
    expect(read('Reference,amount,file\nRF18 5390 0754 7034,"1,234.50",smith\n,48,jones')).toEqual({
      good: [
        {
          position: 1,
          name: 'smith',
          content: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE89370400440532013000\nEUR1234.5\n\nRF18539007547034',
        },
        { position: 2, name: 'jones', content: 'BCD\n002\n1\nSCT\n\nMuster GmbH\nDE89370400440532013000\nEUR48' },
      ],
      refused: [],
    })
  })

  it('reads amounts as the region writes them, and semicolons as separators', () => {
    expect(read('payment text;amount\nRechnung 1;1.234,50', 'de').good[0]?.content.split('\n')[7]).toBe('EUR1234.5')
  })

  it('names each refused line with what is wrong', () => {
    const lines = [
      'iban,amount',
      'DE89370400440532013001,1',
      ',1',
      'NL91ABNA0417164300,abc',
      'NL91ABNA0417164300,1.005',
      'NL91ABNA0417164300,0',
    ]
    expect(read(lines.join('\n')).refused).toEqual([
      {
        position: 1,
        says: 'IBAN must have check digits that fit; these do not, so one character is probably mistyped.',
      },
      { position: 2, says: 'IBAN must be filled in.' },
      { position: 3, says: 'Amount “abc” is no amount.' },
      { position: 4, says: 'Amount must be from 0.01 to 999999999.99.' },
      { position: 5, says: 'Amount must be from 0.01 to 999999999.99.' },
    ])
  })

  it.each([
    ['', 'must begin with a line of headings, such as: file, amount, reference'],
    ['DE89370400440532013000\n1', 'must begin with a line of headings, such as: file, amount, reference'],
    ['iban', 'must have a line below its headings'],
    [`amount\n${'1\n'.repeat(5001)}`, 'can have at most 5,000 lines; yours has 5,001'],
  ])('%#: a list that cannot be used says why', (text, message) =>
    expect(transferList(text, rest, regionOf('ie'))).toEqual({ problem: true, field: 'list', message }),
  )
})
