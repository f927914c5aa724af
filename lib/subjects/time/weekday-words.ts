/** Weekdays from Sunday on, as the Unicode CLDR has them standing alone. */
export const weekdayWords = {
  ar: ['العربية', 'الأحد الاثنين الثلاثاء الأربعاء الخميس الجمعة السبت'],
  zh: ['中文', '星期日 星期一 星期二 星期三 星期四 星期五 星期六'],
  nl: ['Nederlands', 'zondag maandag dinsdag woensdag donderdag vrijdag zaterdag'],
  en: ['English', 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'],
  fr: ['Français', 'dimanche lundi mardi mercredi jeudi vendredi samedi'],
  de: ['Deutsch', 'Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag'],
  hi: ['हिन्दी', 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'],
  id: ['Bahasa Indonesia', 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu'],
  it: ['Italiano', 'domenica lunedì martedì mercoledì giovedì venerdì sabato'],
  ja: ['日本語', '日曜日 月曜日 火曜日 水曜日 木曜日 金曜日 土曜日'],
  ko: ['한국어', '일요일 월요일 화요일 수요일 목요일 금요일 토요일'],
  pl: ['Polski', 'niedziela poniedziałek wtorek środa czwartek piątek sobota'],
  pt: ['Português', 'domingo segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado'],
  ru: ['Русский', 'воскресенье понедельник вторник среда четверг пятница суббота'],
  es: ['Español', 'domingo lunes martes miércoles jueves viernes sábado'],
  sv: ['Svenska', 'söndag måndag tisdag onsdag torsdag fredag lördag'],
  tr: ['Türkçe', 'Pazar Pazartesi Salı Çarşamba Perşembe Cuma Cumartesi'],
} as const satisfies Record<string, readonly [string, string]>

/** Name of a weekday (0 is Sunday) in a language. */
export function weekdayIn(language: keyof typeof weekdayWords, weekday: number): string {
  return weekdayWords[language][1].split(' ')[weekday] ?? ''
}
