import { defineCases } from '@/lib/kits/calculator'
import eoq from './eoq'

const heizer = {
  title: 'Heizer, Render, Munson: Operations Management, chapter 12, the needles of Sharp, Inc.',
  href: 'https://www.scribd.com/document/714381472/5-E-O-Q-CALCULATIONS',
}
const sharp = { demand: 1000, orderCost: 10, unitCost: 0, holdingBy: 'amount', holdingAmount: 0.5, pack: 1 } as const
const speakers = {
  demand: 96_000,
  orderCost: 12_000,
  unitCost: 0,
  holdingBy: 'amount',
  holdingAmount: 3.6,
  pack: 1,
} as const

export default defineCases(eoq, [
  {
    name: 'Sharp: 200 needles an order, 5 orders a year, every 50 days, 100 a year',
    given: { ...sharp, workingDays: 250 },
    expect: {
      eoq: 200,
      order: 200,
      ordersYear: 5,
      cycle: 50,
      cost: 100,
      lowest: 100,
      extra: 0,
      withPurchases: null,
      verdict: 'good',
      plans: {
        rows: 4,
        at: {
          0: { plan: 'Half', quantity: 100, orders: 10, days: 25, ordering: 100, holding: 25, total: 125, above: 0.25 },
          1: { plan: 'Exact', quantity: 200, orders: 5, days: 50, ordering: 50, holding: 50, total: 100, above: 0 },
          3: {
            plan: 'Double',
            quantity: 400,
            orders: 2.5,
            days: 100,
            ordering: 25,
            holding: 100,
            total: 125,
            above: 0.25,
          },
        },
      },
      curve: {
        at: {
          0: { quantity: 50, ordering: 200, holding: 12.5, total: 212.5 },
          [-1]: { quantity: 500, ordering: 20, holding: 125, total: 145 },
        },
      },
    },
    says: { verdict: 'Ordering 200 units costs less than 0.01% more' },
    source: {
      ...heizer,
      how: 'Slides read: √(2 × 1,000 × 10 ÷ 0.50) = 200; 1,000 ÷ 200 = 5; 250 ÷ 5 = 50; 50 + 50 = 100. The other sizes on paper: 1,000 ÷ Q × 10 and Q ÷ 2 × 0.50',
    },
  },
  {
    name: 'Speakers: 25,298 an order',
    given: speakers,
    expect: { eoq: 25_298.2, ordersYear: 3.79, backorderQuantity: null },
    source: {
      title: 'LibreOffice Calc',
      how: '=SQRT(2*96000*12000/3.6); =96000/25298.2213',
    },
  },
  {
    name: 'Speakers with planned shortages: 28,540 an order, 22,424 in stock at most',
    given: { ...speakers, shortageCost: 13.2 },
    expect: { backorderQuantity: 28_540.2, mostInStock: 22_424.5, mostShort: 6115.8, backorderCost: 80_728.12 },
    source: {
      title: 'SciPy, minimize',
      how: 'Lowest 96000*12000/Q + 3.6*(Q−b)²/(2Q) + 13.2*b²/(2Q) over both Q and b, without the formula',
    },
  },
  {
    name: 'Sharp with a demand of 1,200: 219 needles',
    given: { ...sharp, demand: 1200 },
    expect: { eoq: 219.1, order: 219 },
    source: { ...heizer, how: 'The learning exercise beside the example: Q* = 219 units; =SQRT(2*1200*10/0.5)' },
  },
  {
    name: 'A single unit an order',
    given: { demand: 5, orderCost: 1, unitCost: 1000, holdingBy: 'share', holdingRate: 0.25, pack: 1, least: 0 },
    expect: { eoq: 0.2, order: 1, cost: 130, extraShare: 1.6, verdict: 'fair' },
    says: { verdict: 'Ordering 1 unit costs 160.00% more than the exact quantity' },
    source: { title: 'Arithmetic on paper', how: '√(10 ÷ 250) = 0.2; 5 ÷ 1 × 1 + 1 ÷ 2 × 250 = 130; 130 ÷ 50 = 2.6' },
  },
  {
    name: 'Packs of 60: 300 costs less than 360',
    given: { demand: 2000, orderCost: 50, unitCost: 10, holdingBy: 'share', holdingRate: 0.2, pack: 60, least: 0 },
    expect: {
      eoq: 316.2,
      order: 300,
      cost: 633.333333,
      lowest: 632.455532,
      extra: 0.877801,
      extraShare: 0.00138793,
      withPurchases: 20_633.333333,
    },
    says: { verdict: 'Ordering 300 units costs 0.14% more' },
    source: {
      title: 'LibreOffice Calc',
      how: '=SQRT(2*2000*50/2); =2000/300*50+300/2*2 against =2000/360*50+360/2*2 (637.78); =(300/316.227766+316.227766/300)/2-1',
    },
  },
  {
    name: 'Twice the best quantity costs a quarter more',
    given: { ...sharp, least: 400 },
    expect: { order: 400, cost: 125, extraShare: 0.25, verdict: 'fair' },
    source: { title: 'Harris–Wilson cost ratio', how: '½ × (2 + ½) = 1.25; 1,000 ÷ 400 × 10 + 200 × 0.50 = 125' },
  },
  {
    name: 'A minimum order is filled up to whole packs',
    given: { ...sharp, pack: 75, least: 400 },
    expect: { order: 450 },
    source: { title: 'Arithmetic on paper', how: '400 ÷ 75 = 5.3, so 6 packs of 75' },
  },
  {
    name: 'A shelf life of 36.5 days holds the order at 100',
    given: { ...sharp, shelfLife: 36.5 },
    expect: { eoq: 200, order: 100, verdict: 'fair' },
    source: { title: 'Arithmetic on paper', how: '1,000 × 36.5 ÷ 365 = 100 units sell in time' },
  },
  {
    name: 'A pack that outlasts its shelf life',
    given: { ...sharp, pack: 150, shelfLife: 36.5 },
    expect: { order: 150, verdict: 'bad' },
    source: { title: 'Arithmetic on paper', how: '150 > 100 units that sell in time' },
  },
  {
    name: 'Holding that costs nothing has no best order',
    given: { ...sharp, holdingAmount: 0 },
    problem: 'holdingAmount',
    source: { title: 'Arithmetic on paper', how: 'Division by a holding cost of zero' },
  },
  {
    name: 'A holding rate of zero has none either',
    given: { demand: 1000, orderCost: 10, unitCost: 5, holdingBy: 'share', holdingRate: 0 },
    problem: 'holdingRate',
    source: { title: 'Arithmetic on paper', how: 'Division by a holding cost of zero' },
  },
  {
    name: 'Packs of 75: 225 costs less than 150 and than 300',
    given: { ...sharp, pack: 75, unitCost: 1 },
    expect: { order: 225, cost: 100.694444, withPurchases: 1100.694444 },
    source: {
      title: 'Arithmetic on paper',
      how: '1,000 ÷ 225 × 10 + 225 ÷ 2 × 0.50; 150 costs 104.17, 300 costs 108.33; goods 1,000 × 1',
    },
  },
  {
    name: 'Of two orders that cost the same the smaller one',
    given: { ...sharp, holdingAmount: 1, pack: 100 },
    expect: { order: 100, cost: 150 },
    source: { title: 'Arithmetic on paper', how: '100 + 50 for 100 units, 50 + 100 for 200' },
  },
  {
    name: 'A shelf life that just holds the best order does not limit it',
    given: { ...sharp, shelfLife: 73 },
    expect: { order: 200, verdict: 'good' },
    source: { title: 'Arithmetic on paper', how: '1,000 × 73 ÷ 365 = 200' },
  },
  {
    name: 'Whole packs of 30 within the shelf life',
    given: { ...sharp, pack: 30, shelfLife: 36.5 },
    expect: { order: 90, verdict: 'fair' },
    says: { verdict: 'Shelf life limits the order to 90 units; the cost alone would call for 210.' },
    source: {
      title: 'Arithmetic on paper',
      how: '100 units sell: three packs; 1,000 ÷ 210 × 10 + 52.5 = 100.12 against 100.56 for 180',
    },
  },
  {
    name: 'Part of a unit does not sell in time',
    given: { ...sharp, pack: 150, shelfLife: 36.4 },
    expect: { verdict: 'bad' },
    says: { verdict: 'only 99 sell in time' },
    source: { title: 'Arithmetic on paper', how: '1,000 × 36.4 ÷ 365 = 99.7' },
  },
  ...(
    [
      ['A share of nothing', { holdingBy: 'share', holdingRate: 0.25, unitCost: 0 }, 'unitCost'],
      ['No share of a unit of 1', { holdingBy: 'share', holdingRate: 0, unitCost: 1 }, 'holdingRate'],
      ['No amount, whatever the unit costs', { holdingBy: 'amount', holdingAmount: 0, unitCost: 5 }, 'holdingAmount'],
    ] as const
  ).map(([name, given, problem]) => ({
    name: `${name} holds nothing`,
    given: { demand: 1000, orderCost: 10, ...given },
    problem,
    because: 'must be more than 0, or the best order is endless',
    source: { title: 'Arithmetic on paper', how: 'Division by a holding cost of zero' },
  })),
])
