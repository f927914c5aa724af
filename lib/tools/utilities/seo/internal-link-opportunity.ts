import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { LinkQuestion } from '@/lib/subjects/site-links/report'

const sample = `=== / ===
<title>Bramley Joinery</title><h1>Bramley Joinery</h1>
<nav><a href="/">Home</a> <a href="/oak-care">Oak care</a> <a href="/tables">Tables</a></nav>
<p>We make furniture in Leeds. See <a href="/tables">our oak tables</a>.</p>
=== /tables ===
<title>Oak tables | Bramley Joinery</title><h1>Oak tables</h1>
<nav><a href="/">Home</a> <a href="/oak-care">Oak care</a> <a href="/tables">Tables</a></nav>
<p>Every table leaves us oiled. How to keep it so is a matter of oiling oak twice a year. <a href="/delivery">Click here</a> for delivery.</p>
=== /oak-care ===
<title>Oiling oak: what to use and when | Bramley Joinery</title><h1>Oiling oak</h1>
<nav><a href="/">Home</a> <a href="/oak-care">Oak care</a> <a href="/tables">Tables</a></nav>
<p>Our oak tables need oil in spring and in autumn. Linseed oil dries slowly.</p>
=== /linseed-oil ===
<title>Linseed oil | Bramley Joinery</title><h1>Linseed oil</h1>
<p>It is pressed from flax.</p>
`

export default defineWorkbench({
  worker: worker<LinkQuestion, Report>('internal-link-opportunity'),
  options: {},
  panels: [],
  inputs: {
    text: {
      kind: 'text',
      label: 'Pages of the site',
      placeholder: '=== /oak-care ===\n<h1>Oiling oak</h1> …',
      help: 'A ZIP of HTML files, an export of WordPress (XML), a CSV file with columns url and html, or pasted pages, each under its path.',
      height: 'tall',
      example: sample,
      holds: {
        accept: '.zip,.xml,.csv,.tsv,.xlsx,.txt,application/zip,text/xml,text/csv',
        pasted: 'pasted.txt',
      },
    },
    phrases: {
      kind: 'text',
      label: 'Words for pages, if you like',
      placeholder: '/oak-care: oak oil, care of oak',
      help: 'A path, a colon, a space, and words that should lead there. Headings and titles are used by themselves.',
      height: 'short',
    },
    home: { kind: 'text', label: 'First page', placeholder: '/', height: 'line' },
  },
  resultLabel: 'Links',
  asking: 'Reading the pages',
  ask({ texts: { text, phrases, home }, opened }) {
    const source = opened.text ?? text
    return typeof source === 'string' && source.trim() === '' ? undefined : { source, phrases, home }
  },
  views: (work) =>
    reportViews(work, 'phrases', 'Open an archive of your pages, or paste some. Nothing in them is run or loaded.'),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'internal-links.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    copy: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'Pages of the site',
      help: 'A ZIP of HTML files, a WordPress export, a table of addresses and HTML, or pasted pages; up to 10,000.',
    },
    { label: 'Words for pages', help: 'What should lead to a page, beside its heading and title.' },
    { label: 'First page', help: 'From which clicks are counted; the root unless you name another.' },
  ],
  results: [
    { label: 'Sentences that mention a page without a link, with the words to link', kind: 'table' },
    { label: 'Pages with links to and from them, clicks from home and PageRank', kind: 'table' },
    { label: 'Pages nobody links to, empty texts of links, addresses that are missing', kind: 'verdict' },
  ],
  formula:
    'Reads the pages as browsers do, looks in their sentences for headings, titles and your words outside links, and works out PageRank (damping 0.85) and the shortest ways from the first page',
  limits: [
    'Words are looked for as they stand: other forms of a word, and other words for the same thing, are found only if you give them.',
    'PageRank is that of 1998 over the pages given. What search engines make of links today is not published.',
    'Links that scripts write are not seen.',
    'Links in navigation, head and foot, or on half of all pages, do not count as links in the content.',
    'Headings that several pages share name none of them.',
  ],
  sources: [
    {
      title: 'Brin and Page: The Anatomy of a Large-Scale Hypertextual Web Search Engine (1998)',
      href: 'https://doi.org/10.1016/S0169-7552(98)00110-X',
    },
    {
      title: 'Google Search Central: SEO link best practices',
      href: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
    },
    { title: 'WHATWG: HTML Living Standard', href: 'https://html.spec.whatwg.org/' },
    { title: 'WHATWG: URL Standard', href: 'https://url.spec.whatwg.org/' },
  ],
  abilities: ['save', 'print', 'batch'],
})
