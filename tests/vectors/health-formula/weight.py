"""Body weight after Hall and others (Lancet 378 (2011) 826-837), the equations of its appendix with all five quantities in small steps of time
(weight-loss-plan). In kilojoules and with fat integrated by itself, where the project works in kilocalories and by Forbes's curve."""
from math import log, sqrt

KCAL = 4.184
RHO_F, RHO_L, RHO_G = 39.5e3, 7.6e3, 17.6e3      # kJ/kg
GAMMA_F, GAMMA_L, ETA_F, ETA_L = 13.0, 92.0, 750.0, 960.0
B_TEF, B_AT, TAU = 0.1, 0.14, 14.0
NA, XI_NA, XI_CI = 3220.0, 3000.0, 4000.0        # mg/L, mg/L/day, mg/day
CARB = 0.5


class Body:
    def __init__(self, sex, age, cm, kg, pal):
        m = cm / 100
        rmr = (10 * kg + 6.25 * cm - 5 * age + (5 if sex == 'm' else -161)) * KCAL
        bmi = kg / m ** 2
        fat = kg / 100 * (0.14 * age + (37.31 * log(bmi) - 103.94 if sex == 'm' else 39.96 * log(bmi) - 102.01))
        self.ecf = 0.025 * age + 9.57 * m + 0.191 * kg - 12.4 if sex == 'm' else -4 + 5.98 * m + 0.167 * kg
        self.need = rmr * pal
        self.fat, self.lean = fat, kg - fat - self.ecf - 3.7 * 0.5
        self.delta = ((1 - B_TEF) * pal - 1) * rmr / kg
        self.k = self.need - GAMMA_L * self.lean - GAMMA_F * fat - self.delta * kg
        self.forbes = 10.4 * RHO_L / RHO_F

    def rates(self, state, change):
        f, l, g, e, at = state
        intake = self.need + change
        carb = CARB * intake
        kg_ = CARB * self.need / 0.25
        dg = (carb - kg_ * g * g) / RHO_G
        de = (-XI_NA * (e - self.ecf) - XI_CI * (1 - carb / (CARB * self.need))) / NA
        dat = (B_AT * change - at) / TAU
        p = self.forbes / (self.forbes + f)
        cost = p * ETA_L / RHO_L + (1 - p) * ETA_F / RHO_F
        w = f + l + e + 3.7 * g
        stored = intake - RHO_G * dg
        ee = (self.k + GAMMA_F * f + GAMMA_L * l + self.delta * w + B_TEF * change + at + stored * cost) / (1 + cost)
        rest = stored - ee
        return ((1 - p) * rest / RHO_F, p * rest / RHO_L, dg, de, dat)

    def run(self, change, days, steps=8):
        s, h, weekly = (self.fat, self.lean, 0.5, self.ecf, 0.0), 1 / steps, []
        for step in range(days * steps):
            k1 = self.rates(s, change)
            k2 = self.rates(tuple(a + h / 2 * b for a, b in zip(s, k1)), change)
            k3 = self.rates(tuple(a + h / 2 * b for a, b in zip(s, k2)), change)
            k4 = self.rates(tuple(a + h * b for a, b in zip(s, k3)), change)
            s = tuple(a + h / 6 * (b + 2 * c + 2 * d + e) for a, b, c, d, e in zip(s, k1, k2, k3, k4))
            if (step + 1) % (7 * steps) == 0:
                weekly.append((self.weight(s), s[0]))
        return s, weekly

    @staticmethod
    def weight(s):
        return s[0] + s[1] + s[3] + 3.7 * s[2]


def find(f, low, high, target, rounds=40):
    for _ in range(rounds):
        mid = (low + high) / 2
        low, high = (mid, high) if f(mid) < target else (low, mid)
    return (low + high) / 2


if __name__ == '__main__':
    for sex, age, cm, kg, pal, goal, weeks in (('f', 45, 165, 82, 1.6, 75, 26), ('f', 45, 165, 82, 1.6, 75, 7), ('m', 35, 180, 105, 1.4, 90, 40), ('f', 30, 160, 60, 1.8, 57, 10)):
        body = Body(sex, age, cm, kg, pal)
        days = weeks * 7
        change = find(lambda c: body.weight(body.run(c, days, 2)[0]), -body.need, 0, goal)
        s, weekly = body.run(change, days)
        long = body.run(change, 365 * 40, 1)[0]
        keep = find(lambda c: body.weight(body.run(c, 365 * 40, 1)[0]), -body.need * .6, 0, goal, 18)
        print(sex, age, cm, kg, pal, goal, weeks, 'need', round(body.need / KCAL, 2), 'intake', round((body.need + change) / KCAL, 2), 'end', round(body.weight(s), 4),
              'week 1', [round(x, 3) for x in weekly[0]], 'half', [round(x, 3) for x in weekly[weeks // 2 - 1]], 'last', [round(x, 3) for x in weekly[-1]],
              'fat at first', round(body.fat, 3), 'plateau', round(body.weight(long), 3), 'keep', round((body.need + keep) / KCAL, 1),
              'kJ a day for each kg', round(-keep / (kg - goal), 1), 'static', round(body.need / KCAL - 7700 * (kg - goal) / days, 2))
