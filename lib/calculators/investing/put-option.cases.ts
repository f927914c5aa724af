import { defineCases } from '@/lib/calculator'
import put from './put-option'

const calc = { title: 'LibreOffice Calc' }
const oic = (title: string, how: string) => ({
  title: `The Options Industry Council: ${title}`,
  href: 'https://www.optionseducation.org/strategies/all-strategies',
  how,
})

export default defineCases(put, [
  {
    name: 'A 70 put on 100 shares bought for 7 a share makes 800 when the stock falls to 55',
    given: { side: 'long', strike: 70, premium: 7, spot: 65, contracts: 1, multiplier: 100, commission: 0, target: 55 },
    expect: { breakeven: 63, profitAtTarget: 800, maxLoss: 700, maxProfit: 6300, intrinsic: 5, timeValue: 2 },
    source: {
      ...calc,
      how: '=(MAX(70-55;0)-7)*100; =70-7; =7*100; =(70-7)*100; =MAX(70-65;0)',
    },
  },
  {
    name: 'The writer of the same put loses what the buyer makes',
    given: {
      side: 'short',
      strike: 70,
      premium: 7,
      spot: 65,
      contracts: 1,
      multiplier: 100,
      commission: 0,
      target: 55,
    },
    expect: { breakeven: 63, profitAtTarget: -800, maxProfit: 700, maxLoss: 6300 },
    source: { ...calc, how: '=-(MAX(70-55;0)-7)*100; =7*100; =(70-7)*100' },
  },
  {
    name: 'Five 70 puts sold for 4 a share and exercised with the stock at 69 earn 1,500',
    given: {
      side: 'short',
      strike: 70,
      premium: 4,
      spot: 67,
      contracts: 5,
      multiplier: 100,
      commission: 0,
      target: 69,
    },
    expect: { profitAtTarget: 1500, breakeven: 66, maxProfit: 2000, maxLoss: 33_000, intrinsic: 3, timeValue: 1 },
    source: {
      title: 'Sciemce: multiple-choice question on written puts, with its answer',
      href: 'https://sciemce.com/qa/8ety3wXf2ypS',
      how: 'Page read: payoff 70 − 69 = 1, gain 3 per option, 3 × 500 = 1,500; the rest =70-4, =4*500, =66*500',
    },
  },
  {
    name: 'The stock at zero is the floor: a put can never pay more than its strike',
    given: { side: 'long', strike: 50, premium: 3, spot: 50, contracts: 2, multiplier: 100, commission: 0, target: 0 },
    expect: { maxProfit: 9400, profitAtTarget: 9400 },
    source: oic('Long put', 'Maximum gain = strike price − premium paid, when the stock goes to zero: (50 − 3) × 200'),
  },
  {
    name: 'Protective put: loss stops at the strike, break-even is the share price plus the premium',
    given: {
      side: 'protective',
      strike: 45,
      premium: 2,
      spot: 48,
      contracts: 1,
      multiplier: 100,
      commission: 0,
      target: 40,
    },
    expect: { breakeven: 50, maxLoss: 500, maxProfit: null, profitAtTarget: -500 },
    source: oic(
      'Protective put',
      'Maximum loss = strike − stock price − premium: 45 − 48 − 2 = −5 a share; break-even = 48 + 2',
    ),
  },
  {
    name: 'Cash-secured put: 45 put sold for 2 earns 4.65% on the cash in 73 days, 23.26% a year',
    given: {
      side: 'cash-secured',
      strike: 45,
      premium: 2,
      spot: 48,
      contracts: 1,
      multiplier: 100,
      commission: 0,
      days: 73,
      target: 50,
    },
    expect: {
      breakeven: 43,
      maxProfit: 200,
      maxLoss: 4300,
      cash: 4300,
      cashReturn: 0.0465116,
      annualReturn: 0.2325581,
      profitAtTarget: 200,
    },
    source: oic(
      'Cash-secured put',
      'Net cash set aside = strike − premium = 4,300; 200 ÷ 4,300 = 4.65116%; × 365 ÷ 73 = 23.2558%',
    ),
  },
  {
    name: 'A commission of 1.50 a contract is paid on both sides of the trade',
    given: {
      side: 'long',
      strike: 70,
      premium: 7,
      spot: 65,
      contracts: 4,
      multiplier: 100,
      commission: 1.5,
      target: 80,
    },
    expect: { profitAtTarget: -2806, maxLoss: 2806 },
    source: { title: 'Arithmetic on paper', how: '4 × 100 × 7 + 4 × 1.50 = 2,806' },
  },
])
