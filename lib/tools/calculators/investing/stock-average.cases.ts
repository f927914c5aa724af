import { defineCases } from '@/lib/kits/calculator'
import stockAverage from './stock-average'

const calc = (how: string) => ({ title: 'LibreOffice Calc', how })
const paper = (how: string) => ({ title: 'Arithmetic on paper', how })
const buy = (shares: number, price: number, fees = 0) => ({ side: 'buy' as const, shares, price, fees })
const sell = (shares: number, price: number, fees = 0) => ({ side: 'sell' as const, shares, price, fees })
const free = { target: undefined, exitFee: 0, nextFee: 0 }

export default defineCases(stockAverage, [
  {
    name: 'Three buys with fees: 250 shares for 11,130 cost 44.52 each',
    given: { ...free, trades: [buy(100, 50, 10), buy(50, 44, 10), buy(100, 39, 10)], currentPrice: 41 },
    expect: { average: 44.52, shares: 250, cost: 11_130, gain: -880, gainShare: -0.079066 },
    source: calc('=(SUMPRODUCT({100;50;100};{50;44;39})+30)/250; =250*41-11130; =-880/11130'),
  },
  {
    name: 'Break-even pays the fee of the sale too',
    given: { ...free, trades: [buy(100, 20, 5)], currentPrice: 20, exitFee: 5 },
    expect: { average: 20.05, breakeven: 20.1, gain: -5 },
    source: calc('=(2005+5)/100'),
  },
  {
    name: '100 at 50, target 45, price 40: another 100',
    given: { trades: [buy(100, 50)], currentPrice: 40, target: 45, nextPrice: 40, nextFee: 0, exitFee: 0 },
    expect: {
      toBuy: 100,
      budget: 4000,
      newAverage: 45,
      newShares: 200,
      comparison: {
        rows: 2,
        at: { 0: { when: 'Now', average: 50, price: 40 }, 1: { when: 'After the next buy', average: 45, price: 40 } },
      },
    },
    source: paper('100 × (50 − 45) ÷ (45 − 40) = 100; (5,000 + 4,000) ÷ 200 = 45'),
  },
  {
    name: 'Whole shares round up, so that the target is reached: 133.33 becomes 134',
    given: { trades: [buy(100, 50)], currentPrice: 40, target: 44.2857142857, nextPrice: 40, nextFee: 0, exitFee: 0 },
    expect: { toBuy: 134, budget: 5360, newAverage: 44.2735 },
    source: calc('=100*(50-44.2857142857)/(44.2857142857-40) is 133.33; =(5000+134*40)/234'),
  },
  {
    name: 'Part shares where the broker sells them',
    given: {
      trades: [buy(3, 200)],
      currentPrice: 150,
      target: 180,
      nextPrice: 150,
      nextFee: 0,
      exitFee: 0,
      wholeShares: false,
    },
    expect: { toBuy: 2, newAverage: 180 },
    source: paper('3 × 20 ÷ 30 = 2'),
  },
  {
    name: 'The fee of the next buy has to be averaged away too',
    given: { trades: [buy(100, 50)], currentPrice: 40, target: 45, nextPrice: 40, nextFee: 25, exitFee: 0 },
    expect: { toBuy: 105, budget: 4225, newAverage: 45 },
    source: paper('(5,000 + 105 × 40 + 25) ÷ 205 = 9,225 ÷ 205 = 45'),
  },
  {
    name: 'Averaging up: the target above the average, the price above the target',
    given: { trades: [buy(100, 50)], currentPrice: 60, target: 52, nextPrice: 60, nextFee: 0, exitFee: 0 },
    expect: { toBuy: 25, newAverage: 52 },
    source: paper('100 × (50 − 52) ÷ (52 − 60) = 25; 6,500 ÷ 125 = 52'),
  },
  {
    name: 'A sale at average cost leaves the average where it was',
    given: { ...free, trades: [buy(100, 10), buy(100, 20), sell(50, 25, 10)], method: 'average', currentPrice: 25 },
    expect: { average: 15, shares: 150, cost: 2250, realised: 490 },
    source: paper('Cost 3,000 less 50 × 15 = 2,250; 50 × 25 − 10 − 750 = 490'),
  },
  {
    name: 'The same sale first in, first out takes the cheap shares',
    given: { ...free, trades: [buy(100, 10), buy(100, 20), sell(50, 25, 10)], method: 'first-in', currentPrice: 25 },
    expect: { average: 16.6667, shares: 150, cost: 2500, realised: 740 },
    source: paper('50 × 10 + 100 × 20 = 2,500; 2,500 ÷ 150; 50 × 25 − 10 − 500 = 740'),
  },
  {
    name: 'Everything sold leaves no average, only the result',
    given: { ...free, trades: [buy(0.1, 100), buy(0.2, 100), sell(0.3, 120)], currentPrice: 120 },
    expect: { average: null, shares: 0, realised: 6, state: 'plain' },
    says: { state: 'made $6.00 in all' },
    source: paper('0.3 × 120 − 30 = 6'),
  },
  {
    name: 'More sold than held is refused',
    given: { ...free, trades: [buy(10, 5), sell(11, 6)] },
    problem: 'trades',
    because: '(trade 2)',
    source: paper('10 − 11 is negative'),
  },
  {
    name: 'A target below the price of the next buy is out of reach',
    given: { trades: [buy(100, 50)], currentPrice: 40, target: 39, nextPrice: 40, nextFee: 0 },
    expect: { average: 50, reach: 'bad', toBuy: null },
    says: { reach: 'between the price of the next buy, $40.00, and your average, $50.0000.' },
    source: paper('An average of 50s and 40s stays above 40'),
  },
  {
    name: 'HMRC: a pool of 1,500 shares for 6,280, of which 700 and then 400 are sold, gains 329 and 300',
    given: {
      ...free,
      trades: [buy(1000, 4, 150), buy(500, 4.1, 80), sell(700, 4.8, 100), sell(400, 5.2, 105)],
      method: 'average',
      currentPrice: 5.2,
    },
    region: 'uk',
    expect: {
      shares: 400,
      realised: 629.67,
      ledger: {
        rows: 4,
        at: {
          0: { trade: 1, price: 4, shares: 1000, cost: 4150, average: 4.15, realised: 0 },
          1: { trade: 2, price: 4.1, shares: 1500, cost: 6280, average: 4.1867, realised: 0 },
          2: { trade: 3, price: 4.8, shares: 800, cost: 3349.33, average: 4.1867, realised: 329.33 },
          3: { trade: 4, price: 5.2, shares: 400, cost: 1674.67, average: 4.1867, realised: 629.67 },
        },
      },
    },
    source: {
      title: 'HM Revenue & Customs: HS284 Shares and Capital Gains Tax, Example 3 (2024)',
      href: 'https://www.gov.uk/government/publications/shares-and-capital-gains-tax-hs284-self-assessment-helpsheet',
      how: 'The example rounds to whole pounds: pool 4,150, 6,280, 3,349, 1,674; gains 329 and 300. In pence on paper: 6,280 × 800 ÷ 1,500 = 3,349.33; 3,360 − 2,930.67 − 100 = 329.33; 2,080 − 1,674.67 − 105 = 300.33',
    },
  },
  {
    name: 'Averaging down from 50 to 30: back at 50, 6,000 have become 10,000',
    given: { ...free, trades: [buy(100, 50), buy(100, 10)], currentPrice: 50 },
    expect: { average: 30, breakeven: 30, shares: 200, cost: 6000, gain: 4000, gainShare: 0.6667, realised: null },
    source: {
      title: 'Symbol Surfing: Average Down Calculator (the example on the page)',
      href: 'https://symbolsurfing.com/average-down-calculator/',
      how: 'The page: 200 shares for 6,000 cost 30 each; at 50 they gain 4,000 or 66.67%',
    },
  },
  {
    name: 'The average you want is the one you have',
    given: { ...free, trades: [buy(100, 45)], currentPrice: 40, target: 45, nextPrice: 40 },
    expect: { reach: 'good', toBuy: null },
    says: { reach: 'is $45.0000 already' },
    source: paper('4,500 ÷ 100 = 45'),
  },
  {
    name: 'Upwards, the fee of one share alone overshoots: 50.35 instead of 50.10',
    given: { ...free, trades: [buy(100, 50)], currentPrice: 60, target: 50.1, nextPrice: 60, nextFee: 25 },
    expect: { reach: 'bad', toBuy: null },
    says: { reach: 'The fee of the next buy alone' },
    source: paper('(5,000 + 60 + 25) ÷ 101 = 50.35; even without a share (5,000 + 25) ÷ 100 = 50.25'),
  },
  {
    name: 'Half a share for 1.00 doubles',
    given: { ...free, trades: [buy(0.5, 2)], currentPrice: 4 },
    expect: { average: 2, cost: 1, gain: 1, gainShare: 1, ledger: { at: { 0: { shares: 0.5, average: 2 } } } },
    source: paper('1.00 ÷ 0.5; 0.5 × 4 − 1.00'),
  },
  {
    name: 'Shares given for nothing have no gain in per cent',
    given: { ...free, trades: [buy(10, 0)], currentPrice: 4 },
    expect: { average: 0, gain: 40, gainShare: null },
    source: paper('40 ÷ 0 has no value'),
  },
  {
    name: 'First in, first out: 150 sold take the first lot whole and half of the second',
    given: { ...free, trades: [buy(100, 10), buy(100, 20), sell(150, 25)], method: 'first-in', currentPrice: 25 },
    expect: { average: 20, shares: 50, cost: 1000, realised: 1750 },
    source: paper('150 × 25 − 100 × 10 − 50 × 20 = 1,750; 50 × 20'),
  },
  {
    name: 'The price of the next buy itself cannot become the average',
    given: { ...free, trades: [buy(100, 50)], currentPrice: 40, target: 40, nextPrice: 40 },
    expect: { reach: 'bad', toBuy: null },
    says: { reach: 'must lie between' },
    source: paper('(5,000 + 40 n) ÷ (100 + n) is above 40 for every n'),
  },
  {
    name: 'Nor from below',
    given: { ...free, trades: [buy(100, 30)], currentPrice: 40, target: 40, nextPrice: 40 },
    expect: { reach: 'bad', toBuy: null },
    says: { reach: 'must lie between' },
    source: paper('(3,000 + 40 n) ÷ (100 + n) is below 40 for every n'),
  },
  {
    name: 'One share is enough to bring one from 50 to 45',
    given: { ...free, trades: [buy(1, 50)], currentPrice: 40, target: 45, nextPrice: 40 },
    expect: { toBuy: 1, budget: 40, newAverage: 45 },
    source: paper('(50 + 40) ÷ 2 = 45'),
  },
  {
    name: 'A target a hair above the price would take thousands of trillions of shares',
    given: { ...free, trades: [buy(100, 50)], currentPrice: 40, target: 40.00000000000015, nextPrice: 40 },
    expect: { reach: 'bad', toBuy: null },
    says: { reach: 'too close to the price of the next buy' },
    source: paper('1,000 ÷ 0.00000000000015 is 6.7 × 10^15'),
  },
  {
    name: 'First in, first out leaves half a share of the first lot',
    given: { ...free, trades: [buy(1.5, 10), buy(1, 20), sell(1, 25)], method: 'first-in', currentPrice: 25 },
    expect: { average: 16.6667, shares: 1.5, cost: 25, realised: 15 },
    source: paper('0.5 × 10 + 1 × 20 = 25; 25 ÷ 1.5; 25 − 10 = 15'),
  },
  {
    name: 'After the last sale the ledger has no average',
    given: { ...free, trades: [buy(10, 5), sell(10, 6)], currentPrice: 6 },
    expect: {
      shares: 0,
      realised: 10,
      ledger: { rows: 2, at: { 1: { shares: 0, cost: 0, average: null, realised: 10 } } },
    },
    source: paper('10 × 6 − 10 × 5 = 10; 0 ÷ 0 has no value'),
  },
  {
    name: 'The fee alone moves the average just to the one you want',
    given: { ...free, trades: [buy(100, 50)], currentPrice: 60, target: 50.25, nextPrice: 60, nextFee: 25 },
    expect: { reach: 'bad', toBuy: null },
    says: { reach: 'The fee of the next buy alone' },
    source: paper('(5,000 + 25) ÷ 100 = 50.25 without another share'),
  },
  {
    name: 'An average of 45.00004 is written as 45.0000',
    given: { ...free, trades: [buy(100, 45.00004)], currentPrice: 40, target: 45, nextPrice: 40 },
    expect: { reach: 'good', toBuy: null },
    says: { reach: 'Your average is $45.0000 already.' },
    source: paper('4,500.004 ÷ 100, to four decimals'),
  },
])
