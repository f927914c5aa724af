import { aliasesOf, fileNames, ownerOfAddress, ownerOfEntries, ownerOfId, placeOf, type ToolPlace } from './place'
import { leftOver, renameOf, rewritten } from './references'
import { renameRow } from './row'
import type { Mention, Plan, Sources } from './tool-files'

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Why a tool cannot have a name, or nothing. */
function refusal(tool: ToolPlace, renamed: ToolPlace, slug: string | undefined): string | undefined {
  const { id } = renamed
  if (!kebabCase.test(id)) return `${id} is no id: small letters, digits and single hyphens.`
  if (slug !== undefined && !kebabCase.test(slug))
    return `${slug} is no last part of an address: small letters, digits and single hyphens.`
  if (id === tool.id && renamed.href === tool.href) return `${id} is called so already.`
  const owner = ownerOfId(id)
  if (id !== tool.id && owner !== undefined)
    return owner === id
      ? `There is a tool ${id} already.`
      : `${id} is another name of ${owner}: see guideAliases in catalogue/index.ts.`
  const keeper = ownerOfEntries(id)
  if (keeper !== undefined && keeper !== tool.id)
    return `${id} was ${keeper} once, and what visitors typed there still lies under that name.`
  const resident = ownerOfAddress(renamed.href)
  return resident === undefined || resident === tool.id ? undefined : `${renamed.href} leads to ${resident} already.`
}

/** The tool with its new id and address. A slug of its own stays unless another is given. */
function withName(tool: ToolPlace, id: string, slug: string | undefined): ToolPlace {
  const last = tool.href.slice(tool.href.lastIndexOf('/') + 1)
  const kept = last === tool.id ? id : last
  return {
    ...tool,
    id,
    href: `${tool.href.slice(0, -last.length)}${slug ?? kept}`,
    ...(tool.seedHref && { seedHref: tool.seedHref.slice(0, -tool.id.length) + id }),
  }
}

/** Every address that the tool had and no longer has. */
function addressesLeft(tool: ToolPlace, renamed: ToolPlace): string[] {
  const before = [...(tool.formerly ?? []), tool.href, ...(tool.seedHref ? [tool.seedHref] : [])]
  return [...new Set(before)].filter((href) => href !== renamed.href && href !== renamed.seedHref)
}

interface RenamePlan extends Plan {
  says: readonly string[]
  /** Lines that name the tool in a way that only a reader can judge. */
  left: readonly Mention[]
}

/** What `npm run rename` does, or the sentence that says why it does nothing. */
export function planRename(sources: Sources, id: string, newId: string, slug?: string): RenamePlan | string {
  const tool = placeOf(id)
  if (!tool) return `The catalogue has no tool ${id}.`
  const renamed = withName(tool, newId, slug)
  const refused = refusal(tool, renamed, slug)
  if (refused !== undefined) return refused

  const rename = renameOf(sources, tool, renamed)
  const taken = [...rename.moves.values()].filter((file) => sources.has(file) && !rename.moves.has(file))
  if (taken.length > 0) return `${taken.join(', ')} ${taken.length === 1 ? 'is' : 'are'} there already.`

  const texts = new Map([...sources.keys()].map((file) => [file, rewritten(rename, file)]))
  const last = renamed.href.slice(renamed.href.lastIndexOf('/') + 1)
  const keptAs = tool.keptAs ?? tool.id
  const isKept = tool.implemented && keptAs !== newId
  const table = fileNames(tool).row
  texts.set(
    table,
    renameRow(texts.get(table) ?? '', id, {
      id: newId,
      ...(last === newId ? {} : { slug: last }),
      formerly: addressesLeft(tool, renamed),
      ...(isKept && { keptAs }),
    }),
  )
  const moved = new Map([...texts].map(([file, text]) => [rename.moves.get(file) ?? file, text]))
  return {
    moves: rename.moves,
    deletions: [],
    texts: new Map([...texts].filter(([file, text]) => text !== sources.get(file))),
    says: [
      ...addressesLeft(tool, renamed).map((href) => `address ${href} leads to ${renamed.href}`),
      ...aliasesOf(id).map((alias) => `alias ${alias} is kept`),
      ...(isKept ? [`what visitors typed stays under ${keptAs} on their devices, where ${newId} finds it`] : []),
    ],
    left: newId === id ? [] : leftOver(moved, id),
  }
}
