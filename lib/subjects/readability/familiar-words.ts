/*
 * Everyday English words that children of about ten know, a list of our own. It stands where the Dale-Chall formula has its list of 3,000,
 * which is not ours to publish; regular forms of a word are found by rule, as its authors do.
 */
const everyday = `
a able aboard about above absent accept accident account ache acorn across act add address admire adventure afar afraid after afternoon
again against age ago agree ah ahead aid aim air airplane airport alarm alike alive all alley alligator allow almost alone along aloud
already also although always am amount an and angel anger angry animal ankle another answer ant any anybody anyhow anyone anything anyway
anywhere apart apartment ape appear apple apron april are area arise arithmetic arm army arose around arrange arrive arrow art artist as
ash ashamed aside ask asleep ate attack attend attention august aunt author auto autumn avenue awake away awful awhile axe baa babe baby
back background backward bacon bad badge bag bake baker bakery ball balloon banana band bandage bang bank banker bar barber bare barefoot
bark barn barrel base baseball basement basket bat batch bath bathe bathing bathroom bathtub battle battery bay be beach bead beak beam
bean bear beard beast beat beaten beautiful beauty became because become bed bedroom bedtime bee beech beef been beer beet before beg began
begin beginning begun behave behind being believe bell belong below belt bench bend beneath bent berry beside besides best bet better
between bib bible bicycle bid big bike bill billboard bin bind bird birth birthday biscuit bit bite bitter black blackberry blackbird
blackboard blame blank blanket blast blaze bleed bless blew blind block blood bloom blossom blow blown blue blueberry bluebird board boast
boat bob body boil bold bone bonnet book bookcase boot border born borrow boss both bother bottle bottom bought bounce bow bowl box boy
brain brake branch brass brave bread break breakfast breast breath breathe breeze brick bride bridge bright bring broke broken brook broom
brother brought brown brush bubble bucket bud buffalo bug build building built bull bullet bump bun bunch bundle bunny burn burst bury bus
bush bushel business busy but butcher butter butterfly button buy buzz by bye cab cabbage cabin cage cake calendar calf call came camel
camera camp can canal canary candle candy cane cannon cannot canoe cap cape captain car card cardboard care careful careless carpenter
carpet carrot carry cart carve case cash castle cat catch caterpillar cattle caught cause cave ceiling cell cellar cent center centre cereal
certain chain chair chalk champion chance change chapter charge chart chase cheap cheat check cheek cheer cheese cherry chest chew chick
chicken chief child childhood children chill chimney chin china chip chocolate choice choose chop chose chosen christmas church churn
cigarette circle circus citizen city clap class classmate classroom claw clay clean clear clerk clever click cliff climb clip cloak clock
close closet cloth clothes clothing cloud cloudy clover clown club coach coal coast coat cobbler cocoa coconut coffee coin cold collar
college color colour colt column comb come comfort comic coming common company compare complete computer cone cook cookie cool copper copy
cord cork corn corner correct cost cotton couch cough could couldn't count counter country county couple course court cousin cover cow
coward cowboy crab crack cracker cradle crash crawl crazy cream creek creep crept cried crooked crop cross crow crowd crown cruel crumb
crush crust cry cub cup cupboard cure curl curtain curve cushion custard customer cut cute cutting dad daily dairy daisy damage dame damp
dance dandy danger dangerous dare dark darling dart date daughter dawn day daylight dead deaf deal dear death december decide deck deed
deep deer defeat defend delight den dentist depend deposit describe desert deserve desire desk destroy devil dew diamond dictionary did
didn't die difference different dig dim dime dine dinner dip direct direction dirt dirty discover dish dislike dismiss distance ditch dive
divide do dock doctor does doesn't dog doll dollar dolly done donkey don't door doorbell doorstep dot double dough dove down downstairs
downtown dozen drag drain drank draw drawer drawing dream dress drew dried drift drill drink drip drive driven driver drop drove drown
drug drum drunk dry duck due dug dull dumb dump during dust duty dwarf dwell each eager eagle ear early earn earth east eastern easy eat
eaten edge egg eight eighteen eighth eighty either elbow elder eldest electric electricity elephant eleven elf elm else elsewhere empty end
ending enemy engine engineer english enjoy enough enter envelope equal erase error escape eve even evening ever every everybody everyday
everyone everything everywhere evil exact except exchange excite excuse exit expect explain extra eye eyebrow fable face fact factory fail
faint fair fairy faith fake fall false family fan fancy far faraway fare farm farmer farming farther fashion fast fasten fat father fault
favor favorite favourite fear feast feather february fed feed feel feet fell fellow felt fence fever few fib field fifteen fifth fifty fig
fight figure file fill film final finally find fine finger finish fire firearm firecracker fireplace fireworks first fish fisherman fist
fit five fix flag flake flame flap flash flashlight flat flea flesh flew flies flight flip float flock flood floor flop flour flow flower
flowery flutter fly foam fog foggy fold folks follow following fond food fool foolish foot football footprint for forehead forest forget
forgive forgot forgotten fork form fort forth fortune forty forward fought found fountain four fourteen fourth fox frame free freedom freeze
freight french fresh fret friday fried friend friendly friendship frighten frog from front frost frown froze fruit fry fudge fuel full fully
fun funny fur furniture further fuzzy gain gallon gallop game gang garage garbage garden gas gasoline gate gather gave gear geese general
gentle gentleman gentlemen germ get getting giant gift gingerbread girl give given giving glad glance glass glasses gleam glide glory glove
glow glue go goal goat gobble god godmother goes going gold golden goldfish golf gone good goods goodbye goodness goody goose got govern
government gown grab gracious grade grain grand grandchild grandchildren granddaughter grandfather grandma grandmother grandpa grandson
grandstand grape grapefruit grass grasshopper grateful grave gravel graveyard gravy gray graze grease great green greet grew grey grind groan
grocery ground group grove grow grown guard guess guest guide gulf gum gun gunpowder guy ha habit had hadn't hail hair haircut hairpin half
hall halt ham hammer hand handful handkerchief handle handwriting hang happen happy harbor harbour hard hardly hardship hardware hare hark
harm harness harp harvest has hasn't haste hasten hat hatch hatchet hate haul have haven't having hawk hay hayfield haystack he head headache
heal health healthy heap hear heard heart heat heater heaven heavy he'd heel height held hell he'll hello helmet help helper helpful hem hen
henhouse her herd here hers herself he's hey hid hidden hide high highway hill hillside hilltop hilly him himself hind hint hip hire his hiss
history hit hitch hive ho hoe hog hold holder hole holiday hollow holy home homely homesick homework honest honey honeybee honeymoon honk
honor honour hood hoof hook hoop hop hope hopeful hopeless horn horse horseback horseshoe hose hospital host hot hotel hound hour house
household housewife housework how however howl hug huge hum humble hump hundred hung hunger hungry hunk hunt hunter hurrah hurry hurt husband
hush hut hymn i ice icy i'd idea ideal if ill i'll i'm important impossible improve in inch indeed indian indoors ink inn insect inside
instant instead insult intend interest interested interesting into invite iron is island isn't it its it's itself i've ivory ivy jacket jacks
jail jam january jar jaw jay jelly jellyfish jerk jig job join joke joking jolly journey joy joyful joyous judge jug juice juicy july jump
june junior junk just keen keep kept kettle key kick kid kill kind kindly kindness king kingdom kiss kitchen kite kitten kitty knee kneel
knew knife knit knives knob knock knot know known lace lad ladder ladies lady laid lake lamb lame lamp land lane language lantern lap lard
large lash lass last late laugh laundry law lawn lawyer lay lazy lead leader leaf leak lean leap learn least leather leave leaving led left
leg lemon lemonade lend length less lesson let let's letter letting lettuce level liberty library lice lick lid lie life lift light lightness
lightning like likely liking lily limb lime limp line linen lion lip list listen lit little live lively liver lives living lizard load loaf
loan loaves lock locomotive log lone lonely lonesome long look lookout loop loose lord lose loser loss lost lot loud love lovely lover low
luck lucky lumber lump lunch lying ma machine machinery mad made magazine magic maid mail mailbox mailman major make making male mama man
manager mane manger many map maple marble march mare mark market marriage married marry mask mast master mat match matter mattress may maybe
mayor maypole me meadow meal mean means meant measure meat medicine meet meeting melt member men mend meow merry mess message met metal mew
mice middle midnight might mighty mile milk milkman mill miller million mind mine miner mint minute mirror mischief miss misspell mistake
misty mitt mitten mix moment monday money monkey month moo moon moonlight moose mop more morning morrow moss most mostly mother motor mount
mountain mouse mouth move movie movies moving mow much mud muddy mug mule multiply murder music must my myself nail name nap napkin narrow
nasty naughty navy near nearby nearly neat neck necktie need needle needn't neighbor neighbour neighborhood neighbourhood neither nerve
nest net never nevermore new news newspaper next nibble nice nickel night nightgown nine nineteen ninety no nobody nod noise noisy none noon
nor north northern nose not note nothing notice november now nowhere number nurse nut oak oar oatmeal oats obey ocean o'clock october odd of
off offer office officer often oh oil old old-fashioned on once one onion only onward open or orange orchard order ore organ other otherwise
ouch ought our ours ourselves out outdoors outfit outlaw outline outside outward oven over overalls overcoat overeat overhead overhear
overnight overturn owe owing owl own owner ox pa pace pack package pad page paid pail pain painful paint painter painting pair pal palace pale
pan pancake pane pansy pants papa paper parade pardon parent park part partly partner party pass passenger past paste pasture pat patch path
patter pave pavement paw pay payment pea peace peaceful peach peak peanut pear pearl peas peck peek peel peep peg pen pencil penny people
pepper peppermint perfume perhaps person pet phone photo piano pick pickle picnic picture pie piece pig pigeon piggy pile pill pillow pin pine
pineapple pink pint pipe pistol pit pitch pitcher pity place plain plan plane plant plate platform platter play player playground playhouse
playmate plaything pleasant please pleasure plenty plow plough plug plum pocket pocketbook poem point poison poke pole police policeman polish
polite pond pony pool poor pop popcorn popped porch pork possible post postage postman pot potato potatoes pound pour powder power powerful
praise pray prayer prepare present pretty price prick prince princess print prison prize problem promise proper protect proud prove prune
public puddle puff pull pump pumpkin punch punish pup pupil puppy pure purple purse push puss put putting puzzle quack quart
quarter queen queer question quick quickly quiet quilt quit quite rabbit race rack radio radish rag rail railroad railway rain rainbow rainy
raise raisin rake ram ran ranch rang rap rapidly rat rate rather rattle raw ray reach read reader reading ready real really reap rear reason
rebuild receive recess record red redbird redbreast refuse reindeer rejoice remain remember remind remove rent repair repay repeat report rest
return review reward rib ribbon rice rich rid riddle ride rider riding right rim ring rip ripe rise rising river road roadside roar roast rob
robber robe robin rock rocket rocky rode roll roller roof room rooster root rope rose rosebud rot rotten rough round route row rowboat royal
rub rubbed rubber rubbish rug rule ruler rumble run rung runner running rush rust rusty rye sack sad saddle sadness safe safety said sail
sailboat sailor saint salad sale salt same sand sandwich sandy sang sank sap sash sat satin satisfactory saturday sausage save savings
saw say scab scales scare scarf school schoolboy schoolhouse schoolmaster schoolroom scorch score scrap scrape scratch scream screen screw
scrub sea seal seam search season seat second secret see seed seeing seek seem seen seesaw select self selfish sell send sense sent sentence
separate september servant serve service set setting settle settlement seven seventeen seventh seventy several sew shade shadow shady shake
shaker shaking shall shame shan't shape share sharp shave she she'd she'll she's shear shears shed sheep sheet shelf shell shepherd shine
shining shiny ship shirt shock shoe shoemaker shone shook shoot shop shopping shore short shot should shoulder shouldn't shout shovel show
shower shut shy sick sickness side sidewalk sideways sigh sight sign silence silent silk sill silly silver simple sin since sing singer single
sink sip sir sis sister sit sitting six sixteen sixth sixty size skate skater ski skin skip skirt sky slam slap slate sled sleep
sleepy sleeve sleigh slept slice slid slide sling slip slipped slipper slippery slit slow slowly sly smack small smart smell smile smoke smooth
snail snake snap snapping sneeze snow snowball snowflake snowy snuff snug so soak soap sob socks sod soda sofa soft soil sold soldier sole some
somebody somehow someone something sometime sometimes somewhere son song soon sore sorrow sorry sort soul sound soup sour south southern space
spade sparrow speak speaker spear speech speed spell spelling spend spent spider spike spill spin spinach spirit spit splash spoil spoke
spook spoon sport spot spread spring springtime sprinkle square squash squeak squeeze squirrel stable stack stage stair stall stamp stand star
stare start starve state station stay steak steal steam steamboat steamer steel steep steeple steer stem step stepping stick sticky stiff still
stillness sting stir stitch stock stocking stole stone stood stool stoop stop stopped stopping store stork stories storm stormy story stove
straight strange stranger strap straw strawberry stream street stretch string strip stripes strong stuck study stuff stump stung subject such
suck sudden suffer sugar suit sum summer sun sunday sunflower sung sunk sunlight sunny sunrise sunset sunshine supper suppose sure surely
surface surprise swallow swam swamp swan swat swear sweat sweater sweep sweet sweetheart sweetness swell swept swift swim swimming swing switch
sword swore table tablecloth tablespoon tablet tack tag tail tailor take taken taking tale talk talker tall tame tan tank tap tape tar tardy
task taste taught tax tea teach teacher team tear tease teaspoon teeth telephone television tell temper ten tennis tent term terrible test than
thank thankful thanksgiving that that's the theater theatre thee their them themselves then there these they they'd they'll they're they've
thick thief thimble thin thing think third thirsty thirteen thirty this thorn those though thought thousand thread three threw throat throne
through throw thrown thumb thunder thursday thy tick ticket tickle tie tiger tight till time tin tinkle tiny tip tiptoe tire tired title to
toad toast tobacco today toe together toilet told tomato tomorrow ton tone tongue tonight too took tool toot tooth toothbrush toothpick top
tore torn toss touch tow toward towards towel tower town toy trace track trade train tramp trap tray treasure treat tree trick tricycle tried
trim trip trolley trouble truck true truly trunk trust truth try tub tuesday tug tulip tumble tune tunnel turkey turn turtle twelve twenty
twice twig twin two ugly umbrella uncle under understand underwear undress unfair unfinished unfold unfriendly unhappy unhurt uniform united
unkind unknown unless unpleasant until unwilling up upon upper upset upside upstairs uptown upward us use used useful valentine valley valuable
value vase vegetable velvet very vessel victory view village vine violet visit visitor voice vote wag wagon waist wait wake waken walk wall
walnut want war warm warn was wash washer washtub wasn't waste watch watchman water watermelon waterproof wave wax way wayside we weak weakness
weaken wealth weapon wear weary weather weave web we'd wedding wednesday wee weed week we'll weep weigh weight welcome well went were we're west
western wet we've whale what what's wheat wheel when whenever where which while whip whipped whirl whisper whistle white who who'd
whole who'll whom who's whose why wicked wide wife wiggle wild wildcat will willing willow win wind windmill window windy wine wing wink winner
winter wipe wire wise wish wit witch with without woke wolf woman women won wonder wonderful won't wood wooden woodpecker woods wool woolen word
wore work worker workman world worm worn worry worse worst worth would wouldn't wound wove wrap wrapped wreck wren wring write writing written
wrong wrote wrung yard yarn year yell yellow yes yesterday yet yolk yonder you you'd you'll young youngster your yours you're yourself
yourselves youth you've`

const known = new Set(everyday.trim().split(/\s+/))

/** What regular endings leave of a word, longest ending first. */
function stemsOf(word: string): string[] {
  const stems: string[] = []
  const cut = (ending: string, ...puts: string[]) => {
    if (!word.endsWith(ending) || word.length <= ending.length + 1) return
    const stem = word.slice(0, -ending.length)
    for (const put of puts) stems.push(stem + put)
    // stopped, bigger, running
    if (/([bdfgklmnprt])\1$/.test(stem)) stems.push(stem.slice(0, -1))
  }
  cut("'s", '')
  cut("s'", '', 's')
  for (const ending of ['ies', 'ied', 'ier', 'iest']) cut(ending, 'y', 'ie')
  for (const ending of ['es', 'ed', 'er', 'est', 'ing']) cut(ending, '', 'e')
  cut('s', '')
  cut('ily', 'y')
  cut('ly', '', 'le')
  cut('n', '', 'e')
  return stems
}

/** Whether a word in small letters is an everyday one, a regular form of one, a compound of such, or no word but figures. */
export function isFamiliar(word: string): boolean {
  const plain = word.replaceAll('’', "'")
  const parts = plain.split(/[-\u2010\u2011]/).filter((part) => part !== '')
  if (parts.length > 1) return parts.every(isFamiliar)
  if (!/\p{L}/u.test(plain) || known.has(plain)) return true
  return stemsOf(plain).some((stem) => known.has(stem))
}
