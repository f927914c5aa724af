import { useId, useState } from 'react'
import { describedBy, FieldFrame } from '@/components/fields/field-frame'
import { classNames } from '@/components/ui/class-names'
import { controlClasses } from '@/components/ui/control'
import { isColour, parseColour } from '@/lib/subjects/colour/parse'
import { hexOf } from '@/lib/subjects/colour/write'
import { colourMessages as messages } from '@/lib/tools/utilities/developer/color-picker.messages'
import { colourOf } from './draft'

interface ColourFieldProps {
  label: string
  help: string
  /** The last text that was a colour. */
  value: string
  onColour: (text: string) => void
}

/** A box for a colour in any notation. A text that is none stays in the box and changes nothing else. */
export function ColourField({ label, help, value, onColour }: ColourFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const text = typed?.over === value ? typed.text : value
  const read = parseColour(text)
  const error = isColour(read) ? undefined : `${messages.fault(read)} ${messages.kept(hexOf(colourOf(value)))}`
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      <input
        id={id}
        className={classNames(controlClasses, 'font-mono')}
        value={text}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error, understood: undefined })}
        onChange={(event) => {
          const given = event.target.value
          if (isColour(parseColour(given))) {
            setTyped(undefined)
            onColour(given)
          } else setTyped({ text: given, over: value })
        }}
      />
    </FieldFrame>
  )
}
