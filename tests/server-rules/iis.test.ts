import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { rulesReport, type RulesQuestion } from '@/lib/subjects/server-rules/report'

/*
 * A web.config read by Python's own XML reader, its rules followed as Microsoft documents them: in their order, maps looked up by the
 * path without its first slash, a rule's conditions all or any, C:1 and R:1 as the last groups.
 */
const reader = `
import json, re, sys
import xml.etree.ElementTree as tree
file, asked = sys.argv[1], json.loads(sys.argv[2])
web = tree.parse(file).getroot().find('system.webServer')
maps = {m.get('name'): {a.get('key'): a.get('value') for a in m} for m in web.findall('rewrite/rewriteMaps/rewriteMap')}
types = {'Permanent': 301, 'Found': 302, 'SeeOther': 303, 'Temporary': 307}
def matched(pattern, text, sensitive):
    return re.search(pattern, text, 0 if sensitive else re.I)
def answer(scheme, host, path, query):
    variables = {'HTTPS': 'on' if scheme == 'https' else 'off', 'HTTP_HOST': host, 'HTTP_REFERER': ''}
    for rule in web.findall('rewrite/rules/rule'):
        found = matched(rule.find('match').get('url'), path[1:], rule.find('match').get('ignoreCase') == 'false')
        if not found:
            continue
        groups = {'R:%d' % at: found.group(at) or '' for at in range(found.re.groups + 1)}
        conditions, hits = rule.find('conditions'), []
        for one in conditions if conditions is not None else []:
            if one.get('matchType'):
                hits.append(one.get('negate') == 'true')
                continue
            name = one.get('input')[1:-1]
            looked = re.fullmatch(r'(.+):\\{R:0\\}', name)
            value = maps[looked.group(1)].get(path[1:], '') if looked else variables[name]
            hit = matched(one.get('pattern'), value, False)
            if hit:
                groups.update({'C:%d' % at: hit.group(at) or '' for at in range(hit.re.groups + 1)})
            hits.append(bool(hit) != (one.get('negate') == 'true'))
        grouping = conditions.get('logicalGrouping') if conditions is not None else None
        if hits and not (any(hits) if grouping == 'MatchAny' else all(hits)):
            continue
        action = rule.find('action')
        if action.get('type') == 'CustomResponse':
            return [int(action.get('statusCode')), '']
        if action.get('type') == 'Rewrite':
            return [200, action.get('url')]
        url = re.sub(r'\\{([^}]+)\\}', lambda m: groups.get(m.group(1), variables.get(m.group(1), '')), action.get('url'))
        return [types[action.get('redirectType')], url + (query if action.get('appendQueryString') == 'true' else '')]
    return None
print(json.dumps([answer(*one) for one in asked]))
`

const plain: RulesQuestion = {
  server: 'iis',
  list: '',
  tests: '',
  usual: 301,
  domain: 'example.com',
  www: 'without',
  https: true,
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
const report = (given: Partial<RulesQuestion>) => rulesReport({ ...plain, ...given })

type Request = readonly [scheme: string, host: string, path: string, query: string]

function answers(file: string, asked: readonly Request[]): unknown {
  const folder = mkdtempSync(path.join(tmpdir(), 'iis-'))
  const config = path.join(folder, 'web.config')
  writeFileSync(config, file)
  const said = execFileSync('python3', ['-c', reader, config, JSON.stringify(asked)], { encoding: 'utf8' })
  rmSync(folder, { recursive: true })
  return JSON.parse(said)
}

it('sends whole paths, folders, gone pages, schemes and hosts on as the list says', () => {
  const { rules } = report({
    list: '/a.b,/new\n/c d,/e%20f\n/old/*,/news/:splat,302\n/old/deep/*,/deep\n/gone,,410\n/q,/r?s=t\n/shop,https://shop.example.com/?a=1&b=2\n/,/start',
  }).files
  const at = (asked: string, query = ''): Request => ['https', 'example.com', asked, query]
  expect(
    answers(rules, [
      at('/a.b', '?x=1'),
      at('/aXb'),
      at('/c d'),
      at('/old/one/two', '?x=1'),
      at('/old/deep/er'),
      at('/gone'),
      at('/q', '?x=1'),
      at('/shop', '?x=1'),
      at('/'),
      at('/A.b'),
      ['http', 'example.com', '/else', '?x=1'],
      ['https', 'www.example.com', '/else', ''],
      ['http', 'www.example.com', '/a.b', ''],
      at('/else'),
    ]),
  ).toEqual([
    [301, 'https://example.com/new?x=1'],
    null,
    [301, 'https://example.com/e%20f'],
    [302, 'https://example.com/news/one/two?x=1'],
    [301, 'https://example.com/deep'],
    [410, ''],
    [301, 'https://example.com/r?s=t'],
    [301, 'https://shop.example.com/?a=1&b=2'],
    [301, 'https://example.com/start'],
    null,
    [301, 'https://example.com/else?x=1'],
    [301, 'https://example.com/else'],
    [301, 'https://example.com/new'],
    null,
  ])
})

it('keeps the scheme where HTTPS is not wished, and answers paths without a file by the app', () => {
  const { rules } = report({ https: false, www: 'with', isSinglePage: true }).files
  expect(
    answers(rules, [
      ['http', 'example.com', '/x', ''],
      ['https', 'example.com', '/x', ''],
      ['https', 'www.example.com', '/x', ''],
    ]),
  ).toEqual([
    [301, 'http://www.example.com/x'],
    [301, 'https://www.example.com/x'],
    [200, '/index.html'],
  ])
})

it('writes what else a web.config can do, in the elements of the documentation', () => {
  const { files, parts } = report({
    list: '/a&b,/c?x=1&y=2',
    hsts: 'year',
    hasSecurityHeaders: true,
    lasting: 'assets',
    compresses: true,
    stopsHotlinks: true,
    notFoundPage: '/404.html',
    errorPage: '/50x.html',
  })
  for (const line of [
    '<add key="a&amp;b" value="https://example.com/c?x=1&amp;y=2" />',
    '<add name="X-Content-Type-Options" value="nosniff" />',
    '<add name="Strict-Transport-Security" value="max-age=31536000" />',
    '<error statusCode="404" path="/404.html" responseMode="ExecuteURL" />',
    '<error statusCode="503" path="/50x.html" responseMode="ExecuteURL" />',
    '<urlCompression doStaticCompression="true" doDynamicCompression="true" />',
    '<location path="assets">',
  ])
    expect(files.rules.split('\n').map((one) => one.trim())).toContain(line)
  const directives = parts.at(-1)?.tables?.[0]?.rows.map(([name]) => name)
  expect(directives).toEqual([
    '<rewriteMap>',
    '<rule>',
    '<conditions>',
    '<action>',
    '<httpErrors>',
    '<customHeaders>',
    '<urlCompression>',
    '<location>',
    '<clientCache>',
  ])
})

it('says what IIS cannot do', () => {
  const said = report({ list: '/a,/b,308', passwordFile: '/etc/x' }).parts[0]?.findings?.map(({ says }) => says) ?? []
  expect(said.join(' ')).toContain('knows no 308')
  expect(said.join(' ')).toContain('accounts of Windows')
  expect(
    report({ list: Array.from({ length: 2001 }, (_, at) => `/a${String(at)},/b`).join('\n') }).parts[0]?.findings?.at(
      -1,
    )?.says,
  ).toContain('250 kB')
})
