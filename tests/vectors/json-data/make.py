"""What Python's json, decimal and csv modules make of documents of our own. Run in this folder: python3 make.py"""

import csv
import io
import json
from decimal import ROUND_HALF_UP, Decimal


DOCUMENTS = [
    '{ "b" : 1, "a" : [ 1, 2, { "c" : null } ], "10" : "x", "2" : "y" }',
    '[ "tab\\t", "quote \\"", "slash \\/", "é", "\\u00e9", "😀", "\\u2028" ]',
    ' [ ] ',
    '{ "empty" : { } , "list" : [ [ ] , [ [ 1 ] ] ] }',
    '"a single string"',
    '[ true , false , null ]',
    '{ "text" : "  spaces  stay , and : signs { } [ ]  " }',
]
ROUNDED = ['399.9999', '0.125', '-0.125', '1.005', '2.675', '0.004', '-0.004', '12345678901234567890.987654321', '1e-7', '3.14159265358979', '100', '1E2', '0.5e-1', '99.995']
PLACES = [2, 4, 6]


def rounded(text, places):
    number = Decimal(text)
    if number == number.to_integral_value() or -number.normalize().as_tuple().exponent <= places:
        return text
    made = number.quantize(Decimal(1).scaleb(-places), rounding=ROUND_HALF_UP)
    plain = format(made, 'f').rstrip('0').rstrip('.')
    return '0' if plain in ('-0', '') else plain


def table(rows):
    out = io.StringIO()
    csv.writer(out, lineterminator='\r\n').writerows(rows)
    return out.getvalue()


TABLES = [
    [['a', 'b'], ['1', 'x,y'], ['2', 'a "quote"'], ['3', 'two\nlines'], ['4', ' space ']],
    [['name', 'city'], ['Zoë', 'Köln'], ['', 'x']],
]

cases = {
    'minified': [{'given': text, 'made': json.dumps(json.loads(text), separators=(',', ':'), ensure_ascii=False)} for text in DOCUMENTS],
    'ascii': [{'given': text, 'made': json.dumps(json.loads(text), separators=(',', ':'), ensure_ascii=True)} for text in DOCUMENTS],
    'rounded': [{'given': text, 'places': places, 'made': rounded(text, places)} for text in ROUNDED for places in PLACES],
    'tables': [{'rows': rows, 'csv': table(rows)} for rows in TABLES],
}
with open('cases.json', 'w', encoding='utf-8') as file:
    json.dump(cases, file, ensure_ascii=False, indent=1)
    file.write('\n')
