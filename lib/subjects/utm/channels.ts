import { sourceLists } from './source-lists'

export type SourceKind = keyof typeof sourceLists

const kinds = Object.entries(sourceLists).map(
  ([kind, names]) => [kind as SourceKind, new Set(names.split('|'))] as const,
)

/** The kind of site a source is in Google's published list; undefined where the list does not have it. */
export function sourceKindOf(source: string): SourceKind | undefined {
  return kinds.find(([, names]) => names.has(source.trim().toLowerCase()))?.[0]
}

/** What a rule looks at, in lower case: channel definitions ignore letter case. */
interface Traffic {
  source: string
  medium: string
  campaign: string
  kind: SourceKind | undefined
}

interface ChannelRule {
  channel: string
  /** The rule in words, for the visitor. */
  says: string
  matches(traffic: Traffic): boolean
}

interface ChannelVersion {
  /** The day Google announced the change; undefined where that is not known. */
  from: string | undefined
  /** The day on which the sources were last read. */
  readOn: string
  rules: readonly ChannelRule[]
}

const paidMedium = /^(.*cp.*|ppc|retargeting|paid.*)$/
const shoppingCampaign = /^(.*(([^a-df-z]|^)shop|shopping).*)$/
const paidWords = 'medium is ppc or retargeting, contains cp, or begins with paid'
const emailNames = ['email', 'e-mail', 'e_mail', 'e mail']
const isPaid = ({ medium }: Traffic) => paidMedium.test(medium)
const isShopping = ({ kind, campaign }: Traffic) => kind === 'shopping' || shoppingCampaign.test(campaign)

const earlierRules: readonly ChannelRule[] = [
  {
    channel: 'Direct',
    says: 'source is (direct) and medium is (not set) or (none)',
    matches: ({ source, medium }) => source === '(direct)' && ['(not set)', '(none)'].includes(medium),
  },
  {
    channel: 'Cross-network',
    says: 'campaign contains cross-network',
    matches: ({ campaign }) => campaign.includes('cross-network'),
  },
  {
    channel: 'Paid Shopping',
    says: `source is a shopping site or campaign names a shop, and ${paidWords}`,
    matches: (traffic) => isShopping(traffic) && isPaid(traffic),
  },
  {
    channel: 'Paid Search',
    says: `source is a search engine, and ${paidWords}`,
    matches: (traffic) => traffic.kind === 'search' && isPaid(traffic),
  },
  {
    channel: 'Paid Social',
    says: `source is a social site, and ${paidWords}`,
    matches: (traffic) => traffic.kind === 'social' && isPaid(traffic),
  },
  {
    channel: 'Paid Video',
    says: `source is a video site, and ${paidWords}`,
    matches: (traffic) => traffic.kind === 'video' && isPaid(traffic),
  },
  {
    channel: 'Display',
    says: 'medium is display, banner, expandable, interstitial or cpm',
    matches: ({ medium }) => ['display', 'banner', 'expandable', 'interstitial', 'cpm'].includes(medium),
  },
  { channel: 'Paid Other', says: paidWords, matches: isPaid },
  { channel: 'Organic Shopping', says: 'source is a shopping site or campaign names a shop', matches: isShopping },
  {
    channel: 'Organic Social',
    says: 'source is a social site or medium is social, social-network, social-media, sm, social network or social media',
    matches: ({ kind, medium }) =>
      kind === 'social' ||
      ['social', 'social-network', 'social-media', 'sm', 'social network', 'social media'].includes(medium),
  },
  {
    channel: 'Organic Video',
    says: 'source is a video site or medium contains video',
    matches: ({ kind, medium }) => kind === 'video' || medium.includes('video'),
  },
  {
    channel: 'Organic Search',
    says: 'source is a search engine or medium is organic',
    matches: ({ kind, medium }) => kind === 'search' || medium === 'organic',
  },
  {
    channel: 'Referral',
    says: 'medium is referral, app or link',
    matches: ({ medium }) => ['referral', 'app', 'link'].includes(medium),
  },
  {
    channel: 'Email',
    says: 'source or medium is email, e-mail, e_mail or e mail',
    matches: ({ source, medium }) => emailNames.includes(source) || emailNames.includes(medium),
  },
  { channel: 'Affiliates', says: 'medium is affiliate', matches: ({ medium }) => medium === 'affiliate' },
  { channel: 'Audio', says: 'medium is audio', matches: ({ medium }) => medium === 'audio' },
  {
    channel: 'SMS',
    says: 'source or medium is sms',
    matches: ({ source, medium }) => source === 'sms' || medium === 'sms',
  },
  {
    channel: 'Mobile Push Notifications',
    says: 'medium ends with push or contains mobile or notification, or source is firebase',
    matches: ({ source, medium }) => /push$|mobile|notification/.test(medium) || source === 'firebase',
  },
]

const aiAssistant: ChannelRule = {
  channel: 'AI Assistant',
  says: 'medium is ai-assistant, which Google Analytics sets by itself',
  matches: ({ medium }) => medium === 'ai-assistant',
}

/**
 * The rules of the default channel group for manually tagged traffic, newest first: Google Analytics Help, "[GA4] Default
 * channel group", with its note of 13 May 2026 on AI assistants; compared with two independent transcriptions. The first
 * rule that matches decides.
 */
export const channelVersions: readonly [ChannelVersion, ...ChannelVersion[]] = [
  { from: '2026-05-13', readOn: '2026-11-21', rules: [aiAssistant, ...earlierRules] },
  { from: undefined, readOn: '2026-11-21', rules: earlierRules },
]

export interface Channel {
  name: string
  /** The rule that decided; undefined for Unassigned. */
  rule: string | undefined
}

/** The default channel group Google Analytics 4 gives a visit with these tags; `Unassigned` where no rule matches. */
export function channelOf(
  tags: { source: string; medium: string; campaign: string },
  version: ChannelVersion = channelVersions[0],
): Channel {
  const lower = (text: string) => text.trim().toLowerCase()
  const source = lower(tags.source)
  const traffic = { source, medium: lower(tags.medium), campaign: lower(tags.campaign), kind: sourceKindOf(source) }
  const rule = version.rules.find((one) => one.matches(traffic))
  return rule ? { name: rule.channel, rule: rule.says } : { name: 'Unassigned', rule: undefined }
}
