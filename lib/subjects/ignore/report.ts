import type { Report } from '@/lib/base/report/report'
import { counted, whole } from '@/lib/messages/counted'
import { composeIgnore, type IgnoreKind } from './compose'
import { lintIgnore } from './lint'
import { judgeOf, readRules, type IgnoreRule } from './rules'

export interface IgnoreQuestion {
  kind: IgnoreKind
  templates: readonly string[]
  own: string
  /** One a line; folders end in a slash. */
  paths: string
}

/** Paths that are tried at once; the rest is said to be left out. */
export const mostPaths = 100_000
/** Findings that are shown. */
const mostFindings = 50

export const fileNames: Readonly<Record<IgnoreKind, string>> = {
  git: '.gitignore',
  docker: '.dockerignore',
  npm: '.npmignore',
}

const notes: Readonly<Record<IgnoreKind, readonly string[]>> = {
  git: ['A file that git tracks already stays tracked: git rm --cached takes it out.'],
  docker: [
    'Docker counts from the root of the context, so names got **/ in front. A rule that meant folders only counts for files too.',
    'Paths are tried by the rules as git reads them; Docker can bring files back from an ignored folder.',
  ],
  npm: ['npm reads .npmignore in the place of .gitignore. package.json and README are published in any case.'],
}

function pathTable(rules: readonly IgnoreRule[], paths: readonly string[]) {
  const judge = judgeOf(rules)
  const verdicts = paths.map((path) => [path, judge(path)] as const)
  const ignored = verdicts.filter(([, { isIgnored }]) => isIgnored).length
  const rows = verdicts.map(([path, { isIgnored, rule, by }]) => [
    path,
    isIgnored ? 'Ignored' : 'Kept',
    rule ? rule.text : 'No rule matches',
    rule ? String(rule.line) : '',
    by === undefined ? '' : `${by}/`,
  ])
  return { ignored, rows }
}

/** The file that is put together, what is wrong with it, and what it does to paths. */
export function ignoreReport({ kind, templates, own, paths }: IgnoreQuestion): Report {
  const { text, merged, sections } = composeIgnore(templates, own, kind)
  // What is shown has these lines; what is tried is read as git reads it.
  const read = kind === 'docker' ? composeIgnore(templates, own, 'git').text : text
  const rules = readRules(read)
  const listed = paths.split(/[\r\n]+/).flatMap((line) => line.trim() || [])
  const tried = listed.slice(0, mostPaths)
  const { ignored, rows } = pathTable(rules, tried)
  const found = lintIgnore(rules)
  const faults = found.filter(({ tone }) => tone === 'bad').length
  const warnings = found.filter(({ tone }) => tone === 'warn').length
  const said = [
    `${counted(rules.length, 'rule', 'rules')} in ${fileNames[kind]}`,
    ...(tried.length > 0 ? [`${whole(ignored)} of ${counted(tried.length, 'path', 'paths')} ignored`] : []),
    ...(faults > 0 ? [counted(faults, 'mistake', 'mistakes')] : []),
    ...(warnings > 0 ? [counted(warnings, 'thing to look at', 'things to look at')] : []),
  ]
  return {
    headline: `${said.join('; ')}.`,
    tone: faults > 0 ? 'bad' : warnings > 0 ? 'warn' : 'good',
    figures: [
      { label: 'Rules', text: whole(rules.length) },
      { label: 'Sections', text: whole(sections) },
      { label: 'Repeated rules left out', text: whole(merged) },
    ],
    parts: [
      {
        findings: found.slice(0, mostFindings),
        notes:
          found.length > mostFindings
            ? [`${counted(found.length - mostFindings, 'more remark', 'more remarks')} left out.`]
            : [],
      },
      {
        tables: [
          {
            label: 'Your paths',
            columns: ['Path', 'Verdict', 'Rule that decides', 'Line', 'Ignored with its folder'],
            rows,
          },
        ],
        notes:
          listed.length > tried.length
            ? [`${counted(listed.length - tried.length, 'path', 'paths')} beyond 100,000 left out.`]
            : [],
      },
      { texts: text === '' ? [] : [{ label: fileNames[kind], text }], notes: notes[kind] },
    ],
    files: { rules: text },
  }
}
