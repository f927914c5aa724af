// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { FieldList } from '@/components/fields/field-list'
import { useForm, type Form } from '@/components/fields/use-form'
import { choice, money, percent, quantity, rows } from '@/lib/kits/fields/define'
import { regionOf } from '@/lib/base/region/regions'

afterEach(cleanup)

const fields = {
  price: money('Price', { initial: 25 }),
  share: percent('Share', { initial: 0.2 }),
  length: quantity('Length', { of: 'length', unit: 'm', units: ['m', 'ft'], initial: 6 }),
  least: money('Least', { initial: 1, max: { field: 'price' } }),
  mode: choice('Mode', { options: { a: 'One', b: 'Two' }, initial: 'a' }),
  flows: rows('Flows', { row: 'flow', columns: { amount: money('Amount', { initial: 5 }) }, initial: [{ amount: 5 }] }),
}
const region = regionOf('global')
// Six metres are 19.685 ft as a box writes them, and those are 5.999988 m.
const feet = {
  length: quantity('Length', { of: 'length', unit: 'm', unitIn: { global: 'ft' }, units: ['m', 'ft'], initial: 6 }),
}

function Held({ form, of }: { form: Form; of: string }) {
  return (
    <output>
      {JSON.stringify(form.values[of])} {form.touched ? 'touched' : 'untouched'}
    </output>
  )
}

function LengthInFeet() {
  const form = useForm('length', feet, () => region)
  return (
    <>
      <FieldList fields={feet} form={form} />
      <Held form={form} of="length" />
    </>
  )
}

function Fields() {
  return <FieldList fields={fields} form={useForm('test', fields, () => region)} />
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

describe('a list of fields', () => {
  it('does not touch the boxes that nobody is typing in', async () => {
    const { container } = render(<Fields />)
    // Rows are a part of their own, which is fetched.
    await screen.findByText('Flows')
    const touched = new Set<string>()
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes) if (target instanceof Element) touched.add(target.id)
    })
    observer.observe(container, { subtree: true, childList: true, attributes: true, characterData: true })
    fireEvent.change(box('Price'), { target: { value: '26' } })
    await Promise.resolve()
    observer.disconnect()
    expect(box('Price').value).toBe('26')
    expect([...touched].filter((id) => !['field-price', 'field-least'].includes(id))).toEqual([])
  })

  it('holds a limit that is another field to what that field holds now', () => {
    render(<Fields />)
    fireEvent.change(box('Price'), { target: { value: '8' } })
    // One more than the limit would be refused, so that the arrow key stops at it.
    fireEvent.change(box('Least'), { target: { value: '7' } })
    fireEvent.keyDown(box('Least'), { key: 'ArrowUp' })
    expect(box('Least').value).toBe('8')
    fireEvent.keyDown(box('Least'), { key: 'ArrowUp' })
    expect(screen.getByText(/^Least must be/)).toBeTruthy()
  })

  it('writes a quantity in another unit, as it stands after what was typed', () => {
    render(<Fields />)
    fireEvent.change(box('Length'), { target: { value: '3.048' } })
    fireEvent.change(screen.getByLabelText('Unit of Length'), { target: { value: 'ft' } })
    expect(box('Length').value).toBe('10')
  })

  it('takes no box for typed in that somebody only passes through', () => {
    render(<LengthInFeet />)
    expect(box('Length').value).toBe('19.685')
    fireEvent.focus(box('Length'))
    fireEvent.blur(box('Length'))
    expect(screen.getByRole('status').textContent).toBe('6 untouched')
  })

  it('moves a number in a table by keys from what stands there, not from what is refused', async () => {
    render(<Fields />)
    const amount = await screen.findByLabelText<HTMLInputElement>('Amount, flow 1')
    fireEvent.change(amount, { target: { value: '7.5' } })
    fireEvent.keyDown(amount, { key: 'ArrowUp' })
    expect(amount.value).toBe('8.5')
    fireEvent.change(amount, { target: { value: 'eight' } })
    fireEvent.keyDown(amount, { key: 'ArrowUp' })
    expect(amount.value).toBe('eight')
  })
})
