"""Asks jmespath.py, by the author of the specification, what expressions of ours give: /usr/bin/python3 make.py > cases.json"""
import json
import jmespath

data = {
    'name': 'Harbour Books', 'open': True, 'none': None, 'empty': [], 'blank': '', 'zero': 0,
    'books': [
        {'title': 'Tides', 'price': 12.5, 'tags': ['sea', 'maps'], 'stock': {'shop': 3, 'store': 0}},
        {'title': 'Ropes', 'price': 8, 'tags': [], 'stock': {'shop': 0, 'store': 7}},
        {'title': 'Élan', 'price': 20, 'tags': ['wind', 'sea'], 'stock': {'shop': 1, 'store': 1}, 'sale': False},
    ],
    'matrix': [[1, 2, [3]], [4], 5, []], 'numbers': [3, -1, 2.5, 10], 'words': ['pear', 'Apple', 'fig', 'Äpfel'],
    'odd key': {'a.b': 1, 'c"d': 2}, 'mixed': [1, 'a', None, True, {'x': 1}, [2]], 'deep': {'one': {'a': 1}, 'two': {'a': 2}, 'three': {'b': 3}},
}
expressions = '''name|books[0].title|books[-1].title|books[9]|books[*].title|books[*].stock.shop|books[].tags|books[].tags[]|matrix[]|matrix[][]
books[?price > `10`].title|books[?price >= `8` && stock.shop > `0`].title|books[?stock.shop == `0` || sale == `false`].title|books[?!sale].title
books[?contains(tags, 'sea')].{t: title, p: price}|books[*].[title, price]|{n: name, c: length(books)}|deep.*.a|deep.*|*.one|"odd key"."a.b"|"odd key"."c\\"d"
numbers[1:3]|numbers[::-1]|numbers[:2]|numbers[-2:]|numbers[::2]|numbers[5:]|numbers[1]|name[0]|none.x|missing.path[0]
sort(numbers)|sort(words)|max(numbers)|min(words)|sum(numbers)|avg(numbers)|avg(empty)|sum(empty)|max(empty)|length(name)|length(deep)|length(empty)
sort_by(books, &price)[].title|sort_by(books, &title)[*].title|max_by(books, &price).title|min_by(books, &stock.store).title|map(&title, books)|map(&sale, books)
join(', ', words)|join('-', books[].title)|keys(deep)|values(deep)|merge(deep.one, deep.three)|merge(deep.one, deep.two)|reverse(words)|reverse(name)|abs(`-3`)|ceil(`1.2`)|floor(`-1.2`)
starts_with(name, 'Har')|ends_with(name, 'x')|contains(name, 'bour')|contains(numbers, `10`)|contains(words, 'fig')|to_string(deep)|to_string(name)|to_number('12.5')|to_number('x')|to_number(`7`)|to_number(none)
to_array(name)|to_array(numbers)|type(name)|type(numbers)|type(deep)|type(none)|type(`1`)|type(open)|not_null(missing, none, name)|not_null(missing)
@|@.name|books[0] | title|books[*].title | [0]|books[*].tags | [0]|books[].tags | []|!open|!missing|open && name|missing || name|blank || zero|zero && name
name == 'Harbour Books'|numbers[0] < numbers[1]|open != `true`|books[0] == books[0]|`[1, {"a": 2}]`|'raw \\' quote'|`"literal"`|'it is `5`'
books[?tags][].title|books[?length(tags) > `0`] | length(@)|books[0].{a: title, b: {c: price}}|[name, open, none]|[*]|books[*]|deep.[one, two]|mixed[?type(@) == 'number']|mixed[]|mixed[*].x
books[?(price > `10`) && !(stock.shop == `1`)].title|books[].stock.[shop, store]|books[].stock.[shop, store][]|matrix[*][0]|matrix[0][2][0]|matrix[]|matrix[*][]
numbers[?@ > `2`]|numbers[?@ > `2`] | [0]|sort(numbers)[-1]|length(books[?price > `100`])|books[0].tags[0]|(books)[0].title|(books[*].title)[0]'''.replace('\n', '|')
faulty = '''foo.|.foo|foo[|foo]|[?foo|foo[?bar|foo bar|"foo|'foo|`foo|foo ==|== foo|{a}|{a:}|{"a": b,}|[a,]|foo(|sort()|sort(numbers, numbers)|length(zero)|sum(words)|abs(name)|unknown(name)
max_by(books, &tags)|sort_by(books, &missing)|sort(mixed)|join(', ', numbers)|foo & bar|&|foo.1|foo[a]|$.name|foo..bar|keys(numbers)|not_null()|contains(zero, name)|map(name, books)'''.replace('\n', '|')


def split(text):
    """Bars that stand alone part expressions; those with spaces around them or in pairs belong to one."""
    parts, current = [], ''
    for at, sign in enumerate(text):
        pair = text[at - 1:at] == '|' or text[at + 1:at + 2] == '|'
        spaced = text[at - 1:at] == ' ' or text[at + 1:at + 2] == ' '
        if sign == '|' and not pair and not spaced:
            parts.append(current)
            current = ''
        else:
            current += sign
    return [*parts, current]


cases = [{'expression': one, 'result': jmespath.search(one, data)} for one in split(expressions)]
wrong = []
for one in split(faulty):
    try:
        jmespath.search(one, data)
        raise SystemExit(f'{one} is no mistake')
    except jmespath.exceptions.JMESPathError:
        wrong.append(one)
print(json.dumps({'data': data, 'cases': cases, 'faulty': wrong}, indent=1, ensure_ascii=False))
