// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'

import { ContactForm } from '@/components/site/contact-form'

afterEach(cleanup)

describe('ContactForm', () => {
  it('asks for a message and keeps what was typed when it is too long', async () => {
    render(<ContactForm email="post@example.org" />)
    const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })
    const send = screen.getByRole('button', { name: 'Open in your mail program' })
    await userEvent.click(send)
    expect(screen.getByRole('alert').textContent).toBe('Write a message first.')
    expect(document.activeElement).toBe(message)
    const long = 'a'.repeat(1501)
    await userEvent.click(message)
    await userEvent.paste(long)
    await userEvent.click(send)
    expect(screen.getByRole('alert').textContent).toMatch(/At most 1,500 characters/)
    expect(message.value).toBe(long)
  })
})
