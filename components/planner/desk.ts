import { changed, edited, reversed, type Change, type Edit } from '@/lib/kits/planner/edit'
import type { Stored, StoredById } from '@/lib/kits/planner/entries'
import type { EditWay } from '@/lib/kits/planner/log'
import type { Collection } from '@/lib/platform/records/collection'

/** What a planner's page shows of its desk: a new object whenever something of it changes. */
export interface DeskState {
  /** Undefined until what is kept has been read. */
  records: StoredById | undefined
  /** When that became so: what a press begins has begun, however long ago the page last looked at the clock. */
  at: number
  /** What would be taken back, and done again. */
  undo: string | undefined
  redo: string | undefined
}

/** Edits that can be taken back. */
const mostEdits = 200
/** Changes of another tab that come together are read together, in milliseconds. */
const gathering = 20

/**
 * What a planner keeps, held on the page so that a change is seen in the frame in which it is made, and written behind it. What other
 * tabs change is read anew. `begin` gives the records of a first visit, which are written with the first edit only.
 */
export class PlannerDesk {
  private state: DeskState = { records: undefined, at: 0, undo: undefined, redo: undefined }
  private readonly listeners = new Set<() => void>()
  private done: Edit[] = []
  private takenBack: Edit[] = []
  private writing: Promise<unknown> = Promise.resolve()
  /** Own writes whose announcement is still to come, by id. */
  private readonly expected = new Map<string, number>()
  private readonly stale = new Set<string>()
  private beginning: StoredById | undefined

  /** `logOf` gives what is written with an edit and stays when it is taken back. */
  constructor(
    private readonly collection: Collection<Stored>,
    private readonly begin: () => StoredById,
    private readonly logOf: (edit: Edit, way: EditWay, records: StoredById) => readonly Change[] = () => [],
  ) {}

  readonly get = (): DeskState => this.state

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Reads what is kept, and goes on to do so until the function that it gives is called. */
  open(): () => void {
    const stop = this.collection.subscribe((id) => this.heard(id))
    void this.collection.list().then((kept) => {
      this.show(new Map(kept.map(({ id, value }) => [id, value])))
    })
    return stop
  }

  edit(edit: Edit): void {
    if (!this.state.records || edit.changes.length === 0) return
    this.done = [...this.done, edit].slice(-mostEdits)
    this.takenBack = []
    this.make(edit, 'done')
  }

  /** Takes the last edit back and says which it was. */
  undo(): string | undefined {
    const edit = this.done.pop()
    if (!edit) return undefined
    this.takenBack.push(edit)
    this.make(reversed(edit), 'undone')
    return edit.says
  }

  redo(): string | undefined {
    const edit = this.takenBack.pop()
    if (!edit) return undefined
    this.done.push(edit)
    this.make(edit, 'redone')
    return edit.says
  }

  /** Resolves once everything is written. */
  settled(): Promise<unknown> {
    return this.writing
  }

  private make({ says, changes: own }: Edit, way: EditWay): void {
    const { records } = this.state
    if (!records) return
    const changes = [...own, ...this.logOf({ says, changes: own }, way, records)]
    const first = this.beginning
    this.beginning = undefined
    // Two tabs of a first visit begin with the same records: whoever comes second finds them there.
    const founding: Change[] = first ? [...first].map(([id, after]) => ({ id, before: undefined, after })) : []
    this.set(edited(records, { says, changes }))
    void this.write([...founding, ...changes])
  }

  private write(changes: readonly Change[]): Promise<unknown> {
    const byId = new Map<string, (current: Stored | undefined) => Stored | undefined>()
    for (const change of changes) {
      const earlier = byId.get(change.id)
      byId.set(change.id, (current) => {
        const now = earlier ? earlier(current) : current
        // What was founded by another tab meanwhile stays as it is there.
        return change.before === undefined && now !== undefined ? now : changed(change, now)
      })
    }
    for (const id of byId.keys()) this.expected.set(id, (this.expected.get(id) ?? 0) + 1)
    this.writing = this.writing.then(() => this.collection.updateAll(byId))
    return this.writing
  }

  private heard(id: string): void {
    const expected = this.expected.get(id) ?? 0
    if (expected > 1) this.expected.set(id, expected - 1)
    else this.expected.delete(id)
    if (expected > 0) return
    if (this.stale.size === 0) setTimeout(() => void this.readAnew(), gathering)
    this.stale.add(id)
  }

  private async readAnew(): Promise<void> {
    const ids = [...this.stale]
    this.stale.clear()
    await this.writing
    const found = new Map<string, Stored | undefined>()
    if (ids.length > 50) {
      const kept = new Map((await this.collection.list()).map(({ id, value }) => [id, value]))
      for (const id of ids) found.set(id, kept.get(id))
    } else for (const id of ids) found.set(id, (await this.collection.get(id))?.value)
    const { records } = this.state
    if (!records) return
    // Who has not changed anything yet sees what the other tab began with.
    const next = new Map(this.beginning && [...found.values()].some(Boolean) ? [] : records)
    for (const [id, value] of found) {
      if (value) next.set(id, value)
      else next.delete(id)
    }
    this.show(next)
  }

  private show(records: StoredById): void {
    const isEmpty = ![...records.values()].some(({ type }) => type === 'book')
    this.beginning = isEmpty ? this.begin() : undefined
    this.set(this.beginning ?? records)
  }

  private set(records: StoredById): void {
    this.state = { records, at: Date.now(), undo: this.done.at(-1)?.says, redo: this.takenBack.at(-1)?.says }
    for (const listener of this.listeners) listener()
  }
}
