"""Numbers in other bases and as floats, by Python's fractions and struct and a search over the bits: no code of the
project. Writes floats.tsv and bases.tsv."""
import pathlib
import random
import struct
from fractions import Fraction
from math import gcd

here = pathlib.Path(__file__).parent
random.seed(754)
digits = "0123456789abcdefghijklmnopqrstuvwxyz"


def value_of(bits, name):
    if name == "bfloat16":
        return Fraction(struct.unpack(">f", struct.pack(">I", bits << 16))[0])
    code, size = {"half": ("e", ">H"), "single": ("f", ">I"), "double": ("d", ">Q")}[name]
    return Fraction(struct.unpack(">" + code, struct.pack(size, bits))[0])


def nearest(value, name):
    """The nearest number of a format, even where two are as near, found by bisection over the bits of all that are finite."""
    largest, sign = {"half": (0x7BFF, 15), "bfloat16": (0x7F7F, 15), "single": (0x7F7FFFFF, 31), "double": (0x7FEFFFFFFFFFFFFF, 63)}[name]
    size = abs(value)
    low, high = 0, largest
    while low < high:
        middle = (low + high + 1) // 2
        if value_of(middle, name) <= size:
            low = middle
        else:
            high = middle - 1
    below = value_of(low, name)
    # Halfway to what would follow the largest decides for infinity.
    above = value_of(low + 1, name) if low < largest else 2 * below - value_of(low - 1, name)
    if size - below > above - size or (size - below == above - size and low % 2 == 1):
        low += 1
    return low | (1 << sign if value < 0 else 0)


def texts():
    yield from ["0.1", "-0.1", "1", "0.5", "65504", "65520", "65519.99", "6e-8", "2.9e-8", "3e-8", "3.4028235e38", "3.5e38", "1e-45", "5e-324",
                "2.4e-324", "1.7976931348623157e308", "1e309", "2.2250738585072014e-308", "16777217", "9007199254740993", "-2.5", "3.39e38", "3.3961e38"]
    for _ in range(400):
        yield f"{random.choice(['', '-'])}{random.randrange(10**random.randrange(1, 18))}.{random.randrange(10**9):09d}"
    for _ in range(400):
        yield f"{random.randrange(1, 10**6)}e{random.randrange(-330, 303)}"
    for _ in range(200):
        yield f"{random.randrange(1, 10**5)}e{random.randrange(-14, 2)}"


with open(here / "floats.tsv", "w") as out:
    for text in texts():
        exact = Fraction(text)
        bits = [nearest(exact, name) for name in ("half", "bfloat16", "single", "double")]
        assert bits[3] == struct.unpack(">Q", struct.pack(">d", float(text)))[0], text
        out.write(f"{text}\t{bits[0]:04X}\t{bits[1]:04X}\t{bits[2]:08X}\t{bits[3]:016X}\n")


def whole(number, base):
    text = ""
    while number:
        text = digits[number % base] + text
        number //= base
    return text or "0"


def repeating(value, base):
    """The whole part, the fixed part and the repeated block, by the factors of the denominator and the order of the base."""
    number, rest = divmod(abs(value), 1)
    fixed_length, under = 0, rest.denominator
    while True:
        common = gcd(under, base)
        if common == 1:
            break
        under //= common
        fixed_length += 1
    # The fixed part is as long as the base needs to swallow the shared factors.
    while fixed_length and (rest * base ** (fixed_length - 1)).denominator == under:
        fixed_length -= 1
    block_length = 0
    if under > 1:
        block_length, power = 1, base % under
        while power != 1:
            power = power * base % under
            block_length += 1
    fixed, tail = divmod(rest * base**fixed_length, 1)
    block = tail * (base**block_length - 1)
    return (("-" if value < 0 else "") + whole(int(number), base), whole(int(fixed), base).rjust(fixed_length, "0") if fixed_length else "",
            whole(int(block), base).rjust(block_length, "0") if block_length else "")


with open(here / "bases.tsv", "w") as out:
    count = 0
    while count < 600:
        value = Fraction(random.randrange(-10**12, 10**12), random.choice([1, 1, 2, 3, 5, 6, 7, 8, 10, 12, 16, 17, 24, 48, 64, 81, 96, 125, 240]))
        base = random.randrange(2, 37)
        parts = repeating(value, base)
        if len(parts[1]) + len(parts[2]) > 120:
            continue
        count += 1
        out.write("\t".join([str(value), str(base), *parts]) + "\n")
