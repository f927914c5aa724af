import { expect, test } from './site'

interface Described {
  kind: string
  declaration: { inputs?: Readonly<Record<string, unknown>>; outputs?: Readonly<Record<string, unknown>> }
  examples: readonly { given: Readonly<Record<string, unknown>>; expect: Readonly<Record<string, unknown>> }[]
  sources: readonly { title: string }[]
  module: string
}

test('every tool is described for programs, with examples of what it takes and gives', async ({ request }) => {
  test.setTimeout(120_000)
  const { tools } = (await (await request.get('/api/tools/index.json')).json()) as {
    tools: { id: string; described: string }[]
  }
  expect(tools.length).toBeGreaterThan(400)
  for (const { id, described } of tools) {
    const answer = await request.get(described)
    expect(answer.status(), id).toBe(200)
    const { kind, declaration, examples, sources, module } = (await answer.json()) as Described
    expect(sources.length, id).toBeGreaterThan(0)
    expect((await request.head(module)).status(), id).toBe(200)
    if (kind !== 'calculator') continue
    expect(examples.length, id).toBeGreaterThan(0)
    for (const { given, expect: wanted } of examples) {
      expect(Object.keys(declaration.inputs ?? {}), id).toEqual(expect.arrayContaining(Object.keys(given)))
      expect(Object.keys(declaration.outputs ?? {}), id).toEqual(expect.arrayContaining(Object.keys(wanted)))
    }
  }
})

test('the module of a tool can be imported from an address that stays', async ({ page }) => {
  await page.goto('/calculators/breakeven/')
  const holds = await page.evaluate(async () => {
    const address = '/api/tools/breakeven.js'
    const { default: breakeven } = (await import(address)) as { default: object }
    return Object.keys(breakeven)
  })
  expect(holds).toEqual(expect.arrayContaining(['compute', 'steps']))
})

test('a program asks any calculator by its id, and is told what is wrong with an entry', async ({ page }) => {
  await page.goto('/about/')
  const asked = await page.evaluate(async () => {
    const address = '/api/tools/answer.js'
    const { answer } = (await import(address)) as {
      answer(id: string, entries?: object, circumstances?: object): Promise<unknown>
    }
    return [
      await answer('breakeven', { fixedCosts: 9000, price: 50, variableCost: 20 }, { region: 'us' }),
      await answer('breakeven', { fixedCosts: -1 }),
      await answer('breakeven', { rent: 1 }),
      await answer('qr-code'),
      await answer('nothing-of-this-name'),
    ]
  })
  // 9,000 over a contribution of 50 − 20.
  expect(asked[0]).toMatchObject({ results: { units: 300 }, texts: { units: '300' } })
  expect(asked[1]).toMatchObject({ problem: { field: 'fixedCosts' } })
  expect(asked[2]).toMatchObject({ problem: { field: 'rent', says: expect.stringContaining('fixedCosts') } })
  expect(asked[3]).toMatchObject({ problem: { field: null, says: '“qr-code” is no calculator.' } })
  expect(asked[4]).toMatchObject({ problem: { field: null, says: 'There is no tool “nothing-of-this-name”.' } })
})

test('what there is can be read as text', async ({ request }) => {
  const text = await (await request.get('/llms.txt')).text()
  expect(text).toContain('(breakeven):')
  expect(text).toContain('/api/tools/index.json')
})
