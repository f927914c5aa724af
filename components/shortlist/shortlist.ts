import { defineStore } from '@/lib/platform/storage/store'

/** A tool as a list of the visitor's names it: by the name it had when it was put there. */
export interface ListedTool {
  id: string
  name: string
  /** Path without base path. */
  path: string
}

/** How many opened tools are remembered. */
const mostRecent = 12

/** Paths of tools only: a backup may come from anywhere. */
const toolPath = /^\/(?:[a-z0-9-]+\/){2,3}$/

function isListed(raw: unknown): raw is ListedTool {
  if (typeof raw !== 'object' || raw === null) return false
  const { id, name, path } = raw as Record<string, unknown>
  return typeof id === 'string' && typeof name === 'string' && typeof path === 'string' && toolPath.test(path)
}

function readList(raw: unknown): readonly ListedTool[] | undefined {
  if (!Array.isArray(raw) || !raw.every(isListed)) return undefined
  return raw.map(({ id, name, path }) => ({ id, name, path }))
}

/** Tools with a star, in the order in which they got it. */
export const favouriteStore = defineStore<readonly ListedTool[]>({
  key: 'favourite-tools',
  version: 1,
  initial: [],
  read: readList,
})

/** Tools that were opened, the last first. */
export const recentStore = defineStore<readonly ListedTool[]>({
  key: 'recent-tools',
  version: 1,
  initial: [],
  read: readList,
  quiet: true,
})

export function isFavourite(id: string): boolean {
  return favouriteStore.get().some((tool) => tool.id === id)
}

/** Gives a tool a star, or takes it away. */
export function changeFavourite(tool: ListedTool): void {
  favouriteStore.update((tools) => {
    const others = tools.filter(({ id }) => id !== tool.id)
    return others.length < tools.length ? others : [...tools, tool]
  })
}

export function noteOpened(tool: ListedTool): void {
  recentStore.update((tools) => [tool, ...tools.filter(({ id }) => id !== tool.id)].slice(0, mostRecent))
}
