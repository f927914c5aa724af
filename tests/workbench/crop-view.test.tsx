// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { loadParts } from '@/components/islands/part'
import { ViewList } from '@/components/workbench/view-list'
import type { View } from '@/lib/kits/app/views'

/* On the page the picture is half as wide as it is: a pixel that is dragged counts twice. */
const shownWidth = 400

beforeAll(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  vi.stubGlobal('ImageBitmap', class {})
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: shownWidth + 24 })
  HTMLElement.prototype.setPointerCapture = () => undefined
  await loadParts(['workbench/crop-view'])
})

const picked: (string | undefined)[] = []
beforeEach(() => picked.splice(0))
afterEach(cleanup)

type Crop = View & { kind: 'crop' }
const box: Crop = { kind: 'crop', label: 'a.png', of: {}, width: 800, height: 600, pick: 'box', by: 'box' }

function Page({ view }: { view: Crop }) {
  const [picks, setPicks] = useState<Record<string, string>>({})
  return (
    <ViewList
      views={[view]}
      picks={picks}
      onPick={(name, value) => {
        picked.push(value)
        setPicks(value === undefined ? {} : { [name]: value })
      }}
    />
  )
}

const slider = (name: string) => screen.getByRole('slider', { name })
const text = (name = 'Box') => slider(name).getAttribute('aria-valuetext')

function drag(name: string, x: number, y: number): void {
  const handle = slider(name)
  fireEvent.pointerDown(handle, { button: 0, clientX: 100, clientY: 100, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 100 + x / 2, clientY: 100 + y / 2, pointerId: 1 })
  fireEvent.pointerMove(handle, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 })
  fireEvent.pointerUp(handle, { pointerId: 1 })
}

test('a corner and the box are dragged, and kept once they rest', () => {
  render(<Page view={box} />)
  expect(text()).toBe('800 × 600 at 0, 0')
  drag('Lower right corner', -100, -50)
  expect(text()).toBe('600 × 500 at 0, 0')
  expect(picked).toEqual(['0 0 0.75 0.833333'])
  drag('Box', 30, 10)
  expect(text()).toBe('600 × 500 at 60, 20')
  drag('Upper edge', 0, 40)
  expect(text()).toBe('600 × 420 at 60, 100')
  expect(picked).toHaveLength(3)
  // A press without a way keeps nothing.
  drag('Box', 0, 0)
  expect(text()).toBe('600 × 420 at 60, 100')
})

test('arrow keys nudge by a pixel, with Shift by ten, and are kept when they are let go', async () => {
  render(<Page view={{ ...box, initial: '0.25 0.25 0.5 0.5' }} />)
  expect(text()).toBe('400 × 300 at 200, 150')
  act(() => slider('Box').focus())
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}')
  expect(text()).toBe('400 × 300 at 201, 160')
  act(() => slider('Left edge').focus())
  await userEvent.keyboard('{ArrowLeft}')
  expect(text()).toBe('401 × 300 at 200, 160')
  // Keys that mean something else are left alone.
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}x')
  expect(text()).toBe('401 × 300 at 200, 160')
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }))
  expect(text()).toBe('400 × 300 at 200, 150')
  expect(picked.at(-1)).toBeUndefined()
})

test('a shape has handles at its corners alone, exact pixels none', () => {
  const { rerender } = render(<Page view={{ ...box, ratio: 1 }} />)
  expect(screen.getAllByRole('slider')).toHaveLength(5)
  expect(text()).toBe('600 × 600 at 100, 0')
  drag('Lower right corner', -100, 0)
  expect(text()).toBe('600 × 600 at 100, 0')
  drag('Lower right corner', -100, -100)
  expect(text()).toBe('400 × 400 at 100, 0')
  rerender(<Page view={{ ...box, fixed: { width: 50, height: 40 } }} />)
  expect(screen.getAllByRole('slider')).toHaveLength(1)
  expect(text()).toBe('50 × 40 at 275, 180')
})

test('four corners are moved each by itself, and none leaves the picture', async () => {
  render(<Page view={{ ...box, by: 'corners', pick: 'corners' }} />)
  expect(text('Upper left corner')).toBe('80, 60')
  drag('Upper left corner', -500, 10)
  expect(text('Upper left corner')).toBe('0, 80')
  act(() => slider('Lower right corner').focus())
  await userEvent.keyboard('{ArrowDown}')
  expect(text('Lower right corner')).toBe('720, 541')
  expect(text('Upper right corner')).toBe('720, 60')
  expect(picked).toHaveLength(2)
})
