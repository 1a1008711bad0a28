// Tells the programs that it is loaded into what time it is: that of the machine, and so many seconds more as the
// first eight bytes of the file $QUINTAIN_CLOCK say. Whatever durations are measured with goes on as ever.
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static volatile int64_t none = 0;
static volatile int64_t *off = &none;

__attribute__((constructor)) static void open_clock(void) {
  const char *name = getenv("QUINTAIN_CLOCK");
  int file = name ? open(name, O_RDONLY | O_CLOEXEC) : -1;
  void *page = file < 0 ? MAP_FAILED : mmap(NULL, sizeof *off, PROT_READ, MAP_SHARED, file, 0);
  if (page != MAP_FAILED) off = page;
  if (file >= 0) close(file);
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int done = (int) syscall(SYS_clock_gettime, clock, now);
  if (done == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += *off;
  return done;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  struct timespec exact;
  (void) zone;
  if (clock_gettime(CLOCK_REALTIME, &exact) != 0) return -1;
  now->tv_sec = exact.tv_sec;
  now->tv_usec = exact.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *told) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return -1;
  if (told) *told = now.tv_sec;
  return now.tv_sec;
}
