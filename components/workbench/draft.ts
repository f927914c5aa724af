import type { KeptChange } from '@/components/storage/use-kept-draft'
import type { Inputs } from '@/lib/kits/app/workbench'
import { keptCharacters } from '@/lib/kits/app/workbench'
import { isRecord } from '@/lib/platform/storage/is-record'
import { defineLargeStore, type LargeStore } from '@/lib/platform/storage/large'
import { defineStore, type Store } from '@/lib/platform/storage/store'

type Picks = Readonly<Record<string, string>>

/** What is kept of a workbench beside its options, which are kept as those of any form. */
export interface WorkbenchDraft {
  /** A text that is null is too long for this store and lies in the large one. */
  texts: Readonly<Record<string, string | null>>
  /** Choices among the results. What an earlier version kept as a setting lies here until the form takes it. */
  picks: Picks
}

function readPicks(raw: unknown): Picks | undefined {
  return isRecord(raw) && Object.values(raw).every((text) => typeof text === 'string') ? (raw as Picks) : undefined
}

function readTexts(raw: unknown): WorkbenchDraft['texts'] | undefined {
  if (!isRecord(raw) || !Object.values(raw).every((text) => text === null || typeof text === 'string')) return undefined
  return raw as WorkbenchDraft['texts']
}

function readDraft(raw: unknown): WorkbenchDraft | undefined {
  if (!isRecord(raw)) return undefined
  const texts = readTexts(raw.texts)
  const picks = readPicks(raw.picks)
  return texts && picks && { texts, picks }
}

/** As a form writes it in its box. */
function boxed(value: unknown): string | undefined {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined
}

/** The names and boxes of a draft of version 1, whose settings lay in groups: `form.charset` is `charset`, `types[3]` is `types.3`. */
function boxesOf(raw: Record<string, unknown>): [string, string][] {
  return Object.entries(raw).flatMap(([name, value]) => {
    const own = boxed(value)
    if (own !== undefined) return [[name, own] as [string, string]]
    if (!isRecord(value)) return []
    return Object.entries(value).flatMap(([inner, part]) => {
      const box = boxed(part)
      return box === undefined ? [] : [[/^\d+$/.test(inner) ? `${name}.${inner}` : inner, box] as [string, string]]
    })
  })
}

/** The inputs whose texts are kept whole, whatever their length. */
export function proseNames(inputs: Inputs): string[] {
  return Object.entries(inputs).flatMap(([name, input]) => (input.kind === 'text' && input.prose ? [name] : []))
}

/** Texts and picks of a workbench; version 1 is what tools kept when their pages were components of their own. */
export function workbenchStore(id: string, inputs: Inputs): Store<WorkbenchDraft> {
  const isInput = ([name]: [string, string]) => Object.hasOwn(inputs, name)
  return defineStore<WorkbenchDraft>({
    key: id,
    version: 2,
    initial: { texts: {}, picks: {} },
    read: readDraft,
    migrate(raw) {
      if (!isRecord(raw)) return undefined
      const { isLarge, ...rest } = raw
      const boxes = boxesOf(rest)
      const large = isLarge === true ? proseNames(inputs).map((name) => [name, null]) : []
      return {
        texts: { ...Object.fromEntries(boxes.filter(isInput)), ...Object.fromEntries(large) },
        picks: Object.fromEntries(boxes.filter((box) => !isInput(box))),
      }
    },
  })
}

/** Characters of prose up to which it is stored at once, even while the page closes. */
const plainProse = 400_000

/**
 * What of a draft is kept: texts too long for the device's storage live until the page closes, but prose is null here and lies in
 * the large store. `unkept` are texts that the visitor wants nowhere.
 */
export function keepable(
  { texts, picks }: WorkbenchDraft,
  prose: readonly string[],
  unkept: readonly string[],
): WorkbenchDraft {
  const kept = Object.entries(texts).flatMap(([name, text]) => {
    if (unkept.includes(name)) return []
    if (prose.includes(name)) return [[name, text !== null && text.length > plainProse ? null : text] as const]
    return text !== null && text.length <= keptCharacters ? [[name, text] as const] : []
  })
  return { texts: Object.fromEntries(kept), picks }
}

/** Texts of a workbench that are too long for its draft, by their names. */
export function largeTexts(id: string): LargeStore<string> {
  return defineLargeStore({ name: id, version: 1, read: (raw) => (typeof raw === 'string' ? raw : undefined) })
}

/** Brings the large store to what a draft says of it. */
export function keepLarge(
  large: LargeStore<string>,
  prose: readonly string[],
  { earlier, now, draft }: KeptChange<WorkbenchDraft>,
): void {
  for (const name of prose) {
    const text = draft.texts[name]
    if (now.texts[name] !== null) {
      if (earlier.texts[name] === null) void large.remove(name)
    } else if (typeof text === 'string') void large.set(name, text)
  }
}
