import { useState } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { Form as FormBox } from '@/components/ui/form'
import type { Typed } from '@/lib/kits/fields/read'
import type { Fields } from '@/lib/kits/fields/types'
import * as specimens from './field-specimens'
import { BothSides, Room, type Side } from './sides'
import { useSpecimenForm } from './use-specimen-form'

interface FieldsProps {
  side: Side
  /** Tells the boxes of one part of the page from those of another. */
  part: string
  fields: Fields
  typed?: Typed
  filledIn?: boolean
  wide?: boolean
  /** What an engine says of the first field. */
  problem?: string
}

function Specimens({ side, part, fields, typed = {}, filledIn = false, wide = false, problem }: FieldsProps) {
  const [own] = useState(() => specimens.ofSide(side, part, fields))
  const form = useSpecimenForm(own, { typed: specimens.ofSide(side, part, typed), filledIn })
  const [first = ''] = Object.keys(own)
  return (
    <FormBox className="grid grid-cols-1 content-start gap-4">
      <FieldList
        fields={own}
        form={form}
        wide={wide}
        problem={problem === undefined ? undefined : { field: first, sentence: problem }}
      />
    </FormBox>
  )
}

/** Fields of every kind in every state. */
export function FieldsRoom() {
  return (
    <Room id="fields" title="Fields">
      <BothSides title="Every kind, filled in">
        {(side) => <Specimens side={side} part="kinds" fields={specimens.fieldKinds} />}
      </BothSides>
      <BothSides title="One of several">
        {(side) => <Specimens side={side} part="choices" fields={specimens.choiceForms} />}
      </BothSides>
      <BothSides title="Empty">
        {(side) => <Specimens side={side} part="empty" fields={specimens.emptyFields} wide />}
      </BothSides>
      <BothSides title="With help">
        {(side) => <Specimens side={side} part="helped" fields={specimens.helpedFields} />}
      </BothSides>
      <BothSides title="With a mistake">
        {(side) => <Specimens side={side} part="wrong" fields={specimens.wrongFields} typed={specimens.wrongEntries} />}
      </BothSides>
      <BothSides title="Without an answer: a problem beside its field">
        {(side) => (
          <Specimens
            side={side}
            part="problem"
            fields={specimens.helpedFields}
            problem="Price must be more than the variable cost, or no number of units covers the fixed costs."
          />
        )}
      </BothSides>
      <BothSides title="Read as meant">
        {(side) => (
          <Specimens
            side={side}
            part="understood"
            fields={specimens.understoodFields}
            typed={specimens.understoodEntries}
          />
        )}
      </BothSides>
      <BothSides title="Disabled">
        {(side) => (
          <fieldset disabled className="min-w-0">
            <Specimens side={side} part="disabled" fields={specimens.helpedFields} />
          </fieldset>
        )}
      </BothSides>
      <BothSides title="More options, folded">
        {(side) => (
          <Specimens side={side} part="folded" fields={specimens.foldedFields} typed={specimens.foldedEntries} />
        )}
      </BothSides>
      <BothSides title="More options, opened by a link that set one">
        {(side) => (
          <Specimens
            side={side}
            part="unfolded"
            fields={specimens.foldedFields}
            typed={specimens.foldedEntries}
            filledIn
          />
        )}
      </BothSides>
      <BothSides title="Rows" isWide>
        {(side) => <Specimens side={side} part="rows" fields={specimens.rowEditors} />}
      </BothSides>
    </Room>
  )
}
