// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { searchedTools } from '@/components/search/search-data'
import { HeaderSearch } from '@/components/search/search-link'
import { singleKeyStore } from '@/components/search/single-keys'
import { startSearch } from '@/components/search/start-search'
import { changeFavourite, favouriteStore, noteOpened, recentStore } from '@/components/shortlist/shortlist'
import { foundMessages, searchMessages, shortcutMessages } from '@/lib/messages/search'
import { writeSearchData, writeSearchWords } from '@/lib/platform/search/data'
import { addModalDialogs, arrivingSecond, compiled, drawPage } from '@/tests/shell/drawn-page'

const answers: Readonly<Record<string, () => Response>> = {
  '/search-tools.json': () => Response.json(writeSearchData(searchedTools())),
  '/search-words.json': () => Response.json(writeSearchWords(searchedTools())),
}

const loadSearch = () => import('@/components/search/open-search')
const loadList = () => import('@/components/search/search-list')

beforeAll(compiled(loadSearch, loadList, () => import('@/components/search/shortcut-list')))
// One page is loaded, and its keys are listened to, once.
beforeAll(() => startSearch(document.createElement('div')))
beforeEach(() => {
  addModalDialogs()
  Element.prototype.scrollIntoView = () => {}
  vi.stubGlobal('fetch', async (address: string) => answers[address]?.() ?? new Response('', { status: 404 }))
})
afterEach(() => {
  screen.queryByRole<HTMLDialogElement>('dialog')?.close()
  document.body.replaceChildren()
  for (const store of [favouriteStore, recentStore, singleKeyStore]) store.remove()
  vi.unstubAllGlobals()
})

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: searchMessages.label })
const options = () => screen.queryAllByRole<HTMLAnchorElement>('option')
const chosen = () => options().find((option) => option.getAttribute('aria-selected') === 'true')
const arrived = () => waitFor(() => expect(options().length).toBeGreaterThan(0))

describe('what opens the search', () => {
  it.each([
    ['Ctrl-K', '{Control>}k{/Control}'],
    ['⌘-K', '{Meta>}k{/Meta}'],
    ['a slash', '/'],
  ])('%s, with the box ready to be typed in', async (_, keys) => {
    await userEvent.keyboard(keys)
    await arrived()
    expect(document.activeElement).toBe(box())
    expect(box().value).toBe('')
  })

  it('is no slash that is typed into a field, nor one while single keys are off', async () => {
    drawPage(<input aria-label="Date" />)
    await userEvent.type(screen.getByLabelText('Date'), '1/2')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('1/2')
    screen.getByLabelText('Date').blur()
    singleKeyStore.set('off')
    await userEvent.keyboard('/')
    await userEvent.keyboard('?')
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Control>}k{/Control}')
    expect(await screen.findByRole('dialog')).toBeDefined()
  })

  it('keeps what is typed while it is on its way', async () => {
    await userEvent.keyboard('{Control>}k{/Control}roi')
    await arrived()
    expect(box().value).toBe('roi')
    expect(chosen()?.getAttribute('href')).toBe('/calculators/roi/')
  })

  it('is the header’s link, which leads to the list of all tools without scripts and for a new tab', async () => {
    drawPage(<HeaderSearch />)
    expect(screen.getByRole('link', { name: searchMessages.open }).getAttribute('href')).toBe('/site-map/')
    startSearch(document.body)
    const button = screen.getByRole('button', { name: searchMessages.open })
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    document.body.addEventListener('click', followed, { once: true })
    fireEvent.click(button, { ctrlKey: true })
    expect(followed).toHaveBeenCalledOnce()
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(button)
    await arrived()
  })
})

describe('the list', () => {
  async function typed(text: string): Promise<void> {
    await userEvent.keyboard('/')
    await arrived()
    await userEvent.type(box(), text)
  }

  it('chooses the first find, moves with the arrows round its ends, and says which is chosen', async () => {
    await typed('pressure')
    const all = options()
    expect(all.length).toBeGreaterThan(2)
    expect(chosen()).toBe(all[0])
    expect(box().getAttribute('aria-activedescendant')).toBe(all[0]?.id)
    expect(box().getAttribute('aria-expanded')).toBe('true')
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe(all[1])
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(chosen()).toBe(all.at(-1))
    await userEvent.keyboard('{ArrowDown}')
    expect(chosen()).toBe(all[0])
  })

  it('opens the chosen tool on Enter', async () => {
    await typed('emi')
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    chosen()?.addEventListener('click', followed)
    await userEvent.keyboard('{Enter}')
    expect(followed).toHaveBeenCalledOnce()
    expect(chosen()?.getAttribute('href')).toBe('/calculators/loan-emi/')
  })

  it('marks what is not ready and puts it last', async () => {
    await typed('mortgage')
    const planned = within(screen.getByRole('group', { name: foundMessages.planned })).getAllByRole('option')
    expect(planned.length).toBeGreaterThan(0)
    expect(options().slice(-planned.length)).toEqual(planned)
    for (const option of options())
      expect(option.textContent?.includes(foundMessages.comingSoon)).toBe(planned.includes(option))
  })

  it('says when nothing is called so, and has nothing chosen then', async () => {
    await typed('zzqxv')
    expect(options()).toEqual([])
    expect(screen.getByRole('status').textContent).toContain(foundMessages.nothing('zzqxv'))
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box().hasAttribute('aria-activedescendant')).toBe(false)
    await userEvent.keyboard('{Enter}{ArrowDown}')
    await userEvent.clear(box())
    expect(options().length).toBeGreaterThan(0)
  })

  it('offers favourites, then what was opened, before anything is typed', async () => {
    changeFavourite({ id: 'roi', name: 'ROI Calculator', path: '/calculators/roi/' })
    noteOpened({ id: 'roi', name: 'ROI Calculator', path: '/calculators/roi/' })
    noteOpened({ id: 'bmi', name: 'BMI Calculator', path: '/calculators/bmi/' })
    await userEvent.keyboard('/')
    await arrived()
    const named = (title: string) =>
      within(screen.getByRole('group', { name: title }))
        .getAllByRole('option')
        .map((option) => option.getAttribute('href'))
    expect(named(foundMessages.favourites)).toEqual(['/calculators/roi/'])
    expect(named(foundMessages.recent)).toEqual(['/calculators/bmi/'])
    expect(named(foundMessages.popular).length).toBeGreaterThan(0)
    expect(chosen()).toBeUndefined()
  })

  it('keeps what was typed while it did not arrive, and finds it when tried again', async () => {
    drawPage(<HeaderSearch />)
    const load = arrivingSecond(loadList)
    startSearch(document.body, async () => {
      const search = await loadSearch()
      return { openSearch: (typed) => search.openSearch(typed, load) }
    })
    await userEvent.click(screen.getByRole('button', { name: searchMessages.open }))
    await userEvent.type(await screen.findByRole('combobox'), 'roi')
    const again = await screen.findByRole('button', { name: searchMessages.retry })
    expect(screen.getByRole('status').textContent).toContain(searchMessages.notLoaded)
    await userEvent.click(again)
    await arrived()
    expect(box().value).toBe('roi')
    expect(chosen()?.getAttribute('href')).toBe('/calculators/roi/')
    expect(document.activeElement).toBe(box())
  })

  describe('while the words are on their way', () => {
    let arrive: (answer: Response) => void
    beforeEach(async () => {
      vi.resetModules()
      const words = new Promise<Response>((resolve) => {
        arrive = resolve
      })
      vi.stubGlobal('fetch', (address: string) =>
        address === '/search-words.json' ? words : Promise.resolve(answers[address]?.()),
      )
      const { openSearch } = await loadSearch()
      openSearch('margin of safety', loadList)
    })
    const found = () => options().map((option) => option.getAttribute('href'))

    it('finds by names, then by all there is, and what was chosen stays chosen', async () => {
      await arrived()
      await userEvent.keyboard('{ArrowDown}')
      const before = chosen()?.getAttribute('href')
      expect(found()).not.toContain('/calculators/breakeven/')
      arrive(answers['/search-words.json']?.() ?? new Response())
      await waitFor(() => expect(found()).toContain('/calculators/breakeven/'))
      expect(found()).toContain(before)
      expect(chosen()?.getAttribute('href')).toBe(before)
    })

    it('says that they did not arrive, and goes on with the names', async () => {
      await waitFor(() => expect(screen.getByRole('status').textContent).not.toBe(searchMessages.loading))
      expect(found()).not.toContain('/calculators/breakeven/')
      arrive(new Response('', { status: 503 }))
      await screen.findByText(foundMessages.namesOnly)
      await userEvent.clear(box())
      await userEvent.type(box(), 'break even')
      expect(found()).toContain('/calculators/breakeven/')
    })
  })

  it('takes markup as text', async () => {
    await typed('<img src=x>')
    expect(screen.getByRole('dialog').querySelector('img')).toBeNull()
  })
})

describe('the list of shortcuts', () => {
  it('opens with a question mark, and turns single keys off for good', async () => {
    await userEvent.keyboard('?')
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: shortcutMessages.title })
    await userEvent.click(within(dialog).getByRole('checkbox', { name: shortcutMessages.singleKeys }))
    await userEvent.click(within(dialog).getByRole('button', { name: shortcutMessages.close }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('?')
    await userEvent.keyboard('/')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(localStorage.getItem('tallykit:single-keys')).toBe('off')
  })
})
