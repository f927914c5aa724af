"""What cmark and cmark-gfm make of texts of our own: python3 make.py > cases.json"""
import json, subprocess


def run(program, *options, text):
    return subprocess.run([program, *options], input=text.encode(), capture_output=True, check=True).stdout.decode()


smart = [
    '"Hello," she said.', "It's the '90s, isn't it?", "'single' and \"double\"", '("in brackets")', '"a"-"b"', 'one--two---three----four-----five------six',
    'wait...', '6\' 2"', '*"emphasis"*', '"*emphasis*"', '`"code"`', '"`code`"', '# "Title"\n\n"Text"', '- "item"\n- \'other\'', '"two\nlines"',
    '[“a” "b"](x "title")', 'a "b "c" d" e', "rock 'n' roll", '"Ünï" — "cödé"', '\\"escaped\\"', '-- start', 'x -- y', '"" \'\'', "the dogs' bowl",
    '| "a" | b |', 'he said "\'quoted\' inside"', '5 - 3', '-', '\u201calready\u201d',
]
notes = [
    'Text[^1].\n\n[^1]: The note.', 'B[^b] and A[^a].\n\n[^a]: First.\n[^b]: Second.', 'Twice[^x] and[^x].\n\n[^x]: Again.',
    'Long[^n].\n\n[^n]: One.\n\n    Two.\n\nAfter.', 'None[^q].', 'Unused.\n\n[^u]: Nobody.', '*In[^e]* emphasis.\n\n[^e]: With `code` and *more*.',
    '# Head[^h]\n\nText.\n\n[^h]: Of a heading.', '`[^c]`\n\n[^c]: In code.', '- item[^l]\n\n[^l]: In a list.',
]
print(json.dumps({
    'smart': [{'markdown': one, 'html': run('cmark', '--smart', text=one)} for one in smart],
    'notes': [{'markdown': one, 'html': run('cmark-gfm', '-e', 'footnotes', text=one)} for one in notes],
}, indent=1, ensure_ascii=False))
