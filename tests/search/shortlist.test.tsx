// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { allTools, toolById } from '@/catalogue'
import { ToolCard } from '@/components/catalogue/tool-card'
import { ToolHeader } from '@/components/guide/tool-header'
import { favouriteStore, noteOpened, recentStore } from '@/components/shortlist/shortlist'
import { startOwnTools } from '@/components/shortlist/start-own-tools'
import { startShortlist } from '@/components/shortlist/start-shortlist'
import { regionStore } from '@/components/site/region'
import { regionTools } from '@/components/site/region-tools'
import { startRegionTools } from '@/components/site/start-region-tools'
import { drawnPart } from '@/components/ui/element'
import { starMessages } from '@/lib/messages/own-tools'
import { onStorageReport } from '@/lib/platform/storage/reports'
import { drawPage, writeInOtherTab } from '@/tests/shell/drawn-page'

const roi = toolById('roi')
const bmi = toolById('bmi')
const star = (name: string) => screen.getByRole('button', { name: starMessages.label(name) })
const isPressed = (name: string) => star(name).getAttribute('aria-pressed') === 'true'

function openTool(address = `${roi.href}/`): void {
  history.replaceState(null, '', address)
  drawPage(
    <>
      <ToolHeader record={roi} badges={[]} backToHome />
      <ToolCard tool={bmi} />
    </>,
  )
  startShortlist(document)
}

afterEach(() => {
  for (const store of [favouriteStore, recentStore, regionStore]) store.remove()
  document.body.replaceChildren()
  localStorage.clear()
  vi.restoreAllMocks()
})

describe('the star', () => {
  it('stands beside the tool of the page and each tool of a list, and is kept', async () => {
    openTool()
    await userEvent.click(star(roi.name))
    await userEvent.click(star(bmi.name))
    expect([isPressed(roi.name), isPressed(bmi.name)]).toEqual([true, true])
    openTool()
    expect([isPressed(roi.name), isPressed(bmi.name)]).toEqual([true, true])
    expect(favouriteStore.get()).toEqual([
      { id: 'roi', name: 'ROI Calculator', path: '/calculators/roi/' },
      { id: 'bmi', name: 'BMI Calculator', path: '/calculators/bmi/' },
    ])
    await userEvent.click(star(roi.name))
    expect(isPressed(roi.name)).toBe(false)
    expect(favouriteStore.get().map(({ id }) => id)).toEqual(['bmi'])
  })

  it.each([roi.href, `${roi.href}/`, `${roi.href}/index.html`])('notes a tool that a host serves at %s', (address) => {
    openTool(address)
    expect(recentStore.get()).toEqual([{ id: 'roi', name: 'ROI Calculator', path: '/calculators/roi/' }])
  })

  it('follows another tab', async () => {
    openTool()
    await userEvent.click(star(roi.name))
    const kept = localStorage.getItem('tallykit:favourite-tools') ?? ''
    await userEvent.click(star(roi.name))
    writeInOtherTab('tallykit:favourite-tools', kept)
    expect(isPressed(roi.name)).toBe(true)
  })

  it('is not offered for a tool that does not work yet', () => {
    drawPage(<ToolCard tool={toolById('plagiarism-checker')} />)
    startShortlist(document)
    expect(screen.queryAllByRole('button')).toEqual([])
  })
})

describe('what was opened', () => {
  it('is remembered, the last first and each once, twelve at most', () => {
    openTool()
    for (let at = 1; at <= 13; at++) noteOpened({ id: `t${at}`, name: `T ${at}`, path: `/calculators/t${at}/` })
    openTool()
    expect(recentStore.get().map(({ id }) => id)).toEqual([
      'roi',
      ...[13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `t${at}`),
    ])
  })

  it('is let go without a word where nothing can be kept', async () => {
    const reports: string[] = []
    const end = onStorageReport(({ key }) => reports.push(key))
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    openTool()
    await Promise.resolve()
    expect(reports).toEqual([])
    await userEvent.click(star(roi.name))
    expect(reports).toEqual(['tallykit:favourite-tools'])
    end()
  })

  it('is no list of addresses that are none of a tool', () => {
    for (const path of ['javascript:alert(1)', '//example.com/a/', '/calculators/../x/', 'https://example.com/a/b/']) {
      const value = [{ id: 'x', name: 'X', path }]
      localStorage.setItem('tallykit:recent-tools', JSON.stringify({ version: 1, revision: 1, writer: 'a', value }))
      expect(recentStore.get()).toEqual([])
    }
  })
})

function serveRegionTools() {
  const tools = [
    { name: 'GST', path: '/calculators/gst/', regions: ['in'] },
    { name: 'Mortgage', path: '/calculators/mortgage/', regions: ['us', 'eu'] },
  ]
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(tools))
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

function homeParts() {
  drawPage(
    <>
      <section data-own-tools aria-label="Yours">
        <ul />
      </section>
      <section data-region-tools aria-label="Region" hidden>
        <ul />
      </section>
    </>,
  )
  startOwnTools(drawnPart(document, '[data-own-tools]'))
  startRegionTools(drawnPart(document, '[data-region-tools]'))
}

describe('the home page', () => {
  it('has no place for tools of one’s own until there are some, then favourites first', () => {
    homeParts()
    expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull()
    noteOpened({ id: 'bmi', name: 'BMI Calculator', path: '/calculators/bmi/' })
    favouriteStore.set([{ id: 'roi', name: 'ROI Calculator', path: '/calculators/roi/' }])
    const links = within(screen.getByRole('region', { name: 'Yours' })).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/calculators/roi/', '/calculators/bmi/'])
    favouriteStore.set([])
    recentStore.set([])
    expect(screen.queryByRole('region', { name: 'Yours' })).toBeNull()
  })

  it('fetches what is made for the visitor’s region as soon as one is chosen', async () => {
    const fetched = serveRegionTools()
    homeParts()
    await settled()
    expect(fetched).not.toHaveBeenCalled()
    expect(screen.queryByRole('region', { name: 'Region' })).toBeNull()
    regionStore.set('in')
    const region = await screen.findByRole('region', { name: 'Region' })
    const links = within(region).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['GST', '/calculators/gst/']])
    regionStore.set('fr')
    expect(await screen.findByRole('link', { name: 'Mortgage' })).toBeDefined()
    regionStore.set('jp')
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Region' })).toBeNull())
    expect(new Set(fetched.mock.calls.map(([address]) => address))).toEqual(new Set(['/region-tools.json']))
  })

  it('has no list of the region where it does not arrive, and asks again at the next choice', async () => {
    const fetched = serveRegionTools()
    fetched.mockRejectedValueOnce(new TypeError('offline'))
    regionStore.set('in')
    homeParts()
    await settled()
    expect(screen.queryByRole('region', { name: 'Region' })).toBeNull()
    regionStore.set('fr')
    expect(await screen.findByRole('link', { name: 'Mortgage' })).toBeDefined()
  })

  it('leads to finished tools that are not made for everybody', () => {
    const paths = regionTools().map(({ path }) => path)
    const finished = new Set(allTools.filter(({ implemented }) => implemented).map(({ href }) => `${href}/`))
    expect(paths).toContain('/calculators/gst/')
    expect(paths).not.toContain('/calculators/roi/')
    expect(paths.filter((path) => !finished.has(path))).toEqual([])
  })
})
