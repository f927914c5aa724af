import { defineCases } from '@/lib/kits/calculator'
import effective from './effective-annual-rate'

const appendix = (how: string) => ({
  title: '12 CFR part 1030, appendix A: annual percentage yield, tiered accounts',
  href: 'https://ecfr.io/Title-12/Part-1030/Appendix-A' as const,
  how,
})
const unpaid = { interest: undefined, principal: undefined, days: undefined, offers: [] } as const

export default defineCases(effective, [
  {
    name: '6% credited monthly, and the daily rate of the same yield',
    given: { ...unpaid, rate: 0.06, kind: 'nominal', compounding: 'monthly', target: 'daily' },
    expect: {
      effective: 0.0616778119,
      converted: 0.0598554054,
      periodic: 0.000_163_987_4,
      gap: 0.0016778119,
      best: null,
      apy: null,
      table: {
        rows: 7,
        at: {
          0: { compounding: 'Yearly', yields: 0.06, equivalent: 0.0616778119, periodic: 0.0616778119 },
          1: { yields: 0.0609 },
          2: { yields: 0.0613635506 },
          6: { compounding: 'Continuously', periodic: null },
        },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'EFFECT and NOMINAL; the period is a 365th',
      sheet: {
        formulas: {
          effective: '=EFFECT(6%;12)',
          converted: '=NOMINAL(EFFECT(6%;12);365)',
          'table.0.equivalent': '=EFFECT(6%;12)',
          'table.1.yields': '=EFFECT(6%;2)',
          'table.2.yields': '=EFFECT(6%;4)',
        },
      },
    },
  },
  {
    name: 'An effective 10% as a quarterly rate',
    given: { ...unpaid, rate: 0.1, kind: 'effective', target: 'quarterly' },
    expect: {
      effective: 0.1,
      converted: 0.0964547563,
      periodic: 0.0241136891,
      gap: 0.0035452437,
      table: { at: { 3: { compounding: 'Monthly', yields: null, equivalent: 0.0956896851 } } },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'NOMINAL; a quarter of it is the rate a period',
      sheet: {
        formulas: {
          converted: '=NOMINAL(10%;4)',
          'table.3.equivalent': '=NOMINAL(10%;12)',
          effective: '=EFFECT(10%;1)',
        },
      },
    },
  },
  {
    name: 'Regulation DD: 5.25% compounded daily yields 5.39%',
    given: {
      rate: 0.0525,
      kind: 'nominal',
      compounding: 'daily',
      target: 'yearly',
      interest: 53.9,
      principal: 1000,
      days: 365,
      offers: [],
    },
    expect: { effective: 0.053_898_583_3, apy: 0.0539 },
    source: appendix(
      'First tier, read: $53.90 on $1,000, APY 5.39%; the decimals of the yield from =EFFECT(5.25%;365)',
    ),
  },
  {
    name: 'Regulation DD, second tier: 452.29 on 8,000 in a year',
    given: {
      rate: 0.055,
      compounding: 'daily',
      target: 'yearly',
      interest: 452.29,
      principal: 8000,
      days: 365,
      offers: [],
    },
    expect: { apy: 0.05653625 },
    source: appendix('Read: APY 5.65% by 452.29 ÷ 8,000'),
  },
  {
    name: 'Half a year of interest, annualised over 182 days',
    given: {
      rate: 0.06,
      compounding: 'daily',
      target: 'yearly',
      interest: 30.37,
      principal: 1000,
      days: 182,
      offers: [],
    },
    expect: { apy: 0.061_836_871_972_7 },
    source: {
      title: 'Python, decimal arithmetic',
      how: '(1 + 30.37 ÷ 1,000)^(365 ÷ 182) − 1, the formula of Regulation DD with the number of days of a half-year',
    },
  },
  {
    name: 'Three offers: the highest nominal rate comes last',
    given: {
      ...unpaid,
      rate: 0.06,
      target: 'monthly',
      offers: [
        { name: 'Bank A', rate: 0.0605, compounding: 'yearly' },
        { name: 'Bank B', rate: 0.059, compounding: 'daily' },
        { name: 'Bank C', rate: 0.0595, compounding: 'quarterly' },
      ],
    },
    expect: {
      best: 'Bank C',
      ranking: {
        rows: 3,
        at: {
          0: {
            place: 1,
            name: 'Bank C',
            nominal: 0.0595,
            compounding: 'Quarterly',
            effective: 0.060840808,
            interest: 608.41,
          },
          1: { name: 'Bank B', effective: 0.060770183 },
          2: { place: 3, name: 'Bank A', effective: 0.0605 },
        },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: 'EFFECT of each; 10,000 × it',
      sheet: {
        formulas: {
          'ranking.0.effective': '=EFFECT(5.95%;4)',
          'ranking.1.effective': '=EFFECT(5.9%;365)',
          'ranking.2.effective': '=EFFECT(6.05%;1)',
          'ranking.0.interest': '=FV(5.95%/4;4;0;-10000)-10000',
        },
      },
    },
  },
  {
    name: 'Continuously: e^0.08 − 1, and back to a continuous rate',
    given: { ...unpaid, rate: 0.08, kind: 'nominal', compounding: 'continuous', target: 'continuous' },
    expect: { effective: 0.083_287_067_674_958_6, converted: 0.08, periodic: null },
    source: { title: 'Python, math.expm1', how: 'math.expm1(0.08) = 0.08328706767495855' },
  },
  {
    name: 'A negative rate: −0.5% a year, credited half-yearly',
    given: { ...unpaid, rate: -0.005, kind: 'nominal', compounding: 'halfYearly', target: 'yearly' },
    expect: { effective: -0.00499375, converted: -0.00499375 },
    source: { title: 'Arithmetic on paper', how: '(1 − 0.0025)² − 1 = −0.005 + 0.00000625' },
  },
])
