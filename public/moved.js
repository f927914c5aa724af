// Runs on the former address of a tool, before the page's own refresh: the values of a shared link stand after #, and a
// refresh would lose them.
location.replace(document.querySelector('a').href + location.hash)
