import { plainText } from '@/lib/kits/guide/markup'
import type { Guide } from '@/lib/kits/guide/types'
import type { StructuredData } from './types'

/** schema.org/BreadcrumbList from the home page to this one; addresses are absolute. */
export function breadcrumbList(trail: readonly { name: string; url: string }[]): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: url,
    })),
  }
}

/** schema.org/FAQPage of a guide's questions; nothing where there are none. */
export function faqPage({ questions }: Pick<Guide, 'questions'>): StructuredData | undefined {
  if (questions.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
    })),
  }
}

/** schema.org/HowTo of a guide's quick start; `url` is the absolute address of the page. */
export function howTo(name: string, { howToUse }: Pick<Guide, 'howToUse'>, url: string): StructuredData | undefined {
  if (howToUse.quickStart.length === 0) return undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'HowTo',
    name,
    step: howToUse.quickStart.map((text, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text: plainText(text),
      url: `${url}#how-to-use`,
    })),
  }
}
