import { useEffect, useMemo, useState } from 'react'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { AnyValues } from '@/lib/kits/fields/types'

/** Whether all is there that a calculator needs for each of these values (`needs`); fetched where it is not. The list is the same as long as nothing in it changes. */
export function useNeeded(
  calculator: CalculatorModule | undefined,
  asked: readonly AnyValues[],
): 'there' | 'coming' | 'failed' {
  const [arrivals, setArrivals] = useState(0)
  const [failed, setFailed] = useState<Promise<unknown>>()
  const coming = useMemo(() => {
    // Asked again with each arrival.
    void arrivals
    const missing = asked.flatMap((values) => calculator?.needs?.(values) ?? [])
    return missing.length === 0 ? undefined : Promise.all(missing)
  }, [calculator, asked, arrivals])
  useEffect(() => {
    if (!coming) return
    let live = true
    coming.then(
      () => live && setArrivals((times) => times + 1),
      () => live && setFailed(coming),
    )
    return () => {
      live = false
    }
  }, [coming])
  if (!coming) return 'there'
  return coming === failed ? 'failed' : 'coming'
}
