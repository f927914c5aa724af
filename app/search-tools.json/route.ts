import { searchData } from '@/components/search/search-data'

export const dynamic = 'force-static'

/** What the search fetches when it is first opened: every tool in short. */
export function GET(): Response {
  return Response.json(searchData())
}
