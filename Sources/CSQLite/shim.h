#ifndef LINKD_CSQLITE_SHIM_H
#define LINKD_CSQLITE_SHIM_H

#include <sqlite3.h>

#ifdef __linux__
#include <sys/vfs.h>
#endif

// Swift imports neither variadic functions nor SQLITE_STATIC and SQLITE_TRANSIENT, which are casts to a function
// pointer; its byte pointers are not `char` pointers; and its empty arrays are nil, which SQLite would take for NULL.

/// Sets one of the on/off options of a connection (SQLITE_DBCONFIG_...).
static inline int linkd_sqlite3_set_option(sqlite3 *connection, int option, int value) {
  return sqlite3_db_config(connection, option, value, (int *)0);
}

/// Binds UTF-8 text that stays where it is until the statement has been stepped and its bindings are cleared.
static inline int linkd_sqlite3_bind_text_static(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes ? (const char *)bytes : "", count, SQLITE_STATIC, SQLITE_UTF8);
}

/// Binds a copy of UTF-8 text.
static inline int linkd_sqlite3_bind_text_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_text64(statement, index, bytes ? (const char *)bytes : "", count, SQLITE_TRANSIENT, SQLITE_UTF8);
}

/// Binds a copy of bytes.
static inline int linkd_sqlite3_bind_blob_copy(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 count) {
  return sqlite3_bind_blob64(statement, index, bytes ? bytes : "", count, SQLITE_TRANSIENT);
}

#ifdef __linux__
/// The kind of file system that holds a file (`f_type` of statfs(2)), -1 if there is no such file. It decides whether a
/// write-ahead log may be used; the Glibc module of Swift leaves <sys/vfs.h> out.
static inline long linkd_file_system_type(const char *path) {
  struct statfs status;
  return statfs(path, &status) == 0 ? (long)status.f_type : -1;
}
#endif

#endif
