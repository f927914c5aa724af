// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { PromoBar } from '@/components/site/promo-bar'

let standalone = false

beforeEach(() => {
  standalone = false
  // jsdom has neither media queries nor modal dialogs.
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: standalone && query.includes('standalone') }))
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  delete window.installOffer
  vi.unstubAllGlobals()
})

function offerInstallation(outcome: 'accepted' | 'dismissed') {
  const prompt = vi.fn<() => Promise<{ outcome: typeof outcome }>>(async () => ({ outcome }))
  act(() => {
    window.installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt })
    dispatchEvent(new Event('installoffer'))
  })
  return prompt
}

const installButton = () => screen.queryByRole('button', { name: 'Install App' })

describe('PromoBar', () => {
  it('goes away for good when it is dismissed', async () => {
    const first = render(<PromoBar toolCount={13} />)
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss this bar' }))
    expect(screen.queryByRole('region')).toBeNull()
    expect(localStorage.getItem('promoBarDismissed')).toBe('true')
    first.unmount()
    render(<PromoBar toolCount={13} />)
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('stays when the stored value is anything but true', () => {
    localStorage.setItem('promoBarDismissed', 'maybe')
    render(<PromoBar toolCount={13} />)
    expect(screen.getByRole('region')).toBeDefined()
  })

  it.each(['accepted', 'dismissed'] as const)('offers installation once, when the answer is %s', async (outcome) => {
    render(<PromoBar toolCount={13} />)
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
    render(<PromoBar toolCount={13} />)
    expect(installButton()).not.toBeNull()
  })

  it('offers nothing inside the installed app', () => {
    standalone = true
    render(<PromoBar toolCount={13} />)
    offerInstallation('accepted')
    expect(installButton()).toBeNull()
  })

  it('opens and closes the dialog with the instructions and the number of tools', async () => {
    render(<PromoBar toolCount={1234} />)
    await userEvent.click(screen.getByRole('button', { name: 'Install / Bookmark' }))
    const dialog = await screen.findByRole('dialog', { name: 'Install or bookmark' })
    expect(dialog.textContent).toContain('Ctrl+D')
    expect(dialog.textContent).toContain('Add to Home Screen')
    expect(dialog.textContent).toContain('1,234 tools')
    act(() => (dialog as HTMLDialogElement).close())
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Install / Bookmark' }))
  })
})
