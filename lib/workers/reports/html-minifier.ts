import { findingIn, type CodeReport } from '@/lib/kits/app/code-report'
import { minifyHtml, type HtmlSettings } from '@/lib/subjects/html/minify'
import { htmlMessages as says } from '@/lib/tools/utilities/developer/html-minifier.messages'
import type { Written } from '@/lib/workers/define-code-task'
import { bytesOf, sizeFigures } from '@/lib/workers/reports/packed-sizes'

const shownUnread = 5

/** Makes a page smaller and says by how much, plain and as a server would send it. */
export async function htmlReport(html: string, settings: HtmlSettings): Promise<Written<CodeReport>> {
  const nothing = { findings: [], warnings: [], figures: [] }
  if (html.trim() === '') return { ...nothing, verdict: { tone: 'plain', says: says.words.waiting } }
  const result = await minifyHtml(html, settings)
  if (result.kind === 'fault') {
    const { offset, reason } = result
    const finding = findingIn(
      'text',
      html,
      { offset, length: 1 },
      { tone: 'bad', says: says.fault(reason), detail: says.faultHint },
    )
    return { ...nothing, verdict: { tone: 'bad', says: '' }, findings: [finding] }
  }
  const { text, unread } = result
  return {
    verdict: { tone: 'good', says: says.saved(bytesOf(html), bytesOf(text)) },
    findings: [],
    warnings: unread.slice(0, shownUnread).map(says.unread),
    text,
    figures: await sizeFigures(html, text, says.figures),
  }
}
