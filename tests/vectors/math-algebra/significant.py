"""What the cases of significant-figures expect: Python's decimal, which keeps the zeros that were typed, by the rules of NIST GLP 9."""
from decimal import ROUND_HALF_EVEN, ROUND_HALF_UP, Decimal as D, getcontext

getcontext().prec = 60


def figures(text):
    """Decimal keeps trailing zeros of decimals; a whole number without a point loses its own."""
    sign, digits, exponent = D(text).as_tuple()
    digits = list(digits)
    if "." not in text:
        while len(digits) > 1 and digits[-1] == 0:
            digits.pop()
    return len(digits) if any(digits) else 0


def to_figures(value, n, way=ROUND_HALF_UP):
    value = D(value)
    return value.quantize(D(1).scaleb(value.adjusted() - n + 1), rounding=way)


for text in ["0.004050", "100", "100.", "100.0", "1200", "1.200e3", "0.0", "12.11", "-0.0500", "10203000", "299792458"]:
    print(text, figures(text))
for value, n in [("0.0040551", 3), ("123456", 2), ("2.345", 3), ("2.355", 3), ("99.96", 3), ("-0.0125", 2), ("299792458", 4)]:
    print(value, n, to_figures(value, n), to_figures(value, n, ROUND_HALF_EVEN))
print("12.11+18.0", D("12.11") + D("18.0"), (D("12.11") + D("18.0")).quantize(D("0.1"), rounding=ROUND_HALF_UP))
print("12.11+18.0+1.013", (D("12.11") + D("18.0") + D("1.013")), "4.56*1.4", D("4.56") * D("1.4"), to_figures(D("4.56") * D("1.4"), 2))
print("(25.5-25.2)*4.000", (D("25.5") - D("25.2")) * 4, to_figures((D("25.5") - D("25.2")) * 4, 1))
print("2*3.14159*6.0", 2 * D("3.14159") * D("6.0"), to_figures(2 * D("3.14159") * D("6.0"), 2), "as counted 1", to_figures(2 * D("3.14159") * D("6.0"), 1))
print("1.00/3.0", D("1.00") / D("3.0"), to_figures(D("1.00") / D("3.0"), 2))
print("log(3.50e4)", D("3.50e4").log10(), D("3.50e4").log10().quantize(D("0.001")), "ln(2.0)", D("2.0").ln(), D("2.0").ln().quantize(D("0.01")))
print("sqrt(2.00)", D("2.00").sqrt(), to_figures(D("2.00").sqrt(), 3), "1.10^3", D("1.10") ** 3, to_figures(D("1.10") ** 3, 3))
print("1200+3.5", D("1203.5"), D("1203.5").quantize(D("1E2")), "all zeros counted", D("1203.5").quantize(D("1"), rounding=ROUND_HALF_UP), D("1203.5").quantize(D("1"), rounding=ROUND_HALF_EVEN))
print("2.5*1.7", D("4.25"), to_figures("4.25", 2), to_figures("4.25", 2, ROUND_HALF_EVEN), "10^2.50", D(10) ** D("2.50"), to_figures(D(10) ** D("2.50"), 2))
print("5.0-5.0", D("5.0") - D("5.0"))
