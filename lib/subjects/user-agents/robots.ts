/* Programs that fetch pages for somebody, by the names that they give themselves. The list was written in November 2026. */

export interface KnownRobot {
  token: string
  of: string
  does: string
}

const table = `Googlebot-Image|Google|image search
Googlebot-News|Google|news
Googlebot-Video|Google|video search
Google-InspectionTool|Google|tests of Search Console
Google-CloudVertexBot|Google|AI agents of customers
GoogleOther|Google|research of its own
Storebot-Google|Google|shopping
AdsBot-Google|Google|quality of advertisements
Mediapartners-Google|Google|advertisements
APIs-Google|Google|messages of its APIs
FeedFetcher-Google|Google|feeds
Google-Read-Aloud|Google|reading aloud
Googlebot|Google|search
bingbot|Microsoft|search
BingPreview|Microsoft|previews
adidxbot|Microsoft|advertisements
msnbot|Microsoft|search, formerly
DuckDuckBot|DuckDuckGo|search
DuckAssistBot|DuckDuckGo|AI answers
YandexBot|Yandex|search
Yandex|Yandex|search and other services
Baiduspider|Baidu|search
Sogou|Sogou|search
PetalBot|Huawei|search
Applebot|Apple|search
Slurp|Yahoo|search
Qwantify|Qwant|search
SeznamBot|Seznam|search
Yeti|Naver|search
GPTBot|OpenAI|training of AI models
OAI-SearchBot|OpenAI|AI search
ChatGPT-User|OpenAI|pages that a user asked for
ClaudeBot|Anthropic|training of AI models
Claude-SearchBot|Anthropic|AI search
Claude-User|Anthropic|pages that a user asked for
anthropic-ai|Anthropic|training of AI models, formerly
PerplexityBot|Perplexity|AI search
Perplexity-User|Perplexity|pages that a user asked for
CCBot|Common Crawl|open archive
meta-externalagent|Meta|training of AI models
meta-externalfetcher|Meta|pages that a user asked for
facebookexternalhit|Meta|previews of links
facebookcatalog|Meta|catalogues of shops
Amazonbot|Amazon|answers and AI models
Bytespider|ByteDance|training of AI models
MistralAI-User|Mistral|pages that a user asked for
cohere-ai|Cohere|AI answers
Diffbot|Diffbot|data for customers
Twitterbot|X|previews of links
LinkedInBot|LinkedIn|previews of links
Pinterestbot|Pinterest|previews of links
Slackbot|Slack|previews of links
Discordbot|Discord|previews of links
TelegramBot|Telegram|previews of links
WhatsApp|WhatsApp|previews of links
SkypeUriPreview|Microsoft|previews of links
redditbot|Reddit|previews of links
AhrefsBot|Ahrefs|SEO data
AhrefsSiteAudit|Ahrefs|SEO data
SemrushBot|Semrush|SEO data
MJ12bot|Majestic|SEO data
DotBot|Moz|SEO data
rogerbot|Moz|SEO data
BLEXBot|WebMeUp|SEO data
DataForSeoBot|DataForSEO|SEO data
SiteAuditBot|Semrush|SEO data
Screaming Frog|Screaming Frog|SEO data, started by somebody
Sitebulb|Sitebulb|SEO data, started by somebody
UptimeRobot|UptimeRobot|whether a site answers
Pingdom|Pingdom|whether a site answers
StatusCake|StatusCake|whether a site answers
Better Uptime|Better Stack|whether a site answers
Site24x7|Site24x7|whether a site answers
Chrome-Lighthouse|Google|measurements, started by somebody
PTST|WebPageTest|measurements, started by somebody
archive.org_bot|Internet Archive|archive
ia_archiver|Internet Archive|archive, formerly
W3C_Validator|W3C|checks, started by somebody
W3C-checklink|W3C|checks, started by somebody
Let's Encrypt validation server|Let’s Encrypt|proof of a domain
HeadlessChrome|Chromium|a browser without a window, run by a program
PhantomJS|PhantomJS|a browser without a window, run by a program`

export const knownRobots: readonly KnownRobot[] = table.split('\n').map((line) => {
  const [token = '', of = '', does = ''] = line.split('|')
  return { token, of, does }
})

/** Libraries and programs that ask for pages, by the name of their product. */
export const programs: Readonly<Record<string, string>> = {
  curl: 'curl',
  libcurl: 'libcurl',
  wget: 'Wget',
  postmanruntime: 'Postman',
  insomnia: 'Insomnia',
  'python-requests': 'Python Requests',
  'python-urllib': 'Python urllib',
  'python-httpx': 'Python HTTPX',
  aiohttp: 'Python aiohttp',
  scrapy: 'Scrapy',
  'go-http-client': 'Go',
  okhttp: 'OkHttp',
  java: 'Java',
  'java-http-client': 'Java',
  'apache-httpclient': 'Apache HttpClient',
  'node-fetch': 'node-fetch',
  axios: 'axios',
  undici: 'undici',
  node: 'Node.js',
  got: 'got',
  guzzlehttp: 'Guzzle',
  php: 'PHP',
  ruby: 'Ruby',
  faraday: 'Faraday',
  'libwww-perl': 'libwww-perl',
  httpie: 'HTTPie',
  reqwest: 'reqwest',
  dalvik: 'Android app',
  cfnetwork: 'Apple app',
  powershell: 'PowerShell',
}
