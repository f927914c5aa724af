import type { AddressState } from '@/lib/kits/fields/address-state'
import { isKept } from '@/lib/kits/fields/kept'
import type { Typed } from '@/lib/kits/fields/read'
import { retype } from '@/lib/kits/fields/retype'
import type { Fields } from '@/lib/kits/fields/types'
import { createShow } from '@/lib/base/format/show'
import { linkMessages } from '@/lib/messages/link'
import { regionOf } from '@/lib/base/region/regions'
import { regionCodes, type RegionCode } from '@/lib/base/region/types'
import { mergeFields } from '@/lib/platform/storage/merge-fields'
import { defineStore, type Store } from '@/lib/platform/storage/store'
import { readOpenedLink } from './opened-link'

/** What somebody has typed, and in which region's way of writing. */
export interface Draft {
  typed: Typed
  region: RegionCode
}

function isBoxes(value: unknown): value is Typed[string] {
  if (typeof value === 'string') return true
  return (
    Array.isArray(value) &&
    value.every(
      (row) => typeof row === 'object' && row !== null && Object.values(row).every((text) => typeof text === 'string'),
    )
  )
}

function isRegionCode(value: unknown): value is RegionCode {
  return regionCodes.some((code) => code === value)
}

function readDraft(raw: unknown): Draft | undefined {
  if (typeof raw !== 'object' || raw === null || !('typed' in raw) || !('region' in raw)) return undefined
  const { typed, region } = raw
  if (typeof typed !== 'object' || typed === null || !isRegionCode(region)) return undefined
  return Object.values(typed).every(isBoxes) ? { typed: typed as Typed, region } : undefined
}

export function draftStore(id: string): Store<Draft> {
  return defineStore<Draft>({
    key: `draft:${id}`,
    version: 1,
    initial: { typed: {}, region: 'global' },
    read: readDraft,
  })
}

interface Opened {
  draft?: Draft
  notice?: string
}

function fromLink(read: AddressState): Opened {
  if ('fault' in read)
    return { notice: read.fault === 'too-long' ? linkMessages.addressTooLong : linkMessages.addressMalformed }
  const notice = read.refused.length > 0 ? { notice: linkMessages.addressRefused(read.refused) } : {}
  return Object.keys(read.typed).length > 0 ? { draft: { typed: read.typed, region: 'global' }, ...notice } : notice
}

/** What a form starts with: the values of the address, else those of the last visit; a tool's later fields are ignored by older drafts. */
export function openDraft(store: Store<Draft>, fields: Fields): Opened | undefined {
  const link = readOpenedLink(fields)
  const opened = link && fromLink(link)
  if (opened?.draft || opened?.notice) return opened
  const kept = store.get()
  const known = Object.fromEntries(Object.entries(kept.typed).filter(([name]) => Object.hasOwn(fields, fieldOf(name))))
  return Object.keys(known).length > 0
    ? { draft: { typed: known, region: kept.region }, notice: linkMessages.restored }
    : undefined
}

const fieldOf = (name: string) => name.replace(/@unit$/, '')

function typedIn(region: RegionCode, fields: Fields, draft: Draft): Typed {
  return retype(fields, draft.typed, createShow(regionOf(draft.region)), createShow(regionOf(region)))
}

/** What of a form a draft holds. Files and secrets stay out. */
export function keptInDraft(fields: Fields, typed: Typed): Typed {
  return Object.fromEntries(
    Object.entries(typed).filter(([name]) => {
      const field = fields[name]
      return !field || isKept(field)
    }),
  )
}

/**
 * Keeps on this device what was typed since `base`; what another tab has kept meanwhile in other fields stays. Returns what this tab has kept, the next base.
 */
export function keepDraft(store: Store<Draft>, fields: Fields, base: Draft, { typed, region }: Draft): Draft {
  const small = keptInDraft(fields, typed)
  if (Object.keys(small).length === 0) store.remove()
  else
    store.update((theirs) => {
      const kept = typedIn(region, fields, theirs)
      const merged = mergeFields(typedIn(region, fields, base), small, kept, fieldOf)
      return merged === kept ? theirs : { typed: merged, region }
    })
  return { typed: small, region }
}

/** Takes out of the draft what this form has, which is kept elsewhere or done with. What another tab typed since stays. */
export function forgetDraft(store: Store<Draft>, fields: Fields, { typed, region }: Draft): void {
  const others = (draft: Draft) =>
    Object.entries(typedIn(region, fields, draft)).filter(
      ([name, boxes]) => JSON.stringify(boxes) !== JSON.stringify(typed[name]),
    )
  if (others(store.get()).length === 0) store.remove()
  else store.update((draft) => ({ typed: Object.fromEntries(others(draft)), region }))
}
