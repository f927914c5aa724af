import { readFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapedPattern, judge, pathOf } from '@/lib/subjects/robots/match'
import { parseRobots } from '@/lib/subjects/robots/parse'

interface Check {
  test: string
  robots: string
  agent: string
  url: string
  allowed: boolean
}

const file = path.resolve(import.meta.dirname, '../vectors/robots/google.json')
const checks = JSON.parse(readFileSync(file, 'utf8')) as Check[]

const allows = (robots: string, agent: string, url: string) => judge(parseRobots(robots), agent, url).isAllowed

describe("Google's tests of robots.txt", () => {
  it('has all of them', () => expect(checks).toHaveLength(140))

  for (const name of new Set(checks.map(({ test }) => test)))
    it(name, () => {
      const group = checks.filter(({ test }) => test === name)
      const wrong = group.filter(({ robots, agent, url, allowed }) => allows(robots, agent, url) !== allowed)
      expect(wrong).toEqual([])
    })

  it('GoogleOnly_LineTooLong', () => {
    const most = 2083 * 8
    const pathAfter = (key: string, letter: string) => '/x/'.padEnd(most - '/x/'.length - key.length + 1, letter)
    const blocked = pathAfter('disallow: ', 'a')
    const robots = `user-agent: FooBot\ndisallow: ${blocked}/qux\n`
    expect(allows(robots, 'FooBot', 'http://foo.bar/fux')).toBe(true)
    expect(allows(robots, 'FooBot', `http://foo.bar${blocked}/fux`)).toBe(false)
    const [a, b] = [pathAfter('allow: ', 'a'), pathAfter('allow: ', 'b')]
    const both = `user-agent: FooBot\ndisallow: /\nallow: ${a}/qux\nallow: ${b}/qux\n`
    expect(allows(both, 'FooBot', 'http://foo.bar/')).toBe(false)
    expect(allows(both, 'FooBot', `http://foo.bar${a}/qux`)).toBe(true)
    expect(allows(both, 'FooBot', `http://foo.bar${b}/fux`)).toBe(true)
  })

  it('ID_LinesNumbersAreCountedCorrectly', () => {
    const lines = ['User-Agent: foo', 'Allow: /some/path', 'User-Agent: bar', '', '', 'Disallow: /']
    for (const end of ['\n', '\r\n', '\r'])
      for (const text of [lines.join(end), `${lines.join(end)}${end}`]) {
        const { lines: read } = parseRobots(text)
        expect(read.map(({ line }) => line)).toEqual([1, 2, 3, 6])
      }
  })

  it('ID_UTF8ByteOrderMarkIsSkipped', () => {
    expect(parseRobots('\uFEFFUser-Agent: foo\nAllow: /AnyValue\n').lines.map(({ key }) => key)).toEqual([
      'user-agent',
      'allow',
    ])
    const inside = parseRobots('User-Agent: foo\n\uFEFFAllow: /AnyValue\n')
    expect(inside.lines.map(({ key }) => key)).not.toContain('sitemap')
  })

  it('ID_NonStandardLineExample_Sitemap', () => {
    const place = 'http://foo.bar/sitemap.xml'
    for (const text of [`Sitemap: ${place}\nUser-Agent: foo\n`, `User-Agent: foo\nAllow: /a\n\nSitemap: ${place}\n`])
      expect(parseRobots(text).sitemaps.map(({ value }) => value)).toEqual([place])
  })

  it.each([
    ['', '/'],
    ['http://www.example.com', '/'],
    ['http://www.example.com/', '/'],
    ['http://www.example.com/a', '/a'],
    ['http://www.example.com/a/', '/a/'],
    ['http://www.example.com/a/b?c=http://d.e/', '/a/b?c=http://d.e/'],
    ['http://www.example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['example.com', '/'],
    ['example.com/', '/'],
    ['example.com/a', '/a'],
    ['example.com/a/', '/a/'],
    ['example.com/a/b?c=d&e=f#fragment', '/a/b?c=d&e=f'],
    ['a', '/'],
    ['a/', '/'],
    ['/a', '/a'],
    ['a/b', '/b'],
    ['example.com?a', '/?a'],
    ['example.com/a;b#c', '/a;b'],
    ['//a/b/c', '/b/c'],
  ])('TestGetPathParamsQuery of "%s"', (url, expected) => expect(pathOf(url)).toBe(expected))

  it.each([
    ['http://www.example.com', 'http://www.example.com'],
    ['/a/b/c', '/a/b/c'],
    ['á', '%C3%A1'],
    ['%aa', '%AA'],
  ])('TestMaybeEscapePattern of "%s"', (pattern, expected) => expect(escapedPattern(pattern)).toBe(expected))
})

describe('RFC 9309', () => {
  // Section 5.1, Simple Example.
  const simple = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`
  it.each([
    ['anybot', '/a/picture.gif', false],
    ['anybot', '/a/picture.gif?x', true],
    ['anybot', '/example/', false],
    ['anybot', '/publications/x', true],
    ['foobot', '/', false],
    ['foobot', '/example/page.html', true],
    ['foobot', '/example/allowed.gif', true],
    ['barbot', '/example/page.html', false],
    ['bazbot', '/example/page.html', false],
    ['bazbot', '/example/other.html', true],
    ['quxbot', '/example/', true],
  ])('5.1: %s and %s', (agent, url, expected) => expect(allows(simple, agent, url)).toBe(expected))

  // Section 5.2, Longest Match.
  it('5.2: the most specific match decides', () => {
    const text = 'User-Agent: foobot\nAllow: /example/page/\nDisallow: /example/page/disallowed.gif\n'
    expect(judge(parseRobots(text), 'foobot', 'https://example.com/example/page/disallow.gif').isAllowed).toBe(true)
    const { isAllowed, rule } = judge(parseRobots(text), 'foobot', '/example/page/disallowed.gif')
    expect([isAllowed, rule?.line]).toEqual([false, 3])
  })
})

it('a pattern of stars is matched as a regular expression would', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', 'b', '/', '.'), maxLength: 10 })
  const pattern = fc.tuple(fc.string({ unit: fc.constantFrom('a', 'b', '/', '.', '*'), maxLength: 8 }), fc.boolean())
  fc.assert(
    fc.property(letters, pattern, (rest, [body, isAnchored]) => {
      const written = `/${body}${isAnchored ? '$' : ''}`
      const expression = `^/${body.replaceAll('.', '\\.').replaceAll('*', '.*')}${isAnchored ? '$' : ''}`
      const isBlocked = new RegExp(expression).test(`/${rest}`)
      expect(allows(`User-agent: x\nDisallow: ${written}`, 'x', `http://foo.bar/${rest}`)).toBe(!isBlocked)
    }),
    { seed: 9309, numRuns: 2000 },
  )
})
