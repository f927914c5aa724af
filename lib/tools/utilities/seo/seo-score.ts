import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import type { OnPageQuestion } from '@/lib/subjects/on-page/report'

const sample = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Oak chairs made in Leeds | Bramley Joinery</title>
<meta name="viewport" content="width=device-width, initial-scale=1, user-scalable=no">
<link rel="canonical" href="/chairs">
<meta property="og:title" content="Oak chairs">
</head>
<body>
<h1>Oak chairs</h1>
<h3>Made to order</h3>
<p>Each chair takes us nine days. <a href="/order">Click here</a></p>
<img src="chair.jpg">
</body>
</html>
`

export default defineWorkbench({
  worker: worker<OnPageQuestion, Report>('seo-score'),
  options: {},
  panels: [],
  inputs: {
    html: {
      kind: 'text',
      label: 'HTML of the page',
      placeholder: 'Paste the source of a page, or drop a saved file',
      height: 'tall',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open a saved page',
        accept: '.html,.htm,.xhtml,text/html',
        largest: 20_000_000,
        otherwise: 'Save the page as HTML only, without its pictures.',
      },
    },
    keyword: { kind: 'text', label: 'Keyword, if you like', placeholder: 'oak chairs', height: 'line' },
  },
  resultLabel: 'Checks',
  asking: 'Reading the page',
  ask: ({ texts: { html, keyword } }) => (html.trim() === '' ? undefined : { html, keyword }),
  views: (work) =>
    reportViews(
      work,
      'html',
      'Paste the source of a page (Ctrl+U shows it in most browsers). Nothing in it is run or loaded.',
    ),
  takeAway: {
    csv: {
      kind: 'save',
      label: 'Save the checks (CSV)',
      file: 'on-page-checks.csv',
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
    { label: 'HTML of the page', help: 'Pasted, opened or dropped; only parsed, never run.' },
    { label: 'Keyword', help: 'Looked for in title, main heading, description, text and alternative texts.' },
  ],
  results: [
    { label: 'Share of the checks that pass', kind: 'value' },
    { label: 'Each check with what was found, where, and who asks for it', kind: 'verdict' },
    { label: 'Headings in order, and the words that stand most often', kind: 'table' },
  ],
  formula:
    'Parses the HTML as browsers do, holds it against 32 checks of published guides, and counts those that pass among those that apply, each the same',
  limits: [
    'A rank cannot be foretold: links from other sites, speed and what people look for are not in the HTML.',
    'What scripts add, and what style sheets change, is not seen; paste the drawn page from the developer tools to judge that.',
    'Answers of the server (status, X-Robots-Tag, redirects) and the robots.txt are not seen.',
    'Length of title and description is shown and not judged: Google publishes no limit.',
    'Whether a text is good, true or wanted, no check can tell.',
  ],
  sources: [
    { title: 'Google Search Central: documentation', href: 'https://developers.google.com/search/docs' },
    { title: 'WHATWG: HTML Living Standard', href: 'https://html.spec.whatwg.org/' },
    { title: 'W3C: Web Content Accessibility Guidelines (WCAG) 2.2', href: 'https://www.w3.org/TR/WCAG22/' },
    { title: 'The Open Graph protocol', href: 'https://ogp.me/' },
  ],
  abilities: ['save', 'print'],
})
