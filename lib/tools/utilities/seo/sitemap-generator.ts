import { csvText } from '@/lib/base/format/csv-cell'
import { reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import type { View } from '@/lib/kits/app/views'
import { defineWorkbench, worker, type Work, type WorkFile } from '@/lib/kits/app/workbench'
import { choice, integer, text, toggle } from '@/lib/kits/fields/define'
import type { SitemapAnswer, SitemapRules } from '@/lib/subjects/sitemap/build'
import type { PageAnswer, SitemapQuestion } from '@/lib/subjects/sitemap/task'

const sample = `url,lastmod,images,hreflang en,hreflang de
https://example.com/,2026-03-02,,https://example.com/,https://example.com/de/
https://example.com/de/,2026-03-02,,https://example.com/,https://example.com/de/
https://example.com/oak tables,2026-02-11,/img/table.jpg /img/oil.jpg,,
/chairs?size=4&wood=oak,2026-02-11T09:30:00+01:00,,,
https://example.com/chairs?size=4&wood=oak,,,,
https://example.com/café,11.02.2026,,,
https://shop.example.com/cart,,,,
`

type Answer = SitemapAnswer | PageAnswer
type Building = Work<SitemapRules, Readonly<Record<'list', string>>, Answer, SitemapQuestion>

const sitemapOf = (answer: Answer | undefined) => (answer?.kind === 'sitemap' ? answer : undefined)

const pathOf = (file: File) => file.webkitRelativePath || file.name

const columns = ['url', 'lastmod', 'canonical', 'robots', 'images', 'alternates', 'title', 'published'] as const

/** The folder that was chosen is the root of the site. */
function rootedRows(files: readonly WorkFile<Answer>[]): string[][] {
  const pages = files.flatMap(({ answer }) => (answer?.kind === 'page' ? [answer.cells] : []))
  const folders = new Set(pages.map(({ url }) => /^\/[^/]+(?=\/)/.exec(url ?? '')?.[0]))
  const [folder] = folders
  const root = folders.size === 1 ? (folder?.length ?? 0) : 0
  return pages.map((cells) =>
    columns.map((name) => (name === 'url' ? (cells.url ?? '').slice(root) : (cells[name] ?? ''))),
  )
}

function listOf({ files }: Building): string | undefined {
  const rows = rootedRows(files)
  return rows.length === 0 ? undefined : csvText([columns, ...rows])
}

function resultViews(answer: SitemapAnswer, { as }: SitemapRules): View[] {
  if (answer.sitemaps.length === 0) return []
  const { text: preview, isWhole } = answer.preview
  const [first] = answer.sitemaps
  return [
    { kind: 'values', items: [{ label: 'For robots.txt', text: answer.robots }] },
    ...(isWhole ? [] : [{ kind: 'note', tone: 'plain', says: 'The beginning of the first file is shown.' } as const]),
    {
      kind: 'text',
      label:
        as === 'text' ? 'Sitemap as text' : (first?.name.replace(/\.gz$/, '').replace('-index', '-1') ?? 'Sitemap'),
      text: preview,
      boxed: true,
    },
  ]
}

function viewsOf(work: Building): View[] {
  const answer = sitemapOf(work.answer)
  const pages = rootedRows(work.files)
  return [
    ...reportViews(
      { answer },
      'list',
      'Paste addresses, or open a table, an archive of pages or an export. No site is crawled: a page in your browser may not read others.',
    ),
    ...(answer ? resultViews(answer, work.values) : []),
    {
      kind: 'files',
      of: Object.fromEntries(
        work.files.map((file) => [
          file.id,
          file.answer?.kind === 'page' ? [{ kind: 'note', says: pageSays(file.answer) } as const] : [],
        ]),
      ),
    },
    ...(pages.length > 0
      ? [
          {
            kind: 'findings',
            items: [
              {
                tone: 'plain',
                says: `${String(pages.length)} pages were read.`,
                offers: [{ label: 'Put them into the list', takes: 'pages' }],
                caution: 'What stands in the list is replaced.',
              },
            ],
          } as const,
        ]
      : []),
  ]
}

function pageSays({ cells: { url = '', robots = '', canonical } }: PageAnswer): string {
  if (/\b(?:noindex|none)\b/i.test(robots)) return `${url}: asks not to be listed (noindex).`
  return canonical === undefined ? `${url}.` : `${url}: canonical address ${canonical}`
}

const typeOf = (name: string) =>
  name.endsWith('.gz') ? 'application/gzip' : name.endsWith('.txt') ? 'text/plain' : 'application/xml'

export default defineWorkbench({
  worker: worker<SitemapQuestion, Answer>('sitemap-generator'),
  options: {
    base: text('Address of the site', {
      initial: '',
      maxLength: 2000,
      placeholder: 'https://example.com/',
      as: 'url',
      help: 'For addresses without a host. Empty: the host of the first address.',
    }),
    as: choice('Kind of sitemap', {
      options: { pages: 'Pages, with images and videos', news: 'News', text: 'Text, addresses alone' },
      initial: 'pages',
    }),
    publication: text('Publication', {
      initial: '',
      maxLength: 200,
      placeholder: 'The Otley Courier',
      help: 'Of rows that name none.',
      shownWhen: { field: 'as', is: 'news' },
    }),
    language: text('Its language', {
      initial: 'en',
      maxLength: 10,
      shownWhen: { field: 'as', is: 'news' },
    }),
    images: toggle('List the images of pages', { initial: true, shownWhen: { field: 'as', is: 'pages' } }),
    packed: toggle('Pack the files (gz)', { initial: false }),
    perFile: integer('Addresses in a file', {
      initial: 50_000,
      min: 1,
      max: 50_000,
      help: 'The protocol takes 50,000 and 50 MB; news take 1,000.',
      refines: true,
    }),
    otherHosts: toggle('Keep addresses on other hosts', {
      initial: false,
      help: 'Valid where the robots.txt of that host names this sitemap.',
      refines: true,
    }),
  },
  panels: [
    {
      at: 'top',
      fields: ['base', 'as', 'publication', 'language', 'images', 'packed', 'perFile', 'otherHosts'],
    },
  ],
  inputs: {
    list: {
      kind: 'text',
      label: 'Addresses',
      placeholder: 'https://example.com/\nhttps://example.com/about 2026-03-02',
      help: 'One a line; or a table with columns such as url, lastmod, images, hreflang de; an export of a crawler or of WordPress; a ZIP of HTML files.',
      height: 'tall',
      example: sample,
      takes: { text: {} },
      holds: {
        accept: '.txt,.csv,.tsv,.xlsx,.ods,.xml,.zip,.html,text/plain,text/csv',
        pasted: 'pasted.txt',
        above: 300_000,
      },
    },
    files: {
      kind: 'files',
      label: 'A folder of HTML files',
      button: 'Choose pages',
      accept: '.html,.htm,.xhtml',
      folders: true,
      verb: 'Read',
      stopped: 'This page was not read.',
    },
  },
  resultLabel: 'Sitemap',
  asking: 'Reading the addresses',
  making: 'Packing the files',
  ask({ values, texts: { list }, opened }): SitemapQuestion | undefined {
    const source = opened.list ?? list
    if (typeof source === 'string' && source.trim() === '') return undefined
    return { ask: 'list', source, rules: values }
  },
  askOf: (source): SitemapQuestion => ({ ask: 'page', source, name: pathOf(source) }),
  views: viewsOf,
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save the sitemap',
      file: ({ answer }) => sitemapOf(answer)?.sitemaps[0]?.name ?? 'sitemap.xml',
      type: ({ answer }) => typeOf(sitemapOf(answer)?.sitemaps[0]?.name ?? 'sitemap.xml'),
      of: ({ answer }) =>
        sitemapOf(answer)?.sitemaps.length === 1 ? sitemapOf(answer)?.sitemaps[0]?.content : undefined,
    },
    zip: {
      kind: 'zip',
      label: 'Save all files (ZIP)',
      file: 'sitemaps.zip',
      files: ({ answer }) =>
        Object.fromEntries((sitemapOf(answer)?.sitemaps ?? []).map(({ name, content }) => [name, content])),
    },
    copy: {
      kind: 'copy',
      label: 'Copy',
      done: 'Copied the sitemap',
      of: ({ answer }) => {
        const preview = sitemapOf(answer)?.preview
        return preview?.isWhole && preview.text !== '' ? preview.text : undefined
      },
    },
    left: {
      kind: 'save',
      label: 'Save what was left out (CSV)',
      file: 'left-out.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => {
        const report = sitemapOf(answer)
        return report?.parts.some(({ tables = [] }) =>
          tables.some(({ columns: [first], rows }) => first === 'Row' && rows.length > 0),
        )
          ? `\ufeff${reportFile(report, 'left-out.csv') ?? ''}`
          : undefined
      },
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(sitemapOf(answer)),
    },
    pages: {
      kind: 'put',
      label: 'Put the pages into the list',
      isOffered: true,
      input: 'list',
      done: 'The pages stand in the list.',
      of: listOf,
    },
  },
  controls: [
    {
      label: 'Addresses',
      help: 'A list, a table, an export of a crawler or of WordPress, an archive or folder of HTML files.',
    },
    { label: 'Address of the site', help: 'Read before paths that have no host.' },
    { label: 'Kind of sitemap', help: 'Pages with images, videos and languages; news; or text.' },
    { label: 'Files', help: 'Packed or not, and how many addresses each holds.' },
  ],
  results: [
    { label: 'Sitemap files of at most 50,000 addresses and 50 MB, with an index', kind: 'value' },
    { label: 'The line for robots.txt', kind: 'value' },
    { label: 'Every address that was left out, with its reason', kind: 'table' },
    { label: 'Days and values that could not be written', kind: 'table' },
  ],
  formula:
    'Reads each address by the URL standard, leaves out what is double, redirected, closed or canonical elsewhere, and writes the rest by the sitemap protocol 0.9 with the extensions of Google',
  limits: [
    'No site is crawled. What is not in your list is not in the sitemap.',
    'Whether an address answers is known only where a column of a crawler says so.',
    'Google reads lastmod where it is right, and neither changefreq nor priority; they are written where you give them.',
    'Pages of an archive get the addresses of their files; a server that hides endings needs a list.',
    'Up to 10,000 HTML files, and lists of two million addresses, which need about a gigabyte of memory.',
    'News older than two days and images beyond a thousand a page are not read by Google.',
  ],
  sources: [
    { title: 'sitemaps.org: Sitemaps XML format, protocol 0.9', href: 'https://www.sitemaps.org/protocol.html' },
    {
      title: 'Google Search Central: Build and submit a sitemap',
      href: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap',
    },
    {
      title: 'Google Search Central: Image, video and news sitemaps',
      href: 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/combine-sitemap-extensions',
    },
    { title: 'W3C: Date and Time Formats', href: 'https://www.w3.org/TR/NOTE-datetime' },
    { title: 'RFC 3986: Uniform Resource Identifier', href: 'https://www.rfc-editor.org/rfc/rfc3986' },
  ],
  abilities: ['save', 'print', 'batch'],
})
