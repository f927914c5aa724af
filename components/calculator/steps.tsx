import { part } from '@/components/islands/part'
import type { Step } from '@/lib/kits/calculator/types'
import { formMessages } from '@/lib/messages/form'
import { StepList } from './step-list'
import type { Working } from './working-list'

const WorkingList = part<Working>('calculator/working-list', () => import('./working-list'))

interface StepsProps {
  /** Of the initial answer, written at build. */
  initial: readonly Step[]
  /** What another answer's working is written from, by code that comes with the first change. */
  written: Working | undefined
}

export function Steps({ initial, written }: StepsProps) {
  return (
    <details className="panel mt-4">
      <summary>{formMessages.workings}</summary>
      {written ? <WorkingList {...written} /> : <StepList steps={initial} />}
    </details>
  )
}
