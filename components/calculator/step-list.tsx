import type { Step } from '@/lib/kits/calculator/types'

export function StepList({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ finds, working, gives }, position) => (
        <li key={position}>
          <div>{finds}</div>
          <div>
            {working} = <span>{gives}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
