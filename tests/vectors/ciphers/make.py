"""Texts in cipher in six alphabets, by str.translate over turned alphabets: python3 make.py > ciphers.txt

A line: alphabet, cipher, key, plain text, cipher text, parted by tabs. The texts are our own."""

LATIN = 'abcdefghijklmnopqrstuvwxyz'
ALPHABETS = {
    'en': LATIN,
    'de': LATIN + 'äöüß',
    'es': 'abcdefghijklmnñopqrstuvwxyz',
    'fr': LATIN,
    'ru': 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'el': 'αβγδεζηθικλμνξοπρστυφχψω',
}
TEXTS = {
    'en': ['Meet me at the Old Mill, 9 pm.', 'Xylophone & ZEBRA'],
    'de': ['Größe zählt nicht, Übung schon.', 'ÄÖÜẞ äöüß'],
    'es': ['El niño bebió mañana; Ñandú.'],
    'fr': ['Le château est fermé à midi.'],
    'ru': ['Съешь ещё этих мягких булок, ЁЖ.'],
    'el': ['Ο ηλιοσ και η θαλασσα, ΩΣ.'],
}
WORDS = {'en': 'Lemon', 'de': 'ßonne', 'es': 'Ñu', 'fr': 'clef', 'ru': 'ключ', 'el': 'λογοσ'}
FACTORS = {'en': 5, 'de': 7, 'es': 5, 'fr': 25, 'ru': 5, 'el': 7}


def upper(letters):
    return ''.join('ẞ' if one == 'ß' else one.upper() for one in letters)


def translation(letters, turned):
    return str.maketrans(letters + upper(letters), turned + upper(turned))


def turned_by(letters, by):
    return letters[by:] + letters[:by]


def vigenere(text, word, letters):
    out, at = [], 0
    for sign in text:
        if sign in letters or sign in upper(letters):
            key = word[at % len(word)]
            by = letters.index(key) if key in letters else upper(letters).index(key)
            out.append(sign.translate(translation(letters, turned_by(letters, by))))
            at += 1
        else:
            out.append(sign)
    return ''.join(out)


def main():
    for name, letters in ALPHABETS.items():
        size = len(letters)
        for text in TEXTS[name]:
            for shift in (1, 7, size - 1):
                print(name, 'caesar', shift, text, text.translate(translation(letters, turned_by(letters, shift))), sep='\t')
            print(name, 'vigenere', WORDS[name], text, vigenere(text, WORDS[name], letters), sep='\t')
            factor = FACTORS[name]
            affine = ''.join(letters[(factor * at + 3) % size] for at in range(size))
            print(name, 'affine', f'{factor} 3', text, text.translate(translation(letters, affine)), sep='\t')


main()
