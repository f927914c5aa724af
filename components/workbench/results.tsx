import { useId, useSyncExternalStore } from 'react'
import type { Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { CarryBar } from '@/components/take-away/carry-bar'
import { canAskForFolder } from '@/components/take-away/ask-for-file'
import { canShareFiles } from '@/components/take-away/share-file'
import { Button } from '@/components/ui/button'
import { WorkBar } from '@/components/ui/work-bar'
import type { Offer, Spot, View } from '@/lib/kits/app/views'
import type { AnyWork, FilesInput, Panel, WorkbenchDeclaration, WorkbenchModule } from '@/lib/kits/app/workbench'
import { isShown } from '@/lib/kits/fields/visible'
import { formMessages } from '@/lib/messages/form'
import { workbenchMessages as says } from '@/lib/messages/workbench'
import { PanelList } from './panel-list'
import type { Answering } from './use-answer'
import type { Asked } from './use-asked'
import type { FileQueue } from './use-file-queue'
import type { GivenHold } from './use-given'
import { canTake, type TakingAway } from './use-take-away'
import { ViewList } from './view-list'
import type { WantedNode } from './view-props'

const FileList = part('workbench/file-list', () => import('./file-list'))

interface ResultsProps {
  declaration: WorkbenchDeclaration
  views: readonly View[]
  work: AnyWork
  module: WorkbenchModule | undefined
  answering: Answering
  queue: FileQueue
  /** The input that takes files, while it is shown. */
  filesInput: FilesInput | undefined
  form: Form
  hold: GivenHold
  taking: TakingAway
  following: Asked
  wanted: WantedNode | undefined
  onOffer: (offer: Offer) => void
  onGo: (spot: Spot) => void
}

const neverChanges = () => () => undefined

/** What came of what was given: progress, views, and ways to take it away. */
export function Results(props: ResultsProps) {
  const {
    declaration,
    views,
    work,
    module,
    answering,
    queue,
    filesInput,
    form,
    hold,
    taking,
    following,
    onOffer,
    onGo,
  } = props
  const id = useId()
  const sharesFiles = useSyncExternalStore(neverChanges, canShareFiles, () => false)
  const choosesFolders = useSyncExternalStore(neverChanges, canAskForFolder, () => false)
  const { isCurrent, standing } = answering
  const fault = answering.fault ?? following.fault
  const progress = answering.progress ?? following.progress
  const again = answering.fault === undefined ? following.again : answering.again
  const panelsOf = (place: Panel['at'], label?: string) => ({
    at: place,
    panels: declaration.panels.filter((panel) => label === undefined || panel.label === label),
    options: declaration.options,
    form,
  })
  const fileList = ({ of }: View & { kind: 'files' }) =>
    filesInput && (
      <FileList
        key="files"
        input={filesInput}
        queue={queue}
        of={of}
        onOffer={onOffer}
        picks={hold.picks}
        onPick={hold.pick}
      />
    )
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl font-semibold">
          {declaration.resultLabel}
        </h2>
        <PanelList {...panelsOf('results')} />
      </div>
      {progress && (
        <WorkBar
          progress={progress}
          label={declaration.labels.asking}
          onCancel={answering.progress ? answering.cancel : following.cancel}
        />
      )}
      {fault && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-bad">
          <p>{fault}</p>
          <Button size="small" onClick={again}>
            {says.again}
          </Button>
        </div>
      )}
      {views.map((view, at) => {
        if (view.kind === 'files') return !view.below && fileList(view)
        if (view.kind === 'panel') return <PanelList key={`panel ${view.of}`} {...panelsOf('views', view.of)} />
        return (
          <ViewList
            key={`${view.kind} ${at}`}
            views={[view]}
            dimmed={!isCurrent || (standing !== undefined && standing.answer !== answering.answer)}
            picks={hold.picks}
            desk={standing?.desk ?? (filesInput && queue.desk)}
            version={following.answer}
            wanted={props.wanted}
            onOffer={onOffer}
            onGo={onGo}
            onPick={hold.pick}
          />
        )
      })}
      {taking.progress && (
        <WorkBar progress={taking.progress} onCancel={taking.cancel} label={declaration.labels.making} />
      )}
      {taking.fault && (
        <p role="alert" className="text-bad">
          {taking.fault}
        </p>
      )}
      <div className="flex flex-wrap gap-2" data-print="hidden">
        {declaration.takeAway.map(({ name, label, isShare, needsFolder, shownWhen }, at) => {
          const way = module?.takeAway[name]
          return (
            isShown({ shownWhen }, work.values) &&
            (!isShare || sharesFiles) &&
            (!needsFolder || choosesFolders) && (
              <Button
                key={name}
                look={at === 0 ? 'primary' : undefined}
                disabled={!canTake(way, work)}
                onClick={() => way && void taking.take(way)}
              >
                {label}
              </Button>
            )
          )
        })}
        <Button onClick={() => void taking.print()}>{formMessages.print}</Button>
        {filesInput && queue.files.length > 0 && (
          <Button look="quiet" onClick={queue.clear}>
            {says.removeAll}
          </Button>
        )}
      </div>
      {declaration.carries.map(({ name, to }) => {
        const way = module?.takeAway[name]
        return (
          way?.kind === 'carry' &&
          way.of(work) !== undefined && (
            <CarryBar key={name} to={to} onCarry={(target) => void taking.carry(way, target)} />
          )
        )
      })}
      {views.map((view) => view.kind === 'files' && view.below && fileList(view))}
    </section>
  )
}
