import { topics } from '@/catalogue'
import { addressOf } from '@/catalogue/address'
import { finishedTools } from '@/components/tool/described'
import { absoluteUrl, siteName } from '@/lib/platform/site/site'

export const dynamic = 'force-static'

const opening = `# ${siteName}

> Free business calculators, document generators and utilities that work in the browser: nothing that is entered leaves the device.

Each tool below has its page, and beside it what it takes and gives as JSON under ${absoluteUrl(addressOf({ page: '/api/tools/' }))}<id>.json; all of them are listed in ${absoluteUrl(addressOf({ page: '/api/tools/index.json' }))}. The same address with .js instead of .json is a module whose default export works it out. ${absoluteUrl(addressOf({ page: '/api/tools/answer.js' }))} exports answer(id, entries, { region, today }), which asks any calculator and gives results or a problem. Figures of law carry their dates and sources.
`

/** What there is here, for programs that read text. */
export function GET(): Response {
  const tools = finishedTools()
  const sections = topics.flatMap(({ name, title }) => {
    const lines = tools
      .filter(({ folder }) => folder === name)
      .map((tool) => `- [${tool.name}](${absoluteUrl(addressOf({ tool }))}) (${tool.id}): ${tool.description}`)
    return lines.length === 0 ? [] : [`## ${title}\n\n${lines.join('\n')}\n`]
  })
  return new Response(`${opening}\n${sections.join('\n')}`, {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  })
}
