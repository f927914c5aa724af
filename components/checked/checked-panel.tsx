import { useState, type ReactNode } from 'react'
import { checkedMessages } from '@/lib/messages/checked'

interface CheckedPanelProps {
  count: number
  /** The list of cases; drawn, and with it loaded, when the panel is opened. */
  children: ReactNode
}

/** A tool's proof, run again in the visitor's own browser when it is opened. */
export function CheckedPanel({ count, children }: CheckedPanelProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="mt-4 rounded-lg border border-line"
      data-print="hidden"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 px-4 py-2.5 font-medium">{checkedMessages.title(count)}</summary>
      <div className="px-4 pb-4 text-sm">{opened && children}</div>
    </details>
  )
}
