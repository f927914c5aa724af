import { useId, useRef, useState } from 'react'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { useRegion } from '@/components/site/use-region'
import { saveMade } from '@/components/take-away/save-made'
import { Button } from '@/components/ui/button'
import { ChoiceMenu } from '@/components/ui/choice'
import { WorkBar } from '@/components/ui/work-bar'
import { fileNameOf } from '@/lib/kits/document/formats'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { AnyWork, PlannerDeclaration, PlannerModule, WrittenLabels } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { TaskProgress } from '@/lib/workers/protocol'
import { runTask } from '@/lib/workers/run-task'

interface LabelsPanelProps {
  declaration: PlannerDeclaration
  module: PlannerModule
  work: AnyWork
}

const whole = '*'
const none = {}
const mostLeft = 8

/** Labels of entries as a PDF: which entries, which paper, and what came of it. */
export default function LabelsPanel({ declaration, module, work }: LabelsPanelProps) {
  const { labels } = module
  const menuId = useId()
  const visitor = useRegion()
  const keptAs = `books-${declaration.keptAs ?? declaration.id}`
  const fields = labels?.form ?? none
  const form = useForm(`${keptAs}/labels`, fields, () => visitor)
  const [chosen, setChosen] = useState(whole)
  const [progress, setProgress] = useState<TaskProgress>()
  const [fault, setFault] = useState<string>()
  const [notes, setNotes] = useState<readonly string[]>([])
  const stop = useRef<AbortController>(undefined)
  if (!labels) return null
  const entries = work.of[labels.of] ?? []
  const id = entries.find((entry) => entry.id === chosen)?.id
  const one = declaration.kinds[labels.of]?.one ?? ''

  async function write(): Promise<void> {
    if (!labels || Object.keys(form.errors).length > 0) return
    const asked = labels.ask(work, id, form.values as AnyValues)
    setNotes([])
    if ('refused' in asked) return setFault(asked.refused)
    const { signal } = (stop.current = new AbortController())
    setFault(undefined)
    setProgress({ share: 0 })
    let left: readonly string[] = []
    const make = async () => {
      const fontsHref = new URL(declaration.fontsHref, location.href).href
      const task = { ...asked.question, title: asked.title, region: work.show.region, fontsHref }
      const made = await runTask<object, WrittenLabels>(declaration.labelsHref, task, {
        signal,
        onProgress: setProgress,
      })
      left = made.left
      return made.content
    }
    const name = `${fileNameOf(asked.title)}.pdf`
    const said = await saveMade(name, 'application/pdf', make, { signal }).finally(() => setProgress(undefined))
    setFault(said)
    if (said !== undefined) return
    const known = asked.says === undefined ? left : [asked.says, ...left]
    const more = known.length - mostLeft
    setNotes([
      `${says.labels.made(name)} ${says.labels.print}`,
      ...known.slice(0, mostLeft),
      ...(more > 0 ? [says.moreSaid(more)] : []),
    ])
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={menuId}>{says.labels.which(one)}</label>
        <ChoiceMenu
          id={menuId}
          className="w-auto max-w-full text-sm"
          value={id ?? whole}
          options={[
            { value: whole, label: says.all },
            ...entries.map((entry) => ({ value: entry.id, label: work.nameOf(entry.id) || says.untitled })),
          ]}
          onChange={setChosen}
        />
      </div>
      <FieldList fields={fields} form={form} problem={undefined} wide />
      <p>
        <Button disabled={progress !== undefined} onClick={() => void write()}>
          {says.labels.save}
        </Button>
      </p>
      {progress && <WorkBar label={says.writing} progress={progress} onCancel={() => stop.current?.abort()} />}
      <p role="alert" className="text-bad empty:hidden">
        {fault}
      </p>
      <div role="status" className="grid gap-1 text-sm empty:hidden">
        {notes.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  )
}
