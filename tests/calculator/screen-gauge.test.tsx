// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import ScreenGauge from '@/components/calculator/screen-gauge'
import { screenScaleStore } from '@/components/calculator/screen-scale'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'

const show = createShow(regionOf('global'))
const disc = () => screen.queryByRole('img')
const card = () => document.querySelector<HTMLElement>('[data-card]')
const ring = (diameter: number) => (
  <ScreenGauge help="Hold it here." diameter={diameter} written={`${diameter} mm`} show={show} />
)

function zoomTo(ratio: number) {
  Object.defineProperty(window, 'devicePixelRatio', { value: ratio, configurable: true })
  act(() => void window.dispatchEvent(new Event('resize')))
}

afterEach(() => {
  cleanup()
  screenScaleStore.remove()
  zoomTo(1)
})

describe('a result drawn to size', () => {
  it('draws nothing before a card was laid on', () => {
    render(ring(17.3))
    expect(disc()).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('how large your screen is')
  })

  // ISO/IEC 7810 ID-1: 85.60 mm. At 4 pixels a millimeter the card is 342.4 pixels long and a ring of 17.3 mm 69.2 wide.
  it('follows the card: at 4 pixels a millimeter 17.3 mm are 69.2 pixels', () => {
    const { rerender } = render(ring(17.3))
    fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } })
    expect(Number.parseFloat(card()?.style.height ?? '')).toBeCloseTo(342.4, 6)
    fireEvent.click(screen.getByRole('button', { name: 'The card fits' }))
    expect(Number.parseFloat(disc()?.style.width ?? '')).toBeCloseTo(69.2, 6)
    expect(disc()?.style.height).toBe(disc()?.style.width)
    rerender(ring(20))
    expect(Number.parseFloat(disc()?.style.width ?? '')).toBeCloseTo(80, 6)
  })

  it('keeps the size of the screen on the device, and not for another zoom', () => {
    screenScaleStore.set({ perMillimeter: 4, zoom: 1 })
    render(ring(10))
    expect(disc()?.style.width).toBe('40px')
    expect(localStorage.getItem('tallykit:screen-scale')).toContain('4')
    zoomTo(1.25)
    expect(disc()).toBeNull()
    expect(screen.getByRole('status').textContent).toContain('zoomed')
  })

  it('takes up a card that was laid on before', () => {
    screenScaleStore.set({ perMillimeter: 4, zoom: 1 })
    render(ring(10))
    fireEvent.click(screen.getByRole('button', { name: 'Lay the card on again' }))
    expect(Number.parseFloat(card()?.style.height ?? '')).toBeCloseTo(342.4, 6)
    expect(disc()).toBeNull()
  })
})
