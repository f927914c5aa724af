import { askingModule, describedTool, finishedTools, moduleOf, toolOfFile } from '@/components/tool/described'
import { pathOf } from '@/catalogue/address'

export const dynamic = 'force-static'
export const dynamicParams = false

const index = 'index.json'
/** What asks any calculator. No tool is called so. */
const asking = 'answer.js'

/** For each finished tool what it is as data, its module at an address that stays, and a list of all. */
export function generateStaticParams(): { file: string }[] {
  return [index, asking, ...finishedTools().flatMap(({ id }) => [`${id}.json`, `${id}.js`])].map((file) => ({ file }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  if (file === asking) return javaScript(`export { answer } from '${askingModule()}'\n`)
  if (file.endsWith('.js')) return javaScript(`export { default } from '${moduleOf(file.slice(0, -'.js'.length))}'\n`)
  if (file !== index) return Response.json(await describedTool(toolOfFile(file)))
  return Response.json({
    schema: 1,
    tools: finishedTools().map((tool) => ({
      id: tool.id,
      name: tool.name,
      description: tool.description,
      category: tool.category,
      regions: tool.regions,
      page: pathOf({ tool }),
      described: `/api/tools/${tool.id}.json`,
      module: `/api/tools/${tool.id}.js`,
    })),
  })
}

const javaScript = (text: string) =>
  new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
