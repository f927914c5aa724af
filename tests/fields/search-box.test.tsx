// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FieldList } from '@/components/fields/field-list'
import { useForm } from '@/components/fields/use-form'
import { choice } from '@/lib/kits/fields/define'
import { regionOf } from '@/lib/base/region/regions'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

const fields = {
  ingredient: choice('Ingredient', {
    options: { butter: 'Butter', bread: 'Bread flour', plain: 'Flour, spooned', sunflower: 'Sunflower oil' },
    initial: 'butter',
    as: 'search',
  }),
}
const region = regionOf('global')

function Fields() {
  const form = useForm('search', fields, () => region)
  return (
    <>
      <FieldList fields={fields} form={form} />
      <button type="button">After</button>
      <output>{String(form.values.ingredient)}</output>
    </>
  )
}

const box = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Ingredient' })
const offered = () => screen.getAllByRole('option').map((option) => option.textContent)
const held = () => document.querySelector('output')?.textContent

describe('a choice that is searched', () => {
  it('offers the flours for “flo” and takes the one that is pointed at', async () => {
    render(<Fields />)
    await userEvent.click(await box())
    expect(offered()).toHaveLength(4)
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('Butter')
    await userEvent.keyboard('flo')
    expect(offered()).toEqual(['Flour, spooned', 'Bread flour'])
    expect((await box()).getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { name: 'Flour, spooned' }).id,
    )
    await userEvent.click(screen.getByRole('option', { name: 'Bread flour' }))
    expect(held()).toBe('bread')
    expect((await box()).value).toBe('Bread flour')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('is used from the keyboard alone', async () => {
    render(<Fields />)
    await box()
    await userEvent.tab()
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('flo{ArrowDown}{Enter}')
    expect(held()).toBe('bread')
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Enter}')
    expect(held()).toBe('butter')
  })

  it('takes the first find when it is left', async () => {
    render(<Fields />)
    await userEvent.click(await box())
    await userEvent.keyboard('sun')
    await userEvent.tab()
    expect(held()).toBe('sunflower')
  })

  it('says that nothing is found, and keeps the choice', async () => {
    render(<Fields />)
    await userEvent.click(await box())
    await userEvent.keyboard('quinoa')
    expect(screen.getByText(/quinoa/).getAttribute('role')).toBe('status')
    expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.tab()
    expect(held()).toBe('butter')
    expect((await box()).value).toBe('Butter')
  })

  it('gives up what was typed on Escape', async () => {
    render(<Fields />)
    await userEvent.click(await box())
    await userEvent.keyboard('flo{Escape}')
    expect((await box()).value).toBe('Butter')
    await userEvent.tab()
    expect(held()).toBe('butter')
  })
})
