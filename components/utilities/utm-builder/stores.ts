import { defineStore } from '@/lib/platform/storage/store'
import {
  initialRules,
  noTags,
  tagNames,
  type CustomParameter,
  type Rules,
  type TagName,
  type Tags,
} from '@/lib/subjects/utm/tags'
import { isRecord } from '@/lib/platform/storage/is-record'

export interface Draft {
  address: string
  tags: Tags
  custom: readonly CustomParameter[]
  standsOn: string
  rules: Rules
  /** The lists of allowed values and own hosts as typed, so that a line in the making is not lost. */
  typedAllowed: Readonly<Partial<Record<TagName, string>>>
  typedHosts: string
}

export interface Preset {
  name: string
  tags: Tags
  custom: readonly CustomParameter[]
}

export interface KeptLink {
  /** ISO date. */
  day: string
  href: string
  channel: string
  address: string
  tags: Tags
  custom: readonly CustomParameter[]
}

/** Parameters for which a list of allowed values can be kept. */
export const governedTags = ['source', 'medium', 'campaign'] as const

export const mostKept = 500

export const emptyDraft: Draft = {
  address: '',
  tags: noTags,
  custom: [],
  standsOn: '',
  rules: initialRules,
  typedAllowed: {},
  typedHosts: '',
}

export const draftStore = defineStore<Draft>({
  key: 'utm-builder',
  version: 1,
  initial: emptyDraft,
  read(raw) {
    if (!isRecord(raw) || !isRecord(raw.typedAllowed)) return undefined
    const { address, standsOn, typedHosts, typedAllowed } = raw
    const tags = readTags(raw.tags)
    const custom = readCustom(raw.custom)
    const rules = readRules(raw.rules)
    if (typeof address !== 'string' || typeof standsOn !== 'string' || typeof typedHosts !== 'string') return undefined
    if (!tags || !custom || !rules) return undefined
    const texts: Partial<Record<TagName, string>> = {}
    for (const tag of governedTags) if (typeof typedAllowed[tag] === 'string') texts[tag] = typedAllowed[tag]
    return { address, tags, custom, standsOn, rules, typedAllowed: texts, typedHosts }
  },
})

export const presetStore = defineStore<readonly Preset[]>({
  key: 'utm-builder-presets',
  version: 1,
  initial: [],
  read: (raw) =>
    readList(raw, (item) => {
      const tags = readTags(item.tags)
      const custom = readCustom(item.custom)
      return typeof item.name === 'string' && tags && custom ? { name: item.name, tags, custom } : undefined
    }),
})

/** Newest first. */
export const historyStore = defineStore<readonly KeptLink[]>({
  key: 'utm-builder-history',
  version: 1,
  initial: [],
  read: (raw) =>
    readList(raw, (item) => {
      const { day, href, channel, address } = item
      const tags = readTags(item.tags)
      const custom = readCustom(item.custom)
      if (typeof day !== 'string' || typeof href !== 'string' || typeof channel !== 'string') return undefined
      return typeof address === 'string' && tags && custom ? { day, href, channel, address, tags, custom } : undefined
    }),
})

function readList<Item>(raw: unknown, read: (item: Record<string, unknown>) => Item | undefined): Item[] | undefined {
  if (!Array.isArray(raw)) return undefined
  const items = raw.map((item: unknown) => (isRecord(item) ? read(item) : undefined))
  return items.every((item) => item !== undefined) ? items : undefined
}

function readTags(raw: unknown): Tags | undefined {
  if (!isRecord(raw)) return undefined
  const tags: Record<TagName, string> = { ...noTags }
  for (const name of tagNames) {
    const value = raw[name]
    if (typeof value !== 'string') return undefined
    tags[name] = value
  }
  return tags
}

function readCustom(raw: unknown): CustomParameter[] | undefined {
  return readList(raw, ({ name, value }) =>
    typeof name === 'string' && typeof value === 'string' ? { name, value } : undefined,
  )
}

function isTexts(raw: unknown): raw is string[] {
  return Array.isArray(raw) && raw.every((one) => typeof one === 'string')
}

function readRules(raw: unknown): Rules | undefined {
  if (!isRecord(raw) || !isRecord(raw.allowed)) return undefined
  const { lowerCase, separator, existing, ownHosts } = raw
  if (typeof lowerCase !== 'boolean' || !isTexts(ownHosts)) return undefined
  if (separator !== 'keep' && separator !== 'dash' && separator !== 'underscore') return undefined
  if (existing !== 'replace' && existing !== 'keep') return undefined
  const allowed: Partial<Record<TagName, readonly string[]>> = {}
  for (const tag of governedTags) {
    const values = raw.allowed[tag]
    if (isTexts(values)) allowed[tag] = values
  }
  return { lowerCase, separator, existing, allowed, ownHosts }
}

/** A list as typed: one on a line, or with commas. */
export function listOf(text: string): string[] {
  return text
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}
