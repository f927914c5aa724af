import { useMemo } from 'react'
import { useModule } from '@/components/islands/use-module'
import { CheckedList, type Checked } from '@/components/checked/checked-list'
import { isProblem } from '@/lib/base/problem'
import type { Source } from '@/lib/base/source'
import type { AnyValues } from '@/lib/kits/fields/types'
import { initialValues } from '@/lib/kits/fields/initial'
import { compareDocument } from '@/lib/kits/generator/compare'
import type { GeneratorDeclaration } from '@/lib/kits/generator/declaration'
import { generatorContext, runGenerator, type GeneratorModule } from '@/lib/kits/generator/run'
import type { ExpectedDocument } from '@/lib/kits/generator/types'
import { checkedMessages } from '@/lib/messages/checked'
import { publicDraw } from '@/lib/base/random/draw'
import { regionOf } from '@/lib/base/region/regions'

interface LoadedCase {
  name: string
  given: AnyValues
  region?: string
  expect?: ExpectedDocument
  problem?: string | null
  source: Source & { how?: string }
}

function runCase(declaration: GeneratorDeclaration, module: GeneratorModule, one: LoadedCase): Checked {
  const { name, source, given, region, expect = {}, problem } = one
  const visitor = regionOf(region ?? 'global')
  const values = initialValues(declaration.form, given, visitor.code)
  const built = runGenerator(module, declaration, values, visitor, undefined, publicDraw)
  if (problem !== undefined || isProblem(built)) {
    const agrees = isProblem(built) && built.field === problem
    return { name, source, agrees, says: agrees ? checkedMessages.refusesAsExpected : '' }
  }
  const differences = compareDocument(expect, built, generatorContext(declaration.law, values, visitor).show)
  const says = differences.map(
    ({ of, expected, found }) => `${of}: ${checkedMessages.expected} ${expected}, ${checkedMessages.found} ${found}`,
  )
  return { name, source, agrees: differences.length === 0, says: says.join('; ') }
}

interface CaseListProps {
  declaration: GeneratorDeclaration
  moduleHref: string
  casesHref: string
}

export default function CaseList({ declaration, moduleHref, casesHref }: CaseListProps) {
  const tool = useModule<{ default: GeneratorModule }>(moduleHref)
  const cases = useModule<{ default: readonly LoadedCase[] }>(casesHref)
  const checked = useMemo(
    () =>
      tool.state === 'ready' && cases.state === 'ready'
        ? cases.module.default.map((one) => runCase(declaration, tool.module.default, one))
        : undefined,
    [tool, cases, declaration],
  )
  if (tool.state === 'failed' || cases.state === 'failed') return <p role="alert">{checkedMessages.failed}</p>
  return checked ? <CheckedList checked={checked} /> : <p>{checkedMessages.running}</p>
}
