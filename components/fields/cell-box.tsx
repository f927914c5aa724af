import { part } from '@/components/islands/part'
import { controlClasses } from '@/components/ui/control'
import type { Scalar, ScalarField } from '@/lib/kits/fields/types'
import { isNumeric } from '@/lib/kits/fields/write'
import type { Show } from '@/lib/base/format/show'
import { ChoiceMenu } from './choice-box'
import { NumberBox } from './number-box'

const SearchBox = part('fields/search-box', () => import('./search-box'), 'min-h-11 sm:min-h-10')
const FileBox = part('fields/file-box', () => import('./file-box'))

/** A text up to this length is told under its field where it is too long; a longer one is not taken at all. UTF-16 units. */
const longestPasted = 100_000

export interface CellBoxProps {
  id: string
  field: ScalarField
  text: string
  unit?: string | undefined
  show: Show
  /** What its form has read in the box; nothing where it is empty or refused. */
  value: Scalar | undefined
  refused?: number | undefined
  invalid?: boolean
  describedBy?: string | undefined
  name?: string
  onText(text: string): void
  onUnit?(unit: string): void
}

/** The box of one field, without its label: in a form it has one above it, in rows its column names it. */
export function CellBox(props: CellBoxProps) {
  const { id, field, text, value, invalid, describedBy, name, onText } = props
  const shared = {
    id,
    'aria-label': name,
    'aria-invalid': invalid || undefined,
    'aria-describedby': describedBy,
  }
  if (isNumeric(field))
    return <NumberBox {...props} field={field} value={typeof value === 'number' ? value : undefined} />
  if (field.kind === 'choice') {
    const Choice = field.as === 'search' ? SearchBox : ChoiceMenu
    return (
      <Choice
        id={id}
        field={field}
        value={text}
        describedBy={describedBy}
        {...(name === undefined ? {} : { name })}
        onText={onText}
      />
    )
  }
  if (field.kind === 'file')
    return (
      <FileBox
        id={id}
        field={field}
        value={text}
        describedBy={describedBy}
        {...(name === undefined ? {} : { name })}
        onText={onText}
      />
    )
  if (field.kind === 'toggle')
    return (
      <input
        {...shared}
        type="checkbox"
        className="size-5 accent-accent"
        checked={text === 'yes'}
        onChange={(event) => onText(event.target.checked ? 'yes' : 'no')}
      />
    )
  if (field.kind === 'long-text')
    return (
      <textarea
        {...shared}
        className={controlClasses}
        data-longest={Math.max(field.maxLength ?? 0, longestPasted)}
        data-secret={field.secret}
        {...(field.secret && { spellCheck: false, autoComplete: 'off' })}
        rows={field.lines ?? 4}
        placeholder={field.placeholder}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    )
  if (field.kind === 'colour')
    return (
      <div className="flex gap-2">
        <input
          type="color"
          aria-label={field.label}
          className="colour-box"
          value={/^#[0-9a-f]{6}$/i.test(text) ? text : field.initial}
          onChange={(event) => onText(event.target.value)}
        />
        <input
          {...shared}
          type="text"
          className={controlClasses}
          spellCheck={false}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
    )
  const type =
    field.kind === 'date'
      ? 'date'
      : field.kind === 'month'
        ? 'month'
        : field.kind === 'text' && field.as && field.as !== 'name'
          ? field.as
          : 'text'
  return (
    <input
      {...shared}
      type={type}
      className={controlClasses}
      {...(field.kind === 'text' ? { placeholder: field.placeholder, 'data-secret': field.secret } : {})}
      autoComplete="off"
      value={text}
      onChange={(event) => onText(event.target.value)}
    />
  )
}
