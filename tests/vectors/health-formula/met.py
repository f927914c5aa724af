"""Energy by MET, minute by minute and in oxygen: liters of oxygen taken up, five kilocalories for each. python3 met.py"""


def burned(rows, kg):
    total = net = weighed = metmin = time = 0.0
    for met, rest, minutes in rows:
        litres = sum(met * rest * kg / 1000 for _ in range(minutes))
        at_rest = sum(rest * kg / 1000 for _ in range(minutes))
        total += 5 * litres
        net += 5 * (litres - at_rest)
        metmin += met * minutes
        time += minutes
        weighed += minutes * (2 if met >= 6 else 1 if met >= 3 else 0)
    return dict(gross=total, net=net, kj=total * 4.184, metmin=metmin, active=weighed, time=time, mean=metmin / time, hour=total / time * 60)


print('example', burned([(4.8, 3.5, 100), (8, 3.5, 60), (3.5, 3.5, 40)], 72))
print('four', burned([(3.8, 3.5, 30), (9.3, 3.5, 20), (2.3, 3.5, 60), (5.3, 2.7, 45)], 60))
print('one', burned([(8, 3.5, 30)], 70))
print('older', burned([(5.3, 2.7, 60)], 80))
