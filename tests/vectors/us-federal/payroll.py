"""An employer's payroll taxes payday by payday, in decimal arithmetic; what cases of payroll-tax cite. Rates and bases are typed here."""
from datetime import date, timedelta
from decimal import ROUND_HALF_UP, Decimal as D

cents = lambda x: x.quantize(D('0.01'), ROUND_HALF_UP)


def run(title, staff, days, ss_base, state_rate, state_base, futa_more='0', local='0', comp='0', benefits=0, withheld='0.1'):
    names = 'pay ss medicare futa state local comp'.split()
    years = {key: D(0) for key in names}
    months = {m: {'liability': D(0), **{key: D(0) for key in names}} for m in range(1, 13)}
    people, daily = [], {}
    for pay, count in staff:
        pay, sofar, own = D(pay), D(0), {key: D(0) for key in names}
        capped = lambda paid, cap, rate: cents(min(paid, D(cap)) * D(rate))
        for at, day in enumerate(days, 1):
            upto = cents(pay * at / len(days))
            part = upto - sofar
            row = {'pay': part, 'ss': cents(max(D(0), min(upto, D(ss_base)) - min(sofar, D(ss_base))) * D('0.062')), 'medicare': cents(part * D('0.0145')),
                   'futa': capped(upto, 7000, '0.006') - capped(sofar, 7000, '0.006'), 'state': capped(upto, state_base, state_rate) - capped(sofar, state_base, state_rate),
                   'local': cents(upto * D(local)) - cents(sofar * D(local)), 'comp': cents(upto * D(comp)) - cents(sofar * D(comp))}
            if at == len(days):
                row['futa'] += capped(upto, 7000, futa_more)
            extra = cents(max(D(0), upto - max(D(200_000), sofar)) * D('0.009'))
            owed = 2 * (row['ss'] + row['medicare']) + extra + cents(part * D(withheld))
            daily[day] = daily.get(day, 0) + count * owed
            months[day.month]['liability'] += count * owed
            for key in names:
                own[key] += row[key]
                years[key] += count * row[key]
                months[day.month][key] += count * row[key]
            sofar = upto
        people.append([str(count * own[key]) for key in names])
    heads = sum(count for _, count in staff)
    taxes = sum(years[key] for key in ('ss', 'medicare', 'futa', 'state', 'local'))
    print(title, len(days), 'paydays; taxes', taxes, {k: str(v) for k, v in years.items()}, 'cost', years['pay'] + taxes + years['comp'] + 12 * benefits * heads)
    print('  people', people)
    print('  941', sum(daily.values()), 'most', max(daily.values()), 'quarters', [str(sum(months[m]['liability'] for m in range(q, q + 3))) for q in (1, 4, 7, 10)],
          'futa', [str(sum(months[m]['futa'] for m in range(q, q + 3))) for q in (1, 4, 7, 10)])
    for m in (1, 2, 12):
        print('  month', m, {k: str(v) for k, v in months[m].items()})


every = lambda first, step: [first + timedelta(step * at) for at in range((date(first.year, 12, 31) - first).days // step + 1)]
ends = lambda year: [(date(year + m // 12, m % 12 + 1, 1) - timedelta(1)) for m in range(1, 13)]
run('three in Georgia', [(60_000, 1), (45_000, 2)], every(date(2026, 1, 2), 14), 184_500, '0.027', 9500)
run('above the wage base, California 2025', [(240_000, 1), (6_000, 1)], ends(2025), 176_100, '0.034', 7000, '0.012', local='0.001', comp='0.02', benefits=500)
run('27 paydays', [(54_000, 1)], every(date(2026, 1, 1), 14), 184_500, '0.027', 7000)
run('forty', [(180_000, 40)], ends(2026), 184_500, '0.02', 10_000, withheld='0.2')
run('weekly part-time', [(5_200, 1)], every(date(2026, 1, 2), 7), 184_500, '0.03', 7000, withheld='0')
