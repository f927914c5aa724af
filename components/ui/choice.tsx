import type { ComponentProps, ReactNode } from 'react'

import { classNames } from './class-names'
import { controlClasses } from './control'

export interface ChoiceOption<T extends string = string> {
  value: T
  label: string
  disabled?: boolean
}

interface ChoiceMenuProps<T extends string> extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  value: T
  options: readonly ChoiceOption<T>[]
  onChange: (value: T) => void
}

/** One of many, as the browser's own list. The caller renders the label (`htmlFor`) or gives an `aria-label`. */
export function ChoiceMenu<T extends string>({ value, options, onChange, className, ...rest }: ChoiceMenuProps<T>) {
  return (
    <select
      value={value}
      onChange={(event) => {
        const chosen = options.find((option) => option.value === event.target.value)
        if (chosen) onChange(chosen.value)
      }}
      className={classNames(controlClasses, className)}
      {...rest}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

interface ChoiceButtonsProps<T extends string> {
  /** Shared by the radio buttons; unique on the page. */
  name: string
  /** The question, said as the group's name and shown above the buttons unless `hideLegend`. */
  legend: ReactNode
  hideLegend?: boolean
  value: T
  options: readonly ChoiceOption<T>[]
  onChange: (value: T) => void
  describedBy?: string
  className?: string
}

/** One of two to five short options, all visible: a group of radio buttons drawn as one strip. */
export function ChoiceButtons<T extends string>(props: ChoiceButtonsProps<T>) {
  const { name, legend, hideLegend, value, options, onChange, describedBy, className } = props
  return (
    <fieldset className={className} aria-describedby={describedBy}>
      <legend className={hideLegend ? 'sr-only' : 'mb-1 text-sm font-medium'}>{legend}</legend>
      <div className="flex w-fit max-w-full flex-wrap rounded-md border border-edge bg-raised p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="strip-choice min-h-10 rounded-sm px-3 text-sm has-disabled:opacity-60 sm:min-h-8"
          >
            <input
              type="radio"
              className="sr-only"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface ToggleProps extends Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange' | 'children'> {
  checked: boolean
  onChange: (checked: boolean) => void
  /** The label beside the box. */
  children: ReactNode
}

/** Yes or no: a checkbox with its label. */
export function Toggle({ checked, onChange, children, className, ...rest }: ToggleProps) {
  return (
    <label className={classNames('flex min-h-11 w-fit items-center gap-2 sm:min-h-8', className)}>
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-accent"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        {...rest}
      />
      <span>{children}</span>
    </label>
  )
}
