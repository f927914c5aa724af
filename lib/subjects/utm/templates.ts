import type { TagName } from './tags'

/** A starting point for one channel: what its links usually carry, and the channel they land in. */
export interface Template {
  id: string
  name: string
  tags: Readonly<Partial<Record<TagName, string>>>
  channel: string
}

export const templates: readonly Template[] = [
  { id: 'email', name: 'Newsletter', tags: { source: 'newsletter', medium: 'email' }, channel: 'Email' },
  { id: 'google-ads', name: 'Google Ads, search', tags: { source: 'google', medium: 'cpc' }, channel: 'Paid Search' },
  { id: 'bing-ads', name: 'Microsoft Ads, search', tags: { source: 'bing', medium: 'cpc' }, channel: 'Paid Search' },
  {
    id: 'facebook-ads',
    name: 'Facebook ads',
    tags: { source: 'facebook', medium: 'paid-social' },
    channel: 'Paid Social',
  },
  {
    id: 'instagram-ads',
    name: 'Instagram ads',
    tags: { source: 'instagram', medium: 'paid-social' },
    channel: 'Paid Social',
  },
  {
    id: 'linkedin-ads',
    name: 'LinkedIn ads',
    tags: { source: 'linkedin', medium: 'paid-social' },
    channel: 'Paid Social',
  },
  { id: 'tiktok-ads', name: 'TikTok ads', tags: { source: 'tiktok', medium: 'paid-social' }, channel: 'Paid Social' },
  { id: 'social', name: 'Social post', tags: { source: 'linkedin', medium: 'social' }, channel: 'Organic Social' },
  { id: 'video', name: 'Video description', tags: { source: 'youtube', medium: 'video' }, channel: 'Organic Video' },
  { id: 'video-ads', name: 'Video ads', tags: { source: 'youtube', medium: 'paid-video' }, channel: 'Paid Video' },
  { id: 'display', name: 'Display banner', tags: { source: 'publisher', medium: 'display' }, channel: 'Display' },
  { id: 'affiliate', name: 'Affiliate', tags: { source: 'partner', medium: 'affiliate' }, channel: 'Affiliates' },
  {
    id: 'referral',
    name: 'Partner site or press',
    tags: { source: 'partner', medium: 'referral' },
    channel: 'Referral',
  },
  { id: 'audio', name: 'Podcast', tags: { source: 'podcast', medium: 'audio' }, channel: 'Audio' },
  { id: 'sms', name: 'SMS', tags: { source: 'sms', medium: 'sms' }, channel: 'SMS' },
  { id: 'push', name: 'Push message', tags: { source: 'app', medium: 'push' }, channel: 'Mobile Push Notifications' },
]
