"""Reads Google's robots_test.cc (standard input) and writes its checks as JSON: robots.txt, user agent, URL, allowed.

A string variable counts from its assignment to the end of the block that it was written in. Checks whose text a loop builds are
left out; tests/robots/rules.test.ts builds them anew.
"""
import json
import re
import sys

literal = r'"((?:[^"\\]|\\.)*)"'
text = re.sub(r'^\s*//.*$', '', sys.stdin.read(), flags=re.M)


def unescape(raw):
    return raw.encode('utf-8').decode('unicode_escape').encode('latin-1').decode('utf-8', 'surrogateescape')


def joined(source):
    return ''.join(unescape(one) for one in re.findall(literal, source))


found, left_out = [], []
for name, body in re.findall(r'TEST\(RobotsUnittest, (\w+)\) \{\n(.*?)\n\}\n', text, flags=re.S):
    scopes = [{}]
    pattern = re.compile(
        r'(?P<open>\{)|(?P<close>\})|(?:const )?(?:absl::string_view|std::string) (?P<var>\w+) =\s*(?P<value>(?:' + literal + r'\s*)+);'
        r'|EXPECT_(?P<verdict>TRUE|FALSE)\(\s*IsUserAgentAllowed\((?P<args>(?:' + literal + r'|[^";])*?)\)\);'
    )
    for match in pattern.finditer(body):
        if match['open']:
            scopes.append(dict(scopes[-1]))
        elif match['close']:
            scopes.pop()
        elif match['var']:
            scopes[-1][match['var']] = joined(match['value'])
        else:
            parts = re.findall(literal + r'|(\w[\w:]*)|(\()', match['args'])
            values = []
            for string, word, bracket in parts:
                values.append(None if bracket else scopes[-1].get(word) if word else unescape(string))
            if len(values) != 3 or None in values or 'LineTooLong' in name:
                left_out.append(f"{name}: {' '.join(match[0].split())}")
                continue
            robots, agent, url = values
            found.append({'test': name, 'robots': robots, 'agent': agent, 'url': url, 'allowed': match['verdict'] == 'TRUE'})

print(json.dumps(found, indent=1, ensure_ascii=False))
for one in left_out:
    print('left out', one, file=sys.stderr)
print(len(found), 'checks', file=sys.stderr)
