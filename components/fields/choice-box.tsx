import { controlClasses } from '@/components/ui/control'
import type { ChoiceField } from '@/lib/kits/fields/types'

interface ChoiceBoxProps {
  id: string
  field: ChoiceField
  value: string
  describedBy?: string | undefined
  name?: string
  onText(text: string): void
}

/** Few short options fit side by side; more make a menu. */
export function isButtons(field: ChoiceField): boolean {
  if (field.as) return field.as === 'buttons'
  const labels = Object.values(field.options)
  return labels.length <= 4 && labels.join('').length <= 40
}

export function ChoiceMenu({ id, field, value, describedBy, name, onText }: ChoiceBoxProps) {
  return (
    <select
      id={id}
      className={controlClasses}
      value={value}
      aria-label={name}
      aria-describedby={describedBy}
      onChange={(event) => onText(event.target.value)}
    >
      {Object.entries(field.options).map(([key, label]) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function ChoiceButtons({ id, field, value, describedBy, onText }: ChoiceBoxProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      <div className="choice-strip">
        {Object.entries(field.options).map(([key, label]) => (
          <label key={key} className="strip-choice">
            <input
              type="radio"
              className="sr-only"
              name={id}
              value={key}
              checked={value === key}
              onChange={() => onText(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
