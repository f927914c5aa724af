import { defineGeneratorCases } from '@/lib/kits/generator'
import guid from './guid'

const net = {
  title: 'Microsoft: Guid.ToString, formats N, D, B, P and X',
  href: 'https://learn.microsoft.com/dotnet/api/system.guid.tostring',
}
const memory = {
  title: 'Microsoft: Guid.ToByteArray, its example',
  href: 'https://learn.microsoft.com/dotnet/api/system.guid.tobytearray',
}
const python = (how: string) => ({ title: 'Python 3.11, module uuid', how })
const from = (
  pasted: string,
  form: 'd' | 'n' | 'b' | 'p' | 'x' | 'registry' | 'struct' | 'define' | 'olecreate' | 'bytes' | 'base64' | 'raw' = 'd',
) => ({
  task: 'convert' as const,
  pasted,
  form,
})
const one = '35918bc9-196d-40ea-9779-889d79b753f0'
const x = '{0x35918bc9,0x196d,0x40ea,{0x97,0x79,0x88,0x9d,0x79,0xb7,0x53,0xf0}}'
const bytes = 'C9 8B 91 35 6D 19 EA 40 97 79 88 9D 79 B7 53 F0'

export default defineGeneratorCases(guid, [
  { name: 'N', given: from(one, 'n'), expect: { plain: '35918bc9196d40ea9779889d79b753f0' }, source: net },
  { name: 'B', given: from(one, 'b'), expect: { plain: `{${one}}` }, source: net },
  { name: 'P', given: from(one, 'p'), expect: { plain: `(${one})` }, source: net },
  { name: 'X', given: from(one, 'x'), expect: { plain: x }, source: net },
  { name: 'bytes in memory', given: from(one, 'bytes'), expect: { plain: bytes }, source: memory },
  {
    name: 'Base64 of the bytes',
    given: from(one, 'base64'),
    expect: { plain: 'yYuRNW0Z6kCXeYidebdT8A==' },
    source: python('b64encode(UUID(…).bytes_le)'),
  },
  {
    name: 'RAW of Oracle',
    given: from(one, 'raw'),
    expect: { plain: '35918BC9196D40EA9779889D79B753F0' },
    source: python('UUID(…).hex.upper()'),
  },
  {
    name: 'registry',
    given: from(one, 'registry'),
    expect: { plain: '{35918BC9-196D-40EA-9779-889D79B753F0}' },
    source: {
      title: 'Windows registry, HKEY_CLASSES_ROOT\\CLSID',
      how: 'Keys are written in capital letters and braces',
    },
  },
  {
    name: 'the macros of C',
    given: from(one, 'define'),
    expect: {
      plain: 'DEFINE_GUID(name, 0x35918bc9, 0x196d, 0x40ea, 0x97, 0x79, 0x88, 0x9d, 0x79, 0xb7, 0x53, 0xf0);',
      text: [
        'static const GUID name = { 0x35918bc9, 0x196d, 0x40ea, { 0x97, 0x79, 0x88, 0x9d, 0x79, 0xb7, 0x53, 0xf0 } };',
        'IMPLEMENT_OLECREATE(name, "external_name", 0x35918bc9, 0x196d, 0x40ea, 0x97, 0x79, 0x88, 0x9d, 0x79, 0xb7, 0x53, 0xf0);',
      ],
    },
    source: {
      title: 'Microsoft: DEFINE_GUID macro (guiddef.h)',
      href: 'https://learn.microsoft.com/windows/win32/api/guiddef/nf-guiddef-define_guid',
    },
  },
  { name: 'back from X', given: from(x), expect: { plain: one }, source: net },
  {
    name: 'back from a structure with short numbers',
    given: from('{ 0x1, 0x2, 0x3, { 0x4, 0x5, 0x6, 0x7, 0x8, 0x9, 0xa, 0xb } }'),
    expect: { plain: '00000001-0002-0003-0405-060708090a0b' },
    source: python('UUID(fields=(1, 2, 3, 4, 5, 0x060708090a0b))'),
  },
  { name: 'back from bytes', given: from(bytes), expect: { plain: one }, source: memory },
  {
    name: 'back from Base64',
    given: from('yYuRNW0Z6kCXeYidebdT8A=='),
    expect: { plain: one },
    source: python("UUID(bytes_le=b64decode('yYuRNW0Z6kCXeYidebdT8A=='))"),
  },
  { name: 'in parentheses', given: from(`(${one})`), expect: { plain: one }, source: net },
  { name: 'brackets that do not fit', given: from(`{${one})`), problem: 'pasted', source: net },
  { name: 'a brace that is not closed', given: from(`{${one}`), problem: 'pasted', source: net },
  { name: 'a letter that is none', given: from(one.replace('c', 'z')), problem: 'pasted', source: net },
  {
    name: 'three in a list',
    given: { count: 3, form: 'n' },
    expect: { plainBytes: 98, text: ['GUIDs: 3', '76b8e0ada0f14d90805d6ae55386bd28'] },
    source: {
      title: 'RFC 8439, appendix A.1, and RFC 9562, section 5.4',
      href: 'https://www.rfc-editor.org/rfc/rfc8439#appendix-A.1',
      how: 'The key stream of the all-zero key, version and variant written into it by hand',
    },
  },
])
