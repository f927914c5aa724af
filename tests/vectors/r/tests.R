# Rscript tests/vectors/r/tests.R > tests/vectors/r/tests.json
number <- function(x) ifelse(is.finite(x), formatC(x, digits = 17, format = "g"), "null")
line <- function(name, args, value)
  sprintf('  {"name": "%s", "args": [%s], "value": %s}', name, paste(number(args), collapse = ", "), number(value))
lines <- c()
for (df in c(2, 5.5, 18, 120, 4000)) for (ncp in c(-1, 0, 0.7, 2.8, 6)) for (t in c(0.3, 1.98, 4))
  lines <- c(lines, line("shiftedStudentUpperTail", c(t, df, ncp), pt(t, df, ncp, lower.tail = FALSE)))
exact <- function(mean, deviation, size) { x <- scale(qnorm(ppoints(size)))[, 1]; mean + deviation * x }
for (g in list(c(0.75, 1.79, 10, 2.33, 2.002, 10), c(50, 20, 400, 53, 26, 380), c(10, 0.5, 6, 9, 4, 30))) {
  test <- t.test(exact(g[4], g[5], g[6]), exact(g[1], g[2], g[3]))
  lines <- c(lines, line("welchT", g, unname(test$statistic)), line("welchDegrees", g, unname(test$parameter)),
    line("welchP", g, test$p.value))
}
for (n in c(5, 20, 150)) for (d in c(0.2, 0.8)) {
  lines <- c(lines, line("powerT two.sided", c(n, d), power.t.test(n, d, strict = TRUE)$power),
    line("powerT one.sided", c(n, d), power.t.test(n, d, alternative = "one.sided")$power))
}
for (g in list(c(10000, 0.02, 0.025), c(500, 0.1, 0.16), c(80, 0.3, 0.35))) {
  lines <- c(lines, line("powerShares two.sided", g, power.prop.test(g[1], g[2], g[3], strict = TRUE)$power),
    line("powerShares one.sided", g, power.prop.test(g[1], g[2], g[3], alternative = "one.sided")$power))
}
for (counts in list(c(10000, 9500), c(10000, 10100, 9900), c(901, 99), c(5, 9, 4, 12, 7))) {
  lines <- c(lines, line("goodnessOfFit", counts, chisq.test(counts)$p.value))
}
cat("[\n", paste(lines, collapse = ",\n"), "\n]\n", sep = "")
