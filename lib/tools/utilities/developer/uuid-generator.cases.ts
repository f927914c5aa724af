import { defineGeneratorCases } from '@/lib/kits/generator'
import uuidGenerator from './uuid-generator'

const rfc = (appendix: string) => ({
  title: `RFC 9562, appendix ${appendix}`,
  href: `https://www.rfc-editor.org/rfc/rfc9562#appendix-${appendix}`,
})
const python = (how: string) => ({ title: 'Python 3.11, module uuid', how })
const read = (pasted: string) => ({ task: 'read' as const, pasted })
const named = (version: 'v3' | 'v5' | 'v8', more: object = {}) => ({ version, name: 'www.example.com', ...more })

export default defineGeneratorCases(uuidGenerator, [
  {
    name: 'version 3',
    given: named('v3'),
    expect: { plain: '5df41881-3aed-3515-88a7-2f4a814cf09e' },
    source: rfc('A.2'),
  },
  {
    name: 'version 5',
    given: named('v5'),
    expect: { plain: '2ed6657d-e927-568b-95e1-2665a8aea6a2' },
    source: rfc('A.4'),
  },
  {
    name: 'version 8',
    given: named('v8'),
    expect: { plain: '5c146b14-3c52-8afd-938a-375d0df1fbf6' },
    source: rfc('B.2'),
  },
  {
    name: 'version 5 of a URL',
    given: { version: 'v5', space: 'url', name: 'https://example.com/' },
    expect: { plain: 'dd2c1780-811a-5296-81c5-178a0ef488bc' },
    source: python("uuid5(NAMESPACE_URL, 'https://example.com/')"),
  },
  {
    name: 'version 5 of letters beyond ASCII',
    given: { version: 'v5', space: 'x500', name: 'ü' },
    expect: { plain: '69bcb56f-e6b3-596d-904f-ec67178db731' },
    source: python("uuid5(NAMESPACE_X500, 'ü')"),
  },
  {
    name: 'version 3 of no name',
    given: { version: 'v3', space: 'oid', name: undefined },
    expect: { plain: '596b79dc-00dd-3991-a72f-d3696c38c64f' },
    source: python("uuid3(NAMESPACE_OID, '')"),
  },
  {
    name: 'a name space of one’s own, written as a URN',
    given: named('v5', { space: 'own', ownSpace: 'urn:uuid:6BA7B810-9DAD-11D1-80B4-00C04FD430C8' }),
    expect: { plain: '2ed6657d-e927-568b-95e1-2665a8aea6a2' },
    source: rfc('A.4'),
  },
  {
    name: 'a name space that is no UUID',
    given: named('v5', { space: 'own', ownSpace: '6ba7b810' }),
    problem: 'ownSpace',
    source: rfc('A.4'),
  },
  {
    name: 'version 7 of the moment of the RFC',
    given: { version: 'v7' },
    expect: { text: ['017f22e2-79b0-7'] },
    source: rfc('A.6'),
  },
  {
    name: 'version 1 of the moment of the RFC',
    given: { version: 'v1' },
    expect: { text: ['c232ab00-9414-11ec-'] },
    source: rfc('A.1'),
  },
  {
    name: 'version 6 of the moment of the RFC',
    given: { version: 'v6' },
    expect: { text: ['1ec9414c-232a-6b00-'] },
    source: rfc('A.5'),
  },
  {
    name: 'five of version 4',
    given: { version: 'v4', count: 5 },
    expect: { plainBytes: 184 },
    source: {
      title: 'RFC 9562, section 4',
      href: 'https://www.rfc-editor.org/rfc/rfc9562#section-4',
      how: '5 × 36 and 4 line ends',
    },
  },
  {
    name: 'nil and max',
    given: { version: 'max' },
    expect: {
      plain: 'ffffffff-ffff-ffff-ffff-ffffffffffff',
      text: ['Whole number: 340282366920938463463374607431768211455'],
    },
    source: { title: 'RFC 9562, sections 5.9 and 5.10', href: 'https://www.rfc-editor.org/rfc/rfc9562#section-5.10' },
  },
  {
    name: 'version 1 looked into',
    given: read('{f47ac10b-58cc-11e1-b86c-0800200c9a66}'),
    expect: {
      text: [
        'Version: 1: time and node',
        'Variant: RFC 9562',
        'Made at: 2012-02-16 18:35:09.6083723 UTC',
        'Clock sequence: 14444',
        'Node: 08:00:20:0c:9a:66',
        'Whole number: 324969006592305400564025559774183332454',
        'Base64: 9HrBC1jMEeG4bAgAIAyaZg==',
      ],
    },
    source: python('UUID(…).time, clock_seq, node, int and base64.b64encode of its bytes'),
  },
  {
    name: 'version 6 looked into',
    given: read('1EC9414C232A6B00B3C89F6BDECED846'),
    expect: { text: ['Made at: 2022-02-22 19:22:22.0000000 UTC', 'Node: 9f:6b:de:ce:d8:46', 'Clock sequence: 13256'] },
    source: rfc('A.5'),
  },
  {
    name: 'version 7 looked into, as a whole number',
    given: read('1989357241971137676463954034883508623'),
    expect: { plain: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f', text: ['Made at: 2022-02-22 19:22:22.000 UTC'] },
    source: rfc('A.6'),
  },
  {
    name: 'Base64 of a version 4',
    given: read('NZGLyRltQOqXeYidebdT8A=='),
    expect: { plain: '35918bc9-196d-40ea-9779-889d79b753f0', text: ['Version: 4: random'] },
    source: python("UUID(bytes=b64decode('NZGLyRltQOqXeYidebdT8A=='))"),
  },
  {
    name: 'a list by time',
    given: read(
      '919108f7-52d1-4320-9bac-f847db4148a8\n017F22E2-79B0-7CC3-98C4-DC0C0C07398F\nf47ac10b-58cc-11e1-b86c-0800200c9a66\nnonsense',
    ),
    expect: { text: ['2012-02-16 18:35:09.6083723 UTC', '4: random', 'has “n” as character 1'] },
    source: rfc('A.3'),
  },
  {
    name: 'a digit too few',
    given: read('919108f7-52d1-4320-9bac-f847db4148a'),
    problem: 'pasted',
    source: rfc('A.3'),
  },
  {
    name: 'a letter that is none',
    given: read('919108g7-52d1-4320-9bac-f847db4148a8'),
    problem: 'pasted',
    source: rfc('A.3'),
  },
  {
    name: 'a ULID',
    given: read('01ARZ3NDEKTSV4RRFFQ69G5FAV'),
    problem: 'pasted',
    source: { title: 'The ULID specification', href: 'https://github.com/ulid/spec' },
  },
])
