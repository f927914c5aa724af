import { describe, expect, it } from 'vitest'
import { channelOf, channelVersions, sourceKindOf } from '@/lib/subjects/utm/channels'
import { templates } from '@/lib/subjects/utm/templates'

/**
 * Traffic and the channel that the table "Manual traffic" of Google Analytics Help, "[GA4] Default channel group", gives it,
 * read rule by rule from the top.
 */
const table: [source: string, medium: string, campaign: string, channel: string][] = [
  ['(direct)', '(none)', '', 'Direct'],
  ['(direct)', '(not set)', '', 'Direct'],
  ['direct', '(none)', '', 'Unassigned'],
  ['anything', 'anything', 'my-cross-network-test', 'Cross-network'],
  ['amazon.com', 'cpc', '', 'Paid Shopping'],
  ['partner', 'cpc', 'summer-shop', 'Paid Shopping'],
  ['partner', 'paid', 'shopping', 'Paid Shopping'],
  ['partner', 'ppc', 'workshop', 'Paid Other'],
  ['partner', 'ppc', 'eshop', 'Paid Shopping'],
  ['google', 'cpc', 'spring', 'Paid Search'],
  ['Google', 'CPC', 'Spring', 'Paid Search'],
  ['bing', 'ppc', '', 'Paid Search'],
  ['duckduckgo', 'retargeting', '', 'Paid Search'],
  ['google', 'paidsearch', '', 'Paid Search'],
  ['google', 'xcpm', '', 'Paid Search'],
  ['google', 'cpm', '', 'Paid Search'],
  ['facebook', 'paid-social', '', 'Paid Social'],
  ['facebook.com', 'cpc', '', 'Paid Social'],
  ['linkedin', 'sponsored', '', 'Organic Social'],
  ['youtube', 'cpv', '', 'Paid Video'],
  ['youtube.com', 'cpc', '', 'Paid Video'],
  ['vimeo', 'paid-video', '', 'Paid Video'],
  ['publisher', 'display', '', 'Display'],
  ['publisher', 'banner', '', 'Display'],
  ['publisher', 'expandable', '', 'Display'],
  ['publisher', 'interstitial', '', 'Display'],
  ['publisher', 'cpm', '', 'Display'],
  ['publisher', 'cpc', '', 'Paid Other'],
  ['publisher', 'paid', '', 'Paid Other'],
  ['publisher', 'prepaid', '', 'Unassigned'],
  ['publisher', 'ppc-ads', '', 'Unassigned'],
  ['ebay', 'link', '', 'Organic Shopping'],
  ['newsletter', 'email', 'shop-news', 'Organic Shopping'],
  ['reddit.com', 'link', '', 'Organic Social'],
  ['blog', 'social', '', 'Organic Social'],
  ['blog', 'social network', '', 'Organic Social'],
  ['blog', 'sm', '', 'Organic Social'],
  ['blog', 'social_media', '', 'Unassigned'],
  ['youtube', 'referral', '', 'Organic Video'],
  ['blog', 'in-video', '', 'Organic Video'],
  ['google', 'cmp', '', 'Organic Search'],
  ['blog', 'organic', '', 'Organic Search'],
  ['partner', 'referral', '', 'Referral'],
  ['partner', 'app', '', 'Referral'],
  ['partner', 'link', '', 'Referral'],
  ['newsletter', 'email', '', 'Email'],
  ['newsletter', 'e-mail', '', 'Email'],
  ['e_mail', 'newsletter', '', 'Email'],
  ['newsletter', 'e mail', '', 'Email'],
  ['newsletter', 'mail', '', 'Unassigned'],
  ['partner', 'affiliate', '', 'Affiliates'],
  ['partner', 'affiliates', '', 'Unassigned'],
  ['podcast', 'audio', '', 'Audio'],
  ['sms', 'text', '', 'SMS'],
  ['provider', 'sms', '', 'SMS'],
  ['app', 'web-push', '', 'Mobile Push Notifications'],
  ['app', 'mobile-banner', '', 'Mobile Push Notifications'],
  ['app', 'notification', '', 'Mobile Push Notifications'],
  ['firebase', 'message', '', 'Mobile Push Notifications'],
  ['app', 'pushed', '', 'Unassigned'],
  ['chatgpt.com', 'ai-assistant', '(ai-assistant)', 'AI Assistant'],
  ['flyer', 'qr', '', 'Unassigned'],
]

describe('the default channel group', () => {
  it.each(table)('of %s / %s / %s is %s', (source, medium, campaign, channel) => {
    expect(channelOf({ source, medium, campaign }).name).toBe(channel)
  })

  it('had no AI Assistant before 13 May 2026', () => {
    const [newest, before] = channelVersions
    expect(newest.from).toBe('2026-05-13')
    expect(channelOf({ source: 'chatgpt.com', medium: 'ai-assistant', campaign: '' }, before).name).toBe('Unassigned')
  })

  it('names the rule that decided, and none for Unassigned', () => {
    expect(channelOf({ source: 'x', medium: 'affiliate', campaign: '' }).rule).toBe('medium is affiliate')
    expect(channelOf({ source: 'x', medium: 'y', campaign: '' }).rule).toBeUndefined()
  })

  it('knows sites by the name Google lists them under, not by part of it', () => {
    expect(sourceKindOf('Facebook')).toBe('social')
    expect(sourceKindOf('m.youtube.com')).toBe('video')
    expect(sourceKindOf('google shopping')).toBe('shopping')
    expect(sourceKindOf('duckduckgo')).toBe('search')
    expect(sourceKindOf('my-facebook-page')).toBeUndefined()
    expect(sourceKindOf('')).toBeUndefined()
  })
})

describe('the templates', () => {
  it.each(templates)('$name lands in $channel', ({ tags, channel }) => {
    const found = channelOf({ source: tags.source ?? '', medium: tags.medium ?? '', campaign: 'spring-sale' })
    expect(found.name).toBe(channel)
  })
})
