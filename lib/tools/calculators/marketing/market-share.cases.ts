import { defineCases } from '@/lib/kits/calculator'
import market from './market-share'

const alone = { total: undefined, totalUnits: undefined, totalBefore: undefined, totalUnitsBefore: undefined }
const sales = (...amounts: readonly number[]) => amounts.map((amount) => ({ sales: amount }))

export default defineCases(market, [
  {
    name: 'Shares of 30, 30, 20 and 20 percent: 2,600',
    given: { ...alone, companies: sales(30, 30, 20, 20) },
    expect: {
      hhi: 2600,
      own: 0.3,
      relative: 1,
      rank: 1,
      four: 1,
      market: 100,
      band: 'Highly concentrated, above 1,800',
      hhiOne: null,
      rest: null,
      ownUnits: null,
      index: null,
      change: null,
      hhiChange: null,
      growth: null,
      verdict: 'plain',
    },
    says: { verdict: 'You sell most in this market' },
    source: {
      title: 'U.S. Department of Justice: Herfindahl-Hirschman Index',
      href: 'https://www.justice.gov/atr/herfindahl-hirschman-index',
      how: '30² + 30² + 20² + 20² = 2,600',
    },
  },
  {
    name: 'Eight participants: 1,296',
    given: { ...alone, companies: sales(10, 9, 12, 15, 12, 11, 15, 16) },
    expect: { hhi: 1296, four: 0.58, band: 'Moderately concentrated, 1,000 to 1,800', rank: 7 },
    source: {
      title: 'Investopedia: Herfindahl-Hirschman Index',
      href: 'https://www.investopedia.com/video/play/herfindahlhirschman-index-hhi/',
      how: 'Its table; 16 + 15 + 15 + 12 and the band of 2023 on paper',
    },
  },
  {
    name: 'Two periods, units and a rest of small firms',
    given: {
      companies: [
        { name: 'Own', sales: 20, units: 10, salesBefore: 10, unitsBefore: 8 },
        { name: 'Big', sales: 40, units: 50, salesBefore: 40, unitsBefore: 50 },
        { sales: 0, units: 0, salesBefore: 10, unitsBefore: 2 },
      ],
      total: 200,
      totalUnits: 100,
      totalBefore: 160,
      totalUnitsBefore: 80,
    },
    expect: {
      own: 0.1,
      ownUnits: 0.1,
      relative: 0.5,
      change: 0.0375,
      index: 1,
      rank: 2,
      hhi: 500,
      hhiOne: 5400,
      hhiChange: -203.125,
      four: 0.3,
      band: 'Not concentrated, below 1,000',
      growth: 0.25,
      rest: 140,
      market: 200,
      table: {
        rows: 4,
        at: {
          0: {
            name: 'Big',
            sales: 40,
            share: 0.2,
            unitShare: 0.5,
            relative: 2,
            index: 0.4,
            change: -0.05,
            unitChange: -0.125,
          },
          1: { name: 'Own', unitChange: 0 },
          2: { name: 'Company 3', share: 0, relative: 0, index: null, change: -0.0625 },
          3: {
            name: 'The rest',
            sales: 140,
            share: 0.7,
            unitShare: 0.4,
            relative: null,
            change: 0.075,
            unitChange: 0.15,
          },
        },
        sum: { sales: 200, share: 1 },
      },
    },
    says: { verdict: 'You are number 2 of the companies listed. Your share has risen by 3.8 points.' },
    source: {
      title: 'Arithmetic on paper',
      how: '10² + 20²; + 70²; before: 6.25² + 25² + 6.25² = 703.125; 20% ÷ 50%',
    },
  },
  {
    name: 'Alone in its market, unchanged',
    given: { ...alone, companies: [{ sales: 5, salesBefore: 4 }] },
    expect: { own: 1, relative: null, hhi: 10_000, change: 0, growth: 0.25 },
    says: { verdict: 'has not moved' },
    source: { title: 'Arithmetic on paper', how: '100²' },
  },
  {
    name: 'A share lost',
    given: {
      ...alone,
      companies: [
        { sales: 1, salesBefore: 2 },
        { sales: 3, salesBefore: 2 },
      ],
    },
    expect: { change: -0.25, hhiChange: 1250 },
    says: { verdict: 'fallen by 25.0 points' },
    source: { title: 'Arithmetic on paper', how: '25% − 50%; 6,250 − 5,000' },
  },
  {
    name: 'A market smaller than its companies',
    given: { ...alone, companies: sales(60, 50), total: 100 },
    problem: 'total',
    because: 'than the companies sell together',
    source: { title: 'Arithmetic on paper', how: '110 is more than 100' },
  },
  {
    name: 'Nothing sold',
    given: { ...alone, companies: sales(0, 0) },
    problem: 'companies',
    because: 'has no shares',
    source: { title: 'Arithmetic on paper', how: 'Nothing is divided by 0' },
  },
])
