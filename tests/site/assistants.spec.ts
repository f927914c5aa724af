import type { Page } from '@playwright/test'
import config from '@/playwright.config'
import { expect, test } from './site'

const { launchOptions = {} } = config.use ?? {}

// Chromium has WebMCP behind a flag.
test.use({ launchOptions: { ...launchOptions, args: [...(launchOptions.args ?? []), '--enable-features=WebMCP'] } })

interface OfferedTool {
  name: string
  title: string
  description: string
}
interface ModelContext {
  getTools(): Promise<OfferedTool[]>
  executeTool(tool: OfferedTool, input: object): Promise<unknown>
}
type WithContext = typeof globalThis & { document: { modelContext?: ModelContext } }

/** For browsers that have no WebMCP: as much of its draft of October 2026 as these tests ask for. */
function standIn(): void {
  const page = document as Document & { modelContext?: ModelContext }
  if (page.modelContext) return
  const tools: (OfferedTool & { execute(input: object): Promise<unknown> })[] = []
  Object.defineProperty(page, 'modelContext', {
    value: {
      registerTool: (tool: (typeof tools)[number]) => void tools.push(tool),
      getTools: () => Promise.resolve(tools),
      executeTool: async ({ name }: OfferedTool, input: object) =>
        JSON.stringify(await tools.find((tool) => tool.name === name)?.execute(input)),
    },
  })
}

const offered = (page: Page) =>
  page.evaluate(async () => {
    const tools = (await (globalThis as WithContext).document.modelContext?.getTools()) ?? []
    return tools.map(({ name, title, description }) => ({ name, title, description }))
  })

const ask = (page: Page, input: object) =>
  page.evaluate(async (given) => {
    const { modelContext } = (globalThis as WithContext).document
    const [tool] = (await modelContext?.getTools()) ?? []
    if (!modelContext || !tool) throw new Error('nothing is offered')
    const answer = await modelContext.executeTool(tool, given)
    return typeof answer === 'string' ? (JSON.parse(answer) as unknown) : answer
  }, input)

test.beforeEach(({ page }) => page.addInitScript(standIn))

test('a calculator can be asked by the assistant of a browser that has one, and its form stays as it is', async ({
  page,
}) => {
  await page.goto('/calculators/breakeven/')
  await expect
    .poll(() => offered(page))
    .toEqual([
      {
        name: 'breakeven',
        title: 'Break-Even Calculator',
        description: expect.stringContaining('Units to break even'),
      },
    ])
  // 9,000 over a contribution of 50 − 20.
  expect(await ask(page, { fixedCosts: 9000, price: 50, variableCost: 20 })).toMatchObject({
    results: { units: 300 },
    texts: { units: '300' },
  })
  expect(await ask(page, { price: 10, variableCost: 20 })).toMatchObject({ problem: { field: 'price' } })
  await expect(page.getByLabel('Fixed costs', { exact: true })).toHaveValue('12,000')
})

test('a page that is no calculator offers nothing', async ({ page }) => {
  await page.goto('/utilities/base64/', { waitUntil: 'networkidle' })
  expect(await offered(page)).toEqual([])
})
