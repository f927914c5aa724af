/** What one and several of a currency and of its minor unit are called. */
export interface CurrencyUnits {
  major: readonly [string, string]
  /** Absent where ISO 4217 gives the currency no minor unit. */
  minor?: readonly [string, string]
}

// "dollar" takes an s; "krone/kroner" has a plural of its own; "baht/" stays as it is.
const written = `
AED dirham fils/
ARS peso centavo
AUD dollar cent
BDT taka/ poisha/
BGN lev/leva stotinka/stotinki
BHD dinar fils/
BRL real/reais centavo
CAD dollar cent
CHF franc centime
CLP peso
CNY yuan/ fen/
COP peso centavo
CZK koruna haler
DKK krone/kroner øre/
EGP pound piastre
EUR euro cent
GBP pound penny/pence
GHS cedi pesewa
HKD dollar cent
HUF forint fillér/
IDR rupiah/ sen/
ILS shekel agora/agorot
INR rupee paisa/paise
ISK króna/krónur
JOD dinar fils/
JPY yen/
KES shilling cent
KRW won/
KWD dinar fils/
LKR rupee cent
MAD dirham centime
MXN peso centavo
MYR ringgit/ sen/
NGN naira/ kobo/
NOK krone/kroner øre/
NPR rupee paisa/paise
NZD dollar cent
OMR rial baisa/
PEN sol/soles céntimo
PHP peso centavo
PKR rupee paisa/paise
PLN zloty grosz/groszy
QAR riyal dirham
RON leu/lei ban/bani
RSD dinar para/
SAR riyal halala
SEK krona/kronor öre/
SGD dollar cent
THB baht/ satang/
TND dinar millime
TRY lira/ kuruş/
TWD dollar cent
TZS shilling cent
UAH hryvnia kopiyka
UGX shilling
USD dollar cent
UYU peso centésimo
VND dong/
ZAR rand/ cent`

function pairOf(forms: string): readonly [string, string] {
  const [one = '', many] = forms.split('/')
  return many === undefined ? [one, `${one}s`] : [one, many || one]
}

/**
 * English names of currencies by ISO 4217 code: those of the regions and those that documents offer besides. Of the currency alone: dollar,
 * whichever country's. Source: Unicode CLDR, English names of currencies; minor units from the European Union's Interinstitutional Style
 * Guide, list of countries, territories and currencies. Ringgit, naira, rupiah and taka stay as they are in the plural, as their
 * central banks write.
 */
export const currencyUnits: Readonly<Record<string, CurrencyUnits>> = Object.fromEntries(
  written
    .trim()
    .split('\n')
    .map((row) => {
      const [code = '', major = '', minor] = row.split(' ')
      return [code, { major: pairOf(major), ...(minor ? { minor: pairOf(minor) } : {}) }]
    }),
)
