"""HTML that cmark-gfm makes of texts of our own: python3 make.py > cases.json"""
import json, subprocess

texts = [
    '| a | b |\n| :-- | --: |\n| 1 | 2 |\n| `x \\| y` | **c \\| d** |', '| one |\n| :-: |\n| two |\n\nAfter.', '- [ ] open\n- [x] done\n  - [ ] within',
    '1. [x] numbered\n2. plain', '~~gone~~ and ~~all **bold** gone~~', 'a | b, not a table', '# Head with `code` and *stress* #1',
    '- a\n\n  b\n\n- c', '- a\n  - b\n    - c\n- d', '3. three\n4. four', '> quote\n>\n> > deeper\n>\n> - list', '> one\n\n<!-- -->\n\n> two',
    '```js\nlet a = "`" // ~~~\n```', '~~~~\n```\n~~~\n~~~~', '    indented\n\n    code', 'line\\\nbreak', '**bold***stress*', '*a***b**', 'snake_case and __init__',
    '\\*not\\* \\_stress\\_ \\`code\\` \\[link\\](x) \\# \\> 1\\. \\- \\+ \\~~no\\~~', '1\\. not a list', '\\- not a list', '\\# no head', '\\> no quote', 'a\\\n\\- b', '\\| a \\| b \\|\n\\| -- \\|',
    '&amp;copy; &lt;b&gt; &nbsp; \\&amp;', '![alt *text*](/a.png "title \\"x\\"")', '[![in](/i.png)](/out)', '[a](</u v> "t")', '[a](/u_(b))', '<https://example.org/?a=1&b=2>', '<me@example.org>',
    '[text with ] bracket\\]](/x)', '`` a ` b ``', '` a `', '`  `', '***both***', '**a *b* c**', '*a **b** c*', 'x**y**z', 'a*b*c', '**«quoted»**', 'a**"b"**c', '---', 'a\n\n---\n\nb', '- ---', '- # head\n- > quote',
    '- ```\n  code\n  ```', '- a\n- \n- c', '1. a\n\n   ```\n   b\n   ```\n2. c', '| a |\n| - |\n\n| b |\n| - |', 'Head\n====\n\nSecond\n---', '## Head ##\n\n### trailing \\#', '+ plus', '2) bracket', 'a  \nb', '* * *', 'ä *ö*ü', '"*a*"', '日本*語*文', '**日本。**語',
    '\\<div\\> &lt;script&gt;', '5 < 6 > 4 & 3', 'C:\\\\path\\\\*', '!\\[no image\\]', '!\\[a](b)', '!<!-- -->[link](/u)', '[^1] no note', 'Setext?\n\\===', '- a\n\n\n- b\n\n\n\ttext', '- a\n\n1. b', '- a\n\n* b', '1. a\n\n1) b', '> a\n> \n> b\n\nc', 'tilde ~5 and ~6', '$5 and $6',
]


def html(text):
    command = ['cmark-gfm', '-e', 'table', '-e', 'strikethrough', '-e', 'tasklist', '--unsafe']
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.decode()


print(json.dumps([{'markdown': one, 'html': html(one)} for one in texts], indent=1, ensure_ascii=False))
