import { defineGeneratorCases } from '@/lib/kits/generator'
import resumeBuilder from './resume-builder'

const byHand = { title: 'The CV written by hand', how: 'Each line composed from the entries' }
const nothing = { work: [], education: [], skills: [], languages: [], contact: '', label: '' } as const

export default defineGeneratorCases(resumeBuilder, [
  {
    name: 'A file after the JSON Resume schema',
    given: {
      ...nothing,
      name: 'Maya Lind',
      contact: 'Leeds\nmaya@mail.example\nmaya.example',
      work: [{ title: 'Planner', at: 'Quay Pumps', start: '2022-03', lines: 'Cut waiting' }],
    },
    expect: {
      files: {
        resume: `{
  "$schema": "https://raw.githubusercontent.com/jsonresume/resume-schema/master/schema.json",
  "basics": {
    "name": "Maya Lind",
    "email": "maya@mail.example",
    "url": "https://maya.example",
    "location": {
      "city": "Leeds"
    }
  },
  "work": [
    {
      "name": "Quay Pumps",
      "position": "Planner",
      "startDate": "2022-03",
      "highlights": [
        "Cut waiting"
      ]
    }
  ],
  "education": [],
  "skills": [],
  "languages": [],
  "certificates": []
}
`,
      },
    },
    source: {
      title: 'JSON Resume schema 1.2.1',
      href: 'https://github.com/jsonresume/resume-schema/blob/master/schema.json',
      how: 'Written by hand from the names of the schema',
    },
  },
  {
    name: 'Skills first, certificates with their month',
    given: {
      ...nothing,
      name: 'Ana Reyes',
      order: 'skills',
      skills: [{ name: 'Welding', details: 'TIG' }],
      certificates: [{ name: 'EN ISO 9606', details: 'TÜV', date: '2025-05' }],
      work: [{ title: 'Welder' }],
      other: 'Driving licence B',
    },
    expect: {
      text: [
        'Skills and languages\n\nSkills\n\n- Welding: TIG\n\nCertificates\n\n- EN ISO 9606, TÜV, May 2025\n\nExperience\n\nWelder',
        'Other\n\nDriving licence B',
      ],
    },
    source: byHand,
  },
  {
    name: 'A position without a beginning, and one that goes on',
    given: {
      ...nothing,
      work: [
        { title: 'Cook', end: '2024-02' },
        { title: 'Chef', start: '2024-03' },
      ],
    },
    expect: { text: ['Cook\n\nFeb 2024', 'Chef\n\nMar 2024 – present'] },
    source: byHand,
  },
  {
    name: 'A school that ends before it begins',
    given: { education: [{ title: 'Law', start: '2020-09', end: '2019-06' }] },
    problem: 'education',
    source: { title: 'The calendar', how: 'June 2019 is before September 2020' },
  },
])
