// The system's SQLite, as the package sees it; only the trait `SQLite` needs it.
#ifndef DRAGSTAGE_CSQLITE_H
#define DRAGSTAGE_CSQLITE_H

#include <sqlite3.h>

#endif
