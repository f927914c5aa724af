import { expect, it } from 'vitest'
import { lintRobots } from '@/lib/subjects/robots/lint'
import { parseRobots } from '@/lib/subjects/robots/parse'
import { robotsReport } from '@/lib/subjects/robots/report'
import { fileAddress } from '@/lib/tools/utilities/seo/robots-txt-checker.messages'

const found = (text: string) => lintRobots(text, parseRobots(text)).map(({ tone, at, says }) => [tone, at?.line, says])

it('names each mistake with its line', () => {
  const text = [
    'Disallow: /early/',
    'User-agent: *',
    'Disallow: admin',
    'Disallow: https://www.example.com/private/',
    'Disallow: /a b',
    'Disallow: /$x',
    'Disallow: /assets/',
    'Disalow: /typo/',
    'Disallow /colon/',
    'Crawl-delay: 10',
    'Noindex: /x',
    'Sitemap: /sitemap.xml',
    'what is this line',
    'User-agent: Googlebot/2.1',
    'Disallow: /one',
    'Allow: /one',
    'User-agent:',
    'Disallow: /',
  ].join('\n')
  const lines = found(text).map(([tone, line]) => `${String(tone)} ${String(line)}`)
  expect(lines).toEqual([
    'bad 1',
    'bad 3',
    'bad 4',
    'warn 5',
    'warn 6',
    'warn 7',
    'warn 8',
    'warn 9',
    'warn 10',
    'warn 11',
    'bad 12',
    'warn 13',
    'warn 14',
    'warn 15',
    'bad 17',
  ])
})

it('finds nothing in a file without mistakes', () => {
  expect(
    found('User-agent: *\nDisallow: /cart/\nAllow: /cart/help$\n\nSitemap: https://www.example.com/s.xml\n'),
  ).toEqual([])
})

it('says that a site is closed, and that a page stands where the file belongs', () => {
  expect(found('User-agent: *\nDisallow: /\n')).toEqual([
    ['bad', 2, 'Every crawler without a group of its own is kept out of the whole site.'],
  ])
  expect(found('<!DOCTYPE html><title>Not found</title>')[0]?.[2]).toBe('This is a web page or XML, not a robots.txt.')
})

it('tries every address, as a crawler would write it, and names rule and line', () => {
  const text = 'User-agent: *\nDisallow: /süß\nDisallow: /cart/\nAllow: /cart/help\n'
  const report = robotsReport({
    text,
    agent: 'Bingbot',
    urls: 'https://x.example/s%C3%BC%C3%9F/1\n\n/süß\n/cart/help/2\n/',
  })
  expect(report.headline).toBe('Bingbot may fetch 2 of 4 addresses; no mistake found.')
  expect(report.parts[0]?.tables?.[0]?.rows).toEqual([
    ['https://x.example/s%C3%BC%C3%9F/1', 'Blocked', 'Disallow: /süß', '2'],
    ['/süß', 'Blocked', 'Disallow: /süß', '2'],
    ['/cart/help/2', 'Allowed', 'Allow: /cart/help', '4'],
    ['/', 'Allowed', 'No rule matches', '1'],
  ])
})

it('lets a crawler follow the group of its family, and every other that of all', () => {
  const text = 'User-agent: Googlebot\nDisallow: /photos/\n\nUser-agent: GPTBot\nDisallow: /\n'
  const rows = robotsReport({ text, agent: '', urls: '/photos/1' }).parts.flatMap(({ tables = [] }) =>
    tables.flatMap(({ label, rows: all }) => (label.startsWith('Crawlers') ? all : [])),
  )
  const verdicts = Object.fromEntries(rows.map(([name, , verdict]) => [name, verdict]))
  expect(verdicts).toMatchObject({
    'Googlebot-Image': 'Blocked',
    Applebot: 'Blocked',
    Bingbot: 'Allowed',
    GPTBot: 'Blocked',
    ClaudeBot: 'Allowed',
  })
})

it('reads no further than 500 KiB', () => {
  const text = `User-agent: *\n${'# remark\n'.repeat(60_000)}Disallow: /late\n`
  const report = robotsReport({ text, agent: 'Googlebot', urls: '/late' })
  expect(report.parts[0]?.tables?.[0]?.rows[0]?.[1]).toBe('Allowed')
  expect(report.tone).toBe('bad')
})

it('knows where a site has its file', () => {
  expect(fileAddress('www.example.com/shop')).toBe('https://www.example.com/robots.txt')
  expect(fileAddress('http://127.0.0.1:8080/x')).toBe('http://127.0.0.1:8080/robots.txt')
  for (const rubbish of ['', '  ', 'nothing', 'https://', 'a b c']) expect(fileAddress(rubbish)).toBeUndefined()
})
