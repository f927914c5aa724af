import { knownRobots, programs } from './robots'
import { tokensIn, type Product, type Tokens } from './tokens'

export type DeviceKind = 'Desktop' | 'Phone' | 'Tablet' | 'Television' | 'Console' | 'Headset' | 'Robot' | 'Program'

export interface Agent {
  text: string
  /** Empty where nothing known stands in it. */
  browser: string
  version: string
  engine: string
  engineVersion: string
  system: string
  systemVersion: string
  device: DeviceKind | ''
  model: string
  robot?: { name: string; of: string; does: string }
  /** What the string does not say, or says though it is not so. */
  notes: readonly string[]
}

interface Named {
  token: string
  name: string
}

const named = (table: string): Named[] =>
  table.split('\n').map((line) => {
    const [token = '', name = token] = line.split('|')
    return { token, name }
  })

/** Browsers by their own product, before those that they name for the sake of old sites. */
const browsers = named(`EdgiOS|Edge for iOS
EdgA|Edge for Android
Edg|Edge
Edge|Edge (EdgeHTML)
OPR|Opera
OPT|Opera for iOS
OPX|Opera GX for iOS
OPiOS|Opera Mini for iOS
Opera Mini|Opera Mini
Vivaldi|Vivaldi
YaBrowser|Yandex Browser
SamsungBrowser|Samsung Internet
DuckDuckGo|DuckDuckGo
Ddg|DuckDuckGo
UCBrowser|UC Browser
MiuiBrowser|Mi Browser
HuaweiBrowser|Huawei Browser
Silk|Amazon Silk
Whale|Naver Whale
Brave|Brave
Electron|Electron app
FBAV|Facebook app
Instagram|Instagram app
GSA|Google app
CriOS|Chrome for iOS
FxiOS|Firefox for iOS
Focus|Firefox Focus
Klar|Firefox Klar
SeaMonkey|SeaMonkey
PaleMoon|Pale Moon
Waterfox|Waterfox
LibreWolf|LibreWolf
Camino|Camino
Thunderbird|Thunderbird
Firefox|Firefox
HeadlessChrome|Headless Chrome
Chrome|Chrome
Chromium|Chromium`)

const windowsNames: Readonly<Record<string, string>> = {
  '5.0': '2000',
  '5.1': 'XP',
  '5.2': 'XP or Server 2003',
  '6.0': 'Vista',
  '6.1': '7',
  '6.2': '8',
  '6.3': '8.1',
  '10.0': '10 or 11',
}

const dotted = (version: string) => version.replaceAll('_', '.')

interface System {
  system: string
  systemVersion: string
  device: DeviceKind | ''
  model: string
}

/** A model stands behind the version of Android, without the name of its build. */
function androidModel(comments: readonly string[], at: number): string {
  const rest = comments
    .slice(at + 1)
    .filter((part) => !/^(?:Mobile|Tablet|U|wv|KHTML.*|compatible|rv:.*|[a-z]{2}[-_][A-Za-z]{2})$/.test(part))
  const model = rest[0]?.replace(/\s*Build\/.*$/, '').trim() ?? ''
  return model === 'K' ? '' : model
}

function systemOf({ comments, products }: Tokens, text: string): System {
  const none: System = { system: '', systemVersion: '', device: '', model: '' }
  const find = (pattern: RegExp) => comments.map((part) => pattern.exec(part)).find((match) => match !== null)
  const isMobile = /\bMobi/i.test(text)
  if (/\bPlayStation\b/i.test(text))
    return { ...none, system: 'PlayStation', device: 'Console', model: find(/PlayStation[^;]*/)?.[0] ?? '' }
  if (/\bXbox\b/i.test(text))
    return { ...none, system: 'Windows', device: 'Console', model: find(/Xbox[^;]*/)?.[0] ?? 'Xbox' }
  if (/\bNintendo\b/i.test(text))
    return { ...none, system: 'Nintendo', device: 'Console', model: find(/Nintendo[^;]*/)?.[0] ?? '' }
  const tizen = /Tizen[ /]([\d.]+)/.exec(text)
  if (tizen)
    return { ...none, system: 'Tizen', systemVersion: tizen[1] ?? '', device: /TV/.test(text) ? 'Television' : 'Phone' }
  if (/Web0S|webOS|NetCast/i.test(text) && /TV|Web0S/i.test(text))
    return { ...none, system: 'webOS', device: 'Television' }
  const phone = find(/^(iPhone|iPod(?: touch)?|iPad)\b/)
  if (phone) {
    const version = /OS (\d+(?:[_.]\d+)*)/.exec(text)?.[1] ?? ''
    return {
      system: phone[1] === 'iPad' ? 'iPadOS' : 'iOS',
      systemVersion: dotted(version),
      device: phone[1] === 'iPad' ? 'Tablet' : 'Phone',
      model: phone[1] ?? '',
    }
  }
  const at = comments.findIndex((part) => /^Android\b/i.test(part))
  if (at !== -1) {
    const isTelevision = /\bTV\b|BRAVIA|AFT[A-Z]|CrKey/.test(text)
    const isHeadset = /Quest|OculusBrowser/.test(text)
    const isTablet = comments.includes('Tablet') || !isMobile
    return {
      system: 'Android',
      systemVersion: /Android[ /-]?([\d.]+)/i.exec(comments[at] ?? '')?.[1] ?? '',
      device: isTelevision ? 'Television' : isHeadset ? 'Headset' : isTablet ? 'Tablet' : 'Phone',
      model: androidModel(comments, at),
    }
  }
  const windowsPhone = find(/^Windows Phone(?: OS)? ?([\d.]*)/)
  if (windowsPhone) return { ...none, system: 'Windows Phone', systemVersion: windowsPhone[1] ?? '', device: 'Phone' }
  const windows = find(/^Windows NT ([\d.]+)/)
  if (windows)
    return {
      ...none,
      system: 'Windows',
      systemVersion: windowsNames[windows[1] ?? ''] ?? windows[1] ?? '',
      device: 'Desktop',
    }
  const windowsOld = find(/^(?:Windows|Win) ?(95|98|ME|CE)/i)
  if (windowsOld) return { ...none, system: 'Windows', systemVersion: windowsOld[1] ?? '', device: 'Desktop' }
  const chromeOs = find(/^CrOS \S+ ?([\d.]*)/)
  if (chromeOs) return { ...none, system: 'ChromeOS', systemVersion: chromeOs[1] ?? '', device: 'Desktop' }
  const mac = find(/Mac OS X ?([\d._]*)/)
  if (mac || comments.some((part) => part.startsWith('Macintosh')))
    return { ...none, system: 'macOS', systemVersion: dotted(mac?.[1] ?? ''), device: 'Desktop' }
  const linux = find(/^(Ubuntu|Fedora|Debian|Linux|FreeBSD|OpenBSD|NetBSD|SunOS)\b/)
  if (linux)
    return {
      ...none,
      system: linux[1] ?? '',
      device: /\bTV\b/.test(text) ? 'Television' : isMobile ? 'Phone' : 'Desktop',
    }
  const firefoxOs = comments.find((part) => /^(?:Mobile|Tablet|TV)$/.test(part))
  if (firefoxOs && products.some(({ name }) => name === 'Gecko'))
    return {
      ...none,
      system: 'Firefox OS',
      device: firefoxOs === 'Mobile' ? 'Phone' : firefoxOs === 'Tablet' ? 'Tablet' : 'Television',
    }
  return none
}

const versionOf = (products: readonly Product[], token: string) =>
  products.find(({ name }) => name.toLowerCase() === token.toLowerCase())?.version ?? ''
const has = (products: readonly Product[], token: string) => products.some(({ name }) => name === token)

function browserOf({ products, comments }: Tokens, text: string): { browser: string; version: string } {
  for (const { token, name } of browsers) {
    if (has(products, token)) return { browser: name, version: versionOf(products, token) }
    const inText = token.includes(' ') || token === 'FBAV' ? new RegExp(`${token}/([\\d.]+)`).exec(text) : null
    if (inText) return { browser: name, version: inText[1] ?? '' }
  }
  const explorer = /\bMSIE ([\d.]+)/.exec(text) ?? (/Trident\//.test(text) ? /rv:([\d.]+)/.exec(text) : null)
  if (explorer) return { browser: 'Internet Explorer', version: explorer[1] ?? '' }
  if (has(products, 'Opera'))
    return { browser: 'Opera', version: versionOf(products, 'Version') || versionOf(products, 'Opera') }
  const isApple = comments.some((part) => /^(?:Macintosh|iPhone|iPad|iPod)/.test(part))
  if (has(products, 'Safari') && has(products, 'Version'))
    return {
      browser: isApple
        ? 'Safari'
        : comments.some((part) => part.startsWith('Android'))
          ? 'Android Browser'
          : 'WebKit browser',
      version: versionOf(products, 'Version'),
    }
  if (isApple && has(products, 'AppleWebKit')) return { browser: 'Web view of an app', version: '' }
  return { browser: '', version: '' }
}

function engineOf({ products, comments }: Tokens, text: string): { engine: string; engineVersion: string } {
  const trident = /Trident\/([\d.]+)/.exec(text)
  if (trident || /\bMSIE /.test(text)) return { engine: 'Trident', engineVersion: trident?.[1] ?? '' }
  if (has(products, 'Edge')) return { engine: 'EdgeHTML', engineVersion: versionOf(products, 'Edge') }
  if (has(products, 'Presto')) return { engine: 'Presto', engineVersion: versionOf(products, 'Presto') }
  if (has(products, 'Gecko'))
    return {
      engine: 'Gecko',
      engineVersion:
        comments.map((part) => /^rv:([\d.]+)/.exec(part)?.[1]).find((version) => version !== undefined) ?? '',
    }
  const chromium =
    versionOf(products, 'Chrome') || versionOf(products, 'HeadlessChrome') || versionOf(products, 'Chromium')
  if (chromium !== '')
    return Number.parseInt(chromium, 10) < 28
      ? { engine: 'WebKit', engineVersion: versionOf(products, 'AppleWebKit') }
      : { engine: 'Blink', engineVersion: chromium }
  if (has(products, 'AppleWebKit')) return { engine: 'WebKit', engineVersion: versionOf(products, 'AppleWebKit') }
  return { engine: '', engineVersion: '' }
}

const robotWords =
  /bot\b|bots?[/;+ _-]|robot|crawl|spider|slurp|scrap|fetch|monitor|validator|checker|preview|archiver|indexer|inspector|auditor|feed|scan|-agent\b|[a-z]-user\b|\+?https?:\/\/|@[\w.-]+\.\w{2,}/i

function robotOf(text: string, { products, comments }: Tokens): Agent['robot'] {
  const small = text.toLowerCase()
  const known = knownRobots.find(({ token }) => small.includes(token.toLowerCase()))
  if (known) return { name: known.token, of: known.of, does: known.does }
  const [word] = robotWords.exec(text) ?? []
  if (word === undefined) return undefined
  const isName = (name: string) => /bot|crawl|spider|scrap|fetch|monitor|preview|feed|scan/i.test(name)
  const product =
    products.find(({ name }) => isName(name)) ??
    products.find(({ name }) => !/^(?:Mozilla|AppleWebKit|Safari|Chrome|Mobile|Version|Gecko)$/.test(name))
  const comment = comments.find((part) => isName(part) && !/^\+?https?:/.test(part))
  return { name: (product?.name ?? comment ?? word).replace(/\/.*$/, ''), of: '', does: 'says that it is one' }
}

function notesOf(agent: Omit<Agent, 'notes'>, { products, comments }: Tokens): string[] {
  const notes: string[] = []
  const chrome = versionOf(products, 'Chrome')
  if (/^\d+\.0\.0\.0$/.test(chrome)) notes.push('Reduced: Chromium tells its main version alone, and zeros behind it.')
  if (agent.system === 'Android' && agent.systemVersion === '10' && comments.includes('K'))
    notes.push('Frozen: Android 10 and K stand there for every version and every model.')
  if (agent.system === 'Windows' && agent.systemVersion === '10 or 11')
    notes.push('Frozen: Windows 11 calls itself Windows NT 10.0 too.')
  if (agent.system === 'macOS' && /^10\.15(?:\.7)?$/.test(agent.systemVersion))
    notes.push('Frozen: macOS 11 and later call themselves 10.15, with Intel, whatever the processor is.')
  if (agent.browser === 'Safari' && agent.system === 'macOS')
    notes.push('An iPad that asks for desktop pages sends the same as a Mac.')
  if (agent.system === 'ChromeOS' && agent.systemVersion === '14541.0.0')
    notes.push('Frozen: ChromeOS tells 14541.0.0 in every version.')
  if (['iOS', 'iPadOS'].includes(agent.system) && agent.engine === 'WebKit' && !['Safari', ''].includes(agent.browser))
    notes.push('On iOS most browsers run on WebKit, whatever their name.')
  if (agent.browser === 'Chrome' && agent.device !== 'Robot')
    notes.push('Brave and other browsers send the string of Chrome unchanged.')
  if (agent.robot)
    notes.push('Anybody can send this string. Operators publish addresses or host names by which it is checked.')
  return notes
}

const longest = 2000

/**
 * Reads a User-Agent string by rules of its own: browser, engine, system, device and robots, with what is frozen in it. What is not known
 * stays empty. Strings beyond 2,000 letters are cut. Sources: MDN, Chromium’s User-Agent Reduction, operators of crawlers.
 */
export function parseAgent(raw: string): Agent {
  const text = raw.trim().slice(0, longest)
  const tokens = tokensIn(text)
  const robot = robotOf(text, tokens)
  const [first] = tokens.products
  const program =
    first && Object.hasOwn(programs, first.name.toLowerCase()) ? programs[first.name.toLowerCase()] : undefined
  const isApp = tokens.products.some(({ name }) => name === 'CFNetwork')
  const system = systemOf(tokens, text)
  const found = browserOf(tokens, text)
  const plain =
    program !== undefined || isApp ? { browser: program ?? 'Apple app', version: first?.version ?? '' } : found
  const device: Agent['device'] = robot ? 'Robot' : program !== undefined || isApp ? 'Program' : system.device
  const agent = { text, ...plain, ...engineOf(tokens, text), ...system, device, ...(robot && { robot }) }
  return { ...agent, notes: notesOf(agent, tokens) }
}

/** Whether nothing at all was made out. */
export const isUnread = ({ browser, system, robot, device }: Agent) =>
  browser === '' && system === '' && !robot && device === ''
