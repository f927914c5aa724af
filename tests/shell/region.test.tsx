// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'

import { regionStore } from '@/components/site/region'
import { RegionProvider, useRegion } from '@/components/site/use-region'

import { writeInOtherTab } from './drawn-page'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function Region() {
  const { name, currency } = useRegion()
  return <p>{`${name} ${currency}`}</p>
}

const shownRegion = (
  <RegionProvider>
    <Region />
  </RegionProvider>
)

function shown(): string | null {
  return screen.getByRole('paragraph').textContent
}

describe('the chosen region', () => {
  it('is global until one is chosen, and always in the prerendered page', () => {
    localStorage.setItem('selectedRegion', 'in')
    expect(renderToString(shownRegion)).toContain('Global USD')
    localStorage.clear()
    render(shownRegion)
    expect(shown()).toBe('Global USD')
  })

  it('is saved at once as bare text under selectedRegion', () => {
    render(shownRegion)
    act(() => void regionStore.set('in'))
    expect(shown()).toBe('India INR')
    expect(localStorage.getItem('selectedRegion')).toBe('in')
  })

  it('is restored, and follows another tab', () => {
    localStorage.setItem('selectedRegion', 'uk')
    render(shownRegion)
    expect(shown()).toBe('United Kingdom GBP')
    act(() => writeInOtherTab('selectedRegion', 'jp'))
    expect(shown()).toBe('Japan JPY')
  })

  it.each(['atlantis', '', '{"code":"in"}', 'toString', 'IN'])('is global when %j is stored', (value) => {
    localStorage.setItem('selectedRegion', value)
    render(shownRegion)
    expect(shown()).toBe('Global USD')
  })

  it('is not to be had outside a provider, where it would stay global', () => {
    expect(() => renderToString(<Region />)).toThrow(/RegionProvider/)
  })
})
