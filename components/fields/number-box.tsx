import { controlClasses } from '@/components/ui/control'
import { Slider } from '@/components/ui/slider'
import type { KeyboardEvent } from 'react'
import type { NumericField } from '@/lib/kits/fields/types'
import { typedNumber } from '@/lib/kits/fields/write'
import type { Show } from '@/lib/base/format/show'
import { formMessages } from '@/lib/messages/form'
import { unitsOf } from '@/lib/base/units/dimensions'

export interface NumberBoxProps {
  id: string
  field: NumericField
  text: string
  unit?: string | undefined
  show: Show
  /** The number in the box as its form has read it; nothing where the box is empty or its text refused. */
  value: number | undefined
  /** The number in the box where it is refused for what it is, such as its size. */
  refused?: number | undefined
  invalid?: boolean
  describedBy?: string | undefined
  /** The box stands in a table and has no visible label of its own. */
  name?: string
  onText(text: string): void
  onUnit?(unit: string): void
}

function stepOf(field: NumericField): number {
  if (field.step !== undefined) return field.step
  if (field.kind === 'percent') return 0.01
  if (field.kind === 'rate') return 0.0025
  return 1
}

function mayBeNegative({ kind, negative, min }: NumericField): boolean {
  if (negative) return true
  return (kind === 'number' || kind === 'integer') && (typeof min !== 'number' || min < 0)
}

function prefixOf(field: NumericField, show: Show): string | undefined {
  return field.kind === 'money' ? show.region.currencySymbol || show.currencyCode : undefined
}

function suffixOf(field: NumericField): string | undefined {
  if (field.kind === 'percent') return '%'
  if (field.kind === 'rate') return field.per === undefined ? '%' : `% a ${field.per}`
  return field.kind === 'number' || field.kind === 'integer' ? field.unit : undefined
}

/** A number of the slider as it is read aloud. */
function spoken(field: NumericField, number: string, unit: string | undefined): string {
  const suffix = field.kind === 'quantity' ? unit : suffixOf(field)
  if (suffix === undefined) return number
  return suffix.startsWith('%') ? `${number}${suffix}` : `${number} ${suffix}`
}

/**
 * A number is typed as text: a number box of the browser loses what it cannot parse, ignores the region's separators and
 * changes when somebody scrolls past it.
 */
export function NumberBox({
  id,
  field,
  text,
  unit,
  show,
  value,
  refused,
  invalid,
  describedBy,
  name,
  onText,
  onUnit,
}: NumberBoxProps) {
  function stepBy(steps: number) {
    if (value === undefined) return
    const moved = Number((value + steps * stepOf(field)).toPrecision(12))
    const least = typeof field.min === 'number' ? field.min : mayBeNegative(field) ? -Infinity : 0
    const most = typeof field.max === 'number' ? field.max : Infinity
    onText(typedNumber(field, Math.min(most, Math.max(least, moved)), show, unit))
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const direction = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }[event.key]
    if (direction === undefined) return
    event.preventDefault()
    stepBy(event.shiftKey && Math.abs(direction) === 1 ? direction * 10 : direction)
  }

  /** Once somebody leaves the box it shows the number as the region writes it. A box that does so was not typed in. */
  function tidy() {
    if (value === undefined) return
    const tidied = typedNumber(field, value, show, unit)
    if (tidied !== text) onText(tidied)
  }

  // In a table the head of the column says it once.
  const inTable = name !== undefined
  const prefix = inTable ? undefined : prefixOf(field, show)
  const suffix = inTable ? undefined : suffixOf(field)
  const units = field.kind === 'quantity' ? (field.units ?? unitsOf(field.of)) : []
  return (
    <>
      <div className="number-box">
        {prefix && <span aria-hidden="true">{prefix}</span>}
        <input
          id={id}
          type="text"
          autoComplete="off"
          // The phone's number pad has no minus sign.
          inputMode={mayBeNegative(field) ? 'text' : field.kind === 'integer' ? 'numeric' : 'decimal'}
          className={controlClasses}
          value={text}
          aria-label={name}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={tidy}
        />
        {suffix && <span aria-hidden="true">{suffix}</span>}
        {field.kind === 'quantity' && unit !== undefined && (
          <select
            aria-label={formMessages.unitOf(field.label)}
            value={unit}
            onChange={(event) => onUnit?.(event.target.value)}
            style={{ minWidth: roomFor(units) }}
          >
            {units.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        )}
      </div>
      {field.slider && !inTable && (
        <Slider
          aria-label={field.label}
          min={field.slider.from ?? 0}
          max={field.slider.to}
          step={field.slider.step}
          // A number that is refused for its size still has its place on the slider.
          value={value ?? refused ?? field.slider.from ?? 0}
          written={value === undefined ? text : spoken(field, typedNumber(field, value, show, unit), unit)}
          onValue={(moved) => onText(typedNumber(field, moved, show, unit))}
        />
      )}
    </>
  )
}

/** The room that the longest unit takes, so that a browser that paints before it has read all of them moves nothing. */
const roomFor = (units: readonly string[]) => `calc(${Math.max(...units.map((unit) => unit.length)) + 1}ch + 2.25rem)`
