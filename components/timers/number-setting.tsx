import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { controlClasses } from '@/components/ui/control'

interface NumberSettingProps {
  label: string
  help?: string
  value: number
  fault: string
  read: (text: string) => number | undefined
  onValue: (value: number) => void
}

/** A number whose last valid value stays in force while something else is typed. */
export function NumberSetting({ label, help, value, fault, read, onValue }: NumberSettingProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? String(value)
  const error = read(text) === undefined ? fault : undefined
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        id={id}
        className={controlClasses}
        inputMode="decimal"
        value={text}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error, understood: undefined })}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = read(event.target.value)
          if (next !== undefined) onValue(next)
        }}
        onBlur={() => {
          if (read(text) !== undefined) setTyped(undefined)
        }}
      />
    </FieldFrame>
  )
}
