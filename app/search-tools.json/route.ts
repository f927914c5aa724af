import { searchedTools } from '@/components/search/search-data'
import { writeSearchData } from '@/lib/platform/search/data'

export const dynamic = 'force-static'

/** What the search fetches when it is first opened: every tool in short. */
export function GET(): Response {
  return Response.json(writeSearchData(searchedTools()))
}
