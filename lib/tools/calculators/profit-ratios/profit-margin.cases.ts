import { defineCases } from '@/lib/kits/calculator'
import profitMargin from './profit-margin'

const apple = (year: number, how: string) => ({
  title: `Stock Analysis on Net: Apple Inc., income statement for ${year} after its Form 10-K, in millions`,
  href: 'https://www.stock-analysis-on.net/NASDAQ/Company/Apple-Inc/Financial-Statement/Income-Statement',
  how,
})
const spreadsheet = (how: string) => ({ title: 'LibreOffice Calc', how })

export default defineCases(profitMargin, [
  {
    name: 'Apple 2023: gross margin 44.1%, operating income 114,301, net income 96,995',
    given: { revenue: 383_285, costOfSales: 214_137, operatingExpenses: 54_847, interest: 565, tax: 16_741 },
    expect: {
      grossMargin: 0.441311,
      operatingMargin: 0.298214,
      pretaxMargin: 0.29674,
      netMargin: 0.253062,
      netProfit: 96_995,
      verdict: 'good',
      statement: {
        rows: 9,
        at: {
          0: { line: 'Revenue', amount: 383_285, share: 1 },
          1: { line: 'Cost of sales', amount: -214_137, share: -0.558689 },
          2: { line: 'Gross profit', amount: 169_148, share: 0.441311 },
          4: { amount: 114_301 },
          6: { amount: 113_736 },
        },
      },
      bridge: {
        rows: 9,
        at: {
          0: { line: 'Revenue', amount: 383_285, total: 'yes' },
          1: { line: 'Cost of sales', amount: -214_137, total: '' },
          2: { line: 'Gross profit', amount: 169_148, total: 'yes' },
          [-1]: { amount: 96_995, total: 'yes' },
        },
      },
    },
    says: { verdict: 'Of every $100.00 of revenue, $25.31 is left' },
    source: apple(
      2023,
      'The page shows gross margin 169,148, operating income 114,301, other income −565, income before tax 113,736, net income 96,995; quotients in Python',
    ),
  },
  {
    name: 'Apple 2022: gross margin 43.3%, net income 99,803',
    given: { revenue: 394_328, costOfSales: 223_546, operatingExpenses: 51_345, interest: 334, tax: 19_300 },
    expect: { grossMargin: 0.433096, netProfit: 99_803, netMargin: 0.253096 },
    source: apple(
      2022,
      'The page shows gross margin 170,782, other income −334 and net income 99,803; 170,782 ÷ 394,328 and 99,803 ÷ 394,328 in Python',
    ),
  },
  {
    name: 'Microsoft 2023: other income of 788 lifts profit before tax above operating profit',
    given: { revenue: 211_915, costOfSales: 65_863, operatingExpenses: 57_529, interest: -788, tax: 16_950 },
    expect: { operatingMargin: 0.417729, pretaxMargin: 0.421447, netProfit: 72_361, netMargin: 0.341462 },
    source: {
      title: 'Stock Analysis on Net: Microsoft Corp., income statement for 2023 after its Form 10-K, in millions',
      href: 'https://www.stock-analysis-on.net/NASDAQ/Company/Microsoft-Corp/Financial-Statement/Income-Statement',
      how: 'The page shows operating income 88,523, other income 788, income before tax 89,311, net income 72,361; quotients in Python',
    },
  },
  {
    name: 'A margin of 40% on a cost of 30 needs a price of 50, a markup of two thirds',
    given: { unitCost: 30, targetMargin: 0.4 },
    expect: { price: 50, profitPerUnit: 20, priceMarkup: 0.666667 },
    source: spreadsheet('=30/(1-40%); =(50-30)/30'),
  },
  {
    name: 'A third of the price is half of the cost',
    given: { revenue: 150, costOfSales: 100, operatingExpenses: 0, interest: 0, tax: 0 },
    expect: { grossMargin: 0.333333, markup: 0.5, netMargin: 0.333333 },
    source: spreadsheet('=(150-100)/150; =(150-100)/100'),
  },
  {
    name: 'A loss keeps its sign through every line',
    given: { revenue: 1000, costOfSales: 1200, operatingExpenses: 300, interest: 50, tax: -110 },
    expect: {
      grossMargin: -0.2,
      operatingMargin: -0.5,
      pretaxMargin: -0.55,
      netMargin: -0.44,
      netProfit: -440,
      markup: -0.166667,
      verdict: 'bad',
    },
    says: { verdict: 'each further sale adds to the loss' },
    source: spreadsheet('=(1000-1200)/1000; =(1000-1200-300)/1000; =(…-50)/1000; =(…+110)/1000; =(1000-1200)/1200'),
  },
  {
    name: 'Without revenue there are amounts but no shares',
    given: { revenue: 0, costOfSales: 0, operatingExpenses: 400, interest: 0, tax: 0 },
    expect: {
      netMargin: null,
      grossMargin: null,
      markup: null,
      netProfit: -400,
      verdict: 'bad',
      statement: { rows: 9, at: { '-1': { amount: -400, share: null } } },
    },
    source: spreadsheet('=-400/0 is #DIV/0!'),
  },
  {
    name: 'Revenue below the smallest coin counts as none',
    given: { revenue: 0.004, costOfSales: 0, operatingExpenses: 400, interest: 0, tax: 0 },
    expect: { netMargin: null, operatingMargin: null, verdict: 'bad' },
    source: spreadsheet('=ROUND(0.004;2) is 0; a division by it is #DIV/0!'),
  },
  {
    name: 'Nothing spent on the goods: all of the revenue is gross profit, and markup is not defined',
    given: { revenue: 800, costOfSales: 0, operatingExpenses: 200, interest: 0, tax: 0 },
    expect: { grossMargin: 1, markup: null, netMargin: 0.75 },
    source: spreadsheet('=(800-0)/800; =(800-0)/0 is #DIV/0!'),
  },
  {
    name: 'Cents add up: parts of a cent are rounded before the lines are added',
    given: { revenue: 10.006, costOfSales: 3.004, operatingExpenses: 2.004, interest: 1.004, tax: 1.004 },
    expect: { statement: { at: { 0: { amount: 10.01 }, 2: { amount: 7.01 }, '-1': { amount: 3.01 } } } },
    source: spreadsheet('=ROUND(10.006;2)-ROUND(3.004;2)-ROUND(2.004;2)-ROUND(1.004;2)-ROUND(1.004;2)'),
  },
  {
    name: 'Revenue that pays all costs and leaves nothing',
    given: { revenue: 100, costOfSales: 60, operatingExpenses: 40, interest: 0, tax: 0 },
    expect: { netProfit: 0, verdict: 'fair' },
    says: { verdict: 'leaves nothing' },
    source: { title: 'Arithmetic on paper', how: '100 − 60 − 40 = 0' },
  },
  {
    name: 'A gross profit that the other costs exceed loses 10 of every 100',
    given: { revenue: 1000, costOfSales: 600, operatingExpenses: 500, interest: 0, tax: 0 },
    expect: { netProfit: -100, verdict: 'bad' },
    says: { verdict: 'Every $100.00 of revenue loses $10.00' },
    source: { title: 'Arithmetic on paper', how: '−100 ÷ 1,000 × 100' },
  },
  {
    name: 'Sold at cost, only the other costs are lost',
    given: { revenue: 100, costOfSales: 100, operatingExpenses: 10, interest: 0, tax: 0 },
    expect: { grossMargin: 0, verdict: 'bad' },
    says: { verdict: 'Every $100.00 of revenue loses $10.00' },
    source: { title: 'Arithmetic on paper', how: '−10 ÷ 100 × 100' },
  },
  {
    name: 'One left of a million is less than a cent of every hundred',
    given: { revenue: 1_000_000, costOfSales: 999_999, operatingExpenses: 0, interest: 0, tax: 0 },
    expect: { netProfit: 1, verdict: 'good' },
    says: { verdict: 'less than $0.01 is left' },
    source: { title: 'Arithmetic on paper', how: '1 ÷ 1,000,000 × 100 = 0.0001' },
  },
  {
    name: 'Half a coin of profit on every hundred of a small revenue',
    given: { revenue: 1, costOfSales: 0.5, operatingExpenses: 0, interest: 0, tax: 0 },
    expect: { grossMargin: 0.5, netProfit: 0.5, verdict: 'good' },
    says: { verdict: '$50.00 is left' },
    source: { title: 'Arithmetic on paper', how: '0.50 ÷ 1 × 100' },
  },
])
