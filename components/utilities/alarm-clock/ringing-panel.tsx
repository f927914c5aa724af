import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { Button } from '@/components/ui/button'
import { controlClasses } from '@/components/ui/control'
import { Form } from '@/components/ui/form'
import { wakingSum, type Alarms } from '@/lib/subjects/timers/alarms'
import { alarmWords as says } from '@/lib/tools/utilities/time/alarm-clock.messages'
import { dispatch, momentText, nameOf } from './store'

/** What rings, and the ways to end it. */
export function RingingPanel({ state, now }: { state: Alarms; now: number }) {
  const id = useId()
  const { ringing, alarms, settings } = state
  const [turn, setTurn] = useState(0)
  const [typed, setTyped] = useState('')
  const first = ringing[0]
  if (!first) return null
  const asks = ringing.some((one) => alarms.some((alarm) => alarm.id === one.id && alarm.asksSum))
  const sum = wakingSum(first.at, turn)
  const isTrial = ringing.every(({ isTest }) => isTest)

  function stop(): void {
    if (asks && Number(typed.trim()) !== sum.answer) {
      setTurn(turn + 1)
      return setTyped('')
    }
    setTyped('')
    setTurn(0)
    dispatch({ kind: 'stop', now: Date.now() })
  }

  const error = asks && turn > 0 ? says.sumFault : undefined
  return (
    <section role="alert" className="grid gap-3 rounded-lg border border-bad bg-bad-soft p-4">
      <ul className="grid gap-1 text-2xl font-semibold break-words">
        {ringing.map((one) => (
          <li key={one.id}>{says.ringing(nameOf(one.id), momentText(one.at, now))}</li>
        ))}
      </ul>
      {isTrial && <p>{says.isTest}</p>}
      <Form onEnter={stop}>
        <div className="flex flex-wrap items-end gap-3">
          {asks && (
            <FieldFrame id={id} label={says.sum(sum.text)} error={error}>
              <input
                id={id}
                className={controlClasses}
                inputMode="numeric"
                autoComplete="off"
                value={typed}
                aria-invalid={error ? true : undefined}
                aria-describedby={describedBy(id, { help: undefined, error, understood: undefined })}
                onChange={(event) => setTyped(event.target.value)}
              />
            </FieldFrame>
          )}
          {!isTrial && (
            <Button onClick={() => dispatch({ kind: 'snooze', now: Date.now() })}>
              {says.snooze(settings.snooze)}
            </Button>
          )}
          <Button type="submit" look="primary">
            {says.stop}
          </Button>
        </div>
      </Form>
    </section>
  )
}
