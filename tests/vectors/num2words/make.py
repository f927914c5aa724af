"""Whole numbers and amounts in English words, as num2words writes them. See README.md."""
import json, random
from num2words import num2words
from num2words.lang_EN import Num2Word_EN

random.seed(20261123)
EDGES = [*range(0, 131), 199, 200, 201, 219, 999, 1000, 1001, 1010, 1100, 9999, 10000, 99999, 100000, 100001, 100021, 110000,
         999999, 1000000, 1000001, 1000100, 1001000, 9999999, 10000000, 10000001, 10100000, 99999999, 100000000, 999999999,
         1000000000, 9999999999]
LARGE = [10**10, 10**11 + 1, 10**12, 10**12 + 10**6 + 1, 999999999999999, 10**15]


def drawn(digits):
    return [random.randrange(10 ** (n - 1), 10**n) for n in digits for _ in range(12)]


def words(value, lang):
    return num2words(value, lang=lang).replace(",", "")


indian = sorted(set(EDGES + drawn(range(3, 11))))
international = sorted(set(EDGES + LARGE + drawn(range(3, 16))))
WANTED = ["AUD", "CAD", "SEK", "NOK", "PLN", "RON", "INR", "USD"]
print(json.dumps({
    "international": {str(value): words(value, "en") for value in international},
    "indian": {str(value): words(value, "en_IN") for value in indian},
    # The third form of the zloty is left out: English has two.
    "units": {code: [list(forms[:2]) for forms in Num2Word_EN.CURRENCY_FORMS[code]] for code in WANTED},
}, indent=1, ensure_ascii=False))
