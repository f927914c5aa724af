import { categoryPlurals, type Category, type Tool, type ToolRow } from './types'

/** Where a link can lead. `page` is a path of the site such as '/about' or '/#calculators'. */
export type Place =
  | { tool: Pick<Tool, 'id' | 'href' | 'implemented'> }
  | { topic: string }
  | { category: Category }
  | { comingSoon: string }
  | { page: `/${string}` }

/** The catalogue's path of a row, without base path and trailing slash. */
export function hrefOf(row: Pick<ToolRow, 'id' | 'slug' | 'root'>, category: Category): string {
  const root = row.root ? `${row.root}/${category}` : categoryPlurals[category]
  return `/${root}/${row.slug ?? row.id}`
}

/** The second path of a row that the specification also lists under /universal-tool. */
export function seedHrefOf(row: Pick<ToolRow, 'id' | 'aliasRoot'>, category: Category): string | undefined {
  return row.aliasRoot && `/${row.aliasRoot}/${category}/${row.id}`
}

function withTrailingSlash(page: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(page) ?? []
  const isFile = /\.[a-z0-9]+$/i.test(path)
  return path.endsWith('/') || isFile ? page : `${path}/${rest}`
}

/**
 * The path of a place with trailing slash, without the base path: for next/link and the router, which add the base path
 * themselves. A tool that is not implemented leads to its coming-soon page.
 */
export function pathOf(place: Place): string {
  if ('tool' in place) return place.tool.implemented ? `${place.tool.href}/` : pathOf({ comingSoon: place.tool.id })
  if ('topic' in place) return `/topics/${place.topic}/`
  if ('category' in place) return `/#${categoryPlurals[place.category]}`
  if ('comingSoon' in place) return `/coming-soon/?tool=${encodeURIComponent(place.comingSoon)}`
  return withTrailingSlash(place.page)
}

/** Where the site is served below its host: '' or '/tools'. Next replaces the variable at build. */
export const basePath = (process.env.NEXT_PUBLIC_BASE_PATH ?? '').replace(/\/+$/, '')

/** The address of a place from the root of the host: for plain links, bare HTML pages, the manifest and canonical addresses. */
export function addressOf(place: Place): string {
  return basePath + pathOf(place)
}
