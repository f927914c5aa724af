import { expect, it } from 'vitest'
import { searchRecords } from '@/lib/platform/records/search'

const names = ['Müller & Söhne GmbH', 'ŁÓDŹ Tekstylia', 'Acme Ltd', 'Café Ñandú']
const search = (query: string) => searchRecords(names, query, (name) => name)

it.each([
  ['muller', ['Müller & Söhne GmbH']],
  ['MÜLLER gmbh', ['Müller & Söhne GmbH']],
  ['gmbh  müll', ['Müller & Söhne GmbH']],
  ['nandu cafe', ['Café Ñandú']],
  ['a', ['ŁÓDŹ Tekstylia', 'Acme Ltd', 'Café Ñandú']],
  ['acme gmbh', []],
  ['  ', names],
  ['.*', []],
])('"%s" finds by words, capitals and accents aside', (query, found) => {
  expect(search(query)).toEqual(found)
})
