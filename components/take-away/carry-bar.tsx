import { Button } from '@/components/ui/button'
import type { CarryTarget } from '@/lib/kits/carried/kinds'
import { carriedMessages as says } from '@/lib/messages/carried'

interface CarryBarProps {
  to: readonly CarryTarget[]
  onCarry(target: CarryTarget): void
}

/** The tools that a result can be used in next. */
export function CarryBar({ to, onCarry }: CarryBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 text-sm" data-print="hidden" role="group" aria-label={says.useIn}>
      <span className="text-muted" aria-hidden="true">
        {says.useIn}
      </span>
      {to.map((target) => (
        <Button key={target.id} size="small" onClick={() => onCarry(target)}>
          {target.name}
        </Button>
      ))}
    </div>
  )
}
