import { defineCases } from '@/lib/kits/calculator'
import engagement from './social-engagement-rate'

const plain = {
  platform: 'other',
  base: 'reach',
  followers: undefined,
  days: undefined,
  countsClicks: false,
  hidden: 'leave',
  likeWeight: 1,
  commentWeight: 2,
  shareWeight: 3,
  saveWeight: 2,
  clickWeight: 1,
} as const
const instagram = {
  title: 'QAInsta: How do I calculate engagement in Instagram?',
  href: 'https://qainsta.com/qa/view/how-do-i-calculate-engagement-in-instagram',
} as const
const onePost = [{ likes: 1200, comments: 150, shares: 45, saves: 80, reach: 15_000 }] as const
const five = [
  { name: 'Rye loaf', format: 'Photo', likes: 60, comments: 6, shares: 2, saves: 12, reach: 2000 },
  { name: 'Opening hours', format: 'photo ', likes: 30, comments: 1, shares: 0, saves: 1, reach: 1600 },
  { name: 'Shaping buns', format: 'Reel', likes: 90, comments: 8, shares: 10, saves: 12, reach: 3000 },
  { name: 'Oven at four', format: 'Reel', likes: 1500, comments: 200, shares: 500, saves: 200, reach: 12_000 },
  { likes: 40, comments: 4, shares: 2, saves: 4, reach: 1000 },
] as const

export default defineCases(engagement, [
  {
    name: '1,475 interactions at a reach of 15,000',
    given: { ...plain, platform: 'instagram', followers: 20_000, posts: onePost },
    expect: {
      rate: 0.0983333,
      median: 0.0983333,
      mean: 0.0983333,
      interactions: 1475,
      whole: 15_000,
      byReach: 0.0983333,
      byFollowers: 0.07375,
      byViews: null,
      byImpressions: null,
      daily: null,
      formats: { rows: 0 },
      used: 1,
      leftOut: 0,
      perPost: 1475,
    },
    says: { note: 'views in place of impressions', verdict: 'One post alone' },
    source: { ...instagram, how: 'Its example: (1,475 ÷ 15,000) × 100 ≈ 9.83%' },
  },
  {
    name: 'The same by 20,000 followers',
    given: { ...plain, base: 'followers', followers: 20_000, posts: onePost },
    expect: { rate: 0.07375, whole: 20_000 },
    source: { ...instagram, how: 'Its example: (1,475 ÷ 20,000) × 100 ≈ 7.38%' },
  },
  {
    name: 'A post on LinkedIn, whose clicks count',
    given: {
      ...plain,
      platform: 'linkedin',
      base: 'impressions',
      countsClicks: true,
      posts: [{ likes: 20, comments: 5, shares: 2, clicks: 13, impressions: 1000 }],
    },
    expect: { rate: 0.04, interactions: 40, byImpressions: 0.04, byReach: null },
    says: { note: 'LinkedIn counts clicks' },
    source: {
      title: 'CostCalculator: LinkedIn engagement rate',
      href: 'https://costcalculator.calculator.city/?p=62854',
      how: 'Its example: 20 + 5 + 2 + 13 = 40 of 1,000 impressions, 4.0%',
    },
  },
  {
    name: 'Five posts, one of them far above the rest',
    given: { ...plain, followers: 5000, days: 10, posts: five },
    expect: {
      rate: 0.1368367347,
      median: 0.04,
      mean: 0.07,
      weighted: 0.2121428571,
      interactions: 2682,
      verdict: 'fair',
      byReach: 0.1368367347,
      byFollowers: 0.10728,
      daily: 0.05364,
      whole: 19_600,
      used: 5,
      leftOut: 0,
      perPost: 536.4,
      lowest: 0.02,
      lowerQuartile: 0.04,
      upperQuartile: 0.05,
      highest: 0.2,
      ranking: {
        rows: 5,
        at: {
          0: {
            name: 'Oven at four',
            format: 'Reel',
            interactions: 2400,
            basis: 12_000,
            rate: 0.2,
            weighted: 0.3166666667,
            remark: 'Far above the rest',
          },
          1: { name: 'Post 5', format: null, interactions: 50, basis: 1000, rate: 0.05, weighted: 0.062, remark: null },
          4: { name: 'Opening hours', rate: 0.02, weighted: 0.02125 },
        },
      },
      formats: {
        rows: 3,
        at: {
          0: { format: 'Reel', posts: 2, interactions: 2520, rate: 0.168, median: 0.12 },
          1: { format: 'No format', posts: 1, interactions: 50, rate: 0.05, median: 0.05 },
          2: { format: 'Photo', posts: 2, interactions: 112, rate: 0.0311111111, median: 0.03 },
        },
        sum: { posts: 5, interactions: 2682 },
      },
      top: { rows: 5, at: { 0: { name: 'Oven at four', rate: 0.2 }, 4: { name: 'Opening hours', rate: 0.02 } } },
    },
    says: { verdict: '“Oven at four” stands far above the rest' },
    source: {
      title: 'Python 3, numpy',
      how: 'Sums, median, mean and percentile(…, [0, 25, 50, 75, 100]) of the five rates; fence 0.05 + 1.5 × 0.01 = 0.065',
    },
  },
  {
    name: 'Hidden likes and a reach of 0 are left out and named',
    given: {
      ...plain,
      posts: [
        { name: 'Seen', likes: 10, comments: 2, reach: 200 },
        { name: 'Hidden', comments: 30, reach: 300 },
        { name: 'Unseen', likes: 4, reach: 0 },
      ],
    },
    expect: {
      rate: 0.06,
      used: 1,
      leftOut: 2,
      ranking: {
        rows: 3,
        at: {
          1: {
            name: 'Hidden',
            interactions: 30,
            basis: 300,
            rate: null,
            weighted: null,
            remark: 'Left out: likes are hidden',
          },
          2: { name: 'Unseen', basis: null, rate: null, remark: 'Left out: no reach' },
        },
      },
    },
    says: { verdict: '2 posts are left out' },
    source: { title: 'Arithmetic on paper', how: '12 ÷ 200' },
  },
  {
    name: 'Hidden likes counted with what is known',
    given: {
      ...plain,
      hidden: 'count',
      posts: [
        { name: 'Seen', likes: 10, comments: 2, reach: 200 },
        { name: 'Hidden', comments: 30, reach: 300 },
      ],
    },
    expect: {
      rate: 0.084,
      used: 2,
      ranking: { at: { 0: { name: 'Hidden', rate: 0.1, remark: 'Likes are hidden: the true rate is higher' } } },
    },
    source: { title: 'Arithmetic on paper', how: '42 ÷ 500; 30 ÷ 300' },
  },
  {
    name: 'Views, with clicks that do not count',
    given: { ...plain, base: 'views', posts: [{ likes: 5, clicks: 90, views: 100 }] },
    expect: { rate: 0.05, weighted: 0.05, byViews: 0.05 },
    source: { title: 'Arithmetic on paper', how: '5 ÷ 100' },
  },
  {
    name: 'Clicks with a weight',
    given: { ...plain, countsClicks: true, clickWeight: 0.5, posts: [{ likes: 10, clicks: 20, reach: 100 }] },
    expect: { rate: 0.3, weighted: 0.2 },
    source: { title: 'Arithmetic on paper', how: '(10 + 20) ÷ 100; (10 + 20 × 0.5) ÷ 100' },
  },
  {
    name: 'No reach anywhere',
    given: { ...plain, posts: [{ likes: 5, reach: 0 }, { likes: 7 }] },
    problem: 'posts',
    because: 'reach above 0',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
  {
    name: 'By followers without followers',
    given: { ...plain, base: 'followers', followers: 0, posts: onePost },
    problem: 'followers',
    source: { title: 'Arithmetic on paper', how: 'Nothing divided by 0' },
  },
])
