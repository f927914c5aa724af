import { defineCalculator, integer, longText, number, percent, problem, rows, text } from '@/lib/kits/calculator'

const dollars = (decimals: number) => ({ kind: 'number', decimals, unit: 'USD' }) as const

export default defineCalculator({
  inputs: {
    prompt: integer('Tokens of a request', {
      initial: 600,
      max: 1e9,
      help: 'What is new each time: the question and what is looked up for it. A token is about four characters of English.',
    }),
    system: integer('Tokens that are the same each time', {
      initial: 1400,
      max: 1e9,
      help: 'System prompt, examples, tool descriptions.',
    }),
    output: integer('Tokens of an answer', {
      initial: 400,
      max: 1e9,
      help: 'Reasoning that is billed but not shown counts as well.',
    }),
    requests: number('Requests a day', { initial: 2000, max: 1e12 }),
    prices: rows('Prices in USD for a million tokens', {
      row: 'model',
      columns: {
        model: text('Model', { maxLength: 60 }),
        input: number('Input', { max: 1e6 }),
        cacheRead: number('Cache read', { optional: true, max: 1e6 }),
        cacheWrite: number('Cache write', { optional: true, max: 1e6 }),
        output: number('Output', { max: 1e6 }),
      },
      initial: [
        { model: 'Claude Haiku 4.5', input: 1, cacheRead: 0.1, cacheWrite: 1.25, output: 5 },
        { model: 'Claude Sonnet 4.6', input: 3, cacheRead: 0.3, cacheWrite: 3.75, output: 15 },
        { model: 'GPT-5 mini', input: 0.25, cacheRead: 0.025, output: 2 },
        { model: 'Gemini 2.5 Pro', input: 1.25, cacheRead: 0.125, output: 10 },
      ],
      min: 1,
      max: 30,
      ownLine: 'model',
      help: 'List prices as published in spring 2026. They change: check the price page of the provider and overwrite them.',
    }),
    pasted: longText('Text of a request instead of its tokens', {
      optional: true,
      maxLength: 400_000,
      lines: 4,
      help: 'Counted as one token for four characters. It stays on your device.',
      section: 'Requests',
      refines: true,
    }),
    history: integer('Tokens of earlier turns', {
      initial: 0,
      max: 1e9,
      help: 'Sent again with each request of a conversation; cached like the fixed part.',
      section: 'Requests',
      refines: true,
    }),
    users: integer('Users', { initial: 100, min: 1, max: 1e12, section: 'Requests', refines: true }),
    growth: percent('Growth of requests a month', {
      slider: { from: -0.2, to: 0.5, step: 0.01 },
      initial: 0,
      negative: true,
      min: -1,
      max: 1,
      section: 'Requests',
      refines: true,
    }),
    retries: percent('Requests sent again', {
      slider: { to: 1, step: 0.01 },
      initial: 0,
      max: 10,
      help: 'Timeouts, failed checks, second tries; each is billed in full.',
      section: 'Requests',
      refines: true,
    }),
    cacheHits: percent('Cache hits', {
      initial: 0,
      max: 1,
      slider: { to: 1, step: 0.05 },
      help: 'Share of requests whose fixed part is read from the cache. The others write it. 0 is no caching.',
      section: 'Discounts',
      refines: true,
    }),
    batch: percent('Sent as batch', {
      slider: { to: 1, step: 0.05 },
      initial: 0,
      max: 1,
      section: 'Discounts',
      refines: true,
    }),
    batchDiscount: percent('Discount for batch', {
      slider: { to: 1, step: 0.05 },
      initial: 0.5,
      max: 1,
      help: 'On all tokens of these requests.',
      section: 'Discounts',
      refines: true,
    }),
    tiers: rows('Prices above a context length', {
      row: 'tier',
      columns: {
        model: text('Model', { maxLength: 60 }),
        above: integer('Above tokens', { max: 1e9 }),
        input: number('Input', { max: 1e6 }),
        output: number('Output', { max: 1e6 }),
      },
      initial: [{ model: 'Gemini 2.5 Pro', above: 200_000, input: 2.5, output: 15 }],
      min: 0,
      max: 30,
      ownLine: 'model',
      help: 'For a longer request the whole of it is billed so; cache prices rise in step with input. Spring 2026.',
      section: 'Discounts',
      refines: true,
    }),
    images: number('Images a request', { initial: 0, max: 1e6, section: 'Images and audio', refines: true }),
    imagePrice: number('USD for an image', { initial: 0, max: 1e6, section: 'Images and audio', refines: true }),
    audio: number('Minutes of audio a request', { initial: 0, max: 1e6, section: 'Images and audio', refines: true }),
    audioPrice: number('USD for a minute', { initial: 0, max: 1e6, section: 'Images and audio', refines: true }),
    rate: number('Your currency for one dollar', {
      optional: true,
      above: 0,
      max: 1e9,
      section: 'Images and audio',
      refines: true,
    }),
  },
  outputs: {
    month: { ...dollars(2), label: 'Cheapest model, a month' },
    model: { kind: 'text', label: 'Which is' },
    request: { ...dollars(6), label: 'A request' },
    user: { ...dollars(4), label: 'A user and month' },
    year: { ...dollars(2), label: 'The first twelve months' },
    home: { kind: 'money', label: 'A month in your currency', optional: true },
    spread: { kind: 'verdict', label: 'Compared', optional: true },
    models: {
      kind: 'table',
      label: 'By model',
      section: 'Models',
      columns: {
        model: { kind: 'text', label: 'Model' },
        request: { kind: 'number', label: 'Request', decimals: 6 },
        user: { kind: 'number', label: 'User a month', decimals: 4 },
        month: { kind: 'number', label: 'Month', decimals: 2 },
        year: { kind: 'number', label: 'Twelve months', decimals: 2 },
      },
    },
    parts: {
      kind: 'table',
      label: 'What the cheapest model is paid for, a month',
      section: 'Parts',
      columns: {
        part: { kind: 'text', label: 'Part' },
        cost: { kind: 'number', label: 'USD', decimals: 2 },
        share: { kind: 'percent', label: 'Share', decimals: 1 },
      },
      totals: ['cost'],
    },
    months: {
      kind: 'table',
      label: 'Month by month, cheapest model',
      section: 'Growth',
      columns: {
        month: { kind: 'count', label: 'Month' },
        requests: { kind: 'number', label: 'Requests', decimals: 0 },
        cost: { kind: 'number', label: 'USD', decimals: 2 },
      },
      totals: ['requests', 'cost'],
    },
  },
  formula:
    'Cost of a request = Σ tokens × price ÷ 1,000,000, with the fixed part at hits × cache read + misses × cache write; × (1 − batch × discount) × (1 + retries); a month has 365 ÷ 12 days',
  limits: [
    'Prices are those of the table, read in spring 2026 on at least two pages; nothing is fetched. Free tiers, minimum spend and tax are left out.',
    'Four characters a token is a rule of thumb for English; code and other scripts need more tokens.',
    'Storage that some providers charge for a cache by the hour is not included.',
    'Where a model has no price for writing to the cache, a miss costs normal input.',
  ],
  sources: [
    {
      title: 'Finout: Anthropic API pricing, verified 12 April 2026; the same figures in claudeguide.io',
      href: 'https://www.finout.io/blog/anthropic-api-pricing',
    },
    {
      title: 'Nicola Lazzari: OpenAI API pricing explained, 2026',
      href: 'https://nicolalazzari.ai/articles/openai-api-pricing-explained-2026',
    },
    {
      title: 'Deploybase: Gemini API pricing, March 2026',
      href: 'https://deploybase.ai/articles/gemini-api-pricing',
    },
  ],

  compute(values, { show }) {
    const { prices, requests, users, growth } = values
    if (prices.every(({ input, output }) => input + output === 0)) return problem('prices', 'must hold a price above 0')
    const daily = requests * (1 + values.retries)
    const monthly = (daily * 365) / 12
    const growthOfYear = Array.from({ length: 12 }, (_, month) => (1 + growth) ** month)
    const yearFactor = growthOfYear.reduce((sum, one) => sum + one, 0)
    const costs = prices.map((price) => partsOf(price, values))
    const requestOf = (parts: Parts) => parts.fresh + parts.fixed + parts.output + parts.media
    const models = costs.map((parts, at) => {
      const request = requestOf(parts)
      return {
        model: prices[at]?.model ?? '',
        request,
        user: (request * monthly) / users,
        month: request * monthly,
        year: request * monthly * yearFactor,
      }
    })
    const best = models.reduce((least, one, at) => (one.request < (models[least]?.request ?? 0) ? at : least), 0)
    const cheapest = models[best] as (typeof models)[number]
    const dearest = models.reduce((most, one) => (one.request > most.request ? one : most), cheapest)
    const parts = costs[best] as Parts
    const named = [
      ['New input', parts.fresh],
      ['Fixed part and history', parts.fixed],
      ['Output', parts.output],
      ['Images and audio', parts.media],
    ] as const
    return {
      month: cheapest.month,
      model: cheapest.model,
      request: cheapest.request,
      user: cheapest.user,
      year: cheapest.year,
      ...(values.rate === undefined ? {} : { home: cheapest.month * values.rate }),
      ...(models.length === 1
        ? {}
        : {
            spread: {
              is: 'plain' as const,
              says:
                cheapest.request > 0 && dearest.request > cheapest.request
                  ? `${dearest.model} costs ${show.number(dearest.request / cheapest.request, 1)} times as much for the same tokens.`
                  : 'All models of the list cost the same for these tokens.',
            },
          }),
      models,
      parts: named.flatMap(([part, cost]) =>
        cost > 0 ? [{ part, cost: cost * monthly, share: cost / cheapest.request }] : [],
      ),
      months: growthOfYear.map((factor, month) => ({
        month: month + 1,
        requests: monthly * factor,
        cost: cheapest.month * factor,
      })),
    }
  },

  steps: (values, { model }) => {
    const price = values.prices.find((one) => one.model === model) ?? values.prices[0]
    if (!price) return []
    const { freshTokens, fixedTokens, input, fixed, output } = billed(price, values)
    const figure = (value: number) => ({ kind: 'number' as const, value })
    return [
      {
        finds: 'A request to the cheapest model',
        gives: 'request' as const,
        is: '({freshTokens} × {inputPrice} + {fixedTokens} × {fixedPrice} + {output} × {outputPrice}) ÷ 1000000 × (1 − {batch} × {batchDiscount})[ + {images} × {imagePrice}][ + {audio} × {audioPrice}]',
        with: {
          freshTokens: figure(freshTokens),
          fixedTokens: figure(fixedTokens),
          inputPrice: figure(input),
          fixedPrice: figure(fixed),
          outputPrice: figure(output),
        },
      },
      { gives: 'month' as const, is: '{request} × {requests} × (1 + {retries}) × 365 ÷ 12' },
      { gives: 'user' as const, is: '{month} ÷ {users}' },
      { gives: 'year' as const, is: '{months.cost}' },
      { gives: 'home' as const, is: '{month} × {rate}' },
    ]
  },

  charts: [
    { kind: 'bar', title: 'Cost a month by model', of: 'models', x: 'model', y: ['month'] },
    { kind: 'donut', title: 'What is paid for', of: 'parts', label: 'part', value: 'cost' },
  ],
  examples: [
    {
      name: 'A support assistant',
      given: {
        prompt: 600,
        system: 1400,
        output: 400,
        requests: 2000,
        prices: [{ model: 'Claude Haiku 4.5', input: 1, cacheRead: 0.1, cacheWrite: 1.25, output: 5 }],
        cacheHits: 0,
      },
      expect: { month: 243.33, request: 0.004 },
    },
    {
      name: 'The same with a cached prompt',
      given: {
        prompt: 600,
        system: 1400,
        output: 400,
        requests: 2000,
        prices: [{ model: 'Claude Haiku 4.5', input: 1, cacheRead: 0.1, cacheWrite: 1.25, output: 5 }],
        cacheHits: 0.9,
      },
      expect: { month: 176.48 },
    },
  ],
})

/** Dollars of one request. */
interface Parts {
  fresh: number
  fixed: number
  output: number
  media: number
}

interface ModelPrice {
  model: string
  input: number
  cacheRead?: number | undefined
  cacheWrite?: number | undefined
  output: number
}

interface Usage {
  prompt: number
  pasted?: string | undefined
  system: number
  history: number
  output: number
  cacheHits: number
  batch: number
  batchDiscount: number
  images: number
  imagePrice: number
  audio: number
  audioPrice: number
  tiers: readonly { model: string; above: number; input: number; output: number }[]
}

/** Tokens of a request and what a million of each costs, by the tier that the request reaches and the share of cache hits. */
function billed(price: ModelPrice, usage: Usage) {
  const freshTokens = usage.pasted === undefined ? usage.prompt : Math.ceil([...usage.pasted].length / 4)
  const fixedTokens = usage.system + usage.history
  const name = price.model.trim().toLowerCase()
  const tier = usage.tiers
    .filter(({ model, above }) => model.trim().toLowerCase() === name && freshTokens + fixedTokens > above)
    .reduce<Usage['tiers'][number] | undefined>((last, one) => (last && last.above > one.above ? last : one), undefined)
  const input = tier?.input ?? price.input
  const raised = tier && price.input > 0 ? tier.input / price.input : 1
  const read = (price.cacheRead ?? price.input) * raised
  const write = (price.cacheWrite ?? price.input) * raised
  return {
    freshTokens,
    fixedTokens,
    input,
    fixed: usage.cacheHits > 0 ? usage.cacheHits * read + (1 - usage.cacheHits) * write : input,
    output: tier?.output ?? price.output,
  }
}

function partsOf(price: ModelPrice, usage: Usage): Parts {
  const { freshTokens, fixedTokens, input, fixed, output } = billed(price, usage)
  const token = (1 - usage.batch * usage.batchDiscount) / 1e6
  return {
    fresh: freshTokens * input * token,
    fixed: fixedTokens * fixed * token,
    output: usage.output * output * token,
    media: usage.images * usage.imagePrice + usage.audio * usage.audioPrice,
  }
}
