import type { Counting } from '@/lib/subjects/text-counts/limits'

export interface Limit {
  label: string
  most: number
  counting: Counting
}

/** Limits of services, from their documentation; the guide and the sources say which. */
export const limits = {
  x: { label: 'X post', most: 280, counting: 'weighted' },
  bluesky: { label: 'Bluesky post', most: 300, counting: 'graphemes' },
  mastodon: { label: 'Mastodon post', most: 500, counting: 'mastodon' },
  threads: { label: 'Threads post', most: 500, counting: 'threads' },
  instagram: { label: 'Instagram caption', most: 2200, counting: 'units' },
  linkedin: { label: 'LinkedIn post', most: 3000, counting: 'units' },
  youtubeTitle: { label: 'YouTube title', most: 100, counting: 'units' },
  youtube: { label: 'YouTube description', most: 5000, counting: 'bytes' },
  headline: { label: 'Google Ads headline', most: 30, counting: 'wide' },
  description: { label: 'Google Ads description', most: 90, counting: 'wide' },
  metaTitle: { label: 'Page title for search', most: 60, counting: 'graphemes' },
  metaDescription: { label: 'Page description for search', most: 155, counting: 'graphemes' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export const countingWords: Readonly<Record<Counting, string>> = {
  graphemes: 'characters as you see them',
  units: 'UTF-16 units: an emoji is two and more',
  'code points': 'code points',
  bytes: 'bytes in UTF-8',
  weighted: 'an address 23, an emoji 2, most letters 1, East Asian ones 2',
  threads: 'an emoji as many as its bytes',
  mastodon: 'an address 23, a handle without its server',
  wide: 'East Asian letters 2',
}

export const characterSample =
  'Our spring sale starts on Friday: 20 % off all bicycle lights, and free fitting in the shop. Details: https://example.com/spring-sale 🚲'
