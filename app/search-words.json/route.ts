import { searchedTools } from '@/components/search/search-data'
import { writeSearchWords } from '@/lib/platform/search/data'

export const dynamic = 'force-static'

/** What else the search finds tools by, fetched beside the tools themselves. */
export function GET(): Response {
  return Response.json(writeSearchWords(searchedTools()))
}
