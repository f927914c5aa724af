/* What the columns of a list or of a crawler's export say of a page. */

const roles = {
  url: /^(?:url|loc|address|page|page url|link|permalink|source url)$/i,
  lastmod: /^(?:lastmod|last ?mod(?:ified)?|last[-_]modified|modified|date modified|updated(?:_at)?|date)$/i,
  changefreq: /^change ?freq(?:uency)?$/i,
  priority: /^priority$/i,
  images: /^(?:images?|image urls?|image[_ ]loc)$/i,
  alternates: /^(?:alternates?|hreflangs?)$/i,
  status: /^(?:status[ _]code|http status(?: code)?|http code|response code)$/i,
  indexability: /^(?:indexability|indexable)$/i,
  canonical: /^(?:canonical|canonical url|canonical link element 1)$/i,
  robots: /^(?:meta robots(?: 1)?|robots|x-robots-tag(?: 1)?)$/i,
  type: /^content[ _-]type$/i,
  title: /^(?:title|title 1|news[ _]title|headline)$/i,
  published: /^(?:published|publication[ _]date|pub ?date|date published)$/i,
  publication: /^publication(?:[ _]name)?$/i,
  language: /^(?:language|publication[ _]language)$/i,
  thumbnail: /^video[ _:]thumbnail(?:[ _](?:loc|url))?$/i,
  videoTitle: /^video[ _:]title$/i,
  videoDescription: /^video[ _:]description$/i,
  content: /^video[ _:](?:content|file)(?:[ _](?:loc|url))?$/i,
  player: /^video[ _:]player(?:[ _](?:loc|url))?$/i,
} as const
type Role = keyof typeof roles
const roleNames = Object.keys(roles) as Role[]

const alternateColumn = /^(?:hreflang|alternate|lang)[\s:_-]+(x-default|[a-z]{2,3}(?:-[a-z\d]+)*)$/i

export interface ColumnPlan {
  places: Partial<Record<Role, number>>
  /** Columns of the address in another language. */
  languages: readonly { code: string; place: number }[]
}

/** What a page's row says, by role; what is empty is left out. */
export type RowCells = Partial<Record<Role, string>>

/** Which column is what, by the first row; undefined where none is called an address. */
export function planOf(head: readonly string[]): ColumnPlan | undefined {
  const names = head.map((name) => name.replace(/^\ufeff/, '').trim())
  const places: Partial<Record<Role, number>> = {}
  for (const role of roleNames) {
    const place = names.findIndex((name) => roles[role].test(name))
    if (place >= 0) places[role] = place
  }
  if (places.url === undefined) return undefined
  const languages = names.flatMap((name, place) => {
    const code = alternateColumn.exec(name)?.[1]
    return code === undefined ? [] : [{ code, place }]
  })
  return { places, languages }
}

/** A row by the plan of its table. Versions in other languages are written as `code=address`, parted by spaces. */
export function cellsOf({ places, languages }: ColumnPlan, cells: readonly string[]): RowCells {
  const found: RowCells = {}
  for (const role of roleNames) {
    const place = places[role]
    const cell = place === undefined ? '' : (cells[place] ?? '').trim()
    if (cell !== '') found[role] = cell
  }
  const versions = languages.flatMap(({ code, place }) => {
    const address = (cells[place] ?? '').trim()
    return address === '' ? [] : [`${code}=${address}`]
  })
  if (versions.length > 0) found.alternates = [found.alternates ?? '', ...versions].join(' ').trim()
  return found
}

/** A line of a plain list: an address, and after a space the day of its last change if somebody wrote one. */
export function lineCells(line: string): RowCells {
  const dated = /^\s*(\S+)\s+(\d{4}-\S.*?)\s*$/.exec(line)
  if (dated) return { url: dated[1] ?? '', lastmod: dated[2] ?? '' }
  const url = line.trim()
  return url === '' ? {} : { url }
}
