/*
 * Preloaded into a server (LD_PRELOAD): the Nth operation on the files of one store fails, is cut in two, or is the last
 * of the process. Told what to do, and telling what it counted, through a file that both sides map: fault-control.ts.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum op { OPEN, READ, WRITE, SYNC, RENAME, OPS };
enum mode { FAIL, FULL, CUT, KILL, POWER };
/* The order is that of STORES in fault-control.ts. */
static const char *const STORES[] = {"events", "documents", "search", "auth", "jobs", "keys", "lock", "blobs", "incoming", "secrets"};
enum { STORE_COUNT = sizeof STORES / sizeof *STORES, FDS = 4096 };

struct control { int32_t armed, store, op, mode, left, times, fired, seed, counts[STORE_COUNT][OPS]; };

/* A write that no sync has made durable yet: what stood there before, and what was written. */
struct unsynced { struct unsynced *older, *newer; uint64_t number; char *path; off_t at, size; size_t had, length; char *old, *new; };

static struct control *control;
static const char *folder;
static size_t folder_length;
static struct { int8_t store; char *path; } files[FDS];
static struct unsynced *newest, *oldest;
static uint64_t writes;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define REAL(name) ((__typeof__(&name))real(#name, &real_##name))
static void *real(const char *name, void **kept) { return *kept ? *kept : (*kept = dlsym(RTLD_NEXT, name)); }
#define KEPT(name) static void *real_##name
KEPT(open); KEPT(open64); KEPT(openat); KEPT(close); KEPT(read); KEPT(pread64); KEPT(preadv64); KEPT(write); KEPT(pwrite64);
KEPT(writev); KEPT(pwritev64); KEPT(fsync); KEPT(fdatasync); KEPT(rename); KEPT(link); KEPT(unlink); KEPT(syscall);

__attribute__((constructor)) static void begin(void) {
  const char *file = getenv("FAULT_CONTROL");
  folder = getenv("FAULT_FOLDER");
  if (!file || !folder) return;
  folder_length = strlen(folder);
  int fd = REAL(open)(file, O_RDWR | O_CLOEXEC);
  void *mapped = fd < 0 ? MAP_FAILED : mmap(NULL, sizeof *control, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (mapped != MAP_FAILED) control = mapped;
  if (fd >= 0) REAL(close)(fd);
}

/* The store that a path belongs to by its first part below the folder; -1 for none. */
static int store_of(const char *path) {
  if (!control || strncmp(path, folder, folder_length) || path[folder_length] != '/') return -1;
  const char *name = path + folder_length + 1;
  for (int i = 0; i < STORE_COUNT; i++) {
    size_t length = strlen(STORES[i]);
    if (!strncmp(name, STORES[i], length) && strchr("./-", name[length])) return i;
  }
  return -1;
}
static int store_of_fd(int fd) { return control && fd >= 0 && fd < FDS ? files[fd].store - 1 : -1; }

static void put_back(struct unsynced *each, const char *bytes, size_t length) {
  int fd = REAL(open)(each->path, O_WRONLY | O_CLOEXEC);
  if (fd < 0) return;
  if (length) (void)!REAL(pwrite64)(fd, bytes, length, each->at);
  if (bytes == each->old) (void)!ftruncate(fd, each->size);
  REAL(close)(fd);
}

/* A power cut: of what no sync made durable, all is lost (seed 0) or any part of it. The lock is kept for ever. */
static void lose_unsynced(uint32_t seed) {
  pthread_mutex_lock(&lock);
  for (struct unsynced *each = newest; each; each = each->older) put_back(each, each->old, each->had);
  for (struct unsynced *each = oldest; seed && each; each = each->newer) {
    seed ^= seed << 13, seed ^= seed >> 17, seed ^= seed << 5;
    if (seed & 1) put_back(each, each->new, each->length);
  }
}

/* Whether this operation is the one, and shall fail: errno is set then. What kills does not return, unless it cuts first. */
static enum { PASS, FAILS, CUTS } meets(int store, enum op op) {
  if (store < 0) return PASS;
  __sync_fetch_and_add(&control->counts[store][op], 1);
  if (!control->armed || control->store != store || control->op != (int)op) return PASS;
  int left = __sync_sub_and_fetch(&control->left, 1);
  if (left >= 0 || left < -control->times) return PASS;
  __sync_fetch_and_add(&control->fired, 1);
  if (control->mode == CUT) return CUTS;
  if (control->mode == POWER) lose_unsynced(control->seed);
  if (control->mode >= KILL) kill(getpid(), SIGKILL);
  errno = control->mode == FULL ? ENOSPC : EIO;
  return FAILS;
}
static void after_cut(int result) { if (result == CUTS) kill(getpid(), SIGKILL); }

static int opened(int fd, const char *path, int store) {
  if (fd < 0 || fd >= FDS) return fd;
  files[fd].store = store + 1;
  free(files[fd].path);
  files[fd].path = store < 0 ? NULL : strdup(path);
  return fd;
}
#define OPENED(call) \
  int store = store_of(path), met = meets(store, OPEN); \
  if (met == FAILS) return -1; \
  va_list rest; va_start(rest, flags); mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(rest, mode_t) : 0; va_end(rest); \
  int fd = opened(call, path, store); \
  after_cut(met); \
  return fd
int open(const char *path, int flags, ...) { OPENED(REAL(open)(path, flags, mode)); }
int open64(const char *path, int flags, ...) { OPENED(REAL(open64)(path, flags, mode)); }
int openat(int at, const char *path, int flags, ...) { OPENED(REAL(openat)(at, path, flags, mode)); }
static void closed(long fd) { if (fd >= 0 && fd < FDS) files[fd].store = 0; }
int close(int fd) { closed(fd); return REAL(close)(fd); }
/* libuv closes what it opened so. */
long syscall(long number, ...) {
  va_list rest; va_start(rest, number);
  long a[6]; for (int i = 0; i < 6; i++) a[i] = va_arg(rest, long);
  va_end(rest);
  if (number == SYS_close) closed(a[0]);
  return REAL(syscall)(number, a[0], a[1], a[2], a[3], a[4], a[5]);
}

#define PASSED(fd, op, call) \
  int met = meets(store_of_fd(fd), op); \
  if (met == FAILS) return -1; \
  __typeof__(call) result = call; \
  after_cut(met); \
  return result
ssize_t read(int fd, void *to, size_t length) { PASSED(fd, READ, REAL(read)(fd, to, length)); }
ssize_t pread64(int fd, void *to, size_t length, off64_t at) { PASSED(fd, READ, REAL(pread64)(fd, to, length, at)); }
ssize_t pread(int fd, void *to, size_t length, off_t at) { PASSED(fd, READ, REAL(pread64)(fd, to, length, at)); }
ssize_t preadv64(int fd, const struct iovec *to, int count, off64_t at) { PASSED(fd, READ, REAL(preadv64)(fd, to, count, at)); }

/* Remembers what a write replaces. */
static void remember(int fd, const void *from, size_t length, off_t at) {
  struct stat now;
  struct unsynced *each = fstat(fd, &now) || !S_ISREG(now.st_mode) ? NULL : calloc(1, sizeof *each);
  if (!each) return;
  *each = (struct unsynced){.number = ++writes, .path = strdup(files[fd].path), .at = at, .size = now.st_size, .length = length};
  each->old = malloc(length + 1), each->new = malloc(length + 1);
  memcpy(each->new, from, length);
  ssize_t had = REAL(pread64)(fd, each->old, length, at);
  if (had < 0) { /* open for writing alone: never a database, whose locks the closing of another descriptor would drop */
    int reader = REAL(open)(each->path, O_RDONLY | O_CLOEXEC);
    if (reader >= 0) had = REAL(pread64)(reader, each->old, length, at), REAL(close)(reader);
  }
  each->had = had < 0 ? 0 : had;
  if ((each->older = newest)) newest->newer = each; else oldest = each;
  newest = each;
}
static ssize_t wrote(int fd, const void *from, size_t length, off64_t at) {
  int store = store_of_fd(fd), met = meets(store, WRITE);
  if (met == FAILS) return -1;
  if (met == CUTS) length /= 2;
  if (store >= 0) pthread_mutex_lock(&lock), remember(fd, from, length, at < 0 ? lseek(fd, 0, SEEK_CUR) : at);
  ssize_t result = at < 0 ? REAL(write)(fd, from, length) : REAL(pwrite64)(fd, from, length, at);
  if (store >= 0) pthread_mutex_unlock(&lock);
  after_cut(met);
  return result;
}
ssize_t write(int fd, const void *from, size_t length) { return store_of_fd(fd) < 0 ? REAL(write)(fd, from, length) : wrote(fd, from, length, -1); }
ssize_t pwrite64(int fd, const void *from, size_t length, off64_t at) { return wrote(fd, from, length, at); }
ssize_t pwrite(int fd, const void *from, size_t length, off_t at) { return wrote(fd, from, length, at); }
/* Several pieces at once become one write for each: callers go on after a short one. */
ssize_t writev(int fd, const struct iovec *from, int count) {
  return store_of_fd(fd) < 0 ? REAL(writev)(fd, from, count) : wrote(fd, from->iov_base, from->iov_len, -1);
}
ssize_t pwritev64(int fd, const struct iovec *from, int count, off64_t at) {
  return store_of_fd(fd) < 0 ? REAL(pwritev64)(fd, from, count, at) : wrote(fd, from->iov_base, from->iov_len, at);
}

/* The first `upto` writes are durable as far as they went to this file, or the file is gone. */
static void forget(const char *path, uint64_t upto) {
  pthread_mutex_lock(&lock);
  for (struct unsynced *each = newest, *older; each; each = older) {
    older = each->older;
    if (each->number > upto || strcmp(each->path, path)) continue;
    if (older) older->newer = each->newer; else oldest = each->newer;
    if (each->newer) each->newer->older = older; else newest = older;
    free(each->path), free(each->old), free(each->new), free(each);
  }
  pthread_mutex_unlock(&lock);
}
/* A planted bug: syncs of the store FAULT_DROPS_SYNCS do nothing. */
static int is_dropped(int store) { const char *name = getenv("FAULT_DROPS_SYNCS"); return name && store >= 0 && !strcmp(name, STORES[store]); }
#define SYNCED(call) \
  int store = store_of_fd(fd), met = meets(store, SYNC); \
  if (met == FAILS) return -1; \
  if (is_dropped(store)) return 0; \
  uint64_t upto = __sync_fetch_and_add(&writes, 0); \
  int result = call; \
  if (store >= 0 && result == 0) forget(files[fd].path, upto); \
  after_cut(met); \
  return result
int fsync(int fd) { SYNCED(REAL(fsync)(fd)); }
int fdatasync(int fd) { SYNCED(REAL(fdatasync)(fd)); }
int unlink(const char *path) {
  int result = REAL(unlink)(path);
  if (result == 0 && store_of(path) >= 0) forget(path, UINT64_MAX);
  return result;
}

static void moved(const char *from, const char *to) {
  pthread_mutex_lock(&lock);
  for (struct unsynced *each = newest; each; each = each->older)
    if (!strcmp(each->path, from)) free(each->path), each->path = strdup(to);
  pthread_mutex_unlock(&lock);
}
#define MOVED(call, is_gone) \
  int store = store_of(to) < 0 ? store_of(from) : store_of(to), met = meets(store, RENAME); \
  if (met == FAILS) return -1; \
  int result = call; \
  if (is_gone && result == 0 && store >= 0) moved(from, to); \
  after_cut(met); \
  return result
int rename(const char *from, const char *to) { MOVED(REAL(rename)(from, to), 1); }
int link(const char *from, const char *to) { MOVED(REAL(link)(from, to), 0); }
