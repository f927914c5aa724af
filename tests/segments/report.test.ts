import { describe, expect, it } from 'vitest'
import { maskedEmail, segmentReport } from '@/lib/subjects/segments/report'
import { taggedName, type SegmentQuestion } from '@/lib/subjects/segments/task'
import { readTable } from '@/lib/subjects/tables/read-table'
import { reportChart } from '@/lib/workers/draw-chart'

const usual: SegmentQuestion = {
  source: '',
  method: 'rfm',
  rowsAre: 'orders',
  dates: 'auto',
  reference: '',
  returns: 'subtract',
  chosen: {},
  unused: [],
  clusters: 0,
  seed: 1,
  missing: 'leave',
  outliers: 'keep',
  hidesEmails: false,
}

async function answerOf(text: string, more: Partial<SegmentQuestion> = {}) {
  const { rows } = await readTable(text, { mostBytes: 1e6, mostRows: 10_000 })
  return segmentReport(rows, { ...usual, ...more }, reportChart)
}

const lastDay = Date.UTC(2026, 9, 31)
const dayBefore = (days: number) => new Date(lastDay - days * 86_400_000).toISOString().slice(0, 10)

/** Ten customers, worked out by hand: days since the last order, orders, spent on each. */
const shop: readonly [string, number, number, number][] = [
  ['a', 0, 5, 50],
  ['b', 1, 1, 20],
  ['c', 10, 2, 30],
  ['d', 20, 3, 10],
  ['e', 30, 1, 100],
  ['f', 60, 4, 40],
  ['g', 90, 1, 15],
  ['h', 120, 6, 50],
  ['i', 150, 2, 40],
  ['j', 300, 1, 5],
]
const orders = `Customer,Order date,Total\n${shop
  .flatMap(([name, days, count, each]) =>
    Array.from({ length: count }, (_, at) => `${name},${dayBefore(days + at)},${each}`),
  )
  .join('\n')}\n`

describe('ten customers worked out by hand', () => {
  it('have their scores and segments', async () => {
    const { report } = await answerOf(orders)
    const lines = (report.files?.[taggedName] ?? '').trim().split('\r\n').slice(1)
    expect(
      lines.map((line) =>
        line
          .split(',')
          .filter((_, at) => at !== 1)
          .join(' '),
      ),
    ).toEqual([
      'a 0 5 250.00 5 5 5 Champions',
      'b 1 1 20.00 5 1 2 New',
      'c 10 2 60.00 4 3 3 Potential loyalists',
      'd 20 3 30.00 4 4 2 Loyal',
      'e 30 1 100.00 3 1 4 About to sleep',
      'f 60 4 160.00 3 4 4 Loyal',
      'g 90 1 15.00 2 1 1 Hibernating',
      'h 120 6 300.00 2 5 5 Cannot lose them',
      'i 150 2 80.00 1 3 3 At risk',
      'j 300 1 5.00 1 1 1 Hibernating',
    ])
  })
  it('are summed up', async () => {
    const { report } = await answerOf(orders)
    expect(report.headline).toBe('1 champion among 10 customers bring 24.5% of the spending.')
    expect(report.figures?.map(({ text }) => text)).toEqual([
      '10',
      '26',
      '1,020.00',
      '2 who spent 380.00',
      'Jan 4, 2026 to Oct 31, 2026',
    ])
    const loyal = report.parts[0]?.tables?.[0]?.rows.find(([name]) => name === 'Loyal')
    expect(loyal?.slice(1, 8)).toEqual(['2', '20.0%', '190.00', '18.6%', '40', '3.50', '95.00'])
  })
  it('come with a suggestion each', async () => {
    const { report } = await answerOf(orders)
    const [own, suggestions] = report.parts[0]?.tables ?? []
    expect(suggestions?.rows.map(([name]) => name)).toEqual(own?.rows.map(([name]) => name))
    expect(suggestions?.rows[0]?.[1]).toContain('Thank them')
  })
  it('are drawn', async () => {
    const { report } = await answerOf(orders)
    const charts = report.parts.flatMap(({ charts: own = [] }) => own)
    expect(charts.map(({ title }) => title)).toEqual([
      'Shares of customers and of spending',
      'Last order and spending',
      'Customers by score of recency (down) and frequency (across)',
    ])
    expect(charts[1]?.table?.rows).toContainEqual(['Gone', '300', '5'])
    expect(charts[2]?.table?.rows[0]).toEqual(['R5', '1', '0', '0', '0', '1'])
  })
  it('count to another day', async () => {
    const { report } = await answerOf(orders, { reference: '2026-11-10' })
    expect(report.files?.[taggedName]).toContain(`b,${dayBefore(1)},11,1,20.00`)
    const early = await answerOf(orders, { reference: '2026-01-01' })
    expect(early.report.parts[0]?.findings?.[0]?.says).toContain('counted from 2026-10-31')
  })
  it('hide their addresses', async () => {
    expect(maskedEmail(' Test@Example.com')).toBe('973dfe463ec85785f5f95af5ba3906eedb2d931c24e69824a89ea65dba4e813b')
    expect(maskedEmail('4711')).toBe('4711')
    const { report } = await answerOf('email,date,amount\ntest@example.com,2026-01-01,5\n', { hidesEmails: true })
    expect(report.files?.[taggedName]).toContain('\r\n973dfe463ec8')
    expect(report.files?.[taggedName]).not.toContain('@')
  })
})

describe('what is in the way', () => {
  it('rows that cannot be read are listed', async () => {
    const { report } = await answerOf(
      'customer,date,amount\nA,2026-01-02,10\n,2026-01-02,10\nB,yesterday,10\nC,2026-01-03,ten\nA,2026-01-05,5\n',
    )
    expect(report.figures?.[0]?.text).toBe('1')
    expect(report.parts.at(-1)?.tables?.[0]?.rows).toEqual([
      ['3', 'no customer'],
      ['4', 'no day that can be read'],
      ['5', 'no amount that can be read'],
    ])
  })
  it('returns lower what was spent, or are left out', async () => {
    const text = 'customer,date,amount\nA,2026-01-02,10\nA,2026-02-02,-4\nB,2026-01-02,7\n'
    expect((await answerOf(text)).report.files?.[taggedName]).toContain('a,2026-02-02,0,1,6.00')
    expect((await answerOf(text, { returns: 'leave' })).report.files?.[taggedName]).toContain('a,2026-01-02,31,1,10.00')
  })
  it('says so where day and month cannot be told apart', async () => {
    const unsure = await answerOf('customer,date,amount\nA,3/4/2026,10\nB,5/6/2026,7\n')
    expect(unsure.report.parts[0]?.findings?.[0]?.says).toContain('whether 3/4 is in March or in April')
    expect(unsure.report.files?.[taggedName]).toContain('a,2026-03-04')
    const sure = await answerOf('customer,date,amount\nA,3/4/2026,10\nB,25/6/2026,7\n')
    expect(sure.report.parts[0]?.findings).toEqual([])
    expect(sure.report.files?.[taggedName]).toContain('a,2026-04-03')
  })
  it('asks for a column that is not found, and takes the one chosen', async () => {
    const text = 'who,when,paid\nA,2026-01-02,10\n'
    expect((await answerOf(text)).report.headline).toBe(
      'No column was found for who ordered, the day of the order, the amount. Choose it beneath.',
    )
    const { report } = await answerOf(text, { chosen: { customer: 0, date: 1, amount: 2 } })
    expect(report.figures?.[2]?.text).toBe('10.00')
  })
})

describe('customers as rows', () => {
  it('need no dates where the days are given', async () => {
    const { report } = await answerOf('customer,recency,frequency,monetary\nA,3,5,100\nB,40,1,20\nA,1,1,1\n', {
      rowsAre: 'customers',
    })
    expect(report.files?.[taggedName]).toContain('a,,3,5,100.00')
    expect(report.parts.at(-1)?.tables?.[0]?.rows).toEqual([['4', 'the customer came before']])
  })
})

describe('clusters of a table', () => {
  // Two clouds far apart, a column that never varies, one without numbers, one row without a value.
  const cloud = (x: number, y: number) =>
    Array.from({ length: 6 }, (_, at) => `n${x}${at},${x + (at % 3)},${y + (at % 2)},7,red`)
  const table = `name,visits,basket,shop,colour\n${[...cloud(10, 20), ...cloud(90, 200)].join('\n')}\nz,11,,7,red\n`
  const clusters = { method: 'clusters', rowsAre: 'customers' } as const

  it('finds two, leaves out what does not vary, and says what stands out', async () => {
    const { report, usable } = await answerOf(table, clusters)
    expect(usable).toEqual([1, 2, 3])
    expect(report.headline).toMatch(/^2 clusters of 12 rows; mean silhouette 0\.9\d\.$/)
    expect(report.parts[0]?.findings?.map(({ says }) => says)).toEqual([
      '“shop” is the same in every row and was left out.',
    ])
    const [own, tried] = report.parts[0]?.tables ?? []
    expect(own?.rows.map((row) => row.slice(1, 5))).toEqual(
      expect.arrayContaining([
        ['6', '50.0%', '11', '20.50'],
        ['6', '50.0%', '91', '201'],
      ]),
    )
    expect(own?.rows.map((row) => row[5]).toSorted()).toEqual(
      ['high basket, high visits', 'low basket, low visits'].toSorted(),
    )
    expect(tried?.rows.map(([count]) => count)).toEqual(['2', '3', '4', '5', '6', '7', '8'])
    expect(report.parts.at(-1)?.tables?.[0]?.rows).toEqual([['14', 'no number in “basket”']])
  })
  it('fills what is missing with the median where asked', async () => {
    const { report } = await answerOf(table, { ...clusters, missing: 'median' })
    expect(report.headline).toContain('of 13 rows')
    expect(report.parts[0]?.findings?.[0]?.says).toBe('1 missing value was filled with the median of the column.')
  })
  it('brings outliers to the fence, or leaves them out', async () => {
    const far = `${table}y,1000,21,7,red\n`
    const kept = await answerOf(far, { ...clusters, clusters: 2 })
    expect(kept.report.parts[0]?.findings?.some(({ says }) => says.startsWith('1 row lies beyond the fences'))).toBe(
      true,
    )
    const left = await answerOf(far, { ...clusters, clusters: 2, outliers: 'leave' })
    expect(left.report.headline).toContain('of 12 rows')
    const capped = await answerOf(far, { ...clusters, clusters: 2, outliers: 'cap' })
    expect(capped.report.headline).toContain('of 13 rows')
    expect(capped.report.files?.[taggedName]).toContain('y,1000,21,7,red')
  })
  it('groups by the columns that are left', async () => {
    const { report } = await answerOf(table, { ...clusters, unused: [2, 3] })
    expect(report.figures?.[1]?.text).toBe('visits')
    expect(report.headline).toContain('of 13 rows')
  })
  it('draws them along two directions and against the average', async () => {
    const { report } = await answerOf(table, clusters)
    const charts = report.parts.flatMap(({ charts: own = [] }) => own)
    expect(charts.map(({ title }) => title)).toEqual([
      'Rows along the two directions in which they vary most',
      'Clusters against the average, in standard deviations',
    ])
    expect(report.parts[1]?.tables?.[0]?.rows).toEqual([
      ['visits', '0.707', '0.707'],
      ['basket', '0.707', '-0.707'],
    ])
  })
  it('repeats with its seed', async () => {
    const files = [await answerOf(table, { ...clusters, seed: 5 }), await answerOf(table, { ...clusters, seed: 5 })]
    expect(files[0]?.report.files).toEqual(files[1]?.report.files)
  })
  it('groups orders by what follows from them', async () => {
    const { report } = await answerOf(orders, { method: 'clusters', clusters: 3 })
    expect(report.figures?.[1]?.text).toBe('Days since last order, Orders, Spent')
    expect(report.headline).toContain('3 clusters of 10 rows')
  })
})
