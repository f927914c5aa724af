// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { draftStore, forgetDraft, keepDraft } from '@/components/fields/draft'
import { money, text } from '@/lib/kits/fields/define'

const fields = {
  from: text('From', { initial: '' }),
  to: text('To', { initial: '' }),
  paid: money('Paid', { initial: 0 }),
}
const untouched = { typed: {}, region: 'global' } as const
const ours = { typed: { from: 'Second tab', paid: '1,200.5' }, region: 'global' } as const

beforeEach(() => localStorage.clear())

it('leaves in the draft what another tab typed and could not keep before it was closed', () => {
  const store = draftStore('invoice/1')
  keepDraft(store, fields, untouched, ours)
  keepDraft(store, fields, untouched, { typed: { to: 'First tab', paid: '7' }, region: 'global' })
  forgetDraft(store, fields, ours)
  expect(store.get().typed).toEqual({ to: 'First tab', paid: '7' })
})

it('empties the draft where it holds nothing else, however the other region writes it', () => {
  const store = draftStore('invoice/2')
  keepDraft(store, fields, untouched, { typed: { from: 'Second tab', paid: '1.200,5' }, region: 'de' })
  forgetDraft(store, fields, ours)
  expect(localStorage).toHaveLength(0)
})
