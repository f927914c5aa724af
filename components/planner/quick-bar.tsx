import { useMemo, useState } from 'react'
import { useForm } from '@/components/fields/use-form'
import { part } from '@/components/islands/part'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { inks } from '@/components/workbench/tones'
import { longText } from '@/lib/kits/fields/define'
import type { CameraViewProps } from '@/components/workbench/camera-view'
import { raised } from '@/lib/kits/planner/raised'
import type { AnyEntryValues, QuickReading } from '@/lib/kits/planner/planner'
import { fileQueueMessages } from '@/lib/messages/file-queue'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerViewProps } from './view-props'

const CameraView = part<CameraViewProps>('workbench/camera-view', () => import('../workbench/camera-view'))

/** A code that was out of sight for so many milliseconds is another thing with the same code. */
const outOfSight = 1500

const fields = { lines: longText('', { maxLength: 20_000 }) }
const mostShown = 6

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

interface QuickBarProps extends Pick<
  PlannerViewProps,
  'declaration' | 'module' | 'work' | 'actions' | 'say' | 'onNew'
> {
  /** A form is open: the camera waits. */
  isPaused: boolean
}

interface ReadLine {
  line: string
  reading: QuickReading
}

/** Entries from a line each in everyday words. What a line means is shown under it before it is added; doubts are asked first. */
export function QuickBar({ declaration, module, work, actions, say, onNew, isPaused }: QuickBarProps) {
  const visitor = useRegion()
  const keptAs = `books-${declaration.keptAs ?? declaration.id}`
  const form = useForm(`${keptAs}/quick`, fields, () => visitor)
  const text = form.textOf('lines')
  const [asked, setAsked] = useState('')
  const [isScanning, setScanning] = useState(false)
  const [scanned, setScanned] = useState<string>()
  const { quick } = module
  const readings = useMemo(
    () => (quick ? linesOf(text).map((line): ReadLine => ({ line, reading: quick.read(line, work) })) : []),
    [quick, text, work],
  )
  if (!quick) return null
  const { scan } = quick
  const all = readings.map(({ reading }) => reading)
  const doubts = readings.flatMap(({ line, reading }) => reading.doubts.map((doubt) => ({ line, ...doubt })))
  const refused = all.find((reading) => reading.refused !== undefined)?.refused
  const isAsking = doubts.length > 0 && asked === text

  /** Makes one edit of what was read; `given` are the values of an entry of it that were filled in, by its key. */
  function take(read: readonly QuickReading[], given?: { key: string; values: AnyEntryValues }): string | undefined {
    const said =
      read[0] && read.length === 1 ? (read[0].says[0]?.text ?? '') : says.did.addMany(read.length, kindName())
    // Entries that several lines link to are made once.
    const keys = new Set<string>()
    const added = read
      .flatMap((reading) => reading.add)
      .filter(({ key }) => key === undefined || (!keys.has(key) && keys.add(key)))
      .map((one) => (given && one.key === given.key ? { ...one, values: given.values } : one))
    const raises = read.flatMap(({ raise = [] }) => raise)
    if (!actions.apply(said, raised(added, raises, work))) return undefined
    say(says.quickAdded(said))
    return said
  }
  /** Opens the form of what a line names and what is not there yet. Whether there is such a form. */
  function ask(reading: QuickReading, onTaken: (said: string) => void): boolean {
    const { asks, add } = reading
    const wanted = add.find(({ key }) => key !== undefined && key === asks?.key)
    if (!asks || !wanted) return false
    onNew(wanted.kind, { ...wanted.values, ...asks.given }, (values) => {
      const said = take([reading], { key: asks.key, values })
      if (said !== undefined) onTaken(said)
      return said !== undefined
    })
    return true
  }
  function finish(): void {
    setAsked('')
    form.startOver()
  }
  function add(): void {
    const [first] = all
    if (!first || refused !== undefined) return
    if (doubts.length > 0 && asked !== text) return setAsked(text)
    if (all.length === 1 && ask(first, finish)) return
    if (take(all) !== undefined) finish()
  }
  /** What stands in the box says what the codes do, and stays for the next ones. */
  function takeCodes(codes: readonly string[]): void {
    if (!quick || !scan) return
    const read = codes.map((code) => quick.read(scan.line(text.trim(), code), work))
    const wrong = read.find((reading) => reading.refused !== undefined)?.refused
    if (wrong !== undefined) return setScanned(wrong)
    const there = read.filter(({ asks }) => !asks)
    const said = there.length > 0 ? (take(there) ?? says.refused) : undefined
    const unknown = read.find(({ asks }) => asks)
    setScanned(unknown?.says.at(-1)?.text ?? said)
    if (unknown) ask(unknown, setScanned)
  }
  function kindName(): string {
    return declaration.kinds[declaration.main]?.many ?? ''
  }
  function choose(line: string, chosen: string): void {
    form.set('lines', text.replace(line, chosen))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1" data-print="hidden">
      <div className="flex flex-wrap gap-2">
        <textarea
          rows={1}
          className="control max-h-40 min-h-11! w-auto flex-1 basis-60 resize-none"
          aria-label={quick.label}
          aria-describedby={`${keptAs}-quick`}
          placeholder={quick.placeholder}
          value={text}
          onChange={(event) => form.set('lines', event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            add()
          }}
        />
        {text.trim() !== '' && (
          <Button look="primary" disabled={refused !== undefined} onClick={add}>
            {says.quickAdd}
          </Button>
        )}
        {scan && (
          <Button aria-expanded={isScanning} onClick={() => setScanning(!isScanning)}>
            {isScanning ? fileQueueMessages.closeCamera : scan.button}
          </Button>
        )}
      </div>
      {scan && isScanning && (
        <div className="grid gap-1 rounded-md border border-dashed border-edge p-3">
          <CameraView
            workerHref={declaration.scanHref}
            found={scanned}
            again={outOfSight}
            isPaused={isPaused}
            onFound={takeCodes}
          />
          <p className="text-sm text-muted">{scan.help}</p>
        </div>
      )}
      {form.errors.lines !== undefined && <p className="text-sm text-bad">{form.errors.lines}</p>}
      <div id={`${keptAs}-quick`} role="status" className="grid min-h-5 gap-1 text-sm">
        {readings.length === 0 && <p className="text-muted">{quick.help}</p>}
        {all.slice(0, mostShown).map(({ says: sentences }, at) => (
          <p key={`${at} ${readings[at]?.line}`} className="wrap-anywhere">
            {sentences.map(({ text: sentence, tone = 'plain' }) => (
              <span key={sentence} className={`mr-2 ${inks[tone]}`}>
                {sentence}
              </span>
            ))}
          </p>
        ))}
        {all.length > mostShown && <p className="text-muted">{says.moreSaid(all.length - mostShown)}</p>}
        {refused !== undefined && <p className="text-bad">{refused}</p>}
        {isAsking && <p className="font-medium text-warn">{says.quickAsks}</p>}
      </div>
      {doubts.slice(0, mostShown).map(({ line, asks, choices }) => (
        <p key={`${line} ${asks}`} className="flex flex-wrap items-center gap-2 text-sm">
          <span className={inks.warn}>{asks}</span>
          {choices.map(({ label, text: chosen }) => (
            <Button key={label} size="small" onClick={() => choose(line, chosen)}>
              {label}
            </Button>
          ))}
        </p>
      ))}
    </div>
  )
}
