import { useState, type ReactNode } from 'react'
import { classNames } from './class-names'

interface LatePanelProps {
  title: string
  className?: string
  /** Open from the start. */
  isOpen?: boolean
  /** Drawn, and with it fetched, when the panel is opened. */
  children: ReactNode
}

/** What stays closed, and costs nothing, until somebody wants it. */
export function LatePanel({ title, className, isOpen = false, children }: LatePanelProps) {
  const [opened, setOpened] = useState(isOpen)
  return (
    <details
      className={classNames('panel', className)}
      data-print="hidden"
      open={isOpen || undefined}
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <div>{opened && children}</div>
    </details>
  )
}
