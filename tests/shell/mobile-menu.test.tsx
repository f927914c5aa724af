// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { MenuButton } from '@/components/site/menu-button'
import { regionStore } from '@/components/site/region'
import { startMenuButton } from '@/components/site/start-menu-button'
import { startThemeButton } from '@/components/site/start-theme-button'
import { ThemeButton } from '@/components/site/theme-button'

import { addModalDialogs, arrivingSecond, compiled, drawPage } from './drawn-page'

const loadMenu = () => import('@/components/site/mobile-menu')

beforeAll(compiled(loadMenu))
beforeEach(addModalDialogs)

afterEach(() => {
  act(() => screen.queryByRole<HTMLDialogElement>('dialog')?.close())
  document.body.replaceChildren()
  localStorage.clear()
})

function open(load = loadMenu): void {
  drawPage(
    <>
      <ThemeButton />
      <MenuButton />
    </>,
  )
  startThemeButton(document)
  startMenuButton(document, load)
}

const menuButton = () => screen.getByRole('button', { name: 'Open menu' })
const menu = () => screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' })

describe('the menu', () => {
  it('opens with the links of the site, and gives the keyboard back when it closes', async () => {
    open()
    await userEvent.click(menuButton())
    const dialog = await menu()
    expect(within(dialog).getAllByRole('link').length).toBeGreaterThanOrEqual(4)
    // What the browser does for its close button and for Escape.
    act(() => dialog.close())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(menuButton())
    await userEvent.click(menuButton())
    expect(await menu()).toBeDefined()
  })

  it('goes away when a link in it is followed, which may lead to the same page', async () => {
    open()
    await userEvent.click(menuButton())
    const link = within(await menu()).getByRole('link', { name: 'Calculators' })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('shows the region and keeps it current', async () => {
    regionStore.set('in')
    open()
    await userEvent.click(menuButton())
    const picker = within(await menu()).getByRole('combobox')
    expect(picker.getAttribute('aria-label')).toBe('Region: India, INR')
    act(() => void regionStore.set('jp'))
    expect(picker.textContent).toContain('Japan')
  })

  it('chooses the theme in step with the button of the header', async () => {
    open()
    await userEvent.click(menuButton())
    const dialog = await menu()
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Dark' }))
    expect(document.documentElement.dataset.theme).toBe('dark')
    const themeButton = screen.getByRole('button', { name: 'Theme: Dark. Change to: As the device' })
    await userEvent.click(themeButton)
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'As the device' }).checked).toBe(true)
  })

  it('says that it did not arrive, and is fetched again', async () => {
    open(arrivingSecond(loadMenu))
    await userEvent.click(menuButton())
    const failed = await screen.findByRole('button', { name: 'Not loaded. Check your connection and try again.' })
    await userEvent.click(failed)
    expect(await menu()).toBeDefined()
    await waitFor(() => expect(menuButton()).toBe(failed))
  })
})
