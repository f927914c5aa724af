import { englishStopWords } from './english-stop-words'

export const stopWordLanguages = [
  'en',
  'es',
  'fr',
  'de',
  'it',
  'pt',
  'nl',
  'sv',
  'pl',
  'ru',
  'hi',
  'zh',
  'da',
  'nb',
  'fi',
  'cs',
  'hu',
  'ro',
  'tr',
  'el',
] as const
export type StopWordLanguage = (typeof stopWordLanguages)[number]
export type StopWordChoice = StopWordLanguage | 'auto' | 'none'

/** Articles, pronouns, prepositions, conjunctions and auxiliary verbs: words that are frequent in any text of the language. */
const lists: Record<StopWordLanguage, string> = {
  en: englishStopWords,
  es: 'el la los las un una unos unas y e o u pero ni que si como de del a al en con por para sin sobre entre hasta desde hacia es son era eran fue fueron ser ha han hay he había está están estaba no sí yo tú él ella ello nosotros ellos ellas usted ustedes me te se nos os le les lo mi tu su mis tus sus este esta estos estas ese esa esos esas aquel aquella esto eso quien quienes cual cuales cuando donde más muy ya también todo toda todos todas otro otra porque cuyo',
  fr: "le la les l un une des du de d et ou mais ni car donc or que qu qui quoi dont où si comme à au aux en dans par pour sans sous sur entre vers chez avec est sont était étaient être été suis es sommes êtes a ai as avons avez ont avait avoir ne n pas plus moins je j tu il elle on nous vous ils elles me m te t se s lui leur leurs y ce c cet cette ces mon ma mes ton ta tes son sa ses notre nos votre vos tout toute tous toutes très aussi même l'on c'est qu'il qu'elle d'un d'une",
  de: 'der die das den dem des ein eine einen einem einer eines kein keine keinen und oder aber denn sondern dass daß ob wenn als wie weil in im ins an am auf aus bei beim mit nach seit von vom vor zu zum zur über unter zwischen durch für gegen ohne um bis ist sind war waren sein bin bist wird werden wurde wurden worden hat haben hatte hatten habe kann können konnte muss müssen soll sollen will nicht nichts ich du er sie es wir ihr mich dich sich uns euch mir dir ihm ihn ihnen mein dein seine seiner seinen seinem ihre ihrer ihren ihrem unser dieser diese dieses diesen diesem jener welche welcher was wer wo wann warum da hier dort so noch nur schon auch sehr mehr man alle alles',
  it: "il lo la i gli le l un uno una e ed o ma né se che chi cui come di del dello della dei degli delle a al allo alla ai agli alle da dal dalla dai in nel nella nei nelle su sul sulla sui con per tra fra è sono era erano essere stato stata ha hanno ho hai abbiamo aveva avere non io tu lui lei noi voi loro mi ti si ci vi ne mio mia tuo tua suo sua nostro vostro questo questa questi queste quello quella quelli quelle dove quando perché anche più molto già tutto tutta tutti tutte altro dell'altro c'è",
  pt: 'o a os as um uma uns umas e ou mas nem que se como de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sobre entre até desde ao à aos às é são era eram foi foram ser sendo está estão estava tem têm tinha há não sim eu tu ele ela nós vós eles elas você vocês me te lhe lhes meu minha teu seu sua seus suas nosso nossa este esta estes estas esse essa isso isto aquele aquela quem qual quais quando onde mais muito já também todo toda todos todas outro outra porque',
  nl: 'de het een en of maar want dus dat als dan toen in op aan bij met naar van voor uit over onder tussen door tegen zonder om tot te is zijn was waren ben bent wordt worden werd werden heeft hebben had hadden heb kan kunnen kon moet moeten zal zullen zou niet geen ik jij je hij zij ze wij we jullie u mij me jou hem haar ons hen hun mijn jouw deze dit die wie wat waar wanneer waarom hoe er hier daar nog ook al meer zeer zo veel alle alles men',
  sv: 'en ett den det de och eller men för att som om när då än i på av till från med utan över under mellan genom vid hos efter före är var vara varit blir blev har hade ha kan kunde ska skulle måste vill inte ej jag du han hon vi ni man mig dig sig honom henne oss er dem min mitt mina din ditt dina sin sitt sina hans hennes vår vårt våra deras denna detta dessa vad vem vilken vilket var där här hur nu också bara mycket mer alla allt så',
  pl: 'i a o u w z we ze na do od po za pod nad przed przy przez dla bez między oraz lub albo ale lecz bo że żeby aby jeśli gdy kiedy jak niż to ten ta te ci tego tej tym tych tam tu jest są był była było były być będzie będą ma mają nie tak ja ty on ona ono my wy oni one mnie ciebie jego jej ich im mu go ją nas was się mój twój swój nasz który która które których kto co gdzie czy już tylko też także bardzo więcej wszystko wszystkie jako',
  ru: 'и в во на с со к ко о об от до по за из у под над при для без между через а но или да что чтобы если когда как чем то это этот эта эти этого этой этом тот та те того той тем тех там тут здесь не ни нет я ты он она оно мы вы они меня тебя его её ее их им ему ей нас вас мне нам вам себя мой твой свой наш ваш был была было были быть есть будет который которая которое которые кто где уже только ещё еще тоже также очень так же ли бы все всё весь',
  hi: 'का के की को ने से में पर और या तो कि जो यह वह ये वे इस उस इन उन है हैं था थी थे हो होता होती होते हुआ हुई हुए कर करना करने किया गया गई गए रहा रही रहे ही भी नहीं न एक मैं हम तुम आप मेरा हमारा आपका अपना अपने अपनी कुछ सब क्या कौन कहाँ कब कैसे तक लिए साथ बाद जब तब अब यहाँ वहाँ',
  zh: '的 了 是 在 和 与 及 或 也 都 就 而 但 但是 不 没 没有 有 我 你 他 她 它 我们 你们 他们 她们 这 那 这个 那个 这些 那些 一 一个 上 下 中 里 到 从 对 对于 为 为了 以 于 被 把 给 让 向 很 更 最 还 又 再 要 会 能 可以 因为 所以 如果 什么 谁 哪 怎么 着 过 地 得 之 其',
  da: 'og i jeg det at en et den til er som på de med han af for ikke der var mig sig men har om vi min havde ham hun nu over da fra du ud sin dem os op man hans hvor eller hvad skal selv her alle vil blev kunne ind når være dog noget ville deres efter ned skulle denne end dette mit også under have dig anden hende mine alt meget sit sine vor mod disse hvis din nogle hos blive mange bliver hendes været jer sådan kan så kun mere fordi ved jo',
  nb: 'og i jeg det at en et den til er som på de med han av for ikke der så var meg seg men har om vi min mitt ha hadde hun nå over da ved fra du ut sin dem oss opp man kan hans hvor eller hva skal selv her alle vil bli ble blitt kunne inn når være kom noen noe ville dere deres kun ja etter ned skulle denne dette disse deg si sine sitt mot å meget hvorfor uten før hvis hvordan din blir samme hvilken også mer fordi enn eg ikkje',
  fi: 'ja on ei se että hän oli en mutta niin kuin jos minä sinä me te he ne tämä tuo nämä nuo joka mikä mitä missä mistä mihin kun koska vaan sekä eli tai vai jo vielä myös ovat olen olet olemme olette olivat ole olisi ollut olla emme ette eivät et älä minun sinun hänen meidän teidän heidän sen sitä siitä siinä siihen sille tätä tässä tästä tähän niitä niiden noin näin nyt vain kaikki kanssa mukaan jotta joita jotka jonka jossa johon kuka',
  cs: 'a i o u v ve s se si z ze k ke na do od za po pro při před přes pod nad mezi bez že ale nebo ani jen však aby když kde kdy jak jako co kdo který která které kteří tak také už ještě je jsou jsem jsi jsme jste byl byla bylo byli být bude budou není nejsou má mají měl já ty on ona ono my vy oni mě mi ho mu ji jí jim jej jeho její jejich můj tvůj svůj ten ta to tu tento tato toto těch tím tom této což protože než podle nás vás',
  hu: 'a az és hogy nem is egy ez azt ezt meg csak de ha van volt mint már még vagy el ki be fel le mert minden így úgy kell lesz lett lehet nincs volna lenne én te ő mi ti ők nekem neked neki engem téged őt minket aki ami amely ahol amikor akkor itt ott most majd nagyon sem se után alatt között által szerint azonban pedig illetve ezek azok ennek annak ebben abban erre arra mit miért hol hogyan mivel ide oda össze vissza való',
  ro: 'și si în de la cu pe din pentru că ca să se nu un o unei unui unor este sunt era erau fost fi fie va vor ar am ai a au ați avem are mai dar sau ori dacă când unde cum ce care cine cât prin după până între spre sub peste fără către el ea ei ele eu tu noi voi îl îi le lui lor i-a m-a mă te ne vă mi ți își acest această acesta aceasta aceste acele acel acea asta al ale cel cea cei cele tot toate toți foarte doar așa astfel nici',
  tr: 've bir bu da de için ile o ne ki mi mı mu mü ama fakat ancak çünkü veya ya hem gibi kadar daha en çok az her hiç bazı tüm bütün ben sen biz siz onlar bana sana ona bize size onlara benim senin onun bizim sizin onların bunu şunu onu şu bunun bunlar şunlar diye değil var yok olan olarak oldu olduğu olur olması ise sonra önce göre kendi şey nasıl neden niçin nerede hangi kim ayrıca yani üzere karşı bile artık',
  el: 'ο η το οι τα του της των τον την τους τις στο στη στην στον στα στους στις σε με από για και κι αλλά ή ούτε αν όταν όπως ως που πως ότι να θα δεν μη μην είναι ήταν είμαι είσαι είμαστε είστε έχει έχουν έχω έχεις είχε ένα ένας μια μία εγώ εσύ αυτός αυτή αυτό αυτοί αυτές αυτά εμείς εσείς μου σου μας σας τι ποιος ποια ποιο κάθε όλα όλοι όλες πολύ πιο μόνο επίσης εδώ εκεί τώρα μετά πριν χωρίς κατά προς μέχρι γιατί όμως δηλαδή',
}

const sets = new Map<StopWordLanguage, ReadonlySet<string>>()

function setOf(language: StopWordLanguage): ReadonlySet<string> {
  let known = sets.get(language)
  if (!known) {
    known = new Set(lists[language].split(' '))
    sets.set(language, known)
  }
  return known
}

/** Whether a word, as termOf gives it, is one of the language's stop words. */
export function isStopWord(term: string, language: StopWordLanguage): boolean {
  return setOf(language).has(term)
}

/** The language whose stop words make up the largest share of a text; undefined below one word in eight. */
export function languageOf(words: ReadonlyMap<string, number>): StopWordLanguage | undefined {
  let all = 0
  const hits = new Map<StopWordLanguage, number>()
  for (const [word, count] of words) {
    all += count
    for (const language of stopWordLanguages)
      if (isStopWord(word, language)) hits.set(language, (hits.get(language) ?? 0) + count)
  }
  let best: StopWordLanguage | undefined
  let most = all / 8
  for (const [language, count] of hits) {
    if (count <= most) continue
    best = language
    most = count
  }
  return best
}
