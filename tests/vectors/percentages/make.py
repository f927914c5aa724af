"""Percentages and their changes in exact fractions: each line is a calculation that a case names, and what it comes to."""
from fractions import Fraction


def line(text):
    try:
        value = eval(text, {'Fraction': Fraction})
        print(f'{text} = {value}' + ('' if value.denominator == 1 else f' = {float(value):.9f}'))
    except ZeroDivisionError:
        print(f'{text}: ZeroDivisionError')


percentage = [
    'Fraction(240) * Fraction("0.15")',
    *(f'Fraction(240) * Fraction("{rate}")' for rate in ('0.1', '1.1', '0.9', '0.125', '1.125', '0.875', '0.75', '1.75', '0.25')),
    'Fraction(45, 75)',
    'Fraction(3, 1000)',
    'Fraction(12) / Fraction("0.05")',
    'Fraction("0.2") * Fraction("1.5")',
    'Fraction(80) * Fraction("0.65")',
    'Fraction(120) / Fraction("1.2")',
    'Fraction(52) / Fraction("0.65")',
    'Fraction(100) / Fraction("0.7")',
    'Fraction("0.2") * Fraction("0.15")',
    'Fraction("0.05") - Fraction("0.04")',
    'Fraction("0.05") / Fraction("0.04") - 1',
    'Fraction(-40) * Fraction("2.5")',
    *(f'Fraction(-40) * Fraction("{rate}")' for rate in ('0.01', '1.01', '0.99')),
    'Fraction(5) / Fraction(0)',
    'Fraction(0) / (1 - Fraction(1))',
]
change = [
    'Fraction(20, 80)',
    'Fraction(80, 100) - 1',
    *(f'1 / (1 - Fraction("{fall}")) - 1' for fall in ('0.2', '0.5', '0.9')),
    'Fraction(20, 90)',
    'Fraction(60, 30) - 1',
    'Fraction("0.20665") / Fraction("9.80665")',
    'Fraction(100) / Fraction("1.25")',
    'Fraction("1.1") * Fraction("0.8") * Fraction("1.15")',
    'Fraction(200) * Fraction("1.1")',
    'Fraction(220) * Fraction("0.8")',
    'Fraction(176) * Fraction("1.15")',
    '1 / Fraction("1.012") - 1',
    'Fraction(0) * Fraction(4)',
    '1 / Fraction(0)',
    'Fraction(75, 50)',
    'Fraction(10, 50)',
    'Fraction(-10, 40)',
    'Fraction(100) ** 20',
]

print('percentage')
for each in percentage:
    line(each)
print('percentage-change')
for each in change:
    line(each)
