import { expect, it } from 'vitest'
import { keptInDraft } from '@/components/fields/draft'
import { longText, text } from '@/lib/kits/fields/define'
import { readAddressState, writeAddressState } from '@/lib/kits/fields/address-state'

const fields = {
  name: text('Name', { initial: '' }),
  key: text('Key', { secret: true }),
  users: longText('Users', { secret: true }),
}
const values = { name: 'Asha', key: 'correct horse', users: 'battery staple' }

it('keeps secrets out of a draft', () => {
  expect(keptInDraft(fields, values)).toEqual({ name: 'Asha' })
})

it('writes no secret into an address, and reads none from it', () => {
  expect(writeAddressState(fields, values)).toBe('name=Asha')
  expect(readAddressState(fields, 'name=Asha&key=mallory')).toEqual({ typed: { name: 'Asha' }, refused: [] })
})
