'use client'

import { useEffect, useState } from 'react'

import { Button } from '@/components/ui/button'
import { jsonMessages } from '@/lib/messages/json-formatter'
import type { TaskProgress } from '@/lib/workers/protocol'

interface WorkBarProps {
  progress: TaskProgress | undefined
  onCancel: () => void
}

/** Work shorter than this shows no bar, in milliseconds. */
const patience = 150

/** How far the worker is, and a way to stop it. */
export function WorkBar({ progress, onCancel }: WorkBarProps) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  const percent = Math.floor((progress?.share ?? 0) * 100)
  const note = progress?.note ?? jsonMessages.working
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-raised p-3 text-sm">
      <div className="min-w-0 flex-1">
        <span role="status">{note}</span> <span className="tabular-nums text-muted">{percent}%</span>
        <progress className="mt-1 block h-2 w-full accent-accent" max={100} value={percent} aria-label={note} />
      </div>
      <Button size="small" onClick={onCancel}>
        {jsonMessages.cancel}
      </Button>
    </div>
  )
}
