import type { Analysis } from '@/lib/csv/analyse'
import type { ConversionReport } from '@/lib/csv/json-writer'
import type { Planned } from '@/lib/csv/plan'
import { csvMessages as messages } from '@/lib/messages/csv-to-json'

interface NoticesProps {
  analysis: Analysis
  planned: Planned
  /** Of the last whole conversion, or of the preview until there is one. */
  report: ConversionReport
}

const shownRenames = 10

/** What a visitor should check before using the result. */
export function Notices({ analysis, planned: { plan, renames }, report }: NoticesProps) {
  const { ragged, quoteFaults, emptyLines } = analysis
  const notices = renames.slice(0, shownRenames).map(messages.rename)
  if (renames.length > shownRenames) notices.push(messages.andMore(renames.length - shownRenames))
  const stray = quoteFaults.listed.filter(({ kind }) => kind === 'stray')
  const unclosed = quoteFaults.listed.find(({ kind }) => kind === 'unclosed')
  if (stray.length > 0)
    notices.push(
      messages.strayQuotes(
        stray.map(({ line }) => line),
        quoteFaults.total - (unclosed ? 1 : 0),
      ),
    )
  if (unclosed) notices.push(messages.unclosed(unclosed.line))
  if (emptyLines > 0) notices.push(messages.emptyLines(emptyLines))
  const [repeated] = report.repeated.listed
  if (repeated) notices.push(messages.repeated(report.repeated.total, repeated.key, repeated.line))
  for (const [column, { total, firstValue, firstLine }] of report.misfits)
    notices.push(messages.misfit(plan.names[column] ?? '', total, firstValue, firstLine))
  const uneven = ragged.short + ragged.long
  if (notices.length === 0 && uneven === 0) return null
  return (
    <section aria-label={messages.notices} className="rounded-md bg-warn-soft px-3 py-2 text-sm text-warn">
      <ul className="list-disc pl-4">
        {uneven > 0 && (
          <li>
            {messages.unevenRows(ragged.short, ragged.long, plan.names.length, plan.extraKey, plan.ragged)}
            <details>
              <summary>{messages.unevenLines}</summary>
              <p>
                {ragged.listed.map(({ line, fields }) => messages.unevenLine(line, fields)).join('; ')}
                {uneven > ragged.listed.length && ` ${messages.andMore(uneven - ragged.listed.length)}`}
              </p>
            </details>
          </li>
        )}
        {notices.map((notice) => (
          <li key={notice} className="break-words">
            {notice}
          </li>
        ))}
      </ul>
    </section>
  )
}
