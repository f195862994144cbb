/*
 * A disk that forgets. Preloaded into a program, this keeps beside the folder FORGETFUL_FOLDER a second one, FORGETFUL_DISK,
 * with what would be left of it if the power failed now: a file is there as it was when it was last synced. Names that are
 * taken away or changed are so at once. What is not synced by fsync or fdatasync (O_SYNC, msync, syncfs) counts as lost.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

/* Where a file of the folder is kept on the disk; 0 if it is no file of the folder. */
static int kept(const char *path, char *place) {
    const char *folder = getenv("FORGETFUL_FOLDER");
    const char *disk = getenv("FORGETFUL_DISK");
    char whole[PATH_MAX];
    if (!folder || !disk) {
        return 0;
    }
    if (path[0] != '/') {
        char here[PATH_MAX];
        if (!getcwd(here, sizeof here) || snprintf(whole, sizeof whole, "%s/%s", here, path) >= (int)sizeof whole) {
            return 0;
        }
        path = whole;
    }
    size_t length = strlen(folder);
    return strncmp(path, folder, length) == 0 && path[length] == '/'
           && snprintf(place, PATH_MAX, "%s%s", disk, path + length) < PATH_MAX;
}

static void make_folders(char *place) {
    for (char *slash = strchr(place + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        mkdir(place, 0700);
        *slash = '/';
    }
}

/*
 * Copies the file to its place, whole, because others may have written to it, too. In place and without emptying it first:
 * whoever is killed in between leaves each byte as it was or as it is now, like a disk.
 */
static int keep(int file, char *place) {
    char chunk[1 << 16];
    make_folders(place);
    int copy = open(place, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (copy < 0) {
        return -1;
    }
    flock(copy, LOCK_EX); /* an older copy must not come after a newer one */
    off_t at = 0;
    for (ssize_t got; (got = pread(file, chunk, sizeof chunk, at)) > 0; at += got) {
        if (pwrite(copy, chunk, got, at) != got) {
            close(copy);
            errno = EIO;
            return -1;
        }
    }
    int cut = ftruncate(copy, at);
    close(copy);
    return cut;
}

/* Whether the file was kept (1), should have been but could not (-1), or is none of ours (0). */
static int synced(int file) {
    char name[64];
    char path[PATH_MAX];
    char place[PATH_MAX];
    struct stat about;
    snprintf(name, sizeof name, "/proc/self/fd/%d", file);
    ssize_t length = readlink(name, path, sizeof path - 1);
    if (length <= 0) {
        return 0;
    }
    path[length] = 0;
    if (!kept(path, place) || fstat(file, &about) != 0) {
        return 0;
    }
    if (!S_ISREG(about.st_mode) || about.st_nlink == 0) {
        return 1;
    }
    /* A file that was opened for writing only is read by another name. */
    int reader = open(path, O_RDONLY | O_CLOEXEC);
    if (reader < 0) {
        return -1;
    }
    int done = keep(reader, place);
    close(reader);
    return done == 0 ? 1 : -1;
}

int fsync(int file) {
    int done = synced(file);
    return done == 0 ? REAL(fsync)(file) : done < 0 ? -1 : 0;
}

int fdatasync(int file) {
    int done = synced(file);
    return done == 0 ? REAL(fdatasync)(file) : done < 0 ? -1 : 0;
}

int unlink(const char *path) {
    int done = REAL(unlink)(path);
    char place[PATH_MAX];
    if (done == 0 && kept(path, place)) {
        REAL(unlink)(place);
        errno = 0;
    }
    return done;
}

int rename(const char *from, const char *to) {
    int done = REAL(rename)(from, to);
    char before[PATH_MAX];
    char after[PATH_MAX];
    if (done == 0 && kept(from, before) && kept(to, after)) {
        make_folders(after);
        REAL(rename)(before, after); /* what was never synced is not there to be renamed */
        errno = 0;
    }
    return done;
}
