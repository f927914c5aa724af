// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { PromoBar } from '@/components/site/promo-bar'
import { startInstallButtons } from '@/components/site/start-install-buttons'
import { startPromoBar } from '@/components/site/start-promo-bar'

import { addModalDialogs, arrivingSecond, compiled, drawPage, writeInOtherTab } from './drawn-page'

let standalone = false

const loadDialog = () => import('@/components/site/install-dialog')

beforeAll(compiled(loadDialog))
beforeEach(() => {
  standalone = false
  // jsdom has no media queries.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query.includes('standalone') }))
  addModalDialogs()
})

afterEach(() => {
  document.body.replaceChildren()
  localStorage.clear()
  delete document.documentElement.dataset.promo
  delete window.installOffer
  vi.unstubAllGlobals()
})

function open({ toolCount = 13, load = loadDialog } = {}): void {
  drawPage(
    <>
      <PromoBar toolCount={toolCount} />
      <a href="/" data-site-name>
        Tallykit
      </a>
    </>,
  )
  startPromoBar(document)
  startInstallButtons(document, load)
}

function offerInstallation(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: typeof outcome }>>(async () => ({ outcome }))
  window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
  dispatchEvent(new Event('installoffer'))
  return prompt
}

const bar = () => screen.queryByRole('region', { name: 'Keep this site at hand' })
const installButton = () => screen.queryByRole('button', { name: 'Install App' })
const instructionsButton = () => screen.getByRole('button', { name: 'Install / Bookmark' })

describe('PromoBar', () => {
  it('goes away for good when it is dismissed, and the keyboard goes to the name of the site', async () => {
    open()
    expect(bar()).not.toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this bar' }))
    expect(bar()).toBeNull()
    expect(localStorage.getItem('promoBarDismissed')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tallykit' }))
    delete document.documentElement.dataset.promo
    open()
    expect(bar()).toBeNull()
  })

  it('follows another tab, and comes back when what is stored is deleted', () => {
    open()
    writeInOtherTab('promoBarDismissed', 'true')
    expect(bar()).toBeNull()
    localStorage.clear()
    dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(bar()).not.toBeNull()
  })

  it('stays when the stored value is anything but true', () => {
    localStorage.setItem('promoBarDismissed', 'maybe')
    open()
    expect(bar()).not.toBeNull()
  })

  it.each(['accepted', 'dismissed'] as const)('offers installation once, when the answer is %s', async (outcome) => {
    open()
    expect(installButton()).toBeNull()
    const prompt = offerInstallation(outcome)
    await userEvent.click(screen.getByRole('button', { name: 'Install App' }))
    expect(prompt).toHaveBeenCalledOnce()
    expect(installButton()).toBeNull()
    expect(window.installOffer).toBeUndefined()
  })

  it('shows an offer that came before the page had loaded', () => {
    window.installOffer = Object.assign(new Event('beforeinstallprompt'), {
      prompt: async () => ({ outcome: 'accepted' as const }),
    })
    open()
    expect(installButton()).not.toBeNull()
  })

  it('offers nothing inside the installed app', () => {
    standalone = true
    open()
    offerInstallation('accepted')
    expect(installButton()).toBeNull()
  })

  it('opens and closes the dialog with the instructions and the number of tools', async () => {
    open({ toolCount: 1234 })
    await userEvent.click(instructionsButton())
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Install or bookmark' })
    expect(dialog.textContent).toContain('Ctrl+D')
    expect(dialog.textContent).toContain('Add to Home Screen')
    expect(dialog.textContent).toContain('1,234 tools')
    act(() => dialog.close())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(instructionsButton())
  })

  it('says that the instructions did not arrive, and fetches them again', async () => {
    open({ load: arrivingSecond(loadDialog) })
    await userEvent.click(instructionsButton())
    const alert = screen.getByRole('alert')
    await waitFor(() => expect(alert.textContent).toBe('Not loaded. Check your connection and try again.'))
    await userEvent.click(instructionsButton())
    expect(await screen.findByRole('dialog', { name: 'Install or bookmark' })).toBeDefined()
    expect(alert.textContent).toBe('')
  })
})
