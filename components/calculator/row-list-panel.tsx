import { useState } from 'react'
import { part } from '@/components/islands/part'
import type { RowListProps } from './row-list'

const RowList = part('calculator/row-list', () => import('./row-list'))

/** What works through a long list, fetched when it is opened. */
export function RowListPanel(props: RowListProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="rounded-lg border border-line"
      data-print="hidden"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 px-4 py-2.5 font-medium">{props.list.label}</summary>
      {opened && (
        <div className="border-t border-line p-4 text-sm">
          <RowList {...props} />
        </div>
      )}
    </details>
  )
}
