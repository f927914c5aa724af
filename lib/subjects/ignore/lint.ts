import type { ReportFinding } from '@/lib/base/report/report'
import { judgeOf, type IgnoreRule } from './rules'

function shapeFinding({ line, text, pattern }: IgnoreRule): ReportFinding | undefined {
  const at = { line, column: 1 }
  const bad = (says: string, detail: string): ReportFinding => ({ tone: 'bad', says: `${text}: ${says}`, detail, at })
  const warn = (says: string, detail: string): ReportFinding => ({ tone: 'warn', says: `${text}: ${says}`, detail, at })
  if (pattern === '') return bad('matches nothing.', 'Name a file or folder.')
  if (/^\.\.?\//.test(pattern)) return bad('matches nothing.', 'A path begins at the file itself, without ./ or ../.')
  if (/^[A-Za-z]:[\\/]/.test(pattern)) return bad('matches nothing.', 'Only paths within the project count.')
  if (/(^|[^\\])(\\\\)*\\$/.test(pattern))
    return bad('matches nothing.', 'The backslash at the end has nothing to stand before.')
  if (/(^|[^\\])\[[^\]]*$/.test(pattern)) return bad('matches nothing.', 'The bracket does not close.')
  if (/\\[A-Za-z0-9]/.test(pattern)) return warn('has a backslash.', 'Folders are parted by / on every system.')
  if (/\S\s+#/.test(pattern)) return warn('has a remark in the line.', 'A remark needs a line of its own.')
  if (/^\s/.test(text)) return warn('begins with a space.', 'The space is a part of the name.')
  if (/[^/*]\*\*|\*\*[^/*]/.test(pattern)) return warn('has two stars within a name.', 'They count as one there.')
  return undefined
}

/** A path that a rule without wildcards means. */
const meant = ({ literal, isFolder }: IgnoreRule) =>
  literal === undefined ? undefined : `${literal}${isFolder ? '/' : ''}`

function negationFinding(rule: IgnoreRule, rules: readonly IgnoreRule[]): ReportFinding | undefined {
  const path = rule.isNegated ? meant(rule) : undefined
  if (path === undefined) return undefined
  const verdict = judgeOf(rules)(path)
  const at = { line: rule.line, column: 1 }
  if (verdict.isIgnored && verdict.rule)
    return {
      tone: 'warn',
      says: `${rule.text} has no effect: line ${verdict.rule.line}, ${verdict.rule.text}, ignores ${verdict.by ?? path}.`,
      detail:
        verdict.by === undefined
          ? 'The last rule that matches decides. Move the exception below it.'
          : 'Nothing in an ignored folder can be brought back. Ignore folder/* instead of the folder.',
      at,
    }
  const isNeeded = judgeOf(rules.filter(({ line }) => line < rule.line))(path).isIgnored
  if (isNeeded) return undefined
  return { tone: 'plain', says: `${rule.text} takes nothing back: no rule above it ignores ${path}.`, at }
}

/** What does not do what it seems to, in the order of the lines. */
export function lintIgnore(rules: readonly IgnoreRule[]): ReportFinding[] {
  return rules.flatMap((rule) => shapeFinding(rule) ?? negationFinding(rule, rules) ?? [])
}
