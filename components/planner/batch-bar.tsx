import { useState } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { formFields, valuesOfForm } from '@/lib/kits/planner/entries'
import type { AnyWork, EntryKind, PlannerDeclaration } from '@/lib/kits/planner/planner'
import type { AnyValues } from '@/lib/kits/fields/types'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerActions } from './actions'

interface BatchBarProps {
  declaration: PlannerDeclaration
  kind: EntryKind
  /** Names of fields that can be set. */
  fields: readonly string[]
  /** Ids of what is chosen. */
  chosen: readonly string[]
  isAll: boolean
  work: AnyWork
  actions: PlannerActions
  say(sentence: string): void
  onAll(isAll: boolean): void
  onDone(): void
}

/** What is done with several entries at once, each as one step that can be taken back. */
export default function BatchBar(props: BatchBarProps) {
  const { declaration, kind, fields, chosen, isAll, work, actions, say, onAll, onDone } = props
  const [name, setName] = useState(fields[0] ?? '')
  const words = says.batch
  const count = chosen.length
  function apply(said: string, result: Parameters<PlannerActions['apply']>[1]): void {
    if (count === 0) return
    actions.apply(said, result)
    say(said)
  }
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-3" data-print="hidden">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium" role="status">
          {words.chosen(count, kind.one, kind.many)}
        </span>
        <Button size="small" onClick={() => onAll(!isAll)}>
          {isAll ? words.none : words.all}
        </Button>
        <span className="flex flex-wrap gap-2 sm:ml-auto">
          {kind.archives && (
            <Button
              size="small"
              disabled={count === 0}
              onClick={() => apply(words.archived(count, kind.one, kind.many), { archive: chosen })}
            >
              {says.archive}
            </Button>
          )}
          <Button
            size="small"
            look="danger"
            disabled={count === 0}
            onClick={() => apply(words.removed(count, kind.one, kind.many), { remove: chosen })}
          >
            {says.remove}
          </Button>
          <Button size="small" look="quiet" onClick={onDone}>
            {says.close}
          </Button>
        </span>
      </div>
      <div className="flex flex-wrap items-end gap-2">
        <ChoiceMenu
          className="w-auto text-sm"
          aria-label={words.field}
          value={name}
          options={fields.map((value) => ({ value, label: kind.fields[value]?.label ?? value }))}
          onChange={setName}
        />
        <OneValue
          key={name}
          draftId={`books-${declaration.keptAs ?? declaration.id}/batch-${name}`}
          kind={kind}
          name={name}
          work={work}
          label={words.set(count)}
          isOff={count === 0}
          onSet={(values) =>
            apply(words.changed(count, kind.one, kind.many), { change: chosen.map((id) => ({ id, values })) })
          }
        />
      </div>
    </div>
  )
}

interface OneValueProps {
  draftId: string
  kind: EntryKind
  name: string
  work: AnyWork
  label: string
  isOff: boolean
  onSet(values: AnyValues): void
}

function OneValue({ draftId, kind, name, work, label, isOff, onSet }: OneValueProps) {
  const visitor = useRegion()
  const field = kind.fields[name]
  const [own] = useState(
    () => (field ? { [name]: { ...field, refines: undefined, help: undefined } } : {}) as EntryKind['fields'],
  )
  const [asked] = useState(() =>
    formFields(
      own,
      (to) => Object.fromEntries((work.of[to] ?? []).map(({ id }) => [id, work.nameOf(id) || says.untitled])),
      says.none,
    ),
  )
  const form = useForm(draftId, asked, () => visitor)
  return (
    <>
      <div className="min-w-40 flex-1 sm:max-w-80">
        <FieldList fields={asked} form={form} problem={undefined} />
      </div>
      <Button
        size="small"
        look="primary"
        disabled={isOff || Object.keys(form.errors).length > 0}
        onClick={() => onSet(valuesOfForm(own, form.values as AnyValues))}
      >
        {label}
      </Button>
    </>
  )
}
