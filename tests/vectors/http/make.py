"""Writes statuses.json, endings.json and exchange.txt: python3 tests/vectors/http/make.py

Statuses are those of http.HTTPStatus of Python 3.11, endings those of /etc/mime.types (Debian media-types 10.0.0), and the exchange
is what curl printed of a server of the same Python. Dates and versions in it are replaced, so that it is the same every time.
"""
import http, http.server, json, pathlib, re, subprocess, threading

here = pathlib.Path(__file__).parent
statuses = {status.value: status.phrase for status in http.HTTPStatus}
(here / 'statuses.json').write_text(json.dumps(statuses, indent=2) + '\n')

wanted = 'aac avi avif bmp bz2 css csv doc docx epub gif gz html ics jar jpeg jpg js json jsonld mp3 mp4 mpeg odp ods odt otf pdf png ppt pptx rtf svg tar tif ttf txt wav weba webm webp woff woff2 xhtml xls xlsx xml zip 7z md wasm opus'.split()
endings = {}
for line in open('/etc/mime.types'):
    kind, *names = line.split('#')[0].split() or ['']
    for name in names:
        if name in wanted: endings.setdefault(name, []).append(kind)
(here / 'endings.json').write_text(json.dumps(endings, indent=2, sort_keys=True) + '\n')

class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = 'HTTP/1.1'
    def log_message(self, *_): pass
    def do_GET(self):
        if self.path == '/old':
            self.send_response(301); self.send_header('Location', '/new'); self.send_header('Content-Length', '0'); self.end_headers(); return
        body = b'X-Not-A-Header: this is the body\n'
        self.send_response(404); self.send_header('Content-Type', 'text/plain'); self.send_header('Cache-Control', 'max-age=7200, no-transform')
        self.send_header('Content-Length', str(len(body))); self.end_headers(); self.wfile.write(body)

server = http.server.HTTPServer(('127.0.0.1', 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
port = server.server_port
ran = subprocess.run(['curl', '-sLv', f'http://127.0.0.1:{port}/old'], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
text = re.sub(r'0x[0-9a-f]+', '0x1', re.sub(r'Date: .*GMT', 'Date: Mon, 02 Nov 2026 10:00:00 GMT', ran.stdout.replace(f'127.0.0.1:{port}', 'host.invalid').replace(str(port), '80')))
(here / 'exchange.txt').write_text(text.replace('\r\n', '\n'))
