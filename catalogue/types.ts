import type { RegionCode } from '@/lib/base/region/types'

export const categories = ['calculator', 'generator', 'utility'] as const
export type Category = (typeof categories)[number]

export const categoryPlurals = {
  calculator: 'calculators',
  generator: 'generators',
  utility: 'utilities',
} as const satisfies Record<Category, string>

export const subcategories = {
  calculator: [
    'Finance & Investments',
    'Crypto/Forex',
    'Taxes & Deductions',
    'HR & Payroll',
    'Marketing & Advertising',
    'Loans & Mortgages',
    'Sales & Revenue',
    'Inventory & Supply Chain',
    'Shipping & Logistics',
    'Legal & Compliance',
    'Project Management',
    'Planning & Forecasting',
    'International Business',
    'Business Valuation',
    'Statistics & Math',
  ],
  generator: [
    'Invoicing & Billing',
    'Business Documents',
    'Marketing Materials',
    'Contracts & Legal',
    'HR Documents',
    'Content & Social Media',
    'Developer Tools',
  ],
  utility: ['Text Processing', 'File Conversion', 'Security & Dev Tools', 'SEO & Analytics', 'Date & Time'],
} as const satisfies Record<Category, readonly string[]>
export type Subcategory = (typeof subcategories)[Category][number]

/** One tool as the tables list it. What most tools share is left out: see each optional field. */
export interface ToolRow<Id extends string = string> {
  id: Id
  name: string
  /** One sentence of at most 120 characters, with its full stop; also the meta description of the page. */
  description: string
  /** Name of a lucide icon. */
  icon: string
  /** Heading under which the topic page lists the tool. */
  group: string
  /** True when definition, guide and proof are there; tests/health compares. */
  implemented: boolean
  /**
   * 2 of solid professional demand, 3 a niche; absent: 1, which the client's specification names or most visitors look for. A tool
   * of tier 1 gets a full guide, others may have a short one. It stands here, since it is known before there is a guide.
   */
  tier?: 2 | 3
  /** Only where the tool's subcategory differs from its folder's. */
  subcategory?: Subcategory
  /** Absent: global. The first one decides whether the card shows region codes. */
  regions?: readonly [RegionCode, ...RegionCode[]]
  popular?: true
  /** Last part of the address, only where it differs from the id. */
  slug?: string
  /** The tool lives at /universal-tool/<category>/<slug> instead of under its category. */
  root?: 'universal-tool'
  /** The tool is also known as /universal-tool/<category>/<id>, an address that leads to the real one. */
  aliasRoot?: 'universal-tool'
  /** Earlier addresses, which lead to the present one; `npm run rename` writes them. */
  formerly?: readonly [string, ...string[]]
  /** The tool's first id, where it has another by now: what visitors typed lies on their devices under it. */
  keptAs?: string
  /** Why no honest version can run in a browser, and the ids of the tools that help instead. */
  notImplementable?: { reason: string; alternatives: readonly [string, ...string[]] }
}

/** One table: the rows of a folder in one category. */
export interface Folder<Id extends string = string> {
  category: Category
  subcategory: Subcategory
  folder: string
  rows: readonly ToolRow<Id>[]
}

/** A tool as pages see it: its row together with what its table says of all its rows. */
export interface Tool<Id extends string = string> {
  id: Id
  name: string
  description: string
  /** Path without base path and trailing slash; make links with `addressOf` or `pathOf`. */
  href: string
  category: Category
  subcategory: Subcategory
  group: string
  folder: string
  icon: string
  popular: boolean
  implemented: boolean
  tier: 1 | 2 | 3
  regions: readonly [RegionCode, ...RegionCode[]]
  /** A second path, from the specification, that leads to `href`. */
  seedHref?: string
  /** Earlier paths, which lead to `href`. */
  formerly?: ToolRow['formerly']
  keptAs?: ToolRow['keptAs']
  notImplementable?: ToolRow['notImplementable']
}

export interface Topic {
  /** The folder's name, and the last part of /topics/<name>. */
  name: string
  title: string
  description: string
  categories: readonly Category[]
}

/** Keeps the ids as literals, so that lists of tools are typed; everything else is widened, which keeps the compiler fast. */
export function folder<Id extends string>(
  of: Pick<Folder, 'category' | 'subcategory' | 'folder'>,
  rows: readonly ToolRow<Id>[],
): Folder<Id> {
  return { ...of, rows }
}
