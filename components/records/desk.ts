import type { ChoiceOption } from '@/components/ui/choice'
import type { DocumentState } from '@/lib/kits/records/saved-document'

export type RecordMenuName = 'business' | 'client' | 'item'

/** What somebody asks for in the bar above a document's form. */
export type RecordsAction =
  | { do: 'fill'; from: RecordMenuName; id: string }
  | { do: 'take-number' }
  | { do: 'keep-client' }
  | { do: 'keep-document' }
  | { do: 'set-state'; state: DocumentState }

interface RecordMenu {
  options: readonly ChoiceOption[]
  /** Id of the record chosen; empty where there is none. */
  chosen: string
}

/** What the bar shows once what the visitor keeps has been read, and who does what is asked for in it. */
export interface RecordsDesk {
  menus: Readonly<Record<RecordMenuName, RecordMenu>>
  /** Set where the form's document is kept. */
  state: { chosen: DocumentState; options: readonly ChoiceOption<DocumentState>[] } | undefined
  /** Whether the form's document can be kept as a new one. */
  isNew: boolean
  notes: readonly { is: 'plain' | 'quiet' | 'bad'; says: string }[]
  /** The same function as long as the page is open. */
  act(action: RecordsAction): void
}
