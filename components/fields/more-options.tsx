import { useLayoutEffect, useRef, type ReactNode } from 'react'
import type { Field } from '@/lib/kits/fields/types'
import { unitKey } from '@/lib/kits/fields/read'
import { writeInput } from '@/lib/kits/fields/write-input'
import { formMessages } from '@/lib/messages/form'
import type { Form } from './use-form'

type Entry = readonly [string, Field]

/** So many are told when there are no others. */
const mostTold = 3

const isTyped = ({ typed }: Form, name: string) => typed[name] !== undefined || typed[unitKey(name)] !== undefined

const isEmpty = ({ values }: Form, name: string) => values[name] === undefined || values[name] === ''

/** What the fields are set to, in a line: what somebody has changed first, what is empty last. */
function toldOf(entries: readonly Entry[], form: Form): string {
  const rank = ([name]: Entry) => (isTyped(form, name) ? 0 : isEmpty(form, name) ? 2 : 1)
  const told = entries.toSorted((one, other) => rank(one) - rank(other))
  const shown = told.length > mostTold ? told.slice(0, mostTold - 1) : told
  const parts = shown.map(([name, field]) =>
    formMessages.isSetTo(
      field.label,
      isEmpty(form, name)
        ? formMessages.notSet
        : (writeInput(field, form.values[name], form.show, form.unitOf(name)) ?? formMessages.chosen),
    ),
  )
  const others = told.length - shown.length
  return [...parts, ...(others > 0 ? [formMessages.andMore(form.show.count(others))] : [])].join('; ')
}

interface MoreOptionsProps {
  entries: readonly Entry[]
  form: Form
  /** The field that a Problem names. */
  problem?: string | null | undefined
  /** "More options" unless given. */
  label?: string | undefined
  children: ReactNode
}

/**
 * Fields that wait until somebody wants them. Opened by whoever asks, by a link or an earlier visit that set one of them, and by
 * what is wrong in one: a mistake never waits out of sight.
 */
export function MoreOptions({ entries, form, problem, label = formMessages.moreOptions, children }: MoreOptionsProps) {
  const box = useRef<HTMLDetailsElement>(null)
  const names = entries.map(([name]) => name)
  const isFaulty =
    names.some((name) => name === problem) ||
    Object.keys(form.errors).some((key) => names.includes(key.split('.')[0] ?? key))
  const isGiven = form.filledIn && names.some((name) => isTyped(form, name))
  useLayoutEffect(() => {
    if (box.current && (isFaulty || isGiven)) box.current.open = true
  }, [isFaulty, isGiven])
  return (
    <details
      ref={box}
      className="more-options"
      onToggle={({ currentTarget }) => {
        if (isFaulty) currentTarget.open = true
      }}
    >
      <summary>
        <span>{label}</span> <small>{toldOf(entries, form)}</small>
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-1">{children}</div>
    </details>
  )
}
