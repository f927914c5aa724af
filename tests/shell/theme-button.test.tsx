// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'

import { startThemeButton } from '@/components/site/start-theme-button'
import { ThemeButton } from '@/components/site/theme-button'

import { drawPage, writeInOtherTab } from './drawn-page'

const root = document.documentElement

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  delete root.dataset.theme
})

const button = () => screen.getByRole('button')

function visibleIcons(): (string | undefined)[] {
  return [...document.querySelectorAll<SVGElement>('[data-theme-icon]')]
    .filter((icon) => getComputedStyle(icon).display !== 'none')
    .map((icon) => icon.dataset.themeIcon)
}

describe('the theme button', () => {
  it.each([
    [undefined, 'system'],
    ['light', 'light'],
    ['dark', 'dark'],
  ])('shows the icon of the theme that boot.js set to %s before any script', (theme, icon) => {
    if (theme) root.dataset.theme = theme
    drawPage(<ThemeButton />)
    expect(visibleIcons()).toEqual([icon])
  })

  it('steps through the themes and says which is on and which comes next', async () => {
    drawPage(<ThemeButton />)
    startThemeButton(document)
    expect(button().getAttribute('aria-label')).toBe('Theme: As the device. Change to: Light')
    await userEvent.click(button())
    expect(root.dataset.theme).toBe('light')
    expect(visibleIcons()).toEqual(['light'])
    expect(button().getAttribute('aria-label')).toBe('Theme: Light. Change to: Dark')
    await userEvent.click(button())
    expect(root.dataset.theme).toBe('dark')
    expect(localStorage.getItem('tallykit:theme')).toBe('dark')
    expect(button().title).toBe('Theme: Dark. Change to: As the device')
    await userEvent.click(button())
    expect(root.dataset.theme).toBeUndefined()
    expect(visibleIcons()).toEqual(['system'])
  })

  it('says the stored theme from the start, and follows another tab', () => {
    localStorage.setItem('tallykit:theme', 'dark')
    drawPage(<ThemeButton />)
    startThemeButton(document)
    expect(button().getAttribute('aria-label')).toBe('Theme: Dark. Change to: As the device')
    writeInOtherTab('tallykit:theme', 'light')
    expect(root.dataset.theme).toBe('light')
    expect(button().getAttribute('aria-label')).toBe('Theme: Light. Change to: Dark')
  })
})
