import type { Report, ReportFinding } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { depthsFrom, pageRanks } from './graph'
import { opportunitiesIn, ownPhrases, phrasesIn, type Phrase } from './opportunities'
import { keyOf, type SitePage } from './site'

export interface LinkQuestion {
  source: string | Blob
  phrases: string
  home: string
}

/** Texts of links that say nothing of where they lead. */
const empty = new Set(
  'click here,here,read more,more,learn more,this,this page,link,details,continue,continue reading,see more,find out more,go,view,view more,mehr,weiterlesen,hier,en savoir plus,lire la suite,leer más,más'.split(
    ',',
  ),
)

const mostOpportunities = 10_000
const deep = 3

/** The page that readers come to first: the one named, else the root, else the shortest address. */
function homeOf(pages: readonly SitePage[], named: string): number {
  const wanted = named.trim() === '' ? undefined : keyOf(named.trim())
  const keys = pages.map(({ address }) => keyOf(address) ?? address)
  const byName = keys.findIndex((key) => key === wanted || (wanted !== undefined && pathOf(key) === pathOf(wanted)))
  if (byName >= 0) return byName
  const root = keys.findIndex((key) => pathOf(key) === '/')
  if (root >= 0) return root
  return keys.reduce((best, key, at) => (key.length < (keys[best]?.length ?? Infinity) ? at : best), 0)
}

const pathOf = (key: string) => key.slice(key.indexOf('/'))

/** Places of pages by what a visitor may call them: the whole address, or its path. */
function pageFinder(pages: readonly SitePage[]): (address: string) => number | undefined {
  const places = new Map<string, number>()
  for (const [at, { address }] of pages.entries()) {
    const key = keyOf(address) ?? address
    if (!places.has(pathOf(key))) places.set(pathOf(key), at)
    places.set(key, at)
  }
  return (address) => {
    const key = keyOf(address)
    return key === undefined ? undefined : (places.get(key) ?? places.get(pathOf(key)))
  }
}

function anchorFindings(pages: readonly SitePage[]): { rows: string[][]; count: number } {
  const rows: string[][] = []
  const targets = new Map<string, Map<number, number>>()
  for (const [from, { address, links }] of pages.entries())
    for (const { text, to, href, isFrame } of links) {
      if (isFrame || to === undefined) continue
      const small = text.toLowerCase()
      if (text === '') rows.push([address, '', href, 'The link has no text'])
      else if (empty.has(small.replaceAll(/[.…»>\s]+$/g, '')))
        rows.push([address, text, href, 'Says nothing of where it leads'])
      else {
        const own = targets.get(small) ?? new Map<number, number>()
        own.set(to, from)
        targets.set(small, own)
      }
    }
  for (const [text, own] of targets)
    if (own.size > 1)
      for (const [to, from] of own)
        rows.push([
          pages[from]?.address ?? '',
          text,
          pages[to]?.address ?? '',
          `The same words lead to ${whole(own.size)} pages`,
        ])
  return { rows, count: rows.length }
}

/** What the pages of a site mention without a link, and how they hang together. */
export function linkReport(
  pages: readonly SitePage[],
  { phrases: typed, home: named }: Pick<LinkQuestion, 'phrases' | 'home'>,
  skipped: readonly string[] = [],
  progress: (share: number) => void = () => {},
): Report {
  if (pages.length === 0)
    return { headline: 'No page was found.', tone: 'bad', parts: [{ notes: skipped.slice(0, 20) }] }
  const read = phrasesIn(typed, pageFinder(pages))
  const byPage: Phrase[] = pages.flatMap((page, at) =>
    page.isNoindex ? [] : ownPhrases(page).map((words) => ({ words, page: at })),
  )
  // Words that name several pages name none of them.
  const owners = new Map<string, Set<number>>()
  for (const { words, page } of byPage) {
    const key = words.join(' ')
    owners.set(key, (owners.get(key) ?? new Set()).add(page))
  }
  const own = byPage.filter(({ words }) => owners.get(words.join(' '))?.size === 1)
  const found = opportunitiesIn(pages, [...read.phrases, ...own], { most: mostOpportunities, progress })
  const sets = (isCounted: (link: SitePage['links'][number]) => boolean) =>
    pages.map(
      ({ links }, from) =>
        new Set(
          links.flatMap((link) => (link.to !== undefined && link.to !== from && isCounted(link) ? [link.to] : [])),
        ),
    )
  const all = sets(({ isNofollow }) => !isNofollow)
  const content = sets(({ isFrame }) => !isFrame)
  const ranks = pageRanks(all)
  const home = homeOf(pages, named)
  const depths = depthsFrom(home, all)
  const incoming = (links: readonly ReadonlySet<number>[]) => {
    const counts = Array.from({ length: pages.length }, () => 0)
    for (const targets of links) for (const to of targets) counts[to] = (counts[to] ?? 0) + 1
    return counts
  }
  const [inAll, inContent] = [incoming(all), incoming(content)]
  const orphans = pages.flatMap((_, at) => (inAll[at] === 0 && at !== home ? [at] : []))
  const far = pages.flatMap((_, at) => ((depths[at] ?? 0) > deep ? [at] : []))
  const broken = pages.flatMap(({ address, links }) =>
    links.flatMap(({ to, href, text, isFrame }) =>
      to === undefined && !isFrame && isInside(href, pages) ? [[address, text, href]] : [],
    ),
  )
  const anchors = anchorFindings(pages)
  const findings: ReportFinding[] = [
    ...read.wrong.slice(0, 10).map((line) => ({
      tone: 'bad' as const,
      says: `“${line.slice(0, 80)}” names no page of the site.`,
      detail: 'Write a path or address from the table of pages, a colon, a space, and words parted by commas.',
    })),
    ...(orphans.length > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(orphans.length, 'page has', 'pages have')} no link from another page.`,
            detail: 'Nobody comes there by reading on. A page that is missing in what you gave may link there.',
          } as const,
        ]
      : []),
    ...(far.length > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(far.length, 'page lies', 'pages lie')} more than ${whole(deep)} clicks from ${pages[home]?.address ?? ''}.`,
            detail: 'The bound is ours.',
          } as const,
        ]
      : []),
    ...(anchors.count > 0
      ? [
          {
            tone: 'warn',
            says: `${counted(anchors.count, 'link has', 'links have')} a text that does not tell where it leads.`,
            source: 'Google Search Central: link best practices',
          } as const,
        ]
      : []),
    ...(broken.length > 0
      ? [
          {
            tone: 'plain',
            says: `${counted(broken.length, 'link leads to an address', 'links lead to addresses')} of the site that ${broken.length === 1 ? 'is' : 'are'} not among the pages.`,
            detail: 'Either it was not given, or it does not exist.',
          } as const,
        ]
      : []),
    ...skipped.slice(0, 10).map((one) => ({ tone: 'plain' as const, says: one })),
  ]
  const rows = found
    .toSorted(
      (a, b) =>
        (inContent[a.to] ?? 0) - (inContent[b.to] ?? 0) ||
        (ranks[b.from] ?? 0) - (ranks[a.from] ?? 0) ||
        a.from - b.from ||
        a.to - b.to,
    )
    .map(({ from, to, anchor, sentence }) => [
      pages[from]?.address ?? '',
      sentence,
      anchor,
      pages[to]?.address ?? '',
      whole(inContent[to] ?? 0),
    ])
  return {
    headline:
      found.length === 0
        ? `${counted(pages.length, 'page', 'pages')}, and none mentions another without a link.`
        : `${counted(found.length, 'place mentions', 'places mention')} another page without a link, on ${counted(new Set(found.map(({ from }) => from)).size, 'page', 'pages')} of ${whole(pages.length)}.`,
    tone: found.length > 0 ? 'good' : 'plain',
    figures: [
      { label: 'Pages', text: whole(pages.length) },
      { label: 'Links between them', text: whole(all.reduce((sum, { size }) => sum + size, 0)) },
      { label: 'In the content', text: whole(content.reduce((sum, { size }) => sum + size, 0)) },
      { label: 'Without a link to them', text: whole(orphans.length) },
    ],
    parts: [
      { findings },
      {
        heading: 'Links to make',
        notes: [
          'Pages with the fewest links in the content come first. Read the sentence before you link: the words may mean something else there.',
        ],
        tables: [
          {
            label: 'Places that mention a page',
            columns: ['On', 'Sentence', 'Words to link', 'To', 'Links there now'],
            rows,
          },
        ],
      },
      {
        heading: 'Pages',
        tables: [
          {
            label: 'How the pages hang together',
            columns: ['Page', 'Title', 'Links to it', 'In content', 'From it', 'Clicks', 'PageRank'],
            rows: pages
              .map((page, at) => ({ page, at }))
              .toSorted((a, b) => (ranks[b.at] ?? 0) - (ranks[a.at] ?? 0) || a.at - b.at)
              .map(({ page, at }) => [
                page.address,
                page.title || page.heading,
                whole(inAll[at] ?? 0),
                whole(inContent[at] ?? 0),
                whole(all[at]?.size ?? 0),
                depths[at] === undefined ? 'No way' : whole(depths[at]),
                `${((ranks[at] ?? 0) * 100).toFixed(2)}%`,
              ]),
          },
        ],
      },
      {
        heading: 'Pages without a link to them',
        tables: [
          {
            label: 'Pages without a link to them',
            columns: ['Page', 'Title'],
            rows: orphans.map((at) => [pages[at]?.address ?? '', pages[at]?.title ?? '']),
          },
        ],
      },
      {
        heading: 'Texts of links to mend',
        tables: [{ label: 'Texts of links to mend', columns: ['On', 'Text', 'To', 'Why'], rows: anchors.rows }],
      },
      {
        heading: 'Addresses that are not among the pages',
        tables: [{ label: 'Addresses that are not among the pages', columns: ['On', 'Text', 'Address'], rows: broken }],
      },
    ],
  }
}

/** An address without a host, or with that of one of the pages. */
function isInside(href: string, pages: readonly SitePage[]): boolean {
  if (!/^[a-z][a-z0-9+.-]*:|^\/\//i.test(href.trim())) return true
  const host = keyOf(href)?.split('/')[0]
  return host !== undefined && host === (keyOf(pages[0]?.address ?? '') ?? '').split('/')[0]
}
