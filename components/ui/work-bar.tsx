import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { workerMessages } from '@/lib/messages/workers'
import type { TaskProgress } from '@/lib/workers/protocol'

/** Work shorter than this shows no bar, in milliseconds. */
const patience = 200

interface WorkBarProps {
  progress: TaskProgress
  label?: string | undefined
  onCancel(): void
  /** Shown at once, however short the work. */
  isAtOnce?: boolean
}

/** How far long work is, and a way to stop it. */
export function WorkBar({ progress, label = workerMessages.working, onCancel, isAtOnce = false }: WorkBarProps) {
  const [isShown, setShown] = useState(isAtOnce)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  return (
    <div
      className="flex items-center gap-3 rounded-md border border-line bg-raised px-3 py-2 text-sm"
      data-print="hidden"
    >
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3">
          <span role="status">{label}</span>
          <span className="text-muted tabular-nums">{progress.note ?? `${Math.floor(progress.share * 100)}%`}</span>
        </div>
        <progress className="block h-2 w-full accent-accent" value={progress.share} max={1} aria-label={label} />
      </div>
      <Button size="small" onClick={onCancel}>
        {workerMessages.cancel}
      </Button>
    </div>
  )
}
