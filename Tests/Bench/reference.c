// What the bare SQLite library does with linkd's table, index and settings.
//
//   reference insert DATABASE PREFIX LINKS plain|reuse   one row for each line of LINKS, 256 rows a transaction
//   reference select DATABASE PREFIX SUFFIXES            one look-up for each line, inside one read transaction
//
// `insert` makes the file; a 17-character suffix is drawn for each row, and with `reuse` a 16-byte reuse key too.

#define _GNU_SOURCE
#include <sqlite3.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { rows_per_transaction = 256, suffix_length = 17, reuse_key_length = 16 };

static sqlite3 *database;

static void fail(const char *what) {
  fprintf(stderr, "reference: %s: %s\n", what, database ? sqlite3_errmsg(database) : "failed");
  exit(1);
}

static void execute(const char *sql) {
  if (sqlite3_exec(database, sql, NULL, NULL, NULL) != SQLITE_OK) fail(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v3(database, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, NULL) != SQLITE_OK) fail(sql);
  return statement;
}

static void open_database(const char *path) {
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &database, flags, NULL) != SQLITE_OK) fail(path);
  execute("PRAGMA page_size=4096; PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA wal_autocheckpoint=4000;"
          "PRAGMA journal_size_limit=67108864; PRAGMA cache_size=-8192; PRAGMA mmap_size=0;");
}

static const char schema[] =
    "CREATE TABLE links("
    "  prefix TEXT NOT NULL, suffix TEXT NOT NULL, long_link TEXT NOT NULL,"
    "  reuse_key BLOB CHECK (reuse_key IS NULL OR (length(reuse_key) = 16 AND state = 0 AND option <> 3)),"
    "  option INTEGER NOT NULL CHECK (option BETWEEN 1 AND 3),"
    "  state INTEGER NOT NULL DEFAULT 0 CHECK (state BETWEEN 0 AND 2),"
    "  created_at INTEGER NOT NULL, expire_at INTEGER, name TEXT, tags TEXT,"
    "  PRIMARY KEY (prefix, suffix)) STRICT;"
    "CREATE UNIQUE INDEX links_reuse ON links(reuse_key) WHERE reuse_key IS NOT NULL;";

static uint8_t random_byte(void) {
  static uint8_t pool[256];
  static size_t used = sizeof pool;
  if (used == sizeof pool) {
    if (getentropy(pool, sizeof pool) != 0) fail("random bytes");
    used = 0;
  }
  return pool[used++];
}

static void draw_suffix(char suffix[suffix_length]) {
  static const char letters[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  for (int index = 0; index < suffix_length;) {
    uint8_t byte = random_byte() >> 2;
    if (byte < 62) suffix[index++] = letters[byte];
  }
}

static void insert(FILE *links, const char *prefix, bool reuses) {
  execute(schema);
  sqlite3_stmt *insertion = prepare(
      "INSERT INTO links(prefix, suffix, long_link, reuse_key, option, created_at, expire_at, name, tags)"
      " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9) ON CONFLICT DO NOTHING");
  sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE"), *commit = prepare("COMMIT");
  int prefix_length = (int)strlen(prefix);
  char *line = NULL;
  size_t room = 0;
  long rows = 0;
  ssize_t length;
  while ((length = getline(&line, &room, links)) > 0) {
    if (rows % rows_per_transaction == 0) {
      if (sqlite3_step(begin) != SQLITE_DONE) fail("begin");
      sqlite3_reset(begin);
    }
    if (line[length - 1] == '\n') length--;
    char suffix[suffix_length];
    uint8_t key[reuse_key_length];
    draw_suffix(suffix);
    sqlite3_bind_text(insertion, 1, prefix, prefix_length, SQLITE_STATIC);
    sqlite3_bind_text(insertion, 2, suffix, suffix_length, SQLITE_STATIC);
    sqlite3_bind_text(insertion, 3, line, (int)length, SQLITE_STATIC);
    if (reuses) {
      for (int index = 0; index < reuse_key_length; index++) key[index] = random_byte();
      sqlite3_bind_blob(insertion, 4, key, reuse_key_length, SQLITE_STATIC);
    }
    sqlite3_bind_int64(insertion, 5, 1);
    sqlite3_bind_int64(insertion, 6, (sqlite3_int64)time(NULL) * 1000);
    if (sqlite3_step(insertion) != SQLITE_DONE || sqlite3_changes(database) != 1) fail("insert");
    sqlite3_reset(insertion);
    if (++rows % rows_per_transaction == 0) {
      if (sqlite3_step(commit) != SQLITE_DONE) fail("commit");
      sqlite3_reset(commit);
    }
  }
  if (rows % rows_per_transaction != 0 && sqlite3_step(commit) != SQLITE_DONE) fail("commit");
  sqlite3_finalize(insertion), sqlite3_finalize(begin), sqlite3_finalize(commit);
  printf("%ld\n", rows);
}

static void look_up(FILE *suffixes, const char *prefix) {
  sqlite3_stmt *selection = prepare(
      "SELECT long_link, option, state, created_at, expire_at, name, tags"
      " FROM links WHERE prefix = ?1 AND suffix = ?2");
  int prefix_length = (int)strlen(prefix);
  char *line = NULL;
  size_t room = 0;
  long found = 0, bytes = 0;
  ssize_t length;
  execute("BEGIN");
  while ((length = getline(&line, &room, suffixes)) > 0) {
    if (line[length - 1] == '\n') length--;
    sqlite3_bind_text(selection, 1, prefix, prefix_length, SQLITE_STATIC);
    sqlite3_bind_text(selection, 2, line, (int)length, SQLITE_STATIC);
    if (sqlite3_step(selection) != SQLITE_ROW) fail("select");
    if (!sqlite3_column_text(selection, 0)) fail("select");
    bytes += sqlite3_column_bytes(selection, 0) + sqlite3_column_int(selection, 1) + sqlite3_column_int(selection, 2);
    bytes += (long)(sqlite3_column_int64(selection, 3) & 1) + (sqlite3_column_type(selection, 4) != SQLITE_NULL);
    bytes += (sqlite3_column_type(selection, 5) != SQLITE_NULL) + (sqlite3_column_type(selection, 6) != SQLITE_NULL);
    found++;
    sqlite3_reset(selection);
  }
  execute("COMMIT");
  sqlite3_finalize(selection);
  printf("%ld %ld\n", found, bytes);
}

int main(int count, char **arguments) {
  bool inserts = count == 6 && strcmp(arguments[1], "insert") == 0;
  bool selects = count == 5 && strcmp(arguments[1], "select") == 0;
  if (!inserts && !selects) {
    fprintf(stderr, "usage: reference insert DATABASE PREFIX LINKS plain|reuse | select DATABASE PREFIX SUFFIXES\n");
    return 64;
  }
  FILE *lines = fopen(arguments[4], "r");
  if (!lines) fail(arguments[4]);
  open_database(arguments[2]);
  if (inserts) insert(lines, arguments[3], strcmp(arguments[5], "reuse") == 0);
  else look_up(lines, arguments[3]);
  if (sqlite3_close(database) != SQLITE_OK) fail("close");
  return 0;
}
