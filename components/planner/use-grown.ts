import { useEffect, useRef, useState, type RefObject } from 'react'

/** How many of a long list are drawn: more as its end comes near. `mark` goes on an element after the last. */
export function useGrown(
  count: number,
  step: number,
): { shown: number; mark: RefObject<HTMLLIElement | null>; more(): void } {
  const [shown, setShown] = useState(step)
  const mark = useRef<HTMLLIElement>(null)
  const more = () => setShown((before) => before + step)
  const isWhole = shown >= count
  useEffect(() => {
    const element = mark.current
    if (!element || isWhole) return
    const observer = new IntersectionObserver(
      (found) => found.some(({ isIntersecting }) => isIntersecting) && setShown((before) => before + step),
      { rootMargin: '300px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWhole, step, shown])
  return { shown: Math.min(shown, count), mark, more }
}
