import { useEffect, useState } from 'react'
import { problem } from '@/lib/base/problem'
import { problemSentence } from '@/lib/kits/fields/problem-sentence'
import type { Fields } from '@/lib/kits/fields/types'

const pause = 400

/** What is wrong with the tax and account numbers of a record; it is saved all the same, since not every number is of a known kind. */
export function useNumberHints(fields: Fields, textOf: (name: string) => string): readonly string[] {
  const [taxId, account] = ['taxId', 'account'].map((name) => (Object.hasOwn(fields, name) ? textOf(name) : ''))
  const [hints, setHints] = useState<readonly string[]>([])
  useEffect(() => {
    let live = true
    const timer = setTimeout(async () => {
      if (!taxId && !account) return setHints([])
      const { faultOfAccount, faultOfTaxNumber } = await import('@/lib/subjects/identifiers/mistyped')
      const faults = [
        ['taxId', faultOfTaxNumber(taxId ?? '')],
        ['account', faultOfAccount(account ?? '')],
      ] as const
      if (live)
        setHints(
          faults.flatMap(([name, fault]) =>
            fault === undefined ? [] : [problemSentence(fields, problem(name, fault))],
          ),
        )
    }, pause)
    return () => {
      live = false
      clearTimeout(timer)
    }
  }, [fields, taxId, account])
  return hints
}
