import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerTo, finderOf } from '@/lib/subjects/server-rules/follow'
import { rulesReport, type RulesQuestion } from '@/lib/subjects/server-rules/report'
import { readRules } from '@/lib/subjects/server-rules/read'
import { accepted, isInstalled, startServer, type RealServer } from './real-servers'

/* What is written is put into the servers themselves, and what they answer is compared with what was wished for. */

const list = `/old,/new
/Old-Page,/new-page,302
/caf%C3%A9/menü,/menu
/price (2024),/prices
/a.b+c,/abc,308
/query,/found?from=query
/away,https://shop.example.net/start
/blog/*,/news/:splat
/blog/2024/*,/archive/:splat,307
/docs/*,/help/
/gone,,410
/gone/*,,410
/old/*,/older/:splat
/Case,/case-large
/case,/case-small
/v1.0/*,/v1/:splat
`

const asked: RulesQuestion = {
  server: 'nginx',
  list,
  tests: '',
  usual: 301,
  domain: 'example.com',
  www: 'with',
  https: true,
  isBehindProxy: true,
  keepsQuery: true,
  flattens: true,
  lasting: '/assets/',
  compresses: true,
  hasSecurityHeaders: true,
  hsts: 'year',
  stopsHotlinks: true,
  passwordFile: '',
  notFoundPage: '/404.html',
  errorPage: '/50x.html',
  isSinglePage: false,
}
const fileOf = (given: Partial<RulesQuestion>) => rulesReport({ ...asked, ...given }).files.rules

const final = 'https://www.example.com'
/** Wished for by hand from the list: path, status and where it leads. */
const wishes: readonly (readonly [target: string, status: number, location: string])[] = [
  ['/old', 301, `${final}/new`],
  ['/old?a=1&b=%20', 301, `${final}/new?a=1&b=%20`],
  ['/Old-Page', 302, `${final}/new-page`],
  ['/caf%C3%A9/men%C3%BC', 301, `${final}/menu`],
  ['/price%20(2024)', 301, `${final}/prices`],
  ['/a.b+c', 308, `${final}/abc`],
  ['/axb+c', 200, ''],
  ['/query?x=1', 301, `${final}/found?from=query`],
  ['/away?x=1', 301, 'https://shop.example.net/start?x=1'],
  ['/blog/', 301, `${final}/news/`],
  ['/blog/a/b%20c?d', 301, `${final}/news/a/b%20c?d`],
  ['/blog/2024/x', 307, `${final}/archive/x`],
  ['/docs/deep/page', 301, `${final}/help/`],
  ['/gone', 410, ''],
  ['/gone/too', 410, ''],
  ['/old/x', 301, `${final}/older/x`],
  ['/Case', 301, `${final}/case-large`],
  ['/case', 301, `${final}/case-small`],
  ['/v1.0/x', 301, `${final}/v1/x`],
  ['/v1x0/page', 200, ''],
  ['/', 200, ''],
]

const pages = {
  'index.html': 'home',
  '404.html': 'nothing here',
  '50x.html': 'broken',
  'axb+c': 'a file',
  'v1x0/page': 'a file',
  old: 'a file that a rule hides',
  'assets/a.1f2e.css': 'body{}',
  'picture.png': 'picture',
}
const secure = { 'x-forwarded-proto': 'https' }

it('says of every path what was wished for', () => {
  const { rules } = readRules(list, 301)
  const site = { ...asked, rules, lastingFolders: [] }
  const find = finderOf(rules)
  for (const [target, status, location] of wishes) {
    const hop = answerTo(new URL(target, final), site, find)
    expect([target, hop?.status ?? 200, hop?.location ?? '']).toEqual([target, status, location])
  }
})

for (const program of ['nginx', 'caddy'] as const)
  describe.runIf(isInstalled(program))(program, () => {
    let server: RealServer
    let app: RealServer
    beforeAll(async () => {
      server = await startServer(program, fileOf({ server: program }), pages)
      app = await startServer(
        program,
        fileOf({
          server: program,
          isSinglePage: true,
          notFoundPage: '',
          stopsHotlinks: false,
          www: 'without',
          keepsQuery: false,
        }),
        pages,
      )
    })
    afterAll(async () => {
      await server.down()
      await app.down()
    })

    it('answers every path as wished for', async () => {
      for (const [target, status, location] of wishes) {
        const answer = await server.ask('www.example.com', target, secure)
        expect([target, answer.status, answer.location]).toEqual([target, status, location])
      }
    })

    it('is one hop from another host, and from HTTP', async () => {
      for (const [host, target, location] of [
        ['example.com', '/page?a=1', `${final}/page?a=1`],
        ['example.com', '/old', `${final}/new`],
        ['www.example.com', '/page?a=1', `${final}/page?a=1`],
        ['www.example.com', '/old', `${final}/new`],
      ] as const) {
        const answer = await server.ask(host, target)
        expect([target, answer.status, answer.location]).toEqual([target, 301, location])
      }
      expect((await app.ask('www.example.com', '/old?a=1', secure)).location).toBe('https://example.com/new')
    })

    it('sends the headers, and the long caching for its folder alone', async () => {
      const { headers } = await server.ask('www.example.com', '/', secure)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'SAMEORIGIN',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=()',
        'strict-transport-security': 'max-age=31536000',
      })
      expect(headers['cache-control']).toBeUndefined()
      const asset = await server.ask('www.example.com', '/assets/a.1f2e.css', secure)
      expect([asset.status, asset.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable'])
      expect(asset.headers['x-content-type-options']).toBe('nosniff')
    })

    it('shows the page for 404, and the app where there is one', async () => {
      const missing = await server.ask('www.example.com', '/nowhere', secure)
      expect([missing.status, missing.body]).toEqual([404, 'nothing here'])
      const page = await app.ask('example.com', '/any/path', secure)
      expect([page.status, page.body]).toEqual([200, 'home'])
    })

    it('keeps pictures to pages of the site', async () => {
      const from = (referer: string) =>
        server.ask('www.example.com', '/picture.png', {
          ...secure,
          ...(referer && { referer }),
        })
      expect((await from('')).status).toBe(200)
      expect((await from('https://www.example.com/page')).status).toBe(200)
      expect((await from('https://example.com/')).status).toBe(200)
      expect((await from('https://thief.test/')).status).toBe(403)
      expect((await from('https://notexample.com/')).status).toBe(403)
    })

    it('reads a list of thousands', async () => {
      const many = Array.from({ length: 5000 }, (_, at) => `/old/page-${String(at)},/new/page-${String(at)}`).join('\n')
      const large = await startServer(program, fileOf({ server: program, list: many }), pages)
      const answer = await large.ask('www.example.com', '/old/page-4999?a', secure)
      await large.down()
      expect([answer.status, answer.location]).toEqual([301, `${final}/new/page-4999?a`])
    })
  })

it.runIf(isInstalled('nginx'))('asks for a password where a file is named', async () => {
  const server = await startServer(
    'nginx',
    fileOf({
      passwordFile: '/etc/hostname',
      www: 'keep',
      https: false,
      hsts: 'none',
    }),
    pages,
  )
  const answer = await server.ask('example.com', '/')
  await server.down()
  expect([answer.status, answer.headers['www-authenticate']]).toEqual([401, 'Basic realm="Restricted"'])
})

const combinations = (['keep', 'with', 'without'] as const).flatMap((www) =>
  [true, false].flatMap((https) =>
    [true, false].flatMap((isBehindProxy) =>
      ['example.com', ''].flatMap((domain) =>
        [list, ''].map((rules) => ({ www, https, isBehindProxy, domain, list: rules })),
      ),
    ),
  ),
)

it.runIf(isInstalled('nginx')).each(combinations)('is accepted by nginx: %o', (given) => {
  expect(accepted('nginx', fileOf({ ...given, hsts: 'none', isSinglePage: true, passwordFile: '/etc/hostname' }))).toBe(
    '',
  )
})

it.runIf(isInstalled('caddy')).each(combinations)('is accepted by Caddy: %o', (given) => {
  expect(accepted('caddy', fileOf({ ...given, server: 'caddy', isSinglePage: true }))).toBe('')
})
