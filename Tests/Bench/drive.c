// Runs a server on two pipes and measures it. Prints one JSON object.
//
//   drive flood FILE REPEAT null|read -- COMMAND…   everything at once
//   drive trip  FILE -- COMMAND…                    one request at a time, client and server on one core
//   drive start FILE -- COMMAND…                    from fork to the first answer
//
// The lines of FILE carry the ids 0, 1, 2, … `read` takes the answers through a pipe, checks that they come in that
// order and samples the resident memory; `null` sends them to /dev/null.

#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { chunk = 256 * 1024, samples = 10 };

static void fail(const char *what) {
  fprintf(stderr, "drive: %s: %s\n", what, errno ? strerror(errno) : "failed");
  exit(1);
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

typedef struct {
  const char *bytes;
  size_t size;
  size_t lines;
} Input;

static Input map_input(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  struct stat status;
  if (file < 0 || fstat(file, &status) != 0 || status.st_size == 0) fail(path);
  Input input = {.size = (size_t)status.st_size};
  input.bytes = mmap(NULL, input.size, PROT_READ, MAP_PRIVATE, file, 0);
  if (input.bytes == MAP_FAILED) fail(path);
  close(file);
  for (const char *at = input.bytes, *end = at + input.size; (at = memchr(at, '\n', (size_t)(end - at))); at++) {
    input.lines++;
  }
  return input;
}

static void write_all(int file, const char *bytes, size_t count) {
  while (count > 0) {
    ssize_t written = write(file, bytes, count < chunk ? count : chunk);
    if (written < 0) fail("write to the server");
    bytes += written;
    count -= (size_t)written;
  }
}

typedef struct {
  pid_t pid;
  int input;
  int output;
} Server;

/// Starts the command; without `reads` its answers go to /dev/null.
static Server start_server(char **command, bool reads) {
  int to[2], from[2] = {-1, -1};
  if (pipe(to) != 0 || (reads && pipe(from) != 0)) fail("pipe");
  Server server = {.pid = fork(), .input = to[1], .output = from[0]};
  if (server.pid < 0) fail("fork");
  if (server.pid == 0) {
    int output = reads ? from[1] : open("/dev/null", O_WRONLY);
    if (dup2(to[0], 0) < 0 || dup2(output, 1) < 0) _exit(126);
    close(to[0]), close(to[1]), close(output);
    if (reads) close(from[0]);
    execvp(command[0], command);
    _exit(127);
  }
  close(to[0]);
  if (reads) close(from[1]);
  return server;
}

static long peak_kib;
static double cpu_seconds;

static void end_server(Server server) {
  int status;
  struct rusage usage;
  if (wait4(server.pid, &status, 0, &usage) < 0) fail("wait");
  peak_kib = usage.ru_maxrss;
  cpu_seconds = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  errno = 0;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    fprintf(stderr, "drive: the server ended with status %d\n", status);
    exit(1);
  }
}

/// Resident memory in KiB; 0 where /proc does not say.
static long resident(pid_t pid) {
  char path[64];
  long total = 0, pages = 0;
  snprintf(path, sizeof path, "/proc/%ld/statm", (long)pid);
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  if (fscanf(file, "%ld %ld", &total, &pages) != 2) pages = 0;
  fclose(file);
  return pages * (sysconf(_SC_PAGESIZE) / 1024);
}

/// Follows the answers byte by byte only as far as their ids.
typedef struct {
  size_t lines;
  size_t wrap;
  char head[64];
  size_t held;
} Order;

static void check_head(Order *order) {
  static const char start[] = "{\"jsonrpc\":\"2.0\",\"id\":";
  char expected[64];
  int length = snprintf(expected, sizeof expected, "%s%zu,", start, order->lines % order->wrap);
  if (order->held < (size_t)length || memcmp(order->head, expected, (size_t)length) != 0) {
    errno = 0;
    fprintf(stderr, "drive: answer %zu is out of order or invalid: %.*s\n", order->lines, (int)order->held, order->head);
    exit(1);
  }
}

static void follow(Order *order, const char *bytes, size_t count) {
  const char *end = bytes + count;
  while (bytes < end) {
    const char *newline = memchr(bytes, '\n', (size_t)(end - bytes));
    const char *stop = newline ? newline : end;
    size_t room = sizeof order->head - order->held, have = (size_t)(stop - bytes);
    size_t taken = have < room ? have : room;
    memcpy(order->head + order->held, bytes, taken);
    order->held += taken;
    if (!newline) return;
    check_head(order);
    order->lines++;
    order->held = 0;
    bytes = newline + 1;
  }
}

static int flood(Input input, size_t repeat, bool reads, char **command) {
  double began = now();
  Server server = start_server(command, reads);
  pid_t feeder = fork();
  if (feeder < 0) fail("fork");
  if (feeder == 0) {
    if (reads) close(server.output);
    for (size_t turn = 0; turn < repeat; turn++) write_all(server.input, input.bytes, input.size);
    _exit(0);
  }
  close(server.input);
  Order order = {.wrap = input.lines};
  size_t total = input.lines * repeat;
  long resident_kib[samples] = {0};
  if (reads) {
    static char buffer[chunk];
    size_t taken = 0;
    ssize_t count;
    while ((count = read(server.output, buffer, sizeof buffer)) > 0) {
      follow(&order, buffer, (size_t)count);
      while (taken < samples && order.lines * samples >= total * (taken + 1)) {
        resident_kib[taken++] = resident(server.pid);
      }
    }
    if (count < 0) fail("read from the server");
  }
  end_server(server);
  double seconds = now() - began;
  int status;
  if (waitpid(feeder, &status, 0) < 0 || status != 0) fail("feeding the server");
  if (reads && order.lines != total) {
    fprintf(stderr, "drive: %zu answers to %zu requests\n", order.lines, total);
    return 1;
  }
  printf("{\"seconds\":%.6f,\"cpuSeconds\":%.6f,\"requests\":%zu,\"peakKiB\":%ld,\"residentKiB\":[", seconds,
         cpu_seconds, total, peak_kib);
  for (int index = 0; index < samples; index++) printf("%s%ld", index ? "," : "", resident_kib[index]);
  printf("]}\n");
  return 0;
}

/// Reads to the end of one line.
static void read_line(int file) {
  static char buffer[chunk];
  ssize_t count;
  do {
    count = read(file, buffer, sizeof buffer);
    if (count <= 0) fail("the server ended without an answer");
  } while (buffer[count - 1] != '\n');
}

static int by_size(const void *left, const void *right) {
  double a = *(const double *)left, b = *(const double *)right;
  return (a > b) - (a < b);
}

static int trip(Input input, char **command) {
#ifdef __linux__
  cpu_set_t allowed, one;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) fail("affinity");
  CPU_ZERO(&one);
  for (int core = CPU_SETSIZE - 1; core >= 0; core--) {
    if (CPU_ISSET(core, &allowed)) {
      CPU_SET(core, &one);
      break;
    }
  }
  if (sched_setaffinity(0, sizeof one, &one) != 0) fail("affinity");
#endif
  Server server = start_server(command, true);
  double *trips = malloc(input.lines * sizeof *trips);
  if (!trips) fail("memory");
  const char *at = input.bytes, *end = at + input.size;
  for (size_t index = 0; index < input.lines; index++) {
    const char *next = (const char *)memchr(at, '\n', (size_t)(end - at)) + 1;
    double began = now();
    write_all(server.input, at, (size_t)(next - at));
    read_line(server.output);
    trips[index] = now() - began;
    at = next;
  }
  close(server.input);
  end_server(server);
  qsort(trips, input.lines, sizeof *trips, by_size);
  printf("{\"seconds\":%.9f,\"requests\":%zu,\"p99\":%.9f}\n", trips[input.lines / 2], input.lines,
         trips[input.lines * 99 / 100]);
  return 0;
}

static int start(Input input, char **command) {
  double began = now();
  Server server = start_server(command, true);
  const char *end = memchr(input.bytes, '\n', input.size);
  write_all(server.input, input.bytes, (size_t)(end - input.bytes) + 1);
  read_line(server.output);
  double seconds = now() - began;
  long kib = resident(server.pid);
  close(server.input);
  end_server(server);
  printf("{\"seconds\":%.6f,\"residentKiB\":%ld}\n", seconds, kib);
  return 0;
}

int main(int count, char **arguments) {
  signal(SIGPIPE, SIG_IGN);
  int dashes = 1;
  while (dashes < count && strcmp(arguments[dashes], "--") != 0) dashes++;
  char **command = arguments + dashes + 1;
  if (dashes + 1 < count) {
    const char *mode = arguments[1];
    if (strcmp(mode, "flood") == 0 && dashes == 5) {
      size_t repeat = strtoul(arguments[3], NULL, 10);
      return flood(map_input(arguments[2]), repeat, strcmp(arguments[4], "read") == 0, command);
    }
    if (strcmp(mode, "trip") == 0 && dashes == 3) return trip(map_input(arguments[2]), command);
    if (strcmp(mode, "start") == 0 && dashes == 3) return start(map_input(arguments[2]), command);
  }
  fprintf(stderr, "usage: drive flood FILE REPEAT null|read -- COMMAND… | trip FILE -- COMMAND… | start FILE -- COMMAND…\n");
  return 64;
}
