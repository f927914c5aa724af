// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allTools } from '@/catalogue'
import { ComingSoon } from '@/components/catalogue/coming-soon'
import { plannedTools, shardNames } from '@/components/catalogue/planned-tool'

/** Serves the files as the export does; every other address is not found. */
function serveFiles(): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const shard = /^\/coming-soon-data\/(.\.json)$/.exec(address)?.[1]
    return shard && shardNames().includes(shard)
      ? Response.json(plannedTools(shard))
      : new Response('', { status: 404 })
  })
}

function open(search: string): void {
  history.replaceState(null, '', `/coming-soon/${search}`)
  render(<ComingSoon />)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const planned = allTools.find((tool) => !tool.implemented && !tool.notImplementable)
const ready = allTools.find((tool) => tool.implemented)

describe('ComingSoon', () => {
  it.skipIf(!planned)('says what a planned tool will do', async () => {
    if (!planned) throw new Error('every tool is ready')
    serveFiles()
    open(`?tool=${planned.id}`)
    expect(await screen.findByRole('heading', { level: 1, name: planned.name })).toBeDefined()
    expect(screen.getByText(planned.description)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    // The title is set in an effect, which may come after the heading.
    await waitFor(() => expect(document.title).toContain(planned.name))
  })

  it('gives the reason and the alternatives of a tool that cannot be built', async () => {
    serveFiles()
    open('?tool=plagiarism-checker')
    expect(await screen.findByText(/crawled index/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Text Similarity Checker' })).toBeDefined()
  })

  it('leads to a tool that is ready', async () => {
    if (!ready) throw new Error('no tool is ready')
    serveFiles()
    open(`?tool=${ready.id}`)
    const link = await screen.findByRole('link', { name: `Open ${ready.name}` })
    expect(link.getAttribute('href')).toBe(`${ready.href}/`)
    expect(screen.queryByText('Coming Soon')).toBeNull()
  })

  it.each(['zzz-no-tool', 'PLAGIARISM', '../../x', '<b>', 'constructor', '__proto__', '~'])(
    'says that no tool is called %s',
    async (id) => {
      serveFiles()
      open(`?tool=${encodeURIComponent(id)}`)
      expect(await screen.findByRole('heading', { level: 1, name: 'Tool not found' })).toBeDefined()
    },
  )

  it('says so when the address names no tool', async () => {
    serveFiles()
    open('')
    expect(await screen.findByText(/No tool is named in the address/)).toBeDefined()
  })

  it('can be tried again when the list does not arrive', async () => {
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    open('?tool=plagiarism-checker')
    expect(await screen.findByText(/could not be loaded/)).toBeDefined()
    serveFiles()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Plagiarism Checker' })).toBeDefined()
  })
})

describe('plannedTools', () => {
  it('holds every tool exactly once, and relates only tools that are ready', () => {
    const shards = shardNames().map((shard) => plannedTools(shard))
    expect(shards.flatMap((shard) => Object.keys(shard)).sort()).toEqual(allTools.map(({ id }) => id).sort())
    for (const shard of shards) {
      for (const { related, address } of Object.values(shard)) {
        expect(related.tools.every((tool) => tool.ready && tool.address !== address)).toBe(true)
      }
    }
  })
})
