import { useId } from 'react'
import { controlClasses } from '@/components/ui/control'

interface TextFieldProps {
  label: string
  value: string
  onText: (text: string) => void
  help?: string | undefined
  /** What must change, as a sentence. */
  error?: string | undefined
  placeholder?: string
  choices?: readonly string[] | undefined
  lines?: number
  type?: 'text' | 'url'
}

/** Of a list of values; each of them is offered in another box. UTF-16 units. */
const longestList = 20_000
/** More choices than anybody would look through. */
const mostChoices = 500

/** A labelled box with its help and its sentence of refusal. */
export function TextField({
  label,
  value,
  onText,
  help,
  error,
  placeholder,
  choices,
  lines,
  type = 'text',
}: TextFieldProps) {
  const id = useId()
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  const shared = {
    id,
    value,
    placeholder,
    spellCheck: false,
    autoComplete: 'off',
    autoCapitalize: 'off',
    'aria-invalid': error !== undefined,
    'aria-describedby': described === '' ? undefined : described,
  } as const
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {lines === undefined ? (
        <input
          {...shared}
          inputMode={type}
          className={controlClasses}
          list={choices && choices.length > 0 ? `${id}-choices` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <textarea
          {...shared}
          rows={lines}
          data-longest={longestList}
          className={`${controlClasses} resize-y`}
          onChange={(event) => onText(event.target.value)}
        />
      )}
      {choices && choices.length > 0 && (
        <datalist id={`${id}-choices`}>
          {choices.slice(0, mostChoices).map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </datalist>
      )}
      {help && (
        <p id={`${id}-help`} className="mt-1 text-xs text-muted">
          {help}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-1 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  )
}
