import { useEffect, useState } from 'react'
import { part } from '@/components/islands/part'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { TickingCode } from '@/lib/kits/paged/questions'
import { viewMessages as says } from '@/lib/messages/views'
import { usePaged } from './use-asked'
import type { OneViewProps } from './view-props'

const FrameView = part('workbench/frame-view', () => import('./frame-view'))

/** Well below a second, so that no second is skipped on a busy device. */
const look = 250

/** The second that the clock of this device shows; the build knows none. */
function useSecond(): number | undefined {
  const [second, setSecond] = useState<number>()
  useEffect(() => {
    const read = () => setSecond(Math.floor(Date.now() / 1000))
    read()
    const timer = setInterval(read, look)
    return () => clearInterval(timer)
  }, [])
  return second
}

/** Codes that the clock replaces, with the seconds that are left to each. */
export default function TickingView({ view: { label, of }, desk, dimmed = false }: OneViewProps<'ticking'>) {
  const second = useSecond()
  const [asked, setAsked] = useState(second)
  const { answer } = usePaged(desk, asked === undefined ? undefined : { ask: 'ticking', of, seconds: asked })
  const items = answer?.items ?? []
  if (second !== undefined && needsAnother(second, asked, items)) setAsked(second)

  return (
    <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-3', dimmed && 'earlier')} aria-busy={dimmed}>
      <ul aria-label={label} className="grid min-h-24 grid-cols-[minmax(0,1fr)] gap-3 sm:grid-cols-2">
        {items.map((item, at) => (
          <CodeCard key={`${at} ${item.label}`} item={item} second={second ?? 0} />
        ))}
      </ul>
      {answer?.table && <FrameView view={{ kind: 'table', isTitled: true, ...answer.table }} />}
    </div>
  )
}

function CodeCard({ item, second }: { item: TickingCode; second: number }) {
  const { label, text, copied, next, until, lasts } = item
  const left = Math.min(lasts, Math.max(0, until - second))
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 rounded-md border border-line bg-raised px-3 py-2">
      <p className="text-sm font-semibold break-words">{label}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <code className="font-mono text-2xl font-semibold whitespace-nowrap tabular-nums select-all">{text}</code>
        <Button
          size="small"
          data-print="hidden"
          aria-label={says.copyOf(label)}
          onClick={async () => {
            const { copyText } = await import('@/components/take-away/take-away')
            await copyText(copied, says.copied(label))
          }}
        >
          {says.copy}
        </Button>
      </div>
      <progress
        className="block h-2 w-full accent-accent"
        max={lasts}
        value={left}
        aria-label={says.secondsLeft(left)}
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted tabular-nums">
        <span>{says.secondsLeft(left)}</span>
        <span>
          {says.next} <code className="font-mono">{next}</code>
        </span>
      </p>
    </li>
  )
}

/** Whether a code has run out since it was asked for. A clock that was put back makes it as wrong as one that ran on. */
function needsAnother(second: number, asked: number | undefined, items: readonly TickingCode[]): boolean {
  if (asked === undefined || second < asked) return true
  return items.some(({ until }) => second >= until && asked < until)
}
