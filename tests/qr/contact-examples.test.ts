import { describe, expect, it } from 'vitest'
import { vcardText, type Contact } from '@/lib/subjects/qr/vcard'

/** Published cards, as their memos write them. */
const published = {
  'RFC 6350, section 8': `BEGIN:VCARD
VERSION:4.0
FN:Simon Perreault
N:Perreault;Simon;;;ing. jr,M.Sc.
ORG;TYPE=work:Viagenie
ADR;TYPE=work:;Suite D2-630;2875 Laurier;
 Quebec;QC;G1V 2M2;Canada
EMAIL;TYPE=work:simon.perreault@viagenie.ca
URL;TYPE=home:http://nomis80.org
END:VCARD`,
  'RFC 2426, section 7': `BEGIN:vCard
VERSION:3.0
FN:Frank Dawson
ORG:Lotus Development Corporation
ADR;TYPE=WORK,POSTAL,PARCEL:;;6544 Battleford Drive
 ;Raleigh;NC;27613-3502;U.S.A.
TEL;TYPE=VOICE,MSG,WORK:+1-919-676-9515
EMAIL;TYPE=INTERNET,PREF:Frank_Dawson@Lotus.com
URL:http://home.earthlink.net/~fdawson
END:vCard`,
} as const

/** Reads properties as both memos say: unfold, cut at the first colon, components at semicolons, escapes undone. */
function read(card: string): Record<string, string[]> {
  const lines = card.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)
  return Object.fromEntries(
    lines.filter(Boolean).map((line) => {
      const [, name = '', value = ''] = /^([A-Za-z-]+)[^:]*:(.*)$/.exec(line) ?? []
      const components = value
        .split(/(?<!\\);/)
        .map((one) => one.replace(/\\([\\,;n])/g, (_, sign) => (sign === 'n' ? '\n' : sign)))
      return [name.toUpperCase(), components]
    }),
  )
}

const nobody: Contact = {
  givenName: '',
  familyName: '',
  organisation: '',
  jobTitle: '',
  mobile: '',
  phone: '',
  emailAddress: '',
  website: '',
  street: '',
  city: '',
  state: '',
  postcode: '',
  country: '',
  note: '',
}

describe.each(Object.entries(published))('%s', (_, card) => {
  it('says the same of its author as what is written from its parts', () => {
    const { FN = [], N, ORG = [], ADR = [], TEL = [], EMAIL = [], URL = [] } = read(card)
    const [given = '', ...family] = (FN[0] ?? '').split(' ')
    const [, , street = '', city = '', state = '', postcode = '', country = ''] = ADR
    const again = read(
      vcardText({
        ...nobody,
        givenName: given,
        familyName: N?.[0] ?? family.join(' '),
        organisation: ORG[0] ?? '',
        phone: TEL[0] ?? '',
        emailAddress: EMAIL[0] ?? '',
        website: URL.join(';'),
        street,
        city,
        state,
        postcode,
        country,
      }),
    )
    expect(again).toMatchObject({ FN, ORG, EMAIL, URL })
    expect(again.ADR?.slice(2)).toEqual(ADR.slice(2))
    expect(again.TEL ?? []).toEqual(TEL)
    if (N) expect(again.N?.slice(0, 2)).toEqual(N.slice(0, 2))
  })
})
