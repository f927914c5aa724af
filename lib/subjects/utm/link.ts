import { urlOf } from '@/lib/base/text/url-of'
import { channelOf, type Channel } from './channels'
import { decodedOnce, tagNames, tidyValue, type CustomParameter, type Rules, type TagName, type Tags } from './tags'

/** Why no link is made. */
export type Refusal = 'no-address' | 'malformed' | 'scheme' | 'no-source'

/** What a visitor should know of a link that was made. `error` breaks a rule of the visitor's own. */
export type Note =
  | { kind: 'missing'; tag: 'medium' | 'campaign'; level: 'warning' }
  | { kind: 'not-allowed'; tag: TagName; value: string; level: 'error' }
  | { kind: 'tidied'; tag: string; from: string; to: string; level: 'info' }
  | { kind: 'decoded'; tag: string; level: 'info' }
  | { kind: 'replaced'; tags: readonly string[]; level: 'warning' }
  | { kind: 'kept'; tags: readonly string[]; level: 'warning' }
  | { kind: 'scheme-added'; level: 'info' }
  | { kind: 'internal'; host: string; level: 'error' }
  | { kind: 'unassigned'; level: 'warning' }
  | { kind: 'long'; length: number; level: 'warning' }
  | { kind: 'credentials'; level: 'error' }
  | { kind: 'custom-name'; name: string; level: 'error' }

export interface LinkRequest {
  address: string
  tags: Tags
  custom: readonly CustomParameter[]
  /** Page or host on which the link will stand; empty where that is not known. */
  standsOn: string
}

export type LinkResult =
  | { kind: 'refused'; reason: Refusal; scheme?: string }
  | { kind: 'link'; href: string; tags: Tags; channel: Channel; notes: readonly Note[] }

/** Google Ads Help, "About final URLs": the longest address it takes, in characters. */
export const longestAddress = 2048

type ReadAddress = { url: URL; schemeAdded: boolean } | { reason: Refusal; scheme?: string }

/** An address as typed: http and https only, `https://` added where no scheme stands (WHATWG URL Standard, section 4.4). */
function readAddress(typed: string): ReadAddress {
  // The parser drops these anywhere in an address; "java\nscript:" is a scheme to it.
  const text = typed.trim().replaceAll(/[\t\n\r]/g, '')
  if (text === '') return { reason: 'no-address' }
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1]?.toLowerCase()
  const isHostAndPort = scheme !== undefined && /^[^:/?#]+:\d+(?:[/?#]|$)/.test(text)
  if (scheme !== undefined && !isHostAndPort && scheme !== 'http' && scheme !== 'https')
    return { reason: 'scheme', scheme }
  const schemeAdded = scheme === undefined || isHostAndPort
  if (schemeAdded && /^[/?#]/.test(text) && !text.startsWith('//')) return { reason: 'malformed' }
  const whole = schemeAdded ? `https:${text.startsWith('//') ? '' : '//'}${text}` : text
  const url = urlOf(whole)
  if (!url) return { reason: 'malformed' }
  const isHost = url.hostname.includes('.') || url.hostname === 'localhost' || url.hostname.startsWith('[')
  return isHost ? { url, schemeAdded } : { reason: 'malformed' }
}

/** The host of a page or host as typed, without `www.`; undefined where it is none. */
export function hostOf(text: string): string | undefined {
  const read = readAddress(text)
  return 'url' in read ? read.url.hostname.replace(/^www\./, '') : undefined
}

function isUnder(host: string, site: string): boolean {
  return host === site || host.endsWith(`.${site}`)
}

/** The host of one's own on which the link would stand; undefined where the link comes from outside. */
function internalHost(destination: URL, { standsOn, tags }: LinkRequest, { ownHosts }: Rules): string | undefined {
  const target = destination.hostname.replace(/^www\./, '')
  const own = ownHosts.map((host) => hostOf(host)).filter((host) => host !== undefined)
  for (const place of [standsOn, tags.source]) {
    const host = place.includes('.') ? hostOf(place) : undefined
    if (host === undefined) continue
    if (isUnder(host, target) || isUnder(target, host)) return host
    if (own.some((site) => isUnder(host, site)) && own.some((site) => isUnder(target, site))) return host
  }
  return undefined
}

/** The name of a piece of a query, as a form reads it. */
function nameOf(piece: string): string {
  const name = (piece.split('=', 1)[0] ?? '').replaceAll('+', ' ')
  try {
    return decodeURIComponent(name).toLowerCase()
  } catch {
    return name.toLowerCase()
  }
}

/** Braces stay: the WHATWG query set leaves them, and advertising systems look for them to the letter. */
function encodeValue(value: string): string {
  return encodeURIComponent(value).replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/**
 * The address with campaign parameters (Google Analytics Help, "URL builders"). Query and fragment that are there stay as they
 * are, to the letter; values are encoded once, with %20 for a space; the result is in the form of the WHATWG URL Standard.
 * Refuses any scheme but http and https, what is no address, and a link without a source.
 */
export function buildLink(request: LinkRequest, rules: Rules): LinkResult {
  const read = readAddress(request.address)
  if (!('url' in read)) return { kind: 'refused', ...read }
  const { url, schemeAdded } = read
  const notes: Note[] = []
  if (schemeAdded) notes.push({ kind: 'scheme-added', level: 'info' })
  if (url.username !== '' || url.password !== '') notes.push({ kind: 'credentials', level: 'error' })

  function tidy(name: string, value: string): string {
    const tidied = tidyValue(value, rules)
    if (tidied !== value && tidied !== '') {
      if (decodedOnce(value) !== value) notes.push({ kind: 'decoded', tag: name, level: 'info' })
      else notes.push({ kind: 'tidied', tag: name, from: value, to: tidied, level: 'info' })
    }
    return tidied
  }

  const tags = Object.fromEntries(tagNames.map((name) => [name, tidy(`utm_${name}`, request.tags[name])])) as Record<
    TagName,
    string
  >
  const pairs: [string, string][] = tagNames.flatMap((name): [string, string][] =>
    tags[name] === '' ? [] : [[`utm_${name}`, tags[name]]],
  )
  for (const { name, value } of request.custom) {
    const key = name.trim()
    if (key === '' && value.trim() === '') continue
    if (!/^[\w.~-]+$/.test(key)) notes.push({ kind: 'custom-name', name: key, level: 'error' })
    else pairs.push([key, tidy(key, value)])
  }

  const query = url.search.slice(1)
  const pieces = query === '' ? [] : query.split('&')
  const present = new Set(pieces.map(nameOf))
  const clashing = pairs.map(([name]) => name).filter((name) => present.has(name.toLowerCase()))
  if (clashing.length > 0)
    notes.push({ kind: rules.existing === 'replace' ? 'replaced' : 'kept', tags: clashing, level: 'warning' })
  const stays = (piece: string) =>
    rules.existing === 'keep' || !clashing.some((name) => name.toLowerCase() === nameOf(piece))
  const written = pairs.filter(([name]) => rules.existing === 'replace' || !clashing.includes(name))

  // What counts in the reports is what the address ends up with.
  if (rules.existing === 'keep')
    for (const name of tagNames) {
      const kept = clashing.includes(`utm_${name}`) ? url.searchParams.get(`utm_${name}`) : null
      if (kept !== null) tags[name] = kept
    }
  for (const name of tagNames) {
    const present = tags[name] === '' ? url.searchParams.get(`utm_${name}`) : null
    if (present !== null) tags[name] = present
  }
  if (tags.source === '') return { kind: 'refused', reason: 'no-source' }

  url.search = [
    ...pieces.filter(stays),
    ...written.map(([name, value]) => `${encodeURIComponent(name)}=${encodeValue(value)}`),
  ].join('&')

  for (const tag of ['medium', 'campaign'] as const)
    if (tags[tag] === '') notes.push({ kind: 'missing', tag, level: 'warning' })
  for (const tag of tagNames) {
    const allowed = rules.allowed[tag]
    if (!allowed || allowed.length === 0 || tags[tag] === '') continue
    const wanted = tags[tag].toLowerCase()
    if (!allowed.some((one) => tidyValue(one, rules).toLowerCase() === wanted))
      notes.push({ kind: 'not-allowed', tag, value: tags[tag], level: 'error' })
  }
  const host = internalHost(url, request, rules)
  if (host !== undefined) notes.push({ kind: 'internal', host, level: 'error' })
  const channel = channelOf(tags)
  if (channel.rule === undefined) notes.push({ kind: 'unassigned', level: 'warning' })
  if (url.href.length > longestAddress) notes.push({ kind: 'long', length: url.href.length, level: 'warning' })
  return { kind: 'link', href: url.href, tags, channel, notes }
}

/** What makes two links the same campaign link: destination and tags, in any letter case. */
export function linkKey(href: string): string {
  return href.toLowerCase()
}
