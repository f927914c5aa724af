import { describedTool, finishedTools, toolOfFile } from '@/components/tool/described'
import { pathOf } from '@/catalogue/address'

export const dynamic = 'force-static'
export const dynamicParams = false

const index = 'index.json'

/** For each finished tool what it is as data, and a list of all. */
export function generateStaticParams(): { file: string }[] {
  return [index, ...finishedTools().map(({ id }) => `${id}.json`)].map((file) => ({ file }))
}

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
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
    })),
  })
}
