import { describe, expect, it } from 'vitest'
import { askedName, questionsFor, questionUrl } from '@/lib/subjects/dns/ask'
import { policyFindings, spfLookups } from '@/lib/subjects/dns/mail'
import { dnsReport } from '@/lib/subjects/dns/report'
import { readZone, textOf } from '@/lib/subjects/dns/zone'

describe('zone lines', () => {
  it('reads the master file of RFC 1035, 5.3', () => {
    const { records, unread } = readZone(`$ORIGIN ISI.EDU.
@   IN  SOA     VENERA      Action\\.domains (
                                 20     ; SERIAL
                                 7200   ; REFRESH
                                 600    ; RETRY
                                 3600000; EXPIRE
                                 60)    ; MINIMUM

        NS      A.ISI.EDU.
        NS      VENERA
        NS      VAXA
        MX      10      VENERA
        MX      20      VAXA

A       A       26.3.0.103

VENERA  A       10.1.0.52
        A       128.9.0.32

VAXA    A       10.2.0.27
        A       128.9.0.33
`)
    expect(unread).toEqual([])
    expect(records.map(({ name, type, data }) => `${name} ${type} ${data}`)).toEqual([
      'ISI.EDU. SOA VENERA Action\\.domains 20 7200 600 3600000 60',
      'ISI.EDU. NS A.ISI.EDU.',
      'ISI.EDU. NS VENERA',
      'ISI.EDU. NS VAXA',
      'ISI.EDU. MX 10 VENERA',
      'ISI.EDU. MX 20 VAXA',
      'A.ISI.EDU. A 26.3.0.103',
      'VENERA.ISI.EDU. A 10.1.0.52',
      'VENERA.ISI.EDU. A 128.9.0.32',
      'VAXA.ISI.EDU. A 10.2.0.27',
      'VAXA.ISI.EDU. A 128.9.0.33',
    ])
  })
  it('reads what dig prints, times with units, and a semicolon in quotes', () => {
    const { records, unread } = readZone(`; <<>> DiG 9.18 <<>> example.com MX
;; ANSWER SECTION:
example.com.\t\t300\tIN\tMX\t10 mail.example.com.
$TTL 1h30m
www CNAME example.com.
_dmarc.example.com. IN TXT "v=DMARC1; p=none" ; a remark
this is no record
`)
    expect(records).toEqual([
      { name: 'example.com.', ttl: 300, type: 'MX', data: '10 mail.example.com.' },
      { name: 'www', ttl: 5400, type: 'CNAME', data: 'example.com.' },
      { name: '_dmarc.example.com.', ttl: 5400, type: 'TXT', data: '"v=DMARC1; p=none"' },
    ])
    expect(unread).toEqual([{ line: 7, text: 'this is no record' }])
  })
  it('joins the parts of a text', () => {
    expect(textOf('"v=spf1 include:a.example " "-all"')).toBe('v=spf1 include:a.example -all')
    expect(textOf('"say \\"hi\\" \\065"')).toBe('say "hi" A')
    expect(textOf('bare')).toBe('bare')
  })
})

describe('policies of mail', () => {
  const says = (...texts: string[]) =>
    policyFindings(texts.map((text) => ({ name: 'example.com.', type: 'TXT', data: `"${text}"` }))).map(
      ({ tone, says: one }) => `${tone}: ${one}`,
    )
  // RFC 7208, 4.6.4: include, a, mx, ptr, exists and redirect count; all, ip4, ip6 and exp do not.
  it.each([
    [
      'v=spf1 a mx include:b.example exists:%{i}.c.example ptr ip4:192.0.2.0/24 ip6:2001:db8::/32 exp=e.example -all',
      5,
    ],
    ['v=spf1 redirect=_spf.example.com', 1],
    ['v=spf1 +a/24 ~mx:d.example ?all', 2],
    ['v=spf1 -all', 0],
  ])('%s asks %i questions', (policy, count) => expect(spfLookups(policy)).toBe(count))
  it('names what is wrong', () => {
    expect(says('v=spf1 +all')[0]).toMatch(/^bad: .*every server in the world/)
    expect(says('v=spf1 a')[0]).toMatch(/^warn: .*does not end in/)
    expect(says('v=spf1 -all', 'v=spf1 ~all')).toEqual([
      'bad: There are 2 SPF policies. Receivers take that as an error and use none.',
    ])
    expect(
      says(`v=spf1 ${Array.from({ length: 11 }, (_, at) => `include:${String(at)}.example`).join(' ')} -all`)[1],
    ).toMatch(/^bad: .*11 further/)
    expect(says('v=DMARC1; p=reject; rua=mailto:a@example.com')).toEqual([
      'good: DMARC asks for mail that fails to be refused (p=reject).',
    ])
    expect(says('v=DMARC1; rua=mailto:a@example.com; pct=20').map((one) => one.split(':')[0])).toEqual(['bad', 'warn'])
    expect(says('some other text')).toEqual([])
  })
  it('reads who may issue certificates', () => {
    const caa = (data: string) => policyFindings([{ name: 'x', type: 'CAA', data }])[0]?.says
    expect(caa('0 issue "ca1.example.net; policy=ev"')).toBe('Certificates may be issued by ca1.example.net alone.')
    expect(caa('0 issue ";"')).toBe('No authority may issue certificates.')
    expect(caa('0 iodef "mailto:a@example.com"')).toMatch(/^Any authority/)
  })
})

describe('questions', () => {
  it.each([
    ['Example.COM.', 'example.com'],
    ['https://www.example.com/page?x', 'www.example.com'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['_dmarc.example.com', '_dmarc.example.com'],
    ['192.0.2.1', '1.2.0.192.in-addr.arpa'],
  ])('%s is asked as %s', (written, name) => expect(askedName(written)).toBe(name))
  it.each(['', 'localhost', 'a b.example', 'x@example.com', '-', `${'a'.repeat(64)}.example`, 'a..b'])(
    '%s is refused',
    (written) => expect(askedName(written)).toBeUndefined(),
  )
  it('go to the resolver with nothing but name and type', () => {
    expect(questionUrl('google', 'example.com', 'A')).toBe('https://dns.google/resolve?name=example.com&type=A')
    expect(questionsFor('example.com', 'usual').at(-1)).toEqual({ name: '_dmarc.example.com', type: 'TXT' })
    expect(questionsFor('1.2.0.192.in-addr.arpa', 'usual')).toEqual([{ name: '1.2.0.192.in-addr.arpa', type: 'PTR' }])
  })
})

describe('reports', () => {
  const reply = (resolver: string, body: object, status = 200) => ({
    resolver,
    name: 'example.com',
    type: 'A',
    status,
    body: JSON.stringify(body),
  })
  const answer = { Status: 0, AD: true, Answer: [{ name: 'example.com', type: 1, TTL: 60, data: '192.0.2.1' }] }
  it('lists what a resolver answered', () => {
    const report = dnsReport({ text: '', replies: [reply('dns.google', answer)] })
    expect(report.headline).toBe('1 record for example.com.')
    expect(report.figures?.[1]?.text).toBe('1')
    expect(report.parts[0]?.tables?.[0]?.rows).toEqual([['example.com', '60', 'A', '192.0.2.1']])
    expect(report.parts.at(-1)?.texts?.[0]?.text).toBe('example.com.\t60\tIN\tA\t192.0.2.1\n')
  })
  it('counts a domain and its policy for mail as one name', () => {
    const policy = { ...reply('dns.google', { Status: 3 }), name: '_dmarc.example.com', type: 'TXT' }
    expect(dnsReport({ text: '', replies: [reply('dns.google', answer), policy] }).headline).toBe(
      '1 record for example.com.',
    )
  })
  it('tells names that are not there, answers that differ and hosts that fail', () => {
    expect(dnsReport({ text: '', replies: [reply('dns.google', { Status: 3 })] }).headline).toBe(
      'example.com does not exist.',
    )
    const other = { Status: 0, Answer: [{ name: 'example.com', type: 1, TTL: 60, data: '192.0.2.9' }] }
    const compared = dnsReport({ text: '', replies: [reply('a.example', answer), reply('b.example', other)] })
    expect(compared.parts[1]?.findings?.[0]?.says).toBe('example.com A: a.example and b.example answer differently.')
    const failed = dnsReport({ text: '', replies: [reply('dns.google', {}, 429)] })
    expect(failed.parts[1]?.findings?.[0]?.says).toBe('dns.google answered 429 for example.com A.')
  })
  it('reads what is pasted, whatever it is', () => {
    expect(dnsReport({ text: JSON.stringify(answer), replies: [] }).headline).toBe('1 record for example.com.')
    expect(dnsReport({ text: 'AAABAAABAAAAAAAAA3d3dwdleGFtcGxlA2NvbQAAAQAB', replies: [] }).headline).toBe(
      'A question about www.example.com. A.',
    )
    expect(dnsReport({ text: 'x. 60 IN A 192.0.2.1', replies: [] }).headline).toBe('1 record read.')
    for (const rubbish of ['hello', '{}', '[1]', '\0\0', 'A', '('.repeat(5000), '00'.repeat(20)])
      expect(['bad', 'good', 'warn']).toContain(dnsReport({ text: rubbish, replies: [] }).tone)
  })
})
