import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { plannerMessages as says } from '@/lib/messages/planner'
import { askToWatch, canWatch, mayWatch, useAway } from './use-away'
import type { PlannerViewProps } from './view-props'

type Watching = 'unknown' | 'off' | 'on' | 'refused'

/** Asks what counts of a time in which something ran and nobody was there. */
export default function AwayBar({
  module,
  work,
  actions,
  say,
}: Pick<PlannerViewProps, 'module' | 'work' | 'actions' | 'say'>) {
  const minutes = module.away?.minutes(work)
  const [watching, setWatching] = useState<Watching>('unknown')
  const { time, forget } = useAway(minutes, watching === 'on')
  useEffect(() => {
    let live = true
    void mayWatch().then((may) => live && setWatching(may ? 'on' : 'off'))
    return () => {
      live = false
    }
  }, [])
  const question = time && module.away?.ask(time, work)
  return (
    <div className="grid gap-2 empty:hidden" data-print="hidden">
      {question && (
        <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
          <p className="flex-1 basis-60">{question.says}</p>
          {question.answers.map(({ label, edit }) => (
            <Button
              key={label}
              size="small"
              onClick={() => {
                forget()
                if (!edit) return
                actions.apply(edit.says, edit)
                say(edit.says)
              }}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {canWatch && minutes !== undefined && (watching === 'off' || watching === 'refused') && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          <Button size="small" onClick={() => void askToWatch().then((may) => setWatching(may ? 'on' : 'refused'))}>
            {says.away.watch}
          </Button>
          {watching === 'refused' ? says.away.refused : says.away.help}
        </p>
      )}
    </div>
  )
}
