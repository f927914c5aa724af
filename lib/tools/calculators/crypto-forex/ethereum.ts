import { choice, defineCalculator, integer, money, number, problem, text } from '@/lib/kits/calculator'
import { decimalOf, fixedPoint, gasPrice, nextBaseFee, weiPerEther, weiPerGwei } from '@/lib/subjects/trading/gas-fee'

const gasOf = { transfer: 21_000, token: 65_000 } as const
const units = { eth: 'ETH', gwei: 'gwei', wei: 'wei', cash: 'Cash' } as const
const digitsOf = { eth: 18, gwei: 9, wei: 0 } as const

export default defineCalculator({
  inputs: {
    task: choice('Transaction', {
      options: { transfer: 'Send ETH', token: 'Send a token', contract: 'Swap, mint or other contract' },
      initial: 'transfer',
      as: 'menu',
      help: 'Sending ETH takes 21,000 gas. A token is taken as 65,000, a common figure; a contract needs your wallet’s estimate.',
    }),
    gas: integer('Gas of your transaction', {
      optional: true,
      min: 21_000,
      max: 60_000_000,
      shownWhen: { field: 'task', is: ['token', 'contract'] },
      help: 'As your wallet or a block explorer estimates it.',
    }),
    baseFee: number('Base fee', {
      initial: 2,
      max: 1e6,
      decimals: 9,
      unit: 'gwei',
      help: 'Of the newest block, from a block explorer. Nothing is fetched.',
    }),
    price: money('Price of 1 ETH', {
      initial: 3000,
      initialIn: { in: 250_000, jp: 450_000 },
      above: 0,
      max: 1e9,
      help: 'Type what your exchange shows now; the first value is only a round figure.',
    }),
    amount: text('Amount to convert', {
      initial: '1',
      maxLength: 60,
      pattern: {
        source: '^\\s*\\d{1,30}([.,]\\d{0,20})?\\s*$',
        says: 'be a number such as 1.25, without separators of thousands',
      },
    }),
    unit: choice('In', { options: units, initial: 'eth' }),
    tip: number('Priority fee (tip)', {
      initial: 1,
      max: 1e6,
      decimals: 9,
      unit: 'gwei',
      section: 'Fee',
      refines: true,
    }),
    maxFee: number('Max fee', {
      optional: true,
      max: 1e7,
      decimals: 9,
      unit: 'gwei',
      help: 'Left empty: twice the base fee and the tip, as many wallets offer.',
      section: 'Fee',
      refines: true,
    }),
  },
  outputs: {
    feeCash: { kind: 'money', label: 'Fee', decimals: 4, optional: true },
    pending: { kind: 'verdict', label: 'Transaction' },
    feeEth: { kind: 'text', label: 'Fee in ETH', optional: true },
    feeGwei: { kind: 'text', label: 'Fee in gwei', optional: true },
    gasUsed: { kind: 'number', label: 'Gas', decimals: 0 },
    perGas: { kind: 'text', label: 'Price of a unit of gas in gwei', optional: true },
    converted: { kind: 'text', label: 'Your amount' },
    burned: { kind: 'text', label: 'Burned, ETH', optional: true, section: 'Where the fee goes' },
    toProposer: { kind: 'text', label: 'Tip to the proposer, ETH', optional: true, section: 'Where the fee goes' },
    refund: {
      kind: 'text',
      label: 'Of the maximum not used, ETH',
      optional: true,
      help: 'The wallet must hold the maximum; what the fee does not take stays there.',
      section: 'Where the fee goes',
    },
    burnedCash: { kind: 'money', label: 'Burned, in cash', decimals: 4, optional: true, section: 'Where the fee goes' },
    lowest: { kind: 'text', label: 'Lowest base fee, in gwei', section: 'Next block' },
    highest: { kind: 'text', label: 'Highest base fee, in gwei', section: 'Next block' },
    conversions: {
      kind: 'table',
      label: 'Your amount in every unit',
      columns: { unit: { kind: 'text', label: 'Unit' }, amount: { kind: 'text', label: 'Amount' } },
    },
    prices: {
      kind: 'table',
      label: 'The fee by price of gas',
      columns: {
        gwei: { kind: 'number', label: 'Gwei' },
        eth: { kind: 'text', label: 'Fee in ETH' },
        cash: { kind: 'money', label: 'Fee in cash', decimals: 4 },
        token: { kind: 'money', label: 'Sending a token', decimals: 4 },
      },
    },
  },
  formula:
    'Fee = gas × (base fee + the lesser of tip and max fee − base fee); burned = gas × base fee; 1 ETH = 10^9 gwei = 10^18 wei',
  limits: [
    'The gas of contracts depends on their state; a transaction that fails costs the gas it used.',
    'Fees of rollups (layer 2) have a part for data on the main chain, which is not counted here.',
    'Amounts in ETH are reckoned in whole wei, without rounding; cash is rounded.',
    'An amount in cash is cut to the wei below.',
  ],
  sources: [
    { title: 'EIP-1559: Fee market change for ETH 1.0 chain', href: 'https://eips.ethereum.org/EIPS/eip-1559' },
    { title: 'ethereum.org: Gas and fees', href: 'https://ethereum.org/developers/docs/gas/' },
    {
      title: 'DefiLlama wiki: Gas fees (about 65,000 gas for sending an ERC-20 token)',
      href: 'https://wiki.defillama.com/w/index.php?title=Gas_fees',
    },
    {
      title: 'G. Wood: Ethereum, a secure decentralised generalised transaction ledger (21,000 gas for a transaction)',
      href: 'https://ethereum.github.io/yellowpaper/paper.pdf',
    },
  ],

  compute({ task, baseFee, price, amount, unit, tip, maxFee, gas }, { show, minorDigits }) {
    const gasUsed = gas ?? (task === 'contract' ? undefined : gasOf[task])
    if (gasUsed === undefined)
      return problem('gas', 'must be the estimate of your wallet: each contract takes its own gas')
    const base = weiOf(baseFee)
    const most = maxFee === undefined ? 2n * base + weiOf(tip) : weiOf(maxFee)
    const perGas = gasPrice({ base, tip: weiOf(tip), most })
    const priceUnits = BigInt(Math.round(price * 1e6))
    const wei = unit === 'cash' ? cashInWei(amount, priceUnits) : fixedPoint(amount, digitsOf[unit])
    if (wei === undefined) return problem('amount', 'must be a number such as 1.25')
    if (wei > mostWei) return problem('amount', 'must not be more than a billion ETH')
    const cashOf = (value: bigint) => (Number(value) / Number(weiPerEther)) * price
    const eth = (value: bigint) => grouped(decimalOf(value, 18), show)
    const gwei = (value: bigint) => grouped(decimalOf(value, 9), show)
    const total = (each: bigint) => BigInt(gasUsed) * each
    const { lowest, highest } = nextBaseFee(base)
    const cash = show.money(cashOf(wei), minorDigits)
    return {
      ...(perGas === undefined
        ? {}
        : {
            feeCash: cashOf(total(perGas)),
            feeEth: eth(total(perGas)),
            feeGwei: gwei(total(perGas)),
            perGas: gwei(perGas),
            burned: eth(total(base)),
            toProposer: eth(total(perGas - base)),
            refund: eth(total(most - perGas)),
            burnedCash: cashOf(total(base)),
          }),
      pending:
        perGas === undefined
          ? {
              is: 'bad',
              says: `It stays pending: the max fee is below the base fee. It can enter a block once the base fee has fallen to ${gwei(most)} gwei.`,
            }
          : most < highest
            ? {
                is: 'fair',
                says: 'It can enter a block now, but not after one full block: the base fee could then exceed the max fee.',
              }
            : { is: 'good', says: 'It can enter the next block, even after a full one.' },
      gasUsed,
      converted: unit === 'cash' ? `${eth(wei)} ETH` : cash,
      lowest: gwei(lowest),
      highest: gwei(highest),
      conversions: [
        { unit: 'ETH', amount: eth(wei) },
        { unit: 'gwei', amount: gwei(wei) },
        { unit: 'wei', amount: grouped(wei.toString(), show) },
        { unit: 'Cash', amount: cash },
      ],
      prices: gweiSteps.map((step) => {
        const each = BigInt(Math.round(step * 1000)) * (weiPerGwei / 1000n)
        return {
          gwei: step,
          eth: eth(total(each)),
          cash: cashOf(total(each)),
          token: cashOf(BigInt(gasOf.token) * each),
        }
      }),
    }
  },

  steps(values, { feeCash, gasUsed }) {
    const base = values.baseFee
    const most = values.maxFee ?? 2 * base + values.tip
    return [
      {
        finds: 'Tip that is left to pay, in gwei',
        as: 'paidTip',
        in: 'number',
        is: 'min({tip}, {most} − {baseFee})',
        with: {
          most: feeCash === undefined ? undefined : { kind: 'number', value: most },
          gasUsed: { kind: 'number', value: gasUsed },
        },
      },
      { finds: 'Fee in gwei', as: 'inGwei', in: 'number', is: '{gasUsed} × ({baseFee} + {paidTip})' },
      { gives: 'feeCash', is: '{inGwei} ÷ 1000000000 × {price}' },
      { gives: 'burnedCash', is: '{gasUsed} × {baseFee} ÷ 1000000000 × {price}' },
    ]
  },

  charts: [
    {
      kind: 'line',
      title: 'The fee by price of gas',
      of: 'prices',
      x: 'gwei',
      y: ['cash', 'token'],
    },
  ],
  examples: [
    {
      name: 'A token sent on a busy day',
      given: { task: 'token', baseFee: 18, tip: 2, maxFee: 30, price: 2800, amount: '250', unit: 'cash', gas: 64_200 },
      expect: { feeEth: '0.001284', feeCash: 3.5952, burned: '0.0011556', refund: '0.000642' },
    },
  ],
})

const gweiSteps = [0.5, 1, 2, 5, 10, 20, 50, 100]

/** Room for any amount of ETH that exists. */
const mostWei = 1_000_000_000n * weiPerEther

function weiOf(gwei: number): bigint {
  return BigInt(Math.round(Number((gwei * 1e9).toPrecision(15))))
}

/** `priceUnits` are millionths of the currency for one ether. */
function cashInWei(amount: string, priceUnits: bigint): bigint | undefined {
  const millionths = fixedPoint(amount, 6)
  return millionths === undefined || priceUnits === 0n ? undefined : (millionths * weiPerEther) / priceUnits
}

/** Exact decimal text as the visitor's region writes numbers. */
function grouped(
  exact: string,
  show: { count(value: number): string; number(value: number, decimals?: number): string },
): string {
  const [whole = '0', fraction] = exact.split('.')
  const groups = Number(whole) < 1e15 ? show.count(Number(whole)) : whole
  return fraction === undefined ? groups : `${groups}${show.number(0.5, 1).at(1)}${fraction}`
}
