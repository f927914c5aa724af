import { part } from '@/components/islands/part'
import { CheckedPanel } from '@/components/checked/checked-panel'
import type { Declaration } from '@/lib/kits/calculator/declaration'

const CaseList = part('calculator/case-list', () => import('./case-list'))

interface CheckedAgainstProps {
  declaration: Declaration
  moduleHref: string
  casesHref: string
  count: number
}

export function CheckedAgainst({ declaration, moduleHref, casesHref, count }: CheckedAgainstProps) {
  return (
    <CheckedPanel count={count}>
      <CaseList declaration={declaration} moduleHref={moduleHref} casesHref={casesHref} />
    </CheckedPanel>
  )
}
