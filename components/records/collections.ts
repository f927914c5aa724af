import { valuesParser } from '@/lib/kits/records/parse'
import { businessForm, clientForm, itemForm, type Business, type Client, type Item } from '@/lib/kits/records/profile'
import { parseSavedDocument, type SavedDocument } from '@/lib/kits/records/saved-document'
import { defineCollection } from '@/lib/platform/records/collection'

export const businesses = defineCollection<Business>({
  name: 'businesses',
  version: 1,
  parse: valuesParser(businessForm),
})
export const clients = defineCollection<Client>({ name: 'clients', version: 1, parse: valuesParser(clientForm) })
export const items = defineCollection<Item>({ name: 'items', version: 1, parse: valuesParser(itemForm) })
export const documents = defineCollection<SavedDocument>({
  name: 'documents',
  version: 1,
  parse: parseSavedDocument,
})
