import { defineCases } from '@/lib/kits/calculator'
import nftProfit from './nft-profit'

const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const plain = {
  quantity: 1,
  royalty: 0,
  gasBuy: 0,
  gasApprove: 0,
  gasSale: 0,
  coinThen: 3000,
  coinNow: 3000,
  creator: false,
} as const
const calk = { title: 'Calk USA: NFT Profit Calculator', href: 'https://calk-usa.com/calculator/nft-profit/' }

export default defineCases(nftProfit, [
  {
    name: '20 ETH become 25 with a fee of 2.5% and 0.05 of gas: 4.325 ETH',
    given: { ...plain, cost: 20, sale: 25, marketFee: 0.025, gasSale: 0.05 },
    expect: { profitCoin: 4.325, profitCash: 12_975, fees: 0.625, gasTotal: 0.05, verdict: 'good', net: 24.375 },
    source: { ...calk, how: '(25 − 20) − 25 × 0.025 − 0.05 = 4.325 ETH, there at 3,000 each' },
  },
  {
    name: '500 become 2,000 with fee and royalty: a profit of 1,350 or 270%',
    given: { ...plain, cost: 0.5, sale: 2, marketFee: 0.025, royalty: 0.05, coinThen: 1000, coinNow: 1000 },
    expect: { profitCash: 1350, roiCash: 2.7, roiCoin: 2.7, net: 1.85, received: 1850, spent: 500, fees: 0.15 },
    source: {
      ...calk,
      how: 'The page’s figures in dollars: fee 50, royalty 100, net 1,850, profit 1,350, 270.00%; here at 1,000 dollars for a coin',
    },
  },
  {
    name: 'More coins and less money: the coin fell from 3,000 to 2,000',
    given: {
      ...plain,
      cost: 1,
      sale: 1.3,
      marketFee: 0.02,
      royalty: 0.05,
      gasBuy: 0.01,
      gasApprove: 0.005,
      gasSale: 0.004,
      coinNow: 2000,
    },
    expect: {
      profitCoin: 0.19,
      profitCash: -630,
      verdict: 'fair',
      breakevenCoin: 1.095699,
      breakevenCash: 1.63871,
      roiCash: -0.207921,
      roiCoin: 0.188119,
      spent: 3030,
      received: 2400,
      floors: {
        rows: 9,
        at: {
          0: { price: 0.325, coin: -0.71675, cash: -2443.5, roi: -0.806436 },
          4: { price: 1.3, coin: 0.19, cash: -630 },
          8: { price: 2.6, coin: 1.399, cash: 1788, roi: 0.590099 },
        },
      },
    },
    says: { verdict: '$630.00 less in cash' },
    source: paper(
      '1.3 × 0.93 = 1.209; − 0.009 − 1.01 = 0.19; (1.209 − 0.009) × 2,000 − 1.01 × 3,000. Break-even: (1.01 + 0.009) ÷ 0.93; (3,030 ÷ 2,000 + 0.009) ÷ 0.93',
    ),
  },
  {
    name: 'Fewer coins and more money',
    given: { ...plain, cost: 1, sale: 0.9, marketFee: 0, coinThen: 1000, coinNow: 2000 },
    expect: { profitCoin: -0.1, profitCash: 800, verdict: 'fair' },
    says: { verdict: 'less ETH' },
    source: paper('0.9 − 1; 1,800 − 1,000'),
  },
  {
    name: 'Nothing lost and nothing won; ten at once',
    given: { ...plain, cost: 0.1, sale: 0.125, marketFee: 0.2, quantity: 10 },
    expect: { profitCoin: 0, profitCash: 0, verdict: 'plain', breakevenCoin: 0.125, breakevenCash: 0.125 },
    source: paper('10 × 0.125 × 0.8 = 1 = 10 × 0.1'),
  },
  {
    name: 'A gift sold has no return in per cent; a loss of gas alone',
    given: { ...plain, cost: 0, sale: 0, marketFee: 0, gasApprove: 0.01 },
    expect: { roiCash: null, roiCoin: null, profitCash: -30, verdict: 'bad' },
    source: paper('0.01 × 3,000 spent for nothing'),
  },
  {
    name: 'The creator of 5,000 pieces, of which 80% are minted at 0.05 and resold one and a half times at 0.2',
    given: {
      ...plain,
      cost: 0.05,
      sale: 0.2,
      marketFee: 0.025,
      royalty: 0.05,
      creator: true,
      size: 5000,
      minted: 0.8,
      resales: 1.5,
    },
    expect: { mintIncome: 200, royaltyIncome: 60, creatorCash: 780_000 },
    source: paper('4,000 × 0.05; 4,000 × 1.5 × 0.2 × 5%; 260 × 3,000'),
  },
  {
    name: 'Fee and royalty take the whole price',
    given: { ...plain, cost: 1, sale: 2, marketFee: 0.5, royalty: 0.5 },
    problem: 'royalty',
    source: paper('50% + 50%'),
  },
])
