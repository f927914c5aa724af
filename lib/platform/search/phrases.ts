import { wordsOf } from './words'

/**
 * What people call one thing, a line for each. Who types one of them finds what is called by the others, after what is called so
 * itself.
 */
const lines = [
  // Money borrowed
  'emi = loan installment = loan payment = loan repayment = monthly installment = equated monthly',
  'mortgage = home loan = house loan = housing loan = house payment = property loan',
  'car loan = auto loan = vehicle loan = car finance = vehicle finance = auto finance = hire purchase',
  'loan prepayment = prepay home loan = prepay mortgage = prepay loan = part payment = extra payment = overpayment = pay off loan early = loan foreclosure = early repayment = prepay',
  'debt consolidation = consolidate debts = combine debts = consolidate credit cards = merge loans',
  'loan eligibility = how much can borrow = borrowing power = borrowing capacity = affordability',
  'home affordability = mortgage salary = house salary = mortgage afford = house afford',
  'reverse mortgage = lifetime mortgage = equity release = hecm',
  'home equity loan = second mortgage = second charge',
  'debt payoff = debt free = out debt = snowball = avalanche',
  'amortization = amortisation schedule = amortization table = interest paid year',
  // Pay
  'take home = net salary = in hand = net pay = paycheck = take home pay = after tax salary = salary after tax = net income = gross net = ctc',
  'hourly wage = hourly rate = hourly pay = hour pay = salary hour = hour annual = salary per hour = wage hour = hour year',
  // Where somebody is paid
  'copenhagen = denmark',
  'seoul = south korea = korea',
  'zurich = geneva = switzerland',
  'oslo = norway',
  'stockholm = sweden',
  'warsaw = poland',
  'dublin = ireland',
  'berlin = munich = germany',
  'paris = france',
  'madrid = barcelona = spain',
  'rome = milan = italy',
  'amsterdam = netherlands',
  'tokyo = osaka = japan',
  'dubai = abu dhabi = uae',
  'riyadh = saudi arabia',
  'mumbai = delhi = bangalore = pune = india',
  'toronto = vancouver = canada',
  'sydney = melbourne = australia',
  'auckland = new zealand',
  'sao paulo = brazil',
  'mexico city = mexico',
  'cape town = johannesburg = south africa',
  'employee turnover = staff turnover = attrition = churn employees = staff retention',
  'pay slip = payslip = pay stub = wage slip = salary slip',
  'employee = staff = worker = personnel',
  // Documents
  'payment reminder = dunning = dunning letter',
  'rent receipt = rent slip',
  'bill of lading = bol = waybill',
  'statement of account = soa',
  'letterhead = headed paper',
  'flyer = handout',
  // Business figures
  'roi = return investment = investment return',
  'npv = net present value',
  'irr = internal rate return = mirr',
  'wacc = weighted average cost capital = unlever beta = relever beta = cost equity',
  'pre money = post money = cap table = dilution = safe note = option pool',
  'revenue multiple = ev revenue = price sales',
  'dcf = discounted cash flow = intrinsic value',
  'eoq = economic order quantity = optimal order quantity = reorder quantity',
  'roas = return ad spend = ad return = break even roas',
  'ctr = click through rate = clickthrough = clicks impressions',
  'cac = customer acquisition cost',
  'ltv = lifetime value',
  'ab test = split test = statistical significance = conversion test',
  'breakeven = break even',
  'profit margin = gross margin = net margin = gross profit percent = operating margin',
  'markup = mark up = cost plus = selling price cost',
  'discount = percent off = sale price = price reduction = money off = off price',
  'depreciation = written down = straight line = macrs = asset writeoff',
  'cap rate = capitalization rate = noi = net operating income',
  'payback = recover investment = pays back',
  'ebitda = ebita = earnings before interest tax',
  'rule 40 = rule forty = r40',
  'saas = subscription business = mrr = arr = recurring revenue',
  'cash flow = cashflow = liquidity = cash balance',
  'budget = spending plan = household budget = budgeting',
  'landed cost = import cost = customs duty = import duty',
  'price elasticity = demand elasticity = ped',
  // Saving and markets
  'compound interest = interest interest = compounded = compounding',
  'sip = systematic investment = mutual fund monthly = sip investment = sip return',
  'stock average = average down = average share price = dollar cost = cost basis',
  'stock = share = equity',
  'risk tolerance = risk profile = risk appetite',
  '401k = retirement plan = employer match',
  'pip = pips',
  'crowdfunding = kickstarter = indiegogo = gofundme',
  'melt value = scrap value metal',
  'put = put option = option put',
  // Tax
  'gst = goods services tax = cgst = sgst = igst',
  'vat = value added tax',
  'property tax = real estate tax = house tax',
  'new zealand = nz',
  'hong kong = hk',
  // Numbers, bodies, school
  'bmi = body mass = overweight = healthy weight',
  'gpa = grade point average = grades average',
  'scientific notation = standard form = e notation = exponential notation',
  'ohm law = voltage current resistance = volt amp',
  'tip = gratuity = split bill = bill splitter',
  // Units
  'mpg l100km = fuel consumption = fuel economy = mileage',
  'fuel cost = gas money = gas cost = petrol cost = road trip',
  'wire size = awg = wire gauge = conductor size',
  'kilometer per hour = kmh',
  'mile per hour = mph',
  'meter per second = ms = speed',
  'cubic meter = volume',
  'cubic foot = volume',
  'kwh = kilowatt hour = energy',
  'btu = energy',
  'height = tall',
  'weight = mass',
  'speed = velocity',
  'length = distance',
  'torque = newton meter foot = foot pound newton',
  'knot = nautical',
  'tola = bhori = ratti',
  'bigha = katha = guntha = gaj = marla = kanal',
  'troy ounce = ozt = gold ounce',
  'fluid ounce = fl ounce = floz',
  'ring size = finger size = ring sizer',
  'oven temperature = gas mark = air fryer',
  'cup gram = baking = cooking = recipe',
  'milliliter ounce = milliliter fluid ounce',
  'unit = measurement = metric imperial',
  'day hour = hour day = minute second = day year = second year',
  'decimal hour = decimal time = hour minute decimal = timesheet',
  'time zone = timezone = utc = gmt = est = ist = pst = cet = local time = world clock = time difference',
  'download time = long download = long upload = transfer time = internet speed',
  'currency = exchange rate = forex rate = usd = eur = gbp = inr = dollar rupee = dollar euro = money exchange = money converter = forex converter',
  // Documents
  'invoice = bill customer = billing = tax invoice = bill',
  'quotation = estimate = price offer = bid = proposal price',
  'receipt = payment proof = cash memo = proof payment',
  'purchase order = po = order supplier',
  'delivery note = delivery challan = delivery slip = delivery docket = dispatch note = goods note',
  'packing slip = packing list = package content = contents list',
  'commercial invoice = customs invoice = export invoice = shipping invoice = international invoice',
  'proforma = pro forma = advance invoice = preliminary invoice',
  'credit note = credit memo = refund note',
  'debit note = debit memo',
  'nda = non disclosure = nondisclosure = confidentiality agreement = secrecy agreement',
  'terms condition = terms service = tos = tc = terms use',
  'privacy policy = privacy notice = privacy statement = data policy',
  'refund policy = return policy = money back',
  'cookie policy = cookie notice = cookie statement = cookie banner',
  'employment contract = employment agreement = job contract = work contract = contract employment',
  'freelance contract = freelancer agreement = independent contractor = contractor agreement',
  'contract = agreement',
  'offer letter = job offer = offer employment',
  'appointment letter = joining letter = appointment order',
  'experience letter = experience certificate = service certificate = proof employment = employment certificate',
  'relieving letter = release letter = last working day',
  'resignation letter = resign = quit job = notice employer = leaving job',
  'termination letter = terminate employment = dismissal = fire employee = layoff = sack = redundancy letter',
  'warning letter = written warning = disciplinary',
  'promotion letter = promote employee',
  'leave application = leave letter = time off = vacation request = sick leave = holiday request = day off',
  // Codes, text, files
  'sepa = girocode = epc = qr iban = bank transfer qr = payment qr',
  'barcode = ean = upc = code 128 = code128 = isbn = gtin',
  'uuid = guid',
  'json = jason',
  'json formatter = json beautifier = pretty json = json viewer = format json',
  'json validator = json lint = validate json',
  'base64 = b64 = base 64',
  'hash = checksum = digest',
  'sha256 = sha 256',
  'sha = sha1 = sha 1 = sha512 = sha 512',
  'hex rgb = rgb hex = color code = hsl = color picker = eyedropper = html color',
  'csv json = json csv = excel json = spreadsheet json',
  'password = passcode',
  'lorem ipsum = dummy text = placeholder text = filler text = lipsum = sample text',
  'text case = uppercase = lowercase = upper case = lower case = sentence case = caps = capital letter = capitalize',
  'word counter = word count = count words',
  'character counter = character count = count character',
  'letter counter = letter count = count letters',
  'extra space = double space = whitespace = white space = blank space = trim',
  'text diff = compare text = difference text = diff checker = compare file = text compare',
  'image = picture = photo = photograph',
  'image dimension = image size = image resize = resize image = scale image',
  'pomodoro = focus timer = study timer = tomato timer = 25 minute',
  'utm = campaign url = tracking link = url builder = campaign link',
]

export interface Phrase {
  words: readonly string[]
  /** What else the same thing is called. */
  others: readonly (readonly string[])[]
}

function phrasesOf(line: string): [string, Phrase][] {
  const called = line.split(' = ').map(wordsOf)
  return called.map((words) => [words.join(' '), { words, others: called.filter((other) => other !== words) }])
}

function joined(entries: readonly [string, Phrase][]): ReadonlyMap<string, Phrase> {
  const phrases = new Map<string, Phrase>()
  for (const [key, { words, others }] of entries)
    phrases.set(key, { words, others: [...(phrases.get(key)?.others ?? []), ...others] })
  return phrases
}

/** Every phrase of the lines above by its words; one that stands in two lines has the others of both. */
export const phrases = joined(lines.flatMap(phrasesOf))

/** The most words that a phrase has. */
export const longestPhrase = Math.max(...[...phrases.values()].map(({ words }) => words.length))
