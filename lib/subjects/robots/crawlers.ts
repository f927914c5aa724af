/** A crawler as its operator documents it. */
export interface Crawler {
  /** Product token, as robots.txt names it. */
  token: string
  /** Tokens whose group it follows where its own is missing. */
  also?: readonly string[]
  of: string
  does: string
}

/** Crawlers whose operators publish the token that they obey. */
export const crawlers: readonly Crawler[] = [
  { token: 'Googlebot', of: 'Google', does: 'search' },
  { token: 'Googlebot-Image', also: ['Googlebot'], of: 'Google', does: 'image search' },
  { token: 'Googlebot-News', also: ['Googlebot'], of: 'Google', does: 'news' },
  { token: 'Bingbot', of: 'Microsoft', does: 'search' },
  { token: 'DuckDuckBot', of: 'DuckDuckGo', does: 'search' },
  { token: 'YandexBot', also: ['Yandex'], of: 'Yandex', does: 'search' },
  { token: 'Applebot', also: ['Googlebot'], of: 'Apple', does: 'search' },
  { token: 'Google-Extended', of: 'Google', does: 'use for AI models' },
  { token: 'Applebot-Extended', of: 'Apple', does: 'use for AI models' },
  { token: 'GPTBot', of: 'OpenAI', does: 'training of AI models' },
  { token: 'OAI-SearchBot', of: 'OpenAI', does: 'AI search' },
  { token: 'ClaudeBot', of: 'Anthropic', does: 'training of AI models' },
  { token: 'PerplexityBot', of: 'Perplexity', does: 'AI search' },
  { token: 'CCBot', of: 'Common Crawl', does: 'open archive' },
  { token: 'meta-externalagent', of: 'Meta', does: 'training of AI models' },
  { token: 'Amazonbot', of: 'Amazon', does: 'answers and AI models' },
]

/** The tokens that a crawler looks for, its own first. */
export function tokensOf(token: string): readonly string[] {
  const known = crawlers.find((one) => one.token.toLowerCase() === token.toLowerCase())
  return [token, ...(known?.also ?? [])]
}
