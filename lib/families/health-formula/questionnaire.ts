import { choice } from '@/lib/kits/fields/define'
import type { Diagram, Shape } from '@/lib/kits/chart/types'
import type { Show } from '@/lib/base/format/show'
import type { SeverityBand } from '@/lib/subjects/health/questionnaires'

/* What questionnaires of two weeks ask and show alike. Answers stay on the page: no draft and no address holds them. */

const asked = 'Over the last two weeks, how often have you been bothered by any of the following problems'

/** One problem, with the four answers of the questionnaires. */
export function item(label: string) {
  return choice(label, {
    options: {
      x: 'Choose an answer',
      a: 'Not at all',
      b: 'Several days',
      c: 'More than half the days',
      d: 'Nearly every day',
    },
    initial: 'x',
    as: 'list',
    unanswered: 'x',
    secret: true,
    section: asked,
  })
}

export const difficulty = choice(
  'How difficult have these problems made it for you to do your work, take care of things at home, or get along with other people',
  {
    options: {
      x: 'Choose an answer',
      a: 'Not difficult at all',
      b: 'Somewhat difficult',
      c: 'Very difficult',
      d: 'Extremely difficult',
    },
    initial: 'x',
    as: 'list',
    unanswered: 'x',
    secret: true,
    section: 'If you checked off any problems',
  },
)

export const difficultyWords = {
  x: 'Not answered; it does not change the score',
  a: 'Not difficult at all',
  b: 'Somewhat difficult',
  c: 'Very difficult',
  d: 'Extremely difficult',
} as const

export const helpTable = {
  kind: 'table',
  label: 'Somebody who listens',
  columns: {
    country: { kind: 'text', label: 'Country' },
    name: { kind: 'text', label: 'Line' },
    reach: { kind: 'text', label: 'How to reach it' },
    hours: { kind: 'text', label: 'When' },
  },
} as const

/** Pages on which lines of the table were read; tests/vectors/help-lines lists those of the others. */
export const helpSources = [
  {
    title:
      'California Department of Corrections and Rehabilitation: Dial 988 to access 24-hour emotional support and resources (2022)',
    href: 'https://www.cdcr.ca.gov/ccjbh/2022/07/19/dial-988-to-access-24-hour-emotional-support-and-resources/',
  },
  {
    title: 'Hertfordshire Partnership University NHS Foundation Trust: Don’t struggle alone (2024), for Samaritans',
    href: 'https://www.hpft.nhs.uk/news/don-t-struggle-alone-change-the-narrative-on-suicide/',
  },
  {
    title: 'Government of Canada launches three-digit Suicide Crisis Helpline (2023)',
    href: 'https://www.newswire.ca/news-releases/government-of-canada-launches-three-digit-suicide-crisis-helpline-896472116.html',
  },
  {
    title: 'Lifeline: telephone crisis support, frequently asked questions',
    href: 'https://lifelineh2h.org.au/get-help/telephone-crisis-support/faqs/',
  },
  {
    title: 'New Zealand Minister of Health: Single phone number to access support services (2017)',
    href: 'http://www.scoop.co.nz/stories/PA1706/S00527/single-phone-number-to-access-support-services.htm',
  },
  {
    title:
      'Ministry of Health, Singapore: national mindline 1771 to provide round-the-clock support for mental health (2025)',
    href: 'https://www.moh.gov.sg/newsroom/national-mindline-1771-to-provide--round-the-clock-support-for-mental-health',
  },
] as const

export function bandRows(bands: readonly SeverityBand[], most: number, show: Show) {
  return bands.map(({ from, name }, at) => ({
    name,
    points: `${show.count(from)}–${show.count((bands[at + 1]?.from ?? most + 1) - 1)}`,
  }))
}

/** The bands of a score side by side, with a pointer where there is one. */
export function scaleOf(bands: readonly SeverityBand[], most: number, total: number | undefined, show: Show): Diagram {
  const at = (points: number) => 10 + (points / most) * 460
  const shapes = bands.flatMap(({ from, name }, index): Shape[] => {
    const end = bands[index + 1]?.from ?? most
    return [
      {
        is: 'rect',
        at: [at(from), 56],
        width: at(end) - at(from),
        height: 24,
        tone: index === 0 ? 'good' : index < 2 ? 'muted' : 'warn',
        filled: true,
      },
      // Names in two rows: the bands are narrower than their words.
      {
        is: 'text',
        at: [(at(from) + at(end)) / 2, index % 2 === 0 ? 96 : 112],
        text: name,
        anchor: 'middle',
        small: true,
      },
      { is: 'text', at: [at(from), 46], text: show.count(from), anchor: 'middle', small: true, tone: 'muted' },
    ]
  })
  const pointer: Shape[] =
    total === undefined
      ? []
      : [
          { is: 'arrow', from: [at(total), 22], to: [at(total), 54], tone: 'ink', thick: 1.5 },
          { is: 'text', at: [at(total), 12], text: show.count(total), anchor: 'middle' },
        ]
  return {
    title:
      total === undefined
        ? `The bands from 0 to ${show.count(most)}`
        : `${show.count(total)} of ${show.count(most)} points`,
    width: 480,
    height: 120,
    shapes: [...shapes, ...pointer],
  }
}
