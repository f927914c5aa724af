import { useEffect, useRef, useState } from 'react'
import { canNotify, notifyAway } from '@/components/timers/notify'
import { Button } from '@/components/ui/button'
import type { Alert } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerViewProps } from './view-props'

/** A timer of a browser waits no longer than 24 days. */
const longestWait = 12 * 3_600_000
const mostShown = 5

/** Tells of moments of the book while the page is open: here, and as a notification where the visitor allowed it. */
export default function AlertBar({
  declaration,
  module,
  work,
}: Pick<PlannerViewProps, 'declaration' | 'module' | 'work'>) {
  const [permission, setPermission] = useState(() => (canNotify() ? Notification.permission : 'unsupported'))
  const [told, setTold] = useState<readonly Alert[]>([])
  const since = useRef(Date.now())
  const [woken, setWoken] = useState(0)
  const alerts = module.alerts?.(work) ?? []
  const latest = useRef(alerts)
  useEffect(() => {
    latest.current = alerts
    const next = Math.min(...alerts.map(({ at }) => at).filter((at) => at > since.current))
    if (next === Infinity) return
    const tell = () => {
      const now = Date.now()
      const due = latest.current.filter(({ at }) => at > since.current && at <= now)
      since.current = now
      for (const { id, title, note } of due) notifyAway(`${declaration.id} ${id}`, title, note)
      if (due.length > 0) setTold((before) => [...due, ...before].slice(0, mostShown))
      setWoken(now)
    }
    const timer = setTimeout(tell, Math.min(longestWait, Math.max(0, next - Date.now())))
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the moments follow from the work
  }, [work, woken, declaration.id])
  return (
    <div className="grid gap-2 empty:hidden" data-print="hidden">
      {told.length > 0 && (
        <div role="alert" className="flex flex-wrap items-center gap-2 rounded-md bg-warn-soft px-3 py-2 text-sm">
          <ul className="flex-1 basis-60">
            {told.map(({ id, title, note }) => (
              <li key={id}>
                <span className="font-medium">{title}</span> {note}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => setTold([])}>
            {says.close}
          </Button>
        </div>
      )}
      {alerts.length > 0 && permission !== 'granted' && permission !== 'unsupported' && (
        <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {permission === 'default' && (
            <Button size="small" onClick={() => void Notification.requestPermission().then(setPermission)}>
              {says.alerts.ask}
            </Button>
          )}
          {permission === 'denied' ? says.alerts.denied : says.alerts.help}
        </p>
      )}
    </div>
  )
}
