import { sentQuestions } from '@/components/tool/described'

export const dynamic = 'force-static'

/** The questions in words that tools answer; the search fetches them beside the tools. */
export async function GET(): Promise<Response> {
  return Response.json(await sentQuestions())
}
