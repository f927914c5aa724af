import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { urlOf } from '@/lib/base/text/url-of'
import { networkNames, networks, type Network } from './networks'
import {
  fixedTags,
  firstOf,
  graphLocale,
  readTags,
  sharedOn,
  type PictureSize,
  type Shared,
  type ShareTags,
} from './tags'

export interface SharePreview {
  label: string
  picture?: { shape: 'wide' | 'square'; says: string }
  lines: readonly { look: 'small' | 'title' | 'text'; text: string }[]
}

export interface ShareAnswer extends Report {
  kind: 'tags'
  previews: readonly SharePreview[]
  fixed: string
}

/** A picture that was tried. */
export interface TriedPicture {
  width: number
  height: number
  bytes: number
  /** Such as `jpeg`. */
  format: string
}

const ogp = 'The Open Graph protocol'
const required = ['og:title', 'og:type', 'og:image', 'og:url']
/** Structured properties and arrays may stand several times. */
const mayRepeat =
  /^(?:og:(?:image|video|audio)(?::.*)?|og:locale:alternate|article:(?:author|tag)|book:(?:author|tag)|video:.*|music:.*)$/
const types =
  /^(?:website|article|book|profile|product(?:\..*)?|music\.(?:song|album|playlist|radio_station)|video\.(?:movie|episode|tv_show|other)|[a-z][\w-]*:[\w.-]+)$/
const longest = { title: 70, description: 200 }

const hostOf = (address: string) => urlOf(address)?.host.replace(/^www\./, '')

function addressOf(tags: ShareTags, base: string): string {
  return base.trim() || firstOf(tags, ['og:url'])?.content || tags.canonical || ''
}

function addressFindings(tags: ShareTags): ReportFinding[] {
  return tags.tags.flatMap(({ key, content, at }): ReportFinding[] => {
    if (
      !/^(?:og:(?:url|image|video|audio)(?::(?:url|secure_url))?|twitter:image(?::src)?)$/.test(key) ||
      content === ''
    )
      return []
    const place = at ? { at } : {}
    if (!/^https?:\/\//i.test(content) || urlOf(content) === undefined)
      return [
        {
          tone: 'bad',
          says: `${key} “${content.slice(0, 80)}” is not a whole address.`,
          detail: 'Networks read it without your page around it. Write https:// and the host.',
          source: `${ogp}, “Data Types”`,
          ...place,
        },
      ]
    if (/^http:/i.test(content))
      return [
        {
          tone: 'warn',
          says: `${key} is an http address.`,
          detail: 'Use https: some networks load no picture without it.',
          source: 'W3C, “Mixed Content”',
          ...place,
        },
      ]
    return /\.svgz?(?:[?#]|$)/i.test(content) && /image/.test(key)
      ? [
          {
            tone: 'bad',
            says: `${key} is an SVG drawing.`,
            detail: 'No network shows one. Use JPEG or PNG.',
            source: networks.x.source,
            ...place,
          },
        ]
      : []
  })
}

function repeatedFindings({ tags }: ShareTags): ReportFinding[] {
  const seen = new Map<string, string>()
  return tags.flatMap(({ key, content, at }): ReportFinding[] => {
    if (!/^(?:og|twitter|article|book):/.test(key)) return []
    const place = at ? { at } : {}
    const before = seen.get(key)
    const isTwice = before !== undefined && (!mayRepeat.test(key) || before === content)
    if (before === undefined) seen.set(key, content)
    return [
      ...(content === ''
        ? [{ tone: 'warn', says: `${key} is empty.`, detail: 'Fill it or take it out.', ...place } as const]
        : []),
      ...(isTwice
        ? [
            {
              tone: 'warn',
              says: `${key} stands twice${before === content ? '' : ', with another text'}.`,
              detail: 'The first counts in most places, the last in some.',
              source: `${ogp}, “Arrays”`,
              ...place,
            } as const,
          ]
        : []),
    ]
  })
}

/** What is wrong with the tags of a page, worst first as they stand. */
export function tagFindings(tags: ShareTags, tried: TriedPicture | undefined): ReportFinding[] {
  const has = (key: string) => firstOf(tags, [key]) !== undefined
  const placed = (key: string) => {
    const at = tags.tags.find((tag) => tag.key === key)?.at
    return at ? { at } : {}
  }
  const found: ReportFinding[] = required
    .filter((key) => !has(key))
    .map((key) => ({
      tone: key === 'og:type' ? 'warn' : 'bad',
      says: `${key} is missing; it is one of the four required tags.`,
      source: `${ogp}, “Basic Metadata”`,
    }))
  found.push(...addressFindings(tags), ...repeatedFindings(tags))
  const [width, height] = ['og:image:width', 'og:image:height'].map((key) =>
    Number(firstOf(tags, [key])?.content ?? Number.NaN),
  )
  if (has('og:image') && !(Number(width) > 0 && Number(height) > 0))
    found.push({
      tone: 'warn',
      says: 'The size of the picture is not named (og:image:width, og:image:height).',
      detail: 'Without it, the first who shares a page may see it without a picture.',
      source: networks.facebook.source,
    })
  else if (tried && has('og:image:width') && (width !== tried.width || height !== tried.height))
    found.push({
      tone: 'warn',
      says: `The tags name a picture of ${whole(width ?? 0)} × ${whole(height ?? 0)}; the one you tried has ${whole(tried.width)} × ${whole(tried.height)}.`,
      ...placed('og:image:width'),
    })
  if (has('og:image') && !has('og:image:alt'))
    found.push({
      tone: 'warn',
      says: 'The picture has no description (og:image:alt).',
      source: `${ogp}, “Structured Properties”`,
    })
  const type = firstOf(tags, ['og:type'])?.content
  if (type !== undefined && !types.test(type.toLowerCase()))
    found.push({
      tone: 'warn',
      says: `og:type “${type.slice(0, 40)}” is none of the protocol.`,
      detail: 'website and article fit most pages.',
      source: `${ogp}, “Object Types”`,
      ...placed('og:type'),
    })
  const locale = firstOf(tags, ['og:locale'])?.content
  if (locale !== undefined && !/^[a-z]{2,3}_[A-Z]{2}$/.test(locale))
    found.push({
      tone: 'warn',
      says: `og:locale “${locale.slice(0, 20)}” has another form than en_GB.`,
      detail: graphLocale(locale)
        ? `Write ${graphLocale(locale) ?? ''}.`
        : 'Language in small letters, a low line, country in capitals.',
      source: `${ogp}, “Optional Metadata”`,
      ...placed('og:locale'),
    })
  const card = firstOf(tags, ['twitter:card'])?.content
  if (card === undefined)
    found.push({
      tone: 'warn',
      says: 'twitter:card is missing, so that X shows a small card or none.',
      detail: 'summary_large_image shows the picture large.',
      source: networks.x.source,
    })
  else if (!/^(?:summary|summary_large_image|player|app)$/.test(card))
    found.push({
      tone: 'bad',
      says: `twitter:card “${card.slice(0, 40)}” is no kind of card.`,
      detail: 'Write summary or summary_large_image.',
      source: networks.x.source,
      ...placed('twitter:card'),
    })
  for (const part of ['title', 'description'] as const) {
    const text = firstOf(tags, networks.x[part])?.content ?? ''
    if (Array.from(text).length > longest[part])
      found.push({
        tone: 'plain',
        says: `The ${part} has ${whole(Array.from(text).length)} characters; X takes ${whole(longest[part])}.`,
        source: networks.x.source,
      })
  }
  return found
}

/** What each network says of a picture of that size, weight and format. */
export function pictureFindings({ width, height, bytes, format }: TriedPicture): ReportFinding[] {
  return networkNames.flatMap((network): ReportFinding[] => {
    const { name, source, picture } = networks[network]
    const found: ReportFinding[] = []
    const say = (tone: ReportFinding['tone'], says: string) => found.push({ tone, says: `${name}: ${says}`, source })
    if (picture.kinds && !picture.kinds.includes(format)) say('bad', `${format.toUpperCase()} is not shown.`)
    if (width < picture.smallest[0] || height < picture.smallest[1])
      say('bad', `smaller than ${whole(picture.smallest[0])} × ${whole(picture.smallest[1])} pixels.`)
    else if (picture.large && (width < picture.large[0] || height < picture.large[1]))
      say('warn', `shown small, below ${whole(picture.large[0])} × ${whole(picture.large[1])} pixels.`)
    if (picture.mostBytes !== undefined && bytes > picture.mostBytes)
      say('bad', `heavier than ${whole(picture.mostBytes / 1024)} KB.`)
    if (picture.flattest !== undefined && width / height > picture.flattest)
      say('warn', `wider than ${whole(picture.flattest)} to 1.`)
    return found
  })
}

/** The stretch of a picture that a shape leaves, from its middle, in whole pixels. */
export function cropOf({ width, height }: PictureSize, ratio: number): PictureSize & { x: number; y: number } {
  const isWide = width / height > ratio
  const own = isWide ? { width: Math.round(height * ratio), height } : { width, height: Math.round(width / ratio) }
  return { ...own, x: Math.round((width - own.width) / 2), y: Math.round((height - own.height) / 2) }
}

/** Of cards: the wide one of most networks, and the square one. */
export const ratios = { wide: 1.91, square: 1 } as const

const fileOf = (address: string) => address.split(/[?#]/)[0]?.split('/').at(-1) ?? address

function shapeOf({ network, card }: Shared): 'wide' | 'square' {
  if (network === 'x') return card === 'summary' ? 'square' : 'wide'
  return networks[network].picture.shape
}

function previewOf(shared: Shared, tags: ShareTags, base: string): SharePreview {
  const { network, title, description, image, card } = shared
  const host = hostOf(addressOf(tags, base)) ?? 'example.com'
  const site = firstOf(tags, ['og:site_name'])?.content ?? host
  const shown = title?.content ?? host
  const says = image ? fileOf(image.content) : 'No picture'
  const picture = network === 'x' && card === 'none' ? undefined : { shape: shapeOf(shared), says }
  const text = description ? [{ look: 'text', text: description.content } as const] : []
  const lines: Readonly<Record<Network, SharePreview['lines']>> = {
    facebook: [{ look: 'small', text: host.toUpperCase() }, { look: 'title', text: shown }, ...text],
    x:
      card === 'none'
        ? [{ look: 'text', text: addressOf(tags, base) || host }]
        : [
            { look: 'title', text: shown },
            { look: 'small', text: `From ${host}` },
          ],
    linkedin: [
      { look: 'title', text: shown },
      { look: 'small', text: host },
    ],
    slack: [{ look: 'small', text: site }, { look: 'title', text: shown }, ...text],
    whatsapp: [{ look: 'title', text: shown }, ...text, { look: 'small', text: host }],
  }
  return { label: networks[network].name, ...(picture && { picture }), lines: lines[network] }
}

/** How a page would be shared, what is wrong with its tags, and the tags as they should be. */
export function shareReport(text: string, base: string, tried: TriedPicture | undefined): ShareAnswer {
  const tags = readTags(text)
  const shared = networkNames.map((network) => sharedOn(network, tags))
  const isAddress = base.trim() === '' || /^https?:$/.test(urlOf(base.trim())?.protocol ?? '')
  const findings: ReportFinding[] = [
    ...(isAddress
      ? []
      : [
          {
            tone: 'warn',
            says: `“${base.trim().slice(0, 80)}” is no address of a page.`,
            detail: 'Write https:// and the host.',
          } as const,
        ]),
    ...tagFindings(tags, tried),
  ]
  const bad = findings.filter(({ tone }) => tone === 'bad').length
  const warnings = findings.filter(({ tone }) => tone === 'warn').length
  const from = (tag: { key: string } | undefined) => tag?.key ?? 'none'
  return {
    kind: 'tags',
    headline:
      bad > 0
        ? `${counted(bad, 'fault', 'faults')}, and ${counted(warnings, 'thing', 'things')} to look at.`
        : warnings > 0
          ? `It can be shared; ${counted(warnings, 'thing', 'things')} to look at.`
          : 'The tags are complete.',
    tone: bad > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good',
    figures: [
      {
        label: 'Tags read',
        text: whole(
          tags.tags.filter(({ key }) => /^(?:og|twitter|article|book|profile|product|fb|music|video):/.test(key))
            .length,
        ),
      },
      { label: 'Faults', text: whole(bad) },
    ],
    parts: [
      { findings },
      {
        heading: 'Which tag each network takes',
        notes: [
          `Fallbacks as noted in ${networks.facebook.since}. Networks keep what they read for days and change their cards without notice.`,
        ],
        tables: [
          {
            label: 'Which tag each network takes',
            columns: ['Network', 'Title', 'Description', 'Picture', 'Card'],
            rows: shared.map((one) => [
              networks[one.network].name,
              from(one.title),
              from(one.description),
              from(one.image),
              one.network === 'x' ? one.card : '',
            ]),
          },
        ],
      },
    ],
    previews: shared.map((one) => previewOf(one, tags, base)),
    fixed: fixedTags(tags, base, tried),
  }
}

/** One page of many as a row, without its file. */
export function pageRow(text: string): string[] {
  const tags = readTags(text)
  const findings = tagFindings(tags, undefined)
  const own = sharedOn('facebook', tags)
  const count = (tone: ReportFinding['tone']) => String(findings.filter((finding) => finding.tone === tone).length)
  return [
    count('bad'),
    count('warn'),
    own.title?.content ?? '',
    own.description?.content ?? '',
    own.image?.content ?? '',
    sharedOn('x', tags).card,
    findings.map(({ says }) => says).join(' '),
  ]
}
