import { useId } from 'react'
import { classNames } from '@/components/ui/class-names'
import { viewMessages as says } from '@/lib/messages/views'
import type { OneViewProps } from './view-props'

/** Colours beside each other; a press copies one. */
export default function SwatchesView({ view: { label, items, large } }: OneViewProps<'swatches'>) {
  const id = useId()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <p id={id} className={large ? 'sr-only' : 'text-sm font-medium'}>
        {label}
      </p>
      <ul
        aria-labelledby={id}
        className={classNames(
          'grid gap-2',
          large ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5' : 'grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))]',
        )}
      >
        {items.map(({ colour, ink, label: name, text }) => (
          <li key={`${name} ${colour}`}>
            <button
              type="button"
              className="block w-full rounded-md border border-line bg-raised text-left text-xs"
              onClick={async () => {
                const { copyText } = await import('@/components/take-away/take-away')
                await copyText(colour, says.copied(colour))
              }}
            >
              <span
                aria-hidden="true"
                className={classNames('grid place-items-center rounded-t-md font-semibold', large ? 'h-16' : 'h-10')}
                style={{ background: colour, color: ink, printColorAdjust: 'exact' }}
              >
                {ink && 'Aa'}
              </span>
              <span className="block px-2 py-1">
                <span className="block font-medium break-words">{name}</span>
                <span className="block break-words text-muted">{text ?? colour}</span>
                <span className="sr-only">{says.copy}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
