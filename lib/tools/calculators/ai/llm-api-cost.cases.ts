import { defineCases } from '@/lib/kits/calculator'
import llmApiCost from './llm-api-cost'

const plain = {
  pasted: undefined,
  history: 0,
  users: 100,
  growth: 0,
  retries: 0,
  cacheHits: 0,
  batch: 0,
  batchDiscount: 0.5,
  tiers: [],
  images: 0,
  imagePrice: 0,
  audio: 0,
  audioPrice: 0,
  rate: undefined,
} as const
const gemini = (how: string) => ({
  title: 'Deploybase: Gemini pricing with worked examples, March 2026',
  href: 'https://deploybase.ai/articles/gemini-2.5-pricing',
  how,
})

export default defineCases(llmApiCost, [
  {
    name: 'A document of 50,000 tokens and a summary of 2,000: 8.25 cents with Pro, 2 cents with Flash',
    given: {
      ...plain,
      prompt: 50_000,
      system: 0,
      output: 2000,
      requests: 1000,
      prices: [
        { model: 'Gemini 2.5 Pro', input: 1.25, output: 10 },
        { model: 'Gemini 2.5 Flash', input: 0.3, output: 2.5 },
      ],
    },
    expect: {
      model: 'Gemini 2.5 Flash',
      request: 0.02,
      year: 7300,
      models: {
        rows: 2,
        at: { 0: { model: 'Gemini 2.5 Pro', request: 0.0825, year: 30_112.5 }, 1: { request: 0.02 } },
      },
    },
    says: { spread: 'Gemini 2.5 Pro costs 4.1 times as much' },
    source: gemini('$0.0625 + $0.02 = $0.0825, $30,112.50 a year at 1,000 a day; Flash $0.020, $7,300 a year'),
  },
  {
    name: '100 million tokens in and 25 million out of GPT-5.2: $525',
    given: {
      ...plain,
      prompt: 4_000_000,
      system: 0,
      output: 1_000_000,
      requests: 300 / 365,
      users: 5,
      prices: [{ model: 'GPT-5.2', input: 1.75, cacheRead: 0.175, output: 14 }],
    },
    expect: { month: 525, request: 21, user: 105 },
    source: {
      title: 'Nicola Lazzari: OpenAI API pricing explained, 2026',
      href: 'https://nicolalazzari.ai/articles/openai-api-pricing-explained-2026',
      how: '(100 × 1.75) + (25 × 14) = $525 a month; 25 requests of a twenty-fifth each',
    },
  },
  {
    name: '100,000 tokens in and 10,000 out of Opus: 75 cents',
    given: {
      ...plain,
      prompt: 100_000,
      system: 0,
      output: 10_000,
      requests: 1,
      prices: [{ model: 'Claude Opus 4.6', input: 5, output: 25 }],
    },
    expect: { request: 0.75, spread: null },
    source: {
      title: 'Deploybase: Claude API pricing, March 2026',
      href: 'https://deploybase.ai/articles/claude-api-pricing',
      how: '$0.50 + $0.25 = $0.75',
    },
  },
  {
    name: 'Above 200,000 tokens the whole request has the higher price',
    given: {
      ...plain,
      prompt: 300_000,
      system: 100_000,
      output: 10_000,
      requests: 1,
      prices: [{ model: 'Gemini 2.5 Pro', input: 1.25, cacheRead: 0.125, output: 10 }],
      tiers: [{ model: 'gemini 2.5 pro', above: 200_000, input: 2.5, output: 15 }],
      cacheHits: 1,
    },
    expect: { request: 0.925 },
    source: {
      title: 'Deploybase: Gemini API pricing, March 2026',
      href: 'https://deploybase.ai/articles/gemini-api-pricing',
      how: '$2.50 and $15 above 200K tokens, cache reads 90% less: 0.3 × 2.5 + 0.1 × 0.25 + 0.01 × 15',
    },
  },
  {
    name: 'Everything at once: history, cache, batch, retries, growth, images and audio',
    given: {
      ...plain,
      prompt: 1000,
      system: 2000,
      history: 3000,
      output: 500,
      requests: 1000,
      users: 50,
      growth: 0.1,
      retries: 0.05,
      cacheHits: 0.8,
      batch: 0.4,
      images: 1,
      imagePrice: 0.002,
      audio: 0.5,
      audioPrice: 0.006,
      rate: 83,
      prices: [{ model: 'Sonnet', input: 3, cacheRead: 0.3, cacheWrite: 3.75, output: 15 }],
    },
    expect: {
      request: 0.01736,
      month: 554.44,
      user: 11.0887,
      year: 11_856.2,
      home: 46_018.11,
      models: { rows: 1, at: { 0: { user: 11.0887, month: 554.44 } } },
      parts: {
        rows: 4,
        at: {
          0: { part: 'New input', cost: 76.65 },
          1: { cost: 126.47, share: 0.2281 },
          2: { cost: 191.63 },
          3: { part: 'Images and audio', cost: 159.69 },
        },
        sum: { cost: 554.44 },
      },
      months: { rows: 12, at: { 11: { month: 12, requests: 91_121.41, cost: 1581.87 } }, sum: { cost: 11_856.2 } },
    },
    source: {
      title: 'LibreOffice Calc: SUMPRODUCT of tokens and prices, FV over twelve months',
      how: 'Tokens × price × 0.8; fixed part at 0.8 × 0.3 + 0.2 × 3.75; images and audio at once; × 1000 × 1.05 × 365/12',
      sheet: {
        cells: { A1: 0.001, A2: 0.005, A3: 0.0005, B1: 2.4, B2: '=0.8*(0.8*0.3+0.2*3.75)', B3: 12 },
        formulas: {
          request: '=SUMPRODUCT(A1:A3;B1:B3)+0.005',
          month: '=(SUMPRODUCT(A1:A3;B1:B3)+0.005)*1050*365/12',
          year: '=FV(10%;12;-(SUMPRODUCT(A1:A3;B1:B3)+0.005)*1050*365/12)',
          home: '=83*(SUMPRODUCT(A1:A3;B1:B3)+0.005)*1050*365/12',
        },
      },
    },
  },
  {
    name: 'Pasted text is four characters a token, and a request without an answer costs its input',
    given: {
      ...plain,
      prompt: 0,
      pasted: 'abcdefghij',
      system: 0,
      output: 0,
      requests: 1_000_000,
      prices: [{ model: 'A', input: 1, output: 5 }],
    },
    expect: { request: 0.000003, parts: { rows: 1, at: { 0: { share: 1 } } } },
    source: {
      title: 'OpenAI help: what are tokens and how to count them',
      href: 'https://help.openai.com/en/articles/4936856-what-are-tokens-and-how-to-count-them',
      how: 'One token is about four characters: ten characters are 2.5, three whole tokens',
    },
  },
  {
    name: 'A list of free models is refused',
    given: { ...plain, prices: [{ model: 'A', input: 0, output: 0 }] },
    problem: 'prices',
    source: { title: 'Arithmetic on paper', how: 'Nothing to compare' },
  },
])
