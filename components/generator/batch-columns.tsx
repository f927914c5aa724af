import { useId } from 'react'
import { ColumnMenus } from '@/components/batch/column-menus'
import { SharedFields } from '@/components/batch/shared-fields'
import type { Form } from '@/components/fields/use-form'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Mapping } from '@/lib/kits/batch/headings'
import { targetsOf, type BatchForm } from '@/lib/kits/batch/targets'
import { batchMessages as says } from '@/lib/messages/batch'

const none = 'none'

interface BatchColumnsProps {
  batchForm: BatchForm
  form: Form
  headings: readonly string[]
  mapping: Mapping
  together: number | undefined
  /** None of the columns is known by its name. */
  isUnknown: boolean
  onMapping(mapping: Mapping): void
  onTogether(together: number | undefined): void
}

/** Which column is what, which rows belong together, and what comes from the form. */
export function BatchColumns(props: BatchColumnsProps) {
  const { batchForm, form, headings, mapping, together, onTogether } = props
  const id = useId()
  return (
    <div className="grid gap-3">
      <ColumnMenus {...props} targets={targetsOf(batchForm)} />
      <div className="min-w-0 sm:max-w-md">
        <label htmlFor={`${id}-together`} className="mb-1 block font-medium">
          {says.together}
        </label>
        <ChoiceMenu
          id={`${id}-together`}
          value={together === undefined ? none : String(together)}
          options={[
            { value: none, label: says.eachRow },
            ...headings.map((label, at) => ({ value: String(at), label })),
          ]}
          onChange={(value) => onTogether(value === none ? undefined : Number(value))}
        />
      </div>
      <SharedFields title={says.shared} batchForm={batchForm} form={form} mapping={mapping} />
    </div>
  )
}
