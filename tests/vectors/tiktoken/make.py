"""Tokens by OpenAI's own tokeniser, in Rust, of texts of many kinds.

python3 -m pip install tiktoken==0.14.0
python3 tests/vectors/tiktoken/make.py node_modules/gpt-tokenizer/data   (writes tokens.json beside this file)

The argument is a folder with o200k_base.tiktoken and cl100k_base.tiktoken; both are held against the hashes that tiktoken knows.
"""
import hashlib, json, os, pathlib, sys

here = pathlib.Path(__file__).parent
data = pathlib.Path(sys.argv[1])
hashes = {
    'o200k_base': '446a9538cb6c348e3516120d7c08b09f57c36495e2acfffe59a5bf8b0cfb1a2d',
    'cl100k_base': '223921b76ee99bde995b7ff738513eef100fb51d18c93597a113bcffe865b2a7',
}
cache = here / '.cache'
cache.mkdir(exist_ok=True)
for name, expected in hashes.items():
    content = (data / f'{name}.tiktoken').read_bytes()
    assert hashlib.sha256(content).hexdigest() == expected, name
    address = f'https://openaipublic.blob.core.windows.net/encodings/{name}.tiktoken'
    (cache / hashlib.sha1(address.encode()).hexdigest()).write_bytes(content)
os.environ['TIKTOKEN_CACHE_DIR'] = str(cache)
import tiktoken

texts = [
    '', ' ', '\n', 'hello world', 'Hello, world!', "I'll see you at 10:45, won't I?", "THEY'LL SAY'D", 'tiktoken is great!',
    'antidisestablishmentarianism', '2 + 2 = 4', '1234567890 1,234,567.89 3.14159', 'お誕生日おめでとう', '今日は天気がいいですね。明日も晴れるでしょう。',
    'Größenwahn und Straßenbahnen über München', 'नमस्ते दुनिया, आप कैसे हैं?', 'مرحبا بالعالم', 'Привет, как дела?', 'สวัสดีชาวโลก', '한국어 문장입니다.',
    '👩‍👩‍👧‍👦 🙂🙃 🇩🇪 👍🏽', 'e\u0301 \u00e9 \ufb01 \u200b\u200d', 'a\tb\t\tc', 'trailing spaces   ', '   leading spaces', 'line one\nline two\r\nline three\r\rend',
    '\n\n\n   \n\t\n', 'x' * 300, 'ab' * 200, ' ' * 90, '=' * 40, '-----\n=====', 'def add(a, b):\n    """Sum."""\n    return a + b\n\n\nprint(add(1, 2))\n',
    'const total = items.reduce((sum, { price }) => sum + price, 0) // €', '<div class="card"><p>It&rsquo;s</p></div>',
    '{"id": 17, "tags": ["a", "b"], "ok": true, "none": null}', 'SELECT * FROM orders WHERE total > 100 ORDER BY id DESC;',
    'https://example.com/a/b?c=1&d=%20#e', '<|endoftext|>', '<|im_start|>user', 'file.name@example.com +44 20 7946 0958', '$1,240.50 €99 ₹2.5 lakh ¥1000',
    'The quick brown fox jumps over the lazy dog. ' * 20, 'camelCaseHTTPServerURL snake_case_name SCREAMING_CASE kebab-case', '0x1F 1e-7 0b1010 ½ ² Ⅷ',
    'ß ẞ İ ı ŉ ǆ', '\u3000全角　スペース\u3000', 'zalgơ̷͈ t̴e̸x̶t̵', '\ufeffbyte order mark', '“quotes” ‘single’ – — … •', 'a\u2028b\u2029c\x0bd\x0ce', '\x00\x01\x7f', '\U0001F9EC𝒳𝔜',
    "Don't\n\n  indent\n    deeper\n\tand tab\n", 'mixed 日本語 and English และไทย with עברית',
]
names = list(hashes)
rows = [{'text': text, **{name: tiktoken.get_encoding(name).encode_ordinary(text) for name in names}} for text in texts]
(here / 'tokens.json').write_text(json.dumps(rows, ensure_ascii=True, separators=(',', ':')) + '\n')
for file in cache.iterdir():
    file.unlink()
cache.rmdir()
print(len(rows), 'texts', sum(len(row[name]) for row in rows for name in names), 'tokens')
