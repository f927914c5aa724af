/*
 * The lexicon of VADER (github.com/cjhutto/vaderSentiment, commit 44fc044cd877310ee8278a0eadf34bcd50d41d06): words with the mean rating of ten
 * people from -4 to 4. Written by tests/vectors/vader/make.py, not to be edited.
 *
 * The MIT License (MIT). Copyright (c) 2016 C.J. Hutto.
 * Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
 * "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
 * distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
 * the following conditions: The above copyright notice and this permission notice shall be included in all copies or substantial portions
 * of the Software. THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
 * WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
 * LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN
 * CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.
 */

/** Words of each rating, parted by spaces. */
export const ratedWords: readonly (readonly [number, string])[] = [
  [-3.9, 'rapist'],
  [-3.8, 'raping slavery'],
  [-3.7, 'fu kill murder rape terrorist'],
  [-3.6, 'hatefulness hell motherfucker murderer raped rapers terrorism'],
  [-3.5, 'fatality killed killings rapes suicidal suicide torturers'],
  [
    -3.4,
    'apocalyptic brutalizing cancer catastrophe devil evil evilly excruciation faggot fucked horrific killing murdered raper shittiest tragedy twat villains',
  ],
  [
    -3.3,
    'dead devastating evillest excruciating fucker heartbroken horrifyingly killer killers murderers murdering nigger rapists terrorised terrorises terroristic terrorize whore',
  ],
  [
    -3.2,
    'd8 d:< kia abuse abusive betray brutalises brutalizes devastative doomed dreadfulness faggots fatally fuckface fuking hated hatred hellish murderee murderous pissed scumbag terrorisms',
  ],
  [
    -3.1,
    '187 4q abhorrent angriest brutal bullied cocksucker crisis devastate dickhead direful disaster enslave evildoer evildoing evilness fuckhead fucktard hopelessness molests murderees murderously poisoners racism shithead sluttiest terrorise terrorists terrorized terrorizes vile violence worst',
  ],
  [
    -3.0,
    '</3 dx fubar abusivenesses bastards betrayed bitchiest brutality brutally destructive devastated disgustedly dismal douchebag foetor horridnesses infuriated murders racist saddest terrified terrorising terrorizing torturing traumatization whores',
  ],
  [
    -2.9,
    '182 >;( afu d; abhors anguish assassination bitches brutalised brutalize bullying cruellest cruelness cruelty cunts death devastators die disastrous disgust disgustingly drowned eviller excruciatingly fatalities fuckers harshest havoc horrifically horrifies irate molestations murderousness obliterate poisonously sinister torture v.v villainess villainously violent war warmonger wickedest',
  ],
  [
    -2.8,
    'ffs wtf ^urs abduction abusively assault assaultive assholes betrayal bitch brutalising bullshit condemnation contempt cruel cruelly damnified degrading devastates devastator devilry deviltry dooming doomsday enraging fraud greediest harassers heartlessly heartlessness horrendous jackasses maddest miserableness molesting motherfucking obscene offensively perverts poisoning rageful remorselessness repulse ruin ruinate scams slut stab traumatically traumatise ugliest violently warmongers whored',
  ],
  [
    -2.7,
    '>:( >:-( bfd nfc agonizing anger anguishing antagonizing assassinations attacker attackers bastardly bastardy bitchery brutalise chaos corpse criminals crude degradingly depression despaired despairs despising destruction devils dishonest dreaded dreadfully drown evils excruciate fearing fuming furious fury grievousness grim h8 hate heartbreak horrifying horror horrors humiliation injustice insanity joylessness laziest loathing miseries misery moronic negative painfulness pathetic poisoner poisonous poisons retarded ruination ruinous scam sluts sluttier son-of-a-bitch stealing terrifying terrorization torturous totalitarianism tragically traumatic travesty treasonous ugliness unlovable villainousness virulent weep wrathful',
  ],
  [
    -2.6,
    ');< bfe po abuser abusers abuses alarmingly ban bankrupt bastardising bitched bitchily bitchiness brutalities cheating cocksuckers compassionless crappy cruelest damnation damnatory destroying destroys destructionist died disasters disgustful distraught dumbass dumbhead enrage fascist fired gloom harassments harmfully harmfulness harming humiliatingly hurtfully idiotic illegal infuriates killingly lousiest lowbred miserliness murderesses nastinesses nasty perversity petrifying prejudicial punishers punishing rage rancidity rancidness riot rob robber ruinously sadden savageness shamed shit shitheads shitty sin sinful starved stressfully stupidnesses terriblenesses terribly terrifies terrors tortured victimizing villain villainy violater wars whoremonger woebegone',
  ],
  [
    -2.5,
    ":-###.. :-|| :@ d-': snafu ]:< abusiveness aggravate ass assaults assfucking bad bastard betraying betrays chastise cheater choke crestfallen crime curse dangering despisements destroy destructing enemy evildoings evilest fail fatal fearfullest felonies felony fraudster fuck fuked goddam harassed harasses harassing harassment harm horrible horrid horrified horrify hostility humiliate joyless kills lamebrained livid lousy outraged perverted petrified pissants poison poorest prisoner racists rancid rancidly rejection rudest savagery sickened sluttishness sobs sorrowfulness stinkpot strangled stupider suffer tard tortures troubling uglinesses unhappiest victimising victimize violating wanker warmongering whoresons",
  ],
  [
    -2.4,
    ":###.. :'-( fkm mofo nfw pita wth abandonment abhorred agonises appall arrogance assaulted bastardization bastardize brutalized casualty conspiracy contemptuously criminal crudest crueller damnifying damnit danger dangered degradation dehumanizing despisement destruct destructively destructiveness destructs devastatingly devilkin dirtiest disgusted disgusting dissatisfying distress distressfulness distrusted doomsdays dreadfuls dreading dullsville evildoers foreclosures fraudsters frustrated goddammed harasser horribleness horribly humiliations hurt hurtful indignation infuriating liars loneliest loser losers lying mourns naggiest nastiest neglected painfully poisonings prejudicialness puke punish raging reek retard revenge revengeful sabotage saddened sadder savages scandalous shamefulness sickening sorrow sorrowed spite spited stenchful stinking stupid stupidest sucker sufferers swindle terror thief threat threatening tragical trapped traumatised traumatism traumatize unhappier unhappiness unhealthy viciousness violated violaters violations violative violator warred weepiest whoredoms wicked",
  ],
  [
    -2.3,
    '):{ 3:-( cwot doa abducted abused agonised agonize agonizes agonizingly angered angers angrier angry assaulting bastardised bastardises bastardizing bitcheries bitchy bitterest blameworthy brutalizations cheated condemns crueler cruelties damaging dearth dejecting depressed depressingly despairing destroyers destructions devilishness devilled dick disappointment disconsolate disheartenment disturbing disturbingly downhearted dumb dumbest effin egotist failed failing failure fiasco foetid frauds fraudulence frightful grieving grouchiest hatefully hating horridness hurter idiot ignoramuses impolitenesses incompetence insult insulted insultingly irritant irritation lazier liar molester mourningly nastier negativity numbskull obnoxiously offending offensiveness outcry outrage outrages pain panic pervert petrifies pollute poverty prblms prejudice prison prisoners punitive regrettable rejected rejectee remorseless riots rotten shamefaced shamefulnesses sick slutty sorrower sorrowfully spitefully spitefulnesses starves steals stench stenchy stinkard stressful stricken stupids suckers terrify thieves torturer traumatizing troublesome trustless ugly unethical unjust unloving unprofessional victimization villainies violates weakest worsen ||-:',
  ],
  [
    -2.2,
    ")-:< 3:( 4col :'( bsod qq aching agonized angering annoyer antagonistically arrogant blaming bomb bully catastrophic chaotic chastised collapse contemptuous cunt damage damnify damns dangers darkest deject dejected depress depresses depressions despairingly desperations destroyed destructivity deviling disappointing disgrace disheartened disheartenments disheartens dismaying disparaging dissatisfaction dissatisfy distressful distressingly dolorous doomsdayer doomster drowns enemies failings fear feared fearful fearfuller fearfully feuded fools fraudulent frightening grief grouch harass harms harsher hateful haters heartbreaker heartless heroin hopelessly hostilely illnesses imbecile infected infuriate insulting jailed loathe lousier lowlifes lunatic mad maddening masochistic menace miserable molesters moron murderess neglects numbskulls overreacts perpetrator perversely pitiful poisoned pollutes powerless prosecution punishment rejects repressors repulsed revengefulness rudely saddening savagely scandals scare scary screwed shameful sickener sickeners sluttish sorrowful spammer steal stealers stolen suffered thieve threateningly torturously tragics traumas traumatises traumatizations troublemakers uglier uglification uglifying unhappinesses uninvolved violate violation wasted whoreson wickeder wickednesses",
  ],
  [
    -2.1,
    ")-': )-: )-:{ :< :c >: >:[ @: btd nme ]-: accident agitators agonise amort anguishes apprehension arrested ashamed attack badly bankster bastardise bastardizations bereave bereaved blamed blamer broken brutalization choked cry crying dangerous defeated defeatists defectively degrades depressively deprival deprive deprived despondent destructionists devilish dipshit disabling disadvantageously disappointed disdain disgusts distrustful distrusting disturbers doomful eviler fag fake faultfinding faultier faultiest faults flawed flunked foetors freakish frighteningly frustration fucks gloomful glum goddamn goddamns grievance grieves gross grossest harmed haunted heartbreakers heavyhearted helplessness hooliganism horribles hostilities hurts immoralist immorally incompetent infringement irrationalist irritable irritants jeopardy killjoy libelous loathed lowlives lugubrious maniac miserably molest moodiest nasties neglectfully obliterated obnoxiousness oppressed persecute perverseness perversive pitilessly poor punishes rages rejections resentful revenger ruder ruined sad scaremonger selfish shame shattered shits shittier shylock sickeningly sluttishly smartass smuggler smuggling snubs spamming stinkiest stressors suckering suffering suffers suspended terrible thieveries totalitarian troublous troublously uglify uglily uneasiest unfair unlovely unpleasant upsetting vitriolic weakliest whoredom wickedly wickedness widowed woefulness worrit worse worsens wrong }: }:-(",
  ],
  [
    -2.0,
    ")': :[ >-: abandoned abductions abhor abusing affectionless agitated antagonize appalled appallingly arguing attacked attacking awful banned bastardized beating belittled bitchier bitterly blamers censor cheat chokes choking contagion contemptibilities coward crudeness crudenesses cruder damagers damagingly damningly dangerously dangerousness deceit defeat degradative degrader degraders dejects depriving desperation despises destroyer dire disappointments discouragement disgraced dishearten dishearteningly disparage disrespected dissatisfactory dread eviction exploited failures falsify faultily foes foolishnesses forced frustrate frustratingly frustrations greedier grieved grievous grimaced grouchier grouchiness guiltier heartbreaking helpless heroinism hopeless hypocritical immoral imprisoned incensed inferiorly insipid insulter insulters irritated irritating irritatingly irritative jealous jealousies jealously lamely lament lamenting lowlight melancholiac misrepresentation mocks neglect neglectful neglectfulness obnoxious offends offensive outrageous outraging panicked penalty pessimisms pessimistically phobias pisser polluted polluters problematically punished raged reeked reeking regrettably regretters rejecting remorselessly resentfulness revengers ridicule robs rude rudesby ruiner savage savaged scaremongers screwiest selfishnesses severely shamefacedness shamelessnesses sickens sins sluttishnesses snob snobbery snubbed stresses stupidities stupidly sucked suckered sufferer swindling thievery thoughtless threatened threating tragic troubled troublemaker troubles uglies unacceptable unfortunate ungrateful unintelligent uninvolving unloveliness unworthy upsetters vexing victimhood villainesses villainous vulture wept whoremongers worriedly worrisomely worsening worser }:(",
  ],
  [
    -1.9,
    '):< ..###: :( :{ atab abandon abandoner abandoners admonished aggravated aggravates aghast angerly animosity annoy antagonism antagonist appalls arrests arrogances attacks aversion banish belittle bereaves bitterer block bloody burden chagrin cheaters chucklehead condemned contemptibleness contradictious criticise criticism crushes damaged damager damages deceitful deceived deception defeature defective defector degrade dehumanized denied denounces destructed devastations devilment dirty disagreeablenesses disappointingly discouragers discourages discouraging discredited disillusioned dismayed dismayingly displeased dissatisfactions disturbs dreadful dullnesses dumbheads dumbness embarrassment emptiness excruciations expel exploiting fightings flunker foe fool forbidding forbiddingly foughten frantic freak freeload frightened frightfulness frustrates frustrating furiously futile gloomed goddams greedily griever grouchy harsh hates horrendously hurters hurtfulness hysteria idealess ignorami ignoramus illiteracy incapacitated inconsiderate inferiorities insincerely intimidated intimidating irresponsible lamentations loathes lowbrow ludicrousness madness meaningless melancholy mindless misbehave molestation molested moochers mope mournfuller mourning nastily notorious painful panicking panics passionless perjury petrifaction prejudiced problematic pukes punishable punisher regretful regretfully resentment resentments revenges ruins saddens sadness savageries scandal scared scaring shamefacedly shamefully sicken smothers sobbed spiteful stabbed stabs stank starve stealings stupidity suck sucky terribleness tired tragedies traumatising treason troublers troublesomeness unattractive undeserving undesirable unemployment unfortunates unhappily unloved unlovelier unloveliest unsavory upsetter vexation violators warring weak weaker weapons weeper weeping weepings whorehouses whoremaster woeful woes worriments worrisomeness worry worsened worthless wreck wronged zealot',
  ],
  [
    -1.8,
    '): fcol adversity aggressiveness agitating agony angrily anguished annoyances annoys argumentatively arrogantly avoider bastardies bastardizes beaten bitter bittered blamable blamably broke burdensome charmless cheats comfortless complainer conflictive criticised crushed damnableness damnifies defecting defectiveness defectives degraded dehumanize denies depressor deprivation deprivations despiser destructibility detain devastation devilling disadvantage disadvantageous disagreements discomfort discontented discourage discouragements discouragingly disheartening dismay dismays disqualified disrespect dissatisfies distressed distrust distrustfully downcast dullards dumpish duped dysfunction egotistically emptiest enrages erroneous exasperated fails faithlessness fakes faking fearfulness fears flunkey flunks flunky foeman fooleries foolery foolishly foolishness forbidden freaking freakout fumed gloomiest gloominess glooming goddamned gossipping greenwash grimaces grimy grossness guiltiness guilty hater heartbreakingly heartbreaks homesickness homesicknesses hysterics ill impatience impolitely impoliteness indignant injury insecure insecureness insecurities insecurity insensitivity insincere insults intimidation irritably irritate jackass lame lies loneliness lonesomeness lowery lowliest miser misunderstanding mock mourn mourners mournfulness nagger neurotically pained pains pathetically perverse pitifuller pitiless polluter prejudices prejudicing problematical promiscuity prosecutes protesting puked puking punishments rebelliously recession regret rejectees rejecters rejective rejector repressing ridicules ridiculing sadly scornful sedition shitting smother snub somber stampede starving stress stressor struggling tantrum temper threateners threats ticked trauma troublemaking troublesomely ugh uglifies uneasinesses unfulfilled ungratefully unhappy useless vain victimized victimizer warfares waste weaken weakly weakness weepier weirdo whines wiseass woe worrier worries worrywart yucky',
  ],
  [
    -1.7,
    '..###-: :l >:\\ \\:< abandonments acrimonious agitate angriness annoying antagonistic antagonists arguments ashamedly avoidance battleground bitterness blameful blames blind botheration boycotted boycotting burdened burdeners chastises chastising cheerless cheerlessness complained complainingly complaints conflicting crash cries criticising cynicism cynicisms damn damnable damnably decay decaying decays deceive defeatist defected defects deficit depressible depressors deprives despised detained difficultly disadvantaged disadvantages disagreeable disagreeableness disappoint disappointedly disconsolation discord discouraged discourager disillusionment disliked dislikes disorder dispute disputing distorted distressfully distressing disturb doom doomsayers dull duller dullest dumped dumps dumpy egotists embarrasses embarrassingly embarrassments enraged enslaved error farce fatalisms fault fearsome fights fooling foolisher freebooter frightens frightfully greed greediness grievously grouching guiltiest hacked haunt helplessnesses hindrance hurting idealless ignoring illness immoralists impatiently inability inadequacies inadequacy inadequate inadequateness inferior injured insane interruptions irrationality irritabilities irritableness irritates isolation jealousness joylessly killjoys lose losses lousiness lowlier madly maniacally masochist menaced misbehaving misleading mocking mooch mooching mournfully nagana nagged nagging naggy neglecter neglecting nonsense oppressive optionless overreacted painfuller paining peril perverter petrify piss pissing problem problems prosecute provoke punishabilities rash reckless reeker refusing regretting reject rejectingly repressions repressively scapegoat scarer scarey scold scorn scream screwup seditious selfishness shames shitted shocking sluggish smartasses smuggles smugnesses snobbishnesses snobby sorrowing stealable stealer stink strained stubborn stupidness sullen suspiciously tensions traumata traumatized trouble unappreciated uncomfortably uncontrollability unease unfocused unsatisfied unsuccessfully unsupported unwelcome wasting woefully worriers worrisome',
  ],
  [
    -1.6,
    '86 :-[ :?c >:/ ]: abandoning ache ached agitatedly amoral annoyed arguer argues aversive battle battlefield battles bitterish blamefully blameworthiness blocking bothering bummer carelessnesses complains condemn conflicts confrontational contemptible contradictors cowardly crap craziness cried criticize criticizers cynical damned decayed decayer decayers deceives defeating demoralized depressant depressants depressing depressive depriver desperately despisers deviled devilishly devilries disadvantageousness disagree disappoints discomfortable discomforted discomforting disillusions dislike disparages disregarded dissatisfied distraction distractive distresses distrustfulness disturbance disturbed doomsters doubter dullard dumbfounded dump dumpiest embarrassable embarrassing emergency enslaves expelling expels falsified feuding fight flu flunkers fooled foolhardiness forbidder freakiest freeloaded freezingly fright funerals glamourless gossiping grave gravesides grieve grimier griminess gullibility hostile ignorantly immoralism impolite inadequatenesses incapable ineffectuality inhibit interrogated intimidator intimidators irrationally jaded lackadaisical lamebrain lied losing louse lowest lunatics manipulated masochism masochistically melancholias misbehaved misbehaves misinformed mistaker mistakers mockeries mourner mournful n00b obstacles paranoids phobia pleasureless prblm pricklier prosecuted punishability rancidnesses regretfulness regretted regretter rejecter reluctancy repression resented restrict restricted restricting ridiculer ridiculers ridiculousnesses riskinesses ruinable ruinations ruing screaming severe severer shock shocks shyster slam sleeplessness smuggle snobbily sobbing sorrows spammers stingy stunk suspicion talentless tensioner threaten threatens tumor uncomfortable unconvinced uneasiness uneasy ungratefulness unkind unsecured upset uptight uselessness victimizers weakener weakhearted weepies wimpish |-:>',
  ],
  [
    -1.5,
    '$: %-) :-( :-< nitl adversarial adverse adversities afflicted agonising amorality annoyers appalling argued argument argumentative argumentive bamboozle bamboozled bamboozles brainwashing burdens careless clueless coerced collision complain confrontations confusedness contagions crazily criticized criticizer criticizing crushing debt defeatures defections degradations dehumanizes denier depressives deriding desperateness destructible detention deviltries difficult disagreeably disagreement disillusionments disoriented disruption distractible doomsaying doomsayings doubt doubtable douche drained dubious dulled dumber dumbs dupe eerie embarrassed emptinesses exhausted exhausting exhaustion fallen fatiguingly faultfinders faultiness fighting flunking foolhardier forbidders freakouts freaky friendless frighting funeral gloomier gravely graveness grievances grime grimmer gullible hesitatingly hooligan ignorance ignore inconvenience inhibition interruption irrationalism irrationalists irrationalities irritations lags lamentable lamentably laments lamest lazy lonelinesses lonely lonesome lowballed lowlife ludicrous manipulating mess messy mischief misers misreporting mistaken mistakes misunderstand moocher moody nag naggers neglecters obsessional obstacle offender offenders offenses overload overweight panicky paranoias persecuting pessimism pessimist pessimistic pissant poorer prejudicially profitless promiscuously quaking rebeldom reekers regrets repressible ridiculed ridiculous rigged riskiest robing rudeness ruinated ruinates ruinating screamers seduced severed severest shylocking smear smuggest smuggled sore spam spitefulness stenches stinker stinkier stinko stinky stressing strikes struggles stubborner stubbornnesses sucks sulking suspicions suspicious sux swindles tantrums tenseness tenser trembling turmoil uglified uncontrollable uncontrollably undermined undermining unfriendly unprotected unstable unsuccessful upsets uselessly vicious victimised victimizations victimizes weaklier weaknesses whine whoremasters wiseasses witch worriment worrywarts',
  ],
  [
    -1.4,
    '/:< /o: 3:-) :/ :o/ <:-| =/ nimy accidentally accuses aggressed aggressivities agitates agitator alarm alarmed antagonized argue arguers arrest avoided avoiders avoiding blame bother boycotts burdening carelessness chagrined combat confusingly contagious contemptibly contradictoriness contradictory contradicts crazy criticizes cynic damnations damning deadlock deceiving defeater defect defection defenseless denounce deny denying deprivers derailed despise difficulty dirt dirtier disagreeing disappears discarded disparaged disputed disregards disruptions distorts distracted distractingly disturbances disturber dork doubtful doubting doubtingly dreads dreary drunk dullness dumbed dumpier egotism egotistic errors excluded exploits failingly fatigued faulted faulting feud feuds fidgety fiery fire firing flop flops flunkies foolhardy foolishest forbiddance frantically freakiness freakishness frighted frighten frowning gag gossipmongers grimacing grouchily guilts gun hapless haplessness harried helplessly hesitater hesitaters hesitates hesitating horridly humiliated humorlessness hurtling inconvenient indoctrinate inflamed inhibitive insecurely insignificant insincerity interrupt interruptive intimidations irrational irresolute irritability jerk lag lamentation lamented lamer leak lethargy lonelier lonesomes lowermost messed miserly misgiving mistake misunderstood mlm mooched mooches moodiness moodinesses moronically mumpish naggier needy neurotic niggas numb numbly obsessing obsession offences ominous perturbed pissers pisses pitying pressuring prick prickliest rant reluctance repress repressive repressor resentfully resign restlessly revengefully ridiculously riskier scapegoats scares screwy selfishly shakedowns shameless shamelessly shamelessness shoot shylocks smileless smothering smugglers smugness snobs spites stifled stressed struggled strugglers stubbornly suspects tense tensioning thieved threatener toothless tragediennes traumatizes trickers trivialising troubler unapproved uncertainly uncertainties uncertainty undermines uneasier uneasily unequal unfortunately unimpressed unimpressive unmotivated virtueless warning weaklings weaponed weeps wimp wisenheimers worrying',
  ],
  [
    -1.3,
    '/-: /: :-c :\\ >.< awol smh \\^: abandons accidents accusations aggress aggressions aggressively agitations agitative annoyance anti awkwardly axed bereaving bizarre boredom bores boresome boring botherations bothered bothersome boycott burdener chuckleheaded complainers conflict confrontation confronters confused confuses contradict contradicted contradicting contradictions critical criticises cynically defeatism defeats defectors defenselessness delay derails despair despairer despairers desperate disagreed disagrees discomforts disguising disillusioning disjointed disliking disquiet disruptive distort distractable distractibility distracts distrusts doubters dumbly dumping envyingly excruciated exhauster exhausters fatigues faulty flunk foolhardiest forbid forbids fought freakier freeloading freeloads frenzy gagged ghost gossipped gossips gossipy graveless gravest greedy grimly hardship hesitated hostiles humorless ignored ignorer imperfect impersonal indecisiveness ineffectively ineffectiveness ineffectualness interrupters interruptible interruptor interrupts intimidates isolated isolates jealousy lack lamentableness laughingstocks leaked loner lonesomely loose loses loss lost louses lowness luckless misinformation misinterpreted misunderstands mocked mockers mockery moodily morons mourned numbingly nuts obsessionally odd outrageousnesses paranoiac perplexed persecuted perversion pettiest phobics pitied pitiers pressures problematics provokes rants repressed represses resigns restricts riskiness risking scarers screamed shakeout shocked shyness skeptical spiritless startle stereotype stinkingly straining struggle stuttering submissive suspend tease tempers tension timidity trap tricksters uncertainness unimportant unsettled unsurely viciously victims vultures walkout weakened weakeners weakening weakens weakling weepy weirdie weirdoes whiney',
  ],
  [
    -1.2,
    '.-: 0-| :-/ :s :^/ =l =\\ >:o ayor jealz mia zzz \\o: accused adversative aggravating aggression agitational allergic amoralities antagonisms apathetic apathy avoid battled battlefront bittering borers censors childish collapses collapsing colluding complaint confrontationists confusion confusional contentious cover-up critics crudely cuts deafening defer deprivals derail derision difficulties disbelieve discourageable disorganized distract distracting dominating dorkiest doubtfully doubtfulness doubts dumper dumpiness dynamiter embarrass ennui exclusion exhaust fatalists fatiguing feeble freaked fume gossipry gravers graves graveyard graveyards grimed hesitantly hiding humiliating ignorances immobilized impatient impose ineffectual inquisition interrupted interrupting lagged lamebrains lamenter lames lethargic limitation lossy lousily lowballs lower lowlinesses madder maniacs manipulation masochists missed missing mistakenly nerd nervousness no obsessiveness obsolete obstinate offence offend outrageously outrageousness pathetical persecutes perversions pervertedly pervertedness pesky phobic piteous pitier pities pitifully pitifulness pity pressure pseudoscience questionable ranter ranters rebellious rebelliousness refuse refused resenting resents resignation resignations resigner restlessness sceptical screams screwer shakedown shakiest short-sighted shynesses sillinesses skeptically skepticisms smog snobbishly stereotyped stinkers stop strains strangely suspect suspiciousness teased teaselers teases tensely tensest trembly trickeries trickiest trickiness uncertain underestimate undermine unsophisticated uptightness victimises vulnerably warfare warnings weakish weapon weirdly whiner wimpiness wiseacre woesome worn worried worrits |-0 |-o',
  ],
  [
    -1.1,
    ':o\\ o-| pu s: sapfu \\= absentee alarmists alarms alas alienation aversions avoidances battling biased bitching blocked bored boredoms charges chuckleheads collapsed collides collisions complainants contemptuousness controversially cornered critic crudes cut defenselessly deniers deride devilments disguised disinclined disputes disregard distorting dooms doomy dorkier dorky doubted drop dulling dullish dully dumpings embarrassedly envied enviers envious envy exhaustions exhaustiveness exhausts exposing ferociously feudalistic feudist foolish forgetful frights fud gossiped gossiper gossipers graver grievants guilt guiltily haunting hesitate hesitation hesitations hoax hooligans ignorant ignorantness ignores immoralities impotent indecisions ineffectually inferiority interrupter intimidatingly intimidatory irrationals itchy jerks killdeer lagging lone loneness loomed lousing low lowliness masochisms melancholies misread mistaking monopolizes moodier moronity nags naive nastiness nervous numbing numbness overstatement perversities pileup pique pitiable pitiableness pitiably pitifullest postpones provoked pushy rebelling rebellions remorse restless restriction ridiculousness rigidification rigorous risk risks sarcastically shitakes shockers short-sightedness slash slashing smothery snobbishness solemnity stammerer struggler stubbornness stutterers suing thorny toughly tremble trembled trickery trivialises trivialize underestimated underestimates unresearched victim victimise vindicating vulnerableness warned weakside weary weepers weirdos whorehouse woebegoneness wowser |^:',
  ],
  [
    -1.0,
    '/^: :^\\ :^| mubar sob \\-: \\: accusation aches adversaries adversatives agitation alone amorally anxious anxiousness arguable arguably bore cancel cancelled carelessly confrontationist contempts contradictable contradiction contradictor crazinesses criticizable darkness degradable derides devilwoods diffident discard discards disguise disguises disillusion distractions downside dud dulls dumbfounder dumbfounders dumbstruck dumpsters egotisms emptily envier excruciates exhaustible expelled faithless fatalistic fatigue ferociousness ferocities flustered foolhardily forbiddances gloominesses gossipmonger greeds grimace grimes haunts hesitancies hesitant humiliates hunger hurtles ignorable inaction inadequately indecisive inhibitors inhibitory jumpy loused lowering lowly melancholics moping numbest obsess obsesses offended offense overreact paranoia paranoid perpetrators perverting pessimists pityingly poisonwood prickle propaganda protest rebelled reluctant repetitive repressiveness resentence resigned resigners ruining ruinousness sappy sarcastic sceptic screws screwups severeness shamefast shockable shortage shy skepticism smugger snobbism squelched stammering stinkards stinkbugs stinks struck stuck stutter stutterer stutters submissively supremacists swearing teaser tensed tensing timid timider timidness torn toughish tragedians tremblers tremulous trickish tricksiness trivialities trivializes unclear uncontrolled uncredited unsure weirdies wimpier wimps wisenheimer',
  ],
  [
    -0.9,
    '(% /= :-. :-\\ aggressors anxiously apeshit apprehensions battlefields blocks cancels comedowns confronts confuse confusing confusions contemptibility contradictorily criticisms dearths defeaters defiant delayed demanded demanding disappear disappeared disregarding distractedly dizzy dodgy drag dynamited eery egotistical exclude faithlessly feudalism feudalist forget forgotten glooms graved gravelled gravelly graven grimalkin grimalkins grossly grouches hesitance hesitancy horrent huckster indecisivenesses inhibits insensitive lawsuit libertine limited loners loom lowish lurks misses monopolized naggingly neuroticism numbed obsessions obsessive oversell possessive postpone pressured pricking prickly pricks promiscuousness protesters protests remorseful resigning revenged risked safecrackers safecracking sarcasm sarcasms savagenesses screwing shakier shaky shrew shying shysters silliness skeptic slashed smothered sneaky snobbish snubbing stammer stammered stopped stuttered subversive suspected tears tenses tensioners timidest tits tricker trickster trivialization uncompelling unconcerned undecided unwanted vanity victimhoods vulnerability vulnerable weaponry weirdest weirdness weirdy whined whining wimpiest wimpy |o:',
  ],
  [
    -0.8,
    '=| nimby o.o absentees accuse adversary adversely aggressor aversively bashfulness battlefronts battler bothers bribe cancelling charged cheerlessly combats comedones comedown complaining confronted controversial cramp derided devilfish devilwood droopy dumbbell dumbfounding dumpers empty envies envying exhaustibility fascists faultfinder feudal feudalized feudary foolfish foolscaps freakishly freebooting fumers geek gossipries gratings graveside grievant grimmest grimness grosses grouched indecision indifferent inhibitions intimidate irreversible isolate jerked lameness liabilities liability litigation litigious lowball lowdown lowed lows lurk mischiefs miserere mistakable mocker mongering monopolize nosey offensives overselling overwhelms petty pissoir pityriasis postponed pressurises prickles prickling promiscuities provoking rebels resentenced resignedness rigidifications risker risky ruderal scarecrow scepticism shakeouts shyer slashes sobering stall stalled stalling stammerers stammers startler stinkhorns strainer strange strongyloidosis sulky teaseled teaseler tensional timorous toughs trickily tricksy trite trivialise trivialised unaware unbelieving unstoppable vociferous warmouths wellaway zealots |-:',
  ],
  [
    -0.7,
    '&: (-% :-| nimjd noyb accusing amoralism amoralisms anxiety apprehensiveness avert avoids awkwardness complainant confront daze dazed deferring depressurizing dilemma discarding dominative doomsayer drags emptied emptier emptiers empties exaggerating exhaustively ferocity feudalizing feudists flees franticness freeboot freeloader fumelike gossip gravestone grimiest grimily griming grossularites hide hides homesick ignorers indecisively indoctrinating keening lowballing lowborn lowse neurotics noisy numbfishes numbs obsessed obsessives overreaction overstatements overwhelm paranoiacs passively pressurize pressurizers puzzled remorsefully remorsefulness resent resignedly rigidified rigidities rigidity rigidly riskily robed safecracker safecrackings scarecrows sceptics seriously shake shakily shakiness shaking shockingly shylocked shyly smarting snobbier solemnized startled stinkpots submissiveness suspecting teasers thwarting timidities timidly toughie touting trickier trickishly trickledown trivializations walkouts warship weird weirdnesses',
  ],
  [
    -0.6,
    ':& :o| gigo O.o o.O adverseness affected aggressing aggressive aggressivity anxieties apathies awkward battlegrounds bitterbrushes bittersweetness censored challengingly cock confronting confusedly craze crush defensively devilfishes dreadnought dumbcanes dumpcart dumpster emptying exaggerate exaggerates expose falling fatalism feudally flunkeys fumette geeky giddy gloomy hardier heh hurtled immorality indoctrinates killdees lawsuits looms looses louseworts lowboys lowbrows miss moan moans nervously oversimplify perverters pressurise pressurising pricked prickliness pricky profiteering rebel resentences rigidifies screwier sentencing shakeup shittim shocker shortages solemnizing stopping stops strikers stubbornest toughies trembler tricked tricky trivialized trivializing viciousnesses victimologies vulnerabilities wavering weakfishes weirds whiners wisecracking worshipless',
  ],
  [
    -0.5,
    ':-& nbif o-8 o_o O_o o_O aggresses alarming antagonizes barrier battleships battlewagons bitterweeds cocky colliding contradictories crazed crazing cutting damnedest dazedness demand depressurize detached dithering dominate dominatrix dorks dumbing exhaustive exposes fatalist feudality feudalize feudatories foreclosure freemartin gravel graveled gravels gravestones ineffective inferiors ironic isolations lamenters looming lowered lowers lowing lurking melancholia misericordes monopolizing offline overwhelmingly oxymoron perversenesses pitilessness postponing pricket profiteered protested rapeseeds rebellion rig rigid screwers screwiness shakeups silencing snobbiest solemnified solemnifies startlement startlers startles strike tenderfoots tough toughing toughy tout tragedian tranquilizing tricks tricksier triviality trustbuster unconfirmed victimologist warships weirder wisecracked |:',
  ],
  [
    -0.4,
    '%) &-: (-:< :o :| >:-) grrr idk amusias apathetically averts axe bailout battlement battlements bias bitterns bitters blah blurry borer cautious challenged constrained costly dazedly defensemen defensiveness depressurizations dodging dominators dreadlock dreadnoughts embittered exaggerated exploit ferocious feudalities flirter foolfishes freaks freebasing freezing fumets funky geeks grating graveling gravelling greenwashing grossed hard hid imposes imposing impressment indoctrinated inhibited inhibiting isolator isolators killocks liards lowerclassman lowlander moaned moaning nah neatherd nerves numbfish obsessively paradox parley pay peculiarly petrifications pressurised pretend pretends questioned questioning ragee reluctantly rigorously ruderals screw screwworm shook skeptics stinkweed stunned teaseling teaselled teasingly tenderfeet tensioned thwarts tragedienne tranquilizers trickie trickinesses trickishness vague victimologists vigorish warn warns weepie |=',
  ],
  [
    -0.3,
    '0_o 8-o o-: o:< tmi accidental alarmism apologizing apprehensively averted battlewagon bittersweet boreal borecoles collide complacent confronter cynics dazes defensives depressurization depressurized depressurizes determinantal dominations dumbcane dumbfounds dumplings dwellers dynamites emptins exposed fainthearted feudalization feudaries flatterer foemen freewheelers friendlessness grievers grosser grossing grossular grossulars hurtle imposed inhibitor killock lobbying lowlanders lowlights lowlihead maniacal mediocrity meh melancholic petrifactions pettier pressurizations pricker promiscuous rainy repressurize rigidify rigidness screwballs serious shakeable shaken shitake shittimwood snobbisms solemn sorry startlingly stealth stealthier stealths strainers teasing toughest trickly trivium unmatched wimples winnow wisecracks',
  ],
  [
    -0.2,
    '(:< :$ j/t nimq o: wag amorphous amortised apprehensibly backs battlers bitterbrush bittern bitterroots bittersweets blam borecole boreholes champac champaks champerty clouded craziest defences domination dominatrices dragged dreadlocks dumbbells feudalisms fighters flirted freebooters gratingly impatiens indifference inhibin irony joypop leave lowdowns lowercased lowrider ludicrously nerdier nerdy noob panicles pressurizes pressurizing prickers prickled screwball seriousness stinkbug stinkhorn strain swear teaselling tenderloin toughens toughness touted tragicomic tranquilized tranquillized tranquillizers trick trickling warsaws weakfish wimpishness wimple winnowers winnows',
  ],
  [
    -0.1,
    '(-:{ 2g2bt btdt adversatively agitato amazons amortize awaited bashful battleship boldfaced borescopes champer champerties chilling crazier creditor dominances dumbfound dumbwaiters dwells feudalizes feudatory flirtations flirtatiously flirtier foetal freebase freeloaders freezers freezes fumes funneling funnelled geekiest grossularite hysterical joypoppers killdeers killie killifish killifishes lamella lamellae lamellibranchs longing lowland lowlands nerdish o_0 opportunistic overlooked panicums petrification preventing prizefight prizefighters repressurizing richweeds screwworms sentenced sillibub sillily stealthy stinkwood suretyship teasel teasels tenderfoot thwarted touts tranquilizer tranquilizes tranquillizer trembles trivial unbiased warsaw wellhole winnower winnowing wiseacres wisecrack wisecracker',
  ],
  [
    0.1,
    '0-8 :-o >;) aboard acquits amorists amorphously amortises backed backing boldfaces boldfacing boreen brooding commits creatin defenseman defensibly defensive dwelling faille freeholders funnel funneled funnelling graticule harmonicas heron heronry keens killick lamedh lamellas libertarianisms libertarians lobby lousewort lowriders matter matters misericorde nasturtiums oversimplifies panicled paniculate peculiarities perfectionists piqued pressurized pressurizer prevent prevented reach repressurized repressurizes retained richweed screwdrivers screwlike securitizations shittah sigh sillimanite silly smartweeds solemnifying stealthily strongyls stuns successions tenderize tenderized thrillers toughen toughened tranquillizes tricking trickled warstle weaponless wellhead whitewash wisecrackers withdrawal',
  ],
  [
    0.2,
    'ayc affronted amazonite amazonstones amoretti amortizations apologising apology bashfully benignly boreens calmodulin champaign champignons compelled contend crazes creatine delicate determinableness determinant discounted dominantly dominants dominates dumbwaiter dynamiting escaping excitonic exhaustless foehns foetus foetuses freeway freewheeler freeze geekier graticules gratins gratis grey impressionable infatuated isolatable joysticks lamellibranch laughable libertinage nastic neath numbat opportunisms opportunist oversimplification overwhelmed radians reaches relentless resentencing securitization sentences sillimanites smartweed smugly startlements stealthiness strongyles supremacy swears teashops teaspoon teaspoonful tenderization tenderometer tenderometers tragicomedy tranquil trickles vitalism warmblooded welly',
  ],
  [
    0.3,
    '(;< *-) aug-00 pls plz pmfji amorettos amorphousness amusia authority awaits boldface challenge challenges champertous charmeuse clears comedo committing convincers defenders diviner diving dweller dynamometer dynamometers dynamometric dynamos easel energetics excitative exciton excuse explorations flatterers freeboard freemasonry freestyles freewheeled fumeless hail hurtless intense keened landmark lowercase mandatory number opportunists oversells passionflower pensive prevents prickets prizefights safetyman screwbean screwdriver securitize sentence shakers slickest smilaxes solemnify solemnities solemnize startling strongboxes surprisers teas teaspoonsful tenderizes tenderizing tolerances toughnesses tranquilize trustees verdicts victimology vindicate vitalist vitalists want welladay whimsical wiseguys }:-)',
  ],
  [
    0.4,
    '>:) bz fysa yoyo admitted anticipation apologised apologize await beauticians benefice beneficiation brights bwahaha challengers champignon charmeuses cleared creatinine darings defence defenceman defender defensibility delicatessen delicatessens demonstration dumpling dwelled dynamiters easements enthral exempt expands fantastico flagship flatter flattery flirtiest freelancers freelancing freesia freesias freestyler fumet funnels gracilis gratin importancies isolationism kidding legally libertarianism libertines longings meritocrat nasturtium numbles opportunism painlessness passionflowers pretending prizefighting profiterole promisors radian reached resolvents safes sentimentalising sentimentalisms sentimentalizations slicker speculative stealthiest suprematists suretyships teaspoonfuls tenderizer tenderloins thriller tolerantly treasurers treasurership trivially trustor vigorishes vigorousness vigours warmouth warmup welled wellies wisents }:)',
  ],
  [
    0.5,
    '3:) [-; adorns ambivalent amortise amortizable assuror calmatives carefully challenger champagnes champaigns champers commitments contender creationists daredevil defense devotees divinise dwell escapes excitor exclusive extends feeling fervid flirtatious freehand freeholder freewheel freewheeling funnelform harmonicist herons idealogues impressionisms impressionists impressments joker keener laidback launched legal lowe outmaneuvered panicle popularises profiteers profiteroles reliant soothed stronghold strongmen supremacist teaspoons tendered tranquillities treasurer triumphalist troubleshoots trusteeship unequaled vigorously wellheads wellsite yearning zealous',
  ],
  [
    0.6,
    '*) ;] slap activeness amoretto amortization amortizes benignancy blamelessness brisk careful challenging comedienne contestable convincer crediting defencemen delicates dignitaries dominatrixes dynamometry dynamotor emotional engagements engrossed fighter flatters flirtatiousness flirters flirty freewheels giggler gn8 graciles greets guiltlessness harmonica honoraria humoral idealising impressure indestructible infatuation intellection intricate invite joyridden keeners meritocracy methodical mmk nerdiest numberable peculiar peculiarity perfectas rapture ratified scoop securers smilax solemnizes solid strongyl surpriser tenderer tendering tenders tensionless trusteeships verdict vested victimless vitalised warming wishes worshipper',
  ],
  [
    0.7,
    ';-] ijs iou pmji adopt adopts amazon amusable assets assurors blameless casually champing cleaner competitive convinces convincingness creationism defenses dynamite escape excelsior extend favoritism favoritisms flirts freeboards freedmen freehold freelanced freelances freemasonries freestyle freeware fumer growing guiltlessly heronries honorarium idealists inquisitive isolationist joyrider joystick longingly offenseless partiers peaceniks perfectionistic privileging profiter raptures relaxants resolved resolvent resolver resolves securitizing sentimentalists smarted solemnization solutions spirit stout strongbox strongman surprisals tenderheartedness toughed tougher troubleshooting vigilant worshipful',
  ],
  [
    0.8,
    ';d ;D fyi jho jp pmbi xtc acquit activenesses admit adorned adornments adventuress agrees amortized amortizing amusingly apologises bargain brilliantine casual chances chuckler crazyweed creationist debonair defensible determinate determinations divined divines dominance doubtlessness entrusted excitons fine flawlessly flirting freebased freebases freestylers freewheelingly freewriting giggles glamourize guiltless harmlessness harmoniums idealisms idealogy ideals important impressible impressionism inspirits intact intellections intellectively intellectualists intellectualizing invigorated joyrides livelihood nurturers palatableness passive peacenik playing prizers profiteer promisee radiancies reaching recommended retreat richens safelights sentimentalised sentimentalist sentimentalize sentimentalizing significant sillies silliest smug solemnly solve substantial succession superiorities supremacies swift top tranquillest tranquillizing treasury troubleshoot troubleshooters unbelievable urgent vitalizations warmups worshippers',
  ],
  [
    0.9,
    ':-Þ ;) hhok jk jt musm wilco acceptations adequate adorn adorners adventurers allow appeased appeases assurer attractancy audacious awarder benignities blamelessly boldnesses buoyant certainties cheerleader clarifies compassionateness compelling consent decisive determinable determinably determinatives divining doubtless dynamists dynamitic energies exhaustlessness exploration fad flexible freeform graced grants grins hailed harmonicists harmonium harmonizations humoresques impression impressions innocenter intrigues jokesters joking joyriding libertarian livelihoods lown loyalisms okay opportunistically optimizations pardoned perfectiveness perfectives popularizations prepared profitwise promissory raptured recommends romanticized sentimentalities spark stimulate stimulated straight successional successively successor surprised surprises tendernesses terrorless toughening treasuries triumphalists validated vigour virtuosi visions warm wiselier wishing worshipers worth',
  ],
  [
    1.0,
    ':p ;-) >:p bffn j/w jhomf jj wp [; abilities acquitted adorning advanced advantage alright amazonstone amoristic appeasing beneficiate brightener brighteners certainty champed champy chance cleverish comprehensive conciliate consents convince created cutesie dearies delicately determinacy dream easing endorsed engagers engages entertainers excitableness exonerating favors flatteringly flexibilities freeholds freers freethinker freethinkers freewill frisky fulfills gigglier giggly gracioso granted guarantee harmless heroicomic honorariums immortal impressionist interests jokes joyrode justifiably keenly loyalism luckiness magnification neater plays pleasers poised popularizers pressureless prizefighter prizer promisor readiness relaxant relaxations relievers resolvable richening sentimentalism sillier steadfast stimulates strongholds successiveness superiors surefire surety troubleshooter trustee trusties vigors virtuose vision warmers wells worshiper worshiping wowsers',
  ],
  [
    1.1,
    '(* (; :-, :Þ gt tnx txs yolo acceptability accepted actives agreed agreements amuser appease apprehensible assurers attachments beneficed benefices benignantly brightwork calmative certain chic chuckles chucklesome committed conciliated conciliates consolable create creates creation creationisms definite desired determinateness determinative determinator devotements divinations dynamics energy engager ensuring entitled excitatory faultlessness fearlessly fearlessness fervent fitness forgive forgiveness freedman freelancer freer freestanding freethinking gigglingly god grandee greeted grinned grinner happing helpers heroicomical humor humoured increased innocents invigorator jokey joyride lenient loyalists meriting meritocrats merrythought neatens neats outreach painlessly palatably partyers popularised profitabilities profitability promisees radiances relievable resolute respectiveness safeguarding safelight salient securement sentimentalized sentimentalizes significance smarty sociability solved solves strongly successionally successive successors supporter surprise surprising tolerant vigor visioning vitalise vitalises vitally vitals warmed warms well willingness worshipfully',
  ],
  [
    1.2,
    ',-: d: gg gn hago ok absolve admiralty admits adventurer adventurists alert amorino attachment attractor attractors avid awardees beautician benevolentness blithe bolder champagne championed cheerio cheerleaders cheerleading cheerleads chuckled chucklers chucklingly comedians comforters commit convivial creating creditableness determinately devotional devotionals diviners doubtlessly dynamical dynamisms eased excitability excitants festivalgoers flatteries forgivers freeborn freedoms freelance frees glamorising glorioles gracility grandees heavenwards helping humored humoresque humorist hurraying idealize immune impressibility inspirators intellectualized intelligibly invigorations invigorators jaunty jocular join joke laughableness laughably libertinisms lucking magnifications neaten nicety opportuneness outgoing painless pardons partyer perfective playfulness popularising promisingly prospect prospects radiants relaxins respectableness restore restores restoring romanticizing securities sentimentalise sentimentality sentimentalization share shares singleminded sociabilities solidarity sparkling stable stamina succeeder supportive surer surprisingly surviving swiftly tenderers tolerance tranquilly treasure treasurerships trustors usefulness vital vitalities vitamin warmer wiser worship yeah yep',
  ],
  [
    1.3,
    '(-* (-; :-) :?) =p gl laoj nbd [: ability absolves acceptable acceptableness acceptation accepts achievable acquitting actively admiral adorner adornment adventure adventured adventuresomeness adventurously agreeablenesses amusers apologized assures assurgent attractant awarders benign benignity bolds boosts calm calmly calms comfortableness competent conciliating cool curious cutely desirable desirous eases easygoing embrace endorse endorsement entertain expand fair faithed fan fantasticalness favorer favouring festivalgoer flattering flexibly freebee freebees freedwomen fresh funnies funnymen glamorise gracing granting gratify greet harmonies harmonised heros honorers huge humorists idealizer importantly improvements improvers incentives increase inspirited intellectualistic inviting invulnerable joked joyriders kewl leet meaningful meritoriously neatening neatness novel nurturances optimally optimistic original pardon perfectionism perfecto pleasantries please popularization popularize pray profited prominent promise promiser protects radiantly redeemed reliefs relievo rescues respectfulnesses respects responsible riskless romancer romances romanticises romanticists secures securing sentimental shockproof smartie sok solution soothing sparkles spirited strengthen succeeders supported supremos sure surest sureties trustier truth vitality vitalizing wises wisewomen youthful',
  ],
  [
    1.4,
    '0:-) :P ;^) g1 hho1/2k j/p j4f m8 np ntmu thks ^<_< advantaged adventures adventuresses adventurist adventurous agreeing applauds assurance assurances assure assuredness attractants badass benefic benevolently boosting brightnesses certainly charitably chuckling clevernesses contented contentedness creditabilities daringness delectables determined devote diamond dignities dynamist easefully easily endorses engage engaging enthusiasts excited exciters exultantly favorers flexibility forgave forgivingly freehanded funnyman gains gentler gigglers giver giving gladly glamors ha harmlessly harmonising harmonizing heavenward helper highlight honorary honorific humerous idealise idealizations idealizing importancy innocent innocently intellectually intelligible irresistible keenness lawl magnificoes meditative merited motivation neatly nurture openness partied partier perfecta perfecters play played popularizes prays pride promotes proudhearted radiance radiancy reassurances reassure relaxers relievedly resolvers respectively restored revive robust safeguards safekeeping secure securely secureness securitized security shared solving strengtheners superiority tenderest validates validating value valuing vitalizes warmish welcomed welcomer wellsprings worships worthwhile',
  ],
  [
    1.5,
    '(-:o (-:O (^: (^; 0:-3 5fs :-p d= ez kk o:) thx tx absolved acceptably admirals admires advantageous advantages adventurism affectionally affections agree amusement amusements apologizes applauded appreciators asset assured attract beneficences boldly boldness boosted brightens brightly calmer charminger cheerled comedy comfort contentment courtesy coziness creatively credited credits cutesier cuteys cutie daring devotement dynamically dynamistic eager ease easeful easygoingness efficiency elation encouraged encourager encouragers energizations engagingly enthusiast excitabilities excitable fantasticate festivals fiestas fit freehearted freemen giggled giggling gloriole grant gratifies greater grinning harmonics harmonizes honoraries humoristic idealities importance impressionistic incentive inspiratory intellectualization intellectualize intellectualness intelligencer intelligentsia intelligibility intelligibleness interestedly invigoration jewel jokester keen kissers like loyalist mercy natural niceties nurtural opportunely optimal optimizer perfectible perfectionist pleasanter popularizing praying privilege promised promoting ready reassurance reassures recommend relaxedly relaxes relieve reliever relieves relieving responsive restful romanticization safeguarded safeness safeties satisfactoriness satisfactory scrumptiously securer sincerities smartened smartens smartly smartnesses smile smileys sociableness soothe supportiveness supports surefootedness surprisal survivor sympathy tenderhearted thank thrill thrills tranquilities tranquilness truer trustfully validate vigoroso virtues vitalized warmness wealthy wellspring wised',
  ],
  [
    1.6,
    '(-: (o: *<|:-) *^: 0;^) =] j/k jw lts lylb o;^) ty xp xqzt yvw absolving accept acceptabilities acceptant accepting admiralties admirations admiring adores advantageousness advantaging agreeably alive amorist amusing apologise appreciativeness assuredly assuring astonished beaut benefits blessedness bold boldest brighter brightness calmed calmest calmnesses capable captivated charitablenesses cherish clear comedian comediennes commitment compassionated compassionates compassionating convincingly creations creativity credit d-: darlingly dear delighting devotedly devotee devotes divinatory dynamic dynamism eagerly eagers easement easiness efficiencies elegancies enchanted energization ensure entertainer enthuse exonerates favorably favourer favourers flattered focused foolproof forgivably forgiven freedwoman freeness freest friendships funninesses gained glamorization glamorizers glorifiers graces gratification gratified greeting grinners growth harmonized harmonizer harmonizers helps holidays honourers hoped hopefulness huggable hugger humorous humors idealist impressionistically innocence innovation integrity intellectuals intelligencers intelligences kissed liveliness luckie lucks merrythoughts motivate niceness nurturance opportunities optimisation optimises optimists optimization palatable partying passional peacekeeper peacekeepers peacekeepings perfects picturesque playfully popularise popularities positivism prettied privileges profitably profiting promisers promises promote protect relaxer relieved relishing resolve resolving respecters revives rewarder safeguard satisfactorily securitizes smarts sociably stressless stresslessness stronger stunning surefootedly thoughtful tranquilest trustily trustiness trustingly trustingness unified untarnished vindicates vitalization vitalize welldoers welling wiseliest worshipfulness worshipping',
  ],
  [
    1.7,
    '8-d :-* gga j4g x-p [= acceptances accomplishes active admirers adorer adventuresome adventuristic amuse amuses amusive appreciate appreciations appreciatory approves astound attracts awarded beautifier beautifiers beauts beneficialness benefitted benevolence blessedly boost calming calmness carefree charitable charm cheerer cheerlead chuckle clarity clean clearly comedic comedies comforting comfortingly compassionately complimentarily compliments convinced convincing creativities creditably definitely desire determination devoted dignity divination dreams eagerness efficiently empathetic energizers engaged enlightens entertained enthuses exhilarating fantasticality favor favorited flirtation forgivable forgiver forgives freed freeman freenesses friended funnier gallant giggliest givers glamorize gracile grander hardy harmonize harmony healthy heavens help hilarious holiday honorer honorifics hopefully hugged humouring idealism idealistically impressiveness intellective intellectualities intellectuality interested interesting interestingly jollities justified kisser laugher laughers liking livelier livelong meritoriousness merits merrier merrymakers neatest nifty nurturant opportune optimised optimising pardoning parties party peaceable peacemaking pleaser pleases positivists pretties promising rapturous reassured reassuring reinvigorating relaxin respectably respectfully romancers romantic romanticise romanticised safest secured sincere smart smartening smarties smiler smiley special splendiferousness strengths strongish support terrifically thoughtfully treat trusting truthfulness valuableness values virtuosa warmest warmly welcomes wish yeees yes',
  ],
  [
    1.8,
    'ff foaf lmbao lol qt rotglmao true yw accomplish admirer adored adventurousness affectioned agreeable agreeableness amorous amused amusingness applause appreciatively approved astounded astounding attracted attractions attractiveness awardee beatific beautifies beneficiaries bless cared championing champs charity cheerers comfortably comforted complimented creativeness creditable cutes dearly deliciousness devotions dignify divinities easier easiest efficient elegances encouragement energetically enjoyably entertainment excitant excitation excitations exonerate exonerated faith faithfully faiths favored favoring favorites favoured favours forgivingness freebie freebies friending friendlily fulfilled funniness funning gaining generously genial gentlest giggle glamorised glamorizing grace gratefuller gratifications greetings hahas harmonic harmoniousness harmonise helpful heroines honesties honourer hopes hoping huggers hugging hurrayed idealistic idealization idealized ideally improver improves improving inspiring inspiriting intellects intellectualizes interestingness jollity kiss kissy lighthearted liked likes livelily lucky magnifico marvel mature merit nice once-in-a-lifetime opportunity optimisations optimizes peaceableness perfecter perfectibility popular popularizer popularly positivisms powerful proactive progress promoted reassuringly reinvigorates rescued respectabilities respective romantically romanticize romanticizes safer safety satisfied satisfies saved sharing sincereness sparkle strengthened strengthener succeeded sunny talent tenderly tenderness thankfully tranquility tranquillity treasures trustworthiness truths united usefully vindicated virtue virtuosas virtuosos virtuously vivacious warmhearted wellborn winnable winned wisely woot {:',
  ],
  [
    1.9,
    '(-:|>* (^;o *: 0:) 0:03 8) <3 hak hi5 n1 urw accomplished advantageously affectional affectionate agog agreeability appreciating attractive awarding beautification beneficial benefitting benevolences better blessers braved braves bright brighten brilliants championship charitableness charmer charms cheerfuller cherishers classy comforter commend commended complimentary considerate contentedly creative creditability creditworthiness cutenesses dearer dears deary deliciously dignitary easy effectively elegantly encourages energetic energising enjoyable enjoyableness entertaining entertainingly enthusiasm enthusing esteemed excitements exciter excitingly faithful faithfulness fame fave favour fearless fond fondly forgiving fortunate freely friendship fulfill funnily funny gallantly gentle gift glamours good handsomely harmoniously harmonization helpfulness heroizing honester honorarily hope hurrahed ideality idealizers impress improve influential innocency innovative inspirator inspires inspirit intelligential invigorate jovial keenest kissably laughings lively loyalties lucked luckier nicely nicer nurtured nurturer nurtures optimality optimise peacefuller playful pleased pleasurability pleasures popularized positivistic praiseworthily preciousness privileged profit profitable profits protected proudful reinvigorated rejoice relax respectable respectfulness rewarders richened richly romanticist romantics safe satisfaction satisfiable satisfyingly sentimentally smarten sociable splendiferously stimulating strongest sunshiny supporters supporting supremo surefooted surely thanked thankfuller thanks thoughtfulness thrilled tranquiler triumphalisms truest truly truster truthfully useful valued welcomely welcomers welcoming wellness wiseness worthy',
  ],
  [
    2.0,
    '(^;0 :) :c) =-3 fav ftw gj hhoj hugz j/j l mml o:-) acceptance amorousness aok applaud attraction awards benefit blesseder braveries breathtaking brilliantines carefulness cares charmed cherishable cherishing clever cleverer compassion cute cutiepie dearness dedicated delighter delights devotedness devotion dignifies encouragingly energizing engagement enjoyments enthused enthusiasms excel fab fantastical fascinates faultless faultlessly favorite festive friendlier friendliness gently glad glamourous glorification goodness graceful grand grateful gratifyingly gratz haha handsomer harmonious heroized honestly humourous idealises idealizes impressively improvement innovates inspirers intellect intellectualist intelligent intelligently interest invigoratingly jewels jollies jollifications kindness kissable laughed likeable luck lulz marvels merriments mirthfully motivated neat neatened noble nurturing optimisms optimized optimizing passion peaceably peacekeeping peacemaker pleasantry positivist praiser praisers prizes rejoiced relaxedness respectful rewardable romancing romanticizations satisfy satisfying serene sincerer sincerest smarter smartness smiling splendors sprightly strengthens suave sureness sweet talents thankfullest thrillingly triumphal triumphs truthful virtuoso virtuousness warmth wealthily welcome welcomeness wows',
  ],
  [
    2.1,
    '((-: (-;| (?: *-: 10q 1337 2qt :> :^) :o) :} <: =3 >_>^ @>-->-- slaw vbg vwp wtg admire adorably adorers amazedly ambitious applauding approval ardent astoundingly astounds attracting attractivenesses beautified beautifuler beneficiary brightened champ charmers cheerfully cheerfulness cheers comedically comforts compliment confidently courageousness cutesy cutey daringly delightedness delightfulness devoting dignifying effective elegance elegancy elegant encouragements energised energize energizer energizes excite excites fantasticalities fascinated favorable festivities fiesta freeing friends glamor glamorises glamorized glamorously glories gorgeousnesses grandeurs gratefully grin harmonically heartwarming heroize honoree honourable honouring hug humoring humour hurrahs idealised impressed impresses improved inspirations inspiritingly intelligence invigorates invigorating jollify liveliest loyal loyally medal meritorious nicenesses o/\\o okays optimistically optimizers peacefulness peaces peacetimes perfectibilities perfectively pleasantly popularity prettier prosperous proud radiant rejoices relief respect respected respecter rewards richnesses roflcopter romanticisms satisfactions scrumptious sincerely smiles splendidly sweeties sweetly terrific thankfulness thrilling treasuring triumph trueness trustability trusted trustful trustfulness trusts valuable valuables virtuosity vitalising winners wise wisest woo',
  ],
  [
    2.2,
    "('-: (: (= --<--<@ :] ;-* =) @}-;-'--- hagd hagn hand kmuf l&r nh o:-3 \\o/ admirableness adorability adorable adorations affectionately agreement amazed amazements amazes amusedly attractively beneficently benignant blessing bravery care caring championships charities charmingly cheeriest cherisher cherishes compassionate confident congratulate courage cutesiest cuties darlings dearie devotionally dignified energise energises enjoy enjoyer enjoyers enlightened enthusiastic excelled excitement exciting fascination favorableness festival festively festivity friend friendlies friendly funner glorifies gracefuller gracefulness gratefulness handsome heroisms heroizes honesty honor honorability honorableness honorifically honoured honours hugs innovate inspired inspirer intellectualism invincible jollification joys kinder kindly laughing laughs laughter laughters lovelies merriness merrymaker merrymaking motivating nicest optimize passions peaceful peacetime perfectivity positivenesses praised preciously pretty prouder reinvigoration relaxed relaxing respecting rewarded richness romanced romanticism safely save splendorous splendour splendours splendrous strength strengthening succeed succeeding succeeds successfully sunshine superiorly supremest sweetie sweetness sweets triumphed trustiest trusty virtuosic w00t wealth wealthier wealthiest |;-)",
  ],
  [
    2.3,
    "(': *\\0/* ---'-;-{@ :') :-d :-D :3 :d :D =d =D bl h&k iyq k4y kfy muah o:3 swak tgif tia vip xoxozzz admired admiringly adventuring amoroso amorously appreciated appreciates appreciation beautify beautifying beloved beneficent bravely bravest brilliancies cheer cheered cheering cherished cleverly cleverness comfortable complimenting confidence courageously courteous cuteness cuter darlingness dauntless delighted delightsome divinize earnest ecstasies ecstatic encourage energized enjoyed enjoys enlighten enlightening enterprising entertainments ethical excitedly flawless free fun funned generosity generous glamorous glorified glorifier gorgeously graciously gratifying gratitude heaven heavenlinesses helpfully heroes honest honorees honoring honors hooray hopeful humorously impressive inspirational inspirationally intellectual jolly jollying joyance kindnesses kisses kudos laughingly liberties luckily magnific magnificences passionateness perfecting pleasant pleasantness pleasantnesses pleasured positiveness positiver positivity prize prizewinner reinvigorate rescue revered smilingly splendidness strong sunnier supremeness supremer survived sympathetic talented tops triumphantly triumphing trust trustable trustworthily valuably winningly woohoo",
  ],
  [
    2.4,
    '(:0 *-; 14aa41 =-d =-D r&r sgtm admirability adoringly affection awardable beauties beautifications beneficially brave braver champions charmingest cheerly congrats courageous creditworthy delightedly encouraging enjoying entertains excellencies fabulous fascinate festiveness gain generousness glamorizer glamorizes glamour gloried glorifying gracefully graciousness grandest grandeur handsomeness happier heroically heroics honorably humorousness hurrahing hurrays ideal inspiration jollied jollier joyfuller justice kind liberty lovers magnifical magnifically magnificence merrily merriment merrymakings optimist passionate passionately peacefully peacemakers pleasing pleasurable pleasurableness positively positives praises praiseworthiness prized prizewinners profitableness relaxation respectability rewarding rewardingly richer riches richest sexy sunniest triumphant vibrant virtuous visionary wealthiness winning wisdom worshiped yay yummy',
  ],
  [
    2.5,
    '(:o (:O :* aas fwb gla lmfao mwah roflmao rotflmfao tyvm ywia admirably admiration adorableness amaze amazement award beauteous blessings bonus brightening bwahahah cheerful cheerily cheeriness excellences excellency excelling excels fascinating fondness glory heartfelt honorable impressing jolliness joyfully joying loyalty masterpieces merry optimism peace perfections praising self-confident smiled superior treasurable welldoer winnings wowing',
  ],
  [
    2.6,
    '(8 1432 :^* b^d ily2 ly lylas ptl rotfl vwd x-d admirable adore adoring appreciative appreciator beauteously beautifulest beautifulness blesser blesses bonuses brilliancy cheerier cheery cleverest dearest delighters divine enjoyment enthusiastically fantastic friendliest funniest gallantry generosities gloriousness gracious hahaha handsomest happily happiness hero heroic hurrah inspiringly laugh mirth pleasantest pleasurably positive positivities praise praiseworthy proudest proudly remarkable rich romance securest sophisticated splendiferous successes supreme treasured trustworthy wowed',
  ],
  [
    2.7,
    ":'-) aayf gr8 iluaaf lmso lolz ly4e lylab rofl sfete wd beauteousness beautifully benevolent bliss celebrate celebrated celebrates celebrating delicious delightfully divinest divinity excellent glorify happy heavenliest heavenliness heroine honour hurray inspire jollily joyfulness kissing loves lovingness merriest mirthful overjoyed perfect perfected perfection pleasure precious prettiest reward romanticising splendent success successfulness supremely tenderheartedly thankful warmheartedness wins won wonderful worshipped",
  ],
  [
    2.8,
    '(-:0 2g2b4g :-)) alol rotflmao sete xd amazing beauty beneficence blessedest brilliant charming cutest darling delectably delightful ecstatically exhilarates exuberant fabulousness godsend gracefullest heroism honored joy joyousness lifesaver lovely lover loverly miracle pleasuring pukka rejoicing splendid successful sweethearts tenderheartednesses win winner wow',
  ],
  [
    2.9,
    '8d ambw bff lmao rotgl adoration beautiful blessed blissful blockbuster brilliance brilliances champion congratulation congratulations delectable delight divinely ecstasy ecstatics funnest gleeful gloriously gorgeousness heroical jolliest joyed joyful joyously loved loving luckiest magnificent marvelous positivest soulmate super wonderfully wonderfulness',
  ],
  [
    3.0,
    'lyb rotflol xlnt xoxo amor brightest brilliantly enrapture exhilarated exultant gorgeous hallelujah heavenlier heavenly honestest jubilant lovable outstanding perfectness prizewinning smartest splendor sweet<3',
  ],
  [3.1, 'lyl vbs awesome excellence excellently great joyous masterpiece peacefullest perfectest superb'],
  [
    3.2,
    '143 heart best cheerfullest elated euphoric freedom glee glorious greatest happiest love lovingly paradise perfectly',
  ],
  [3.3, 'hearts lya ecstacy euphoria sweetheart'],
  [3.4, 'aml ilu ily magnificently'],
]

/** Words that turn a rating round. */
export const negations: ReadonlySet<string> = new Set(
  "ain't aint aren't arent can't cannot cant couldn't couldnt daren't darent despite didn't didnt doesn't doesnt don't dont hadn't hadnt hasn't hasnt haven't havent isn't isnt mightn't mightnt mustn't mustnt needn't neednt neither never none nope nor not nothing nowhere oughtn't oughtnt rarely seldom shan't shant shouldn't shouldnt uh-uh uhuh wasn't wasnt weren't werent without won't wont wouldn't wouldnt".split(
    ' ',
  ),
)

/** Words that make the next rated word stronger or weaker, with how much. */
export const boosters: ReadonlyMap<string, number> = new Map([
  ['absolutely', 0.293],
  ['amazingly', 0.293],
  ['awfully', 0.293],
  ['completely', 0.293],
  ['considerable', 0.293],
  ['considerably', 0.293],
  ['decidedly', 0.293],
  ['deeply', 0.293],
  ['effing', 0.293],
  ['enormous', 0.293],
  ['enormously', 0.293],
  ['entirely', 0.293],
  ['especially', 0.293],
  ['exceptional', 0.293],
  ['exceptionally', 0.293],
  ['extreme', 0.293],
  ['extremely', 0.293],
  ['fabulously', 0.293],
  ['flipping', 0.293],
  ['flippin', 0.293],
  ['frackin', 0.293],
  ['fracking', 0.293],
  ['fricking', 0.293],
  ['frickin', 0.293],
  ['frigging', 0.293],
  ['friggin', 0.293],
  ['fully', 0.293],
  ['fuckin', 0.293],
  ['fucking', 0.293],
  ['fuggin', 0.293],
  ['fugging', 0.293],
  ['greatly', 0.293],
  ['hella', 0.293],
  ['highly', 0.293],
  ['hugely', 0.293],
  ['incredible', 0.293],
  ['incredibly', 0.293],
  ['intensely', 0.293],
  ['major', 0.293],
  ['majorly', 0.293],
  ['more', 0.293],
  ['most', 0.293],
  ['particularly', 0.293],
  ['purely', 0.293],
  ['quite', 0.293],
  ['really', 0.293],
  ['remarkably', 0.293],
  ['so', 0.293],
  ['substantially', 0.293],
  ['thoroughly', 0.293],
  ['total', 0.293],
  ['totally', 0.293],
  ['tremendous', 0.293],
  ['tremendously', 0.293],
  ['uber', 0.293],
  ['unbelievably', 0.293],
  ['unusually', 0.293],
  ['utter', 0.293],
  ['utterly', 0.293],
  ['very', 0.293],
  ['almost', -0.293],
  ['barely', -0.293],
  ['hardly', -0.293],
  ['just enough', -0.293],
  ['kind of', -0.293],
  ['kinda', -0.293],
  ['kindof', -0.293],
  ['kind-of', -0.293],
  ['less', -0.293],
  ['little', -0.293],
  ['marginal', -0.293],
  ['marginally', -0.293],
  ['occasional', -0.293],
  ['occasionally', -0.293],
  ['partly', -0.293],
  ['scarce', -0.293],
  ['scarcely', -0.293],
  ['slight', -0.293],
  ['slightly', -0.293],
  ['somewhat', -0.293],
  ['sort of', -0.293],
  ['sorta', -0.293],
  ['sortof', -0.293],
  ['sort-of', -0.293],
])

/** Several words that together have a rating of their own. */
export const idioms: ReadonlyMap<string, number> = new Map([
  ['the shit', 3],
  ['the bomb', 3],
  ['bad ass', 1.5],
  ['badass', 1.5],
  ['bus stop', 0.0],
  ['yeah right', -2],
  ['kiss of death', -1.5],
  ['to die for', 3],
  ['beating heart', 3.1],
  ['broken heart', -2.9],
])

/** Emojis of one character with the words that describe them, one a line. */
export const emojiWords = `😀	grinning face
😁	beaming face with smiling eyes
😂	face with tears of joy
🤣	rolling on the floor laughing
😃	grinning face with big eyes
😄	grinning face with smiling eyes
😅	grinning face with sweat
😆	grinning squinting face
😉	winking face
😊	smiling face with smiling eyes
😋	face savoring food
😎	smiling face with sunglasses
😍	smiling face with heart-eyes
😘	face blowing a kiss
🥰	smiling face with 3 hearts
😗	kissing face
😙	kissing face with smiling eyes
😚	kissing face with closed eyes
☺	smiling face
🙂	slightly smiling face
🤗	hugging face
🤩	star-struck
🤔	thinking face
🤨	face with raised eyebrow
😐	neutral face
😑	expressionless face
😶	face without mouth
🙄	face with rolling eyes
😏	smirking face
😣	persevering face
😥	sad but relieved face
😮	face with open mouth
🤐	zipper-mouth face
😯	hushed face
😪	sleepy face
😫	tired face
😴	sleeping face
😌	relieved face
😛	face with tongue
😜	winking face with tongue
😝	squinting face with tongue
🤤	drooling face
😒	unamused face
😓	downcast face with sweat
😔	pensive face
😕	confused face
🙃	upside-down face
🤑	money-mouth face
😲	astonished face
☹	frowning face
🙁	slightly frowning face
😖	confounded face
😞	disappointed face
😟	worried face
😤	face with steam from nose
😢	crying face
😭	loudly crying face
😦	frowning face with open mouth
😧	anguished face
😨	fearful face
😩	weary face
🤯	exploding head
😬	grimacing face
😰	anxious face with sweat
😱	face screaming in fear
🥵	hot face
🥶	cold face
😳	flushed face
🤪	zany face
😵	dizzy face
😡	pouting face
😠	angry face
🤬	face with symbols on mouth
😷	face with medical mask
🤒	face with thermometer
🤕	face with head-bandage
🤢	nauseated face
🤮	face vomiting
🤧	sneezing face
😇	smiling face with halo
🤠	cowboy hat face
🥳	partying face
🥴	woozy face
🥺	pleading face
🤥	lying face
🤫	shushing face
🤭	face with hand over mouth
🧐	face with monocle
🤓	nerd face
😈	smiling face with horns
👿	angry face with horns
🤡	clown face
👹	ogre
👺	goblin
💀	skull
☠	skull and crossbones
👻	ghost
👽	alien
👾	alien monster
🤖	robot face
💩	pile of poo
😺	grinning cat face
😸	grinning cat face with smiling eyes
😹	cat face with tears of joy
😻	smiling cat face with heart-eyes
😼	cat face with wry smile
😽	kissing cat face
🙀	weary cat face
😿	crying cat face
😾	pouting cat face
🙈	see-no-evil monkey
🙉	hear-no-evil monkey
🙊	speak-no-evil monkey
🏻	light skin tone
🏼	medium-light skin tone
🏽	medium skin tone
🏾	medium-dark skin tone
🏿	dark skin tone
👶	baby
🧒	child
👦	boy
👧	girl
🧑	adult
👨	man
👩	woman
🧓	older adult
👴	old man
👵	old woman
👮	police officer
🕵	detective
💂	guard
👷	construction worker
🤴	prince
👸	princess
👳	person wearing turban
👲	man with Chinese cap
🧕	woman with headscarf
🧔	bearded person
👱	blond-haired person
🤵	man in tuxedo
👰	bride with veil
🤰	pregnant woman
🤱	breast-feeding
👼	baby angel
🎅	Santa Claus
🤶	Mrs. Claus
🦸	superhero
🦹	supervillain
🧙	mage
🧚	fairy
🧛	vampire
🧜	merperson
🧝	elf
🧞	genie
🧟	zombie
🙍	person frowning
🙎	person pouting
🙅	person gesturing NO
🙆	person gesturing OK
💁	person tipping hand
🙋	person raising hand
🙇	person bowing
🤦	person facepalming
🤷	person shrugging
💆	person getting massage
💇	person getting haircut
🚶	person walking
🏃	person running
💃	woman dancing
🕺	man dancing
👯	people with bunny ears
🧖	person in steamy room
🧗	person climbing
🧘	person in lotus position
🛀	person taking bath
🛌	person in bed
🕴	man in suit levitating
🗣	speaking head
👤	bust in silhouette
👥	busts in silhouette
🤺	person fencing
🏇	horse racing
⛷	skier
🏂	snowboarder
🏌	person golfing
🏄	person surfing
🚣	person rowing boat
🏊	person swimming
⛹	person bouncing ball
🏋	person lifting weights
🚴	person biking
🚵	person mountain biking
🏎	racing car
🏍	motorcycle
🤸	person cartwheeling
🤼	people wrestling
🤽	person playing water polo
🤾	person playing handball
🤹	person juggling
👫	man and woman holding hands
👬	two men holding hands
👭	two women holding hands
💏	kiss
💑	couple with heart
👪	family
🤳	selfie
💪	flexed biceps
🦵	leg
🦶	foot
👈	backhand index pointing left
👉	backhand index pointing right
☝	index pointing up
👆	backhand index pointing up
🖕	middle finger
👇	backhand index pointing down
✌	victory hand
🤞	crossed fingers
🖖	vulcan salute
🤘	sign of the horns
🤙	call me hand
🖐	hand with fingers splayed
✋	raised hand
👌	OK hand
👍	thumbs up
👎	thumbs down
✊	raised fist
👊	oncoming fist
🤛	left-facing fist
🤜	right-facing fist
🤚	raised back of hand
👋	waving hand
🤟	love-you gesture
✍	writing hand
👏	clapping hands
👐	open hands
🙌	raising hands
🤲	palms up together
🙏	folded hands
🤝	handshake
💅	nail polish
👂	ear
👃	nose
🦰	red-haired
🦱	curly-haired
🦲	bald
🦳	white-haired
👣	footprints
👀	eyes
👁	eye
🧠	brain
🦴	bone
🦷	tooth
👅	tongue
👄	mouth
💋	kiss mark
💘	heart with arrow
❤	red heart
💓	beating heart
💔	broken heart
💕	two hearts
💖	sparkling heart
💗	growing heart
💙	blue heart
💚	green heart
💛	yellow heart
🧡	orange heart
💜	purple heart
🖤	black heart
💝	heart with ribbon
💞	revolving hearts
💟	heart decoration
❣	heavy heart exclamation
💌	love letter
💤	zzz
💢	anger symbol
💣	bomb
💥	collision
💦	sweat droplets
💨	dashing away
💫	dizzy
💬	speech balloon
🗨	left speech bubble
🗯	right anger bubble
💭	thought balloon
🕳	hole
👓	glasses
🕶	sunglasses
🥽	goggles
🥼	lab coat
👔	necktie
👕	t-shirt
👖	jeans
🧣	scarf
🧤	gloves
🧥	coat
🧦	socks
👗	dress
👘	kimono
👙	bikini
👚	woman’s clothes
👛	purse
👜	handbag
👝	clutch bag
🛍	shopping bags
🎒	school backpack
👞	man’s shoe
👟	running shoe
🥾	hiking boot
🥿	woman’s flat shoe
👠	high-heeled shoe
👡	woman’s sandal
👢	woman’s boot
👑	crown
👒	woman’s hat
🎩	top hat
🎓	graduation cap
🧢	billed cap
⛑	rescue worker’s helmet
📿	prayer beads
💄	lipstick
💍	ring
💎	gem stone
🐵	monkey face
🐒	monkey
🦍	gorilla
🐶	dog face
🐕	dog
🐩	poodle
🐺	wolf face
🦊	fox face
🦝	raccoon
🐱	cat face
🐈	cat
🦁	lion face
🐯	tiger face
🐅	tiger
🐆	leopard
🐴	horse face
🐎	horse
🦄	unicorn face
🦓	zebra
🦌	deer
🐮	cow face
🐂	ox
🐃	water buffalo
🐄	cow
🐷	pig face
🐖	pig
🐗	boar
🐽	pig nose
🐏	ram
🐑	ewe
🐐	goat
🐪	camel
🐫	two-hump camel
🦙	llama
🦒	giraffe
🐘	elephant
🦏	rhinoceros
🦛	hippopotamus
🐭	mouse face
🐁	mouse
🐀	rat
🐹	hamster face
🐰	rabbit face
🐇	rabbit
🐿	chipmunk
🦔	hedgehog
🦇	bat
🐻	bear face
🐨	koala
🐼	panda face
🦘	kangaroo
🦡	badger
🐾	paw prints
🦃	turkey
🐔	chicken
🐓	rooster
🐣	hatching chick
🐤	baby chick
🐥	front-facing baby chick
🐦	bird
🐧	penguin
🕊	dove
🦅	eagle
🦆	duck
🦢	swan
🦉	owl
🦚	peacock
🦜	parrot
🐸	frog face
🐊	crocodile
🐢	turtle
🦎	lizard
🐍	snake
🐲	dragon face
🐉	dragon
🦕	sauropod
🦖	T-Rex
🐳	spouting whale
🐋	whale
🐬	dolphin
🐟	fish
🐠	tropical fish
🐡	blowfish
🦈	shark
🐙	octopus
🐚	spiral shell
🦀	crab
🦞	lobster
🦐	shrimp
🦑	squid
🐌	snail
🦋	butterfly
🐛	bug
🐜	ant
🐝	honeybee
🐞	lady beetle
🦗	cricket
🕷	spider
🕸	spider web
🦂	scorpion
🦟	mosquito
🦠	microbe
💐	bouquet
🌸	cherry blossom
💮	white flower
🏵	rosette
🌹	rose
🥀	wilted flower
🌺	hibiscus
🌻	sunflower
🌼	blossom
🌷	tulip
🌱	seedling
🌲	evergreen tree
🌳	deciduous tree
🌴	palm tree
🌵	cactus
🌾	sheaf of rice
🌿	herb
☘	shamrock
🍀	four leaf clover
🍁	maple leaf
🍂	fallen leaf
🍃	leaf fluttering in wind
🍇	grapes
🍈	melon
🍉	watermelon
🍊	tangerine
🍋	lemon
🍌	banana
🍍	pineapple
🥭	mango
🍎	red apple
🍏	green apple
🍐	pear
🍑	peach
🍒	cherries
🍓	strawberry
🥝	kiwi fruit
🍅	tomato
🥥	coconut
🥑	avocado
🍆	eggplant
🥔	potato
🥕	carrot
🌽	ear of corn
🌶	hot pepper
🥒	cucumber
🥬	leafy green
🥦	broccoli
🍄	mushroom
🥜	peanuts
🌰	chestnut
🍞	bread
🥐	croissant
🥖	baguette bread
🥨	pretzel
🥯	bagel
🥞	pancakes
🧀	cheese wedge
🍖	meat on bone
🍗	poultry leg
🥩	cut of meat
🥓	bacon
🍔	hamburger
🍟	french fries
🍕	pizza
🌭	hot dog
🥪	sandwich
🌮	taco
🌯	burrito
🥙	stuffed flatbread
🥚	egg
🍳	cooking
🥘	shallow pan of food
🍲	pot of food
🥣	bowl with spoon
🥗	green salad
🍿	popcorn
🧂	salt
🥫	canned food
🍱	bento box
🍘	rice cracker
🍙	rice ball
🍚	cooked rice
🍛	curry rice
🍜	steaming bowl
🍝	spaghetti
🍠	roasted sweet potato
🍢	oden
🍣	sushi
🍤	fried shrimp
🍥	fish cake with swirl
🥮	moon cake
🍡	dango
🥟	dumpling
🥠	fortune cookie
🥡	takeout box
🍦	soft ice cream
🍧	shaved ice
🍨	ice cream
🍩	doughnut
🍪	cookie
🎂	birthday cake
🍰	shortcake
🧁	cupcake
🥧	pie
🍫	chocolate bar
🍬	candy
🍭	lollipop
🍮	custard
🍯	honey pot
🍼	baby bottle
🥛	glass of milk
☕	hot beverage
🍵	teacup without handle
🍶	sake
🍾	bottle with popping cork
🍷	wine glass
🍸	cocktail glass
🍹	tropical drink
🍺	beer mug
🍻	clinking beer mugs
🥂	clinking glasses
🥃	tumbler glass
🥤	cup with straw
🥢	chopsticks
🍽	fork and knife with plate
🍴	fork and knife
🥄	spoon
🔪	kitchen knife
🏺	amphora
🌍	globe showing Europe-Africa
🌎	globe showing Americas
🌏	globe showing Asia-Australia
🌐	globe with meridians
🗺	world map
🗾	map of Japan
🧭	compass
🏔	snow-capped mountain
⛰	mountain
🌋	volcano
🗻	mount fuji
🏕	camping
🏖	beach with umbrella
🏜	desert
🏝	desert island
🏞	national park
🏟	stadium
🏛	classical building
🏗	building construction
🧱	bricks
🏘	houses
🏚	derelict house
🏠	house
🏡	house with garden
🏢	office building
🏣	Japanese post office
🏤	post office
🏥	hospital
🏦	bank
🏨	hotel
🏩	love hotel
🏪	convenience store
🏫	school
🏬	department store
🏭	factory
🏯	Japanese castle
🏰	castle
💒	wedding
🗼	Tokyo tower
🗽	Statue of Liberty
⛪	church
🕌	mosque
🕍	synagogue
⛩	shinto shrine
🕋	kaaba
⛲	fountain
⛺	tent
🌁	foggy
🌃	night with stars
🏙	cityscape
🌄	sunrise over mountains
🌅	sunrise
🌆	cityscape at dusk
🌇	sunset
🌉	bridge at night
♨	hot springs
🌌	milky way
🎠	carousel horse
🎡	ferris wheel
🎢	roller coaster
💈	barber pole
🎪	circus tent
🚂	locomotive
🚃	railway car
🚄	high-speed train
🚅	bullet train
🚆	train
🚇	metro
🚈	light rail
🚉	station
🚊	tram
🚝	monorail
🚞	mountain railway
🚋	tram car
🚌	bus
🚍	oncoming bus
🚎	trolleybus
🚐	minibus
🚑	ambulance
🚒	fire engine
🚓	police car
🚔	oncoming police car
🚕	taxi
🚖	oncoming taxi
🚗	automobile
🚘	oncoming automobile
🚙	sport utility vehicle
🚚	delivery truck
🚛	articulated lorry
🚜	tractor
🚲	bicycle
🛴	kick scooter
🛹	skateboard
🛵	motor scooter
🚏	bus stop
🛣	motorway
🛤	railway track
🛢	oil drum
⛽	fuel pump
🚨	police car light
🚥	horizontal traffic light
🚦	vertical traffic light
🛑	stop sign
🚧	construction
⚓	anchor
⛵	sailboat
🛶	canoe
🚤	speedboat
🛳	passenger ship
⛴	ferry
🛥	motor boat
🚢	ship
✈	airplane
🛩	small airplane
🛫	airplane departure
🛬	airplane arrival
💺	seat
🚁	helicopter
🚟	suspension railway
🚠	mountain cableway
🚡	aerial tramway
🛰	satellite
🚀	rocket
🛸	flying saucer
🛎	bellhop bell
🧳	luggage
⌛	hourglass done
⏳	hourglass not done
⌚	watch
⏰	alarm clock
⏱	stopwatch
⏲	timer clock
🕰	mantelpiece clock
🕛	twelve o’clock
🕧	twelve-thirty
🕐	one o’clock
🕜	one-thirty
🕑	two o’clock
🕝	two-thirty
🕒	three o’clock
🕞	three-thirty
🕓	four o’clock
🕟	four-thirty
🕔	five o’clock
🕠	five-thirty
🕕	six o’clock
🕡	six-thirty
🕖	seven o’clock
🕢	seven-thirty
🕗	eight o’clock
🕣	eight-thirty
🕘	nine o’clock
🕤	nine-thirty
🕙	ten o’clock
🕥	ten-thirty
🕚	eleven o’clock
🕦	eleven-thirty
🌑	new moon
🌒	waxing crescent moon
🌓	first quarter moon
🌔	waxing gibbous moon
🌕	full moon
🌖	waning gibbous moon
🌗	last quarter moon
🌘	waning crescent moon
🌙	crescent moon
🌚	new moon face
🌛	first quarter moon face
🌜	last quarter moon face
🌡	thermometer
☀	sun
🌝	full moon face
🌞	sun with face
⭐	star
🌟	glowing star
🌠	shooting star
☁	cloud
⛅	sun behind cloud
⛈	cloud with lightning and rain
🌤	sun behind small cloud
🌥	sun behind large cloud
🌦	sun behind rain cloud
🌧	cloud with rain
🌨	cloud with snow
🌩	cloud with lightning
🌪	tornado
🌫	fog
🌬	wind face
🌀	cyclone
🌈	rainbow
🌂	closed umbrella
☂	umbrella
☔	umbrella with rain drops
⛱	umbrella on ground
⚡	high voltage
❄	snowflake
☃	snowman
⛄	snowman without snow
☄	comet
🔥	fire
💧	droplet
🌊	water wave
🎃	jack-o-lantern
🎄	Christmas tree
🎆	fireworks
🎇	sparkler
🧨	firecracker
✨	sparkles
🎈	balloon
🎉	party popper
🎊	confetti ball
🎋	tanabata tree
🎍	pine decoration
🎎	Japanese dolls
🎏	carp streamer
🎐	wind chime
🎑	moon viewing ceremony
🧧	red envelope
🎀	ribbon
🎁	wrapped gift
🎗	reminder ribbon
🎟	admission tickets
🎫	ticket
🎖	military medal
🏆	trophy
🏅	sports medal
🥇	1st place medal
🥈	2nd place medal
🥉	3rd place medal
⚽	soccer ball
⚾	baseball
🥎	softball
🏀	basketball
🏐	volleyball
🏈	american football
🏉	rugby football
🎾	tennis
🥏	flying disc
🎳	bowling
🏏	cricket game
🏑	field hockey
🏒	ice hockey
🥍	lacrosse
🏓	ping pong
🏸	badminton
🥊	boxing glove
🥋	martial arts uniform
🥅	goal net
⛳	flag in hole
⛸	ice skate
🎣	fishing pole
🎽	running shirt
🎿	skis
🛷	sled
🥌	curling stone
🎯	direct hit
🎱	pool 8 ball
🔮	crystal ball
🧿	nazar amulet
🎮	video game
🕹	joystick
🎰	slot machine
🎲	game die
🧩	jigsaw
🧸	teddy bear
♠	spade suit
♥	heart suit
♦	diamond suit
♣	club suit
♟	chess pawn
🃏	joker
🀄	mahjong red dragon
🎴	flower playing cards
🎭	performing arts
🖼	framed picture
🎨	artist palette
🧵	thread
🧶	yarn
🔇	muted speaker
🔈	speaker low volume
🔉	speaker medium volume
🔊	speaker high volume
📢	loudspeaker
📣	megaphone
📯	postal horn
🔔	bell
🔕	bell with slash
🎼	musical score
🎵	musical note
🎶	musical notes
🎙	studio microphone
🎚	level slider
🎛	control knobs
🎤	microphone
🎧	headphone
📻	radio
🎷	saxophone
🎸	guitar
🎹	musical keyboard
🎺	trumpet
🎻	violin
🥁	drum
📱	mobile phone
📲	mobile phone with arrow
☎	telephone
📞	telephone receiver
📟	pager
📠	fax machine
🔋	battery
🔌	electric plug
💻	laptop computer
🖥	desktop computer
🖨	printer
⌨	keyboard
🖱	computer mouse
🖲	trackball
💽	computer disk
💾	floppy disk
💿	optical disk
📀	dvd
🧮	abacus
🎥	movie camera
🎞	film frames
📽	film projector
🎬	clapper board
📺	television
📷	camera
📸	camera with flash
📹	video camera
📼	videocassette
🔍	magnifying glass tilted left
🔎	magnifying glass tilted right
🕯	candle
💡	light bulb
🔦	flashlight
🏮	red paper lantern
📔	notebook with decorative cover
📕	closed book
📖	open book
📗	green book
📘	blue book
📙	orange book
📚	books
📓	notebook
📒	ledger
📃	page with curl
📜	scroll
📄	page facing up
📰	newspaper
🗞	rolled-up newspaper
📑	bookmark tabs
🔖	bookmark
🏷	label
💰	money bag
💴	yen banknote
💵	dollar banknote
💶	euro banknote
💷	pound banknote
💸	money with wings
💳	credit card
🧾	receipt
💹	chart increasing with yen
💱	currency exchange
💲	heavy dollar sign
✉	envelope
📧	e-mail
📨	incoming envelope
📩	envelope with arrow
📤	outbox tray
📥	inbox tray
📦	package
📫	closed mailbox with raised flag
📪	closed mailbox with lowered flag
📬	open mailbox with raised flag
📭	open mailbox with lowered flag
📮	postbox
🗳	ballot box with ballot
✏	pencil
✒	black nib
🖋	fountain pen
🖊	pen
🖌	paintbrush
🖍	crayon
📝	memo
💼	briefcase
📁	file folder
📂	open file folder
🗂	card index dividers
📅	calendar
📆	tear-off calendar
🗒	spiral notepad
🗓	spiral calendar
📇	card index
📈	chart increasing
📉	chart decreasing
📊	bar chart
📋	clipboard
📌	pushpin
📍	round pushpin
📎	paperclip
🖇	linked paperclips
📏	straight ruler
📐	triangular ruler
✂	scissors
🗃	card file box
🗄	file cabinet
🗑	wastebasket
🔒	locked
🔓	unlocked
🔏	locked with pen
🔐	locked with key
🔑	key
🗝	old key
🔨	hammer
⛏	pick
⚒	hammer and pick
🛠	hammer and wrench
🗡	dagger
⚔	crossed swords
🔫	pistol
🏹	bow and arrow
🛡	shield
🔧	wrench
🔩	nut and bolt
⚙	gear
🗜	clamp
⚖	balance scale
🔗	link
⛓	chains
🧰	toolbox
🧲	magnet
⚗	alembic
🧪	test tube
🧫	petri dish
🧬	dna
🔬	microscope
🔭	telescope
📡	satellite antenna
💉	syringe
💊	pill
🚪	door
🛏	bed
🛋	couch and lamp
🚽	toilet
🚿	shower
🛁	bathtub
🧴	lotion bottle
🧷	safety pin
🧹	broom
🧺	basket
🧻	roll of paper
🧼	soap
🧽	sponge
🧯	fire extinguisher
🛒	shopping cart
🚬	cigarette
⚰	coffin
⚱	funeral urn
🗿	moai
🏧	ATM sign
🚮	litter in bin sign
🚰	potable water
♿	wheelchair symbol
🚹	men’s room
🚺	women’s room
🚻	restroom
🚼	baby symbol
🚾	water closet
🛂	passport control
🛃	customs
🛄	baggage claim
🛅	left luggage
⚠	warning
🚸	children crossing
⛔	no entry
🚫	prohibited
🚳	no bicycles
🚭	no smoking
🚯	no littering
🚱	non-potable water
🚷	no pedestrians
📵	no mobile phones
🔞	no one under eighteen
☢	radioactive
☣	biohazard
⬆	up arrow
↗	up-right arrow
➡	right arrow
↘	down-right arrow
⬇	down arrow
↙	down-left arrow
⬅	left arrow
↖	up-left arrow
↕	up-down arrow
↔	left-right arrow
↩	right arrow curving left
↪	left arrow curving right
⤴	right arrow curving up
⤵	right arrow curving down
🔃	clockwise vertical arrows
🔄	counterclockwise arrows button
🔙	BACK arrow
🔚	END arrow
🔛	ON! arrow
🔜	SOON arrow
🔝	TOP arrow
🛐	place of worship
⚛	atom symbol
🕉	om
✡	star of David
☸	wheel of dharma
☯	yin yang
✝	latin cross
☦	orthodox cross
☪	star and crescent
☮	peace symbol
🕎	menorah
🔯	dotted six-pointed star
♈	Aries
♉	Taurus
♊	Gemini
♋	Cancer
♌	Leo
♍	Virgo
♎	Libra
♏	Scorpio
♐	Sagittarius
♑	Capricorn
♒	Aquarius
♓	Pisces
⛎	Ophiuchus
🔀	shuffle tracks button
🔁	repeat button
🔂	repeat single button
▶	play button
⏩	fast-forward button
⏭	next track button
⏯	play or pause button
◀	reverse button
⏪	fast reverse button
⏮	last track button
🔼	upwards button
⏫	fast up button
🔽	downwards button
⏬	fast down button
⏸	pause button
⏹	stop button
⏺	record button
⏏	eject button
🎦	cinema
🔅	dim button
🔆	bright button
📶	antenna bars
📳	vibration mode
📴	mobile phone off
♀	female sign
♂	male sign
⚕	medical symbol
♾	infinity
♻	recycling symbol
⚜	fleur-de-lis
🔱	trident emblem
📛	name badge
🔰	Japanese symbol for beginner
⭕	heavy large circle
✅	white heavy check mark
☑	ballot box with check
✔	heavy check mark
✖	heavy multiplication x
❌	cross mark
❎	cross mark button
➕	heavy plus sign
➖	heavy minus sign
➗	heavy division sign
➰	curly loop
➿	double curly loop
〽	part alternation mark
✳	eight-spoked asterisk
✴	eight-pointed star
❇	sparkle
‼	double exclamation mark
⁉	exclamation question mark
❓	question mark
❔	white question mark
❕	white exclamation mark
❗	exclamation mark
〰	wavy dash
©	copyright
®	registered
™	trade mark
🔟	keycap: 10
💯	hundred points
🔠	input latin uppercase
🔡	input latin lowercase
🔢	input numbers
🔣	input symbols
🔤	input latin letters
🅰	A button (blood type)
🆎	AB button (blood type)
🅱	B button (blood type)
🆑	CL button
🆒	COOL button
🆓	FREE button
ℹ	information
🆔	ID button
Ⓜ	circled M
🆕	NEW button
🆖	NG button
🅾	O button (blood type)
🆗	OK button
🅿	P button
🆘	SOS button
🆙	UP! button
🆚	VS button
🈁	Japanese “here” button
🈂	Japanese “service charge” button
🈷	Japanese “monthly amount” button
🈶	Japanese “not free of charge” button
🈯	Japanese “reserved” button
🉐	Japanese “bargain” button
🈹	Japanese “discount” button
🈚	Japanese “free of charge” button
🈲	Japanese “prohibited” button
🉑	Japanese “acceptable” button
🈸	Japanese “application” button
🈴	Japanese “passing grade” button
🈳	Japanese “vacancy” button
㊗	Japanese “congratulations” button
㊙	Japanese “secret” button
🈺	Japanese “open for business” button
🈵	Japanese “no vacancy” button
▪	black small square
▫	white small square
◻	white medium square
◼	black medium square
◽	white medium-small square
◾	black medium-small square
⬛	black large square
⬜	white large square
🔶	large orange diamond
🔷	large blue diamond
🔸	small orange diamond
🔹	small blue diamond
🔺	red triangle pointed up
🔻	red triangle pointed down
💠	diamond with a dot
🔘	radio button
🔲	black square button
🔳	white square button
⚪	white circle
⚫	black circle
🔴	red circle
🔵	blue circle
🏁	chequered flag
🚩	triangular flag
🎌	crossed flags
🏴	black flag
🏳	white flag`
