import { defineGeneratorCases } from '@/lib/kits/generator'
import newsletter from './newsletter-template'

const footer = { kind: 'footer', text: 'Fern Ltd, 2 Mill Lane, Ludlow' } as const
const byHand = { title: 'Plain text and HTML written by hand', how: 'Each line composed from the entries' }

export default defineGeneratorCases(newsletter, [
  {
    name: 'The tag that Mailchimp asks for',
    given: { blocks: [{ kind: 'text', text: 'Hello.' }, footer] },
    expect: {
      text: ['<a href="*|UNSUB|*"'],
      files: {
        txt: 'Hello.\n\n\n----------------------------------------\n\nFern Ltd, 2 Mill Lane, Ludlow\n\nUnsubscribe: *|UNSUB|*\n',
      },
    },
    source: {
      title: 'Mailchimp: the unsubscribe tag in a plain-text message',
      href: 'http://kb.mailchimp.com/article/how-do-i-add-the-unsub-tag-to-my-plain-text-version/',
      how: 'All campaigns must have *|UNSUB|*',
    },
  },
  {
    name: 'Campaign Monitor’s own element, and its tag for plain text',
    given: { program: 'monitor', blocks: [{ kind: 'text', text: 'Hello.' }, footer] },
    expect: { text: ['>Unsubscribe</unsubscribe>', 'Unsubscribe: [unsubscribe]'] },
    source: {
      title: 'Campaign Monitor: unsubscribe links in emails',
      href: 'https://help.campaignmonitor.com/articles/Knowledge/unsubscribe-links-in-emails',
      how: '<unsubscribe>Unsubscribe</unsubscribe> in custom HTML, [unsubscribe] in plain text',
    },
  },
  {
    name: 'HubSpot’s variable',
    given: { program: 'hubspot', blocks: [{ kind: 'text', text: 'Hello.' }, footer] },
    expect: { text: ['<a href="{{ unsubscribe_link }}"'] },
    source: {
      title: 'HubSpot: options to unsubscribe',
      href: 'https://knowledge.hubspot.com/articles/kcs_article/cos-general/what-options-do-i-have-to-allow-my-contacts-to-unsubscribe',
      how: 'The token of the subscriptions link',
    },
  },
  {
    name: 'No footer, so nobody could unsubscribe',
    given: { blocks: [{ kind: 'text', text: 'Hello.' }] },
    problem: 'blocks',
    source: {
      title: 'CAN-SPAM Act, 15 U.S.C. 7704(a)(3): a way to opt out',
      href: 'https://www.law.cornell.edu/uscode/text/15/7704',
      how: 'A message without any',
    },
  },
  {
    name: 'Another program whose tag is not said',
    given: { program: 'other' },
    problem: 'unsubscribe',
    source: byHand,
  },
  {
    name: 'A link that would run a script',
    given: { blocks: [{ kind: 'button', label: 'Go', link: 'javascript:alert(1)' }, footer] },
    problem: 'blocks',
    source: { title: 'WHATWG URL, javascript: scheme', how: 'A scheme that no message may lead to' },
  },
  {
    name: 'A sender that is no address',
    given: { senderAddress: 'maya at harbour' },
    problem: 'senderAddress',
    source: byHand,
  },
  {
    name: 'A subject of blanks',
    given: { subject: '  ' },
    problem: 'subject',
    source: byHand,
  },
])
