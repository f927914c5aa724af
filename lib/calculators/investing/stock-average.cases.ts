import { defineCases } from '@/lib/calculator'
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
    expect: { toBuy: 100, budget: 4000, newAverage: 45, newShares: 200 },
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
    source: paper('0.3 × 120 − 30 = 6'),
  },
  {
    name: 'More sold than held is refused',
    given: { ...free, trades: [buy(10, 5), sell(11, 6)] },
    problem: 'trades',
    source: paper('10 − 11 is negative'),
  },
  {
    name: 'A target below the price of the next buy is out of reach',
    given: { trades: [buy(100, 50)], currentPrice: 40, target: 39, nextPrice: 40, nextFee: 0 },
    expect: { average: 50, reach: 'bad', toBuy: null },
    source: paper('An average of 50s and 40s stays above 40'),
  },
])
