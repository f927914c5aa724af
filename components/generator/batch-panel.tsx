import { useId, useMemo, useState, type ReactNode } from 'react'
import type { Form } from '@/components/fields/use-form'
import { SheetMenu } from '@/components/text-input/sheet-menu'
import { TableInput } from '@/components/text-input/table-input'
import { AskedPanel } from '@/components/ui/asked-panel'
import { Button } from '@/components/ui/button'
import { useTask } from '@/components/ui/use-task'
import { WorkBar } from '@/components/ui/work-bar'
import type { Region } from '@/lib/base/region/types'
import type { Document } from '@/lib/kits/document/types'
import type { AnyValues } from '@/lib/kits/fields/types'
import type { Mapping } from '@/lib/kits/batch/headings'
import type { Plan } from '@/lib/kits/generator/batch/plan'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import type { Built } from '@/lib/kits/generator/run'
import { batchMessages as says } from '@/lib/messages/batch'
import type { BatchAnswer, BatchWork } from '@/lib/workers/batch.worker'
import type { BatchTable } from '@/lib/workers/read-batch'
import { BatchColumns } from './batch-columns'
import { BatchDocuments } from './batch-documents'

export interface BatchPanelProps {
  /** It comes into sight whenever this changes. */
  asked: number
  onClose(): void
  declaration: GeneratorDeclaration
  form: Form
  visitor: Region
  moduleHref: string
  /** What makes a document of values; absent as long as the generator is on its way. */
  build: ((values: AnyValues) => Built) | undefined
  /** A document as the page shows it: what draws it is with the page already. */
  view(document: Document): ReactNode
  batchHref: string
  writerHref: string
  fontsHref: string
  /** Id of the business that the form was filled from. */
  business: string | undefined
}

interface Chosen {
  of: BatchTable
  mapping: Mapping
  together: number | undefined
}

/** Many documents out of one table: what its columns are, which documents they make, and the files in one archive. */
export default function BatchPanel(props: BatchPanelProps) {
  const { declaration, form, visitor, moduleHref, batchHref } = props
  const { form: fields, records, law } = declaration
  const isLoaded = props.build !== undefined
  const id = useId()

  const [source, setSource] = useState<string | File>('')
  const [sheet, setSheet] = useState(0)
  const given = source instanceof File || source.trim() !== '' ? source : undefined
  const { region } = form.show
  const batchForm = useMemo(() => ({ form: fields, records }), [fields, records])
  const reading = useMemo(
    (): BatchWork | undefined =>
      given === undefined ? undefined : { ask: 'read', source: given, sheet, form: batchForm, region },
    [given, sheet, batchForm, region],
  )
  const read = useTask<BatchWork, BatchAnswer>(reading, batchHref, says.stopped)
  const table = read.state && 'made' in read.state && 'table' in read.state.made ? read.state.made.table : undefined

  const [choice, setChoice] = useState<Chosen>()
  const chosen = useMemo(
    () => table && (choice?.of === table ? choice : { of: table, mapping: table.mapping, together: table.together }),
    [table, choice],
  )
  const planning = useMemo((): BatchWork | undefined => {
    if (!chosen || !isLoaded) return undefined
    const { of, mapping, together } = chosen
    const { headings, rows } = of
    const job = { ...batchForm, headings, rows, mapping, together, typed: form.typed, region }
    // A worker has an address of its own, which relative ones would follow.
    return { ask: 'plan', moduleHref: new URL(moduleHref, location.href).href, law, job, visitor }
  }, [chosen, isLoaded, batchForm, form.typed, region, moduleHref, law, visitor])
  const planned = useTask<BatchWork, BatchAnswer>(planning, batchHref, says.stopped)
  const answer = planned.state && 'made' in planned.state ? planned.state.made : undefined
  const fault = answer && 'fault' in answer ? answer.fault : undefined
  // What was planned last stays in sight while a field above is typed in.
  const [last, setLast] = useState<{ plan: Plan; of: BatchTable }>()
  if (answer && 'plan' in answer && table && answer.plan !== last?.plan) setLast({ plan: answer.plan, of: table })
  const plan = last && last.of === table && fault === undefined ? last.plan : undefined

  function give(next: string | File) {
    setSource(next)
    if (next === '' || next instanceof File) setSheet(0)
  }

  const failures = [read.state, planned.state].flatMap((state) => (state && 'failure' in state ? [state.failure] : []))
  const isUnknown = table !== undefined && table.mapping.every((target) => target === undefined)
  return (
    <AskedPanel
      asked={props.asked}
      title={says.title}
      intro={says.intro}
      close={says.close}
      onClose={props.onClose}
      className="md:col-span-2"
      head={
        <div className="flex flex-wrap gap-2">
          {(['xlsx', 'csv'] as const).map((as) => (
            <Button
              key={as}
              size="small"
              onClick={async () => (await import('./batch-files')).saveTemplate(batchHref, as, declaration, region)}
            >
              {says.saveTemplate(as === 'xlsx' ? 'Excel' : 'CSV')}
            </Button>
          ))}
        </div>
      }
    >
      <TableInput
        id={id}
        label={says.box}
        placeholder={says.placeholder}
        show={form.show}
        source={source}
        onSource={give}
      />
      {read.state && 'progress' in read.state && (
        <WorkBar progress={read.state.progress} label={says.reading} onCancel={read.cancel} />
      )}
      {planned.state && 'progress' in planned.state && (
        <WorkBar progress={planned.state.progress} label={says.planning} onCancel={planned.cancel} />
      )}
      {table && !isLoaded && <p role="status">{says.waiting}</p>}
      {[...failures, ...(fault === undefined || isUnknown ? [] : [fault])].map((sentence) => (
        <p key={sentence} role="alert" className="rounded-md bg-warn-soft px-3 py-2">
          {sentence}
        </p>
      ))}
      {table && chosen && (
        <>
          <SheetMenu sheets={table.sheets} sheet={sheet} onSheet={setSheet} />
          <BatchColumns
            key={table.headings.join('\n')}
            batchForm={batchForm}
            form={form}
            headings={table.headings}
            mapping={chosen.mapping}
            together={chosen.together}
            isUnknown={isUnknown}
            onMapping={(mapping) => setChoice({ ...chosen, mapping })}
            onTogether={(together) => setChoice({ ...chosen, together })}
          />
          {plan && (
            <BatchDocuments
              {...props}
              table={table}
              mapping={chosen.mapping}
              plan={plan}
              isCurrent={answer !== undefined && 'plan' in answer}
            />
          )}
        </>
      )}
    </AskedPanel>
  )
}
