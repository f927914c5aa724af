import { describe, expect, it } from 'vitest'
import { readXml } from '@/lib/base/xml/read-xml'
import { cardDrawing } from '@/lib/subjects/share-tags/drawing'
import { networkNames, networks } from '@/lib/subjects/share-tags/networks'
import { cropOf, pageRow, pictureFindings, shareReport, tagFindings } from '@/lib/subjects/share-tags/report'
import { firstOf, fixedTags, graphLocale, readTags, sharedOn, wholeAddress } from '@/lib/subjects/share-tags/tags'
import { pageColumns } from '@/lib/subjects/share-tags/task'

/** The examples of ogp.me, “Basic Metadata”, “Optional Metadata” and “Structured Properties”. */
const rock = `<html prefix="og: https://ogp.me/ns#">
<head>
<title>The Rock (1996)</title>
<meta property="og:title" content="The Rock" />
<meta property="og:type" content="video.movie" />
<meta property="og:url" content="https://www.imdb.com/title/tt0117500/" />
<meta property="og:image" content="https://ia.media-imdb.com/images/rock.jpg" />
</head>
</html>`
const apple = `<meta property="og:image" content="https://example.com/ogp.jpg" />
<meta property="og:image:secure_url" content="https://secure.example.com/ogp.jpg" />
<meta property="og:image:type" content="image/jpeg" />
<meta property="og:image:width" content="400" />
<meta property="og:image:height" content="300" />
<meta property="og:image:alt" content="A shiny red apple with a bite taken out" />`
const array = `<meta property="og:image" content="https://example.com/rock.jpg" />
<meta property="og:image:width" content="300" />
<meta property="og:image:height" content="300" />
<meta property="og:image" content="https://example.com/rock2.jpg" />
<meta property="og:image" content="https://example.com/rock3.jpg" />
<meta property="og:image:height" content="1000" />`

const says = (html: string) => tagFindings(readTags(html), undefined).map((finding) => finding.says)

describe('the examples of the protocol', () => {
  it('are whole but for what networks want beside it', () => {
    expect(says(rock)).toEqual([
      'The size of the picture is not named (og:image:width, og:image:height).',
      'The picture has no description (og:image:alt).',
      'twitter:card is missing, so that X shows a small card or none.',
    ])
  })
  it('with structured properties have the size and the description', () => {
    expect(says(apple).filter((one) => /picture|size/.test(one))).toEqual([])
  })
  it('with an array repeat what may stand several times', () => {
    expect(says(array).filter((one) => /twice/.test(one))).toEqual([])
  })
  it.each([
    'music.song',
    'music.album',
    'music.playlist',
    'music.radio_station',
    'video.movie',
    'video.episode',
    'video.tv_show',
    'video.other',
    'article',
    'book',
    'profile',
    'website',
  ])('have the type %s', (type) =>
    expect(says(`<meta property="og:type" content="${type}">`).filter((one) => one.startsWith('og:type'))).toEqual([]),
  )
})

describe('a fault', () => {
  it.each([
    ['<meta property="og:image" content="/a.jpg">', 'og:image “/a.jpg” is not a whole address.'],
    ['<meta property="og:url" content="example.com">', 'og:url “example.com” is not a whole address.'],
    ['<meta property="og:image" content="http://example.com/a.jpg">', 'og:image is an http address.'],
    ['<meta property="og:image" content="https://example.com/a.svg?v=1">', 'og:image is an SVG drawing.'],
    [
      '<meta property="og:title" content="A"><meta property="og:title" content="B">',
      'og:title stands twice, with another text.',
    ],
    ['<meta property="og:title" content="A"><meta property="og:title" content="A">', 'og:title stands twice.'],
    [
      '<meta property="og:image" content="https://a.example/a.jpg"><meta property="og:image" content="https://a.example/a.jpg">',
      'og:image stands twice.',
    ],
    ['<meta property="og:description" content="">', 'og:description is empty.'],
    ['<meta property="og:type" content="web page">', 'og:type “web page” is none of the protocol.'],
    ['<meta property="og:locale" content="en-gb">', 'og:locale “en-gb” has another form than en_GB.'],
    ['<meta name="twitter:card" content="large">', 'twitter:card “large” is no kind of card.'],
    [`<meta property="og:title" content="${'a'.repeat(71)}">`, 'The title has 71 characters; X takes 70.'],
    [`<meta name="description" content="${'a'.repeat(201)}">`, 'The description has 201 characters; X takes 200.'],
    ['<title>x</title>', 'og:image is missing; it is one of the four required tags.'],
  ])('in %s', (html, sentence) => expect(says(html)).toContain(sentence))
  it('is placed in the text', () => {
    const [finding] = tagFindings(
      readTags('<title>x</title>\n<meta property="og:image" content="a.jpg">'),
      undefined,
    ).filter((one) => one.at)
    expect(finding?.at).toMatchObject({ line: 2, column: 1, offset: 17 })
  })
  it('is a size other than that of the picture that was tried', () => {
    const tried = { width: 1200, height: 630, bytes: 1000, format: 'jpeg' }
    expect(tagFindings(readTags(apple), tried).map((one) => one.says)).toContain(
      'The tags name a picture of 400 × 300; the one you tried has 1,200 × 630.',
    )
    expect(tagFindings(readTags(apple), { ...tried, width: 400, height: 300 }).map((one) => one.says)).not.toContain(
      'The tags name a picture of 400 × 300; the one you tried has 400 × 300.',
    )
  })
})

it('reads lines without markup', () => {
  const tags = readTags(
    'og:title: Oak tables\ntwitter:card = summary\ntitle: Oak\nnothing\nog:image\thttps://example.com/a.jpg',
  )
  expect(tags.title).toBe('Oak')
  expect(tags.tags.map(({ key, content }) => [key, content])).toEqual([
    ['og:title', 'Oak tables'],
    ['twitter:card', 'summary'],
    ['og:image', 'https://example.com/a.jpg'],
  ])
  expect(tags.tags[1]?.at).toMatchObject({ line: 2, offset: 21 })
})

describe('fallbacks', () => {
  const all = readTags(
    '<title>T</title><meta name="description" content="D"><meta property="og:title" content="OG"><meta property="og:description" content="OD"><meta name="twitter:title" content="TT"><meta name="twitter:image" content="https://a.example/t.jpg"><meta property="og:image" content="https://a.example/o.jpg">',
  )
  const plain = readTags('<title>T</title><meta name="description" content="D">')
  it.each([
    ['facebook', 'og:title', 'og:description', 'og:image'],
    ['x', 'twitter:title', 'og:description', 'twitter:image'],
    ['linkedin', 'og:title', 'og:description', 'og:image'],
    ['slack', 'twitter:title', 'og:description', 'twitter:image'],
    ['whatsapp', 'og:title', 'og:description', 'og:image'],
  ] as const)('of %s', (network, title, description, image) => {
    const shared = sharedOn(network, all)
    expect([shared.title?.key, shared.description?.key, shared.image?.key]).toEqual([title, description, image])
    const bare = sharedOn(network, plain)
    expect([bare.title?.key, bare.description?.key, bare.image]).toEqual(['<title>', 'description', undefined])
  })
  // X, “Cards markup”: without twitter:card, og:type, og:title and og:description may give a summary card.
  it.each([
    ['<meta name="twitter:card" content="summary_large_image">', 'summary_large_image'],
    ['<meta name="twitter:card" content="player">', 'player'],
    [
      '<meta property="og:type" content="website"><meta property="og:title" content="a"><meta property="og:description" content="b">',
      'summary',
    ],
    ['<meta property="og:title" content="a">', 'none'],
  ])('of the card: %s', (html, card) => expect(sharedOn('x', readTags(html)).card).toBe(card))
  it('pass over what is empty', () => {
    expect(
      firstOf(readTags('<meta property="og:title" content=""><title>T</title>'), ['og:title', '<title>'])?.content,
    ).toBe('T')
  })
})

describe('the tags as they should be', () => {
  const given = `<title>Oak | Bramley</title><link rel="canonical" href="https://example.com/tables"><meta name="description" content="D">
<meta property="og:title" content="Oak &amp; more"><meta property="og:title" content="Oak"><meta property="og:image" content="/a.jpg"><meta property="og:locale" content="en-gb"><meta name="twitter:site" content="@bramley"><meta property="article:tag" content="a"><meta property="article:tag" content="b">`
  it('are whole, once each, and sized', () => {
    const fixed = fixedTags(readTags(given), '', { width: 1200, height: 630 })
    expect(fixed.trim().split('\n')).toEqual([
      '<meta property="og:title" content="Oak &amp; more">',
      '<meta property="og:type" content="website">',
      '<meta property="og:url" content="https://example.com/tables">',
      '<meta property="og:image" content="https://example.com/a.jpg">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:description" content="D">',
      '<meta property="og:locale" content="en_GB">',
      '<meta name="twitter:site" content="@bramley">',
      '<meta property="article:tag" content="a">',
      '<meta property="article:tag" content="b">',
      '<meta name="twitter:card" content="summary_large_image">',
    ])
    expect(says(fixed)).toEqual(['The picture has no description (og:image:alt).'])
  })
  it('take the address that you give', () => {
    const fixed = fixedTags(readTags('og:image: b.jpg\nog:url: /c'), 'https://example.com/a/', undefined)
    expect(fixed).toContain('content="https://example.com/a/b.jpg"')
    expect(fixed).toContain('content="https://example.com/c"')
  })
  it('keep http of a page, and make https of its picture', () => {
    const fixed = fixedTags(readTags('og:image: http://example.com/b.jpg\nog:url: http://example.com/'), '', undefined)
    expect(fixed).toContain('og:url" content="http://example.com/"')
    expect(fixed).toContain('og:image" content="https://example.com/b.jpg"')
  })
  it.each([
    ['en-gb', 'en_GB'],
    ['pt_BR', 'pt_BR'],
    ['de', undefined],
  ])('have the locale %s as %s', (written, locale) => expect(graphLocale(written)).toBe(locale))
  it.each([
    ['a.jpg', '', undefined],
    ['//cdn.example/a.jpg', 'https://example.com', 'https://cdn.example/a.jpg'],
    ['data:image/png;base64,AA', 'https://example.com', undefined],
  ])('make %s from “%s” %s', (written, base, address) => expect(wholeAddress(written, base)).toBe(address))
})

describe('a picture', () => {
  // Meta, “Images in Link Shares”: 200 × 200 at least, large from 600 × 315, 8 MB. X: 300 × 157 at least, less than 5 MB, no SVG.
  it.each([
    [{ width: 1200, height: 630, bytes: 400_000, format: 'jpeg' }, []],
    [
      { width: 199, height: 199, bytes: 1000, format: 'png' },
      [
        'Facebook: smaller than 200 × 200 pixels.',
        'X: smaller than 300 × 157 pixels.',
        'LinkedIn: smaller than 200 × 200 pixels.',
        'WhatsApp: smaller than 300 × 75 pixels.',
      ],
    ],
    [
      { width: 400, height: 400, bytes: 1000, format: 'png' },
      ['Facebook: shown small, below 600 × 315 pixels.', 'LinkedIn: shown small, below 401 × 210 pixels.'],
    ],
    [
      { width: 1200, height: 630, bytes: 9_000_000, format: 'jpeg' },
      [
        'Facebook: heavier than 8,192 KB.',
        'X: heavier than 5,120 KB.',
        'LinkedIn: heavier than 5,120 KB.',
        'WhatsApp: heavier than 600 KB.',
      ],
    ],
    [
      { width: 3000, height: 700, bytes: 1000, format: 'webp' },
      ['LinkedIn: WEBP is not shown.', 'WhatsApp: wider than 4 to 1.'],
    ],
  ])('%o', (tried, expected) => expect(pictureFindings(tried).map((one) => one.says)).toEqual(expected))
  it.each([
    [{ width: 1000, height: 1000 }, 1.91, { width: 1000, height: 524, x: 0, y: 238 }],
    [{ width: 1910, height: 500 }, 1.91, { width: 955, height: 500, x: 478, y: 0 }],
    [{ width: 1200, height: 630 }, 1, { width: 630, height: 630, x: 285, y: 0 }],
  ])('of %o is cut to %d as %o', (size, ratio, crop) => expect(cropOf(size, ratio)).toEqual(crop))
  it('has limits with a month for every network', () => {
    for (const name of networkNames) expect(networks[name].since).toMatch(/^\d{4}-\d{2}$/)
  })
})

describe('a report', () => {
  it('shows five cards and says which tags they take', () => {
    const { previews, parts, headline, tone, figures } = shareReport(rock, '', undefined)
    expect(previews.map(({ label }) => label)).toEqual(['Facebook', 'X', 'LinkedIn', 'Slack', 'WhatsApp'])
    expect(previews[0]?.lines).toEqual([
      { look: 'small', text: 'IMDB.COM' },
      { look: 'title', text: 'The Rock' },
    ])
    expect(previews[0]?.picture).toEqual({ shape: 'wide', says: 'rock.jpg' })
    expect(previews[1]).toEqual({
      label: 'X',
      lines: [{ look: 'text', text: 'https://www.imdb.com/title/tt0117500/' }],
    })
    expect(previews[4]?.picture?.shape).toBe('square')
    expect(parts[1]?.tables?.[0]?.rows[0]).toEqual(['Facebook', 'og:title', 'none', 'og:image', ''])
    expect({ headline, tone }).toEqual({ headline: 'It can be shared; 3 things to look at.', tone: 'warn' })
    expect(figures?.map(({ text }) => text)).toEqual(['4', '0'])
  })
  it('of whole tags is good', () => {
    const fixed = fixedTags(readTags(`${rock}<meta property="og:image:alt" content="A rock">`), '', {
      width: 1200,
      height: 630,
    })
    expect(shareReport(fixed, '', undefined)).toMatchObject({ headline: 'The tags are complete.', tone: 'good' })
  })
  it('of faults counts them', () => {
    expect(shareReport('<title>x</title>', '', undefined).headline).toBe('3 faults, and 2 things to look at.')
  })
  it.each(['oak', 'javascript:alert(1)'])('says that %s is no address', (base) => {
    expect(shareReport(rock, base, undefined).parts[0]?.findings?.[0]?.says).toBe(`“${base}” is no address of a page.`)
  })
  it('of many pages is a table', () => {
    const row = pageRow(rock)
    expect(row).toHaveLength(pageColumns.length - 1)
    expect(row.slice(0, 6)).toEqual(['0', '3', 'The Rock', '', 'https://ia.media-imdb.com/images/rock.jpg', 'none'])
  })
  it('is drawn', () => {
    const { previews } = shareReport('og:title: Oak & <b>\nog:description: ' + 'word '.repeat(80), '', undefined)
    for (const preview of previews) {
      const { svg, height } = cardDrawing(preview, undefined)
      expect('children' in readXml(svg)).toBe(true)
      expect(height).toBeGreaterThan(preview.picture ? 60 : 30)
    }
    const [facebook] = previews
    if (!facebook) throw new Error('no card')
    expect(cardDrawing(facebook, 'data:image/jpeg;base64,AA').svg).toContain('<image href="data:image/jpeg;base64,AA"')
    // Three lines of a description, and dots.
    expect(cardDrawing(facebook, undefined).svg.match(/word/g)?.length).toBeLessThan(80)
    expect(cardDrawing(facebook, undefined).svg).toContain(' …</text>')
  })
})
