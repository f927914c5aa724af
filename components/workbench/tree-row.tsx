import { classNames } from '@/components/ui/class-names'
import type { TreeRow } from '@/lib/kits/paged/questions'
import { pagedMessages as says } from '@/lib/messages/paged'

interface TreeRowLineProps {
  id: string
  row: TreeRow
  height: number
  isActive: boolean
}

/** Deeper levels are not moved further right. */
const deepestIndent = 24

/** One line of the tree; the tree itself has the focus and the keys. */
export function TreeRowLine({ id, row, height, isActive }: TreeRowLineProps) {
  const isContainer = row.kind === 'object' || row.kind === 'array'
  return (
    <div
      id={id}
      data-row={row.row}
      role="treeitem"
      aria-level={row.depth + 1}
      aria-setsize={row.siblings}
      aria-posinset={row.index + 1}
      aria-expanded={isContainer ? row.isOpen : undefined}
      aria-selected={isActive}
      className={classNames(
        'flex items-center gap-1 pr-3 whitespace-nowrap',
        isActive ? 'bg-accent-soft' : 'hover:bg-surface',
        row.isFound && 'shadow-[inset_3px_0_0_var(--good)]',
      )}
      style={{ height, paddingLeft: `${Math.min(row.depth, deepestIndent) * 1.1 + 0.25}rem` }}
    >
      <span
        aria-hidden="true"
        data-toggle={isContainer || undefined}
        className={classNames(
          'inline-flex size-6 shrink-0 items-center justify-center text-muted',
          isContainer && 'cursor-pointer',
        )}
      >
        {isContainer ? (row.isOpen ? '▾' : '▸') : ''}
      </span>
      <RowName row={row} />
      <RowValue row={row} />
      {row.isFound && (
        <span className="ml-1 shrink-0 rounded-sm bg-good-soft px-1 font-sans text-xs text-good">{says.isFound}</span>
      )}
      {row.isDuplicate && (
        <span className="ml-1 shrink-0 rounded-sm bg-warn-soft px-1 font-sans text-xs text-warn">{says.repeated}</span>
      )}
    </div>
  )
}

function RowName({ row }: { row: TreeRow }) {
  if (row.depth === 0) return <span className="shrink-0 text-muted">{says.root}</span>
  if (row.key === undefined) return <span className="shrink-0 text-muted">{row.index}:</span>
  return <span className="max-w-64 shrink-0 truncate text-accent">{JSON.stringify(row.key)}:</span>
}

function RowValue({ row }: { row: TreeRow }) {
  if (row.kind === 'object') return <span className="text-muted">{`{ ${says.keys(row.children)} }`}</span>
  if (row.kind === 'array') return <span className="text-muted">{`[ ${says.items(row.children)} ]`}</span>
  if (row.kind !== 'string') return <span className="text-ink">{row.value}</span>
  return (
    <span className="text-good">
      {JSON.stringify(row.value)}
      {row.isCut && '…'}
    </span>
  )
}
