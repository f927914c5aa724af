import { infographicDocument, projectJson, type Infographic } from '@/lib/engines/infographic'
import { choice, colour, defineGenerator, longText, rows, text, toggle } from '@/lib/kits/generator'
import { blockKinds } from '@/lib/subjects/design/blocks/blocks'

type Values = Omit<Infographic, 'width' | 'density' | 'fromZero'> & { width: string; pixels: string; zero: boolean }

const infographicOf = ({ width, pixels, zero, ...rest }: Values): Infographic => ({
  ...rest,
  width: Number(width.slice(2)),
  density: Number(pixels.slice(1)),
  fromZero: zero,
})

export default defineGenerator({
  form: {
    blocks: rows('Blocks', {
      row: 'block',
      ordered: true,
      ownLine: 'data',
      columns: {
        kind: choice('Kind', {
          options: blockKinds,
          initial: 'text',
        }),
        title: text('Title', { maxLength: 160, optional: true }),
        data: longText('Lines or table', { maxLength: 20_000, lines: 3, optional: true }),
      },
      initial: [
        { kind: 'title', title: 'Parcels that arrive', data: 'A year at Harbour Tools in figures' },
        { kind: 'number', data: '94%, delivered the next day\n18,240, parcels sent\n2.1 days, from order to door' },
        {
          kind: 'bar',
          title: 'Parcels by quarter',
          data: 'Quarter,Parcels\nSpring,3900\nSummer,4210\nAutumn,4730\nWinter,5400',
        },
        { kind: 'pie', title: 'What goes into a van', data: 'Hand tools,52%\nBlades,31%\nSpare parts,17%' },
        {
          kind: 'process',
          title: 'From click to door',
          data: 'Order: until three in the afternoon\nPick and pack: the same day\nHandover: to the van at six',
        },
      ],
      min: 1,
      max: 60,
      help: 'One entry a line, a comma and a space before its words: “94%, delivered” for big numbers, “truck, Free delivery” for icons, “2019, Founded” for a timeline. Charts and comparisons take a table as it is pasted from a spreadsheet.',
    }),
    source: text('Source of the figures', {
      initial: 'Harbour Tools, dispatch records of 2025',
      maxLength: 300,
      optional: true,
    }),

    theme: choice('Theme', {
      options: { light: 'Light', tint: 'Tinted', dark: 'Dark' },
      initial: 'light',
      refines: true,
      section: 'Look',
    }),
    colour: colour('Colour', { initial: '#0f5f6b', refines: true, section: 'Look' }),
    width: choice('Width', {
      options: { px600: '600 px', px800: '800 px', px1080: '1,080 px', px1200: '1,200 px' },
      initial: 'px800',
      refines: true,
      section: 'Files',
    }),
    pixels: choice('Pixels of the PNG', {
      options: { x1: '1×', x2: '2×', x3: '3×' },
      initial: 'x2',
      help: 'Screens of phones and most laptops show two or three pixels for each one of a page.',
      refines: true,
      section: 'Files',
    }),
    zero: toggle('Axes begin at zero', {
      initial: true,
      help: 'Of line charts. Where they do not, the picture says so. Bars always begin at zero.',
      refines: true,
      section: 'Charts',
    }),
    alt: longText('Alternative text', {
      maxLength: 1000,
      lines: 3,
      optional: true,
      help: 'Read aloud to people who cannot see the picture. It is written into SVG, PNG and the project file.',
      refines: true,
      section: 'Files',
    }),
  },

  build: (values, { show }) => infographicDocument(infographicOf(values as unknown as Values), show),
  saves: ['image', 'svg', 'pdf'],
  files: {
    json: {
      label: 'project (JSON)',
      type: 'application/json',
      extension: 'json',
      make: (values) => projectJson(values, infographicOf(values as unknown as Values)),
    },
  },
  opens: true,

  makes:
    'An infographic of blocks up to 1,200 by 12,000 pixels, as PNG of one to three times as many, as SVG with letters as outlines, as a PDF of one page, and as a project file.',
  limits: [
    'Blocks stand one under the other and are not moved about freely.',
    'A chart takes at most 200 rows and six columns of numbers, a pie twelve slices.',
    'Icons are 76 of the Lucide set. Photographs and logos have no block.',
    'Letters are those of Noto Sans; scripts that the site has no font for are left to your browser’s own print.',
  ],
  sources: [
    { title: 'PNG specification, third edition (W3C)', href: 'https://www.w3.org/TR/png-3/' },
    {
      title: 'WCAG 2.2, success criterion 1.4.3: contrast (minimum)',
      href: 'https://www.w3.org/TR/WCAG22/#contrast-minimum',
    },
    {
      title: 'W3C, Web Accessibility Tutorials: complex images',
      href: 'https://www.w3.org/WAI/tutorials/images/complex/',
    },
    {
      title: 'M. Okabe and K. Ito, Color Universal Design: colours that all people tell apart',
      href: 'https://jfly.uni-koeln.de/color/',
    },
    { title: 'Lucide icons, ISC licence', href: 'https://lucide.dev/license' },
  ],

  examples: [
    {
      name: 'A year of parcels',
      given: {},
      expect: {
        title: 'Parcels that arrive',
        text: ['94%', '5,400', '52.0%', 'Slices of What goes into a van: 187.2 + 111.6 + 61.2 = 360 degrees'],
      },
    },
    {
      name: 'A survey with shares left over',
      given: {
        blocks: [
          { kind: 'title', title: 'How we get to work' },
          { kind: 'pie', title: 'Main way to work', data: 'Bus,40%\nBicycle,25%\nCar,20%' },
          { kind: 'icons', data: 'bus, Every ten minutes\nleaf, 25% by bicycle' },
        ],
        source: 'Own survey, March 2026, 212 answers',
        theme: 'tint',
      },
      expect: { text: ['Not stated', '15.0%', 'Source: Own survey, March 2026, 212 answers'] },
    },
  ],
})
