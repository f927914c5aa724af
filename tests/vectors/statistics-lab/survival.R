# Rscript tests/vectors/statistics-lab/survival.R > tests/vectors/statistics-lab/survival.json
# Kaplan-Meier estimates of R's package survival: its data sets aml and lung, and made spells with ties and many that have not ended.
library(survival)
suppressWarnings(RNGversion("4.0.0")); set.seed(1958)
many <- function(x) paste0("[", paste(ifelse(is.finite(x), formatC(x, digits = 17, format = "g"), "null"), collapse = ", "), "]")
made <- function(n, mean, share) list(time = floor(rexp(n, 1 / mean)), status = rbinom(n, 1, share))
sets <- list(aml_maintained = with(subset(aml, x == "Maintained"), list(time = time, status = status)),
  aml_all = list(time = aml$time, status = aml$status), lung = list(time = lung$time, status = lung$status - 1),
  small = made(6, 200, 0.7), ties = made(40, 8, 0.6), staff = made(120, 700, 0.45), nobody = list(time = c(5, 9, 30), status = c(0, 0, 0)),
  same_day = list(time = c(0, 0, 3, 10, 10, 400), status = c(1, 0, 1, 1, 0, 0)))
lines <- vapply(names(sets), function(name) {
  d <- sets[[name]]; f <- survfit(Surv(d$time, d$status) ~ 1); s <- summary(f); median <- unname(quantile(f, 0.5)$quantile)
  at <- c(30, 90, 365); value <- vapply(at, function(day) if (day > max(d$time)) NA_real_ else summary(f, times = day)$surv, 0)
  sprintf('  {"name": "%s", "time": %s, "status": %s, "at": %s, "risk": %s, "ended": %s, "survives": %s, "median": %s, "days": %s, "share": %s}',
    name, many(d$time), many(d$status), many(s$time), many(s$n.risk), many(s$n.event), many(s$surv), many(median), many(at), many(value))
}, "")
cat("[\n", paste(lines, collapse = ",\n"), "\n]\n", sep = "")
