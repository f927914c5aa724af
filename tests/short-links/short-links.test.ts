import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readRedirects } from '@/lib/subjects/redirects/read'
import {
  existingLinks,
  hashCode,
  linkFile,
  makeLinks,
  slugOf,
  targetOf,
  type ShortLinkQuestion,
} from '@/lib/subjects/short-links/make'
import { shortLinkReport } from '@/lib/subjects/short-links/report'

const plain: ShortLinkQuestion = {
  text: '',
  existing: '',
  domain: 'go.example.com',
  style: 'hash',
  length: 6,
  dropsTracking: false,
}
const make = (text: string, more: Partial<ShortLinkQuestion> = {}) => makeLinks({ ...plain, text, ...more })

it('a code is the SHA-256 of the address in base 58, as Node reckons it', async () => {
  const url = 'https://example.com/a/long/way?x=1'
  let value = BigInt(`0x${createHash('sha256').update(url).digest('hex')}`)
  let expected = ''
  while (expected.length < 8) {
    expected += '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'[Number(value % 58n)] ?? ''
    value /= 58n
  }
  expect(await hashCode(url, 8)).toBe(expected)
})

describe('addresses', () => {
  it.each([
    ['https://example.com/a?utm_source=x&id=5&fbclid=y#top', 'https://example.com/a?id=5#top'],
    ['https://example.com/?utm_source=x', 'https://example.com/'],
    ['https://example.com/?a=%20b&gclid=1&c=+', 'https://example.com/?a=%20b&c=+'],
    ['www.example.com', 'https://www.example.com/'],
  ])('%s without tracking', (given, expected) => expect(targetOf(given, true)).toBe(expected))
  it.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'nonsense', '/path', 'https://'])(
    'refuses %s',
    (given) => expect(targetOf(given, false)).toBeUndefined(),
  )
  it.each([
    ['https://example.com/blog/2026/How-We-Build%20Chairs.html', 'how-we-build-chairs'],
    ['https://example.com/s%C3%BC%C3%9Fe/', 'susse'],
    ['https://www.example.com/', 'example'],
    ['https://example.com/item/4711', 'item'],
    ['https://example.com/%E0%A4%A', 'e0-a4-a'],
  ])('%s reads %s', (url, expected) => expect(slugOf(url, 40)).toBe(expected))
})

describe('codes', () => {
  it('are the same for the same address, and given once', async () => {
    const { links, repeated } = await make('https://a.example/1\nhttps://a.example/2\nhttps://a.example/1')
    expect(links).toHaveLength(2)
    expect(repeated).toBe(1)
    expect((await make('https://a.example/2')).links[0]?.code).toBe(links[1]?.code)
  })
  it('of one’s own are taken where they are free and allowed', async () => {
    const { links, refused } = await make(
      'https://a.example/1,sale\nhttps://a.example/2,SALE\nhttps://a.example/3,robots.txt\nhttps://a.example/5;/five',
    )
    expect(links.map(({ code }) => code)).toEqual(['sale', 'five'])
    expect(refused.map(({ line }) => line)).toEqual([2, 3])
  })
  it('never clash with those that exist, even where one letter of the hash leads to the same', async () => {
    const url = 'https://a.example/1'
    const code = await hashCode(url, 6)
    const { links } = await make(url, { existing: `${code.toLowerCase()},https://other.example/` })
    expect(links[0]?.code).toBe(await hashCode(url, 7))
  })
  it('of a thousand addresses with one character each are all different', async () => {
    const text = Array.from({ length: 1000 }, (_, at) => `https://a.example/${String(at)}`).join('\n')
    for (const style of ['hash', 'slug'] as const) {
      const { links } = await make(text, { length: 1, style })
      expect(new Set(links.map(({ code }) => code.toLowerCase())).size).toBe(1000)
    }
  })
  it('stay with the address that has one', async () => {
    expect(existingLinks('/old,https://a.example/1\nhttps://a.example/2\tnew')).toEqual(
      new Map([
        ['old', 'https://a.example/1'],
        ['new', 'https://a.example/2'],
      ]),
    )
    const { links } = await make('https://a.example/1', { existing: '/old,https://a.example/1' })
    expect(links).toMatchObject([{ code: 'old', isKept: true }])
  })
  it('do not lead back to the short domain', async () => {
    expect((await make('https://go.example.com/x')).refused[0]?.why).toContain('circle')
  })
})

it.each(['redirects', 'nginx', 'apache', 'csv'] as const)(
  'what is written for %s is read back as it was',
  async (format) => {
    const { links } = await make(
      'https://a.example/1?q=1&r=%22x%22\nhttps://a.example/x.y,v1.2\nhttps://b.example/%24price\nhttps://c.example/a,b,comma',
    )
    const file = linkFile(links, format, 'https://go.example.com')
    const read = readRedirects(file).redirects.map(({ from, to }) => [from.replace('https://go.example.com', ''), to])
    expect(read).toEqual(links.map(({ code, url }) => [`/${code}`, url]))
  },
)

it('Vercel’s file is JSON with a redirect each', async () => {
  const { links } = await make('https://a.example/1,one')
  expect(JSON.parse(linkFile(links, 'vercel', ''))).toEqual({
    redirects: [{ source: '/one', destination: 'https://a.example/1', permanent: false }],
  })
})

it('reports, and takes rubbish', async () => {
  expect(
    (await shortLinkReport({ ...plain, text: 'https://a.example/a/very/long/way/to/nowhere/in/particular' })).headline,
  ).toBe('1 short link.')
  expect((await shortLinkReport({ ...plain, text: '' })).headline).toBe('No address was found.')
  for (const text of ['\0', ','.repeat(5000), 'javascript:alert(1)', '"'])
    expect((await shortLinkReport({ ...plain, text })).tone).toBe('warn')
})
