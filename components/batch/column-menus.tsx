import { useId } from 'react'
import { ChoiceMenu } from '@/components/ui/choice'
import type { Mapping } from '@/lib/kits/batch/headings'
import { isEssential, type Target } from '@/lib/kits/batch/targets'
import { batchMessages as says } from '@/lib/messages/batch'

const none = 'none'

interface ColumnMenusProps {
  targets: readonly Target[]
  headings: readonly string[]
  mapping: Mapping
  /** None of the columns is known by its name. */
  isUnknown: boolean
  onMapping(mapping: Mapping): void
}

const labelOf = ({ field, row }: Target) => (row === undefined ? field.label : says.inLine(row, field.label))

/** Which column of a table is what; folded where their names said it. */
export function ColumnMenus({ targets, headings, mapping, isUnknown, onMapping }: ColumnMenusProps) {
  const id = useId()
  const ignored = headings.filter((heading, at) => mapping[at] === undefined && heading !== says.whyHead)
  const options = [
    { value: none, label: says.notUsed },
    ...targets.map((target) => ({ value: target.id, label: labelOf(target) })),
  ]
  const named = targets.filter((target) => target.row !== undefined || isEssential(target))
  return (
    <>
      {isUnknown && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2">
          {says.noColumn(
            named
              .slice(0, 4)
              .map(({ field }) => field.label)
              .join(', '),
          )}
        </p>
      )}
      <details className="rounded-md border border-line" open={isUnknown}>
        <summary className="min-h-11 px-3 py-2.5 font-medium">{says.columns}</summary>
        <div className="grid gap-3 border-t border-line p-3 sm:grid-cols-2 lg:grid-cols-3">
          {headings.map((heading, at) => (
            // Two columns of a sheet may have the same name.
            <div key={at} className="min-w-0">
              <label htmlFor={`${id}-${at}`} className="mb-1 block text-sm font-medium wrap-anywhere">
                {heading}
              </label>
              <ChoiceMenu
                id={`${id}-${at}`}
                value={mapping[at] ?? none}
                options={options}
                onChange={(value) =>
                  onMapping(
                    mapping.map((one, position) => (position !== at ? one : value === none ? undefined : value)),
                  )
                }
              />
            </div>
          ))}
        </div>
      </details>
      {ignored.length > 0 && !isUnknown && <p className="text-sm wrap-anywhere">{says.ignored(ignored.join(', '))}</p>}
    </>
  )
}
