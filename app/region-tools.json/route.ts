import { regionTools } from '@/components/site/region-tools'

export const dynamic = 'force-static'

/** What the home page fetches for somebody who chose a region: the tools that are made for some regions only. */
export function GET(): Response {
  return Response.json(regionTools())
}
