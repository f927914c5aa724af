// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { regionStore } from '@/components/site/region'
import { RegionPicker } from '@/components/site/region-picker'
import { startRegionPicker } from '@/components/site/start-region-picker'
import { drawnPart } from '@/components/ui/element'

import { arrivingSecond, compiled, drawPage, writeInOtherTab } from './drawn-page'

const loadList = () => import('@/components/site/region-list')
let ends: (() => void)[] = []

beforeAll(compiled(loadList))
beforeAll(() => {
  // jsdom lays nothing out.
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.hasPointerCapture = () => false
})

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  act(() => ends.forEach((end) => end()))
  ends = []
  document.body.replaceChildren()
  localStorage.clear()
  vi.unstubAllGlobals()
})

function open(load = loadList): void {
  drawPage(
    <>
      <main id="header">
        <RegionPicker id="header-region" />
      </main>
      <aside>
        <RegionPicker id="menu-region" />
      </aside>
    </>,
  )
  ends = ['main', 'aside'].map((place) =>
    startRegionPicker(drawnPart(document, `${place} [data-region-picker]`), { loadList: load }),
  )
}

// What an open list covers is hidden from assistive technology.
const picker = (place: 'main' | 'aside' = 'main') =>
  within(drawnPart(document, place)).getByRole('combobox', { hidden: true })

describe('the region picker', () => {
  it('shows the stored region as soon as its script runs', () => {
    localStorage.setItem('selectedRegion', 'in')
    open()
    expect(picker().getAttribute('aria-label')).toBe('Region: India, INR')
    expect(picker().textContent).toBe('🇮🇳IndiaINR')
  })

  it('follows the store and other tabs, wherever it is drawn', () => {
    open()
    regionStore.set('uk')
    expect(picker().textContent).toContain('United Kingdom')
    expect(picker('aside').getAttribute('aria-label')).toBe('Region: United Kingdom, GBP')
    writeInOtherTab('selectedRegion', 'jp')
    expect(picker().textContent).toContain('Japan')
    expect(picker('aside').textContent).toContain('JPY')
  })

  it.each(['a click', '{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('opens its list with %j', async (key) => {
    open()
    if (key === 'a click') await userEvent.click(picker())
    else {
      picker().focus()
      await userEvent.keyboard(key)
    }
    const list = await screen.findByRole('listbox', { name: 'Region' })
    expect(within(list).getAllByRole('option')).toHaveLength(39)
    expect(picker().getAttribute('aria-expanded')).toBe('true')
  })

  it('takes a choice from the list, gives the keyboard back, keeps the other picker in step and opens again', async () => {
    open()
    await userEvent.click(picker())
    await screen.findByRole('listbox')
    await userEvent.keyboard('Ind{Enter}')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
    expect(localStorage.getItem('selectedRegion')).toBe('in')
    expect(picker('aside').getAttribute('aria-label')).toBe('Region: India, INR')
    expect(picker().getAttribute('aria-label')).toBe('Region: India, INR')
    await waitFor(() => expect(document.activeElement).toBe(picker()))
    await userEvent.keyboard('{ArrowDown}')
    expect(await screen.findByRole('option', { name: /India/, selected: true })).toBeDefined()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(picker()))
    expect(localStorage.getItem('selectedRegion')).toBe('in')
  })

  it('says that its list did not arrive, and fetches it again', async () => {
    open(arrivingSecond(loadList))
    await userEvent.click(picker())
    await waitFor(() => expect(picker().title).toBe('Not loaded. Check your connection and try again.'))
    expect(picker().className).toContain('border-bad')
    await userEvent.click(picker())
    expect(await screen.findByRole('listbox')).toBeDefined()
    expect(picker().title).toBe('')
  })

  it('fetches its list once, however often it is pressed meanwhile', async () => {
    let fetched = 0
    open(() => {
      fetched += 1
      return loadList()
    })
    const button = picker()
    button.click()
    button.click()
    await screen.findByRole('listbox')
    expect(fetched).toBe(1)
  })
})
