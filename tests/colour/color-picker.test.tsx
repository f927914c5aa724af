// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ColorPicker from '@/components/utilities/color-picker'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour' })
const give = (text: string) => fireEvent.change(box(), { target: { value: text } })
const row = (name: string) => screen.getByText(name, { selector: 'li > span' }).nextElementSibling?.textContent

describe('the colour picker', () => {
  it('writes a colour in every notation as it is typed', () => {
    render(<ColorPicker />)
    give('rebeccapurple')
    expect(row('HEX')).toBe('#663399')
    expect(row('RGB')).toBe('rgb(102 51 153)')
    expect(row('HSL')).toBe('hsl(270 50% 40%)')
    expect(row('CSS name')).toBe('rebeccapurple')
  })

  it('keeps the last good colour while what is typed is none, and what is typed as well', () => {
    render(<ColorPicker />)
    give('#663399')
    give('#66339')
    expect(box().value).toBe('#66339')
    expect(screen.getByText(/must have 3, 4, 6 or 8 digits.*still shows #663399/)).toBeTruthy()
    expect(row('HEX')).toBe('#663399')
  })

  it('marks the notations that cannot hold the colour', () => {
    render(<ColorPicker />)
    give('color(display-p3 0 1 0)')
    expect(screen.getByText(/Outside sRGB, inside Display P3/)).toBeTruthy()
    expect(row('HEX')).toMatch(/mapped$/)
    expect(row('Display P3')).toBe('color(display-p3 0 1 0)')
  })

  it('keeps the hue on the way through grey', async () => {
    const user = userEvent.setup()
    render(<ColorPicker />)
    give('hsl(200 50% 50%)')
    await user.click(screen.getByRole('radio', { name: 'HSL' }))
    const slide = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
    slide('Saturation', '0')
    expect(row('HEX')).toBe('#808080')
    slide('Saturation', '50')
    expect(box().value).toBe('hsl(200 50% 50%)')
  })

  it('says which uses a contrast allows, and offers a colour that passes', async () => {
    const user = userEvent.setup()
    render(<ColorPicker />)
    give('#949494')
    expect(screen.getByText('3.03 : 1')).toBeTruthy()
    expect(screen.getAllByText(/passes/)).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: /nearest that reaches/ }))
    expect(screen.getAllByText(/passes/)).toHaveLength(4)
  })

  it('picks from the screen where the browser can, and remembers the pick', async () => {
    vi.stubGlobal(
      'EyeDropper',
      class {
        open = async () => ({ sRGBHex: '#123456' })
      },
    )
    const user = userEvent.setup()
    render(<ColorPicker />)
    await user.click(screen.getByRole('button', { name: 'Pick from screen' }))
    // One in the scheme, one in the history.
    expect(await screen.findAllByRole('button', { name: /^Use\s*#123456$/ })).toHaveLength(2)
    expect(box().value).toBe('#123456')
  })

  it('offers no picking from the screen where the browser cannot', () => {
    render(<ColorPicker />)
    expect(screen.queryByRole('button', { name: 'Pick from screen' })).toBeNull()
  })

  it('brings colour and history back, and a cleared history too', async () => {
    const user = userEvent.setup()
    render(<ColorPicker />)
    give('#663399')
    await user.click(screen.getByRole('button', { name: 'Keep this colour' }))
    cleanup()
    render(<ColorPicker />)
    expect(box().value).toBe('#663399')
    const kept = () => screen.queryAllByRole('button', { name: /^Use\s*#663399/ }).length
    const before = kept()
    await user.click(screen.getByRole('button', { name: 'Clear history' }))
    expect(kept()).toBe(before - 1)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(kept()).toBe(before)
  })
})
