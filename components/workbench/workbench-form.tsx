import { useMemo, useRef, useState } from 'react'
import { useForm, type Form } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { useModule } from '@/components/islands/use-module'
import { useNear } from '@/components/islands/use-near'
import { useRegion } from '@/components/site/use-region'
import { useFileDrop } from '@/components/text-input/use-file-drop'
import { classNames } from '@/components/ui/class-names'
import { withLineFeeds } from '@/lib/base/text/line-ends'
import type { ModelAsking } from '@/lib/kits/app/model'
import type { Sending } from '@/lib/kits/app/network'
import type { DrawnItem, Offer, Spot, View } from '@/lib/kits/app/views'
import type {
  AnyGiven,
  AnyWork,
  FilesInput,
  Label,
  Putting,
  Selection,
  TextInput,
  WorkbenchDeclaration,
  WorkbenchModule,
} from '@/lib/kits/app/workbench'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues, Fields } from '@/lib/kits/fields/types'
import { isShown } from '@/lib/kits/fields/visible'
import { formMessages } from '@/lib/messages/form'
import { workbenchMessages as says } from '@/lib/messages/workbench'
import { PanelList } from './panel-list'
import { Results } from './results'
import type { Range } from './prose-box'
import { isSame, useSame } from './same'
import { TextBox } from './text-box'
import { useAnswer } from './use-answer'
import { useAsked } from './use-asked'
import { isBusy, useFileQueue, type QueuedFile } from './use-file-queue'
import { useGiven, type GivenHold } from './use-given'
import { useModel } from './use-model'
import { useNetwork } from './use-network'
import { madeOf, useTakeAway, type Made } from './use-take-away'
import { findingsId } from './view-list'
import type { WantedNode } from './view-props'

const NetworkBar = part('workbench/network-bar', () => import('./network-bar'))
const ModelBar = part('workbench/model-bar', () => import('./model-bar'))
const FileChooser = part('workbench/file-chooser', () => import('./file-chooser'))

export interface WorkbenchFormProps {
  declaration: WorkbenchDeclaration
  moduleHref: string
  workerHref: string
  /** What an untouched page shows, worked out at build. */
  first: readonly FirstView[]
}

/** What an untouched page can show: what holds a file comes of what somebody gave. */
export type FirstView =
  | Exclude<View, { kind: 'picture' | 'drawings' | 'crop' | 'ready' | 'files' | 'cards' | 'entry' }>
  | { kind: 'drawings'; label: string; items: readonly (Omit<DrawnItem, 'of'> & { of: string })[] }
  | { kind: 'files'; of: Readonly<Record<number, never>>; below?: true }

/** The input that takes files, where there is one. */
function filesInputOf({ inputs }: WorkbenchDeclaration): FilesInput | undefined {
  return Object.values(inputs).find((input) => input.kind === 'files')
}

function workFile({ id, file, state, earlier }: QueuedFile) {
  const answer = state.kind === 'done' ? state.answer : isBusy(state) ? earlier : undefined
  const name = file.webkitRelativePath || file.name
  return { id, name, size: file.size, file, isBusy: isBusy(state), ...(answer !== undefined && { answer }) }
}

function labelOf(label: Label, values: AnyValues): string {
  return typeof label === 'string' ? label : (label.is[String(values[label.field])] ?? '')
}

/** Options that are not shown count as they are at first: another may depend on one. */
function withoutHidden(options: Fields, values: AnyValues): AnyValues {
  const initial = initialValues(options)
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = options[name]
      return [name, field && !isShown(field, values) ? initial[name] : value] as const
    }),
  )
}

/** Whether a finding is wrong with the text of this input. */
function marksFault(views: readonly View[], input: string): boolean {
  return views.some(
    (view) => view.kind === 'findings' && view.items.some(({ tone, at }) => tone === 'bad' && at?.input === input),
  )
}

/** Whether there is something to answer: kept from an earlier visit, or given before anybody came near. */
function isFilled({ texts, opened }: GivenHold): boolean {
  return Object.values(texts).some((text) => text !== '') || Object.values(opened).some((file) => file !== undefined)
}

/** A mistake in an option leaves what it held before in force, and its sentence under its box. */
function useSoundValues({ values, errors }: Form): AnyValues {
  const [sound, setSound] = useState(values)
  // A mistake in rows stands under `rows.2.column`.
  const faulty = new Set(Object.keys(errors).map((place) => place.split('.')[0]))
  const next = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, faulty.has(name) ? sound[name] : value] as const),
  )
  if (isSame(sound, next)) return sound
  setSound(next)
  return next
}

/** A selection is one of the text that was there: another text in its place has none. */
function useSelection(texts: GivenHold['texts']) {
  const [marked, setMarked] = useState<{ selection: Selection; text: string | undefined }>()
  const selection = marked && texts[marked.selection.input] === marked.text ? marked.selection : undefined
  const select = (input: string, range: Range | undefined) =>
    setMarked(range && { selection: { input, ...range }, text: texts[input] })
  return { selection, select }
}

/** How long somebody rests before the second question follows a text that is being written, in milliseconds. */
const restingPause = 350

/** An app that is declared: inputs, options, work away from the page, views of what came of it. */
export default function WorkbenchForm({ declaration, moduleHref, workerHref, first }: WorkbenchFormProps) {
  const { id, keptAs = id, options, panels, inputs } = declaration
  const visitor = useRegion()
  const form = useForm(keptAs, options, () => visitor)
  const hold = useGiven(id, inputs, form, keptAs)
  const { texts, picks, opened } = hold
  const [made, setMade] = useState<Made>()
  const isNear = useNear()
  const [hasFiles, setHasFiles] = useState(false)
  const isGiven = form.touched || hasFiles || isFilled(hold)
  const loading = useModule<{ default: WorkbenchModule }>(isNear || isGiven ? moduleHref : undefined)
  const module = loading.state === 'ready' ? loading.module.default : undefined
  const values = useSoundValues(form)
  const { selection, select } = useSelection(texts)
  const local = useMemo(() => ({ values, texts, picks, opened, selection }), [values, texts, picks, opened, selection])
  const [sending, setSending] = useState<Sending>()
  const network = useNetwork(sending)
  const { received } = network
  const [modelAsking, setModelAsking] = useState<ModelAsking>()
  const model = useModel(modelAsking)
  const { written } = model
  const given = useMemo<AnyGiven>(() => ({ ...local, received, written }), [local, received, written])
  const question = useSame(useMemo(() => module?.ask(given), [module, given]))
  const answering = useAnswer(workerHref, question, module)
  const filesInput = filesInputOf(declaration)
  const { follows: firstPick } = filesInput ?? {}
  const queue = useFileQueue(workerHref, module?.askOf && ((file, id, all) => module.askOf?.(file, given, id, all)), {
    follows: firstPick !== undefined,
    first: firstPick === undefined || picks[firstPick] === undefined ? undefined : Number(picks[firstPick]),
  })
  const { answer, asked, isCurrent, standing } = answering
  // What is sent may follow from the answer, which is known only here.
  const toSend = module?.sends?.({ ...local, answer: isCurrent ? answer : undefined })
  if (!isSame(sending, toSend)) setSending(toSend)
  const toAsk = module?.asksModel?.({ ...local, answer: isCurrent ? answer : undefined })
  if (!isSame(modelAsking, toAsk)) setModelAsking(toAsk)
  const work = useMemo<AnyWork>(() => {
    const files = queue.files.map(workFile)
    const found = {
      ...given,
      answer,
      asked,
      isCurrent,
      files,
      standing: standing?.answer,
      next: undefined,
      made: undefined,
    }
    return { ...found, made: madeOf(made, module, found) }
  }, [given, answer, asked, isCurrent, standing, queue.files, made, module])
  // What follows the text must not be ended half-way with all that it holds.
  const follows = module?.follow !== undefined
  const following = useAsked(standing?.desk, module?.askNext?.(work), {
    version: standing?.answer,
    isLong: !follows,
    pause: follows ? restingPause : 0,
  })
  const { answer: next } = following
  const shownWork = useMemo(() => ({ ...work, next }), [work, next])
  const views = useMemo(() => module?.views(shownWork) ?? first, [module, shownWork, first])
  const taking = useTakeAway(workerHref, module, shownWork, standing?.desk, { onMade: setMade, onPut: put })

  const boxes = useRef<Record<string, HTMLTextAreaElement | null>>({})

  function goTo({ input, line, offset = 0, length = 0 }: Spot): void {
    const box = boxes.current[input]
    if (!box) return
    // A text box counts every line end as one.
    const text = texts[input] ?? ''
    const start = withLineFeeds(text.slice(0, offset)).length
    box.focus()
    // A caret brings its line into view in every browser; a selection alone does not.
    box.setSelectionRange(start, start)
    box.blur()
    box.focus()
    box.setSelectionRange(start, start + Math.max(1, withLineFeeds(text.slice(offset, offset + length)).length))
    const lineHeight = Number.parseFloat(getComputedStyle(box).lineHeight) || 20
    box.scrollTop = Math.max(0, (line - 4) * lineHeight)
  }

  // An option may depend on whether a file stands in the place of a text.
  const sources = Object.keys(inputs).map((name) => [name, opened[name] ? 'file' : 'text'])
  const shownForm = { ...form, values: { ...withoutHidden(options, form.values), ...Object.fromEntries(sources) } }

  function setOptions(wanted: Readonly<Record<string, unknown>>): void {
    for (const [name, value] of Object.entries(wanted))
      form.set(name, typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))
  }
  async function put({ input, sets = {}, done }: Putting<AnyWork, unknown>, text: Blob): Promise<void> {
    const declared = inputs[input]
    const above = declared?.kind === 'text' ? declared.holds?.above : undefined
    const file = opened[input]
    const isLong = file !== undefined && above !== undefined && text.size > above
    hold.replace(input, isLong ? new File([text], file.name) : await text.text(), done)
    setOptions(sets)
  }

  const [wanted, setWanted] = useState<WantedNode>()
  function takeOffer({ sets, shows, takes, puts, picks: picked = {} }: Offer): void {
    if (sets) setOptions(sets)
    if (puts) hold.replace(puts.input, puts.text, puts.done)
    for (const [name, value] of Object.entries(picked)) hold.pick(name, value)
    if (shows !== undefined) setWanted({ node: shows, desk: standing?.desk })
    const way = takes === undefined ? undefined : module?.takeAway[takes]
    if (way) void taking.take(way)
  }

  function setByEnding(fileName: string, input: TextInput): void {
    const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? ''
    const sets = input.holds?.sets
    if (sets && Object.hasOwn(sets, ending)) setOptions(sets[ending] ?? {})
  }

  function addFiles(files: readonly File[]): void {
    setHasFiles(true)
    queue.add(files)
  }
  const { isOver, handlers } = useFileDrop((files) => {
    if (!filesInput) return
    const { shownWhen = [] } = filesInput
    for (const { field, is } of [shownWhen].flat()) setOptions({ [field]: is })
    addFiles(files)
  })

  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md ${isOver ? 'outline-2 outline-offset-4 outline-accent' : ''}`}
      {...(filesInput && handlers)}
    >
      {form.notice && (
        <p className="rounded-md bg-accent-soft px-3 py-2 text-sm" role="status">
          {form.notice}
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
      <PanelList at="top" panels={panels} options={options} form={shownForm} />
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', declaration.isBeside && 'lg:grid-cols-2')}>
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <div
            className={classNames(
              'grid grid-cols-[minmax(0,1fr)] content-start gap-4',
              Object.values(inputs).filter((input) => isShown(input, values)).length > 1 &&
                (declaration.isBeside ? 'md:grid-cols-2 lg:grid-cols-1' : 'md:grid-cols-2'),
            )}
          >
            {Object.entries(inputs).map(([name, input]) => {
              if (!isShown(input, values)) return null
              return input.kind === 'files' ? (
                <FileChooser key={name} input={input} workerHref={workerHref} onFiles={addFiles} isOver={isOver} />
              ) : (
                <TextBox
                  key={name}
                  input={input}
                  text={texts[name] ?? ''}
                  isHidden={input.hiddenWhen !== undefined && isShown({ shownWhen: input.hiddenWhen }, values)}
                  opened={opened[name]}
                  views={views.filter((view) => view.kind === 'note' && view.under === name)}
                  keepsDrops={!filesInput}
                  box={(element) => {
                    boxes.current[name] = element
                  }}
                  onText={(text) => hold.setText(name, text)}
                  label={labelOf(input.label, values)}
                  faultId={marksFault(views, name) ? findingsId : undefined}
                  onWhole={(content, said) => hold.replace(name, content, said)}
                  onOpened={(fileName) => setByEnding(fileName, input)}
                  replaced={hold.replaced(name)}
                  onSelect={(range) => select(name, range)}
                />
              )
            })}
          </div>
          <PanelList at="inputs" panels={panels} options={options} form={shownForm} isNarrow={declaration.isBeside} />
          {declaration.sending && isShown(declaration.sending, values) && (
            <NetworkBar sending={declaration.sending} network={network} />
          )}
          {declaration.usesModel && <ModelBar model={model} />}
        </div>
        <Results
          declaration={declaration}
          views={views.filter((view) => view.kind !== 'note' || view.under === undefined)}
          work={shownWork}
          module={module}
          answering={answering}
          queue={queue}
          filesInput={filesInput && isShown(filesInput, values) ? filesInput : undefined}
          form={shownForm}
          hold={hold}
          taking={taking}
          following={following}
          wanted={wanted}
          onOffer={takeOffer}
          onGo={goTo}
        />
      </div>
    </div>
  )
}
