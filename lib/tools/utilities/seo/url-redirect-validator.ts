import type { Report } from '@/lib/base/report/report'
import { reportCsv, reportFile, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { toggle } from '@/lib/kits/fields/define'
import type { RedirectQuestion } from '@/lib/subjects/redirects/report'

const file = 'redirects.csv'

export default defineWorkbench({
  worker: worker<RedirectQuestion, Report>('url-redirect-validator'),
  options: {
    ignoreCase: toggle('Letter case does not matter', {}),
    ignoreSlash: toggle('A slash at the end does not matter', { initial: true }),
  },
  panels: [{ at: 'inputs', fields: ['ignoreCase', 'ignoreSlash'] }],
  inputs: {
    text: {
      kind: 'text',
      label: 'Redirects',
      placeholder: '/old,/new\nRedirect 301 /a /b\nlocation = /c { return 301 /d; }',
      height: 'tall',
      example:
        '/chairs.html,/furniture/chairs\n/furniture/chairs,/shop/chairs\n/sale,/offers\n/offers,/sale\n/about-us,http://www.example.com/about\n/chairs.html,/shop/all\nRedirectMatch 301 ^/blog/(.*)$ /news/$1\n',
      takes: { text: {}, csv: {} },
      opens: {
        label: 'Open a file',
        accept: '.csv,.txt,.conf,.htaccess,.xml,.map,text/plain',
        largest: 50_000_000,
        otherwise: 'Split the list.',
      },
    },
    old: {
      kind: 'text',
      label: 'Addresses of the old site, or its sitemap',
      placeholder: 'https://www.example.com/about-us',
      height: 'tall',
      opens: {
        label: 'Open a sitemap',
        accept: '.xml,.txt,.csv,text/plain',
        largest: 50_000_000,
        otherwise: 'Split the list.',
      },
    },
    host: { kind: 'text', label: 'Host that paths belong to', placeholder: 'www.example.com', height: 'line' },
  },
  resultLabel: 'What was found',
  asking: 'Following the redirects',
  ask: ({ values: { ignoreCase, ignoreSlash }, texts: { text, old, host } }) =>
    text.trim() === ''
      ? undefined
      : {
          text,
          old,
          host: host
            .trim()
            .replace(/^https?:\/\//i, '')
            .replace(/\/.*$/, ''),
          ignoreCase,
          ignoreSlash,
        },
  views: (work) =>
    reportViews(work, 'text', 'Paste redirects in any of five forms. They are followed here, without a request.'),
  takeAway: {
    flat: {
      kind: 'save',
      label: 'Save without chains (CSV)',
      file,
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportFile(answer, file),
    },
    csv: {
      kind: 'save',
      label: 'Save what was found (CSV)',
      file: 'redirect-check.csv',
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
    { label: 'Redirects', help: 'Apache, nginx, IIS, _redirects or a table, up to 200,000.' },
    { label: 'Addresses of the old site', help: 'Lines or a sitemap; each should have a redirect.' },
    { label: 'Host that paths belong to', help: 'So that /a and https://www.example.com/a count as one.' },
    { label: 'Letter case and final slashes', help: 'Whether your server tells them apart.' },
  ],
  results: [
    { label: 'Chains, circles, doubles and unsafe targets, with line and source', kind: 'verdict' },
    { label: 'Every redirect with its steps and its end', kind: 'table' },
    { label: 'Old addresses without a redirect', kind: 'table' },
    { label: 'A list without chains', kind: 'value' },
  ],
  formula:
    'Reads each rule, compares addresses by host, path and query, follows every target through the list until it ends or meets itself, and writes the end in place of the way',
  limits: [
    'Rules of patterns are listed and not followed; what they do depends on the rest of the server.',
    'Nothing is requested, so what your server answers today, and whether targets exist, is not seen.',
    'Conditions around a rule, such as RewriteCond, are passed over.',
    'A chain is followed up to fifty steps.',
  ],
  asked: [{ says: '{text:link}' }],
  sources: [
    {
      title: 'Google Search Central: Redirects and Google Search',
      href: 'https://developers.google.com/search/docs/crawling-indexing/301-redirects',
    },
    {
      title: 'Google Search Central: Site moves with URL changes',
      href: 'https://developers.google.com/search/docs/crawling-indexing/site-move-with-url-changes',
    },
    {
      title: 'RFC 9110: HTTP Semantics, 15.4 Redirection 3xx',
      href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4',
    },
    { title: 'Apache HTTP Server 2.4: mod_alias', href: 'https://httpd.apache.org/docs/2.4/mod/mod_alias.html' },
    {
      title: 'OWASP: Unvalidated Redirects and Forwards Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Unvalidated_Redirects_and_Forwards_Cheat_Sheet.html',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
