import { defineCalculator, integer, money, number, percent, problem, toggle } from '@/lib/kits/calculator'
import { compareAmounts } from '@/lib/base/money/compare-amounts'
import { priceThatLeaves } from '@/lib/subjects/trading/position'

const asCreator = { field: 'creator', is: true } as const
const gas = { max: 1e9, unit: 'ETH', section: 'Gas', refines: true } as const

export default defineCalculator({
  inputs: {
    cost: number('Bought or minted for', {
      initial: 0.5,
      max: 1e9,
      unit: 'ETH',
      help: 'Each, in ETH or whichever coin you use.',
    }),
    sale: number('Sold for', { initial: 0.8, max: 1e9, unit: 'ETH', help: 'Each: the price that the buyer pays.' }),
    coinThen: money('Price of 1 ETH when you bought', {
      initial: 2500,
      initialIn: { in: 200_000, jp: 380_000 },
      above: 0,
      max: 1e9,
      help: 'Type both prices: none is fetched.',
    }),
    coinNow: money('Price of 1 ETH when you sell', {
      initial: 2800,
      initialIn: { in: 230_000, jp: 420_000 },
      above: 0,
      max: 1e9,
    }),
    marketFee: percent('Fee of the marketplace', {
      slider: { to: 0.1, step: 0.001 },
      initial: 0.01,
      max: 0.5,
      help: 'Its terms state it; it differs by place and day.',
    }),
    royalty: percent('Royalty to the creator', {
      slider: { to: 0.2, step: 0.001 },
      initial: 0.05,
      max: 0.5,
      section: 'Sale',
      refines: true,
    }),
    quantity: integer('How many', { initial: 1, min: 1, max: 1e6, section: 'Sale', refines: true }),
    gasBuy: number('Gas to buy or mint, in all', { initial: 0.002, ...gas }),
    gasApprove: number('Gas to approve and list, in all', {
      initial: 0.001,
      help: 'Paid even where nothing sells.',
      ...gas,
    }),
    gasSale: number('Gas of the sale, in all', {
      initial: 0,
      help: 'Usually the buyer pays it, unless you accept an offer.',
      ...gas,
    }),
    creator: toggle('I am the creator of the collection', { initial: false, section: 'Creator', refines: true }),
    size: integer('Pieces in the collection', {
      initial: 1000,
      min: 1,
      max: 1e9,
      shownWhen: asCreator,
      section: 'Creator',
      refines: true,
    }),
    minted: percent('Of which are minted', {
      slider: { to: 1, step: 0.01 },
      initial: 1,
      max: 1,
      shownWhen: asCreator,
      section: 'Creator',
      refines: true,
    }),
    resales: number('Resales of a piece on average', {
      initial: 0.5,
      max: 1e4,
      help: 'At the sale price above.',
      shownWhen: asCreator,
      section: 'Creator',
      refines: true,
    }),
  },
  outputs: {
    profitCash: { kind: 'money', label: 'Profit or loss' },
    verdict: { kind: 'verdict', label: 'In coin and in cash' },
    profitCoin: { kind: 'number', label: 'Profit or loss in ETH', unit: 'ETH' },
    roiCash: { kind: 'percent', label: 'Return in cash', optional: true },
    roiCoin: { kind: 'percent', label: 'Return in ETH', optional: true },
    breakevenCoin: {
      kind: 'number',
      label: 'Break-even in ETH',
      unit: 'ETH',
      help: 'Each. Sold at it, you have as much ETH as before.',
    },
    breakevenCash: {
      kind: 'number',
      label: 'Break-even for your cash',
      unit: 'ETH',
      help: 'Each. Sold at it, you have as much money as before.',
    },
    net: { kind: 'number', label: 'Received after fee and royalty', unit: 'ETH', section: 'How it comes about' },
    fees: { kind: 'number', label: 'Fee and royalty', unit: 'ETH', section: 'How it comes about' },
    gasTotal: { kind: 'number', label: 'Gas in all', unit: 'ETH', section: 'How it comes about' },
    spent: { kind: 'money', label: 'Spent on buying, with gas', section: 'How it comes about' },
    received: { kind: 'money', label: 'Received, less later gas', section: 'How it comes about' },
    mintIncome: {
      kind: 'number',
      label: 'Income from minting',
      unit: 'ETH',
      shownWhen: asCreator,
      section: 'Creator',
      help: 'Pieces minted × the price they are minted for.',
    },
    royaltyIncome: {
      kind: 'number',
      label: 'Royalties from resales',
      unit: 'ETH',
      shownWhen: asCreator,
      section: 'Creator',
    },
    creatorCash: {
      kind: 'money',
      label: 'Both together at the later price of ETH',
      shownWhen: asCreator,
      section: 'Creator',
    },
    floors: {
      kind: 'table',
      label: 'If you sell at another price',
      columns: {
        price: { kind: 'number', label: 'Price in ETH' },
        coin: { kind: 'number', label: 'Profit in ETH' },
        cash: { kind: 'money', label: 'Profit in cash' },
        roi: { kind: 'percent', label: 'Return in cash' },
      },
    },
  },
  formula:
    'Net = sale × (1 − fee − royalty) − gas − cost, in coin; in cash what is spent counts at the coin’s price then and what comes in at its price now; break-even = (cost + gas) ÷ (1 − fee − royalty)',
  limits: [
    'The cash spent on gas of approving counts at the price of the coin when you sell.',
    'Whether a royalty is paid depends on the marketplace and the contract; where it is optional, type 0.',
    'As a creator, gas of deployment and the costs of making the collection are yours to take off.',
    'Tax is left out; in many countries paying with a coin is itself a sale of that coin.',
  ],
  sources: [
    { title: 'ERC-2981: NFT Royalty Standard', href: 'https://eips.ethereum.org/EIPS/eip-2981' },
    { title: 'ERC-721: Non-Fungible Token Standard', href: 'https://eips.ethereum.org/EIPS/eip-721' },
  ],

  compute(values, { show, minorDigits }) {
    const {
      cost,
      sale,
      coinThen,
      coinNow,
      marketFee,
      royalty,
      quantity,
      gasBuy,
      gasApprove,
      gasSale,
      size,
      minted,
      resales,
    } = values
    const feeRate = marketFee + royalty
    if (feeRate >= 1) return problem('royalty', 'must leave something: fee and royalty together are the whole price')
    const paid = quantity * cost + gasBuy
    const laterGas = gasApprove + gasSale
    const spent = paid * coinThen
    const netAt = (price: number) => quantity * price * (1 - feeRate)
    const coinAt = (price: number) => netAt(price) - laterGas - paid
    const cashAt = (price: number) => (netAt(price) - laterGas) * coinNow - spent
    const profitCoin = coinAt(sale)
    const profitCash = cashAt(sale)
    const inCoin = compareAmounts(profitCoin, 0, 9, paid)
    const inCash = compareAmounts(profitCash, 0, minorDigits, spent)
    const mintIncome = size * minted * cost
    const royaltyIncome = size * minted * resales * sale * royalty
    return {
      profitCash,
      verdict:
        inCoin > 0 && inCash < 0
          ? {
              is: 'fair',
              says: `More ETH than before, but ${show.money(-profitCash)} less in cash: the coin has fallen meanwhile.`,
            }
          : inCoin < 0 && inCash > 0
            ? {
                is: 'fair',
                says: `A gain in cash, but less ETH than if you had kept it: the coin has risen meanwhile.`,
              }
            : inCoin < 0 || inCash < 0
              ? { is: 'bad', says: 'A loss after fees and gas.' }
              : inCoin === 0 && inCash === 0
                ? { is: 'plain', says: 'Neither gain nor loss.' }
                : { is: 'good', says: 'A gain after fees and gas.' },
      profitCoin,
      ...(paid > 0 ? { roiCash: profitCash / spent, roiCoin: profitCoin / paid } : {}),
      breakevenCoin: priceThatLeaves(paid, quantity, feeRate, laterGas),
      breakevenCash: priceThatLeaves(spent / coinNow, quantity, feeRate, laterGas),
      net: netAt(sale),
      fees: quantity * sale * feeRate,
      gasTotal: gasBuy + laterGas,
      spent,
      received: (netAt(sale) - laterGas) * coinNow,
      mintIncome,
      royaltyIncome,
      creatorCash: (mintIncome + royaltyIncome) * coinNow,
      floors: shares.map((share) => {
        const price = sale * share
        return { price, coin: coinAt(price), cash: cashAt(price), roi: paid > 0 ? cashAt(price) / spent : null }
      }),
    }
  },

  steps: [
    { gives: 'net', is: '{quantity} × {sale} × (1 − {marketFee} − {royalty})' },
    { gives: 'gasTotal', is: '{gasBuy} + {gasApprove} + {gasSale}' },
    { gives: 'profitCoin', is: '{net} − {gasTotal} − {quantity} × {cost}' },
    { gives: 'spent', is: '({quantity} × {cost} + {gasBuy}) × {coinThen}' },
    { gives: 'received', is: '({net} − {gasApprove} − {gasSale}) × {coinNow}' },
    { gives: 'profitCash', is: '{received} − {spent}' },
    { gives: 'breakevenCoin', is: '({quantity} × {cost} + {gasTotal}) ÷ ({quantity} × (1 − {marketFee} − {royalty}))' },
    { gives: 'mintIncome', is: '{size} × {minted} × {cost}', when: asCreator },
    { gives: 'royaltyIncome', is: '{size} × {minted} × {resales} × {sale} × {royalty}', when: asCreator },
  ],

  charts: [
    {
      kind: 'line',
      title: 'Profit in cash by selling price',
      of: 'floors',
      x: 'price',
      y: ['cash'],
      marks: [{ x: 'breakevenCash', y: 0, label: 'Break-even' }],
    },
  ],
  examples: [
    {
      name: 'A gain that is none in cash',
      given: {
        cost: 1.2,
        sale: 1.5,
        coinThen: 3400,
        coinNow: 2600,
        marketFee: 0.02,
        royalty: 0.05,
        quantity: 1,
        gasBuy: 0.01,
        gasApprove: 0.004,
        gasSale: 0,
      },
      expect: { profitCoin: 0.181, profitCash: -497.4, breakevenCash: 1.705707 },
    },
  ],
})

/** Half the price to double. */
const shares = [0.25, 0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2]
