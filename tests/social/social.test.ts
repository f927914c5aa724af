import { describe, expect, it } from 'vitest'
import { periods, rateOf, rateOfAll, weekdayOf } from '@/lib/subjects/social/figures'
import { findHeading, keyOfPost, mergePosts, readPosts, type Post } from '@/lib/subjects/social/posts'
import { socialReport, type SocialQuestion } from '@/lib/subjects/social/report'
import { readTable } from '@/lib/subjects/tables/read-table'
import { reportChart } from '@/lib/workers/draw-chart'

const limits = { mostBytes: 1e6, mostRows: 10_000 }
const rowsOf = async (text: string) => (text === '' ? [] : (await readTable(text, limits)).rows)

async function read(text: string) {
  const rows = await rowsOf(text)
  const heading = findHeading(rows, 'auto', {})
  return { network: heading.network, ...readPosts(rows, heading, 'auto') }
}

/** A line of each network's export as it heads its columns, and what it means. */
describe.each([
  [
    'meta',
    'Post ID,Page name,Title,Publish time,Permalink,Views,Reach,Reactions,Comments,Shares\n77,Oak,Table,11/20/2026 06:15,https://x.example/77,900,700,40,5,6\n',
    {
      id: '77',
      day: '2026-11-20',
      hour: 6,
      text: 'Table',
      figures: { impressions: 900, reach: 700, likes: 40, comments: 5, shares: 6 },
    },
  ],
  [
    'linkedin',
    'All posts of your page\nPost title,Post link,Created date,Impressions,Clicks,Click through rate (CTR),Likes,Comments,Reposts,Follows\nBench,https://l.example/1,11/20/2026,"1,200",30,0.025,22,3,1,4\n',
    {
      link: 'https://l.example/1',
      day: '2026-11-20',
      hour: undefined,
      figures: { impressions: 1200, clicks: 30, likes: 22, comments: 3, shares: 1, follows: 4 },
    },
  ],
  [
    'x',
    'Post id,Date,Post text,Post Link,Impressions,Likes,Engagements,Bookmarks,Shares,New follows,Replies,Reposts\n9,"Fri, Nov 20, 2026",Hello,https://x.example/9,500,7,20,2,1,0,3,4\n',
    {
      id: '9',
      day: '2026-11-20',
      figures: { impressions: 500, likes: 7, comments: 3, shares: 4, saves: 2, follows: 0 },
    },
  ],
  [
    'tiktok',
    'Video title,Video link,Post time,Total views,Total likes,Total comments,Total shares\nGlue,https://t.example/1,2026-11-20 18:00,12.5K,310,12,9\n',
    {
      text: 'Glue',
      day: '2026-11-20',
      hour: 18,
      figures: { impressions: 12_500, likes: 310, comments: 12, shares: 9 },
    },
  ],
  [
    'youtube',
    'Content,Video title,Video publish time,Duration,Views,Watch time (hours),Subscribers,Likes,Comments added\nTotal,,,,4000,9,3,200,10\nabc,How,"Nov 20, 2026",300,4000,9,-3,200,10\n',
    { id: 'abc', day: '2026-11-20', figures: { impressions: 4000, likes: 200, comments: 10, follows: -3 } },
  ],
  [
    'pinterest',
    'Pin title,Pin URL,Publish date,Impressions,Saves,Pin clicks,Outbound clicks\nOak,https://p.example/1,2026-11-20,800,14,9,4\n',
    { link: 'https://p.example/1', day: '2026-11-20', figures: { impressions: 800, saves: 14, clicks: 4 } },
  ],
])('an export of %s', (network, text, post) => {
  it('is known by its headings and read', async () => {
    const found = await read(text)
    expect(found.network).toBe(network)
    expect(found.posts).toHaveLength(1)
    expect(found.posts[0]).toMatchObject(post)
    expect(found.posts[0]?.figures).toEqual(post.figures)
  })
})

it('lists what it cannot read', async () => {
  const { posts, bad } = await read(
    'date,id,reach,likes\n2026-11-01,1,100,x\nsoon,2,100,4\n2026-11-03,3,-5,1\n2026-11-04,4,,7\n',
  )
  expect(posts.map(({ id }) => id)).toEqual(['4'])
  expect(bad).toEqual([
    { line: 2, why: 'no figure: “x” in likes' },
    { line: 3, why: 'no day that can be read' },
    { line: 4, why: 'no figure: “-5” in reach' },
  ])
})

const post = (id: string, day: string, figures: Post['figures'], hour?: number): Post => ({
  network: 'meta',
  id,
  day,
  hour,
  text: '',
  link: '',
  figures,
})

describe('rates', () => {
  const one = post('1', '2026-11-02', {
    reach: 200,
    impressions: 400,
    likes: 8,
    comments: 1,
    shares: 1,
    saves: 0,
    clicks: 10,
  })
  const other = post('2', '2026-11-03', { reach: 800, impressions: 1000, likes: 5, followers: 500 })
  const rule = { by: 'reach', followers: undefined, countsClicks: false } as const
  it('divide likes, comments, shares and saves by what was chosen', () => {
    expect(rateOf(one, rule)).toBe(0.05)
    expect(rateOf(one, { ...rule, countsClicks: true })).toBe(0.1)
    expect(rateOf(one, { ...rule, by: 'impressions' })).toBe(0.025)
    expect(rateOf(one, { ...rule, by: 'followers' })).toBeUndefined()
    expect(rateOf(one, { ...rule, by: 'followers', followers: 1000 })).toBe(0.01)
    expect(rateOf(other, { ...rule, by: 'followers', followers: 1000 })).toBe(0.01)
  })
  it('of several posts are the ratio of their sums', () => {
    expect(rateOfAll([one, other], rule)).toBe(15 / 1000)
    expect(rateOfAll([one, post('3', '2026-11-04', { likes: 9 })], rule)).toBe(0.05)
    expect(rateOfAll([], rule)).toBeUndefined()
  })
})

it('splits the last days from those before', () => {
  const posts = ['2026-10-03', '2026-10-04', '2026-10-31', '2026-11-01', '2026-11-28'].map((day, at) =>
    post(String(at), day, {}),
  )
  const { now, before, from, earlier } = periods(posts, 28)
  expect([from, earlier]).toEqual(['2026-11-01', '2026-10-04'])
  expect(now.map(({ day }) => day)).toEqual(['2026-11-01', '2026-11-28'])
  expect(before.map(({ day }) => day)).toEqual(['2026-10-04', '2026-10-31'])
})

it('knows the days of the week', () => {
  expect(weekdayOf('2026-11-27')).toBe(4)
  expect(weekdayOf('2026-11-29')).toBe(6)
})

it('merges by day and id, with the later figures', () => {
  const { posts, merged } = mergePosts(
    [post('1', '2026-11-02', { reach: 100, likes: 3, saves: 2 }), post('2', '2026-11-01', {})],
    [post('1', '2026-11-02', { reach: 150, likes: 5 }), post('1', '2026-11-09', {})],
  )
  expect(merged).toBe(1)
  expect(posts.map(({ id, day, figures }) => [id, day, figures])).toEqual([
    ['2', '2026-11-01', {}],
    ['1', '2026-11-02', { reach: 150, likes: 5, saves: 2 }],
    ['1', '2026-11-09', {}],
  ])
  expect(keyOfPost({ ...post('', '2026-11-02', {}), link: 'a' })).not.toBe(
    keyOfPost({ ...post('', '2026-11-02', {}), link: 'b' }),
  )
})

const usual: SocialQuestion = {
  source: '',
  kept: '',
  network: 'auto',
  dates: 'auto',
  chosen: {},
  rateBy: 'reach',
  followers: undefined,
  countsClicks: false,
  period: 7,
  goalRate: undefined,
  goalPosts: undefined,
  goalInteractions: undefined,
}
async function answerOf(source: string, kept = '', more: Partial<SocialQuestion> = {}) {
  return socialReport({ rows: await rowsOf(source), kept: await rowsOf(kept) }, { ...usual, ...more }, reportChart)
}

/** Two weeks: on Mondays at 9 two posts, on Thursday at 18 two. */
const fortnight = `date,id,text,reach,likes,comments,follows,followers
2026-11-02 09:00,1,Monday one,100,2,0,1,1000
2026-11-05 18:10,2,Thursday one,100,8,2,2,1010
2026-11-09 09:30,3,Monday two,300,6,0,0,1010
2026-11-12 18:50,4,Thursday two,200,20,0,5,1020
`

describe('a report', () => {
  const table = (report: Awaited<ReturnType<typeof answerOf>>['report'], label: string) =>
    report.parts.flatMap(({ tables = [] }) => tables).find((one) => one.label.startsWith(label))?.rows

  it('sums up', async () => {
    const { report } = await answerOf(fortnight)
    expect(report.headline).toBe('4 posts with 38 interactions: an engagement rate of 5.43% by reach.')
    expect(report.figures).toEqual([
      { label: 'From', text: 'Nov 2, 2026 to Nov 12, 2026' },
      { label: 'Reach', text: '700' },
      { label: 'Follows gained', text: '8' },
      { label: 'Interactions each', text: '9.5' },
    ])
    expect(table(report, 'By network')).toEqual([['Other', '4', '38', '', '700', '36', '2', '', '', '', '8', '5.43%']])
  })
  it('compares the last days with those before', async () => {
    const { report } = await answerOf(fortnight)
    expect(table(report, 'The last 7 days')).toEqual([
      ['Posts', '2', '2', '0.0%'],
      ['Interactions', '12', '26', '+116.7%'],
      ['Engagement rate', '6.00%', '5.20%', '\u221213.3%'],
      ['Reach', '200', '500', '+150.0%'],
      ['Likes and reactions', '10', '26', '+160.0%'],
      ['Comments', '2', '0', '\u2212100.0%'],
      ['Follows gained', '3', '5', '+66.7%'],
    ])
  })
  it('says when, and draws it', async () => {
    const { report } = await answerOf(fortnight)
    expect(table(report, 'Best hours')).toEqual([
      ['Thursday 18:00', '2', '10.00%'],
      ['Monday 09:00', '2', '2.00%'],
    ])
    expect(table(report, 'By weekday')?.[0]).toEqual(['Monday', '2', '2.00%'])
    const heat = report.parts
      .flatMap(({ charts = [] }) => charts)
      .find(({ title }) => title.includes('weekday and hour'))
    expect(heat?.table?.rows[3]?.[19]).toBe('10.0%')
    expect(heat?.table?.rows[3]?.[18]).toBe('no value')
  })
  it('names the top posts', async () => {
    const { report } = await answerOf(fortnight)
    expect(table(report, 'Most interactions')?.map(([title]) => title)).toEqual([
      'Thursday two',
      'Thursday one',
      'Monday two',
      'Monday one',
    ])
    expect(table(report, 'Highest rate')?.[0]).toEqual([
      'Thursday one',
      'Other',
      '2026-11-05 18:00',
      '10',
      '',
      '100',
      '10.00%',
    ])
  })
  it('draws months where there are two', async () => {
    const { report } = await answerOf(`${fortnight}2026-10-01 08:00,0,October,50,1,0,0,900\n`)
    const charts = report.parts.find(({ heading }) => heading === 'Over time')?.charts
    expect(charts?.map(({ title }) => title)).toEqual([
      'Seen, by month',
      'Engagement rate, by month',
      'Followers, by month',
      'Follows gained, by month',
    ])
    expect(charts?.[2]?.table?.rows).toEqual([
      ['2026-10', '900'],
      ['2026-11', '1,020'],
    ])
  })
  it('keeps posts once, however often they come', async () => {
    const first = await answerOf(fortnight)
    const again = await answerOf(fortnight, first.collection)
    expect(again.collection).toBe(first.collection)
    expect(again.report.parts[0]?.findings?.at(-1)?.says).toBe(
      '4 posts came again and were merged; the later figures count.',
    )
    const meta = 'Post ID,Publish time,Reach,Reactions\n7,2026-11-02 09:00,10,1\n'
    const back = await answerOf((await answerOf(meta)).collection)
    expect(table(back.report, 'By network')?.[0]?.[0]).toBe('Facebook and Instagram')
    const alone = await answerOf('', first.collection)
    expect(alone.report.headline).toBe(first.report.headline)
    expect(alone.collection).toBe(first.collection)
  })
  it('follows goals', async () => {
    const { goals } = await answerOf(fortnight, '', { goalRate: 0.06, goalPosts: 4, goalInteractions: 20 })
    expect(goals.map(({ says }) => says)).toEqual([
      'Engagement rate 5.20% of 6.00% in 7 days',
      '2 of 4 posts in 7 days',
      '26 of 20 interactions in 7 days',
    ])
  })
  it('says what has nothing to divide by, and what cannot be read', async () => {
    const { report } = await answerOf('date,likes\n2026-11-01,4\nx,5\n')
    expect(report.parts[0]?.findings?.[0]?.says).toBe('1 post has no reach to divide by, and no rate.')
    expect(table(report, 'Rows that were left out')).toEqual([['3', 'no day that can be read']])
    expect((await answerOf('a,b\n1,2\n')).report.headline).toBe('No column of days was found. Choose it beneath.')
    const chosen = await answerOf('a,b\n2026-11-01,2\n', '', { chosen: { date: 0, likes: 1 } })
    expect(chosen.report.headline).toBe('1 post with 2 interactions.')
  })
})
