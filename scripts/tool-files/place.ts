import { allTools, guideAliases, toolById } from '@/catalogue'
import { categoryPlurals, type Tool } from '@/catalogue/types'

/** What says where the files of a tool are. */
export type ToolPlace = Pick<
  Tool,
  'id' | 'category' | 'folder' | 'href' | 'implemented' | 'tier' | 'seedHref' | 'formerly' | 'keptAs'
>

/** The tool of this very id: an alias of the specification is no tool. */
export function placeOf(id: string): ToolPlace | undefined {
  const tool = toolById(id)
  return tool?.id === id ? tool : undefined
}

/** The other names under which the specification's guides link to a tool. */
export function aliasesOf(id: string): string[] {
  return Object.entries(guideAliases)
    .filter(([, tool]) => tool === id)
    .map(([alias]) => alias)
}

/** Who has an id or an alias of that name, and who lives or lived at an address. */
export function ownerOfId(id: string): string | undefined {
  return toolById(id)?.id
}
/** The tool whose visitors' entries lie under a name that it no longer has. */
export function ownerOfEntries(name: string): string | undefined {
  return allTools.find(({ keptAs }) => keptAs === name)?.id
}
export function ownerOfAddress(href: string): string | undefined {
  return allTools.find((tool) => [tool.href, tool.seedHref, ...(tool.formerly ?? [])].includes(href))?.id
}

/** Where the files of a tool are, whether or not they exist. A name that ends with a slash is a folder. */
export function fileNames({ id, category, folder }: Pick<Tool, 'id' | 'category' | 'folder'>) {
  const plural = categoryPlurals[category]
  const place = `${plural}/${folder}/${id}`
  return {
    row: `catalogue/${plural}/${folder}.ts`,
    definition: `lib/tools/${place}.ts`,
    cases: `lib/tools/${place}.cases.ts`,
    template: `lib/tools/${place}.template.md`,
    guide: `content/guides/${place}.md`,
    component: `components/${plural}/${id}.tsx`,
    parts: `components/${plural}/${id}/`,
    messages: `lib/tools/${place}.messages.ts`,
    worker: `lib/workers/${id}.worker.ts`,
  }
}
