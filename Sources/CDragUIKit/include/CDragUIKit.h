#ifndef C_DRAG_UIKIT_H
#define C_DRAG_UIKIT_H

#include <stdint.h>

/* Swift cannot call an initializer of a class that is only known as a value unless it is `required`, and a required
   initializer of ours would have to be repeated by each subclass with an initializer of its own. So the initializer is
   looked up in the class's table of methods, as the compiler does for a call on an object. */

/// Makes a view of a class by its `init(frame:)`.
///
/// The class is the metadata of a subclass of `UIView`. The result is owned by the caller.
void *_Nonnull drag_uikit_make_view(const void *_Nonnull view_class, double x, double y, double width, double height);

/// Makes a table's cell of a class by its `init(style:reuseIdentifier:)`.
///
/// The class is the metadata of a subclass of `UITableViewCell`. The identifier is the two words of an optional string,
/// which the initializer releases. The result is owned by the caller.
void *_Nonnull drag_uikit_make_cell(const void *_Nonnull cell_class, uint8_t style, uint64_t identifier_count,
                                    void *_Nullable identifier_object);

/// Makes a header or a footer of a table by the `init(reuseIdentifier:)` of its class.
///
/// The class is the metadata of a subclass of `UITableViewHeaderFooterView`. The identifier is the two words of an optional
/// string, which the initializer releases. The result is owned by the caller.
void *_Nonnull drag_uikit_make_header(const void *_Nonnull header_class, uint64_t identifier_count,
                                      void *_Nullable identifier_object);

/// Makes a layer of a class by its `init()`.
///
/// The class is the metadata of a subclass of `CALayer`. The result is owned by the caller.
void *_Nonnull drag_uikit_make_layer(const void *_Nonnull layer_class);

#endif
