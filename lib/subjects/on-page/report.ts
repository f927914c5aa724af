import type { Report, ReportFinding, ReportPart } from '@/lib/base/report/report'
import { readPage, metaContents } from '@/lib/subjects/html/page'
import { arialWidth } from '@/lib/subjects/html/arial'
import { whole } from '@/lib/messages/counted'
import { checks, type Check } from './checks'

export interface OnPageQuestion {
  html: string
  keyword: string
}

const groups: readonly Check['group'][] = ['Head', 'Content', 'Links and images', 'Sharing and data', 'Keyword']

/** The title's width as search results set it, in pixels: Arial at 20. */
const titleSize = 20
const mostMentioned = 20

/** The words of a text that stand most often, without the shortest. */
function frequentWords(text: string): string[][] {
  const counts = new Map<string, number>()
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return [...counts.entries()]
    .toSorted(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, mostMentioned)
    .map(([word, count]) => [word, whole(count)])
}

/**
 * A page's HTML held against published guides. The score is the share of the checks that apply which it passes, each counting the
 * same, as a whole number of percent.
 */
export function onPageReport({ html, keyword }: OnPageQuestion): Report {
  const page = readPage(html)
  const wanted = keyword.trim()
  const judged = checks.map((check) => ({ check, result: check.judge(page, wanted) }))
  const counting = judged.filter(({ result }) => result.outcome !== 'absent')
  const passed = counting.filter(({ result }) => result.outcome === 'pass').length
  const score = counting.length === 0 ? 0 : Math.round((passed / counting.length) * 100)
  const title = page.titles[0]?.text ?? ''
  const description = metaContents(page, 'description')[0]?.content ?? ''
  const words = page.text.split(/\s+/).filter(Boolean).length
  const partOf = (group: Check['group']): ReportPart => {
    const own = counting.filter(({ check }) => check.group === group)
    const failed = own.filter(({ result }) => result.outcome === 'fail')
    const fine = own.filter(({ result }) => result.outcome === 'pass')
    const findings = failed.map(({ check: { source }, result: { says, detail, at } }): ReportFinding => ({
      tone: 'warn',
      says,
      ...(detail && { detail }),
      source,
      ...(at && { at }),
    }))
    const rows = fine.map(({ check: { source }, result: { says, at } }) => [says, at ? String(at.line) : '', source])
    return {
      heading: group,
      findings,
      tables: [{ label: `What passes: ${group}`, columns: ['Passes', 'Line', 'Asked for by'], rows }],
    }
  }
  const absentOnes = judged.filter(({ result }) => result.outcome === 'absent').map(({ result }) => result.says)
  return {
    headline: `${whole(passed)} of ${whole(counting.length)} checks passed: ${whole(score)} of 100.`,
    tone: passed === counting.length ? 'good' : score < 50 ? 'bad' : 'warn',
    figures: [
      { label: 'Words', text: whole(words) },
      {
        label: 'Title',
        text: `${whole(Array.from(title).length)} characters, ${whole(Math.round(arialWidth(title, titleSize)))} px`,
      },
      { label: 'Description', text: `${whole(Array.from(description).length)} characters` },
      { label: 'Links', text: whole(page.anchors.length) },
      { label: 'Images', text: whole(page.images.length) },
    ],
    parts: [
      {
        notes: [
          'The score is the share of the checks below that the page passes. Each counts the same, those that do not apply are left out. It is no forecast of a rank: nobody outside a search engine can make one.',
        ],
      },
      ...groups.map(partOf),
      {
        heading: 'What the page is about',
        tables: [
          {
            label: 'Headings',
            columns: ['Level', 'Text'],
            rows: page.headings.map(({ level, text }) => [`h${String(level)}`, text]),
          },
          { label: 'Words that stand most often', columns: ['Word', 'Times'], rows: frequentWords(page.text) },
        ],
      },
      { heading: 'What was not judged', notes: [...new Set(absentOnes)] },
    ],
  }
}
