import { defineCases } from '@/lib/calculator'
import roas from './roas'

const google = {
  title: 'Google Ads Help: About Target ROAS bidding',
  href: 'https://support.google.com/google-ads/answer/6268637',
}

export default defineCases(roas, [
  {
    name: 'Google Ads: 5 of sales for each 1 of ad spend is a ROAS of 500%',
    given: { campaigns: [{ spend: 1, revenue: 5 }], target: 5, margin: undefined },
    expect: { roas: 5, roasPercent: 5, costRatio: 0.2, gap: 0, profit: null, breakEven: null, verdict: 'good' },
    source: { ...google, how: '5 in sales ÷ 1 in ad spend × 100% = 500% target ROAS; cost ÷ conv. value = 20%' },
  },
  {
    name: 'Three campaigns with a refund, blended',
    given: {
      campaigns: [
        { name: 'Search', spend: 2000, revenue: 9600 },
        { name: 'Social', spend: 1500, revenue: 4200, refunds: 300 },
        { name: 'Display', spend: 800, revenue: 1400 },
      ],
      target: 4,
      margin: 0.45,
    },
    expect: {
      roas: 3.46511627906977,
      costRatio: 0.288590604026846,
      profit: 2405,
      maxSpend: 3725,
      neededRevenue: 17_200,
      breakEven: 2.22222222222222,
      verdict: 'fair',
      table: {
        rows: 3,
        at: {
          0: { roas: 4.8, gap: 0.8, maxSpend: 2400, profit: 2320 },
          1: { revenue: 3900, roas: 2.6, profit: 255 },
          2: { roas: 1.75, costRatio: 0.571428571, profit: -170 },
        },
        sum: { spend: 4300, revenue: 14_900, profit: 2405 },
      },
    },
    source: {
      title: 'LibreOffice Calc',
      how: '=(9600+4200-300+1400)/(2000+1500+800); =4300/14900; =14900*0.45-4300; =14900/4; =1/0.45',
    },
  },
  {
    name: 'A fee of 10% of spend and 250 fixed count as spend',
    given: {
      campaigns: [
        { spend: 2000, revenue: 9600 },
        { spend: 1500, revenue: 3900 },
        { spend: 800, revenue: 1400 },
      ],
      margin: 0.45,
      feeShare: 0.1,
      fixedFee: 250,
    },
    expect: { fees: 680, profit: 1725, afterFees: 2.99196787148594, breakEven: 2.44444444444444 },
    source: { title: 'LibreOffice Calc', how: '=14900*0.45-4300*1.1-250; =14900/(4300*1.1+250); =1.1/0.45' },
  },
  {
    name: 'A ROAS of 3 loses money at a margin of 30%',
    given: { campaigns: [{ spend: 1000, revenue: 3000 }], target: 2, margin: 0.3 },
    expect: { roas: 3, profit: -100, breakEven: 3.33333333333333, verdict: 'bad' },
    source: { title: 'LibreOffice Calc', how: '=3000*0.3-1000; =1/0.3' },
  },
  {
    name: 'A campaign that has not spent yet has no ROAS of its own',
    given: {
      campaigns: [
        { name: 'Running', spend: 100, revenue: 450 },
        { name: 'New', spend: 0, revenue: 50 },
      ],
      margin: 0.5,
    },
    expect: { roas: 5, table: { rows: 2, at: { 1: { roas: null, gap: null, profit: 25 } } } },
    source: { title: 'Arithmetic on paper', how: '(450 + 50) ÷ 100 = 5; 50 × 50% = 25' },
  },
  {
    name: 'Spend that brought nothing: everything is lost',
    given: { campaigns: [{ spend: 400, revenue: 0 }], margin: 0.5 },
    expect: { roas: 0, costRatio: null, profit: -400, maxSpend: 0, verdict: 'bad' },
    source: { title: 'Arithmetic on paper', how: '0 ÷ 400 = 0; 1 ÷ 0 does not exist; 0 − 400' },
  },
  {
    name: 'Everything refunded is a ROAS of zero',
    given: { campaigns: [{ spend: 400, revenue: 900, refunds: 900 }], margin: 0.5 },
    expect: { roas: 0, profit: -400 },
    source: { title: 'Arithmetic on paper', how: '(900 − 900) ÷ 400 = 0' },
  },
  {
    name: 'No spend at all has no ratio',
    given: { campaigns: [{ spend: 0, revenue: 900 }] },
    problem: 'campaigns',
    source: { ...google, how: 'The ratio divides by the cost' },
  },
  {
    name: 'Refunds cannot exceed the revenue they belong to',
    given: { campaigns: [{ spend: 100, revenue: 900, refunds: 901 }] },
    problem: 'campaigns',
    source: { title: 'Arithmetic on paper', how: 'Revenue less refunds would be negative' },
  },
])
