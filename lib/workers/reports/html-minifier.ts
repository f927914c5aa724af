import { gzipSync } from 'fflate'
import { findingIn, type CodeReport } from '@/lib/kits/app/code-report'
import { sizeInWords } from '@/lib/messages/workbench'
import { minifyHtml, type HtmlSettings } from '@/lib/subjects/html/minify'
import { htmlMessages as says } from '@/lib/tools/utilities/developer/html-minifier.messages'
import type { Written } from '@/lib/workers/define-code-task'

const utf8 = new TextEncoder()
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
  const [before, after] = [utf8.encode(html), utf8.encode(text)]
  return {
    verdict: { tone: 'good', says: says.saved(before.length, after.length) },
    findings: [],
    warnings: unread.slice(0, shownUnread).map(says.unread),
    text,
    figures: [
      { label: says.figures.before, text: sizeInWords(before.length) },
      { label: says.figures.after, text: sizeInWords(after.length) },
      { label: says.figures.gzipBefore, text: sizeInWords(gzipSync(before).length) },
      { label: says.figures.gzipAfter, text: sizeInWords(gzipSync(after).length) },
    ],
  }
}
