type Kind = 'calculator' | 'generator' | 'utility'

interface KindWording {
  section: string
  breadcrumb: string
  instant: string
  completeGuide: string
  explanation: string
  howToUse: (name: string) => string
  useCases: string
  features: string
  benefits: string
  tutorials: string
  business: string
  industry: string
  outlook: string
  questions: string
  comparisons: string
  regions: string
  accuracy: string
  sources: string
  updates: string
  whyChoose: string
  reasons: readonly string[]
  titleSuffix: string
}

const calculator: KindWording = {
  section: 'Calculators',
  breadcrumb: 'Calculators',
  instant: 'Instant Results',
  completeGuide: 'Complete guide',
  explanation: 'How it works',
  howToUse: (name) => `How to use the ${name}`,
  useCases: 'Use cases',
  features: 'Key features',
  benefits: 'Benefits',
  tutorials: 'Step-by-step tutorials',
  business: 'In your business',
  industry: 'Industry insights',
  outlook: 'Outlook',
  questions: 'Frequently asked questions',
  comparisons: 'Compared with the alternatives',
  regions: 'Supported regions and currencies',
  accuracy: 'Accuracy and data sources',
  sources: 'Sources',
  updates: 'Update frequency',
  whyChoose: 'Why Choose Our Calculator',
  reasons: [
    'Computed in your browser: no figure leaves it',
    'Shows the working, not only the answer',
    'Names its sources and what it leaves out',
    'Works offline after the first visit',
  ],
  titleSuffix: 'Free Online Calculator',
}

const generator: KindWording = {
  ...calculator,
  section: 'Generators',
  breadcrumb: 'Generators',
  instant: 'Instant Generation',
  features: 'Features and formats',
  regions: 'Supported regions and formats',
  accuracy: 'Quality and reliability',
  sources: 'Template sources',
  whyChoose: 'Why Choose Our Generator',
  reasons: [
    'Made in your browser: no entry leaves it',
    'No watermark and no account',
    'Works offline after the first visit',
  ],
  titleSuffix: 'Free Online Generator',
}

/** True of every utility but those that ask another host. */
export const localOnly = 'Secure and private: nothing you enter leaves your device'
export const afterPress = 'Asks another host only when you press its button, and shows first what goes there'

const utility: KindWording = {
  ...calculator,
  section: 'Utilities',
  breadcrumb: 'Utilities',
  instant: 'Instant Processing',
  explanation: 'Technical details',
  useCases: 'Real-world use cases',
  benefits: 'Why choose this tool',
  business: 'In your workflow',
  industry: 'Industry insights and future trends',
  regions: 'Global accessibility',
  accuracy: 'Quality and reliability',
  updates: 'Updates and maintenance',
  whyChoose: 'Why Choose Our Utility',
  reasons: [
    'Fast: processed where you type, without an upload',
    localOnly,
    'Works offline after first load',
    'Made for developers and professionals',
  ],
  titleSuffix: 'Free Online Utility Tool',
}

export const kindWording: Readonly<Record<Kind, KindWording>> = { calculator, generator, utility }

export const guideMessages = {
  home: 'Home',
  backToHome: 'Back to Home',
  breadcrumbLabel: 'Breadcrumb',
  badgesLabel: 'About this tool',
  free: '100% Free',
  noRegistration: 'No Registration',
  rulesChecked: (day: string) => `Rules reviewed ${day}`,
  ruleChecked: (title: string, day: string, until: string | undefined) =>
    until === undefined ? `${title}: reviewed ${day}` : `${title}: reviewed ${day}, known to ${until}`,
  rulesRead: (count: number) => `${count} dated rules, each with the day of its review`,
  updated: (year: number) => `Updated ${year}`,
  information: 'Information',
  manyFormats: 'Download in multiple formats',
  casesChecked: (count: number) => `Checked against ${count} known answers`,
  exampleInside: (name: string) => `Worked example: ${name}`,
  related: 'Related Tools',
  comingSoon: 'coming soon',
  formula: 'How it works',
  ruleOf: (law: string) => `Uses the rules of ${law}, whatever region you choose.`,
  notLawRegion: (law: string) => `This tool is about ${law} and stays usable from anywhere.`,
  casesPassed: (count: number) =>
    `${count} published or independently computed cases are run against it before each release.`,
  fewExamples: (count: number, years: readonly string[]) =>
    `Published examples with an address of their own: ${count}${years.length > 0 ? `, for ${years.join(', ')}` : ''}. We look for twelve over two years and did not find them, so compare a result that matters with the tax office.`,
  noAdvice: 'What comes out of the law here is information, not tax or legal advice.',
  limits: 'What it leaves out or assumes',
  whoFor: 'Who it is for',
  whyItMatters: 'Why it matters',
  terms: 'Terms',
  quickStart: 'Quick start',
  quickStartUtility: 'Quick start in 30 seconds',
  tips: 'Pro tips',
  challenge: 'Challenge',
  solution: 'Solution',
  result: 'Result',
  example: 'Example',
  input: 'Input',
  output: 'Output',
  commonMistakes: 'Common mistakes',
  bestPractices: 'Best practices',
  expectedOutcome: 'Expected outcome',
  moreUses: 'More ways to use it',
  frequency: 'How often',
  stakeholders: 'Who is involved',
  conclusion: 'In short',
  everyRegion: 'Numbers, dates and amounts follow the region you choose:',
  ofRegions: 'Made for:',
  otherCountries: 'Any other country',
  rulePeriods: (title: string, periods: string, day: string) =>
    `${title}: ${periods}. Figures last reviewed on ${day}.`,
  noRules: (year: number) => `This tool depends on no law or rate that changes. Its page was last built in ${year}.`,
  freeForever: 'Free Forever',
  freeForeverText: (name: string) => `${name} costs nothing, asks for no account and shows no advertisement.`,
  calculatorFigures: [
    ['100%', 'Free'],
    ['0', 'Registration'],
    ['24/7', 'Available'],
  ],
  genericFigures: [
    ['100%', 'Free Forever'],
    ['0', 'Registration'],
    ['24/7', 'Available'],
  ],
  utilityBand: 'Private by construction',
  utilityBandText: 'Nothing you enter leaves this page.',
  networkBandText: 'Another host is asked only by the button that names it, and gets only what stands beside it.',
  networkFigures: [
    ['0', 'Requests before you press'],
    ['0', 'Cookies that go along'],
    ['24/7', 'Works offline on what you paste'],
  ],
  utilityFigures: [
    ['100%', 'In your browser'],
    ['0', 'Entries sent anywhere'],
    ['24/7', 'Works offline'],
  ],
  checkedCalculations: (cases: number) => (cases > 0 ? `Accurate: ${cases} cases checked` : 'Accurate: formula shown'),
  privacyProtected: 'Privacy Protected',
  mobileOptimized: 'Mobile Optimized',
  regionLabel: 'Region',
  useNow: 'Back to the tool',
} as const

/** The browser title: "Break-Even Calculator – Free Online Calculator"; the layout adds the product's name. */
export function toolPageTitle(category: Kind, name: string): string {
  const { titleSuffix } = kindWording[category]
  return category === 'utility' ? `${name} | ${titleSuffix}` : `${name} – ${titleSuffix}`
}
