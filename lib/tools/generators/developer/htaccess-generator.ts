import { reportCsv, reportText, reportViews } from '@/lib/kits/app/report'
import { defineWorkbench, worker } from '@/lib/kits/app/workbench'
import { choice, longText, text, toggle } from '@/lib/kits/fields/define'
import type { RulesQuestion, RulesReport } from '@/lib/subjects/server-rules/report'

const fileNames = {
  apache: '.htaccess',
  nginx: 'site.conf',
  caddy: 'Caddyfile',
  netlify: '_redirects',
  cloudflare: '_redirects',
  iis: 'web.config',
} as const

const statuses = { 301: 301, 302: 302, 307: 307, 308: 308 } as const

const sample = `from,to,status
/about.html,/about
/team,/about
/blog/*,/news/:splat
/shop,https://shop.example.com/
/summer-sale,,410
`

export default defineWorkbench({
  worker: worker<RulesQuestion, RulesReport>('htaccess-generator'),
  options: {
    server: choice('Written for', {
      options: {
        apache: 'Apache',
        nginx: 'nginx',
        caddy: 'Caddy',
        netlify: 'Netlify',
        cloudflare: 'Cloudflare Pages',
        iis: 'IIS',
      },
      initial: 'apache',
      as: 'buttons',
    }),
    domain: text('Domain', {
      initial: '',
      maxLength: 253,
      placeholder: 'example.com',
    }),
    www: choice('Host', {
      options: {
        keep: 'As it is asked for',
        with: 'With www',
        without: 'Without www',
      },
      initial: 'keep',
    }),
    https: toggle('Send HTTP to HTTPS', { initial: true }),
    usual: choice('Redirects are', {
      options: {
        301: '301, for good',
        302: '302, for now',
        307: '307, for now, the method kept',
        308: '308, for good, the method kept',
      },
      initial: '301',
      as: 'menu',
      help: 'Of lines without a status of their own.',
    }),
    keepsQuery: toggle('Hand on the query', {
      initial: true,
      help: 'What stands behind the ? goes along. A target with a query of its own keeps that one.',
      refines: true,
    }),
    flattens: toggle('Lead chains straight to their end', {
      initial: true,
      refines: true,
    }),
    isBehindProxy: toggle('TLS ends at a proxy before it', {
      help: 'The proxy then says by X-Forwarded-Proto what was asked for.',
      refines: true,
    }),
    isSinglePage: toggle('All paths are answered by index.html', {
      help: 'For an app that reads the address itself.',
      refines: true,
    }),
    lasting: longText('Folders of files that never change', {
      initial: '',
      maxLength: 5000,
      lines: 2,
      placeholder: '/assets/',
      help: 'Files with a hash in their names. They are kept for a year.',
      refines: true,
    }),
    compresses: toggle('Compress text', { refines: true }),
    hasSecurityHeaders: toggle('Headers for security', {
      help: 'No guessing of types, frames of this site only, short referrers, no camera, microphone or place.',
      refines: true,
    }),
    hsts: choice('HTTPS from now on (HSTS)', {
      options: {
        none: 'Not said',
        year: 'For a year',
        subdomains: 'For a year, subdomains too',
      },
      initial: 'none',
      as: 'menu',
      shownWhen: { field: 'https', is: true },
      refines: true,
    }),
    stopsHotlinks: toggle('Pictures only for pages of this site', {
      refines: true,
    }),
    notFoundPage: text('Page for 404', {
      initial: '',
      maxLength: 500,
      placeholder: '/404.html',
      refines: true,
    }),
    errorPage: text('Page for 500', {
      initial: '',
      maxLength: 500,
      placeholder: '/50x.html',
      refines: true,
    }),
    passwordFile: text('File of passwords on the server', {
      initial: '',
      maxLength: 500,
      placeholder: '/etc/site.htpasswd',
      help: 'The whole site then asks for a name and a password.',
      refines: true,
    }),
  },
  panels: [
    { at: 'top', fields: ['server', 'domain', 'www', 'https', 'usual'] },
    {
      at: 'top',
      label: 'More rules',
      folded: true,
      fields: [
        'keepsQuery',
        'flattens',
        'isBehindProxy',
        'isSinglePage',
        'lasting',
        'compresses',
        'hasSecurityHeaders',
        'hsts',
        'stopsHotlinks',
        'notFoundPage',
        'errorPage',
        'passwordFile',
      ],
    },
  ],
  inputs: {
    list: {
      kind: 'text',
      label: 'Redirects, one a line',
      placeholder: '/old,/new\n/blog/*,/news/:splat\n/gone,,410',
      help: 'Old path, target, status. /folder/* stands for all in it, :splat for what follows.',
      height: 'tall',
      example: sample,
      takes: { text: {} },
      opens: {
        label: 'Open a list',
        accept: '.csv,.txt,.tsv,.htaccess,text/plain,text/csv',
        largest: 20_000_000,
        otherwise: 'Split the list: 50,000 redirects are read at once.',
      },
    },
    tests: {
      kind: 'text',
      label: 'Addresses to try, one a line',
      placeholder: 'http://example.com/old\n/blog/2024/hello',
      help: 'A path alone is tried on the final host.',
      height: 'short',
    },
  },
  resultLabel: 'The rules',
  ask({ values, texts: { list, tests } }): RulesQuestion | undefined {
    const { usual, ...more } = values
    const { www, isSinglePage, lasting, compresses, hasSecurityHeaders, hsts, stopsHotlinks } = more
    const { notFoundPage, errorPage, passwordFile, domain } = more
    const isUntouched =
      list.trim() === '' &&
      domain.trim() === '' &&
      www === 'keep' &&
      hsts === 'none' &&
      ![isSinglePage, compresses, hasSecurityHeaders, stopsHotlinks].includes(true) &&
      [lasting, notFoundPage, errorPage, passwordFile].every((typed) => typed.trim() === '')
    return isUntouched ? undefined : { ...more, usual: statuses[usual], list, tests }
  },
  views: (work) =>
    reportViews(work, 'list', 'Write a domain or a redirect. The rules and what is wrong with the list stand here.'),
  takeAway: {
    copy: {
      kind: 'copy',
      label: 'Copy the rules',
      done: 'Copied the rules',
      of: ({ answer }) => answer?.files.rules || undefined,
    },
    save: {
      kind: 'save',
      label: 'Save the rules',
      file: ({ values: { server } }) => fileNames[server],
      type: 'text/plain;charset=utf-8',
      of: ({ answer }) => answer?.files.rules || undefined,
    },
    headers: {
      kind: 'save',
      label: 'Save _headers',
      file: '_headers',
      type: 'text/plain;charset=utf-8',
      shownWhen: { field: 'server', is: ['netlify', 'cloudflare'] },
      of: ({ answer }) => answer?.files.headers || undefined,
    },
    csv: {
      kind: 'save',
      label: 'Save the tables (CSV)',
      file: 'redirects.csv',
      type: 'text/csv;charset=utf-8',
      of: ({ answer }) => reportCsv(answer),
    },
    findings: {
      kind: 'copy',
      label: 'Copy the findings',
      done: 'Copied the findings',
      of: ({ answer }) => reportText(answer),
    },
  },
  controls: [
    {
      label: 'Written for',
      help: 'Apache 2.4, nginx, Caddy, Netlify, Cloudflare Pages or IIS, from the same entries.',
    },
    {
      label: 'Domain, host and HTTPS',
      help: 'One address for every page, in one hop.',
    },
    {
      label: 'Redirects',
      help: 'Up to 50,000 lines: a CSV list, or Redirect lines of Apache.',
    },
    {
      label: 'More rules',
      help: 'Caching, compression, headers, error pages, an app, hotlinks, a password.',
    },
    { label: 'Addresses to try', help: 'One a line, up to 1,000.' },
  ],
  results: [
    { label: 'The file for your server', kind: 'value' },
    {
      label: 'Loops, chains, repeated paths and lines that no server can do',
      kind: 'verdict',
    },
    {
      label: 'Each address with the rule it hits, its status and where it ends',
      kind: 'table',
    },
    {
      label: 'Every directive with the page of its documentation',
      kind: 'table',
    },
  ],
  formula:
    'Lets the rule for a whole path win, then the one for the longest folder, and writes that order into the rewrite rules, maps or lines of each server',
  limits: [
    'Servers compare the path alone: a redirect of one query belongs into the program behind the server.',
    'Stars stand at the end of a path only, and targets hold no variables but what follows a folder.',
    'A .htaccess is written for the top folder of a site, on a server that allows its directives (AllowOverride).',
    'Certificates and folders of nginx and Caddy stand there as examples, to be replaced by yours.',
    'The dashboard rules of Cloudflare are not written. The web.config follows the documentation of IIS and was not run in one.',
  ],
  sources: [
    {
      title: 'Apache HTTP Server 2.4: mod_rewrite',
      href: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html',
    },
    {
      title: 'nginx: Module ngx_http_map_module',
      href: 'https://nginx.org/en/docs/http/ngx_http_map_module.html',
    },
    {
      title: 'Caddy: Caddyfile directives',
      href: 'https://caddyserver.com/docs/caddyfile/directives',
    },
    {
      title: 'Netlify: Redirects and rewrites',
      href: 'https://docs.netlify.com/manage/routing/redirects/overview/',
    },
    {
      title: 'Cloudflare Pages: Redirects',
      href: 'https://developers.cloudflare.com/pages/configuration/redirects/',
    },
    {
      title: 'Microsoft Learn: URL Rewrite Module Configuration Reference',
      href: 'https://learn.microsoft.com/en-us/iis/extensions/url-rewrite-module/url-rewrite-module-configuration-reference',
    },
    {
      title: 'RFC 9110: HTTP Semantics',
      href: 'https://www.rfc-editor.org/rfc/rfc9110',
    },
  ],
  abilities: ['save', 'print', 'batch'],
})
