import type { Report } from '@/lib/base/report/report'
import { reportFile, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, integer, toggle } from '@/lib/kits/fields/define'
import type { ShortLinkQuestion } from '@/lib/subjects/short-links/make'

const names = {
  redirects: '_redirects',
  nginx: 'short-links.conf',
  apache: '.htaccess',
  vercel: 'vercel.json',
  csv: 'short-links.csv',
} as const

/** The file of the chosen kind. */
function fileOf({
  answer,
  values,
}: {
  answer: Report | undefined
  values: { format: keyof typeof names }
}): string | undefined {
  return reportFile(answer, names[values.format])
}

export default defineWorkbench({
  worker: worker<ShortLinkQuestion, Report>('bulk-url-shortener'),
  options: {
    style: choice('Codes', { options: { hash: 'Short', slug: 'Readable' }, initial: 'slug', as: 'buttons' }),
    length: integer('Characters of a code', { initial: 6, min: 3, max: 12, shownWhen: { field: 'style', is: 'hash' } }),
    dropsTracking: toggle('Take tracking parameters out of the addresses', {}),
    format: choice('File for', {
      options: {
        redirects: 'Netlify, Cloudflare',
        nginx: 'nginx',
        apache: 'Apache',
        vercel: 'Vercel',
        csv: 'CSV',
      },
      initial: 'redirects',
      as: 'menu',
    }),
  },
  panels: [
    { at: 'inputs', fields: ['style', 'length', 'dropsTracking'] },
    { at: 'results', fields: ['format'] },
  ],
  inputs: {
    text: {
      kind: 'text',
      label: 'Addresses, one a line',
      placeholder: 'https://www.example.com/a/long/way\nhttps://www.example.com/sale,summer',
      height: 'tall',
      example:
        'https://www.example.com/blog/2026/how-we-build-oak-chairs.html?utm_source=flyer\nhttps://www.example.com/shop/category/4711\nhttps://www.example.com/sale/summer,summer\njavascript:alert(1)\n',
      takes: { text: {}, csv: {} },
      opens: {
        label: 'Open a list',
        accept: '.txt,.csv,text/plain',
        largest: 30_000_000,
        otherwise: 'Split the list.',
      },
    },
    existing: {
      kind: 'text',
      label: 'Short links that exist, if any',
      placeholder: 'summer,https://www.example.com/sale/summer',
      height: 'middle',
      opens: {
        label: 'Open the last list',
        accept: '.txt,.csv,text/plain',
        largest: 30_000_000,
        otherwise: 'Split the list.',
      },
    },
    domain: { kind: 'text', label: 'Your short domain', placeholder: 'go.example.com', height: 'line' },
  },
  resultLabel: 'Short links',
  asking: 'Making the links',
  ask: ({ values: { style, length, dropsTracking }, texts: { text, existing, domain } }) =>
    text.trim() === '' ? undefined : { text, existing, domain, style, length, dropsTracking },
  views(work) {
    const file = fileOf(work)
    return [
      ...reportViews(
        work,
        'text',
        'Paste addresses. There is no server behind this page: you get codes and the file that makes your own host redirect them.',
      ),
      ...(file === undefined || file === ''
        ? []
        : [{ kind: 'text', label: names[work.values.format], text: file.slice(0, 20_000), boxed: true } as const]),
    ]
  },
  takeAway: {
    save: {
      kind: 'save',
      label: 'Save the file',
      file: ({ values }) => names[values.format],
      type: 'text/plain;charset=utf-8',
      of: fileOf,
    },
    all: {
      kind: 'zip',
      label: 'Save all five (ZIP)',
      file: 'short-links.zip',
      files: ({ answer }) => Object.fromEntries(Object.values(names).map((name) => [name, reportFile(answer, name)])),
    },
    copy: { kind: 'copy', label: 'Copy the file', done: 'Copied the file', of: fileOf },
  },
  controls: [
    { label: 'Addresses', help: 'One a line; behind a comma, semicolon or tab a code of your own.' },
    { label: 'Short links that exist', help: 'Keep their codes, and nobody else gets them.' },
    { label: 'Your short domain', help: 'Where the file will lie.' },
    { label: 'Codes', help: 'Readable words of the address, or three to twelve characters.' },
  ],
  results: [
    { label: 'Short links', kind: 'table' },
    { label: 'Files for Netlify, Cloudflare, nginx, Apache and Vercel, and CSV', kind: 'value' },
    { label: 'Lines that were refused, with the reason', kind: 'table' },
  ],
  formula:
    'Takes the last words of an address, or the first characters of its SHA-256 in base 58, and lengthens what is taken already',
  limits: [
    'Nothing is hosted here: the links work when the file lies on a domain of yours. Clicks are not counted, links do not expire.',
    'A short code follows from its address, so whoever has the address can work it out; it hides nothing.',
    'Codes differ in more than letter case, since some servers do not tell capitals from small letters.',
    'Redirects are 302, so that a target can be changed; browsers keep a 301.',
  ],
  sources: [
    {
      title: 'RFC 9110: HTTP Semantics, 15.4.3 302 Found',
      href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.4.3',
    },
    { title: 'Netlify Docs: Redirect options', href: 'https://docs.netlify.com/routing/redirects/redirect-options/' },
    { title: 'Cloudflare Pages: Redirects', href: 'https://developers.cloudflare.com/pages/configuration/redirects/' },
    { title: 'Vercel: redirects in vercel.json', href: 'https://vercel.com/docs/project-configuration' },
  ],
  abilities: ['save', 'print', 'batch'],
})
