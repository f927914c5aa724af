/* What published guides ask of a page's HTML. Each check says what it found, where, and who asks for it. */
import type { ReportPlace } from '@/lib/base/report/report'
import { metaContents, type PageParts, type Placed } from '@/lib/subjects/html/page'
import { counted } from '@/lib/messages/counted'

export interface CheckResult {
  /** `absent`: nothing to judge, so it does not count. */
  outcome: 'pass' | 'fail' | 'absent'
  says: string
  detail?: string
  at?: ReportPlace
}

export interface Check {
  group: 'Head' | 'Content' | 'Links and images' | 'Sharing and data' | 'Keyword'
  source: string
  judge(page: PageParts, keyword: string): CheckResult
}

const google = (page: string) => `Google Search Central, “${page}”`
const html = (section: string) => `WHATWG HTML, ${section}`
const wcag = (criterion: string) => `WCAG 2.2, ${criterion}`

function pass(says: string, part?: Placed): CheckResult {
  return { outcome: 'pass', says, ...(part?.at && { at: part.at }) }
}
function fail(says: string, detail: string, part?: Placed): CheckResult {
  return { outcome: 'fail', says, detail, ...(part?.at && { at: part.at }) }
}
const absent = (says: string): CheckResult => ({ outcome: 'absent', says })

const isWholeAddress = (href: string) => /^https?:\/\/[^/\s]+/i.test(href)
const relOf = (page: PageParts, rel: string) => page.links.filter((link) => link.rel.split(/\s+/).includes(rel))

const head: Check[] = [
  {
    group: 'Head',
    source: html('4.2.2 The title element'),
    judge({ titles }) {
      const [title] = titles
      if (!title)
        return fail(
          'The page has no title.',
          'Add <title> in the head: what the page is about, in a few words of its own.',
        )
      return title.text === ''
        ? fail('The title is empty.', 'Write what the page is about.', title)
        : pass(`Title: “${title.text}”`, title)
    },
  },
  {
    group: 'Head',
    source: html('4.2.2 The title element'),
    judge({ titles }) {
      if (titles.length === 0) return absent('No title to count.')
      return titles.length === 1
        ? pass('There is one title.')
        : fail(`There are ${String(titles.length)} titles; the first counts.`, 'Remove the others.', titles[1])
    },
  },
  {
    group: 'Head',
    source: google('Influencing title links in search results'),
    judge({ titles: [title] }) {
      if (!title || title.text === '') return absent('No title to judge.')
      return /^(?:home|untitled|index|new page|document|welcome|start)(?:\s*page)?$/i.test(title.text)
        ? fail(`“${title.text}” says nothing about the page.`, 'Name the page’s subject, then the site.', title)
        : pass('The title names something.', title)
    },
  },
  {
    group: 'Head',
    source: google('Control your snippets in search results'),
    judge(page) {
      const all = metaContents(page, 'description')
      const [description] = all
      if (!description)
        return fail('There is no meta description.', 'Add one that sums up this page; search engines may show it.')
      if (description.content.trim() === '')
        return fail('The meta description is empty.', 'Write a sentence about this page.', description)
      return all.length > 1
        ? fail(`There are ${String(all.length)} meta descriptions.`, 'Keep one.', all[1])
        : pass(`Description: “${description.content.trim()}”`, description)
    },
  },
  {
    group: 'Head',
    source: google('Robots meta tag, data-nosnippet, and X-Robots-Tag specifications'),
    judge(page) {
      const rules = ['robots', 'googlebot'].flatMap((name) => metaContents(page, name))
      const closed = rules.find(({ content }) => /\b(?:noindex|none)\b/i.test(content))
      return closed
        ? fail(
            'The page asks not to be listed (noindex).',
            'Right for a thank-you page. If it should be found, take the rule out.',
            closed,
          )
        : pass('Nothing in the HTML keeps it out of the index.')
    },
  },
  {
    group: 'Head',
    source: google('How to specify a canonical URL with rel="canonical" and other methods'),
    judge(page) {
      const all = relOf(page, 'canonical')
      const [canonical] = all
      if (!canonical)
        return fail(
          'There is no canonical link.',
          'Add <link rel="canonical"> with the page’s own address, so that its copies count as one.',
        )
      if (all.length > 1)
        return fail(
          `There are ${String(all.length)} canonical links.`,
          'With several, all may be ignored. Keep one.',
          all[1],
        )
      return isWholeAddress(canonical.href)
        ? pass(`Canonical address: ${canonical.href}`, canonical)
        : fail(
            `The canonical address “${canonical.href}” is not whole.`,
            'Write it with https:// and the host.',
            canonical,
          )
    },
  },
  {
    group: 'Head',
    source: google('Tell Google about localized versions of your page'),
    judge(page) {
      const all = relOf(page, 'alternate').filter(({ hreflang }) => hreflang !== '')
      if (all.length === 0) return absent('No versions in other languages are named.')
      const wrong = all.find(
        ({ hreflang }) => !/^(?:x-default|[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?)$/i.test(hreflang),
      )
      if (wrong)
        return fail(
          `“${wrong.hreflang}” is no language code.`,
          'Use ISO 639-1, with a region of ISO 3166-1 where needed: en, en-GB.',
          wrong,
        )
      const short = all.find(({ href }) => !isWholeAddress(href))
      return short
        ? fail(`The address “${short.href}” of a version is not whole.`, 'Write it with https:// and the host.', short)
        : pass(`${counted(all.length, 'version', 'versions')} in other languages named.`, all[0])
    },
  },
  {
    group: 'Head',
    source: wcag('3.1.1 Language of Page'),
    judge({ lang, isWhole }) {
      if (!isWhole) return absent('Only a piece of a page was given.')
      if (lang === undefined || lang.trim() === '')
        return fail('The page does not say its language.', 'Write <html lang="en">, or whichever it is.')
      return /^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/i.test(lang)
        ? pass(`Language: ${lang}`)
        : fail(`“${lang}” is no language code.`, 'Use a code such as en or pt-BR.')
    },
  },
  {
    group: 'Head',
    source: html('4.2.5.4 Specifying the document’s character encoding'),
    judge(page) {
      if (!page.isWhole) return absent('Only a piece of a page was given.')
      const declared =
        page.charset ?? /charset=([\w-]+)/i.exec(metaContents(page, 'content-type')[0]?.content ?? '')?.[1]
      if (declared === undefined)
        return fail(
          'The character encoding is not declared.',
          'Put <meta charset="utf-8"> first in the head, unless the server sends it.',
        )
      return /^utf-?8$/i.test(declared)
        ? pass('Encoding: UTF-8')
        : fail(`The encoding is ${declared}.`, 'The standard requires UTF-8.')
    },
  },
  {
    group: 'Head',
    source: html('13.1.1 The DOCTYPE'),
    judge({ hasDoctype, isWhole }) {
      if (!isWhole) return absent('Only a piece of a page was given.')
      return hasDoctype
        ? pass('The page begins with a doctype.')
        : fail('The doctype is missing or old.', 'Begin with <!DOCTYPE html>; without it browsers draw by old rules.')
    },
  },
  {
    group: 'Head',
    source: google('Mobile site and mobile-first indexing best practices'),
    judge(page) {
      if (!page.isWhole) return absent('Only a piece of a page was given.')
      const [viewport] = metaContents(page, 'viewport')
      return viewport && /width\s*=/i.test(viewport.content)
        ? pass(`Viewport: ${viewport.content}`, viewport)
        : fail(
            'No viewport is set, so phones show a shrunken desktop page.',
            'Add <meta name="viewport" content="width=device-width, initial-scale=1">.',
            viewport,
          )
    },
  },
  {
    group: 'Head',
    source: wcag('1.4.4 Resize Text'),
    judge(page) {
      const [viewport] = metaContents(page, 'viewport')
      if (!viewport) return absent('No viewport to judge.')
      const most = Number(/maximum-scale\s*=\s*([\d.]+)/i.exec(viewport.content)?.[1] ?? '10')
      return /user-scalable\s*=\s*(?:no|0)/i.test(viewport.content) || most < 2
        ? fail('The page forbids zooming.', 'Take out user-scalable=no and maximum-scale.', viewport)
        : pass('Visitors may zoom.', viewport)
    },
  },
  {
    group: 'Head',
    source: google('Redirects and Google Search'),
    judge(page) {
      const [refresh] = metaContents(page, 'refresh')
      return refresh
        ? fail(
            `The page sends its visitors on by itself (${refresh.content}).`,
            'Let the server redirect with 301 or 302 where you can.',
            refresh,
          )
        : pass('No redirect by a meta tag.')
    },
  },
]

const content: Check[] = [
  {
    group: 'Content',
    source: google('Influencing title links in search results'),
    judge({ headings }) {
      const main = headings.filter(({ level }) => level === 1)
      const [first] = main
      if (!first)
        return fail(
          'There is no main heading (h1).',
          'Give the page one heading that stands out and says what it is about.',
        )
      return main.length === 1
        ? pass(`Main heading: “${first.text}”`, first)
        : fail(
            `There are ${String(main.length)} main headings.`,
            'Headings of the same weight leave unclear which one is the page’s title.',
            main[1],
          )
    },
  },
  {
    group: 'Content',
    source: 'W3C WAI, Web Accessibility Tutorials, “Headings”',
    judge({ headings }) {
      if (headings.length < 2) return absent('Too few headings to compare.')
      const skipped = headings.find(({ level }, at) => at > 0 && level > (headings[at - 1]?.level ?? 0) + 1)
      return skipped
        ? fail(
            `“${skipped.text}” skips a level of headings (h${String(skipped.level)}).`,
            'Go down one level at a time.',
            skipped,
          )
        : pass('The levels of headings follow each other.')
    },
  },
  {
    group: 'Content',
    source: wcag('2.4.6 Headings and Labels'),
    judge({ headings }) {
      if (headings.length === 0) return absent('No headings to judge.')
      const empty = headings.find(({ text }) => text === '')
      return empty
        ? fail('A heading is empty.', 'Fill it in or remove it.', empty)
        : pass(`${counted(headings.length, 'heading', 'headings')}, none empty.`)
    },
  },
  {
    group: 'Content',
    source: google('Understand JavaScript SEO basics'),
    judge({ text, isWhole }) {
      if (!isWhole) return absent('Only a piece of a page was given.')
      const words = text.split(/\s+/).filter(Boolean).length
      return words > 0
        ? pass(`The HTML itself holds ${counted(words, 'word', 'words')}.`)
        : fail(
            'The HTML holds no text.',
            'A script probably writes the page. What it writes is not seen here, and not by every crawler.',
          )
    },
  },
]

const generic =
  /^(?:click here|here|read more|more|learn more|link|this|this page|go|details|continue|weiter|mehr|hier)[.…»>→\s]*$/i

const linksAndImages: Check[] = [
  {
    group: 'Links and images',
    source: google('SEO link best practices for Google'),
    judge({ anchors }) {
      if (anchors.length === 0) return absent('No links to judge.')
      const dead = anchors.filter(
        ({ href }) => href === undefined || /^javascript:/i.test(href.trim()) || href.trim() === '#',
      )
      return dead.length > 0
        ? fail(
            `${counted(dead.length, 'link leads', 'links lead')} nowhere that a crawler can follow.`,
            'Give each <a> an href with an address.',
            dead[0],
          )
        : pass(`${counted(anchors.length, 'link', 'links')}, each with an address.`)
    },
  },
  {
    group: 'Links and images',
    source: wcag('2.4.4 Link Purpose (In Context)'),
    judge({ anchors }) {
      const linked = anchors.filter(({ href }) => href !== undefined)
      if (linked.length === 0) return absent('No links to judge.')
      const silent = linked.filter(({ text }) => text === '')
      return silent.length > 0
        ? fail(
            `${counted(silent.length, 'link has', 'links have')} no text.`,
            'Write where it leads; for a picture, in its alt text.',
            silent[0],
          )
        : pass('Every link has a text.')
    },
  },
  {
    group: 'Links and images',
    source: google('SEO link best practices for Google'),
    judge({ anchors }) {
      const said = anchors.filter(({ text }) => text !== '')
      if (said.length === 0) return absent('No link texts to judge.')
      const vague = said.filter(({ text }) => generic.test(text))
      return vague.length > 0
        ? fail(
            `${counted(vague.length, 'link says', 'links say')} only “${vague[0]?.text ?? ''}” or the like.`,
            'Say in the link what lies behind it.',
            vague[0],
          )
        : pass('Link texts say where they lead.')
    },
  },
  {
    group: 'Links and images',
    source: wcag('1.1.1 Non-text Content'),
    judge({ images }) {
      if (images.length === 0) return absent('No images to judge.')
      const silent = images.filter(({ alt }) => alt === undefined)
      return silent.length > 0
        ? fail(
            `${counted(silent.length, 'image has', 'images have')} no alt attribute.`,
            'Describe the picture; for an ornament write alt="".',
            silent[0],
          )
        : pass(`${counted(images.length, 'image', 'images')}, each with an alt attribute.`)
    },
  },
  {
    group: 'Links and images',
    source: 'web.dev, “Optimize Cumulative Layout Shift”',
    judge({ images }) {
      if (images.length === 0) return absent('No images to judge.')
      const loose = images.filter(({ hasSize }) => !hasSize)
      return loose.length > 0
        ? fail(
            `${counted(loose.length, 'image has', 'images have')} no width and height.`,
            'Without them the text jumps when the picture arrives. A style sheet may set a place instead; that is not seen here.',
            loose[0],
          )
        : pass('Every image has width and height.')
    },
  },
  {
    group: 'Links and images',
    source: 'W3C, “Mixed Content”',
    judge({ images, links }) {
      const loaded = [
        ...images.map(({ src, at }) => ({ href: src, at })),
        ...links.filter(({ rel }) => /stylesheet|icon|preload/.test(rel)),
      ]
      const open = loaded.find(({ href }) => /^http:\/\//i.test(href))
      return open
        ? fail(
            `Something is loaded over http: ${open.href}`,
            'Browsers block or upgrade it on a page of https. Write https.',
            open.at ? { at: open.at } : {},
          )
        : pass('Nothing is loaded over http.')
    },
  },
]

const openGraph = ['og:title', 'og:type', 'og:image', 'og:url'] as const

/** What a script of data says, or that it is no JSON. */
function readData(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    return error instanceof Error ? error : new Error('unreadable')
  }
}

const sharing: Check[] = [
  {
    group: 'Sharing and data',
    source: 'The Open Graph protocol, “Basic Metadata”',
    judge(page) {
      const missing = openGraph.filter(
        (name) => !metaContents(page, name).some(({ content: text }) => text.trim() !== ''),
      )
      return missing.length > 0
        ? fail(`Missing: ${missing.join(', ')}.`, 'These four are required; networks guess without them.')
        : pass('The four required Open Graph tags are there.', metaContents(page, 'og:title')[0])
    },
  },
  {
    group: 'Sharing and data',
    source: 'The Open Graph protocol, “Data Types”',
    judge(page) {
      const places = ['og:image', 'og:url']
        .flatMap((name) => metaContents(page, name))
        .filter(({ content: text }) => text.trim() !== '')
      if (places.length === 0) return absent('No Open Graph addresses to judge.')
      const short = places.find(({ content: text }) => !isWholeAddress(text.trim()))
      return short
        ? fail(`${short.key} “${short.content}” is not a whole address.`, 'Write it with https:// and the host.', short)
        : pass('Open Graph addresses are whole.', places[0])
    },
  },
  {
    group: 'Sharing and data',
    source: 'RFC 8259 and JSON-LD 1.1, “Embedding JSON-LD in HTML Documents”',
    judge({ data }) {
      if (data.length === 0) return absent('No structured data (JSON-LD) in the HTML.')
      const broken = data.map((part) => ({ part, read: readData(part.text) })).find(({ read }) => read instanceof Error)
      return broken?.read instanceof Error
        ? fail('Structured data is no valid JSON.', broken.read.message, broken.part)
        : pass(`${counted(data.length, 'block', 'blocks')} of structured data can be read.`, data[0])
    },
  },
  {
    group: 'Sharing and data',
    source: google('Introduction to structured data markup in Google Search'),
    judge({ data }) {
      const read = data
        .map((part) => ({ part, value: readData(part.text) }))
        .filter(({ value }) => !(value instanceof Error))
      if (read.length === 0) return absent('No structured data to judge.')
      const nameless = read.find(
        ({ value }) => !/"@context"/.test(JSON.stringify(value)) || !/"@type"/.test(JSON.stringify(value)),
      )
      return nameless
        ? fail(
            'Structured data lacks @context or @type.',
            'Begin with "@context": "https://schema.org" and name the type.',
            nameless.part,
          )
        : pass('Structured data names its vocabulary and type.', read[0]?.part)
    },
  },
]

const keywordSource = google('Google Search Essentials')

/** Whether a text has the words of the keyword next to each other, in any letter case. */
function mentions(text: string, keyword: string): boolean {
  const plain = (one: string) =>
    ` ${one
      .toLowerCase()
      .normalize('NFKC')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `
  return plain(text).includes(plain(keyword))
}

function keywordCheck(where: string, textIn: (page: PageParts) => string | undefined): Check {
  return {
    group: 'Keyword',
    source: keywordSource,
    judge(page, keyword) {
      if (keyword === '') return absent('No keyword was given.')
      const text = textIn(page)
      if (text === undefined) return absent(`There is no ${where} to look in.`)
      return mentions(text, keyword)
        ? pass(`“${keyword}” stands in the ${where}.`)
        : fail(
            `“${keyword}” does not stand in the ${where}.`,
            'Use the words that people look for in prominent places, where they belong.',
          )
    },
  }
}

const keyword: Check[] = [
  keywordCheck('title', ({ titles }) => titles[0]?.text),
  keywordCheck('main heading', ({ headings }) => headings.find(({ level }) => level === 1)?.text),
  keywordCheck('meta description', (page) => metaContents(page, 'description')[0]?.content),
  keywordCheck('text', ({ text }) => (text === '' ? undefined : text)),
  keywordCheck('alternative text of an image', ({ images }) => {
    const texts = images.flatMap(({ alt }) => alt ?? [])
    return texts.length === 0 ? undefined : texts.join(' | ')
  }),
]

export const checks: readonly Check[] = [...head, ...content, ...linksAndImages, ...sharing, ...keyword]
