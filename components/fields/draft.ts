import { readAddressState } from '@/lib/fields/address-state'
import type { Typed } from '@/lib/fields/read'
import type { Fields } from '@/lib/fields/types'
import { linkMessages } from '@/lib/messages/link'
import { regionCodes, type RegionCode } from '@/lib/region/types'
import { defineStore } from '@/lib/storage/store'

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

function draftStore(id: string) {
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

function fromAddress(fields: Fields, state: string): Opened {
  const read = readAddressState(fields, state)
  if ('fault' in read)
    return { notice: read.fault === 'too-long' ? linkMessages.addressTooLong : linkMessages.addressMalformed }
  const notice = read.refused.length > 0 ? { notice: linkMessages.addressRefused(read.refused) } : {}
  return Object.keys(read.typed).length > 0 ? { draft: { typed: read.typed, region: 'global' }, ...notice } : notice
}

/** What a form starts with: the values of the address, else those of the last visit; a tool's later fields are ignored by older drafts. */
export function openDraft(id: string, fields: Fields): Opened | undefined {
  const state = location.hash.slice(1)
  if (state.includes('=')) {
    const opened = fromAddress(fields, state)
    if (opened.draft || opened.notice) return opened
  }
  const kept = draftStore(id).get()
  const known = Object.fromEntries(
    Object.entries(kept.typed).filter(([name]) => Object.hasOwn(fields, name.replace(/@unit$/, ''))),
  )
  return Object.keys(known).length > 0
    ? { draft: { typed: known, region: kept.region }, notice: linkMessages.restored }
    : undefined
}

/** Keeps what was typed on this device. Files stay out: they would fill the storage. */
export function keepDraft(id: string, fields: Fields, { typed, region }: Draft): void {
  const small = Object.fromEntries(Object.entries(typed).filter(([name]) => fields[name]?.kind !== 'file'))
  if (Object.keys(small).length === 0) draftStore(id).remove()
  else draftStore(id).set({ typed: small, region })
}
