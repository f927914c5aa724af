import { defineCases } from '@/lib/kits/calculator'
import nps from './net-promoter-score'

const waves = { from: 'groups', rowsAre: 'waves', wanted: 5 } as const

export default defineCases(nps, [
  {
    name: '45% promoters, 40% passives, 15% detractors: 30',
    given: { ...waves, groups: [{ promoters: 45, passives: 40, detractors: 15 }] },
    expect: {
      nps: 30,
      rounded: 30,
      answers: 100,
      promoters: 0.45,
      passives: 0.4,
      detractors: 0.15,
      low: 16.003,
      high: 43.997,
      margin: 13.997,
      needed: 784,
      change: null,
      z: null,
      p: null,
      verdict: 'plain',
    },
    says: { verdict: 'between 16 and 44' },
    source: {
      title: 'Eloquens: NPS confidence intervals and significance test',
      href: 'https://www.eloquens.com/tool/qAA4FjjV/marketing/net-promoter-score-nps-calculators-templates/nps-confidence-intervals-and-sig-test',
      how: '45 − 15 there; the range by Python from the closed form that CYBAEA derives',
    },
  },
  {
    name: 'A half, a third and a sixth of 324: 33.3, give or take 8.1',
    given: { ...waves, groups: [{ promoters: 162, passives: 108, detractors: 54 }] },
    expect: { nps: 33.333333, rounded: 33, margin: 8.115949, low: 25.217384, high: 41.449283, needed: 854 },
    source: {
      title: 'Cross Validated: How can I calculate margin of error in a NPS result?',
      how: 'Its population of a half, a third and a sixth: variance 5/9; 1.96 × √(5/9 ÷ 324) by Python',
    },
  },
  {
    name: 'Two surveys: 50/30/20 and 60/25/15, a rise that may be chance',
    given: {
      ...waves,
      groups: [
        { name: 'March', promoters: 50, passives: 30, detractors: 20 },
        { promoters: 60, passives: 25, detractors: 15 },
      ],
      wanted: 3,
    },
    expect: {
      nps: 45,
      change: 15,
      z: 1.394218,
      p: 0.163252,
      needed: 2337,
      verdict: 'plain',
      table: {
        rows: 2,
        at: {
          0: {
            name: 'March',
            answers: 100,
            promoters: 0.5,
            passives: 0.3,
            detractors: 0.2,
            nps: 30,
            low: 14.692,
            high: 45.308,
            apart: null,
            z: null,
            p: null,
          },
          1: { name: 'Row 2', nps: 45, apart: 15, z: 1.394218, p: 0.163252 },
        },
        sum: { answers: 200 },
      },
    },
    says: { verdict: 'may be chance' },
    source: { title: 'Python', how: 'z = 15 ÷ 100 ÷ √(0.61 ÷ 100 + 0.5475 ÷ 100), p by erfc; 50 − 20 = 30' },
  },
  {
    name: 'A fall',
    given: {
      ...waves,
      groups: [
        { promoters: 100, passives: 60, detractors: 40 },
        { promoters: 40, passives: 60, detractors: 100 },
      ],
    },
    expect: { nps: -30, rounded: -30, change: -60, z: -7.682213, verdict: 'bad' },
    says: { verdict: 'The fall is more than chance' },
    source: { title: 'Python', how: '−0.6 ÷ √(2 × 0.61 ÷ 200)' },
  },
  {
    name: 'A rise',
    given: {
      ...waves,
      groups: [
        { promoters: 40, passives: 60, detractors: 100 },
        { promoters: 100, passives: 60, detractors: 40 },
      ],
    },
    expect: { change: 60, verdict: 'good' },
    source: { title: 'Python', how: 'The same, reversed' },
  },
  {
    name: 'Segments are added, and each is held against the others',
    given: {
      from: 'groups',
      rowsAre: 'segments',
      groups: [
        { name: 'A', promoters: 45, passives: 40, detractors: 15 },
        { name: 'B', promoters: 162, passives: 108, detractors: 54 },
      ],
    },
    expect: {
      nps: 32.54717,
      answers: 424,
      change: null,
      table: { at: { 1: { apart: 3.333333, z: 0.40379, p: 0.686367 } } },
    },
    says: { verdict: 'No segment differs' },
    source: { title: 'Python', how: '(207 − 69) ÷ 424' },
  },
  {
    name: 'A segment apart',
    given: {
      from: 'groups',
      rowsAre: 'segments',
      groups: [
        { name: 'Shop', promoters: 100, passives: 60, detractors: 40 },
        { name: 'Web', promoters: 40, passives: 60, detractors: 100 },
      ],
    },
    expect: { nps: 0, verdict: 'plain' },
    says: { verdict: 'more than chance: Shop, Web' },
    source: { title: 'Python', how: 'z of ±7.68' },
  },
  {
    name: 'Counts by score',
    given: {
      from: 'scores',
      rowsAre: 'waves',
      counts: [{ s0: 1, s1: 2, s2: 3, s3: 4, s4: 5, s5: 6, s6: 8, s7: 10, s8: 20, s9: 9, s10: 16 }],
    },
    expect: {
      nps: -4.761905,
      rounded: -5,
      answers: 84,
      promoters: 0.297619,
      detractors: 0.345238,
      distribution: {
        rows: 11,
        at: { 0: { score: '0', answers: 1 }, 8: { score: '8', answers: 20, share: 0.238095 } },
        sum: { answers: 84 },
      },
    },
    source: { title: 'Counting on paper', how: '25 promoters, 30 passives, 29 detractors' },
  },
  {
    name: 'All promoters: the range keeps a width',
    given: { ...waves, groups: [{ promoters: 20, passives: 0, detractors: 0 }] },
    expect: { nps: 100, high: 100, low: 67.775, margin: null, needed: null },
    source: { title: 'Python', how: 'Wilson: at least 83.89% promoters; were the rest detractors, 2 × 83.887 − 100' },
  },
  {
    name: 'All passives',
    given: { ...waves, groups: [{ promoters: 0, passives: 20, detractors: 0 }] },
    expect: { nps: 0, low: -16.113, high: 16.113 },
    source: { title: 'Python', how: '100 − 83.887' },
  },
  {
    name: 'Nobody answered',
    given: { ...waves, groups: [{ promoters: 0, passives: 0, detractors: 0 }] },
    problem: 'groups',
    because: 'an answer in every row',
    source: { title: 'Counting on paper', how: 'Nothing is divided by 0' },
  },
])
