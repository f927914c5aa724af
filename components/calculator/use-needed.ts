import { useEffect, useMemo, useState } from 'react'
import type { CalculatorModule } from '@/lib/kits/calculator/answer'
import type { AnyValues } from '@/lib/kits/fields/types'

/** Whether all is there that a calculator needs for these values (`needs`); fetched where it is not. */
export function useNeeded(
  calculator: CalculatorModule | undefined,
  values: AnyValues | undefined,
): 'there' | 'coming' | 'failed' {
  const [arrivals, setArrivals] = useState(0)
  const [failed, setFailed] = useState<Promise<unknown>>()
  const coming = useMemo(() => {
    // Asked again with each arrival.
    void arrivals
    return values && calculator?.needs?.(values)
  }, [calculator, values, arrivals])
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
