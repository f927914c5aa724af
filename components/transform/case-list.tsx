import { useEffect, useState } from 'react'
import { useModule } from '@/components/islands/use-module'
import { CheckedList, type Checked } from '@/components/checked/checked-list'
import { checkedMessages } from '@/lib/messages/checked'
import { checkCase } from '@/lib/kits/transform/check-case'
import type { TransformDeclaration } from '@/lib/kits/transform/declaration'
import type { TransformModule } from '@/lib/kits/transform/run'
import type { AnyTransformCase } from '@/lib/kits/transform/types'

interface CaseListProps {
  declaration: TransformDeclaration
  moduleHref: string
  casesHref: string
}

export default function CaseList({ declaration, moduleHref, casesHref }: CaseListProps) {
  const tool = useModule<{ default: TransformModule }>(moduleHref)
  const cases = useModule<{ default: readonly AnyTransformCase[] }>(casesHref)
  const [checked, setChecked] = useState<readonly Checked[]>()

  useEffect(() => {
    if (tool.state !== 'ready' || cases.state !== 'ready') return
    let live = true
    const runs = cases.module.default.map(async (one) => {
      const differs = await checkCase(tool.module.default, declaration, one)
      const says = differs === '' && one.refused ? checkedMessages.refusesAsExpected : differs
      return { name: one.name, source: one.source, agrees: differs === '', says }
    })
    Promise.all(runs).then((all) => live && setChecked(all))
    return () => {
      live = false
    }
  }, [tool, cases, declaration])

  if (tool.state === 'failed' || cases.state === 'failed') return <p role="alert">{checkedMessages.failed}</p>
  return checked ? <CheckedList checked={checked} /> : <p>{checkedMessages.running}</p>
}
