"""Writes the lexicon of VADER as TypeScript (argument `lexicon`), or sentences with VADER's own scores as JSON (`scores`).

Needs vaderSentiment.py, vader_lexicon.txt and emoji_utf8_lexicon.txt of the commit in README.md in the folder of the second argument.
"""
import json
import random
import sys
import types

sys.modules['requests'] = types.ModuleType('requests')
sys.path.insert(0, sys.argv[2])
import vaderSentiment as vader  # noqa: E402

analyzer = vader.SentimentIntensityAnalyzer()


def lexicon():
    by_valence = {}
    for word, valence in analyzer.lexicon.items():
        by_valence.setdefault(valence, []).append(word)
    rows = [[valence, ' '.join(words) if all(' ' not in word for word in words) else words] for valence, words in sorted(by_valence.items())]
    flat = []
    for valence, words in rows:
        if isinstance(words, str):
            flat.append([valence, words])
        else:
            flat.append([valence, ' '.join(word for word in words if ' ' not in word)])
    return {
        'words': flat,
        'phrases': {word: valence for word, valence in analyzer.lexicon.items() if ' ' in word},
        'emojis': analyzer.emojis,
        'negations': sorted(vader.NEGATE_SET),
        'boosters': vader.BOOSTER_DICT,
        'idioms': vader.SPECIAL_CASES,
    }


def scores():
    random.seed(2014)
    source = open(sys.argv[2] + '/vaderSentiment.py', encoding='utf-8').read()
    published = []
    for name in ('sentences = [', 'tricky_sentences = ['):
        part = source.split(name, 1)[1].split(']', 1)[0]
        published += eval('[' + '\n'.join(line.split('  #')[0] for line in part.split('\n')) + ']')
    loaded = [word for word in analyzer.lexicon if word.isalpha()]
    small = ['the', 'a', 'is', 'was', 'it', 'book', 'no', 'not', 'never', 'so', 'this', 'without', 'doubt', 'least', 'at', 'very',
             'kind', 'of', 'but', 'BUT', 'or', 'nor', "isn't", "don't", 'very', 'VERY', 'hardly', 'sort', 'extremely', 'yeah',
             'right', 'bad', 'ass', 'good', 'GOOD', 'great!', 'ok?', ':)', ':(', '😁', '💔', 'lol', 'no,', '"fine"', 'to', 'die', 'for']
    made = []
    for _ in range(400):
        words = [random.choice(small) if random.random() < 0.7 else random.choice(loaded) for _ in range(random.randint(1, 12))]
        words = [word.upper() if random.random() < 0.08 else word for word in words]
        made.append(' '.join(words) + random.choice(['', '', '.', '!', '!!!', '??', '????!!!!!']))
    return [{'text': text, **analyzer.polarity_scores(text)} for text in published + made]


print(json.dumps(lexicon() if sys.argv[1] == 'lexicon' else scores(), ensure_ascii=False, indent=1 if sys.argv[1] == 'scores' else None))
