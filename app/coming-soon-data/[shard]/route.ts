import { plannedTools, shardNames } from '@/components/catalogue/planned-tool'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return shardNames().map((shard) => ({ shard }))
}

/** What the coming-soon page shows of the tools whose ids begin with one character. */
export async function GET(_request: Request, { params }: { params: Promise<{ shard: string }> }) {
  const { shard } = await params
  return Response.json(plannedTools(shard))
}
