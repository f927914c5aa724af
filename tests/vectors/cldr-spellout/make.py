"""Whole numbers in words, as ICU writes them by the rules of Unicode CLDR. See README.md."""
import json, random
import icu

random.seed(20261128)
LANGUAGES = ["de", "en", "es", "fr", "fr-CH", "it", "nl", "pl", "pt", "sv", "tr"]
EDGES = [*range(0, 220), 999, 1000, 1001, 1002, 1021, 1100, 1200, 1999, 2000, 2001, 9999, 10000, 21000, 21021, 80000, 99999, 100000,
         100001, 101000, 121000, 200000, 200080, 201000, 222000, 999999, 10**6, 10**6 + 1, 10**6 + 100, 10**6 + 1000, 10**6 + 1100,
         21 * 10**6, 31 * 10**6 + 31031, 80 * 10**6, 101 * 10**6, 121 * 10**6, 200 * 10**6, 201 * 10**6 + 1, 10**9, 10**9 + 1,
         10**9 + 10**6, 21 * 10**9, 22 * 10**9 + 5 * 10**6, 10**12, 2 * 10**12 + 2 * 10**9, 10**15 - 1]
DRAWN = [random.randrange(10 ** (n - 1), 10**n) for n in range(4, 16) for _ in range(36)]
VALUES = sorted(set(EDGES + DRAWN))


def words(language, rule_set=None):
    rules = icu.RuleBasedNumberFormat(icu.URBNFRuleSetTag.SPELLOUT, icu.Locale(language))
    if rule_set:
        rules.setDefaultRuleSet(rule_set)
    # A soft hyphen says where a word may be broken; it is no letter of it.
    return [rules.format(value).replace("\u00ad", "") for value in VALUES]


print(json.dumps({"icu": icu.ICU_VERSION, "values": [str(value) for value in VALUES],
                  "ordinals": words("en", "%spellout-ordinal"),
                  "words": {language: words(language) for language in LANGUAGES}}, ensure_ascii=False, indent=0))
