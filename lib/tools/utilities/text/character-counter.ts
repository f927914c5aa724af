import { englishCount } from '@/lib/base/format/english-count'
import { sourceOf, textInput, totalsStrip } from '@/lib/families/text-counters/page-parts'
import type { Finding, View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work } from '@/lib/kits/app/workbench'
import { choice, integer } from '@/lib/kits/fields/define'
import { withSwaps, type Sms } from '@/lib/subjects/text-counts/sms'
import type { CountAnswer, CountQuestion, LimitReport } from '@/lib/subjects/text-counts/task'
import { characterSample, countingWords, limits, type Limit, type LimitName } from './character-counter.messages'

type Against = LimitName | 'sms' | 'own'
interface Options {
  against: Against
  own: number
}
type LimitWork = Work<Options, Readonly<Record<'text', string>>, CountAnswer, CountQuestion>

const gsmPart = 160

function chosen({ against, own }: Options): Limit {
  if (against === 'own') return { label: 'Your limit', most: own, counting: 'graphemes' }
  return against === 'sms' ? { label: 'One text message', most: gsmPart, counting: 'graphemes' } : limits[against]
}

function barOf({ label, most, counting }: Limit, { lengths }: LimitReport): View {
  const length = lengths[counting]
  const left = most - length
  const says = left < 0 ? `${englishCount(-left)} over` : `${englishCount(left)} left`
  return {
    kind: 'bar',
    label,
    value: length,
    goal: most,
    says: `${label}: ${englishCount(length)} of ${englishCount(most)}, ${says}`,
  }
}

function smsViews(sms: Sms): View[] {
  const unit = sms.alphabet === 'GSM-7' ? 'places of the GSM alphabet' : 'places in Unicode'
  const items: Finding[] = sms.offenders.slice(0, 20).map(({ character, count, swap }) => ({
    tone: 'warn',
    says: `“${character}” is not in the GSM alphabet, ${count === 1 ? 'once' : `${englishCount(count)} times`}.`,
    detail: swap === undefined ? 'Nothing plain stands for it.' : swap === '' ? 'It can go.' : `“${swap}” would do.`,
  }))
  const parts = `${englishCount(sms.segments)} ${sms.segments === 1 ? 'text message' : 'text messages'}`
  return [
    {
      kind: 'note',
      strong: true,
      says: `${parts}: ${englishCount(sms.length)} ${unit}, ${englishCount(sms.left)} left in the last.`,
    },
    { kind: 'findings', label: 'What makes it Unicode', items },
  ]
}

/** The part that a service would cut off. */
function overflow({ fits }: LimitReport, text: string): View[] {
  if (fits >= text.length || text === '') return []
  const kept = text.slice(Math.max(0, fits - 80), fits)
  return [
    {
      kind: 'note',
      tone: 'bad',
      says: `Cut here: “${fits > 80 ? '…' : ''}${kept}” | “${text.slice(fits, fits + 120)}${text.length > fits + 120 ? '…' : ''}”`,
    },
  ]
}

function allLimits({ lengths, sms }: LimitReport): View {
  const rows = Object.values(limits).map(({ label, most, counting }) => {
    const left = most - lengths[counting]
    return [
      label,
      englishCount(lengths[counting]),
      englishCount(most),
      left < 0 ? `${englishCount(-left)} over` : `${englishCount(left)} left`,
      countingWords[counting],
    ]
  })
  return {
    kind: 'table',
    label: 'All limits',
    columns: ['Where', 'Counts', 'Limit', '', 'How it is counted'],
    rows: [
      ...rows,
      [
        'Text message',
        englishCount(sms.length),
        sms.alphabet === 'GSM-7' ? '160' : '70',
        `${englishCount(sms.segments)} to send`,
        sms.alphabet,
      ],
    ],
  }
}

function viewsOf({ answer, values, texts }: LimitWork): View[] {
  const found = answer?.kind === 'limits' ? answer : undefined
  const report = found?.limits
  return [
    {
      kind: 'counts',
      label: 'Characters',
      items: [
        { label: 'Characters', text: englishCount(report?.lengths.graphemes ?? 0) },
        { label: 'Without spaces', text: englishCount(found?.totals.charactersNoSpaces ?? 0) },
        { label: 'Words', text: englishCount(report?.words ?? 0) },
        { label: 'Bytes', text: englishCount(report?.lengths.bytes ?? 0) },
        { label: 'Text messages', text: englishCount(report?.sms.segments ?? 0) },
      ],
      spoken: `${englishCount(report?.lengths.graphemes ?? 0)} characters`,
    },
    ...(report && values.against !== 'sms' ? [barOf(chosen(values), report), ...overflow(report, texts.text)] : []),
    ...(report && values.against === 'sms' ? smsViews(report.sms) : []),
    ...(report ? [allLimits(report)] : []),
    ...totalsStrip(found?.totals),
  ]
}

export default defineWorkbench({
  worker: worker<CountQuestion, CountAnswer>('text-counters'),
  options: {
    against: choice('Check against', {
      options: {
        x: 'X post',
        bluesky: 'Bluesky post',
        mastodon: 'Mastodon post',
        threads: 'Threads post',
        instagram: 'Instagram caption',
        linkedin: 'LinkedIn post',
        youtubeTitle: 'YouTube title',
        youtube: 'YouTube description',
        headline: 'Google Ads headline',
        description: 'Google Ads description',
        metaTitle: 'Page title for search',
        metaDescription: 'Page description for search',
        sms: 'Text message (SMS)',
        own: 'My own limit',
      },
      initial: 'x',
      as: 'menu',
    }),
    own: integer('Characters allowed', {
      initial: 500,
      min: 1,
      max: 5_000_000,
      shownWhen: { field: 'against', is: 'own' },
    }),
  },
  panels: [{ at: 'top', fields: ['against', 'own'] }],
  inputs: {
    text: textInput({ label: 'Your text', placeholder: 'Write the post, advert or message', example: characterSample }),
  },
  resultLabel: 'Length',
  asking: 'Counting characters',
  ask(given): CountQuestion | undefined {
    const source = sourceOf(given)
    const { most, counting } = chosen(given.values)
    return source === undefined ? undefined : { ask: 'limits', source, limit: most, counting }
  },
  views: viewsOf,
  takeAway: {
    plain: {
      kind: 'put',
      label: 'Swap typographic signs for plain ones',
      input: 'text',
      done: 'Curly quotes, dashes and dots are plain now.',
      shownWhen: { field: 'against', is: 'sms' },
      of: ({ texts }) => (withSwaps(texts.text) === texts.text ? undefined : withSwaps(texts.text)),
    },
    next: {
      kind: 'carry',
      gives: 'text',
      leadsTo: ['character-count', 'word-counter', 'sentence-counter'],
      of: ({ texts }) => texts.text || undefined,
    },
  },
  controls: [
    { label: 'Your text', help: 'Counted as each service counts it.' },
    { label: 'Check against', help: 'A post, an advert, a title, a text message, or your own limit.' },
  ],
  results: [
    { label: 'Characters, with and without spaces, and bytes', kind: 'value' },
    { label: 'What is left, or where the text is cut', kind: 'verdict' },
    { label: 'All limits side by side', kind: 'table' },
    { label: 'Text messages, and the characters that make them Unicode', kind: 'verdict' },
  ],
  formula:
    'Each service counts in its own way: graphemes (Unicode Annex 29), UTF-16 units, bytes, or weights; text messages by 3GPP TS 23.038 and 23.040',
  limits: [
    'Services change their limits. These were read in the documents named below; your own limit has a box of its own.',
    'Search engines publish no limit for titles and descriptions and cut them by width; 60 and 155 characters are where that usually happens.',
    'An address is recognised by http:// or https://; X also shortens bare domains.',
    'National language tables of text messages, as for Turkish or Hindi, are not looked at.',
  ],
  sources: [
    { title: 'X Developer Platform: Counting characters', href: 'https://docs.x.com/fundamentals/counting-characters' },
    {
      title: 'AT Protocol: lexicon app.bsky.feed.post',
      href: 'https://github.com/bluesky-social/atproto/blob/main/lexicons/app/bsky/feed/post.json',
    },
    { title: 'Mastodon: Posting toots', href: 'https://docs.joinmastodon.org/user/posting/' },
    { title: 'Threads API: Threads posts', href: 'https://developers.facebook.com/documentation/threads/posts' },
    { title: 'YouTube Data API: Videos', href: 'https://developers.google.com/youtube/v3/docs/videos' },
    {
      title: 'Google Ads Help: About responsive search ads',
      href: 'https://support.google.com/google-ads/answer/7684791',
    },
    {
      title: 'Buffer: Character limits (Instagram, LinkedIn)',
      href: 'https://developers.buffer.com/guides/character-limits.md',
    },
    { title: '3GPP TS 23.038: Alphabets and language-specific information' },
    { title: '3GPP TS 23.040: Technical realization of the Short Message Service' },
  ],
  abilities: ['print'],
})
