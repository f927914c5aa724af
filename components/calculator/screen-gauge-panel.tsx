import { useState } from 'react'
import { part } from '@/components/islands/part'
import type { ScreenGaugeProps } from './screen-gauge'

const ScreenGauge = part('calculator/screen-gauge', () => import('./screen-gauge'))

/** A result to hold something against, fetched when it is opened. */
export function ScreenGaugePanel({ label, ...props }: ScreenGaugeProps & { label: string }) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="rounded-lg border border-line"
      data-print="hidden"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 px-4 py-2.5 font-medium">{label}</summary>
      {opened && (
        <div className="border-t border-line p-4 text-sm">
          <ScreenGauge {...props} />
        </div>
      )}
    </details>
  )
}
