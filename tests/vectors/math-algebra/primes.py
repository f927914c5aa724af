"""What the cases of prime-factorization expect, and random numbers: SymPy."""
from sympy import divisor_count, divisor_sigma, divisors, factorint, isprime, nextprime, prevprime, primerange, totient

for n in [360, 2, 97, 1024, 600851475143, 30030, 2**63 - 1, 9223372036854775783, 3037000493 * 3037000453, 3037000493**2, 561, 3215031751, 735134400]:
    print(n, factorint(n), isprime(n), divisor_count(n), divisor_sigma(n), totient(n), prevprime(n) if n > 2 else None, nextprime(n))
print("pairs of 360", [(d, 360 // d) for d in divisors(360)][:12])
for low, high in [(1, 100), (0, 2), (90, 96), (9999900, 10000000), (0, 10000000)]:
    found = list(primerange(low, high + 1))
    gaps = [b - a for a, b in zip(found, found[1:])]
    at = gaps.index(max(gaps)) if gaps else None
    print(low, high, len(found), found[:3], gaps.count(2), (gaps[at], found[at], found[at + 1]) if gaps else None)
