/** How one flavour writes. Words come from a list, or are put together from syllables. */
export interface Flavour {
  /** Content words, and words that link them; none of the latter ends a sentence. */
  words: readonly string[]
  links: readonly string[]
  /** Set instead of words: syllables of which 1 to 4 make a word. */
  syllables?: readonly string[]
  /** Marks with the space that follows them. */
  stop: string
  comma: string
  /** Between words: a space, or nothing in scripts that use none. */
  gap: string
  /** Between sentences. */
  sentenceGap: string
  /** Whether a sentence begins with a capital. */
  cased: boolean
  /** One-character letters that may lengthen a last word to an exact count. */
  filler: readonly string[]
  language: string
  direction: 'ltr' | 'rtl'
  /** The traditional beginning. */
  opening?: readonly string[]
}

const split = (text: string) => text.trim().split(/\s+/)

const western = { stop: '.', comma: ',', gap: ' ', sentenceGap: ' ', direction: 'ltr' } as const

const english = { ...western, cased: true, language: 'en', filler: split('s') }

function script(syllables: string, rest: Partial<Flavour> & Pick<Flavour, 'language' | 'filler'>): Flavour {
  return { words: [], links: [], syllables: split(syllables), ...western, cased: false, ...rest }
}

/** Own lists. The Latin words are common ones of classical prose; the syllables of other scripts make words that mean nothing. */
export const flavours = {
  latin: {
    ...western,
    cased: true,
    language: 'la',
    filler: split('a e i o'),
    opening: split('lorem ipsum dolor sit amet consectetur adipiscing elit'),
    words: split(`lorem ipsum dolor amet consectetur adipiscing elit tempor incididunt labore dolore magna aliqua
      animus annus aqua ars aura bellum bonus caelum campus caput carmen causa civis clarus consilium copia corpus cura
      deus dies domus dulcis equus exemplum fabula fama femina fides filius finis flumen forma fortuna frater fructus gaudium
      genus gloria gratia herba homo honor hortus humanus ignis imago ingenium insula iter iudex labor laetus lex liber libertas
      littera locus longus lumen luna magister manus mare mater memoria mensa mens modus mons mores mundus natura navis nomen novus
      numerus omnis opus oratio ordo otium pars pater pax pectus populus porta praemium princeps prudens puer pulcher quaestio ratio regio res
      rosa sapientia scientia semper senatus sensus sermo silva sol spatium species spes studium tabula tectum tempus terra turba umbra unda
      urbs usus vallis ventus verbum veritas vester via victor villa virtus vita voluntas vox vulgus`),
    links: split('et in ad sed non cum ut per ex de aut atque quam pro ab sine inter sub nec'),
  },
  business: {
    ...english,
    words:
      split(`agreement analysis approval asset audience balance benchmark brand brief budget business campaign capacity cash category
      channel client committee contract cost customer deadline delivery demand department director discount employee estimate expense
      feedback finance forecast function goal growth income inventory invoice launch lead manager margin market meeting milestone minutes
      negotiation office operations order outcome overhead owner partner payment plan pipeline policy portfolio position price process product
      profit project proposal purchase quality quarter receipt region report resource result retail revenue review risk sales sample schedule
      scope segment service share shipment staff stock strategy supplier survey target team territory timeline training turnover unit value vendor
      warehouse workload approved available annual average clear current early final gross joint local main monthly net open planned quarterly
      regional shared steady strong weekly written`),
    links: split('the of and for with from in to by on per under before after across between'),
  },
  legal: {
    ...english,
    words:
      split(`acceptance accession act affidavit agent agreement amendment annex appeal arbitration assignee assignment attorney authority
      beneficiary bond breach case charge claim clause condition confidentiality consent consideration contract counsel counterpart court covenant
      creditor damages debtor deed default defendant delivery dispute document duty effect entity estate evidence execution exhibit forum guarantee
      hearing indemnity injunction instrument interest interpretation issue judgment jurisdiction liability licence lien litigation matter mediation notice
      obligation offer party performance petition plaintiff pledge possession power proceeding provision recital record remedy representation requirement
      rescission right rule schedule seal section security settlement signature statute statement subject tenant term termination title transfer
      trustee undertaking venue waiver warranty witness applicable binding exclusive express governing implied joint lawful material mutual several
      undersigned written`),
    links: split('the of and or by under to any such for in pursuant without hereby upon within herein'),
  },
  tech: {
    ...english,
    words:
      split(`address algorithm array backup bandwidth binary branch browser buffer build byte cache callback certificate client cluster code column
      command commit compiler component container cookie core cursor daemon database deadlock default dependency deployment device directory domain driver
      endpoint engine entity event exception export field file filter firewall flag framework function gateway handler hash header heap host import index
      input instance interface iterator kernel key latency layer library link listener lock log loop matrix memory message method middleware migration
      module monitor mutex namespace network node object packet parser patch payload pipeline pixel pointer port process protocol proxy query queue
      record recursion registry release replica repository request response router runtime schema script server session shard snapshot socket stack
      string switch syntax table thread token trace transaction tree trigger tuple upload variable vector version volume worker`),
    links: split('the of and for with from in to into on over via per without behind'),
  },
  cyrillic: script(
    'ба ве го да жи зу ка ле ми но по ра се ти фу ха чо ша ю я ден вор кол мир нос пол рис сад тон лес',
    {
      cased: true,
      language: 'ru',
      filler: split('а о и'),
    },
  ),
  greek: script('βα γε δο ζα θε κι λα μο νε ξι πα ρο σε τα φι χο ψα λων μεν νος παρ ρις σον τερ φως χαρ', {
    cased: true,
    language: 'el',
    filler: split('α ο ε'),
  }),
  armenian: script('բա գե դի զո թա լի կո հա ձե մի նա շո պա ռե սի վա տո րա ցի փե քա բան գիր դար կար մար նոր', {
    cased: true,
    language: 'hy',
    stop: '։',
    filler: split('ա ի ո'),
  }),
  georgian: script('ბა გე დი ვო ზა თე კი ლა მო ნე პა რი სა ტე უ ფა ქი ღო ყა შე ჩა ცი ძა წე ჭი ხა ჯო ბარ დან მთა', {
    language: 'ka',
    filler: split('ა ე ი'),
  }),
  hebrew: script('בא גד דור הל ויל זמן חב טו יל כר לב מר נד סל עט פר צב קו רם שי תל בן גל דן', {
    language: 'he',
    direction: 'rtl',
    filler: split('ה ו י'),
  }),
  arabic: script('با تر جم حل خو دا ذر را زن سا شر صب طي عم غد فا قر كل لم مو نا هل وز يد', {
    language: 'ar',
    direction: 'rtl',
    comma: '،',
    filler: split('ا و ي'),
  }),
  devanagari: script('का खे गी चो जा टि डा ता दे नी पा फू बा मे या रो ला वि शा सु हा कम गत जन तन पल मन रस वन', {
    language: 'hi',
    stop: '।',
    filler: split('क न म'),
  }),
  tamil: script('கா கி சே டா தி நா பூ மா யா ரி லா வே ழா றி னா கல் தன் பல் மண் வில் நிலை மரம்', {
    language: 'ta',
    filler: split('க ம ன'),
  }),
  thai: script('กา ขี คู งา จี ชา ดู ตา ที นา บี ปู พา มี ยา รี ลา วี สา หา อู กัน คน งาน จับ ดิน ตน นับ พบ มัน รัก วัน', {
    language: 'th',
    gap: '',
    stop: '',
    comma: ' ',
    sentenceGap: ' ',
    filler: split('ก น ม'),
  }),
  chinese: script(
    '山 水 木 火 土 石 田 竹 米 云 雨 风 月 日 星 花 草 鸟 鱼 马 牛 羊 门 车 舟 衣 布 刀 弓 玉 金 白 青 黄 红 东 西 南 北 中',
    {
      language: 'zh-Hans',
      gap: '',
      stop: '。',
      comma: '，',
      sentenceGap: '',
      filler: split('山 水 木'),
    },
  ),
  japanese: script(
    'あ い う え か き く け こ さ し す せ そ た ち つ て と な に ぬ ね の は ひ ふ へ ほ ま み む め も や ゆ よ ら り る れ ろ わ 山 川 花 空',
    {
      language: 'ja',
      gap: '',
      stop: '。',
      comma: '、',
      sentenceGap: '',
      filler: split('か な ま'),
    },
  ),
  korean: script(
    '가 나 다 라 마 바 사 아 자 차 카 타 파 하 고 노 도 로 모 보 소 오 조 초 기 니 디 리 미 비 시 이 지 강 산 달 별 문 길 눈',
    {
      language: 'ko',
      filler: split('가 나 다'),
    },
  ),
} as const satisfies Readonly<Record<string, Flavour>>

export type FlavourName = keyof typeof flavours
