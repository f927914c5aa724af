import { useMemo, useState } from 'react'
import { useForm } from '@/components/fields/use-form'
import { useRegion } from '@/components/site/use-region'
import { Button } from '@/components/ui/button'
import { inks } from '@/components/workbench/tones'
import { longText } from '@/lib/kits/fields/define'
import type { QuickReading } from '@/lib/kits/planner/planner'
import { plannerMessages as says } from '@/lib/messages/planner'
import type { PlannerViewProps } from './view-props'

const fields = { lines: longText('', { maxLength: 20_000 }) }
const mostShown = 6

const linesOf = (text: string) =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)

/** Entries from a line each in everyday words. What a line means is shown under it before it is added; doubts are asked first. */
export function QuickBar({
  declaration,
  module,
  work,
  actions,
  say,
}: Pick<PlannerViewProps, 'declaration' | 'module' | 'work' | 'actions' | 'say'>) {
  const visitor = useRegion()
  const keptAs = `books-${declaration.keptAs ?? declaration.id}`
  const form = useForm(`${keptAs}/quick`, fields, () => visitor)
  const text = form.textOf('lines')
  const [asked, setAsked] = useState('')
  const { quick } = module
  const readings = useMemo(
    () => linesOf(text).map((line) => ({ line, reading: quick?.read(line, work) })),
    [quick, text, work],
  )
  if (!quick) return null
  const all = readings.flatMap(({ reading }): readonly QuickReading[] => (reading ? [reading] : []))
  const doubts = readings.flatMap(({ line, reading }) => (reading?.doubts ?? []).map((doubt) => ({ line, ...doubt })))
  const refused = all.find((reading) => reading.refused !== undefined)?.refused
  const isAsking = doubts.length > 0 && asked === text

  function add(): void {
    if (all.length === 0 || refused !== undefined) return
    if (doubts.length > 0 && asked !== text) return setAsked(text)
    const said = all[0] && all.length === 1 ? (all[0].says[0]?.text ?? '') : says.did.addMany(all.length, kindName())
    // Entries that several lines link to are made once.
    const keys = new Set<string>()
    const added = all
      .flatMap((reading) => reading.add)
      .filter(({ key }) => key === undefined || (!keys.has(key) && keys.add(key)))
    if (!actions.apply(said, { add: added })) return
    say(says.quickAdded(said))
    setAsked('')
    form.startOver()
  }
  function kindName(): string {
    return declaration.kinds[declaration.main]?.many ?? ''
  }
  function choose(line: string, chosen: string): void {
    form.set('lines', text.replace(line, chosen))
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1" data-print="hidden">
      <div className="flex gap-2">
        <textarea
          rows={1}
          className="control max-h-40 min-h-11! flex-1 resize-none"
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
      </div>
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
