// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { useEffect, useReducer } from 'react'
import { expect, test } from 'vitest'
import { useModule } from '@/components/islands/use-module'

const href = 'data:text/javascript,export default 7'

/** Counts how often an effect that follows the module runs, and renders again each time. */
function Counting() {
  const loading = useModule<{ default: number }>(href)
  const [runs, countRun] = useReducer((before: number) => Math.min(before + 1, 20), 0)
  useEffect(() => {
    if (loading.state === 'ready') countRun()
  }, [loading])
  return <p>{loading.state === 'ready' ? `${loading.module.default}, ${runs} runs` : loading.state}</p>
}

test('an effect that follows a module runs once, also where the module was there before', async () => {
  const { unmount } = render(<Counting />)
  expect(await screen.findByText('7, 1 runs')).toBeTruthy()
  unmount()

  render(<Counting />)
  await act(async () => {})
  expect(screen.getByText('7, 1 runs')).toBeTruthy()
})
