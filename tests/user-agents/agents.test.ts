import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { agentOfLine, createCounter } from '@/lib/subjects/user-agents/log'
import { ownReport } from '@/lib/subjects/user-agents/own'
import { isUnread, parseAgent, type Agent } from '@/lib/subjects/user-agents/parse'
import { agentReport, countsReport } from '@/lib/subjects/user-agents/report'
import { tokensIn } from '@/lib/subjects/user-agents/tokens'
import tool from '@/lib/tools/utilities/developer/user-agent-parser'

const vector = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/user-agents/${name}.json`, import.meta.url), 'utf8'))
const documented = vector('documented') as Partial<Agent>[]
const robots = vector('robots') as string[]

it('says of every documented string what its documentation says', () => {
  for (const wanted of documented) {
    const { browser, version, engine, system, systemVersion, device, model, robot } = parseAgent(wanted.text ?? '')
    expect({ text: wanted.text, browser, version, engine, system, systemVersion, device, model }).toEqual(wanted)
    expect(robot).toBeUndefined()
  }
  expect(documented).toHaveLength(39)
})

it('takes few crawlers for people', () => {
  const people = ['Desktop', 'Phone', 'Tablet', 'Television', 'Console', 'Headset']
  const mistaken = robots.filter((text) => people.includes(parseAgent(text).device))
  expect(robots).toHaveLength(500)
  expect(mistaken.length, `taken for people: ${mistaken.join(', ')}`).toBeLessThan(25)
  expect(robots.filter((text) => parseAgent(text).robot).length).toBeGreaterThan(350)
})

it('names who runs a crawler', () => {
  const robotOf = (text: string) => parseAgent(text).robot
  expect(robotOf('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toEqual({
    name: 'Googlebot',
    of: 'Google',
    does: 'search',
  })
  expect(robotOf('Mozilla/5.0 (compatible; YandexAccessibilityBot/3.0; +http://yandex.com/bots)')?.of).toBe('Yandex')
  expect(robotOf('Mozilla/5.0 (compatible; ExampleBot/1.0; +https://example.com/bot)')).toEqual({
    name: 'ExampleBot',
    of: '',
    does: 'says that it is one',
  })
})

it('says what is frozen', () => {
  const notes = (text: string) => parseAgent(text).notes.map((note) => note.split(':')[0])
  const chrome = (inner: string) =>
    `Mozilla/5.0 (${inner}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36`
  expect(notes(chrome('Windows NT 10.0; Win64; x64')).slice(0, 2)).toEqual(['Reduced', 'Frozen'])
  expect(notes(chrome('Macintosh; Intel Mac OS X 10_15_7')).slice(0, 2)).toEqual(['Reduced', 'Frozen'])
  expect(notes(chrome('Linux; Android 10; K')).slice(0, 2)).toEqual(['Reduced', 'Frozen'])
  expect(notes(chrome('X11; CrOS x86_64 14541.0.0')).slice(0, 2)).toEqual(['Reduced', 'Frozen'])
  expect(notes('Mozilla/5.0 (Windows NT 6.1; rv:47.0) Gecko/20100101 Firefox/47.0')).toEqual([])
})

it('takes comments that lie in each other, and survives rubbish', () => {
  expect(tokensIn('A/1 (b; c (d; e) f) G')).toEqual({
    products: [
      { name: 'A', version: '1' },
      { name: 'G', version: '' },
    ],
    comments: ['b', 'c d', 'e f'],
  })
  for (const text of [
    '',
    '(',
    ')',
    '((((',
    '/',
    '  ',
    '\u0000',
    'constructor',
    '__proto__/1',
    'x'.repeat(100_000),
    '('.repeat(5000),
  ])
    expect(typeof parseAgent(text).browser).toBe('string')
  expect(isUnread(parseAgent('constructor'))).toBe(true)
  expect(agentReport(parseAgent('Xyz/1')).headline).toBe('Nothing in it is known.')
})

it('finds the string in a line of a log', () => {
  expect(
    agentOfLine('127.0.0.1 - - [29/Nov/2026:10:00:00 +0000] "GET / HTTP/1.1" 200 12 "https://a.test/" "curl/8.5.0"'),
  ).toBe('curl/8.5.0')
  expect(agentOfLine('User-Agent: curl/8.5.0')).toBe('curl/8.5.0')
  expect(agentOfLine('"curl/8.5.0"')).toBe('curl/8.5.0')
  expect(agentOfLine(' curl/8.5.0 ')).toBe('curl/8.5.0')
})

it('explains one string', () => {
  const report = agentReport(
    parseAgent(
      'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.12.45 Mobile Safari/537.36',
    ),
  )
  expect(report.headline).toBe('Chrome 143.0.12.45 on Android 16.')
  expect(report.parts[0]?.tables?.[0]?.rows).toEqual([
    ['Browser or program', 'Chrome 143.0.12.45'],
    ['Engine', 'Blink 143.0.12.45'],
    ['System', 'Android 16'],
    ['Device', 'Phone'],
    ['Model', 'Pixel 9'],
  ])
})

it('counts a list', () => {
  const { add, counts } = createCounter()
  for (const line of [
    'curl/8.5.0',
    'curl/8.6.0',
    '',
    '-',
    'Xyz/1',
    'GPTBot/1.2',
    'Opera/9.60 (Windows NT 6.0; U; en) Presto/2.1.1',
  ])
    add(line)
  const { headline, figures, parts } = countsReport(counts)
  expect(headline).toBe('6 lines: 3 of browsers and programs, 1 of robots, 2 not read.')
  expect(figures?.map(({ text }) => text)).toEqual(['6', '16.7%', '33.3%'])
  const [browsers, systems, devices, names, unread] = parts[0]?.tables ?? []
  expect(browsers?.rows).toEqual([
    ['curl 8', '2', '66.7%'],
    ['Opera 9', '1', '33.3%'],
  ])
  expect(systems?.rows.map(([name]) => name)).toEqual(['Not told', 'Windows Vista'])
  expect(devices?.rows.map(([name]) => name)).toEqual(['Program', 'Desktop', 'Not told', 'Robot'])
  expect(names?.rows).toEqual([['GPTBot', '1', '100.0%']])
  expect(unread?.rows.map(([name]) => name)).toEqual(['(none sent)', 'Xyz/1'])
})

it('counts a million lines', () => {
  const { add, counts } = createCounter()
  for (let at = 0; at < 1_000_000; at++) add(documented[at % documented.length]?.text ?? '')
  expect(counts.lines).toBe(1_000_000)
  expect(counts.unread).toBe(0)
})

it('shows what this browser tells, and what it does not', () => {
  const none = undefined
  const report = ownReport(
    {
      screenWidth: 390,
      screenHeight: 844,
      windowWidth: none,
      windowHeight: none,
      pixelRatio: 3,
      colourDepth: 24,
      touchPoints: 5,
    },
    {
      userAgent: 'curl/8.5.0',
      cores: 6,
      memory: none,
      languages: ['en-GB', 'de'],
      zone: 'Europe/London',
      locale: 'en-GB',
      connection: none,
      quotaBytes: 2 ** 31,
      graphics: none,
      hints: [['mobile', 'true']],
      codecs: [['AV1', false]],
      features: [['WebAssembly', true]],
    },
  )
  expect(report.headline).toBe('This browser says it is curl 8.5.0.')
  expect(report.parts[0]?.tables?.[0]?.rows.map(([, value]) => value)).toEqual([
    '390 × 844 CSS pixels',
    'Not told',
    '3',
    '24 bits',
    '5',
    '6',
    'Not told',
    'Not told',
    'en-GB, de',
    'en-GB',
    'Europe/London',
    'Not told',
    '2.0 GiB',
  ])
  expect(report.parts[1]?.tables?.map(({ rows }) => rows[0])).toEqual([
    ['mobile', 'true'],
    ['AV1', 'No'],
    ['WebAssembly', 'Yes'],
  ])
})

it('asks nothing of an empty box', () => {
  const given = { values: { task: 'read' }, texts: { text: ' ' }, opened: {}, picks: {}, selection: undefined }
  expect(tool.ask(given as never)).toBeUndefined()
  expect(tool.ask({ ...given, texts: { text: 'curl/8' } } as never)).toEqual({ task: 'read', text: 'curl/8' })
  expect(tool.ask({ ...given, values: { task: 'own' } } as never)).toMatchObject({ task: 'own' })
})
