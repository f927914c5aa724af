import { useEffect, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import type { OneViewProps } from './view-props'

/** Figures that change while somebody types. */
export default function CountsView({ view: { label, items, spoken } }: OneViewProps<'counts'>) {
  return (
    <section aria-label={label}>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-5">
        {items.map(({ label: name, text }, at) => (
          <div
            key={name}
            className={classNames(
              'min-w-0 rounded-md border px-3 py-2',
              at === 0 ? 'border-accent bg-accent-soft' : 'border-line bg-raised',
            )}
          >
            <dt className="text-xs text-muted">{name}</dt>
            <dd className="text-lg font-semibold break-words tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      <Spoken text={spoken} />
    </section>
  )
}

const speakingPause = 2000

/** What a screen reader says waits for a pause, or every keystroke would be read out. */
function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), speakingPause)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
