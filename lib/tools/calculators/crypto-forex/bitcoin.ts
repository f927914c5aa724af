import { choice, date, defineCalculator, integer, money, number, problem } from '@/lib/kits/calculator'
import { daysLater } from '@/lib/subjects/time/calendar'
import { halvings, issuedThrough, nextHalving, satoshisPerCoin, subsidyAt } from '@/lib/subjects/trading/mining-subsidy'
import { dustLimit, virtualBytes } from '@/lib/subjects/trading/transaction-size'

const satoshisIn = { btc: satoshisPerCoin, mbtc: 100_000, bits: 100, sats: 1 } as const
const names = { btc: 'BTC', mbtc: 'mBTC', bits: 'bits', sats: 'sats' } as const
const decimals = { btc: 8, mbtc: 5, bits: 2, sats: 0 } as const
const units = ['btc', 'mbtc', 'bits', 'sats'] as const

export default defineCalculator({
  inputs: {
    amount: number('Amount', { initial: 0.05, max: 1e15 }),
    unit: choice('In', { options: { ...names, cash: 'Cash' }, initial: 'btc', as: 'buttons' }),
    price: money('Price of 1 BTC', {
      initial: 100_000,
      initialIn: { in: 8_000_000, jp: 15_000_000 },
      above: 0,
      max: 1e12,
      help: 'Type what your exchange shows now. No price is fetched; the first value is only a round figure.',
    }),
    feeRate: number('Fee rate', {
      initial: 4,
      max: 1e5,
      decimals: 3,
      unit: 'sat/vB',
      help: 'Your wallet or a block explorer shows the current one.',
    }),
    height: integer('Block height', {
      initial: 976_000,
      max: 20_000_000,
      help: 'The number of the newest block, from a block explorer. The first value is only near it.',
    }),
    script: choice('Address type', {
      options: {
        p2wpkh: 'Native SegWit (bc1q)',
        p2tr: 'Taproot (bc1p)',
        'p2sh-p2wpkh': 'Nested SegWit (3)',
        p2pkh: 'Legacy (1)',
      },
      initial: 'p2wpkh',
      as: 'menu',
      section: 'Your transaction',
      refines: true,
    }),
    inputs: integer('Inputs', {
      initial: 1,
      min: 1,
      max: 252,
      help: 'Earlier receipts that the wallet puts together.',
      section: 'Your transaction',
      refines: true,
    }),
    outputs: integer('Outputs', {
      initial: 2,
      min: 1,
      max: 252,
      help: 'Usually the recipient and your change.',
      section: 'Your transaction',
      refines: true,
    }),
    seenOn: date('Day of that block height', { initial: '2026-11-23', section: 'Halving', refines: true }),
  },
  outputs: {
    worth: { kind: 'text', label: 'That is' },
    sats: { kind: 'number', label: 'In satoshis', unit: 'sats', decimals: 0 },
    fee: { kind: 'number', label: 'Network fee', unit: 'sats', decimals: 0 },
    feeCash: { kind: 'money', label: 'Network fee in cash' },
    subsidy: { kind: 'number', label: 'New coins in a block', unit: 'BTC' },
    halving: {
      kind: 'date',
      label: 'Next halving, about',
      optional: true,
      help: 'At ten minutes a block from the day you gave. Weeks either way are usual.',
    },
    dust: { kind: 'verdict', label: 'Can it be sent', optional: true },
    size: { kind: 'number', label: 'Size of the transaction', unit: 'vB', decimals: 0, section: 'Sending it' },
    dustLimit: {
      kind: 'number',
      label: 'Least amount that nodes pass on',
      unit: 'sats',
      decimals: 0,
      section: 'Sending it',
    },
    feeShare: { kind: 'percent', label: 'Fee as a share of the amount', optional: true, section: 'Sending it' },
    issued: { kind: 'number', label: 'Issued up to that block', unit: 'BTC', decimals: 4, section: 'Supply' },
    issuedShare: { kind: 'percent', label: 'Of all that will ever be issued', decimals: 4, section: 'Supply' },
    halvingBlock: {
      kind: 'number',
      label: 'Block of the next halving',
      decimals: 0,
      optional: true,
      section: 'Supply',
    },
    blocksLeft: { kind: 'number', label: 'Blocks until then', decimals: 0, optional: true, section: 'Supply' },
    conversions: {
      kind: 'table',
      label: 'The amount in every unit',
      columns: {
        unit: { kind: 'text', label: 'Unit' },
        amount: { kind: 'text', label: 'Amount' },
        one: { kind: 'text', label: 'One of them in satoshis' },
      },
    },
    fees: {
      kind: 'table',
      label: 'The same payment from other addresses',
      columns: {
        type: { kind: 'text', label: 'Address type' },
        size: { kind: 'number', label: 'Virtual bytes', decimals: 0 },
        fee: { kind: 'number', label: 'Fee in sats', decimals: 0 },
        cash: { kind: 'money', label: 'Fee in cash' },
      },
    },
    eras: {
      kind: 'table',
      label: 'Halvings so far',
      columns: {
        date: { kind: 'date', label: 'Day (UTC)' },
        block: { kind: 'number', label: 'First block', decimals: 0 },
        subsidy: { kind: 'number', label: 'New BTC in a block', decimals: 3 },
      },
    },
  },
  formula:
    'Cash = BTC × price; fee = virtual bytes × fee rate, rounded up; virtual bytes = overhead + inputs × input size + outputs × output size; subsidy = 50 ÷ 2^(height ÷ 210,000, cut to a whole number)',
  limits: [
    'All inputs and outputs are taken to be of the same type, with one signature each and not more than 252 of both.',
    'An amount is cut to whole satoshis, the eighth decimal of a bitcoin.',
    'The supply is what the protocol has let miners create. Coins of the first block and those that miners left unclaimed can never be spent.',
    'Lightning payments and exchange withdrawals have fees of their own.',
  ],
  sources: [
    { title: 'BIP 141: Segregated Witness (transaction weight and virtual size)', href: 'https://bips.dev/141/' },
    { title: 'Bitcoin Optech: Transaction size calculator', href: 'https://bitcoinops.org/en/tools/calc-size/' },
    {
      title: 'Bitcoin Core: validation.cpp (block subsidy) and policy.cpp (dust)',
      href: 'https://github.com/bitcoin/bitcoin',
    },
  ],

  compute({ amount, unit, price, feeRate, height, script, inputs, outputs, seenOn }, { show, minorDigits }) {
    const inUnit = unit === 'cash' ? (amount / price) * satoshisPerCoin : amount * satoshisIn[unit]
    const sats = wholeSatoshis(inUnit)
    if (sats > allSatoshis) return problem('amount', 'must not exceed the 21 million bitcoins that will ever exist')
    const size = virtualBytes(script, inputs, outputs)
    const cashOf = (count: number) => (count / satoshisPerCoin) * price
    const feeOf = (bytes: number) => Math.ceil(Number((bytes * feeRate).toPrecision(15)))
    const fee = feeOf(size)
    const least = dustLimit(script)
    const halvingBlock = nextHalving(height)
    const blocksLeft = halvingBlock === undefined ? undefined : halvingBlock - height
    const halving = blocksLeft === undefined ? undefined : daysLater(seenOn, Math.round(blocksLeft / 144))
    const issued = issuedThrough(height)
    const inBitcoin = `${show.number(sats / satoshisPerCoin, 8)} BTC`
    return {
      worth: unit === 'cash' ? inBitcoin : show.money(cashOf(sats), minorDigits),
      sats,
      fee,
      feeCash: cashOf(fee),
      subsidy: subsidyAt(height) / satoshisPerCoin,
      ...(halving === undefined ? {} : { halving }),
      ...(sats < least
        ? {
            dust: {
              is: 'bad' as const,
              says: `No: ${show.number(sats)} sats are dust. Nodes do not pass on less than ${show.number(least)} to such an address.`,
            },
          }
        : {}),
      size,
      dustLimit: least,
      ...(sats > 0 ? { feeShare: fee / sats } : {}),
      issued: issued / satoshisPerCoin,
      issuedShare: issued / allSatoshis,
      ...(halvingBlock === undefined ? {} : { halvingBlock, blocksLeft }),
      conversions: [
        ...units.map((one) => ({
          unit: names[one],
          amount: show.number(sats / satoshisIn[one], decimals[one]),
          one: show.number(satoshisIn[one]),
        })),
        { unit: 'Cash', amount: show.money(cashOf(sats), minorDigits), one: show.number(satoshisPerCoin / price) },
      ],
      fees: addressTypes.map(([type, key]) => {
        const bytes = virtualBytes(key, inputs, outputs)
        return { type, size: bytes, fee: feeOf(bytes), cash: cashOf(feeOf(bytes)) }
      }),
      eras: halvings.map(({ height: block, date: day }) => ({
        date: day,
        block,
        subsidy: subsidyAt(block) / satoshisPerCoin,
      })),
    }
  },

  steps: [
    { gives: 'fee', is: '{size} × {feeRate}', rounded: 'up' },
    { gives: 'feeCash', is: '{fee} ÷ 100000000 × {price}' },
    { gives: 'feeShare', is: '{fee} ÷ {sats}' },
    { gives: 'blocksLeft', is: '{halvingBlock} − {height}' },
  ],

  examples: [
    {
      name: 'Paying an invoice',
      given: {
        amount: 750,
        unit: 'cash',
        price: 96_000,
        feeRate: 6,
        height: 976_400,
        script: 'p2wpkh',
        inputs: 3,
        outputs: 2,
        seenOn: '2026-11-23',
      },
      expect: { worth: '0.00781250 BTC', sats: 781_250, size: 277, fee: 1662, feeCash: 1.6 },
    },
  ],
})

/** What is issued when no subsidy is left. */
const allSatoshis = issuedThrough(10_000_000)

const addressTypes = [
  ['Native SegWit (bc1q)', 'p2wpkh'],
  ['Taproot (bc1p)', 'p2tr'],
  ['Nested SegWit (3)', 'p2sh-p2wpkh'],
  ['Legacy (1)', 'p2pkh'],
] as const

/** Cut to whole satoshis, without losing one to the noise of a binary product. */
function wholeSatoshis(amount: number): number {
  return Math.floor(Number(amount.toPrecision(15)))
}
