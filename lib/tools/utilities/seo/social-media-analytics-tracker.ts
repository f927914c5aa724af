import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import type { ChoiceRow, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, percent, toggle } from '@/lib/kits/fields/define'
import { postColumns, type PostColumn } from '@/lib/subjects/social/posts'
import type { SocialAnswer, SocialQuestion } from '@/lib/subjects/social/report'
import { postsSample } from './social-media-analytics-tracker.messages'

const columnLabels: Readonly<Record<PostColumn, string>> = {
  date: 'Day and hour',
  id: 'Id of the post',
  link: 'Link',
  text: 'Text',
  impressions: 'Impressions or views',
  reach: 'Reach',
  likes: 'Likes or reactions',
  comments: 'Comments',
  shares: 'Shares',
  saves: 'Saves',
  clicks: 'Clicks',
  follows: 'Follows gained',
  followers: 'Followers',
}
const pickOf = (column: PostColumn) => `column.${column}`

function columnViews({ headings, places }: SocialAnswer): View[] {
  if (headings.length === 0) return []
  const rows: ChoiceRow[] = postColumns.map((column) => {
    const found = places[column]
    return {
      label: columnLabels[column],
      text: '',
      pick: pickOf(column),
      says: `Column: ${columnLabels[column]}`,
      options: [
        { value: 'auto', label: found === undefined ? 'Not found' : `Found: ${headings[found] ?? ''}` },
        ...headings.map((label, at) => ({ value: String(at), label })),
      ],
    }
  })
  return [
    { kind: 'heading', says: 'Columns of the export' },
    { kind: 'choices', label: 'Which column holds what', rows },
  ]
}

export default defineWorkbench({
  worker: worker<SocialQuestion, SocialAnswer>('social-media-analytics-tracker'),
  options: {
    network: choice('Export of', {
      options: {
        auto: 'As the headings say',
        meta: 'Facebook or Instagram',
        linkedin: 'LinkedIn',
        x: 'X',
        tiktok: 'TikTok',
        youtube: 'YouTube',
        pinterest: 'Pinterest',
        other: 'Another table',
      },
      initial: 'auto',
      as: 'menu',
    }),
    rateBy: choice('Engagement rate by', {
      options: { reach: 'Reach', impressions: 'Views', followers: 'Followers' },
      initial: 'reach',
      as: 'buttons',
    }),
    followers: integer('Followers', {
      optional: true,
      min: 1,
      max: 1_000_000_000,
      help: 'For exports without a column of them.',
      shownWhen: { field: 'rateBy', is: 'followers' },
    }),
    period: integer('Days to compare', { initial: 28, min: 1, max: 366 }),
    countsClicks: toggle('Clicks count as interactions', {}),
    dates: choice('Dates such as 3/4/2026', {
      options: { auto: 'As the column shows', day: 'Day first', month: 'Month first' },
      initial: 'auto',
      as: 'menu',
    }),
    goalRate: percent('Goal: engagement rate', { optional: true, min: 0, max: 1 }),
    goalPosts: integer('Goal: posts in that time', { optional: true, min: 1, max: 100_000 }),
    goalInteractions: integer('Goal: interactions in that time', { optional: true, min: 1, max: 1_000_000_000 }),
  },
  panels: [
    { at: 'top', fields: ['network', 'rateBy', 'followers', 'period'] },
    { at: 'inputs', label: 'How the file is read', folded: true, fields: ['countsClicks', 'dates'] },
    { at: 'inputs', label: 'Goals', folded: true, fields: ['goalRate', 'goalPosts', 'goalInteractions'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Export of a network',
      placeholder: 'Post ID,Publish time,Reach,Reactions …',
      help: 'The CSV or XLSX file of posts that the network lets you download.',
      height: 'middle',
      example: postsSample,
      takes: { csv: {} },
      holds: { accept: '.csv,.tsv,.txt,.xlsx,text/csv', pasted: 'pasted.csv' },
    },
    kept: {
      kind: 'text',
      label: 'Your posts so far, kept on this device',
      placeholder: 'network,date,id,link,text,impressions,reach,likes,comments,shares,saves,clicks,follows,followers',
      help: 'Grows with “Keep these posts”. A post without an export can be written here as a line.',
      height: 'short',
      opens: {
        label: 'Open a saved collection',
        accept: '.csv,text/csv',
        largest: 40_000_000,
        otherwise: 'Split it by years.',
      },
      prose: {
        largest: 40_000_000,
        tooLong: 'The collection is longer than 40 million characters. Split it by years.',
      },
    },
  },
  resultLabel: 'Posts',
  asking: 'Reading the posts',
  ask({ values, texts: { text, kept }, opened, picks }): SocialQuestion | undefined {
    const source = opened.text ?? text
    const isBare = typeof source === 'string' && source.trim() === ''
    if (isBare && kept.trim() === '') return undefined
    const chosen = postColumns.flatMap((column) => {
      const at = Number(picks[pickOf(column)] ?? 'auto')
      return Number.isInteger(at) ? [[column, at] as const] : []
    })
    return { ...values, source, kept, chosen: Object.fromEntries(chosen) }
  },
  views({ answer }) {
    const views = reportViews(
      { answer: answer?.report },
      'text',
      'Open the export of a network. It is read here and sent nowhere.',
    )
    if (!answer) return views
    const goals: View[] = answer.goals.map((goal) => ({ kind: 'bar', ...goal }))
    const [first, ...rest] = views
    return [...(first ? [first] : []), ...goals, ...rest, ...columnViews(answer)]
  },
  takeAway: {
    keep: {
      kind: 'put',
      label: 'Keep these posts',
      input: 'kept',
      done: 'Kept on this device. Exports that come later are added, each post once.',
      of: ({ answer, texts }) =>
        answer && answer.collection !== '' && answer.collection !== texts.kept ? answer.collection : undefined,
    },
    backup: {
      kind: 'save',
      label: 'Save the collection (CSV)',
      file: 'social-posts.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => (answer && answer.collection !== '' ? answer.collection : undefined),
    },
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'social-report.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer?.report),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the summary',
      done: 'Copied the summary',
      of: ({ answer }) => reportText(answer?.report),
    },
  },
  controls: [
    {
      label: 'Export of a network',
      help: 'CSV or XLSX of Meta, LinkedIn, X, TikTok, YouTube, Pinterest, or any table; up to 200,000 posts.',
    },
    {
      label: 'Your posts so far',
      help: 'What was kept on this device, as lines that can be changed, saved and opened.',
    },
    { label: 'Engagement rate by', help: 'Reach, views, or followers.' },
    { label: 'Days to compare', help: 'The last so many days against as many before.' },
    { label: 'Goals', help: 'For rate, posts and interactions of that time.' },
  ],
  results: [
    { label: 'Sums and engagement rate by network', kind: 'table' },
    { label: 'The last days against those before', kind: 'table' },
    { label: 'Views, reach, rate and followers by month; rate by weekday and hour', kind: 'chart' },
    { label: 'Top posts', kind: 'table' },
    { label: 'Rows that were left out, and why', kind: 'verdict' },
  ],
  formula:
    'Brings the columns of each network to the same names, merges posts that come again, and divides likes, comments, shares and saves by reach, views or followers',
  limits: [
    'Networks rename their columns now and then. What is not found is chosen by hand.',
    'Reach of several posts is a sum: somebody who saw two posts counts twice.',
    'A view is not the same thing on every network, so rates by views compare posts of one network.',
    'Hours are those of the export; networks use the time of your account or their own.',
    'A best hour of few posts is chance. The table leaves out hours with a single post.',
  ],
  sources: [{ title: 'Meta Business Suite, LinkedIn, X, TikTok, YouTube Studio and Pinterest: exports of posts' }],
  abilities: ['save', 'print', 'batch'],
})
