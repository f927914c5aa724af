import { csvText } from '@/lib/base/format/csv-cell'
import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { listedAddress } from './address'
import type { RowCells } from './columns'
import { sitemapDate } from './dates'
import { SitemapWriter, type SitemapEntry, type SitemapFile } from './write'

export interface SitemapRules {
  as: 'pages' | 'news' | 'text'
  /** Of the site; addresses without a host are read from it. Empty: the host of the first whole address. */
  base: string
  /** For news: what is named where a row names none. */
  publication: string
  language: string
  packed: boolean
  perFile: number
  otherHosts: boolean
  images: boolean
}

export interface SitemapAnswer extends Report {
  kind: 'sitemap'
  sitemaps: readonly SitemapFile[]
  preview: { text: string; isWhole: boolean }
  robots: string
}

/** Why an address is left out. */
const reasons = {
  none: 'No address of a web page',
  base: 'Has no host, and no address of the site is given',
  host: 'Lies on another host',
  twice: 'Stands in the list already',
  status: 'Does not answer with 200',
  noindex: 'Asks not to be listed (noindex)',
  canonical: 'Names another address as canonical',
  kind: 'Is no page',
  long: 'Is longer than 2,047 characters',
  news: 'Lacks what news need',
} as const
type Reason = keyof typeof reasons

const reasonNotes: Readonly<Record<Reason, { detail: string; source: string }>> = {
  none: { detail: 'A sitemap lists addresses of http and https.', source: 'sitemaps.org, Protocol' },
  base: { detail: 'Write the address of the site, such as https://example.com/.', source: 'sitemaps.org, Protocol' },
  host: {
    detail:
      'A sitemap speaks for the host and scheme it lies on. Make one for each host, or keep them if a robots.txt there names this sitemap.',
    source: 'sitemaps.org, “Sitemaps & Cross Submits”',
  },
  twice: { detail: 'Each address is listed once.', source: 'Google Search Central, “Build and submit a sitemap”' },
  status: {
    detail: 'List the address that a redirect leads to, and no page that is gone.',
    source: 'Google Search Central, “Build and submit a sitemap”',
  },
  noindex: {
    detail: 'A sitemap lists what should be found.',
    source: 'Google Search Central, “Build and submit a sitemap”',
  },
  canonical: {
    detail: 'The canonical address is the one to list.',
    source: 'Google Search Central, “Build and submit a sitemap”',
  },
  kind: { detail: 'Pictures, styles and scripts are not listed by themselves.', source: 'sitemaps.org, Protocol' },
  long: { detail: 'The protocol takes fewer than 2,048 characters.', source: 'sitemaps.org, Protocol' },
  news: {
    detail: 'A title, a day of publication, a publication and its language.',
    source: 'Google Search Central, “Create a News sitemap”',
  },
}

const mostListed = 50_000
/** Of Google: addresses in a news sitemap, images of a page. */
const mostNews = 1000
const mostImages = 1000
const frequencies = new Set(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'])
const languageCode = /^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i
const newsLanguage = /^(?:[a-z]{2,3}|zh-cn|zh-tw)$/i
const noPage = /^(?:image|font|audio|text\/css|(?:text|application)\/(?:x-)?javascript)\b/i

interface Noted {
  rows: string[][]
  count: number
}

/** Takes rows one by one, leaves out what belongs into no sitemap, and writes the rest. */
export class SitemapBuilder {
  readonly #seen = new Set<string>()
  readonly #left: Noted = { rows: [], count: 0 }
  readonly #changed: Noted = { rows: [], count: 0 }
  readonly #reasons = new Map<Reason, number>()
  readonly #writer: SitemapWriter
  readonly #extras = { alternates: 0, images: 0, videos: 0, news: 0, future: 0, fragments: 0, selfless: 0 }
  #origin: string | undefined
  readonly #base: string | undefined

  /** `today` is a day, from which later ones lie in the future. */
  constructor(
    private readonly rules: SitemapRules,
    private readonly today: string,
  ) {
    const base = rules.base.trim()
    const url = base === '' ? undefined : listedAddress(/^[a-z]+:\/\//i.test(base) ? base : `https://${base}`)
    this.#base = url?.href
    this.#origin = url?.origin
    const perFile = rules.as === 'news' ? Math.min(mostNews, rules.perFile) : rules.perFile
    this.#writer = new SitemapWriter({ as: rules.as === 'text' ? 'text' : 'xml', packed: rules.packed, perFile })
  }

  #leave(line: number, address: string, reason: Reason, detail = ''): void {
    this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1)
    this.#left.count++
    const why = detail === '' ? reasons[reason] : `${reasons[reason]}: ${detail}`
    if (this.#left.rows.length < mostListed) this.#left.rows.push([whole(line), address.slice(0, 500), why])
  }

  #note(line: number, address: string, what: string): void {
    this.#changed.count++
    if (this.#changed.rows.length < mostListed) this.#changed.rows.push([whole(line), address.slice(0, 500), what])
  }

  /** A row of a table, or a line of a list. One without an address says nothing. */
  add(line: number, cells: RowCells): void {
    const written = cells.url ?? ''
    if (written === '') return
    const url = this.#urlOf(written)
    if (!url) {
      this.#leave(line, written, isPath(written) && this.#base === undefined ? 'base' : 'none')
      return
    }
    const reason = this.#reasonAgainst(url, cells)
    if (reason) {
      this.#leave(line, written, ...reason)
      return
    }
    const news = this.rules.as === 'news' ? this.#newsOf(line, written, cells) : undefined
    if (this.rules.as === 'news' && !news) return
    this.#seen.add(url.href)
    if (written.includes('#')) this.#extras.fragments++
    this.#writer.add(this.#entryOf(line, url, cells, news))
  }

  /** What is no path for sure is read from the site that was named alone, and words are no address. */
  #urlOf(written: string): URL | undefined {
    if (/\s/.test(written) && !written.includes('/')) return undefined
    const host = isPath(written) ? this.#origin : undefined
    return listedAddress(written, this.#base ?? host)
  }

  #reasonAgainst(url: URL, { status, indexability, robots, canonical, type }: RowCells): [Reason, string?] | undefined {
    if (status !== undefined && /^\d+$/.test(status) && status !== '200') return ['status', status]
    if (type !== undefined && noPage.test(type)) return ['kind', type]
    if (/\b(?:noindex|none)\b/i.test(robots ?? '')) return ['noindex']
    const main = canonical === undefined ? undefined : listedAddress(canonical, url.href)
    if (main && main.href !== url.href) return ['canonical', main.href]
    if (/^(?:non-indexable|not indexable|no|false)$/i.test(indexability ?? '')) return ['noindex', indexability]
    this.#origin ??= url.origin
    if (url.origin !== this.#origin && !this.rules.otherHosts) return ['host', url.origin]
    if (url.href.length > 2047) return ['long']
    return this.#seen.has(url.href) ? ['twice'] : undefined
  }

  #dateOf(line: number, address: string, written: string | undefined): string | undefined {
    if (written === undefined) return undefined
    const date = sitemapDate(written)
    if ('fault' in date) {
      this.#note(line, address, `“${written.slice(0, 40)}” ${date.fault}; no day is written`)
      return undefined
    }
    if (date.value.slice(0, 10) > this.today) this.#extras.future++
    return date.value
  }

  #entryOf(line: number, url: URL, cells: RowCells, news: SitemapEntry['news']): SitemapEntry {
    const address = url.href
    const lastmod = this.#dateOf(line, address, cells.lastmod)
    const changefreq = cells.changefreq?.toLowerCase()
    if (changefreq !== undefined && !frequencies.has(changefreq))
      this.#note(line, address, `“${changefreq.slice(0, 40)}” is no changefreq of the protocol and is left out`)
    const priority = cells.priority?.replace(',', '.')
    const isShare = priority !== undefined && /^(?:0?\.\d+|[01](?:\.0*)?)$/.test(priority)
    if (priority !== undefined && !isShare)
      this.#note(line, address, `Priority “${priority.slice(0, 40)}” is not from 0.0 to 1.0 and is left out`)
    const alternates = this.#alternatesOf(line, url, cells.alternates)
    const images = this.rules.images ? this.#imagesOf(url, cells.images) : []
    const video = this.#videoOf(line, url, cells)
    this.#extras.alternates += alternates.length
    this.#extras.images += images.length
    if (video) this.#extras.videos++
    if (news) this.#extras.news++
    return {
      loc: address,
      ...(lastmod !== undefined && { lastmod }),
      ...(changefreq !== undefined && frequencies.has(changefreq) && { changefreq }),
      ...(isShare && { priority: priority.startsWith('.') ? `0${priority}` : priority }),
      alternates,
      images,
      ...(video && { video }),
      ...(news && { news }),
    }
  }

  #alternatesOf(line: number, url: URL, written: string | undefined): { code: string; href: string }[] {
    const alternates = (written ?? '').split(/[\s|;]+/).flatMap((part) => {
      const at = part.search(/[=>]/)
      if (part === '') return []
      const code = part.slice(0, Math.max(0, at))
      const href = at < 0 ? undefined : listedAddress(part.slice(at + 1), url.href)?.href
      if (href !== undefined && languageCode.test(code)) return [{ code, href }]
      this.#note(
        line,
        url.href,
        `“${part.slice(0, 80)}” is no version such as de=https://example.com/de/ and is left out`,
      )
      return []
    })
    if (alternates.length > 0 && !alternates.some(({ href }) => href === url.href)) this.#extras.selfless++
    return alternates
  }

  #imagesOf(url: URL, written: string | undefined): string[] {
    const found = (written ?? '')
      .split(/[\s|;]+/)
      .flatMap((part) => (part === '' ? [] : [listedAddress(part, url.href)?.href]))
      .filter((href) => href !== undefined)
    return [...new Set(found)].slice(0, mostImages)
  }

  #videoOf(line: number, url: URL, cells: RowCells): SitemapEntry['video'] {
    const { thumbnail, videoTitle, videoDescription, content, player } = cells
    if ([thumbnail, videoTitle, videoDescription, content, player].every((cell) => cell === undefined)) return undefined
    const whole = (written: string | undefined) =>
      written === undefined ? undefined : listedAddress(written, url.href)?.href
    const [picture, file, frame] = [whole(thumbnail), whole(content), whole(player)]
    if (picture === undefined || videoTitle === undefined || videoDescription === undefined || !(file ?? frame)) {
      this.#note(
        line,
        url.href,
        'A video needs a thumbnail, a title, a description, and a file or player; it is left out',
      )
      return undefined
    }
    return {
      thumbnail: picture,
      title: videoTitle,
      description: videoDescription.slice(0, 2048),
      ...(file !== undefined && { content: file }),
      ...(frame !== undefined && { player: frame }),
    }
  }

  #newsOf(line: number, address: string, cells: RowCells): SitemapEntry['news'] {
    const publication = cells.publication ?? this.rules.publication.trim()
    const language = (cells.language ?? this.rules.language.trim()).toLowerCase()
    const published = sitemapDate(cells.published ?? cells.lastmod ?? '')
    const lacks = [
      ...(cells.title === undefined ? ['a title'] : []),
      ...('fault' in published ? ['a day of publication'] : []),
      ...(publication === '' ? ['the publication'] : []),
      ...(newsLanguage.test(language) ? [] : ['its language, such as en']),
    ]
    if (lacks.length > 0 || 'fault' in published || cells.title === undefined) {
      this.#leave(line, address, 'news', lacks.join(', '))
      return undefined
    }
    return { publication, language, published: published.value, title: cells.title }
  }

  /** What was written and what was left out. `skipped` are sentences of whoever read the source. */
  answer(skipped: readonly string[] = []): SitemapAnswer {
    const preview = this.#writer.preview()
    const folder = `${this.#origin ?? ''}/`
    const { files, root } = this.#writer.finish(folder)
    const addresses = this.#seen.size
    const robots = root === '' ? '' : `Sitemap: ${folder}${root}`
    const listed = files.filter(({ name }) => name !== 'sitemap-index.xml')
    const largest = Math.max(0, ...listed.map(({ bytes }) => bytes))
    const { alternates, images, videos, news } = this.#extras
    const more = [
      { label: 'Images', count: images },
      { label: 'Versions in languages', count: alternates },
      { label: 'Videos', count: videos },
      { label: 'News', count: news },
    ]
    return {
      kind: 'sitemap',
      headline:
        addresses === 0
          ? 'There is no address to list.'
          : `${counted(addresses, 'address', 'addresses')} in ${listed.length === 1 ? 'one file' : `${whole(listed.length)} files with an index`}.`,
      tone: addresses === 0 ? 'bad' : 'good',
      figures: [
        { label: 'Addresses', text: whole(addresses) },
        { label: 'Left out', text: whole(this.#left.count) },
        { label: 'Largest file', text: `${whole(Math.ceil(largest / 1024))} KB` },
        ...more.filter(({ count }) => count > 0).map(({ label, count }) => ({ label, text: whole(count) })),
      ],
      parts: [
        { findings: this.#findings(skipped) },
        {
          heading: 'Left out',
          tables: [{ label: 'Addresses that are left out', columns: ['Row', 'Address', 'Why'], rows: this.#left.rows }],
        },
        {
          heading: 'Written otherwise',
          tables: [
            {
              label: 'What was not written as it stands',
              columns: ['Row', 'Address', 'What'],
              rows: this.#changed.rows,
            },
          ],
        },
        listed.length > 1
          ? {
              heading: 'Files',
              tables: [
                {
                  label: 'Files of the sitemap',
                  columns: ['File', 'Addresses', 'KB before packing'],
                  rows: listed.map((file) => [file.name, whole(file.addresses), whole(Math.ceil(file.bytes / 1024))]),
                },
              ],
            }
          : {},
      ],
      files: { 'left-out.csv': csvText([['Row', 'Address', 'Why'], ...this.#left.rows, ...this.#changed.rows]) },
      sitemaps: files,
      preview: addresses === 0 ? { text: '', isWhole: true } : preview,
      robots,
    }
  }

  #findings(skipped: readonly string[]): ReportFinding[] {
    const { future, fragments, selfless } = this.#extras
    const plain = (says: string, detail: string, source: string): ReportFinding => ({
      tone: 'warn',
      says,
      detail,
      source,
    })
    const base = this.rules.base.trim()
    return [
      ...(base !== '' && this.#base === undefined
        ? [
            {
              tone: 'bad',
              says: `“${base.slice(0, 80)}” is no address of a site.`,
              detail: 'Write it as https://example.com/.',
            } as const,
          ]
        : []),
      ...[...this.#reasons].map(([reason, count]) =>
        plain(
          `${counted(count, 'row', 'rows')} left out: ${lowered(reasons[reason])}.`,
          reasonNotes[reason].detail,
          reasonNotes[reason].source,
        ),
      ),
      ...(this.#changed.count > 0
        ? [
            plain(
              `${counted(this.#changed.count, 'value', 'values')} could not be written as ${this.#changed.count === 1 ? 'it stands' : 'they stand'}.`,
              'They are listed below with their rows.',
              'sitemaps.org, Protocol',
            ),
          ]
        : []),
      ...(future > 0
        ? [
            plain(
              `${counted(future, 'day lies', 'days lie')} in the future.`,
              'lastmod is the day of the last change.',
              'sitemaps.org, Protocol',
            ),
          ]
        : []),
      ...(selfless > 0
        ? [
            plain(
              `${counted(selfless, 'page does', 'pages do')} not name ${selfless === 1 ? 'itself' : 'themselves'} among the versions in other languages.`,
              'Every version lists all of them, its own address too.',
              'Google Search Central, “Tell Google about localized versions of your page”',
            ),
          ]
        : []),
      ...(fragments > 0
        ? [
            {
              tone: 'plain',
              says: `${counted(fragments, 'address', 'addresses')} had a fragment (#), which names a place on a page and is cut off.`,
            } as const,
          ]
        : []),
      ...skipped.slice(0, 10).map((says) => ({ tone: 'plain', says }) as const),
    ]
  }
}

const isPath = (written: string) =>
  /^[/.?]|^[\w-]+(?:\/|\.html?$)/.test(written) && !/^[a-z][a-z\d+.-]*:/i.test(written)
const lowered = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`
