import { FieldList } from '@/components/fields/field-list'
import { MoreOptions } from '@/components/fields/more-options'
import type { Form } from '@/components/fields/use-form'
import { Form as FormBox } from '@/components/ui/form'
import type { Panel } from '@/lib/kits/app/workbench'
import type { Fields } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'

interface PanelListProps {
  at: Panel['at']
  panels: readonly Panel[]
  options: Fields
  form: Form
  /** There is no room for two fields beside each other. */
  isNarrow?: boolean | undefined
}

function fieldsOf({ fields }: Panel, options: Fields): Fields {
  return Object.fromEntries(Object.entries(options).filter(([name]) => fields.includes(name)))
}

/** The options that stand at a place of the page. */
export function PanelList({ at, panels, options, form, isNarrow = false }: PanelListProps) {
  return panels.map((panel) => {
    const fields = fieldsOf(panel, options)
    if (panel.at !== at || !Object.values(fields).some((field) => isShown(field, form.values))) return null
    const list = <FieldList fields={fields} form={form} wide={panel.fields.length > 1 && !isNarrow} />
    return (
      <section key={panel.fields.join(' ')} aria-label={panel.label} data-print="hidden">
        <FormBox>
          {panel.folded ? (
            <MoreOptions
              label={panel.label}
              entries={Object.entries(fields).filter(([, field]) => isShown(field, form.values))}
              form={form}
            >
              {list}
            </MoreOptions>
          ) : (
            list
          )}
        </FormBox>
      </section>
    )
  })
}
