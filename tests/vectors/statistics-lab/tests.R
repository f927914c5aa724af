# Rscript tests/vectors/statistics-lab/tests.R > tests/vectors/statistics-lab/tests.json
suppressWarnings(RNGversion("4.0.0")); set.seed(1908)
one <- function(x) if (length(x) == 0 || !is.finite(x)) "null" else sprintf("%.12g", unname(x))
many <- function(x) paste0("[", paste(vapply(x, one, ""), collapse = ", "), "]")
text <- function(x) paste0('"', x, '"')
object <- function(...) { v <- list(...); paste0("{", paste0('"', names(v), '": ', unlist(v), collapse = ", "), "}") }
list_of <- function(x) paste0("[\n  ", paste(x, collapse = ",\n  "), "\n]")
quiet <- function(x) suppressWarnings(x)
sides <- c("two.sided", "greater", "less")

pairs <- list(
  list(x = c(10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5), y = c(8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68)),
  list(x = c(10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5), y = c(9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74)),
  list(x = c(10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5), y = c(7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73)),
  list(x = c(8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8), y = c(6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.50, 5.56, 7.91, 6.89)),
  list(x = c(1, 2, 3), y = c(2, 5, 4)), list(x = c(1, 2, 3, 4), y = c(3, 1, 4, 2)),
  list(x = c(1, 2, 3, 4, 5, 6, 7), y = c(-2, 3, 1, 8, 5, 13, 9)), list(x = 1:8, y = c(4, 8, 1, 6, 2, 7, 3, 5)),
  list(x = c(1e6 + c(0.1, 0.4, 0.2, 0.9, 0.5)), y = c(3, 7, 2, 11, 6)))
for (n in c(5, 9, 10, 25, 49, 50, 80, 300)) for (rho in c(-0.6, 0, 0.3)) {
  x <- round(rnorm(n, 50, 9), 4); y <- round(rho * (x - 50) + sqrt(1 - rho^2) * 9 * rnorm(n), 4)
  pairs <- c(pairs, list(list(x = x, y = y)), list(list(x = round(x / 6), y = round(y / 6))))
}
usable <- Filter(function(d) sd(d$x) > 0 && sd(d$y) > 0, pairs)
correlation <- vapply(usable, function(d) {
  n <- length(d$x); ties <- any(duplicated(d$x)) || any(duplicated(d$y))
  by <- function(m, side, ...) quiet(cor.test(d$x, d$y, method = m, alternative = side, ...))
  exact <- n <= 9 && !ties
  p <- function(m, ...) many(vapply(sides, function(s) by(m, s, ...)$p.value, 0))
  ci <- if (n > 3) unlist(lapply(sides, function(s) by("pearson", s, conf.level = 0.9)$conf.int)) else rep(NA, 6)
  object(x = many(d$x), y = many(d$y), r = one(cor(d$x, d$y)), t = one(by("pearson", "two.sided")$statistic),
    p = p("pearson"), interval = many(ci),
    rho = one(cor(d$x, d$y, method = "spearman")), rhoP = p("spearman", exact = exact),
    tau = one(cor(d$x, d$y, method = "kendall")), tauP = p("kendall"))
}, "")

lines <- unlist(lapply(Filter(function(d) length(unique(d$x)) > 1 && length(unique(d$y)) > 1, Filter(function(d) length(d$x) <= 80, usable)), function(d) {
  vapply(c(FALSE, TRUE), function(origin) {
    m <- if (origin) lm(y ~ 0 + x, d) else lm(y ~ x, d)
    s <- quiet(summary(m)); at <- data.frame(x = c(min(d$x), mean(d$x) + 1, max(d$x) + 5))
    ci <- predict(m, at, interval = "confidence", level = 0.9); pi <- quiet(predict(m, at, interval = "prediction", level = 0.9))
    e <- resid(m)
    object(x = many(d$x), y = many(d$y), origin = if (origin) "true" else "false",
      coefficients = many(t(s$coefficients)), intervals = many(t(confint(m, level = 0.9))), deviation = one(s$sigma),
      fit = one(s$r.squared), adjusted = one(s$adj.r.squared), f = one(s$fstatistic[1]),
      fP = one(pf(s$fstatistic[1], s$fstatistic[2], s$fstatistic[3], lower.tail = FALSE)),
      at = many(at$x), predicted = many(ci[, 1]), mean = many(t(ci[, 2:3])), single = many(t(pi[, 2:3])),
      residuals = many(e), cooks = many(cooks.distance(m)), watson = one(sum(diff(e)^2) / sum(e^2)))
  }, "")
}))

tables <- list(rbind(c(762, 327, 468), c(484, 239, 477)), rbind(c(12, 5), c(3, 9)), rbind(c(3, 1), c(1, 3)), rbind(c(0, 7), c(9, 4)),
  rbind(c(62, 38), c(93, 27), c(45, 55)), rbind(c(1, 0, 4), c(2, 3, 0)), rbind(c(300, 200), c(250, 250)), rbind(c(10, 20), c(20, 40)))
for (k in 1:12) { d <- sample(2:6, 2, TRUE); tables <- c(tables, list(matrix(rpois(d[1] * d[2], sample(c(4, 30, 400), 1)) + (k %% 2), d[1]))) }
tables <- Filter(function(m) all(rowSums(m) > 0) && all(colSums(m) > 0), tables)
contingency <- vapply(tables, function(m) {
  t <- quiet(chisq.test(m, correct = FALSE)); four <- all(dim(m) == 2)
  g <- 2 * sum(ifelse(m > 0, m * log(m / t$expected), 0))
  y <- if (four) quiet(chisq.test(m, correct = TRUE)) else list(statistic = NA, p.value = NA)
  object(rows = paste0("[", paste(apply(m, 1, many), collapse = ", "), "]"), chi = one(t$statistic), degrees = one(t$parameter),
    p = one(t$p.value), expected = many(t(t$expected)), adjusted = many(t(t$stdres)), g = one(g),
    gP = one(pchisq(g, t$parameter, lower.tail = FALSE)), yates = one(y$statistic), yatesP = one(y$p.value),
    fisher = one(if (four) fisher.test(m)$p.value else NA), cramer = one(sqrt(t$statistic / (sum(m) * (min(dim(m)) - 1)))))
}, "")
fits <- list(list(c(315, 108, 101, 32), c(9, 3, 3, 1)), list(c(16, 18, 16, 14, 12, 12), rep(1, 6)), list(c(89, 37, 30, 28, 2), c(0.4, 0.2, 0.2, 0.15, 0.05)),
  list(c(0, 3, 9), c(1, 2, 3)))
fit <- vapply(fits, function(f) {
  t <- quiet(chisq.test(f[[1]], p = f[[2]], rescale.p = TRUE)); o <- f[[1]]; g <- 2 * sum(ifelse(o > 0, o * log(o / t$expected), 0))
  object(observed = many(o), weights = many(f[[2]]), chi = one(t$statistic), degrees = one(t$parameter), p = one(t$p.value),
    expected = many(t$expected), adjusted = many(t$stdres), g = one(g), gP = one(pchisq(g, t$parameter, lower.tail = FALSE)))
}, "")

sirstv <- matrix(c(196.3052, 196.1240, 196.1890, 196.2569, 196.3403, 196.3042, 196.3825, 196.1669, 196.3257, 196.0422, 196.1303, 196.2005,
  196.2889, 196.0343, 196.1811, 196.2795, 196.1748, 196.1494, 196.1485, 195.9885, 196.2119, 196.1051, 196.1850, 196.0052, 196.2090), 5)
sets <- c(list(lapply(1:5, function(j) sirstv[, j])), list(split(PlantGrowth$weight, PlantGrowth$group)),
  list(split(InsectSprays$count, InsectSprays$spray)), list(split(chickwts$weight, chickwts$feed)), list(list(c(1, 2), c(3, 5))),
  list(list(1e9 + c(1, 2, 3), 1e9 + c(2, 4, 6), 1e9 + c(5, 5.5, 7))))
for (k in c(2, 3, 5, 9, 20)) sets <- c(sets, list(lapply(1:k, function(j) round(rnorm(sample(2:12, 1), 20 + j / 3, runif(1, 1, 6)), 3))))
groups <- vapply(sets, function(g) {
  y <- unlist(g); f <- factor(rep(sprintf("g%02d", seq_along(g)), lengths(g)))
  a <- summary(aov(y ~ f))[[1]]; w <- oneway.test(y ~ f); med <- ave(y, f, FUN = median)
  l <- summary(aov(abs(y - med) ~ f))[[1]]; tk <- TukeyHSD(aov(y ~ f), conf.level = 0.95)$f
  ms <- a[2, 3]
  object(groups = paste0("[", paste(vapply(g, many, ""), collapse = ", "), "]"), squares = many(a[, 2]), degrees = many(a[, 1]),
    f = one(a[1, 4]), p = one(a[1, 5]), eta = one(a[1, 2] / sum(a[, 2])), omega = one((a[1, 2] - a[1, 1] * ms) / (sum(a[, 2]) + ms)),
    welch = many(c(w$statistic, w$parameter[2], w$p.value)), levene = many(c(l[1, 4], l[1, 5])),
    tukey = many(t(tk)))
}, "")

range <- c()
for (k in c(2, 3, 5, 10, 20)) for (df in c(2, 5, 12, 40, 300)) {
  for (q in c(0.5, 1.5, 3, 4.5, 7)) range <- c(range, object(name = text("tail"), q = one(q), means = one(k), degrees = one(df), value = one(ptukey(q, k, df, lower.tail = FALSE))))
  for (p in c(0.1, 0.05, 0.01)) range <- c(range, object(name = text("quantile"), q = one(p), means = one(k), degrees = one(df), value = one(qtukey(p, k, df, lower.tail = FALSE))))
}

plans <- c()
for (g in list(c(0.04, 0.044), c(0.04, 0.036), c(0.1, 0.11), c(0.5, 0.55), c(0.002, 0.003), c(0.9, 0.95))) for (power in c(0.8, 0.9, 0.95)) for (side in c("two.sided", "one.sided"))
  plans <- c(plans, object(name = text("shares"), first = one(g[1]), second = one(g[2]), power = one(power), side = text(side), level = one(0.05),
    value = one(power.prop.test(p1 = g[1], p2 = g[2], power = power, alternative = side, tol = 1e-12)$n)))
for (d in c(0.05, 0.1315789473684, 0.2, 0.5, 0.8, 1.2, 2)) for (power in c(0.8, 0.9)) for (side in c("two.sided", "one.sided")) for (level in c(0.05, 0.01))
  plans <- c(plans, object(name = text("means"), first = one(0), second = one(d), power = one(power), side = text(side), level = one(level),
    value = one(power.t.test(delta = d, sd = 1, power = power, alternative = side, sig.level = level, tol = 1e-10)$n)))
for (n in c(3, 5, 10, 20, 75, 399, 420, 5000)) for (power in c(0.8, 0.95)) for (side in c("two.sided", "one.sided")) for (level in c(0.05, 0.01))
  plans <- c(plans, object(name = text("effect"), first = one(n), second = one(0), power = one(power), side = text(side), level = one(level),
    value = one(power.t.test(n = n, sd = 1, power = power, alternative = side, sig.level = level, tol = 1e-10)$delta)))

cat("{\n", paste0('"', c("correlation", "lines", "contingency", "fit", "groups", "range", "plans"), '": ',
  c(list_of(correlation), list_of(lines), list_of(contingency), list_of(fit), list_of(groups), list_of(range), list_of(plans)), collapse = ",\n"), "\n}\n", sep = "")
