'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { workerMessages } from '@/lib/messages/workers'

/** Work shorter than this shows no bar, in milliseconds. */
const patience = 200

/** How far long work is (`share` from 0 to 1), and a way to stop it. */
export function WorkBar({ label, share, onCancel }: { label: string; share: number; onCancel: () => void }) {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), patience)
    return () => clearTimeout(timer)
  }, [])
  if (!isShown) return null
  const percent = Math.floor(share * 100)
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-raised p-3 text-sm" data-print="hidden">
      <div className="min-w-0 flex-1">
        <span role="status">{label}</span> <span className="text-muted tabular-nums">{percent}%</span>
        <progress className="mt-1 block h-2 w-full accent-accent" max={100} value={percent} aria-label={label} />
      </div>
      <Button size="small" onClick={onCancel}>
        {workerMessages.cancel}
      </Button>
    </div>
  )
}
