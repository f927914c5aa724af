#include <stdio.h>
#include <stdlib.h>
#include "encode.h"
/* width height across down, then RGB bytes on the standard input */
int main(int count, char **words) {
  int w = atoi(words[1]), h = atoi(words[2]);
  unsigned char *rgb = malloc(w * h * 3);
  if (fread(rgb, 3, w * h, stdin) != (size_t)(w * h)) return 1;
  printf("%s", blurHashForPixels(atoi(words[3]), atoi(words[4]), w, h, rgb, w * 3));
  return 0;
}
