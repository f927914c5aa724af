import { documentMessages } from '@/lib/messages/document'
import type { Document, DocumentWord } from './types'

const { total, signature, signedOn, carried, brought, page } = documentMessages
const english = { total, signature, signedOn, carried, brought, page }

/** Words that the renderers write by themselves, in the document's own language; English where it brings none. */
export function wordsOf({ words }: Pick<Document, 'words'>): Readonly<Record<DocumentWord, string>> {
  return { ...english, ...words }
}

/** "Page 1 of 3". */
export function pageWords({ page }: Readonly<Record<DocumentWord, string>>, at: number, of: number): string {
  return page.replaceAll('{pages}', String(of)).replaceAll('{page}', String(at))
}
