import { useId, useState } from 'react'
import { FieldFrame } from '@/components/fields/field-frame'
import { useRegion } from '@/components/site/use-region'
import { NumberSetting } from '@/components/timers/number-setting'
import { Button } from '@/components/ui/button'
import { ChoiceMenu, Toggle } from '@/components/ui/choice'
import { controlClasses } from '@/components/ui/control'
import { toast } from '@/components/ui/toast'
import { countdownText } from '@/lib/subjects/timers/countdown'
import {
  lengthOf,
  longestStep,
  longestStepName,
  mostRounds,
  mostSteps,
  planPresets,
  readStepLength,
  stepKinds,
  timelineOf,
  type Block,
  type IntervalPlan,
  type PlanPreset,
  type Step,
} from '@/lib/subjects/timers/intervals'
import { intervalWords as says } from '@/lib/tools/utilities/time/interval-timer.messages'
import { dispatch, intervalStore } from './store'

const presetNames = Object.keys(planPresets) as PlanPreset[]

function readRounds(text: string): number | undefined {
  const rounds = Number(text)
  return /^\s*\d{1,2}\s*$/.test(text) && rounds >= 1 && rounds <= mostRounds ? rounds : undefined
}

function change(edit: (plan: IntervalPlan) => IntervalPlan): void {
  const plan = edit(intervalStore.get().plan)
  if (plan.blocks.reduce((sum, { steps }) => sum + steps.length, 0) > mostSteps) return void toast(says.tooMany)
  if (lengthOf(timelineOf(plan)) > longestStep) return void toast(says.tooLong)
  dispatch({ kind: 'plan', plan })
}

function changeBlock(id: string, edit: (block: Block) => Block): void {
  change((plan) => ({ ...plan, blocks: plan.blocks.map((block) => (block.id === id ? edit(block) : block)) }))
}

function changeStep(block: string, id: string, part: Partial<Step>): void {
  changeBlock(block, (one) => ({
    ...one,
    steps: one.steps.map((step) => (step.id === id ? { ...step, ...part } : step)),
  }))
}

function freshId(plan: IntervalPlan): string {
  const ids = plan.blocks.flatMap(({ id, steps }) => [id, ...steps.map((step) => step.id)]).map(Number)
  return String(Math.max(0, ...ids.filter(Number.isFinite)) + 1)
}

function moved<T>(list: readonly T[], at: number, by: 1 | -1): readonly T[] {
  const item = list[at]
  return item === undefined || at + by < 0 || at + by >= list.length
    ? list
    : list.toSpliced(at, 1).toSpliced(at + by, 0, item)
}

/** Blocks of steps with their rounds, and plans to begin with. Every change can be taken back. */
export function PlanEditor({ plan, isLocked }: { plan: IntervalPlan; isLocked: boolean }) {
  const id = useId()
  const [preset, setPreset] = useState<PlanPreset>('tabata')
  const [before, setBefore] = useState<IntervalPlan>()
  const timeline = timelineOf(plan)

  function replace(next: IntervalPlan): void {
    setBefore(plan)
    dispatch({ kind: 'plan', plan: next })
  }

  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4" aria-label={says.plan}>
      <h2 className="text-lg font-semibold">{says.plan}</h2>
      <p className="text-sm text-muted">
        {isLocked ? says.locked : says.total(countdownText(lengthOf(timeline)), timeline.length)}
      </p>
      <fieldset disabled={isLocked} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid items-end gap-4 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]" data-print="hidden">
          <FieldFrame id={`${id}-preset`} label={says.preset}>
            <ChoiceMenu
              id={`${id}-preset`}
              value={preset}
              options={presetNames.map((value) => ({ value, label: says.presets[value] }))}
              onChange={setPreset}
            />
          </FieldFrame>
          <Button
            className="w-fit"
            onClick={() => replace({ name: says.presets[preset].split(':')[0] ?? '', blocks: planPresets[preset]() })}
          >
            {says.take}
          </Button>
          <FieldFrame id={`${id}-name`} label={says.planName} optional>
            <input
              id={`${id}-name`}
              className={controlClasses}
              maxLength={longestStepName}
              autoComplete="off"
              value={plan.name}
              onChange={(event) => change((one) => ({ ...one, name: event.target.value }))}
            />
          </FieldFrame>
        </div>
        {before && (
          <p role="status" className="flex flex-wrap items-center gap-3 text-sm">
            {says.replaced}
            <Button
              size="small"
              onClick={() => {
                dispatch({ kind: 'plan', plan: before })
                setBefore(undefined)
              }}
            >
              {says.undo}
            </Button>
          </p>
        )}
        {plan.blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            at={at}
            count={plan.blocks.length}
            onRemoved={() => setBefore(plan)}
          />
        ))}
        <Button
          size="small"
          className="w-fit"
          onClick={() =>
            change((one) => {
              const fresh = Number(freshId(one))
              const step: Step = { id: String(fresh + 1), kind: 'work', name: '', length: 30_000 }
              return {
                ...one,
                blocks: [...one.blocks, { id: String(fresh), rounds: 1, dropsLast: false, steps: [step] }],
              }
            })
          }
        >
          {says.addBlock}
        </Button>
      </fieldset>
    </section>
  )
}

interface BlockCardProps {
  block: Block
  at: number
  count: number
  onRemoved: () => void
}

function BlockCard({ block, at, count, onRemoved }: BlockCardProps) {
  const name = says.block(at + 1)
  return (
    <div
      role="group"
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-raised p-3"
    >
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        <h3 className="w-full font-semibold sm:w-auto sm:self-center">{name}</h3>
        <div className="w-28">
          <NumberSetting
            label={says.rounds}
            value={block.rounds}
            fault={says.roundsFault}
            read={readRounds}
            onValue={(rounds) => changeBlock(block.id, (one) => ({ ...one, rounds }))}
          />
        </div>
        <Toggle
          checked={block.dropsLast}
          onChange={(dropsLast) => changeBlock(block.id, (one) => ({ ...one, dropsLast }))}
        >
          {says.dropsLast}
        </Toggle>
      </div>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {block.steps.map((step, place) => (
          <StepRow
            key={step.id}
            step={step}
            block={block}
            place={place}
            label={says.stepOf(place + 1, at + 1)}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2" data-print="hidden">
        <Button
          size="small"
          onClick={() =>
            change((plan) => {
              const step: Step = { id: freshId(plan), kind: 'work', name: '', length: 30_000 }
              const blocks = plan.blocks.map((one) =>
                one.id === block.id ? { ...one, steps: [...one.steps, step] } : one,
              )
              return { ...plan, blocks }
            })
          }
        >
          {says.addStep}
          <span className="sr-only">{`, ${name}`}</span>
        </Button>
        {count > 1 && (
          <>
            <Button
              size="small"
              look="quiet"
              disabled={at === 0}
              aria-label={`${says.up}, ${name}`}
              onClick={() => change((plan) => ({ ...plan, blocks: moved(plan.blocks, at, -1) }))}
            >
              {says.up}
            </Button>
            <Button
              size="small"
              look="quiet"
              disabled={at === count - 1}
              aria-label={`${says.down}, ${name}`}
              onClick={() => change((plan) => ({ ...plan, blocks: moved(plan.blocks, at, 1) }))}
            >
              {says.down}
            </Button>
            <Button
              size="small"
              look="quiet"
              aria-label={`${says.removeBlock}, ${name}`}
              onClick={() => {
                onRemoved()
                change((plan) => ({ ...plan, blocks: plan.blocks.filter(({ id }) => id !== block.id) }))
              }}
            >
              {says.removeBlock}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

interface StepRowProps {
  step: Step
  block: Block
  place: number
  label: string
  onRemoved: () => void
}

function StepRow({ step, block, place, label, onRemoved }: StepRowProps) {
  const id = useId()
  const region = useRegion()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? countdownText(step.length)
  const isWrong = readStepLength(text, region) === undefined
  const move = (by: 1 | -1) => changeBlock(block.id, (one) => ({ ...one, steps: moved(one.steps, place, by) }))
  return (
    <li className="grid grid-cols-2 items-start gap-2 border-t border-line pt-3 sm:grid-cols-[8rem_minmax(0,1fr)_7rem_auto] sm:border-0 sm:pt-0">
      <ChoiceMenu
        aria-label={`${says.kind}, ${label}`}
        value={step.kind}
        options={stepKinds.map((value) => ({ value, label: says.kinds[value] }))}
        onChange={(kind) => changeStep(block.id, step.id, { kind })}
      />
      <input
        className={controlClasses}
        aria-label={`${says.name}, ${label}`}
        placeholder={says.kinds[step.kind]}
        maxLength={longestStepName}
        autoComplete="off"
        value={step.name}
        onChange={(event) => changeStep(block.id, step.id, { name: event.target.value })}
      />
      <input
        className={controlClasses}
        aria-label={`${says.length}, ${label}`}
        autoComplete="off"
        value={text}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={(event) => {
          setTyped(event.target.value)
          const length = readStepLength(event.target.value, region)
          if (length !== undefined) changeStep(block.id, step.id, { length })
        }}
        onBlur={() => {
          if (!isWrong) setTyped(undefined)
        }}
      />
      <span className="flex flex-wrap gap-1" data-print="hidden">
        <Button
          size="small"
          look="quiet"
          disabled={place === 0}
          aria-label={`${says.up}, ${label}`}
          onClick={() => move(-1)}
        >
          {says.up}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={place === block.steps.length - 1}
          aria-label={`${says.down}, ${label}`}
          onClick={() => move(1)}
        >
          {says.down}
        </Button>
        <Button
          size="small"
          look="quiet"
          disabled={block.steps.length === 1}
          aria-label={`${says.remove}, ${label}`}
          onClick={() => {
            onRemoved()
            changeBlock(block.id, (one) => ({ ...one, steps: one.steps.filter((other) => other.id !== step.id) }))
          }}
        >
          {says.remove}
        </Button>
      </span>
      <p id={`${id}-fault`} role="status" className="col-span-full text-sm text-bad empty:hidden">
        {isWrong && says.lengthFault}
      </p>
    </li>
  )
}
