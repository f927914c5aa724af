import { useEffect, useState } from 'react'
import { onFirstSign } from './on-first-sign'

/** Whether somebody is at the page. What computes is fetched then, before the first key or tap. */
export function useNear(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => onFirstSign(() => setNear(true)), [])
  return isNear
}
