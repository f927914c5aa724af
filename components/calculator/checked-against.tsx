'use client'

import { lazy, Suspense, useState } from 'react'
import type { Declaration } from '@/lib/calculator/declaration'
import { checkedMessages } from '@/lib/messages/checked'

const CaseList = lazy(() => import('./case-list'))

interface CheckedAgainstProps {
  declaration: Declaration
  moduleHref: string
  casesHref: string
  count: number
}

/** The tool's proof, run again in the visitor's own browser when it is opened. */
export function CheckedAgainst({ declaration, moduleHref, casesHref, count }: CheckedAgainstProps) {
  const [opened, setOpened] = useState(false)
  return (
    <details
      className="mt-4 rounded-lg border border-line"
      data-print="hidden"
      onToggle={(event) => event.currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 px-4 py-2.5 font-medium">{checkedMessages.title(count)}</summary>
      <div className="px-4 pb-4 text-sm">
        {opened && (
          <Suspense fallback={<p>{checkedMessages.running}</p>}>
            <CaseList declaration={declaration} moduleHref={moduleHref} casesHref={casesHref} />
          </Suspense>
        )}
      </div>
    </details>
  )
}
