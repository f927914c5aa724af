"""What is entered, and the spreadsheet formulas of what follows; read by make.py."""

STARTED = "IF({hires.0.month}=1;{hires.0.cost};0)"
TOOLS["burn-rate-runway"] = (
    {
        "cash": amount(50_000, 3_000_000),
        "revenue": amount(1000, 90_000),
        "growth": share(0.005, 0.12),
        "costShare": share(0, 0.6),
        **rows("costs", 2, amount=amount(50_000, 200_000)),
        **rows("hires", 1, month=count(1, 6), cost=amount(1000, 20_000)),
        **rows("inflows", 1, month=count(1, 36), amount=amount(1000, 200_000)),
        "arrAdded": amount(1000, 90_000),
    },
    {
        "grossBurn": f"{{revenue}}*{{costShare}}+{{costs.0.amount}}+{{costs.1.amount}}+{STARTED}",
        "netBurn": f"{{revenue}}*{{costShare}}+{{costs.0.amount}}+{{costs.1.amount}}+{STARTED}-{{revenue}}",
        "simple": f"{{cash}}/({{costs.0.amount}}+{{costs.1.amount}}+{STARTED}-{{revenue}}*(1-{{costShare}}))",
        "multiple": f"({{costs.0.amount}}+{{costs.1.amount}}+{STARTED}-{{revenue}}*(1-{{costShare}}))/{{arrAdded}}",
        "scenarios.0.cash": "{cash}+(1-{costShare})*FV({growth};36;-{revenue})-36*({costs.0.amount}+{costs.1.amount})"
        "-{hires.0.cost}*(37-{hires.0.month})+{inflows.0.amount}",
        "plan.11.revenue": "FV({growth};11;0;-{revenue})",
    },
)

BALANCES = ["cash", "securities", "receivables", "inventory", "prepaid"]
CURRENT = "+".join(f"{{periods.1.{one}}}" for one in BALANCES)
TOOLS["liquidity-ratios"] = (
    rows(
        "periods",
        2,
        **{one: amount(100, 500_000) for one in BALANCES},
        liabilities=amount(1000, 900_000),
        operating=amount(-50_000, 400_000),
        spend=amount(50, 9000),
    ),
    {
        "current": f"({CURRENT})/{{periods.1.liabilities}}",
        "quick": "({periods.1.cash}+{periods.1.securities}+{periods.1.receivables})/{periods.1.liabilities}",
        "cashRatio": "({periods.1.cash}+{periods.1.securities})/{periods.1.liabilities}",
        "operatingRatio": "{periods.1.operating}/{periods.1.liabilities}",
        "interval": "({periods.1.cash}+{periods.1.securities}+{periods.1.receivables})/{periods.1.spend}",
        "working": f"{CURRENT}-{{periods.1.liabilities}}",
        "trend.0.quick": "({periods.0.cash}+{periods.0.securities}+{periods.0.receivables})/{periods.0.liabilities}",
        "bands.0.short": f"MAX(0;1.5*{{periods.1.liabilities}}-({CURRENT}))",
    },
)

TOOLS["cash-conversion-cycle"] = (
    {
        "revenue": amount(500_000, 9_000_000),
        "cogs": amount(300_000, 5_000_000),
        "inventory": amount(1000, 900_000),
        "receivables": amount(1000, 900_000),
        "payables": amount(1000, 900_000),
        "openingInventory": amount(1000, 200_000),
        "openingReceivables": amount(1000, 900_000),
        "openingPayables": amount(1000, 900_000),
        "period": one_of(365, 360),
        "rate": share(0, 0.3),
        "basis": lambda r: "purchases",
        "likeReceivables": amount(1, 120),
    },
    {
        "dio": "{period}*AVERAGE({openingInventory};{inventory})/{cogs}",
        "dso": "{period}*AVERAGE({openingReceivables};{receivables})/{revenue}",
        "dpo": "{period}*AVERAGE({openingPayables};{payables})/({cogs}+{inventory}-{openingInventory})",
        "cycle": "{period}*(AVERAGE({openingInventory};{inventory})/{cogs}+AVERAGE({openingReceivables};{receivables})/{revenue}"
        "-AVERAGE({openingPayables};{payables})/({cogs}+{inventory}-{openingInventory}))",
        "financing": "{rate}*(AVERAGE({openingInventory};{inventory})+AVERAGE({openingReceivables};{receivables})"
        "-AVERAGE({openingPayables};{payables}))",
        "table.1.freed": "AVERAGE({openingReceivables};{receivables})-{likeReceivables}*{revenue}/{period}",
    },
)

LEFT = (
    "({price}*(1-{discount})*(1-{returned})*(1-{overhead})-{goods}*(1-{returned}*{recovered})-{shipping}-{fulfilment}"
    "-{price}*(1-{discount})*{feeShare}-{feeFixed}-{returned}*{returnCost})"
)
TOOLS["break-even-roas"] = (
    {
        "price": amount(60, 300),
        "goods": amount(5, 15),
        "shipping": amount(0, 5),
        "fulfilment": amount(0, 3),
        "feeShare": share(0, 0.05),
        "feeFixed": amount(0, 0.5),
        "overhead": share(0, 0.1),
        "discount": share(0, 0.2),
        "returned": share(0, 0.1),
        "recovered": share(0, 1),
        "returnCost": amount(0, 6),
        "profit": share(0, 0.1),
        "repeat": amount(1, 30),
        "roas": amount(0.5, 8),
    },
    {
        "contribution": LEFT,
        "margin": f"{LEFT}/({{price}}*(1-{{discount}}))",
        "breakEven": f"{{price}}*(1-{{discount}})/{LEFT}",
        "target": f"1/({LEFT}/({{price}}*(1-{{discount}}))-{{profit}})",
        "targetCpa": f"{LEFT}-{{profit}}*{{price}}*(1-{{discount}})",
        "profitNow": f"{LEFT}-{{price}}*(1-{{discount}})/{{roas}}",
        "withRepeat": f"{{price}}*(1-{{discount}})/({LEFT}+{{repeat}})",
    },
)

REVENUE = f"({total('segments', 3, 'revenue')}-{total('segments', 3, 'refunds')})"
TOOLS["average-order-value"] = (
    {
        **rows(
            "segments",
            3,
            revenue=amount(1000, 90_000),
            orders=count(1, 2000),
            units=count(1, 6000),
            refunds=amount(0, 900),
        ),
        "margin": share(0.05, 0.9),
        **rows("ideas", 1, take=share(0, 1), adds=amount(0, 60), discount=amount(0, 20)),
    },
    {
        "aov": f"{REVENUE}/{total('segments', 3, 'orders')}",
        "profit": f"{{margin}}*{REVENUE}/{total('segments', 3, 'orders')}",
        "units": f"{total('segments', 3, 'units')}/{total('segments', 3, 'orders')}",
        "unitPrice": f"{REVENUE}/{total('segments', 3, 'units')}",
        "table.0.aov": "MAX(({segments.0.revenue}-{segments.0.refunds})/{segments.0.orders};"
        "({segments.1.revenue}-{segments.1.refunds})/{segments.1.orders};({segments.2.revenue}-{segments.2.refunds})/{segments.2.orders})",
        "lifts.0.aov": f"{REVENUE}/{total('segments', 3, 'orders')}+{{ideas.0.take}}*({{ideas.0.adds}}-{{ideas.0.discount}})",
        "lifts.0.profit": f"{total('segments', 3, 'orders')}*{{ideas.0.take}}*({{ideas.0.adds}}*{{margin}}-{{ideas.0.discount}})",
    },
)

TOOLS["cpl"] = (
    {
        **rows(
            "sources",
            3,
            spend=amount(100, 90_000),
            leads=count(900, 4000),
            mqls=count(300, 900),
            sqls=count(50, 300),
            customers=count(1, 50),
            deal=amount(100, 9000),
        ),
        "margin": share(0.1, 1),
        "open": share(0.05, 0.9),
    },
    {
        "cpl": f"{total('sources', 3, 'spend')}/{total('sources', 3, 'leads')}",
        "perMql": f"{total('sources', 3, 'spend')}/{total('sources', 3, 'mqls')}",
        "perSql": f"{total('sources', 3, 'spend')}/{total('sources', 3, 'sqls')}",
        "perCustomer": f"{total('sources', 3, 'spend')}/{total('sources', 3, 'customers')}",
        "perLead": "({sources.0.customers}*{sources.0.deal}+{sources.1.customers}*{sources.1.deal}+{sources.2.customers}*{sources.2.deal})"
        f"/{total('sources', 3, 'leads')}",
        "costs.0.perCustomer": "MIN({sources.0.spend}/{sources.0.customers};{sources.1.spend}/{sources.1.customers};"
        "{sources.2.spend}/{sources.2.customers})",
        "expectedCost": f"{total('sources', 3, 'spend')}*(1-{{open}})/{total('sources', 3, 'customers')}",
        "low": wilson(total("sources", 3, "customers"), total("sources", 3, "leads"), "-"),
        "high": wilson(total("sources", 3, "customers"), total("sources", 3, "leads"), "+"),
    },
)

PAID = "({payments.0.amount}+{payments.1.amount}+{payments.2.amount}+{payments.3.amount})"
AHEAD = f"IF({{pattern}}=\"alike\";4*{{payments.3.amount}};{PAID})"
TOOLS["dividend-yield"] = (
    {
        "price": amount(5, 300),
        "from": lambda r: "payments",
        **rows("payments", 4, amount=amount(0.1, 2), kind=lambda r: "regular"),
        "pattern": one_of("alike", "uneven"),
        "eps": amount(0.5, 12),
        "shares": count(1, 5000),
        "often": lambda r: "quarterly",
        "cashFlow": amount(0.5, 12),
        "cost": amount(5, 300),
        "tax": share(0, 0.5),
        "growth": share(0.01, 0.2),
        "target": lambda r: 9.5,
    },
    {
        "forward": f"{AHEAD}/{{price}}",
        "trailing": f"{PAID}/{{price}}",
        "payout": f"{PAID}/{{eps}}",
        "cover": f"{{eps}}/{PAID}",
        "cashPayout": f"{PAID}/{{cashFlow}}",
        "forwardNet": f"{AHEAD}*(1-{{tax}})/{{price}}",
        "onCost": f"{AHEAD}/{{cost}}",
        "incomeNet": f"{AHEAD}*{{shares}}*(1-{{tax}})",
        "years": f"NPER({{growth}};0;-{AHEAD}/{{cost}};{{target}})",
        "byYear.9.dividend": f"FV({{growth}};9;0;-{AHEAD})",
    },
)

TOOLS["pe-ratio"] = (
    {
        "price": amount(5, 300),
        "eps": amount(0.2, 20),
        "forwardEps": amount(0.2, 20),
        "growth": share(0.01, 0.5),
        **rows("peers", 4, pe=amount(3, 60)),
        "peersBy": one_of("trailing", "forward"),
        "dividendYield": share(0, 0.08),
        "payout": share(0.1, 1),
        "required": share(0.07, 0.2),
        "longGrowth": share(-0.02, 0.06),
        **rows("history", 3, eps=amount(0.5, 9), prices=amount(80, 300)),
    },
    {
        "pe": "{price}/{eps}",
        "forward": "{price}/{forwardEps}",
        "peg": "{price}/{eps}/(100*{growth})",
        "pegy": "{price}/{eps}/(100*{growth}+100*{dividendYield})",
        "earningsYield": "{eps}/{price}",
        "justified": "{payout}/({required}-{longGrowth})",
        "justifiedTrailing": "{payout}*(1+{longGrowth})/({required}-{longGrowth})",
        "impliedGrowth": "{required}-{payout}*{forwardEps}/{price}",
        "median": "MEDIAN({peers.0.pe};{peers.1.pe};{peers.2.pe};{peers.3.pe})",
        "premium": "{price}/IF({peersBy}=\"forward\";{forwardEps};{eps})/MEDIAN({peers.0.pe};{peers.1.pe};{peers.2.pe};{peers.3.pe})-1",
        "implied": "IF({peersBy}=\"forward\";{forwardEps};{eps})*MEDIAN({peers.0.pe};{peers.1.pe};{peers.2.pe};{peers.3.pe})",
        "cape": "{price}/AVERAGE({history.0.eps}*{history.2.prices}/{history.0.prices};"
        "{history.1.eps}*{history.2.prices}/{history.1.prices};{history.2.eps})",
    },
)

TOOLS["customer-retention-rate"] = (
    {
        "period": lambda r: "month",
        "from": lambda r: "counts",
        **rows("counts", 2, start=count(800, 5000), end=count(500, 900), added=count(0, 200)),
        "margin": amount(1, 90),
        "newCustomers": count(1, 300),
    },
    {
        "retention": "({counts.1.end}-{counts.1.added})/{counts.1.start}",
        "annual": "(({counts.1.end}-{counts.1.added})/{counts.1.start})^12",
        "lifetime": "1/(1-({counts.1.end}-{counts.1.added})/{counts.1.start})",
        "overall": "({counts.0.end}+{counts.1.end}-{counts.0.added}-{counts.1.added})/({counts.0.start}+{counts.1.start})",
        "low": wilson("({counts.1.end}-{counts.1.added})", "{counts.1.start}", "-"),
        "high": wilson("({counts.1.end}-{counts.1.added})", "{counts.1.start}", "+"),
        "better.2.customers": "FV(({counts.1.end}-{counts.1.added})/{counts.1.start}+0.03-1;12;-{newCustomers};-{counts.1.end})"
        "-FV(({counts.1.end}-{counts.1.added})/{counts.1.start}-1;12;-{newCustomers};-{counts.1.end})",
    },
)

TOOLS["absence-rate"] = (
    {
        **rows(
            "teams",
            3,
            people=amount(20, 90),
            fte=amount(10, 20),
            daysLost=amount(1, 300),
            spells=count(1, 90),
            absent=count(1, 20),
        ),
        "workDays": amount(58, 66),
        "period": lambda r: "quarter",
        "causes.0.daysLost": lambda r: 1,
    },
    {
        "lostTime": f"{total('teams', 3, 'daysLost')}/({total('teams', 3, 'fte')}*{{workDays}})",
        "frequency": f"{total('teams', 3, 'spells')}/{total('teams', 3, 'people')}",
        "spell": f"{total('teams', 3, 'daysLost')}/{total('teams', 3, 'spells')}",
        "individual": f"{total('teams', 3, 'absent')}/{total('teams', 3, 'people')}",
        "perYear": f"4*{total('teams', 3, 'daysLost')}/{total('teams', 3, 'fte')}",
        "perPerson": f"{total('teams', 3, 'daysLost')}/{total('teams', 3, 'people')}",
        "table.0.lostTime": "MAX({teams.0.daysLost}/{teams.0.fte};{teams.1.daysLost}/{teams.1.fte};{teams.2.daysLost}/{teams.2.fte})/{workDays}",
    },
)

OWN = "{companies.0.sales}/{total}"
SQUARES = "SUMSQ({companies.0.sales};{companies.1.sales};{companies.2.sales};{companies.3.sales};{companies.4.sales})"
TOOLS["market-share"] = (
    {
        **rows(
            "companies",
            5,
            sales=amount(1000, 90_000),
            units=count(1, 9000),
            salesBefore=amount(1000, 90_000),
            unitsBefore=count(1, 9000),
        ),
        "total": amount(450_000, 900_000),
        "totalUnits": count(45_000, 90_000),
        "totalBefore": amount(450_000, 900_000),
        "totalUnitsBefore": count(45_000, 90_000),
    },
    {
        "own": OWN,
        "ownUnits": "{companies.0.units}/{totalUnits}",
        "relative": "{companies.0.sales}/MAX({companies.1.sales};{companies.2.sales};{companies.3.sales};{companies.4.sales})",
        "change": f"{OWN}-{{companies.0.salesBefore}}/{{totalBefore}}",
        "index": f"({OWN})/({{companies.0.units}}/{{totalUnits}})",
        "hhi": f"{SQUARES}*(100/{{total}})^2",
        "hhiOne": f"({SQUARES}+({{total}}-{total('companies', 5, 'sales')})^2)*(100/{{total}})^2",
        "four": f"({total('companies', 5, 'sales')}-MIN({{companies.0.sales}};{{companies.1.sales}};{{companies.2.sales}};"
        "{companies.3.sales};{companies.4.sales}))/{total}",
        "growth": "{total}/{totalBefore}-1",
    },
)

DISHES = "SUMPRODUCT({dishes.0.sold};{dishes.0.cost})+SUMPRODUCT({dishes.1.sold};{dishes.1.cost})"
KITCHEN = "({opening}+{purchases}+{transfersIn}-{closing}-{transfersOut}-{staffMeals})"
TOOLS["food-cost-percentage"] = (
    {
        "opening": amount(2000, 9000),
        "purchases": amount(5000, 30_000),
        "closing": amount(1000, 3000),
        "sales": amount(20_000, 90_000),
        **rows("dishes", 2, sold=count(1, 2000), cost=amount(0.5, 9), price=amount(10, 30), used=amount(100, 9000)),
        "transfersIn": amount(0, 900),
        "transfersOut": amount(0, 900),
        "staffMeals": amount(0, 900),
        "labour": amount(1000, 30_000),
        "target": share(0.2, 0.5),
    },
    {
        "cost": KITCHEN,
        "actual": f"{KITCHEN}/{{sales}}",
        "theoretical": f"({DISHES})/{{sales}}",
        "variance": f"{KITCHEN}-({DISHES})",
        "points": f"({KITCHEN}-({DISHES}))/{{sales}}",
        "primeShare": f"({KITCHEN}+{{labour}})/{{sales}}",
        "overTarget": f"{KITCHEN}-{{target}}*{{sales}}",
        "table.0.loss": "MAX({dishes.0.used}-{dishes.0.sold}*{dishes.0.cost};{dishes.1.used}-{dishes.1.sold}*{dishes.1.cost})",
    },
)

BEGUN = total("segments", 3, "opening")
LOST = f"({total('segments', 3, 'contraction')}+{total('segments', 3, 'churned')})"
GROWN = total("segments", 3, "expansion")
TOOLS["net-revenue-retention"] = (
    {
        "from": lambda r: "segments",
        **rows(
            "segments",
            3,
            opening=amount(5000, 90_000),
            expansion=amount(0, 9000),
            contraction=amount(0, 2000),
            churned=amount(0, 3000),
        ),
        "span": count(1, 24),
        "goal": share(0.9, 1.4),
    },
    {
        "net": f"({BEGUN}+{GROWN}-{LOST})/{BEGUN}",
        "gross": f"({BEGUN}-{LOST})/{BEGUN}",
        "annualNet": f"(({BEGUN}+{GROWN}-{LOST})/{BEGUN})^(12/{{span}})",
        "annualGross": f"(({BEGUN}-{LOST})/{BEGUN})^(12/{{span}})",
        "needed": f"MAX(0;({{goal}}-1)*{BEGUN}+{LOST})",
        "missing": f"MAX(0;MAX(0;({{goal}}-1)*{BEGUN}+{LOST})-{GROWN})",
        "ahead.5.arr": f"12*({BEGUN}+{GROWN}-{LOST})*(({BEGUN}+{GROWN}-{LOST})/{BEGUN})^(12/{{span}}*5)",
    },
)


def promoter(row):
    n = f"({{groups.{row}.promoters}}+{{groups.{row}.passives}}+{{groups.{row}.detractors}})"
    score = f"(({{groups.{row}.promoters}}-{{groups.{row}.detractors}})/{n})"
    variance = f"(({{groups.{row}.promoters}}+{{groups.{row}.detractors}})/{n}-{score}^2)"
    return n, score, variance


N1, S1, V1 = promoter(0)
N2, S2, V2 = promoter(1)
Z = f"(({S2}-{S1})/SQRT({V1}/{N1}+{V2}/{N2}))"
TOOLS["net-promoter-score"] = (
    {
        "from": lambda r: "groups",
        "rowsAre": lambda r: "waves",
        **rows("groups", 2, promoters=count(20, 400), passives=count(20, 400), detractors=count(20, 400)),
        "wanted": amount(2, 12),
    },
    {
        "nps": f"100*{S2}",
        "low": f"100*({S2}-LEGACY.NORMSINV(0.975)*SQRT({V2}/{N2}))",
        "high": f"100*({S2}+LEGACY.NORMSINV(0.975)*SQRT({V2}/{N2}))",
        "needed": f"ROUNDUP({V2}*(100*LEGACY.NORMSINV(0.975)/{{wanted}})^2;0)",
        "change": f"100*({S2}-{S1})",
        "z": Z,
        "p": f"2*(1-LEGACY.NORMSDIST(ABS({Z})))",
    },
)
