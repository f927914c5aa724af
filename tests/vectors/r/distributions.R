# Rscript tests/vectors/r/distributions.R > tests/vectors/r/distributions.json
number <- function(x) ifelse(is.finite(x), formatC(x, digits = 17, format = "g"), "null")
line <- function(name, args, value)
  sprintf('  {"name": "%s", "args": [%s], "value": %s}', name, paste(number(args), collapse = ", "), number(value))
lines <- c()
for (z in c(-8, -3.5, -1.96, -0.5, -1e-6, 0, 0.1, 1, 1.2815515655446004, 2.5758293035489004, 5, 12, 30))
  lines <- c(lines, line("normalUpperTail", z, pnorm(z, lower.tail = FALSE)))
for (p in c(1e-12, 1e-6, 0.001, 0.025, 0.05, 0.2, 0.5, 0.8, 0.975, 0.995, 0.999999))
  lines <- c(lines, line("normalQuantile", p, qnorm(p)))
for (df in c(0.5, 1, 2, 3.7, 10, 29.3, 100, 5000, 99999, 250000, 1e7)) {
  for (t in c(-4, -1.3, 0.001, 0.5, 1.6, 2, 3.3, 7, 20))
    lines <- c(lines, line("studentUpperTail", c(t, df), pt(t, df, lower.tail = FALSE)))
  for (p in c(0.0005, 0.005, 0.025, 0.05, 0.2, 0.45))
    lines <- c(lines, line("studentUpperQuantile", c(p, df), qt(p, df, lower.tail = FALSE)))
}
for (df in c(1, 2, 3, 4, 9, 50)) for (x in c(0, 0.01, 0.7, 3.84, 10, 40, 150))
  lines <- c(lines, line("chiSquareUpperTail", c(x, df), pchisq(x, df, lower.tail = FALSE)))
groups <- list(c(12, 240, 20, 240), c(3, 50, 9, 48), c(0, 30, 4, 25), c(200, 10000, 250, 10100), c(4, 4, 1, 6),
  c(1, 100000, 9, 90000), c(45, 50, 49, 50), c(4, 900, 300, 1000))
for (g in groups) {
  x <- c(g[1], g[3]); n <- c(g[2], g[4])
  test <- suppressWarnings(prop.test(x, n, correct = FALSE))
  own <- suppressWarnings(prop.test(g[1], g[2], correct = FALSE))
  lines <- c(lines, line("pooledChiSquare", g, unname(test$statistic)), line("pooledP", g, test$p.value),
    line("differenceLow", g, -test$conf.int[2]), line("differenceHigh", g, -test$conf.int[1]),
    line("wilsonLow", g, own$conf.int[1]), line("wilsonHigh", g, own$conf.int[2]))
  table <- matrix(c(g[3], g[4] - g[3], g[1], g[2] - g[1]), nrow = 2, byrow = TRUE)
  for (side in c("two.sided", "greater", "less"))
    lines <- c(lines, line(paste0("fisher ", side), g, fisher.test(table, alternative = side)$p.value))
}
for (p in list(c(0.01, 0.04, 0.03), c(0.5, 0.9), c(0.001, 0.02, 0.02, 0.6)))
  for (at in seq_along(p)) lines <- c(lines, line(paste0("holm ", at), p, p.adjust(p, "holm")[at]))
cat("[\n", paste(lines, collapse = ",\n"), "\n]\n", sep = "")
