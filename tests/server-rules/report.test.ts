import { expect, it } from 'vitest'
import { findChains } from '@/lib/subjects/server-rules/follow'
import { readRules } from '@/lib/subjects/server-rules/read'
import { rulesReport, type RulesQuestion } from '@/lib/subjects/server-rules/report'
import generator from '@/lib/tools/generators/developer/htaccess-generator'

const asked: RulesQuestion = {
  server: 'apache',
  list: '',
  tests: '',
  usual: 301,
  domain: '',
  www: 'keep',
  https: false,
  isBehindProxy: false,
  keepsQuery: true,
  flattens: true,
  lasting: '',
  compresses: false,
  hasSecurityHeaders: false,
  hsts: 'none',
  stopsHotlinks: false,
  passwordFile: '',
  notFoundPage: '',
  errorPage: '',
  isSinglePage: false,
}
const report = (given: Partial<RulesQuestion>) => rulesReport({ ...asked, ...given })
const said = (given: Partial<RulesQuestion>) =>
  (report(given).parts[0]?.findings ?? []).map(({ tone, says, at }) => `${tone} ${String(at?.line ?? 0)} ${says}`)
const linesOf = (given: Partial<RulesQuestion>) => report(given).files.rules.split('\n')

it('writes rules of Apache as its manual does', () => {
  // mod_rewrite: "Redirect … in per-directory context the leading slash is stripped", flags NE, QSD, G and R.
  expect(
    linesOf({
      list: '/a.b,/new\n/c d,/e%20f\n/old/*,/new/:splat\n/gone,,410\n/q,/r?s=t',
    }),
  ).toEqual([
    'RewriteEngine On',
    '',
    '# Redirects',
    'RewriteRule "^a\\.b$" "/new" [R=301,NE,L]',
    'RewriteRule "^c d$" "/e\\%20f" [R=301,NE,L]',
    'RewriteRule "^gone$" "-" [G]',
    'RewriteRule "^q$" "/r?s=t" [R=301,NE,L]',
    'RewriteRule "^old/(.*)$" "/new/$1" [R=301,L]',
    '',
  ])
  expect(linesOf({ list: '/a,/b', keepsQuery: false })[3]).toBe('RewriteRule "^a$" "/b" [R=301,NE,QSD,L]')
})

it('sends to one scheme and one host by Apache, in one hop', () => {
  expect(
    linesOf({
      domain: 'example.com',
      www: 'without',
      https: true,
      list: '/a,/b',
    }),
  ).toEqual([
    'RewriteEngine On',
    '',
    '# Redirects',
    'RewriteRule "^a$" "https://example.com/b" [R=301,NE,L]',
    '',
    '# One scheme and one host',
    'RewriteCond "%{HTTPS}" "!=on" [OR]',
    'RewriteCond "%{HTTP_HOST}" "^www\\.example\\.com$" [NC]',
    'RewriteRule "^" "https://example.com%{REQUEST_URI}" [R=301,L]',
    '',
  ])
  expect(linesOf({ domain: 'example.com', https: true, isBehindProxy: true })[3]).toBe(
    'RewriteCond "%{HTTP:X-Forwarded-Proto}" "!=https"',
  )
})

it('writes what else .htaccess can do', () => {
  const file = report({
    domain: 'example.com',
    https: true,
    hsts: 'subdomains',
    lasting: 'assets',
    compresses: true,
    hasSecurityHeaders: true,
    stopsHotlinks: true,
    passwordFile: '/etc/site.htpasswd',
    notFoundPage: '/404.html',
    errorPage: '/50x.html',
    isSinglePage: true,
  }).files.rules
  for (const line of [
    'RewriteCond "%{HTTP_REFERER}" "!^https?://([^/]+\\.)?example\\.com(/|:|$)" [NC]',
    'RewriteRule "\\.(jpg|jpeg|png|gif|webp|avif|svg)$" "-" [F,NC]',
    'RewriteCond "%{REQUEST_FILENAME}" "!-f"',
    'RewriteRule "^" "/index.html" [L]',
    'ErrorDocument 404 /404.html',
    'ErrorDocument 503 /50x.html',
    'AuthUserFile "/etc/site.htpasswd"',
    'Require valid-user',
    'Header always set X-Content-Type-Options "nosniff"',
    'Header always set Strict-Transport-Security "max-age=31536000; includeSubDomains"',
    '<If "%{REQUEST_URI} =~ m#^/assets/#">',
    '  Header set Cache-Control "public, max-age=31536000, immutable"',
  ])
    expect(file.split('\n')).toContain(line)
  expect(file).toContain('AddOutputFilterByType DEFLATE text/html')
})

it('writes _redirects and _headers as Netlify and Cloudflare document them', () => {
  const given = {
    list: '/a,/b\n/blog/*,/news/:splat,302\n/gone,,410\n/caf%C3%A9,/menu',
    domain: 'example.com',
    www: 'with',
    https: true,
    hasSecurityHeaders: true,
    lasting: '/assets/',
    notFoundPage: '/missing.html',
  } as const
  const netlify = report({ ...given, server: 'netlify' })
  expect(netlify.files.rules.split('\n')).toEqual([
    '/a https://www.example.com/b 301!',
    '/caf%C3%A9 https://www.example.com/menu 301!',
    '/blog/* https://www.example.com/news/:splat 302!',
    'http://example.com/* https://www.example.com/:splat 301!',
    'https://example.com/* https://www.example.com/:splat 301!',
    '/* /missing.html 404',
    '',
  ])
  expect(netlify.files.headers.split('\n')).toEqual([
    '/*',
    '  X-Content-Type-Options: nosniff',
    '  X-Frame-Options: SAMEORIGIN',
    '  Referrer-Policy: strict-origin-when-cross-origin',
    '  Permissions-Policy: camera=(), microphone=(), geolocation=()',
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ])
  expect(report({ ...given, server: 'cloudflare' }).files.rules.split('\n')[2]).toBe(
    '/blog/* https://www.example.com/news/:splat 302',
  )
  expect(report({ server: 'netlify', isSinglePage: true }).files.rules).toBe('/* /index.html 200\n')
  expect(said({ ...given, server: 'cloudflare' })).toEqual([
    'warn 0 Cloudflare Pages knows no 410. Those paths are left out and answer with 404 when the page is gone.',
    'warn 0 One host is made in the dashboard there, by a Redirect Rule.',
    'warn 0 Its page for 404 is always /404.html.',
  ])
})

it('finds loops, chains and paths that stand there twice', () => {
  expect(
    said({
      list: '/a,/b\n/b,/c\n/c,/a\n/d,/e\n/e,/f\n/d,/g\n/self,/self\n/in/*,/in/',
    }),
  ).toEqual([
    'bad 1 /a goes in a circle: /a → /b → /c → /a. It is left out.',
    'bad 2 /b goes in a circle: /b → /c → /a → /b. It is left out.',
    'bad 3 /c goes in a circle: /c → /a → /b → /c. It is left out.',
    'bad 7 /self goes in a circle: /self → /self. It is left out.',
    'bad 8 /in/* goes in a circle: /in/ → /in/. It is left out.',
    'warn 6 /d stands on line 4 already, with another target. The first counts.',
    'plain 4 /d was a chain over /e and now leads straight to /f.',
  ])
  expect(said({ list: '/d,/e\n/e,/f', flattens: false })).toEqual(['warn 1 /d is a chain: line 2 sends /e on.'])
  expect(said({ list: '/a,https://www.example.com/a', domain: 'example.com' })[0]).toContain('goes in a circle')
  const { kept } = findChains(readRules('/a,/x\n/z/*,/y/:splat\n/z/long/*,/w', 301).rules, {
    ...asked,
    rules: [],
    lastingFolders: [],
  })
  expect(kept.map(({ from }) => from)).toEqual(['/a', '/z/long/', '/z/'])
})

it('names lines that no server can do', () => {
  expect(
    said({
      list: 'from,to\nold,/new\n/a?b=1,/c\n/a#b,/c\n/*/x,/y\n/x*,/y\n/ok,/fine,999\n/e,\n/f,javascript:alert(1)\n/%zz,/a\n/g,/h/:splat\n/i,//evil.test\n/j,/k$1',
    }),
  ).toEqual([
    'bad 2 The old path must begin with a slash.',
    'bad 3 The old path has a query, and servers compare the path alone.',
    'bad 4 The old path has a #. What stands behind it never reaches a server.',
    'bad 5 The old path has a star that is not at its end.',
    'bad 6 A star must follow a slash: it stands for all of a folder.',
    'bad 7 999 is no status of a redirect; 301, 302, 303, 307, 308 and 410 are.',
    'bad 8 The target must be a path from the slash, or a whole address that begins with http:// or https://.',
    'bad 9 The target must be a path from the slash, or a whole address that begins with http:// or https://.',
    'bad 10 The old path has a percent sign that begins no escape.',
    'bad 11 The target has a place for the rest, and the old path no star.',
    'bad 12 The target must be a path from the slash, or a whole address that begins with http:// or https://.',
    'bad 13 The target must be a path from the slash, or a whole address that begins with http:// or https://.',
  ])
  expect(
    said({
      domain: 'not a host',
      www: 'with',
      notFoundPage: 'x y',
      lasting: '/',
    }),
  ).toEqual([
    'bad 0 “not a host” is no domain such as example.com. It is left out.',
    'bad 0 One host needs the domain. Until then www is left as it is.',
    'bad 0 A folder for long caching must be a path other than the whole site.',
    'bad 0 The page for 404 must be a path from the slash, without spaces. It is left out.',
  ])
})

it('reads lists in every parting, and lines of Apache', () => {
  const { rules } = readRules(
    '/a;/b\n/c\t/d\t302\n/e -> /f\n/g /h\nRedirect 302 /i /j\nRedirectMatch 301 ^/k$ /l\nhttps://old.example.com/m,/n\n"/o","/p"',
    308,
  )
  expect(rules.map(({ from, to, status }) => `${from} ${to} ${String(status)}`)).toEqual([
    '/a /b 308',
    '/c /d 302',
    '/e /f 308',
    '/g /h 308',
    '/i /j 302',
    '/k /l 301',
    '/m /n 308',
    '/o /p 308',
  ])
})

it('tells what addresses hit and where they end', () => {
  const { headline, tone, figures, parts } = report({
    list: '/a,/b\n/b,/c\n/blog/*,/news/:splat\n/gone,,410',
    domain: 'example.com',
    www: 'with',
    https: true,
    flattens: false,
    tests: 'http://example.com/a?q=1\n/blog/x\n/gone\n/free\nhttp://example.com/free\nhttps://',
  })
  expect([headline, tone]).toEqual(['4 redirects for Apache (.htaccess); 1 thing to look at.', 'warn'])
  expect(figures?.map(({ label, text }) => `${label} ${text}`)).toEqual([
    'Redirects 4',
    'Loops 0',
    'Chains 1',
    'Repeated paths 0',
    'Headers 0',
  ])
  expect(parts[1]?.tables?.[0]?.rows).toEqual([
    ['http://example.com/a?q=1', 'Line 1: /a', '301', 'https://www.example.com/c?q=1', '2'],
    ['/blog/x', 'Line 3: /blog/*', '301', 'https://www.example.com/news/x', '1'],
    ['/gone', 'Line 4: /gone', '410', 'Gone', '1'],
    ['/free', 'No rule', '', 'Stays', '0'],
    ['http://example.com/free', 'Scheme and host', '301', 'https://www.example.com/free', '1'],
    ['https://', 'No address', '', '', ''],
  ])
})

it('cites every directive that stands in the file', () => {
  const cited = (given: Partial<RulesQuestion>) => report(given).parts[3]?.tables?.[0]?.rows.map(([name]) => name)
  expect(cited({ list: '/a,/b', notFoundPage: '/404.html', lasting: '/a/' })).toEqual([
    'RewriteEngine',
    'RewriteRule',
    'ErrorDocument',
    'Header',
    '<If>',
  ])
  expect(cited({ server: 'netlify', list: '/a,/b', hasSecurityHeaders: true })).toEqual(['/', '_headers'])
  expect(cited({ server: 'caddy', list: '/a,/b', domain: 'example.com' })).toContain('redir')
})

it('reads 50,000 redirects, and says what is left out', () => {
  const list = Array.from({ length: 50_001 }, (_, at) => `/old/page-${String(at)},/new/page-${String(at)}`).join('\n')
  const began = performance.now()
  const { headline, files, parts } = report({ list, server: 'nginx' })
  expect(headline).toBe('50,000 redirects for nginx; 1 mistake.')
  expect(files.rules).toContain('"/old/page-49999" "301 /new/page-49999$is_args$args";')
  expect(parts[2]?.notes).toHaveLength(1)
  expect(performance.now() - began).toBeLessThan(20_000)
})

it('asks nothing of an untouched page, and the rest as it stands', () => {
  const values = Object.fromEntries(
    Object.entries(generator.options).map(([name, field]) => [name, 'initial' in field ? field.initial : false]),
  )
  const given = {
    values,
    texts: { list: '', tests: '' },
    opened: {},
    picks: {},
    selection: undefined,
  }
  expect(generator.ask(given as never)).toBeUndefined()
  expect(generator.ask({ ...given, texts: { list: '/a,/b', tests: '' } } as never)).toMatchObject({
    usual: 301,
    list: '/a,/b',
    server: 'apache',
  })
})
