"""Income tax, levy, KiwiSaver and loans in New Zealand. Bands as PayHero and KeyPay print them; those of 2024-25 as KPMG's composite
table; the levy as MYOB prints it, cut to the cent."""
import random
from fractions import Fraction as F

MIX = [(0, 1050), (14000, 1282), (15600, 1750), (48000, 2164), (53500, 3000), (70000, 3099), (78100, 3300), (180000, 3900)]
NOW = [(0, 1050), (15600, 1750), (53500, 3000), (78100, 3300), (180000, 3900)]
YEARS = {"2024-25": (MIX, 160, 142283), "2025-26": (NOW, 167, 152790), "2026-27": (NOW, 175, 156641)}


def main():
    print("taxYear,pay,saving,loan,credit,=tax,=social,=takeHome")
    dice = random.Random(64)
    for year, (bands, levy, most) in YEARS.items():
        edges = [b for b, _ in bands] + [most, 24000, 24128, 66000, 70000]
        pays = sorted({max(0, e + d) for e in edges for d in (-1, 0, 1)} | {dice.randrange(0, 300000) for _ in range(25)})
        for pay in pays:
            saving = dice.choice([0, 30, 35, 100])
            loan = year != "2026-27" and dice.random() < 0.5
            credit = year != "2024-25" and dice.random() < 0.5
            tax = F(0)
            for (low, rate), (high, _) in zip(bands, bands[1:] + [(10**12, 0)]):
                tax += F(max(0, min(pay, high) - low) * rate, 10000)
            if credit and pay >= 24000:
                tax -= min(tax, max(F(0), 520 - F(max(0, pay - 66000) * 13, 100)))
            acc = F(min(pay, most) * levy, 10000)
            acc = F((acc * 100).__floor__(), 100)
            left = pay - tax - acc - F(pay * saving, 1000) - (F(max(0, pay - 24128) * 12, 100) if loan else 0)
            if left < 0:
                continue
            print(year, pay, saving / 1000, str(loan).lower(), str(credit).lower(), *(f"{float(c):.4f}" for c in (tax, acc, left)), sep=",")


main()
