// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { draftStore } from '@/components/fields/draft'
import { FieldList } from '@/components/fields/field-list'
import { loadLinkReader } from '@/components/fields/opened-link'
import { useForm } from '@/components/fields/use-form'
import { regionOf } from '@/lib/base/region/regions'
import { choice, date, file, money, percent, quantity, rows, toggle } from '@/lib/kits/fields/define'
import type { Fields } from '@/lib/kits/fields/types'

const fields = {
  price: money('Price', { initial: 25 }),
  share: percent('Share', { initial: 0.2, max: 1, refines: true }),
  paidOn: date('Paid on', { optional: true, refines: true }),
  length: quantity('Length', { of: 'length', unit: 'm', units: ['m', 'ft'], initial: 6, refines: true }),
  how: choice('How', { options: { card: 'By card', cash: 'In cash' }, initial: 'cash', refines: true }),
  gift: toggle('As a gift', { refines: true }),
  fees: rows('Fees', { row: 'fee', columns: { fee: money('Fee', { initial: 5 }) }, initial: [{}, {}], refines: true }),
}
const { price, share, paidOn } = fields
const region = regionOf('global')

function Form({ of, problem }: { of: Fields; problem?: { field: string; sentence: string } }) {
  return <FieldList fields={of} form={useForm('test', of, () => region)} problem={problem} />
}

function more(): HTMLDetailsElement {
  const box = screen.getByText(/^More options/).closest('details')
  if (!box) throw new Error('More options is no details element')
  return box
}
const closedLine = () => more().querySelector('summary')?.textContent

function type(label: string, value: string): void {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  location.hash = ''
})

describe('More options', () => {
  it('holds what refines, and nothing else', () => {
    render(<Form of={{ price, share }} />)
    expect(more().open).toBe(false)
    expect(more().contains(screen.getByLabelText('Share'))).toBe(true)
    expect(more().contains(screen.getByLabelText('Price'))).toBe(false)
  })

  it('is not there where nothing refines', () => {
    render(<Form of={{ price }} />)
    expect(screen.queryByText(/More options/)).toBeNull()
  })

  it('says in its closed line what two or three fields are set to', () => {
    render(<Form of={{ price, share, paidOn }} />)
    expect(closedLine()).toBe('More options Share: 20%; Paid on: not set')
  })

  it('counts the others, tells what was changed first and leaves what is empty for the end', () => {
    render(<Form of={fields} />)
    expect(closedLine()).toBe('More options Share: 20%; Length: 6\u00A0m; 4 more')
    fireEvent.click(screen.getByLabelText('As a gift'))
    expect(closedLine()).toBe('More options As a gift: yes; Share: 20%; 4 more')
    fireEvent.change(screen.getByLabelText('Unit of Length'), { target: { value: 'ft' } })
    // 6 ÷ 0.3048 = 19.68503…
    expect(closedLine()).toBe('More options Length: 19.685\u00A0ft; As a gift: yes; 4 more')
  })

  it('says that a file is chosen, whose text nobody could read', async () => {
    const logo = file('Logo', { accept: 'image/png', maxBytes: 100, optional: true, refines: true })
    render(<Form of={{ logo }} />)
    expect(closedLine()).toBe('More options Logo: not set')
    const chosen = new File(['x'], 'logo.png', { type: 'image/png' })
    fireEvent.change(await screen.findByLabelText(/^Logo/), { target: { files: [chosen] } })
    await waitFor(() => expect(closedLine()).toBe('More options Logo: chosen'))
  })

  it('is opened by a link that sets one of its fields', async () => {
    location.hash = 'share=30'
    await loadLinkReader()
    render(<Form of={fields} />)
    expect(screen.getByLabelText<HTMLInputElement>('Share').value).toBe('30')
    expect(more().open).toBe(true)
  })

  it('stays closed for a link that sets none of them', async () => {
    location.hash = 'price=30'
    await loadLinkReader()
    render(<Form of={fields} />)
    expect(screen.getByLabelText<HTMLInputElement>('Price').value).toBe('30')
    expect(more().open).toBe(false)
  })

  it('is opened by what is kept of an earlier visit', () => {
    draftStore('test').set({ typed: { share: '30' }, region: 'global' })
    render(<Form of={fields} />)
    expect(screen.getByLabelText<HTMLInputElement>('Share').value).toBe('30')
    expect(more().open).toBe(true)
  })

  it('is opened by a mistake in one of its fields, and cannot be closed over it', () => {
    render(<Form of={{ price, share }} />)
    type('Share', '300')
    expect(screen.getByText(/^Share must be/)).toBeTruthy()
    expect(more().open).toBe(true)
    more().open = false
    fireEvent(more(), new Event('toggle'))
    expect(more().open).toBe(true)
    type('Share', '30')
    more().open = false
    fireEvent(more(), new Event('toggle'))
    expect(more().open).toBe(false)
  })

  it('is opened by a mistake in a row', async () => {
    render(<Form of={fields} />)
    fireEvent.change(await screen.findByLabelText('Fee, fee 2'), { target: { value: 'five' } })
    expect(more().open).toBe(true)
  })

  it('is opened by a problem that names one of its fields, not by one that names another', () => {
    const { rerender } = render(
      <Form of={{ price, share }} problem={{ field: 'price', sentence: 'Price is no good.' }} />,
    )
    expect(more().open).toBe(false)
    rerender(<Form of={{ price, share }} problem={{ field: 'share', sentence: 'Share is no good.' }} />)
    expect(more().open).toBe(true)
    expect(screen.getByText('Share is no good.')).toBeTruthy()
  })

  it('is closed before anybody types, and is left as the visitor has it', () => {
    render(<Form of={{ price, share }} />)
    type('Price', '30')
    expect(more().open).toBe(false)
    more().open = true
    type('Price', '40')
    expect(more().open).toBe(true)
  })
})
