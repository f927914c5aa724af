import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  adEconomics,
  contributionAt,
  marginalProfit,
  type ConversionWorth,
} from '@/lib/subjects/marketing/ad-economics'
import { readAdsReport, type AdsReading } from '@/lib/subjects/marketing/ads-report'
import { decimalMarkOf, reportNumber } from '@/lib/subjects/tables/columns'
import { readTable } from '@/lib/subjects/tables/read-table'
import tool from '@/lib/tools/utilities/seo/google-ads-roi'
import { adsSample } from '@/lib/tools/utilities/seo/google-ads-roi.messages'
import expected from '@/tests/vectors/ads-report/expected.json'

const folder = path.join(process.cwd(), 'tests/vectors/ads-report')
const limits = { mostBytes: 1e8, mostRows: 400_000 }
const detect: AdsReading = { decimal: 'auto', chosen: {} }

async function read(source: string | Blob, reading: AdsReading = detect) {
  return readAdsReport((await readTable(source, limits)).rows, reading)
}
const fileOf = (name: string) => new Blob([readFileSync(path.join(folder, name))])

const { margin, refunds, lifetime, curve, share } = expected.assumptions
const worth: ConversionWorth = { of: 'sales', margin, refunds, lifetime }
const figuresOf = (name: string) =>
  Object.entries(expected).find(([key]) => key === name)?.[1] as Record<string, number>

describe('a report', () => {
  it.each(['excel.csv', 'plain.csv', 'comma.csv'])('%s is read as LibreOffice adds it up', async (name) => {
    const report = await read(fileOf(name))
    expect(report.decimal).toBe(name === 'comma.csv' ? ',' : '.')
    expect(report).toMatchObject({ rows: 6, totalRows: 1, unreadable: 0 })
    expect(report.statedCost).toBeCloseTo(figuresOf('all').cost ?? 0, 2)
    expect(report.campaigns.map((campaign) => campaign.name)).toEqual([
      'Total fitness',
      'Search | Boots',
      'Display, remarketing',
      'New market',
    ])
    for (const campaign of report.campaigns) {
      const own = figuresOf(campaign.name)
      for (const of of ['clicks', 'cost', 'conversions', 'value'] as const)
        expect(campaign[of]).toBeCloseTo(own[of] ?? NaN, 6)
    }
    expect(report.wastedCost).toBeCloseTo(expected.wasted, 6)
    expect(report.wasted.map(({ term }) => term)).toEqual(['gym near me', 'boot repair', 'free shoes'])
  })

  it('has the returns that LibreOffice finds, and none without a conversion', async () => {
    const { campaigns } = await read(fileOf('excel.csv'))
    for (const campaign of campaigns) {
      const own = figuresOf(campaign.name)
      const found = adEconomics(campaign, worth)
      expect(found.profit).toBeCloseTo(own.profit ?? NaN, 6)
      if (campaign.conversions === 0) {
        expect(Object.keys(found)).toEqual(['revenue', 'contribution', 'profit'])
        continue
      }
      for (const of of [
        'revenue',
        'contribution',
        'returnOnAdSpend',
        'returnOnInvestment',
        'costPerConversion',
        'breakEvenClick',
      ] as const)
        expect(found[of]).toBeCloseTo(own[of] ?? NaN, 6)
      expect(marginalProfit({ ...campaign, ...found }, curve)).toBeCloseTo(own.next ?? NaN, 6)
    }
  })

  it('moves budget along the curve as LibreOffice does', async () => {
    const { campaigns } = await read(fileOf('plain.csv'))
    const of = (name: string) => {
      const campaign = campaigns.find((one) => one.name === name) ?? {
        name,
        cost: 0,
        clicks: 0,
        impressions: 0,
        conversions: 0,
        value: 0,
      }
      return { ...campaign, ...adEconomics(campaign, worth) }
    }
    const from = of('Total fitness')
    const to = of('Search | Boots')
    const amount = from.cost * share
    const gain =
      contributionAt(from, from.cost - amount, curve) -
      (from.cost - amount) +
      contributionAt(to, to.cost + amount, curve) -
      (to.cost + amount) -
      from.profit -
      to.profit
    expect(gain).toBeCloseTo(expected.gain, 6)
  })

  it('takes columns that somebody chose, and says what lacks', async () => {
    const text = 'Kampagne;Kosten;Klicks;Abschlüsse;Wert\nStiefel;1.234,50;300;12;2.400,00\n'
    const unknown = await read(text)
    expect(unknown.places.cost).toBeUndefined()
    expect(unknown.campaigns).toEqual([])
    const chosen = { campaign: 0, cost: 1, clicks: 2, conversions: 3, value: 4 }
    const { campaigns } = await read(text, { ...detect, chosen })
    expect(campaigns).toEqual([
      { name: 'Stiefel', cost: 1234.5, clicks: 300, impressions: 0, conversions: 12, value: 2400 },
    ])
  })

  it('counts rows with a cost that is no number, and tells currencies apart', async () => {
    const report = await read(
      'Campaign,Currency code,Cost,Clicks\nA,EUR,12.50,3\nB,USD,n/a,4\nC,USD,1,1\nD,USD, --,0\n',
    )
    expect(report).toMatchObject({ rows: 3, unreadable: 1, currencies: ['EUR', 'USD'] })
  })

  it('of 300,000 rows is read', async () => {
    const lines = Array.from(
      { length: 300_000 },
      (_, at) => `Campaign ${at % 40},term ${at},2,0.75,${at % 3 === 0 ? 1 : 0},${at % 3 === 0 ? 5 : 0}`,
    )
    const report = await read(['Campaign,Search term,Clicks,Cost,Conversions,Conv. value', ...lines].join('\n'))
    expect(report.rows).toBe(300_000)
    expect(report.campaigns).toHaveLength(40)
    expect(report.wastedTerms).toBe(200_000)
    expect(report.wastedCost).toBeCloseTo(150_000, 6)
  }, 60_000)
})

describe('returns', () => {
  it('are those of the example in Google Ads Help: 6 sales of 200 that cost 100 to make, 200 of ads, 50%', () => {
    const found = adEconomics(
      { cost: 200, clicks: 100, conversions: 6, value: 1200 },
      { of: 'sales', margin: 0.5, refunds: 0, lifetime: 1 },
    )
    expect(found).toMatchObject({
      revenue: 1200,
      profit: 400,
      returnOnInvestment: 0.5,
      returnOnAdSpend: 6,
      breakEvenClick: 6,
    })
  })

  it('of leads: one sale of 20 in ten leads is worth 2 a lead', () => {
    const found = adEconomics(
      { cost: 5, clicks: 50, conversions: 10, value: 0 },
      { of: 'leads', margin: 1, refunds: 0, lifetime: 1, closeRate: 0.1, saleValue: 20 },
    )
    expect(found).toMatchObject({ revenue: 20, profit: 15, costPerConversion: 0.5, breakEvenClick: 0.4 })
  })
})

describe('numbers of a report', () => {
  it.each([
    [['1,234.50'], '.'],
    [['1.234,50'], ','],
    [['12,5'], ','],
    [['12.5', '1,250'], '.'],
    [['1.234.567'], ','],
    [['1,23,456'], '.'],
    [['0,125'], ','],
    [['1,250'], '.'],
    [['7', ''], '.'],
  ] as const)('%j have their decimals after %s', (texts, mark) => {
    expect(decimalMarkOf(texts)).toBe(mark)
  })

  it.each([
    [' --', '.', 0],
    ['', '.', 0],
    ['€1.234,50', ',', 1234.5],
    ['-3.25', '.', -3.25],
    ['(4)', '.', -4],
    ['1 234,5', ',', 1234.5],
    ['n/a', '.', NaN],
    [7.5, ',', 7.5],
  ] as const)('%j after %s is %d', (cell, mark, value) => {
    expect(reportNumber(cell, mark)).toBe(value)
  })
})

describe('the page', () => {
  const values = {
    worth: 'sales',
    margin: 0.4,
    closeRate: 0.1,
    saleValue: 500,
    refunds: 0,
    lifetime: 1,
    decimal: 'auto',
    curve: 0.7,
    share: 0.2,
    threshold: 20,
    budget: 1500,
    daysDone: 20,
    daysAll: 30,
  } as const
  const given = { values, texts: { text: adsSample }, opened: {}, picks: {}, selection: undefined }

  async function work(more: { text?: string; values?: object; picks?: Record<string, string> } = {}) {
    const text = more.text ?? adsSample
    const report = await read(text)
    return {
      ...given,
      texts: { text },
      values: { ...values, ...more.values },
      picks: more.picks ?? {},
      answer: { kind: 'read' as const, report },
      asked: undefined,
      isCurrent: true,
      files: [],
      made: undefined,
      standing: undefined,
      next: undefined,
    }
  }
  async function taken(name: string) {
    const way = tool.takeAway[name]
    return way && way.kind !== 'zip' ? way.of(await work()) : undefined
  }
  const said = async (more = {}) => JSON.stringify(tool.views(await work(more)))

  it('judges the sample, whose rows cost 1,071.70 and brought 55 conversions worth 4,784', async () => {
    const words = await said()
    // =4784*0.4-1071.7; =841.9/(4784*0.6+1071.7); =4784/1071.7; =1071.7/55
    for (const part of ['841.90', '21.4%', '4.46×', '19.49', '1 row of totals left out']) expect(words).toContain(part)
    expect(words).toContain(
      'The ads earn 841.90 after goods and media. ROAS is 4.46×; at this margin it must exceed 2.50×.',
    )
    expect(words).toContain('["Outlet","143.50","0","0.00","not measurable","not measurable","not measurable","0.70"')
    expect(words).toContain('3 terms cost 304.70 without a conversion, 28.4% of all cost.')
    // =1071.7/20*30
    expect(words).toContain('At this pace the month ends at 1,607.55, 107.55 over budget.')
  })

  it('moves budget between the campaigns that somebody picks', async () => {
    expect(await said()).toContain('Moving 45.20 from Sandals to Brand')
    expect(await said({ picks: { 'move.to': 'Boots' } })).toContain('Moving 45.20 from Sandals to Boots')
    expect(await said({ picks: { 'move.to': 'Sandals' } })).toContain('A move needs two campaigns with conversions.')
  })

  it('says what it cannot measure', async () => {
    const none = 'Campaign,Cost,Clicks,Conversions,Conv. value\nA,10,5,0,0\n'
    expect(await said({ text: none })).toContain(
      'No conversion was counted, so no return can be measured. The cost is known: 10.00.',
    )
    expect(await said({ text: 'Campaign,Clicks\nA,5\n' })).toContain('No column of costs was found.')
    expect(await said({ text: 'Campaign,Cost\n' })).toContain('There are headings and no rows beneath them.')
    expect(await said({ text: 'Campaign,Cost,Clicks\nA,0,0\n', values: { margin: 0 } })).not.toContain('NaN')
    expect(await said({ text: `${none}Total: Account,25,5,0,0` })).toContain('total says 25.00')
  })

  it('asks with the chosen columns and decimals, and saves formulas', async () => {
    expect(tool.ask({ ...given, picks: { 'column.cost': '4', 'column.value': 'auto' } })).toEqual({
      ask: 'read',
      source: adsSample,
      reading: { decimal: 'auto', chosen: { cost: 4 } },
    })
    expect(tool.ask({ ...given, texts: { text: ' ' } })).toBeUndefined()
    const asked = await taken('workbook')
    const rows =
      typeof asked === 'object' && 'ask' in asked && asked.ask.ask === 'write' ? asked.ask.workbook.sheets[0]?.rows : []
    expect(rows?.[1]?.slice(5, 8)).toEqual([
      { value: 2388, formula: "E2*(1-'Assumptions'!$B$2)*'Assumptions'!$B$3", format: '#,##0.00' },
      { value: 955.2, formula: "F2*'Assumptions'!$B$1", format: '#,##0.00' },
      { value: 315, formula: 'G2-B2', format: '#,##0.00' },
    ])
    expect(await taken('copy')).toContain('Outlet,143.5,205,0,0,0,0,-143.5,,,,')
  })
})
