// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { startStoredPages } from '@/components/site/start-stored-pages'
import { StoredPages } from '@/components/site/stored-pages'

import { drawPage } from './drawn-page'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** The part of the browser's caches that the list reads; jsdom has none. */
function keepInCaches(kept: Record<string, Record<string, string>>): void {
  const open = async (name: string) => {
    const texts = kept[name] ?? {}
    return {
      keys: async () => Object.keys(texts).map((path) => new Request(new URL(path, 'http://localhost'))),
      match: async (asked: string | Request) => {
        const text = texts[typeof asked === 'string' ? asked : new URL(asked.url).pathname]
        return text === undefined ? undefined : new Response(text)
      },
    }
  }
  vi.stubGlobal('caches', { open })
}

function keepPages(pages: Record<string, string>): void {
  keepInCaches({
    'tallykit::1:meta': { '/__offline/version': '7', '/offline-manifest.7.json': '{}' },
    'tallykit::1:pages': pages,
  })
}

describe('the pages on this device', () => {
  it('are listed by title, without the page that lists them', async () => {
    keepPages({
      '/calculators/gst/': '<title>VAT &lt;b&gt; calculator</title>',
      '/about/': '<title>About</title>',
      '/offline/': '<title>You are offline</title>',
    })
    drawPage(<StoredPages />)
    await startStoredPages(document)
    expect(screen.getByRole('heading', { name: 'Pages that open now' })).toBeDefined()
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['About', '/about/'],
      ['VAT <b> calculator', '/calculators/gst/'],
    ])
  })

  it('are counted from sixty on', async () => {
    keepPages(Object.fromEntries(Array.from({ length: 63 }, (_, n) => [`/page-${n}/`, `<title>${n}</title>`])))
    drawPage(<StoredPages />)
    await startStoredPages(document)
    expect(screen.getAllByRole('link')).toHaveLength(60)
    expect(screen.getByText('And 3 more.')).toBeDefined()
  })

  it('are none where the browser keeps nothing', async () => {
    drawPage(<StoredPages />)
    await startStoredPages(document)
    expect(screen.getByText('No pages are kept on this device yet.')).toBeDefined()
  })

  it.each(['the button', 'the connection'])('give way to the page that was asked for: %s', async (sign) => {
    const reload = vi.fn<() => void>()
    vi.stubGlobal('location', { reload })
    drawPage(<StoredPages />)
    await startStoredPages(document)
    if (sign === 'the button') await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    else dispatchEvent(new Event('online'))
    expect(reload).toHaveBeenCalled()
  })
})
