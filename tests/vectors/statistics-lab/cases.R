# Rscript tests/vectors/statistics-lab/cases.R: what the cases of correlation, linear-regression, chi-square-test, anova and ab-test-sample-size expect.
options(digits = 12)
show <- function(name, ...) { cat("##", name, "\n"); v <- c(...); print(v) }
ad <- c(2, 3, 4, 5, 6, 7, 8, 9, 11, 12); sales <- c(15, 18, 17, 22, 24, 23, 29, 28, 34, 33)
report <- function(x, y, ...) {
  p <- cor.test(x, y, ...); s <- suppressWarnings(cor.test(x, y, method = "spearman", exact = FALSE, ...)); k <- suppressWarnings(cor.test(x, y, method = "kendall", ...))
  c(r = unname(p$estimate), t = unname(p$statistic), p = p$p.value, r2 = unname(p$estimate)^2, low = p$conf.int[1], high = p$conf.int[2],
    rho = unname(s$estimate), rhoP = s$p.value, tau = unname(k$estimate), tauP = k$p.value, tauStat = unname(k$statistic))
}
show("correlation: advertising", report(ad, sales))
show("spearman t", { r <- cor(ad, sales, method = "spearman"); r * sqrt(8 / (1 - r^2)) })
x <- c(10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5)
y <- list(c(8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68), c(9.14, 8.14, 8.74, 8.77, 9.26, 8.10, 6.13, 3.10, 9.13, 7.26, 4.74),
  c(7.46, 6.77, 12.74, 7.11, 7.81, 8.84, 6.08, 5.39, 8.15, 6.42, 5.73), c(6.58, 5.76, 7.71, 8.84, 8.47, 7.04, 5.25, 12.50, 5.56, 7.91, 6.89))
for (k in 1:3) show(paste("anscombe", k), report(x, y[[k]]))
show("anscombe 4", report(c(8, 8, 8, 8, 8, 8, 8, 19, 8, 8, 8), y[[4]]))
show("anscombe 1, greater, 0.99", report(x, y[[1]], alternative = "greater", conf.level = 0.99))
show("anscombe 1, less", report(x, y[[1]], alternative = "less"))
m <- as.matrix(head(mtcars[, c("mpg", "hp", "wt")], 12)); print(m); print(cor(m)); print(cor(m, method = "spearman")); print(cor(m, method = "kendall"))
show("mtcars p", cor.test(m[, 1], m[, 2])$p.value, cor.test(m[, 1], m[, 3])$p.value, cor.test(m[, 2], m[, 3])$p.value)
fit <- function(name, m, at, level = 0.95) {
  cat("##", name, "\n"); s <- summary(m); print(s$coefficients); print(confint(m, level = level)); print(anova(m))
  show("sigma, R2, adj, total", s$sigma, s$r.squared, s$adj.r.squared, sum(anova(m)[, 2])); show("mean", predict(m, data.frame(x = at), interval = "confidence", level = level))
  show("single", predict(m, data.frame(x = at), interval = "prediction", level = level)); e <- resid(m); show("DW", sum(diff(e)^2) / sum(e^2)); show("cooks", cooks.distance(m)); show("resid", e); show("fitted", fitted(m))
}
h <- list(x = 1:10, y = c(52, 55, 61, 60, 68, 71, 70, 79, 81, 88)); fit("hours", lm(y ~ x, h), 7.5); fit("hours 90%", lm(y ~ x, h), 12, 0.9)
n <- list(x = 60:70, y = 130:140); fit("NoInt1", lm(y ~ 0 + x, n), 65)
count <- function(name, m) { t <- chisq.test(m, correct = FALSE); cat("##", name, "\n"); show("chi, df, p", t$statistic, t$parameter, t$p.value); print(t$expected); print(t$stdres); print((m - t$expected)^2 / t$expected)
  g <- 2 * sum(ifelse(m > 0, m * log(m / t$expected), 0)); show("G, p, V", g, pchisq(g, t$parameter, lower.tail = FALSE), sqrt(t$statistic / (sum(m) * (min(dim(m)) - 1)))) }
count("plans", rbind(c(62, 38), c(93, 27), c(45, 55))); count("agresti", rbind(c(762, 327, 468), c(484, 239, 477)))
four <- rbind(c(12, 5), c(3, 9)); suppressWarnings(count("four", four)); show("yates, fisher", suppressWarnings(unlist(chisq.test(four)[c("statistic", "p.value")])), fisher.test(four)$p.value)
tea <- rbind(c(3, 1), c(1, 3)); suppressWarnings(count("tea", tea)); show("yates, fisher", suppressWarnings(unlist(chisq.test(tea)[c("statistic", "p.value")])), fisher.test(tea)$p.value)
p <- chisq.test(c(315, 108, 101, 32), p = c(9, 3, 3, 1), rescale.p = TRUE); show("peas", p$statistic, p$p.value, sqrt(p$statistic / 556)); print(p$expected); print(p$stdres); o <- c(315, 108, 101, 32); g <- 2 * sum(o * log(o / p$expected)); show("G", g, pchisq(g, 3, lower.tail = FALSE))
show("die, one parameter taken", { d <- chisq.test(c(16, 18, 16, 14, 12, 12)); c(d$statistic, pchisq(d$statistic, 4, lower.tail = FALSE), d$p.value) })
groups <- function(name, g, level = 0.95) { cat("##", name, "\n"); y <- unlist(g); f <- factor(rep(names(g), lengths(g)), levels = names(g)); a <- aov(y ~ f); print(summary(a)[[1]]); s <- summary(a)[[1]]
  show("eta, omega", s[1, 2] / sum(s[, 2]), (s[1, 2] - s[1, 1] * s[2, 3]) / (sum(s[, 2]) + s[2, 3])); show("welch", unlist(oneway.test(y ~ f)[c("statistic", "parameter", "p.value")]))
  m <- ave(y, f, FUN = median); l <- summary(aov(abs(y - m) ~ f))[[1]]; show("levene", l[1, 4], l[1, 5]); print(TukeyHSD(a, conf.level = level)$f)
  for (n in names(g)) { t <- t.test(g[[n]], conf.level = level); show(n, mean(g[[n]]), sd(g[[n]]), t$conf.int) } }
groups("depots", list(North = c(24, 27, 23, 26, 25, 22), South = c(29, 31, 34, 30, 33, 31), West = c(21, 24, 20, 25, 22, 23)))
groups("PlantGrowth", split(PlantGrowth$weight, PlantGrowth$group)); print(split(PlantGrowth$weight, PlantGrowth$group))
groups("uneven", list(A = c(5.1, 4.9, 6.2), B = c(7.3, 9.8, 5.2, 12.1, 6.6), C = c(6.1, 5.8)), 0.9)
means <- c(24.5, 31.3, 22.5); sds <- c(1.87, 1.86, 1.87); ns <- c(6, 6, 6); ss <- sum((ns - 1) * sds^2); sb <- sum(ns * (means - sum(ns * means) / sum(ns))^2); F <- (sb / 2) / (ss / 15); show("summary", F, pf(F, 2, 15, lower.tail = FALSE), sb, ss, qtukey(0.95, 3, 15))
show("prop", power.prop.test(p1 = 0.04, p2 = 0.044, power = 0.8, tol = 1e-12)$n, power.prop.test(p1 = 0.1, p2 = 0.11, power = 0.8, tol = 1e-12)$n, power.prop.test(p1 = 0.1, p2 = 0.11, power = 0.9, alternative = "one.sided", tol = 1e-12)$n, power.prop.test(p1 = 0.1, p2 = 0.08, power = 0.8, sig.level = 0.05 / 3, tol = 1e-12)$n)
for (k in c(0.5, 0.75, 1, 1.25, 1.5, 2)) show(paste("effect", k), power.prop.test(p1 = 0.04, p2 = 0.04 + 0.004 * k, power = 0.8, tol = 1e-12)$n, power.prop.test(p1 = 0.04, p2 = 0.04 + 0.004 * k, power = 0.9, tol = 1e-12)$n)
show("means", power.t.test(delta = 5, sd = 38, power = 0.8, tol = 1e-12)$n, power.t.test(delta = 20, sd = 38, power = 0.8, tol = 1e-12)$n, power.t.test(delta = 60, sd = 38, power = 0.9, sig.level = 0.01, alternative = "one.sided", tol = 1e-12)$n)
for (w in c(1, 2, 4)) show(paste("week", w), floor(2500 * 7 * w / 2), uniroot(function(d) power.prop.test(p1 = 0.04, p2 = 0.04 + d, power = 0.8, tol = 1e-12)$n - floor(2500 * 7 * w / 2), c(0.0005, 0.03), tol = 1e-14)$root)
