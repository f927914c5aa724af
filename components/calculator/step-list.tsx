import type { Step } from '@/lib/kits/calculator/types'

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="grid gap-3 px-4 pb-4 text-sm">
      {steps.map(({ finds, working, gives }, position) => (
        <li key={position}>
          <div className="font-medium">{finds}</div>
          <div className="text-muted wrap-anywhere tabular-nums">
            {working} = <span className="font-semibold text-ink">{gives}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
