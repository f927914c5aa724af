// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'

import { regionStore, useRegion } from '@/components/site/region'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function ShownRegion() {
  const { name, currency } = useRegion()
  return <p>{`${name} ${currency}`}</p>
}

function shown(): string | null {
  return screen.getByRole('paragraph').textContent
}

/** What another tab does: its write, and the event this tab gets. */
function writeInOtherTab(value: string): void {
  act(() => {
    localStorage.setItem('selectedRegion', value)
    dispatchEvent(new StorageEvent('storage', { key: 'selectedRegion', newValue: value }))
  })
}

describe('the chosen region', () => {
  it('is global until one is chosen, and always in the prerendered page', () => {
    localStorage.setItem('selectedRegion', 'in')
    expect(renderToString(<ShownRegion />)).toContain('Global USD')
    localStorage.clear()
    render(<ShownRegion />)
    expect(shown()).toBe('Global USD')
  })

  it('is saved at once as bare text under selectedRegion', () => {
    render(<ShownRegion />)
    act(() => void regionStore.set('in'))
    expect(shown()).toBe('India INR')
    expect(localStorage.getItem('selectedRegion')).toBe('in')
  })

  it('is restored, and follows another tab', () => {
    localStorage.setItem('selectedRegion', 'uk')
    render(<ShownRegion />)
    expect(shown()).toBe('United Kingdom GBP')
    writeInOtherTab('jp')
    expect(shown()).toBe('Japan JPY')
  })

  it.each(['atlantis', '', '{"code":"in"}', 'toString', 'IN'])('is global when %j is stored', (value) => {
    localStorage.setItem('selectedRegion', value)
    render(<ShownRegion />)
    expect(shown()).toBe('Global USD')
  })
})
