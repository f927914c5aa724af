import type { ChoiceField } from '@/lib/kits/fields/types'

interface ChoiceListProps {
  id: string
  field: ChoiceField
  value: string
  describedBy?: string | undefined
  onText(text: string): void
}

/** Every option on a line of its own, for answers that are sentences. */
export default function ChoiceList({ id, field, value, describedBy, onText }: ChoiceListProps) {
  const options = Object.entries(field.options).filter(([key]) => key !== field.unanswered)
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1 text-sm font-medium">{field.label}</legend>
      <div className="grid gap-px overflow-hidden rounded-md border border-edge bg-line">
        {options.map(([key, label]) => (
          <label
            key={key}
            className="flex min-h-11 items-center gap-2 bg-raised px-3 py-1 text-sm has-checked:bg-accent-soft has-checked:font-medium sm:min-h-9"
          >
            <input
              type="radio"
              className="size-4 shrink-0 accent-accent"
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
