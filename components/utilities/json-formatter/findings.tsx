import type { FindingList, OpenReport, OutputReport } from '@/lib/json/session'
import { jsonMessages } from '@/lib/messages/json-formatter'

type TreeReport = Extract<OpenReport, { kind: 'tree' }>

interface FindingsProps {
  report: TreeReport
  onShow: (node: number) => void
}

/** What to know of JSON that is valid: repeated keys, numbers that other programs change. */
export function Findings({ report, onShow }: FindingsProps) {
  const { duplicates, inexact, notNumbers, counts } = report
  return (
    <>
      <FindingNote text={jsonMessages.duplicates(duplicates.count)} list={duplicates} onShow={onShow} />
      <FindingNote text={jsonMessages.notNumbers(notNumbers.count)} list={notNumbers} onShow={onShow} />
      <FindingNote text={jsonMessages.inexact(inexact.count)} list={inexact} onShow={onShow} />
      {counts.comments > 0 && (
        <p className="rounded-md bg-warn-soft p-3 text-sm">{jsonMessages.comments(counts.comments)}</p>
      )}
    </>
  )
}

interface FindingNoteProps {
  text: string
  list: FindingList
  onShow: (node: number) => void
}

function FindingNote({ text, list, onShow }: FindingNoteProps) {
  if (list.count === 0) return null
  const rest = list.count - list.first.length
  return (
    <details className="rounded-md bg-warn-soft p-3 text-sm">
      <summary className="min-h-6">{text}</summary>
      <ul className="mt-2 grid max-h-48 gap-1 overflow-y-auto">
        {list.first.map(({ node, position, path, written }) => (
          <li key={node} className="flex flex-wrap items-baseline gap-x-3">
            <span className="min-w-0 font-mono break-all">{jsonMessages.findingAt(position, path, written)}</span>
            <button type="button" className="min-h-6 text-accent underline" onClick={() => onShow(node)}>
              {jsonMessages.showInTree}
            </button>
          </li>
        ))}
        {rest > 0 && <li>{jsonMessages.moreFindings(rest)}</li>}
      </ul>
    </details>
  )
}

interface StatisticsProps {
  report: TreeReport
  output: OutputReport | undefined
}

export function Statistics({ report, output }: StatisticsProps) {
  const { counts } = report
  const { stats, whole, bytes } = jsonMessages
  const figures: [string, string][] = [
    [stats.keys, whole(counts.keys)],
    [stats.depth, whole(counts.depth)],
    [stats.size, bytes(counts.size)],
    ...(output
      ? ([
          [stats.written, bytes(output.length)],
          [stats.lines, whole(output.lines)],
        ] satisfies [string, string][])
      : []),
    [stats.objects, whole(counts.objects)],
    [stats.arrays, whole(counts.arrays)],
    [stats.strings, whole(counts.strings)],
    [stats.numbers, whole(counts.numbers)],
    [stats.booleans, whole(counts.booleans)],
    [stats.nulls, whole(counts.nulls)],
  ]
  return (
    <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
      {figures.map(([label, value]) => (
        <div key={label} className="flex gap-1">
          <dt className="text-muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
