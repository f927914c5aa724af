import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { Form } from '@/components/ui/form'
import type { OneViewProps } from './view-props'

/** A line to be typed among the results, taken as a pick: at once, or by a press where it is secret. */
export default function EntryView({ view, picks, onPick, of }: OneViewProps<'entry'>) {
  const id = useId()
  const { label, pick, secret, button, help, fault } = view
  const kept = picks?.[pick] ?? ''
  const [typed, setTyped] = useState(kept)
  const describedBy = [fault && `${id}-fault`, help && `${id}-help`].filter((one) => one).join(' ') || undefined
  const take = (text: string) => onPick?.(pick, text === '' ? undefined : text)
  return (
    <Form>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type={secret ? 'password' : 'text'}
          autoComplete="off"
          spellCheck={false}
          value={button === undefined ? kept : typed}
          aria-label={of === undefined ? undefined : `${label}: ${of}`}
          aria-invalid={fault !== undefined}
          aria-describedby={describedBy}
          className={classNames(controlClasses, 'w-56 max-w-full')}
          onChange={({ target: { value } }) => (button === undefined ? take(value) : setTyped(value))}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
            event.preventDefault()
            take(typed)
          }}
        />
        {button !== undefined && (
          <Button size="small" onClick={() => take(typed)}>
            {button}
          </Button>
        )}
      </div>
      {fault && (
        <p id={`${id}-fault`} role="alert" className="mt-1 text-sm text-bad">
          {fault}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-xs text-muted">
          {help}
        </p>
      )}
    </Form>
  )
}
