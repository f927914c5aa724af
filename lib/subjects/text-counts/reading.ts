import { mostlyEastAsian } from '@/lib/subjects/text-counts/scripts'
import { wordCount } from '@/lib/subjects/text-counts/totals'

export interface ReadingRules {
  wordsPerMinute: number
  /** For Chinese, Japanese and Korean characters. */
  charactersPerMinute: number
  spokenPerMinute: number
  /** Seconds for the first image; each further one takes a second less, down to 3. */
  firstImage: number
  /** How many times as long a word of code takes. */
  codeFactor: number
}

export interface Section {
  title: string
  words: number
  /** East Asian characters, which are counted by themselves. */
  characters: number
  codeWords: number
  images: number
  seconds: number
}

export interface Reading {
  sections: Section[]
  words: number
  characters: number
  codeWords: number
  images: number
  /** Silent reading. */
  seconds: number
  imageSeconds: number
  spokenSeconds: number
}

/** Seconds for images in a row: 12, 11, … and 3 from the tenth on where the first takes 12. */
export function imageSeconds(images: number, first: number): number {
  let seconds = 0
  for (let image = 0; image < images; image++) seconds += Math.max(Math.min(3, first), first - image)
  return seconds
}

interface Part {
  title: string
  prose: string
  code: string
  images: number
}

const heading = /^#{1,6}[ \t]+(.+?)[ \t#]*$/
const fence = /^ {0,3}(`{3,}|~{3,})/
const image = /!\[[^\]]*\]\([^)]*\)|<img\b[^>]*>/gi

/** Markdown and HTML in parts: a part for each heading; fenced code and images apart. Plain text is one part. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [{ title: '', prose: '', code: '', images: 0 }]
  let open: string | undefined
  for (const line of fromHtml(text).split(/\r\n|[\n\r\u2028\u2029]/)) {
    const part = parts.at(-1) as Part
    const mark = fence.exec(line)?.[1]
    if (mark && (open === undefined || (mark.startsWith(open) && line.trim() === mark))) {
      open = open === undefined ? mark : undefined
      continue
    }
    if (open !== undefined) {
      part.code += `${line}\n`
      continue
    }
    const title = heading.exec(line)?.[1]
    if (title !== undefined) parts.push({ title, prose: `${title}\n`, code: '', images: 0 })
    else {
      part.images += line.match(image)?.length ?? 0
      part.prose += `${line.replaceAll(image, ' ').replaceAll(/\]\([^)]*\)/g, ']')}\n`
    }
  }
  return parts.filter(({ prose, code, images }) => prose.trim() !== '' || code.trim() !== '' || images > 0)
}

/** Pages of HTML become their text, with headings, code and images marked as in Markdown; anything else stays. */
function fromHtml(text: string): string {
  if (!/<(?:p|div|h[1-6]|article|body|html|br|ul|pre)\b[^>]*>/i.test(text)) return text
  return text
    .replaceAll(/<(script|style|head|template|noscript)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi, ' ')
    .replaceAll(/<pre\b[^>]*>([\s\S]*?)<\/pre\s*>/gi, (_, code: string) => `\n\`\`\`\n${code}\n\`\`\`\n`)
    .replaceAll(/<h([1-6])\b[^>]*>([\s\S]*?)<\/h\1\s*>/gi, (_, level: string, title: string) => {
      const plain = title.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ')
      return `\n${'#'.repeat(Number(level))} ${plain}\n`
    })
    .replaceAll(image, '\n![]()\n')
    .replaceAll(/<\/?(?:p|div|li|ul|ol|br|tr|table|section|article|header|footer|blockquote)\b[^>]*>/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu

function sectionOf({ title, prose, code, images }: Part, rules: ReadingRules, seenImages: number): Section {
  const characters = mostlyEastAsian(prose) ? (prose.match(eastAsian)?.length ?? 0) : 0
  const words = wordCount(characters > 0 ? prose.replaceAll(eastAsian, ' ') : prose)
  const codeWords = wordCount(code)
  const minutes =
    words / rules.wordsPerMinute +
    characters / rules.charactersPerMinute +
    (codeWords * rules.codeFactor) / rules.wordsPerMinute
  const pictures = imageSeconds(seenImages + images, rules.firstImage) - imageSeconds(seenImages, rules.firstImage)
  return { title, words, characters, codeWords, images, seconds: minutes * 60 + pictures }
}

/** How long a text takes to read silently and aloud. Code is not read aloud, images are not either. */
export function readingOf(text: string, rules: ReadingRules): Reading {
  const sections: Section[] = []
  let images = 0
  for (const part of partsOf(text)) {
    sections.push(sectionOf(part, rules, images))
    images += part.images
  }
  const sum = (of: (section: Section) => number) => sections.reduce((total, section) => total + of(section), 0)
  const words = sum((section) => section.words)
  const characters = sum((section) => section.characters)
  return {
    sections,
    words,
    characters,
    codeWords: sum((section) => section.codeWords),
    images,
    seconds: sum((section) => section.seconds),
    imageSeconds: imageSeconds(images, rules.firstImage),
    spokenSeconds:
      (words / rules.spokenPerMinute +
        (characters / rules.charactersPerMinute) * (rules.wordsPerMinute / rules.spokenPerMinute)) *
      60,
  }
}
