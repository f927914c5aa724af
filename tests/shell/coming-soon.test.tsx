// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allTools, guideAliases, toolById } from '@/catalogue'
import { ComingSoon } from '@/components/catalogue/coming-soon'
import { plannedTools, shardNames } from '@/components/catalogue/planned-tool'
import { startComingSoon } from '@/components/catalogue/start-coming-soon'

import { drawPage } from './drawn-page'

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
  drawPage(<ComingSoon />)
  document.title = 'Coming soon | Tallykit'
  void startComingSoon(document)
}

afterEach(() => {
  document.body.replaceChildren()
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
    expect(document.title).toBe(`${planned.name}: coming soon | Tallykit`)
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
    expect(document.title).toBe(`${ready.name} | Tallykit`)
  })

  // The specification's guides call these tools so.
  it.each([
    ['gst-calculator', 'gst'],
    ['roi-calculator', 'roi'],
    ['loan-emi', 'loan-emi-calculator'],
  ] as const)('answers for %s with the tool %s', async (alias, id) => {
    const tool = toolById(id)
    serveFiles()
    open(`?tool=${alias}`)
    expect(await screen.findByRole('heading', { level: 1, name: tool.name })).toBeDefined()
    expect(screen.getByRole('link', { name: `Open ${tool.name}` }).getAttribute('href')).toBe(`${tool.href}/`)
  })

  it.each(['zzz-no-tool', 'PLAGIARISM', '../../x', '<b>', 'constructor', '__proto__', '~', 'a b', '%', '-'])(
    'says that no tool is called %s',
    async (id) => {
      serveFiles()
      open(`?tool=${encodeURIComponent(id)}`)
      expect(await screen.findByRole('heading', { level: 1, name: 'Tool not found' })).toBeDefined()
      expect(document.title).toBe('Tool not found | Tallykit')
    },
  )

  it('says so when the address names no tool', async () => {
    serveFiles()
    open('')
    expect(await screen.findByText(/No tool is named in the address/)).toBeDefined()
    expect(document.title).toBe('Coming soon | Tallykit')
  })

  it('says that it is looking until the answer is there, and is then no longer busy', async () => {
    serveFiles()
    open('?tool=plagiarism-checker')
    const page = document.querySelector('[data-coming-soon=page]')
    const answer = screen.getByText('Looking the tool up…').parentElement
    expect(answer?.getAttribute('aria-live')).toBe('polite')
    expect(page?.getAttribute('aria-busy')).toBe('true')
    await screen.findByRole('heading', { level: 1, name: 'Plagiarism Checker' })
    expect(screen.queryByText('Looking the tool up…')).toBeNull()
    expect(answer?.textContent).toContain('Why it is not here')
    expect(page?.getAttribute('aria-busy')).toBe('false')
  })

  it('writes what the list says as text, never as markup', async () => {
    const tool = { ...plannedTools('p.json')['plagiarism-checker'], name: '<b>Bold</b>', description: '<img src=x>' }
    vi.stubGlobal('fetch', async () => Response.json({ 'plagiarism-checker': tool }))
    open('?tool=plagiarism-checker')
    expect(await screen.findByRole('heading', { level: 1, name: '<b>Bold</b>' })).toBeDefined()
    expect(screen.getByText('<img src=x>')).toBeDefined()
    expect(document.querySelector('img, b')).toBeNull()
  })

  it('leads somewhere without scripts too', () => {
    drawPage(<ComingSoon />)
    expect(document.querySelector('noscript')?.textContent).toMatch(/needs scripts/)
    expect(screen.getByRole('link', { name: 'See all tools' }).getAttribute('href')).toBe('/site-map/')
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
  it('holds every tool and alias exactly once, and relates only tools that are ready', () => {
    const shards = shardNames().map((shard) => plannedTools(shard))
    const ids = [...allTools.map(({ id }) => id), ...Object.keys(guideAliases)]
    expect(shards.flatMap((shard) => Object.keys(shard)).sort()).toEqual(ids.sort())
    for (const shard of shards) {
      for (const { related, address } of Object.values(shard)) {
        expect(related.tools.every((tool) => tool.ready && tool.address !== address)).toBe(true)
      }
    }
  })
})
