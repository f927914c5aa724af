import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { composeIgnore, forDocker } from '@/lib/subjects/ignore/compose'
import { lintIgnore } from '@/lib/subjects/ignore/lint'
import { ignoreReport, type IgnoreQuestion } from '@/lib/subjects/ignore/report'
import { judgeOf, readRules } from '@/lib/subjects/ignore/rules'
import { templateNames } from '@/lib/subjects/ignore/template-names'

interface Case {
  rules: string[]
  paths: [path: string, line: number][]
}

const vector = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../vectors/ignore/${name}`, import.meta.url), 'utf8'))
const cases = vector('git.json') as Case[]
const pairs = vector('docker.json') as [git: string, docker: string][]
const report = (given: Partial<IgnoreQuestion>) =>
  ignoreReport({ kind: 'git', templates: [], own: '', paths: '', ...given })
const said = (text: string) => lintIgnore(readRules(text)).map(({ tone, says, at }) => `${tone} ${at?.line} ${says}`)

it('decides by the rule that git decides by', () => {
  let count = 0
  for (const { rules, paths } of cases) {
    const judge = judgeOf(readRules(rules.join('\n')))
    for (const [path, line] of paths) {
      expect(judge(path).rule?.line ?? 0, `${JSON.stringify(rules)} and ${path}`).toBe(line)
      count++
    }
  }
  expect(count).toBeGreaterThan(2000)
})

it('says what git says of paths that Windows or a shell writes', () => {
  const judge = judgeOf(readRules('node_modules/\n/dist\n'))
  expect(judge('web\\node_modules\\a.js')).toMatchObject({ isIgnored: true, by: 'web/node_modules' })
  expect(judge('./dist').isIgnored).toBe(true)
  expect(judge('web/dist').isIgnored).toBe(false)
})

it('puts templates together under their names and leaves repeated rules out', () => {
  const { text, merged, sections } = composeIgnore(['macOS', 'Node', 'macOS'], '*.log\n/secret\n', 'git')
  expect(sections).toBe(3)
  expect(text.startsWith('### macOS\n')).toBe(true)
  expect(text.match(/^\*\.log$/gm)).toHaveLength(1)
  expect(text.endsWith('### Own rules\n/secret\n')).toBe(true)
  expect(merged).toBeGreaterThan(0)
})

it('keeps a repeated rule where an exception stands between', () => {
  expect(composeIgnore([], '*.log\n!keep.log\n*.log', 'git').text).toBe('### Own rules\n*.log\n!keep.log\n*.log\n')
  expect(composeIgnore([], '*.log\n*.log\n!keep.log', 'git').text).toBe('### Own rules\n*.log\n!keep.log\n')
})

it('changes no verdict by leaving rules out', () => {
  const names = ['Node', 'Python', 'VisualStudio', 'JetBrains', 'macOS']
  const paths = [
    'a.log',
    'x/node_modules/y.js',
    'src/a.pyc',
    '.vs/x',
    '.idea/workspace.xml',
    '.DS_Store',
    'bin/Debug/a',
    'src/main.ts',
    'dist/x',
  ]
  const whole = names.map((name) => composeIgnore([name], '', 'git').text).join('\n')
  const [one, other] = [judgeOf(readRules(whole)), judgeOf(readRules(composeIgnore(names, '', 'git').text))]
  for (const path of paths) expect(other(path).isIgnored, `path ${path}`).toBe(one(path).isIgnored)
  expect(paths.map((path) => other(path).isIgnored)).toEqual([true, true, true, true, true, true, true, false, true])
})

it('reads every template', () => {
  const names = Object.keys(templateNames)
  expect(names).toHaveLength(239)
  for (const name of names) expect(composeIgnore([name], '', 'git').text).toContain(`### ${name}`)
  expect(() => composeIgnore(['constructor'], '', 'git')).toThrow(RangeError)
})

it('writes names for Docker at any depth', () => {
  expect(['node_modules/', '/dist', '*.log', 'a/b', '!keep.log', '# remark', '**/x', ''].map(forDocker)).toEqual([
    '**/node_modules',
    'dist',
    '**/*.log',
    'a/b',
    '!**/keep.log',
    '# remark',
    '**/x',
    '',
  ])
  for (const [git = '', docker] of pairs) expect(forDocker(git)).toBe(docker)
  expect(report({ kind: 'docker', own: 'node_modules/' }).files?.rules).toBe('### Own rules\n**/node_modules\n')
})

it('names rules that match nothing or something else than meant', () => {
  expect(said('/\n./a\nC:\\x\na\\\n[ab\nsrc\\gen\n*.log # logs\n  b\na**b\n**/ok/**\n[a]\n')).toEqual([
    'bad 1 /: matches nothing.',
    'bad 2 ./a: matches nothing.',
    'bad 3 C:\\x: matches nothing.',
    'bad 4 a\\: matches nothing.',
    'bad 5 [ab: matches nothing.',
    'warn 6 src\\gen: has a backslash.',
    'warn 7 *.log # logs: has a remark in the line.',
    'warn 8   b: begins with a space.',
    'warn 9 a**b: has two stars within a name.',
  ])
})

it('names exceptions that come too early, too late or for nothing', () => {
  expect(said('build/\n!build/keep.txt')).toEqual([
    'warn 2 !build/keep.txt has no effect: line 1, build/, ignores build.',
  ])
  expect(said('!keep.log\n*.log')).toEqual(['warn 1 !keep.log has no effect: line 2, *.log, ignores keep.log.'])
  expect(said('*.log\n!keep.log\n!x')).toEqual(['plain 3 !x takes nothing back: no rule above it ignores x.'])
})

it('reports the file and what it does to paths', () => {
  const { headline, tone, figures, parts, files } = report({
    own: 'dist/\n*.log\n!keep.log',
    paths: 'dist/a.js\nkeep.log\n\nsrc/a.ts\nx.log',
  })
  expect(headline).toBe('3 rules in .gitignore; 2 of 4 paths ignored.')
  expect(tone).toBe('good')
  expect(figures?.map(({ text }) => text)).toEqual(['3', '1', '0'])
  expect(parts[1]?.tables?.[0]?.rows).toEqual([
    ['dist/a.js', 'Ignored', 'dist/', '2', 'dist/'],
    ['keep.log', 'Kept', '!keep.log', '4', ''],
    ['src/a.ts', 'Kept', 'No rule matches', '', ''],
    ['x.log', 'Ignored', '*.log', '3', ''],
  ])
  expect(files?.rules).toBe('### Own rules\ndist/\n*.log\n!keep.log\n')
  expect(report({ kind: 'npm', own: 'a' }).headline).toBe('1 rule in .npmignore.')
})

it('tries 100,000 paths and says what is left out', () => {
  const paths = Array.from({ length: 100_001 }, (_, at) => `src/part${at % 300}/file${at}.log`).join('\n')
  const { headline, parts } = report({ templates: ['Node', 'Python', 'macOS'], paths })
  expect(headline).toContain('100,000 of 100,000 paths ignored')
  expect(parts[1]?.notes).toEqual(['1 path beyond 100,000 left out.'])
})

it('survives rubbish', () => {
  for (const own of [
    '[[:nope:]]',
    '[z-a]',
    '\\',
    '!',
    '/',
    '***/',
    '[',
    '(?:',
    '\u0000',
    '😀*',
    '[]',
    '[!]',
    'a'.repeat(10_000),
  ])
    expect(report({ own, paths: 'a\n//\n../x\n\u0000\n😀' }).headline).toContain('.gitignore')
})
