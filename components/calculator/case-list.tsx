import { useEffect, useState } from 'react'
import { CheckedList, type Checked } from '@/components/checked/checked-list'
import { compareResults } from '@/lib/kits/calculator/compare'
import type { Declaration } from '@/lib/kits/calculator/declaration'
import { isProblem } from '@/lib/base/problem'
import type { Source } from '@/lib/base/source'
import { answerTo, type CalculatorModule } from '@/lib/kits/calculator/answer'
import { initialValues } from '@/lib/kits/fields/initial'
import type { AnyValues } from '@/lib/kits/fields/types'
import { checkedMessages } from '@/lib/messages/checked'
import { regionOf } from '@/lib/base/region/regions'
import { useModule } from '@/components/islands/use-module'

interface LoadedCase {
  name: string
  given: AnyValues
  region?: string
  today?: string
  expect?: Readonly<Record<string, unknown>>
  problem?: string | null
  source: Source & { how?: string }
}

async function runCase(
  declaration: Declaration,
  calculator: CalculatorModule,
  { name, given, region, today, expect, problem, source }: LoadedCase,
): Promise<Checked> {
  const visitor = regionOf(region ?? 'global')
  const values = initialValues(declaration.inputs, given, visitor.code)
  await calculator.needs?.(values)
  const outcome = answerTo(calculator, declaration, values, visitor, today)
  if (problem !== undefined || isProblem(outcome)) {
    const agrees = isProblem(outcome) && outcome.field === problem
    return { name, source, agrees, says: agrees ? checkedMessages.refusesAsExpected : '' }
  }
  const differences = compareResults(declaration.outputs, expect ?? {}, outcome.results).filter(({ agrees }) => !agrees)
  const says = differences
    .map(
      ({ of, expected, found }) => `${of}: ${checkedMessages.expected} ${expected}, ${checkedMessages.found} ${found}`,
    )
    .join('; ')
  return { name, source, agrees: differences.length === 0, says }
}

interface CaseListProps {
  declaration: Declaration
  moduleHref: string
  casesHref: string
}

export default function CaseList({ declaration, moduleHref, casesHref }: CaseListProps) {
  const tool = useModule<{ default: CalculatorModule }>(moduleHref)
  const cases = useModule<{ default: readonly LoadedCase[] }>(casesHref)
  const [checked, setChecked] = useState<readonly Checked[] | 'failed'>()
  useEffect(() => {
    if (tool.state !== 'ready' || cases.state !== 'ready') return
    let live = true
    Promise.all(cases.module.default.map((one) => runCase(declaration, tool.module.default, one))).then(
      (found) => live && setChecked(found),
      () => live && setChecked('failed'),
    )
    return () => {
      live = false
    }
  }, [tool, cases, declaration])
  if (tool.state === 'failed' || cases.state === 'failed' || checked === 'failed')
    return <p role="alert">{checkedMessages.failed}</p>
  if (!checked) return <p>{checkedMessages.running}</p>
  return <CheckedList checked={checked} />
}
