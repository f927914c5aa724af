import type { AnyEntryValues, Entry, PlannerDeclaration, PlannerModule, AnyWork } from '@/lib/kits/planner/planner'
import type { PlannerActions } from './actions'

/** What every view of a planner gets. */
export interface PlannerViewProps {
  declaration: PlannerDeclaration
  module: PlannerModule
  work: AnyWork
  actions: PlannerActions
  /** Whether an entry is among those that the visitor looks for. */
  isFound(entry: Entry): boolean
  /** Whether something narrows what is shown. */
  isNarrowed: boolean
  /** Opens the form of an entry. */
  onOpen(id: string): void
  /** Opens the form of a new one. `keep` keeps it in its own way, and says whether it did. */
  onNew(kind: string, given: AnyEntryValues, keep?: (values: AnyEntryValues) => boolean): void
  /** Read out. */
  say(sentence: string): void
}
