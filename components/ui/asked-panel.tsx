import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Button } from './button'
import { classNames } from './class-names'

interface AskedPanelProps {
  /** It comes into sight, and gets the focus, whenever this changes; 0 for one that nobody asked for. */
  asked: number
  title: string
  intro: string
  /** What the button says that closes it. */
  close: string
  onClose(): void
  className?: string
  /** Stands beneath the introduction. */
  head?: ReactNode
  children: ReactNode
}

/** What a button beneath an answer opens across the whole width. It is not printed. */
export function AskedPanel({ asked, title, intro, close, onClose, className, head, children }: AskedPanelProps) {
  const id = useId()
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (asked === 0) return
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  }, [asked])
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={id}
      data-print="hidden"
      className={classNames(
        'grid min-w-0 scroll-mt-20 gap-4 rounded-lg border border-line p-4 outline-offset-4',
        className,
      )}
    >
      <div className="grid gap-2">
        <div className="flex items-center gap-3">
          <h2 id={id} className="mr-auto text-lg font-semibold">
            {title}
          </h2>
          <Button size="small" look="quiet" onClick={onClose}>
            {close}
          </Button>
        </div>
        <p className="text-sm text-muted">{intro}</p>
        {head}
      </div>
      {children}
    </section>
  )
}
