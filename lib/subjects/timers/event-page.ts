export interface EventPage {
  title: string
  /** To a moment in milliseconds since 1970, or for so many from the moment at which the page is opened. */
  aim: { moment: number } | { length: number }
  /** Said once the time is over. */
  over: string
  /** Whether it goes on above zero. */
  countsUp: boolean
  lang: string
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** What the page runs: the same reckoning as the timer, in a browser of its own. */
const script = `var box=document.getElementById('time'),aim=window.aim,end=aim.moment===undefined?Date.now()+aim.length:aim.moment
function two(n){return String(n).padStart(2,'0')}
function draw(){var left=Math.ceil((end-Date.now())/1000),over=left<=0
document.body.classList.toggle('over',over)
if(over&&!aim.countsUp)left=0
var s=Math.abs(left),d=Math.floor(s/86400),h=Math.floor(s/3600)%24,m=Math.floor(s/60)%60
box.textContent=(left<0?'\\u2212':'')+(d?d+' d ':'')+(d?two(h)+':':h?h+':':'')+(d||h?two(m):m)+':'+two(s%60)}
draw();setInterval(draw,200)`

/**
 * A page as one file that counts down by itself: to open beside a stage, or as a browser source of a streaming program, whose picture
 * shows through, as the page has no background unless it is opened with #dark or #light.
 */
export function eventPage({ title, aim, over, countsUp, lang }: EventPage): string {
  const told = JSON.stringify({ ...aim, countsUp }).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>
html,body{height:100%;margin:0;background:transparent}
body{display:grid;place-content:center;justify-items:center;gap:2vmin;font-family:system-ui,sans-serif;text-align:center;color:#fff;text-shadow:0 0 .15em #000,0 0 .05em #000}
.dark{background:#111;text-shadow:none}.light{background:#fff;color:#111;text-shadow:none}
h1{margin:0;font-size:5vmin;font-weight:500;overflow-wrap:anywhere;max-width:90vw}
#time{font-size:min(20vw,40vh);font-weight:700;line-height:1;font-variant-numeric:tabular-nums}
#over{visibility:hidden;font-size:5vmin;margin:0}.over #over{visibility:visible}
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<div id="time" role="timer"></div>
<p id="over">${escaped(over)}</p>
<script>
document.documentElement.className=location.hash==='#dark'||location.hash==='#light'?location.hash.slice(1):''
window.aim=${told}
${script}
</script>
</body>
</html>
`
}
