// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { ContactForm } from '@/components/site/contact-form'
import { startContactForm } from '@/components/site/start-contact-form'
import { drawnPart } from '@/components/ui/element'

import { compiled, drawPage } from './drawn-page'

beforeAll(compiled(() => import('@/components/ui/toaster')))
beforeEach(() => {
  drawPage(<ContactForm email="post@example.org" />)
  startContactForm(document)
})

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Open in your mail program' }))
const alertText = () => screen.getByRole('alert').textContent

describe('ContactForm', () => {
  it('asks for a message and keeps what was typed when it is too long', async () => {
    await send()
    expect(alertText()).toBe('Write a message first.')
    expect(document.activeElement).toBe(message())
    expect(message().getAttribute('aria-invalid')).toBe('true')
    const long = 'a'.repeat(1501)
    await userEvent.click(message())
    await userEvent.paste(long)
    expect(alertText()).toBe('')
    expect(message().getAttribute('aria-invalid')).toBe('false')
    await send()
    expect(alertText()).toMatch(/At most 1,500 characters/)
    expect(message().value).toBe(long)
  })

  it('opens the message with its subject in the mail program', async () => {
    const opened = { href: '' }
    vi.stubGlobal('location', opened)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'What is it about?' }), 'Something I cannot use')
    await userEvent.type(message(), ' 2 + 2 & more ')
    await send()
    expect(opened.href).toBe(
      'mailto:post@example.org?subject=Something%20I%20cannot%20use&body=2%20%2B%202%20%26%20more',
    )
    expect(alertText()).toBe('')
  })

  it('copies the message', async () => {
    const user = userEvent.setup()
    await user.type(message(), 'The figure is wrong')
    await user.click(screen.getByRole('button', { name: 'Copy the message' }))
    expect(await navigator.clipboard.readText()).toBe('The figure is wrong')
    expect(await screen.findByText('The message is copied.')).toBeDefined()
  })

  it('has nothing that a browser would send by itself', () => {
    expect(drawnPart(document, 'form').getAttribute('method')).toBe('dialog')
    expect(drawnPart(document, 'form').hasAttribute('action')).toBe(false)
    expect(document.querySelectorAll('[name]')).toHaveLength(0)
  })
})
