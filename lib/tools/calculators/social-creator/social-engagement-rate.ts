import {
  choice,
  defineCalculator,
  integer,
  number,
  problem,
  rows,
  text,
  toggle,
  type Verdict,
} from '@/lib/kits/calculator'
import type { Show } from '@/lib/base/format/show'
import {
  basisOf,
  pooledRate,
  spreadOf,
  weighedInteractions,
  type EngagementBase,
  type InteractionWeights,
  type PostCounts,
  type Spread,
} from '@/lib/subjects/social/engagement'

const rate = { kind: 'percent', decimals: 2 } as const
const counted = (label: string) => integer(label, { optional: true, min: 0, max: 1e12 })
const weight = (label: string, initial: number) =>
  number(label, { initial, min: 0, max: 1000, slider: { to: 10, step: 0.5 }, refines: true })
const baseNames: Readonly<Record<EngagementBase, string>> = {
  reach: 'reach',
  impressions: 'impressions',
  views: 'views',
  followers: 'followers',
}
const mostTold = 10

export default defineCalculator({
  inputs: {
    platform: choice('Platform', {
      options: {
        instagram: 'Instagram',
        facebook: 'Facebook',
        tiktok: 'TikTok',
        youtube: 'YouTube',
        linkedin: 'LinkedIn',
        x: 'X',
        other: 'Another',
      },
      initial: 'instagram',
      as: 'menu',
      help: 'Changes the note on what this platform counts, not the figures.',
    }),
    base: choice('Divide by', {
      options: { reach: 'Reach', impressions: 'Impressions', views: 'Views', followers: 'Followers' },
      initial: 'reach',
    }),
    posts: rows('Posts', {
      row: 'post',
      columns: {
        name: text('Post', { optional: true, maxLength: 80 }),
        format: text('Format', { optional: true, maxLength: 40 }),
        likes: counted('Likes'),
        comments: counted('Comments'),
        shares: counted('Shares'),
        saves: counted('Saves'),
        clicks: counted('Clicks'),
        reach: counted('Reach'),
        impressions: counted('Impressions'),
        views: counted('Views'),
      },
      initial: [
        {
          name: 'Workshop tour',
          format: 'Reel',
          likes: 412,
          comments: 38,
          shares: 61,
          saves: 74,
          reach: 9800,
          views: 15_200,
        },
        {
          name: 'New opening hours',
          format: 'Photo',
          likes: 96,
          comments: 7,
          shares: 2,
          saves: 3,
          reach: 3100,
          views: 3900,
        },
        {
          name: 'Five repair tips',
          format: 'Carousel',
          likes: 251,
          comments: 19,
          shares: 33,
          saves: 120,
          reach: 5600,
          views: 8100,
        },
        {
          name: 'Customer story',
          format: 'Photo',
          likes: 143,
          comments: 12,
          shares: 5,
          saves: 8,
          reach: 3900,
          views: 5000,
        },
        {
          name: 'Before and after',
          format: 'Reel',
          likes: 1890,
          comments: 240,
          shares: 910,
          saves: 560,
          reach: 21_000,
          views: 61_000,
        },
        {
          name: 'Spring offer',
          format: 'Carousel',
          likes: 120,
          comments: 9,
          shares: 6,
          saves: 22,
          reach: 4200,
          views: 5700,
        },
      ],
      ownLine: 'name',
      min: 1,
      max: 300,
      help: 'Paste rows from an export. What you do not know stays empty; hidden likes too.',
    }),
    followers: integer('Followers', { initial: 8400, min: 0, max: 1e10, optional: true }),
    days: integer('Days these posts cover', {
      initial: 30,
      min: 1,
      max: 3660,
      optional: true,
      help: 'For the rate of a day.',
    }),
    countsClicks: toggle('Clicks count as interactions', { initial: false, refines: true }),
    hidden: choice('Posts with hidden likes', {
      options: { leave: 'Are left out', count: 'Count with what is known' },
      initial: 'leave',
      refines: true,
    }),
    likeWeight: weight('Weight of a like', 1),
    commentWeight: weight('Weight of a comment', 2),
    shareWeight: weight('Weight of a share', 3),
    saveWeight: weight('Weight of a save', 2),
    clickWeight: weight('Weight of a click', 1),
  },
  outputs: {
    rate: { ...rate, label: 'Engagement rate', help: 'All interactions divided by the whole basis of the same posts.' },
    median: { ...rate, label: 'Median post' },
    mean: { ...rate, label: 'Average of the posts' },
    weighted: { ...rate, label: 'Weighted engagement rate', help: 'With the weights under More options.' },
    interactions: { kind: 'count', label: 'Interactions' },
    verdict: { kind: 'verdict', label: 'How to read it' },
    byReach: { ...rate, label: 'By reach', optional: true, section: 'By each basis' },
    byImpressions: { ...rate, label: 'By impressions', optional: true, section: 'By each basis' },
    byViews: { ...rate, label: 'By views', optional: true, section: 'By each basis' },
    byFollowers: { ...rate, label: 'By followers, per post', optional: true, section: 'By each basis' },
    daily: {
      ...rate,
      label: 'Daily engagement rate',
      optional: true,
      section: 'By each basis',
      help: 'Interactions of a day divided by followers.',
    },
    whole: { kind: 'count', label: 'Basis of the rate', section: 'Posts' },
    used: { kind: 'count', label: 'Posts in the rate', section: 'Posts' },
    leftOut: { kind: 'count', label: 'Posts left out', section: 'Posts' },
    perPost: { kind: 'number', label: 'Interactions for each post', decimals: 1, section: 'Posts' },
    lowest: { ...rate, label: 'Lowest post', section: 'Spread' },
    lowerQuartile: { ...rate, label: 'A quarter lies below', section: 'Spread' },
    upperQuartile: { ...rate, label: 'A quarter lies above', section: 'Spread' },
    highest: { ...rate, label: 'Highest post', section: 'Spread' },
    note: { kind: 'text', label: 'What this platform counts', section: 'Platform' },
    ranking: {
      kind: 'table',
      label: 'Posts from the highest rate down',
      columns: {
        name: { kind: 'text', label: 'Post' },
        format: { kind: 'text', label: 'Format' },
        interactions: { kind: 'count', label: 'Interactions' },
        basis: { kind: 'count', label: 'Basis' },
        rate: { ...rate, label: 'Rate' },
        weighted: { ...rate, label: 'Weighted' },
        remark: { kind: 'text', label: 'Remark' },
      },
    },
    formats: {
      kind: 'table',
      label: 'By format',
      optional: true,
      columns: {
        format: { kind: 'text', label: 'Format' },
        posts: { kind: 'count', label: 'Posts' },
        interactions: { kind: 'count', label: 'Interactions' },
        rate: { ...rate, label: 'Rate' },
        median: { ...rate, label: 'Median post' },
      },
      totals: ['posts', 'interactions'],
    },
    top: {
      kind: 'series',
      label: 'Posts with the highest rate',
      columns: { name: { kind: 'text', label: 'Post' }, rate: { ...rate, label: 'Engagement rate' } },
    },
  },
  formula:
    'Engagement rate = (likes + comments + shares + saves, and clicks where they count) ÷ reach, impressions, views or followers. Daily rate = interactions ÷ days ÷ followers',
  limits: [
    'There is no standard: say beside a rate what was counted and what it was divided by.',
    'One person can like, comment and share, so a rate by reach is interactions for each person reached and no share of people.',
    'By followers the number of today stands for that of each post’s own day.',
    'A median of fewer than five posts and a comparison of formats with one post each prove little.',
    'The weights are yours. No platform publishes those of its ranking.',
  ],
  sources: [
    {
      title: 'IT Benchmarking Journal: How good is your social media engagement rate? (on K. Sehl, Hootsuite)',
      href: 'https://it-benchmarking-journal.com/2019/05/how-good-is-your-social-media-engagement-rate-6-ways-to-find-out/',
    },
    {
      title: 'Socialinsider: The guide to engagement and engagement rate',
      href: 'https://howto.socialinsider.io/the-socialinsider-guide-to-engagement-engagement-rate/',
    },
    {
      title: 'Meta for Developers: Instagram media insights',
      href: 'https://developers.facebook.com/docs/instagram-platform/reference/instagram-media/insights',
    },
    {
      title: 'X Developer Platform: Derived metrics of the Ads API',
      href: 'https://developer.x.com/en/docs/x-ads-api/analytics/overview/metrics-derived',
    },
    {
      title: 'The Online Advertising Guide: LinkedIn engagement rate',
      href: 'https://theonlineadvertisingguide.com/ad-calculators/linkedin-engagement-rate-calculator/',
    },
  ],

  compute(values, { show }) {
    const { platform, base, posts, followers, days, hidden } = values
    if (base === 'followers' && !followers) return problem('followers', 'must be above 0 to divide by them')
    const weights = weightsOf(values)
    const measured = posts.map((post, at) => measure(post, at, values, weights))
    const isUsable = (post: Measured) => post.knowsLikes || hidden === 'count'
    const usable = measured.filter(isUsable)
    const used = usable.flatMap((post) =>
      post.basis === undefined ? [] : [{ ...post, basis: post.basis, rate: post.interactions / post.basis }],
    )
    const spread = spreadOf(used.map((post) => post.rate))
    const pooled = pooledRate(used)
    if (!spread || pooled === undefined)
      return problem('posts', `must have a row with its likes and ${baseNames[base]} above 0`)
    const interactions = sumOf(used.map((post) => post.interactions))
    const whole = sumOf(used.map((post) => post.basis))
    const by = (other: EngagementBase) =>
      pooledRate(
        usable.flatMap(({ counts, interactions: own }) => {
          const basis = basisOf(counts, other, followers)
          return basis === undefined ? [] : [{ interactions: own, basis }]
        }),
      )
    const ranked = used.toSorted((one, other) => other.rate - one.rate)
    const others = measured.filter((post) => post.basis === undefined || !isUsable(post))
    return {
      rate: pooled,
      median: spread.median,
      mean: spread.mean,
      weighted: sumOf(used.map((post) => post.weighted)) / whole,
      interactions,
      verdict: verdictOf(ranked, spread, others.length, show),
      byReach: by('reach'),
      byImpressions: by('impressions'),
      byViews: by('views'),
      byFollowers: by('followers'),
      daily: followers && days ? sumOf(usable.map((post) => post.interactions)) / days / followers : undefined,
      whole,
      used: used.length,
      leftOut: others.length,
      perPost: interactions / used.length,
      lowest: spread.lowest,
      lowerQuartile: spread.lowerQuartile,
      upperQuartile: spread.upperQuartile,
      highest: spread.highest,
      note: platformNotes[platform],
      ranking: [
        ...ranked.map((post) => ({
          name: post.name,
          format: post.format ?? null,
          interactions: post.interactions,
          basis: post.basis,
          rate: post.rate,
          weighted: post.weighted / post.basis,
          remark: remarkOf(post, spread),
        })),
        ...others.map((post) => ({
          name: post.name,
          format: post.format ?? null,
          interactions: post.interactions,
          basis: post.basis ?? null,
          rate: null,
          weighted: null,
          remark: post.basis === undefined ? `Left out: no ${baseNames[base]}` : 'Left out: likes are hidden',
        })),
      ],
      formats: formatsOf(used),
      top: ranked.slice(0, mostTold).map((post) => ({ name: post.name, rate: post.rate })),
    }
  },

  steps(values, { daily }) {
    const { posts, hidden } = values
    const weights = weightsOf(values)
    const usable = posts.filter((post) => post.likes !== undefined || hidden === 'count')
    const all = { kind: 'count', value: sumOf(usable.map((post) => weighedInteractions(post, weights.plain))) } as const
    return [
      { gives: 'rate', is: '{interactions} ÷ {whole}' },
      { gives: 'perPost', is: '{interactions} ÷ {used}' },
      ...(daily === undefined ? [] : [{ gives: 'daily', is: '{all} ÷ {days} ÷ {followers}', with: { all } } as const]),
    ]
  },

  charts: [
    { kind: 'bar', title: 'Posts with the highest rate', of: 'top', x: 'name', y: ['rate'] },
    { kind: 'bar', title: 'Rate by format', of: 'formats', x: 'format', y: ['rate', 'median'], needs: 'formats' },
  ],
  examples: [
    {
      name: 'Five posts of a bakery',
      given: {
        platform: 'instagram',
        base: 'reach',
        followers: 5000,
        days: 10,
        countsClicks: false,
        hidden: 'leave',
        posts: [
          { name: 'Rye loaf', format: 'Photo', likes: 60, comments: 6, shares: 2, saves: 12, reach: 2000 },
          { name: 'Opening hours', format: 'Photo', likes: 30, comments: 1, shares: 0, saves: 1, reach: 1600 },
          { name: 'Shaping buns', format: 'Reel', likes: 90, comments: 8, shares: 10, saves: 12, reach: 3000 },
          { name: 'Oven at four', format: 'Reel', likes: 1500, comments: 200, shares: 500, saves: 200, reach: 12_000 },
          { name: 'Sourdough notes', format: 'Photo', likes: 40, comments: 4, shares: 2, saves: 4, reach: 1000 },
        ],
      },
      expect: {
        rate: 0.1368367,
        median: 0.04,
        mean: 0.07,
        interactions: 2682,
        daily: 0.05364,
        byFollowers: 0.10728,
        verdict: 'fair',
      },
    },
  ],
})

type TypedPost = PostCounts & { readonly name?: string | undefined; readonly format?: string | undefined }
interface Weights {
  likeWeight: number
  commentWeight: number
  shareWeight: number
  saveWeight: number
  clickWeight: number
  countsClicks: boolean
}
interface Measured {
  name: string
  format: string | undefined
  counts: PostCounts
  knowsLikes: boolean
  interactions: number
  weighted: number
  basis: number | undefined
}
type Used = Measured & { basis: number; rate: number }

function weightsOf(values: Weights): { plain: InteractionWeights; own: InteractionWeights } {
  const clicks = values.countsClicks ? 1 : 0
  return {
    plain: { likes: 1, comments: 1, shares: 1, saves: 1, clicks },
    own: {
      likes: values.likeWeight,
      comments: values.commentWeight,
      shares: values.shareWeight,
      saves: values.saveWeight,
      clicks: values.clickWeight * clicks,
    },
  }
}

function measure(
  post: TypedPost,
  at: number,
  { base, followers }: { base: EngagementBase; followers?: number | undefined },
  weights: ReturnType<typeof weightsOf>,
): Measured {
  return {
    name: post.name?.trim() || `Post ${at + 1}`,
    format: post.format?.trim() || undefined,
    counts: post,
    knowsLikes: post.likes !== undefined,
    interactions: weighedInteractions(post, weights.plain),
    weighted: weighedInteractions(post, weights.own),
    basis: basisOf(post, base, followers),
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

function isFarAbove(post: Used, { fence }: Spread): boolean {
  return fence !== undefined && post.rate > fence
}

function remarkOf(post: Used, spread: Spread): string | null {
  if (isFarAbove(post, spread)) return 'Far above the rest'
  return post.knowsLikes ? null : 'Likes are hidden: the true rate is higher'
}

function verdictOf(ranked: readonly Used[], spread: Spread, leftOut: number, show: Show): Verdict {
  const gone = leftOut === 0 ? '' : ` ${show.count(leftOut)} ${leftOut === 1 ? 'post is' : 'posts are'} left out.`
  const far = ranked.filter((post) => isFarAbove(post, spread))
  const [first] = far
  if (first)
    return {
      is: 'fair',
      says: `“${first.name}” ${far.length > 1 ? `and ${show.count(far.length - 1)} more stand` : 'stands'} far above the rest: the median of ${show.percent(spread.median, 2)} says more about a usual post than the average of ${show.percent(spread.mean, 2)}.${gone}`,
    }
  const half =
    ranked.length === 1
      ? 'One post alone has no spread.'
      : `Half of the posts lie at ${show.percent(spread.median, 2)} or above.`
  return { is: 'plain', says: `${half}${gone}` }
}

/** By format in the order of their rates, names told apart whatever their capitals; undefined where no post names one. */
function formatsOf(used: readonly Used[]) {
  if (used.every(({ format }) => format === undefined)) return undefined
  const groups = new Map<string, { format: string; posts: Used[] }>()
  for (const post of used) {
    const format = post.format ?? 'No format'
    const key = format.toLowerCase()
    const group = groups.get(key) ?? { format, posts: [] }
    group.posts.push(post)
    groups.set(key, group)
  }
  return [...groups.values()]
    .map(({ format, posts }) => ({
      format,
      posts: posts.length,
      interactions: sumOf(posts.map((post) => post.interactions)),
      rate: pooledRate(posts) ?? 0,
      median: spreadOf(posts.map((post) => post.rate))?.median ?? 0,
    }))
    .toSorted((one, other) => other.rate - one.rate)
}

const platformNotes = {
  instagram:
    'Meta gives views in place of impressions for what was posted after 1 July 2024. Analysis tools such as Socialinsider count likes and comments here, since they cannot see the saves of other accounts.',
  facebook: 'Analysis tools such as Socialinsider count reactions, comments and shares here.',
  tiktok: 'Analysis tools such as Socialinsider count likes, comments and shares here; saves are extra.',
  youtube: 'Analysis tools such as Socialinsider count likes and comments here.',
  linkedin:
    'LinkedIn counts clicks, reactions, comments, shares and follows, and divides by impressions. Count clicks and divide by impressions to come close to its own figure.',
  x: 'X divides all engagements, clicks and follows among them, by impressions. Count clicks and divide by impressions to come close to its own figure.',
  other: 'Look up what the export calls an interaction before you compare it with another platform.',
} as const
