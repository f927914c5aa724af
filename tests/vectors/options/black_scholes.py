"""Values and derivatives of European options with mpmath: the price is an integral of the payoff over the lognormal density,
and every Greek is a numerical derivative of that price. No closed form is used."""
from mpmath import mp, mpf, quad, exp, sqrt, log, pi, diff, nstr, inf

mp.dps = 30


def price(kind, spot, strike, years, rate, carry, vol):
    sd = vol * sqrt(years)
    mean = log(spot) + (rate - carry - vol * vol / 2) * years
    edge = (log(strike) - mean) / sd

    def payoff(z):
        end = exp(mean + sd * z)
        return (end - strike if kind == 'call' else strike - end) * exp(-z * z / 2) / sqrt(2 * pi)

    if kind == 'call':
        points = [edge, edge + 1, edge + 2, edge + 4, edge + 8, max(edge + 16, 24)]
    else:
        points = [min(edge - 16, -24), edge - 8, edge - 4, edge - 2, edge - 1, edge]
    return exp(-rate * years) * quad(payoff, points)


def greeks(kind, spot, strike, years, rate, carry, vol):
    f = lambda s, t, r, v: price(kind, s, strike, t, r, carry, v)
    at = (spot, years, rate, vol)
    order = lambda *n: diff(f, at, n)
    return {
        'price': f(*at),
        'delta': order(1, 0, 0, 0),
        'gamma': order(2, 0, 0, 0),
        'vega a point': order(0, 0, 0, 1) / 100,
        'theta a day': -order(0, 1, 0, 0) / 365,
        'rho a point': order(0, 0, 1, 0) / 100,
        'vanna a point': order(1, 0, 0, 1) / 100,
        'volga a point': order(0, 0, 0, 2) / 10000,
        'charm a day': -order(1, 1, 0, 0) / 365,
    }


if __name__ == '__main__':
    m = lambda *values: [mpf(one) for one in values]
    sets = {
        'Hull, Greek letters: 49, 50, 20 weeks, 5%, 20%': m('49', '50', mpf(20) / 52, '0.05', '0', '0.2'),
        '100, 95, 90 days, 3%, yield 2%, 35%': m('100', '95', mpf(90) / 365, '0.03', '0.02', '0.35'),
        'deep out of the money: 50, 100, 30 days, 1%, 25%': m('50', '100', mpf(30) / 365, '0.01', '0', '0.25'),
    }
    for name, values in sets.items():
        for kind in ('call', 'put'):
            print(name, kind)
            for greek, value in greeks(kind, *values).items():
                print('  ', greek, nstr(value, 10))
