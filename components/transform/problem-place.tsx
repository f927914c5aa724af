import { Button } from '@/components/ui/button'
import type { Show } from '@/lib/base/format/show'
import { transformMessages as says } from '@/lib/messages/transform'
import type { Refused } from '@/lib/kits/transform/made'

interface ProblemPlaceProps {
  id: string
  refused: Refused
  show: Show
  /** Puts the cursor there; absent where the text is not in a box. */
  onGo: (() => void) | undefined
}

/** Why the input has no result, and the line with the place marked. */
export function ProblemPlace({ id, refused: { message, position }, show, onGo }: ProblemPlaceProps) {
  return (
    <div id={id} role="alert" className="rounded-md border-l-4 border-bad bg-bad-soft px-3 py-2 text-sm">
      <p className="wrap-anywhere">{message}</p>
      {position && (
        <>
          <p className="mt-1 flex flex-wrap items-center gap-x-3">
            <span className="font-medium tabular-nums">
              {says.position(show.count(position.line), show.count(position.column))}
            </span>
            {onGo && (
              <Button size="small" look="quiet" onClick={onGo}>
                {says.goTo}
              </Button>
            )}
          </p>
          <p className="mt-1 overflow-x-auto font-mono whitespace-pre">
            {position.cutBefore && '…'}
            {position.before}
            <mark className="rounded-xs bg-bad px-0.5 text-raised">
              {position.marked.trim() === '' ? '␣' : position.marked}
            </mark>
            {position.after}
            {position.cutAfter && '…'}
          </p>
        </>
      )}
    </div>
  )
}
