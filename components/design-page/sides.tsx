import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { designMessages as says } from '@/lib/messages/design'

export const sides = ['light', 'dark'] as const
/** The theme that a part of the page is shown in; it begins the ids of what is shown there. */
export type Side = (typeof sides)[number]

interface RoomProps {
  id: string
  title: string
  children: ReactNode
}

/** Parts of one kind under a heading. */
export function Room({ id, title, children }: RoomProps) {
  return (
    <section aria-labelledby={id} className="flex min-w-0 scroll-mt-20 flex-col gap-6">
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface BothSidesProps {
  title: string
  /** What is as wide as a page stands above its other theme instead of beside it. */
  isWide?: boolean
  children: (side: Side) => ReactNode
}

/** The same in the light theme and in the dark one, whatever the visitor's theme is. */
export function BothSides({ title, isWide = false, children }: BothSidesProps) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2 font-semibold">{title}</h3>
      <div className={classNames('grid grid-cols-[minmax(0,1fr)] gap-4', !isWide && 'lg:grid-cols-2')}>
        {sides.map((side) => (
          <div
            key={side}
            role="group"
            aria-label={says.inTheme(title, side)}
            data-theme={side}
            className="min-w-0 rounded-lg border border-line p-4"
          >
            {children(side)}
          </div>
        ))}
      </div>
    </section>
  )
}
