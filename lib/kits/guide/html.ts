import { guideMessages as say, kindWording } from '@/lib/messages/guide'
import { featuresShown } from './derived-features'
import { markup, type Markup } from './markup'
import type {
  Benefits,
  BusinessUse,
  Guide,
  GuideFacts,
  Named,
  Question,
  RuleFact,
  SourceFact,
  Tutorial,
  UseCase,
} from './types'

/** Largest guide a page carries, in bytes of UTF-8; the server payload repeats it, so more would nearly double the page. */
export const largestGuide = 20 * 1024

/** What the page says of its own beside the guide: derived from the region table and the build. */
export interface GuideSurroundings {
  /** The regions the tool is made for; empty where it serves all of them alike. */
  regions: readonly { code: string; name: string; currency: string }[]
  /** Whether a tool that is made for some regions serves others too. */
  others: boolean
  /** All regions of the picker, listed where `regions` is empty. */
  everyRegion: readonly { code: string; name: string; currency: string }[]
  buildYear: number
}

/**
 * Sections 1 to 16 of a tool's page as one HTML string, in the specification's order; what a guide does not say is left out.
 * Throws when the string is larger than 20 KB.
 */
export function guideHtml(guide: Guide, facts: GuideFacts, around: GuideSurroundings): string {
  return checkedSize(allSections(guide, facts, around), facts.name)
}

/** The long content of the generic page: introduction, how-to, use cases, features, benefits, questions and conclusion. */
export function genericGuideHtml(guide: Guide, facts: GuideFacts, around: GuideSurroundings): string {
  const sections = [
    completeGuide(guide, facts),
    howToUse(guide, facts),
    useCases(guide.useCases, facts),
    features(guide.features, facts),
    benefits(guide.benefits, facts),
    mistakes(guide),
    practices(guide),
    questions(guide.questions, facts),
    regions(guide, facts, around),
    accuracy(guide, facts),
    updates(guide, facts, around),
    conclusion(guide),
  ]
  return checkedSize(sections, facts.name)
}

/** Bytes of a guide as it is sent. */
export function guideSize(html: string): number {
  return new TextEncoder().encode(html).length
}

/** HTML ends these elements by itself where the next one begins or their list ends. */
function withoutOptionalTags(html: string): string {
  return html.replace(/<\/(?:li|dt|dd)>/g, '')
}

function checkedSize(sections: readonly (Markup | undefined)[], name: string): string {
  const html = withoutOptionalTags(sections.map((section) => section?.html ?? '').join(''))
  const size = guideSize(html)
  if (size > largestGuide)
    throw new RangeError(`The guide of ${name} has ${size} bytes; at most ${largestGuide} fit a page`)
  return html
}

function allSections(guide: Guide, facts: GuideFacts, around: GuideSurroundings): (Markup | undefined)[] {
  return [
    completeGuide(guide, facts),
    howToUse(guide, facts),
    useCases(guide.useCases, facts),
    features(guide.features, facts),
    benefits(guide.benefits, facts),
    mistakes(guide),
    practices(guide),
    tutorials(guide.tutorials, facts),
    moreUses(guide),
    businessUses(guide.businessUses, facts),
    industry(guide, facts),
    questions(guide.questions, facts),
    comparisons(guide.comparisons, facts),
    regions(guide, facts, around),
    accuracy(guide, facts),
    updates(guide, facts, around),
    conclusion(guide),
  ]
}

function section(id: string, heading: string, ...content: readonly (Markup | undefined)[]): Markup | undefined {
  const filled = content.filter((part) => part !== undefined)
  if (filled.length === 0) return undefined
  return markup`<section id="${id}"><h2>${heading}</h2>${filled}</section>`
}

function titled(heading: string, content: Markup | undefined): Markup | undefined {
  return content && markup`<h3>${heading}</h3>${content}`
}

function list(items: readonly Markup[], tag: 'ul' | 'ol' = 'ul'): Markup | undefined {
  if (items.length === 0) return undefined
  const rows = items.map((item) => markup`<li>${item}</li>`)
  return tag === 'ul' ? markup`<ul>${rows}</ul>` : markup`<ol>${rows}</ol>`
}

function cards(items: readonly Markup[]): Markup | undefined {
  return items.length === 0
    ? undefined
    : markup`<div class="guide-cards">${items.map((item) => markup`<div>${item}</div>`)}</div>`
}

/** Label and text, one under the other, for those parts that are there. */
function labelled(rows: readonly [label: string, text: Markup | undefined][]): Markup | undefined {
  const filled = rows.flatMap(([label, text]) => (text ? [markup`<dt>${label}</dt><dd>${text}</dd>`] : []))
  return filled.length === 0 ? undefined : markup`<dl>${filled}</dl>`
}

function completeGuide(guide: Guide, facts: GuideFacts): Markup | undefined {
  const words = kindWording[facts.category]
  const formula = facts.formula ? markup`<p class="guide-formula">${facts.formula}</p>` : undefined
  const explanation = guide.explanation || formula ? markup`${guide.explanation}${formula}` : undefined
  return section(
    'guide',
    `${words.completeGuide}: ${guide.title}`,
    guide.introduction,
    titled(say.whoFor, guide.audience),
    titled(say.whyItMatters, guide.whyItMatters),
    titled(words.explanation, explanation),
    titled(say.terms, definitions(guide.terms)),
  )
}

function definitions(terms: readonly Named[]): Markup | undefined {
  return list(terms.map(({ name, description }) => markup`<strong>${name}</strong>: ${description}`))
}

function howToUse({ howToUse: { quickStart, tips } }: Guide, { category, name }: GuideFacts): Markup | undefined {
  const quick = category === 'utility' ? say.quickStartUtility : say.quickStart
  return section(
    'how-to-use',
    kindWording[category].howToUse(name),
    titled(quick, list(quickStart, 'ol')),
    titled(say.tips, list(tips)),
  )
}

function useCases(cases: readonly UseCase[], { category }: GuideFacts): Markup | undefined {
  const told = cases.map(({ title, scenario, challenge, solution, result, example, input, output }) => {
    const parts = labelled([
      [say.challenge, challenge],
      [say.solution, solution],
      [say.result, result],
      [say.example, example],
      [say.input, input],
      [say.output, output],
    ])
    return markup`<h3>${title}</h3>${scenario}${parts}`
  })
  return section('use-cases', kindWording[category].useCases, cards(told))
}

function features(all: readonly Named[], { category }: GuideFacts): Markup | undefined {
  const shown = all
    .slice(0, featuresShown)
    .map(({ name, description }) => markup`<h3>${name}</h3><p>${description}</p>`)
  return section('features', kindWording[category].features, cards(shown))
}

function benefits(groups: readonly Benefits[], { category }: GuideFacts): Markup | undefined {
  const told = groups.map(({ category: of, points }) => (of ? titled(of, list(points)) : list(points)))
  return section('benefits', kindWording[category].benefits, ...told)
}

function mistakes({ commonMistakes }: Guide): Markup | undefined {
  return section('common-mistakes', say.commonMistakes, list(commonMistakes))
}

function practices({ bestPractices }: Guide): Markup | undefined {
  return section('best-practices', say.bestPractices, list(bestPractices))
}

function tutorials(all: readonly Tutorial[], { category }: GuideFacts): Markup | undefined {
  const told = all.map(
    ({ title, description, steps, expectedOutcome }) =>
      markup`<h3>${title}</h3>${description}${list(steps, 'ol')}${labelled([[say.expectedOutcome, expectedOutcome]])}`,
  )
  return section('tutorials', kindWording[category].tutorials, ...told)
}

function moreUses({ moreUses: uses }: Guide): Markup | undefined {
  const told = uses.map(
    ({ title, description, example }) => markup`<h3>${title}</h3>${description}${labelled([[say.example, example]])}`,
  )
  return section('more-uses', say.moreUses, cards(told))
}

function businessUses(uses: readonly BusinessUse[], { category }: GuideFacts): Markup | undefined {
  const told = uses.map(({ processArea, howToUse: how, frequency, stakeholders }) => {
    const parts = labelled([
      [say.frequency, frequency],
      [say.stakeholders, stakeholders],
    ])
    return markup`<h3>${processArea}</h3>${how}${parts}`
  })
  return section('business', kindWording[category].business, cards(told))
}

function industry({ industryInsights, futureOutlook }: Guide, { category }: GuideFacts): Markup | undefined {
  const words = kindWording[category]
  return section('industry', words.industry, industryInsights, titled(words.outlook, futureOutlook))
}

/** Native details that share a name: the browser closes the open one when another opens, and each can be closed again. */
function questions(all: readonly Question[], { category }: GuideFacts): Markup | undefined {
  const told = all.map(
    ({ question, answer }) => markup`<details name="faq"><summary>${question}</summary>${answer}</details>`,
  )
  return section('questions', kindWording[category].questions, ...told)
}

function comparisons(all: readonly Named[], { category }: GuideFacts): Markup | undefined {
  const told = all.map(({ name, description }) => markup`<h3>${name}</h3>${description}`)
  return section('comparisons', kindWording[category].comparisons, ...told)
}

function regions(
  { regions: prose }: Guide,
  { category, law }: GuideFacts,
  around: GuideSurroundings,
): Markup | undefined {
  const bound = around.regions.length > 0
  const rows = (bound ? around.regions : around.everyRegion).map(({ code, name, currency }) => {
    return markup`<li>${name} <small>${category === 'utility' ? code : currency}</small></li>`
  })
  if (bound && around.others) rows.push(markup`<li>${say.otherCountries}</li>`)
  const intro = bound ? (law ? say.ruleOf(law) : say.ofRegions) : say.everyRegion
  const listed = rows.length > 0 ? markup`<p>${intro}</p><ul class="guide-regions">${rows}</ul>` : undefined
  return section('regions', kindWording[category].regions, prose, listed)
}

function source({ title, href }: SourceFact): Markup {
  return href ? markup`<a href="${href}" rel="noopener noreferrer">${title}</a>` : markup`${title}`
}

function uniqueSources({ sources, rules }: GuideFacts): SourceFact[] {
  const all = [...sources, ...rules.flatMap((rule) => rule.sources)]
  return all.filter(
    (one, index) => all.findIndex(({ title, href }) => title === one.title && href === one.href) === index,
  )
}

function accuracy({ accuracy: prose }: Guide, facts: GuideFacts): Markup | undefined {
  const words = kindWording[facts.category]
  const proof = facts.cases > 0 ? markup`<p>${say.casesPassed(facts.cases)}</p>` : undefined
  const few = facts.fewExamples && markup`<p>${say.fewExamples(facts.fewExamples.count, facts.fewExamples.years)}</p>`
  const noAdvice = facts.rules.length > 0 ? markup`<p>${say.noAdvice}</p>` : undefined
  const limits = titled(say.limits, list(facts.limits.map((limit) => markup`${limit}`)))
  return section(
    'accuracy',
    words.accuracy,
    prose,
    proof,
    few,
    noAdvice,
    limits,
    titled(words.sources, list(uniqueSources(facts).map(source))),
  )
}

function ruleRow({ title, periods, checked, checkedOn }: RuleFact): Markup {
  const [before = '', after = ''] = say.rulePeriods(title, periods, '\n').split('\n')
  return markup`${before}<time datetime="${checkedOn}">${checked}</time>${after}`
}

function updates(
  { updates: prose }: Guide,
  { category, rules }: GuideFacts,
  { buildYear }: GuideSurroundings,
): Markup | undefined {
  const dated = rules.length > 0 ? list(rules.map(ruleRow)) : undefined
  const undated = dated || prose ? undefined : markup`<p>${say.noRules(buildYear)}</p>`
  return section('updates', kindWording[category].updates, prose, dated, undated)
}

function conclusion({ conclusion: prose, callToAction }: Guide): Markup | undefined {
  const action = callToAction ? markup`<p><a class="guide-action" href="#tool">${callToAction}</a></p>` : undefined
  // A link alone needs no heading.
  return prose ? section('conclusion', say.conclusion, prose, action) : action
}
