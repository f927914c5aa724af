import { useId } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { controlClasses } from '@/components/ui/control'

interface TextBoxProps {
  label: string
  value: string
  onText: (text: string) => void
  type?: 'text' | 'time' | 'date'
  numeric?: boolean
  help?: string
  error?: string | undefined
  list?: string
  /** Says whose box it is, where several of a label stand on the page. */
  named?: string
}

/** A box with its label, help and fault. */
export function TextBox({ label, value, onText, type = 'text', numeric, help, error, list, named }: TextBoxProps) {
  const id = useId()
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        id={id}
        type={type}
        className={controlClasses}
        inputMode={numeric ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={type === 'text' ? 2000 : undefined}
        list={list}
        value={value}
        aria-label={named === undefined ? undefined : `${label}, ${named}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error, understood: undefined })}
        onChange={(event) => onText(event.target.value)}
      />
    </FieldFrame>
  )
}
