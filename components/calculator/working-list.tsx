import { useMemo } from 'react'
import type { Show } from '@/lib/base/format/show'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { AnyResults } from '@/lib/kits/calculator/types'
import { workingOf } from '@/lib/kits/calculator/working'
import type { AnyValues } from '@/lib/kits/fields/types'
import { StepList } from './step-list'

export interface Working {
  calculator: CalculatorModule
  declaration: Declaration
  values: AnyValues
  computed: AnyResults
  show: Show
}

export default function WorkingList({ calculator, declaration, values, computed, show }: Working) {
  const steps = useMemo(
    () => workingOf(calculator, declaration, values, computed, show),
    [calculator, declaration, values, computed, show],
  )
  return <StepList steps={steps} />
}
