// The system's GTK 4, as the package sees it; only the trait `GTK` needs it.
#ifndef DRAGSTAGE_CGTK4_H
#define DRAGSTAGE_CGTK4_H

// What later versions call old is what the oldest supported one has.
#define GDK_VERSION_MIN_REQUIRED G_ENCODE_VERSION(4, 8)

#include <glib.h>
#ifdef G_OS_UNIX
#include <glib-unix.h>
#endif
#include <gtk/gtk.h>

#endif
