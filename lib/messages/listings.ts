import { joinedWords } from '@/lib/base/text/joined-words'
import { regionOf } from '@/lib/base/region/regions'
import type { RegionCode } from '@/lib/base/region/types'
import { toolCount } from './tool-count'

/** Strings of the pages that list tools, and of the footer. */
export const footerMessages = {
  blurb:
    'Free calculators, document generators and utilities for people who run things. They work in your browser; what you type stays on your device.',
  company: 'Company',
  about: 'About Us',
  contact: 'Contact',
  siteMap: 'Sitemap',
  terms: 'Terms of Use',
  privacy: 'Privacy Policy',
  licences: 'Licences of software used',
  foreignRequests: 'Requests of this page to other hosts:',
  copyright: (year: number) => `© ${year} Tallykit`,
}

export const cardMessages = {
  popular: 'Popular',
  comingSoon: 'Coming Soon',
  inDevelopment: 'In Development',
  needsOutside: 'Needs external APIs or specialized libraries.',
  beingBuilt: 'It opens when its results are checked.',
  categories: { calculator: 'Calculator', generator: 'Generator', utility: 'Utility' },
  /** The regions a tool is made for: "India, United Kingdom and others". */
  regions: (codes: readonly RegionCode[]) => {
    const names = codes.filter((code) => code !== 'global').map((code) => regionOf(code).name)
    const all = codes.includes('global') ? [...names, 'others'] : names
    return joinedWords(all)
  },
}

export const homeMessages = {
  metaTitle: 'Tallykit: free business calculators, generators and utilities',
  metaDescription:
    'Calculators, document generators and utilities that run in your browser, show their working and name their sources.',
  title: 'What do you want to work out, write or convert?',
  introduction:
    'Calculators with their working, business documents and conversions. All of it runs in your browser, and what you type stays on your device.',
  counts: (ready: number, planned: number) =>
    planned === 0
      ? `${toolCount(ready)}, all ready to use.`
      : `${toolCount(ready)} ready to use, ${planned.toLocaleString('en-US')} more planned and marked as coming soon.`,
  sections: {
    calculator: {
      title: 'Calculators',
      text: 'Money, tax, loans, pay, marketing, statistics, engineering and units.',
    },
    generator: {
      title: 'Generators',
      text: 'Invoices and other business papers, contracts, codes and marketing material.',
    },
    utility: { title: 'Utilities', text: 'Text, files, code, search engines, dates and time.' },
  },
  all: { calculator: 'All calculators', generator: 'All generators', utility: 'All utilities' },
  popular: 'Popular',
  forRegion: 'Made for your region',
  allTools: 'All tools on one page',
}

export const categoryMessages = {
  descriptions: {
    calculator: 'Every calculator of Tallykit by topic: free, without an account, with formula, working and sources.',
    generator:
      'Every generator of Tallykit by topic: documents, codes and texts made on your device, free and without an account.',
    utility:
      'Every utility of Tallykit by topic: text, files, code and dates worked on in your browser, free and without an account.',
  },
  plannedTopics: (count: number) => (count === 1 ? '1 topic planned' : `${count} topics planned`),
}

export const topicMessages = {
  home: 'Home',
  count: (ready: number, total: number) =>
    ready === total ? toolCount(total) : `${ready.toLocaleString('en-US')} of ${toolCount(total)} ready`,
  planned: (count: number) => `${count.toLocaleString('en-US')} planned`,
}

export const filterMessages = {
  label: 'Narrow this list',
  find: 'Find in this list',
  region: 'For',
  anyRegion: 'Any region',
  left: (left: number, all: number) =>
    left === 0 ? 'No tool of this list fits. Search all tools instead.' : `${left} of ${toolCount(all)}`,
}

export const siteMapMessages = {
  title: 'Sitemap',
  description: 'Every tool of Tallykit by category and topic, and every other page of the site.',
  introduction: (ready: number, planned: number) =>
    planned === 0
      ? `All ${toolCount(ready)}.`
      : `Ready, and first in each topic: ${toolCount(ready)}. Coming soon: ${planned.toLocaleString('en-US')} more.`,
  planned: 'Coming soon',
  otherPages: 'Other pages',
  home: 'Home',
}
