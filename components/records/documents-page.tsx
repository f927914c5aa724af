import { allTools } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { Island } from '@/components/islands/island'
import type { App } from '@/lib/kits/app/define'
import type { AnyGenerator } from '@/lib/kits/generator/types'
import { carriedForm } from '@/lib/kits/records/carry-over'
import { loadDefinition, toolManifest } from '@/lib/platform/site/load-tool'
import type { DocumentListProps } from './document-list'
import type { DocumentTool } from './document-tools'

/** Every finished generator that keeps its documents. */
async function documentTools(): Promise<readonly DocumentTool[]> {
  const { tools } = toolManifest()
  const generators = allTools.filter(({ id, implemented }) => implemented && tools[id]?.category === 'generator')
  const found = await Promise.all(
    generators.map(async (tool): Promise<DocumentTool[]> => {
      const definition = await loadDefinition<AnyGenerator | App>(tool.id)
      if (!('build' in definition) || !definition.records) return []
      const { id, name, keptAs = id } = tool
      return [{ id: keptAs, name, href: addressOf({ tool }), ...carriedForm(definition.form, definition.records) }]
    }),
  )
  const all = found.flat()
  const targets = new Set(all.flatMap(({ records }) => records.becomes ?? []))
  // Most of what a tool weighs here; what nothing is made of or into needs none of it.
  const converts = ({ records }: DocumentTool) => targets.has(records.kind) || (records.becomes ?? []).length > 0
  return all.map((tool) => (converts(tool) ? tool : { ...tool, shape: {} }))
}

export async function Documents() {
  return <Island<DocumentListProps> name="documents" props={{ tools: await documentTools() }} isExample={false} />
}
