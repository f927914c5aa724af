import { useState, type ReactNode } from 'react'
import { classNames } from './class-names'

interface LatePanelProps {
  title: string
  className?: string
  /** Drawn, and with it fetched, when the panel is opened. */
  children: ReactNode
}

/** What stays closed, and costs nothing, until somebody wants it. */
export function LatePanel({ title, className, children }: LatePanelProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className={classNames('panel', className)}
      data-print="hidden"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary>{title}</summary>
      <div>{opened && children}</div>
    </details>
  )
}
