import { ai } from './calculators/ai'
import { businessTax } from './calculators/business-tax'
import { capitalEstateTax } from './calculators/capital-estate-tax'
import { cashFlow } from './calculators/cash-flow'
import { civil } from './calculators/civil'
import { construction } from './calculators/construction'
import { cryptoForex } from './calculators/crypto-forex'
import { dates } from './calculators/dates'
import { ecommerce } from './calculators/ecommerce'
import { education } from './calculators/education'
import { electrical } from './calculators/electrical'
import { geometry } from './calculators/geometry'
import { gigRemote } from './calculators/gig-remote'
import { health } from './calculators/health'
import { home } from './calculators/home'
import { hrPay } from './calculators/hr-pay'
import { hrPeople } from './calculators/hr-people'
import { incomeTax } from './calculators/income-tax'
import { international } from './calculators/international'
import { inventory } from './calculators/inventory'
import { investing } from './calculators/investing'
import { legal } from './calculators/legal'
import { loans } from './calculators/loans'
import { marketing as marketingCalculators } from './calculators/marketing'
import { math } from './calculators/math'
import { mechanical } from './calculators/mechanical'
import { mortgages } from './calculators/mortgages'
import { payrollTax } from './calculators/payroll-tax'
import { personalFinance } from './calculators/personal-finance'
import { planning } from './calculators/planning'
import { profitRatios } from './calculators/profit-ratios'
import { projects } from './calculators/projects'
import { realEstate } from './calculators/real-estate'
import { retirement } from './calculators/retirement'
import { saas } from './calculators/saas'
import { sales } from './calculators/sales'
import { salesTaxes } from './calculators/sales-taxes'
import { science } from './calculators/science'
import { shipping } from './calculators/shipping'
import { socialCreator } from './calculators/social-creator'
import { statistics } from './calculators/statistics'
import { sustainability } from './calculators/sustainability'
import { timeValue } from './calculators/time-value'
import { units } from './calculators/units'
import { usTax } from './calculators/us-tax'
import { valuation } from './calculators/valuation'
import { vehicles } from './calculators/vehicles'
import { content } from './generators/content'
import { contracts } from './generators/contracts'
import { developer as developerGenerators } from './generators/developer'
import { documents } from './generators/documents'
import { hr } from './generators/hr'
import { invoicing } from './generators/invoicing'
import { marketing as marketingGenerators } from './generators/marketing'
import { developer as developerUtilities } from './utilities/developer'
import { files } from './utilities/files'
import { seo } from './utilities/seo'
import { text } from './utilities/text'
import { time } from './utilities/time'
import { hrefOf, seedHrefOf } from './address'
import { topicTexts, type TopicName } from './topics'
import type { Category, Folder, Subcategory, Tool, Topic } from './types'

/** Every table, in the order in which topics and tools are listed. */
export const folders = [
  profitRatios,
  cashFlow,
  timeValue,
  personalFinance,
  investing,
  retirement,
  realEstate,
  cryptoForex,
  incomeTax,
  salesTaxes,
  payrollTax,
  usTax,
  capitalEstateTax,
  businessTax,
  loans,
  mortgages,
  vehicles,
  valuation,
  international,
  hrPay,
  hrPeople,
  sustainability,
  gigRemote,
  marketingCalculators,
  socialCreator,
  sales,
  ecommerce,
  saas,
  inventory,
  shipping,
  legal,
  projects,
  planning,
  ai,
  statistics,
  math,
  health,
  construction,
  electrical,
  mechanical,
  civil,
  geometry,
  units,
  education,
  dates,
  science,
  home,
  invoicing,
  documents,
  marketingGenerators,
  contracts,
  hr,
  content,
  developerGenerators,
  text,
  files,
  developerUtilities,
  seo,
  time,
]

export type ToolId = (typeof folders)[number]['rows'][number]['id']

function toolsIn<Id extends string>(table: Folder<Id>): Tool<Id>[] {
  const { category, subcategory, folder } = table
  return table.rows.map((row) => {
    const seedHref = seedHrefOf(row, category)
    return {
      id: row.id,
      name: row.name,
      description: row.description,
      href: hrefOf(row, category),
      category,
      subcategory: row.subcategory ?? subcategory,
      group: row.group,
      folder,
      icon: row.icon,
      popular: row.popular ?? false,
      implemented: row.implemented,
      tier: row.tier ?? 1,
      regions: row.regions ?? ['global'],
      ...(seedHref && { seedHref }),
      ...(row.formerly && { formerly: row.formerly }),
      ...(row.keptAs && { keptAs: row.keptAs }),
      ...(row.notImplementable && { notImplementable: row.notImplementable }),
    }
  })
}

export const allTools: readonly Tool<ToolId>[] = folders.flatMap((table: Folder<ToolId>) => toolsIn(table))

/** Ids that the specification's guides use for tools listed under another id. */
export const guideAliases = {
  'gst-calculator': 'gst',
  'roi-calculator': 'roi',
  'loan-emi': 'loan-emi-calculator',
} as const satisfies Record<string, ToolId>

const toolsById = new Map<string, Tool<ToolId>>(allTools.map((tool) => [tool.id, tool]))
for (const [alias, id] of Object.entries(guideAliases)) {
  const tool = toolsById.get(id)
  if (tool) toolsById.set(alias, tool)
}

/** The tool of an id or of an alias; nothing for any other text. */
export function toolById(id: ToolId | keyof typeof guideAliases): Tool<ToolId>
export function toolById(id: string): Tool<ToolId> | undefined
export function toolById(id: string): Tool<ToolId> | undefined {
  return toolsById.get(id)
}

const toolsByHref = new Map<string, Tool<ToolId>>(allTools.map((tool) => [tool.href, tool]))

/** The tool that lives at a path of the catalogue, such as '/calculators/loan-emi'. */
export function toolAt(href: string): Tool<ToolId> | undefined {
  return toolsByHref.get(href)
}

const toolsByFolder = new Map<string, Tool<ToolId>[]>()
for (const tool of allTools) {
  const tools = toolsByFolder.get(tool.folder)
  if (tools) tools.push(tool)
  else toolsByFolder.set(tool.folder, [tool])
}

/** All tools of a topic, of every category. */
export function toolsOf(topic: string): readonly Tool<ToolId>[] {
  return toolsByFolder.get(topic) ?? []
}

export const topics: readonly (Topic & { name: TopicName })[] = (Object.keys(topicTexts) as TopicName[]).map(
  (name) => ({
    name,
    ...topicTexts[name],
    categories: [...new Set(toolsOf(name).map((tool) => tool.category))],
  }),
)

/** The topics of a category under the subcategories that hold its tables, both in the order of the tables. */
export function topicsBySubcategory(category: Category): ReadonlyMap<Subcategory, readonly Topic[]> {
  const bySubcategory = new Map<Subcategory, Topic[]>()
  for (const table of folders) {
    const topic = topics.find(({ name }) => name === table.folder)
    if (table.category !== category || !topic) continue
    bySubcategory.set(table.subcategory, [...(bySubcategory.get(table.subcategory) ?? []), topic])
  }
  return bySubcategory
}

/** The tools that the specification marks as popular; their badge shows once they are implemented. */
/** How many tools can be used. */
export const readyCount = allTools.filter((tool) => tool.implemented).length

export const popularTools = allTools.filter((tool) => tool.popular)
