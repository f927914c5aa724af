import { defineCases } from '@/lib/kits/calculator'
import crowdfunding from './crowdfunding'

const plain = {
  fixedCost: 12_000,
  marketing: 3000,
  dropped: 0.03,
  contingency: 0.1,
  platformRate: 0.05,
  paymentRate: 0.03,
  paymentFixed: 0.2,
  tax: 0,
} as const
const search = (how: string) => ({ title: 'Python, tests/vectors/trading/make.py', how })

export default defineCases(crowdfunding, [
  {
    name: 'A hundred pledges of 100: 500 and 320 in fees',
    given: {
      ...plain,
      tiers: [{ name: 'Standard', price: 100, unitCost: 40, shipping: 0, mix: 1 }],
      fixedCost: 5180,
      marketing: 0,
      dropped: 0,
      contingency: 0,
    },
    expect: {
      goal: 10_000,
      backers: 100,
      average: 100,
      contribution: 51.8,
      share: 0.518,
      fixedTotal: 5180,
      verdict: 'good',
      outcomes: {
        rows: 7,
        at: { 2: { funded: 1, pledged: 10_000, collected: 10_000, fees: 820, rewards: 4000, fixed: 5180, profit: 0 } },
      },
    },
    source: {
      title: 'The Balance: the entrepreneur’s guide to fees on crowdfunding platforms',
      href: 'https://www.thebalancesmb.com/entrepreneurs-guide-to-fees-on-crowdfunding-platforms-985187',
      how: '5% of funds raised and 3% + $0.20 a pledge: 500 + 300 + 20 on 10,000',
    },
  },
  {
    name: 'Three tiers, dropped pledges and a contingency',
    given: {
      ...plain,
      tiers: [
        { name: 'Early bird', price: 39, unitCost: 18, shipping: 6, mix: 0.25 },
        { name: 'Standard', price: 49, unitCost: 18, shipping: 6, mix: 0.6 },
        { name: 'Set of two', price: 90, unitCost: 36, shipping: 9, mix: 0.15 },
      ],
    },
    expect: {
      goal: 48_745.05,
      backers: 926,
      average: 52.65,
      fixedTotal: 16_500,
      margins: {
        rows: 3,
        at: {
          0: {
            name: 'Early bird',
            price: 39,
            taxPart: 0,
            fees: 3.32,
            costs: 26.4,
            left: 9.28,
            margin: 0.2379,
            mix: 0.25,
          },
          2: { fees: 7.4, costs: 49.5, left: 33.1, margin: 0.3678 },
        },
      },
      outcomes: { rows: 7, at: { 0: { funded: 0.5, profit: -8250 }, 5: { funded: 2, profit: 16_500 } } },
    },
    source: search('Profit is nil at 925.83 pledges of 52.65 on average; −8,250 at half, 16,500 at twice as many'),
  },
  {
    name: 'Value added tax inside the pledges and shares that are weights',
    given: {
      ...plain,
      tiers: [
        { name: 'One', price: 60, unitCost: 20, shipping: 5, mix: 0.3 },
        { name: 'Two', price: 120, unitCost: 38, shipping: 8, mix: 0.1 },
      ],
      fixedCost: 8000,
      marketing: 2000,
      dropped: 0.04,
      contingency: 0.15,
      paymentRate: 0.029,
      paymentFixed: 0.3,
      tax: 0.2,
    },
    expect: {
      goal: 41_812.1,
      backers: 558,
      average: 75,
      margins: { at: { 0: { taxPart: 10, fees: 5.04, costs: 28.75, left: 16.21, mix: 0.75 }, 1: { left: 37.32 } } },
      outcomes: { at: { 2: { taxPart: 6689.94 }, 3: { profit: 2875 }, 6: { funded: 3, profit: 23_000 } } },
    },
    source: search('Nil at 557.49 pledges; 2,875 at 1.25 and 23,000 at three times as many'),
  },
  {
    name: 'A sticker below cost is named',
    given: {
      ...plain,
      tiers: [
        { name: 'Sticker', price: 5, unitCost: 2, shipping: 3, mix: 0.2 },
        { name: 'Book', price: 35, unitCost: 9, shipping: 6, mix: 0.8 },
      ],
      fixedCost: 4000,
      marketing: 0,
      dropped: 0.05,
      contingency: 0,
    },
    expect: { goal: 9058.25, backers: 313, verdict: 'bad', margins: { at: { 0: { left: -0.6 }, 1: { left: 17 } } } },
    says: { verdict: 'Sold below cost: Sticker' },
    source: search('5 − 0.6 − 5 = −0.6 a sticker; nil at 312.35 pledges'),
  },
  {
    name: 'Without fixed cost no goal is needed',
    given: {
      ...plain,
      tiers: [{ name: 'Standard', price: 100, unitCost: 40, shipping: 0, mix: 1 }],
      fixedCost: 0,
      marketing: 0,
    },
    expect: { goal: 0, backers: 0 },
    source: { title: 'Arithmetic on paper', how: 'Nothing to earn' },
  },
  {
    name: 'Tiers that lose on average have no goal',
    given: { ...plain, tiers: [{ name: 'Standard', price: 20, unitCost: 18, shipping: 4, mix: 1 }] },
    problem: 'tiers',
    because: 'no goal can mend that',
    source: { title: 'Arithmetic on paper', how: '20 − 1.8 − 24.2 is below 0' },
  },
  {
    name: 'Shares of nothing are refused',
    given: { ...plain, tiers: [{ name: 'Standard', price: 20, unitCost: 1, shipping: 1, mix: 0 }] },
    problem: 'tiers',
    source: { title: 'Arithmetic on paper', how: 'Nobody backs' },
  },
])
