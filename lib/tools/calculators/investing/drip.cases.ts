import { defineCases } from '@/lib/kits/calculator'
import drip from './drip'

const python = (how: string) => ({ title: 'Python, tests/vectors/positions/make.py', how })
const plain = {
  frequency: 'yearly',
  taxRate: 0,
  discount: 0,
  contribution: 0,
  amount: undefined,
  yield: undefined,
  wholeShares: false,
} as const
const mixed = {
  shares: 120,
  price: 25,
  dividend: 1,
  priceGrowth: 0.06,
  years: 3,
  dividendGrowth: 0.1,
  frequency: 'halfYearly',
  taxRate: 0.2,
  discount: 0.05,
  contribution: 60,
  amount: undefined,
  yield: undefined,
} as const

export default defineCases(drip, [
  {
    name: 'BuyUpside: 100 shares at 150 over 20 years, 44,193.06 reinvested and 39,538.61 in cash',
    given: { ...plain, shares: 100, price: 150, dividend: 3.03, priceGrowth: 0.04, dividendGrowth: 0.01, years: 20 },
    expect: { value: 44_193.06, cashValue: 39_538.61, annual: 0.0555, cashAnnual: 0.0497, advantage: 4654.46 },
    source: {
      title: 'BuyUpside: Dividend Reinvestment Calculator (the example on the page)',
      href: 'https://buyupside.com/calculators/dividendreinvestmentdec07.htm',
      how: 'There the dividend of 3 grows by 1% before the first payment, so 3.03 is entered; 44,193.06 with 5.55% a year and 39,538.61 with 4.97%',
    },
  },
  {
    name: 'A solved exercise: 200 of dividends make 100 shares 101.9048 after one year',
    given: { ...plain, shares: 100, price: 100, dividend: 2, priceGrowth: 0.05, dividendGrowth: 0.03, years: 10 },
    expect: {
      table: {
        rows: 10,
        at: {
          0: { year: 1, price: 105, shares: 101.9048, dividends: 200, value: 10_700 },
        },
      },
    },
    source: {
      title: 'SolutionInn: DRIP evaluation (shares at the start of each year)',
      href: 'https://solutioninn.com/study-help/questions/1the-total-value-without-dividend-reinvestment-equals-the-final-stock-10913432',
      how: '101.9048 shares at the start of the second year and 10,700 at the end of the first as printed there; its later rows pay dividends on the first 100 shares only',
    },
  },
  {
    name: 'Coca-Cola, one quarter: 220 of dividends buy 4.40 shares at 50',
    given: {
      ...plain,
      shares: 1000,
      price: 50,
      dividend: 0.88,
      priceGrowth: 0,
      dividendGrowth: 0,
      years: 1,
      frequency: 'quarterly',
    },
    expect: { sharesHeld: 1017.7165, income: 885.83, started: 50_000, endPrice: 50, cashDividends: 880 },
    source: {
      title: 'About.com: Practical examples of dividend reinvestment plans in action',
      href: 'http://beginnersinvest.about.com/od/dividendsdrips1/ss/dividends-and-dividend-investing-101_9.htm',
      how: 'A quarter makes 1,000 shares 1,004.40 there; four of them 1,000 × 1.0044^4 = 1,017.7165; the dividends of the year are 17.7165 × 50',
    },
  },
  {
    name: 'Two payments a year, tax, a discount and extra money, payment by payment',
    given: { ...mixed, wholeShares: false },
    expect: {
      value: 4352.4,
      sharesHeld: 146.1744,
      income: 168.78,
      paidIn: 3360,
      yieldOnCost: 0.05023226,
      cashValue: 4294.08,
      cashDividends: 333.35,
      advantage: 58.32,
      table: {
        rows: 3,
        at: {
          0: { price: 26.5, shares: 128.5331, dividends: 122.15, value: 3406.13, cashValue: 3398.71 },
          1: { value: 3855.12, cashValue: 3829.2 },
        },
      },
    },
    source: python('Dividend plan of the script, in Decimal'),
  },
  {
    name: 'The same in whole shares: the rest waits for the next dividend',
    given: { ...mixed, wholeShares: true },
    expect: { value: 4348.9, sharesHeld: 146, income: 168.19, cashValue: 4289.41, cashDividends: 331.67 },
    source: python('Dividend plan of the script in whole shares'),
  },
  {
    name: 'A dividend halved every year',
    given: { ...plain, shares: 100, price: 10, dividend: 1, priceGrowth: 0, dividendGrowth: -0.5, years: 4 },
    expect: { value: 1198.67, sharesHeld: 119.8673, income: 14.8, cashValue: 1187.5 },
    source: python('Dividend cut of the script'),
  },
  {
    name: 'Amount and yield instead of shares and dividend; the rate a year is RATE of a spreadsheet',
    given: {
      ...plain,
      amount: 5000,
      shares: 1,
      price: 20,
      dividend: 99,
      yield: 0.05,
      priceGrowth: 0,
      dividendGrowth: 0,
      years: 10,
      contribution: 100,
    },
    expect: { value: 9402.26, sharesHeld: 470.1131, annual: 0.05, started: 5000, paidIn: 6000, cashAnnual: 0.0415944 },
    source: {
      title: 'LibreOffice Calc',
      how: 'Without growth a yield of 5% compounds as interest: FV(5%;10;-100;-5000). In cash: shares worth 6,000 and dividends of 2,500 + 5 × (0 + 1 + … + 9) = 2,725',
      sheet: { formulas: { value: '=FV(5%;10;-100;-5000)', cashAnnual: '=RATE(10;-100;-5000;8725)' } },
    },
  },
  {
    name: 'Nothing to begin with and nothing added',
    given: { ...plain, shares: 0 },
    problem: 'shares',
    source: { title: 'Arithmetic on paper', how: '0 shares earn nothing' },
  },
  {
    name: 'A dividend of a thousand times the price',
    given: { ...plain, shares: 1, price: 1, dividend: 1000, priceGrowth: 0, dividendGrowth: 0.5, years: 60 },
    problem: 'dividend',
    because: 'beyond all bounds',
    source: { title: 'Arithmetic on paper', how: '1,001 ^ 60 is more than 10^180' },
  },
])
