import { Button } from '@/components/ui/button'
import { generatorMessages } from '@/lib/messages/generator'
import { workerMessages } from '@/lib/messages/workers'
import type { TaskProgress } from '@/lib/workers/protocol'

interface WorkBarProps {
  progress: TaskProgress
  label?: string
  onCancel(): void
}

/** How far long work is, and the way to end it. */
export function WorkBar({ progress, label = workerMessages.working, onCancel }: WorkBarProps) {
  return (
    <div className="flex items-center gap-3 rounded-md border border-line bg-raised px-3 py-2" data-print="hidden">
      <div className="min-w-0 flex-1">
        <div className="flex justify-between gap-3 text-sm">
          <span>{label}</span>
          <span className="text-muted tabular-nums">{progress.note ?? `${Math.round(progress.share * 100)}%`}</span>
        </div>
        <progress className="block h-2 w-full accent-accent" value={progress.share} max={1} aria-label={label} />
      </div>
      <Button size="small" onClick={onCancel}>
        {generatorMessages.cancel}
      </Button>
    </div>
  )
}
