import { useMemo, useState } from 'react'
import { boxesOf, rowsBeforeTyping, type Form } from '@/components/fields/use-form'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'
import { readForm, unitKey, type Typed } from '@/lib/kits/fields/read'
import type { Fields } from '@/lib/kits/fields/types'

interface Begun {
  typed?: Typed
  /** As if a link or an earlier visit had filled it in. */
  filledIn?: boolean
}

/** How the specimens write amounts. */
export const specimenShow = createShow(regionOf('us'))

/** A form that begins as it is given and keeps nothing. */
export function useSpecimenForm(fields: Fields, { typed: begun = {}, filledIn = false }: Begun = {}): Form {
  const [typed, setTyped] = useState(begun)
  const show = specimenShow
  const reading = useMemo(() => readForm(fields, typed, show), [fields, typed, show])
  const initialRows = useMemo(() => rowsBeforeTyping(fields, show), [fields, show])
  const change = (boxes: Typed) => setTyped((before) => ({ ...before, ...boxes }))
  return {
    ...reading,
    ...boxesOf(fields, typed, reading, show, initialRows),
    show,
    typed,
    touched: Object.keys(typed).length > 0,
    filledIn: filledIn && typed === begun,
    notice: undefined,
    set: (name, boxes) => change({ [name]: boxes }),
    changeUnit: (name, unit) => change({ [unitKey(name)]: unit }),
    fill: (boxesFor) => setTyped((before) => ({ ...before, ...boxesFor(before) })),
    startOver: () => setTyped({}),
    forget: () => {},
  }
}
