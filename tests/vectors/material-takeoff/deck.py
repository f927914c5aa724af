"""Boards laid one by one, joists set one by one, rows cut from boards with the offcuts kept. python3 deck.py"""
from math import ceil, pi, sqrt

E = 1e-7


def rows_over(across, board, gap):
    at, n = 0.0, 0
    while at < across - E:
        at += board + gap
        n += 1
    return n


def joists_over(along, spacing):
    n = 1
    while along / n > spacing * (1 + 1e-9):
        n += 1
    return n + 1


def cut(rows, row, stock, spacing):
    """Returns pieces in a row, boards used; a shared board is cut into equal remainders."""
    usable = stock if row <= stock + E else int(stock / spacing + 1e-9) * spacing
    boards, pieces, rest_board = 0, 0, 0.0
    for _ in range(rows):
        left, pieces = row, 0
        while left > usable + E:
            boards, pieces, left = boards + 1, pieces + 1, left - usable
        pieces += 1
        if left >= usable - E and usable < stock + E and row > stock:
            boards += 1
            continue
        if rest_board < left - E:
            boards += 1
            rest_board = stock
        rest_board -= left
    return pieces, boards


def deck(name, along, out, direction, stock, board, gap, spacing, waste, beams=1, post=1828.8, hole=304.8, deep=914.4, yield_l=0.6 * 28.316846592, joist=38.1, blocking=1, plies=2, attached=True):
    row, across = (out, along) if direction == 'out' else (along, out)
    lines = joists_over(row, spacing)
    # Joists that run along the wall: the ledger is the first of them, and none ends at the house.
    ledger = along if attached and direction == 'out' else 0
    j = lines - 1 if ledger else lines
    hangers = j if attached and not ledger else 0
    posts = beams * joists_over(row, post)
    litres = pi * (hole / 100) ** 2 / 4 * deep / 100 * posts
    if direction == 'diagonal':
        total = along * out / (board + gap)
        n = rows_over((along + out) / sqrt(2), board, gap)
        net, boards = total / stock, ceil(total / stock * (1 + max(waste, .15)) - E)
        screws = 2 * (ceil(total / (spacing * sqrt(2)) - E) + n)
        pieces = None
    else:
        n = rows_over(across, board, gap)
        pieces, net = cut(n, row, stock, spacing)
        boards = ceil(net * (1 + waste) - E)
        screws = 2 * n * lines + 2 * n * (pieces - 1)
    apart = row / (lines - 1)
    blocks = blocking * (lines - 1)
    timber = 2 * row + ledger + beams * plies * row + blocks * (apart - joist)
    print(name, dict(rows=n, joists=j, hangers=hangers, rim_ft=(2 * row + ledger) / 304.8, beams_ft=beams * plies * row / 304.8, pieces=pieces, net=net, boards=boards, screws=screws, posts=posts, litres=litres, ft3=litres / 28.316846592,
                     bags=ceil(litres / yield_l - E), apart=apart, blocks=blocks, timber_m=timber / 1000, timber_ft=timber / 304.8, area=along * out))


F = 304.8
deck('12x16', 16 * F, 12 * F, 'along', 16 * F, 139.7, 3.175, 406.4, .1)
for s in (8, 10, 12, 14, 16, 20):
    print(s, cut(26, 16 * F, s * F, 406.4), ceil(cut(26, 16 * F, s * F, 406.4)[1] * 1.1 - E))
deck('no gap', 16 * F, 12 * F, 'along', 16 * F, 139.7, 0, 406.4, .1)
deck('homesteady', 10 * F, 12 * F, 'along', 10 * F, 101.6, 25.4, 304.8, .04)
deck('3/16', 16 * F, 12 * F, 'along', 16 * F, 139.7, 4.7625, 406.4, .05)
deck('out', 16 * F, 12 * F, 'out', 12 * F, 139.7, 3.175, 406.4, .1, beams=2)
deck('out, free', 16 * F, 12 * F, 'out', 12 * F, 139.7, 3.175, 406.4, .1, beams=3, attached=False)
deck('diagonal', 16 * F, 12 * F, 'diagonal', 16 * F, 139.7, 3.175, 304.8, .1)
M = dict(post=1800, hole=300, deep=800, yield_l=11.5, joist=45)
deck('metric', 5000, 4000, 'along', 5400, 145, 5, 400, .1, **M)
deck('joined', 7000, 4000, 'along', 4800, 145, 5, 400, .1, beams=2, **M)
for s in (2400, 3000, 3600, 4200, 4800, 5400, 6000):
    print(s, cut(27, 7000, s, 400))
