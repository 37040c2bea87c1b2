/* Loaded into a server in front of the C library: notes, in their order, what it writes to its database,
   what it syncs, and, if wanted, what it sends. crash/journal.py builds it, and reads what it notes. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

/* Microseconds that each sync takes at least, so that kills come before its end on any disk. */
#define SLOW_DISK 3000

struct head {
    char kind; /* W written, T truncated, S synced, D directory synced, U unlinked, A sent */
    char name; /* d database, w its WAL, j its rollback journal */
    uint16_t unused;
    uint32_t length;
    uint64_t offset;
};

static pthread_mutex_t in_order = PTHREAD_MUTEX_INITIALIZER;
static int journal = -1;
static int with_sends;
static char database[4096];
static char folder[4096];

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* Called by the server's process before it opens its database. */
int begin_journal(const char *path, const char *of, int sends) {
    strncpy(database, of, sizeof database - 1);
    strncpy(folder, of, sizeof folder - 1);
    char *slash = strrchr(folder, '/');
    if (slash == NULL) return -1;
    *slash = 0;
    with_sends = sends;
    journal = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    return journal;
}

static void note(char kind, char name, uint64_t offset, const void *content, size_t length) {
    struct head head = {kind, name, 0, (uint32_t)length, offset};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)content, length}};
    int before = errno;
    if (REAL(writev)(journal, parts, 2) != (ssize_t)(sizeof head + length)) _exit(99);
    errno = before;
}

static char name_of(const char *path) {
    size_t length = strlen(database);
    if (strncmp(path, database, length) != 0) return 0;
    if (path[length] == 0) return 'd';
    if (strcmp(path + length, "-wal") == 0) return 'w';
    return strcmp(path + length, "-journal") == 0 ? 'j' : 0;
}

static int path_of(int fd, char *path, size_t size) {
    char link[40];
    int before = errno;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, size - 1);
    errno = before;
    if (length < 0) return 0;
    path[length] = 0;
    return 1;
}

static char file_of(int fd) {
    char path[4096];
    return journal >= 0 && fd != journal && path_of(fd, path, sizeof path) ? name_of(path) : 0;
}

static void sent(int fd, const struct iovec *parts, size_t count) {
    char path[4096];
    if (journal < 0 || !with_sends || !path_of(fd, path, sizeof path)) return;
    if (strncmp(path, "socket:", 7) != 0) return;
    pthread_mutex_lock(&in_order);
    for (size_t part = 0; part < count; part++)
        note('A', '-', (uint64_t)fd, parts[part].iov_base, parts[part].iov_len);
    pthread_mutex_unlock(&in_order);
}

#define WRITTEN(call)                             \
    char name = file_of(fd);                      \
    if (name == 0) return call;                   \
    pthread_mutex_lock(&in_order);                \
    note('W', name, (uint64_t)at, content, size); \
    ssize_t done = call;                          \
    pthread_mutex_unlock(&in_order);              \
    return done;

ssize_t pwrite(int fd, const void *content, size_t size, off_t at) {
    WRITTEN(REAL(pwrite)(fd, content, size, at))
}

ssize_t pwrite64(int fd, const void *content, size_t size, off64_t at) {
    WRITTEN(REAL(pwrite64)(fd, content, size, at))
}

ssize_t write(int fd, const void *content, size_t size) {
    struct iovec part = {(void *)content, size};
    sent(fd, &part, 1);
    off64_t at = file_of(fd) ? lseek64(fd, 0, SEEK_CUR) : 0;
    WRITTEN(REAL(write)(fd, content, size))
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    sent(fd, parts, (size_t)count);
    return REAL(writev)(fd, parts, count);
}

ssize_t send(int fd, const void *content, size_t size, int flags) {
    struct iovec part = {(void *)content, size};
    sent(fd, &part, 1);
    return REAL(send)(fd, content, size, flags);
}

ssize_t sendto(int fd, const void *content, size_t size, int flags, const struct sockaddr *to, socklen_t room) {
    struct iovec part = {(void *)content, size};
    sent(fd, &part, 1);
    return REAL(sendto)(fd, content, size, flags, to, room);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    sent(fd, message->msg_iov, message->msg_iovlen);
    return REAL(sendmsg)(fd, message, flags);
}

#define TRUNCATED(call)                         \
    char name = file_of(fd);                    \
    if (name == 0) return call;                 \
    pthread_mutex_lock(&in_order);              \
    note('T', name, (uint64_t)size, "", 0);     \
    int done = call;                            \
    pthread_mutex_unlock(&in_order);            \
    return done;

int ftruncate(int fd, off_t size) { TRUNCATED(REAL(ftruncate)(fd, size)) }

int ftruncate64(int fd, off64_t size) { TRUNCATED(REAL(ftruncate64)(fd, size)) }

static int synced(int fd, int (*sync)(int)) {
    char path[4096];
    if (journal < 0 || !path_of(fd, path, sizeof path)) return sync(fd);
    char name = name_of(path);
    int is_folder = strcmp(path, folder) == 0;
    if (name == 0 && !is_folder) return sync(fd);
    pthread_mutex_lock(&in_order);
    usleep(SLOW_DISK);
    int done = sync(fd);
    if (done == 0) note(is_folder ? 'D' : 'S', is_folder ? '-' : name, 0, "", 0);
    pthread_mutex_unlock(&in_order);
    return done;
}

int fsync(int fd) { return synced(fd, REAL(fsync)); }

int fdatasync(int fd) { return synced(fd, REAL(fdatasync)); }

int unlink(const char *path) {
    char name = journal >= 0 ? name_of(path) : 0;
    if (name == 0) return REAL(unlink)(path);
    pthread_mutex_lock(&in_order);
    int done = REAL(unlink)(path);
    if (done == 0) note('U', name, 0, "", 0);
    pthread_mutex_unlock(&in_order);
    return done;
}
