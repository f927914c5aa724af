import type { ReactNode } from 'react'
import { LatePanel } from '@/components/ui/late-panel'
import { checkedMessages } from '@/lib/messages/checked'

interface CheckedPanelProps {
  count: number
  /** The list of cases. */
  children: ReactNode
}

/** A tool's proof, run again in the visitor's own browser when it is opened. */
export function CheckedPanel({ count, children }: CheckedPanelProps) {
  return (
    <LatePanel className="mt-4" title={checkedMessages.title(count)}>
      {children}
    </LatePanel>
  )
}
