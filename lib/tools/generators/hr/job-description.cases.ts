import { defineGeneratorCases } from '@/lib/kits/generator'
import job from './job-description'

const request = { title: 'The request itself' }
const schema = {
  title: 'schema.org: JobPosting, and what Google Search requires of it',
  href: 'https://developers.google.com/search/docs/data-types/job-posting',
  how: 'title, description, datePosted, hiringOrganization and jobLocation are required; remote jobs have jobLocationType and applicantLocationRequirements',
}

const baker = {
  title: 'Baker',
  employer: 'Rye & Co',
  about: 'Bread for <two> shops.',
  duties: [{ duty: 'Bake' }, { duty: 'Clean' }],
  essentials: '- Nights\n- Lifting 15 kg',
} as const

export default defineGeneratorCases(job, [
  {
    name: 'Shares that make 100% with thirds of a percent',
    given: {
      ...baker,
      duties: [
        { duty: 'One', share: 0.333 },
        { duty: 'Two', share: 0.3335 },
        { duty: 'Three', share: 0.3335 },
      ],
    },
    expect: { text: ['Duty\tShare of time\nOne\t33.3%\nTwo\t33.35%\nThree\t33.35%'] },
    source: request,
  },
  {
    name: 'Shares that make 95%',
    given: {
      ...baker,
      duties: [
        { duty: 'One', share: 0.5 },
        { duty: 'Two', share: 0.45 },
      ],
    },
    problem: 'duties',
    source: request,
  },
  {
    name: 'Pay that ends below its beginning',
    given: { ...baker, payFrom: 3000, payTo: 2900 },
    problem: 'payTo',
    source: request,
  },
  {
    name: 'All facts beside the heading, and all sections',
    given: {
      ...baker,
      desirables: 'A driving licence',
      works: 'hybrid',
      place: 'Harbourton',
      basis: 'PART_TIME',
      hours: 22.5,
      manager: 'Head baker',
      team: 'Three bakers',
      payFrom: 14.5,
      payPer: 'HOUR',
      benefits: 'Bread',
      company: 'We bake.',
      apply: 'Send a letter.',
      closes: '2027-01-15',
    },
    region: 'uk',
    expect: {
      text: [
        'Employer: Rye & Co\nPlace: Harbourton\nWorks: On site and at home\nEmployment: Part time\nHours a week: 22.5\nReports to: Head baker\nTeam: Three bakers\nPay: from £14.50 an hour\nApply by: 15 Jan 2027',
        'About us\n\nWe bake.\n\nThe job\n\nBread for <two> shops.\n\nDuties\n\n- Bake\n- Clean\n\nEssential\n\n- Nights\n- Lifting 15 kg\n\nDesirable\n\n- A driving licence\n\nWhat we offer\n\n- Bread\n\nHow to apply\n\nSend a letter.',
      ],
    },
    source: request,
  },
  {
    name: 'A posting for a place, with its pay',
    given: {
      ...baker,
      place: 'Harbourton',
      country: 'gb',
      payFrom: 29_000,
      payTo: 33_500,
      posted: '2026-12-01',
      closes: '2027-01-15',
    },
    region: 'uk',
    expect: {
      files: {
        jsonld: `{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Baker",
  "description": "<p>Bread for &lt;two&gt; shops.</p><p>Duties</p><ul><li>Bake</li><li>Clean</li></ul><p>Essential</p><ul><li>Nights</li><li>Lifting 15 kg</li></ul>",
  "datePosted": "2026-12-01",
  "validThrough": "2027-01-15",
  "employmentType": "FULL_TIME",
  "hiringOrganization": {
    "@type": "Organization",
    "name": "Rye & Co"
  },
  "jobLocation": {
    "@type": "Place",
    "address": {
      "@type": "PostalAddress",
      "addressLocality": "Harbourton",
      "addressCountry": "GB"
    }
  },
  "baseSalary": {
    "@type": "MonetaryAmount",
    "currency": "GBP",
    "value": {
      "@type": "QuantitativeValue",
      "minValue": 29000,
      "maxValue": 33500,
      "unitText": "YEAR"
    }
  }
}
`,
      },
    },
    source: schema,
  },
  {
    name: 'A posting for work at home',
    given: { ...baker, works: 'home', country: 'IE', posted: '2026-12-01', basis: 'CONTRACTOR' },
    expect: {
      files: {
        jsonld: `{
  "@context": "https://schema.org/",
  "@type": "JobPosting",
  "title": "Baker",
  "description": "<p>The work is done from home, all of it.</p><p>Bread for &lt;two&gt; shops.</p><p>Duties</p><ul><li>Bake</li><li>Clean</li></ul><p>Essential</p><ul><li>Nights</li><li>Lifting 15 kg</li></ul>",
  "datePosted": "2026-12-01",
  "employmentType": "CONTRACTOR",
  "hiringOrganization": {
    "@type": "Organization",
    "name": "Rye & Co"
  },
  "jobLocationType": "TELECOMMUTE",
  "applicantLocationRequirements": {
    "@type": "Country",
    "name": "IE"
  }
}
`,
      },
    },
    source: schema,
  },
])
