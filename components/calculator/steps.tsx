import type { Step } from '@/lib/calculator/types'
import { formMessages } from '@/lib/messages/form'

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <details className="mt-4 rounded-lg border border-line">
      <summary className="min-h-11 px-4 py-2.5 font-medium">{formMessages.workings}</summary>
      <ol className="grid gap-3 px-4 pb-4 text-sm">
        {steps.map(({ finds, working, gives }) => (
          <li key={finds}>
            <div className="font-medium">{finds}</div>
            <div className="text-muted wrap-anywhere tabular-nums">
              {working} = <span className="font-semibold text-ink">{gives}</span>
            </div>
          </li>
        ))}
      </ol>
    </details>
  )
}
