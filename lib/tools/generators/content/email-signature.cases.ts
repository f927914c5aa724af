import { defineGeneratorCases } from '@/lib/kits/generator'
import emailSignature from './email-signature'

const byHand = { title: 'HTML and plain text written by hand', how: 'Each line composed from the entries' }
const bare = { name: 'Ida', title: undefined, company: undefined, phone: undefined, email: undefined } as const

export default defineGeneratorCases(emailSignature, [
  {
    name: 'A name alone',
    given: bare,
    expect: {
      plain:
        '<table cellpadding="0" cellspacing="0" border="0" role="presentation">\n' +
        '<tr><td style="padding:0"><table cellpadding="0" cellspacing="0" border="0" role="presentation">\n' +
        '<tr><td style="font:bold 16px Arial,Helvetica,sans-serif;line-height:22px;padding:0;color:#0b5c5a">Ida</td></tr>\n' +
        '</table></td></tr>\n' +
        '</table>\n',
      files: { txt: '-- \nIda\n' },
    },
    source: byHand,
  },
  {
    name: 'Markup that was typed stays text',
    given: { ...bare, name: '<b>Ida</b> & "Co"' },
    expect: { text: ['&lt;b&gt;Ida&lt;/b&gt; &amp; &quot;Co&quot;</td>'] },
    source: { title: 'HTML 4.01, character entity references', how: 'The four signs and what stands for them' },
  },
  {
    name: 'A contact after RFC 6350',
    given: {
      ...bare,
      name: 'Ida Berg',
      title: 'Cook',
      company: 'Fernhill, Ltd',
      phone: '555',
      website: 'fern.example',
    },
    expect: {
      files: {
        vcf: [
          'BEGIN:VCARD',
          'VERSION:4.0',
          'N:Berg;Ida;;;',
          'FN:Ida Berg',
          String.raw`ORG:Fernhill\, Ltd`,
          'TITLE:Cook',
          'TEL;TYPE=work:555',
          'URL:https://fern.example',
          'END:VCARD',
          '',
        ].join('\r\n'),
      },
    },
    source: {
      title: 'RFC 6350, sections 3.4 and 6',
      href: 'https://www.rfc-editor.org/rfc/rfc6350',
      how: 'The card written by hand; a comma in a text value is escaped',
    },
  },
  {
    name: 'A link that would run a script',
    given: { links: [{ label: 'Me', href: 'javascript:alert(1)' }] },
    problem: 'links',
    source: { title: 'WHATWG URL, javascript: scheme', how: 'A scheme other than http and https' },
  },
  {
    name: 'A website with another scheme',
    given: { website: 'data:text/html,x' },
    problem: 'website',
    source: byHand,
  },
  {
    name: 'A picture by its address, beside the words',
    given: { ...bare, pictureUrl: 'https://fern.example/a.png', pictureWidth: 60, disclaimer: 'Leeds 118' },
    expect: {
      text: [
        '<img src="https://fern.example/a.png" width="60" alt="Ida" border="0">',
        'border-left:2px solid #0b5c5a',
        '<td colspan="2" style="font:11px Arial',
      ],
    },
    source: byHand,
  },
  {
    name: 'No name',
    given: { name: ' ' },
    problem: 'name',
    source: byHand,
  },
])
