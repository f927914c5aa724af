import { partsOfLength } from './length'

/** Signs of day, hour, minute and second after a number, as the Unicode CLDR shortens them; and of a single day where it differs. */
export const unitSigns = {
  zh: ['中文', '天|小时|分钟|秒'],
  nl: ['Nederlands', ' dagen| uur| min| sec', ' dag'],
  en: ['English', ' d| h| min| s'],
  fr: ['Français', ' j| h| min| s'],
  de: ['Deutsch', ' Tg.| Std.| Min.| Sek.'],
  hi: ['हिन्दी', ' दिन| घं॰| मि॰| से॰'],
  id: ['Bahasa Indonesia', ' hr| j| mnt| dtk'],
  it: ['Italiano', ' giorni| h| min| s', ' giorno'],
  ja: ['日本語', ' 日| 時間| 分| 秒'],
  ko: ['한국어', '일|시간|분|초'],
  pl: ['Polski', ' dni| godz.| min| sek.', ' dzień'],
  pt: ['Português', ' dias| h| min| s', ' dia'],
  ru: ['Русский', ' дн.| ч| мин| с'],
  es: ['Español', ' d| h| min| s'],
  sv: ['Svenska', ' d| tim| min| s'],
  tr: ['Türkçe', ' gün| sa.| dk.| sn.'],
} as const satisfies Record<string, readonly [string, string, string?]>
export type SignLanguage = keyof typeof unitSigns

/** A length of time with the signs of a language, parts of 0 left out, decimals of a second with a point. */
export function writeAbroad(length: bigint, language: SignLanguage): string {
  const { days, hours, minutes, seconds, rest } = partsOfLength(length)
  const decimals = rest === 0n ? '' : `.${String(rest).padStart(9, '0').replace(/0+$/, '')}`
  const [, signs, oneDay]: readonly [string, string, string?] = unitSigns[language]
  const counts = [days, hours, minutes, seconds].map(String)
  const parts = signs.split('|').flatMap((sign, at) => {
    const behind = at === 3 ? decimals : ''
    if (counts[at] === '0' && behind === '') return []
    return [`${counts[at]}${behind}${at === 0 && days === 1n && oneDay ? oneDay : sign}`.replaceAll(' ', '\u00A0')]
  })
  return `${length < 0n ? '−' : ''}${parts.join(' ') || `0${signs.split('|')[3]?.replaceAll(' ', '\u00A0')}`}`
}
