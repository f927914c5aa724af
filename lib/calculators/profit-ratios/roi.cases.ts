import { defineCases } from '@/lib/calculator'
import roi from './roi'

const lambert = {
  title: 'D. Lambert: CFA Level I, Portfolio Management, holding period return, practice question',
  href: 'https://daniel-lambert.de/cfa-level-i-portfolio-management-holding-period-return-mc-question/',
}
const spreadsheet = (how: string) => ({ title: 'LibreOffice Calc', how })

export default defineCases(roi, [
  {
    name: 'A share bought at 2 and worth 2.50 after a year, with a dividend of 0.20: 25% + 10% = 35%',
    given: { invested: 2, finalValue: 2.5, income: 0.2, costs: 0, time: 'years', years: 1 },
    expect: { roi: 0.35, annual: 0.35, gain: 0.7, fromValue: 0.25, fromIncome: 0.1 },
    source: { ...lambert, how: 'The page’s answer: (2.5 − 2) ÷ 2 + 0.2 ÷ 2 = 0.25 + 0.10 = 35%' },
  },
  {
    name: 'A stock bought for 1,000, sold at 990 three months later after a dividend of 90: 8%, not annualised',
    given: {
      invested: 1000,
      finalValue: 990,
      income: 90,
      costs: 0,
      time: 'dates',
      start: '2020-09-15',
      end: '2020-12-15',
    },
    expect: { roi: 0.08, fromValue: -0.01, fromIncome: 0.09, warning: 'fair' },
    source: {
      title: 'AnalystNotes: CFA practice question on the holding period return',
      href: 'https://analystnotes.com/cfa_question.php?p=WIXKJIP63',
      how: 'The page’s answer: (990 − 1,000 + 90) ÷ 1,000 = 8%; its years are written 20X0',
    },
  },
  {
    name: '20% in 18 months is 12.92% a year',
    given: { invested: 100, finalValue: 120, income: 0, costs: 0, time: 'years', years: 1.5 },
    expect: { roi: 0.2, annual: 0.129243235 },
    source: spreadsheet('=RRI(1.5;100;120)'),
  },
  {
    name: 'A gain of a day is not made into a yearly return',
    given: {
      invested: 100,
      finalValue: 130,
      income: 0,
      costs: 0,
      time: 'dates',
      start: '2024-01-01',
      end: '2024-01-02',
    },
    expect: { roi: 0.3, annual: null, warning: 'fair' },
    source: spreadsheet('=RRI(1/366;100;130) has 42 digits'),
  },
  {
    name: 'Income and costs count: 50,000 becomes 54,000 with 4,500 of rent and 2,100 of costs in three years',
    given: { invested: 50_000, finalValue: 54_000, income: 4500, costs: 2100, time: 'years', years: 3 },
    expect: { roi: 0.128, gain: 6400, annual: 0.040965573, breakeven: 47_600, multiple: 1.128 },
    source: spreadsheet('=(54000+4500-2100-50000)/50000; =RRI(3;50000;56400); =50000-4500+2100; =56400/50000'),
  },
  {
    name: 'A loss of a fifth in three years',
    given: { invested: 20_000, finalValue: 15_500, income: 900, costs: 400, time: 'years', years: 3 },
    expect: { roi: -0.2, gain: -4000, annual: -0.071682233 },
    source: spreadsheet('=(15500+900-400-20000)/20000; =RRI(3;20000;16000)'),
  },
  {
    name: 'Everything lost is −100%, a year too',
    given: { invested: 8000, finalValue: 0, income: 0, costs: 0, time: 'years', years: 4 },
    expect: { roi: -1, annual: -1, gain: -8000 },
    source: spreadsheet('=(0-8000)/8000; =0^(1/4)-1'),
  },
  {
    name: 'Costs can lose more than was invested; no yearly rate describes that',
    given: { invested: 1000, finalValue: 0, income: 0, costs: 250, time: 'years', years: 2 },
    expect: { roi: -1.25, annual: null, warning: 'bad' },
    source: spreadsheet('=(0-250-1000)/1000 is −125%; =(-0.25)^(1/2) is #NUM!'),
  },
  {
    name: 'Under a year the yearly figure comes with a warning: 6.2% in 100 of 365 days',
    given: {
      invested: 100,
      finalValue: 106.2,
      income: 0,
      costs: 0,
      time: 'dates',
      start: '2025-01-01',
      end: '2025-04-11',
    },
    expect: { roi: 0.062, annual: 0.245530842, warning: 'fair' },
    source: spreadsheet('=DATE(2025;4;11)-DATE(2025;1;1) is 100; =RRI(100/365;100;106.2)'),
  },
  {
    name: 'From date to date: three years and 182 of 366 days',
    given: {
      invested: 1000,
      finalValue: 1500,
      income: 0,
      costs: 0,
      time: 'dates',
      start: '2020-03-01',
      end: '2023-08-30',
    },
    expect: { held: 3.49727, annual: 0.122925888 },
    source: spreadsheet('=DATE(2023;8;30)-DATE(2023;3;1) is 182, to 1 March 2024 it is 366; =RRI(3+182/366;1000;1500)'),
  },
  {
    name: 'Four investments side by side: the larger total is not the larger yearly return',
    given: {
      invested: 10_000,
      finalValue: 15_500,
      income: 0,
      costs: 0,
      time: 'years',
      years: 5,
      compare: true,
      others: [
        { name: 'Flat', invested: 200_000, finalValue: 260_000, income: 31_000, years: 4 },
        { name: 'Bond fund', invested: 30_000, finalValue: 31_800, income: 1800, years: 2 },
        { name: 'Savings', invested: 30_000, finalValue: 51_000, income: 0, years: 7 },
      ],
    },
    expect: {
      compared: {
        rows: 4,
        at: {
          0: { roi: 0.55, annual: 0.09160707 },
          1: { gain: 91_000, roi: 0.455, annual: 0.09828676 },
          2: { roi: 0.12, annual: 0.058300524 },
          3: { roi: 0.7, annual: 0.078751157 },
        },
      },
      best: 'good',
    },
    source: spreadsheet('=RRI(5;10000;15500); =RRI(4;200000;291000); =RRI(2;30000;33600); =RRI(7;30000;51000)'),
  },
  {
    name: 'The same day is no holding period',
    given: { time: 'dates', start: '2024-05-01', end: '2024-05-01' },
    problem: 'end',
    source: spreadsheet('=RRI(0;100;120) is an error'),
  },
])
