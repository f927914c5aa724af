import { useEffect, useState } from 'react'

/** Of the whole page: somebody who prints it wants every row, which the page's own markup lacks. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'focusin']

/**
 * Whether somebody is at the page: a pointer moves, a key goes down, something is focused, the page scrolls. What computes is
 * fetched then, before the first key or tap; who only reads loads none of it.
 */
export function useNear(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const come = () => setNear(true)
    for (const sign of signs) addEventListener(sign, come, { once: true, passive: true })
    return () => signs.forEach((sign) => removeEventListener(sign, come))
  }, [])
  return isNear
}
