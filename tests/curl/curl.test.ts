import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { curlReport, type CurlAnswer } from '@/lib/subjects/curl/report'
import { readCurl } from '@/lib/subjects/curl/read'
import { targets, type TargetName } from '@/lib/subjects/curl/targets/all'
import { shellOf, shellWords, type Shell } from '@/lib/subjects/curl/words'

interface Ran {
  name: string
  command: string
  sent: { method: string; url: string; headers: [string, string][]; body: unknown }
  ran: Record<string, string>
}
const ran = JSON.parse(readFileSync(new URL('../vectors/curl/ran.json', import.meta.url), 'utf8')) as Ran[]

function convert(
  text: string,
  target: TargetName = 'curl',
  more: { shell?: Shell; masks?: boolean; number?: number } = {},
): CurlAnswer {
  const { shell = 'auto', masks = false, number = 1 } = more
  return curlReport({ task: 'convert', text, target, shell, masks, number })
}
const wordsOf = (text: string, shell: Shell) => shellWords(text, shell).words.map(({ text: word }) => word)
const saysOf = ({ headline, parts }: CurlAnswer) => [
  headline,
  ...parts.flatMap(({ findings = [] }) => findings.map(({ says }) => says)),
]

describe('code that was run sends what curl sends', () => {
  it.each(ran)('$name', ({ command, ran: codes }) => {
    for (const [target, code] of Object.entries(codes))
      expect(
        curlReport({
          task: 'convert',
          text: command,
          shell: 'bash',
          number: 1,
          target: target as TargetName,
          masks: false,
        }).code,
        `as ${target}`,
      ).toBe(code)
  })
  it('in every language that has been run, for most commands', () => {
    const counts = new Map<string, number>()
    for (const { ran: codes } of ran)
      for (const name of Object.keys(codes)) counts.set(name, (counts.get(name) ?? 0) + 1)
    for (const name of ['curl', 'fetch', 'urllib', 'java', 'wget'])
      expect(counts.get(name) ?? 0, `as ${name}`).toBeGreaterThan(12)
  })
  it('reads method, address and body as curl does', () => {
    for (const { command, sent } of ran) {
      const { request } = readCurl(shellWords(command, 'bash').words)
      expect(request?.method, `of ${command}`).toBe(sent.method)
      expect(new URL(request?.url ?? '').pathname, `of ${command}`).toBe(new URL(sent.url, 'http://a').pathname)
      if (request?.body?.kind === 'text') expect(request.body.text, `of ${command}`).toBe(sent.body)
    }
  })
})

describe('words of a shell', () => {
  it.each([
    ['a \'b c\' "d $e \\" \\x"', ['a', 'b c', 'd $e " \\x']],
    ['a\'b\'"c"\\ d', ['ab' + 'c d']],
    ["$'\\x41\\u00e9\\n\\101\\''", ["Aé\nA'"]],
    ['a \\\n b \\\r\n c', ['a', 'b', 'c']],
    ["''", ['']],
    ['\ufeffcurl x', ['curl', 'x']],
  ])('bash: %s', (text, words) => {
    expect(wordsOf(text, 'bash')).toEqual(words)
  })
  it.each([
    ['curl "a b" ^\r\n -H "x: ""y"""', ['curl', 'a b', '-H', 'x: "y"']],
    ['curl -d "{\\"a\\":1}"', ['curl', '-d', '{"a":1}']],
    ['curl ^"https://a.b/?x=1^&y=2^" -d ^"^{^\\^"a^\\^":1^}^"', ['curl', 'https://a.b/?x=1&y=2', '-d', '{"a":1}']],
    ['curl a ^& b', ['curl', 'a', '&', 'b']],
    ['curl "c:\\\\"', ['curl', 'c:\\']],
  ])('cmd: %s', (text, words) => {
    expect(wordsOf(text, 'cmd')).toEqual(words)
  })
  it.each([
    ["curl.exe 'it''s' `\n -d \"a`\"b`n\"", ['curl.exe', "it's", '-d', 'a"b\n']],
    ['curl.exe "a ""b"""', ['curl.exe', 'a "b"']],
  ])('PowerShell: %s', (text, words) => {
    expect(wordsOf(text, 'powershell')).toEqual(words)
  })
  it('tells shells apart', () => {
    expect(shellOf('curl "x" ^\r\n -H "a: b"')).toBe('cmd')
    expect(shellOf("curl.exe 'x' `\n -H 'a: b'")).toBe('powershell')
    expect(shellOf("curl 'x' \\\n -H 'a: b'")).toBe('bash')
  })
  it('says what it does not do', () => {
    expect(saysOf(convert('curl https://a.b/ -H "X: $TOKEN"')).join(' ')).toContain('$TOKEN is a variable')
    expect(saysOf(convert('curl https://a.b/ | jq .')).join(' ')).toContain('What follows |')
    expect(saysOf(convert("curl 'https://a.b/")).join(' ')).toContain("The quote ' is never closed")
    expect(saysOf(convert('curl https://a.b/ > out.json'))[0]).toContain('GET a.b/')
    expect(saysOf(convert('curl https://a.b/ --cert me.pem --tlsv1.3')).join(' ')).toContain(
      '2 options are not carried over: --cert me.pem, --tlsv1.3',
    )
    expect(saysOf(convert('curl https://a.b/ --no-such')).join(' ')).toContain('curl has no option --no-such')
    expect(saysOf(convert('curl https://a.b/1 https://a.b/2')).join(' ')).toContain('several requests')
  })
})

describe('other ways in', () => {
  const har = readFileSync(new URL('../vectors/har/firefox-nghttp2.har', import.meta.url), 'utf8')
  it('reads a HAR file that a browser wrote', () => {
    const entries = (JSON.parse(har) as { log: { entries: { request: { method: string; url: string } }[] } }).log
      .entries
    for (const number of [1, entries.length]) {
      const { request } = entries[number - 1] ?? {}
      expect(convert(har, 'curl', { number }).headline).toContain(
        `${request?.method ?? ''} ${new URL(request?.url ?? '').host}`,
      )
    }
    expect(convert(har, 'curl', { number: entries.length + 1 }).tone).toBe('bad')
  })
  it('reads its own HAR again', () => {
    const command = `curl 'https://a.b/c?d=1' -H 'X-A: 1' --json '{"e":"f"}'`
    const written = convert(command, 'har').code ?? ''
    expect(convert(written, 'curl').code).toBe(convert(command, 'curl').code)
  })
  it('reads a copied fetch', () => {
    const text = `fetch("https://a.b/c", {\n  "headers": { "accept": "*/*", "content-type": "application/json" },\n  "referrer": "https://a.b/",\n  "body": "{\\"d\\":1}",\n  "method": "POST",\n  "mode": "cors",\n  "credentials": "include"\n});`
    const answer = convert(text, 'curl')
    expect(answer.code).toContain(`--data-raw '{"d":1}'`)
    expect(answer.code).toContain("-H 'Referer: https://a.b/'")
    expect(saysOf(answer).join(' ')).toContain('cookies too')
    expect(convert('fetch(url, options)').tone).toBe('bad')
  })
  it('builds a request of parts', () => {
    const parts = {
      method: 'POST',
      url: '{{host}}/items',
      query: 'q=a b\nempty',
      headers: 'X-A: 1\nno header here!: x',
      auth: 'bearer',
      credentials: 'abc',
      body: 'json',
      content: '{"a":{{n}}}',
      variables: 'host=https://a.b\nn=5',
    } as const
    const answer = curlReport({ task: 'build', parts, target: 'curl', masks: false })
    expect(answer.code).toBe(
      `curl 'https://a.b/items?q=a+b&empty=' \\\n  -H 'X-A: 1' \\\n  -H 'Content-Type: application/json' \\\n  -H 'Authorization: Bearer abc' \\\n  --data-raw '{"a":5}' \\\n  -L\n`,
    )
    expect(saysOf(answer).join(' ')).toContain('is no name of a header')
    expect(answer.sendable).toMatchObject({ method: 'POST', body: '{"a":5}' })
    expect(
      saysOf(curlReport({ task: 'build', parts: { ...parts, variables: '' }, target: 'curl', masks: false }))[0],
    ).toContain('{{host}}')
  })
})

describe('secrets', () => {
  it('are replaced where they are told by their place or name', () => {
    const command = `curl 'https://a.b/?api_key=K1&x=1' -H 'Authorization: Bearer K2' -H 'X-Api-Key: K3' -b 'sid=K4' --data-raw '{"password":"K5","n":"ok"}' -u ann:K6`
    for (const name of Object.keys(targets) as TargetName[]) {
      const { code = '' } = convert(command, name, { masks: true })
      expect(code.match(/K\d/g), `as ${name}`).toBeNull()
      expect(code, `as ${name}`).toContain(name === 'har' ? 'x' : 'ok')
    }
  })
  it('the page may not set what browsers keep to themselves', () => {
    expect(convert("curl https://a.b/ -b 'a=1' -A x -H 'X-A: 1'").sendable).toEqual({
      url: 'https://a.b/',
      method: 'GET',
      headers: { 'X-A': '1' },
      kept: ['User-Agent', 'Cookie'],
    })
  })
})

describe('what is no command', () => {
  it.each([
    '',
    ' ',
    '\0',
    'wget x',
    '{',
    '{"log":{}}',
    'curl',
    'curl -H',
    'curl ftp://a.b/',
    'curl -d @',
    'curl http://',
  ])('%j', (text) => {
    for (const name of Object.keys(targets) as TargetName[]) expect(() => convert(text, name)).not.toThrow()
    expect(convert(text).tone).toBe('bad')
  })
  it('mends half a character and refuses what is too long', () => {
    expect(saysOf(convert('curl https://a.b/ -d "\ud800"', 'go')).join(' ')).toContain('Half a character')
    expect(convert(`curl https://a.b/ -d ${'x'.repeat(1_000_001)}`).tone).toBe('bad')
    expect(convert(`curl https://a.b/ -d ${'x'.repeat(900_000)}`).tone).toBe('good')
  })
})
