import {
  newsletterDocument,
  newsletterEml,
  newsletterHtml,
  newsletterProblem,
  newsletterProject,
  newsletterText,
} from '@/lib/engines/newsletter'
import { choice, colour, defineGenerator, integer, longText, problem, rows, text, toggle } from '@/lib/kits/generator'
import { blockKinds, type Newsletter, type ProgramName, type TypedBlock } from '@/lib/subjects/newsletter/blocks'

interface Typed {
  subject: string
  preview?: string | undefined
  blocks: readonly TypedBlock[]
  program: ProgramName
  unsubscribe?: string | undefined
  web: boolean
  senderName?: string | undefined
  senderAddress?: string | undefined
  accent: string
  ink: string
  paper: string
  ground: string
  font: 'sans' | 'serif'
  width: number
  language: string
  direction: 'ltr' | 'rtl'
}

function letterOf(typed: Typed): Newsletter {
  const { subject, preview = '', blocks, program, unsubscribe = '', web, language, direction } = typed
  const { accent, ink, paper, ground, font, width } = typed
  return {
    subject,
    preview,
    blocks,
    program,
    unsubscribe,
    hasWebVersion: web,
    look: { accent, ink, paper, ground, font, width },
    language,
    direction,
  }
}

export default defineGenerator({
  form: {
    subject: text('Subject', { initial: 'What is new on the bench in June', maxLength: 200 }),
    preview: text('Preview text', {
      initial: 'A plane for left hands, and two workshops',
      maxLength: 200,
      optional: true,
      help: 'Stands beside the subject in the inbox.',
    }),
    blocks: rows('Blocks', {
      row: 'block',
      ordered: true,
      ownLine: 'text',
      columns: {
        kind: choice('Kind', { options: blockKinds, initial: 'article' }),
        title: text('Title', { maxLength: 200, optional: true }),
        text: longText('Text', { maxLength: 20_000, lines: 3, optional: true }),
        label: text('Button says', { maxLength: 200, optional: true }),
        link: text('Leads to', { maxLength: 1000, optional: true }),
        picture: text('Address of a picture', { maxLength: 1000, optional: true }),
        alt: text('Picture in words', { maxLength: 500, optional: true }),
      },
      initial: [
        { kind: 'header', title: 'Harbour Tools', link: 'https://harbour.example' },
        {
          kind: 'hero',
          title: 'The left hand gets its plane',
          text: 'Eighteen months of trying things out. From Tuesday it is in the shop.',
          label: 'Look at the plane',
          link: 'https://harbour.example/plane',
          picture: 'https://harbour.example/mail/plane.jpg',
          alt: 'A block plane with its knob on the right',
        },
        {
          kind: 'article',
          title: 'Two evenings on sharpening',
          text: 'Bring your own chisels. We have stones, water and coffee.\n\n- Thursday, 11 June\n- Thursday, 25 June',
          label: 'Take a place',
          link: 'https://harbour.example/evenings',
        },
        {
          kind: 'product',
          title: 'Marking knife',
          text: '£18',
          label: 'Buy',
          link: 'https://harbour.example/knife',
          picture: 'https://harbour.example/mail/knife.jpg',
          alt: 'A knife with a wooden handle',
        },
        {
          kind: 'product',
          title: 'Oilstone',
          text: '£34',
          label: 'Buy',
          link: 'https://harbour.example/stone',
          picture: 'https://harbour.example/mail/stone.jpg',
          alt: 'A grey stone in a box',
        },
        {
          kind: 'footer',
          text: 'Harbour Tools Ltd, 4 Dock Street, Leeds LS10 1AA\nYou get this because you asked for it in our shop.',
          label: 'Unsubscribe',
        },
      ],
      min: 1,
      max: 60,
      help: 'In a text an empty line begins a paragraph and a dash a point. **Bold** and [words](https://harbour.example) are understood. Products that follow each other stand in pairs.',
    }),
    program: choice('Sent with', {
      options: {
        mailchimp: 'Mailchimp',
        brevo: 'Brevo',
        hubspot: 'HubSpot',
        monitor: 'Campaign Monitor',
        other: 'Another program',
      },
      initial: 'mailchimp',
      as: 'menu',
      help: 'Decides which tag the footer has for unsubscribing.',
    }),
    unsubscribe: text('Tag or address for unsubscribing', {
      optional: true,
      maxLength: 1000,
      placeholder: '{{ unsubscribe }}',
      shownWhen: { field: 'program', is: 'other' },
    }),

    web: toggle('A line at the top that opens it in a browser', {
      help: 'Its tag is known for the four programs.',
      section: 'Message',
      refines: true,
    }),
    senderName: text('Sender, for the EML file', { optional: true, maxLength: 100, section: 'Message', refines: true }),
    senderAddress: text('Address of the sender', {
      optional: true,
      maxLength: 254,
      as: 'email',
      section: 'Message',
      refines: true,
    }),
    language: text('Language', {
      initial: 'en',
      maxLength: 20,
      pattern: { source: '[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*', says: 'be a language tag such as en, de or pt-BR' },
      section: 'Message',
      refines: true,
    }),
    direction: choice('Lines run', {
      options: { ltr: 'From the left', rtl: 'From the right' },
      initial: 'ltr',
      section: 'Message',
      refines: true,
    }),
    accent: colour('Buttons and links', { initial: '#0b5c5a', section: 'Look', refines: true }),
    ink: colour('Letters', { initial: '#1f2933', section: 'Look', refines: true }),
    paper: colour('Behind the blocks', { initial: '#ffffff', section: 'Look', refines: true }),
    ground: colour('Behind all of it', { initial: '#eef2f2', section: 'Look', refines: true }),
    font: choice('Font', {
      options: { sans: 'Arial', serif: 'Georgia' },
      initial: 'sans',
      section: 'Look',
      refines: true,
    }),
    width: integer('Width', { initial: 600, unit: 'px', min: 480, max: 720, section: 'Look', refines: true }),
  },

  makes:
    'A newsletter as HTML of tables with styles on each cell and conditional comments for Outlook, as plain text, and as an EML draft with both parts (RFC 5322, RFC 2046).',
  limits: [
    'Nothing is made without a way to unsubscribe.',
    'The page fetches no pictures and shows what they are said to show. Open the saved HTML to see it as a browser draws it.',
    'Gmail’s 102 KB are what senders measured; Google publishes no figure. The program that sends the message adds to it.',
    'The EML file is a draft without a date, which the program that sends it puts in.',
    'Of tags within a text only the form is checked, not whether your list has such a field.',
  ],
  sources: [
    { title: 'RFC 5322: Internet Message Format', href: 'https://www.rfc-editor.org/rfc/rfc5322' },
    {
      title: 'RFC 2046, section 5.1.4: multipart/alternative',
      href: 'https://www.rfc-editor.org/rfc/rfc2046#section-5.1.4',
    },
    { title: 'Can I email: support of HTML and CSS in mail programs', href: 'https://github.com/hteumeuleu/caniemail' },
    {
      title: 'Measuring Gmail clipping limit (email-bugs, no. 41)',
      href: 'https://github.com/hteumeuleu/email-bugs/issues/41',
    },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
    {
      title: 'CAN-SPAM Act, 15 U.S.C. 7704(a): opt-out and postal address',
      href: 'https://www.law.cornell.edu/uscode/text/15/7704',
    },
    {
      title: 'Campaign Monitor: unsubscribe links in emails',
      href: 'https://help.campaignmonitor.com/articles/Knowledge/unsubscribe-links-in-emails',
    },
    { title: 'HubSpot: HubL variables', href: 'https://developers.hubspot.com/docs/cms/reference/hubl/variables' },
  ],

  build(values) {
    const sender = (values.senderAddress ?? '').trim()
    if (sender !== '' && !/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(sender))
      return problem('senderAddress', 'must be an address such as maya@harbour.example')
    if (values.subject.trim() === '') return problem('subject', 'must be filled in')
    return newsletterDocument(letterOf(values))
  },
  files: {
    html: {
      label: 'HTML',
      type: 'text/html;charset=utf-8',
      extension: 'html',
      leads: true,
      make: (values) => newsletterProblem(letterOf(values)) ?? newsletterHtml(letterOf(values)),
    },
    txt: {
      label: 'plain text',
      type: 'text/plain;charset=utf-8',
      extension: 'txt',
      make: (values) => newsletterProblem(letterOf(values)) ?? newsletterText(letterOf(values)),
    },
    eml: {
      label: 'draft (EML)',
      type: 'message/rfc822',
      extension: 'eml',
      make: (values) =>
        newsletterEml(letterOf(values), {
          name: (values.senderName ?? '').trim(),
          address: (values.senderAddress ?? '').trim(),
        }),
    },
    json: {
      label: 'project (JSON)',
      type: 'application/json',
      extension: 'json',
      make: (values) => newsletterProject(values),
    },
  },
  opens: true,
  saves: [],

  examples: [
    {
      name: 'A tool shop in June',
      given: {},
      expect: {
        title: 'What is new on the bench in June',
        text: [
          'Picture: A block plane with its knob on the right',
          'The left hand gets its plane',
          'Thursday, 25 June',
          '<a href="*|UNSUB|*" style="color:#1f2933;text-decoration:underline">Unsubscribe</a>',
          'Unsubscribe: *|UNSUB|*',
          'Look at the plane: https://harbour.example/plane',
        ],
      },
    },
    {
      name: 'A parish letter without a single picture',
      given: {
        subject: 'St Bride’s in July',
        preview: 'The roof, the fete, the choir',
        program: 'other',
        unsubscribe: 'mailto:office@stbride.example',
        blocks: [
          { kind: 'header', title: 'St Bride’s' },
          { kind: 'text', title: 'The roof', text: 'Scaffolding comes down on **Monday**. Thank you.' },
          { kind: 'line' },
          { kind: 'button', label: 'The month in dates', link: 'stbride.example/july' },
          { kind: 'footer', text: 'Parish office, 2 Church Lane, Ludlow', label: 'No more letters, please' },
        ],
      },
      expect: {
        title: 'St Bride’s in July',
        text: [
          'Scaffolding comes down on <strong>Monday</strong>. Thank you.',
          'href="https://stbride.example/july"',
          'The month in dates: https://stbride.example/july',
          'No more letters, please: mailto:office@stbride.example',
        ],
      },
    },
  ],
})
