import { useMemo, useRef, useState } from 'react'
import { useModule } from '@/components/islands/use-module'
import { CheckedPanel } from '@/components/checked/checked-panel'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { useLinkPanel } from '@/components/take-away/use-link-panel'
import { Notices } from '@/components/ui/notices'
import { WorkBar } from '@/components/ui/work-bar'
import { Form } from '@/components/ui/form'
import { CarryBar } from '@/components/take-away/carry-bar'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { isProblem } from '@/lib/base/problem'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import { withLineFeeds } from '@/lib/base/text/line-ends'
import { formMessages } from '@/lib/messages/form'
import { transformMessages as says } from '@/lib/messages/transform'
import { charsetOf, otherSide, type TransformDeclaration } from '@/lib/kits/transform/declaration'
import type { Refused, ShortText } from '@/lib/kits/transform/made'
import type { CarryTarget } from '@/lib/kits/carried/kinds'
import type { TransformModule } from '@/lib/kits/transform/run'
import type { SideName } from '@/lib/kits/transform/types'
import { largestStreamed, largestWhole } from '@/lib/kits/transform/work'
import { isEmpty, isMade, longestKept, type Shown } from './input'
import { ProblemPlace } from './problem-place'
import { SidePane } from './side-pane'
import { useInput } from './use-input'
import { useOutcome } from './use-outcome'

export interface TransformFormProps {
  declaration: TransformDeclaration
  moduleHref: string
  workerHref: string
  /** Tells kinds of files apart; fetched when there are bytes to show. */
  engineHref: string
  /** The first example, worked out at build. */
  first: { text: string; made: ShortText }
  /** Where a result of each side can be used next. */
  carries: Readonly<Record<SideName, readonly CarryTarget[]>>
  /** Where the tool's cases are, and how many. */
  cases?: { href: string; count: number } | undefined
}

const CaseList = part('transform/case-list', () => import('./case-list'))

const sides = ['takes', 'gives'] as const
const takeAway = () => import('./take-away')

/** Both sides of a transform with its options. With a way back, each side can be written on. */
export default function TransformForm({
  declaration,
  moduleHref,
  workerHref,
  engineHref,
  first,
  carries,
  cases,
}: TransformFormProps) {
  const { id, keptAs = id, options: fields, inverse } = declaration
  const visitor = useRegion()
  const form = useForm(keptAs, fields, () => visitor)
  const hold = useInput(id, keptAs, first)
  const { input } = hold
  const loading = useModule<{ default: TransformModule }>(moduleHref)
  const module = loading.state === 'ready' ? loading.module.default : undefined
  const options = form.values
  const job = useMemo(() => ({ declaration, from: input.side, options }), [declaration, input.side, options])
  const valid = Object.keys(form.errors).length === 0
  const { outcome, progress, failure, cancel } = useOutcome({
    module,
    moduleHref,
    workerHref,
    job,
    input,
    visitor,
    valid,
  })
  const [fileFault, setFileFault] = useState<string>()
  const link = useLinkPanel(input, options)
  const boxes = { takes: useRef<HTMLTextAreaElement>(null), gives: useRef<HTMLTextAreaElement>(null) }

  const made = outcome && !isProblem(outcome) ? outcome : undefined
  if (made && made !== hold.other) hold.made(made)
  const refused = outcome && isProblem(outcome) ? (outcome as Refused) : undefined
  const optionProblem =
    refused && refused.field !== null ? { field: refused.field, sentence: problemSentence(fields, refused) } : undefined
  const touched = hold.touched || form.touched
  const waiting = progress !== undefined || (module === undefined && touched)
  const current = made !== undefined || (!touched && !refused)
  const shownOn: Record<SideName, Shown> =
    input.side === 'takes' ? { takes: input, gives: made ?? hold.other } : { takes: made ?? hold.other, gives: input }
  const result = shownOn[otherSide(input.side)]
  const canPrint = isMade(result) ? result.text !== undefined : 'text' in result
  const notices = isMade(result) ? result.notices : []

  async function openFiles(side: SideName, files: readonly File[]) {
    const [file] = files
    if (!file) return
    const limit = declaration.streams[side] ? largestStreamed : largestWhole
    if (file.size > limit)
      return setFileFault(says.tooLarge(file.name, `${form.show.count(Math.round(limit / 1024 / 1024))} MB`))
    setFileFault(files.length > 1 ? says.manyFiles(file.name) : undefined)
    const { inputOfFile } = await import('./open-file')
    const opened = await inputOfFile(file, side, declaration[side])
    if (opened) hold.replace(opened)
    else setFileFault(says.unreadable(file.name))
  }

  function goToPlace() {
    const box = boxes[input.side].current
    if (!box || !refused?.at || !('text' in input)) return
    const { offset, length } = refused.at
    // A text box counts every line end as one.
    const start = withLineFeeds(input.text.slice(0, offset)).length
    box.focus()
    box.setSelectionRange(start, start + Math.max(1, length))
  }

  const problemId = `${id}-problem`
  const placed = refused && !optionProblem ? refused : undefined
  const notice = hold.notice ?? form.notice
  const optionList = Object.keys(fields).length > 0 && (
    <Form className="grid gap-4" aria-label={says.options}>
      <FieldList fields={fields} form={form} problem={optionProblem} wide />
    </Form>
  )
  return (
    <div className="grid gap-4">
      {notice && (
        <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
          {notice}
        </p>
      )}
      {loading.state === 'failed' && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
          {says.failed}{' '}
          <button type="button" className="font-medium underline" onClick={loading.retry}>
            {formMessages.retry}
          </button>
        </p>
      )}
      <div className="grid gap-x-6 gap-y-3 md:grid-cols-2">
        {sides.flatMap((side) => {
          const open = inverse || side === 'takes'
          const isInput = side === input.side
          const pane = (
            <div
              key={side}
              className={`grid min-w-0 content-start gap-2 ${side === 'gives' ? 'md:col-start-2 md:row-start-1' : ''}`}
            >
              <SidePane
                id={`${id}-${side}`}
                side={declaration[side]}
                charset={charsetOf(declaration[side], options)}
                shown={shownOn[side]}
                open={open}
                dimmed={!isInput && !current}
                isExample={!hold.touched}
                describedBy={isInput && placed ? problemId : undefined}
                show={form.show}
                engineHref={engineHref}
                box={boxes[side]}
                onText={(text) => hold.give({ side, text })}
                onWhole={(text) => hold.replace({ side, text })}
                onFiles={(files) => openFiles(side, files)}
                onClear={() => hold.replace({ side, text: '' })}
                onCopy={async () => (await takeAway()).copyShown(shownOn[side])}
                onSave={async () =>
                  (await takeAway()).saveShown({ declaration, options, side, shown: shownOn[side], input, engineHref })
                }
              />
              {isInput && placed && (
                <ProblemPlace
                  id={problemId}
                  refused={placed}
                  show={form.show}
                  onGo={'text' in input && placed.at ? goToPlace : undefined}
                />
              )}
              {!isInput && !current && !isEmpty(shownOn[side]) && (
                <p className="text-sm text-muted" role="status">
                  {waiting ? (module === undefined ? says.pending : undefined) : says.stale}
                </p>
              )}
            </div>
          )
          // On a phone what only goes one way reads in order: text, options, result.
          return side === 'takes' && !inverse
            ? [
                pane,
                optionList && (
                  <div key="options" className="md:col-span-2">
                    {optionList}
                  </div>
                ),
              ]
            : pane
        })}
      </div>
      {progress && cancel && (
        <WorkBar
          progress={progress}
          {...('file' in input ? { label: says.reading(input.file.name) } : {})}
          onCancel={cancel}
        />
      )}
      {fileFault && (
        <p role="alert" className="rounded-md bg-warn-soft px-3 py-2 text-sm">
          {fileFault}
        </p>
      )}
      {failure && (
        <p role="alert" className="rounded-md bg-bad-soft px-3 py-2 text-sm">
          {failure}
        </p>
      )}
      {hold.touched && 'text' in input && input.text.length > longestKept && (
        <p className="text-sm text-muted">{says.notKept}</p>
      )}
      <div className="grid gap-2">
        <Notices notices={notices} checking={false} dimmed={!current} />
        <div className="flex flex-wrap gap-2" data-print="hidden">
          {inverse && (
            <Button size="small" onClick={hold.swap}>
              {says.swap}
            </Button>
          )}
          <Button
            size="small"
            onClick={async () => link.show(await (await takeAway()).copyInputLink(declaration, options, input))}
          >
            {says.copyLink}
          </Button>
          {canPrint && !isEmpty(result) && (
            <Button
              size="small"
              onClick={async () => (await takeAway()).printShown(declaration[otherSide(input.side)].label, result)}
            >
              {formMessages.print}
            </Button>
          )}
          {hold.before && (
            <Button size="small" onClick={hold.undo}>
              {says.undo}
            </Button>
          )}
          {touched && (
            <Button
              size="small"
              look="quiet"
              onClick={() => {
                setFileFault(undefined)
                hold.startOver()
                form.startOver()
              }}
            >
              {says.startOver}
            </Button>
          )}
        </div>
        {link.panel}
      </div>
      {hold.touched && current && canPrint && !isEmpty(result) && carries[otherSide(input.side)].length > 0 && (
        <CarryBar
          to={carries[otherSide(input.side)]}
          onCarry={async (target) => (await takeAway()).carryShown(target, result)}
        />
      )}
      {inverse && optionList}
      {cases && (
        <CheckedPanel count={cases.count}>
          <CaseList declaration={declaration} moduleHref={moduleHref} casesHref={cases.href} />
        </CheckedPanel>
      )}
    </div>
  )
}
