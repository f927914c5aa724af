import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressKey, followAll } from '@/lib/subjects/redirects/follow'
import { readRedirects } from '@/lib/subjects/redirects/read'
import { flattened, listedAddresses, redirectReport } from '@/lib/subjects/redirects/report'

const plain = { host: 'www.example.com', ignoreCase: false, ignoreSlash: false }
const read = (text: string) => readRedirects(text).redirects.map(({ from, to, status }) => [from, to, status])

describe('rules as servers write them', () => {
  // Apache HTTP Server 2.4, mod_alias, “Redirect”, “RedirectPermanent” and “RedirectMatch”; mod_rewrite, flag R.
  it.each([
    ['Redirect "/service" "http://foo2.example.com/service"', ['/service', 'http://foo2.example.com/service', 302]],
    ['Redirect permanent "/one" "http://example.com/two"', ['/one', 'http://example.com/two', 301]],
    ['Redirect 303 "/three" "http://example.com/other"', ['/three', 'http://example.com/other', 303]],
    ['Redirect gone "/old"', ['/old', '', 410]],
    ['RedirectPermanent /a /b', ['/a', '/b', 301]],
    ['RedirectMatch 301 "^/a\\.html$" "/a"', ['/a.html', '/a', 301]],
    ['RewriteRule ^old/?$ /new [R=301,L]', ['/old', '/new', 301]],
    ['RewriteRule "^x$" "/y" [R]', ['/x', '/y', 302]],
    // nginx, ngx_http_rewrite_module and ngx_http_map_module.
    ['location = /old { return 301 /new; }', ['/old', '/new', 301]],
    ['rewrite ^/old$ /new permanent;', ['/old', '/new', 301]],
    ['/old-page /new-page;', ['/old-page', '/new-page', 301]],
    // Netlify, “Redirect options”; Cloudflare Pages, “Redirects”.
    ['/home / 302', ['/home', '/', 302]],
    ['/en/blog/a  https://example.com/a  301!', ['/en/blog/a', 'https://example.com/a', 301]],
    ['/articles id=x /posts 301', ['/articles', '/posts', 301]],
    ['/old,/new', ['/old', '/new', 301]],
    ['"/a";"/b";302', ['/a', '/b', 302]],
    ['https://example.com/a\thttps://example.com/b\t308', ['https://example.com/a', 'https://example.com/b', 308]],
    ['/a -> /b', ['/a', '/b', 301]],
  ])('%s', (line, expected) => expect(read(line)).toEqual([expected]))
  it('IIS', () => {
    const xml = `<rewrite><rules><rule name="a"><match url="^old$" /><action type="Redirect" url="/new" redirectType="Found" /></rule>
<rule name="b"><match url="^(.*)$" /><action type="Redirect" url="/x/{R:1}" /></rule></rules>
<rewriteMaps><rewriteMap name="m"><add key="/c" value="/d" /></rewriteMap></rewriteMaps></rewrite>`
    expect(read(xml)).toEqual([
      ['/old', '/new', 302],
      ['/c', '/d', 301],
    ])
    expect(readRedirects(xml).unread).toMatchObject([{ line: 2, text: '^(.*)$' }])
  })
  it('lists patterns and what is no rule, and passes over remarks and headings', () => {
    const { redirects, unread } = readRedirects(
      'from,to\n# note\n/a,/b\nRedirectMatch 301 ^/x/(.*)$ /y/$1\n/news/* /blog/:splat\nhello world\nRewriteEngine On\n',
    )
    expect(redirects).toHaveLength(1)
    expect(unread.map(({ line }) => line)).toEqual([4, 5, 6])
  })
})

describe('following', () => {
  const report = (text: string, more = {}) => redirectReport({ text, old: '', ...plain, ...more })
  const kinds = (text: string, more = {}) =>
    report(text, more)
      .parts.flatMap(({ tables = [] }) => tables)
      .find(({ label }) => label.startsWith('Redirects'))
      ?.rows.map((row) => row.at(-1))
  it.each([
    ['/a,/b', ['']],
    ['/a,/b\n/b,/c', ['Chain', '']],
    ['/a,/b\n/b,/a', ['Loop', 'Loop']],
    ['/a,/a', ['Itself']],
    ['/a,https://www.example.com/a', ['Itself']],
    ['/a,/b\n/a,/c', ['', 'Twice']],
    ['/a,http://other.example/', ['http']],
    ['/a,/go?url=https://evil.example', ['Open']],
    ['/a /b 200', ['Status']],
    ['/x,/a\n/a,/b\n/b,/a', ['Loop', 'Loop', 'Loop']],
  ])('%j', (text, expected) => expect(kinds(text)).toEqual(expected))
  it('tells the way to the end', () => {
    const [chain] = report('/a,/b\n/b,/c\n/c,/d').parts[0]?.findings ?? []
    expect(chain?.says).toBe('Line 1: /a takes 3 steps to /d.')
  })
  it('takes case and final slashes as it is told', () => {
    expect(kinds('/A,/b\n/b/,/c')).toEqual(['', ''])
    expect(kinds('/A,/b\n/b/,/c', { ignoreSlash: true })).toEqual(['Chain', ''])
    expect(kinds('/A,/b\n/a,/c', { ignoreCase: true })).toEqual(['', 'Twice'])
    expect(addressKey('HTTPS://WWW.Example.com/A/?q#x', plain)).toBe('www.example.com/A/?q')
  })
  it('names old addresses without a redirect, from a sitemap too', () => {
    const sitemap =
      '<urlset><url><loc>https://www.example.com/a</loc></url><url><loc> https://www.example.com/b?x=1&amp;y=2 </loc></url></urlset>'
    expect(listedAddresses(sitemap)).toEqual(['https://www.example.com/a', 'https://www.example.com/b?x=1&y=2'])
    expect(report('/a,/n', { old: sitemap }).headline).toContain('1 old address without a redirect')
  })
  it('writes a map without chains', () => {
    const { files } = report('/a,/b\n/b,/c\n/l,/m\n/m,/l\n')
    expect(files?.['redirects.csv']).toBe('from,to,status\r\n/a,/c,301\r\n/b,/c,301\r\n')
  })
  it('a flattened map leads everybody where the long way leads, in one step', () => {
    const node = fc.integer({ min: 0, max: 12 }).map((at) => `/n${String(at)}`)
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 14 }), (pairs) => {
        const redirects = pairs.map(([from, to], at) => ({ line: at + 1, from, to, status: 301 }))
        const flat = flattened(followAll(redirects, plain), plain)
        const map = new Map<string, string>()
        for (const [from, to] of pairs) if (!map.has(from)) map.set(from, to)
        // Walking the first rules step by step, without our code.
        const walk = (start: string) => {
          let at = start
          for (let step = 0; step < 40; step++) {
            const to = map.get(at)
            if (to === undefined) return at
            at = to
          }
          return undefined
        }
        for (const { from, to } of flat) {
          expect(to).toBe(walk(from))
          expect(flat.some((other) => other.from === to)).toBe(false)
        }
        for (const from of map.keys())
          if (walk(from) !== undefined && walk(from) !== from) expect(flat.some((one) => one.from === from)).toBe(true)
      }),
      { seed: 301, numRuns: 1000 },
    )
  })
  it('says what it takes when nothing is read', () => {
    for (const rubbish of ['', 'hello', '{"a":1}', '\0'.repeat(20), ','.repeat(5000)])
      expect(report(rubbish).headline).toBe('No redirect was found.')
  })
})
