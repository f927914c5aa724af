// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'

import { startToolFilter } from '@/components/catalogue/start-tool-filter'
import { filterMessages as messages } from '@/lib/messages/listings'
import { drawPage } from '@/tests/shell/drawn-page'

function open(hash = ''): void {
  history.replaceState(null, '', `/topics/loans/${hash}`)
  drawPage(
    <>
      <form method="dialog" data-tool-filter>
        <input aria-label="Find" data-filter="find" />
        <select aria-label="For" data-filter="region">
          <option value="">Any region</option>
          <option value="in">India</option>
        </select>
        <p role="status" data-filter-status />
      </form>
      <section data-group aria-label="Loans">
        <article data-tool="emi" data-regions="in global">
          Loan EMI
        </article>
        <article data-tool="apr" data-regions="us">
          APR
        </article>
      </section>
      <section data-group aria-label="Letters">
        <article data-tool="letter">Résumé of a loan</article>
      </section>
      <details data-group>
        <summary>1 planned</summary>
        <article id="later">Student loan</article>
      </details>
    </>,
  )
  startToolFilter(document)
}

const shown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-tool], #later')]
    .filter((tool) => !tool.closest('[hidden]'))
    .map((tool) => tool.dataset.tool ?? tool.id)
const details = () => document.querySelector('details')

afterEach(() => document.body.replaceChildren())

describe('a narrowed list', () => {
  it('shows everything, folded, until something is asked for', () => {
    open()
    expect(shown()).toEqual(['emi', 'apr', 'letter', 'later'])
    expect(details()?.open).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
  })

  it('finds words whatever their capitals and accents, unfolds, and says so in the address', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Find'), 'resume LOAN')
    expect(shown()).toEqual(['letter'])
    expect(location.hash).toBe('#find=resume+LOAN')
    expect(screen.getByRole('status').textContent).toBe(messages.left(1, 4))
    expect(screen.queryByRole('region', { name: 'Loans' })).toBeNull()
    await userEvent.clear(screen.getByLabelText('Find'))
    await userEvent.type(screen.getByLabelText('Find'), 'loan')
    expect(shown()).toEqual(['emi', 'letter', 'later'])
    expect(details()?.open).toBe(true)
    await userEvent.clear(screen.getByLabelText('Find'))
    expect(location.hash).toBe('')
    expect(shown()).toHaveLength(4)
    expect(details()?.open).toBe(false)
  })

  it('keeps what serves every region beside what is made for one', async () => {
    open()
    await userEvent.selectOptions(screen.getByLabelText('For'), 'India')
    expect(shown()).toEqual(['emi', 'letter', 'later'])
    await userEvent.type(screen.getByLabelText('Find'), 'emi')
    expect(shown()).toEqual(['emi'])
    expect(location.hash).toBe('#find=emi&region=in')
  })

  it('begins as the address says, and takes nothing from it that it does not offer', () => {
    open('#find=loan&region=in')
    expect(shown()).toEqual(['emi', 'letter', 'later'])
    expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('loan')
    open('#region=<b>&x=1')
    expect(shown()).toHaveLength(4)
    open('#content')
    expect(shown()).toHaveLength(4)
    expect(location.hash).toBe('#content')
  })

  it('says when nothing fits', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Find'), 'zzz')
    expect(shown()).toEqual([])
    expect(screen.getByRole('status').textContent).toBe(messages.left(0, 4))
  })
})
