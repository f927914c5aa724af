import { defineGeneratorCases } from '@/lib/kits/generator'
import qrUtm from './qr-utm'

const python = { title: 'Python 3.11, urllib.parse.urlencode with quote_via=quote' }
const analytics = {
  title: 'Google Analytics Help: Collect campaign data with custom URLs',
  href: 'https://support.google.com/analytics/answer/1033863',
}

export default defineGeneratorCases(qrUtm, [
  {
    name: 'The tags of a link in the order of Google’s example',
    given: { url: 'https://www.example.com/', campaign: 'summer-sale', places: 'Mail, summer-mailer, email, -' },
    expect: {
      plain:
        'https://www.example.com/?utm_source=summer-mailer&utm_medium=email&utm_campaign=summer-sale&utm_content=-',
    },
    source: {
      ...analytics,
      how: 'The example of the article, read in a full copy of it, has summer-mailer, email and summer-sale in this order; utm_content was added behind them',
    },
  },
  {
    name: 'Query and fragment of the page stay',
    given: {
      url: 'https://example.com/menu?lang=de&x=1#lunch',
      campaign: 'summer-2027',
      places: 'Table card',
    },
    expect: {
      plain: 'https://example.com/menu?lang=de&x=1&utm_source=table-card&utm_medium=qr&utm_campaign=summer-2027#lunch',
      files: {
        csv: 'place,source,medium,link\r\nTable card,table-card,qr,https://example.com/menu?lang=de&x=1&utm_source=table-card&utm_medium=qr&utm_campaign=summer-2027#lunch\r\n',
      },
    },
    source: { ...python, how: 'urlencode of the three tags, put between query and fragment' },
  },
  {
    name: 'Letters and signs are encoded once',
    given: {
      url: 'https://example.com/menu',
      campaign: 'größe & mehr',
      separator: 'keep',
      lowerCase: false,
      places: 'Town hall, town-hall, print, Poster A1',
    },
    expect: {
      plain:
        'https://example.com/menu?utm_source=town-hall&utm_medium=print&utm_campaign=gr%C3%B6%C3%9Fe%20%26%20mehr&utm_content=Poster%20A1',
    },
    source: { ...python, how: 'urlencode of the four tags' },
  },
  {
    name: 'Encoded text is not encoded again',
    given: { url: 'https://example.com/menu', campaign: '%C3%A9t%C3%A9', places: 'Van' },
    expect: { plain: 'https://example.com/menu?utm_source=van&utm_medium=qr&utm_campaign=%C3%A9t%C3%A9' },
    source: { ...python, how: 'urlencode of van, qr and été' },
  },
  {
    name: 'Another scheme than http and https is refused',
    given: { url: 'ftp://example.com/menu', campaign: 'x', places: 'Van' },
    problem: 'url',
    source: {
      ...analytics,
      how: 'The article tags addresses of websites, https in its example; that other schemes are refused is our choice',
    },
  },
  {
    name: 'A campaign needs a name',
    given: { url: 'https://example.com', campaign: ' ', places: 'Van' },
    problem: 'campaign',
    source: {
      ...analytics,
      how: 'The article pairs each parameter with a value; its example has a campaign. That the name is required is our choice',
    },
  },
  {
    name: 'Without a place there is no code',
    given: { url: 'https://example.com', campaign: 'x', places: ' \n ' },
    problem: 'places',
    source: {
      ...analytics,
      how: 'The article pairs each parameter with a value; without a place there is no source, and refusing that is our choice',
    },
  },
])
