import { draftStore } from '@/components/fields/draft'
import { regionOf } from '@/lib/base/region/regions'
import { clientNameIn } from '@/lib/kits/records/fill'
import type { SavedDocument } from '@/lib/kits/records/saved-document'
import { documents } from './collections'
import type { DocumentTool } from './document-tools'

/**
 * Keeps what a tab had not kept yet when it was closed: it lies in the draft of the document's form. What was typed in another way of
 * writing numbers waits until the document is opened.
 */
export async function finishDrafts(tools: readonly DocumentTool[]): Promise<void> {
  for (const { id, value } of await documents.list()) {
    const tool = tools.find((one) => one.id === value.tool)
    const store = draftStore(`${value.tool}/${id}`)
    const draft = store.get()
    if (!tool || Object.keys(draft.typed).length === 0) continue
    if (regionOf(draft.region).separators !== regionOf(value.region).separators) continue
    const isKept = await documents.update(id, (current = value) => withDraft(current, draft.typed, tool))
    if (isKept && store.get() === draft) store.remove()
  }
}

function withDraft(current: SavedDocument, draft: SavedDocument['typed'], { records }: DocumentTool): SavedDocument {
  const typed = { ...current.typed, ...draft }
  const text = (name: string) => {
    const boxes = Object.hasOwn(draft, name) ? draft[name] : undefined
    return typeof boxes === 'string' ? boxes : ''
  }
  const number = records.number === undefined ? '' : text(records.number).trim()
  const client = clientNameIn(records, text)
  return { ...current, typed, ...(number && { number }), ...(client && { client }) }
}
