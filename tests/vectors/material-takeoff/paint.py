"""Areas, coats and tins of paint in exact fractions; tins by trying every mix. python3 paint.py"""
from fractions import Fraction as F
from itertools import product


def mix(need, tins):
    ranges = [range(int(need / size) + 2) for size, _ in tins]
    fits = [n for n in product(*ranges) if sum(c * s for c, (s, _) in zip(n, tins)) >= need]
    return min(fits, key=lambda n: (sum(c * p for c, (_, p) in zip(n, tins)), sum(c * s for c, (s, _) in zip(n, tins)), sum(n)))


walls = 2 * 2 * (F(4) + F('3.5')) * F('2.4') + F(4) * F('1.5') / 2 - 2 * F('1.9') - 3 * F('1.4')
ceilings = 2 * F(4) * F('3.5') + F(2) * F('1.2')
faces = 4 * F('1.9')
rough = F('1.2')
coat = [walls * rough / 10, ceilings * rough / 8, faces / 10]
primer = ((walls + ceilings) * rough + faces) * 2 / 6
print('areas', float(walls), float(ceilings), float(faces), float(walls + ceilings + faces))
print('coat', float(sum(coat)), 'all', float(3 * sum(coat)), 'primer', float(primer))
tins = [(F(10), F(70)), (F('2.5'), F('24.99')), (F('0.75'), F('11.5'))]
total = 0
for name, need in [('walls', 3 * coat[0]), ('ceilings', 3 * coat[1]), ('doors', 3 * coat[2]), ('primer', primer)]:
    n = mix(need, tins)
    cost = sum(c * p for c, (_, p) in zip(n, tins))
    total += cost
    print(name, float(need), n, float(sum(c * s for c, (s, _) in zip(n, tins)) - need), float(cost))
print('cost', float(total))
