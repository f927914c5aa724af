// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { NumberBox } from '@/components/fields/number-box'
import { integer, money, percent, quantity } from '@/lib/kits/fields/define'
import { readForm } from '@/lib/kits/fields/read'
import type { NumericField } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { regionOf } from '@/lib/base/region/regions'

afterEach(cleanup)

function Box({ field, initial, region = 'global' }: { field: NumericField; initial: string; region?: string }) {
  const [text, setText] = useState(initial)
  const show = createShow(regionOf(region))
  const { values, errors, refused } = readForm({ box: field }, { box: text }, show)
  return (
    <>
      <label htmlFor="box">{field.label}</label>
      <NumberBox
        id="box"
        field={field}
        text={text}
        show={show}
        value={errors.box === undefined ? (values.box as number | undefined) : undefined}
        refused={refused.box}
        onText={setText}
      />
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')

describe('a number box', () => {
  it('tidies what was typed when somebody leaves it, as the region writes it', async () => {
    render(<Box field={money('Rent', { initial: 0 })} initial="" region="in" />)
    await userEvent.type(box(), 'Rs. 1234567.5')
    fireEvent.blur(box())
    expect(box().value).toBe('12,34,567.5')
  })

  it('keeps what it cannot read', async () => {
    render(<Box field={money('Rent', { initial: 0 })} initial="" />)
    await userEvent.type(box(), 'about 900')
    fireEvent.blur(box())
    expect(box().value).toBe('about 900')
  })

  it('has a keyboard with a minus sign only where negative numbers are allowed', () => {
    const { rerender } = render(<Box field={money('Rent', { initial: 0 })} initial="1" />)
    expect(box().inputMode).toBe('decimal')
    rerender(<Box field={money('Flow', { initial: 0, negative: true })} initial="1" />)
    expect(box().inputMode).toBe('text')
    rerender(<Box field={integer('Units', { initial: 1, min: 0 })} initial="1" />)
    expect(box().inputMode).toBe('numeric')
  })

  it.each([
    ['{ArrowUp}', '11'],
    ['{ArrowDown}', '9'],
    ['{Shift>}{ArrowUp}{/Shift}', '20'],
    ['{PageUp}', '20'],
    ['{PageDown}{PageDown}', '0'],
  ])('moves by keys within its limits: %s gives %s', async (keys, expected) => {
    render(<Box field={integer('Units', { initial: 10, min: 0, max: 100 })} initial="10" />)
    box().focus()
    await userEvent.keyboard(keys)
    expect(box().value).toBe(expected)
  })
})

describe('a slider', () => {
  const field = percent('Deposit', { initial: 0.2, max: 0.8, slider: { to: 0.5, step: 0.05 } })

  it.each([
    ['{ArrowRight}', '25'],
    ['{ArrowUp}', '25'],
    ['{ArrowLeft}', '15'],
    ['{ArrowDown}', '15'],
    ['{Shift>}{ArrowLeft}{/Shift}', '0'],
    ['{Shift>}{ArrowUp}{/Shift}', '50'],
    ['{PageUp}', '50'],
    ['{PageDown}', '0'],
    ['{Home}', '0'],
    ['{End}', '50'],
  ])('snaps to its step and clamps: %s gives %s', async (key, expected) => {
    render(<Box field={field} initial="20" />)
    screen.getByRole('slider', { name: 'Deposit' }).focus()
    await userEvent.keyboard(key)
    expect(box().value).toBe(expected)
  })

  it('moves ten steps at a time', async () => {
    render(<Box field={percent('Fee', { initial: 0.01, slider: { to: 0.2, step: 0.0025 } })} initial="1" />)
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{PageUp}')
    expect(box().value).toBe('3.5')
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(box().value).toBe('6')
    await userEvent.keyboard('{PageDown}{ArrowLeft}')
    expect(box().value).toBe('3.25')
  })

  it('brings what was typed between two steps back to its steps', async () => {
    render(<Box field={field} initial="21.3" />)
    screen.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(box().value).toBe('25')
  })

  it('leaves alone what lies beyond it until it is moved', async () => {
    render(<Box field={field} initial="70" />)
    const thumb = screen.getByRole<HTMLInputElement>('slider')
    expect([thumb.value, thumb.getAttribute('aria-valuetext'), box().value]).toEqual(['0.5', '70%', '70'])
    thumb.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(box().value).toBe('45')
  })

  it('has a place for a number that is refused for its size', () => {
    render(<Box field={field} initial="120" />)
    const thumb = screen.getByRole<HTMLInputElement>('slider')
    expect([thumb.value, thumb.getAttribute('aria-valuetext')]).toEqual(['0.5', '120'])
  })

  it('follows the box', async () => {
    render(<Box field={field} initial="20" />)
    const thumb = screen.getByRole<HTMLInputElement>('slider')
    await userEvent.clear(box())
    await userEvent.type(box(), '40')
    expect([thumb.value, thumb.getAttribute('aria-valuetext')]).toEqual(['0.4', '40%'])
  })

  it('follows a pointer to the nearest step', () => {
    render(<Box field={field} initial="20" />)
    fireEvent.change(screen.getByRole('slider'), { target: { value: '0.33' } })
    expect(box().value).toBe('35')
  })

  it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }])('leaves %o and an arrow to the browser', (held) => {
    render(<Box field={field} initial="20" />)
    const isLeft = fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', ...held })
    expect([isLeft, box().value]).toEqual([true, '20'])
  })
})

describe('a quantity', () => {
  it('offers its units', () => {
    render(
      <NumberBox
        id="box"
        field={quantity('Span', { of: 'length', unit: 'm', units: ['m', 'ft'], initial: 6 })}
        text="6"
        unit="m"
        show={createShow(regionOf('global'))}
        value={6}
        onText={() => {}}
      />,
    )
    expect(
      [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Unit of Span' }).options].map(({ value }) => value),
    ).toEqual(['m', 'ft'])
  })
})
