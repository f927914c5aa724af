import type { ReactNode } from 'react'
import { formMessages } from '@/lib/messages/form'

export interface FrameProps {
  id: string
  label: string
  help?: string | undefined
  optional?: boolean | undefined
  error?: string | undefined
  understood?: string | undefined
  children: ReactNode
}

/** The ids of what explains a box, for aria-describedby. */
export function describedBy(
  id: string,
  { help, error, understood }: Pick<FrameProps, 'help' | 'error' | 'understood'>,
): string | undefined {
  const ids = [error && `${id}-error`, understood && `${id}-understood`, help && `${id}-help`].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

export function FieldNotes({ id, help, error, understood }: Pick<FrameProps, 'id' | 'help' | 'error' | 'understood'>) {
  return (
    <>
      <div aria-live="polite">
        {error && (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-bad">
            {error}
          </p>
        )}
        {understood && !error && (
          <p id={`${id}-understood`} className="mt-1 text-sm text-muted">
            {understood}
          </p>
        )}
      </div>
      {help && (
        <p id={`${id}-help`} className="mt-1 text-sm text-muted">
          {help}
        </p>
      )}
    </>
  )
}

/** Label above, box, then the sentence that says what is wrong or what was understood, then help. */
export function FieldFrame({ id, label, optional, children, ...notes }: FrameProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> ({formMessages.optional})</span>}
      </label>
      {children}
      <FieldNotes id={id} {...notes} />
    </div>
  )
}
