"""Asks GNU units for every ordered pair of the units in units.txt at five values. Run: python3 make.py (GNU units 2.22)."""
import os
import subprocess
import sys

here = os.path.dirname(os.path.abspath(__file__))
values = ['1', '0.03', '7.25', '986.5', '123456']
scales = {'K': 'K', '°C': 'tempC', '°F': 'tempF', '°R': 'degR', '°Ré': 'tempreaumur',
          '°De': 'tempdelisle', '°N': 'tempnewton', '°Rø': 'tempromer'}
temperatures = ['1', '37', '98.6', '273.15', '500']


def quantities():
    for line in open(os.path.join(here, 'units.txt'), encoding='utf-8'):
        if line.startswith('#') or not line.strip():
            continue
        quantity, units = line.strip().split(': ', 1)
        yield quantity, [tuple(unit.split('=', 1)) for unit in units.split('; ')]


def ask(questions):
    lines = ''.join(f'{have}\n{want}\n' for have, want in questions)
    command = ['units', '--file', '', '--file', os.path.join(here, 'scales.units'), '--quiet', '--terse', '--output-format', '%.15g']
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=True,
                          env={**os.environ, 'LC_ALL': 'C.UTF-8', 'UNITS_ENGLISH': 'US'})
    answers = done.stdout.split('\n')[:-1]
    if len(answers) != len(questions) or any(not is_number(one) for one in answers):
        bad = [f'{question}: {answer}' for question, answer in zip(questions, answers) if not is_number(answer)]
        sys.exit(f'{len(questions)} questions, {len(answers)} answers\n' + '\n'.join(bad[:20]))
    return answers


def is_number(text):
    try:
        float(text)
        return True
    except ValueError:
        return False


def pairs(names):
    return [(one, other) for one in names for other in names if one != other]


def have(value, name, expression):
    return f'1/(({value}) {expression})' if name.startswith('~') else f'({value}) ({expression})'


with open(os.path.join(here, 'pairs.tsv'), 'w', encoding='utf-8') as out:
    out.write('\t'.join(['quantity', 'from', 'to', *values]) + '\n')
    for quantity, units in quantities():
        called = dict(units)
        asked = []
        for one, other in pairs(list(called)):
            for value in values:
                source = have(value, one, called[one])
                # A consumption is asked for as the reciprocal of an economy, in the consumption's own unit.
                asked.append((f'1/({source})', called[other]) if other.startswith('~') else (source, f'({called[other]})'))
        answers = iter(ask(asked))
        for one, other in pairs(list(called)):
            row = [next(answers) for _ in values]
            out.write('\t'.join([quantity, one.lstrip('~'), other.lstrip('~'), *row]) + '\n')

with open(os.path.join(here, 'temperatures.tsv'), 'w', encoding='utf-8') as out:
    out.write('\t'.join(['quantity', 'from', 'to', *temperatures]) + '\n')
    for one, other in pairs(list(scales)):
        asked = [(f'{scales[one]}({value})' if scales[one].startswith('temp') else f'{value} {scales[one]}', scales[other]) for value in temperatures]
        out.write('\t'.join(['temperature', one, other, *ask(asked)]) + '\n')

# Levels of power and slopes, which no factor converts: as typed, and what the program's own functions make of them.
curved = []
for level in ['-120', '-97.5', '-30', '-3', '0', '0.1', '3', '10', '20', '23', '27.3', '36', '60']:
    for unit in ['mW', 'W', 'hp']:
        curved.append((f'{level} dBm', 'power', unit, f'dBm({level})', 'horsepower' if unit == 'hp' else unit))
        curved.append((f'{level} dBW', 'power', unit, f'dBW({level})', 'horsepower' if unit == 'hp' else unit))
for rise in ['-35', '-5', '0.3', '1', '2.5', '5', '8.33', '12', '45', '100', '250', '10000']:
    for unit, called in [('°', 'degree'), ('rad', 'radian'), ('mrad', 'milliradian')]:
        curved.append((f'{rise} %', 'angle', unit, f'atan({rise}/100)', called))
for rise, run in [('1', '1'), ('1', '8'), ('1', '12'), ('1', '20'), ('1', '60.5'), ('3', '12'), ('12', '5'), ('-1', '40')]:
    curved.append((f'{rise} in {run}', 'angle', '°', f'atan({rise}/{run})', 'degree'))

with open(os.path.join(here, 'curved.tsv'), 'w', encoding='utf-8') as out:
    out.write('typed\tquantity\tunit\tanswer\n')
    for (typed, quantity, unit, _, _), answer in zip(curved, ask([(have, want) for *_, have, want in curved])):
        out.write('\t'.join([typed, quantity, unit, answer]) + '\n')
