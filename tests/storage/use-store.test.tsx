// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it } from 'vitest'

import { useStore } from '@/components/storage/use-store'
import { defineStore } from '@/lib/platform/storage/store'

const count = defineStore({
  key: 'count',
  version: 1,
  initial: 0,
  read: (raw) => (typeof raw === 'number' ? raw : undefined),
})

function Count() {
  return createElement('output', null, useStore(count))
}

beforeEach(() => {
  count.remove()
  document.body.innerHTML = ''
})

it('shows every change', () => {
  render(createElement(Count))
  act(() => void count.update((value) => value + 1))
  expect(screen.getByText('1')).toBeTruthy()
})

it('hydrates the prerendered initial value without a complaint, then shows the stored one', async () => {
  count.set(5)
  const html = renderToString(createElement(Count))
  expect(html).toContain('>0<')
  const root = document.createElement('div')
  root.innerHTML = html
  document.body.append(root)
  const complaints: unknown[] = []
  await act(async () => {
    hydrateRoot(root, createElement(Count), { onRecoverableError: (error) => complaints.push(error) })
  })
  expect(complaints).toEqual([])
  expect(root.textContent).toBe('5')
})
